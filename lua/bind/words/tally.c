/* What a side counts in a round before it is scored, and how. */
#include "words/words.h"
#include "host/writing.h"
#include "match/ends.h"
#include "match/sentence.h"

/* An entry of the tally is two values of its list: the points and the side in
** one number, and the reason. */
enum { NUMBER, REASON, ENTRY = TALLY_ENTRY };

#define MOST_COUNTED 1000000000 /* points that a side counts, at most */
#define SIDES 256 /* the number is the points times this, plus the side */


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


/* Adds the points to the entry of the side with the reason that is below the
** tally on top of the stack.  False if there is none. */
static bool add_to_entry(lua_State *L, const Match *match, uint8_t side,
                         lua_Integer points) {
  int tally = lua_gettop(L);
  bool found = false;
  for (int i = 0; i < match->tallied && !found; i++) {
    lua_Integer at = (lua_Integer)i * ENTRY + 1;
    lua_rawgeti(L, tally, at + REASON);
    lua_rawgeti(L, tally, at + NUMBER);
    lua_Integer n = lua_tointeger(L, -1);
    found = (n & (SIDES - 1)) == side && lua_rawequal(L, tally - 1, tally + 1);
    if (found) {
      lua_pushinteger(L, n + points * SIDES);
      lua_rawseti(L, tally, at + NUMBER);
    }
    lua_settop(L, tally);
  }
  return found;
}


/* Adds to what a side has counted in the round; the match is at index 1.  The
** reason is on top and is popped.  Points for the same reason are one entry. */
static void add_tally(lua_State *L, Match *match, uint8_t side,
                      lua_Integer points) {
  tnl_argcheck(L, points > -TNL_POINTS && points < TNL_POINTS, 3,
               "million_points");
  if (match->tallied >= TALLY)
    tnl_raise(L, "many_counted %d", TALLY);
  lua_Integer sum = match->tally[side] + points;
  if (sum < -MOST_COUNTED || sum > MOST_COUNTED)
    tnl_raise(L, "many_points %d", MOST_COUNTED);
  match->tally[side] = (int32_t)sum;
  push_tally(L, 1);
  if (add_to_entry(L, match, side, points)) {
    lua_pop(L, 2);
    return;
  }
  lua_Integer at = (lua_Integer)match->tallied++ * ENTRY + 1;
  lua_pushinteger(L, points * SIDES + side);
  lua_rawseti(L, -2, at + NUMBER);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, at + REASON);
  lua_pop(L, 2);
}


bool tnl_has_tally(lua_State *L, const Match *match, uint8_t side, int reason) {
  int top = lua_gettop(L);
  bool found = false;
  reason = lua_absindex(L, reason);
  if (match->tallied == 0)
    return false;
  push_tally(L, 1);
  for (int i = 0; i < match->tallied && !found; i++) {
    lua_rawgeti(L, top + 1, (lua_Integer)i * ENTRY + 1 + NUMBER);
    lua_rawgeti(L, top + 1, (lua_Integer)i * ENTRY + 1 + REASON);
    found = (lua_tointeger(L, -2) & (SIDES - 1)) == side &&
            lua_rawequal(L, -1, reason) != 0;
    lua_settop(L, top + 1);
  }
  lua_settop(L, top);
  return found;
}


/* Pushes the number and the reason of the `i`-th entry, and answers its points;
** 0 if it is not the side's. */
static lua_Integer push_entry(lua_State *L, int tally, int i, uint8_t side) {
  lua_Integer at = (lua_Integer)i * ENTRY + 1;
  lua_rawgeti(L, tally, at + NUMBER);
  lua_Integer n = lua_tointeger(L, -1);
  lua_rawgeti(L, tally, at + REASON);
  lua_Integer whose = n & (SIDES - 1);
  return whose == side ? (n - whose) / SIDES : 0;
}


/* Adds an entry to a text that has that many parts. */
static void add_entry(luaL_Buffer *text, int parts, const char *reason,
                      size_t size, lua_Integer points) {
  char *begin = luaL_prepbuffsize(text, size + COUNTED + 2), *to = begin;
  if (parts > 0)
    to = write_text(to, ", ", 2);
  to = write_counted(to, reason, size, points);
  luaL_addsize(text, (size_t)(to - begin));
}


void tnl_push_tally_text(lua_State *L, int arg, uint8_t side) {
  const Match *match = lua_touserdata(L, arg);
  luaL_Buffer text;
  push_tally(L, arg);
  int tally = lua_gettop(L), parts = 0;
  luaL_buffinit(L, &text);
  for (int i = 0; i < match->tallied; i++) {
    size_t size;
    lua_Integer points = push_entry(L, tally, i, side);
    const char *reason = lua_tolstring(L, -1, &size); /* the list holds it */
    lua_pop(L, 2);
    if (points != 0)
      add_entry(&text, parts++, reason, size, points);
  }
  if (parts > 1) {
    char *to = luaL_prepbuffsize(&text, 2 + COUNTED);
    char *end = write_counted(to, " =", 2, match->tally[side]);
    luaL_addsize(&text, (size_t)(end - to));
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
@param reason what counts, as text or a sentence with values
@example local last = self:play_tricks()
self:count(last, 10, "last trick")
@group scoring */
static int word_count(lua_State *L) {
  Match *match = tnl_changing(L, "count");
  uint8_t side = tnl_checkside(L, match, 2);
  lua_Integer points = luaL_checkinteger(L, 3);
  tnl_check_says(L, 4);
  lua_settop(L, 4);
  if (points == 0)
    return 0;
  add_tally(L, match, side, points);
  return 0;
}


/* Pushes the name of what cards count.  The kit has it, and keeps it. */
static void push_count_name(lua_State *L) {
  int kit = lua_gettop(L) + 1;
  pushvalue(L, 1, MATCH_VARIANT);
  if (lua_rawgeti(L, kit, KIT_COUNT_NAME) == LUA_TNIL) {
    lua_getfield(L, kit, "name_count");
    lua_call(L, 0, 1);
    lua_pushvalue(L, -1);
    lua_rawseti(L, kit, KIT_COUNT_NAME);
  }
  lua_replace(L, kit);
  lua_settop(L, kit);
}


/* Counts what tricks are worth, if they are worth something. */
static void count_tricks(lua_State *L) {
  pushvalue(L, 1, MATCH_VARIANT);
  if (lua_getfield(L, -1, "count_tricks") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_call(L, 1, 0);
  }
  lua_settop(L, 1);
}


/*** self:count_cards()
Adds up, for every side, the points of the cards that it has won, by the game's
fact `points`, and what that fact says of tricks: see self:count.
@example self:count_cards()
local most, side = self:most_counted()
@group scoring */
static int word_count_cards(lua_State *L) {
  Match *match = tnl_changing(L, "count_cards");
  const tn_Table *table = &match->table;
  for (uint8_t side = 0; side < table->sides; side++) {
    lua_Integer points = tnl_points_in(L, 1, tn_won_pile(table, side));
    if (!tnl_ends_count(match))
      tnl_ends_doubt(match);
    if (points == 0)
      continue;
    push_count_name(L);
    add_tally(L, match, side, points);
  }
  lua_settop(L, 1);
  count_tricks(L);
  return 0;
}


/* core.tallied(match, seat, reason [, points]) -> has the player's side counted
** something for that reason?  points: it counts them now */
static int tallied(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = tnl_checknumber(L, 2, match->table.players, "player");
  uint8_t side = match->table.side_of[seat];
  luaL_checktype(L, 3, LUA_TSTRING);
  lua_settop(L, 4);
  lua_pushboolean(L, tnl_has_tally(L, match, side, 3));
  if (!lua_isnil(L, 4)) {
    lua_pushvalue(L, 3);
    add_tally(L, match, side, lua_tointeger(L, 4));
  }
  return 1;
}


/* core.last_winners(match, n) -> the player who has won the last trick of the
** round, and, if n is 2, who the last but one; nil where that is not known */
static int last_winners(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  const tn_Trick *trick = &table->trick;
  const Read read = {.kind = READ_LAST_BUT_ONE};
  uint32_t won = 0;
  bool whole = trick->plays == trick->size;
  for (uint8_t seat = 0; seat < table->players; seat++)
    won += table->tricks[seat];
  if (trick->under_way || trick->size == 0 || (won == 0 && !whole))
    return 0;
  tnl_pushplayer(L, 1, trick->leader);
  if (!whole || won == 1 || luaL_checkinteger(L, 2) < 2)
    return 1; /* nobody has won one before, or the last ones were claimed */
  if (!tnl_ends_read(match, &read))
    tnl_ends_doubt(match);
  tnl_pushplayer(L, 1, trick->turn);
  return 2;
}


/* Does a player of the side take part in the round? */
static bool takes_part(const Match *match, uint8_t side) {
  const tn_Table *table = &match->table;
  for (uint8_t seat = 0; seat < match->people; seat++)
    if (table->side_of[seat] == side && !table->out[seat])
      return true;
  return false;
}


/*** self:most_counted() -> points, side, text
The highest count of a side in this round, the side, and a text of the sum:
`card points 81, last trick 10 = 91`.
@return the count; and the side and the text, if no other side has as much; nil
if nobody takes part
@example local points, side, says = self:most_counted()
if side then self:score(side, 1, says) end
@group scoring */
static int word_most_counted(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  uint8_t best = TN_NONE;
  bool shared = false;
  for (uint8_t side = 0; side < table->sides; side++) {
    if (!takes_part(match, side))
      continue;
    if (best == TN_NONE || match->tally[side] > match->tally[best]) {
      best = side;
      shared = false;
    } else if (match->tally[side] == match->tally[best]) {
      shared = true;
    }
  }
  if (best == TN_NONE)
    return 0;
  lua_pushinteger(L, match->tally[best]);
  if (shared)
    return 1;
  tnl_pushside(L, 1, best);
  tnl_push_tally_text(L, 1, best);
  return 3;
}


/*** self:score_counted([side])
A side gets what it has counted in this round as points, with the text of the
sum: see self:count.
@param side a side, its number, or a player; if left out, each side
@example self:count_cards()
self:score_counted()
@group scoring */
static int word_score_counted(lua_State *L) {
  Match *match = tnl_changing(L, "score_counted");
  bool all = lua_isnoneornil(L, 2);
  uint8_t only = all ? 0 : tnl_checkside(L, match, 2);
  for (uint8_t side = 0; side < match->table.sides; side++) {
    if (match->tally[side] == 0 || !(all || side == only))
      continue;
    lua_getfield(L, 1, "score");
    lua_pushvalue(L, 1);
    lua_pushinteger(L, side + 1);
    lua_pushinteger(L, match->tally[side]);
    tnl_push_tally_text(L, 1, side);
    lua_call(L, 4, 0);
  }
  return 0;
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
    {"last_winners", last_winners},
    {"tallied", tallied},
    {"tally", tally},
    {NULL, NULL},
};

static const luaL_Reg words[] = {
    {"count", word_count},
    {"count_cards", word_count_cards},
    {"most_counted", word_most_counted},
    {"score_counted", word_score_counted},
    {NULL, NULL},
};


void tnl_open_tally(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
