/*
** What rules read and set of players and sides.
**
** Rules look first into the table of the player or side.  The functions here
** look up the rest, and keep there what stays as it is: own.c takes it away
** when it changes.  Nothing is kept while an order is worked out, since most of
** it may not be read then.
*/
#include "match/account.h"
#include "match/own.h"
#include "match/trace.h"

#include <string.h>

/* The upvalues of these functions: the player or side, the table in which rules
** look first, and the kit's table of what each of them has. */
enum { HOLDER = 1, LOOK, HAS };


/* The player or side of which the running function is. */
static const Part *holder(lua_State *L) {
  const Part *part = lua_touserdata(L, lua_upvalueindex(HOLDER));
  if (is_foreign(L, part->match))
    tnl_argerror(L, 1, "foreign");
  return part;
}


/* Pushes the match of the running function's player or side. */
static void pushmatch(lua_State *L) {
  lua_getiuservalue(L, lua_upvalueindex(HOLDER), PART_MATCH);
}


static inline bool order_asked(const Match *match) {
  return match->table.locked && match->asked == tnl_A_ORDER;
}


/* Answers the value on top, and keeps it under the name at index 2. */
static int keep(lua_State *L, const Match *match) {
  if (order_asked(match))
    return 1;
  lua_pushvalue(L, 2);
  lua_pushvalue(L, -2);
  lua_rawset(L, lua_upvalueindex(LOOK));
  return 1;
}


/* Answers the field, not open, whose entry is on top. */
static int read_closed(lua_State *L, const Part *part) {
  Match *match = part->match;
  const Own *own = lua_touserdata(L, -1);
  int entry = lua_gettop(L);
  pushmatch(L);
  tnl_push_closed(L, entry + 1, entry, part->number);
  if (lua_isnil(L, -1) || match->table.log.on || trace_records(match))
    return 1;
  match->copied |= UINT64_C(1) << own->number;
  return keep(L, match);
}


/* Answers the pile or the field that each side or each player has under the
** name at index 2, if the game has it; else less than 0. */
static int read_own(lua_State *L, const Part *part) {
  lua_settop(L, 2);
  lua_pushvalue(L, 2);
  switch (lua_rawget(L, lua_upvalueindex(HAS))) {
    case LUA_TNUMBER:
      pushmatch(L);
      tnl_pushpile(L, -1, (uint8_t)(lua_tointeger(L, -2) - 1 + part->number));
      return keep(L, part->match);
    case LUA_TUSERDATA:
      if (is_open(part->match, lua_touserdata(L, -1)))
        return 0; /* it is empty, or rules would have found it */
      return read_closed(L, part);
    case LUA_TSTRING:
      pushmatch(L);
      tnl_push_listed(L, 4, 3, part->number);
      return 1;
    default: return -1;
  }
}


/* Sets a field that each side or player has, by the kit's function. */
static int set_slowly(lua_State *L, const Part *part, const char *owner) {
  pushmatch(L);
  pushvalue(L, 4, MATCH_VARIANT);
  lua_getfield(L, -1, "set_own");
  lua_pushvalue(L, 4);
  lua_pushstring(L, owner);
  lua_pushinteger(L, part->number + 1);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_call(L, 5, 0);
  return 0;
}


/* Sets a field that each side or player has: the name is at index 2, the value
** at 3.  An order depends on none that has an entry of its own. */
static int set_own_field(lua_State *L, const char *owner) {
  const Part *part = holder(L);
  Match *match = part->match;
  luaL_checkstring(L, 2);
  lua_settop(L, 3);
  match->looks++;
  lua_pushvalue(L, 2);
  const Own *own = lua_rawget(L, lua_upvalueindex(HAS)) == LUA_TUSERDATA
                       ? lua_touserdata(L, 4)
                       : NULL;
  bool watched = match->table.log.on || match->table.locked ||
                 match->table.at_once || trace_records(match);
  if (!own || watched || !takes_own(L, own, 3)) {
    lua_settop(L, 3);
    return set_slowly(L, part, owner);
  }
  if (!is_open(match, own)) {
    pushmatch(L);
    tnl_begin_own(L, 5, 4);
  }
  lua_settop(L, 3);
  if (!lua_toboolean(L, 3)) { /* a flag that is not set is empty */
    lua_settop(L, 2);
    lua_pushnil(L);
  }
  lua_rawset(L, lua_upvalueindex(LOOK));
  return 0;
}


/*** player:held() -> text
The cards that the player has held in this round: those in hand, and those
already played to tricks.
@return the cards as text
@example for card in player:held() do
  if rank(card) == "A" then self:score(player, 1, "an ace") end
end
@group players */
static int player_held(lua_State *L) {
  const Part *player = tnl_checkpart(L, PLAYER_MAGIC, PLAYER_T);
  const tn_Table *table = &player->match->table;
  tn_Card cards[TN_CARDS];
  player->match->deep_looks++;
  int n = tn_table_held(table, player->number, cards);
  tnl_pushcards(L, table->deck, cards, n);
  return 1;
}


/* Notes a look at something that changes.  It is refused while an order is
** worked out: the order is kept by the fields that it depends on. */
static inline void check_lasting(lua_State *L, Match *match, const char *name) {
  match->looks++;
  if (order_asked(match))
    tnl_raise(L, "order_depends %s", name);
}


/* Is it that name?  Most names differ in their first letter. */
static inline bool named(const char *name, const char *other) {
  return *name == *other && strcmp(name, other) == 0;
}


/* Reads a field of a player, by the name at index 2. */
static int player_index(lua_State *L) {
  const Part *player = holder(L);
  const tn_Table *table = &player->match->table;
  uint8_t seat = player->number;
  const char *name = luaL_checkstring(L, 2);
  if (named(name, "number")) {
    lua_pushinteger(L, seat + 1);
    return keep(L, player->match);
  }
  if (named(name, "side")) {
    pushmatch(L);
    tnl_pushside(L, -1, table->side_of[seat]);
    return keep(L, player->match);
  }
  check_lasting(L, player->match, name);
  if (named(name, "party")) {
    if (!table->parties.formed || !table->parties.of[seat])
      return 0;
    pushmatch(L);
    tnl_pushparty(L, -1, (uint8_t)(table->parties.of[seat] - 1));
    return 1;
  }
  if (named(name, "tricks")) {
    player->match->deep_looks += table->sides < table->players;
    lua_pushinteger(L, table->tricks[seat]);
    return 1;
  }
  if (named(name, "hand")) {
    pushmatch(L);
    tnl_pushpile(L, -1, tn_hand_pile(seat));
    return keep(L, player->match);
  }
  if (named(name, "held")) {
    lua_pushcfunction(L, player_held);
    return 1;
  }
  int answers = read_own(L, player);
  if (answers >= 0)
    return answers;
  if (!named(name, "points_laid"))
    return tnl_raise(L, "player_has %s", name);
  player->match->deep_looks++;
  tnl_push_points_laid(L, player->match, seat);
  return 1;
}


static int player_newindex(lua_State *L) { return set_own_field(L, "player"); }


static int player_tostring(lua_State *L) {
  const Part *player = tnl_checkpart(L, PLAYER_MAGIC, PLAYER_T);
  lua_pushfstring(L, "player %d", player->number + 1);
  return 1;
}


/* The players of a side as a list. */
static void push_players(lua_State *L, const Part *side) {
  const tn_Table *table = &side->match->table;
  lua_newtable(L);
  pushmatch(L);
  lua_Integer n = 0;
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (table->side_of[seat] == side->number) {
      tnl_pushplayer(L, -1, seat);
      lua_rawseti(L, -3, ++n);
    }
  lua_pop(L, 1);
}


/* Pushes the cards that the players of a side hold, taken together. */
static void push_in_hand(lua_State *L, const Part *side) {
  const tn_Table *table = &side->match->table;
  tn_Card cards[TN_CARDS];
  tn_Set set = {{0}};
  for (uint8_t seat = 0; seat < table->players; seat++) {
    if (table->side_of[seat] != side->number)
      continue;
    int n = tn_pile_list(&table->pile[tn_hand_pile(seat)], cards);
    for (int i = 0; i < n; i++)
      tn_set_add(&set, cards[i]);
  }
  tnl_newcards(L, table->deck, &set);
  pushmatch(L);
  lua_setiuservalue(L, -2, 1);
}


/* Pushes a number that a side has under this name.  False: it has none. */
static bool push_number(lua_State *L, const Part *side, const char *name) {
  const tn_Table *table = &side->match->table;
  uint8_t n = side->number;
  if (named(name, "tricks"))
    lua_pushinteger(L, tn_table_side_tricks(table, n));
  else if (named(name, "score"))
    lua_pushinteger(L, table->ledger.total[n]);
  else if (named(name, "count"))
    lua_pushinteger(L, side->match->tally[n]);
  else
    return false;
  return true;
}


/* Reads a field of a side, by the name at index 2. */
static int side_index(lua_State *L) {
  const Part *side = holder(L);
  const char *name = luaL_checkstring(L, 2);
  if (named(name, "number")) {
    lua_pushinteger(L, side->number + 1);
    return keep(L, side->match);
  }
  if (named(name, "players")) {
    push_players(L, side);
    return 1;
  }
  check_lasting(L, side->match, name);
  if (push_number(L, side, name))
    return 1;
  if (named(name, "won")) {
    pushmatch(L);
    tnl_pushpile(L, -1, tn_won_pile(&side->match->table, side->number));
    return keep(L, side->match);
  }
  int answers = read_own(L, side);
  if (answers >= 0)
    return answers;
  side->match->deep_looks++;
  if (named(name, "in_hand"))
    push_in_hand(L, side);
  else if (named(name, "melds"))
    tnl_push_side_melds(L, side->match, side->number);
  else
    return tnl_raise(L, "side_has %s", name);
  return 1;
}


static int side_newindex(lua_State *L) { return set_own_field(L, "side"); }


static int side_tostring(lua_State *L) {
  const Part *side = tnl_checkpart(L, SIDE_MAGIC, SIDE_T);
  lua_pushfstring(L, "side %d", side->number + 1);
  return 1;
}


/* Makes a type with functions that read a field, set a field, and give its
** text.  Each thing of the type gets functions of its own from these. */
static void new_type(lua_State *L, const char *type, lua_CFunction index,
                     lua_CFunction newindex, lua_CFunction text) {
  tnl_new_type(L, type);
  lua_pushcfunction(L, text);
  lua_setfield(L, -2, "__tostring");
  lua_pushcfunction(L, index);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, newindex);
  lua_setfield(L, -2, "__newindex");
  lua_pop(L, 1);
}


void tnl_open_holder(lua_State *L) {
  new_type(L, PLAYER_T, player_index, player_newindex, player_tostring);
  new_type(L, SIDE_T, side_index, side_newindex, side_tostring);
}
