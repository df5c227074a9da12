/*
** Answers: what players decide, by the tape, by a native bot or by the host.
*/
#ifndef tenace_answers_h
#define tenace_answers_h

#include "tenace/state.h"

TN_BEGIN

/*
** All players are asked at once from here on.  The answers follow each other on
** the tape, those of each player after tn_table_answers_begin.  tn_table_pass
** moves a card of an answer, in secret, when all have answered
** (tn_table_all_answered); at any other time it moves the card at once.  False:
** no memory; a pile that is not there, or without the card; or, of the last,
** not all players are being asked.
*/
bool tn_table_ask_all(tn_Table *table);
bool tn_table_answers_begin(tn_Table *table);
bool tn_table_pass(tn_Table *table, tn_Card card, uint8_t from, uint8_t to);
bool tn_table_all_answered(tn_Table *table);

/*
** Finds the answer to `question`, a card.  It comes from the tape, from
** necessity, or from a native bot.  Otherwise the result is TN_ANSWER_DUE: the
** host adds the answer to the tape and calls again.  TN_IMPOSSIBLE: the
** question has no seat or no card of the deck.  For choices the host calls
** tn_table_next_answer and judges the answer itself.
*/
tn_Need tn_table_ask_card(tn_Table *table, tn_Card *card);

/* Answers the question for a card with which tn_table_play has stopped, or
** tn_table_ask_card.  TN_REFUSED: it may not be this card.  TN_IMPOSSIBLE: no
** player is asked for one, or has answered already.  TN_NO_MEMORY; TN_DONE. */
tn_Need tn_table_answer_card(tn_Table *table, tn_Card card);

/* The tape's next unread decision; false at its end. */
bool tn_table_next_answer(tn_Table *table, tn_Answer *answer);

/*
** Adds a decision of `seat` to the tape.  TN_DONE, TN_TOO_LONG, TN_NO_MEMORY;
** or TN_IMPOSSIBLE: there is no such seat, or tn_tape_add would say no.
*/
tn_Need tn_table_decide(tn_Table *table, uint8_t seat, tn_Answer answer);

/* The same for a word of four letters, as quickly as it can be.  False, with
** nothing added, if that takes tn_table_decide: there is no room, somebody
** keeps a log, or the tape has not been read to its end. */
bool tn_table_say(tn_Table *table, const char word[4], bool forced);

/* 64 random bits for a native bot's next decision.  They depend on the seed and
** the decision's number, so a second call gives the same bits. */
static inline uint64_t tn_table_bot_bits(const tn_Table *table) {
  return tn_mix(table->key, table->tape.read + (uint64_t)1);
}

/* The stream of these bits, from the next decision on. */
static inline tn_Random tn_table_bot_stream(const tn_Table *table) {
  tn_Random stream = {table->key + table->tape.read * TN_STRIDE};
  return stream;
}

/*
** The same for a steady bot.  They depend on the seed, the round, the seat, the
** sort of question (`topic`, any number but 0), and how many such questions the
** seat has answered before.
*/
uint64_t tn_steady_bits(const tn_Table *table, uint8_t seat, uint64_t topic,
                        uint32_t before);

/* Adds an event to a log that is on.  False: it is not, or there is no
** memory. */
bool tn_log_write(tn_Table *table, tn_Event event);

/* Adds an event, if the log is on. */
static inline void tn_log_add(tn_Table *table, tn_Event event) {
  if (table->log.on)
    tn_log_write(table, event);
}

TN_END

#endif
