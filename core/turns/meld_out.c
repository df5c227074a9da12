/*
** Can a player go out in this turn?
**
** Every natural card can go to one meld only, so only the wild cards have to be
** shared out.  Rank by rank it is noted how many of them can be gone by then,
** and with how many full melds: a bit for each number, so that a rank is a few
** shifts.  One card may be kept for the discard: each is tried.
*/
#include "cards/hold.h"
#include "turns/turn.h"

#define WILD_CARDS 32 /* in a hand, below this: bits of a word */
#define FULL 4        /* more full melds than these are not told apart */

/* For each number of full melds: a bit for each number of wild cards melded. */
typedef struct Ways {
  uint32_t wild[FULL + 1];
} Ways;

/* A hand that is to be melded, as numbers. */
typedef struct Hand {
  const tn_Melding *melding;
  const tn_MeldRules *rules;
  uint8_t side;
  uint8_t held[TN_RANKS]; /* naturals of each rank */
  int wild, last;         /* the other cards */
  int32_t points;         /* of all */
} Hand;


static int at_most_full(int full) { return full > FULL ? FULL : full; }


/* What is at the side's place for a rank, or for wild cards; nothing if none
** is. */
static tn_MeldPlace lying(const Hand *hand, int slot) {
  uint8_t place = hand->melding->at[hand->side][slot];
  return place == TN_NONE ? (tn_MeldPlace){0} : hand->melding->place[place];
}


/* Works out the next `ways`: `naturals` cards of a rank are melded with what is
** there, and with each number of wild cards that makes a good meld. */
static void clear_rank(const Hand *hand, Ways *ways, tn_MeldPlace old,
                       int naturals, bool wild_meld) {
  const tn_MeldRules *rules = hand->rules;
  Ways next = {{0}};
  int before = old.naturals + old.wild, n = old.naturals + naturals;
  if (before == 0 && naturals == 0 && !wild_meld)
    return;
  int most = wild_meld ? rules->wild_most : rules->most_wild;
  most = most - old.wild < hand->wild ? most - old.wild : hand->wild;
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


/* Can all cards of the hand be melded, with as many full melds as it takes to
** go out?  A first meld must count enough, too. */
static bool clears(const Hand *hand) {
  const tn_Melding *melding = hand->melding;
  const tn_MeldRules *rules = hand->rules;
  Ways ways = {{0}};
  ways.wild[at_most_full(melding->full[hand->side])] = 1;
  if ((hand->last > 0 && hand->last < rules->least) || hand->wild >= WILD_CARDS)
    return false;
  int need = melding->opened[hand->side] ? 0 : melding->first[hand->side];
  if (need > 0 && hand->points < need)
    return false;
  for (int rank = 0; rank < rules->deck->ranks; rank++)
    clear_rank(hand, &ways, lying(hand, rank), hand->held[rank], false);
  if (rules->wild_least > 0)
    clear_rank(hand, &ways, lying(hand, TN_WILD_SLOT), 0, true);
  for (int full = at_most_full(rules->full_to_go_out); full <= FULL; full++)
    if (ways.wild[full] >> hand->wild & 1)
      return true;
  return false;
}


/* How many full melds there would be if each rank had all the wild cards.  If
** these are too few, no search is needed. */
static int full_at_best(const Hand *hand) {
  const tn_MeldRules *rules = hand->rules;
  int full = hand->melding->full[hand->side];
  for (int rank = 0; rank < rules->deck->ranks; rank++) {
    tn_MeldPlace old = lying(hand, rank);
    int before = old.naturals + old.wild;
    int wild = rules->most_wild - old.wild;
    wild = wild < hand->wild ? wild : hand->wild;
    full +=
        before < rules->full && before + hand->held[rank] + wild >= rules->full;
  }
  return full + (rules->wild_least > 0);
}


/* How many cards can go to no meld at all.  `stray` becomes the rank of the
** last of them, or TN_NONE if it is a card melded only last. */
static int count_stray(const Hand *hand, uint8_t *stray) {
  const tn_MeldRules *rules = hand->rules;
  int n = hand->last < rules->least ? hand->last : 0;
  *stray = TN_NONE;
  for (uint8_t rank = 0; rank < rules->deck->ranks; rank++)
    if (hand->held[rank] > 0 && hand->held[rank] < rules->naturals &&
        lying(hand, rank).naturals == 0) {
      n += hand->held[rank];
      *stray = rank;
    }
  return n;
}


/* Counts the cards of a hand.  False if one of them is never melded. */
static bool count_hand(Hand *hand, const tn_Set *cards) {
  const tn_MeldRules *rules = hand->rules;
  tn_Kinds melded = rules->sets | rules->wild | rules->last;
  if (cards->plane[0] & ~melded)
    return false;
  for (int plane = 0; plane < TN_COPIES; plane++) {
    tn_Kinds natural = cards->plane[plane] & rules->sets & ~rules->last;
    for (; natural; natural &= natural - 1)
      hand->held[rules->deck->rank[tn_kinds_first(natural)]]++;
  }
  hand->wild = count_of(cards, rules->wild);
  hand->last = count_of(cards, rules->last);
  hand->points = tn_meld_points(rules, cards);
  return true;
}


/* Can all cards be melded but this one, which is kept for the discard? */
static bool clears_without(const Hand *hand, tn_Card card) {
  const tn_MeldRules *rules = hand->rules;
  Hand others = *hand;
  others.points -= rules->points[card];
  if (rules->wild & tn_kind(card))
    others.wild--;
  else if (rules->last & tn_kind(card))
    others.last--;
  else
    others.held[rules->deck->rank[card]]--;
  return clears(&others);
}


/* One stray card can be the discard; two cannot.  With one, only cards like it
** are tried as the discard. */
bool tni_meld_can_clear(const tn_Melding *melding, uint8_t side,
                        const tn_Set *cards) {
  const tn_MeldRules *rules = melding->rules;
  Hand hand = {.melding = melding, .rules = rules, .side = side};
  uint8_t stray;
  if (melding->over)
    return set_count(cards) <= 1 &&
           melding->full[side] >= rules->full_to_go_out;
  if (!count_hand(&hand, cards) || full_at_best(&hand) < rules->full_to_go_out)
    return false;
  int n = count_stray(&hand, &stray);
  if (n > 1)
    return false;
  if (n == 0 && !rules->discard_last && clears(&hand))
    return true;
  for (tn_Kinds kept = cards->plane[0]; kept; kept &= kept - 1) {
    tn_Card card = tn_kinds_first(kept);
    bool is_stray = stray == TN_NONE ? (rules->last & tn_kind(card)) != 0
                                     : rules->deck->rank[card] == stray;
    if ((n == 0 || is_stray) && clears_without(&hand, card))
      return true;
  }
  return false;
}
