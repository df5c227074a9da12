/*
** What scripts hold of a match, its parts and cards.
**
** A match is one userdata, the `self` of rules files.  Its metatable is its
** own: reading a name looks into its fields, then among the steps and words of
** its variant; writing a name checks the value by the declared kind.
*/
#ifndef tnl_values_h
#define tnl_values_h

#include "host/host.h"

#define PARTIES 2          /* in a round */
#define TN_TOPICS 256      /* two topics may share a place and count together */
#define TN_NUMBERS 1000    /* of a list of numbers to choose from, at most */
#define TNL_POINTS 1000000 /* fewer are scored or counted at once */
#define TALLY 1000         /* entries of a round's tally, at most, */
#define TALLY_ENTRY 2      /* and the values of each in its list */

/* The most layers of the step `after_trick`: the game's, and those of house
** rules. */
#define MOST_HEARERS 16

/* What tells matches, players, sides and piles from other userdata; and those
** of the wide core from those of the other. */
#define WIDE_MAGIC (UINT64_C(1) << 63)
#ifdef TN_WIDE
#define MAGIC(number) (UINT64_C(number) | WIDE_MAGIC)
#else
#define MAGIC(number) UINT64_C(number)
#endif

#define MATCH_MAGIC MAGIC(0x74656E6163653031)
#define PLAYER_MAGIC MAGIC(0x74656E506C617901)
#define SIDE_MAGIC MAGIC(0x74656E5369646502)
#define CARDS_MAGIC MAGIC(0x74656E4361726404)
#define PILE_MAGIC MAGIC(0x74656E50696C6503)
#define PARTY_MAGIC MAGIC(0x74656E5061727405)

/* User values of a part.  Only players and sides have the second: the table in
** which rules look first for what they have. */
enum { PART_MATCH = 1, PART_LOOK };

/*
** A playout for a bot that thinks, while it runs.  Native bots are sober in it:
** they bid only if they must.  It notes what they choose before the first card.
*/
typedef struct Thinking {
  struct Habits *habits; /* how native bots choose, */
  struct Styles *styles; /* and how they play their cards */
  bool by_habit;         /* habit chose the last native answer */
  bool chosen;           /* another side has chosen since `chooser` did */
  uint8_t chooser;       /* the side that chose first, or TN_NONE */
  uint32_t chosen_at;    /* the tape's byte behind the last of its choices */
  bool counts;           /* a number was said that may be one of tricks */
  const uint8_t *took;   /* the tricks of each seat in the playout before, which
                         ** tell what it says then; NULL: it says any number */
} Thinking;

/*
** Where a playout goes on in the middle of play_tricks.  Of the tricks before,
** it plays none: when the word is called for the same time as in the playout
** before, the table gets its snapshot.
*/
typedef struct Skip {
  tn_Snapshot snapshot;
  uint32_t nth; /* call of play_tricks in the round; 0: nothing is skipped */
} Skip;

/* What a match of either core begins with. */
typedef struct MatchHead {
  uint64_t magic;          /* tells a match from other userdata */
  struct Account *account; /* of the memory that its rules hold */
  const tn_Tape *tape;     /* of its table */
} MatchHead;

typedef struct Match {
  MatchHead head;
  tn_Table table;
  uint64_t set;        /* fields of the round that were set, a bit each */
  uint64_t open;       /* fields of each side or player that are open, */
  uint64_t copied;     /* and those of which they have copies: see own.c */
  Thinking *thinking;  /* NULL, or the playout this is for */
  const Skip *skip;    /* NULL, or what this playout need not play, */
  struct Trace *trace; /* and NULL, or what it need not run of the rules */
  struct Ends *known;  /* NULL, or what keeps how this playout ends */
  tn_Claim claim;      /* with a camp: the tricks end so when they go on, */
  bool claims_points;  /* and points of cards are counted */
  const tn_Order
      *by_suit[TN_SUITS + 1]; /* orders met so far; the kit holds them */
  const int32_t *points; /* of each card, or NULL; the kit holds them, or the
                         ** match, if they depend on trumps or fields */
  tn_Kinds tops;         /* the highest trumps of most contracts */
  const char *asked;     /* what runs while the table is locked; NULL: a rule */
  uint64_t topic;        /* of the question, for steady bots; 0: by its kind */
  int32_t stop_each;     /* pauses each time after this many rounds; 0: never */
  int32_t finished;      /* rounds that have been scored */
  int32_t target, floor,
      rounds;              /* any of them ends the match; 0: it does not */
  int tallied;             /* entries of the tally */
  int32_t tally[TN_SEATS]; /* what each side counts in this round */
  uint32_t calls;          /* of words and rules: a measure of the work done */
  uint8_t can_say;         /* how often the word is being asked within itself */
  uint32_t tricks_called;  /* calls of play_tricks in the round, in a playout */
  uint32_t looks;          /* of rules at players, sides and piles, */
  uint32_t pile_looks;     /* and of these at piles */
  uint32_t deep_looks;     /* those at more than tricks, points and fields */
  uint32_t sealed[TN_SEATS]; /* the round's decisions up to a seat's sealed
                             ** answer; 0: it has none */
  uint32_t asks_first_at;    /* the number of decisions in the round at which */
  uint8_t asks_first;       /* this seat, less 1, is asked first of all that are
                           ** asked at once; 0: the dealer's left */
  uint8_t order_suit;       /* the suit that the order depends on, if it does:
                      ** TN_SUITS if it is nil, TN_NONE if it is no suit */
  uint16_t idle;            /* rounds in succession without a decision */
  uint8_t posed[TN_TOPICS]; /* how often in this round, by topic and seat */
  uint8_t turn_of;          /* whose turn it is, in each_turn, */
  uint8_t turn_next;  /* who is next in place of the usual one, or TN_NONE, */
  uint8_t turn_skips; /* and how many lose their next turn */
  uint8_t finished_seats;     /* players who have gone out in each_turn, */
  uint8_t finisher[TN_SEATS]; /* in this order */
  bool first;                 /* no round has ended in this flow */
  bool looked; /* somebody looks at the questions, in a made-up world too */
  uint8_t play_on[MOST_HEARERS]; /* sides whose tricks a layer of the step
                                 ** `after_trick` does not hear, a bit each */
  uint8_t hearers;               /* layers of that step: 0 if there is none */
  uint8_t ends;                  /* the round ends at once, and its flow begins
                                 ** anew: 1, with its step `after_round`; 2,
                                 ** without; 0: it goes on */
  uint8_t hearer;                /* the one that runs, from 0 */
  uint8_t winner;                /* winning side, or TN_NONE: a draw */
  uint8_t won_by; /* who has won at the end of this round, or TN_NONE */
  uint8_t people; /* how many seats are a player's, all before the others */
  uint8_t first_dealer, next_dealer; /* seats, or TN_NONE: as usual */
  bool turns_go_on;                  /* when somebody holds no cards */
  bool order_stale;   /* a field that the order may depend on has changed */
  bool over;          /* the last round has been scored */
  bool between;       /* paused between rounds */
  bool again;         /* the round is dealt again: its flow begins anew */
  uint16_t thrown_in; /* deals of this round: how often that was so */
  bool until_empty;   /* tricks are played as long as there are cards */
  bool only_tricks;   /* play_tricks runs, but no step that it has called */
  bool stepped;       /* play_tricks has called a step */
  bool in_tricks;     /* a playout has skipped into play_tricks */
  bool after_round;   /* the step of that name runs */
  bool play_begun;    /* the round's first trick has been led */
  bool points_vary;
  bool has_floor;
  bool lowest;    /* the lowest wins, and not the highest */
  bool ties_draw; /* equal ones at the target are a draw */
  bool by_field;  /* of a field of each side, and not of the totals */
} Match;

/* A player, side or pile of a match. */
typedef struct Part {
  uint64_t magic;
  Match *match;
  uint8_t number; /* seat, side or pile, from 0 */
} Part;

/* Cards outside a match; the user value is their deck. */
typedef struct Cards {
  uint64_t magic;
  const tn_Deck *deck;
  tn_Set set;
} Cards;

#endif
