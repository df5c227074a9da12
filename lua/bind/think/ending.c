/*
** Endings: perfect play within a search.
**
** A world is solved not for as many points as can be, but for the steps that
** the rules reward.  Which these are, the rules are asked: the rest of the
** tricks is claimed with so many points, and the rules score.
*/
#include "think/think.h"
#include "tenace/solve.h"


#define STEPS 512 /* at most */

/* The solver of a state, and what it was asked. */
typedef struct Ender {
  tn_Solver *solver;
  uint64_t most; /* positions to look at */
} Ender;

static const char ender_key = 0;


static int ender_gc(lua_State *L) {
  Ender *ender = lua_touserdata(L, 1);
  if (ender->solver)
    tn_solver_free(ender->solver);
  ender->solver = NULL;
  return 0;
}


/* The state's solver, made when it is asked for first. */
static Ender *ender_of(lua_State *L) {
  const tn_Memory memory = tnl_solver_memory();
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &ender_key) != LUA_TNIL) {
    Ender *ender = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return ender;
  }
  lua_pop(L, 1);
  Ender *ender = lua_newuserdatauv(L, sizeof *ender, 0);
  *ender = (Ender){NULL, 0};
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, ender_gc);
  lua_setfield(L, -2, "__gc");
  lua_setmetatable(L, -2);
  ender->solver = tn_solver_new_small(&memory);
  if (!ender->solver)
    luaL_error(L, "not enough memory");
  lua_rawsetp(L, LUA_REGISTRYINDEX, &ender_key);
  return ender;
}


static bool is_over(void *host) {
  const Ender *ender = host;
  return tn_solver_nodes(ender->solver) >= ender->most;
}


/* Is a card to be played to a trick that play_tricks runs, with no step of the
** rules after it, and may it be solved? */
static bool may_end(const tn_Table *table) {
  const tn_Question *question = &table->question;
  return question->kind == TN_ASK_CARD && question->to == TN_TRICK &&
         table->to_play > 0 && !table->plays && !table->stop_after_trick &&
         !table->speech.any;
}


/* core.ending(match) -> number; or nil: the tricks that are left, if what
** follows the next card can be claimed and solved */
static int core_ending(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  if (!may_end(table))
    return 0;
  lua_pushinteger(L, table->to_play);
  return 1;
}


static uint8_t camp_at(lua_State *L, const Match *match, int arg) {
  lua_Integer camp = luaL_checkinteger(L, arg);
  luaL_argcheck(L, camp > 0 && camp < 1 << match->table.players, arg,
                "seats expected");
  return (uint8_t)camp;
}


/*
** core.pose_ending(match, camp, by_points, last, fewest) -> least, most; or
** nil: takes the position over, and says what the camp gets of what is left at
** least and at most; `last` is what the last trick counts besides.
*/
static int core_pose_ending(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  bool by_points = lua_toboolean(L, 3);
  tn_Stakes stakes = {.camp = camp_at(L, match, 2),
                      .trick = by_points ? 0 : 1,
                      .last = (int16_t)luaL_checkinteger(L, 4),
                      .fewest = lua_toboolean(L, 5)};
  if (!may_end(&match->table))
    return 0;
  tnl_present_order(L, 1);
  if (by_points)
    stakes.card = tnl_present_points(L, 1);
  tn_Solver *solver = ender_of(L)->solver;
  if (tn_solver_pose(solver, &match->table, &stakes) != TN_SOLVED)
    return 0;
  int least, most;
  tn_solver_range(solver, &least, &most);
  lua_pushinteger(L, least);
  lua_pushinteger(L, most);
  return 2;
}


/* Reads a list of rising numbers. */
static int steps_at(lua_State *L, int arg, int *steps) {
  luaL_checktype(L, arg, LUA_TTABLE);
  lua_Integer n = luaL_len(L, arg);
  luaL_argcheck(L, n > 0 && n <= STEPS, arg, "too many steps");
  for (int i = 0; i < (int)n; i++) {
    lua_rawgeti(L, arg, i + 1);
    steps[i] = (int)luaL_checkinteger(L, -1);
    lua_pop(L, 1);
  }
  return (int)n;
}


/*
** core.solve_ending(match, steps, most) -> { card = number }, nodes; or nil,
** nodes: in the position that was posed last, how many of the rising steps the
** camp reaches with each card.  It looks at `most` positions or little more.
*/
static int core_solve_ending(lua_State *L) {
  const tn_Deck *deck = tnl_checkmatch(L, 1)->table.deck;
  Ender *ender = ender_of(L);
  int steps[STEPS], n = steps_at(L, 2, steps), found;
  tn_Solution solutions[TN_SOLVABLE];
  ender->most = (uint64_t)luaL_checkinteger(L, 3);
  tn_solver_stop(ender->solver, is_over, ender);
  tn_SolveFault fault =
      tn_solver_steps(ender->solver, steps, n, solutions, &found);
  lua_pushnil(L);
  if (fault == TN_SOLVED) {
    lua_createtable(L, 0, found);
    for (int i = 0; i < found; i++) {
      lua_pushinteger(L, solutions[i].value);
      lua_setfield(L, -2, deck->name[solutions[i].card]);
    }
  }
  lua_pushinteger(L, (lua_Integer)tn_solver_nodes(ender->solver));
  return 2;
}


static const luaL_Reg functions[] = {
    {"ending", core_ending},
    {"pose_ending", core_pose_ending},
    {"solve_ending", core_solve_ending},
    {NULL, NULL},
};


void tnl_open_ending(lua_State *L) { luaL_setfuncs(L, functions, 0); }
