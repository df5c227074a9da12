/* What listing captures and checking one have in common. */
#ifndef tn_fishing_h
#define tn_fishing_h

#include "cards/work.h"
#include "tenace/captures.h"

#define MOST_STEPS 100000 /* attempts to divide cards into sets */


/* Takes a step of an attempt to divide cards.  False: there were enough. */
static inline bool try_on(tn_Fishing *fishing) {
  fishing->steps++;
  return fishing->steps <= MOST_STEPS && tn_work_on(fishing->work, 1);
}


/* Has it begun, with a hand and builds that there can be? */
bool tni_fishing_begun(const tn_Fishing *fishing);


/* The number of the first card of a mask that is not empty. */
static inline int first_card(uint64_t cards) { return __builtin_ctzll(cards); }


/* Does the card count that much, in one way or the other? */
static inline bool counts(const tn_Fishing *fishing, tn_Card card,
                          int32_t value) {
  const tn_CaptureRules *rules = fishing->rules;
  return fishing->points[card] == value ||
         (rules->two && rules->also[card] > 0 && rules->also[card] == value);
}


/* Does the hand have a card of that value besides `played`?  TN_NONE: at
** all. */
bool tni_fishing_holds(const tn_Fishing *fishing, tn_Card played,
                       int32_t value);

/* The build for which the player has no card left who plays that one, those of
** the mask aside; TN_BUILDS: there is none. */
uint8_t tni_fishing_unkept(const tn_Fishing *fishing, tn_Card played,
                           uint32_t except);

/* The value of a build of the player's that the same card takes as one of that
** value; 0: there is none. */
int32_t tni_fishing_rival(const tn_Fishing *fishing, int32_t value);

/* Is there a single card that counts as much as this one? */
bool tni_fishing_has_one(const tn_Fishing *fishing, tn_Card card);

/* The single cards of the card's rank. */
uint64_t tni_fishing_of_rank(const tn_Fishing *fishing, tn_Card card);

/* Does the card take all that lies there, and nothing less? */
static inline bool takes_whole(const tn_Fishing *fishing, tn_Card card) {
  return fishing->rules->whole & tn_kind(card) &&
         !(fishing->rules->own_first && tni_fishing_of_rank(fishing, card));
}

/* All single cards; all builds; the builds that the card takes. */
uint64_t tni_fishing_all(const tn_Fishing *fishing);
uint32_t tni_fishing_builds(const tn_Fishing *fishing);
uint32_t tni_fishing_takes(const tn_Fishing *fishing, tn_Card card);

/* Do some of these cards count the sum? */
bool tni_fishing_some(tn_Fishing *fishing, uint64_t cards, int32_t sum);

#endif
