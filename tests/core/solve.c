/*
** Perfect play against plain search: every line is played at a table, with no
** memory of what was found, and the best is taken.
*/
#include "check.h"

/* A game, a position, and what is at stake. */
typedef struct Scene {
  tn_Table table;
  tn_Deck deck;
  tn_Order order;
  Heap heap;
  tn_Memory memory;
  tn_Duty duty[TN_RULES];
  int32_t worth[TN_KINDS];
  tn_Stakes stakes;
  tn_Solver *solver;
} Scene;


static void begin_with(Scene *s, uint8_t players, uint64_t seed) {
  s->heap.left = -1;
  s->memory = heap_memory(&s->heap);
  tn_Setup setup = setup_for(&s->deck, players, seed);
  assert_true(tn_table_init(&s->table, &setup, &s->memory));
  tn_order_init(&s->order, &s->deck);
  tn_order_finish(&s->order);
  s->table.order = &s->order;
  s->solver =
      seed % 2 ? tn_solver_new(&s->memory) : tn_solver_new_small(&s->memory);
  assert_non_null(s->solver);
}


static void begin(Scene *s, uint8_t players, int packs, uint64_t seed) {
  memset(s, 0, sizeof *s);
  s->deck = french_deck(seed % 3 ? "" : "LJ BJ", packs);
  begin_with(s, players, seed);
}


/* Two suits with few more cards than are dealt: hands are often void, and the
** same cards come together again and again. */
static void begin_short(Scene *s, uint8_t players, int cards, int packs,
                        uint64_t seed) {
  static const char *ranks = "2 3 4 5 6 7 8 9 10 J Q K A";
  memset(s, 0, sizeof *s);
  int each = (players * cards + 2 * packs - 1) / (2 * packs);
  char some[40];
  snprintf(some, sizeof some, "%.*s", each * 2 - (each < 9) + (each > 9),
           ranks);
  assert_int_equal(tn_deck_init(&s->deck, "CD", some, "", "", packs),
                   TN_DECK_OK);
  begin_with(s, players, seed);
}


static void end(Scene *s) {
  tn_solver_free(s->solver);
  tn_table_free(&s->table);
  assert_int_equal(s->heap.blocks, 0);
  assert_int_equal(s->heap.bytes, 0);
}


/* The table as it is, to come back to. */
typedef struct Past {
  tn_Table table;
  void *block;
} Past;


static Past remember(const tn_Table *table) {
  Past past = {*table, malloc(table->block_size)};
  assert_non_null(past.block);
  memcpy(past.block, table->block, table->block_size);
  return past;
}


static void go_back(tn_Table *table, const Past *past) {
  *table = past->table;
  memcpy(table->block, past->block, table->block_size);
}


/* What the trick that was just won counts for the first camp. */
static int trick_counts(const Scene *s, uint8_t winner, int left) {
  const tn_Table *table = &s->table;
  const tn_Pile *won = &table->pile[tn_won_pile(table, table->side_of[winner])];
  int counts = s->stakes.trick + (left == 0 ? s->stakes.last : 0);
  for (int i = 0; s->stakes.card && i < table->trick.size; i++)
    counts += s->stakes.card[won->cards[won->count - 1 - i]];
  return s->stakes.camp >> winner & 1 ? counts : 0;
}


static int best_from(Scene *s, int low, int high);


/* What follows when the player in turn has played. */
static int value_after(Scene *s, tn_Card card, int low, int high) {
  tn_Table *table = &s->table;
  tn_trick_play(table, card);
  if (table->trick.plays < table->trick.size)
    return best_from(s, low, high);
  uint8_t winner = tn_trick_end(table);
  int left = table->pile[tn_hand_pile(winner)].count;
  int got = trick_counts(s, winner, left);
  if (left == 0)
    return got;
  tn_trick_begin(table, winner);
  return got + best_from(s, low - got, high - got);
}


static bool wants_much(const Scene *s) {
  return (s->stakes.camp >> s->table.trick.turn & 1) != s->stakes.fewest;
}


/* The value for the first camp, or a bound if it is not between the two. */
static int best_from(Scene *s, int low, int high) {
  tn_Kinds legal;
  assert_int_equal(tn_trick_legal(&s->table, &legal), TN_DONE);
  bool most = wants_much(s);
  int best = most ? -100000 : 100000;
  Past past = remember(&s->table);
  for (; legal && low < high; legal &= legal - 1) {
    int value = value_after(s, tn_kinds_first(legal), low, high);
    go_back(&s->table, &past);
    if (most ? value > best : value < best)
      best = value;
    if (most && best > low)
      low = best;
    if (!most && best < high)
      high = best;
  }
  free(past.block);
  return best;
}


/* Each card reaches the steps that are not above its value. */
static void compare_steps(Scene *s, const tn_Solution *all, int n) {
  int low = all[0].value, high = low, steps[TN_SOLVABLE], number = 0, found;
  tn_Solution some[TN_SOLVABLE];
  for (int i = 0; i < n; i++) {
    low = all[i].value < low ? all[i].value : low;
    high = all[i].value > high ? all[i].value : high;
  }
  for (int at = low - 1; at <= high + 2 && number < TN_SOLVABLE; at += 2)
    steps[number++] = at;
  assert_int_equal(tn_solver_steps(s->solver, steps, number, some, &found),
                   TN_SOLVED);
  assert_int_equal(found, n);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      if (some[i].card == all[k].card)
        assert_int_equal(some[i].value, (all[k].value - low + 1) / 2 + 1);
}


/* All questions to the solver have the answers that plain search has. */
static void compare(Scene *s) {
  int plain = best_from(s, -100000, 100000), value, n;
  bool reaches;
  tn_Solution all[TN_SOLVABLE];
  assert_int_equal(tn_solver_pose(s->solver, &s->table, &s->stakes), TN_SOLVED);
  assert_int_equal(tn_solver_value(s->solver, 1, &value), TN_SOLVED);
  assert_int_equal(value, plain);
  tn_solver_reaches(s->solver, plain, &reaches);
  assert_true(reaches);
  tn_solver_reaches(s->solver, plain + 1, &reaches);
  assert_false(reaches);
  assert_int_equal(tn_solver_all(s->solver, all, &n), TN_SOLVED);
  tn_Kinds legal, listed = 0;
  tn_trick_legal(&s->table, &legal);
  assert_int_equal(n, tn_kinds_count(legal));
  Past past = remember(&s->table);
  for (int i = 0; i < n; i++) {
    int one = value_after(s, all[i].card, -100000, 100000);
    go_back(&s->table, &past);
    assert_int_equal(all[i].value, one);
    listed |= tn_kind(all[i].card);
  }
  assert_true(listed == legal);
  assert_int_equal(all[0].value, plain);
  compare_steps(s, all, n);
  free(past.block);
}


/* Deals, and plays some cards of the first trick. */
static void deal(Scene *s, int cards, tn_Random *random) {
  tn_Table *table = &s->table;
  tn_table_begin_round(table, (uint8_t)tn_random_below(random, table->players));
  tn_table_deal(table, cards, 1);
  tn_trick_begin(table, (uint8_t)tn_random_below(random, table->players));
  for (uint32_t n = tn_random_below(random, table->players); n > 0; n--) {
    tn_Kinds legal;
    assert_int_equal(tn_trick_legal(table, &legal), TN_DONE);
    tn_trick_play(table, tn_kinds_pick(legal, tn_random_next(random)));
  }
}


/* Each kind with one chance in two; in four. */
static tn_Kinds half_of_kinds(tn_Random *random) {
  return tn_random_next(random);
}


static tn_Kinds quarter_of_kinds(tn_Random *random) {
  tn_Kinds half = half_of_kinds(random);
  return half & half_of_kinds(random);
}


static void random_order(Scene *s, tn_Random *random) {
  tn_order_init(&s->order, &s->deck);
  if (tn_random_below(random, 4) > 0)
    tn_order_trump(&s->order, (uint8_t)tn_random_below(random, 4));
  if (tn_random_below(random, 4) == 0)
    tn_order_later(&s->order, half_of_kinds(random));
  if (tn_random_below(random, 3) == 0)
    tn_order_top(&s->order, quarter_of_kinds(random) & s->deck.all);
  tn_order_finish(&s->order);
}


/* One camp against the other takes as many tricks as it can; to follow suit is
** the only duty. */
static void test_tricks(void **state) {
  (void)state;
  tn_Random random = {5};
  for (int times = 0; times < 150 * more(20); times++) {
    Scene s;
    uint8_t players = (uint8_t)(2 + times % 3);
    int cards = 2 + times % 3 + (players < 4);
    if (times % 2)
      begin_short(&s, players, cards, 1, (uint64_t)times);
    else
      begin(&s, players, 1, (uint64_t)times * 3 + 1);
    tn_order_init(&s.order, &s.deck);
    if (tn_random_below(&random, 4) > 0)
      tn_order_trump(&s.order, (uint8_t)tn_random_below(&random, 2));
    tn_order_finish(&s.order);
    s.table.rules = 1;
    s.table.rule[0] = TN_FOLLOW;
    s.stakes = (tn_Stakes){.camp = times % 4 < 2 ? 1 : 5, .trick = 1};
    deal(&s, cards, &random);
    compare(&s);
    end(&s);
  }
}


static uint16_t one_fact(tn_Random *random) {
  static const uint16_t facts[] = {TN_LEADING,
                                   TN_FIRST_TRICK,
                                   TN_TRUMP_LED,
                                   TN_TRUMPED,
                                   TN_PARTNER_WINS,
                                   TN_VOID,
                                   0,
                                   0};
  return facts[tn_random_below(random, 8)];
}


static tn_Named random_names(tn_Random *random) {
  tn_Named named = {0};
  switch (tn_random_below(random, 4)) {
    case 0: named.cards = half_of_kinds(random); break;
    case 1: named.if_trump = tn_random_next(random); break;
    default: named.sorts = (uint8_t)(1 << tn_random_below(random, 5)); break;
  }
  return named;
}


static void random_duty(Scene *s, int rule, tn_Random *random) {
  tn_Duty *duty = &s->duty[rule];
  if (tn_random_below(random, 3) == 0) {
    s->table.rule[rule] = TN_CARDS_NAMED;
    duty->names = random_names(random);
    duty->avoids = tn_random_below(random, 2) > 0;
    duty->narrows = duty->avoids || tn_random_below(random, 3) == 0;
  }
  if (tn_random_below(random, 4) == 0)
    duty->exempt = random_names(random);
  duty->has_only = tn_random_below(random, 6) == 0;
  if (duty->has_only)
    duty->only = random_names(random);
  duty->when = one_fact(random);
  duty->unless = one_fact(random);
  if (tn_random_below(random, 5) == 0)
    duty->until_played = quarter_of_kinds(random);
  if (tn_random_below(random, 5) == 0)
    duty->until_thrown = half_of_kinds(random);
}


static void random_duties(Scene *s, bool conditions, tn_Random *random) {
  tn_Table *table = &s->table;
  table->rules = (uint8_t)tn_random_below(random, 5);
  table->duty = conditions ? s->duty : NULL;
  table->watched = TN_FIRST_TRICK | TN_UNTIL;
  for (int rule = 0; rule < table->rules; rule++) {
    table->rule[rule] = (uint8_t)tn_random_below(random, TN_RULE);
    if (conditions)
      random_duty(s, rule, random);
  }
}


/* Cards count, or single tricks, or few are wanted. */
static void random_stakes(Scene *s, tn_Random *random) {
  uint32_t camps = (1u << s->table.players) - 2;
  s->stakes = (tn_Stakes){
      .camp = (uint8_t)(1 + tn_random_below(random, camps)),
      .trick = (int16_t)((int)tn_random_below(random, 4) - 1),
      .last = (int16_t)(tn_random_below(random, 3) ? 0 : 10),
      .card = s->worth,
      .fewest = tn_random_below(random, 3) == 0,
  };
  for (int kind = 0; kind < s->deck.kinds; kind++)
    s->worth[kind] = tn_random_below(random, 3)
                         ? 0
                         : (int32_t)tn_random_below(random, 14) - 3;
}


/* Any order, any duties, one or two packs, two to five players, any stakes. */
static void test_all_rules(void **state) {
  (void)state;
  tn_Random random = {8};
  for (int times = 0; times < 400 * more(20); times++) {
    Scene s;
    uint8_t players = (uint8_t)(2 + times % 4);
    int cards = 2 + (int)tn_random_below(&random, players < 4 ? 3 : 2);
    if (times % 3)
      begin_short(&s, players, cards += players < 4, 1 + times % 2,
                  (uint64_t)times);
    else
      begin(&s, players, 1 + (times % 5 == 0), (uint64_t)times + 1);
    random_order(&s, &random);
    random_duties(&s, times % 7 < 5, &random);
    random_stakes(&s, &random);
    deal(&s, cards, &random);
    compare(&s);
    end(&s);
  }
}


/* A player who wins a trick ends the play. */
static void test_until_wins(void **state) {
  (void)state;
  Scene s;
  begin(&s, 3, 1, 4);
  s.table.rules = 1;
  s.table.rule[0] = TN_FOLLOW;
  tn_table_begin_round(&s.table, 2);
  tn_table_deal(&s.table, 8, 1);
  tn_table_lead(&s.table, 0, 8);
  s.table.until_wins = 0;
  s.table.bot[0] = TN_ASKED;
  assert_int_equal(tn_table_play(&s.table), TN_ANSWER_DUE);
  s.stakes = (tn_Stakes){.camp = 6, .trick = 1};
  int value;
  assert_int_equal(tn_solver_pose(s.solver, &s.table, &s.stakes), TN_SOLVED);
  assert_int_equal(tn_solver_value(s.solver, 4, &value), TN_SOLVED);
  assert_true(value < 8);
  end(&s);
}


static bool at_once(void *host) {
  ++*(int *)host;
  return true;
}


/* A host may end a search, and ask again. */
static void test_stop(void **state) {
  (void)state;
  tn_Random random = {3};
  Scene s;
  int asked = 0, value;
  begin(&s, 4, 1, 2);
  s.table.rules = 1;
  s.table.rule[0] = TN_FOLLOW;
  s.stakes = (tn_Stakes){.camp = 5, .trick = 1};
  deal(&s, 13, &random);
  tn_solver_pose(s.solver, &s.table, &s.stakes);
  tn_solver_stop(s.solver, at_once, &asked);
  assert_int_equal(tn_solver_value(s.solver, 6, &value), TN_SOLVE_STOPPED);
  assert_int_equal(asked, 1);
  tn_solver_stop(s.solver, NULL, NULL);
  assert_int_equal(tn_solver_value(s.solver, 6, &value), TN_SOLVED);
  end(&s);
}


/* What cannot be solved is told by its reason. */
static void test_faults(void **state) {
  (void)state;
  tn_Random random = {3};
  Scene s;
  begin(&s, 4, 2, 1);
  s.stakes = (tn_Stakes){.camp = 5, .trick = 1};
  deal(&s, 20, &random);
  assert_int_equal(tn_solver_pose(s.solver, &s.table, &s.stakes),
                   TN_SOLVE_CARDS);
  deal(&s, 4, &random);
  s.table.rules = 1;
  s.table.rule[0] = TN_RULE;
  assert_int_equal(tn_solver_pose(s.solver, &s.table, &s.stakes),
                   TN_SOLVE_HOST_RULE);
  s.table.rules = 0;
  tn_table_draw(&s.table, tn_hand_pile(2));
  assert_int_equal(tn_solver_pose(s.solver, &s.table, &s.stakes),
                   TN_SOLVE_UNEVEN);
  end(&s);
}


/* Without memory there is no solver, or no answer. */
static void test_no_memory(void **state) {
  (void)state;
  tn_Random random = {3};
  Scene s;
  begin(&s, 4, 1, 1);
  tn_solver_free(s.solver);
  s.stakes = (tn_Stakes){.camp = 5, .trick = 1};
  deal(&s, 3, &random);
  for (long left = 0; left < 3; left++) {
    s.heap.left = left;
    assert_null(tn_solver_new(&s.memory));
  }
  s.heap.left = 3;
  s.solver = tn_solver_new(&s.memory);
  assert_int_equal(tn_solver_pose(s.solver, &s.table, &s.stakes),
                   TN_SOLVE_NO_MEMORY);
  s.heap.left = -1;
  assert_int_equal(tn_solver_pose(s.solver, &s.table, &s.stakes), TN_SOLVED);
  end(&s);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_tricks),     cmocka_unit_test(test_all_rules),
      cmocka_unit_test(test_until_wins), cmocka_unit_test(test_stop),
      cmocka_unit_test(test_faults),     cmocka_unit_test(test_no_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
