/*
** A position is taken over from a table: its cards become bits, its duties
** speak of those bits, and sequences of owners get their numbers.
*/
#include "solve/solve.h"
#include "tricks/duty.h"
#include "tricks/tricks.h"

#include <string.h>


/* All cards of a kind in the hands, and in the trick. */
static int copies_of(const tn_Table *table, tn_Card card) {
  int n = 0;
  for (int seat = 0; seat < table->players; seat++)
    n += tn_pile_has(&table->pile[tn_hand_pile(seat)], card);
  for (int i = 0; i < table->trick.plays; i++)
    n += table->trick.cards[i] == card;
  return n;
}


/* Adds a group's cards, from the lowest up.  False: there are too many. */
static bool add_group(tn_Solver *solver, const tn_Table *table, uint8_t group) {
  const tn_Order *order = table->order;
  uint8_t first = (uint8_t)solver->cards;
  tn_Kinds kinds = order->of_group[group];
  if (group == TN_NO_GROUP) /* the order keeps no list of those */
    for (tn_Card card = 0; card < table->deck->kinds; card++)
      if (order->group[card] == TN_NO_GROUP)
        kinds |= tn_kind(card);
  while (kinds) {
    tn_Card low = tn_kinds_first(kinds);
    for (tn_Kinds rest = kinds; rest; rest &= rest - 1)
      if (order->height[tn_kinds_first(rest)] < order->height[low])
        low = tn_kinds_first(rest);
    kinds &= ~tn_kind(low);
    for (int n = copies_of(table, low); n > 0; n--) {
      if (solver->cards == TN_SOLVABLE)
        return false;
      solver->kind[solver->cards] = low;
      solver->order.group[solver->cards++] = group;
    }
  }
  for (int card = first; card < solver->cards; card++)
    solver->of_group[group] |= bit_of(card);
  solver->order.of_group[group] =
      group == TN_NO_GROUP ? 0 : solver->of_group[group];
  return true;
}


/* The cards of the group that are higher; and whether some are equal. */
static void compare(tn_Solver *solver, const tn_Order *order) {
  for (int card = 0; card < solver->cards; card++) {
    uint8_t group = solver->order.group[card];
    Bits others = group == TN_NO_GROUP ? 0 : solver->of_group[group];
    solver->order.above[card] = solver->over[card] = 0;
    for (others &= ~bit_of(card); others; others &= others - 1) {
      int other = __builtin_ctzll(others);
      tn_Card a = solver->kind[other], b = solver->kind[card];
      if (order->height[a] > order->height[b])
        solver->order.above[card] |= bit_of(other);
      if (order->height[a] > order->to_beat[b])
        solver->over[card] |= bit_of(other);
      solver->tied[group] |= order->height[a] == order->height[b];
    }
  }
}


/* The cards of these kinds. */
static Bits of_kinds(const tn_Solver *solver, tn_Kinds kinds) {
  Bits bits = 0;
  for (int card = 0; card < solver->cards; card++)
    if (kinds >> solver->kind[card] & 1)
      bits |= bit_of(card);
  return bits;
}


static tn_Named named(const tn_Solver *solver, const tn_Order *order,
                      const tn_Named *names) {
  tn_Kinds kinds =
      names->cards | (names->if_trump & order->of_group[TN_TRUMPS]);
  return (tn_Named){of_kinds(solver, kinds), 0, names->sorts};
}


/* A duty that waits for cards of which one has come already waits no more: it
** gets a fact that never holds, and says nothing from now on. */
static void await(const tn_Solver *solver, tn_Duty *duty,
                  const tn_Table *table) {
  if ((duty->until_played & played_by_all(table)) ||
      (duty->until_thrown & table->thrown))
    duty->when = TN_UNTIL;
  duty->until_played = of_kinds(solver, duty->until_played);
  duty->until_thrown = of_kinds(solver, duty->until_thrown);
}


static SolveDuty duty_of(tn_Solver *solver, const tn_Table *table, int rule) {
  SolveDuty solve = {.obligation = table->rule[rule]};
  if (!table->duty)
    return solve;
  tn_Duty *duty = &solve.duty;
  *duty = table->duty[rule];
  duty->names = named(solver, table->order, &duty->names);
  duty->exempt = named(solver, table->order, &duty->exempt);
  duty->only = named(solver, table->order, &duty->only);
  solve.waits = duty->until_played || duty->until_thrown;
  solver->marked |= solve.waits;
  await(solver, duty, table);
  return solve;
}


/* Is it a rule for the first trick, or for its lead, that is over? */
static bool is_past(const tn_Table *table, int rule) {
  unsigned when = table->duty ? table->duty[rule].when : 0;
  bool led = when & TN_LEADING && table->trick.plays > 0;
  return when & TN_FIRST_TRICK && (!table->trick.first || led);
}


/* Takes the duties over.  The host's own rules cannot be asked. */
static tn_SolveFault take_duties(tn_Solver *solver, const tn_Table *table) {
  solver->duties = 0;
  solver->marked = false;
  solver->host_facts = table->host_facts;
  for (int rule = 0; rule < table->rules; rule++) {
    if (rule_waits(table, rule) || is_past(table, rule))
      continue;
    if (table->rule[rule] == TN_RULE)
      return TN_SOLVE_HOST_RULE;
    solver->duty[solver->duties++] = duty_of(solver, table, rule);
  }
  solver->follow_only = solver->duties == 1 && !table->duty &&
                        solver->duty[0].obligation == TN_FOLLOW;
  return TN_SOLVED;
}


/* Cards of one sort count the same, and no duty tells them apart. */
static void sort_cards(tn_Solver *solver) {
  for (int card = 0; card < solver->cards; card++) {
    int like = 0;
    for (; like < card; like++) {
      Bits both = bit_of(like) | bit_of(card);
      bool same = solver->worth[like] == solver->worth[card];
      for (int i = 0; same && i < solver->duties; i++) {
        const tn_Duty *duty = &solver->duty[i].duty;
        const tn_Kinds sets[] = {duty->names.cards, duty->exempt.cards,
                                 duty->only.cards, duty->until_played,
                                 duty->until_thrown};
        for (int k = 0; k < 5; k++)
          same &= (sets[k] & both) == 0 || (sets[k] & both) == both;
      }
      if (same)
        break;
    }
    solver->sort[card] = (uint8_t)(like < card ? solver->sort[like] : card);
  }
}


/* What the cards count; TN_SOLVE_COUNTS if that is too much. */
static tn_SolveFault take_worth(tn_Solver *solver, const tn_Stakes *stakes) {
  long long sum = 0, most = 32000;
  solver->per_trick = stakes->trick;
  solver->last_trick = stakes->last;
  solver->has_worth = false;
  for (int card = 0; card < solver->cards; card++) {
    long long worth = stakes->card ? stakes->card[solver->kind[card]] : 0;
    sum += worth < 0 ? -worth : worth;
    if (sum > most)
      return TN_SOLVE_COUNTS;
    solver->worth[card] = (int16_t)worth;
    solver->has_worth |= worth != 0;
  }
  int tricks = solver->cards / solver->players + 1;
  sum += (stakes->trick < 0 ? -stakes->trick : stakes->trick) * tricks;
  sum += stakes->last < 0 ? -stakes->last : stakes->last;
  return sum > most ? TN_SOLVE_COUNTS : TN_SOLVED;
}


/* Numbers the players in the order of play, and says what each of them wants
** to be true: that the first camp gets as much as is asked, or not. */
static void take_seats(tn_Solver *solver, const tn_Table *table,
                       const tn_Stakes *stakes) {
  uint8_t seat = table->trick.turn;
  solver->players = 0;
  solver->ends = -1;
  do {
    int player = solver->players++;
    bool first = stakes->camp >> seat & 1;
    solver->seat[player] = seat;
    solver->side[player] = table->side_of[seat];
    solver->first[player] = first;
    solver->wants[player] = first != stakes->fewest;
    if (table->to_play > 0 && table->until_wins == seat)
      solver->ends = player;
    seat = table->next[seat];
  } while (seat != table->trick.turn);
}


/* A card of that kind which no hand has yet. */
static int free_card(const tn_Solver *solver, tn_Card kind, Bits used) {
  for (int card = 0; card < solver->cards; card++)
    if (solver->kind[card] == kind && !(used >> card & 1))
      return card;
  assert(!"a card that is not in the position");
  return NO_CARD;
}


/* Gives each player the bits of the cards in hand.  Answers the bits used.
** Cards of a kind are side by side. */
static Bits take_hands(tn_Solver *solver, const tn_Table *table) {
  Bits used = 0;
  for (int player = 0; player < solver->players; player++) {
    const tn_Pile *hand = &table->pile[tn_hand_pile(solver->seat[player])];
    int had = 0;
    solver->hand[player] = 0;
    for (int card = 0; card < solver->cards; card++) {
      bool same = card > 0 && solver->kind[card] == solver->kind[card - 1];
      had = same ? had : 0;
      if (used >> card & 1 || had == tn_pile_has(hand, solver->kind[card]))
        continue;
      solver->hand[player] |= bit_of(card);
      used |= bit_of(card);
      had++;
    }
  }
  return used;
}


/* Plays the cards of the trick again.  The player in turn is number 0. */
static void take_trick(tn_Solver *solver, const tn_Table *table, Bits used) {
  const tn_Trick *from = &table->trick;
  SolveTrick *trick = &solver->trick;
  *trick =
      (SolveTrick){.led = TN_NO_GROUP, .best = NO_CARD, .first = from->first};
  int player = (solver->players - from->plays) % solver->players;
  for (int i = 0; i < from->plays; i++) {
    int card = free_card(solver, from->cards[i], used);
    used |= bit_of(card);
    join(solver, trick, player, card);
    player = next_player(solver, player);
  }
  solver->turn = player;
  solver->thrown = 0;
}


/* Does each hand have a card for each trick that is left, and no more? */
static bool even(const tn_Solver *solver, const tn_Table *table) {
  int tricks = table->pile[tn_hand_pile(table->trick.turn)].count;
  if (tricks == 0)
    return false;
  for (int player = 0; player < solver->players; player++) {
    bool has_played = player >= solver->players - table->trick.plays;
    int cards = table->pile[tn_hand_pile(solver->seat[player])].count;
    if (cards + has_played != tricks)
      return false;
  }
  return true;
}


/* What can be got from here on. */
static void count_left(tn_Solver *solver) {
  SolveLeft left = {0, 0};
  SolveLeft none = {0, 0};
  for (int card = 0; card < solver->cards; card++)
    take(&none, solver->worth[card]);
  for (int n = solver->cards / solver->players; n > 0; n--)
    take(&none, solver->per_trick);
  take(&none, solver->last_trick);
  left.most -= none.most;
  left.least -= none.least;
  solver->left = left;
}


/* Cuts a group into parts that a table can number. */
static void cut_group(tn_Solver *solver, uint8_t group) {
  Bits bits = solver->of_group[group];
  int size = __builtin_popcountll(bits);
  int first = bits ? __builtin_ctzll(bits) : 0;
  for (int at = 0; at < size; at += PART_BITS) {
    SolvePart *part = &solver->part[solver->parts];
    part->first = (uint8_t)(first + at);
    part->size = (uint8_t)(size - at < PART_BITS ? size - at : PART_BITS);
    part->group = group;
    part->hash = solver->hashes + ((size_t)solver->parts << PART_BITS);
    part->owners = solver->owners + ((size_t)solver->parts << PART_BITS);
    solver->parts++;
  }
}


/* The player who holds the card; 0 if it lies in the trick. */
static uint32_t owner_of(const tn_Solver *solver, int card) {
  for (int player = 0; player < solver->players; player++)
    if (solver->hand[player] >> card & 1)
      return (uint32_t)player;
  return 0;
}


/* What tells the cards of a part from each other: who owns them, and of what
** sort they are.  Where cards are equally high, each card is itself: neighbours
** may be equal or not. */
static void sign_cards(const tn_Solver *solver, const SolvePart *part,
                       uint64_t sign[PART_BITS]) {
  for (int i = 0; i < part->size; i++) {
    int card = part->first + i;
    uint64_t what = solver->sort[card] + 1u;
    if (solver->tied[part->group])
      what += (solver->kind[card] + 1u) << 8;
    sign[i] = tn_mix(what << 8 | owner_of(solver, card), part->group + 1u);
  }
}


/* Numbers the sequences of a part: for each set of its cards, a hash of what
** they are from the highest down. */
static void number_part(tn_Solver *solver, const SolvePart *part) {
  uint64_t *hash = part->hash, sign[PART_BITS];
  sign_cards(solver, part, sign);
  hash[0] = 0;
  for (uint32_t set = 1; set < 1u << part->size; set++)
    hash[set] =
        hash[set & (set - 1)] * solver->power[1] + sign[__builtin_ctz(set)];
}


/* The same where ranks decide: the owners of the set's cards from the highest
** down. */
static void list_owners(const tn_Solver *solver, const SolvePart *part) {
  uint32_t *owners = part->owners;
  owners[0] = 0;
  for (int i = 0; i < part->size; i++) {
    uint32_t bit = 1u << i, owner = owner_of(solver, part->first + i) << 30;
    for (uint32_t below = 0; below < bit; below++)
      owners[bit | below] = owner | owners[below] >> 2;
  }
}


/* Do only ranks and lengths decide who wins how many tricks? */
static bool is_by_ranks(const tn_Solver *solver, const tn_Stakes *stakes) {
  bool ranks = solver->follow_only && !solver->has_worth &&
               stakes->trick == 1 && stakes->last == 0 && !stakes->fewest &&
               solver->ends < 0 && solver->players <= RANK_PLAYERS &&
               TN_TRUMPS < RANK_GROUPS && !solver->of_group[TN_NO_GROUP];
  for (int group = 0; ranks && group < RANK_GROUPS; group++)
    ranks = !solver->tied[group] &&
            __builtin_popcountll(solver->of_group[group]) <= PART_BITS;
  return ranks;
}


static void *room(const tn_Solver *solver, size_t size) {
  return solver->memory.alloc(solver->memory.host, NULL, 0, size);
}


/* Few lists are used in a small position: only those are emptied. */
void tni_solve_forget(tn_Solver *solver) {
  if (solver->patterns < ROOTS)
    for (int32_t i = 0; i < solver->patterns; i++)
      solver->root[solver->pattern[i].root] = -1;
  else
    memset(solver->root, 0xFF, ROOTS * sizeof *solver->root);
  solver->patterns = 0;
}


/* Makes the lists of patterns, with the first position that needs them. */
static bool make_lists(tn_Solver *solver) {
  if (!solver->pattern)
    solver->pattern = room(solver, PATTERNS * sizeof *solver->pattern);
  if (!solver->pattern)
    return false;
  solver->root = room(solver, ROOTS * sizeof *solver->root);
  if (solver->root)
    memset(solver->root, 0xFF, ROOTS * sizeof *solver->root);
  return solver->root != NULL;
}


/* The tables of what was found: those that this position needs. */
static bool forget(tn_Solver *solver) {
  if (solver->by_ranks && !solver->root)
    return make_lists(solver);
  if (solver->by_ranks) {
    tni_solve_forget(solver);
    return true;
  }
  if (!solver->exact)
    solver->exact = room(solver, solver->places * sizeof *solver->exact);
  else if (++solver->posed != 0)
    return true;
  if (!solver->exact)
    return false;
  memset(solver->exact, 0, solver->places * sizeof *solver->exact);
  solver->posed = 1;
  return true;
}


static tn_SolveFault lay_out(tn_Solver *solver, const tn_Table *table) {
  solver->cards = 0;
  memset(solver->of_group, 0, sizeof solver->of_group);
  memset(solver->tied, 0, sizeof solver->tied);
  for (uint8_t group = 0; group < TN_GROUPS; group++)
    if (!add_group(solver, table, group))
      return TN_SOLVE_CARDS;
  compare(solver, table->order);
  return even(solver, table) ? TN_SOLVED : TN_SOLVE_UNEVEN;
}


/* What holds for all positions that can follow. */
static bool prepare(tn_Solver *solver, const tn_Stakes *stakes) {
  solver->by_ranks = is_by_ranks(solver, stakes);
  solver->parts = 0;
  for (uint8_t group = 0; group < TN_GROUPS; group++)
    cut_group(solver, group);
  for (int i = 0; i < solver->parts; i++)
    if (solver->by_ranks)
      list_owners(solver, &solver->part[i]);
    else
      number_part(solver, &solver->part[i]);
  memset(solver->killer, NO_CARD, sizeof solver->killer);
  memset(solver->cuts, 0, sizeof solver->cuts);
  solver->nodes = 0;
  return forget(solver);
}


tn_SolveFault tn_solver_pose(tn_Solver *solver, const tn_Table *table,
                             const tn_Stakes *stakes) {
  if (!solver)
    return TN_SOLVE_NOTHING;
  solver->has_position = false;
  if (!stakes || !is_trick(table) || table->trick.plays >= table->trick.size)
    return TN_SOLVE_NOTHING;
  if (table->plays)
    return TN_SOLVE_SEVERAL;
  take_seats(solver, table, stakes);
  tn_SolveFault fault = lay_out(solver, table);
  if (fault == TN_SOLVED)
    fault = take_duties(solver, table);
  if (fault == TN_SOLVED)
    fault = take_worth(solver, stakes);
  if (fault != TN_SOLVED)
    return fault;
  sort_cards(solver);
  take_trick(solver, table, take_hands(solver, table));
  count_left(solver);
  solver->has_position = prepare(solver, stakes);
  return solver->has_position ? TN_SOLVED : TN_SOLVE_NO_MEMORY;
}
