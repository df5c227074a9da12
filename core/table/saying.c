/*
** Sayings: whoever holds certain cards together says so when playing them.
**
** With the first of the cards everyone learns whether the hand holds the others
** too, for silence tells that it does not.
*/
#include "table/table.h"


bool tn_table_add_saying(tn_Table *table, tn_Saying saying) {
  if (!is_table(table) || !(saying.kinds & (saying.kinds - 1)) ||
      saying.kinds & ~table->deck->all)
    return false;
  tn_Sayings *sayings = &table->sayings;
  if (sayings->n >= TN_SAYINGS)
    return false;
  sayings->of[sayings->n++] = saying;
  sayings->kinds |= saying.kinds;
  return true;
}


bool tn_table_say_note(tn_Table *table, uint8_t seat, uint32_t note) {
  if (!table_has_seat(table, seat))
    return false;
  tn_log_add(table, (tn_Event){.what = TN_SAID,
                               .seat = seat,
                               .from = TN_NONE,
                               .to = TN_NONE,
                               .seen = 0xFF,
                               .n = note});
  return true;
}


/* Says what there is to say of one saying, to which the card belongs. */
static void tell(tn_Table *table, const tn_Saying *saying, uint8_t seat,
                 tn_Kinds card) {
  tn_Kinds others = saying->kinds & ~card;
  tn_Kinds played = table->played[seat].plane[0] & others;
  uint8_t hand = tn_hand_pile(seat);
  if (!played && saying->first &&
      tn_table_holds(table, hand, NULL, others, tn_kinds_count(others)))
    tn_table_say_note(table, seat, saying->first);
  if (played == others && saying->last)
    tn_table_say_note(table, seat, saying->last);
}


void tni_sayings_tell(tn_Table *table, uint8_t seat, tn_Card card) {
  const tn_Sayings *sayings = &table->sayings;
  for (int i = 0; i < sayings->n; i++)
    if (sayings->of[i].kinds & tn_kind(card))
      tell(table, &sayings->of[i], seat, tn_kind(card));
}
