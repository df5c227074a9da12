/*
** Steps: which copy moved, and what came before at the same pile.
**
** A hidden step opens its pile to the copies that could not be there before it
** (`fresh`).  When one step is known after all, conclusions follow for others:
** no other step moved that copy, and what only this step could have brought is
** not there (shut).
**
** At the end of a stretch the steps of each pile are linked backwards.  So
** world.c and settle.c can count how many cards came since a pile was opened to
** some kinds without reading the log again.
*/
#include "knowledge/knowledge.h"


/*
** The step does not open its pile after all, since it moved another card.  The
** copies `out` can be there only if a later step opened the pile to them; until
** then they are taken out of what could leave the pile.
*/
static void shut(tn_Knowledge *k, Stretch *stretch, uint32_t n, Copies out) {
  uint8_t pile = k->step[n].to;
  while (++n < k->steps && !copies_none(&out)) {
    Step *step = &k->step[n];
    if (step->way == HIDDEN && step->from == pile)
      step->may = copies_less(step->may, out);
    if (step->way == KNOWN && step->from == pile)
      copies_remove(&out, step->copy);
    if (step->way != HIDDEN || step->to != pile)
      continue;
    Copies in = copies_and(out, step->may);
    step->fresh = copies_or(step->fresh, in);
    out = copies_less(out, in);
  }
  stretch->may[pile] = copies_less(stretch->may[pile], out);
}


/* The step moved this copy.  No later step can have moved it, as long as it
** stayed there. */
static void claim_step(tn_Knowledge *k, uint32_t n, unsigned copy) {
  k->step[n].way = KNOWN;
  k->step[n].copy = (uint16_t)copy;
  for (uint32_t later = n + 1; later < k->steps; later++) {
    copies_remove(&k->step[later].may, copy);
    copies_remove(&k->step[later].fresh, copy);
  }
}


/* A card may have come by several hidden steps, one after another.  Each moved
** this copy. */
void tni_steps_claim(tn_Knowledge *k, Stretch *stretch, uint32_t n,
                     unsigned copy, const Copies *located) {
  for (; n != NOTHING; n = k->step[n].earlier) {
    Copies out = copies_less(k->step[n].fresh, *located);
    copies_remove(&out, copy);
    claim_step(k, n, copy);
    shut(k, stretch, n, out);
  }
}


bool tni_steps_can_claim(const tn_Knowledge *k, uint32_t n, unsigned copy) {
  const Step *step = k->step;
  for (; n != NOTHING; n = step[n].earlier)
    if (step[n].way != HIDDEN || !copies_has(&step[n].may, copy))
      return false;
  return true;
}


/* Where the card of a hidden step was at first, as far as is known. */
static uint8_t origin(const Step *step, uint32_t n) {
  while (step[n].earlier != NOTHING)
    n = step[n].earlier;
  return step[n].from;
}


/*
** It looks backwards for the only hidden step that touches the hand since the
** copy was last seen.  Two such steps, or one that cannot have brought this
** copy, leave it open by which the card came: NOTHING.
*/
uint32_t tni_steps_latest(const tn_Knowledge *k, uint32_t since, uint8_t from,
                          uint8_t to, unsigned copy, uint32_t decision,
                          bool alone) {
  uint32_t latest = NOTHING;
  for (uint32_t n = k->steps; n-- > since;) {
    const Step *step = &k->step[n];
    if (step->way != HIDDEN || (step->from != to && step->to != to))
      continue;
    if (latest != NOTHING) /* it may have come before */
      return NOTHING;
    bool to_be_shown = step->decision == decision; /* it was dealt for that */
    bool opens = !copies_none(&step->fresh) && !copies_has(&step->fresh, copy);
    bool fits = step->to == to && (!opens || (to_be_shown && alone)) &&
                origin(k->step, n) == from && tni_steps_can_claim(k, n, copy);
    if (!fits)
      return NOTHING;
    latest = n;
    if (to_be_shown)
      break;
  }
  return latest;
}


/* Links a hidden step to those before it at the pile it goes to.  It counts
** them, and becomes the last one that opened the pile if it did. */
static void link_hidden(tn_Knowledge *k, Stretch *stretch, uint32_t n) {
  Step *step = &k->step[n];
  step->nth = ++stretch->hidden[step->to];
  step->opened = stretch->opened[step->to];
  step->left = stretch->left[step->to];
  step->gone = stretch->gone[step->to];
  if (!copies_none(&step->fresh))
    stretch->opened[step->to] = n;
}


/* Links a known step by which a copy left a pile that it had come to unseen.
** The step that opened the pile to this copy is looked for, and remembered. */
static void link_loose(tn_Knowledge *k, Stretch *stretch, uint32_t n) {
  Step *step = &k->step[n];
  uint32_t opened = stretch->opened[step->from];
  while (opened != NOTHING && !copies_has(&k->step[opened].fresh, step->copy))
    opened = k->step[opened].opened;
  if (opened == NOTHING)
    return;
  step->opened = opened;
  step->left = stretch->left[step->from];
  stretch->left[step->from] = n;
  stretch->gone[step->from]++;
}


void tni_steps_link(tn_Knowledge *k, Stretch *stretch) {
  for (unsigned pile = 0; pile < k->piles; pile++)
    stretch->opened[pile] = stretch->left[pile] = NOTHING;
  for (uint32_t n = stretch->first; n < stretch->end; n++)
    if (k->step[n].way == HIDDEN)
      link_hidden(k, stretch, n);
    else if (k->step[n].way == KNOWN && k->step[n].loose)
      link_loose(k, stretch, n);
}


/* Steps by which copies left are linked backwards, so this stops at
** `opened`. */
unsigned tni_left_since(const tn_Knowledge *k, uint32_t opened, uint32_t left) {
  unsigned n = 0;
  for (; left != NOTHING && left > opened; left = k->step[left].left)
    n += k->step[left].opened >= opened;
  return n;
}
