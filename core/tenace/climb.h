/*
** Combinations of climbing games: what several cards together are, and which
** beats which.
**
** A kind has a core and perhaps wings.  The core is some copies of one rank
** (`of`), or of each of several ranks in a row.  Wings are further cards that
** do not count, so many for each rank of the core.  Other kinds are any cards
** of one suit, and certain cards.  Of one kind and length the higher beats the
** lower, by the highest card of the core; a kind may also beat others.
*/
#ifndef tenace_climb_h
#define tenace_climb_h

#include "tenace/cards.h"

TN_BEGIN

#define TN_CLIMBS 24      /* kinds in a game, at most */
#define TN_CLIMB_OVERS 8  /* others that a kind beats, at most */
#define TN_CLIMB_ROW 20   /* places in the row, at most */
#define TN_CLIMB_SIZES 32 /* fewer cards than that: which kinds, is kept */

/* Another kind that a kind beats. */
typedef struct tn_ClimbOver {
  uint8_t kind;
  uint8_t rank; /* if its highest rank is this one; TN_NONE: always */
  uint8_t run;  /* if the one that beats has at least so many ranks in a row */
} tn_ClimbOver;

typedef struct tn_ClimbKind {
  tn_Set cards;
  uint8_t of;             /* copies of each rank of the core */
  uint8_t least, most;    /* ranks in a row; both 1: a single rank */
  uint8_t wings, wing_of; /* for each rank: how many, and copies in each */
  bool any_wings;         /* wings may be alike */
  bool one_suit;          /* all cards are of one suit */
  bool loose;             /* `least` cards, in a row or not */
  bool suit_first;        /* compared by suit, then by rank */
  bool equal;             /* an equal one beats it, too */
  bool longer;            /* a longer one beats a shorter one */
  bool all;               /* beats all kinds, but later ones that do so, too */
  uint8_t exact;          /* it is just `cards`, so many; 0: no */
  uint8_t overs;
  tn_ClimbOver over[TN_CLIMB_OVERS];
} tn_ClimbKind;

typedef struct tn_ClimbRules {
  const tn_Deck *deck;
  uint8_t kinds;
  tn_ClimbKind kind[TN_CLIMBS];
  uint8_t ranks;          /* how many; the highest is the last */
  uint8_t rank[TN_KINDS]; /* of each card: from 0; TN_NONE: in no combination */
  uint8_t suit[TN_KINDS]; /* how high its suit is; all 0: suits do not count */
  bool suits;             /* they count */
  uint8_t places;         /* of the row of ranks, low to high */
  uint8_t row[TN_CLIMB_ROW];
  tn_Set apart; /* never wings together */
  /* The kinds that so many cards can be, a bit each. */
  uint32_t sized[TN_CLIMB_SIZES];
  bool prepared; /* by tn_climb_prepare */
} tn_ClimbRules;

/* What some cards are. */
typedef struct tn_Climb {
  uint8_t kind, run, cards;
  uint8_t top;  /* the place of the highest rank: in the row or among all */
  uint8_t rank; /* that rank */
  uint8_t suit; /* how high the highest card's suit is */
} tn_Climb;

/* A combination of a hand. */
typedef struct tn_ClimbPlay {
  tn_Set cards;
  tn_Climb as; /* the first of its readings that can be used */
} tn_ClimbPlay;

/*
** Notes which kinds so many cards can be.  Is called when all kinds of the
** rules are set, and before any of the following, which answer 0 or false for
** rules that were not prepared and for cards that the deck does not have.
** False: a number is higher than its limit, a rank of a card or of the row is
** not there, a card apart has no rank, or a kind has no cards or empty wings.
*/
bool tn_climb_prepare(tn_ClimbRules *rules);

/* Reads the cards as each kind that they can be, the last kind first; there is
** room for TN_CLIMBS.  Answers how many readings there are. */
int tn_climb_read(const tn_ClimbRules *rules, const tn_Set *cards,
                  tn_Climb *list);

/* Lists the cards as people lay them down: those of which there are most of a
** rank first, then by rank.  Answers how many there are. */
int tn_climb_lay(const tn_ClimbRules *rules, const tn_Set *set, tn_Card *cards);

/* What the cards can be where nothing lies: their readings, without those that
** another of them beats.  There is room for TN_CLIMBS.  Answers how many. */
int tn_climb_leads(const tn_ClimbRules *rules, const tn_Set *cards,
                   tn_Climb *list);

/* Does `a` beat `b`? */
bool tn_climb_beats(const tn_ClimbRules *rules, const tn_Climb *a,
                    const tn_Climb *b);

/*
** Writes the combinations of a hand that beat `over` (NULL: all of them) and
** have all cards of `must`; there is room for `room`.  Answers how many there
** are, written or not; if there are more, those written are a random choice.
** Where suits do not count, of cards of a rank the first ones are taken.  If
** the work ended before all were found, the answer is -n - 1 for the n found so
** far.
*/
int tn_climb_list(const tn_ClimbRules *rules, const tn_Set *hand,
                  const tn_Climb *over, const tn_Set *must, tn_Random *random,
                  tn_ClimbPlay *list, int room, tn_Work *work);

TN_END

#endif
