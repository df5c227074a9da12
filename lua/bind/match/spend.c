/* Spending the budget of rules, and stopping rules that have spent it at their
** next instruction, so that the error has a line. */
#include "match/account.h"

#include <string.h>

#define PATIENCE 4 /* times as much where a record is played again */

#define PER_LONG 64   /* bytes of text that an instruction may go through */
#define PER_DEEP 4096 /* bytes of the stack, likewise */


tn_Budget *tn_lua_budget(lua_State *L) {
  tn_Budget *budget;
  memcpy(&budget, lua_getextraspace(L), sizeof budget);
  return budget;
}


size_t tnl_account_total(const tn_Budget *budget) {
  size_t total = budget->host.used;
  for (const Account *one = budget->first; one; one = one->next)
    total += one->used;
  return total;
}


static void count_hook(lua_State *L, lua_Debug *call);


/* Lets the thread stop every `each` instructions for a look. */
void tnl_budget_arm(lua_State *L, int each) {
  lua_sethook(L, count_hook, LUA_MASKCOUNT, each);
}


/* Lets the bot that thinks, if there is one, pay for what was done. */
static void charge(tn_Budget *budget) {
  int64_t left = budget->work.left + budget->work.more;
  int64_t done = budget->charged - left;
  if (done < 0) /* steps were granted anew, for another answer */
    done += budget->work.granted;
  if (budget->thought)
    *budget->thought -= done;
  budget->charged = left;
}


void tnl_budget_think(tn_Budget *budget, int64_t *left, bool counted) {
  charge(budget);
  budget->thought = left;
  budget->counted = counted && left;
  budget->ticks = 0;
}


/* Fills the budget for a new answer. */
void tnl_budget_refill(tn_Budget *budget) {
  int64_t times = budget->patient ? PATIENCE : 1;
  charge(budget);
  budget->work.stop = &budget->interrupted;
  tn_work_grant(&budget->work, budget->instructions * times);
  budget->charged = budget->work.left + budget->work.more;
  budget->turn = (budget->turn + 1) & 0xFFFFFF;
}


bool tnl_spend(tn_Budget *budget, size_t instructions) {
  if (tn_work_on(&budget->work, (int64_t)instructions))
    return true;
  if (budget->running)
    tnl_budget_arm(budget->running, 1);
  return false;
}


void tnl_stop_soon(tn_Budget *budget, Stop why) {
  if (!budget->running || budget->stop != STOP_NOT)
    return;
  budget->stop = why;
  tnl_budget_arm(budget->running, 1);
}


/* How many instructions one counts for at most. */
static size_t weight(const Account *account) {
  size_t longest = account->longest > LIGHT ? account->longest / PER_LONG : 0;
  return 1 + longest + account->deepest / PER_DEEP;
}


/* Checks how much memory rules hold, after a garbage collection if it looks
** like too much. */
static void check_memory(lua_State *L, tn_Budget *budget) {
  const Account *account = budget->account;
  tnl_spend(budget, tnl_account_total(budget) / 128);
  lua_gc(L, LUA_GCCOLLECT, 0);
  if (account->used > account->most)
    tnl_raise(L, "too_much_memory %d", (int)(account->most >> 10));
  budget->stop = STOP_NOT;
  tnl_budget_arm(L, EACH);
}


/* Stops rules that made too much of something. */
static void check_stop(lua_State *L, tn_Budget *budget) {
  switch (budget->stop) {
    case STOP_MEMORY: check_memory(L, budget); break;
    case STOP_TEXT: tnl_raise(L, "long_text %d", TEXT_MOST); break;
    case STOP_STACK: tnl_raise(L, "overflow"); break;
    case STOP_NOT: break;
  }
}


bool tnl_must_stop(tn_Budget *budget, int64_t instructions) {
  if (budget->grace <= 0)
    return budget->grace < 0;
  budget->grace -= instructions;
  if (budget->grace > 0)
    return false;
  budget->grace = -1;
  budget->interrupted = 1;
  return true;
}


void tn_lua_switched(lua_State *L) {
  const tn_Budget *budget = tn_lua_budget(L);
  if (budget->interrupted || budget->grace < 0)
    tnl_budget_arm(L, 1);
  else if (budget->grace > 0)
    tnl_budget_arm(L, EACH);
}


int tnl_raise_interrupted(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  bool again = budget->grace < 0;
  if (!again) {
    budget->interrupted = 0;
    budget->grace = budget->insists ? GRACE : 0;
  }
  lua_sethook(L, NULL, 0, 0);
  lua_sethook(budget->main, NULL, 0, 0);
  tn_lua_switched(L);
  tn_lua_switched(budget->main);
  return luaL_error(L, "interrupted!");
}


void tnl_check_interrupted(lua_State *L, lua_State *flow) {
  bool failed = lua_status(flow) > LUA_YIELD && lua_isstring(flow, -1);
  const char *raised = failed ? lua_tostring(flow, -1) : "";
  if (tn_lua_budget(L)->interrupted || strstr(raised, "interrupted!"))
    tnl_raise_interrupted(L);
}


static int raise_spent(lua_State *L, tn_Budget *budget) {
  if (budget->interrupted)
    return tnl_raise_interrupted(L);
  return tnl_raise(L, "for_ever %I", (LUAI_UACINT)budget->instructions);
}


/* Stops rules in whose rounds a bot has thought enough.  The search hears it,
** nobody else. */
static void check_thought(lua_State *L, tn_Budget *budget) {
  charge(budget);
  if (!budget->thought || *budget->thought >= 0)
    return;
  lua_pushliteral(L, "the bot has thought enough");
  lua_error(L);
}


/* How many answers the match that runs has had.  Native bots answer without a
** pause. */
uint32_t tnl_budget_decisions(const tn_Budget *budget) {
  return budget->tape ? budget->tape->read : 0;
}


/* Stops the rules if they were interrupted or have spent their budget.  A spent
** budget stays spent. */
static void count_hook(lua_State *L, lua_Debug *call) {
  (void)call;
  tn_Budget *budget = tn_lua_budget(L);
  if (budget->interrupted || tnl_must_stop(budget, EACH))
    tnl_raise_interrupted(L);
  if (!budget->running) {
    if (budget->grace == 0)
      lua_sethook(L, NULL, 0, 0);
    return;
  }
  check_stop(L, budget);
  if (!tnl_spend(budget, EACH * weight(budget->account)))
    raise_spent(L, budget);
  check_thought(L, budget);
  bool stays = budget->always || budget->counted || budget->grace != 0;
  if (!stays && tnl_budget_decisions(budget) != budget->seen_read)
    lua_sethook(L, NULL, 0, 0); /* until another answer takes long, too */
}


void tnl_spend_work(lua_State *L, size_t instructions) {
  tn_Budget *budget = tn_lua_budget(L);
  if (budget->running && !tnl_spend(budget, instructions))
    raise_spent(L, budget);
}


tn_Work *tnl_work(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  if (!budget->running)
    tnl_budget_refill(budget);
  return &budget->work;
}


void tnl_check_work(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  if (tn_work_spent(&budget->work) && !tn_work_look(&budget->work))
    raise_spent(L, budget);
}
