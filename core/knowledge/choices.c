/*
** Choices: a pile held all cards of at least one of some sets, nobody knows of
** which; or it did not hold all of a set.
**
** "Player 2 has three in a row" is such a choice.  When one of the cards has
** been played, the others of its set must still be there.  So each card that is
** seen to leave the pile is taken out of the sets.  If a card comes, or one
** leaves unseen, the choice is forgotten: then it says too little.
*/
#include "knowledge/knowledge.h"

#include <string.h>


/* Each of the kinds `n` times. */
static tn_Set set_of(tn_Kinds kinds, uint32_t n) {
  tn_Set set = {{0}};
  for (uint32_t plane = 0; plane < n && plane < TN_COPIES; plane++)
    set.plane[plane] = kinds;
  return set;
}


void tni_choices_add(tn_Knowledge *k, Stretch *stretch, const tn_Event *event) {
  bool held = event->what == TN_HOLDS_SET;
  if (!held || event->place == 0)
    k->choice[k->choices++] =
        (Choice){.pile = event->from, .held = held, .first = k->parts};
  k->part[k->parts++] = set_of(event->kinds, event->n);
  k->choice[k->choices - 1].sets++;
  stretch->choices = k->choices;
}


void tni_choices_pass(tn_Knowledge *k, const Stretch *stretch, uint8_t from,
                      uint8_t to, tn_Card card) {
  if (from == to)
    return;
  for (uint32_t i = stretch->first_choice; i < stretch->choices; i++) {
    Choice *choice = &k->choice[i];
    if (choice->pile == to || (choice->pile == from && card == TN_NONE))
      choice->sets = 0;
    if (choice->pile != from)
      continue;
    for (uint32_t n = 0; n < choice->sets; n++)
      if (tn_set_has(&k->part[choice->first + n], card) > 0)
        tn_set_remove(&k->part[choice->first + n], card);
  }
}


/* The cards that a pile may hold, copies counted. */
static tn_Set cards_in(const tn_Deck *deck, Copies copies) {
  tn_Set set = {{0}};
  while (!copies_none(&copies))
    tn_set_add(&set, deck->list[copies_take(&copies)]);
  return set;
}


/* Drops the sets that cannot be in the pile.  Where one surely is, or where
** none can be, nothing is left to say. */
static void drop_sets(tn_Knowledge *k, const Stretch *stretch, Choice *choice) {
  tn_Set may = cards_in(k->deck, stretch->may[choice->pile]);
  tn_Set sure = cards_in(k->deck, stretch->held[choice->pile]);
  uint32_t kept = 0;
  for (uint32_t n = 0; n < choice->sets; n++) {
    tn_Set *part = &k->part[choice->first];
    if (tn_set_includes(&sure, &part[n])) {
      choice->sets = 0;
      return;
    }
    if (!tn_set_includes(&may, &part[n]))
      continue;
    choice->kinds |= part[n].plane[0];
    part[kept++] = part[n];
  }
  choice->sets = kept;
}


void tni_choices_settle(tn_Knowledge *k, Stretch *stretch) {
  uint32_t kept = stretch->first_choice;
  for (uint32_t i = kept; i < stretch->choices; i++) {
    drop_sets(k, stretch, &k->choice[i]);
    if (k->choice[i].sets > 0)
      k->choice[kept++] = k->choice[i];
  }
  stretch->choices = kept;
  Spread *spread = &stretch->spread;
  for (uint32_t i = stretch->first_choice; i < kept; i++)
    spread->chosen |= bit(k->choice[i].pile);
  spread->choice = k->choice + stretch->first_choice;
  spread->choices = kept - stretch->first_choice;
  spread->part = k->part;
  spread->sure = stretch->held;
}


void tni_choices_look(const Spread *spread, const uint8_t *bin, tn_Set *there) {
  for (unsigned i = 0; i < spread->choices; i++) {
    uint8_t pile = spread->choice[i].pile;
    there[pile] = cards_in(spread->deck, spread->sure[pile]);
  }
  for (unsigned i = 0; i < spread->copies; i++) {
    uint8_t pile = spread->pile[bin[i]];
    if (has_pile(spread->chosen, pile))
      tn_set_add(&there[pile], spread->deck->list[spread->copy[i]]);
  }
}


/* How many cards of a set are not there. */
static int missing(const tn_Set *there, const tn_Set *part) {
  int n = 0;
  for (int plane = 0; plane < TN_COPIES && part->plane[plane]; plane++)
    n += tn_kinds_count(part->plane[plane] & ~there->plane[plane]);
  return n;
}


/* By how many cards the choice is missed: those that the nearest set lacks; or
** one, if all of the set are there that the pile did not hold. */
static int missed(const Spread *spread, const Choice *choice,
                  const tn_Set *there) {
  const tn_Set *part = &spread->part[choice->first];
  int least = missing(there, &part[0]);
  if (!choice->held)
    return least == 0;
  for (uint32_t n = 1; n < choice->sets && least > 0; n++) {
    int lack = missing(there, &part[n]);
    least = lack < least ? lack : least;
  }
  return least;
}


int tni_choices_missed(const Spread *spread, const tn_Set *there,
                       uint64_t piles, tn_Kinds kinds) {
  int sum = 0;
  for (unsigned i = 0; i < spread->choices; i++) {
    const Choice *choice = &spread->choice[i];
    if (has_pile(piles, choice->pile) && (choice->kinds & kinds))
      sum += missed(spread, choice, &there[choice->pile]);
  }
  return sum;
}
