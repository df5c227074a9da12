/*
** What the files about knowledge share.
**
** The log of a round is read once, forwards, into steps: each card that went
** from pile to pile, and which single cards it can have been.  A world is made
** backwards: the cards are spread over the piles of now, and the steps undone.
**
** An example.  The pack is 7C 8C 9C 7D 8D.  Two players get two cards each, one
** at a time, seat 1 first; one card stays in the stock.  Seat 0 holds 7C 8C.
** What can seat 0 know?
**
**   log         card 1: stock to hand 1     HIDDEN: 9C, 7D or 8D
**               card 2: stock to hand 0     KNOWN: 7C
**               card 3: stock to hand 1     HIDDEN: 9C, 7D or 8D
**               card 4: stock to hand 0     KNOWN: 8C
**
** These are the four steps.  Three cards are unknown: two are in hand 1, one in
** the stock.  The spread lays three copies into two bins with room for two and
** one, and each of the three ways is equally likely.
**
**   trick       7C: hand 0 to trick         KNOWN
**               hand 1 lacks clubs          so 9C is not in hand 1
**               8D: hand 1 to trick         KNOWN and `loose`: it had come by
**                                           card 1 or 3, nobody knows by which
**
** Now one card is in hand 1, and it is not 9C.  Only 7D is left for it, so 9C
** is in the stock: settle.c finds that by counting, and the spread is empty.
**
** A world is then made backwards.  8D returns from the trick to hand 1 and 7C
** to hand 0.  Card 4 returns to the stock, and it was 8C.  Card 3 was 7D or 8D:
** chance says which.  Card 2 was 7C; card 1 was the other of the two.  So there
** are two worlds, which differ only in the order of the deck.
*/
#ifndef tn_knowledge_h
#define tn_knowledge_h

#include "cards/copies.h"
#include "tenace/knowledge.h"

#define NOTHING UINT32_MAX /* no step, no answer */
#define NO_COPY UINT16_MAX
#define BINS TN_PILES /* of a spread, at most */

typedef enum Way {
  KNOWN,  /* it is known which copy moved */
  HIDDEN, /* it is one of several */
  MARK    /* nothing moved: the swaps alone count */
} Way;

/* One move of a card, as far as it is known. */
typedef struct Step {
  uint8_t from, to;
  uint8_t way;       /* Way */
  bool loose;        /* known: the copy had come to `from` by a hidden step */
  uint16_t copy;     /* known */
  uint16_t place;    /* in the stock, if it came from there: from the bottom */
  uint32_t decision; /* decisions made before it */
  uint32_t swaps;    /* where its swaps end; they start where the last's end */
  uint32_t slot;     /* of a secret move: its place among the answers */
  uint32_t earlier;  /* the hidden step by which the same card came to `from` */
  uint32_t nth;      /* hidden: how many have come to `to` so, with this one */
  uint32_t opened;   /* hidden: the last step before that opened `to` to copies;
                    ** known: the step that opened `from` to this, or NOTHING */
  uint32_t left;     /* the last step before by which a copy left that pile to
                    ** which it had once been opened */
  Copies may;        /* hidden: the copies that may have moved */
  Copies fresh;      /* those to which the step opens `to`, as they could not be
                    ** there before */
} Step;

/*
** Identical cards: when one of them is seen, it is called the copy about which
** most is known.  Another then stands for what may be left of that one, and may
** lie where it could not: going back, the two change names.
*/
typedef struct Swap {
  uint16_t copy;  /* that other */
  uint64_t piles; /* where it could be before, a bit each */
} Swap;

/*
** Spread: copies to be laid into bins, as many as fit in each.  A bin is a
** pile, or the part of a pile that some copies cannot lie in.
*/
typedef struct Spread {
  uint16_t copies; /* to be laid */
  uint16_t tied;   /* those first; all after them go into the same bins */
  uint8_t copy[TN_CARDS];
  uint64_t bins_of[TN_CARDS]; /* of each in `copy`: a bit for each bin */
  uint8_t bins;
  uint8_t pile[BINS];
  uint16_t room[BINS];
  bool capped;         /* some kinds may lie in a pile less often than exist */
  const uint8_t *most; /* so often: by pile, TN_KINDS each; if capped */
  const uint8_t *held; /* so often they lie there already; if capped */
  unsigned cells;      /* numbers in each of the two */
  const tn_Deck *deck;
  double *ways;    /* NULL, or the table of spread_count */
  uint32_t states; /* numbers in each line of that table */
  uint32_t stride[BINS], side[BINS];
  uint8_t rest; /* the bin that the table needs no side for */
} Spread;

/* How many cards of some kinds a pile holds, as all have been told. */
typedef struct Count {
  tn_Kinds kinds; /* 0: nothing is known */
  int n;
} Count;

/*
** Cards came from a pile and as many went back, and it was seen how many of
** them stayed: steps from `came` to before `went` brought them, steps from
** there to before `end` took cards back.
*/
typedef struct Kept {
  uint32_t came, went, end;
  unsigned n; /* that stayed */
} Kept;

/* What lies between one shuffle and the next; each is a problem of its own. */
typedef struct Stretch {
  uint32_t first, end;      /* its steps */
  Copies *may;              /* by pile: the copies that may be in it now */
  Copies *held;             /* those of them that can be nowhere else */
  uint16_t count[TN_PILES]; /* cards in each pile */
  Count told[TN_PILES];
  Kept kept;                 /* the last; all 0: there was none */
  uint8_t *most;             /* by pile, TN_KINDS each; NULL in one pack */
  uint8_t *kinds_held;       /* the same, of the copies in `held` */
  uint8_t home[TN_CARDS];    /* the pile of each copy in `held` */
  uint16_t place[TN_CARDS];  /* of the stock, bottom first: a known copy */
  uint32_t opened[TN_PILES]; /* the last step that opened each pile */
  uint32_t left[TN_PILES];   /* the last step of a copy so let in that left */
  uint32_t hidden[TN_PILES]; /* hidden steps into each pile */
  Copies seen_come; /* copies that came where they are by known steps */
  Spread spread;
} Stretch;

struct tn_Knowledge {
  tn_Memory memory;
  size_t size; /* of the block that all this is in */
  const tn_Deck *deck;
  uint8_t seat, piles;
  uint64_t open; /* piles that the observer sees into, a bit each */
  uint64_t open_to_all, ordered;
  uint16_t first[TN_KINDS]; /* copy of each kind */
  Stretch *stretch;
  Step *step;
  Swap *swap;
  tn_Secret *secret;
  tn_Card *answer;
  uint32_t stretches, steps, swaps, secrets, answers;
  uint32_t round_read;
  Copies shown;            /* that everyone has seen where they went */
  Copies *in;              /* the world being made: what each pile holds */
  uint8_t where[TN_CARDS]; /* and the pile of each copy */
  uint8_t now[TN_CARDS];   /* the same, before the steps are undone */
  tn_Card *order;          /* a deck for each stretch, top first */
};

/* While the log is read: a place in an ordered pile that is not seen. */
typedef struct Place {
  uint16_t copy; /* NO_COPY if it is not known */
  uint32_t step; /* the hidden step that put it there, or NOTHING */
} Place;

/* A pile or a bin of a spread, in a set of them. */
static inline uint64_t bit(unsigned pile) { return UINT64_C(1) << pile; }

/* The lowest of a set of piles or bins that is not empty. */
static inline unsigned lowest(uint64_t piles) {
  return (unsigned)__builtin_ctzll(piles);
}

/* Does a set of piles hold this one? */
static inline bool has_pile(uint64_t piles, unsigned pile) {
  return piles >> pile & 1;
}

/*
** Reads the events of the table's round into `knowledge`; `places` is room
** for a deck in each pile.
*/
void tn_learn(struct tn_Knowledge *knowledge, const tn_Table *table,
              Place *places);

/*
** The hidden step moved this copy, and so did those that brought it there.  The
** copies in `located` are where they are by known steps.
*/
void tn_steps_claim(struct tn_Knowledge *knowledge, Stretch *stretch,
                    uint32_t n, unsigned copy, const Copies *located);

/*
** A copy is seen in a hand, after so many decisions, and was last known to be
** in another pile.  The last hidden step that brought a card to the hand, if it
** was straight from there and nothing has left the hand unseen since, and if it
** must have been this one: nobody has decided anything since, so that the card
** was dealt to be shown, or no other step can have brought it.  Or NOTHING.
*/
uint32_t tn_steps_latest(const struct tn_Knowledge *knowledge, uint32_t since,
                         uint8_t from, uint8_t to, unsigned copy,
                         uint32_t decision);

/* At the end of a stretch: the steps to and from each pile are linked. */
void tn_steps_link(struct tn_Knowledge *knowledge, Stretch *stretch);

/*
** The copies that left a pile between a step that opened it to them and the one
** after `left`: they had come by hidden steps in between.
*/
unsigned tn_left_since(const struct tn_Knowledge *knowledge, uint32_t opened,
                       uint32_t left);

/* The copies of some kinds. */
Copies tn_copies_of(const struct tn_Knowledge *knowledge, tn_Kinds kinds);

/* The piles that a copy may be in, a bit each. */
uint64_t tn_piles_of(const struct tn_Knowledge *knowledge,
                     const Stretch *stretch, unsigned copy);

/* At the end of a stretch: what can be told by counting, and the spread. */
void tn_settle(const struct tn_Knowledge *knowledge, Stretch *stretch);

/* How many numbers the spread's table has; 0 if there is to be none. */
size_t tn_spread_plan(Spread *spread);

/* Fills the table, for which `ways` is room. */
void tn_spread_count(Spread *spread, double *ways);

/* Lays the copies: `bin` gets the bin of each.  False if it found no way. */
bool tn_spread_lay(const Spread *spread, tn_Random *random, uint8_t *bin);

#endif
