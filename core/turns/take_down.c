/*
** Taking the discard pile down to a card.
**
** A player takes any card of the pile together with all that lie on top of it.
** The lowest of them, the card that the move names, goes to a meld at once:
** with cards of the hand, or onto a meld on the table.  The others join the
** hand only then, so none of them helps to meld it.  Of two equal cards in the
** pile the upper one is meant.
*/
#include "turns/meld_list.h"


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
      tn_set_add(&trial->hand, pile->cards[i]);
}


/* Melds the card with those of the first part, or adds it to the meld that it
** fits. */
static bool meld_lowest(Trial *trial, tn_MeldMove *move, tn_MeldWhy *why) {
  tn_Set with = move->part[0].cards;
  bool alone = tn_set_count(&with) == 0 && move->part[0].place == TN_NONE;
  if (!tn_trial_spend(trial, &with, why))
    return false;
  tn_set_add(&with, move->card);
  if (tn_trial_meld(trial, &with, &move->part[0].place, why))
    return true;
  why->card = move->card;
  return alone ? meld_wrong(why, TN_TAKE_AT_ONCE, 0, 0) : false;
}


/* A card that is named without others is added to the meld that it fits, unless
** it is the top and may simply be taken. */
bool tn_turn_allows_down(const tn_Table *table, tn_MeldMove *move,
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
  tn_trial_begin(&trial, table);
  if (!meld_lowest(&trial, move, why) || !tn_trial_opens(&trial, why))
    return false;
  take_above(&trial, pile, n);
  return tn_trial_can_end(&trial, why);
}


void tn_turn_take_above(tn_Table *table, tn_Card card) {
  uint8_t from = table->melding->rules->discard;
  uint8_t hand = tn_hand_pile(table->melding->seat);
  while (top_of(table) != card)
    tn_table_move(table, top_of(table), from, hand);
}


/* The kinds beside a card in the row of runs, of its suit. */
static tn_Kinds beside(const tn_MeldRules *rules, tn_Card card) {
  const tn_Deck *deck = rules->deck;
  uint32_t at = rules->places_of[deck->rank[card]];
  uint32_t next = at << 1 | at >> 1;
  tn_Kinds kinds = 0;
  for (tn_Kinds left = rules->runs & deck->of_suit[deck->suit[card]]; left;
       left &= left - 1)
    if (rules->places_of[deck->rank[tn_kinds_first(left)]] & next)
      kinds |= tn_kind(tn_kinds_first(left));
  return kinds;
}


/* Does the card fit a meld on the table by itself? */
static bool fits_alone(const List *list, tn_Card card) {
  tn_MeldMove move = {.verb = TN_DO_TAKE, .parts = 1, .card = card};
  tn_MeldWhy why = {0};
  move.part[0] = (tn_MeldPart){.place = TN_NONE};
  return tn_turn_allows_down(list->table, &move, &why);
}


/* Could the card go to a meld?  A quick look spares most cards of the pile the
** list of their melds. */
static bool could_meld(const List *list, tn_Card card) {
  const tn_MeldRules *rules = list->rules;
  const tn_Deck *deck = rules->deck;
  if (!(tn_kind(card) & (rules->sets | rules->runs | rules->wild)))
    return false;
  if (rules->wild & tn_kind(card) || list->wild > 0)
    return true;
  if (count_of(&list->hand, rules->of_rank[deck->rank[card]]) + 1 >=
      rules->least)
    return true;
  return (list->hand.plane[0] & beside(rules, card)) != 0 ||
         fits_alone(list, card);
}


/* Counts a wild card in, or out again, if this is one. */
static void count_wild(List *list, tn_Card card, int n) {
  const tn_MeldRules *rules = list->rules;
  for (int i = 0; i < rules->sorts; i++)
    if (rules->sort[i] & tn_kind(card)) {
      list->of_sort[i] = (uint8_t)(list->of_sort[i] + n);
      list->wild += n;
    }
}


/* Adds the ways to take the pile down to this card. */
static void add_ways(List *list, tn_Card card) {
  list->low = card;
  tn_set_add(&list->hand, card);
  count_wild(list, card, 1);
  if (list->rules->wild & tn_kind(card))
    tn_list_suits(list);
  else
    tn_list_round(list, card);
  count_wild(list, card, -1);
  tn_set_remove(&list->hand, card);
  list->low = TN_NONE;
}


/* The melds of a card are listed as if it were in the hand, and those without
** it are left out (tn_list_part).  Of equal cards only the upper one is. */
void tn_list_down(List *list) {
  const tn_MeldRules *rules = list->rules;
  const tn_Pile *pile = &list->table->pile[rules->discard];
  tn_Kinds seen = 0;
  for (int at = pile->count - 1; at >= 0 && !list_enough(list); at--) {
    tn_Card card = pile->cards[at];
    tn_MeldMove *move;
    if (at == pile->count - 1 && rules->top_free &&
        (move = tn_list_found(list, TN_DO_TAKE)) != NULL)
      move->card = card;
    if (seen & tn_kind(card) || !could_meld(list, card))
      continue;
    seen |= tn_kind(card);
    add_ways(list, card);
  }
}
