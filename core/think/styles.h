/*
** Styles: how quick bots play their cards in playouts: for tricks or against
** them, and for whom.
**
** A few random playouts come first.  From them we correlate each side's points
** with the tricks, or the points of cards, that each side took.  The result
** depends on choices made before the first card, such as the contract, so it is
** kept for each combination of choices (a case).  A rare case uses the figures
** of all cases together.
*/
#ifndef tn_styles_h
#define tn_styles_h

#include "tenace/table.h"

#define STYLES_TRIALS 32 /* random playouts before a case is judged */
#define STYLES_CASES 64

/* The results of a case, and what follows from them. */
typedef struct Case {
  uint64_t key;
  uint32_t n;                      /* playouts counted */
  double took[TN_SEATS][2];        /* by side: sums, and sums of squares, */
  double won[TN_SEATS][2];         /* of what it took and of its points */
  double both[TN_SEATS][TN_SEATS]; /* points of a side by what another took */
  uint8_t bot[TN_SEATS];           /* tn_Bot, by side */
  uint8_t friends[TN_SEATS];       /* by side: sides that shall win, a bit each
                                   */
} Case;

typedef struct Styles {
  Case cases[STYLES_CASES]; /* the first: all together */
  uint32_t used;
  const int32_t *points; /* of each card; NULL: tricks count */
  uint64_t key;          /* of the present playout's case */
  uint32_t turns;        /* playouts so far */
  uint32_t played;       /* cards played before this playout */
  bool random;           /* the present playout is by random bots, */
  bool plain;            /* and all are */
} Styles;

/* Begins a playout at this table.  `points` are those of each card, or NULL
** where tricks count.  They are the host's and must outlive it. */
void tni_styles_begin(Styles *styles, tn_Table *table, const int32_t *points);

/* Notes a choice: the playout belongs to another case from now on. */
void tni_styles_turn(Styles *styles, tn_Table *table, uint64_t key);

/* Ends the playout, with these points by side. */
void tni_styles_end(Styles *styles, const tn_Table *table,
                    const int64_t *points);

/* What a side has taken in the round: points of cards, or tricks. */
double tni_styles_taken(const Styles *styles, const tn_Table *table,
                        uint8_t side);

/* Cards played to tricks in this round, as a number that only grows. */
uint32_t tni_cards_played(const tn_Table *table);

#endif
