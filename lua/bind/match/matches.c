/* Matches that native bots play one after the other, and their results. */
#include "match/match.h"

#include <string.h>

#define RESULTS_T "tenace.results"

/* Of matches played to their end, or to the last wanted round.  Sums wrap as in
** Lua. */
typedef struct Results {
  lua_Integer games, rounds, decisions, draws;
  lua_Integer wins[TN_SEATS], moved[TN_SEATS];   /* totals that are not 0 */
  lua_Unsigned sum[TN_SEATS], squares[TN_SEATS]; /* of the sides' totals */
  lua_Unsigned cubes[TN_SEATS], sizes[TN_SEATS];
} Results;


/* core.results() -> those of no match */
static int new_results(lua_State *L) {
  memset(lua_newuserdatauv(L, sizeof(Results), 0), 0, sizeof(Results));
  luaL_setmetatable(L, RESULTS_T);
  return 1;
}


static void count(Results *results, const Match *match) {
  const tn_Table *table = &match->table;
  results->games++;
  results->rounds += match->finished;
  results->decisions += table->tape.read;
  if (match->over && match->winner == TN_NONE)
    results->draws++;
  else if (match->over)
    results->wins[match->winner]++;
  for (int side = 0; side < table->sides; side++) {
    lua_Unsigned total = (lua_Unsigned)table->ledger.total[side];
    results->sum[side] += total;
    results->squares[side] += total * total;
    results->cubes[side] += total * total * total;
    results->sizes[side] += table->ledger.total[side] < 0 ? 0 - total : total;
    results->moved[side] += total != 0;
  }
}


/* core.count_match(results, match) -> its rounds */
static int count_match(lua_State *L) {
  Results *results = luaL_checkudata(L, 1, RESULTS_T);
  const Match *match = tnl_checkmatch(L, 2);
  count(results, match);
  lua_pushinteger(L, match->finished);
  return 1;
}


/* Sets a field of the table on top to a list of numbers. */
static void set_list(lua_State *L, const char *name, const void *numbers,
                     int n) {
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    lua_Integer number;
    memcpy(&number, (const lua_Integer *)numbers + i, sizeof number);
    lua_pushinteger(L, number);
    lua_rawseti(L, -2, i + 1);
  }
  lua_setfield(L, -2, name);
}


/* core.told_results(results, sides) -> { games=, rounds=, decisions=, draws=,
** wins=, sum=, squares=, cubes=, sizes=, moved= } */
static int told_results(lua_State *L) {
  const Results *results = luaL_checkudata(L, 1, RESULTS_T);
  int sides = (int)luaL_checkinteger(L, 2);
  lua_createtable(L, 0, 10);
  tnl_set_number(L, "games", results->games);
  tnl_set_number(L, "rounds", results->rounds);
  tnl_set_number(L, "decisions", results->decisions);
  tnl_set_number(L, "draws", results->draws);
  set_list(L, "wins", results->wins, sides);
  set_list(L, "sum", results->sum, sides);
  set_list(L, "squares", results->squares, sides);
  set_list(L, "cubes", results->cubes, sides);
  set_list(L, "sizes", results->sizes, sides);
  set_list(L, "moved", results->moved, sides);
  return 1;
}


/* Plays a match from its beginning.  Is it over? */
static bool play(lua_State *L, Match *match, uint64_t seed) {
  tnl_restart(L, match, 1, seed);
  lua_State *flow = tnl_set_flow(L, 1, 2);
  bool played = tnl_resume_flow(L, match, flow);
  tnl_check_interrupted(L, flow);
  return played && match->over;
}


/*
** core.play_matches(match, flow, results, seed, n, rounds) -> n, rounds
** Native bots play matches, number n and those after it, each from its own seed
** (see core.mix), until that many rounds have been played.  Answers the number
** of the match that is not over: it has played all the rounds that are left, or
** its rules have failed.  Nil: all are over, and counted.
*/
static int play_matches(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  Results *results = luaL_checkudata(L, 3, RESULTS_T);
  uint64_t seed = (uint64_t)luaL_checkinteger(L, 4);
  lua_Integer n = luaL_checkinteger(L, 5), left = luaL_checkinteger(L, 6);
  do {
    match->stop_each = (int32_t)left;
    if (!play(L, match, tn_mix(seed, (uint64_t)n) >> 1)) {
      lua_pushinteger(L, n);
      lua_pushinteger(L, left);
      return 2;
    }
    count(results, match);
    left -= match->finished;
    n++;
  } while (left > 0);
  return 0;
}


/*
** core.play_games(match, flow, results, seed, first, last) -> n
** Native bots play one match of each unit from `first` to `last`.  Answers the
** unit whose match is not over: its rules have failed.  Nil: all are over, and
** counted.
*/
static int play_games(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  Results *results = luaL_checkudata(L, 3, RESULTS_T);
  uint64_t seed = (uint64_t)luaL_checkinteger(L, 4);
  lua_Integer n = luaL_checkinteger(L, 5), last = luaL_checkinteger(L, 6);
  match->stop_each = 0;
  for (; n <= last; n++) {
    if (!play(L, match, tn_mix(tn_mix(seed, (uint64_t)n) >> 1, 0) >> 1)) {
      lua_pushinteger(L, n);
      return 1;
    }
    count(results, match);
  }
  return 0;
}


static const luaL_Reg functions[] = {
    {"count_match", count_match},   {"play_games", play_games},
    {"play_matches", play_matches}, {"told_results", told_results},
    {"results", new_results},       {NULL, NULL},
};


void tnl_open_matches(lua_State *L) {
  luaL_newmetatable(L, RESULTS_T);
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
}
