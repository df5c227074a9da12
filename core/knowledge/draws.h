/* Draws: places of the stock, and what their cards must be.  See draws.c. */
#ifndef tn_draws_h
#define tn_draws_h

#include "knowledge/knowledge.h"

/* A place of the stock after a shuffle. */
typedef struct Draw {
  tn_Kinds may;  /* the kinds that it can be, by what was told of it */
  uint32_t step; /* by which its card came to `pile` */
  uint32_t era;
  uint32_t order; /* the number of the shuffle */
  uint32_t since; /* the same, before which its card came to the stock */
  uint8_t pile;   /* TN_STOCK: it was never drawn */
  tn_Card card;   /* in this world */
  bool known;     /* the card is that in all worlds */
  bool passed;    /* it was shuffled again, and has another draw from then on */
} Draw;

/* Before step number `step` the pile held from `least` to `most` cards of these
** kinds; in this world it held `count`. */
typedef struct Need {
  tn_Kinds kinds;
  uint32_t step;
  int least, most, count;
  uint32_t next; /* need of the same list, or NOTHING */
  uint8_t pile;
  bool heeded; /* or does it not count yet if it is missed? */
} Need;

typedef struct Draws {
  size_t size;     /* of the block that all this is in */
  Draw *draw;      /* era by era, each from the bottom of the stock */
  Need *need;      /* by step */
  uint32_t *era;   /* where the draws of each begin; one more ends the last */
  uint32_t *order; /* the same of each shuffle */
  uint32_t draws, needs, eras, orders;
  uint32_t need_of[TN_PILES][TN_KINDS]; /* the first about a single kind, */
  int16_t in[TN_KINDS][TN_PILES]; /* how many of each are now in each pile */
  uint32_t sum_of[TN_PILES]; /* or about several, of each pile, or NOTHING */
  int missed; /* by how many cards needs are missed, and draws of wrong kinds */
  bool apply; /* unseen cards have only been drawn from the stock */
  bool failed; /* no world was found */
} Draws;


/* May two draws change cards?  No card can be drawn before it came. */
static inline bool may_change(const Draw *a, const Draw *b) {
  return a->card != b->card && !a->known && !b->known && !a->passed &&
         !b->passed && a->order >= b->since && b->order >= a->since;
}


/* Two draws get each other's card. */
static inline void exchange(Draw *a, Draw *b) {
  tn_Card card = a->card;
  uint32_t since = a->since;
  a->card = b->card;
  a->since = b->since;
  b->card = card;
  b->since = since;
}

/* Shuffles the cards of each era among its draws, and changes them until all
** needs are met.  False if that takes too long. */
bool tni_draws_meet(Draws *draws, tn_Random *random, tn_Work *work);

/* Changes cards by chance, and meets all needs still. */
void tni_draws_mingle(Draws *draws, tn_Random *random, tn_Work *work);

#endif
