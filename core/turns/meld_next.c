/* What fits the melds on the table. */
#include "turns/turn.h"


/* The kinds of a suit at a place of the row of runs; none beside the row. */
static tn_Kinds kinds_at(const tn_MeldRules *rules, uint8_t suit, int at) {
  tn_Kinds kinds = 0, left = rules->runs & rules->deck->of_suit[suit];
  for (; at >= 0 && at < rules->row_size && left; left &= left - 1)
    if (rules->deck->rank[tn_kinds_first(left)] == rules->row[at])
      kinds |= tn_kind(tn_kinds_first(left));
  return kinds;
}


/* The natural kinds that may fit a meld next: those of a set's rank, and those
** at both ends of a run.  Notes a run that begins at the low end of the row. */
static tn_Kinds next_to(tn_Table *table, uint8_t place) {
  tn_Melding *melding = table->melding;
  const tn_MeldRules *rules = melding->rules;
  const tn_Set *lying = &table->pile[rules->place + place].set;
  tn_Set as = tn_meld_as(melding, place, lying);
  tn_Meld meld;
  tn_MeldWhy why;
  if (!tn_meld_judge_as(rules, lying, &as, &meld, &why) || meld.last)
    return 0;
  if (meld.kind == TN_SET)
    return rules->of_rank[meld.rank];
  melding->place[place].low_end |= meld.kind == TN_RUN && meld.low == 0;
  int size = meld.naturals + meld.wild;
  return meld.kind == TN_RUN ? kinds_at(rules, meld.suit, meld.low - 1) |
                                   kinds_at(rules, meld.suit, meld.low + size)
                             : 0;
}


/* Notes what fits the meld at a place, where that can be a run or one of
** several sets. */
void tni_meld_next(tn_Table *table, uint8_t place) {
  tn_Melding *melding = table->melding;
  if (melding->rules->one_of_a_rank)
    return;
  melding->next[place] = next_to(table, place);
  melding->fits = 0;
  for (int i = 0; i < melding->used; i++)
    melding->fits |= melding->next[i];
}
