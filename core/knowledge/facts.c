/*
** Facts: how many cards of some kinds a pile held at some moment.
**
** "Player 2 held at least one seven when he asked for sevens" limits what may
** lie in that hand now: at least one, less the sevens that were seen to leave
** since, plus those seen to come, and less as many as can have left unseen.  So
** each fact becomes two limits for the pile as it is now.  The spread keeps to
** them (tni_limits_make).
**
** When a world's steps are undone, the limits come closer to the moment of the
** fact.  `low` and `high` say how many cards are left until a limit is passed.
** A hidden step that may have moved a card of the fact's kinds uses one of them
** up: either it moved such a card, or it moved another although the limit had
** allowed for it.  tni_facts_allow leaves a step only cards that pass no limit.
** At the fact's moment the pile then holds what was told.
*/
#include "knowledge/knowledge.h"

#include <string.h>


void tni_facts_add(tn_Knowledge *k, Stretch *stretch, const Told *told) {
  Fact *fact = &k->fact[k->facts++];
  *fact = (Fact){.step = told->step,
                 .pile = told->pile,
                 .of = tni_copies_of(k, told->kinds),
                 .least = (int16_t)told->least,
                 .most = (int16_t)told->most};
  stretch->facts = k->facts;
}


/* May the hidden step have moved one of these copies? */
static bool may_move(const Step *step, const Copies *of) {
  Copies both = copies_and(step->may, *of);
  return !copies_none(&both);
}


/* Moves the limits of a fact on from its moment, past one step. */
static void pass_step(Fact *fact, const Step *step) {
  bool comes = step->to == fact->pile, goes = step->from == fact->pile;
  if (step->way == MARK || comes == goes)
    return;
  if (step->way == KNOWN && copies_has(&fact->of, step->copy)) {
    fact->least = (int16_t)(fact->least + (comes ? 1 : -1));
    fact->most = (int16_t)(fact->most + (comes ? 1 : -1));
  }
  if (step->way == HIDDEN && may_move(step, &fact->of)) {
    fact->least = (int16_t)(fact->least - goes);
    fact->most = (int16_t)(fact->most + comes);
  }
}


/* How many of these copies may be in the pile now. */
static unsigned may_be(const Stretch *stretch, const Fact *fact) {
  Copies may = copies_and(stretch->may[fact->pile], fact->of);
  return copies_count(&may);
}


/*
** A fact that all worlds agree with says nothing any more.  That is so if
** nothing can have come unseen since, or what came is allowed for, and the
** limits leave all room.
*/
static bool is_empty(const Stretch *stretch, const Fact *fact, int unseen) {
  return fact->least + unseen <= 0 &&
         fact->most - unseen >= (int)may_be(stretch, fact);
}


/* How many hidden steps at the pile may have moved a card of the fact. */
static int count_unseen(const tn_Knowledge *k, const Stretch *stretch,
                        const Fact *fact) {
  int n = 0;
  for (uint32_t i = fact->step; i < stretch->end; i++) {
    const Step *step = &k->step[i];
    bool there = (step->to == fact->pile) != (step->from == fact->pile);
    n += step->way == HIDDEN && there && may_move(step, &fact->of);
  }
  return n;
}


/* By pile, and then by moment. */
static bool is_before(const Fact *a, const Fact *b) {
  return a->pile != b->pile ? a->pile < b->pile : a->step < b->step;
}


/* Puts every `gap`-th fact in order. */
static void sort_each(Fact *fact, uint32_t n, uint32_t gap) {
  for (uint32_t i = gap; i < n; i++) {
    Fact moved = fact[i];
    uint32_t at = i;
    for (; at >= gap && is_before(&moved, &fact[at - gap]); at -= gap)
      fact[at] = fact[at - gap];
    fact[at] = moved;
  }
}


/* Puts the facts in order, and notes where those of each pile begin. */
static void sort_facts(const tn_Knowledge *k, Stretch *stretch) {
  uint32_t i = stretch->first_fact, n = stretch->facts - i;
  for (uint32_t gap = n / 2; gap > 0; gap /= 2)
    sort_each(k->fact + i, n, gap);
  for (unsigned pile = 0; pile <= TN_PILES; pile++) {
    while (i < stretch->facts && k->fact[i].pile < pile)
      i++;
    stretch->facts_of[pile] = i;
  }
}


/* Notes of each hidden step which of the sets it may have moved a card of. */
static void note_set(tn_Knowledge *k, const Stretch *stretch, uint8_t set,
                     const Copies *of) {
  for (uint32_t n = stretch->first; n < stretch->end; n++)
    if (k->step[n].way == HIDDEN && may_move(&k->step[n], of))
      k->step[n].sets |= bit(set);
}


/* Gives each fact the number of its set.  Facts about the same cards share
** one. */
static void number_sets(tn_Knowledge *k, const Stretch *stretch) {
  const Fact *with[SETS];
  uint8_t sets = 0;
  for (uint32_t i = stretch->first_fact; i < stretch->facts; i++) {
    Fact *fact = &k->fact[i];
    uint8_t set = 0;
    while (set < sets &&
           memcmp(&with[set]->of, &fact->of, sizeof fact->of) != 0)
      set++;
    fact->set = set;
    if (set < sets || set == SETS)
      continue;
    with[sets++] = fact;
    note_set(k, stretch, set, &fact->of);
  }
}


void tni_facts_settle(tn_Knowledge *k, Stretch *stretch) {
  uint32_t kept = stretch->first_fact;
  for (uint32_t i = kept; i < stretch->facts; i++) {
    Fact *fact = &k->fact[i];
    for (uint32_t n = fact->step; n < stretch->end; n++)
      pass_step(fact, &k->step[n]);
    if (!is_empty(stretch, fact, count_unseen(k, stretch, fact)))
      k->fact[kept++] = *fact;
  }
  stretch->facts = kept;
  sort_facts(k, stretch);
  number_sets(k, stretch);
}


/* Only as many of the fact's copies may be in the pile as it holds at least: no
** other pile has one of them. */
static bool take_all(const tn_Knowledge *k, Stretch *stretch,
                     const Fact *fact) {
  Copies there = copies_and(stretch->may[fact->pile], fact->of);
  bool changed = false;
  if (fact->least <= 0 || (int)copies_count(&there) > fact->least)
    return false;
  for (unsigned pile = 0; pile < k->piles; pile++) {
    Copies both = copies_and(stretch->may[pile], there);
    if (pile == fact->pile || copies_none(&both))
      continue;
    stretch->may[pile] = copies_less(stretch->may[pile], there);
    changed = true;
  }
  return changed;
}


/* As many of the fact's copies are surely in the pile as it holds at most: it
** has no other of them. */
static bool take_no_more(Stretch *stretch, const Fact *fact,
                         const Copies *once) {
  Copies *may = &stretch->may[fact->pile];
  Copies there = copies_and(*may, fact->of);
  Copies sure = copies_and(there, *once);
  if ((int)copies_count(&sure) < fact->most ||
      copies_count(&sure) == copies_count(&there))
    return false;
  *may = copies_less(*may, copies_less(there, sure));
  return true;
}


bool tni_facts_tell(const tn_Knowledge *k, Stretch *stretch,
                    const Copies *once) {
  bool changed = false;
  for (uint32_t i = stretch->first_fact; i < stretch->facts; i++)
    changed |= take_all(k, stretch, &k->fact[i]) ||
               take_no_more(stretch, &k->fact[i], once);
  return changed;
}


/* The limit of the same copies in the same pile, or NULL. */
static Limit *find_limit(const Spread *spread, const Fact *fact) {
  for (unsigned i = 0; i < spread->limits; i++) {
    Limit *limit = &spread->limit[i];
    if (limit->pile == fact->pile &&
        memcmp(&limit->of, &fact->of, sizeof fact->of) == 0)
      return limit;
  }
  return NULL;
}


/* How many copies that may be laid into the pile a limit counts. */
static int may_lay(const Spread *spread, const Limit *limit) {
  uint64_t bins = 0;
  int n = 0;
  for (unsigned bin = 0; bin < spread->bins; bin++)
    bins |= spread->pile[bin] == limit->pile ? bit(bin) : 0;
  for (unsigned i = 0; i < spread->copies; i++)
    n += copies_has(&limit->of, spread->copy[i]) &&
         (spread->bins_of[i] & bins) != 0;
  return n;
}


/* Facts about the same cards in the same pile make one limit.  Sure cards are
** taken off.  What limits nothing is left out. */
void tni_limits_make(const tn_Knowledge *k, const Stretch *stretch,
                     Spread *spread, Limit *limits) {
  spread->limit = limits;
  for (uint32_t i = stretch->first_fact; i < stretch->facts; i++) {
    const Fact *fact = &k->fact[i];
    Copies sure = copies_and(stretch->held[fact->pile], fact->of);
    int held = (int)copies_count(&sure);
    int least = fact->least - held, most = fact->most - held;
    Limit *limit = find_limit(spread, fact);
    if (!limit) {
      limit = &limits[spread->limits++];
      *limit = (Limit){
          .pile = fact->pile, .of = fact->of, .least = least, .most = most};
    }
    limit->least = limit->least > least ? limit->least : least;
    limit->most = limit->most < most ? limit->most : most;
  }
  unsigned kept = 0;
  for (unsigned i = 0; i < spread->limits; i++)
    if (limits[i].least > 0 || limits[i].most < may_lay(spread, &limits[i]))
      limits[kept++] = limits[i];
  spread->limits = kept;
}


bool tni_facts_begin(tn_Knowledge *k, const Stretch *stretch) {
  for (uint32_t i = stretch->first_fact; i < stretch->facts; i++) {
    const Fact *fact = &k->fact[i];
    Copies there = copies_and(k->in[fact->pile], fact->of);
    int n = (int)copies_count(&there);
    k->slack[i].low = (int16_t)(n - fact->least);
    k->slack[i].high = (int16_t)(fact->most - n);
    if (k->slack[i].low < 0 || k->slack[i].high < 0)
      return false;
  }
  return true;
}


/* May the hidden step have moved a card of the fact's? */
static bool concerns(const Fact *fact, const Step *step) {
  return fact->set < SETS ? step->sets >> fact->set & 1
                          : may_move(step, &fact->of);
}


/* A card that came and is one of the fact's leaves fewer of them; one that came
** and is none of them is one that the upper limit had allowed for.  With cards
** that went it is the contrary. */
static Copies allow_at(const tn_Knowledge *k, const Stretch *stretch,
                       uint32_t n, bool came, Copies may) {
  const Step *step = &k->step[n];
  uint8_t pile = came ? step->to : step->from;
  uint32_t end = stretch->facts_of[pile + 1];
  for (uint32_t i = stretch->facts_of[pile]; i < end; i++) {
    const Fact *fact = &k->fact[i];
    const Slack *slack = &k->slack[i];
    if (fact->step > n)
      break;
    if (!concerns(fact, step))
      continue;
    if ((came ? slack->low : slack->high) == 0)
      may = copies_less(may, fact->of);
    if ((came ? slack->high : slack->low) == 0)
      may = copies_and(may, fact->of);
  }
  return may;
}


/* A card that stayed in its pile tells nothing. */
Copies tni_facts_allow(const tn_Knowledge *k, const Stretch *stretch,
                       uint32_t n, Copies may) {
  if (k->step[n].from == k->step[n].to)
    return may;
  may = allow_at(k, stretch, n, true, may);
  return allow_at(k, stretch, n, false, may);
}


static void note_at(tn_Knowledge *k, const Stretch *stretch, uint32_t n,
                    bool came, unsigned copy) {
  const Step *step = &k->step[n];
  uint8_t pile = came ? step->to : step->from;
  uint32_t first = stretch->facts_of[pile], i = first;
  for (; i < stretch->facts_of[pile + 1]; i++) {
    const Fact *fact = &k->fact[i];
    if (fact->step > n)
      break;
    if (!concerns(fact, step))
      continue;
    if (copies_has(&fact->of, copy) == came)
      k->slack[i].low--;
    else
      k->slack[i].high--;
  }
  k->looks += i - first;
}


void tni_facts_note(tn_Knowledge *k, const Stretch *stretch, uint32_t n,
                    unsigned copy) {
  if (k->step[n].from == k->step[n].to)
    return;
  note_at(k, stretch, n, true, copy);
  note_at(k, stretch, n, false, copy);
}
