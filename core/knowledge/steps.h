/* Steps: each move of a card, as far as it is known. */
#ifndef tn_steps_h
#define tn_steps_h

#include "cards/copies.h"
#include "tenace/knowledge.h"

#define NOTHING UINT32_MAX /* no step, no answer */
#define NO_COPY UINT16_MAX

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
  tn_Card kind;      /* hidden: the card was seen later, where its place was
                     ** known; else TN_NONE */
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

/* A place in an unseen sequence, while the log is read. */
typedef struct Place {
  uint16_t copy; /* NO_COPY if it is not known */
  uint32_t step; /* the hidden step that put it there, or NOTHING */
} Place;

/* What happened between two shuffles: see knowledge.h. */
typedef struct Stretch Stretch;

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

#endif
