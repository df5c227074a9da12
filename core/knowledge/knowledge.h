/*
** What the files about knowledge share.
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

#include "cards/copies.h"
#include "tenace/knowledge.h"

#define NOTHING UINT32_MAX /* no step, no answer */
#define NO_COPY UINT16_MAX
#define BINS TN_PILES /* of a spread, at most */

typedef enum Way {
  KNOWN,  /* it is known which copy moved */
  HIDDEN, /* it is one of several */
  MARK,   /* nothing moved: the swaps alone count */
  MIX     /* the stock was shuffled; its new order is number `slot` */
} Way;

/* One move of a card, as far as it is known. */
typedef struct Step {
  uint8_t from, to;
  uint8_t way;       /* Way */
  bool loose;        /* known: a hidden step had brought the copy to `from` */
  uint16_t copy;     /* known */
  uint16_t place;    /* in the stock, if it came from there: from the bottom */
  uint32_t decision; /* decisions made before it */
  uint32_t
      swaps;     /* where its swaps end; they begin where the last step's end */
  uint32_t slot; /* of a secret move: its place among the answers */
  uint32_t earlier; /* the hidden step that had brought the same card to
                     ** `from` */
  uint32_t nth;     /* hidden: how many hidden steps to `to` there were,
                     ** this one included */
  uint32_t opened;  /* hidden: the last step before that opened `to` to copies;
                    ** known: the step that opened `from` to this, or NOTHING */
  uint32_t left;    /* the last step before by which a copy left the pile
                     ** that had once been opened to it */
  uint32_t gone;    /* hidden: how many such steps there were */
  uint32_t at_once; /* 0, or the number that all steps share whose cards moved
                     ** at the same time: each copy by one of them only */
  uint64_t sets;    /* hidden: the sets of facts of which one may have moved */
  tn_Kinds never;   /* hidden: the kinds that it is not, as was told of it */
  Copies may;       /* hidden: the copies that may have moved */
  Copies fresh;     /* the copies to which the step opens `to`: they could
                     ** not be there before */
} Step;

/*
** Identical cards.  A card that is seen is called the copy about which most is
** known.  The other copy then means what may be left of that one, and may lie
** where it could not lie before.  When the steps are undone, the two change
** names again.
*/
typedef struct Swap {
  uint16_t copy;  /* the other one */
  uint64_t piles; /* where it could be before, a bit each */
} Swap;

#define SETS 64 /* sets of copies with a number, at most */

/* What was told of a pile: how many cards of some kinds it held, before step
** number `step`. */
typedef struct Told {
  uint32_t step;
  uint8_t pile;
  tn_Kinds kinds;
  int least, most;
} Told;

/* The same, as limits for the pile as it is now. */
typedef struct Fact {
  uint32_t step; /* the first step after it */
  uint8_t pile;
  uint8_t set; /* the number of its copies among the sets that facts are about;
               ** SETS: it has none */
  Copies of;
  int16_t least, most; /* of these copies in the pile now */
} Fact;

/* In the world being made: how many cards are left until a fact has too few of
** its copies in the pile, or too many. */
typedef struct Slack {
  int16_t low, high;
} Slack;

/* How many of some copies may be laid into a pile. */
typedef struct Limit {
  uint8_t pile;
  Copies of;
  int least, most;
  int laid; /* in the spread being laid */
} Limit;

/*
** What was told of a pile: that it held all cards of at least one of some sets,
** or that it did not hold all of a set.  The sets are what is left of them in
** the pile now.
*/
typedef struct Choice {
  uint8_t pile;
  bool held;
  tn_Kinds kinds;       /* that are in any of its sets */
  uint32_t first, sets; /* among the parts */
} Choice;

/* Spread: copies to be laid into bins, as many as each has room for.  A bin is
** a pile, or a part of a pile that some copies cannot be in. */
typedef struct Spread {
  uint16_t copies; /* to be laid */
  uint16_t tied;   /* the first of them; all others may go into the same bins */
  uint8_t copy[TN_CARDS];
  uint64_t bins_of[TN_CARDS]; /* of each in `copy`: a bit for each bin */
  uint8_t bins;
  uint8_t pile[BINS];
  uint16_t room[BINS];
  bool capped;         /* some kinds may lie in a pile less often than exist */
  const uint8_t *most; /* how often: by pile, TN_KINDS each; if capped */
  const uint8_t *held; /* how often they are there already; if capped */
  unsigned cells;      /* numbers in each of the two */
  const tn_Deck *deck;
  Limit *limit; /* `limits` of them, by facts */
  unsigned limits;
  const Choice *choice; /* `choices` of them */
  unsigned choices;
  uint64_t chosen; /* the piles that they are about, a bit each */
  const tn_Set *part;
  const Copies *sure; /* by pile: what is there in any case */
  double *ways;       /* NULL, or the table of spread_count */
  uint32_t states;    /* numbers in each line of that table */
  uint32_t stride[BINS], side[BINS];
  uint8_t rest; /* the bin without a side in the table */
} Spread;

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

/* A stretch: what happened between one shuffle and the next.  Each is a problem
** of its own. */
typedef struct Stretch {
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
  struct Draws *draws; /* NULL, or its worlds by kinds: see draws.c */
} Stretch;

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

/* A place in an unseen sequence, while the log is read. */
typedef struct Place {
  uint16_t copy; /* NO_COPY if it is not known */
  uint32_t step; /* the hidden step that put it there, or NOTHING */
} Place;

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

/*
** Notes that hidden step `n` moved this copy, and so did the steps that had
** brought it there.  The copies in `located` are where they are by known steps.
*/
void tni_steps_claim(struct tn_Knowledge *knowledge, Stretch *stretch,
                     uint32_t n, unsigned copy, const Copies *located);

/* Can hidden step `n` have moved this copy, and the steps that had brought the
** card there, too?  True if `n` is NOTHING. */
bool tni_steps_can_claim(const struct tn_Knowledge *knowledge, uint32_t n,
                         unsigned copy);

/*
** A copy was last known to be in pile `from`, at step `since`.  Now it is seen
** in hand `to`, after `decision` decisions.  Answers the last hidden step to
** the hand, if it must have brought this copy: it led straight from there,
** nothing has left the hand unseen since, and either nobody has decided
** anything since (so the card was dealt to be shown; with others beside it, it
** need not be the one, unless it cannot have been there before), or no other
** step can have brought it.  Otherwise NOTHING.
*/
uint32_t tni_steps_latest(const struct tn_Knowledge *knowledge, uint32_t since,
                          uint8_t from, uint8_t to, unsigned copy,
                          uint32_t decision, bool alone);

/* A card that is seen in a pile, while the log is read. */
typedef struct Sight {
  const struct tn_Knowledge *k;
  const Stretch *stretch;
  Copies located; /* came where they are by known steps */
  uint8_t pile;
  uint32_t came; /* the hidden step that is known to have brought it there, or
                 ** NOTHING */
} Sight;

/*
** Picks the copy to call the one seen: of those that may be there and that step
** `came` can have moved, one that is located; else the one that may have been
** there for the longest time, unless the step is known; of two such the one
** with the fewest other piles.  None of those in `but`.  NO_COPY if there is
** none.
*/
unsigned tni_copy_seen(const Sight *sight, tn_Card card, const Copies *but);

/* Links the steps to and from each pile, at the end of a stretch. */
void tni_steps_link(struct tn_Knowledge *knowledge, Stretch *stretch);

/* How many copies left a pile between the step that opened it to them and the
** step after `left`.  Hidden steps in between had brought them. */
unsigned tni_left_since(const struct tn_Knowledge *knowledge, uint32_t opened,
                        uint32_t left);

/* The copies of some kinds. */
Copies tni_copies_of(const struct tn_Knowledge *knowledge, tn_Kinds kinds);

/* The piles that a copy may be in, a bit each. */
uint64_t tni_piles_of(const struct tn_Knowledge *knowledge,
                      const Stretch *stretch, unsigned copy);

/* Adds what was told of a pile. */
void tni_facts_add(struct tn_Knowledge *knowledge, Stretch *stretch,
                   const Told *told);

/* Adds what a TN_HOLDS_SET or TN_HOLDS_NO_SET tells. */
void tni_choices_add(struct tn_Knowledge *knowledge, Stretch *stretch,
                     const tn_Event *event);

/* A card left pile `from` for pile `to`; TN_NONE: nobody knows which. */
void tni_choices_pass(struct tn_Knowledge *knowledge, const Stretch *stretch,
                      uint8_t from, uint8_t to, tn_Card card);

/* Drops sets of which a card is surely elsewhere, and tells the spread of the
** choices. */
void tni_choices_settle(struct tn_Knowledge *knowledge, Stretch *stretch);

/* Writes the cards that lie in each pile that choices are about, by pile. */
void tni_choices_look(const Spread *spread, const uint8_t *bin, tn_Set *there);

/* By how many cards, at least, choices about these piles and any of these kinds
** are missed. */
int tni_choices_missed(const Spread *spread, const tn_Set *there,
                       uint64_t piles, tn_Kinds kinds);

/* Makes facts limits for the piles as they are at the end of a stretch; drops
** those that say nothing any more. */
void tni_facts_settle(struct tn_Knowledge *knowledge, Stretch *stretch);

/* Where no choice is left by a fact, the copies may be in fewer piles.  `once`
** has the copies that can be in one pile only.  True if that was news. */
bool tni_facts_tell(const struct tn_Knowledge *knowledge, Stretch *stretch,
                    const Copies *once);

/* Makes the limits of a spread; there is room for one of each fact. */
void tni_limits_make(const struct tn_Knowledge *knowledge,
                     const Stretch *stretch, Spread *spread, Limit *limits);

/* The copies are laid, and the stretch is to be undone.  False if a fact is
** violated in any case. */
bool tni_facts_begin(struct tn_Knowledge *knowledge, const Stretch *stretch);

/* Leaves of the copies that hidden step `n` may have moved those that no fact
** forbids; and notes which one it was. */
Copies tni_facts_allow(const struct tn_Knowledge *knowledge,
                       const Stretch *stretch, uint32_t n, Copies may);
void tni_facts_note(struct tn_Knowledge *knowledge, const Stretch *stretch,
                    uint32_t n, unsigned copy);

/* Makes a world for a stretch by kinds, where unseen cards have only been drawn
** from the stock.  False if that is not so, or no world was found. */
bool tni_draws_make(struct tn_Knowledge *knowledge, Stretch *stretch,
                    tn_Random *random);

/* Can worlds be made so, as far as was tried, whether or not one was found? */
bool tni_draws_apply(const Stretch *stretch);

void tni_draws_free(struct tn_Knowledge *knowledge, Stretch *stretch);

/* Finds out what counting tells, at the end of a stretch, and makes the
** spread. */
void tni_settle(struct tn_Knowledge *knowledge, Stretch *stretch);

/* How many numbers the spread's table needs; 0 if it gets none. */
size_t tni_spread_plan(Spread *spread);

/* Fills the table; `ways` has room for it. */
void tni_spread_count(Spread *spread, double *ways);

/* Lays the copies: `bin` gets the bin of each.  False if no way was found. */
bool tni_spread_lay(Spread *spread, tn_Random *random, uint8_t *bin);

#endif
