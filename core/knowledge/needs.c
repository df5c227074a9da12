/*
** Draws that meet all needs.
**
** The cards of an era are shuffled first.  Then two of an era change places,
** again and again, until nothing is missed.  Needs are heeded one by one, in
** the order of their steps, so that few are missed at a time.  Of some changes
** that would help a need which is missed, the best is made; now and then one
** that makes it worse, since otherwise it might go round in circles.
**
** The next world is the last one after many changes that miss nothing.
*/
#include "knowledge/draws.h"

#define CHANGES 35000     /* tried until a world is given up */
#define PROBES 8          /* looked at before each of them */
#define STEPS_OF_PROBE 20 /* what each of these counts as work */
#define PATIENCE 60       /* after so many, if cards are still missed, */
#define KICKS 5           /* the last so many may make it worse */
#define MIXING 4          /* changes tried for each draw between two worlds */

/* The best change that was found: two draws, and what would be missed then. */
typedef struct Best {
  Draw *a, *b;
  int missed;
  unsigned equal; /* that many changes were as good */
} Best;


static int missed_by(const Need *need) {
  if (!need->heeded)
    return 0;
  if (need->count < need->least)
    return need->least - need->count;
  return need->count > need->most ? need->count - need->most : 0;
}


/* Counts a card that comes to a pile, or is taken away again, in the needs of a
** list. */
static void count_in(Draws *draws, uint32_t first, const Draw *draw, int n) {
  for (uint32_t i = first; i != NOTHING; i = draws->need[i].next) {
    Need *need = &draws->need[i];
    if (need->step <= draw->step || !(need->kinds & tn_kind(draw->card)))
      continue;
    draws->missed -= missed_by(need);
    need->count += n;
    draws->missed += missed_by(need);
  }
}


/* The card of a draw comes to its pile, or is taken away again. */
static void lay(Draws *draws, const Draw *draw, int n) {
  if (!(draw->may & tn_kind(draw->card)))
    draws->missed += n;
  count_in(draws, draws->need_of[draw->pile][draw->card], draw, n);
  count_in(draws, draws->sum_of[draw->pile], draw, n);
}


/* Two draws of an era change cards. */
static void change(Draws *draws, Draw *a, Draw *b) {
  lay(draws, a, -1);
  lay(draws, b, -1);
  exchange(a, b);
  lay(draws, a, 1);
  lay(draws, b, 1);
}


/* Shuffles the cards of each era among the draws whose card is not known. */
static void shuffle(Draws *draws, tn_Random *random) {
  for (uint32_t i = 0; i < draws->draws; i++) {
    Draw *draw = &draws->draw[i];
    uint32_t first = draws->era[draw->era];
    Draw *other = &draws->draw[first + tn_random_below(random, i - first + 1)];
    if (may_change(draw, other))
      exchange(draw, other);
  }
  for (uint32_t i = 0; i < draws->draws; i++)
    if (!draws->draw[i].known && !draws->draw[i].passed)
      lay(draws, &draws->draw[i], 1);
}


/* Any draw of the same era. */
static Draw *any_of_era(Draws *draws, const Draw *draw, tn_Random *random) {
  uint32_t first = draws->era[draw->era];
  uint32_t n = draws->era[draw->era + 1] - first;
  return &draws->draw[first + tn_random_below(random, n)];
}


/* Two draws change cards, unless more is missed then. */
static void try_change(Draws *draws, Draw *a, Draw *b) {
  int missed = draws->missed;
  change(draws, a, b);
  if (draws->missed > missed)
    change(draws, a, b);
}


/* Looks at a change.  Of equal ones each is as likely to be taken. */
static void weigh_change(Draws *draws, Draw *a, Draw *b, Best *best,
                         tn_Random *random) {
  change(draws, a, b);
  int missed = draws->missed;
  change(draws, a, b);
  if (missed < best->missed)
    best->equal = 0;
  if (missed > best->missed || tn_random_below(random, ++best->equal) > 0)
    return;
  best->a = a;
  best->b = b;
  best->missed = missed;
}


/* Does the card of a draw count for a need? */
static bool counts(const Need *need, const Draw *draw, tn_Kinds kinds) {
  return draw->pile == need->pile && draw->step < need->step &&
         (tn_kind(draw->card) & kinds);
}


/* A draw of which the card counts for a need, and is one of these kinds, and
** that may change cards with another.  NULL if there is none. */
static Draw *partner(Draws *draws, const Need *need, const Draw *other,
                     tn_Kinds kinds, tn_Random *random) {
  uint32_t first = draws->era[other->era];
  uint32_t n = draws->era[other->era + 1] - first;
  uint32_t at = tn_random_below(random, n);
  for (uint32_t i = 0; i < n; i++) {
    Draw *draw = &draws->draw[first + (at + i) % n];
    if (counts(need, draw, kinds) && may_change(draw, other))
      return draw;
  }
  return NULL;
}


/* Changes a card that counts for a need which is missed. */
static void help_need(Draws *draws, const Need *need, int worse,
                      tn_Random *random) {
  bool more = need->count < need->least;
  tn_Kinds in = more ? need->kinds : ~need->kinds;
  uint32_t at = tn_random_below(random, draws->draws);
  int probes = 0;
  Best best = {.missed = draws->missed + worse};
  for (uint32_t i = 0; i < draws->draws && probes < PROBES; i++) {
    Draw *draw = &draws->draw[(at + i) % draws->draws];
    if (!(tn_kind(draw->card) & in) || draw->known || draw->passed ||
        counts(need, draw, in))
      continue;
    Draw *other = partner(draws, need, draw, ~in, random);
    probes += other != NULL;
    if (other)
      weigh_change(draws, other, draw, &best, random);
  }
  if (best.a)
    change(draws, best.a, best.b);
}


/* Changes the card of a draw that cannot be it. */
static void help_draw(Draws *draws, Draw *draw, int worse, tn_Random *random) {
  uint32_t first = draws->era[draw->era];
  uint32_t n = draws->era[draw->era + 1] - first;
  uint32_t at = tn_random_below(random, n);
  int probes = 0;
  Best best = {.missed = draws->missed + worse};
  for (uint32_t i = 0; i < n && probes < PROBES; i++) {
    Draw *other = &draws->draw[first + (at + i) % n];
    if (!(tn_kind(other->card) & draw->may) || !may_change(draw, other))
      continue;
    probes++;
    weigh_change(draws, draw, other, &best, random);
  }
  if (best.a)
    change(draws, best.a, best.b);
}


/* Can a draw not be the card that it is in this world? */
static bool is_wrong(const Draw *draw) {
  return !draw->known && !draw->passed && !(draw->may & tn_kind(draw->card));
}


/* Helps a need that is missed, or a draw that cannot be its card: the first
** from any of them on. */
static void help(Draws *draws, int worse, tn_Random *random) {
  uint32_t n = draws->needs + draws->draws, at = tn_random_below(random, n);
  for (uint32_t i = 0; i < n; i++, at = (at + 1) % n) {
    if (at < draws->needs && missed_by(&draws->need[at]) > 0) {
      help_need(draws, &draws->need[at], worse, random);
      return;
    }
    Draw *draw = at < draws->needs ? NULL : &draws->draw[at - draws->needs];
    if (draw && is_wrong(draw)) {
      help_draw(draws, draw, worse, random);
      return;
    }
  }
}


/* Changes cards until nothing is missed.  False if that takes too long. */
static bool repair(Draws *draws, uint32_t *changes, tn_Random *random,
                   tn_Work *work) {
  int64_t steps = PROBES * STEPS_OF_PROBE + draws->needs + draws->draws;
  for (uint32_t n = 1; *changes > 0 && draws->missed > 0; n++, --*changes) {
    if (!tn_work_on(work, steps))
      return false;
    help(draws, n % PATIENCE >= PATIENCE - KICKS, random);
  }
  return draws->missed == 0;
}


bool tni_draws_meet(Draws *draws, tn_Random *random, tn_Work *work) {
  uint32_t changes = CHANGES;
  shuffle(draws, random);
  if (!repair(draws, &changes, random, work))
    return false;
  for (uint32_t i = 0; i < draws->needs; i++) {
    draws->need[i].heeded = true;
    draws->missed += missed_by(&draws->need[i]);
    if (!repair(draws, &changes, random, work))
      return false;
  }
  return true;
}


void tni_draws_mingle(Draws *draws, tn_Random *random, tn_Work *work) {
  tn_work_on(work, STEPS_OF_PROBE * MIXING * (int64_t)draws->draws);
  for (uint32_t n = 0; n < MIXING * draws->draws; n++) {
    Draw *draw = &draws->draw[tn_random_below(random, draws->draws)];
    Draw *other = any_of_era(draws, draw, random);
    if (may_change(draw, other))
      try_change(draws, draw, other);
  }
}
