/* What a side counts in a round before it is scored, and how. */
#include "host/bindings.h"

#include <string.h>

/* An entry of the tally is three values of its list. */
enum { SIDE, POINTS, REASON, ENTRY };


/* Pushes the match's tally, a list; the match is at `arg`. */
static void push_tally(lua_State *L, int arg) {
  arg = lua_absindex(L, arg);
  if (pushvalue(L, arg, MATCH_TALLY) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_createtable(L, 4 * ENTRY, 0);
    lua_pushvalue(L, -1);
    lua_setiuservalue(L, arg, MATCH_TALLY);
  }
}


void tnl_add_tally(lua_State *L, Match *match, uint8_t side,
                   lua_Integer points) {
  luaL_argcheck(L, points > -1000000 && points < 1000000, 3,
                "more than a million points");
  if (match->tallied >= TALLY)
    luaL_error(L, "more than %d things are counted in one round", TALLY);
  lua_Integer at = (lua_Integer)match->tallied++ * ENTRY + 1;
  match->tally[side] += (int32_t)points;
  push_tally(L, 1);
  lua_pushinteger(L, side);
  lua_rawseti(L, -2, at + SIDE);
  lua_pushinteger(L, points);
  lua_rawseti(L, -2, at + POINTS);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, at + REASON);
  lua_pop(L, 2);
}


bool tnl_has_tally(lua_State *L, const Match *match, uint8_t side, int reason) {
  int top = lua_gettop(L);
  bool found = false;
  reason = lua_absindex(L, reason);
  push_tally(L, 1);
  for (int i = 0; i < match->tallied && !found; i++) {
    lua_rawgeti(L, top + 1, (lua_Integer)i * ENTRY + 1 + SIDE);
    lua_rawgeti(L, top + 1, (lua_Integer)i * ENTRY + 1 + REASON);
    found = lua_tointeger(L, -2) == side && lua_rawequal(L, -1, reason) != 0;
    lua_settop(L, top + 1);
  }
  lua_settop(L, top);
  return found;
}


/* Adds a whole number to a text. */
static void add_number(luaL_Buffer *text, lua_Integer n) {
  char digits[24], *from = digits + sizeof digits;
  lua_Unsigned left = n < 0 ? 0 - (lua_Unsigned)n : (lua_Unsigned)n;
  do
    *--from = (char)('0' + left % 10);
  while ((left /= 10) > 0);
  if (n < 0)
    *--from = '-';
  luaL_addlstring(text, from, (size_t)(digits + sizeof digits - from));
}


/* Adds the `i`-th entry of the list at index `tally` to a text with `parts`
** parts, if it is the side's.  Returns the number of parts after that. */
static int add_entry(lua_State *L, luaL_Buffer *text, int tally, int i,
                     uint8_t side, int parts) {
  lua_Integer at = (lua_Integer)i * ENTRY + 1;
  lua_rawgeti(L, tally, at + SIDE);
  lua_rawgeti(L, tally, at + POINTS);
  lua_rawgeti(L, tally, at + REASON);
  lua_Integer whose = lua_tointeger(L, -3), points = lua_tointeger(L, -2);
  const char *reason = lua_tostring(L, -1); /* the list holds it */
  lua_pop(L, 3);
  if (whose != side || points == 0)
    return parts;
  if (parts > 0)
    luaL_addlstring(text, ", ", 2);
  luaL_addlstring(text, reason, strlen(reason));
  luaL_addchar(text, ' ');
  add_number(text, points);
  return parts + 1;
}


void tnl_push_tally_text(lua_State *L, int arg, uint8_t side) {
  const Match *match = lua_touserdata(L, arg);
  luaL_Buffer text;
  push_tally(L, arg);
  int tally = lua_gettop(L), parts = 0;
  luaL_buffinit(L, &text);
  for (int i = 0; i < match->tallied; i++)
    parts = add_entry(L, &text, tally, i, side, parts);
  if (parts > 1) {
    luaL_addlstring(&text, " = ", 3);
    add_number(&text, match->tally[side]);
  }
  luaL_pushresult(&text);
  lua_replace(L, tally);
}


/*** self:count(side, points, reason)
Adds to the count of a side (or the side of a player) in this round.  The count
is no score yet: `side.count` is its total, and `most_counted` says which side
has most.  It begins at 0 in each round.  0 points leave no trace.
@param side a side, its number, or a player
@param points a whole number, which may be negative
@param reason what counts, as text
@example local last = self:play_tricks()
self:count(last, 10, "last trick")
@group scoring */
static int word_count(lua_State *L) {
  Match *match = tnl_changing(L, "count");
  uint8_t side = tnl_checkside(L, match, 2);
  lua_Integer points = luaL_checkinteger(L, 3);
  luaL_checkstring(L, 4);
  lua_settop(L, 4);
  if (points == 0)
    return 0;
  tnl_add_tally(L, match, side, points);
  return 0;
}


/*** self:count_cards()
Adds up, for every side, the points of the cards that it has won, by the game's
fact `points`: see self:count.
@example self:count_cards()
local most, side = self:most_counted()
@group scoring */
static int word_count_cards(lua_State *L) {
  Match *match = tnl_changing(L, "count_cards");
  const tn_Table *table = &match->table;
  for (uint8_t side = 0; side < table->sides; side++) {
    lua_Integer points = tnl_points_in(L, 1, tn_won_pile(table, side));
    if (points == 0)
      continue;
    pushvalue(L, 1, MATCH_VARIANT);
    lua_getfield(L, -1, "counted_cards");
    lua_replace(L, -2);
    tnl_add_tally(L, match, side, points);
  }
  return 0;
}


/* Does anybody of the side take part in the round? */
static bool takes_part(const tn_Table *table, uint8_t side) {
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (table->side_of[seat] == side && !table->out[seat])
      return true;
  return false;
}


/*** self:most_counted() -> points, side, text
The highest count of a side in this round, the side, and a text of the sum:
`cards 81, last trick 10 = 91`.
@return the count; and the side and the text, if no other side has as much
@example local points, side, says = self:most_counted()
if side then self:score(side, 1, says) end
@group scoring */
static int word_most_counted(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  uint8_t best = TN_NONE;
  bool shared = false;
  for (uint8_t side = 0; side < table->sides; side++) {
    if (!takes_part(table, side))
      continue;
    if (best == TN_NONE || match->tally[side] > match->tally[best]) {
      best = side;
      shared = false;
    } else if (match->tally[side] == match->tally[best]) {
      shared = true;
    }
  }
  lua_pushinteger(L, match->tally[best]);
  if (shared)
    return 1;
  tnl_pushside(L, 1, best);
  tnl_push_tally_text(L, 1, best);
  return 3;
}


/* core.tally(match) -> what each side has counted in this round, as texts; nil
** if nobody has counted anything */
static int tally(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  if (match->tallied == 0)
    return 0;
  lua_createtable(L, match->table.sides, 0);
  for (uint8_t side = 0; side < match->table.sides; side++) {
    tnl_push_tally_text(L, 1, side);
    lua_rawseti(L, -2, side + 1);
  }
  return 1;
}


static const luaL_Reg functions[] = {
    {"tally", tally},
    {NULL, NULL},
};

static const luaL_Reg words[] = {
    {"count", word_count},
    {"count_cards", word_count_cards},
    {"most_counted", word_most_counted},
    {NULL, NULL},
};


void tnl_open_tally(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
