/* Whist to five points: seat 0 plays its lowest card, the others any card. */
#include "tenace.h"
#include <stdio.h>
#include <stdlib.h>

static void *allocate(void *host, void *block, size_t old, size_t size) {
  (void)host, (void)old;
  return size > 0 ? realloc(block, size) : (free(block), NULL);
}

static bool play_round(tn_Table *table, tn_Order *order, uint8_t dealer) {
  tn_table_begin_round(table, dealer);
  tn_table_deal(table, 13, 1);
  tn_order_init(order, table->deck);
  tn_order_trump(order, table->deck->suit[table->last_dealt]);
  tn_order_finish(order);
  tn_table_set_order(table, order);
  tn_table_lead(table, table->next[dealer], 13);
  tn_Need need;
  while ((need = tn_table_play(table)) == TN_ANSWER_DUE)
    tn_table_answer_card(table, tn_kinds_first(table->question.legal));
  int side = tn_table_side_tricks(table, 0) > 6 ? 0 : 1;
  int more = tn_table_side_tricks(table, side) - 6;
  printf("side %d has %d more than six\n", side, more);
  return need == TN_DONE && tn_table_score(table, side, more, "tricks");
}

int main(void) {
  const tn_Duties duties = {.n = 1, .rule = {TN_FOLLOW}};
  tn_Deck deck;
  tn_deck_init(&deck, "CDHS", "2 3 4 5 6 7 8 9 10 J Q K A", "", "", 1);
  tn_Setup setup = {&deck, 4, 2, .side_of = {0, 1, 0, 1}, .seed = 2};
  tn_Table table;
  tn_Order order;
  bool going = tn_table_init(&table, &setup, &(tn_Memory){allocate, NULL}) &&
               tn_table_obey(&table, &duties);
  for (uint8_t seat = 1; seat < 4; seat++)
    tn_table_set_bot(&table, seat, TN_RANDOM);
  int64_t *total = table.ledger.total;
  for (uint8_t dealer = 3; going && total[0] < 5 && total[1] < 5; dealer++)
    going = play_round(&table, &order, dealer % 4);
  printf("%d to %d\n", (int)total[0], (int)total[1]);
  tn_table_free(&table);
  return going ? EXIT_SUCCESS : EXIT_FAILURE;
}
