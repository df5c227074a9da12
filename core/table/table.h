/* What the core's own files share about the table. */
#ifndef tn_table_h
#define tn_table_h

#include "cards/pick.h"

#define TN_FORCED 0x40 /* on the tape: this card was the only one allowed */

/*
** Logs that a card goes from pile to pile, and who sees it; it has not gone
** yet, or `place` could not be known.
*/
void tn_log_move(tn_Table *table, tn_Card card, uint8_t from, uint8_t to);

/* The same for the card that is drawn or dealt next. */
void tn_log_draw(tn_Table *table, tn_Card card, uint8_t to);

/* Logs a play of the player in turn, with what it tells about the hand. */
void tn_log_play(tn_Table *table, tn_Card card);

/* The stock's next card for a pile, where cards are fixed beforehand. */
tn_Card tn_fixed_next(tn_Table *table, uint8_t to, bool dealing);

/* The card that the tape's next decision plays, if it is allowed. */
tn_Need tn_taped_card(tn_Table *table, tn_Card *card);

/* The card that a taker or ducker plays: one of the legal ones. */
tn_Card tn_quick_card(const tn_Table *table, tn_Kinds legal, uint64_t bits);

/* The card, of the legal ones, that a steady bot in the seat asked plays. */
tn_Card tn_steady_card(const tn_Table *table, tn_Kinds legal);

/* The player in turn is asked for some cards at once, and plays them. */
tn_Need tn_play_next(tn_Table *table);

/* Logs what a play that answers the lead tells of the hand; it is still in the
** hand, or has left it. */
void tn_log_lacks(tn_Table *table, const tn_Set *play);
void tn_log_void(tn_Table *table, uint8_t seat, const tn_Set *play);

/* Logs what a throw that stands, or the parts of one that fails which stand,
** tell of the other hands. */
void tn_log_unbeaten(tn_Table *table);

/* What a taker or ducker plays of what random bots would. */
tn_Set tn_quick_play(const tn_Table *table, tn_Random *random);

/* Notes a card that was decided on, the long way round. */
tn_Need tn_note_card(tn_Table *table, tn_Card card, bool forced);


/* Does the obligation not bind yet, since its pile still has cards? */
static inline bool rule_waits(const tn_Table *table, int rule) {
  uint8_t pile = table->once_empty[rule];
  return pile > 0 && table->pile[pile - 1].count > 0;
}


/* Notes a card.  The short way: there is room, and nobody keeps a log. */
static inline tn_Need note_card(tn_Table *table, tn_Card card, bool forced) {
  tn_Tape *tape = &table->tape;
  if (tape->used == tape->room || table->log.on ||
      tape->read - table->round_read >= tape->limit)
    return tn_note_card(table, card, forced);
  tape->bytes[tape->used++] = (uint8_t)(card | (forced ? TN_FORCED : 0));
  tape->at = tape->used;
  tape->read++;
  return TN_DONE;
}


/* tn_table_ask_card, for the loop that plays tricks. */
static inline tn_Need ask_card(tn_Table *table, tn_Card *card) {
  tn_Question *question = &table->question;
  tn_Kinds legal = question->legal;
  assert(legal);
  question->kind = TN_ASK_CARD;
  if (table->tape.at < table->tape.used)
    return tn_taped_card(table, card);
  bool forced = (legal & (legal - 1)) == 0;
  uint8_t bot = table->bot[question->seat];
  if (!forced && bot == TN_ASKED)
    return TN_ANSWER_DUE;
  uint64_t bits = tn_table_bot_bits(table);
  *card = bot > TN_RANDOM && !forced ? tn_quick_card(table, legal, bits)
                                     : pick_kind(legal, bits, table->deposits);
  return note_card(table, *card, forced);
}

#endif
