/*
** The match in Lua: the `self` of rules files, its fields and its rounds.
**
** A "kit" is what a variant has been made into for matches: a Lua table with
** the deck, the setup, the methods (steps and words), the kinds of the declared
** fields, and the orders met so far.
*/
#include "bindings.h"

#include <string.h>

#define MATCH_MAGIC UINT64_C(0x74656E6163653031)
#define SETUP_T "tenace.setup"

/* What does not change from match to match of a kit. */
typedef struct Setup {
  tn_Setup table;
  tn_Pile own[TN_SEATS * 4];
  uint8_t rules;
  uint8_t rule[TN_RULES];
  uint8_t first_dealer; /* a seat, or TN_NONE: drawn */
  bool after_trick, has_floor;
  int32_t target, floor, rounds;
} Setup;


Match *testmatch(lua_State *L, int arg) {
  Match *match = lua_touserdata(L, arg);
  if (!match || lua_rawlen(L, arg) != sizeof *match ||
      match->magic != MATCH_MAGIC)
    return NULL;
  return match;
}


Match *checkmatch(lua_State *L, int arg) {
  Match *match = testmatch(L, arg);
  if (!match)
    luaL_typeerror(L, arg, "match (is a `:` missing?)");
  return match;
}


/* The name of the rule that is being asked, for an error. */
static const char *asked_rule(lua_State *L, const Match *match) {
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "rule_names");
  if (lua_istable(L, -1))
    lua_rawgeti(L, -1, match->table.trick.rule + 1);
  return luaL_optstring(L, -1, "of this game");
}


Match *changing(lua_State *L, const char *word) {
  Match *match = checkmatch(L, 1);
  if (match->table.locked)
    luaL_error(L,
               "rule '%s' is only asked what may be played, it may not "
               "change the match with '%s'",
               asked_rule(L, match), word);
  return match;
}


/* An integer field of the table at `arg`, or `none`. */
static lua_Integer number_field(lua_State *L, int arg, const char *name,
                                lua_Integer none) {
  lua_getfield(L, arg, name);
  lua_Integer n = luaL_optinteger(L, -1, none);
  lua_pop(L, 1);
  return n;
}


static bool flag_field(lua_State *L, int arg, const char *name) {
  lua_getfield(L, arg, name);
  bool flag = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return flag;
}


/* Reads `sides`, a list of lists of seats. */
static void read_sides(lua_State *L, tn_Setup *setup) {
  lua_getfield(L, 1, "sides");
  setup->sides = (uint8_t)luaL_len(L, -1);
  for (uint8_t side = 0; side < setup->sides; side++) {
    lua_rawgeti(L, -1, side + 1);
    for (int i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
      setup->side_of[lua_tointeger(L, -1) - 1] = side;
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
  setup->table.piles = (uint8_t)luaL_len(L, -1);
  luaL_argcheck(L, setup->table.piles <= TN_SEATS * 4, 1, "too many piles");
  for (uint8_t n = 0; n < setup->table.piles; n++) {
    lua_rawgeti(L, -1, n + 1);
    lua_getfield(L, -1, "sees");
    setup->own[n].sees = (uint8_t)luaL_checkoption(L, -1, "none", sees);
    lua_pop(L, 1);
    setup->own[n].owner = (uint8_t)(number_field(L, -1, "owner", 0) - 1);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}


/* Reads `obligations`, names of native ones; any other is the host's. */
static void read_rules(lua_State *L, Setup *setup) {
  static const char *const names[] = {"follow_suit",     "beat_led",
                                      "beat_led_always", "play_trump",
                                      "overtrump",       NULL};
  lua_getfield(L, 1, "obligations");
  int n = (int)luaL_len(L, -1);
  luaL_argcheck(L, n <= TN_RULES, 1, "too many obligations");
  setup->rules = (uint8_t)n;
  for (int i = 0; i < n; i++) {
    lua_rawgeti(L, -1, i + 1);
    int rule = 0;
    while (names[rule] && strcmp(names[rule], lua_tostring(L, -1)) != 0)
      rule++;
    setup->rule[i] = (uint8_t)rule;
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}


/*
** core.setup { deck=, players=, sides=, anticlockwise=, piles=, obligations=,
** first_dealer=, after_trick=, target=, floor=, rounds= } -> setup
*/
static int setup_new(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  Setup *setup = lua_newuserdatauv(L, sizeof *setup, 1);
  memset(setup, 0, sizeof *setup);
  luaL_setmetatable(L, SETUP_T);
  lua_getfield(L, 1, "deck");
  setup->table.deck = checkdeck(L, -1);
  lua_setiuservalue(L, -2, 1);
  setup->table.players = (uint8_t)number_field(L, 1, "players", 4);
  setup->table.anticlockwise = flag_field(L, 1, "anticlockwise");
  read_sides(L, &setup->table);
  read_piles(L, setup);
  read_rules(L, setup);
  setup->first_dealer = (uint8_t)(number_field(L, 1, "first_dealer", 0) - 1);
  setup->after_trick = flag_field(L, 1, "after_trick");
  setup->target = (int32_t)number_field(L, 1, "target", 0);
  setup->floor = (int32_t)number_field(L, 1, "floor", 0);
  setup->has_floor = setup->floor != 0;
  setup->rounds = (int32_t)number_field(L, 1, "rounds", 0);
  return 1;
}


static int match_gc(lua_State *L) {
  Match *match = lua_touserdata(L, 1);
  tn_table_free(&match->table);
  return 0;
}


/* Puts the kit's facts into a match that is valid and empty. */
static void set_up(lua_State *L, Match *match, const Setup *setup,
                   lua_Integer seed) {
  tn_Setup table = setup->table;
  tn_Memory memory = lua_memory(L);
  table.own = setup->own;
  table.seed = (uint64_t)seed;
  if (!tn_table_init(&match->table, &table, &memory))
    raise_need(L, match, TN_NO_MEMORY);
  match->table.rules = setup->rules;
  memcpy(match->table.rule, setup->rule, sizeof setup->rule);
  match->after_trick = setup->after_trick;
  match->order_stale = true;
  match->order_suit = TN_NONE;
  match->target = setup->target;
  match->floor = setup->floor;
  match->has_floor = setup->has_floor;
  match->rounds = setup->rounds;
  match->winner = match->next_dealer = TN_NONE;
  match->first_dealer = setup->first_dealer;
}


/*
** Pushes a table with all methods of the kit at index 1, where the fields will
** stand too: so a name is found at the first look.
*/
static void copy_methods(lua_State *L) {
  lua_getfield(L, 1, "methods");
  lua_createtable(L, 0, (int)number_field(L, 1, "method_count", 0) + 8);
  lua_pushnil(L);
  while (lua_next(L, -3)) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -4);
  }
  lua_remove(L, -2);
}


/* core.match(kit, seed) -> match */
static int match_new(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer seed = luaL_checkinteger(L, 2);
  lua_getfield(L, 1, "setup");
  const Setup *setup = luaL_checkudata(L, -1, SETUP_T);
  Match *match = lua_newuserdatauv(L, sizeof *match, MATCH_VALUES);
  memset(match, 0, sizeof *match);
  match->magic = MATCH_MAGIC;
  int self = lua_gettop(L);
  lua_createtable(L, 0, 4); /* its metatable */
  copy_methods(L);          /* its fields */
  lua_getfield(L, 1, "fields_meta");
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, self, MATCH_FIELDS);
  lua_setfield(L, -2, "__index");
  lua_getfield(L, 1, "set_field");
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, match_gc);
  lua_setfield(L, -2, "__gc");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, self);
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, self, MATCH_VARIANT);
  lua_rawgeti(L, 1, KIT_RULES);
  lua_setiuservalue(L, self, MATCH_RULES);
  lua_createtable(L, setup->table.players, 0);
  lua_setiuservalue(L, self, MATCH_OBJECTS);
  set_up(L, match, setup, seed);
  return 1;
}


/*
** core.restart(match, seed): the match as it was when it was made, but with
** another seed; core.flow begins it again.  What it keeps has been emptied.
*/
static int restart(lua_State *L) {
  Match *match = checkmatch(L, 1);
  tn_table_restart(&match->table, (uint64_t)luaL_checkinteger(L, 2));
  match->over = match->between = false;
  match->finished = 0;
  match->order_stale = true;
  match->winner = match->next_dealer = TN_NONE;
  if (match->table.log.on) {
    lua_pushnil(L);
    lua_setiuservalue(L, 1, MATCH_NOTES);
  }
  return 0;
}


/* What the kinds are called in an error. */
static const char *const kind_names[] = {"",      "text",   "suit", "number",
                                         "flag",  "player", "side", "card",
                                         "cards", "list"};


/* Is the value at index 3 of that declared kind?  nil always is. */
static bool fits(lua_State *L, const Match *match, lua_Integer kind) {
  size_t size;
  const char *suit;
  switch (kind) {
    case FIELD_SUIT:
      suit = lua_tolstring(L, 3, &size);
      return suit && size == 1 &&
             tn_deck_suit(match->table.deck, *suit) != TN_NONE;
    case FIELD_NUMBER: return lua_isinteger(L, 3);
    case FIELD_FLAG: return lua_isboolean(L, 3);
    case FIELD_PLAYER: return testpart(L, 3, PLAYER_MAGIC) != NULL;
    case FIELD_SIDE: return testpart(L, 3, SIDE_MAGIC) != NULL;
    case FIELD_LIST: return lua_istable(L, 3);
    default: return lua_type(L, 3) == LUA_TSTRING;
  }
}


/* Adds a note { name, value } to the log. */
static void note(lua_State *L, Match *match) {
  if (pushvalue(L, 1, MATCH_NOTES) == LUA_TNIL) {
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setiuservalue(L, 1, MATCH_NOTES);
  }
  lua_Integer n = (lua_Integer)lua_rawlen(L, -1) + 1;
  lua_createtable(L, 2, 0);
  lua_pushvalue(L, 2);
  lua_rawseti(L, -2, 1);
  lua_pushvalue(L, 3);
  lua_rawseti(L, -2, 2);
  lua_rawseti(L, -2, n);
  tn_log_add(
      &match->table,
      (tn_Event){.what = TN_NOTED, .card = TN_NONE, .kinds = (uint64_t)n});
}


/* Keeps a list as plain data that nobody changes: the kit's own function. */
static void freeze(lua_State *L) {
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "freeze");
  lua_pushvalue(L, 3);
  lua_call(L, 1, 1);
  lua_replace(L, 3);
}


/* Raises that the field is not declared: upvalue 2 says it in words. */
static int undeclared(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_pushvalue(L, 2);
  lua_call(L, 1, 0);
  return luaL_error(L, "not declared");
}


/* The field that the order hangs on is set: perhaps the order is known. */
static void set_order_suit(lua_State *L, Match *match, lua_Integer kind) {
  match->order_suit = TN_NONE;
  if (lua_isnil(L, 3))
    match->order_suit = TN_SUITS;
  else if (kind == FIELD_SUIT)
    match->order_suit = tn_deck_suit(match->table.deck, *lua_tostring(L, 3));
  if (match->order_suit == TN_NONE || !match->by_suit[match->order_suit])
    return;
  match->table.order = match->by_suit[match->order_suit];
  match->order_stale = false;
}


/*
** self.name = value, checked by the declared kind (upvalue 1: the kinds by
** name, as numbers; upvalue 3: the field that the order hangs on, or false).
*/
static int set_field(lua_State *L) {
  Match *match = checkmatch(L, 1);
  if (match->table.locked)
    changing(L, lua_pushfstring(L, "%s =", lua_tostring(L, 2)));
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNUMBER)
    return undeclared(L);
  lua_Integer kind = lua_tointeger(L, -1);
  if (!lua_isnil(L, 3) && !fits(L, match, kind))
    return luaL_error(L, "'%s' is declared as a %s, it cannot be %s",
                      lua_tostring(L, 2), kind_names[kind],
                      luaL_tolstring(L, 3, NULL));
  if (kind == FIELD_LIST && lua_istable(L, 3))
    freeze(L);
  match->order_stale = true;
  if (lua_rawequal(L, 2, lua_upvalueindex(3)))
    set_order_suit(L, match, kind);
  pushvalue(L, 1, MATCH_FIELDS);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, -3);
  if (match->table.log.on)
    note(L, match);
  return 0;
}


/* core.set_field(kinds, unknown, order_field) -> function for a kit's matches */
static int set_field_of(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 3);
  lua_pushcclosure(L, set_field, 3);
  return 1;
}


/*
** The order for the match at `arg` if it hangs on one field and has been met
** before: the kit keeps the orders by that field's value, "" for nil.  NULL if
** it has to be asked for.
*/
static const tn_Order *known_order(lua_State *L, int arg, int variant) {
  if (lua_rawgeti(L, variant, KIT_ORDER_FIELD) != LUA_TSTRING)
    return NULL;
  pushvalue(L, arg, MATCH_FIELDS);
  lua_insert(L, -2);
  if (lua_rawget(L, -2) == LUA_TNIL)
    lua_pushliteral(L, "");
  lua_rawgeti(L, variant, KIT_ORDERS);
  lua_insert(L, -2);
  lua_rawget(L, -2);
  return lua_touserdata(L, -1); /* the kit holds nothing else */
}


const tn_Order *present_order(lua_State *L, int arg) {
  Match *match = checkmatch(L, arg);
  if (!match->order_stale && match->table.order)
    return match->table.order;
  int top = lua_gettop(L);
  arg = lua_absindex(L, arg);
  pushvalue(L, arg, MATCH_VARIANT);
  const tn_Order *order = known_order(L, arg, top + 1);
  if (!order) {
    lua_getfield(L, top + 1, "order_of");
    lua_pushvalue(L, arg);
    lua_call(L, 1, 1);
    order = checkorder(L, -1);
  }
  if (order != match->table.order) {
    match->table.order = order;
    lua_setiuservalue(L, arg, MATCH_ORDER);
  }
  lua_settop(L, top);
  match->order_stale = false;
  if (match->order_suit != TN_NONE)
    match->by_suit[match->order_suit] = order;
  return order;
}


/* Who deals this round: as told, the first drawn, then around the table. */
static uint8_t choose_dealer(const Match *match) {
  const tn_Table *table = &match->table;
  if (match->next_dealer != TN_NONE)
    return match->next_dealer;
  if (table->round > 0)
    return tn_table_seat(table, table->dealer, 1);
  if (match->first_dealer != TN_NONE)
    return match->first_dealer;
  tn_Random random = tn_random(table->seed, TN_DEALER, 0, 0);
  return (uint8_t)tn_random_below(&random, table->players);
}


/* Empties the fields of a round, and says who deals it and its number.  The
** names are upvalues, so that none has to be looked up by its letters. */
static void reset_fields(lua_State *L, const Match *match) {
  pushvalue(L, 1, MATCH_FIELDS);
  int fields = lua_gettop(L);
  pushvalue(L, 1, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_ROUND_NAMES);
  for (int i = 1; lua_rawgeti(L, -1, i) == LUA_TSTRING; i++) {
    lua_pushnil(L);
    lua_rawset(L, fields);
  }
  lua_pushvalue(L, lua_upvalueindex(1));
  pushplayer(L, 1, match->table.dealer);
  lua_rawset(L, fields);
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_pushinteger(L, match->table.round);
  lua_rawset(L, fields);
}


/* core.begin_round(match [, dealer]): deals begin here; the stock is ready */
static int begin_round(lua_State *L) {
  Match *match = checkmatch(L, 1);
  if (!lua_isnoneornil(L, 2))
    match->next_dealer = checkplayer(L, match, 2);
  uint8_t dealer = choose_dealer(match);
  match->next_dealer = TN_NONE;
  match->order_stale = true;
  match->order_suit = TN_SUITS;
  tn_table_begin_round(&match->table, dealer);
  reset_fields(L, match);
  return 0;
}


/* The side with the highest total; TN_NONE if several have it. */
static uint8_t best_side(const tn_Table *table) {
  uint8_t best = 0;
  bool shared = false;
  for (uint8_t side = 1; side < table->sides; side++) {
    int64_t total = table->ledger.total[side];
    int64_t most = table->ledger.total[best];
    shared = total == most || (shared && total < most);
    if (total > most)
      best = side;
  }
  return shared ? TN_NONE : best;
}


/* Has a side reached the target, or fallen to the floor? */
static bool decided(const Match *match) {
  for (int side = 0; side < match->table.sides; side++) {
    int64_t total = match->table.ledger.total[side];
    if (match->target > 0 && total >= match->target)
      return true;
    if (match->has_floor && total <= match->floor)
      return true;
  }
  return false;
}


/*
** The usual end: after so many rounds, the highest total wins, equal ones are
** a draw; or at the target or the floor, where equal ones play on.
*/
static bool usual_end(Match *match) {
  uint8_t best = best_side(&match->table);
  match->winner = best;
  if (match->rounds > 0)
    return match->table.round >= match->rounds;
  return decided(match) && best != TN_NONE;
}


/*** base.over(self) -> false; or true and the winning side
What the engine does where a game has no step `over`: the match ends after the
option `rounds` if that is not 0, when the highest total wins and equal ones
are a draw; else when a side has reached the option `target`, or fallen to
`floor`, and the highest total is not shared.
@group scoring */
static int usual_over(lua_State *L) {
  Match *match = checkmatch(L, 1);
  uint8_t before = match->winner;
  bool over = usual_end(match);
  uint8_t winner = match->winner;
  match->winner = before;
  lua_pushboolean(L, over);
  if (!over)
    return 1;
  if (winner == TN_NONE)
    lua_pushinteger(L, 0);
  else
    pushside(L, 1, winner);
  return 2;
}


/* The end as a game's own step `over` told it: over, winner. */
static bool told_end(lua_State *L, Match *match) {
  match->winner = TN_NONE;
  if (lua_toboolean(L, 2) && lua_isinteger(L, 3) && !lua_tointeger(L, 3))
    return true;
  if (lua_toboolean(L, 2) && !lua_isnoneornil(L, 3))
    match->winner = checkside(L, match, 3);
  return lua_toboolean(L, 2);
}


static int after_pause(lua_State *L, int status, lua_KContext over) {
  (void)status;
  Match *match = lua_touserdata(L, 1);
  match->between = false;
  lua_pushboolean(L, over != 0);
  return 1;
}


/* core.end_round(match [, over, winner]) -> over */
static int end_round(lua_State *L) {
  Match *match = checkmatch(L, 1);
  match->over = lua_isnone(L, 2) ? usual_end(match) : told_end(L, match);
  match->table.question.kind = TN_ASK_NOTHING;
  match->finished++;
  tn_log_add(&match->table, (tn_Event){.what = TN_ROUND_ENDED,
                                       .card = TN_NONE,
                                       .to = match->over,
                                       .kinds = match->table.round});
  if (match->stop_at_round && !match->over) {
    match->between = true;
    return lua_yieldk(L, 0, match->over, after_pause);
  }
  lua_pushboolean(L, match->over);
  return 1;
}


int raise_need(lua_State *L, Match *match, tn_Need need) {
  switch (need) {
    case TN_NO_MEMORY: return luaL_error(L, "not enough memory");
    case TN_TOO_LONG:
      return luaL_error(L,
                        "more than %d decisions in one round: does it "
                        "end?",
                        (int)match->table.tape.limit);
    default: break;
  }
  lua_createtable(L, 0, 2);
  lua_pushliteral(L, "refused");
  lua_setfield(L, -2, "kind");
  lua_pushinteger(L, match->table.tape.read + (lua_Integer)1);
  lua_setfield(L, -2, "decision");
  return lua_error(L);
}


static const luaL_Reg functions[] = {
    {"end_round", end_round},
    {"match", match_new},
    {"restart", restart},
    {"usual_over", usual_over},
    {"set_field", set_field_of},
    {"setup", setup_new},
    {NULL, NULL},
};


void open_match(lua_State *L) {
  luaL_newmetatable(L, SETUP_T);
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
  lua_pushliteral(L, "dealer");
  lua_pushliteral(L, "round_number");
  lua_pushcclosure(L, begin_round, 2);
  lua_setfield(L, -2, "begin_round");
}
