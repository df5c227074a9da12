/* Listing the ways to take the discard pile down to a card: see take_down.c. */
#include "cards/hold.h"
#include "turns/meld_list.h"


/* Does the card make a run with cards of the hand alone? */
static bool makes_run(const List *list, tn_Card card) {
  const tn_MeldRules *rules = list->rules;
  const tn_Deck *deck = rules->deck;
  if (!(rules->runs & tn_kind(card)))
    return false;
  uint32_t at = rules->places_of[deck->rank[card]], with = at;
  uint32_t row = tni_list_row(list, deck->suit[card]) | at;
  for (int n = 1; n < rules->least && n < TN_ROW; n++)
    with |= at >> n; /* where a run begins that reaches it */
  return (tni_list_starts(rules, row) & with) != 0;
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
  if (rules->one_of_a_rank)
    return true;
  if (count_of(&list->hand, rules->of_rank[deck->rank[card]]) + 1 >=
      rules->least)
    return true;
  tn_Kinds through =
      list->hand.plane[0] & rules->runs & deck->of_suit[deck->suit[card]];
  return (list->melding->fits & (tn_kind(card) | through)) != 0 ||
         makes_run(list, card);
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


/* A card is in the list's hand from now on, or no longer. */
static void join(List *list, tn_Card card) {
  set_add(&list->hand, card);
  count_wild(list, card, 1);
}


static void leave(List *list, tn_Card card) {
  count_wild(list, card, -1);
  set_remove(&list->hand, card);
}


/* Adds the ways to take the pile down to this card. */
static void add_ways(List *list, tn_Card card) {
  list->low = card;
  join(list, card);
  if (list->rules->wild & tn_kind(card))
    tni_list_suits(list);
  else
    tni_list_round(list, card);
  leave(list, card);
  list->low = TN_NONE;
}


/* The melds of a card are listed as if it were in the hand, and those without
** it are left out (tni_list_part).  Of equal cards only the upper one is.
** Where cards on top of it help, they are in the hand, too, for the time. */
void tni_list_down(List *list) {
  const tn_MeldRules *rules = list->rules;
  const tn_Pile *pile = &list->table->pile[rules->discard];
  int top = pile->count - 1, at = top;
  tn_Kinds seen = 0;
  for (; at >= 0 && !list_enough(list); at--) {
    tn_Card card = pile->cards[at];
    tn_MeldMove *move;
    if (rules->others_help && at < top)
      join(list, pile->cards[at + 1]);
    if (at == top && rules->top_free &&
        (move = tni_list_found(list, TN_DO_TAKE)) != NULL)
      move->card = card;
    if (seen & tn_kind(card) || !could_meld(list, card))
      continue;
    seen |= tn_kind(card);
    add_ways(list, card);
  }
  for (at += 2; rules->others_help && at <= top; at++)
    leave(list, pile->cards[at]);
}
