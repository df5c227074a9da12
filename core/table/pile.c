/*
** Piles: sequences with the top card last, and sets.
**
** A pile is one of the two for its whole life.  A sequence has room for the
** whole deck, so a card can always be put on it without asking for memory.
*/
#include "tenace/table.h"

#include <string.h>


/* `count` is kept for both, so that nobody has to count a set. */
bool tn_pile_put(tn_Pile *pile, tn_Card card) {
  if (!pile || (pile->ordered && pile->count >= pile->room))
    return false;
  if (pile->ordered)
    pile->cards[pile->count] = card;
  else if (!tn_set_add(&pile->set, card))
    return false;
  pile->count++;
  return true;
}


/* The same for a sequence; -1 if it has none.  From the top down, since most
** cards that leave a sequence are near its top. */
static int find(const tn_Pile *pile, tn_Card card) {
  int at = pile->count;
  do
    at--;
  while (at >= 0 && pile->cards[at] != card);
  return at;
}


int tn_pile_find(const tn_Pile *pile, tn_Card card) {
  if (!pile)
    return -1;
  if (!pile->ordered)
    return tn_set_has(&pile->set, card) > 0 ? 0 : -1;
  return find(pile, card);
}


/* Takes the topmost card of that kind out; those above it move down. */
static bool take_from_sequence(tn_Pile *pile, tn_Card card) {
  int at = find(pile, card);
  if (at < 0)
    return false;
  memmove(pile->cards + at, pile->cards + at + 1,
          (size_t)(pile->count - at - 1));
  return true;
}


bool tn_pile_take(tn_Pile *pile, tn_Card card) {
  if (!pile || !(pile->ordered ? take_from_sequence(pile, card)
                               : tn_set_remove(&pile->set, card)))
    return false;
  pile->count--;
  return true;
}


int tn_pile_has(const tn_Pile *pile, tn_Card card) {
  if (!pile)
    return 0;
  if (!pile->ordered)
    return tn_set_has(&pile->set, card);
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
