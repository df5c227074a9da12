/* Perfect play of a position in a match. */
#include "think/think.h"

#include "match/account.h"
#include "tenace/solve.h"

#include <stdlib.h>

/* What is asked about a position. */
typedef struct Request {
  tn_Stakes stakes;
  tn_Solution solutions[TN_SOLVABLE];
  int n;
  uint64_t nodes;
  uint64_t most; /* positions to look at */
  const tn_Solver *solver;
  const tn_Budget *budget;
} Request;


static bool is_over(void *host) {
  const Request *request = host;
  return request->budget->interrupted ||
         tn_solver_nodes(request->solver) >= request->most;
}


/* Nothing here raises: the solver's memory is given back in any case. */
static tn_SolveFault solve_with(tn_Solver *solver, const tn_Table *table,
                                Request *request) {
  tn_SolveFault fault = tn_solver_pose(solver, table, &request->stakes);
  request->solver = solver;
  tn_solver_stop(solver, is_over, request);
  if (fault == TN_SOLVED)
    fault = tn_solver_all(solver, request->solutions, &request->n);
  request->nodes = tn_solver_nodes(solver);
  return fault;
}


static void *host_alloc(void *host, void *block, size_t old, size_t size) {
  (void)host;
  (void)old;
  if (size > 0)
    return realloc(block, size);
  free(block);
  return NULL;
}


tn_Memory tnl_solver_memory(void) { return (tn_Memory){host_alloc, NULL}; }


static tn_SolveFault solve(const tn_Table *table, Request *request) {
  const tn_Memory memory = tnl_solver_memory();
  tn_Solver *solver = tn_solver_new(&memory);
  if (!solver)
    return TN_SOLVE_NO_MEMORY;
  tn_SolveFault fault = solve_with(solver, table, request);
  tn_solver_free(solver);
  return fault;
}


/* A number of the table of arguments, or 0. */
static int16_t count_at(lua_State *L, int arg, const char *name) {
  lua_getfield(L, arg, name);
  lua_Integer n = luaL_optinteger(L, -1, 0);
  luaL_argcheck(L, n >= -1000 && n <= 1000, arg, "from -1000 to 1000");
  lua_pop(L, 1);
  return (int16_t)n;
}


/* The most positions to look at. */
static uint64_t most_at(lua_State *L, int arg) {
  lua_getfield(L, arg, "most");
  lua_Integer most = luaL_checkinteger(L, -1);
  lua_pop(L, 1);
  return most > 0 ? (uint64_t)most : 1;
}


static bool flag_at(lua_State *L, int arg, const char *name) {
  lua_getfield(L, arg, name);
  bool flag = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return flag;
}


/* The seats that the table of arguments names. */
static uint8_t camp_at(lua_State *L, const Match *match, int arg) {
  uint8_t camp = 0;
  lua_getfield(L, arg, "camp");
  luaL_checktype(L, -1, LUA_TTABLE);
  for (lua_Integer i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
    lua_Integer seat = luaL_checkinteger(L, -1);
    luaL_argcheck(L, seat >= 1 && seat <= match->table.players, arg,
                  "no such player");
    camp |= (uint8_t)(1u << (seat - 1));
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
  return camp;
}


static tn_Stakes stakes_at(lua_State *L, const Match *match, int arg) {
  tn_Stakes stakes = {.camp = camp_at(L, match, arg),
                      .trick = count_at(L, arg, "trick"),
                      .last = count_at(L, arg, "last"),
                      .fewest = flag_at(L, arg, "fewest")};
  if (flag_at(L, arg, "points"))
    stakes.card = tnl_present_points(L, 1);
  return stakes;
}


static int push_fault(lua_State *L, tn_SolveFault fault) {
  static const char *const names[] = {
      [TN_SOLVE_STOPPED] = "stopped",    [TN_SOLVE_NO_MEMORY] = "no_memory",
      [TN_SOLVE_HOST_RULE] = "own_rule", [TN_SOLVE_SEVERAL] = "several",
      [TN_SOLVE_CARDS] = "cards",        [TN_SOLVE_UNEVEN] = "uneven",
      [TN_SOLVE_COUNTS] = "counts",      [TN_SOLVE_NOTHING] = "no_card",
  };
  lua_pushnil(L);
  lua_pushstring(L, names[fault]);
  return 2;
}


/* Pushes a list of { move =, value = }. */
static void push_solutions(lua_State *L, const tn_Deck *deck,
                           const Request *request) {
  lua_createtable(L, request->n, 0);
  for (int i = 0; i < request->n; i++) {
    lua_createtable(L, 0, 2);
    tnl_pushcard(L, deck, request->solutions[i].card);
    lua_setfield(L, -2, "move");
    lua_pushinteger(L, request->solutions[i].value);
    lua_setfield(L, -2, "value");
    lua_rawseti(L, -2, i + 1);
  }
}


/*
** core.solve(match, { camp =, trick =, last =, points =, fewest =, most = }) ->
** list of { move, value }, positions looked at; or nil and what prevents it:
** what the camp, a list of seats, gets of what is left with each card that the
** player in turn may play.  A trick counts `trick`, the last one `last` more,
** and with `points` cards count their points.
*/
static int core_solve(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  luaL_argcheck(L, match->table.trick.under_way, 1, "no trick is under way");
  tnl_present_order(L, 1);
  const tn_Budget *budget = tn_lua_budget(L);
  Request request = {.stakes = stakes_at(L, match, 2),
                     .most = most_at(L, 2),
                     .budget = budget};
  tn_SolveFault fault = solve(&match->table, &request);
  if (fault == TN_SOLVE_STOPPED && budget->interrupted)
    return tnl_raise_interrupted(L);
  if (fault != TN_SOLVED)
    return push_fault(L, fault);
  push_solutions(L, match->table.deck, &request);
  lua_pushinteger(L, (lua_Integer)request.nodes);
  return 2;
}


/* Those who play with a seat in this round: its party, else its side. */
static uint8_t friends_of(const tn_Table *table, uint8_t seat) {
  const tn_Parties *parties = &table->parties;
  uint8_t camp = 0;
  for (uint8_t other = 0; other < table->players; other++) {
    bool with = parties->formed ? parties->of[other] == parties->of[seat]
                                : table->side_of[other] == table->side_of[seat];
    if (with && !table->out[other])
      camp |= (uint8_t)(1u << other);
  }
  return camp;
}


/* Are those who do not play with the camp friends of each other? */
static bool are_two_camps(const tn_Table *table, uint8_t camp) {
  uint8_t others = 0;
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (!(camp >> seat & 1) && !table->out[seat])
      others = others ? others : friends_of(table, seat);
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (!table->out[seat] && !((camp | others) >> seat & 1))
      return false;
  return true;
}


/*
** core.camp(match [, alone]) -> list of seats, seat; or nil, seat: those who
** play with the player in turn, whose seat it answers, too; nil if there are
** more than two camps.  The player `alone` plays against all others, if there
** is one.
*/
static int core_camp(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  uint8_t turn = table->trick.turn, camp = friends_of(table, turn);
  if (!are_two_camps(table, camp) && !lua_isnoneornil(L, 2)) {
    camp = friends_of(table, tnl_checkplayer(L, match, 2));
    camp = camp >> turn & 1 ? camp : (uint8_t)~camp;
  } else if (!are_two_camps(table, camp)) {
    camp = 0;
  }
  lua_Integer n = 0;
  lua_newtable(L);
  for (uint8_t seat = 0; camp && seat < table->players; seat++)
    if (camp >> seat & 1 && !table->out[seat]) {
      lua_pushinteger(L, seat + 1);
      lua_rawseti(L, -2, ++n);
    }
  if (n == 0)
    lua_pushnil(L);
  lua_pushinteger(L, turn + 1);
  return 2;
}


/*
** core.play_ends(match) -> whether the word play_tricks runs the tricks; the
** seat that ends the play by winning a trick, or nil
*/
static int core_play_ends(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  bool runs = table->to_play > 0;
  lua_pushboolean(L, runs);
  if (!runs || table->until_wins == TN_NONE)
    return 1;
  lua_pushinteger(L, table->until_wins + 1);
  return 2;
}


static const luaL_Reg functions[] = {
    {"camp", core_camp},
    {"play_ends", core_play_ends},
    {"solve", core_solve},
    {NULL, NULL},
};


void tnl_open_solve(lua_State *L) { luaL_setfuncs(L, functions, 0); }
