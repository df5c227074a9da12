/*
** Can a player go out in this turn?
**
** Every natural card has one meld that it can go to, so only the wild cards are
** to be shared out: rank by rank it is noted how many of them can be gone, with
** how many full melds.  One card may be kept for the discard: each is tried.
*/
#include "meld.h"

#define WILD_CARDS 32
#define FULL 4 /* full melds that are told apart: so many, or more */

/* A bit for each number of wild cards melded, by full melds. */
typedef struct Ways {
  uint32_t wild[FULL + 1];
} Ways;


static int at_most_full(int full) { return full > FULL ? FULL : full; }


/* So many naturals are melded at a place, or a new one, with wild cards, of
** which there are `held`. */
static void clear_rank(const tn_Melding *melding, Ways *ways, uint8_t place,
                       int naturals, int held, bool wild_meld) {
  const tn_MeldRules *rules = melding->rules;
  tn_MeldPlace old = {0};
  Ways next = {{0}};
  if (place != TN_NONE)
    old = melding->place[place];
  int before = old.naturals + old.wild, n = old.naturals + naturals;
  if (place == TN_NONE && naturals == 0 && !wild_meld)
    return;
  int most = wild_meld ? rules->wild_most : rules->most_wild;
  most = most - old.wild < held ? most - old.wild : held;
  for (int wild = 0; wild <= most; wild++) {
    int w = old.wild + wild;
    bool good = wild_meld ? w >= rules->wild_least && w <= rules->wild_most
                          : good_counts(rules, n, w);
    if (naturals + wild > 0 && !good)
      continue;
    bool fills = rules->full && before < rules->full && n + w >= rules->full;
    for (int full = 0; full <= FULL; full++)
      next.wild[at_most_full(full + fills)] |= ways->wild[full] << wild;
  }
  *ways = next;
}


/* Can all cards of the hand be melded, with the full melds needed? */
static bool clears(const tn_Melding *melding, uint8_t side,
                   const tn_Set *hand) {
  const tn_MeldRules *rules = melding->rules;
  const uint8_t *at = melding->at[side];
  Ways ways = {{0}};
  int wild = count_of(hand, rules->wild), last = count_of(hand, rules->last);
  ways.wild[at_most_full(melding->full[side])] = 1;
  if ((last > 0 && last < rules->least) || wild >= WILD_CARDS)
    return false;
  if (!melding->opened[side] &&
      tn_meld_points(rules, hand) < melding->first[side])
    return false;
  for (int rank = 0; rank < rules->deck->ranks; rank++)
    if (rules->of_rank[rank])
      clear_rank(melding, &ways, at[rank], count_of(hand, rules->of_rank[rank]),
                 wild, false);
  if (rules->wild_least > 0)
    clear_rank(melding, &ways, at[TN_WILD_SLOT], 0, wild, true);
  for (int full = at_most_full(rules->full_to_go_out); full <= FULL; full++)
    if (ways.wild[full] >> wild & 1)
      return true;
  return false;
}


/* The cards that go to no meld, whatever is done; how many. */
static int count_stray(const tn_Melding *melding, uint8_t side,
                       const tn_Set *hand, tn_Kinds *stray) {
  const tn_MeldRules *rules = melding->rules;
  int last = count_of(hand, rules->last), n = 0;
  *stray = 0;
  if (last > 0 && last < rules->least) {
    *stray |= hand->plane[0] & rules->last;
    n += last;
  }
  for (int rank = 0; rank < rules->deck->ranks; rank++) {
    int held = count_of(hand, rules->of_rank[rank]);
    if (held > 0 && held < rules->naturals &&
        melding->at[side][rank] == TN_NONE) {
      *stray |= hand->plane[0] & rules->of_rank[rank];
      n += held;
    }
  }
  return n;
}


bool tn_meld_can_clear(const tn_Melding *melding, uint8_t side,
                       const tn_Set *hand) {
  tn_Kinds stray;
  int left = tn_set_count(hand), n = count_stray(melding, side, hand, &stray);
  if (melding->over)
    return left <= 1 && melding->full[side] >= melding->rules->full_to_go_out;
  if (n > 1)
    return false;
  if (n == 0 && clears(melding, side, hand))
    return true;
  for (tn_Kinds kept = n ? stray : hand->plane[0]; kept; kept &= kept - 1) {
    tn_Set others = *hand;
    tn_set_remove(&others, tn_kinds_first(kept));
    if (clears(melding, side, &others))
      return true;
  }
  return false;
}
