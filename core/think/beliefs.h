/*
** Beliefs: what the choices of others tell about their hands.
**
** A player who bids or names something before the cards are played has a
** reason.  So the bot plays some worlds out and sees how the choice ends for
** that player's side.  Which cards in hand go with good results?  From then on
** it prefers worlds in which the hand is a reason for the choice.
*/
#ifndef tn_beliefs_h
#define tn_beliefs_h

#include "tenace/knowledge.h"

/* A choice of a player, and how well it does with each card in hand. */
typedef struct Belief {
  uint8_t seat;
  uint32_t decision;      /* in the round, from 0 */
  tn_Set hand;            /* in the world looked at last */
  tn_Set played;          /* out of it since, which the thinker has seen */
  double n, sum, points2; /* worlds; sums of results and of their squares */
  double held[TN_KINDS], squares[TN_KINDS]; /* copies in hand: sums */
  double with[TN_KINDS];                    /* copies times the result */
  double worth[TN_KINDS];                   /* what a copy adds to the result */
  double mean, spread;                      /* of the worth of hands */
} Belief;

typedef struct Beliefs {
  Belief belief[TN_SEATS];
  uint8_t n;
  bool kept; /* since then these hands have only lost cards in the open */
} Beliefs;

/* Finds the last choice of each other seat in the round, if no card has been
** played before it. */
void tni_beliefs_find(Beliefs *beliefs, const tn_Table *table, uint8_t seat);

/* Notes which hands they held when they chose, in a round with a log. */
void tni_beliefs_look(Beliefs *beliefs, const tn_Table *table);

/* The same from where the cards lie in a world, if the hands were kept. */
void tni_beliefs_see(Beliefs *beliefs, const tn_Deck *deck,
                     const uint8_t *where);

/* Learns a result: the choice, with the hand looked at, gave these points. */
void tni_beliefs_learn(Belief *belief, double points);

/* Works out the worth of cards, when all has been learnt. */
void tni_beliefs_settle(Beliefs *beliefs, const tn_Deck *deck);

/* How likely the world looked at should be taken, from 0 to 1. */
double tni_beliefs_chance(const Beliefs *beliefs);

#endif
