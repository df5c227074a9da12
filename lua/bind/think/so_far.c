/*
** The round so far, played again in a world.
**
** Each move is tried from the same moment of the same world.  If the question
** is in a call of play_tricks that has called no step yet, nothing but the
** table has changed since that call.  So a snapshot is taken the first time.
** Later the rules play up to the call, and the table skips to the question.  A
** trace (match/trace.c) lets the rules skip to the call.  It also has what the
** steps have changed that play_tricks has called, so with it these matter no
** more.
*/
#include "think/think.h"
#include "think/worlds.h"

#include "bots/bots.h"
#include "match/account.h"

#include <stddef.h>
#include <string.h>


#define COUNTED 7     /* of so many runs the instructions are counted in one */
#define HEAVY 1000000 /* steps of a run; then they are counted in all */


/* Takes the scratch match back before the round.  Its decisions, `size` bytes
** of them, are ready to be read. */
static void rewind_scratch(lua_State *L, Worlds *worlds, uint32_t size) {
  const tn_Table *truth = &worlds->match->table;
  Match *scratch = worlds->scratch;
  tn_Table *table = &scratch->table;
  tn_table_rewind(table, truth->round);
  tn_table_reseed(table, truth->seed);
  table->deck_order = worlds->world.order;
  table->deck_orders = worlds->world.orders;
  table->supposed = true;
  memset(table->bot, TN_ASKED, sizeof table->bot);
  memset(table->tricks, 0, sizeof table->tricks);
  scratch->calls = scratch->tricks_called = 0;
  scratch->only_tricks = false;
  scratch->known = NULL;
  scratch->over = scratch->between = false;
  scratch->finished = truth->round - 1;
  scratch->order_stale = true;
  scratch->winner = TN_NONE;
  scratch->next_dealer = truth->began_by;
  scratch->asks_first = truth->at_once ? (uint8_t)(worlds->seat + 1) : 0;
  scratch->asks_first_at = truth->together.asked_read - truth->round_read;
  if (!tn_tape_load(&table->tape, &table->memory, worlds->tape.bytes, size))
    tnl_raise_need(L, scratch, TN_NO_MEMORY);
}


/* Must the same player answer the same question as in the true match? */
static bool asks_the_same(const Worlds *worlds) {
  const Match *scratch = worlds->scratch;
  const tn_Question *asks = &scratch->table.question;
  const tn_Question *asked = &worlds->match->table.question;
  return !scratch->over && !scratch->between && asks->seat == worlds->seat &&
         asks->kind == asked->kind &&
         scratch->table.tape.at == scratch->table.tape.used;
}


/*
** To count instructions costs time.  So they are counted in one of several runs
** of the rules, which pays for all; and in each run from when one has been
** heavy.
*/
bool tnl_go_on(lua_State *L, Worlds *worlds) {
  worlds->failed = false;
  if (worlds->left < 0)
    return false;
  int64_t before = worlds->left;
  bool sample = !worlds->heavy && worlds->runs++ % COUNTED == 0;
  tnl_budget_think(tn_lua_budget(L), &worlds->left, worlds->heavy || sample);
  worlds->failed = !tnl_resume_flow(L, worlds->scratch, worlds->flow);
  if (worlds->scratch->looked) /* what may be answered is worked out in full */
    worlds->scratch->table.supposed = false;
  int64_t taken = before - worlds->left;
  worlds->heavy |= taken > HEAVY;
  if (sample && !worlds->heavy)
    worlds->left -= (COUNTED - 1) * taken;
  return !worlds->failed;
}


void tnl_begin_again(lua_State *L, Worlds *worlds, uint32_t size) {
  worlds->reached = false;
  rewind_scratch(L, worlds, size);
  lua_getiuservalue(L, 1, WORLDS_SCRATCH);
  lua_getiuservalue(L, 1, WORLDS_FLOW);
  int top = lua_gettop(L);
  worlds->flow = tnl_set_flow(L, top - 1, top);
  lua_settop(L, top - 2);
}


/* Takes a snapshot if the question can be skipped to. */
static void take_snapshot(lua_State *L, Worlds *worlds) {
  const Match *scratch = worlds->scratch;
  Skip *skip = &worlds->skip;
  bool whole = !scratch->stepped || worlds->trace.usable;
  if (skip->nth > 0 || !scratch->only_tricks || !whole || scratch->table.log.on)
    return;
  if (!tn_snapshot_take(&skip->snapshot, &scratch->table))
    tnl_raise_need(L, worlds->scratch, TN_NO_MEMORY);
  skip->nth = scratch->tricks_called;
}


/* Keeps the decisions as they are on the tape by now.  A card that is forced in
** this world only has got a mark there, which is a byte in the wide core. */
static void keep_marks(lua_State *L, Worlds *worlds) {
  const tn_Table *table = &worlds->scratch->table;
  if (table->tape.used - table->round_at == worlds->tape.used)
    return;
  worlds->tape.used = 0;
  if (!tn_tape_copy(&worlds->tape, &worlds->memory, &table->tape,
                    table->round_at, table->tape.used))
    tnl_raise_need(L, worlds->scratch, TN_NO_MEMORY);
}


/* Gives the scratch match the trace, to be recorded or followed. */
static void give_trace(lua_State *L, Worlds *worlds) {
  Trace *trace = &worlds->trace;
  if (trace->wanted == TRACE_OFF)
    return;
  trace->wanted = trace->usable ? TRACE_SKIPS : TRACE_RECORDS;
  lua_getiuservalue(L, 1, WORLDS_SCRATCH);
  lua_getiuservalue(L, 1, WORLDS_TRACE);
  lua_setiuservalue(L, -2, MATCH_TRACE);
  lua_pop(L, 1);
  worlds->scratch->trace = trace;
}


/* Drops a trace when the rules have done something else. */
static void drop_trace(Worlds *worlds) {
  worlds->trace.wanted = TRACE_OFF;
  worlds->trace.usable = false;
  worlds->skip.nth = 0;
}


/* Takes the trace from the scratch match.  It has been recorded if the question
** was reached.  Answers whether the match must play again without it. */
static bool take_trace(lua_State *L, Worlds *worlds, bool reached) {
  Match *scratch = worlds->scratch;
  Trace *trace = &worlds->trace;
  if (!scratch->trace)
    return false;
  lua_getiuservalue(L, 1, WORLDS_SCRATCH);
  tnl_trace_end(L, -1, scratch);
  bool followed = trace->wanted == TRACE_SKIPS;
  if (followed && !reached)
    drop_trace(worlds);
  else if (reached && !followed)
    tnl_trace_keep(L, lua_gettop(L), scratch, trace);
  lua_pop(L, 1);
  return followed && !reached;
}


/* Plays the round so far.  Where a log is kept, all of it is played. */
static bool play(lua_State *L, Worlds *worlds) {
  Match *scratch = worlds->scratch;
  bool logs = scratch->table.log.on;
  tnl_begin_again(L, worlds, worlds->tape.used);
  if (!logs)
    give_trace(L, worlds);
  scratch->skip = logs ? NULL : &worlds->skip;
  bool reached = tnl_go_on(L, worlds) && asks_the_same(worlds);
  scratch->skip = NULL;
  return reached;
}


/* Did Ctrl-C stop the rules? */
static bool was_stopped(const Worlds *worlds) {
  if (!worlds->failed || lua_type(worlds->flow, -1) != LUA_TSTRING)
    return false;
  return strstr(lua_tostring(worlds->flow, -1), "interrupted!") != NULL;
}


bool tnl_play_so_far(lua_State *L, Worlds *worlds) {
  bool reached = play(L, worlds);
  if (take_trace(L, worlds, reached) && !was_stopped(worlds))
    reached = play(L, worlds);
  worlds->reached = reached;
  if (reached) {
    keep_marks(L, worlds);
    take_snapshot(L, worlds);
  }
  return reached;
}


bool tnl_may_remember(const Worlds *worlds) {
  const Trace *trace = &worlds->trace;
  return !worlds->ends.off && trace->usable && !trace->differs &&
         worlds->skip.nth > 0;
}


bool tnl_may_skip_rules(lua_State *L, const Worlds *worlds) {
  const tn_Table *table = &worlds->skip.snapshot.table;
  return tnl_may_remember(worlds) && !table->stop_after_trick &&
         !table->speech.any && !tn_lua_budget(L)->interrupted;
}


void tnl_skip_so_far(lua_State *L, Worlds *worlds) {
  Match *scratch = worlds->scratch;
  const Trace *trace = &worlds->trace;
  const size_t rest = offsetof(Match, by_suit);
  rewind_scratch(L, worlds, worlds->tape.used);
  memcpy((char *)scratch + rest, (const char *)&trace->match + rest,
         sizeof *scratch - rest);
  scratch->in_tricks = false;
  tn_snapshot_restore(&worlds->skip.snapshot, &scratch->table);
  scratch->table.order = worlds->skip.snapshot.table.order;
}


/*
** worlds:reach([same]) -> true; or false [, error, flow]: plays the round so
** far in the present world, so that the question is asked there.  False:
** another one is asked.  With `same`, which worlds:same() has answered, the
** rules need not run; then the fields are not put in place.
*/
int tnl_worlds_reach(lua_State *L) {
  Worlds *worlds = toworlds(L);
  worlds->failed = false;
  if (lua_toboolean(L, 2) && tnl_may_skip_rules(L, worlds))
    tnl_skip_so_far(L, worlds);
  else if (!tnl_play_so_far(L, worlds))
    return tnl_failure(L, worlds);
  lua_pushboolean(L, 1);
  return 1;
}


/*
** worlds:same() -> same, by_tricks: have the rules done the same in all worlds
** up to the question?  And is what they score known to go by tricks alone?
*/
int tnl_worlds_same(lua_State *L) {
  const Worlds *worlds = toworlds(L);
  bool same = tnl_may_skip_rules(L, worlds);
  lua_pushboolean(L, same);
  lua_pushboolean(L,
                  same && !worlds->scratch->points && worlds->ends.reads == 0);
  return 2;
}


int tnl_failure(lua_State *L, Worlds *worlds) {
  lua_pushboolean(L, 0);
  if (!worlds->failed)
    return 1;
  lua_xmove(worlds->flow, L, 1);
  lua_getiuservalue(L, 1, WORLDS_SCRATCH);
  pushvalue(L, -1, MATCH_FLOW);
  lua_remove(L, -2);
  return 3;
}


/*
** worlds:quick() -> the play that a quick bot would make in the present world,
** as text; nil if it would play at random; or false [, error, flow]
*/
int tnl_worlds_quick(lua_State *L) {
  Worlds *worlds = toworlds(L);
  tn_Table *table = &worlds->scratch->table;
  if (!tnl_play_so_far(L, worlds))
    return tnl_failure(L, worlds);
  luaL_argcheck(L, table->question.kind == TN_ASK_PLAY, 1, "no play is asked");
  tni_styles_begin(&worlds->styles, table, worlds->scratch->points);
  worlds->work += AT_ONCE;
  if (table->bot[worlds->seat] == TN_RANDOM)
    return 0;
  tn_Random random = {worlds->chance};
  tn_Set play = tni_quick_play(table, &random);
  tn_Card cards[TN_CARDS];
  tnl_pushcards(L, table->deck, cards, tn_set_list(&play, cards));
  return 1;
}
