/* Words for dealing, drawing, moving and showing cards. */
#include "words/words.h"
#include "match/sentence.h"

#include <string.h>


/* core.shuffle(match): puts all cards into the stock and shuffles it */
static int shuffle(lua_State *L) {
  tn_table_shuffle(&tnl_changing(L, "shuffle")->table);
  return 0;
}


/* How many players take part in the round. */
static int players_in(const tn_Table *table) {
  int n = 0;
  for (int seat = 0; seat < table->players; seat++)
    n += !table->out[seat];
  return n;
}


/*** self:deal_each(n [, packet])
Deals `n` cards to each player who takes part, from the dealer's left, one at a
time or in packets. Where turns go anticlockwise, it begins on the dealer's
right.
@param n cards for each player, 1 at least
@param packet how many cards at a time (1)
@error the stock is too small
@example self:deal_each(12, 4)   -- four at a time, three times around
@group dealing */
static int word_deal_each(lua_State *L) {
  tn_Table *table = &tnl_changing(L, "deal_each")->table;
  lua_Integer n = luaL_checkinteger(L, 2);
  lua_Integer packet = luaL_optinteger(L, 3, 1);
  int stock = table->pile[TN_STOCK].count;
  tnl_argcheck(L, n >= 1 && n <= TN_CARDS, 2, "at_least_1_card");
  tnl_argcheck(L, packet >= 1 && packet <= n, 3, "packet");
  if (n * players_in(table) > stock)
    return tnl_argerror(L, 2, "stock_has_only %d", stock);
  tn_table_deal(table, (int)n, (int)packet);
  return 0;
}


/* The pile that element `n` of the list names, and in `cards` how many cards;
** TN_NONE for a number, a packet for each player. */
static uint8_t read_packet(lua_State *L, Match *match, int list, lua_Integer n,
                           lua_Integer *cards) {
  uint8_t pile = TN_NONE;
  if (lua_geti(L, list, n) == LUA_TTABLE) {
    lua_geti(L, -1, 2);
    pile = tnl_checkpile(L, match, lua_gettop(L));
    lua_geti(L, -2, 1);
  }
  int whole;
  *cards = lua_tointegerx(L, -1, &whole);
  tnl_argcheck(L, whole && *cards >= 1 && *cards <= TN_CARDS, list, "packets");
  lua_settop(L, list);
  return pile;
}


/*** self:deal_packets(packets)
Deals packet after packet: a number of cards at once to each player who takes
part, from the dealer's left; or to a pile. Where turns go anticlockwise, it
begins on the dealer's right.
@param packets a list of numbers, and of { number, pile }
@error the stock is too small
@example self:deal_packets { 3, { 2, self.kitty }, 4, 3 }   -- ten cards each
@group dealing */
static int word_deal_packets(lua_State *L) {
  Match *match = tnl_changing(L, "deal_packets");
  tn_Table *table = &match->table;
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  lua_Integer packets = luaL_len(L, 2), cards;
  for (lua_Integer n = 1; n <= packets; n++) {
    uint8_t pile = read_packet(L, match, 2, n, &cards);
    int stock = table->pile[TN_STOCK].count;
    if (cards * (pile == TN_NONE ? players_in(table) : 1) > stock)
      return tnl_argerror(L, 2, "stock_has_only %d", stock);
    if (pile == TN_NONE)
      tn_table_deal(table, (int)cards, (int)cards);
    else
      for (lua_Integer i = 0; i < cards; i++)
        tn_table_draw(table, pile);
  }
  return 0;
}


/* Moves all cards of a pile but the top `left` to another: what was on top lies
** at the bottom. */
static void turn_over(tn_Table *table, uint8_t from, int left, uint8_t to) {
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(&table->pile[from], cards) - left;
  for (int i = n - 1; i >= 0; i--)
    tn_table_move(table, cards[i], from, to);
}


/* Makes an empty stock anew of the discards but the top one, if there is such a
** pile.  False: there is still nothing to draw. */
static bool renew_stock(tn_Table *table, uint8_t discards) {
  const tn_Pile *stock = &table->pile[TN_STOCK];
  if (stock->count == 0 && discards != TN_NONE &&
      table->pile[discards].count > 1) {
    turn_over(table, discards, 1, TN_STOCK);
    tn_table_mix(table);
  }
  return stock->count > 0;
}


/*** self:draw(to [, n [, discards]]) -> cards
Moves the stock's top card to a pile, or into a player's hand.
@param to a pile or a player
@param n how many cards (1)
@param discards a pile: whenever the stock is empty, all its cards but the top
one are shuffled and become the new stock; if there are still too few, fewer
cards are drawn
@return the cards drawn, as text
@error the stock has not enough cards, and `discards` is not given
@example self:draw(self.kitty, 2)        -- a pile of the game's own
local card = self:draw(player)  -- into the hand
@group dealing */
static int word_draw(lua_State *L) {
  Match *match = tnl_changing(L, "draw");
  tn_Table *table = &match->table;
  uint8_t to = tnl_checkpile(L, match, 2);
  lua_Integer n = luaL_optinteger(L, 3, 1);
  uint8_t discards =
      lua_isnoneornil(L, 4) ? (uint8_t)TN_NONE : tnl_checkpile(L, match, 4);
  bool renews = discards != TN_NONE;
  int stock = table->pile[TN_STOCK].count;
  tnl_argcheck(L, n >= 0 && n <= (renews ? TN_CARDS : stock), 3,
               "stock_has_fewer");
  tnl_argcheck(L, !renews || table->pile[discards].ordered, 4, "no_top");
  tnl_argcheck(L, !renews || (discards != to && discards != TN_STOCK), 4,
               "another_pile");
  tn_Card cards[TN_CARDS];
  int drawn = 0;
  while (drawn < n && renew_stock(table, discards))
    cards[drawn++] = tn_table_draw(table, to);
  tnl_pushcards(L, table->deck, cards, drawn);
  return 1;
}


/* Draws for one hand until it has `n` cards: from the stock, then from the pile
** `last`, which may be the stock, too. */
static void fill_hand(tn_Table *table, uint8_t hand, int n, uint8_t last) {
  const tn_Pile *stock = &table->pile[TN_STOCK], *pile = &table->pile[last];
  while (table->pile[hand].count < n && stock->count > 0)
    tn_table_draw(table, hand);
  while (table->pile[hand].count < n && pile->count > 0)
    tn_table_move(table, pile->cards[pile->count - 1], last, hand);
}


/*** self:fill_hands(n, last, players…)
Players draw one after another, each until the hand has `n` cards.  A hand that
already has so many draws nothing; when no cards are left, a hand stays smaller.
@param n how many cards a hand is to have
@param last a pile from which cards are drawn once the stock is empty, such as
the card turned up; nil: none
@param players who draws, in this order
@error `last` is a pile without a top card, such as a hand
@example local first, second = self:in_turn()
self:fill_hands(6, self.kitty, first, second)
@group dealing */
static int word_fill_hands(lua_State *L) {
  Match *match = tnl_changing(L, "fill_hands");
  tn_Table *table = &match->table;
  lua_Integer n = luaL_checkinteger(L, 2);
  uint8_t last = lua_isnoneornil(L, 3) ? TN_STOCK : tnl_checkpile(L, match, 3);
  tnl_argcheck(L, n >= 0 && n <= TN_CARDS, 2, "number_of_cards_expected");
  tnl_argcheck(L, table->pile[last].ordered, 3, "no_top_card");
  int players = lua_gettop(L);
  for (int arg = 4; arg <= players; arg++)
    fill_hand(table, tn_hand_pile(tnl_checkplayer(L, match, arg)), (int)n,
              last);
  return 0;
}


/* Are all these cards in the pile, copies counted? */
static void check_there(lua_State *L, const tn_Table *table, int arg,
                        const tn_Card *cards, int n, uint8_t from) {
  const tn_Pile *pile = &table->pile[from];
  if (n == 1 && tn_pile_has(pile, *cards) > 0)
    return;
  tn_Set set = tnl_set_of(L, table->deck, arg, cards, n);
  tn_Set there = tnl_cards_in(pile);
  if (tn_set_includes(&there, &set))
    return;
  for (int i = 0; i < n; i++)
    if (tn_set_has(&there, cards[i]) < tn_set_has(&set, cards[i]))
      tnl_argerror(L, arg, "not_in_pile %s", table->deck->name[cards[i]]);
}


/* Lists cards that are all in the pile. */
static int list_there(lua_State *L, const tn_Table *table, int arg,
                      uint8_t from, tn_Card *cards) {
  int n = tnl_checklist(L, table->deck, arg, cards);
  check_there(L, table, arg, cards, n, from);
  return n;
}


/*** self:move(cards, from, to)
Moves cards from one pile to another; a player means the hand.
@param cards text, a list of texts, cards, or a whole pile
@param from a pile or a player
@param to a pile or a player
@error a card is not in the pile
@example self:move(self.kitty, self.kitty, self.declarer)
@group dealing */
static int word_move(lua_State *L) {
  Match *match = tnl_changing(L, "move");
  tn_Table *table = &match->table;
  uint8_t from = tnl_checkpile(L, match, 3), to = tnl_checkpile(L, match, 4);
  tn_Card cards[TN_CARDS];
  const Part *whole = tnl_testpart(L, 2, PILE_MAGIC);
  bool there = whole && whole->match == match && whole->number == from;
  int n = there ? tn_pile_list(&table->pile[from], cards)
                : list_there(L, table, 2, from, cards);
  for (int i = 0; i < n; i++)
    tn_table_move(table, cards[i], from, to);
  return 0;
}


/*** self:play_over(cards, player, pile, away)
A player plays cards of the hand over those that lie in a pile, which are put
away: only the cards played last lie there, as in climbing games.
@param cards text, a list of texts, or cards
@param player a player or a seat
@param pile the pile where they lie
@param away the pile for those that lay there before
@error a card is not in the hand
@example self:play_over(cards, player, self.discard, self.kitty)
@group dealing */
static int word_play_over(lua_State *L) {
  Match *match = tnl_changing(L, "play_over");
  tn_Table *table = &match->table;
  uint8_t hand = tn_hand_pile(tnl_checkplayer(L, match, 3));
  uint8_t pile = tnl_checkpile(L, match, 4), away = tnl_checkpile(L, match, 5);
  tn_Card before[TN_CARDS], cards[TN_CARDS];
  int n = list_there(L, table, 2, hand, cards);
  int lay = tn_pile_list(&table->pile[pile], before);
  for (int i = 0; i < lay; i++)
    tn_table_move(table, before[i], pile, away);
  for (int i = 0; i < n; i++)
    tn_table_move(table, cards[i], hand, pile);
  return 0;
}


/*** self:swap_top(card, player, pile) -> card
A player puts a card of the hand in the place of the top card of a pile, and
takes that one.
@param card the card of the hand, as text
@param player a player or a seat
@param pile a pile that is no hand
@return the card taken, as text
@error the player does not hold the card, or the pile is empty
@example local card = hand:cards():list()[1]
local taken = self:swap_top(card, player, self.kitty)
@group dealing */
static int word_swap_top(lua_State *L) {
  Match *match = tnl_changing(L, "swap_top");
  tn_Table *table = &match->table;
  tn_Card card = tnl_checkcard(L, table->deck, 2);
  uint8_t hand = tn_hand_pile(tnl_checkplayer(L, match, 3));
  uint8_t to = tnl_checkpile(L, match, 4);
  const tn_Pile *pile = &table->pile[to];
  tnl_argcheck(L, tn_pile_has(&table->pile[hand], card), 2, "not_in_hand");
  tnl_argcheck(L, pile->ordered && pile->count > 0, 4, "there_is_no_top");
  tn_Card top = pile->cards[pile->count - 1];
  tn_table_move(table, card, hand, to);
  tn_table_move(table, top, to, hand);
  tnl_pushcard(L, table->deck, top);
  return 1;
}


/*** self:turn_over(pile [, left [, to]])
Makes a new stock when the old one is used up: all cards of a pile but the top
one are turned over, in their order, and become the stock. So the card that lay
lowest is drawn next.
@param pile a pile of the game's own
@param left how many of the top cards stay (1); 0: all are turned over
@param to the pile that they are laid on, in place of the stock
@example if #self.stock == 0 then self:turn_over(self.discard) end
@group dealing */
static int word_turn_over(lua_State *L) {
  Match *match = tnl_changing(L, "turn_over");
  tn_Table *table = &match->table;
  uint8_t from = tnl_checkpile(L, match, 2);
  lua_Integer left = luaL_optinteger(L, 3, 1);
  uint8_t to =
      lua_isnoneornil(L, 4) ? (uint8_t)TN_STOCK : tnl_checkpile(L, match, 4);
  tnl_argcheck(L, table->pile[from].ordered, 2, "no_top");
  tnl_argcheck(L, left >= 0 && left <= TN_CARDS, 3, "at_least_0");
  tnl_argcheck(L, lua_isnoneornil(L, 4) || to != from, 4, "another_pile_than");
  turn_over(table, from, (int)left, to);
  return 0;
}


/*** self:shuffle_stock([pile])
Shuffles the cards of the stock, and no others.  If a pile is given, all its
cards but the top one join the stock first.
@param pile a pile of the game's own that becomes part of the stock
@example if #self.stock == 0 then self:shuffle_stock(self.discard) end
@group dealing */
static int word_shuffle_stock(lua_State *L) {
  Match *match = tnl_changing(L, "shuffle_stock");
  if (!lua_isnoneornil(L, 2))
    word_turn_over(L);
  tn_table_mix(&match->table);
  return 0;
}


/* The pile where a card is: the one it was last dealt to, or another. */
static uint8_t find_pile(const tn_Table *table, tn_Card card) {
  if (table->last_dealt == card &&
      tn_pile_has(&table->pile[table->last_dealt_to], card))
    return table->last_dealt_to;
  for (uint8_t pile = 0; pile < table->piles; pile++)
    if (tn_pile_has(&table->pile[pile], card))
      return pile;
  return TN_NONE;
}


/* Is it the card that was dealt last? */
static bool is_last_dealt(lua_State *L, const tn_Table *table, int arg) {
  return table->last_dealt != TN_NONE && lua_type(L, arg) == LUA_TSTRING &&
         strcmp(lua_tostring(L, arg), table->deck->name[table->last_dealt]) ==
             0;
}


/* Answers the cards that were shown. */
static int shown_cards(lua_State *L) {
  lua_settop(L, 2);
  return 1;
}


/*** self:show(cards, reason [, from]) -> cards
Shows cards to everyone; they stay where they are.  A player in place of the
cards means the whole hand.
@param cards one or several cards, or a player
@param reason why, as text or a sentence with values; may be left out
@param from the pile that they are in, or the player who holds them; needed only
if the deck has a card twice
@return the cards that were shown
@example self:show(card, "the last card dealt makes trump")
@group dealing */
static int word_show(lua_State *L) {
  Match *match = tnl_changing(L, "show");
  tn_Table *table = &match->table;
  const Part *player = tnl_testpart(L, 2, PLAYER_MAGIC);
  uint8_t hand = player ? tn_hand_pile(player->number) : TN_NONE;
  tn_Card cards[TN_CARDS];
  if (!player && !lua_isnoneornil(L, 4)) {
    hand = tnl_checkpile(L, match, 4);
    list_there(L, table, 2, hand, cards);
  }
  tnl_opt_says(L, 3);
  if (!table->log.on && (player || is_last_dealt(L, table, 2)))
    return shown_cards(L);
  int n = player ? tn_pile_list(&table->pile[hand], cards)
                 : tnl_checklist(L, table->deck, 2, cards);
  if (!table->log.on) /* an error is raised all the same */
    return shown_cards(L);
  lua_settop(L, 3);
  if (!lua_isnil(L, 3)) {
    lua_pushvalue(L, 3);
    tnl_add_note(L, match, 1);
  }
  for (int i = 0; i < n; i++)
    tn_table_show(table, cards[i],
                  hand == TN_NONE ? find_pile(table, cards[i]) : hand);
  return shown_cards(L);
}


/*** self:show_last_dealt(reason) -> card
Shows the last card that was dealt to a player to everyone; it stays there.
@param reason why, as text or a sentence with values; may be left out
@return the card, as text
@error no card has been dealt in this round
@example self:show_last_dealt("the last card dealt makes trump")
@group dealing */
static int word_show_last_dealt(lua_State *L) {
  Match *match = tnl_changing(L, "show_last_dealt");
  tn_Table *table = &match->table;
  tnl_opt_says(L, 2);
  if (table->last_dealt == TN_NONE)
    return tnl_raise(L, "not_dealt");
  if (table->log.on) {
    lua_settop(L, 2);
    if (!lua_isnil(L, 2))
      tnl_add_note(L, match, 1);
    tn_table_show(table, table->last_dealt,
                  find_pile(table, table->last_dealt));
  }
  tnl_pushcard(L, table->deck, table->last_dealt);
  return 1;
}


/* Moves all cards of a seat's hand to a pile. */
static void lay_away(tn_Table *table, uint8_t seat, uint8_t to) {
  tn_Card cards[TN_CARDS];
  uint8_t hand = tn_hand_pile(seat);
  int n = tn_pile_list(&table->pile[hand], cards);
  for (int i = 0; i < n; i++)
    tn_table_move(table, cards[i], hand, to);
}


/* Does another player take part than that one?  A hand that is nobody's has no
** turn. */
static bool another_takes_part(const Match *match, uint8_t but) {
  for (uint8_t seat = 0; seat < match->people; seat++)
    if (seat != but && !match->table.out[seat])
      return true;
  return false;
}


/*** self:sit_out(player [, pile])
The player gets no cards and no turn in this round.  Use it before cards are
dealt, or say where the player's cards go.
@param player a player or a seat
@param pile the pile into which the player lays the hand first
@error the player has cards, tricks are being played, or nobody else takes part
@example self:sit_out(self.dealer)   -- one seat more than hands
@group players */
static int word_sit_out(lua_State *L) {
  Match *match = tnl_changing(L, "sit_out");
  tn_Table *table = &match->table;
  uint8_t seat = tnl_checkplayer(L, match, 2);
  uint8_t hand = tn_hand_pile(seat);
  uint8_t to = lua_isnoneornil(L, 3) ? hand : tnl_checkpile(L, match, 3);
  tnl_argcheck(L, to != hand || table->pile[hand].count == 0, 2, "has_cards");
  tnl_argcheck(L, table->to_play == 0 && !table->trick.under_way, 1,
               "tricks_played");
  tnl_argcheck(L, another_takes_part(match, seat), 2, "nobody_else");
  if (to != hand)
    lay_away(table, seat, to);
  tn_table_sit_out(table, seat);
  return 0;
}


/*** self:random(n) -> number
A random number from 1 to n.  It depends on the match's seed, so that a match
can be replayed.  It is no secret: every player may know it as soon as it is
drawn.
@param n a whole number, 1 at least
@return a whole number
@example local first = self:player(self:random(4))
@group dealing */
static int word_random(lua_State *L) {
  tn_Table *table = &tnl_changing(L, "random")->table;
  lua_Integer n = luaL_checkinteger(L, 2);
  tnl_argcheck(L, n >= 1 && n <= UINT32_MAX, 2, "at_least_1");
  tn_Random random =
      tn_random(table->seed, TN_SCRIPT, table->round, table->draws++);
  lua_pushinteger(L, (lua_Integer)tn_random_below(&random, (uint32_t)n) + 1);
  return 1;
}


static const luaL_Reg words[] = {
    {"deal_each", word_deal_each},
    {"deal_packets", word_deal_packets},
    {"draw", word_draw},
    {"fill_hands", word_fill_hands},
    {"move", word_move},
    {"play_over", word_play_over},
    {"random", word_random},
    {"show", word_show},
    {"show_last_dealt", word_show_last_dealt},
    {"shuffle_stock", word_shuffle_stock},
    {"sit_out", word_sit_out},
    {"swap_top", word_swap_top},
    {"turn_over", word_turn_over},
    {NULL, NULL},
};


void tnl_open_deal(lua_State *L) {
  lua_pushcfunction(L, shuffle);
  lua_setfield(L, -2, "shuffle");
  tnl_addfunctions(L, "words", words);
}
