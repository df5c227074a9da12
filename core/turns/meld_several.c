/*
** Listing moves where a side may have several melds of one rank.
*/
#include "cards/hold.h"
#include "turns/meld_list.h"

#include <string.h>


void tni_list_tops(List *list) {
  tn_MeldWhy why = {0};
  for (uint8_t place = 0; place < list->melding->used; place++) {
    tn_MeldMove move = {.verb = TN_DO_TAKE, .parts = 1, .card = TN_NONE};
    move.part[0].place = place;
    if (list_enough(list) || tni_take_place(list->table, place) != place ||
        !tni_turn_allows_take(list->table, &move, &why))
      continue;
    tn_MeldMove *to = tni_list_found(list, TN_DO_TAKE);
    if (to)
      memcpy(to, &move, offsetof(tn_MeldMove, part[1]));
  }
}


/* Adds the new sets of a rank and what may be added to those that are there. */
static void add_sets(List *list, uint8_t rank) {
  const tn_MeldRules *rules = list->rules;
  const tn_Melding *melding = list->melding;
  int held = list->of_rank[rank];
  if (tni_meld_sets(melding, list->side, rank) < rules->of_a_rank)
    tni_list_rank(list, rules->of_rank[rank], held, TN_NONE);
  for (uint8_t place = 0; place < melding->used; place++) {
    const tn_MeldPlace *at = &melding->place[place];
    if (at->side == list->side && at->kind == TN_SET && at->rank == rank)
      tni_list_rank(list, rules->of_rank[rank], held, place);
  }
}


void tni_list_several(List *list) {
  const tn_MeldRules *rules = list->rules;
  tn_MeldWhy why;
  for (uint8_t rank = 0; rank < rules->deck->ranks && !list_enough(list);
       rank++)
    if (rules->of_rank[rank] && (list->of_rank[rank] > 0 || list->wild > 0))
      add_sets(list, rank);
  if (rules->runs)
    tni_list_runs(list);
  for (uint8_t rank = 0;
       rules->of_a_rank > 1 && rank < rules->deck->ranks && !list_enough(list);
       rank++) {
    tn_MeldMove move = {.verb = TN_DO_JOIN};
    if (!rules->of_rank[rank])
      continue;
    move.card = tn_kinds_first(rules->of_rank[rank]);
    tn_MeldMove *to = tni_turn_can_join(list->table, &move) &&
                              tni_turn_allows_join(list->table, &move, &why)
                          ? tni_list_found(list, TN_DO_JOIN)
                          : NULL;
    if (to)
      to->card = move.card;
  }
}
