/* What everyone is told about cards that they do not see. */
#include "table/table.h"


/* How many cards of these kinds are in the pile, without some cards of it. */
static int count_less(const tn_Pile *pile, tn_Kinds kinds,
                      const tn_Set *without) {
  int n = 0;
  for (; kinds; kinds &= kinds - 1) {
    tn_Card card = tn_kinds_first(kinds);
    int left_out = without ? tn_set_has(without, card) : 0;
    int there = tn_pile_has(pile, card);
    n += there > left_out ? there - left_out : 0;
  }
  return n;
}


bool tn_table_holds(tn_Table *table, uint8_t pile, const tn_Set *without,
                    tn_Kinds kinds, int n) {
  if (!table_has_pile(table, pile))
    return false;
  bool holds = count_less(&table->pile[pile], kinds, without) >= n;
  int came = without ? tn_set_count(without) : 0;
  if (n > 0)
    tn_log_add(table, (tn_Event){.what = holds ? TN_HOLDS : TN_HOLDS_FEWER,
                                 .n = (uint32_t)n,
                                 .place = (uint16_t)came,
                                 .from = pile,
                                 .to = TN_NONE,
                                 .seen = 0xFF,
                                 .kinds = kinds});
  return holds;
}


bool tn_table_came(tn_Table *table, uint8_t pile, tn_Card card,
                   tn_Kinds kinds) {
  if (!table_has_pile(table, pile) || card >= table->deck->kinds)
    return false;
  bool came = kinds & tn_kind(card);
  tn_log_add(table, (tn_Event){.what = TN_CAME,
                               .n = came,
                               .from = pile,
                               .to = TN_NONE,
                               .seen = 0xFF,
                               .kinds = kinds});
  return came;
}


/* How often a set has each of its cards. */
static uint32_t times_each(const tn_Set *set) {
  uint32_t n = 1;
  while (n < TN_COPIES && set->plane[n])
    n++;
  return n;
}


/*
** In one pack it is told by numbers what numbers can say: that all cards of a
** single set are there, or fewer than all.
*/
static void tell_set(tn_Table *table, uint8_t pile, const tn_Set *set, bool has,
                     uint16_t place) {
  tn_Happening what = has ? TN_HOLDS_SET : TN_HOLDS_NO_SET;
  uint32_t n = times_each(set);
  if (table->deck->packs == 1 && !has) {
    what = TN_HOLDS_FEWER;
    n = (uint32_t)tn_set_count(set);
  }
  tn_log_add(table, (tn_Event){.what = (uint8_t)what,
                               .n = n,
                               .place = place,
                               .from = pile,
                               .to = TN_NONE,
                               .seen = 0xFF,
                               .kinds = set->plane[0]});
}


bool tn_table_holds_set(tn_Table *table, uint8_t pile, const tn_Set *sets,
                        int n) {
  if (!table_has_pile(table, pile) || (n > 0 && !sets))
    return false;
  bool has = false;
  for (int i = 0; i < n && !has; i++)
    has = tn_set_includes(&table->pile[pile].set, &sets[i]);
  if (n == 1 && has && table->deck->packs == 1)
    return tn_table_holds(table, pile, NULL, sets->plane[0],
                          tn_set_count(sets));
  for (int i = 0; i < n; i++)
    tell_set(table, pile, &sets[i], has, has ? (uint16_t)i : 0);
  return has;
}


bool tn_table_outdoes(tn_Table *table, uint8_t pile, uint8_t other,
                      bool as_much, uint32_t n) {
  if (!table_has_pile(table, pile) || !table_has_pile(table, other))
    return false;
  tn_log_add(table, (tn_Event){.what = TN_OUTDOES,
                               .n = n,
                               .place = (uint16_t)table->pile[pile].count,
                               .card = (tn_Card)table->pile[other].count,
                               .over = as_much,
                               .from = pile,
                               .to = other,
                               .seen = 0xFF});
  return true;
}


bool tn_table_open_dummy(tn_Table *table) {
  if (!is_table(table) || !table_has_seat(table, table->dummy))
    return false;
  uint8_t pile = tn_hand_pile(table->dummy);
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(&table->pile[pile], cards);
  table->dummy_open = true;
  for (int i = 0; i < n; i++)
    tn_table_show(table, cards[i], pile);
  return true;
}
