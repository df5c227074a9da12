/*
** Tricks at a table: what may be played, playing it, and the loop that plays
** until the host is needed.  The trick itself is a part of the table.
*/
#ifndef tenace_tricks_h
#define tenace_tricks_h

#include "tenace/state.h"

TN_BEGIN

/*
** May the player in turn play these cards, where several are played at once?
** TN_PLAY_NOTHING: the hand does not have them, or no such trick is under way.
** With TN_PLAY_FORMAT, `owed` (unless NULL) gets what the hand owes.
*/
tn_PlayFault tn_trick_check(const tn_Table *table, const tn_Card *cards, int n,
                            tn_Owed *owed);

/* Writes the cards of the `nth` component (from 0) that a failed throw may be
** forced to.  Answers how many there are; 0: there is no such component. */
int tn_forced_cards(const tn_Table *table, int nth, tn_Card *cards);

/* Sets the question for a play of the player in turn.  False: the hand does not
** have enough cards, or no such trick is under way. */
bool tn_trick_ask(tn_Table *table);

/* A play that a random bot would make; none where no such trick is under way.
** `only` says whether nothing else is allowed. */
tn_Set tn_trick_random(const tn_Table *table, tn_Random *random, bool *only);

/* The player in turn plays some cards of the hand at once.  They are allowed,
** and a throw among them holds.  False: the hand does not have them, they are
** not as many as were led, or no lead; or no such trick is under way. */
bool tn_trick_play_cards(tn_Table *table, const tn_Card *cards, int n);

/* Begins a trick led by `leader`.  False: cards lie in another, the leader does
** not take part, or the table has no order. */
bool tn_trick_begin(tn_Table *table, uint8_t leader);

/*
** The cards that the player in turn may play: `legal`, with the binding
** obligation in trick.binds.  TN_RULE_DUE if a rule of the host's must speak
** first: the host sets `named` and `answered` and calls again.  TN_IMPOSSIBLE:
** no trick is under way.  Otherwise TN_DONE.
*/
tn_Need tn_trick_legal(tn_Table *table, tn_Kinds *legal);

/* The cards that obligation number `rule` names, out of all cards.  0 of
** TN_RULE, and where there is no such obligation, or no trick under way. */
tn_Kinds tn_trick_names(const tn_Table *table, int rule);

/*
** The number of the obligation by which the player in turn may not play a card
** of the hand, and in `allowed` what it leaves; TN_NONE if the card may be
** played, or where no trick is under way.  tn_trick_legal has answered TN_DONE.
*/
int tn_trick_forbids(const tn_Table *table, tn_Card card, tn_Kinds *allowed);

/* What obligation number `rule`, which names `named`, leaves of the hand of the
** player in turn, as if there were no other; 0 if it does not bind, or is not
** there. */
tn_Kinds tn_trick_left_by(const tn_Table *table, int rule, tn_Kinds named);

/* Who chooses the card of the player in turn. */
static inline uint8_t tn_trick_chooser(const tn_Table *table) {
  uint8_t turn = table->trick.turn;
  return turn == table->dummy ? table->dummy_by : turn;
}

/* The player in turn plays a card of the hand.  False: the hand does not have
** it, or no trick is under way. */
bool tn_trick_play(tn_Table *table, tn_Card card);

/* Ends a trick to which all have played: the winner takes it.  Answers the
** winner's seat; TN_NONE: somebody has not played. */
uint8_t tn_trick_end(tn_Table *table);

/* The order has changed in mid-trick, as when a hidden trump is shown: judges
** the cards of the trick again by the new one.  False: there is no trick, or
** several cards are played at a time. */
bool tn_trick_judge_again(tn_Table *table);

/*
** Sets up `n` tricks led by `leader`, for tn_table_play.  Everyone who takes
** part has at least `n` cards; where several are played at once, all have the
** same number, and the host keeps it so between tricks.  To end the play once a
** seat has won a trick, set `until_wins` afterwards; to let a seat play the
** cards of another, who lays them open, set `dummy` and `dummy_by`.  False: `n`
** is below 0 or above TN_CARDS, or tn_trick_begin would say no.
*/
bool tn_table_lead(tn_Table *table, uint8_t leader, int n);

/* Plays until the host is needed, and says for what.  The host calls it again
** after each need.  After TN_THROW_FAILED the hands are as they were.
** TN_IMPOSSIBLE: the player in turn has no card for this trick; or there is no
** order, or more than TN_RULES obligations. */
tn_Need tn_table_play(tn_Table *table);

/* How the tricks of tn_table_lead that are left shall end. */
typedef struct tn_Claim {
  uint8_t camp;        /* seats, a bit each: they take together, */
  int32_t worth;       /* of what is left, this much: */
  const int32_t *card; /* points of cards, by kind; NULL: tricks */
  bool last;           /* the last trick, too */
} tn_Claim;

/* Ends these tricks at once.  The cards left in the hands and in the trick go
** to the first seat of the camp and the first of the others, and so do the
** tricks.  Of points the camp gets as many as cards can make, but not more than
** `worth`; the answer says how many.  -1: there are no such tricks, the camp
** has nobody, or several cards are played at a time. */
int32_t tn_table_claim(tn_Table *table, const tn_Claim *claim);

TN_END

#endif
