/* Listing the ways to take the discard pile down to a card: see take_down.c. */
#include "turns/meld_list.h"


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
