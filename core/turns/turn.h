/* What the core's files about a turn with melds share. */
#ifndef tn_turn_h
#define tn_turn_h

#include "melds/meld.h"
#include "table/table.h"
#include "tenace/turns.h"


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

/* May the parts of a move be melded, or go with the pile?  These look at the
** move alone, and not whether it is the time for it. */
bool tn_turn_allows_meld(const tn_Table *table, tn_MeldMove *move,
                         tn_MeldWhy *why);
bool tn_turn_allows_take(const tn_Table *table, tn_MeldMove *move,
                         tn_MeldWhy *why);

/* May the partner be asked? */
bool tn_turn_allows_ask(const tn_Table *table, tn_MeldWhy *why);

/* May no more be melded?  Who can do nothing else is done in any case, and
** discards, though it may mean to go out: no question is without an answer. */
bool tn_turn_allows_done(const tn_Table *table, bool can_meld, tn_MeldWhy *why);

#endif
