/*
** Spreads: cards laid into bins at random, each card where it may go.
**
** Where a table of all the ways is small enough, every way is equally likely:
** copy after copy goes into a bin, with the chance that the number of ways to
** lay the rest gives it.  Otherwise the copies are laid in a random order and
** then mixed by random exchanges that the bins allow.  That comes near to the
** same.
**
** Most copies may go into the same bins.  Those are untied: once the tied ones
** have been laid, any order of the untied in the room that is left will do.  So
** the table has a line for each tied copy only.  A state in a line says how
** much of each bin the tied copies so far have taken.  The bin with the most
** room (`rest`) follows from the others and is left out.
*/
#include "knowledge/knowledge.h"

#include <string.h>

#define WAYS_MOST 65536 /* numbers in a table, at most */
#define EXCHANGES 8     /* tried for each copy */
#define MEETINGS 12     /* so often, until the limits are met */
#define CHANCES 24      /* spreads made without a look at the limits */


/* Measures the table: how many tied copies each bin can take at most. */
static void measure(Spread *spread) {
  for (unsigned bin = 0; bin < spread->bins; bin++) {
    uint32_t tied = 0;
    for (unsigned i = 0; i < spread->tied; i++)
      tied += has_pile(spread->bins_of[i], bin);
    uint32_t room = spread->room[bin];
    spread->side[bin] = (tied < room ? tied : room) + 1;
    if (spread->side[bin] > spread->side[spread->rest])
      spread->rest = (uint8_t)bin;
  }
}


/* No table where nothing is tied, where kinds have limits (capped), or where it
** would be too large. */
size_t tni_spread_plan(Spread *spread) {
  size_t states = 1;
  if (spread->tied == 0 || spread->capped)
    return 0;
  measure(spread);
  for (unsigned bin = 0; bin < spread->bins; bin++) {
    if (bin == spread->rest)
      continue;
    spread->stride[bin] = (uint32_t)states;
    states *= spread->side[bin];
    if (states * (spread->tied + (size_t)1) > WAYS_MOST)
      return 0;
  }
  spread->states = (uint32_t)states;
  return states * (spread->tied + (size_t)1);
}


/*
** The number of ways to lay the untied copies when the tied ones have used so
** much of each bin, up to a constant factor.  It is the product of the room
** that was lost, each in units of the deck's cards so that it stays in range.
** A bin that no untied copy may go into must be full.
*/
static double ways_at_end(const Spread *spread, const uint32_t *used) {
  uint64_t untied = spread->bins_of[spread->tied];
  double ways = 1;
  for (unsigned bin = 0; bin < spread->bins; bin++) {
    if (!has_pile(untied, bin) && used[bin] < spread->room[bin])
      return 0;
    for (uint32_t n = 0; n < used[bin]; n++)
      ways *= (double)(spread->room[bin] - n) / spread->deck->cards;
  }
  return ways;
}


/* The number of ways to lay copy `i` and all after it: the sum over its
** bins. */
static double ways_from(const Spread *spread, unsigned i, uint32_t state,
                        const uint32_t *used) {
  if (i == spread->tied)
    return ways_at_end(spread, used);
  const double *next = spread->ways + (size_t)(i + 1) * spread->states;
  double ways = 0;
  for (unsigned bin = 0; bin < spread->bins; bin++)
    if (has_pile(spread->bins_of[i], bin) && used[bin] + 1 < spread->side[bin])
      ways += next[state + spread->stride[bin]];
  return ways;
}


/* Goes to the next state of a line, like a counter; `used` has its digits. */
static void next_state(const Spread *spread, uint32_t *used) {
  for (unsigned bin = 0; bin < spread->bins; bin++) {
    if (bin == spread->rest)
      continue;
    if (++used[bin] < spread->side[bin])
      return;
    used[bin] = 0;
  }
}


/* Works out what the bin `rest` has taken, if the others have taken so much of
** `i` copies.  False if that is impossible. */
static bool count_rest(const Spread *spread, unsigned i, uint32_t *used) {
  uint32_t sum = 0;
  for (unsigned bin = 0; bin < spread->bins; bin++)
    sum += bin == spread->rest ? 0 : used[bin];
  used[spread->rest] = i - sum;
  return sum <= i && i - sum < spread->side[spread->rest];
}


/* From the last line back, as each needs the one after it. */
void tni_spread_count(Spread *spread, double *ways) {
  spread->ways = ways;
  for (unsigned i = spread->tied + 1u; i-- > 0;) {
    uint32_t used[BINS] = {0};
    double *line = ways + (size_t)i * spread->states;
    for (uint32_t state = 0; state < spread->states; state++) {
      bool possible = count_rest(spread, i, used);
      line[state] = possible ? ways_from(spread, i, state, used) : 0;
      next_state(spread, used);
    }
  }
}


/* A random number from 0 to below 1. */
static double unit(tn_Random *random) {
  return (double)(tn_random_next(random) >> 11) * 0x1p-53;
}


/*
** Draws a bin for tied copy `i` by the number of ways that each leaves.  BINS
** if none leaves any.  Rounding may pass the last bin, so the last one possible
** is kept.
*/
static unsigned choose_bin(const Spread *spread, unsigned i, uint32_t state,
                           const uint32_t *used, tn_Random *random) {
  const double *line = spread->ways + (size_t)i * spread->states;
  double left = line[state] * unit(random);
  unsigned chosen = BINS;
  for (uint64_t bins = spread->bins_of[i]; bins; bins &= bins - 1) {
    unsigned bin = lowest(bins);
    if (used[bin] + 1 >= spread->side[bin])
      continue;
    double ways = line[spread->states + state + spread->stride[bin]];
    if (ways <= 0)
      continue;
    chosen = bin;
    if (left < ways)
      break;
    left -= ways;
  }
  return chosen;
}


/* Lays the untied copies: the room that is left is listed and shuffled.  False
** if the room is not enough. */
static bool lay_untied(const Spread *spread, const uint32_t *used,
                       tn_Random *random, uint8_t *bin) {
  unsigned tied = spread->tied, n = spread->copies - tied, at = 0;
  if (n == 0)
    return true;
  for (unsigned b = 0; b < spread->bins; b++)
    for (uint32_t room = used[b]; room < spread->room[b] && at < n; room++)
      bin[tied + at++] = (uint8_t)b;
  tn_random_shuffle(random, bin + tied, n);
  return at == n;
}


/* Every way is equally likely. */
static bool lay_exactly(const Spread *spread, tn_Random *random, uint8_t *bin) {
  uint32_t used[BINS] = {0}, state = 0;
  for (unsigned i = 0; i < spread->tied; i++) {
    unsigned b = choose_bin(spread, i, state, used, random);
    if (b == BINS)
      return false;
    bin[i] = (uint8_t)b;
    used[b]++;
    state += spread->stride[b];
  }
  return lay_untied(spread, used, random, bin);
}


/* Copies being laid and mixed. */
typedef struct Mix {
  Spread *spread;
  tn_Random *random;
  uint8_t *bin;        /* of each copy; TN_NONE: not laid yet */
  uint16_t left[BINS]; /* room */
  uint8_t *lie;        /* of each kind in each pile; NULL if not capped */
  tn_Set *there;       /* by pile; for choices */
  int excess;          /* cards above what their kind and pile allow, and
                       ** above or below the limits */
} Mix;

/* A search for room: bins that can be reached if copies move on, in the order
** in which they were found. */
typedef struct Search {
  uint8_t queue[BINS];
  uint8_t mover[BINS]; /* the copy that would move into it */
  unsigned head, tail;
  uint64_t met;
} Search;


/* Bins not found before are added, with the copy that would move into them. */
static void reach(Search *search, uint64_t bins, unsigned mover) {
  for (bins &= ~search->met; bins; bins &= bins - 1) {
    unsigned bin = lowest(bins);
    search->met |= bit(bin);
    search->mover[bin] = (uint8_t)mover;
    search->queue[search->tail++] = (uint8_t)bin;
  }
}


/* Moves the copies on the way to a bin with room, each into the bin of the
** next.  The new copy is the first of them. */
static void move_on(Mix *mix, const Search *search, unsigned copy,
                    unsigned bin) {
  unsigned mover;
  mix->left[bin]--;
  do {
    mover = search->mover[bin];
    unsigned old = mix->bin[mover];
    mix->bin[mover] = (uint8_t)bin;
    bin = old;
  } while (mover != copy);
}


/* Lays a copy whose bins are full.  Others make way, as few as possible: the
** search goes from bin to bin in breadth. */
static bool make_way(Mix *mix, unsigned copy) {
  const Spread *spread = mix->spread;
  Search search = {.head = 0};
  reach(&search, spread->bins_of[copy], copy);
  while (search.head < search.tail) {
    unsigned bin = search.queue[search.head++];
    if (mix->left[bin] > 0) {
      move_on(mix, &search, copy, bin);
      return true;
    }
    for (unsigned i = 0; i < spread->copies; i++)
      if (mix->bin[i] == bin)
        reach(&search, spread->bins_of[i], i);
  }
  return false;
}


/* Lays a copy into one of its bins, by chance: a bin with more room is more
** likely.  False if no copies can make way. */
static bool lay_one(Mix *mix, unsigned copy) {
  uint32_t room = 0;
  uint64_t all = mix->spread->bins_of[copy];
  for (uint64_t bins = all; bins; bins &= bins - 1)
    room += mix->left[lowest(bins)];
  if (room == 0)
    return make_way(mix, copy);
  uint32_t n = tn_random_below(mix->random, room);
  for (uint64_t bins = all;; bins &= bins - 1) {
    unsigned bin = lowest(bins);
    if (n < mix->left[bin]) {
      mix->bin[copy] = (uint8_t)bin;
      mix->left[bin]--;
      return true;
    }
    n -= mix->left[bin];
  }
}


/* Lays all copies in a random order, the tied ones first, since they have less
** choice. */
static bool lay_all(Mix *mix) {
  const Spread *spread = mix->spread;
  uint8_t order[TN_CARDS];
  for (unsigned i = 0; i < spread->copies; i++)
    order[i] = (uint8_t)i;
  memcpy(mix->left, spread->room, sizeof mix->left);
  memset(mix->bin, TN_NONE, spread->copies);
  tn_random_shuffle(mix->random, order, spread->tied);
  tn_random_shuffle(mix->random, order + spread->tied,
                    (size_t)(spread->copies - spread->tied));
  for (unsigned i = 0; i < spread->copies; i++)
    if (!lay_one(mix, order[i]))
      return false;
  return true;
}


/* The index of a copy's kind in a bin's pile, among the numbers by pile and
** kind. */
static unsigned cell(const Spread *spread, unsigned copy, unsigned bin) {
  return spread->pile[bin] * (unsigned)TN_KINDS +
         spread->deck->list[spread->copy[copy]];
}


/* Counts how often each kind lies in each pile, and by how much that is too
** often. */
static void count_lying(Mix *mix, uint8_t *lie) {
  const Spread *spread = mix->spread;
  mix->lie = lie;
  memcpy(lie, spread->held, spread->cells);
  for (unsigned i = 0; i < spread->copies; i++) {
    unsigned at = cell(spread, i, mix->bin[i]);
    mix->excess += lie[at]++ >= spread->most[at];
  }
}


/* By how many cards the limit is missed. */
static int missed(const Limit *limit) {
  if (limit->laid < limit->least)
    return limit->least - limit->laid;
  return limit->laid > limit->most ? limit->laid - limit->most : 0;
}


/* Counts what is laid for each limit.  Answers by how many cards all of them
** are missed. */
static int count_limits(Spread *spread, const uint8_t *bin) {
  int sum = 0;
  for (unsigned i = 0; i < spread->limits; i++) {
    Limit *limit = &spread->limit[i];
    limit->laid = 0;
    for (unsigned copy = 0; copy < spread->copies; copy++)
      limit->laid += spread->pile[bin[copy]] == limit->pile &&
                     copies_has(&limit->of, spread->copy[copy]);
    sum += missed(limit);
  }
  return sum;
}


/* A copy goes from one bin to another.  Answers by how much more the limits are
** missed. */
static int pass_limits(Spread *spread, unsigned copy, unsigned from,
                       unsigned to) {
  int more = 0;
  if (spread->pile[from] == spread->pile[to])
    return 0;
  for (unsigned i = 0; i < spread->limits; i++) {
    Limit *limit = &spread->limit[i];
    bool goes = limit->pile == spread->pile[from];
    bool comes = limit->pile == spread->pile[to];
    if ((!goes && !comes) || !copies_has(&limit->of, spread->copy[copy]))
      continue;
    int before = missed(limit);
    limit->laid += comes - goes;
    more += missed(limit) - before;
  }
  return more;
}


/* A copy goes from one bin to another.  Answers by how much more the choices
** are missed. */
static int pass_choices(Mix *mix, unsigned copy, unsigned from, unsigned to) {
  const Spread *spread = mix->spread;
  uint8_t old = spread->pile[from], pile = spread->pile[to];
  uint64_t piles = (bit(old) | bit(pile)) & spread->chosen;
  tn_Card card = spread->deck->list[spread->copy[copy]];
  if (old == pile || !piles)
    return 0;
  int before = tni_choices_missed(spread, mix->there, piles, tn_kind(card));
  if (has_pile(piles, old))
    tn_set_remove(&mix->there[old], card);
  if (has_pile(piles, pile))
    tn_set_add(&mix->there[pile], card);
  return tni_choices_missed(spread, mix->there, piles, tn_kind(card)) - before;
}


/* Moves a copy to another bin.  Answers by how much the excess grows. */
static int put(Mix *mix, unsigned copy, unsigned bin) {
  Spread *spread = mix->spread;
  unsigned old = mix->bin[copy];
  mix->bin[copy] = (uint8_t)bin;
  int missing = spread->limits ? pass_limits(spread, copy, old, bin) : 0;
  missing += pass_choices(mix, copy, old, bin);
  if (!mix->lie)
    return missing;
  unsigned from = cell(spread, copy, old), to = cell(spread, copy, bin);
  int less = mix->lie[from]-- > spread->most[from];
  int more = mix->lie[to]++ >= spread->most[to];
  return missing + more - less;
}


/* Moves each of `n` copies to the bin of the next, if all of them may go.  If
** that makes the excess larger, they go back. */
static void exchange(Mix *mix, unsigned n, const unsigned *copy) {
  const Spread *spread = mix->spread;
  unsigned bin[3];
  int more = 0;
  for (unsigned i = 0; i < n; i++) {
    bin[i] = mix->bin[copy[(i + 1) % n]];
    if (bin[i] == mix->bin[copy[i]] ||
        !has_pile(spread->bins_of[copy[i]], bin[i]))
      return;
  }
  for (unsigned i = 0; i < n; i++)
    more += put(mix, copy[i], bin[i]);
  for (unsigned i = 0; more > 0 && i < n; i++)
    put(mix, copy[i], bin[(i + n - 1) % n]);
  mix->excess += more > 0 ? 0 : more;
}


/* Tries random exchanges of two copies, every fourth time of three: some ways
** cannot be reached by twos. */
static void mix_up(Mix *mix) {
  unsigned n = mix->spread->copies;
  for (unsigned i = 0; i < EXCHANGES * n; i++) {
    unsigned copy[3];
    for (int j = 0; j < 3; j++)
      copy[j] = tn_random_below(mix->random, n);
    exchange(mix, i % 4 == 0 ? 3 : 2, copy);
  }
}


/* By how many cards all limits and choices are missed.  `there` gets what lies
** in the piles that choices are about. */
static int count_missed(Spread *spread, const uint8_t *bin, tn_Set *there) {
  tni_choices_look(spread, bin, there);
  return count_limits(spread, bin) +
         tni_choices_missed(spread, there, spread->chosen, spread->deck->all);
}


/* The same until the limits are met, if they can be met at all. */
static void meet_limits(Mix *mix) {
  mix->excess += count_missed(mix->spread, mix->bin, mix->there);
  for (int n = 0; n < MEETINGS && mix->excess > 0; n++)
    mix_up(mix);
}


/* False, too, if mixing has not brought the excess down to nothing: the caller
** tries again. */
static bool lay_and_mix(Spread *spread, tn_Random *random, uint8_t *bin) {
  Mix mix = {.spread = spread, .random = random};
  uint8_t lie[TN_PILES * TN_KINDS];
  tn_Set there[TN_PILES];
  mix.bin = bin;
  mix.there = there;
  if (!lay_all(&mix))
    return false;
  if (spread->capped)
    count_lying(&mix, lie);
  if (spread->limits || spread->choices)
    meet_limits(&mix);
  mix_up(&mix);
  return mix.excess == 0;
}


/* The cheapest way that is exact comes first.  Without limits. */
static bool lay_freely(Spread *spread, tn_Random *random, uint8_t *bin) {
  uint32_t none[BINS] = {0};
  if (spread->ways)
    return lay_exactly(spread, random, bin);
  if (spread->tied == 0 && !spread->capped)
    return lay_untied(spread, none, random, bin);
  return lay_and_mix(spread, random, bin);
}


/* Limits are often met by chance.  Then every way that meets them is equally
** likely; otherwise they are met by exchanges. */
bool tni_spread_lay(Spread *spread, tn_Random *random, uint8_t *bin) {
  if (!spread->limits && !spread->choices)
    return lay_freely(spread, random, bin);
  tn_Set there[TN_PILES];
  for (int n = 0; n < CHANCES && !spread->capped; n++)
    if (lay_freely(spread, random, bin) &&
        count_missed(spread, bin, there) == 0)
      return true;
  return lay_and_mix(spread, random, bin);
}
