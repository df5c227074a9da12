/* Sets of cards that count something together: sums, and layouts of melds. */
#ifndef tenace_sets_h
#define tenace_sets_h

#include "tenace/melds.h"

TN_BEGIN

/* Goes through the sets of cards that count a sum, one after the other. */
typedef struct tn_Sums {
  int n;    /* cards that count something, */
  int size; /* and how many of them are in the present set */
  int most; /* cards in a set */
  int32_t left;
  bool partly;   /* the work ended before the last set */
  tn_Work *work; /* the host's, or NULL: each call has its own */
  tn_Card card[TN_CARDS];
  int32_t worth[TN_CARDS];
  uint8_t at[TN_CARDS];
} tn_Sums;

/*
** Begins with the sets of these cards that count `sum`, which is 1 at least.
** A set has at most `most` cards.  Cards that count nothing, or less, are in
** none.  `points` are by card.  False, and there are no sets: there are more
** than TN_CARDS cards, or one of no deck, or `sum` or `most` is below 1.
*/
bool tn_sums_begin(tn_Sums *sums, const tn_Card *cards, int n,
                   const int32_t *points, int32_t sum, int most, tn_Work *work);

/* Goes on to the first or the next set; false if there is no more, or if the
** work has ended: then the sets were given `partly`.  Sets with the same cards
** come once. */
bool tn_sums_next(tn_Sums *sums);

/* Writes the cards of the present set.  Answers how many there are. */
int tn_sums_cards(const tn_Sums *sums, tn_Card *cards);


#define TN_LAID 24     /* cards that are laid out, at most */
#define TN_GROUPED 400 /* melds that they can make, at most */
#define TN_LAYOUTS 32  /* equally good layouts that are kept, at most */

/* Cards that go together, as bits: numbers of cards that are laid out. */
typedef struct tn_Group {
  uint32_t cards;
  int32_t points;
  uint8_t to; /* the meld on the table that they are added to; TN_NONE: they
              ** are a new meld */
} tn_Group;

typedef struct tn_Layout {
  uint16_t group[TN_LAID]; /* numbers of groups, of a card at least */
  int n;
} tn_Layout;

/* How cards can be laid out in melds so that those left over count least. */
typedef struct tn_Layouts {
  const tn_MeldRules *rules;
  tn_Card card[TN_LAID]; /* in the order of their kinds */
  int n, groups, found, lying;
  int32_t left; /* what the cards left over count */
  size_t steps; /* cards decided so far */
  bool too_many;
  tn_Work *work; /* the host's, or NULL: each call has its own */
  tn_Group group[TN_GROUPED];
  tn_Layout layout[TN_LAYOUTS];
  uint16_t by_first[TN_LAID + 1]; /* where groups with that lowest card begin */
  uint32_t of_rank[TN_RANKS];     /* the cards of each rank, as bits */
  uint32_t in_row[TN_SUITS][TN_ROW]; /* the card at each place of the row, as a
                                     ** bit, by suit; */
  uint32_t places[TN_SUITS];         /* and the places where there is one */
} tn_Layouts;

/* Begins with these cards, of which no two are alike, and finds their melds.
** False: there are too many cards or melds, or wild cards among them, or two
** alike, or the rules were not finished, for a deck with these cards. */
bool tn_layouts_begin(tn_Layouts *layouts, const tn_MeldRules *rules,
                      const tn_Set *cards, tn_Work *work);

/* Cards may also be added to a meld that lies on the table.  Its number is
** how many there were before.  False: it is no meld, or there are too many. */
bool tn_layouts_add(tn_Layouts *layouts, const tn_Set *lying);

/* Finds all layouts after which the cards left over count least.  Two runs that
** could be one are none.  False: it takes more than a million steps, or more
** than the work has left; then some are found, perhaps not the best. */
bool tn_layouts_find(tn_Layouts *layouts);

/* After tn_layouts_begin: which of the cards can go, so that those that are
** then left over count no more than `most`?  If that takes as long, not all are
** found, and `too_many` is set. */
tn_Kinds tn_layouts_knock(tn_Layouts *layouts, int32_t most);

/* The cards of a group; none where it has not begun. */
tn_Set tn_layouts_cards(const tn_Layouts *layouts, uint32_t cards);


#define TN_DIVIDED 24 /* cards that are divided, at most */

/* How cards are to lie: in runs of a suit and sets of a rank, where cards that
** are wild at present may stand for others, or lie as what they are.  A run is
** pure if no card in it stands for another; wild cards alone are a run. */
typedef struct tn_DivideRules {
  const tn_Deck *deck;
  tn_Kinds wild;       /* jokers among them */
  uint8_t row[TN_ROW]; /* ranks of runs from low to high; a rank may be in the
                       ** row twice */
  uint8_t row_size;
  uint8_t runs;      /* runs that there must be, */
  uint8_t pure;      /* pure ones among them, 1 at most, */
  uint8_t longest;   /* and the cards of one of the runs; 0: any number */
  uint8_t most_wild; /* cards of a group that stand for others; 0: any number;
                     ** otherwise wild cards alone are no group */
  bool pure_alone;   /* runs that are pure are the only groups */
  int32_t points[TN_KINDS]; /* 0 at least, TN_MELD_POINTS at most */
} tn_DivideRules;

/* A run or a set, as its cards lie. */
typedef struct tn_Lot {
  uint8_t n, wild; /* cards, and how many of them stand for others */
  bool run, pure;
  tn_Card card[TN_DIVIDED];
} tn_Lot;

typedef struct tn_Divided {
  int lots;
  tn_Lot lot[TN_DIVIDED / 3];
  tn_Set left;
  int32_t points; /* what the cards left over count */
} tn_Divided;

/*
** Divides cards into lots so that those left over count least, and of divisions
** that count as much one with fewest cards left over.  What counts more than
** `most` is not looked at.  False: the runs that there must be are not there,
** too much is left over, or the work was spent; or there are too many cards, or
** some of no such deck, or there is no row that the deck has.
*/
bool tn_divide(const tn_DivideRules *rules, const tn_Set *cards, int32_t most,
               tn_Work *work, tn_Divided *divided);

/* Those of the cards without which all others can be divided, and none of them
** is left over. */
tn_Kinds tn_divide_closing(const tn_DivideRules *rules, const tn_Set *cards,
                           tn_Work *work);

/* Those of the cards that could be spared: none of the others is of their rank,
** or near enough in their suit for a run with one card between them.  If there
** are none, those that the best division leaves over; or else all that are not
** wild. */
tn_Kinds tn_divide_loose(const tn_DivideRules *rules, const tn_Set *cards,
                         tn_Work *work);

TN_END

#endif
