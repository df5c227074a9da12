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
  bool came = kinds & tn_kind(card);
  tn_log_add(table, (tn_Event){.what = TN_CAME,
                               .n = came,
                               .from = pile,
                               .to = TN_NONE,
                               .seen = 0xFF,
                               .kinds = kinds});
  return came;
}
