/* What the core's files about tricks share. */
#ifndef tn_tricks_h
#define tn_tricks_h

#include "bots/bots.h"
#include "tenace/tricks.h"

/* Finds the play of the player in turn, and makes it: one step of a trick where
** several cards are played at once. */
tn_Need tn_play_next(tn_Table *table);

/* Logs what a play that answers the lead tells of the hand: while it is still
** in the hand, and when it has left it. */
void tn_log_lacks(tn_Table *table, const tn_Set *play);
void tn_log_void(tn_Table *table, uint8_t seat, const tn_Set *play);

/* Logs what the components of a throw that nobody beats tell of other hands. */
void tn_log_unbeaten(tn_Table *table);


/*
** A card is to be asked for.  May the player in turn say a word before it, and
** has the host not heard yet whether it does?  After a word that was said with
** some cards, one of them follows.
*/
static inline bool word_due(tn_Table *table) {
  tn_Speech *speech = &table->speech;
  tn_Question *question = &table->question;
  uint8_t turn = table->trick.turn, least = speech->least[turn];
  tn_Kinds with = speech->with[turn] & question->legal;
  question->kind = TN_ASK_CARD;
  if (with)
    question->legal = with;
  return least > 0 && speech->heard == TN_UNHEARD && turn != table->dummy &&
         table->pile[tn_hand_pile(turn)].count >= least;
}


/* Does a word go by itself with the card of the player in turn?  Then the card
** waits for it. */
static inline bool word_goes_with(tn_Table *table, tn_Card card) {
  tn_Speech *speech = &table->speech;
  speech->waits = speech->always[table->trick.turn] & tn_kind(card);
  speech->card = card;
  return speech->waits;
}


/* The seat's card is played: the next player may speak. */
static inline void end_speech(tn_Speech *speech, uint8_t seat) {
  speech->heard = TN_UNHEARD;
  speech->waits = false;
  speech->with[seat] = 0;
}


/* tn_table_ask_card, for the loop that plays tricks. */
static inline tn_Need ask_card(tn_Table *table, tn_Card *card) {
  tn_Question *question = &table->question;
  tn_Kinds legal = question->legal;
  assert(legal);
  question->kind = TN_ASK_CARD;
  if (table->tape.at < table->tape.used)
    return tn_taped_card(table, card);
  bool forced = (legal & (legal - 1)) == 0 && table->speech.heard != TN_SILENT;
  uint8_t bot = table->bot[question->seat];
  if (!forced && bot == TN_ASKED)
    return TN_ANSWER_DUE;
  uint64_t bits = tn_table_bot_bits(table);
  *card = bot > TN_RANDOM && !forced ? tn_quick_card(table, legal, bits)
                                     : pick_kind(legal, bits, table->deposits);
  return note_card(table, *card, forced);
}

#endif
