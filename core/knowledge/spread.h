/* Spreads: how copies that nobody has seen may lie. */
#ifndef tn_spread_h
#define tn_spread_h

#include "knowledge/facts.h"

#define BINS TN_PILES /* of a spread, at most */


/* Spread: copies to be laid into bins, as many as each has room for.  A bin is
** a pile, or a part of a pile that some copies cannot be in. */
typedef struct Spread {
  uint16_t copies; /* to be laid */
  uint16_t tied;   /* the first of them; all others may go into the same bins */
  uint8_t copy[TN_CARDS];
  uint64_t bins_of[TN_CARDS]; /* of each in `copy`: a bit for each bin */
  uint8_t bins;
  uint8_t pile[BINS];
  uint16_t room[BINS];
  bool capped;         /* some kinds may lie in a pile less often than exist */
  const uint8_t *most; /* how often: by pile, TN_KINDS each; if capped */
  const uint8_t *held; /* how often they are there already; if capped */
  unsigned cells;      /* numbers in each of the two */
  const tn_Deck *deck;
  Limit *limit; /* `limits` of them, by facts */
  unsigned limits;
  const Choice *choice; /* `choices` of them */
  unsigned choices;
  uint64_t chosen; /* the piles that they are about, a bit each */
  const tn_Set *part;
  const Copies *sure; /* by pile: what is there in any case */
  double *ways;       /* NULL, or the table of spread_count */
  uint32_t states;    /* numbers in each line of that table */
  uint32_t stride[BINS], side[BINS];
  uint8_t rest; /* the bin without a side in the table */
} Spread;

/* Makes the limits of a spread; there is room for one of each fact. */
void tni_limits_make(const struct tn_Knowledge *knowledge,
                     const Stretch *stretch, Spread *spread, Limit *limits);

/* How many numbers the spread's table needs; 0 if it gets none. */
size_t tni_spread_plan(Spread *spread);

/* Fills the table; `ways` has room for it. */
void tni_spread_count(Spread *spread, double *ways);

/* Lays the copies: `bin` gets the bin of each.  False if no way was found. */
bool tni_spread_lay(Spread *spread, tn_Random *random, uint8_t *bin);

/* Writes the cards that lie in each pile that choices are about, by pile. */
void tni_choices_look(const Spread *spread, const uint8_t *bin, tn_Set *there);

/* By how many cards, at least, choices about these piles and any of these kinds
** are missed. */
int tni_choices_missed(const Spread *spread, const tn_Set *there,
                       uint64_t piles, tn_Kinds kinds);

#endif
