/* Piles: sequences with the top card last, and hands, which are sets. */
#include "tenace/table.h"

#include <string.h>


void tn_pile_put(tn_Pile *pile, tn_Card card) {
  if (pile->ordered)
    pile->cards[pile->count] = card;
  else
    tn_set_add(&pile->set, card);
  pile->count++;
}


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


/* Takes the topmost card of that kind out of a sequence. */
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
