/* What the words of rules share. */
#ifndef tnl_words_h
#define tnl_words_h

#include "match/match.h"

/* The tricks end as it was claimed.  The match is at index 1. */
void tnl_end_tricks(lua_State *L, Match *match);

/* Begins the next round.  The match is at index 1; the running function has the
** texts "dealer" and "round_number" as its first upvalues. */
void tnl_begin_round(lua_State *L, Match *match);

/* Ends the round, and the match as it usually ends.  Answers whether the flow
** is to pause here. */
bool tnl_end_round(lua_State *L, Match *match);

/* Is there a function `before` among the arguments of play_tricks?  It is on
** top. */
bool tnl_check_before(lua_State *L, const Match *match, int arg);

/* Plays up to `n` tricks with the function on top of the stack before each
** card, and pushes the winner of the last; the match is at index 1. */
int tnl_play_by_hand(lua_State *L, uint8_t leader, int n);

/* The cards that the host's rule of that number names to the player in turn.
** The rule may not change the match, nor pause. */
tn_Kinds tnl_named_by_rule(lua_State *L, Match *match, int rule);

/* TN_RULE_DUE: calls the host's rule that the core waits for, and puts its
** answer into the table. */
void tnl_ask_rule(lua_State *L, Match *match);

/* Works out what the player in turn may play to the trick: question.legal. */
void tnl_legal_cards(lua_State *L, Match *match);

/* Checks that the player at index 2 is due to play to the trick. */
uint8_t tnl_check_turn(lua_State *L, const Match *match);

/* Asks that player for a card, and plays it if `plays`; pushes the card. */
int tnl_ask_card(lua_State *L, Match *match, bool plays);

/*
** TN_WORD_DUE: does the player in turn say a word before the card, by the tape
** or as a native bot?  Then its step `said` and three arguments are pushed.  If
** not, the table knows now that a card follows.
*/
bool tnl_hear_word(lua_State *L, Match *match);

/* TN_WORD_SAID: pushes the step `said` and its arguments. */
void tnl_push_word(lua_State *L, const Match *match);

/* Pushes the word that a random bot says in place of a card.  False: none. */
bool tnl_push_bot_word(lua_State *L, Match *match, uint64_t bits);

/* Raises that a step has changed what it only hears of. */
void tnl_raise_changed(lua_State *L, const char *step);

/* Raises if a trick on the table would be lost. */
void tnl_need_no_trick(lua_State *L, const Match *match);

/* The player whom the step `after_trick`, whose answer is on top of the stack,
** lets lead to the next trick; else TN_NONE. */
uint8_t tnl_answered_leader(lua_State *L, const Match *match);

/* Has the side counted something for the reason at index `reason`? */
bool tnl_has_tally(lua_State *L, const Match *match, uint8_t side, int reason);

/* Pushes a text that says how a side's count was reached; the match is at
** `arg`. */
void tnl_push_tally_text(lua_State *L, int arg, uint8_t side);

/* self:hand_over where nobody else sees the cards. */
int tnl_give_unseen(lua_State *L);

/* Scores lines of points and reasons for a side: the list at index 3. */
int tnl_score_lines(lua_State *L, Match *match, uint8_t side);

/* All cards of a pile. */
tn_Set tnl_cards_in(const tn_Pile *pile);

/* These add their parts to the module, which is on top of the stack. */
void tnl_open_round(lua_State *L);
void tnl_open_rounds(lua_State *L);
void tnl_open_deal(lua_State *L);
void tnl_open_drawing(lua_State *L);
void tnl_open_piles(lua_State *L);
void tnl_open_declare(lua_State *L);
void tnl_open_tricks(lua_State *L);
void tnl_open_claim(lua_State *L);
void tnl_open_ask(lua_State *L);
void tnl_open_ask_cards(lua_State *L);
void tnl_open_form_ask(lua_State *L);
void tnl_open_sheet(lua_State *L);
void tnl_open_bot_move(lua_State *L);
void tnl_open_lines(lua_State *L);
void tnl_open_tally(lua_State *L);
void tnl_open_before(lua_State *L);
void tnl_open_best(lua_State *L);
void tnl_open_tell(lua_State *L);
void tnl_open_better(lua_State *L);
void tnl_open_together(lua_State *L);
void tnl_open_by_hand(lua_State *L);
void tnl_open_hearing(lua_State *L);
void tnl_open_telling(lua_State *L);
void tnl_open_seal(lua_State *L);
void tnl_open_hands(lua_State *L);
void tnl_open_score(lua_State *L);
void tnl_open_turns(lua_State *L);
void tnl_open_count_on(lua_State *L);
void tnl_open_pick(lua_State *L);
void tnl_open_meld(lua_State *L);
void tnl_open_meld_ask(lua_State *L);
void tnl_open_patterns(lua_State *L);
void tnl_open_capture(lua_State *L);
void tnl_open_readings(lua_State *L);
void tnl_open_divide(lua_State *L);
void tnl_open_sets(lua_State *L);
void tnl_open_parties(lua_State *L);
void tnl_open_say(lua_State *L);
void tnl_open_plays(lua_State *L);
void tnl_open_pose(lua_State *L);

#endif
