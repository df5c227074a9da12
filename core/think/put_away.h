/*
** Cards that a player puts away before the tricks: which do little harm in the
** hand that is left.  Quick bots draw some sets and keep to the best of them;
** habits then tell which of those do well.
*/
#ifndef tn_put_away_h
#define tn_put_away_h

#include "tenace/table.h"

/* What quick bots know of the contract that is to be played. */
typedef struct Outlook {
  const tn_Order *order;
  tn_Kinds trumps;       /* or what will probably be trumps */
  const int32_t *points; /* of each card, or NULL; they count for the player's
                         ** side, */
  bool shy;              /* or rather against it */
  bool plays;            /* several cards are played at once: pairs stay */
} Outlook;

/* What a player with these cards will take for trumps: those of the order, if
** it has any; else `tops`, the highest trumps of most contracts, and the
** longest suit beside them.  Without `tops` there are no trumps. */
Outlook tni_outlook(const tn_Table *table, const tn_Order *order, tn_Kinds tops,
                    const int32_t *points, const tn_Set *hand);

/* A hand out of which cards are put away: what does not depend on which. */
typedef struct Parting {
  const tn_Deck *deck;
  const Outlook *outlook;
  const tn_Set *hand;
  int worth[TN_KINDS];     /* what each of its cards brings if it goes */
  uint8_t held[TN_SUITS];  /* its cards of each suit that are no trumps, */
  int untouched[TN_SUITS]; /* what the suit is worth if all of them stay, */
  int sum;                 /* and what all suits are then */
} Parting;

/* Both pointers must stay valid. */
Parting tni_parting(const tn_Deck *deck, const Outlook *outlook,
                    const tn_Set *hand);

/* How well `n` cards of the hand are put away: more is better. */
int tni_put_away_worth(const Parting *parting, const tn_Card *cards, int n);

/* Exchanges some of the cards for others of the hand, until no single exchange
** makes them better, or for two rounds. */
void tni_put_away_better(const Parting *parting, tn_Card *cards, int n);

#endif
