/* Reading a kit's facts: who plays, which piles, what ends a match. */
#include "match/meld.h"

#include <string.h>


static bool flag_field(lua_State *L, int arg, const char *name) {
  lua_getfield(L, arg, name);
  bool flag = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return flag;
}


/* Reads `players`, and `sides`, a list of lists of seats. */
static void read_sides(lua_State *L, tn_Setup *setup) {
  lua_pushinteger(L, tnl_number_field(L, 1, "players", 4));
  setup->players = (uint8_t)tnl_check_range(L, -1, 1, TN_SEATS, "players");
  lua_pop(L, 1);
  lua_getfield(L, 1, "sides");
  lua_len(L, -1);
  setup->sides = (uint8_t)tnl_check_range(L, -1, 1, setup->players, "sides");
  lua_pop(L, 1);
  for (uint8_t side = 0; side < setup->sides; side++) {
    lua_rawgeti(L, -1, side + 1);
    for (int i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
      lua_Integer seat = tnl_check_range(L, -1, 1, setup->players, "seat");
      setup->side_of[seat - 1] = side;
      lua_pop(L, 1);
    }
    lua_pop(L, 2);
  }
  lua_pop(L, 1);
}


/* Reads `piles`, a list of { owner =, sees = "none" | "owner" | "all" }. */
static void read_piles(lua_State *L, Setup *setup) {
  static const char *const sees[] = {"none", "owner", "all", NULL};
  lua_getfield(L, 1, "piles");
  lua_Integer piles = luaL_len(L, -1);
  int others = TN_HANDS + setup->table.players + setup->table.sides;
  luaL_argcheck(L, others + piles <= TN_PILES, 1, "too many piles");
  setup->table.piles = (uint8_t)piles;
  for (uint8_t n = 0; n < setup->table.piles; n++) {
    lua_rawgeti(L, -1, n + 1);
    lua_getfield(L, -1, "sees");
    setup->own[n].sees = (uint8_t)luaL_checkoption(L, -1, "none", sees);
    lua_pop(L, 1);
    setup->own[n].owner = (uint8_t)(tnl_number_field(L, -1, "owner", 0) - 1);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}


/* Reads `obligations`, names of native ones, "rule" for the host's, "named" for
** those that name cards; they are as tn_Obligation has them.  And in
** `once_empty` the pile that each waits for, or 0. */
static void read_rules(lua_State *L, Setup *setup) {
  static const char *const names[] = {
      "follow_suit", "beat_led", "beat_led_always", "play_trump",
      "overtrump",   "rule",     "named",           NULL};
  lua_getfield(L, 1, "obligations");
  lua_Integer n = luaL_len(L, -1);
  luaL_argcheck(L, n <= TN_RULES, 1, "too many obligations");
  setup->duties.n = (uint8_t)n;
  for (int i = 0; i < n; i++) {
    lua_rawgeti(L, -1, i + 1);
    setup->duties.rule[i] = (uint8_t)luaL_checkoption(L, -1, NULL, names);
    lua_pop(L, 1);
  }
  lua_getfield(L, 1, "once_empty");
  for (int i = 0; i < n && lua_istable(L, -1); i++) {
    lua_rawgeti(L, -1, i + 1);
    setup->duties.once_empty[i] =
        (uint8_t)tnl_check_range(L, -1, 0, TN_PILES, "once_empty");
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
}


/* Reads `plays`: { no_throws=, suit_only=, any_pairs=, pairs_first=,
** kills_by_highest= } */
static void read_plays(lua_State *L, Setup *setup) {
  setup->has_plays = lua_getfield(L, 1, "plays") == LUA_TTABLE;
  if (setup->has_plays) {
    int plays = lua_gettop(L);
    setup->plays.no_throws = flag_field(L, plays, "no_throws");
    setup->plays.suit_only = flag_field(L, plays, "suit_only");
    setup->plays.any_pairs = flag_field(L, plays, "any_pairs");
    setup->plays.kills_by_highest = flag_field(L, plays, "kills_by_highest");
    setup->plays.pairs_first =
        (uint8_t)tnl_number_field(L, plays, "pairs_first", 0);
  }
  lua_pop(L, 1);
}


/*
** core.setup { deck=, players=, people=, sides=, anticlockwise=, piles=,
** obligations=, once_empty=, duties=, points=, points_vary=, melds=,
** first_dealer=, hearers=, throw_failed=, plays=, target=, floor=, rounds=,
** lowest=, by_field=, ties_draw= } -> setup
*/
static int setup_new(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  Setup *setup = lua_newuserdatauv(L, sizeof *setup, 1);
  memset(setup, 0, sizeof *setup);
  luaL_setmetatable(L, SETUP_T);
  lua_getfield(L, 1, "deck");
  setup->table.deck = tnl_checkdeck(L, -1);
  lua_setiuservalue(L, -2, 1);
  setup->table.anticlockwise = flag_field(L, 1, "anticlockwise");
  read_sides(L, &setup->table);
  setup->people =
      (uint8_t)tnl_number_field(L, 1, "people", setup->table.players);
  read_piles(L, setup);
  read_rules(L, setup);
  tnl_read_duties(L, setup);
  tnl_read_points(L, setup);
  setup->points_vary = flag_field(L, 1, "points_vary");
  tnl_read_melds(L, setup);
  setup->first_dealer =
      (uint8_t)(tnl_number_field(L, 1, "first_dealer", 0) - 1);
  setup->hearers = (uint8_t)tnl_number_field(L, 1, "hearers", 0);
  setup->throw_failed = flag_field(L, 1, "throw_failed");
  read_plays(L, setup);
  setup->target = (int32_t)tnl_number_field(L, 1, "target", 0);
  setup->floor = (int32_t)tnl_number_field(L, 1, "floor", 0);
  setup->has_floor = setup->floor != 0;
  setup->rounds = (int32_t)tnl_number_field(L, 1, "rounds", 0);
  setup->lowest = flag_field(L, 1, "lowest");
  setup->by_field = flag_field(L, 1, "by_field");
  setup->ties_draw = flag_field(L, 1, "ties_draw");
  return 1;
}


static const luaL_Reg functions[] = {
    {"setup", setup_new},
    {NULL, NULL},
};


void tnl_open_setup(lua_State *L) {
  tnl_new_type(L, SETUP_T);
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
}
