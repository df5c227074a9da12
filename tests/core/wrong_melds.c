/* Given something of no use: melds and turns with them, sums and layouts, the
** solver, knowledge. */
#include "wrong.h"

#include "tenace/knowledge.h"
#include "tenace/turns.h"

static tn_MeldRules rules, unfinished;


/* Sets of three or four, in a game with a discard pile and eight places. */
static void write_rules(void) {
  rules = (tn_MeldRules){.deck = &deck,
                         .sets = deck.all,
                         .least = 3,
                         .most = 4,
                         .naturals = 3,
                         .discard = 8,
                         .place = 9,
                         .places = 8};
  unfinished = rules;
  assert_int_equal(tn_meld_rules_finish(&rules), TN_MELD_RULES_OK);
}


static void melds(void **state) {
  (void)state;
  write_rules();
  tn_MeldRules bad;
  tn_Set three = {{7 << 13 | 1}}, as = three;
  tn_Stands stands = {.n = TN_STANDS + 1};
  tn_Melding melding = {.rules = &rules};
  tn_Meld meld;
  tn_MeldWhy why;
  says(tn_meld_rules_finish(NULL), TN_MELD_RULES_DECK);
#define is_bad(change, fault)                                                  \
  (bad = unfinished, (change), says(tn_meld_rules_finish(&bad), fault),        \
   says(tn_meld_judge(&bad, &three, &meld, &why), false))
  is_bad(bad.deck = NULL, TN_MELD_RULES_DECK);
  is_bad(bad.wild = beyond(), TN_MELD_RULES_DECK);
  is_bad(bad.sets |= beyond(), TN_MELD_RULES_DECK);
  is_bad(bad.runs = beyond(), TN_MELD_RULES_DECK);
  is_bad(bad.last = beyond(), TN_MELD_RULES_DECK);
  is_bad(bad.aside = beyond(), TN_MELD_RULES_DECK);
  is_bad(bad.freezes = beyond(), TN_MELD_RULES_DECK);
  is_bad(bad.row_size = TN_ROW + 1, TN_MELD_RULES_ROW);
  is_bad((bad.row_size = 1, bad.row[0] = 13), TN_MELD_RULES_ROW);
  says(tn_meld_judge(NULL, &three, &meld, &why), false);
  says(tn_meld_judge(&unfinished, &three, &meld, &why), false);
  says(tn_meld_judge(&rules, NULL, &meld, &why), false);
  says(tn_meld_judge(&rules, &three, NULL, &why), false);
  says(tn_meld_judge(&rules, &three, &meld, NULL), false);
  says(tn_meld_judge_as(&rules, &three, NULL, &meld, &why), false);
  says(tn_stands_put(NULL, 0, &as), false);
  says(tn_stands_put(&stands, 0, &as), false);
  stands = (tn_Stands){1, {{0, TN_NONE, 0}}};
  says(tn_stands_put(&stands, 0, &as), false);
  stands = (tn_Stands){1, {{NO_CARD, 0, 0}}};
  says(tn_stands_put(&stands, 0, &as), false);
  says(tn_stands_put(&stands, 0, NULL), false);
  says(tn_meld_points(NULL, &three), 0);
  says(tn_meld_points(&unfinished, &three), 0);
  says(tn_meld_points(&rules, NULL), 0);
  says(tn_meld_worth(NULL, &three, &three), 0);
  says(tn_meld_worth(&rules, NULL, &three), 0);
  says(tn_meld_list(NULL, &three, cards), 0);
  says(tn_meld_list(&rules, NULL, cards), 0);
  says(tn_meld_list(&rules, &three, NULL), 0);
  says(tn_meld_list_as(NULL, &three, &stands, 0, cards, cards), 0);
  says(tn_meld_list_as(&rules, &three, NULL, 0, cards, cards), 0);
  says(tn_meld_list_as(&rules, &three, &stands, 0, cards, NULL), 0);
  stands.n = TN_STANDS + 1;
  says(tn_meld_list_as(&rules, &three, &stands, 0, cards, cards), 0);
  empty(tn_meld_as(NULL, 0, &three));
  empty(tn_meld_as(&melding, 0, NULL));
}


static void sums(void **state) {
  (void)state;
  static tn_Sums sums;
  const int32_t points[TN_KINDS] = {1};
  cards[0] = 0, cards[1] = NO_CARD;
#define begins(cards, n, points, sum, most)                                    \
  tn_sums_begin(&sums, cards, n, points, sum, most, NULL)
  says(tn_sums_begin(NULL, cards, 1, points, 1, 1, NULL), false);
  says(begins(NULL, 1, points, 1, 1), false);
  says(begins(cards, -1, points, 1, 1), false);
  says(begins(cards, TN_CARDS + 1, points, 1, 1), false);
  says(begins(cards, 2, points, 1, 1), false);
  says(begins(cards, 1, NULL, 1, 1), false);
  says(begins(cards, 1, points, 0, 1), false);
  says(begins(cards, 1, points, 1, 0), false);
  says(tn_sums_next(&sums), false);
  says(tn_sums_next(NULL), false);
  says(begins(cards, 1, points, 1, 1), true);
  says(tn_sums_next(&sums), true);
  says(tn_sums_cards(NULL, cards), 0);
  says(tn_sums_cards(&sums, NULL), 0);
}


static void layouts(void **state) {
  (void)state;
  static tn_Layouts all;
  write_rules();
  tn_Set three = {{7}}, far = {{beyond()}}, twice = {{1, 1}};
  says(tn_layouts_find(&all), false); /* not begun */
  says(tn_layouts_knock(&all, 5), 0);
  says(tn_layouts_add(&all, &three), false);
  empty(tn_layouts_cards(&all, 1));
  says(tn_layouts_begin(NULL, &rules, &three, NULL), false);
  says(tn_layouts_begin(&all, NULL, &three, NULL), false);
  says(tn_layouts_begin(&all, &unfinished, &three, NULL), false);
  says(tn_layouts_begin(&all, &rules, NULL, NULL), false);
  says(tn_layouts_begin(&all, &rules, &far, NULL), false);
  says(tn_layouts_begin(&all, &rules, &twice, NULL), false);
  says(tn_layouts_begin(&all, &rules, &three, NULL), true);
  says(tn_layouts_add(NULL, &three), false);
  says(tn_layouts_add(&all, NULL), false);
  says(tn_layouts_find(NULL), false);
  says(tn_layouts_knock(NULL, 5), 0);
  empty(tn_layouts_cards(NULL, 1));
  empty(tn_layouts_cards(&all, UINT32_C(1) << 31));
}


static void divisions(void **state) {
  (void)state;
  tn_DivideRules row = {.deck = &deck, .row_size = 3, .row = {0, 1, 2}}, bad;
  tn_Divided divided;
  tn_Set three = {{7}}, far = {{beyond()}}, many = {{UINT64_C(0x1FFFFFF)}};
  says(tn_divide(&row, &three, 0, NULL, &divided), true);
  says(divided.lots, 1);
  says(tn_divide(NULL, &three, 0, NULL, &divided), false);
  says(tn_divide(&row, NULL, 0, NULL, &divided), false);
  says(tn_divide(&row, &three, 0, NULL, NULL), false);
  says(tn_divide(&row, &three, -1, NULL, &divided), false);
  says(tn_divide(&row, &far, 0, NULL, &divided), false);
  says(tn_divide(&row, &many, 0, NULL, &divided), false);
#define not_divided(change)                                                    \
  (bad = row, (change), says(tn_divide(&bad, &three, 0, NULL, &divided), false))
  not_divided(bad.deck = NULL);
  not_divided(bad.row_size = TN_ROW + 1);
  not_divided(bad.row[0] = 13);
  says(tn_divide_closing(&bad, &three, NULL) == 0, true);
  says(tn_divide_loose(&bad, &three, NULL) == 0, true);
  says(tn_divide_closing(NULL, &three, NULL) == 0, true);
  says(tn_divide_loose(&row, NULL, NULL) == 0, true);
}


/* A table with melds.  Seat 0 holds the four twos and a three. */
static void sit_down_to_meld(void) {
  write_rules();
  for (size_t i = 0; i < COUNT(own_piles); i++)
    own_piles[i] = (tn_Pile){.owner = TN_NONE, .sees = TN_SEES_ALL};
  tn_Setup setup = setup_for(&deck, 4, 7);
  setup.piles = 9;
  setup.own = own_piles;
  setup.melds = &rules;
  assert_true(tn_table_init(&table, &setup, &memory));
  assert_true(tn_table_begin_round(&table, 3));
  for (int suit = 0; suit < 4; suit++)
    assert_true(
        tn_table_move(&table, (tn_Card)(13 * suit), TN_STOCK, tn_hand_pile(0)));
  assert_true(tn_table_move(&table, 1, TN_STOCK, tn_hand_pile(0)));
}


#define is_no_turn(table)                                                      \
  (says(tn_meld_allows(table, TN_STAGE_MELD, &move, &why), false),             \
   says(tn_meld_do(table, &move), false), says(tn_meld_discards(table), 0),    \
   says(tn_meld_knocks(table, 5), 0), says(tn_meld_loose(table), 0),           \
   says(tn_meld_lays_all(table), false),                                       \
   says(tn_meld_moves(table, TN_STAGE_MELD, true, 0, moves, 4), 0),            \
   says(tn_meld_count(table, TN_STAGE_MELD, 4), 0),                            \
   says(tn_meld_pick(table, TN_STAGE_MELD, 0, &move), 0),                      \
   says(tn_meld_collect(table, TN_STAGE_MELD, 0, &move), false),               \
   says(tn_meld_can_go_out(table), false),                                     \
   says(tn_meld_concealed(table, 0), false))


static void no_turns(void **state) {
  (void)state;
  static tn_MeldMove move, moves[4];
  tn_MeldWhy why;
  move = (tn_MeldMove){.verb = TN_DO_DONE};
  sit_down(&deck, 5); /* a game without melds */
  is_no_turn(NULL);
  is_no_turn(&never);
  is_no_turn(&table);
  says(tn_meld_turn(NULL, 0), false);
  says(tn_meld_turn(&table, 0), false);
  says(tn_meld_lay_down(NULL, 0, true), false);
  says(tn_meld_lay_down(&table, 0, true), false);
  says(tn_meld_frozen(NULL), false);
  says(tn_meld_frozen(&table), false);
  says(tn_meld_collects(NULL), false);
  unchanged();
  tn_table_free(&table);
  sit_down_to_meld(); /* but nobody's turn */
  is_no_turn(&table);
  says(tn_meld_turn(&table, 4), false);
  says(tn_meld_lay_down(&table, 4, true), false);
}


/* Makes a move, which cannot be made. */
static void is_undoable(tn_MeldMove move) {
  memcpy(&before, &table, sizeof table);
  says(tn_meld_do(&table, &move), false);
  unchanged();
}


static void turns(void **state) {
  (void)state;
  static tn_MeldMove move, twos, moves[4];
  tn_MeldWhy why;
  tn_Kinds all = tn_kind(0) | tn_kind(13) | tn_kind(26) | tn_kind(39);
  sit_down_to_meld();
  says(tn_meld_turn(&table, 0), true);
  twos = (tn_MeldMove){.verb = TN_DO_MELD, .parts = 1, .card = TN_NONE};
  twos.part[0] = (tn_MeldPart){.cards = {{all}}, .place = TN_NONE};
#define refuses(change, stage, because)                                        \
  (move = twos, (change),                                                      \
   says(tn_meld_allows(&table, stage, &move, &why), false),                    \
   says(why.fault, because))
  refuses(move.verb = TN_DO_JOIN + 1, TN_STAGE_MELD, TN_MOVE_STAGE);
  refuses(move.verb = TN_DO_JOIN, TN_STAGE_MELD, TN_MELD_NO_TWO);
  refuses(move.parts = TN_PARTS + 1, TN_STAGE_MELD, TN_MELD_NO_CARDS);
  refuses(move.part[0].stands.n = 9, TN_STAGE_MELD, TN_MELD_STANDS);
  refuses((move.part[0].stands.n = 1, move.part[0].stands.list[0].as = TN_NONE),
          TN_STAGE_MELD, TN_MELD_STANDS);
  refuses((move.verb = TN_DO_DISCARD, move.card = TN_NONE), TN_STAGE_DISCARD,
          TN_MELD_NOT_HELD);
  says(tn_meld_allows(&table, TN_STAGE_MELD, NULL, &why), false);
  says(tn_meld_allows(&table, TN_STAGE_MELD, &twos, NULL), false);
  says(tn_meld_moves(&table, TN_NO_STAGE, false, 0, moves, 4), 0);
  says(tn_meld_moves(&table, (tn_MeldStage)9, false, 0, moves, 4), 0);
  says(tn_meld_moves(&table, TN_STAGE_MELD, false, -1, moves, 4), 0);
  says(tn_meld_moves(&table, TN_STAGE_MELD, false, 0, moves, -1), 0);
  says(tn_meld_moves(&table, TN_STAGE_MELD, false, 0, NULL, 4), 0);
  says(tn_meld_count(&table, TN_NO_STAGE, 4), 0);
  says(tn_meld_count(&table, TN_STAGE_MELD, -1), 0);
  says(tn_meld_pick(&table, TN_NO_STAGE, 0, &move), 0);
  says(tn_meld_pick(&table, TN_STAGE_MELD, 0, NULL), 0);
  says(tn_meld_collect(&table, TN_STAGE_DISCARD, 0, NULL), false);
  says(tn_meld_collect(&table, TN_NO_STAGE, 0, &move), false);
  says(tn_meld_do(&table, NULL), false);
  is_undoable((tn_MeldMove){.verb = TN_DO_DRAW});
  is_undoable((tn_MeldMove){.verb = 99});
  is_undoable((tn_MeldMove){.verb = TN_DO_MELD});
  is_undoable((tn_MeldMove){.verb = TN_DO_MELD, .parts = TN_PARTS + 1});
  is_undoable((tn_MeldMove){.verb = TN_DO_MELD, .parts = 1}); /* no cards */
  is_undoable((tn_MeldMove){.verb = TN_DO_DISCARD, .card = 2});
  is_undoable((tn_MeldMove){.verb = TN_DO_DISCARD, .card = TN_NONE});
  is_undoable((tn_MeldMove){.verb = TN_DO_TAKE}); /* nothing lies there */
  is_undoable((tn_MeldMove){.verb = TN_DO_JOIN, .card = 0});
  is_undoable((tn_MeldMove){.verb = TN_DO_JOIN, .card = TN_NONE});
  move = twos;
  move.part[0].place = 1; /* the first is empty */
  is_undoable(move);
  move = twos;
  move.part[0].cards.plane[0] |= tn_kind(2); /* in the stock */
  is_undoable(move);
  move = twos;
  move.parts = 2;
  move.part[1] = move.part[0]; /* the same cards once more */
  is_undoable(move);
  says(tn_meld_do(&table, &twos), true);
}


static bool never_stop(void *host) {
  (void)host;
  return false;
}


static void solvers(void **state) {
  (void)state;
  const tn_Stakes stakes = {.camp = 5, .trick = 1};
  const int steps[] = {1};
  tn_Solution solutions[TN_SOLVABLE];
  bool reaches;
  int value, n;
  says(tn_solver_new(NULL) != NULL, false);
  says(tn_solver_new(&no_memory) != NULL, false);
  says(tn_solver_new_small(NULL) != NULL, false);
  tn_Solver *solver = tn_solver_new_small(&memory);
  sit_down(&deck, 4);
#define solves_nothing(solver)                                                 \
  (says(tn_solver_reaches(solver, 1, &reaches), TN_SOLVE_NOTHING),             \
   says(tn_solver_value(solver, 1, &value), TN_SOLVE_NOTHING),                 \
   says(tn_solver_all(solver, solutions, &n), TN_SOLVE_NOTHING),               \
   says(tn_solver_steps(solver, steps, 1, solutions, &n), TN_SOLVE_NOTHING),   \
   says(tn_solver_range(solver, &value, &n), false),                           \
   says(tn_solver_nodes(solver), 0))
  solves_nothing(NULL);
  solves_nothing(solver);
  says(tn_solver_pose(NULL, &table, &stakes), TN_SOLVE_NOTHING);
  says(tn_solver_pose(solver, NULL, &stakes), TN_SOLVE_NOTHING);
  says(tn_solver_pose(solver, &never, &stakes), TN_SOLVE_NOTHING);
  says(tn_solver_pose(solver, &table, &stakes), TN_SOLVE_NOTHING);
  says(tn_table_lead(&table, 0, 4), true);
  says(tn_solver_pose(solver, &table, NULL), TN_SOLVE_NOTHING);
  says(tn_solver_pose(solver, &table, &stakes), TN_SOLVED);
  says(tn_solver_reaches(solver, 1, NULL), TN_SOLVE_NOTHING);
  says(tn_solver_value(solver, 1, NULL), TN_SOLVE_NOTHING);
  says(tn_solver_all(solver, NULL, &n), TN_SOLVE_NOTHING);
  says(tn_solver_all(solver, solutions, NULL), TN_SOLVE_NOTHING);
  says(tn_solver_steps(solver, NULL, 1, solutions, &n), TN_SOLVE_NOTHING);
  says(tn_solver_steps(solver, steps, -1, solutions, &n), TN_SOLVE_NOTHING);
  says(tn_solver_steps(solver, steps, 1, NULL, &n), TN_SOLVE_NOTHING);
  says(tn_solver_steps(solver, steps, 1, solutions, NULL), TN_SOLVE_NOTHING);
  says(tn_solver_range(solver, NULL, &n), false);
  says(tn_solver_value(solver, 1, &value), TN_SOLVED);
  table.trick.under_way = false; /* what was posed is forgotten */
  says(tn_solver_pose(solver, &table, &stakes), TN_SOLVE_NOTHING);
  says(tn_solver_value(solver, 1, &value), TN_SOLVE_NOTHING);
  survives(tn_solver_stop(NULL, never_stop, NULL));
  survives(tn_solver_free(NULL));
  survives(tn_solver_free(solver));
}


static void knowledge(void **state) {
  (void)state;
  tn_Shown shown[TN_CARDS];
  tn_World world = {.secrets = 0};
  tn_Tape tape = {.limit = UINT32_MAX};
  sit_down(&deck, 5);
  says(tn_log_adds_up(NULL), false);
  says(tn_log_adds_up(&never), false);
  says(tn_log_adds_up(&table), true);
  says(tn_knowledge_new(NULL, 0, &memory) != NULL, false);
  says(tn_knowledge_new(&never, 0, &memory) != NULL, false);
  says(tn_knowledge_new(&table, 4, &memory) != NULL, false);
  says(tn_knowledge_new(&table, 0, NULL) != NULL, false);
  says(tn_knowledge_new(&table, 0, &no_memory) != NULL, false);
  says(tn_knowledge_shown(NULL, shown), 0);
  says(tn_knowledge_known(NULL, shown), 0);
  says(tn_knowledge_unseen(NULL, shown), 0);
  tn_Knowledge *known = tn_knowledge_new(&table, 0, &memory);
  assert_non_null(known);
  says(tn_knowledge_shown(known, NULL), 0);
  says(tn_knowledge_known(known, NULL), 0);
  says(tn_knowledge_unseen(known, NULL), 0);
  says(tn_world_sample(NULL, &stream, &world), false);
  says(tn_world_sample(known, NULL, &world), false);
  says(tn_world_sample(known, &stream, NULL), false);
  says(tn_world_sample_taken(known, NULL, NULL, NULL, &world), false);
  says(tn_world_write(NULL, &tape), false);
  says(tn_world_write(&world, NULL), false);
  survives(tn_knowledge_free(known));
  survives(tn_knowledge_free(NULL));
  says(tn_seen_alike(NULL, &table, 0), false);
  says(tn_seen_alike(&table, &never, 0), false);
  says(tn_seen_alike(&table, &table, 4), false);
  says(tn_seen_until(&table, NULL, 0), 0);
  says(tn_seen_until(&table, &table, 4), 0);
  says(tn_seen_digest(NULL, 0, 9) == 0, true);
  says(tn_seen_digest(&table, 4, 9) == 0, true);
}


/* A log that was switched on later, or in which a host has written what cannot
** have happened: nothing is known. */
static void strange_logs(void **state) {
  (void)state;
  const tn_Event strange[] = {
      {.what = TN_MOVED, .card = 1, .from = TN_TRICK, .to = 2},
      {.what = TN_MOVED, .card = 1, .from = TN_STOCK, .to = 200},
      {.what = TN_MOVED, .card = 1, .from = TN_STOCK, .to = 2, .place = 52},
      {.what = TN_MOVED, .card = NO_CARD, .from = TN_STOCK, .to = 2},
      {.what = TN_SHOWN, .card = 1, .from = 200},
      {.what = TN_COUNTED, .from = 200},
      {.what = TN_HOLDS, .from = 2, .n = UINT32_MAX},
      {.what = TN_KEPT, .from = 200},
  };
  for (size_t i = 0; i < COUNT(strange); i++) {
    sit_down(&deck, 0);
    table.log.on = true;
    says(tn_table_begin_round(&table, 3), true);
    says(tn_log_adds_up(&table), true);
    says(tn_log_write(&table, strange[i]), true);
    says(tn_log_adds_up(&table), false);
    says(tn_knowledge_new(&table, 0, &memory) != NULL, false);
    tn_table_free(&table);
  }
}


int main(void) {
  const struct CMUnitTest tests[] = {
      WRONG(melds),    WRONG(sums),      WRONG(layouts),
      WRONG(no_turns), WRONG(divisions), WRONG(turns),
      WRONG(solvers),  WRONG(knowledge), WRONG(strange_logs),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
