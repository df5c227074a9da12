/* A list of moves while it is being made: what its files share. */
#ifndef tn_meld_list_h
#define tn_meld_list_h

#include "turns/turn.h"

#define TN_WAYS 8 /* wild cards in one meld, counted at once */

/*
** A list ends here.  What is beyond it is allowed, but not listed.  No real
** game comes near.  With many sorts of wild cards, or a rank of many suits in
** several packs, there could be millions of moves.
*/
#define MOST_TRIED 5000   /* groups of cards, */
#define MOST_CHOSEN 50000 /* and choices of natural cards */

/* The melds of a rank in a list: the moves found and the groups tried before
** them. */
typedef struct RankAt {
  uint8_t rank;
  int n, tried;
} RankAt;

typedef struct List {
  const tn_Table *table;
  const tn_MeldRules *rules;
  const tn_Melding *melding;
  uint8_t side;
  int held;             /* cards in hand */
  int need;             /* what a first meld must count, or 0 */
  int skip, room, n;    /* moves left out, written at most, found */
  int most;             /* the list may end when it has found these */
  int tried, chosen;    /* groups and choices tried so far, */
  int steps;            /* and steps of a search for first melds */
  int ranks, ranks_end; /* ranks in `at`; moves found when they were done */
  tn_MeldMove *moves;
  tn_Card as[TN_STANDS]; /* what wild cards of the next part stand for */
  tn_Card low; /* of the pile, which each part must have; or TN_NONE */
  tn_Set hand;
  RankAt at[TN_RANKS];
  int wild;                    /* wild cards in hand, */
  uint8_t of_sort[TN_SORTS];   /* of each sort */
  uint16_t below[TN_WAYS + 1]; /* ways to choose fewer of them by sort */
  uint32_t held_ranks;         /* of naturals in hand, a bit each, */
  uint8_t of_rank[TN_RANKS];   /* and how many; by tni_list_count, */
  int32_t worth[TN_RANKS];     /* what they count at most, */
  int32_t wild_worth;          /* and the wild cards */
} List;

/* Counts the hand: its naturals of each rank; before a first meld also what
** cards count at most.  Cards that count less than nothing can be kept. */
void tni_list_count(List *list);

/* Have all the moves been found that are wanted? */
static inline bool list_enough(const List *list) {
  return list->n >= list->most;
}

/* Adds a move.  Answers where to write it, or NULL if it is not wanted. */
tn_MeldMove *tni_list_found(List *list, tn_MeldVerb verb);

/* Adds the move that melds this part, if it is allowed. */
void tni_list_part(List *list, const tn_MeldPart *part);

/* Does a side have one meld of each rank, in which no suit may be twice? */
bool tni_list_choosy(const tn_MeldRules *rules);

/* Must a move of `spent` cards be checked as a whole, not only the numbers in
** its meld? */
bool tni_list_tight(const List *list, int spent);

/* Adds `n` cards of some kinds of the hand to a set, the lowest kinds first. */
void tni_list_lowest(tn_Set *set, const tn_Set *hand, tn_Kinds kinds, int n);

/* Adds the moves that meld these naturals with `wild` wild cards, one for each
** choice of sorts.  Where they must be named, `as` of the list says how. */
void tni_list_splits(List *list, const tn_Set *naturals, uint8_t place,
                     int wild);

/* The card of a suit in hand for a place of the row, or TN_NONE. */
tn_Card tni_list_card_at(const List *list, uint8_t suit, int at);

/* The same moves for a set, where wild cards must be named: one for each choice
** of names.  `lying` is what the set has already; `kinds` are those of its
** rank. */
void tni_list_set_named(List *list, const tn_Set *naturals, const tn_Set *lying,
                        tn_Kinds kinds, uint8_t place, int wild);

/* The places of the row of runs for which the hand has a card of the suit, a
** bit each. */
uint32_t tni_list_row(const List *list, uint8_t suit);

/* Of such places, those where a run of naturals can begin. */
uint32_t tni_list_starts(const tn_MeldRules *rules, uint32_t row);

/* Where wild cards must be named: adds the new runs that begin at a place of
** the row. */
void tni_list_runs_named(List *list, uint8_t suit, int low);

/* The same for the moves that add to one end of a run; `lying` as what it
** stands for. */
void tni_list_run_named(List *list, uint8_t place, const tn_Set *lying,
                        const tn_Meld *meld);

/* May another choice of natural cards be looked at? */
bool tni_list_goes_on(List *list);

/* The ways to choose `n` wild cards by sort: the first way, and the next.
** False after the last. */
void tni_split_first(const List *list, int n, uint8_t *split);
bool tni_split_next(const List *list, uint8_t *split);

/* Adds the wild cards of such a choice to a set. */
void tni_split_add(const List *list, const uint8_t *split, tn_Set *set);

/* Counts the ways to choose wild cards by sort, for the melds of ranks. */
void tni_list_ways(List *list);

/* Adds the melds of a rank, at a place or new, where suits make no
** difference. */
void tni_list_rank(List *list, tn_Kinds kinds, int held, uint8_t place);

/* Where a side has several melds of a rank: adds all melds, and joining two. */
void tni_list_several(List *list);

/* Adds the takes with the top alone, one for each meld to which it goes. */
void tni_list_tops(List *list);

/* Adds the new runs, and what can be added to those of the side. */
void tni_list_runs(List *list);

/* Adds melds where it matters which card of a rank it is. */
void tni_list_suits(List *list);

/* Adds the ways to take the discard pile down to a card. */
void tni_list_down(List *list);

/* Adds the sets of this card's rank, the runs of its suit, and what can be
** added to the melds on the table. */
void tni_list_round(List *list, tn_Card card);

/* Adds first melds of several groups, all of which are needed.  If `verb` is
** TN_DO_TAKE, the first group takes the pile. */
void tni_list_first(List *list, tn_MeldVerb verb);

#endif
