/*
** What rules files may use up in one answer, instructions and memory; and how
** rules are entered and left.
**
** Rules run in two places: in a match's flow (a coroutine), and in a call of
** the engine's (a file that is loaded, a step that is called by itself).  While
** they run, what they make is charged to an account (account.c), texts have
** only the bounded methods, and a count hook (spend.c) may be armed.  The hook
** costs up to a quarter of the speed.  So it is armed only when the host says
** (by a tick, from a signal) that the same answer takes long, unless it is
** always on.
**
** A clock decides nothing.  An instruction counts for more where the rules have
** made long texts or a deep stack, and work done by a function counts by its
** size.  So what was played can be replayed on any machine.  Instructions
** before the hook was armed are not counted, so a replay gets several times as
** many.
*/
#include "match/account.h"

#include <string.h>

#define PER_BYTE 64 /* bytes more for each byte of the decisions */

#define LONG 25 /* ticks after which a bot's thoughts are counted */

#define ACCOUNT_T "tenace.account"


void tn_lua_interrupt(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  lua_State *running = budget->running;
  if (budget->grace == 0)
    budget->interrupted = 1;
  tn_lua_switched(L);
  if (running)
    tn_lua_switched(running);
}


void tn_lua_insist(lua_State *L, bool on) {
  tn_Budget *budget = tn_lua_budget(L);
  budget->insists = on;
  budget->interrupted = 0;
  budget->grace = 0;
  lua_sethook(L, NULL, 0, 0);
  lua_sethook(budget->main, NULL, 0, 0);
}


void tn_lua_on_start(lua_State *L, void (*start)(void)) {
  tn_lua_budget(L)->start = start;
}


bool tn_lua_tick(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  lua_State *running = budget->running;
  uint32_t read = tnl_budget_decisions(budget);
  bool same = budget->turn == budget->seen, idle = same && !running;
  bool thinks = budget->thought && ++budget->ticks > LONG;
  budget->counted |= thinks;
  bool takes_long = thinks || (same && read == budget->seen_read);
  if (running && takes_long && !lua_gethookmask(running))
    tnl_budget_arm(running, EACH);
  budget->seen = budget->turn;
  budget->seen_read = read;
  budget->ticking = !idle;
  return !idle;
}


/* Begins the first rules of an answer: nothing is spent, nothing is wrong.  A
** long match may hold more: its decisions, its log, its score sheet. */
static void begin(tn_Budget *budget, Account *account) {
  account->most = budget->share * (budget->patient ? 2 : 1);
  if (budget->tape)
    account->most += budget->tape->used * (size_t)PER_BYTE;
  budget->stop = STOP_NOT;
  tnl_budget_refill(budget);
  if (!budget->ticking && budget->start) {
    budget->ticking = 1;
    budget->start();
  }
}


Entry tnl_enter_rules(tn_Budget *budget, lua_State *thread, Account *account,
                      const tn_Tape *tape) {
  Entry before = {budget->running, budget->account, budget->tape};
  if (tape)
    budget_follow(budget, tape);
  if (!before.running)
    begin(budget, account);
  if (account)
    budget->account = account;
  budget->running = thread;
  bool counts = budget->always || budget->counted;
  if (counts || (before.running && lua_gethookmask(before.running)))
    tnl_budget_arm(thread, EACH);
  tnl_must_stop(budget, EACH);
  tn_lua_switched(thread);
  return before;
}


void tnl_leave_rules(tn_Budget *budget, lua_State *thread, Entry before) {
  budget->running = before.running;
  budget->account = before.account;
  budget_follow(budget, before.tape);
  if (!before.running)
    tnl_budget_think(budget, NULL, false);
  bool stops = budget->interrupted || budget->grace != 0;
  if (!before.running && !stops && lua_gethookmask(thread))
    lua_sethook(thread, NULL, 0, 0);
}


/* The head of the match at `arg`, whichever core it is of; NULL if it is no
** match. */
static const MatchHead *test_head(lua_State *L, int arg) {
  const MatchHead *head = lua_touserdata(L, arg);
  if (!head || lua_rawlen(L, arg) < sizeof *head ||
      (head->magic & ~WIDE_MAGIC) != MATCH_MAGIC)
    return NULL;
  return head;
}


/* The account userdata at `arg`, or NULL. */
static Account *test_account(lua_State *L, int arg) {
  Account **account = luaL_testudata(L, arg, ACCOUNT_T);
  return account ? *account : NULL;
}


size_t tnl_longest_text(lua_State *L, int arg) {
  const Account *account = test_account(L, arg);
  return account ? account->longest : 0;
}


/* core.account() -> to be handed to core.guard: one for several calls */
static int new_account(lua_State *L) {
  Account **account = lua_newuserdatauv(L, sizeof *account, 0);
  *account = NULL;
  luaL_setmetatable(L, ACCOUNT_T);
  *account = tnl_account_new(L);
  return 1;
}


static int account_gc(lua_State *L) {
  Account **account = luaL_checkudata(L, 1, ACCOUNT_T);
  if (*account)
    tnl_account_close(L, *account);
  *account = NULL;
  return 0;
}


/* Calls the function on the stack as rules of the account, as lua_call does.
** After an error the stack of the rules that ran already is whole. */
static void call_charged(lua_State *L, Account *account, const tn_Tape *tape,
                         int arguments, int results) {
  tn_Budget *budget = tn_lua_budget(L);
  if (budget->running) {
    lua_call(L, arguments, results);
    return;
  }
  Entry before = tnl_enter_rules(budget, L, account, tape);
  int status = lua_pcall(L, arguments, results, 0);
  tnl_leave_rules(budget, L, before);
  if (status != LUA_OK)
    lua_error(L);
}


/*
** core.guard(owner, f, ...) -> what f answers, run under the budgets of rules
** Whose they are: a match's, or an account's, or (nil) those of an account that
** ends with them; where rules run already they are theirs.
*/
static int guard(lua_State *L) {
  luaL_checkany(L, 2);
  const MatchHead *match = test_head(L, 1);
  Account *account = match ? match->account : test_account(L, 1);
  if (!account) {
    new_account(L);
    lua_replace(L, 1);
    account = test_account(L, 1);
  }
  call_charged(L, account, match ? match->tape : NULL, lua_gettop(L) - 2,
               LUA_MULTRET);
  return lua_gettop(L) - 1;
}


/*
** core.outside(f, ...) -> what f answers
** A function of the host's that rules have called, such as one that reads a
** file.  What it makes and does is not counted as theirs.
*/
static int outside(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  lua_State *running = budget->running;
  Account *account = budget->account;
  bool counted = lua_gethookmask(L) != 0;
  budget->running = NULL;
  budget->account = &budget->host;
  int status = lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0);
  budget->account = account;
  budget->running = running;
  if (counted && running)
    tnl_budget_arm(running, EACH);
  if (status != LUA_OK)
    return lua_error(L);
  return lua_gettop(L);
}


/*
** core.patiently(f, ...) -> what f answers
** While it runs, rules get several times as much of everything: so what they
** did once they can do again, whatever the machine.
*/
static int patiently(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  bool before = budget->patient;
  budget->patient = true;
  int status = lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0);
  budget->patient = before;
  if (status != LUA_OK)
    return lua_error(L);
  return lua_gettop(L);
}


void tnl_call_rules(lua_State *L, const MatchHead *match, int arguments,
                    int results) {
  call_charged(L, match->account, match->tape, arguments, results);
}


/*
** core.budget { instructions=, memory=, always= }: what rules may use for one
** answer, and hold.  Whatever is left out stays as it is.
*/
static int set_budget(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_getfield(L, 1, "instructions");
  budget->instructions = luaL_optinteger(L, -1, budget->instructions);
  lua_getfield(L, 1, "memory");
  budget->share = (size_t)luaL_optinteger(L, -1, (lua_Integer)budget->share);
  lua_getfield(L, 1, "always");
  if (!lua_isnil(L, -1))
    budget->always = lua_toboolean(L, -1);
  return 0;
}


/* core.spend(n): what a function did counts for n instructions of the rules
** that called it, if there are any */
static int spend_some(lua_State *L) {
  tnl_spend_work(L, (size_t)luaL_checkinteger(L, 1));
  return 0;
}


/* core.spent() -> did the rules that ran last want more than there is? */
static int was_spent(lua_State *L) {
  const tn_Budget *budget = tn_lua_budget(L);
  bool spent = tn_work_spent(&budget->work);
  lua_pushboolean(L, spent || budget->stop != STOP_NOT);
  return 1;
}


/* core.memory([match]) -> bytes that the state uses, the core's included; or
** those that the rules of a match hold */
static int memory(lua_State *L) {
  const MatchHead *match = test_head(L, 1);
  size_t bytes =
      match ? match->account->used : tnl_account_total(tn_lua_budget(L));
  lua_pushinteger(L, (lua_Integer)bytes);
  return 1;
}


/* The methods of texts: all of the library outside rules (upvalue 1), the
** bounded ones inside (upvalue 2). */
static int text_method(lua_State *L) {
  lua_pushvalue(L, 2);
  bool inside = tn_lua_budget(L)->running == L;
  lua_gettable(L, lua_upvalueindex(inside ? 2 : 1));
  return 1;
}


/* The call of a text: inside rules a loop may go through its words. */
static int text_called(lua_State *L) {
  if (tn_lua_budget(L)->running == L && tnl_begin_loop(L))
    return 1;
  return luaL_error(L, "attempt to call a string value");
}


/* core.safe_text(methods): the methods that texts have inside rules, where a
** loop may go through the words of a text, too */
static int safe_text(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  lua_getfield(L, 1, "find");
  lua_pushcclosure(L, tnl_find, 1);
  lua_setfield(L, 1, "find");
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_getglobal(L, "string");
  lua_pushvalue(L, 1);
  lua_pushcclosure(L, text_method, 2);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, text_called);
  lua_setfield(L, -2, "__call");
  return 0;
}


static const luaL_Reg functions[] = {
    {"account", new_account}, {"budget", set_budget},
    {"guard", guard},         {"memory", memory},
    {"outside", outside},     {"patiently", patiently},
    {"safe_text", safe_text}, {"spend", spend_some},
    {"spent", was_spent},     {NULL, NULL},
};


void tnl_open_budget(lua_State *L) {
  tnl_account_install(L);
  luaL_newmetatable(L, ACCOUNT_T);
  lua_pushcfunction(L, account_gc);
  lua_setfield(L, -2, "__gc");
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
}
