/*
** Duties: what a player must do in a trick, and when.
**
** A game has several, in order.  Each names some cards.  Most duties demand the
** cards that they name: the first one that finds such a card in the hand binds,
** and those behind it say nothing.  A duty that narrows leaves the others their
** say: they choose among the cards that it has left.
*/
#ifndef tenace_duties_h
#define tenace_duties_h

#include "tenace/cards.h"

TN_BEGIN

typedef enum tn_Obligation {
  TN_FOLLOW,          /* cards of the suit led */
  TN_BEAT_LED,        /* of the suit led, above its best card so far; none
                      ** once a side suit's trick has been trumped */
  TN_BEAT_LED_ALWAYS, /* the same, trumped or not */
  TN_PLAY_TRUMP,      /* trumps */
  TN_OVERTRUMP,       /* trumps above the best trump so far */
  TN_RULE,            /* a rule of the host's */
  TN_CARDS_NAMED      /* what `names` of its tn_Duty says */
} tn_Obligation;

/* What holds when a player is to play to a trick, a bit each. */
typedef enum tn_Fact {
  TN_LEADING = 1,
  TN_FIRST_TRICK = 2, /* of the round: none was played */
  TN_TRUMP_LED = 4,
  TN_TRUMPED = 8,       /* another suit was led, and a trump is winning */
  TN_PARTNER_WINS = 16, /* a player of the own side is winning the trick */
  TN_VOID = 32,         /* the hand has no card of the suit led */
  TN_UNTIL = 64,        /* only in `watched` of a table: some duty waits for
                        ** cards to be played */
  TN_HOST_FACT = 128    /* from here on: what only the host knows, 8 facts */
} tn_Fact;

/* Sorts of cards that depend on the trick, a bit each. */
typedef enum tn_Sort {
  TN_SUIT_LED = 1,
  TN_HIGHER = 2, /* of the suit led, above its best card so far */
  TN_ALL_TRUMPS = 4,
  TN_HIGHER_TRUMPS = 8, /* above the best trump so far; all if there is none */
  TN_LOWER_TRUMPS = 16  /* below the best trump so far; none if there is none */
} tn_Sort;

/* Cards, by themselves or by what they are in this trick. */
typedef struct tn_Named {
  tn_Kinds cards;
  tn_Kinds if_trump; /* those of these that are trumps */
  uint8_t sorts;     /* tn_Sort */
} tn_Named;

/* What a duty has besides its tn_Obligation.  All zero: nothing. */
typedef struct tn_Duty {
  tn_Named names;  /* of TN_CARDS_NAMED */
  tn_Named exempt; /* they may always be played, and alone do not make the
                   ** duty bind */
  tn_Named only;   /* with has_only: the duty binds only a hand that has other
                   ** cards than these */
  bool avoids;     /* the cards named are those that may not be played */
  bool narrows;    /* the duties behind it have their say, too */
  bool has_only;
  uint16_t when;         /* it binds only when all these facts hold, */
  uint16_t unless;       /* and none of these, */
  tn_Kinds until_played; /* and until one of these has been played, */
  tn_Kinds until_thrown; /* or one of these to a trick of another suit */
} tn_Duty;

/* The duties of a game, in their order.  All zero: none. */
typedef struct tn_Duties {
  uint8_t n;
  uint8_t rule[TN_RULES];       /* tn_Obligation, of each */
  uint8_t once_empty[TN_RULES]; /* it binds only while this pile is empty; plus
                                ** 1, and 0: it binds always */
  const tn_Duty *duty;          /* NULL, or what each has besides */
} tn_Duties;

TN_END

#endif
