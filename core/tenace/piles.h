/*
** Piles: cards, their owner, and who may see them.
*/
#ifndef tenace_piles_h
#define tenace_piles_h

#include "tenace/cards.h"

TN_BEGIN

/* Hands and melds are sets.
** All other piles keep their cards in order, the top one last. */
typedef enum tn_Sees { TN_SEES_NONE, TN_SEES_OWNER, TN_SEES_ALL } tn_Sees;

typedef struct tn_Pile {
  uint8_t owner;  /* a seat, or TN_NONE */
  uint8_t sees;   /* tn_Sees */
  bool ordered;   /* true: a sequence (`cards`); false: a set (`set`) */
  uint16_t count; /* cards in it */
  uint16_t room;  /* for cards in a sequence: the whole deck */
  tn_Card *cards; /* NULL in a set */
  tn_Set set;     /* unused in a sequence */
} tn_Pile;

/* Puts a card on top.  False: there is no room for it.  The cards of a table
** are as many as its deck has: whoever puts one down has taken it up before. */
bool tn_pile_put(tn_Pile *pile, tn_Card card);

/* Takes one card of that kind out, the topmost.  False: the pile has none. */
bool tn_pile_take(tn_Pile *pile, tn_Card card);

/* The place of the topmost card of that kind, from the bottom; 0 in a set.  -1:
** the pile has none. */
int tn_pile_find(const tn_Pile *pile, tn_Card card);

/* How many cards of that kind. */
int tn_pile_has(const tn_Pile *pile, tn_Card card);

/* The kinds in it. */
tn_Kinds tn_pile_kinds(const tn_Pile *pile);

/* Writes its cards, bottom first or by kind; there is room for TN_CARDS.
** Answers how many there are. */
int tn_pile_list(const tn_Pile *pile, tn_Card *cards);

TN_END

#endif
