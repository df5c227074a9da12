/*
** Melds.  Cards that lie together on the table: a set of one rank, a run of one
** suit, or wild cards alone.  Sets and runs may contain wild cards, within
** limits.  Each meld is a pile and belongs to the side that laid it.  The host
** fills in tn_MeldRules, which say what a meld is and how a turn goes.
*/
#ifndef tenace_melds_h
#define tenace_melds_h

#include "tenace/cards.h"

TN_BEGIN

#define TN_MELDS 48 /* melds on the table, at most */
#define TN_ROW 20   /* ranks in the row of which runs are made, at most */
#define TN_SORTS 8  /* sorts of wild cards, at most */
#define TN_PARTS 16 /* groups of cards melded in one move, at most */
#define TN_CALL 16  /* bytes of the word for a way to knock, its end included */
#define TN_STANDS 8 /* wild cards that stand for named ones, at most */

typedef struct tn_MeldRules {
  const tn_Deck *deck;
  tn_Kinds wild;       /* may be any card in a meld */
  tn_Kinds sets, runs; /* natural cards of which they are made */
  tn_Kinds last;       /* melded only when going out, without wild cards */
  tn_Kinds aside;      /* are laid aside as soon as they are held */
  tn_Kinds freezes;    /* freeze the discard pile while they are in it */
  uint8_t row[TN_ROW]; /* ranks of runs from low to high; a rank may */
  uint8_t row_size;    /* be in the row twice */
  uint8_t least, most; /* cards in a meld */
  uint8_t naturals;    /* natural cards in a meld, at least, */
  uint8_t per_wild;    /* and for each wild card */
  uint8_t with_wild;   /* naturals that a meld with a wild card has, at least */
  bool more_naturals;  /* and more of them than wild cards */
  uint8_t most_wild;   /* wild cards in a meld, at most */
  uint8_t most_run;    /* cards in a run, at most; 0: as in any meld */
  bool natural_runs;   /* no wild card is in a run */
  uint8_t wild_least;  /* cards in a meld of wild cards; 0: there is none */
  uint8_t wild_most;   /* the same, at most */
  uint8_t full;        /* cards that make a meld full; 0: none is */
  uint8_t full_to_go_out; /* full melds that a side needs to go out, */
  uint8_t natural_out;    /* those of natural cards alone, */
  uint8_t mixed_out;      /* and those with wild cards */
  bool one_of_a_rank;     /* a side has one meld of a rank, and adds to it */
  uint8_t of_a_rank;      /* sets of a rank that a side has at most, and may
                          ** join; 0: any number, and none is joined */
  bool different_suits;   /* no suit twice in a set */
  bool by_all;            /* anyone may add to any meld, not only its side */
  uint8_t draws;          /* cards drawn from the stock in a turn */
  bool whole;             /* the discard pile is taken whole */
  uint8_t take_most;      /* then at most so many cards of it; 0: all */
  bool before_first;      /* even by a side that has not melded */
  bool by_pair;           /* with two naturals, or its top alone on a meld of
                          ** the side that is not full */
  bool down;              /* any card of it, with all on top, is taken */
  bool top_free;          /* then the top alone need not be melded, */
  bool others_help;       /* and cards on top help to meld the lowest */
  bool keeps_taken;       /* the top card taken may not be discarded at once */
  bool discard_last;      /* nobody goes out without a discard */
  bool low_apart;         /* at the low end of a run, a rank that the row has */
  int32_t low_counts;     /* at both ends counts this, whatever its points */
  bool named;             /* a wild card stands for the card named with it */
  bool in_hand;           /* melds stay in the hand until a player knocks */
  uint8_t discard;        /* the discard pile, or TN_NONE */
  uint8_t place;          /* the pile of the first meld, */
  uint8_t places;         /* and how many there are for melds */
  uint8_t aside_pile;     /* the first side's pile of cards laid aside */
  uint8_t second; /* the first seat's second hand, which is taken up when
                          ** the first is gone; 0: nobody has one */
  int32_t points[TN_KINDS];
  tn_Kinds of_rank[TN_RANKS];   /* tn_meld_rules_finish: of `sets` */
  uint32_t places_of[TN_RANKS]; /* of ranks in `row`, as bits */
  tn_Kinds sort[TN_SORTS];      /* the wild cards, by rank or joker */
  uint8_t sorts;
  char clear[TN_CALL]; /* what a knock is called that leaves nothing over, */
  char all[TN_CALL];   /* and one without a discard; "": there is none */
  bool finished;       /* tn_meld_rules_finish has found nothing wrong */
} tn_MeldRules;

/* What a card counts at most: a whole deck of them fits an int32_t. */
#define TN_MELD_POINTS 4000000

/* What is wrong with rules about melds. */
typedef enum tn_MeldRulesFault {
  TN_MELD_RULES_OK,
  TN_MELD_RULES_SORTS,  /* more than TN_SORTS sorts of wild cards */
  TN_MELD_RULES_JOKER,  /* a joker among natural cards: it has no rank */
  TN_MELD_RULES_ROW,    /* a row of more than TN_ROW ranks, or one of none */
  TN_MELD_RULES_NAMED,  /* more than TN_STANDS wild cards that are named */
  TN_MELD_RULES_POINTS, /* a card counts more than TN_MELD_POINTS, or as much
                        ** less than nothing */
  TN_MELD_RULES_DECK    /* no deck, or a card that it does not have */
} tn_MeldRulesFault;

/*
** Works out the fields below `points`.  A wild card is never natural.  A card
** in `last` goes into no set and no run, even if `sets` or `runs` name it.
** After a fault the rules are undefined.  The functions below answer false, 0
** or no cards where the rules were not finished.
*/
tn_MeldRulesFault tn_meld_rules_finish(tn_MeldRules *rules);

typedef enum tn_MeldKind { TN_NO_MELD, TN_SET, TN_RUN, TN_WILD } tn_MeldKind;

/* What tn_meld_judge finds out about a meld. */
typedef struct tn_Meld {
  uint8_t kind;           /* tn_MeldKind */
  uint8_t rank;           /* of a set; TN_NONE of others */
  uint8_t suit;           /* of a run; TN_NONE of others */
  uint8_t low;            /* of a run: where in the row it begins */
  uint8_t naturals, wild; /* cards in it */
  bool last;              /* a set of cards in the rules' `last` */
} tn_Meld;

/* Why cards are no meld, or a move is not allowed. */
typedef enum tn_MeldFault {
  TN_MELD_GOOD,
  TN_MELD_NO_CARDS,  /* a group has none, or there are too many groups */
  TN_MELD_CARD,      /* `card` goes into no meld */
  TN_MELD_MIXED,     /* neither a set nor a run */
  TN_MELD_CORNER,    /* a row that goes round the corner */
  TN_MELD_SUITS,     /* a suit twice in a set */
  TN_MELD_FEW,       /* n cards, `need` at least */
  TN_MELD_MANY,      /* n cards, `need` at most */
  TN_MELD_UNNAMED,   /* nobody said for which card `card` stands */
  TN_MELD_STANDS,    /* no wild card can stand for `card` here */
  TN_MELD_ALL_WILD,  /* wild cards alone are no meld */
  TN_MELD_MOST_WILD, /* n wild cards, `need` at most */
  TN_MELD_NATURALS,  /* n natural cards, `need` at least */
  TN_MELD_PER_WILD,  /* n natural cards, `need` for these wild ones */
  TN_MELD_WITH_WILD, /* n natural cards, `need` for any wild one */
  TN_MELD_MORE_WILD, /* n natural cards are no more than the wild ones */
  TN_MELD_LAST_WILD, /* no wild card goes with `card` */
  TN_MELD_RUN_WILD,  /* no wild card is in a run */
  TN_MELD_LONG,      /* n cards in a run, `need` at most */
  TN_MELD_RANK,      /* the side has n sets of the rank, `need` at most */
  TN_MELD_NO_TWO,    /* the side has no two sets of the rank to join */
  TN_MELD_NOT_HELD,  /* `card` is not in the hand */
  TN_MELD_NOT_THERE, /* the player may not add to what is there */
  TN_MELD_NO_ROOM,   /* too many melds on the table */
  TN_MELD_NOT_LAST,  /* `card` is melded only when going out */
  TN_MELD_OVER,      /* a meld of such cards ended the melding */
  TN_MELD_FIRST,     /* counts n; a side's first meld counts `need` */
  TN_TAKE_NOTHING,   /* the discard pile is empty */
  TN_TAKE_TOP,       /* its top, `card`, cannot be taken */
  TN_TAKE_FROZEN,    /* frozen: `need` naturals go with the top, n are held */
  TN_TAKE_UNOPENED,  /* no meld yet: `need` go with the top, n are held */
  TN_TAKE_NOT_YET,   /* a side that has not melded may not take it */
  TN_TAKE_WITH,      /* the cards named do not go with the top */
  TN_TAKE_ONE,       /* no pile of one card for a hand of one card */
  TN_TAKE_WHICH,     /* the move names no card of the discard pile */
  TN_TAKE_LACKS,     /* `card` is not in the discard pile */
  TN_TAKE_AT_ONCE,   /* `card` fits no meld, and would have to be melded */
  TN_DRAW_NONE,      /* the stock is gone */
  TN_PASS_STOCK,     /* there is a stock to draw from */
  TN_END_FULL,       /* n full melds, `need` to go out */
  TN_END_NATURAL,    /* n full melds of natural cards, `need` to go out */
  TN_END_MIXED,      /* n full melds with wild cards, `need` to go out */
  TN_END_SECOND,     /* the partner has not taken up the second hand */
  TN_END_UNASKED,    /* the partner must be asked first */
  TN_END_DISCARD,    /* a card must be left for the discard */
  TN_END_KEEP,       /* the partner said no: keep a card */
  TN_END_OUT,        /* the partner said yes: the player must go out */
  TN_OUT_NOT_ASKED,  /* there is no partner to ask, it was asked already, or
                     ** it is too late in the turn */
  TN_OUT_NEVER,      /* the player cannot go out in this turn */
  TN_DISCARD_TAKEN,  /* `card` was taken in this turn */
  TN_DRAW_OFFERED,   /* the top card is offered before anybody draws */
  TN_TAKE_REFUSED,   /* all have passed on the top card */
  TN_KNOCK_NEVER,    /* nobody knocks so here */
  TN_KNOCK_LEFT,     /* without `card` n points are left over, `need` at most */
  TN_KNOCK_ALL,      /* n points are left over, and none may be */
  TN_MOVE_STAGE      /* not the time for such a move */
} tn_MeldFault;

typedef struct tn_MeldWhy {
  uint8_t fault; /* tn_MeldFault */
  tn_Card card;
  uint8_t rank; /* in question, or TN_NONE */
  uint8_t wild; /* wild cards in question */
  int n, need;
} tn_MeldWhy;

/* Are the cards a meld?  If not, `why` says what is wrong. */
bool tn_meld_judge(const tn_MeldRules *rules, const tn_Set *cards,
                   tn_Meld *meld, tn_MeldWhy *why);

/* A wild card, and the card for which it stands as long as it lies at that
** place; TN_NONE: it has none yet. */
typedef struct tn_Stand {
  tn_Card card, as;
  uint8_t place;
} tn_Stand;

typedef struct tn_Stands {
  uint8_t n;
  tn_Stand list[TN_STANDS];
} tn_Stands;

/* Puts in place of the wild cards of that place those for which they stand.
** False: there are too many of a card, or it is none. */
bool tn_stands_put(const tn_Stands *stands, uint8_t place, tn_Set *cards);

/* The same as tn_meld_judge where wild cards stand for named ones: `as` are the
** cards with these in place of the wild ones. */
bool tn_meld_judge_as(const tn_MeldRules *rules, const tn_Set *cards,
                      const tn_Set *as, tn_Meld *meld, tn_MeldWhy *why);

/* What the cards count together. */
int32_t tn_meld_points(const tn_MeldRules *rules, const tn_Set *cards);

/* What a meld counts: as its cards do, but for one at the low end of a run that
** counts something else there.  `as` as in tn_meld_judge_as. */
int32_t tn_meld_worth(const tn_MeldRules *rules, const tn_Set *cards,
                      const tn_Set *as);

/*
** Writes a meld's cards as they lie: naturals before wild cards, in a run each
** card at its place.  There is room for TN_CARDS.  Answers how many there are.
*/
int tn_meld_list(const tn_MeldRules *rules, const tn_Set *cards, tn_Card *list);

/* The same where wild cards of that place stand for others, which are written
** beside them into `as`, for which there is the same room. */
int tn_meld_list_as(const tn_MeldRules *rules, const tn_Set *cards,
                    const tn_Stands *stands, uint8_t place, tn_Card *list,
                    tn_Card *as);

TN_END

#endif
