/*
** Taking the discard pile down to a card.
**
** A player takes any card of the pile together with all that lie on top of it.
** The lowest of them, the card that the move names, goes to a meld at once:
** with cards of the hand, or onto a meld on the table.  The others join the
** hand only then, so none of them helps to meld it, unless rules say that they
** do: then they join it first.  Of two equal cards in the pile the upper one is
** meant.
*/
#include "cards/hold.h"
#include "turns/turn.h"


/* How many cards lie on top of the card in the pile; -1 if it is not there. */
static int above(const tn_Pile *pile, tn_Card card) {
  for (int at = pile->count - 1; at >= 0; at--)
    if (pile->cards[at] == card)
      return pile->count - 1 - at;
  return -1;
}


/* The cards on top of the lowest join the trial's hand, without cards that are
** laid aside. */
static void take_above(Trial *trial, const tn_Pile *pile, int n) {
  tn_Kinds aside = trial->melding.rules->aside;
  for (int i = pile->count - n; i < pile->count; i++)
    if (!(aside & tn_kind(pile->cards[i])))
      set_add(&trial->hand, pile->cards[i]);
}


/* Melds the card with those of the first part, or adds it to the meld that it
** fits. */
static bool meld_lowest(Trial *trial, tn_MeldMove *move, tn_MeldWhy *why) {
  tn_MeldPart with = move->part[0];
  bool alone = !with.cards.plane[0] && with.place == TN_NONE;
  if (!tni_trial_spend(trial, &with.cards, why))
    return false;
  set_add(&with.cards, move->card);
  if (tni_trial_meld(trial, &with, why)) {
    move->part[0].place = with.place;
    return true;
  }
  if (why->fault == TN_MELD_UNNAMED || why->fault == TN_MELD_STANDS)
    return false;
  why->card = move->card;
  return alone ? meld_wrong(why, TN_TAKE_AT_ONCE, 0, 0) : false;
}


/* A card that is named without others is added to the meld that it fits, unless
** it is the top and may simply be taken. */
bool tni_turn_allows_down(const tn_Table *table, tn_MeldMove *move,
                          tn_MeldWhy *why) {
  const tn_MeldRules *rules = table->melding->rules;
  const tn_Pile *pile = &table->pile[rules->discard];
  int n = move->card == TN_NONE ? -1 : above(pile, move->card);
  Trial trial;
  why->card = move->card;
  if (move->card != TN_NONE && n < 0)
    return meld_wrong(why, TN_TAKE_LACKS, 0, 0);
  if (n < 0 || move->parts > 1)
    return meld_wrong(why, TN_TAKE_WHICH, 0, 0);
  if (n == 0 && rules->top_free && move->parts == 0)
    return true;
  if (move->parts == 0) {
    move->part[0] = (tn_MeldPart){.place = TN_NONE};
    move->parts = 1;
  }
  tni_trial_begin(&trial, table);
  if (rules->others_help)
    take_above(&trial, pile, n);
  if (!meld_lowest(&trial, move, why) || !tni_trial_opens(&trial, why))
    return false;
  if (!rules->others_help)
    take_above(&trial, pile, n);
  return tni_trial_can_end(&trial, why);
}


void tni_turn_join_above(const tn_Table *table, tn_Card card, tn_Set *hand) {
  const tn_Pile *pile = &table->pile[table->melding->rules->discard];
  int n = above(pile, card);
  for (int i = pile->count - n; i < pile->count; i++)
    set_add(hand, pile->cards[i]);
}


void tni_turn_take_above(tn_Table *table, tn_Card card) {
  uint8_t from = table->melding->rules->discard;
  uint8_t hand = tn_hand_pile(table->melding->seat);
  while (top_of(table) != card)
    tn_table_move(table, top_of(table), from, hand);
}
