/* What a host says of its game: the duties in tricks, the order of cards, and
** who answers for each seat. */
#include "table/table.h"


/* Is there such an obligation, for a pile that is there?  One of named cards
** has a duty that names them. */
static bool good_duty(const tn_Table *table, const tn_Duties *duties, int n) {
  uint8_t rule = duties->rule[n];
  return rule <= TN_CARDS_NAMED && duties->once_empty[n] <= table->piles &&
         (rule != TN_CARDS_NAMED || duties->duty);
}


/* The facts on which a duty depends. */
static uint16_t facts_of(const tn_Duty *duty) {
  unsigned until = duty->until_played ? TN_UNTIL : 0;
  return (uint16_t)(duty->when | duty->unless | until);
}


bool tn_table_obey(tn_Table *table, const tn_Duties *duties) {
  if (!is_table(table) || !duties || duties->n > TN_RULES)
    return false;
  for (int n = 0; n < duties->n; n++)
    if (!good_duty(table, duties, n))
      return false;
  table->rules = duties->n;
  memcpy(table->rule, duties->rule, sizeof table->rule);
  memcpy(table->once_empty, duties->once_empty, sizeof table->once_empty);
  table->duty = duties->duty;
  table->watched = 0;
  for (int n = 0; duties->duty && n < duties->n; n++)
    table->watched |= facts_of(&duties->duty[n]);
  return true;
}


/* Has tn_order_finish put each card into a group? */
static bool is_finished(const tn_Order *order) {
  tn_Kinds grouped = 0;
  for (int group = 0; group < TN_GROUPS; group++)
    grouped |= order->of_group[group];
  return grouped == order->deck->all;
}


bool tn_table_set_order(tn_Table *table, const tn_Order *order) {
  if (!is_table(table) ||
      (order && (order->deck != table->deck || !is_finished(order))))
    return false;
  table->order = order;
  return true;
}


bool tn_table_set_bot(tn_Table *table, uint8_t seat, tn_Bot bot) {
  if (!table_has_seat(table, seat) || (unsigned)bot > TN_STEADY)
    return false;
  table->bot[seat] = (uint8_t)bot;
  return true;
}
