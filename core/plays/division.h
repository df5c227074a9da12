/*
** Dividing cards among the components of a lead, in order, so that each gets
** the best reply that the hand, less the cards given before, has.
*/
#ifndef tn_division_h
#define tn_division_h

#include <string.h>

#include "cards/work.h"
#include "plays/plays.h"

#ifdef TN_WIDE
#define FAILURES 32 /* its sets are four and more times as large */
#else
#define FAILURES 128 /* remembered at a time; a power of two */
#endif

/* A state from which no way was found: what was left of the play, and the
** component to be given, plus 1. */
typedef struct Failure {
  tn_Set play;
  int part; /* 0: nothing is remembered here */
} Failure;


/* The one place where a failure can be remembered; it may overwrite another. */
static inline Failure *failure_at(Failure *failures, int part,
                                  const tn_Set *play) {
  uint64_t hash = set_mix(play, (uint64_t)part);
  return &failures[hash & (FAILURES - 1)];
}


/* Is it remembered that this state failed?  `failures` may be NULL. */
static inline bool has_failed(Failure *failures, int part, const tn_Set *play) {
  if (!failures)
    return false;
  Failure *failure = failure_at(failures, part, play);
  return failure->part == part &&
         memcmp(&failure->play, play, sizeof *play) == 0;
}


static inline void note_failure(Failure *failures, int part,
                                const tn_Set *play) {
  if (failures)
    *failure_at(failures, part, play) = (Failure){*play, part};
}


/* Called with each way to give all components.  True ends the search. */
typedef bool (*Found)(void *host, const tn_Set *given);

/* A division under way. */
typedef struct Division {
  const tn_Order *order;
  const tn_PlayRules *rules;
  const tn_Format *lead;
  int parts;         /* of the lead, without the singles at its end */
  Failure *failures; /* NULL: none are remembered */
  tn_Owed *owed;     /* not NULL: tries once, and gets what was not given */
  Found found;       /* not NULL: lists all ways to give the hand's cards */
  void *host;
  tn_Set all; /* the hand's cards, for `found` */
  int steps;  /* taken so far */
} Division;

/* A division ends after this many steps, as if it had found a way.  A doubtful
** play is then allowed, and further answers are not listed. */
#define MOST_STEPS 50000
#define STEPS_OF_PART 50 /* what working out one best reply counts */

static inline bool is_spent(Division *division, int steps) {
  division->steps += steps;
  return division->steps > MOST_STEPS;
}

#define WORK_OF_STEP 8 /* a step copies some sets */

/* Counts the steps of a division that has ended. */
static inline void count_steps(const Division *division, tn_Work *work) {
  if (work)
    tn_work_on(work, WORK_OF_STEP * (int64_t)division->steps);
}

/* Can the play give these quads, triples and pairs, in this order, as well as
** the hand can?  `asked` has a number for each width. */
bool tni_tuples_given(Division *division, const tn_Set *hand,
                      const tn_Set *play, const int *asked);


/*
** Gives the components from `part` on.  Is there a way to give all of the play?
** `hand` and `play` are cards of the suit led, and the play is a part of the
** hand.
*/
bool tni_divides(Division *division, int part, const tn_Set *hand,
                 const tn_Set *play);

/* Writes cards with which a hand can give a reply into `owed`. */
void tni_owed_set(const tn_Order *order, const tn_Set *hand, const Reply *reply,
                  tn_Component part, tn_Owed *owed);

/* How many components of a lead, the first ones, ask for a format: those before
** its singles, or none where only the suit is owed. */
int tni_parts_asking(const tn_PlayRules *rules, const tn_Format *lead);

#endif
