/* The flow of a match: the coroutine that runs its rules. */
#include "match/account.h"
#include "match/trace.h"


lua_State *tnl_set_flow(lua_State *L, int arg, int f) {
  pushvalue(L, arg, MATCH_FLOW);
  lua_State *flow = lua_tothread(L, -1);
  if (flow) {
    if (lua_status(flow) != LUA_OK || lua_gettop(flow) > 0)
      lua_resetthread(flow); /* otherwise what ran there has ended */
  } else {
    flow = lua_newthread(L);
    lua_setiuservalue(L, arg, MATCH_FLOW);
  }
  lua_pop(L, 1);
  lua_pushvalue(L, f);
  lua_pushvalue(L, arg);
  lua_xmove(L, flow, 2);
  return flow;
}


void tnl_begin_tricks(lua_State *L, Match *match) {
  const Skip *skip = match->skip;
  match->only_tricks = true;
  match->stepped = false;
  match->tricks_called++;
  if (skip && skip->nth == match->tricks_called)
    tn_snapshot_restore(&skip->snapshot, &match->table);
  if (match->trace)
    tnl_trace_tricks(L, match);
}


/* core.flow(match, f): f(match) will run the match, when it is resumed */
static int flow_of(lua_State *L) {
  tnl_checkmatch(L, 1);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  tnl_set_flow(L, 1, 2);
  return 0;
}


/* Why the flow has paused. */
static const char *pause_name(const Match *match) {
  if (match->over)
    return "over";
  return match->between ? "round" : "asked";
}


/* Pushes nil, the error on top of a dead flow, and the flow, whose stack tells
** where it happened. */
static int flow_error(lua_State *L, lua_State *flow) {
  lua_pushnil(L);
  lua_xmove(flow, L, 1);
  pushvalue(L, 1, MATCH_FLOW);
  return 3;
}


/* Goes on. A round that is to be dealt again has handed over what the flow
** begins with, and begins anew. */
static int go_on(lua_State *L, const Match *match, lua_State *flow,
                 int *results) {
  int status = lua_status(flow);
  status = lua_resume(flow, L, status == LUA_OK ? 1 : 0, results);
  while (status == LUA_YIELD && match->again) {
    lua_xmove(flow, L, 2);
    lua_resetthread(flow);
    lua_xmove(L, flow, 2);
    status = lua_resume(flow, L, 1, results);
  }
  return status;
}


bool tnl_resume_flow(lua_State *L, Match *match, lua_State *flow) {
  tn_Budget *budget = tn_lua_budget(L);
  int results;
  Entry before =
      tnl_enter_rules(budget, flow, match->head.account, &match->table.tape);
  int status = go_on(L, match, flow, &results);
  tnl_leave_rules(budget, flow, before);
  if (status != LUA_OK && status != LUA_YIELD)
    return false;
  if (match->table.log.failed) /* the log could not keep what happened */
    tnl_raise_need(L, match, TN_NO_MEMORY);
  lua_settop(flow, status == LUA_OK ? 0 : lua_gettop(flow) - results);
  return true;
}


/* Answers a question for a single card as the list of all decisions, if there
** is one, has it; false if it does not, or if the question says more. */
static bool answer_from(lua_State *L, int list, Match *match) {
  tn_Table *table = &match->table;
  if (match->over || match->between || !lua_istable(L, list) ||
      table->question.kind != TN_ASK_CARD)
    return false;
  bool more = lua_getiuservalue(L, 1, MATCH_ASKED) != LUA_TNIL;
  lua_rawgeti(L, list, (lua_Integer)table->tape.read + 1);
  size_t size = 0;
  const char *text =
      lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &size) : NULL;
  tn_Card card = text ? tn_deck_read(table->deck, text, size) : TN_NONE;
  lua_pop(L, 2);
  if (more || card == TN_NONE)
    return false;
  tn_Answer answer = {TN_CARD_ANSWER, false, 1, card, NULL};
  if (!tn_tape_write(&table->tape, &table->memory, answer))
    tnl_raise_need(L, match, TN_NO_MEMORY);
  return true;
}


/*
** core.resume(match [, moves]) -> "asked" | "round" | "over"; or nil, error,
** flow
** Goes on until a player must be asked, or a round or the match is over. Where
** a list of the match's decisions is given, single cards are taken from it.
*/
static int resume(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  lua_settop(L, 2);
  pushvalue(L, 1, MATCH_FLOW);
  lua_State *flow = lua_tothread(L, -1);
  luaL_argcheck(L, flow, 1, "the match has no flow");
  int status = lua_status(flow);
  if (status != LUA_YIELD && (status != LUA_OK || lua_gettop(flow) == 0))
    return luaL_error(L, "the match cannot go on");
  match->table.locked = 0; /* an error outside may have left it so */
  do {
    if (!tnl_resume_flow(L, match, flow))
      return flow_error(L, flow);
  } while (answer_from(L, 2, match));
  lua_pushstring(L, pause_name(match));
  return 1;
}


static const luaL_Reg functions[] = {
    {"flow", flow_of},
    {"resume", resume},
    {NULL, NULL},
};


void tnl_open_flow(lua_State *L) { luaL_setfuncs(L, functions, 0); }
