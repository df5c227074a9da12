/* The flow of a match: the coroutine that runs its rules. */
#include "match/account.h"


lua_State *tnl_set_flow(lua_State *L, int arg, int f) {
  pushvalue(L, arg, MATCH_FLOW);
  lua_State *flow = lua_tothread(L, -1);
  if (flow) {
    if (lua_status(flow) != LUA_OK || lua_gettop(flow) > 0)
      lua_resetthread(flow); /* else what ran there has ended */
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


/* nil, the error on top of a dead flow, and the flow, whose stack tells
** where it happened. */
static int flow_error(lua_State *L, lua_State *flow) {
  lua_pushnil(L);
  lua_xmove(flow, L, 1);
  pushvalue(L, 1, MATCH_FLOW);
  return 3;
}


bool tnl_resume_flow(lua_State *L, Match *match, lua_State *flow) {
  tn_Budget *budget = tn_lua_budget(L);
  int status = lua_status(flow), results;
  Entry before =
      tnl_enter_rules(budget, flow, match->account, &match->table.tape);
  status = lua_resume(flow, L, status == LUA_OK ? 1 : 0, &results);
  tnl_leave_rules(budget, flow, before);
  if (status != LUA_OK && status != LUA_YIELD)
    return false;
  if (match->table.log.failed) /* what has happened could not be told */
    tnl_raise_need(L, match, TN_NO_MEMORY);
  lua_settop(flow, status == LUA_OK ? 0 : lua_gettop(flow) - results);
  return true;
}


/*
** core.resume(match) -> "asked" | "round" | "over"; or nil, error, flow
** Goes on until a player must be asked, or a round or the match is over.
*/
static int resume(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  pushvalue(L, 1, MATCH_FLOW);
  lua_State *flow = lua_tothread(L, -1);
  luaL_argcheck(L, flow, 1, "the match has no flow");
  int status = lua_status(flow);
  if (status != LUA_YIELD && (status != LUA_OK || lua_gettop(flow) == 0))
    return luaL_error(L, "the match cannot go on");
  match->table.locked = 0; /* an error outside may have left it so */
  if (!tnl_resume_flow(L, match, flow))
    return flow_error(L, flow);
  lua_pushstring(L, pause_name(match));
  return 1;
}


static const luaL_Reg functions[] = {
    {"flow", flow_of},
    {"resume", resume},
    {NULL, NULL},
};


void tnl_open_flow(lua_State *L) { luaL_setfuncs(L, functions, 0); }
