/* A stretch whose steps are being undone, and how to go forward again a few
** steps when no way leads back any further. */
#ifndef tn_backwards_h
#define tn_backwards_h

#include "knowledge/knowledge.h"

/* The stock while steps are undone.  It is the end of the deck, from `top` on;
** the cards before that are still in other piles. */
typedef struct Stock {
  tn_Card *order; /* of the deck, top first */
  unsigned top, cards;
  bool sure[TN_CARDS]; /* by place: the card there may not change */
} Stock;

/* Cards that came to a pile and then went back, while these steps are
** undone. */
typedef struct Return {
  Copies went;
  unsigned back; /* of those that had come: how many went back */
} Return;

/* A stretch whose steps are being undone. */
typedef struct Backwards {
  tn_Knowledge *k;
  const Stretch *stretch;
  const Kept *kept;
  tn_Random *random;
  Return returned;
  Stock stock;
  Copies at_once;  /* the copies of those steps of the present moment that have
                   ** been undone, */
  uint32_t moment; /* which has this number */
} Backwards;

/* Where it can go on again. */
typedef struct Retreat {
  uint32_t saves;    /* states kept, the last of them in memory */
  uint32_t farthest; /* the step that could not be undone, the farthest back */
  uint32_t failures; /* there and before it */
} Retreat;

/* The bytes that the states of a table need. */
size_t tni_saved_size(const tn_Table *table, uint32_t facts);

/* Keeps the state before step number `n` is undone. */
void tni_save(const Backwards *back, Retreat *retreat, uint32_t n);

/* Step number `n` could not be undone.  Goes back to a state that was kept and
** answers its step; NOTHING if it has to be begun anew. */
uint32_t tni_retreat(Backwards *back, Retreat *retreat, uint32_t n);

#endif
