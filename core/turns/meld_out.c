/*
** Can a player go out in this turn?
**
** Every natural card can go to one meld only, so only the wild cards have to be
** shared out.  Rank by rank it is noted how many of them can be gone by then,
** and with which full melds: a bit for each number, so that a rank is a few
** shifts.  One card may be kept for the discard: each is tried.
*/
#include "cards/hold.h"
#include "turns/turn.h"

#define WILD_CARDS 32 /* in a hand, below this: bits of a word */
#define FULL 4        /* more full melds than these are not told apart, */
#define OF_A_SORT 2   /* nor are more of natural cards, or with wild ones */
#define STATES 9

/* For each state: a bit for each number of wild cards melded.  A state is how
** many full melds there are; where the rules ask for sorts of them, how many of
** each sort. */
typedef struct Ways {
  uint32_t wild[STATES];
} Ways;

/* A hand that is to be melded, as numbers. */
typedef struct Hand {
  const tn_Melding *melding;
  const tn_MeldRules *rules;
  uint8_t side;
  uint8_t held[TN_RANKS]; /* naturals of each rank */
  int wild, last;         /* the other cards, */
  int never;              /* and those that are never melded */
  int32_t points;         /* of all */
} Hand;


static int at_most(int n, int most) { return n > most ? most : n; }


/* Do the rules ask for sorts of full melds? */
static bool has_sorts(const tn_MeldRules *rules) {
  return rules->natural_out > 0 || rules->mixed_out > 0;
}


static int state_of(const tn_MeldRules *rules, const Full *full) {
  if (!has_sorts(rules))
    return at_most(full->all, FULL);
  return at_most(full->natural, OF_A_SORT) * (OF_A_SORT + 1) +
         at_most(full->mixed, OF_A_SORT);
}


static Full full_in(const tn_MeldRules *rules, int state) {
  if (!has_sorts(rules))
    return (Full){.all = state};
  Full full = {.natural = state / (OF_A_SORT + 1),
               .mixed = state % (OF_A_SORT + 1)};
  full.all = full.natural + full.mixed;
  return full;
}


/* Adds to `next` the ways with so many more wild cards, and perhaps one more
** full meld. */
static void add_ways(const tn_MeldRules *rules, const Ways *ways, int wild,
                     bool fills, bool mixed, Ways *next) {
  for (int state = 0; state < STATES; state++) {
    if (ways->wild[state] == 0)
      continue;
    Full full = full_in(rules, state);
    full.all += fills;
    full.natural += fills && !mixed;
    full.mixed += fills && mixed;
    next->wild[state_of(rules, &full)] |= ways->wild[state] << wild;
  }
}


/* What is at the side's place for a rank, or for wild cards; nothing if none
** is. */
static tn_MeldPlace lying(const Hand *hand, int slot) {
  uint8_t place = hand->melding->at[hand->side][slot];
  return place == TN_NONE ? (tn_MeldPlace){0} : hand->melding->place[place];
}


/* Would so many naturals and wild cards be a meld, of a rank or of wild cards
** alone?  These are none of a rank, even if that needs no naturals. */
static bool is_good(const tn_MeldRules *rules, int n, int wild,
                    bool wild_meld) {
  return wild_meld ? wild >= rules->wild_least && wild <= rules->wild_most
                   : n > 0 && good_counts(rules, n, wild);
}


/*
** Adds to `next` the ways to meld `naturals` cards of a rank with what is
** there, and with each number of wild cards that makes a good meld.  Where a
** full meld takes no more cards, the others begin a new one.
*/
static void spread(const Hand *hand, const Ways *ways, tn_MeldPlace old,
                   int naturals, bool wild_meld, Ways *next) {
  const tn_MeldRules *rules = hand->rules;
  bool closes = rules->full > 0 && rules->most <= rules->full && !wild_meld;
  int before = old.naturals + old.wild;
  int most = (wild_meld ? rules->wild_most : rules->most_wild) - old.wild;
  for (int n = closes ? 0 : naturals; n <= naturals; n++)
    for (int wild = 0; wild <= at_most(most, hand->wild); wild++) {
      int all = before + n + wild;
      if (n + wild > 0 &&
          !is_good(rules, old.naturals + n, old.wild + wild, wild_meld))
        continue;
      bool fills = rules->full && before < rules->full && all >= rules->full;
      bool mixed = old.wild + wild > 0;
      if (n == naturals) {
        add_ways(rules, ways, wild, fills, mixed, next);
      } else if (fills) {
        Ways some = {{0}};
        add_ways(rules, ways, wild, fills, mixed, &some);
        spread(hand, &some, (tn_MeldPlace){0}, naturals - n, false, next);
      }
    }
}


/* Works out the next `ways` with the cards of a rank, or wild ones alone. */
static void clear_rank(const Hand *hand, Ways *ways, tn_MeldPlace old,
                       int naturals, bool wild_meld) {
  Ways next = {{0}};
  if (old.naturals + old.wild == 0 && naturals == 0 && !wild_meld)
    return;
  spread(hand, ways, old, naturals, wild_meld, &next);
  *ways = next;
}


/* Can all cards of the hand be melded, with as many full melds as it takes to
** go out?  A first meld must count enough, too. */
static bool clears(const Hand *hand) {
  const tn_Melding *melding = hand->melding;
  const tn_MeldRules *rules = hand->rules;
  Ways ways = {{0}};
  Full full = tni_meld_full(melding, hand->side);
  tn_MeldWhy why;
  ways.wild[state_of(rules, &full)] = 1;
  if ((hand->last > 0 && hand->last < rules->least) || hand->never > 0 ||
      hand->wild >= WILD_CARDS)
    return false;
  int need = melding->opened[hand->side] ? 0 : melding->first[hand->side];
  if (need > 0 && hand->points < need)
    return false;
  for (int rank = 0; rank < rules->deck->ranks; rank++)
    clear_rank(hand, &ways, lying(hand, rank), hand->held[rank], false);
  if (rules->wild_least > 0)
    clear_rank(hand, &ways, lying(hand, TN_WILD_SLOT), 0, true);
  for (int state = 0; state < STATES; state++) {
    full = full_in(rules, state);
    if (ways.wild[state] >> hand->wild & 1 &&
        tni_meld_enough(rules, &full, &why))
      return true;
  }
  return false;
}


/* How many full melds there would be if each rank had all the wild cards.  If
** these are too few, no search is needed.  Of a rank that can have several full
** ones there may be more. */
static int full_at_best(const Hand *hand) {
  const tn_MeldRules *rules = hand->rules;
  if (rules->full > 0 && rules->most <= rules->full)
    return UINT8_MAX;
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
** last of them, or TN_NONE if it is a card melded only last, or never. */
static int count_stray(const Hand *hand, uint8_t *stray) {
  const tn_MeldRules *rules = hand->rules;
  int n = hand->never + (hand->last < rules->least ? hand->last : 0);
  *stray = TN_NONE;
  for (uint8_t rank = 0; rank < rules->deck->ranks; rank++)
    if (hand->held[rank] > 0 && hand->held[rank] < rules->naturals &&
        lying(hand, rank).naturals == 0) {
      n += hand->held[rank];
      *stray = rank;
    }
  return n;
}


/* Counts the cards of a hand. */
static void count_hand(Hand *hand, const tn_Set *cards) {
  const tn_MeldRules *rules = hand->rules;
  tn_Kinds melded = rules->sets | rules->wild | rules->last;
  for (int plane = 0; plane < TN_COPIES; plane++) {
    tn_Kinds natural = cards->plane[plane] & rules->sets & ~rules->last;
    for (; natural; natural &= natural - 1)
      hand->held[rules->deck->rank[tn_kinds_first(natural)]]++;
  }
  hand->wild = count_of(cards, rules->wild);
  hand->last = count_of(cards, rules->last);
  hand->never = count_of(cards, ~melded);
  hand->points = tn_meld_points(rules, cards);
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
  else if (!(rules->sets & tn_kind(card)))
    others.never--;
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
  if (melding->over) {
    Full full = tni_meld_full(melding, side);
    tn_MeldWhy why;
    return set_count(cards) <= 1 && tni_meld_enough(rules, &full, &why);
  }
  count_hand(&hand, cards);
  if (full_at_best(&hand) < rules->full_to_go_out)
    return false;
  int n = count_stray(&hand, &stray);
  if (n > 1)
    return false;
  if (n == 0 && !rules->discard_last && clears(&hand))
    return true;
  for (tn_Kinds kept = cards->plane[0]; kept; kept &= kept - 1) {
    tn_Card card = tn_kinds_first(kept);
    bool is_stray = stray == TN_NONE
                        ? !((rules->sets | rules->wild) & tn_kind(card))
                        : rules->deck->rank[card] == stray;
    if ((n == 0 || is_stray) && clears_without(&hand, card))
      return true;
  }
  return false;
}
