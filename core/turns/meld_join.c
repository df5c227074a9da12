/*
** Joining two melds of one rank.  The place of the second is left empty.  It is
** nobody's from then on, and is not used again.
*/
#include "cards/hold.h"
#include "turns/turn.h"


/* What is at a place whose meld was joined to another. */
static const tn_MeldPlace nothing = {
    .side = TN_NONE, .kind = TN_NO_MELD, .rank = TN_NONE};


/* The two melds as one: is that a meld, and can the turn still end? */
bool tni_turn_allows_join(const tn_Table *table, const tn_MeldMove *move,
                          tn_MeldWhy *why) {
  const tn_Melding *melding = table->melding;
  const tn_MeldRules *rules = melding->rules;
  uint8_t two[2], side = side_of_turn(table);
  Trial trial;
  tn_Meld meld;
  why->rank = tni_join_rank(rules, move);
  if (melding->over)
    return meld_wrong(why, TN_MELD_OVER, 0, 0);
  if (!tni_turn_can_join(table, move))
    return meld_wrong(why, TN_MELD_NO_TWO, 0, 2);
  tni_meld_two(melding, side, why->rank, two);
  tn_Set all = table->pile[rules->place + two[0]].set;
  add_all(&all, &table->pile[rules->place + two[1]].set);
  if (!tn_meld_judge(rules, &all, &meld, why))
    return false;
  tni_trial_begin(&trial, table);
  trial.melding.full[side] = (uint8_t)tni_meld_full_after(melding, side, two);
  trial.melding.place[two[0]] = tni_meld_joined(melding, two);
  trial.melding.place[two[1]] = nothing;
  return tni_trial_can_end(&trial, why);
}


void tni_meld_join(tn_Table *table, const tn_MeldMove *move) {
  tn_Melding *melding = table->melding;
  const tn_MeldRules *rules = melding->rules;
  uint8_t two[2], side = side_of_turn(table);
  if (!tni_meld_two(melding, side, tni_join_rank(rules, move), two))
    return;
  uint8_t to = (uint8_t)(rules->place + two[0]);
  uint8_t from = (uint8_t)(rules->place + two[1]);
  const tn_Pile *pile = &table->pile[from];
  melding->full[side] = (uint8_t)tni_meld_full_after(melding, side, two);
  melding->place[two[0]] = tni_meld_joined(melding, two);
  melding->place[two[1]] = nothing;
  for (tn_Kinds left; (left = pile->set.plane[0]) != 0;)
    tn_table_move(table, tn_kinds_first(left), from, to);
  melding->acts = melding->melds = true;
  melding->adds |= two[0] < melding->before && two[1] >= melding->before;
  tni_meld_next(table, two[0]);
  tni_meld_next(table, two[1]);
}
