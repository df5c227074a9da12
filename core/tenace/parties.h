/*
** Who plays together in a round, and what players say while they play tricks.
*/
#ifndef tenace_parties_h
#define tenace_parties_h

#include "tenace/cards.h"

TN_BEGIN

/* Parties: players who play together in this round. */
typedef struct tn_Parties {
  bool formed;
  uint8_t of[TN_SEATS]; /* 1 or 2, by seat; 0: sits out */
  uint8_t named; /* seats of the first party that all know from the start */
  uint8_t shown; /* seats that were revealed */
  uint8_t told[TN_SEATS]; /* by seat: those whom the log has told its party */
  tn_Kinds kinds; /* whoever held one of these is of the first party, too */
} tn_Parties;

/* Words that players may say before a card, in tricks.  The host keeps them. */
typedef enum tn_Heard {
  TN_UNHEARD,    /* the host has not heard the player in turn yet */
  TN_SPEECHLESS, /* there is no word to be said now: a card follows */
  TN_SILENT      /* there are words, but a card follows */
} tn_Heard;

typedef struct tn_Speech {
  bool any;                  /* somebody has words */
  uint8_t least[TN_SEATS];   /* by seat: the fewest cards in hand with which a
                           ** word is still in time; 0: there is none */
  uint8_t heard;             /* tn_Heard */
  tn_Kinds with[TN_SEATS];   /* by seat: 0, or a word was said with one of these
                             ** cards, which follows */
  tn_Kinds always[TN_SEATS]; /* cards with which the host says a word */
  bool waits;                /* it does so with `card`, which is played next */
  tn_Card card;
} tn_Speech;

/* Sayings: cards of which whoever holds all of them says so when playing them
** to tricks.  They are kept only while there is a log, as they change
** nothing. */
#define TN_SAYINGS 8

typedef struct tn_Saying {
  tn_Kinds kinds;       /* two or more, each once in the deck */
  uint32_t first, last; /* the host's notes that are said with the first and
                        ** with the last of the cards; 0: nothing */
} tn_Saying;

typedef struct tn_Sayings {
  uint8_t n;
  tn_Kinds kinds; /* of all of them */
  tn_Saying of[TN_SAYINGS];
} tn_Sayings;

TN_END

#endif
