/* What the core's files about a turn with melds share. */
#ifndef tn_turn_h
#define tn_turn_h

#include "melds/meld.h"
#include "table/table.h"
#include "tenace/turns.h"


/* Has a game with melds begun a turn? */
static inline bool is_turn(const tn_Table *table) {
  return is_table(table) && table->melding &&
         table_has_seat(table, table->melding->seat);
}


static inline bool is_stage(tn_MeldStage stage) {
  return stage >= TN_STAGE_DRAW && stage <= TN_STAGE_DISCARD;
}


/* The hand of the player whose turn it is. */
static inline const tn_Set *hand_of(const tn_Table *table) {
  return &table->pile[tn_hand_pile(table->melding->seat)].set;
}


/* How many cards that hand has. */
static inline int held_by(const tn_Table *table) {
  return table->pile[tn_hand_pile(table->melding->seat)].count;
}


static inline uint8_t side_of_turn(const tn_Table *table) {
  return table->side_of[table->melding->seat];
}


/* The top card of the discard pile, or TN_NONE. */
static inline tn_Card top_of(const tn_Table *table) {
  uint8_t discard = table->melding->rules->discard;
  if (discard == TN_NONE)
    return TN_NONE;
  const tn_Pile *pile = &table->pile[discard];
  return pile->count > 0 ? pile->cards[pile->count - 1] : TN_NONE;
}


/* What a move would lead to: the melds and the hand as they would be.  Cards
** are moved only when all parts are known to be allowed. */
typedef struct Trial {
  const tn_Table *table;
  tn_Melding melding;
  tn_Set hand;
  int parts;
  tn_Set part[TN_PARTS];   /* what has been melded so far, */
  uint8_t place[TN_PARTS]; /* and where */
  int32_t points;          /* of all that */
} Trial;

/* Begins a trial, with the table as it is. */
void tni_trial_begin(Trial *trial, const tn_Table *table);

/* Melds a part whose cards have been taken out of the trial's hand. */
bool tni_trial_meld(Trial *trial, tn_MeldPart *part, tn_MeldWhy *why);

/* If these are the side's first melds, do they count enough? */
bool tni_trial_opens(const Trial *trial, tn_MeldWhy *why);

/* Can the turn end legally from there? */
bool tni_trial_can_end(const Trial *trial, tn_MeldWhy *why);

/* Where a part goes: the place it was given, the one that its rank has, or a
** new one. */
uint8_t tni_turn_place(const tn_Table *table, const tn_Set *cards,
                       uint8_t place);

/* Can the move be made, whether it is allowed or not?  What it names is there,
** and there is room for it. */
bool tni_turn_can_do(const tn_Table *table, const tn_MeldMove *move);

/* Makes a move that can be made. */
void tni_meld_do(tn_Table *table, const tn_MeldMove *move);

/* Notes that a place has this meld now, laid or extended by that side. */
void tni_meld_note(tn_Melding *melding, uint8_t place, uint8_t side,
                   const tn_Meld *meld);

/* Notes what fits the meld at a place. */
void tni_meld_next(tn_Table *table, uint8_t place);

/* How many sets of a rank a side has. */
int tni_meld_sets(const tn_Melding *melding, uint8_t side, uint8_t rank);

/* The places of its first two.  False: it has fewer. */
bool tni_meld_two(const tn_Melding *melding, uint8_t side, uint8_t rank,
                  uint8_t two[2]);

/* How many more full melds a side can make by joining what lies there; whether
** the rank of the set at a place is one where it can; and whether a card fills
** two melds of a rank that are joined, but not without it. */
int tni_meld_gain(const tn_Melding *melding, uint8_t side);
bool tni_meld_gains(const tn_Melding *melding, uint8_t side, uint8_t place);
bool tni_meld_fills_two(const tn_Melding *melding, uint8_t side, tn_Card card);

/* What two sets would be as one; how many full melds the side has then; and the
** rank of a move that joins, or TN_NONE. */
tn_MeldPlace tni_meld_joined(const tn_Melding *melding, const uint8_t two[2]);
int tni_meld_full_after(const tn_Melding *melding, uint8_t side,
                        const uint8_t two[2]);
uint8_t tni_join_rank(const tn_MeldRules *rules, const tn_MeldMove *move);

/* Are there two sets to join?  May they be?  Joins them. */
bool tni_turn_can_join(const tn_Table *table, const tn_MeldMove *move);
bool tni_turn_allows_join(const tn_Table *table, const tn_MeldMove *move,
                          tn_MeldWhy *why);
void tni_meld_join(tn_Table *table, const tn_MeldMove *move);

/* The meld of the side, not full, to which the top of the pile alone can be
** added: the one that is given, or the first.  TN_NONE: there is none. */
uint8_t tni_take_place(const tn_Table *table, uint8_t given);

/* Notes which cards the wild ones of a part stand for at their place. */
void tni_meld_name(tn_Melding *melding, const tn_MeldPart *part, uint8_t place);

/* The full melds of a side, and how many of them are of natural cards and with
** wild ones; these two only where the rules ask for them. */
typedef struct Full {
  int all, natural, mixed;
} Full;

Full tni_meld_full(const tn_Melding *melding, uint8_t side);

/* Are they enough to go out? */
bool tni_meld_enough(const tn_MeldRules *rules, const Full *full,
                     tn_MeldWhy *why);

/* How many cards the second hand of a seat has that was not taken up. */
int tni_meld_second(const tn_Table *table, uint8_t seat);

/* Has each player of a side taken up the second hand? */
bool tni_meld_all_begun(const tn_Table *table, uint8_t side);

/* Must the partner still be asked before the player goes out? */
bool tni_meld_unasked(const tn_Melding *melding);

/* The player whose hand is gone takes up the second one, if there is one. */
bool tni_meld_take_up(tn_Table *table, uint8_t seat);

/* Can the hand be melded, all of it or all but one card, with as many full
** melds as it takes to go out? */
bool tni_meld_can_clear(const tn_Melding *melding, uint8_t side,
                        const tn_Set *hand);

/* May the parts of a move be melded, or go with the pile?  They look at the
** move alone, not at the stage. */
bool tni_turn_allows_meld(const tn_Table *table, tn_MeldMove *move,
                          tn_MeldWhy *why);
bool tni_turn_allows_take(const tn_Table *table, tn_MeldMove *move,
                          tn_MeldWhy *why);

/* The same where a pile is taken down to a card. */
bool tni_turn_allows_down(const tn_Table *table, tn_MeldMove *move,
                          tn_MeldWhy *why);

/* Takes the cards of a part out of the trial's hand.  False if it does not have
** them all; nothing is taken then. */
bool tni_trial_spend(Trial *trial, const tn_Set *cards, tn_MeldWhy *why);

/* Moves the cards of the discard pile that lie on top of a card to the hand of
** the player whose turn it is. */
void tni_turn_take_above(tn_Table *table, tn_Card card);

/* Adds the same cards to a copy of the hand. */
void tni_turn_join_above(const tn_Table *table, tn_Card card, tn_Set *hand);

/* May the player knock, or lay out all cards? */
bool tni_turn_allows_knock(const tn_Table *table, const tn_MeldMove *move,
                           tn_MeldWhy *why);

/* May the player ask the partner "May I go out?" */
bool tni_turn_allows_ask(const tn_Table *table, tn_MeldWhy *why);

/*
** May the player stop melding?  A player who can do nothing else may always
** stop and discard, even one who must go out: every question has an answer.
** `can_meld` says whether there is something to meld.
*/
bool tni_turn_allows_done(const tn_Table *table, bool can_meld,
                          tn_MeldWhy *why);

#endif
