/* Counting what cards are worth by the game's fact `points`. */
#include "match/ends.h"
#include "match/setup.h"

#include <string.h>


/* What one card is worth: by its name if that is given, otherwise by its rank
** or its suit.  A letter that is a rank and a suit means the rank. */
static int32_t points_of(lua_State *L, const tn_Deck *deck, tn_Card card) {
  if (lua_getfield(L, -1, deck->name[card]) == LUA_TNIL &&
      deck->rank[card] != TN_NONE) {
    lua_pop(L, 1);
    lua_getfield(L, -1, deck->rank_name[deck->rank[card]]);
  }
  const char *suit =
      deck->suit[card] == TN_NONE ? "" : &deck->suit_name[deck->suit[card]];
  if (lua_isnil(L, -1) && *suit && tn_deck_rank(deck, suit, 1) == TN_NONE) {
    lua_pop(L, 1);
    lua_pushlstring(L, suit, 1);
    lua_gettable(L, -2);
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


/* Pushes the points that the kit, on top of the stack, has kept for the present
** order; nil if it has none, or if they depend on fields, too. */
static void push_known(lua_State *L, int arg) {
  const tn_Order *order = tnl_present_order(L, arg);
  if (lua_getfield(L, -1, "points_by_order") == LUA_TNIL)
    return;
  pushvalue(L, arg, MATCH_ORDER);
  if (lua_touserdata(L, -1) == order)
    lua_rawget(L, -2);
  else
    lua_pushnil(L);
}


/* Where they depend on trumps or fields, the kit finds them. */
const int32_t *tnl_present_points(lua_State *L, int arg) {
  Match *match = tnl_checkmatch(L, arg);
  if (!match->points)
    tnl_raise(L, "no_points");
  if (!match->points_vary)
    return match->points;
  arg = lua_absindex(L, arg);
  int top = lua_gettop(L);
  pushvalue(L, arg, MATCH_VARIANT);
  push_known(L, arg);
  if (lua_isnil(L, -1)) {
    lua_getfield(L, top + 1, "points_of");
    lua_pushvalue(L, arg);
    tnl_call_locked(L, match, tnl_A_ORDER, 1, 1);
  }
  match->points = lua_touserdata(L, -1);
  lua_setiuservalue(L, arg, MATCH_POINTS);
  lua_settop(L, top);
  return match->points;
}


/* core.card_points(deck, points by card) -> userdata for a match */
static int card_points(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  int32_t *points = lua_newuserdatauv(L, deck->kinds * sizeof *points, 0);
  for (tn_Card card = 0; card < deck->kinds; card++) {
    lua_getfield(L, 2, deck->name[card]);
    points[card] = (int32_t)lua_tointeger(L, -1);
    lua_pop(L, 1);
  }
  return 1;
}


static lua_Integer sum(const int32_t *points, const tn_Card *cards, int n) {
  lua_Integer total = 0;
  for (int i = 0; i < n; i++)
    total += points[cards[i]];
  return total;
}


lua_Integer tnl_points_in(lua_State *L, int arg, uint8_t n) {
  const int32_t *points = tnl_present_points(L, arg);
  const tn_Pile *pile = &tnl_checkmatch(L, arg)->table.pile[n];
  tn_Card cards[TN_CARDS];
  if (pile->ordered)
    return sum(points, pile->cards, pile->count);
  return sum(points, cards, tn_pile_list(pile, cards));
}


/* Is it known to a search by what a round is told apart (see match/ends.h)?
** What a side has won always is. */
static bool tells_apart(const Part *pile) {
  const Match *match = pile->match;
  uint8_t first = tn_won_pile(&match->table, 0);
  const Read read = {.piles = UINT64_C(1) << pile->number};
  return (pile->number >= first && pile->number < first + match->table.sides) ||
         tnl_ends_read(match, &read);
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
  lua_getiuservalue(L, 1, 1);
  lua_Integer points = tnl_points_in(L, -1, part->number);
  if (tnl_ends_count(part->match) && tells_apart(part))
    part->match->deep_looks--;
  lua_pushinteger(L, points);
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
  const int32_t *points = tnl_present_points(L, 1);
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, match->table.deck, 2, cards);
  lua_pushinteger(L, sum(points, cards, n));
  return 1;
}


/*** self:all_taken() -> flag
Have all cards been taken that count by the game's fact `points`?  Then nobody
holds one any more.
@return true or false
@error the game has no fact `points`
@example if self:all_taken() then self:play_on() end
@group tricks */
static int word_all_taken(lua_State *L) {
  const Match *match = tnl_checklook(L);
  const int32_t *points = tnl_present_points(L, 1);
  bool held = false;
  for (uint8_t seat = 0; seat < match->table.players && !held; seat++) {
    const tn_Pile *hand = &match->table.pile[tn_hand_pile(seat)];
    tn_Card cards[TN_CARDS];
    int n = tn_pile_list(hand, cards);
    for (int i = 0; i < n && !held; i++)
      held = points[cards[i]] != 0;
  }
  lua_pushboolean(L, !held);
  return 1;
}


static const luaL_Reg words[] = {
    {"all_taken", word_all_taken},
    {"points_of", word_points_of},
    {NULL, NULL},
};


void tnl_open_count(lua_State *L) {
  tnl_addfunctions(L, "words", words);
  lua_pushcfunction(L, card_points);
  lua_setfield(L, -2, "card_points");
}
