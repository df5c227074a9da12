/*
** Where a side may have several melds of one rank: how many there are, and how
** many full melds it can make by joining two of them.
*/
#include "cards/hold.h"
#include "turns/turn.h"


int tni_meld_sets(const tn_Melding *melding, uint8_t side, uint8_t rank) {
  int n = 0;
  for (int place = 0; place < melding->used; place++) {
    const tn_MeldPlace *at = &melding->place[place];
    n += at->side == side && at->kind == TN_SET && at->rank == rank;
  }
  return n;
}


bool tni_meld_two(const tn_Melding *melding, uint8_t side, uint8_t rank,
                  uint8_t two[2]) {
  int n = 0;
  for (uint8_t place = 0; place < melding->used && n < 2; place++) {
    const tn_MeldPlace *at = &melding->place[place];
    if (at->side == side && at->kind == TN_SET && at->rank == rank)
      two[n++] = place;
  }
  return n == 2;
}


/* Is a meld of so many cards full? */
static bool is_full(const tn_MeldRules *rules, int cards) {
  return rules->full > 0 && cards >= rules->full;
}


static bool full_at(const tn_Melding *melding, uint8_t place) {
  const tn_MeldPlace *at = &melding->place[place];
  return is_full(melding->rules, at->naturals + at->wild);
}


tn_MeldPlace tni_meld_joined(const tn_Melding *melding, const uint8_t two[2]) {
  tn_MeldPlace all = melding->place[two[0]];
  const tn_MeldPlace *other = &melding->place[two[1]];
  all.naturals = (uint8_t)(all.naturals + other->naturals);
  all.wild = (uint8_t)(all.wild + other->wild);
  return all;
}


/* Would these numbers be a good set? */
static bool good_set(const tn_MeldRules *rules, const tn_MeldPlace *set) {
  return good_counts(rules, set->naturals, set->wild);
}


/* How many more full melds there are when the two melds are joined; 0 if they
** may not be. */
static int gain_of(const tn_Melding *melding, const uint8_t two[2]) {
  tn_MeldPlace all = tni_meld_joined(melding, two);
  int before = full_at(melding, two[0]) + full_at(melding, two[1]);
  int after = is_full(melding->rules, all.naturals + all.wild);
  return good_set(melding->rules, &all) && after > before ? after - before : 0;
}


int tni_meld_gain(const tn_Melding *melding, uint8_t side) {
  const tn_MeldRules *rules = melding->rules;
  int gain = 0;
  uint8_t two[2];
  for (uint8_t rank = 0; rules->of_a_rank > 1 && rank < rules->deck->ranks;
       rank++)
    if (tni_meld_two(melding, side, rank, two))
      gain += gain_of(melding, two);
  return gain;
}


/* Does one more card, natural or wild, fill what two melds of the rank are
** together? */
static bool fills_joined(const tn_Melding *melding, const uint8_t two[2],
                         bool wild) {
  tn_MeldPlace all = tni_meld_joined(melding, two);
  all.naturals = (uint8_t)(all.naturals + !wild);
  all.wild = (uint8_t)(all.wild + wild);
  return !full_at(melding, two[0]) && !full_at(melding, two[1]) &&
         good_set(melding->rules, &all) &&
         all.naturals + all.wild == melding->rules->full;
}


bool tni_meld_fills_two(const tn_Melding *melding, uint8_t side, tn_Card card) {
  const tn_MeldRules *rules = melding->rules;
  bool wild = (rules->wild & tn_kind(card)) != 0;
  uint8_t two[2];
  for (uint8_t rank = 0; rules->of_a_rank > 1 && rank < rules->deck->ranks;
       rank++)
    if ((wild || rules->of_rank[rank] & tn_kind(card)) &&
        tni_meld_two(melding, side, rank, two) &&
        fills_joined(melding, two, wild))
      return true;
  return false;
}


bool tni_meld_gains(const tn_Melding *melding, uint8_t side, uint8_t place) {
  uint8_t two[2], rank = melding->place[place].rank;
  return melding->rules->of_a_rank > 1 && rank != TN_NONE &&
         tni_meld_two(melding, side, rank, two) && gain_of(melding, two) > 0;
}


uint8_t tni_join_rank(const tn_MeldRules *rules, const tn_MeldMove *move) {
  return move->card < rules->deck->kinds ? rules->deck->rank[move->card]
                                         : TN_NONE;
}


bool tni_turn_can_join(const tn_Table *table, const tn_MeldMove *move) {
  const tn_Melding *melding = table->melding;
  uint8_t two[2], rank = tni_join_rank(melding->rules, move);
  return melding->rules->of_a_rank > 1 && rank != TN_NONE &&
         tni_meld_two(melding, side_of_turn(table), rank, two);
}


int tni_meld_full_after(const tn_Melding *melding, uint8_t side,
                        const uint8_t two[2]) {
  tn_MeldPlace all = tni_meld_joined(melding, two);
  return melding->full[side] - full_at(melding, two[0]) -
         full_at(melding, two[1]) +
         is_full(melding->rules, all.naturals + all.wild);
}


uint8_t tni_take_place(const tn_Table *table, uint8_t given) {
  const tn_Melding *melding = table->melding;
  const tn_MeldRules *rules = melding->rules;
  uint8_t side = side_of_turn(table);
  tn_Meld meld;
  tn_MeldWhy why;
  for (uint8_t place = 0; place < melding->used; place++) {
    const tn_MeldPlace *at = &melding->place[place];
    if (at->side != side || (given != TN_NONE && place != given) ||
        is_full(rules, at->naturals + at->wild))
      continue;
    tn_Set all = table->pile[rules->place + place].set;
    if (set_add(&all, top_of(table)) && tn_meld_judge(rules, &all, &meld, &why))
      return place;
  }
  return TN_NONE;
}
