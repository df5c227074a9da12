/*
** What it takes to go out: full melds, second hands, the partner's leave.
**
** A player may have a second hand, a pile that nobody sees.  It is taken up
** when the first hand is gone: at once if that was melded, and when the next
** turn begins if its last card was discarded.
*/
#include "cards/hold.h"
#include "turns/turn.h"

#define POSED (UINT8_MAX / 2) /* full melds of a made-up position */


Full tni_meld_full(const tn_Melding *melding, uint8_t side) {
  const tn_MeldRules *rules = melding->rules;
  Full full = {.all = melding->full[side]};
  if (rules->natural_out == 0 && rules->mixed_out == 0)
    return full;
  if (full.all >= POSED)
    full.natural = full.mixed = full.all;
  for (int place = 0; place < melding->used; place++) {
    const tn_MeldPlace *at = &melding->place[place];
    if (at->side != side || at->naturals + at->wild < rules->full)
      continue;
    full.natural += at->wild == 0;
    full.mixed += at->wild > 0 && at->naturals > 0;
  }
  return full;
}


bool tni_meld_enough(const tn_MeldRules *rules, const Full *full,
                     tn_MeldWhy *why) {
  if (full->all < rules->full_to_go_out)
    return meld_wrong(why, TN_END_FULL, full->all, rules->full_to_go_out);
  if (full->natural < rules->natural_out)
    return meld_wrong(why, TN_END_NATURAL, full->natural, rules->natural_out);
  if (full->mixed < rules->mixed_out)
    return meld_wrong(why, TN_END_MIXED, full->mixed, rules->mixed_out);
  return true;
}


int tni_meld_second(const tn_Table *table, uint8_t seat) {
  uint8_t second = table->melding->rules->second;
  return second == 0 ? 0 : table->pile[second + seat].count;
}


bool tni_meld_all_begun(const tn_Table *table, uint8_t side) {
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (table->side_of[seat] == side && tni_meld_second(table, seat) > 0)
      return false;
  return true;
}


bool tni_meld_unasked(const tn_Melding *melding) {
  return melding->must_ask && melding->partner != TN_NONE &&
         melding->leave != TN_LEAVE_YES;
}
