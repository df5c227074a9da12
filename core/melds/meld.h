/* What the core's files about melds share. */
#ifndef tn_meld_h
#define tn_meld_h

#include "table/table.h"

#define NEW_PLACE TN_NONE


/* How many cards of some kinds there are in a set. */
static inline int count_of(const tn_Set *set, tn_Kinds kinds) {
  int n = 0;
  for (int plane = 0; plane < TN_COPIES && set->plane[plane] & kinds; plane++)
    n += (int)(running_counts(set->plane[plane] & kinds) >> 56);
  return n;
}


/* Adds the cards of `more`; there is room for them. */
static inline void add_all(tn_Set *set, const tn_Set *more) {
  for (int plane = 0; plane < TN_COPIES; plane++)
    for (tn_Kinds left = more->plane[plane]; left; left &= left - 1)
      tn_set_add(set, tn_kinds_first(left));
}


/* Takes the cards of `some` out; they are there. */
static inline void take_all(tn_Set *set, const tn_Set *some) {
  for (int plane = 0; plane < TN_COPIES; plane++)
    for (tn_Kinds left = some->plane[plane]; left; left &= left - 1)
      tn_set_remove(set, tn_kinds_first(left));
}


static inline const tn_Set *hand_of(const tn_Table *table) {
  return &table->pile[tn_hand_pile(table->melding->seat)].set;
}


static inline int held_by(const tn_Table *table) {
  return table->pile[tn_hand_pile(table->melding->seat)].count;
}


static inline uint8_t side_of_turn(const tn_Table *table) {
  return table->side_of[table->melding->seat];
}


/* The top card of the discard pile, or TN_NONE. */
static inline tn_Card top_of(const tn_Table *table) {
  const tn_Pile *pile = &table->pile[table->melding->rules->discard];
  return pile->count > 0 ? pile->cards[pile->count - 1] : TN_NONE;
}


/* A meld of so many cards as regards the limits on their numbers. */
static inline bool good_counts(const tn_MeldRules *rules, int naturals,
                               int wild) {
  return naturals + wild >= rules->least && naturals + wild <= rules->most &&
         wild <= rules->most_wild && naturals >= rules->naturals &&
         naturals >= rules->per_wild * wild;
}


/* All places are free, as at the start of a round. */
void tn_meld_clear(tn_Table *table);

/*
** What a move would come to: the melds and the hand as they will be.  Cards are
** not moved before all is known to be allowed.
*/
typedef struct Trial {
  const tn_Table *table;
  tn_Melding melding;
  tn_Set hand;
  int parts;
  tn_Set part[TN_PARTS];   /* what has been melded so far, */
  uint8_t place[TN_PARTS]; /* and where */
  int32_t points;          /* of all that */
} Trial;

/* Nothing has been done yet. */
void tn_trial_begin(Trial *trial, const tn_Table *table);

/* Melds cards that are no longer in the hand; `place` as in tn_MeldPart. */
bool tn_trial_meld(Trial *trial, const tn_Set *cards, uint8_t *place,
                   tn_MeldWhy *why);

/* Is the first meld of the side, if it is one, worth enough? */
bool tn_trial_opens(const Trial *trial, tn_MeldWhy *why);

/* Has the turn a legal end from there? */
bool tn_trial_can_end(const Trial *trial, tn_MeldWhy *why);

/* A place has this meld from now on, laid or added to by that side. */
void tn_meld_note(tn_Melding *melding, uint8_t place, uint8_t side,
                  const tn_Meld *meld);

/* Can the hand be melded but for one card, with the full melds needed? */
bool tn_meld_can_clear(const tn_Melding *melding, uint8_t side,
                       const tn_Set *hand);

#endif
