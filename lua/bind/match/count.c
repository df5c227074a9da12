/* Counting what cards are worth by the game's fact `points`. */
#include "match/setup.h"

#include <string.h>

#define PER_LINE 16 /* instructions that a line of the score costs */


/* What one card is worth: by its name if that is given, else by its rank. */
static int32_t points_of(lua_State *L, const tn_Deck *deck, tn_Card card) {
  if (lua_getfield(L, -1, deck->name[card]) == LUA_TNIL &&
      deck->rank[card] != TN_NONE) {
    lua_pop(L, 1);
    lua_getfield(L, -1, deck->rank_name[deck->rank[card]]);
  }
  int32_t points = (int32_t)lua_tointeger(L, -1);
  lua_pop(L, 1);
  return points;
}


void tnl_read_points(lua_State *L, Setup *setup) {
  const tn_Deck *deck = setup->table.deck;
  setup->has_points = lua_getfield(L, 1, "points") == LUA_TTABLE;
  for (tn_Card card = 0; card < deck->kinds && setup->has_points; card++)
    setup->points[card] = points_of(L, deck, card);
  lua_pop(L, 1);
}


/* The points by card, or an error if the game does not say. */
static const int32_t *check_points(lua_State *L, const Match *match) {
  if (!match->points)
    luaL_error(L, "the game has no fact 'points': what does a card count?");
  return match->points;
}


static lua_Integer sum(const int32_t *points, const tn_Card *cards, int n) {
  lua_Integer total = 0;
  for (int i = 0; i < n; i++)
    total += points[cards[i]];
  return total;
}


/*** pile:points() -> number
What the cards in it count by the game's fact `points`.
@return a whole number
@error the game has no fact `points`
@example self:score(side, side.won:points(), "cards taken")
@group piles */
int tnl_pile_points(lua_State *L) {
  const Part *part = tnl_testpart(L, 1, PILE_MAGIC);
  if (!part)
    return luaL_typeerror(L, 1, PILE_T);
  const int32_t *points = check_points(L, part->match);
  const tn_Pile *pile = &part->match->table.pile[part->number];
  tn_Card cards[TN_CARDS];
  if (pile->ordered)
    lua_pushinteger(L, sum(points, pile->cards, pile->count));
  else
    lua_pushinteger(L, sum(points, cards, tn_pile_list(pile, cards)));
  return 1;
}


/*** self:points_of(cards) -> number
What some cards count by the game's fact `points`.
@param cards text, a list of texts, cards or a pile
@return a whole number
@error the game has no fact `points`
@example local worth = self:points_of("AS 10S")
@group scoring */
static int word_points_of(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const int32_t *points = check_points(L, match);
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, match->table.deck, 2, cards);
  lua_pushinteger(L, sum(points, cards, n));
  return 1;
}


/* Does the line on top count anything?  -1: it is no line. */
static int line_counts(lua_State *L) {
  int line = lua_gettop(L), whole = 0;
  if (!lua_toboolean(L, line))
    return 0;
  if (!lua_istable(L, line))
    return -1;
  int type = lua_geti(L, line, 1);
  if (!lua_toboolean(L, -1))
    return 0;
  lua_Integer points = lua_tointegerx(L, -1, &whole);
  if (type != LUA_TNUMBER || !whole || lua_geti(L, line, 2) != LUA_TSTRING)
    return -1;
  return points != 0;
}


/*
** core.lines_that_count(list) -> those of its lines of the score, { points,
** reason }, that count something; nil if one is wrong, or if it has other keys
** than places, or more gaps than lines
*/
static int lines_that_count(lua_State *L) {
  lua_Integer left = 0, kept = 0;
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  tnl_open_list(L, 1);
  lua_newtable(L);
  for (lua_pushnil(L); lua_next(L, 1); lua_settop(L, 3))
    left++;
  tnl_spend_work(L, (size_t)left * PER_LINE);
  lua_Integer last = 2 * left;
  for (lua_Integer n = 1; left > 0 && n <= last; n++) {
    left -= lua_rawgeti(L, 1, n) != LUA_TNIL;
    int counts = line_counts(L);
    if (counts < 0)
      return 0;
    lua_settop(L, 3);
    if (counts)
      lua_rawseti(L, 2, ++kept);
    lua_settop(L, 2);
  }
  return left > 0 ? 0 : 1; /* the list is on top */
}


static const luaL_Reg functions[] = {
    {"lines_that_count", lines_that_count},
    {NULL, NULL},
};

static const luaL_Reg words[] = {
    {"points_of", word_points_of},
    {NULL, NULL},
};


void tnl_open_count(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
