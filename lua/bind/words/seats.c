/* Drawing cards to find partners, and the player who plays first. */
#include "host/bindings.h"


/* The seats of the highest and the second highest of the cards drawn. */
static void best_two(const tn_Table *table, const tn_Card *card, uint8_t *best,
                     uint8_t *second) {
  const tn_Deck *deck = table->deck;
  int high[TN_SEATS];
  *best = *second = TN_NONE;
  for (uint8_t seat = 0; seat < table->players; seat++) {
    high[seat] = deck->rank[card[seat]] * TN_SUITS + deck->suit[card[seat]];
    if (*best == TN_NONE || high[seat] > high[*best]) {
      *second = *best;
      *best = seat;
    } else if (*second == TN_NONE || high[seat] > high[*second]) {
      *second = seat;
    }
  }
}


/* Must a seat draw again, because of a joker or a card that another has,
** too? */
static bool draws_again(const tn_Table *table, const tn_Card *card,
                        uint8_t seat) {
  for (uint8_t other = 0; other < table->players; other++)
    if (other != seat && card[other] == card[seat])
      return true;
  return table->deck->suit[card[seat]] == TN_NONE;
}


/* Draws a card from the stock for a seat and shows it; the reason is at index
** 3. */
static tn_Card draw_for(lua_State *L, Match *match, uint8_t piles,
                        uint8_t seat) {
  tn_Table *table = &match->table;
  uint8_t pile = (uint8_t)(piles + seat);
  tn_Card card = tn_table_draw(table, pile);
  if (table->log.on && !lua_isnil(L, 3)) {
    lua_pushvalue(L, 3);
    tnl_add_note(L, match, 1);
  }
  tn_table_show(table, card, pile);
  return card;
}


/* Every seat draws in order, and some draw again. */
static void draw_all(lua_State *L, Match *match, uint8_t piles, tn_Card *card) {
  const tn_Table *table = &match->table;
  uint8_t draws = (uint8_t)((1u << table->players) - 1);
  while (draws) {
    uint8_t again = 0;
    for (uint8_t seat = 0; seat < table->players; seat++)
      if (draws >> seat & 1) {
        if (table->pile[TN_STOCK].count == 0)
          luaL_error(L, "the stock is too small to draw for partners");
        card[seat] = draw_for(L, match, piles, seat);
      }
    for (uint8_t seat = 0; seat < table->players; seat++)
      again |= (uint8_t)(draws_again(table, card, seat) << seat);
    draws = again;
  }
}


/* The player who changes places with the seat across from the first one, so
** that `best` and `second` sit across from each other: the first seat stays. */
static uint8_t find_mover(uint8_t best, uint8_t second) {
  if (best == 0 || second == 0)
    return best == 0 ? second : best;
  for (uint8_t seat = 1; seat < 4; seat++)
    if (seat != best && seat != second)
      return seat;
  return TN_NONE;
}


/* The seat of a player after `mover` and the third seat have changed places. */
static uint8_t moved(uint8_t seat, uint8_t mover) {
  return seat == mover ? 2 : seat == 2 ? mover : seat;
}


/* The first pile of those that each player has under the name at `arg`. */
static uint8_t player_piles(lua_State *L, int arg) {
  const char *name = luaL_checkstring(L, arg);
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "own_piles");
  lua_getfield(L, -1, "player");
  lua_pushstring(L, name);
  lua_rawget(L, -2);
  lua_Integer first = lua_tointeger(L, -1);
  luaL_argcheck(L, first > 0, arg, "no pile that each player has");
  lua_pop(L, 4);
  return (uint8_t)(first - 1);
}


/*** self:draw_for_partners(name [, reason]) -> first, one, other
Four players draw a card each, in the order of their seats.  A player with a
joker, or with the same card as another, draws again.  The player with the
highest card, by rank and then by suit, plays first; the one with the second
highest is the partner.  If the two do not sit across from each other, two
players change places; the first seat stays.  All cards are shuffled again.
@param name the name of a pile that each player has and all see, for the cards
@param reason why they are shown, as text for the players
@return the player who plays first, in the new seats; and the two who changed
places, if any did
@error there are not two sides of two players each
@example local first = self:draw_for_partners("drawn")
@group players */
static int word_draw_for_partners(lua_State *L) {
  Match *match = tnl_changing(L, "draw_for_partners");
  tn_Table *table = &match->table;
  luaL_argcheck(L, table->players == 4 && table->sides == 2, 1,
                "two sides of two players each are needed");
  luaL_optstring(L, 3, "");
  lua_settop(L, 3);
  tn_Card card[TN_SEATS];
  uint8_t best, second;
  draw_all(L, match, player_piles(L, 2), card);
  best_two(table, card, &best, &second);
  uint8_t mover = find_mover(best, second), first = moved(best, mover);
  tn_table_shuffle(table);
  tnl_pushplayer(L, 1, first);
  if (mover == 2)
    return 1;
  tnl_pushplayer(L, 1, mover < 2 ? mover : 2);
  tnl_pushplayer(L, 1, mover < 2 ? 2 : mover);
  return 3;
}


static const luaL_Reg words[] = {
    {"draw_for_partners", word_draw_for_partners},
    {NULL, NULL},
};


void tnl_open_seats(lua_State *L) { tnl_addfunctions(L, "words", words); }
