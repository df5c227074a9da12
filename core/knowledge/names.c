/*
** Which of several identical cards is the one that was seen?
**
** Nobody can tell, so any of them may be given the name.  But what the name
** says of the card's past must be true of it in all worlds, and it should say
** as little as possible that is not known.
*/
#include "knowledge/knowledge.h"


/* The last hidden step that opened the pile to a copy, counted from 1; 0: the
** copy can have been there from the beginning. */
static uint32_t opened_at(const Sight *sight, unsigned copy) {
  const Step *step = sight->k->step;
  uint32_t n = sight->k->steps, first = sight->stretch->first;
  while (n > first &&
         (step[n - 1].way != HIDDEN || step[n - 1].to != sight->pile ||
          !copies_has(&step[n - 1].fresh, copy)))
    n--;
  return n > first ? n : 0;
}


/* May the copy be in fewer piles than the other? */
static bool has_fewer_piles(const Sight *sight, unsigned copy, unsigned other) {
  uint64_t piles = tni_piles_of(sight->k, sight->stretch, copy);
  uint64_t others = tni_piles_of(sight->k, sight->stretch, other);
  return __builtin_popcountll(piles) < __builtin_popcountll(others);
}


/*
** Is `copy` the better name?  It must be one that the step can have moved which
** is known to have brought the card.  If none is known, the copy is better that
** may have been there for longer: one that came late says too much of when the
** card came.
*/
static bool names_better(const Sight *sight, unsigned copy, unsigned other) {
  bool able = tni_steps_can_claim(sight->k, sight->came, copy);
  if (able != tni_steps_can_claim(sight->k, sight->came, other))
    return able;
  bool here = copies_has(&sight->located, copy);
  if (here != copies_has(&sight->located, other))
    return here;
  uint32_t since = opened_at(sight, copy);
  uint32_t other_since = opened_at(sight, other);
  if (sight->came == NOTHING && since != other_since)
    return since < other_since;
  return has_fewer_piles(sight, copy, other);
}


unsigned tni_copy_seen(const Sight *sight, tn_Card card, const Copies *but) {
  const tn_Knowledge *k = sight->k;
  unsigned best = NO_COPY;
  for (unsigned n = 0; n < k->deck->copies[card]; n++) {
    unsigned copy = k->first[card] + n;
    if (!copies_has(&sight->stretch->may[sight->pile], copy) ||
        copies_has(but, copy))
      continue;
    if (best == NO_COPY || names_better(sight, copy, best))
      best = copy;
  }
  return best;
}
