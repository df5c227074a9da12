/* A list of moves being made: what its files share. */
#ifndef tn_meld_list_h
#define tn_meld_list_h

#include "turns/turn.h"

#define TN_WAYS 8 /* wild cards in one meld, counted at once */

/*
** A list ends after so much: what is beyond it is allowed, but not listed.  No
** game comes near; with many sorts of wild cards, or a rank of many suits in
** several packs, there would be millions of moves.
*/
#define MOST_TRIED 5000   /* groups of cards, */
#define MOST_CHOSEN 50000 /* and choices of natural cards */

typedef struct List {
  const tn_Table *table;
  const tn_MeldRules *rules;
  const tn_Melding *melding;
  uint8_t side;
  int held;          /* cards in hand */
  int need;          /* what a first meld must count, or 0 */
  int skip, room, n; /* moves left out, written at most, found */
  int most;          /* with so many found the list may end */
  int tried, chosen; /* groups and choices looked at so far */
  tn_MeldMove *moves;
  tn_Set hand;
  int wild;                  /* wild cards in hand, */
  uint8_t of_sort[TN_SORTS]; /* of each sort */
  uint16_t ways[TN_WAYS];    /* to choose so many of them by sort */
  uint8_t of_rank[TN_RANKS]; /* naturals in hand, by tn_list_count, */
  int32_t worth[TN_RANKS];   /* what they count at most, */
  int32_t wild_worth;        /* and the wild cards */
} List;

/* Counts the hand: its naturals of each rank, and what cards count at most.
** Those that count less than nothing can be kept. */
void tn_list_count(List *list);

/* Have all moves been found that are wanted? */
static inline bool list_enough(const List *list) {
  return list->n >= list->most;
}

/* Another move is found: where to write it, or NULL if it is not wanted. */
tn_MeldMove *tn_list_found(List *list, tn_MeldVerb verb);

/* Adds the move that melds this part, if it is allowed. */
void tn_list_part(List *list, const tn_MeldPart *part);

/* Does a side have one meld of a rank, in which no suit may be twice? */
bool tn_list_choosy(const tn_MeldRules *rules);

/* Must each move of so many cards be looked at as a whole, not only the numbers
** in its meld? */
bool tn_list_tight(const List *list, int spent);

/* Adds `n` cards of some kinds of the hand to a set, the lowest kinds first. */
void tn_list_lowest(tn_Set *set, const tn_Set *hand, tn_Kinds kinds, int n);

/* These naturals with so many wild cards, of each sort as many as there may. */
void tn_list_splits(List *list, const tn_Set *naturals, uint8_t place,
                    int wild);

/* May another choice of natural cards be looked at? */
bool tn_list_goes_on(List *list);

/* The ways to choose `n` wild cards by sort: the first, and the next one; false
** after the last. */
void tn_split_first(const List *list, int n, uint8_t *split);
bool tn_split_next(const List *list, uint8_t *split);

/* Adds the wild cards of such a choice. */
void tn_split_add(const List *list, const uint8_t *split, tn_Set *set);

/* Melds of sets and runs in which every card is its own. */
void tn_list_suits(List *list);

/* First melds of several groups, none of which can be left out; the first is
** part of taking the pile if `verb` is TN_DO_TAKE. */
void tn_list_first(List *list, tn_MeldVerb verb);

#endif
