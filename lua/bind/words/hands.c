/* Words between two hands: a card drawn unseen, and cards that one player alone
** is shown. */
#include "match/asking.h"


/* Which card it is: the hand was shuffled, so each is equally likely whatever
** place was named. */
static tn_Card shuffled_card(tn_Table *table, const tn_Card *cards, int count,
                             lua_Integer place) {
  tn_Random random =
      tn_random(table->seed, TN_SCRIPT, table->round, table->draws++);
  uint32_t first = tn_random_below(&random, (uint32_t)count);
  return cards[(first + (uint32_t)place - 1) % (uint32_t)count];
}


/* The card that chance gives the player, or that the tape has.  It is a
** decision of its own, since worlds have others. */
static tn_Card draw_card(lua_State *L, Match *match, lua_Integer place) {
  tn_Table *table = &match->table;
  const tn_Pile *from = &table->pile[table->question.from];
  tn_Card cards[TN_CARDS];
  int count = tn_pile_list(from, cards);
  tn_Card card = shuffled_card(table, cards, count, place);
  tn_Answer answer;
  uint32_t next;
  if (!peek(match, &answer, &next)) {
    decide(L, match, (tn_Answer){TN_CARD_ANSWER, true, 1, card, NULL});
    return card;
  }
  if (answer.kind != TN_CARD_ANSWER || tn_pile_has(from, answer.card) == 0)
    tnl_raise_need(L, match, TN_REFUSED);
  card = answer.card;
  take(L, match, next);
  return card;
}


/*
** core.draw_unseen(match, player, prompt, from [, place]) -> number or card
**
** How many cards a player can draw unseen from another's hand, which are there
** to be drawn.  With a place, which was chosen, the player draws one.
*/
static int draw_unseen(lua_State *L) {
  bool draws = !lua_isnoneornil(L, 5);
  Match *match =
      draws ? tnl_checkmatch(L, 1) : tnl_only_asking(L, "draw_unseen");
  tn_Table *table = &match->table;
  uint8_t seat = tnl_checkplayer(L, match, 2), to = tn_hand_pile(seat);
  uint8_t from = tn_hand_pile(tnl_checkplayer(L, match, 4));
  lua_Integer place = luaL_optinteger(L, 5, 1), n = table->pile[from].count;
  tnl_argcheck(L, n > 0, 4, "hand_empty");
  tnl_argcheck(L, !table->at_once, 1, "together_asks");
  tnl_argcheck(L, from != to, 4, "own_hand");
  if (!draws || place < 1 || place > n) {
    lua_pushinteger(L, n);
    return 1;
  }
  table->question =
      (tn_Question){.kind = TN_ASK_CARDS, .seat = seat, .from = from, .to = to};
  tn_Card card = draw_card(L, match, place);
  tn_table_pass(table, card, from, to);
  tnl_pushcard(L, table->deck, card);
  return 1;
}


/* Are the cards at `arg` in the pile, copies counted? */
static void check_there(lua_State *L, const tn_Table *table, int arg,
                        uint8_t pile) {
  tn_Set set = tnl_checkset(L, table->deck, arg);
  tn_Card cards[TN_CARDS];
  int n = tn_set_list(&set, cards);
  for (int i = 0; i < n; i++)
    if (tn_pile_has(&table->pile[pile], cards[i]) < tn_set_has(&set, cards[i]))
      tnl_argerror(L, arg, "not_in_pile %s", table->deck->name[cards[i]]);
}


/*** self:hand_over(cards, from, to [, unseen])
Moves cards from one player's hand to another's, so that everyone sees which
they are.
@param cards text, a list of texts, or cards
@param from the player who holds them
@param to the player who gets them; where it is unseen, it may be a pile
@param unseen text, a list of texts, cards or a pile: the others do not see the
cards, which the rules demand, the highest ones, say; and the receiver knows
that none of these are left in the hand, such as all that are higher.  Or true:
it knows nothing else.  Both count as a decision that has one answer
@error a card is not in the hand
@example self:hand_over(hand:of_suit("S"), player, self.dealer)
@group dealing */
static int word_hand_over(lua_State *L) {
  if (lua_toboolean(L, 5))
    return tnl_give_unseen(L);
  Match *match = tnl_changing(L, "hand_over");
  tn_Table *table = &match->table;
  uint8_t from = tn_hand_pile(tnl_checkplayer(L, match, 3));
  uint8_t to = tn_hand_pile(tnl_checkplayer(L, match, 4));
  tn_Card cards[TN_CARDS];
  tnl_argcheck(L, from != to, 4, "same_hand");
  check_there(L, table, 2, from);
  int n = tnl_checklist(L, table->deck, 2, cards);
  for (int i = 0; i < n; i++)
    tn_table_hand_over(table, cards[i], from, to);
  return 0;
}


/* The pile that the cards at index 3 are in: the one at index 5, or the owner's
** hand if a player is given in their place. */
static uint8_t shown_from(lua_State *L, const Match *match, tn_Card *cards,
                          int *n) {
  const tn_Table *table = &match->table;
  if (tnl_testpart(L, 3, PLAYER_MAGIC)) {
    uint8_t hand = tn_hand_pile(tnl_checkplayer(L, match, 3));
    *n = tn_pile_list(&table->pile[hand], cards);
    return hand;
  }
  uint8_t pile = tnl_checkpile(L, match, 5);
  check_there(L, table, 3, pile);
  *n = tnl_checklist(L, table->deck, 3, cards);
  return pile;
}


/*** self:show_to(player, cards, reason, from)
Shows cards to one player only; they stay where they are.  If a player is given
in place of the cards, it is the whole hand.
@param player who sees them
@param cards one or several cards, or a player
@param reason why, as text or a sentence with values; may be nil
@param from the pile that they are in, or the player who holds them; not needed
for a whole hand
@error a card is not there
@example self:show_to(self:partner_of(player), player, "partners look")
@group dealing */
static int word_show_to(lua_State *L) {
  Match *match = tnl_changing(L, "show_to");
  tn_Table *table = &match->table;
  uint8_t seat = tnl_checkplayer(L, match, 2);
  tn_Card cards[TN_CARDS];
  int n;
  tnl_opt_says(L, 4);
  uint8_t pile = shown_from(L, match, cards, &n);
  lua_settop(L, 4);
  if (table->log.on && n > 0 && !lua_isnil(L, 4))
    tnl_add_note(L, match, 1);
  for (int i = 0; i < n; i++)
    tn_table_show_to(table, cards[i], pile, (uint8_t)(1u << seat));
  return 0;
}


static const luaL_Reg functions[] = {
    {"draw_unseen", draw_unseen},
    {NULL, NULL},
};

static const luaL_Reg words[] = {
    {"hand_over", word_hand_over},
    {"show_to", word_show_to},
    {NULL, NULL},
};


void tnl_open_hands(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
