/* Counting what cards are worth by the game's fact `points`. */
#include "match/setup.h"

#include <string.h>


/* What one card is worth: by its name if that is given, otherwise by its
** rank. */
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


lua_Integer tnl_points_in(lua_State *L, const Match *match, uint8_t n) {
  const int32_t *points = check_points(L, match);
  const tn_Pile *pile = &match->table.pile[n];
  tn_Card cards[TN_CARDS];
  if (pile->ordered)
    return sum(points, pile->cards, pile->count);
  return sum(points, cards, tn_pile_list(pile, cards));
}


/*** pile:points() -> number
What its cards count by the game's fact `points`.
@return a whole number
@error the game has no fact `points`
@example self:score(side, side.won:points(), "cards taken")
@group piles */
int tnl_pile_points(lua_State *L) {
  const Part *part = tnl_testpart(L, 1, PILE_MAGIC);
  if (!part)
    return luaL_typeerror(L, 1, PILE_T);
  lua_pushinteger(L, tnl_points_in(L, part->match, part->number));
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


static const luaL_Reg words[] = {
    {"points_of", word_points_of},
    {NULL, NULL},
};


void tnl_open_count(lua_State *L) { tnl_addfunctions(L, "words", words); }
