/*
** Beliefs: what the choices of others tell about their hands.
**
** Who has bid or named something before the cards are played had a reason.  So
** it is tried what comes of that in some worlds, for the side of who chose it:
** which cards in hand went with good results?  From then on worlds in which the
** hand speaks for the choice are preferred.
*/
#ifndef tn_beliefs_h
#define tn_beliefs_h

#include "tenace/table.h"

/* What somebody has chosen, and what it is worth with some hands. */
typedef struct Belief {
  uint8_t seat;
  uint32_t decision;      /* in the round, from 0 */
  tn_Set hand;            /* as looked at last */
  double n, sum, points2; /* worlds; what came out, and squares of that */
  double held[TN_KINDS], squares[TN_KINDS]; /* copies in hand: sums */
  double with[TN_KINDS];                    /* the same times what came out */
  double worth[TN_KINDS];                   /* what a copy adds */
  double mean, spread;                      /* of what hands add up to */
} Belief;

typedef struct Beliefs {
  Belief belief[TN_SEATS];
  uint8_t n;
} Beliefs;

/* Finds the last choice of each other seat in the round, if no card has been
** played before it. */
void tn_beliefs_find(Beliefs *beliefs, const tn_Table *table, uint8_t seat);

/* Looks which hands they held before they chose, in a round with a log. */
void tn_beliefs_look(Beliefs *beliefs, const tn_Table *table);

/* With the hand looked at the choice came to so much. */
void tn_beliefs_learn(Belief *belief, double points);

/* All has been learnt. */
void tn_beliefs_settle(Beliefs *beliefs, const tn_Deck *deck);

/* How likely the world looked at is to be taken, 0 to 1. */
double tn_beliefs_chance(const Beliefs *beliefs);

#endif
