/* What the files about plays share: sets of one suit, by kinds and places. */
#ifndef tn_plays_h
#define tn_plays_h

#include "tenace/plays.h"

#define RUNS 16 /* runs in one answer, at most */

/* The places of a group, a bit each. */
typedef tn_Kinds Places;

#define place_bit(place) ((Places)1 << (place))


#define KILL TN_KINDS /* added to the place of a kill: above all places */


/* Has an order been begun, of a deck whose cards can be played at once? */
static inline bool is_order(const tn_Order *order) {
  return order && order->deck && order->deck->packs <= TN_WIDEST;
}


/* Has a lead been read? */
static inline bool is_lead(const tn_Format *lead) {
  return lead && lead->group < TN_GROUPS && lead->parts > 0 &&
         lead->parts <= lead->cards && lead->cards < TN_PLAY;
}


/* tn_play_height of a single card that answers a single card of a group. */
static inline int card_height(const tn_Order *order, uint8_t group,
                              tn_Card card) {
  if (order->group[card] == group)
    return order->place[card];
  return order->group[card] == TN_TRUMPS ? KILL + order->place[card] : -1;
}


/* Takes `n` copies of a card out; they are there. */
static inline void set_take(tn_Set *set, tn_Card card, int n) {
  for (int plane = TN_COPIES - 1; n > 0; plane--) {
    assert(plane >= 0);
    n -= (int)(set->plane[plane] >> card & 1);
    set->plane[plane] &= ~tn_kind(card);
  }
}


/* Puts `n` copies of a card in; there is room. */
static inline void set_put(tn_Set *set, tn_Card card, int n) {
  while (n-- > 0)
    tn_set_add(set, card);
}


/* Some bits that depend on a set and on those given. */
static inline uint64_t set_mix(const tn_Set *set, uint64_t hash) {
  for (int plane = 0; plane < TN_COPIES; plane++) {
    hash = tn_mix(hash, tn_kinds_low(set->plane[plane]));
#ifdef TN_WIDE
    hash = tn_mix(hash, tn_kinds_high(set->plane[plane]));
#endif
  }
  return hash;
}


/* How many tuples of one width can be taken out at once.  A kind held four
** times gives two pairs. */
static inline int tuples_in(const tn_Set *set, int width) {
  int n = tn_kinds_count(set->plane[width - 1]);
  return width == 2 ? n + tn_kinds_count(set->plane[3]) : n;
}


/* The places of some kinds. */
static inline Places places_of(const tn_Order *order, tn_Kinds kinds) {
  Places places = 0;
  for (; kinds; kinds &= kinds - 1)
    places |= place_bit(order->place[tn_kinds_first(kinds)]);
  return places;
}


/* Those of some kinds that are at a place. */
static inline tn_Kinds kinds_at(const tn_Order *order, tn_Kinds kinds,
                                unsigned place) {
  tn_Kinds found = 0;
  for (; kinds; kinds &= kinds - 1)
    if (order->place[tn_kinds_first(kinds)] == place)
      found |= kinds & (~kinds + 1);
  return found;
}


/* The lowest place of each run of that length. */
static inline Places run_starts(Places places, int length) {
  for (; length > 1 && places; length--)
    places &= places >> 1;
  return places;
}


/* The lowest places of runs of that length and width in a set. */
static inline Places runs_in(const tn_Order *order, const tn_Set *set,
                             int width, int length) {
  tn_Kinds kinds = set->plane[width - 1];
  if (tn_kinds_count(kinds) < length)
    return 0;
  return run_starts(places_of(order, kinds), length);
}


/* The highest of some places; there are some. */
static inline int highest(Places places) {
#ifdef TN_WIDE
  if (tn_kinds_high(places))
    return 127 - __builtin_clzll(tn_kinds_high(places));
#endif
  return 63 - __builtin_clzll(tn_kinds_low(places));
}


static inline int lowest(Places places) { return tn_kinds_first(places); }


/* The best answer that a set of cards can give: how many tuples of each width,
** and how long the runs are at the width of which not all are given. */
typedef struct Reply {
  uint8_t tuples[TN_WIDEST]; /* [w - 1] */
  uint8_t whole;             /* the width of a run as long as the one led */
  uint8_t width;             /* the width of `run`; 0: all tuples are given */
  uint8_t run[RUNS];         /* the lengths above 1, longest first */
} Reply;

/* Works out the reply of a set, of the suit led, to a component. */
Reply tni_reply(const tn_Order *order, const tn_PlayRules *rules,
                const tn_Set *set, tn_Component part);

/* Is the reply of `play`, a part of the hand, as good as the hand's? */
bool tni_replies(const tn_Order *order, const tn_PlayRules *rules,
                 const Reply *reply, const tn_Set *play, tn_Component part);

/* Writes the lengths of the best runs that `n` tuples of a width can form, none
** longer than `most`. */
void tni_best_runs(const tn_Order *order, const tn_Set *set, int width, int n,
                   int most, uint8_t run[RUNS]);

/* Takes all tuples of a width out; adds them to `of` unless that is NULL. */
void tni_set_strip(tn_Set *set, int width, tn_Set *of);

#endif
