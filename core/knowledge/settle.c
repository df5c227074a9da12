/*
** The end of a stretch: what counting tells, and the bins into which the
** unknown cards are to be laid.
**
** Counting goes first.  If a pile has as many sure cards as it holds, nothing
** else is in it.  If no more cards may be in a pile than it holds, they are all
** there.  Each such conclusion can lead to another, so the three rules are
** applied until nothing changes.  So are facts that leave no choice.
**
** The other cards go into bins.  A bin is a pile without its sure cards, or a
** part of it: the cards of some kinds, if everyone knows how many of them the
** pile holds; or the cards that came after the pile was seen to lack a kind.
*/
#include "knowledge/knowledge.h"

#include <string.h>

#define EPOCHS 12        /* parts into which a pile is split by time, at most */
#define STEPS_OF_PILE 10 /* what looking at a pile counts as work */


/* The copies that can be in one pile only. */
static Copies in_one(const tn_Knowledge *k, const Stretch *stretch) {
  Copies once = {{0}}, twice = {{0}};
  for (unsigned pile = 0; pile < k->piles; pile++) {
    twice = copies_or(twice, copies_and(once, stretch->may[pile]));
    once = copies_or(once, stretch->may[pile]);
  }
  return copies_less(once, twice);
}


static bool same(const Copies *a, const Copies *b) {
  return memcmp(a, b, sizeof *a) == 0;
}


/* If the sure cards of a pile are as many as it holds, no other card is there.
** True if that was news. */
static bool shut_full(const tn_Knowledge *k, Stretch *stretch) {
  bool changed = false;
  Copies once = in_one(k, stretch);
  for (unsigned pile = 0; pile < k->piles; pile++) {
    Copies *may = &stretch->may[pile], sure = copies_and(*may, once);
    if (same(may, &sure) || copies_count(&sure) < stretch->count[pile])
      continue;
    *may = sure;
    changed = true;
  }
  return changed;
}


/* If only as many copies may be in a pile as it holds, all of them are there
** and nowhere else.  True if that was news. */
static bool take_needed(const tn_Knowledge *k, Stretch *stretch) {
  bool changed = false;
  for (unsigned pile = 0; pile < k->piles; pile++) {
    Copies needed = stretch->may[pile];
    if (copies_count(&needed) != stretch->count[pile])
      continue;
    for (unsigned other = 0; other < k->piles; other++) {
      Copies left = copies_less(stretch->may[other], needed);
      if (other == pile || same(&left, &stretch->may[other]))
        continue;
      stretch->may[other] = left;
      changed = true;
    }
  }
  return changed;
}


/*
** If a pile's sure cards of a kind are as many as it can hold of that kind, no
** other copy of it is there.  True if that was news.  Only several packs have
** such limits.
*/
static bool shut_capped(const tn_Knowledge *k, Stretch *stretch) {
  bool changed = false;
  Copies once = in_one(k, stretch);
  for (unsigned pile = 0; stretch->most && pile < k->piles; pile++)
    for (tn_Card card = 0; card < k->deck->kinds; card++) {
      if (stretch->most[pile * TN_KINDS + card] == k->deck->copies[card])
        continue;
      Copies all = tni_copies_of(k, tn_kind(card));
      Copies may = copies_and(stretch->may[pile], all);
      Copies sure = copies_and(may, once);
      if (same(&may, &sure) ||
          copies_count(&sure) < stretch->most[pile * TN_KINDS + card])
        continue;
      stretch->may[pile] =
          copies_less(stretch->may[pile], copies_less(may, sure));
      changed = true;
    }
  return changed;
}


/* Facts, too, can leave no choice.  True if that was news. */
static bool heed_facts(const tn_Knowledge *k, Stretch *stretch) {
  if (stretch->first_fact == stretch->facts)
    return false;
  Copies once = in_one(k, stretch);
  return tni_facts_tell(k, stretch, &once);
}


/* Notes which copies are sure, and how many of each kind are in each pile. */
static void hold_sure(const tn_Knowledge *k, Stretch *stretch) {
  Copies once = in_one(k, stretch);
  for (unsigned pile = 0; pile < k->piles; pile++) {
    stretch->held[pile] = copies_and(stretch->may[pile], once);
    Copies held = stretch->held[pile];
    while (!copies_none(&held)) {
      unsigned copy = copies_take(&held);
      stretch->home[copy] = (uint8_t)pile;
      if (stretch->most)
        stretch->kinds_held[pile * TN_KINDS + k->deck->list[copy]]++;
    }
  }
}


/* An epoch: the cards that came to a pile after it was last seen to lack some
** kinds.  Only they can be of those kinds. */
typedef struct Epoch {
  Copies kinds;   /* the copies that only these cards can be */
  unsigned cards; /* how many there are, less those that are sure or left */
} Epoch;


/*
** Finds the epochs of a pile that limit anything, the latest first.  Answers
** how many there are.  An epoch with as many cards as there is room limits
** nothing.  One that allows more copies to no more cards makes those inside it
** useless.
*/
static int find_epochs(const tn_Knowledge *k, const Stretch *stretch,
                       uint8_t pile, unsigned room, Epoch *epochs) {
  int n = 0;
  Copies since = {{0}},
         sure = copies_less(stretch->held[pile], stretch->seen_come);
  for (uint32_t i = stretch->opened[pile]; i != NOTHING && n < EPOCHS - 1;
       i = k->step[i].opened) {
    since = copies_or(since, k->step[i].fresh);
    Copies kinds = copies_and(since, stretch->may[pile]);
    if (copies_none(&kinds))
      continue;
    unsigned came = stretch->hidden[pile] - k->step[i].nth + 1;
    Copies there = copies_and(kinds, sure);
    unsigned gone =
        tni_left_since(k, i, stretch->left[pile]) + copies_count(&there);
    unsigned cards = came > gone ? came - gone : 0;
    while (n > 0 && epochs[n - 1].cards >= cards)
      n--; /* what binds more copies more tightly binds these as well */
    if (cards < room)
      epochs[n++] = (Epoch){kinds, cards};
  }
  return n;
}


/* Adds a bin: a part of a pile, with room for `room` cards. */
static void add_bin(Spread *spread, unsigned pile, unsigned room) {
  spread->pile[spread->bins] = (uint8_t)pile;
  spread->room[spread->bins++] = (uint16_t)room;
}


/* Allows some copies to be laid into a bin. */
static void let_in(uint64_t *bins, Copies copies, unsigned bin) {
  while (!copies_none(&copies))
    bins[copies_take(&copies)] |= bit(bin);
}


/* The pile, less what is sure, is one bin. */
static void whole_pile(const Stretch *stretch, Spread *spread, unsigned pile,
                       uint64_t *bins) {
  const Copies *held = &stretch->held[pile];
  let_in(bins, copies_less(stretch->may[pile], *held), spread->bins);
  add_bin(spread, pile, stretch->count[pile] - copies_count(held));
}


/*
** Splits a pile into two bins, since everyone knows how many cards of some
** kinds it holds: one for those kinds, and one for all others.  The sure cards
** are taken off both.  The numbers are forced into the room there is, should
** the log contradict itself.
*/
static void split_counted(const tn_Knowledge *k, const Stretch *stretch,
                          Spread *spread, unsigned pile, uint64_t *bins) {
  const Count *told = &stretch->told[pile];
  Copies of = tni_copies_of(k, told->kinds);
  Copies may = copies_less(stretch->may[pile], stretch->held[pile]);
  Copies there = copies_and(stretch->held[pile], of);
  unsigned room = stretch->count[pile] - copies_count(&stretch->held[pile]);
  int counted = told->n - (int)copies_count(&there);
  unsigned part = counted < 0 ? 0 : (unsigned)counted;
  part = part < room ? part : room;
  let_in(bins, copies_and(may, of), spread->bins);
  add_bin(spread, pile, part);
  let_in(bins, copies_less(may, of), spread->bins);
  add_bin(spread, pile, room - part);
}


/*
** Splits a pile into bins by the time when its cards came.  A copy of a late
** epoch's kinds goes only into bins of that epoch or later ones; any other copy
** goes into all.
*/
static void split_epochs(const tn_Knowledge *k, const Stretch *stretch,
                         Spread *spread, unsigned pile, uint64_t *bins) {
  Epoch epochs[EPOCHS] = {{{{0}}, 0}};
  unsigned room = stretch->count[pile] - copies_count(&stretch->held[pile]);
  int n = find_epochs(k, stretch, (uint8_t)pile, room, epochs);
  Copies may = copies_less(stretch->may[pile], stretch->held[pile]);
  epochs[n] = (Epoch){may, room};
  unsigned used = 0;
  for (int i = 0; i <= n; i++) {
    Copies in = copies_and(may, epochs[i].kinds);
    for (int later = 0; later < i; later++)
      in = copies_less(in, epochs[later].kinds);
    for (unsigned bin = spread->bins - (unsigned)i; bin <= spread->bins; bin++)
      let_in(bins, in, bin);
    add_bin(spread, pile, epochs[i].cards - used);
    used = epochs[i].cards;
  }
}


/* Makes the bins of all piles, and says which copy may go into which.  Bins are
** limited: a pile is split only if each pile after it can still have one. */
static void make_bins(const tn_Knowledge *k, const Stretch *stretch,
                      Spread *spread, uint64_t *bins) {
  for (unsigned pile = 0; pile < k->piles; pile++) {
    unsigned held = copies_count(&stretch->held[pile]);
    unsigned bins_left = BINS - spread->bins, piles_left = k->piles - pile;
    if (stretch->count[pile] <= held)
      continue;
    if (bins_left < piles_left + EPOCHS)
      whole_pile(stretch, spread, pile, bins);
    else if (stretch->told[pile].kinds)
      split_counted(k, stretch, spread, pile, bins);
    else
      split_epochs(k, stretch, spread, pile, bins);
  }
}


/* Could a kind lie in a pile more often than is possible there?  Then the
** spread has to watch these limits. */
static bool needs_caps(const tn_Knowledge *k, const Stretch *stretch) {
  for (unsigned pile = 0; stretch->most && pile < k->piles; pile++) {
    const uint8_t *most = stretch->most + pile * TN_KINDS;
    for (unsigned card = 0; card < k->deck->kinds; card++) {
      unsigned n = 0;
      for (unsigned i = 0; i < k->deck->copies[card]; i++)
        n += copies_has(&stretch->may[pile], k->first[card] + i);
      if (n > most[card])
        return true;
    }
  }
  return false;
}


/* The bins that most of the copies may go into, all together. */
static uint64_t usual_bins(const uint64_t *bins, unsigned cards) {
  uint64_t usual = 0;
  unsigned most = 0;
  for (unsigned i = 0; i < cards; i++) {
    unsigned n = 0;
    for (unsigned j = i; bins[i] && j < cards; j++)
      n += bins[j] == bins[i];
    if (n > most) {
      most = n;
      usual = bins[i];
    }
  }
  return usual;
}


/* Lists the copies to be laid.  Those that may go into the usual bins are last:
** they need no table, since they are all alike. */
static void list_copies(Spread *spread, const uint64_t *bins, unsigned cards) {
  uint64_t usual = usual_bins(bins, cards);
  for (int last = 0; last < 2; last++) {
    for (unsigned copy = 0; copy < cards; copy++)
      if (bins[copy] && (bins[copy] == usual) == last) {
        spread->bins_of[spread->copies] = bins[copy];
        spread->copy[spread->copies++] = (uint8_t)copy;
      }
    if (!last)
      spread->tied = spread->copies;
  }
}


void tni_settle(tn_Knowledge *k, Stretch *stretch) {
  bool news = true;
  while (news && tn_work_on(k->work, STEPS_OF_PILE * (int64_t)k->piles))
    news = shut_full(k, stretch) || take_needed(k, stretch) ||
           shut_capped(k, stretch) || heed_facts(k, stretch);
  hold_sure(k, stretch);
  Spread *spread = &stretch->spread;
  uint64_t bins[TN_CARDS] = {0};
  make_bins(k, stretch, spread, bins);
  list_copies(spread, bins, k->deck->cards);
  tni_limits_make(k, stretch, spread, k->limit + stretch->first_fact);
  tni_choices_settle(k, stretch);
  spread->deck = k->deck;
  spread->most = stretch->most;
  spread->held = stretch->kinds_held;
  spread->cells = k->piles * (unsigned)TN_KINDS;
  spread->capped = needs_caps(k, stretch);
}
