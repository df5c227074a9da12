/* What the core's own files share about the table. */
#ifndef tn_table_h
#define tn_table_h

#include "cards/hold.h"
#include "cards/pick.h"
#include "tenace/answers.h"
#include "tenace/table.h"

#include <string.h>

/*
** What a host names: is it there?  A table that was not set up, or is freed,
** has no piles and no players.
*/
static inline bool is_table(const tn_Table *table) {
  return table && table->pile;
}

static inline bool table_has_seat(const tn_Table *table, unsigned seat) {
  return table && seat < table->players;
}

static inline bool table_has_pile(const tn_Table *table, unsigned pile) {
  return table && pile < table->piles;
}

/*
** Piles in loops in which a call would cost: the same as tn_pile_find,
** tn_pile_take and tn_pile_put, where a card is known to be there and to have
** room.  A card is looked for from the top of a sequence down, where most cards
** are that move.
*/
static inline int pile_find(const tn_Pile *pile, tn_Card card) {
  if (!pile->ordered)
    return set_has(&pile->set, card) > 0 ? 0 : -1;
  int at = pile->count;
  do
    at--;
  while (at >= 0 && pile->cards[at] != card);
  return at;
}


/* `at` is what pile_find has found.  The cards above it move down. */
static inline void pile_take_at(tn_Pile *pile, tn_Card card, int at) {
  pile->count--;
  if (!pile->ordered)
    set_remove(&pile->set, card);
  else if (at < pile->count)
    memmove(pile->cards + at, pile->cards + at + 1, (size_t)(pile->count - at));
}


static inline void pile_put(tn_Pile *pile, tn_Card card) {
  if (pile->ordered)
    pile->cards[pile->count] = card;
  else
    set_add(&pile->set, card);
  pile->count++;
}


/* Where the card is in that pile; -1: there is no such pile, or the card is not
** in it. */
static inline int table_card_at(const tn_Table *table, tn_Card card,
                                unsigned pile) {
  return table_has_pile(table, pile) ? pile_find(&table->pile[pile], card) : -1;
}


/*
** A card on the tape.  `forced`: it was the only one allowed.  A card of the
** wide core leaves no bit free to say so; there a byte before it says so.
*/
#define TN_FORCED_NEXT 0xFF
#ifdef TN_WIDE
#define TN_CARD_BYTES 2 /* at most */
static inline uint8_t *tape_card(uint8_t *to, tn_Card card, bool forced) {
  *to = TN_FORCED_NEXT;
  to += forced;
  *to++ = card;
  return to;
}
#else
#define TN_CARD_BYTES 1
#define TN_FORCED 0x40
static inline uint8_t *tape_card(uint8_t *to, tn_Card card, bool forced) {
  *to++ = (uint8_t)(card | (forced ? TN_FORCED : 0));
  return to;
}
#endif

/*
** Logs that a card goes from pile to pile, and who sees it; it has not gone
** yet, or `place` could not be known.
*/
void tni_log_move(tn_Table *table, tn_Card card, uint8_t from, uint8_t to);

/* The same for a card that everyone sees. */
void tni_log_open_move(tn_Table *table, tn_Card card, uint8_t from, uint8_t to);

/* The same for the card that is drawn or dealt next. */
void tni_log_draw(tn_Table *table, tn_Card card, uint8_t to);

/* The same for a card that decision number `decision` has moved in secret, at
** the same time as all cards that have that number in `at_once`. */
void tni_log_pass(tn_Table *table, tn_Card card, uint8_t from, uint8_t to,
                  uint32_t decision, uint32_t at_once);

/* The stock's next card for a pile, where cards are fixed beforehand. */
tn_Card tni_fixed_next(tn_Table *table, uint8_t to, bool dealing);

/* A seat has played a card of a saying: logs what it says, and that silence
** tells of its hand. */
void tni_sayings_tell(tn_Table *table, uint8_t seat, tn_Card card);

/* Logs the parties that everyone has come to know. */
void tni_parties_tell(tn_Table *table);

/* Are all bytes cards? */
bool tni_are_cards(const uint8_t *bytes, size_t n);

/* Can the answer be written on a tape? */
static inline bool is_answer(const tn_Answer *answer) {
  if (answer->kind == TN_CARD_ANSWER)
    return answer->card < TN_KINDS;
  if (answer->size > 0 && !answer->bytes)
    return false;
  if (answer->kind == TN_TEXT_ANSWER)
    return answer->size < TN_TEXT;
  return answer->kind == TN_CARDS_ANSWER && answer->size < TN_ANSWER &&
         tni_are_cards(answer->bytes, answer->size);
}

/* The same as tn_tape_add, for an answer that can be written. */
bool tni_tape_add(tn_Tape *tape, const tn_Memory *memory,
                  const tn_Answer *answer);

/* The card that the tape's next decision plays, if it is allowed. */
tn_Need tni_taped_card(tn_Table *table, tn_Card *card);

/* Notes a card that was decided on, the long way round. */
tn_Need tni_note_card(tn_Table *table, tn_Card card, bool forced);


/* Does the obligation not bind yet, since its pile still has cards? */
static inline bool rule_waits(const tn_Table *table, int rule) {
  uint8_t pile = table->once_empty[rule];
  return pile > 0 && table->pile[pile - 1].count > 0;
}


/* Notes a card.  The short way: there is room, and nobody keeps a log. */
static inline tn_Need note_card(tn_Table *table, tn_Card card, bool forced) {
  tn_Tape *tape = &table->tape;
  if (tape->room - tape->used < TN_CARD_BYTES || table->log.on ||
      tape->read - table->round_read >= tape->limit)
    return tni_note_card(table, card, forced);
  uint8_t *end = tape_card(tape->bytes + tape->used, card, forced);
  tape->used = tape->at = (uint32_t)(end - tape->bytes);
  tape->read++;
  return TN_DONE;
}

/* The key with `n` bytes mixed into it. */
uint64_t tni_mix_bytes(uint64_t key, const void *bytes, size_t n);

#endif
