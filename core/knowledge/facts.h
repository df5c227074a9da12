/*
** Facts and choices: what was told of piles, and what it says of them now.
*/
#ifndef tn_facts_h
#define tn_facts_h

#include "knowledge/steps.h"

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

/* Makes facts limits for the piles as they are at the end of a stretch; drops
** those that say nothing any more. */
void tni_facts_settle(struct tn_Knowledge *knowledge, Stretch *stretch);

/* Where no choice is left by a fact, the copies may be in fewer piles.  `once`
** has the copies that can be in one pile only.  True if that was news. */
bool tni_facts_tell(const struct tn_Knowledge *knowledge, Stretch *stretch,
                    const Copies *once);

/* The copies are laid, and the stretch is to be undone.  False if a fact is
** violated in any case. */
bool tni_facts_begin(struct tn_Knowledge *knowledge, const Stretch *stretch);

/* Leaves of the copies that hidden step `n` may have moved those that no fact
** forbids; and notes which one it was. */
Copies tni_facts_allow(const struct tn_Knowledge *knowledge,
                       const Stretch *stretch, uint32_t n, Copies may);
void tni_facts_note(struct tn_Knowledge *knowledge, const Stretch *stretch,
                    uint32_t n, unsigned copy);

#endif
