/*
** What the files about knowledge share: a stretch and all that is known of it.
** Its parts are in steps.h, facts.h and spread.h.
**
** The log of a round is read once, forwards, into steps: each move of a card
** from pile to pile, and which single cards it can have moved.  A world is made
** backwards: the cards are spread over the piles as they are now, and then the
** steps are undone.
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

#include "knowledge/spread.h"

/* How many cards of some kinds a pile holds, as everyone knows. */
typedef struct Count {
  tn_Kinds kinds; /* 0: nothing is known */
  int n;
} Count;

/*
** Cards came from a pile, some went back, and it was seen how many stayed.
** Steps from `came` to before `went` brought them; steps from there to before
** `end` took cards back.
*/
typedef struct Kept {
  uint32_t came, went, end;
  unsigned n; /* that stayed */
} Kept;

/* A step in a world that is made by routes: see routes.c. */
typedef struct Route {
  uint8_t from, to;
  tn_Card kind;    /* that it moved; TN_NONE: it is not known yet */
  bool used, done; /* a later step has moved its card; its source is known */
  bool hard;       /* no source was found in an attempt before */
  uint32_t source; /* the step that had brought its card to `from` */
  uint32_t looked; /* the last search in which it was looked at */
} Route;

/* A stretch: what happened between one shuffle and the next.  Each is a problem
** of its own. */
struct Stretch {
  uint32_t first, end;             /* its steps */
  uint32_t order;                  /* the number of its order of the deck */
  uint32_t first_fact, facts;      /* its facts, and where they end */
  uint32_t first_choice, choices;  /* the same of its choices */
  uint32_t facts_of[TN_PILES + 1]; /* where those of each pile begin, in the
                                   ** order of their moments */
  Copies *may;              /* by pile: the copies that may be in it now */
  Copies *held;             /* the copies that can be nowhere else */
  uint16_t count[TN_PILES]; /* cards in each pile */
  Count told[TN_PILES];
  Kept kept;                 /* the last; all 0: there was none */
  uint8_t *most;             /* by pile, TN_KINDS each; NULL in one pack */
  uint8_t *kinds_held;       /* the same, of the copies in `held` */
  uint8_t home[TN_CARDS];    /* the pile of each copy in `held` */
  uint16_t place[TN_CARDS];  /* of the stock, bottom first: a known copy */
  uint32_t opened[TN_PILES]; /* the last step that opened each pile */
  uint32_t left[TN_PILES];   /* the last step of a copy so let in that left */
  uint32_t gone[TN_PILES];   /* how many such steps there were */
  uint32_t hidden[TN_PILES]; /* hidden steps into each pile */
  Copies seen_come; /* copies that came where they are by known steps */
  Spread spread;
  bool lacked;         /* was it seen that a pile lacked some kinds? */
  bool hopeless;       /* no world was found, by names or by kinds */
  bool routed;         /* its worlds are made by routes */
  struct Draws *draws; /* NULL, or its worlds by kinds: see draws.c */
};

struct tn_Knowledge {
  tn_Memory memory;
  tn_Work *given; /* the host's, or NULL, */
  tn_Work *work;  /* and that of the present call */
  size_t size;    /* of the block that all this is in */
  const tn_Deck *deck;
  uint8_t seat, piles;
  uint64_t open; /* piles that the observer sees into, a bit each */
  uint64_t open_to_all, ordered;
  uint16_t first[TN_KINDS]; /* copy of each kind */
  Stretch *stretch;
  Step *step;
  Swap *swap;
  Route *route; /* of each step */
  Fact *fact;
  Slack *slack;   /* of each fact */
  uint64_t looks; /* at facts, while the present world is made */
  Told *told;     /* what was told of piles and shown there, as it was said */
  Choice *choice;
  tn_Set *part; /* sets of all choices */
  char *saved;  /* room for earlier states: see backwards.h */
  uint32_t room_facts;
  Limit *limit; /* room for those of all spreads */
  tn_Secret *secret;
  tn_Card *answer;
  uint32_t stretches, steps, swaps, secrets, answers, facts, orders;
  uint32_t choices, parts, tolds;
  uint32_t round_read;
  Copies shown;            /* that everyone has seen where they went */
  Copies *before;          /* while the log is read: what may have been in each
                           ** pile before the cards of `at_once` moved */
  uint32_t at_once;        /* the number of the moves that happen at the same
                           ** time, or 0 */
  Copies *in;              /* the world being made: what each pile holds */
  uint8_t where[TN_CARDS]; /* and the pile of each copy */
  uint8_t now[TN_CARDS];   /* the same, before the steps are undone */
  tn_Card *order;          /* of the stock each time it was shuffled, top
                           ** first: room for a deck each */
};

/* A pile or a bin of a spread, as a bit of a set. */
static inline uint64_t bit(unsigned pile) { return UINT64_C(1) << pile; }

/* The lowest of a set of piles or bins that is not empty. */
static inline unsigned lowest(uint64_t piles) {
  return (unsigned)__builtin_ctzll(piles);
}

/* Does a set of piles hold this one? */
static inline bool has_pile(uint64_t piles, unsigned pile) {
  return piles >> pile & 1;
}

/* Reads the events of the table's round into `knowledge`.  `places` has room
** for a deck in each pile. */
void tni_learn(struct tn_Knowledge *knowledge, const tn_Table *table,
               Place *places);

/* The copies of some kinds. */
Copies tni_copies_of(const struct tn_Knowledge *knowledge, tn_Kinds kinds);

/* The piles that a copy may be in, a bit each. */
uint64_t tni_piles_of(const struct tn_Knowledge *knowledge,
                      const Stretch *stretch, unsigned copy);

/* Makes a world for a stretch by kinds, where unseen cards have only been drawn
** from the stock.  False if that is not so, or no world was found. */
bool tni_draws_make(struct tn_Knowledge *knowledge, Stretch *stretch,
                    tn_Random *random);

/* Can worlds be made so, as far as was tried, whether or not one was found? */
bool tni_draws_apply(const Stretch *stretch);

/* Have cards been laid unseen and taken up again, and is nothing known of hands
** but which cards were seen?  Then worlds are made by routes. */
bool tni_routes_apply(const struct tn_Knowledge *knowledge,
                      const Stretch *stretch);

/* Makes one.  False if none was found; the attempts that failed are added. */
bool tni_routes_make(struct tn_Knowledge *knowledge, const Stretch *stretch,
                     tn_Random *random, uint32_t *tries);

void tni_draws_free(struct tn_Knowledge *knowledge, Stretch *stretch);

/* Finds out what counting tells, at the end of a stretch, and makes the
** spread. */
void tni_settle(struct tn_Knowledge *knowledge, Stretch *stretch);

#endif
