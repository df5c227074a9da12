/*
** Tricks at a table: what may be played, playing it, and the loop that plays
** until something is needed.  The trick itself is a part of the table.
*/
#ifndef tenace_tricks_h
#define tenace_tricks_h

#include "tenace/table.h"

/*
** May the player in turn play these cards, where several are played at once?
** TN_PLAY_OK; else what is wrong, and with TN_PLAY_FORMAT what is owed (or
** NULL).  The hand has them.
*/
tn_PlayFault tn_trick_check(const tn_Table *table, const tn_Card *cards, int n,
                            tn_Owed *owed);

/* The cards that component `nth` of those forced consists of; how many. */
int tn_forced_cards(const tn_Table *table, int nth, tn_Card *cards);

/* Sets the question for a play of the player in turn, who has enough cards. */
void tn_trick_ask(tn_Table *table);

/* A play that a random bot would make; `only`: nothing else is allowed. */
tn_Set tn_trick_random(const tn_Table *table, tn_Random *random, bool *only);

/* The player in turn plays some cards of the hand at once, and they are
** allowed; a throw stands. */
void tn_trick_play_cards(tn_Table *table, const tn_Card *cards, int n);

/* Begins a trick led by `leader`; no other has cards in it. */
void tn_trick_begin(tn_Table *table, uint8_t leader);

/*
** The cards that the player in turn may play: `legal`, with the obligation
** that binds in trick.binds.  TN_RULE_DUE if a rule of the host's must be
** asked first (set `named` and `answered`, then call again); else TN_DONE.
*/
tn_Need tn_trick_legal(tn_Table *table, tn_Kinds *legal);

/* What the obligation numbered `rule` names, of all cards; not TN_RULE. */
tn_Kinds tn_trick_names(const tn_Table *table, int rule);

/* The player in turn plays a card of the hand. */
void tn_trick_play(tn_Table *table, tn_Card card);

/* All have played: the winner takes the trick.  The winner's seat. */
uint8_t tn_trick_end(tn_Table *table);

/*
** Sets up `n` tricks led by `leader`, for tn_table_play.  Everyone who takes
** part has as many cards, at least; where several are played at once all have
** the same number.  Whoever moves cards between two tricks keeps it so.  Set
** `until_wins` after that, if no more is played once a seat has won a trick.
*/
void tn_table_lead(tn_Table *table, uint8_t leader, int n);

/* Plays until something is needed.  Called again after each need; after
** TN_THROW_FAILED the hands are as they were. */
tn_Need tn_table_play(tn_Table *table);

#endif
