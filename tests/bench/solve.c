/*
** Perfect play of random deals: how long it takes.
**
** solve DEALS -> for each kind of question a line: what is asked, the median,
** the 95th percentile and the longest, in milliseconds of this processor's time
*/
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "tenace.h"

/* A kind of question. */
typedef struct Task {
  const char *name;
  int cards;  /* in each hand */
  bool jacks; /* three players, jacks and a suit as trumps, card points */
  enum { VALUE, ALL, REACHES } asks;
  int less; /* deals are fewer by this factor */
} Task;

static const Task tasks[] = {
    {"13 cards: tricks", 13, false, VALUE, 5},
    {"13 cards: tricks with each card", 13, false, ALL, 5},
    {"10 cards: tricks", 10, false, VALUE, 1},
    {"6 cards: tricks", 6, false, VALUE, 1},
    {"10 cards, three players: points", 10, true, VALUE, 2},
    {"10 cards, three players: 61 or not", 10, true, REACHES, 1},
};


static void *allocate(void *host, void *block, size_t old, size_t size) {
  (void)host;
  (void)old;
  if (size > 0)
    return realloc(block, size);
  free(block);
  return NULL;
}


static const tn_Memory memory = {allocate, NULL};


static double milliseconds(void) {
  return (double)clock() * 1000 / CLOCKS_PER_SEC;
}


static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}


/* Spades are trumps; or all jacks, clubs highest, and spades. */
static void make_order(const Task *task, tn_Deck *deck, tn_Order *order) {
  const char *ranks =
      task->jacks ? "7 8 9 Q K 10 A J" : "2 3 4 5 6 7 8 9 10 J Q K A";
  tn_deck_init(deck, "CDHS", ranks, "", "", 1);
  tn_order_init(order, deck);
  tn_order_trump(order, 3);
  for (tn_Card card = 0; task->jacks && card < deck->kinds; card++)
    if (deck->rank[card] == 7)
      tn_order_top(order, tn_kind(card));
  tn_order_finish(order);
}


/* What cards count, by rank: see make_order. */
static void count_cards(const tn_Deck *deck, int32_t *worth) {
  static const int32_t counts[] = {0, 0, 0, 3, 4, 10, 11, 2};
  for (tn_Card card = 0; card < deck->kinds; card++)
    worth[card] = counts[deck->rank[card] % 8];
}


static void deal(const Task *task, const tn_Deck *deck, const tn_Order *order,
                 uint64_t seed, tn_Table *table) {
  uint8_t players = task->jacks ? 3 : 4;
  tn_Setup setup = {.deck = deck,
                    .players = players,
                    .sides = task->jacks ? 3 : 2,
                    .seed = seed};
  for (int seat = 0; seat < players; seat++)
    setup.side_of[seat] = (uint8_t)(seat % setup.sides);
  tn_table_init(table, &setup, &memory);
  table->order = order;
  table->rules = 1;
  table->rule[0] = TN_FOLLOW;
  tn_table_begin_round(table, 0);
  tn_table_deal(table, task->cards, 1);
  tn_trick_begin(table, (uint8_t)(seed % players));
}


static void ask(const Task *task, tn_Solver *solver) {
  tn_Solution solutions[TN_SOLVABLE];
  bool reaches;
  int n, value;
  switch (task->asks) {
    case VALUE:
      tn_solver_value(solver, task->jacks ? 50 : task->cards / 2, &value);
      return;
    case ALL: tn_solver_all(solver, solutions, &n); return;
    case REACHES: tn_solver_reaches(solver, 61, &reaches); return;
  }
}


/* The time that one deal takes. */
static double time_of(const Task *task, tn_Solver *solver, uint64_t seed) {
  tn_Deck deck;
  tn_Order order;
  tn_Table table;
  int32_t worth[TN_KINDS];
  make_order(task, &deck, &order);
  count_cards(&deck, worth);
  deal(task, &deck, &order, seed, &table);
  tn_Stakes stakes = {.camp = task->jacks ? 1 : 5,
                      .trick = !task->jacks,
                      .card = task->jacks ? worth : NULL};
  double before = milliseconds();
  tn_solver_pose(solver, &table, &stakes);
  ask(task, solver);
  double taken = milliseconds() - before;
  tn_table_free(&table);
  return taken;
}


static void measure(const Task *task, tn_Solver *solver, int deals) {
  int n = deals / task->less > 0 ? deals / task->less : 1;
  double *times = malloc((size_t)n * sizeof *times);
  for (int i = 0; times && i < n; i++)
    times[i] = time_of(task, solver, (uint64_t)i + 100);
  if (times) {
    qsort(times, (size_t)n, sizeof *times, by_size);
    printf("%-35s %8.2f %8.2f %8.2f\n", task->name, times[n / 2],
           times[n * 95 / 100], times[n - 1]);
  }
  free(times);
}


int main(int argc, char **argv) {
  int deals = argc > 1 ? atoi(argv[1]) : 200;
  tn_Solver *solver = tn_solver_new(&memory);
  for (size_t i = 0; solver && i < sizeof tasks / sizeof *tasks; i++)
    measure(&tasks[i], solver, deals);
  if (solver)
    tn_solver_free(solver);
  return solver ? 0 : 1;
}
