/*
** Captures, as fishing games have them: a player plays a card that takes others
** from the table, makes a build of some, or stays there.
*/
#ifndef tenace_captures_h
#define tenace_captures_h

#include "tenace/cards.h"

TN_BEGIN

#define TN_BUILDS 24              /* builds on the table, at most */
#define TN_LYING 64               /* single cards there, at most */
#define TN_SUMMED 1024            /* sets of them that are looked at, at most */
#define TN_CAPTURES 2048          /* captures that are listed, at most */
#define TN_CAPTURE_POINTS 4000000 /* what a card or a build counts, at most */

/* What a card may take, and whether it has to.  A card that counts nothing
** takes its own rank only. */
typedef struct tn_CaptureRules {
  bool several;   /* several sets at once, each of which counts as the card */
  bool one_first; /* no sum while a single card there counts as the card */
  bool rank_all;  /* a card that counts nothing takes all of its rank */
  bool must;      /* a card that can take something does not stay */
  bool all;       /* a card takes all that it can */
  bool two;       /* some cards count in two ways: `also` */
  tn_Kinds whole; /* these take all that lies there, or nothing, */
  bool own_first; /* but as others do while a card of their rank lies there */
  int32_t also[TN_KINDS]; /* by card; 0: it counts in one way only */
} tn_CaptureRules;

typedef enum tn_CaptureVerb {
  TN_LEAVE,       /* the card stays on the table */
  TN_TAKE,        /* `cards` */
  TN_TAKE_BOTH,   /* `cards` and `builds` */
  TN_TAKE_BUILDS, /* `builds` */
  TN_BUILD,       /* of `card` and `cards` a new build of `value` */
  TN_RAISE,       /* number `build` to `value` */
  TN_RAISE_WITH,  /* the same, and `cards` that count `value` join it */
  TN_ADD,         /* `card` to number `build` */
  TN_ADD_WITH,    /* `card` and `cards` as one more set */
  TN_CAPTURE_VERBS
} tn_CaptureVerb;

typedef struct tn_Capture {
  uint64_t cards;  /* a bit for each of `lying`, by its place */
  uint32_t builds; /* a bit for each, by its number */
  int32_t value;
  uint8_t verb; /* tn_CaptureVerb */
  tn_Card card; /* of the hand */
  uint8_t build;
} tn_Capture;

/* Why a capture is not allowed. */
typedef enum tn_CaptureWhy {
  TN_CAPTURE_ALLOWED,
  TN_WRONG_SUM,
  TN_NOT_ONE,     /* it is neither one card nor one set that counts as much */
  TN_NOT_RANK,    /* it is not what is of the card's rank */
  TN_NOT_WHOLE,   /* something is left of what has to be taken as a whole */
  TN_NOT_ALL,     /* more cards could be taken, and so they must be */
  TN_NO_BUILD,    /* there is no such build */
  TN_OTHER_BUILD, /* the card does not take this build */
  TN_NOT_BUILDS,  /* another build could be taken, and so it must be */
  TN_OWNS,        /* the player owns a build and keeps a card that takes it */
  TN_NO_TAKER,    /* no card of the hand takes such a build */
  TN_NO_OTHER,    /* no other card of the hand does */
  TN_ONE_OF_TWO,  /* the card that is kept takes another build of the player */
  TN_NO_RAISE,    /* card and build do not add up to the value */
  TN_NOT_SINGLE,  /* a build of several sets is not raised */
  TN_NOT_ADDED,   /* the card has another value than the build */
  TN_NO_ROOM,     /* there are too many builds */
  TN_CAN_TAKE,    /* the card can take something, so it may not stay */
  TN_NOT_THERE    /* no such card is in the hand or on the table */
} tn_CaptureWhy;

/* A build that lies on the table; of value 0: none does. */
typedef struct tn_Build {
  int32_t value;
  uint8_t owner; /* a seat */
  bool single;   /* it is one set, not several */
} tn_Build;

/* Cards on the table that count a sum together. */
typedef struct tn_Summed {
  uint64_t cards;
  int32_t sum;
} tn_Summed;

/* Before one plays a card: the hand and what lies on the table, and then the
** captures that can be made. */
typedef struct tn_Fishing {
  const tn_Deck *deck;
  const tn_CaptureRules *rules;
  const int32_t *points; /* by card */
  tn_Set hand;
  uint8_t seat;
  bool owns;   /* the player owns a build */
  bool copies; /* two of the cards there are alike */
  int builds;  /* numbers of builds that there can be */
  tn_Build build[TN_BUILDS];
  int n; /* cards that lie there */
  tn_Card lying[TN_LYING];
  int32_t worth[TN_LYING], also[TN_LYING];
  bool listed, partly; /* the captures are listed; there are more of them */
  size_t steps;        /* attempts to divide cards into sets */
  tn_Work *work;       /* the host's, or NULL: each call has its own */
  int captures, summed, masks;
  tn_Capture capture[TN_CAPTURES];
  tn_Summed set[TN_SUMMED];
  uint64_t mask[TN_CAPTURES];
} tn_Fishing;

/* Begins with a hand and the cards that lie there.  The caller then sets
** `builds` and `build`, and `work` if it grants some.  All pointers must
** outlive it.  False: there are more than TN_LYING cards, or one that the deck
** does not have, or a card counts more than TN_CAPTURE_POINTS, or as much less
** than nothing; then nothing can be listed or made. */
bool tn_fishing_begin(tn_Fishing *fishing, const tn_CaptureRules *rules,
                      const tn_Deck *deck, const int32_t *points,
                      const tn_Card *lying, int n);

/* Lists the captures, unless it has done so.  If there are too many, or the
** work ends before all are found, they are listed `partly`.  False, and there
** are none: it has not begun, there are more than TN_BUILDS builds or one that
** counts too much, or the deck does not have all cards of the hand. */
bool tn_fishing_list(tn_Fishing *fishing);

/* May the capture be made?  Sets that are not found in 100,000 attempts, or
** before the work ends, count as none.
** `value`: for some reasons, the value of the build that is meant */
tn_CaptureWhy tn_fishing_check(tn_Fishing *fishing, const tn_Capture *capture,
                               int32_t *value);

/* The first number that no build has; TN_BUILDS: all have been given, or there
** are more than there can be. */
uint8_t tn_fishing_free(const tn_Fishing *fishing);

TN_END

#endif
