/*
** Which moves there are: lists of melds, ways to take the pile.
**
** Where there are no runs, the suits of a set's cards make no difference, so
** one choice of naturals represents all that are as large.  Moves are counted,
** and only those that are wanted are written.  So a random bot can take one of
** many without a list of them.
**
** Random bots ask how many melds there are before nearly every discard, and
** mostly draw none.  So melds of a rank are counted by arithmetic where the
** numbers alone decide (count_rank), and are looked at one by one only where
** one of them is wanted, or where the end of the turn could forbid it.
*/
#include "turns/meld_list.h"

#include <limits.h>
#include <string.h>

#define STEPS_OF_GROUP 20 /* what a group of cards that is tried counts */

/* An empty list, with what the hand has.  `most` says where it may stop. */
static void begin(List *list, const tn_Table *table, int skip,
                  tn_MeldMove *moves, int room, int most) {
  const tn_Melding *melding = table->melding;
  memset(list, 0, offsetof(List, hand));
  list->table = table;
  list->melding = melding;
  list->rules = melding->rules;
  list->side = side_of_turn(table);
  list->skip = skip;
  list->room = room;
  list->most = most;
  list->moves = moves;
  list->low = TN_NONE;
  list->hand = *hand_of(table);
  list->held = table->pile[tn_hand_pile(melding->seat)].count;
  list->need = melding->opened[list->side] ? 0 : melding->first[list->side];
  list->wild = 0;
  bool wild = (list->hand.plane[0] & melding->rules->wild) != 0;
  memset(list->of_sort, 0, sizeof list->of_sort);
  for (int i = 0; wild && i < melding->rules->sorts; i++) {
    list->of_sort[i] = (uint8_t)count_of(&list->hand, melding->rules->sort[i]);
    list->wild += list->of_sort[i];
  }
}


/* Adds the melds of wild cards alone. */
static void add_wild_melds(List *list) {
  const tn_MeldRules *rules = list->rules;
  uint8_t place = list->melding->at[list->side][TN_WILD_SLOT];
  tn_Set none = {{0}};
  int lying = place == TN_NONE ? 0 : list->melding->place[place].wild;
  if (rules->wild_least == 0)
    return;
  for (int n = 1; n <= list->wild; n++)
    if (lying + n >= rules->wild_least && lying + n <= rules->wild_most)
      tni_list_splits(list, &none, place, n);
}


/* Adds the melds of cards that may be melded only last, if they leave one card
** or none. */
static void add_last(List *list) {
  const tn_MeldRules *rules = list->rules;
  int held = count_of(&list->hand, rules->last);
  for (int n = held; rules->last && n >= rules->least; n--) {
    tn_MeldPart part = {.place = TN_NONE};
    tni_list_lowest(&part.cards, &list->hand, rules->last, n);
    if (list->held - n <= 1)
      tni_list_part(list, &part);
  }
}


/* Could a meld of the rank count enough for a first meld? */
static bool may_open(const List *list, int rank) {
  return list->worth[rank] + list->wild_worth >= list->need;
}


/* Notes that the melds of a rank follow. */
static void note_rank(List *list, int rank) {
  list->at[list->ranks++] = (RankAt){(uint8_t)rank, list->n, list->tried};
}


/* The ranks to which something can be added, a bit each: those in hand, and
** with a wild card those of the side's melds. */
static uint32_t open_ranks(const List *list) {
  const uint8_t *at = list->melding->at[list->side];
  uint32_t ranks = list->held_ranks;
  if (list->wild > 0)
    for (int rank = 0; rank < list->rules->deck->ranks; rank++)
      ranks |= (uint32_t)(at[rank] != TN_NONE) << rank;
  return ranks;
}


/* Adds the melds of each rank where a side has one meld of a rank: to the one
** that there is, or a new one. */
static void add_ranks(List *list) {
  const tn_MeldRules *rules = list->rules;
  const uint8_t *at = list->melding->at[list->side];
  tni_list_ways(list);
  for (uint32_t left = open_ranks(list); left && !list_enough(list);
       left &= left - 1) {
    int rank = __builtin_ctz(left), held = list->of_rank[rank];
    bool enough = at[rank] != TN_NONE || (held >= rules->naturals && held > 0 &&
                                          held + list->wild >= rules->least);
    if (!enough || (list->need > 0 && !may_open(list, rank)))
      continue;
    note_rank(list, rank);
    tni_list_rank(list, rules->of_rank[rank], held, at[rank]);
  }
  list->ranks_end = list->n;
}


/* Adds the melds from the hand. */
static void add_melds(List *list) {
  if (list->melding->over)
    return;
  if (!list->rules->one_of_a_rank && list->rules->of_a_rank == 0) {
    tni_list_suits(list);
    return;
  }
  tni_list_count(list);
  if (list->rules->of_a_rank > 0) {
    tni_list_ways(list);
    tni_list_several(list);
  } else if (tni_list_choosy(list->rules)) {
    tni_list_suits(list);
  } else {
    add_ranks(list);
  }
  add_wild_melds(list);
  add_last(list);
  if (list->need > 0 && !list_enough(list))
    tni_list_first(list, TN_DO_MELD);
}


/*
** May the pile be taken with so many cards of its top's rank and wild cards?
** The numbers answer that if the turn can end anyway.  That two naturals are
** needed with a frozen pile, or before the first meld, has been seen to.
*/
static bool allows_take(const List *list, tn_MeldPart *part, int naturals,
                        int wild) {
  const tn_MeldRules *rules = list->rules;
  const tn_Melding *melding = list->melding;
  tn_Card top = top_of(list->table);
  uint8_t place = melding->at[list->side][rules->deck->rank[top]];
  tn_MeldPlace old = {0};
  if (place != TN_NONE)
    old = melding->place[place];
  else if (naturals == 0)
    return false;
  part->place = place == TN_NONE ? melding->used : place;
  return (rules->before_first || melding->opened[list->side]) &&
         good_counts(rules, old.naturals + naturals + 1, old.wild + wild) &&
         (list->need == 0 ||
          rules->points[top] + tn_meld_points(rules, &part->cards) >=
              list->need);
}


/* Must it be looked at how the turn ends, or at suits? */
static bool ends_open(const List *list, int spent) {
  return list->melding->over || list->rules->different_suits ||
         list->rules->by_pair || list->rules->of_a_rank > 0 ||
         tni_list_tight(list, spent);
}


/* Adds a way to take the pile with one group of so many naturals and wild
** cards, if it is allowed. */
static void add_take(List *list, const tn_Set *with, int naturals, int wild) {
  tn_MeldMove move;
  tn_MeldWhy why = {0};
  move.verb = TN_DO_TAKE;
  move.parts = 1;
  move.card = TN_NONE;
  move.part[0] = (tn_MeldPart){.cards = *with, .place = TN_NONE};
  if (list_enough(list) ||
      !(ends_open(list, naturals + wild)
            ? tni_turn_allows_take(list->table, &move, &why)
            : allows_take(list, &move.part[0], naturals, wild)))
    return;
  tn_MeldMove *to = tni_list_found(list, TN_DO_TAKE);
  if (to)
    memcpy(to, &move, offsetof(tn_MeldMove, part[1]));
}


/* Adds the takes with the top alone, or with one natural and a wild card of
** each sort.  A frozen pile is not taken so, nor as a first meld. */
static void add_small_takes(List *list, tn_Kinds natural, int held) {
  tn_Set with = {{0}};
  if (!list->melding->opened[list->side] || tn_meld_frozen(list->table))
    return;
  if (list->rules->by_pair) {
    tni_list_tops(list);
    return;
  }
  add_take(list, &with, 0, 0);
  for (int i = 0; held > 0 && i < list->rules->sorts; i++) {
    if (list->of_sort[i] == 0)
      continue;
    with = (tn_Set){{0}};
    tni_list_lowest(&with, &list->hand, natural, 1);
    tni_list_lowest(&with, &list->hand, list->rules->sort[i], 1);
    add_take(list, &with, 1, 1);
  }
}


/* Adds these, and the takes with two or more naturals. */
static void add_takes(List *list, tn_Kinds natural, int held) {
  add_small_takes(list, natural, held);
  for (int n = 2; n <= held && !list_enough(list); n++) {
    tn_Set with = {{0}};
    tni_list_lowest(&with, &list->hand, natural, n);
    add_take(list, &with, n, 0);
  }
}


/* Could somebody take the pile, by its top? */
static bool has_fit_top(const tn_Table *table) {
  const tn_MeldRules *rules = table->melding->rules;
  tn_Card top = rules->discard == TN_NONE ? TN_NONE : top_of(table);
  if (top == TN_NONE || table->melding->refused)
    return false;
  return !rules->whole || (rules->sets & ~rules->last & tn_kind(top));
}


/*
** Where the pile is taken whole: does the player have a natural of the top's
** rank, or a meld of it?  Most players have neither, and that is quick to see.
*/
static bool has_for_top(const tn_Table *table) {
  const tn_MeldRules *rules = table->melding->rules;
  if (!rules->whole)
    return true;
  tn_Card top = top_of(table);
  uint8_t rank = rules->deck->rank[top];
  return (hand_of(table)->plane[0] & rules->of_rank[rank]) != 0 ||
         (table->melding->fits & tn_kind(top)) != 0 ||
         table->melding->at[side_of_turn(table)][rank] != TN_NONE;
}


/* Adds the ways to take the pile. */
static void add_pile(List *list) {
  const tn_MeldRules *rules = list->rules;
  if (!has_fit_top(list->table))
    return;
  if (rules->down)
    tni_list_down(list);
  else if (!rules->whole)
    tni_list_found(list, TN_DO_TAKE);
  if (!rules->whole)
    return;
  tn_Card top = top_of(list->table);
  uint8_t rank = rules->deck->rank[top];
  tn_Kinds natural = rules->of_rank[rank];
  int held = count_of(&list->hand, natural);
  bool own = list->melding->at[list->side][rank] != TN_NONE;
  if (rules->by_pair)
    own = tni_take_place(list->table, TN_NONE) != TN_NONE;
  if (!own && held < 2 && (held < 1 || list->wild == 0))
    return;
  add_takes(list, natural, held);
  if (list->need == 0 || held < 2 || list_enough(list))
    return;
  tni_list_count(list);
  tni_list_first(list, TN_DO_TAKE);
}


/* Adds the moves that end melding, or that ask the partner.  All melds are in
** the list already. */
static void add_ends(List *list) {
  tn_MeldWhy why;
  if (tni_turn_allows_done(list->table, list->n > 0, &why))
    tni_list_found(list, TN_DO_DONE);
  if (tni_turn_allows_ask(list->table, &why))
    tni_list_found(list, TN_DO_ASK);
}


/* Adds a move with each of some cards. */
static void add_cards(List *list, tn_MeldVerb verb, tn_Kinds left) {
  for (; left; left &= left - 1) {
    tn_MeldMove *move = tni_list_found(list, verb);
    if (move)
      move->card = tn_kinds_first(left);
  }
}


/* Adds the moves that end a turn. */
static void add_discards(List *list) {
  const tn_Table *table = list->table;
  add_cards(list, TN_DO_DISCARD, tn_meld_discards(table));
  if (!list->rules->in_hand)
    return;
  add_cards(list, TN_DO_KNOCK, tn_meld_knocks(table, list->melding->knock));
  if (*list->rules->clear)
    add_cards(list, TN_DO_CLEAR, tn_meld_knocks(table, 0));
  if (tn_meld_lays_all(table))
    tni_list_found(list, TN_DO_ALL);
}


/* Adds the moves that meld. */
static void add_melding(List *list, tn_MeldStage stage) {
  if (stage == TN_STAGE_DRAW)
    add_pile(list);
  else if (stage == TN_STAGE_MELD)
    add_melds(list);
}


/* Counts the work of a list, whose limits end it. */
static void count_work(const List *list) {
  tn_Work *work = list->table->work;
  if (work)
    tn_work_on(work, (int64_t)STEPS_OF_GROUP * (list->tried + list->steps) +
                         list->chosen);
}


int tn_meld_moves(const tn_Table *table, tn_MeldStage stage, bool melding,
                  int skip, tn_MeldMove *moves, int room) {
  List list;
  if (!is_turn(table) || !is_stage(stage) || skip < 0 || room < 0 ||
      (room > 0 && !moves))
    return 0;
  begin(&list, table, skip, moves, room, INT_MAX);
  add_melding(&list, stage);
  count_work(&list);
  if (melding)
    return list.n;
  switch (stage) {
    case TN_STAGE_DRAW:
      tni_list_found(&list, list.melding->offers || !table->pile[TN_STOCK].count
                                ? TN_DO_PASS
                                : TN_DO_DRAW);
      break;
    case TN_STAGE_MELD: add_ends(&list); break;
    default: add_discards(&list); break;
  }
  return list.n;
}


/* Has the place a meld that takes one more natural card, or one more wild
** one? */
static bool takes_one(const tn_Melding *melding, uint8_t place, bool wild) {
  if (place == TN_NONE)
    return false;
  const tn_MeldPlace *at = &melding->place[place];
  return good_counts(melding->rules, at->naturals + !wild, at->wild + wild);
}


/* Can a card of the hand surely be added to a meld of its side?  In most turns
** one can, and that saves the list. */
static bool surely_adds(const tn_Table *table) {
  const tn_Melding *melding = table->melding;
  const tn_MeldRules *rules = melding->rules;
  const uint8_t *at = melding->at[side_of_turn(table)];
  tn_Kinds hand = hand_of(table)->plane[0];
  if (!rules->one_of_a_rank || rules->different_suits ||
      !melding->opened[side_of_turn(table)] || melding->over ||
      melding->leave == TN_LEAVE_YES || held_by(table) < 3)
    return false;
  for (tn_Kinds left = hand & rules->sets; left; left &= left - 1)
    if (takes_one(melding, at[rules->deck->rank[tn_kinds_first(left)]], false))
      return true;
  for (int rank = 0; hand & rules->wild && rank < rules->deck->ranks; rank++)
    if (takes_one(melding, at[rank], true))
      return true;
  return false;
}


/* A look at the top of the pile saves most players' lists. */
int tn_meld_count(const tn_Table *table, tn_MeldStage stage, int most) {
  List list;
  if (!is_turn(table) || !is_stage(stage) || most < 1)
    return 0;
  if (stage == TN_STAGE_DRAW && !(has_fit_top(table) && has_for_top(table)))
    return 0;
  if (stage == TN_STAGE_MELD && most == 1 && surely_adds(table))
    return 1;
  begin(&list, table, 0, NULL, 0, most);
  add_melding(&list, stage);
  count_work(&list);
  return list.n < most ? list.n : most;
}


/* Goes through a list that has been counted once more, up to the move number
** `nth`.  If that is of a rank, the list goes on there. */
static void find_nth(List *list, tn_MeldStage stage, int nth,
                     tn_MeldMove *move) {
  const tn_MeldRules *rules = list->rules;
  int at = list->ranks;
  list->skip = nth;
  list->room = 1;
  list->most = nth + 1;
  list->moves = move;
  while (at > 0 && list->at[at - 1].n > nth)
    at--;
  if (nth < list->ranks_end) {
    const RankAt *from = &list->at[at - 1];
    list->n = from->n;
    list->tried = from->tried;
    tni_list_rank(list, rules->of_rank[from->rank], list->of_rank[from->rank],
                  list->melding->at[list->side][from->rank]);
  } else {
    list->n = list->tried = list->chosen = list->ranks = 0;
    add_melding(list, stage);
  }
  assert(list->n > nth);
}


/* Where it costs more to find a move than to write it, the first ones are
** kept. */
int tn_meld_pick(const tn_Table *table, tn_MeldStage stage, uint64_t bits,
                 tn_MeldMove *move) {
  enum { KEPT = TN_COPIES > 4 ? 2 : 8 }; /* by their size on the stack */
  tn_MeldMove first[KEPT];
  List list;
  if (!is_turn(table) || !is_stage(stage) || !move)
    return 0;
  begin(&list, table, 0, first, 0, INT_MAX);
  list.room =
      stage == TN_STAGE_DRAW || !table->melding->opened[list.side] ? KEPT : 0;
  add_melding(&list, stage);
  count_work(&list);
  int n = list.n, nth = (int)(((bits >> 32) * (uint64_t)n) >> 32);
  if (n > 0 && nth < list.room)
    *move = first[nth];
  else if (n > 0)
    find_nth(&list, stage, nth, move);
  return n;
}
