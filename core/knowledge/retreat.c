/*
** Going on from an earlier state when a stretch cannot be undone any further.
**
** Where facts bind the cards tightly, a choice can leave no card for a step
** many steps later.  To begin anew each time would seldom come to an end.  So
** the states before the last hidden steps are kept.  After a failure it goes on
** from the last of them, and after more failures at the same place from earlier
** ones.
*/
#include "knowledge/backwards.h"

#include <string.h>

#define SAVED 48     /* states in memory */
#define PATIENCE 400 /* failures at one place until it is begun anew */

/* What a state consists of besides its Backwards. */
typedef struct Part {
  void *now;
  size_t size;
} Part;


static size_t state_size(size_t piles, size_t cards, size_t facts) {
  return sizeof(uint32_t) + sizeof(Backwards) + piles * sizeof(Copies) +
         TN_CARDS + cards + facts * sizeof(Slack);
}


size_t tni_saved_size(const tn_Table *table, uint32_t facts) {
  if (facts == 0)
    return 0;
  return SAVED * state_size(table->piles, table->deck->cards, facts);
}


/* Goes through the parts of a state, and copies them out of the place kept for
** it, or into it. */
static void copy(Backwards *back, char *place, uint32_t *n, bool out) {
  tn_Knowledge *k = back->k;
  const Part parts[] = {
      {n, sizeof *n},
      {back, sizeof *back},
      {k->in, k->piles * sizeof *k->in},
      {k->where, sizeof k->where},
      {back->stock.order, k->deck->cards},
      {k->slack, k->facts * sizeof *k->slack},
  };
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    memcpy(out ? parts[i].now : place, out ? place : parts[i].now,
           parts[i].size);
    place += parts[i].size;
  }
}


/* The place of the state of that number. */
static char *place_of(const tn_Knowledge *k, uint32_t state) {
  return k->saved +
         state % SAVED * state_size(k->piles, k->deck->cards, k->room_facts);
}


void tni_save(const Backwards *back, Retreat *retreat, uint32_t n) {
  Backwards now = *back;
  copy(&now, place_of(back->k, retreat->saves), &n, false);
  retreat->saves++;
}


/* The first of two failures at a place goes one state back, the third and
** fourth two states, and so on. */
uint32_t tni_retreat(Backwards *back, Retreat *retreat, uint32_t n) {
  uint32_t to;
  if (n < retreat->farthest) {
    retreat->farthest = n;
    retreat->failures = 0;
  }
  uint32_t states = 1 + retreat->failures++ / 2;
  if (states > SAVED)
    states = 1 + tn_random_below(back->random, SAVED);
  if (states > retreat->saves || retreat->failures > PATIENCE)
    return NOTHING;
  retreat->saves -= states;
  copy(back, place_of(back->k, retreat->saves), &to, true);
  return to;
}
