/*
** Dividing cards among the components of a lead, in order, so that each gets
** the best reply that the hand, less the cards given before, has.
*/
#ifndef tn_division_h
#define tn_division_h

#include <string.h>

#include "plays/plays.h"

#define FAILURES 128 /* remembered at a time; a power of two */

/* What was left when no way was found, of the play and of the lead. */
typedef struct Failure {
  tn_Set play;
  int part; /* 0: nothing is remembered here */
} Failure;


/* Where a failure is remembered: it takes the place of another. */
static inline Failure *failure_at(Failure *failures, int part,
                                  const tn_Set *play) {
  uint64_t hash = (uint64_t)part;
  for (int plane = 0; plane < TN_COPIES; plane++)
    hash = tn_mix(hash, play->plane[plane]);
  return &failures[hash & (FAILURES - 1)];
}


/* Is it remembered that this led nowhere?  `failures` may be NULL. */
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


/*
** May a part of the hand be given to so many quads, triples and pairs (by
** width), in this order?
*/
bool tn_tuples_given(Failure *failures, const tn_Set *hand, const tn_Set *play,
                     const int *asked);

/* Called with each way of giving all components: true ends it. */
typedef bool (*Found)(void *host, const tn_Set *given);

/* A division under way. */
typedef struct Division {
  const tn_Order *order;
  const tn_PlayRules *rules;
  const tn_Format *lead;
  int parts;         /* of the lead, without the singles at its end */
  Failure *failures; /* NULL: none are remembered */
  tn_Owed *owed;     /* not NULL: one try, and what it failed to give */
  Found found;       /* not NULL: the hand's cards are given in all ways */
  void *host;
  tn_Set all; /* the hand's cards, for `found` */
  int steps;  /* taken so far */
} Division;

/* A division ends after so many steps, as if a way had been found: what is in
** doubt is allowed, and what is beyond them is not listed. */
#define MOST_STEPS 50000
#define STEPS_OF_PART 50 /* for a component and its best reply */

static inline bool is_spent(Division *division, int steps) {
  division->steps += steps;
  return division->steps > MOST_STEPS;
}


/*
** Gives the components from `part` on: is there a way to give all of the play?
** `hand` and `play` are cards of the suit led, the play among the hand's.
*/
bool tn_divides(Division *division, int part, const tn_Set *hand,
                const tn_Set *play);

/* Cards with which a hand can give a reply, as an answer that is owed. */
void tn_owed_set(const tn_Order *order, const tn_Set *hand, const Reply *reply,
                 tn_Component part, tn_Owed *owed);

/* The components of a lead before its singles. */
int tn_parts_asking(const tn_Format *lead);

#endif
