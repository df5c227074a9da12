/* Answers: taken from the tape, and added to it. */
#include "table/table.h"

#include <string.h>


/* The card is written unread: the table reads it where it has asked for it. */
tn_Need tn_table_answer_card(tn_Table *table, tn_Card card) {
  if (!is_table(table) || table->question.kind != TN_ASK_CARD ||
      table->tape.at != table->tape.used)
    return TN_IMPOSSIBLE;
  if (card >= TN_KINDS || !(table->question.legal & tn_kind(card)))
    return TN_REFUSED;
  tn_Answer answer = {TN_CARD_ANSWER, false, 1, card, NULL};
  return tn_tape_write(&table->tape, &table->memory, answer) ? TN_DONE
                                                             : TN_NO_MEMORY;
}


/* The answer counts as decided now, whatever the host makes of it. */
bool tn_table_next_answer(tn_Table *table, tn_Answer *answer) {
  if (!is_table(table) || !answer)
    return false;
  tn_Tape *tape = &table->tape;
  if (tape->at >= tape->used)
    return false;
  *answer = tn_tape_get(tape, tape->at, &tape->at);
  tape->read++;
  tn_log_add(table, (tn_Event){.what = TN_DECIDED,
                               .seat = table->question.seat,
                               .secret = table->question.sealed,
                               .heard = table->question.heard,
                               .place = table->question.kind});
  return true;
}


tn_Need tn_table_decide(tn_Table *table, uint8_t seat, tn_Answer answer) {
  if (!table_has_seat(table, seat) || table->tape.at != table->tape.used ||
      !is_answer(&answer))
    return TN_IMPOSSIBLE;
  tn_Tape *tape = &table->tape;
  if (tape->read - table->round_read >= tape->limit)
    return TN_TOO_LONG;
  if (!tni_tape_add(tape, &table->memory, &answer))
    return TN_NO_MEMORY;
  tn_log_add(table, (tn_Event){.what = TN_DECIDED,
                               .seat = seat,
                               .secret = table->question.sealed,
                               .heard = table->question.heard,
                               .place = table->question.kind});
  return TN_DONE;
}


/* Marks the card that comes next on the tape as forced: it is by these rules,
** if it was not before.  Answers by how many bytes the tape grows; -1: no
** memory. */
#ifdef TN_WIDE
static int mark_forced(tn_Table *table, bool before) {
  tn_Tape *tape = &table->tape;
  if (before)
    return 0;
  if (!tn_tape_reserve(tape, &table->memory, 1))
    return -1;
  uint8_t *from = tape->bytes + tape->at;
  memmove(from + 1, from, tape->used - tape->at);
  *from = TN_FORCED_NEXT;
  tape->used++;
  return 1;
}
#else
static int mark_forced(tn_Table *table, bool before) {
  (void)before;
  table->tape.bytes[table->tape.at] |= TN_FORCED;
  return 0;
}
#endif


/* Reads a card from the tape.  It must be one that is allowed here, or the
** answer is TN_REFUSED and nothing is read. */
tn_Need tni_taped_card(tn_Table *table, tn_Card *card) {
  tn_Tape *tape = &table->tape;
  uint32_t next;
  tn_Answer answer = tn_tape_get(tape, tape->at, &next);
  tn_Kinds legal = table->question.legal;
  if (answer.kind != TN_CARD_ANSWER || !(legal & tn_kind(answer.card)))
    return TN_REFUSED;
  bool only = !(legal & (legal - 1)) && table->speech.heard != TN_SILENT;
  int more = only ? mark_forced(table, answer.forced) : 0;
  if (more < 0)
    return TN_NO_MEMORY;
  tape->at = next + (uint32_t)more;
  tape->read++;
  *card = answer.card;
  tn_log_add(table, (tn_Event){.what = TN_DECIDED,
                               .seat = table->question.seat,
                               .place = table->question.kind});
  return TN_DONE;
}


tn_Need tni_note_card(tn_Table *table, tn_Card card, bool forced) {
  tn_Answer answer = {TN_CARD_ANSWER, forced, 1, card, NULL};
  return tn_table_decide(table, table->question.seat, answer);
}
