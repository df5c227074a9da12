/*
** Piles: sequences with the top card last, and sets.
**
** A pile is one of the two for its whole life.  A sequence has room for the
** whole deck, so a card can always be put on it without asking for memory.
*/
#include "tenace/table.h"

#include <string.h>


/* `count` is kept for both, so that nobody has to count a set. */
void tn_pile_put(tn_Pile *pile, tn_Card card) {
  if (pile->ordered)
    pile->cards[pile->count] = card;
  else
    tn_set_add(&pile->set, card);
  pile->count++;
}


/* From the top down, since most cards that leave a sequence are near its
** top. */
uint16_t tn_pile_find(const tn_Pile *pile, tn_Card card) {
  if (!pile->ordered)
    return 0;
  uint16_t at = pile->count;
  do {
    assert(at > 0);
    at--;
  } while (pile->cards[at] != card);
  return at;
}


/* Takes the topmost card of that kind out; those above it move down. */
static void take_from_sequence(tn_Pile *pile, tn_Card card) {
  uint16_t at = tn_pile_find(pile, card);
  memmove(pile->cards + at, pile->cards + at + 1,
          (size_t)(pile->count - at - 1));
}


void tn_pile_take(tn_Pile *pile, tn_Card card) {
  if (pile->ordered)
    take_from_sequence(pile, card);
  else
    tn_set_remove(&pile->set, card);
  pile->count--;
}


int tn_pile_has(const tn_Pile *pile, tn_Card card) {
  if (!pile->ordered)
    return tn_set_has(&pile->set, card);
  int n = 0;
  for (int i = 0; i < pile->count; i++)
    n += pile->cards[i] == card;
  return n;
}


/* Plane 0 of a set has every kind that the set has. */
tn_Kinds tn_pile_kinds(const tn_Pile *pile) {
  if (!pile->ordered)
    return pile->set.plane[0];
  tn_Kinds kinds = 0;
  for (int i = 0; i < pile->count; i++)
    kinds |= tn_kind(pile->cards[i]);
  return kinds;
}


int tn_pile_list(const tn_Pile *pile, tn_Card *cards) {
  if (!pile->ordered)
    return tn_set_list(&pile->set, cards);
  if (pile->count > 0)
    memcpy(cards, pile->cards, pile->count);
  return pile->count;
}
