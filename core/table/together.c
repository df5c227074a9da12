/*
** All players answer at the same time.
**
** They are asked one after the other, and nobody learns of an answer before all
** have answered.  So cards that an answer moves stay where they are until then.
** They are logged as moves of the decisions that moved them.
*/
#include "table/table.h"


/* Room for the cards that wait.  Most games never need it. */
static bool make_room(tn_Table *table) {
  tn_Together *all = &table->together;
  if (!all->passed)
    all->passed = table->memory.alloc(table->memory.host, NULL, 0,
                                      table->deck->cards * sizeof *all->passed);
  return all->passed != NULL;
}


bool tn_table_ask_all(tn_Table *table) {
  if (!is_table(table) || !make_room(table))
    return false;
  table->at_once = true;
  table->together.cards = 0;
  table->together.asked_at = table->tape.at;
  table->together.asked_read = table->tape.read;
  tn_table_answers_begin(table);
  tn_log_add(table, (tn_Event){.what = TN_TOGETHER, .n = 1});
  return true;
}


bool tn_table_answers_begin(tn_Table *table) {
  if (!is_table(table))
    return false;
  table->together.answer_at = table->tape.at;
  return true;
}


/* How many cards of that kind wait to leave the pile. */
static int count_waiting(const tn_Together *all, tn_Card card, uint8_t from) {
  int n = 0;
  for (unsigned i = 0; i < all->cards; i++)
    n += all->passed[i].card == card && all->passed[i].from == from;
  return n;
}


bool tn_table_pass(tn_Table *table, tn_Card card, uint8_t from, uint8_t to) {
  if (!table_has_pile(table, from) || to >= table->piles)
    return false;
  tn_Together *all = &table->together;
  if (!table->at_once)
    return tn_table_move(table, card, from, to);
  if (!all->passed || all->cards >= table->deck->cards ||
      tn_pile_has(&table->pile[from], card) <= count_waiting(all, card, from))
    return false;
  all->passed[all->cards++] =
      (struct tn_Passed){card, from, to, table->tape.read};
  return true;
}


/* All cards have the number of the first answer.  One that the host has moved
** meanwhile stays where it is. */
bool tn_table_all_answered(tn_Table *table) {
  if (!is_table(table) || !table->at_once)
    return false;
  tn_Together *all = &table->together;
  for (unsigned i = 0; i < all->cards; i++) {
    const struct tn_Passed *one = &all->passed[i];
    if (table_card_at(table, one->card, one->from) < 0)
      continue;
    if (table->log.on)
      tni_log_pass(table, one->card, one->from, one->to, one->decision,
                   all->asked_read + 1);
    tn_pile_take(&table->pile[one->from], one->card);
    tn_pile_put(&table->pile[one->to], one->card);
  }
  table->exchange.pile = table->exchange.other = TN_NONE;
  table->at_once = false;
  tn_log_add(table, (tn_Event){.what = TN_TOGETHER});
  return true;
}
