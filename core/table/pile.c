/*
** Piles: sequences with the top card last, and sets.
**
** A pile is one of the two for its whole life.  A sequence has room for the
** whole deck, so a card can always be put on it without asking for memory.
*/
#include "table/table.h"

#include <string.h>


/* Has it room for the card? */
static bool has_room(const tn_Pile *pile, tn_Card card) {
  if (pile->ordered)
    return pile->count < pile->room;
  return card < TN_KINDS && set_has(&pile->set, card) < TN_COPIES;
}


/* `count` is kept for both, so that nobody has to count a set. */
bool tn_pile_put(tn_Pile *pile, tn_Card card) {
  if (!pile || !has_room(pile, card))
    return false;
  pile_put(pile, card);
  return true;
}


int tn_pile_find(const tn_Pile *pile, tn_Card card) {
  return pile ? pile_find(pile, card) : -1;
}


bool tn_pile_take(tn_Pile *pile, tn_Card card) {
  int at = tn_pile_find(pile, card);
  if (at < 0)
    return false;
  pile_take_at(pile, card, at);
  return true;
}


int tn_pile_has(const tn_Pile *pile, tn_Card card) {
  if (!pile)
    return 0;
  if (!pile->ordered)
    return set_has(&pile->set, card);
  int n = 0;
  for (int i = 0; i < pile->count; i++)
    n += pile->cards[i] == card;
  return n;
}


/* Plane 0 of a set has every kind that the set has. */
tn_Kinds tn_pile_kinds(const tn_Pile *pile) {
  if (!pile)
    return 0;
  if (!pile->ordered)
    return pile->set.plane[0];
  tn_Kinds kinds = 0;
  for (int i = 0; i < pile->count; i++)
    kinds |= tn_kind(pile->cards[i]);
  return kinds;
}


int tn_pile_list(const tn_Pile *pile, tn_Card *cards) {
  if (!pile || !cards)
    return 0;
  if (!pile->ordered)
    return tn_set_list(&pile->set, cards);
  if (pile->count > 0)
    memcpy(cards, pile->cards, pile->count);
  return pile->count;
}
