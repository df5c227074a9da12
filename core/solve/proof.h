/*
** The proof that the first camp gets so much from a position on, or that it
** does not.  Each player tries cards until one gives the own camp what it
** wants; if none does, the other camp has its way.
**
** With `by_ranks`, a proof also says on which ranks it depends (`matter`), so
** that it serves all positions that are alike in them.
**
** These functions are compiled twice, see fast.c and plain.c.
*/
#ifndef tn_solve_proof_h
#define tn_solve_proof_h

#include "solve/moves.h"

#include <string.h>

static bool prove(tn_Solver *solver, const SolveTrick *trick, int player,
                  SolveLeft left, int need, Bits *matter);


/* The owners of all cards by rank, and a check of lengths and leader. */
static inline void read_owners(const tn_Solver *solver, Bits all,
                               uint64_t check, uint64_t owners[3]) {
  uint32_t words[RANK_GROUPS + 1] = {0};
  for (int i = 0; i < solver->parts; i++) {
    const SolvePart *part = &solver->part[i];
    uint32_t set =
        (uint32_t)(all >> part->first) & ((UINT32_C(1) << part->size) - 1);
    words[part->group] = part->owners[set];
  }
  owners[0] = words[0] | (uint64_t)words[1] << 32;
  owners[1] = words[2] | (uint64_t)words[3] << 32;
  owners[2] = words[4] | (check & UINT64_C(0xFFFFFFFF00000000));
}


/* A hash of how many cards of each group each player has, and who leads. */
static inline uint64_t lengths_hash(const tn_Solver *solver, int leader) {
  uint64_t hash = 0;
  for (int player = 0; player < solver->players; player++) {
    uint64_t lengths = 0;
    for (int group = 0; group < RANK_GROUPS; group++)
      lengths = lengths << 4 |
                (uint64_t)count(solver->hand[player] & solver->of_group[group]);
    hash = (hash ^ lengths) * TN_STRIDE;
    hash ^= hash >> 29;
  }
  return tn_mix(hash, (uint64_t)leader);
}


static inline uint32_t highest_ranks(int n) {
  return n == 0 ? 0 : (uint32_t)(UINT64_C(0xFFFFFFFF) << (32 - 2 * n));
}


/* The lowest cards that matter, of a position that fits the pattern. */
static inline Bits matters_here(const tn_Solver *solver, const Pattern *pattern,
                                Bits all) {
  Bits matter = 0;
  for (int group = 0; group < RANK_GROUPS; group++) {
    Bits bits = all & solver->of_group[group];
    for (int drop = count(bits) - pattern->ranks[group];
         pattern->ranks[group] && drop > 0; drop--)
      bits &= bits - 1;
    if (pattern->ranks[group])
      matter |= bits & -bits;
  }
  return matter;
}


/* A pattern that decides about `need`, brought to the front of its list; NULL
** if there is none. */
static inline const Pattern *recall(tn_Solver *solver, int32_t *root,
                                    const uint64_t owners[3], int need) {
  Pattern *before = NULL;
  for (int32_t at = *root; at >= 0;) {
    Pattern *pattern = &solver->pattern[at];
    uint64_t other = ((owners[0] ^ pattern->owners[0]) & pattern->mask[0]) |
                     ((owners[1] ^ pattern->owners[1]) & pattern->mask[1]) |
                     ((owners[2] ^ pattern->owners[2]) & pattern->mask[2]);
    if (!other && (pattern->least >= need || pattern->most < need)) {
      if (before) {
        before->next = pattern->next;
        pattern->next = *root;
        *root = at;
      }
      return pattern;
    }
    before = pattern;
    at = pattern->next;
  }
  return NULL;
}


/* Keeps what was proved.  When there is no room, all is forgotten. */
static inline void keep(tn_Solver *solver, int32_t *root,
                        const uint64_t owners[3], Bits all, Bits matter,
                        SolveLeft proved) {
  if (solver->patterns == PATTERNS)
    tni_solve_forget(solver);
  Pattern *pattern = &solver->pattern[solver->patterns];
  uint32_t masks[RANK_GROUPS];
  for (int group = 0; group < RANK_GROUPS; group++) {
    Bits bits = all & solver->of_group[group], low = bits & matter;
    int ranks = low ? count(bits & ~((low & -low) - 1)) : 0;
    pattern->ranks[group] = (uint8_t)ranks;
    masks[group] = highest_ranks(ranks);
  }
  memcpy(pattern->owners, owners, sizeof pattern->owners);
  pattern->mask[0] = masks[0] | (uint64_t)masks[1] << 32;
  pattern->mask[1] = masks[2] | (uint64_t)masks[3] << 32;
  pattern->mask[2] = masks[4] | UINT64_C(0xFFFFFFFF00000000);
  pattern->least = (int8_t)proved.least;
  pattern->most = (int8_t)proved.most;
  pattern->next = *root;
  pattern->root = (uint16_t)(root - solver->root);
  *root = solver->patterns++;
}


/* A trick begins where ranks and lengths decide. */
static bool begin_by_ranks(tn_Solver *solver, int leader, SolveLeft left,
                           int need, Bits *matter) {
  const SolveTrick trick = {.led = TN_NO_GROUP, .best = NO_CARD};
  Sure sure = settled(solver, leader, need, left.most, matter);
  if (sure != UNSURE)
    return sure == REACHED;
  *matter = 0;
  if (left.most == 1)
    return prove(solver, &trick, leader, left, need, matter);
  Bits all = cards_left(solver);
  uint64_t hash = lengths_hash(solver, leader), owners[3];
  int32_t *root = &solver->root[hash & (ROOTS - 1)];
  read_owners(solver, all, hash, owners);
  const Pattern *known = recall(solver, root, owners, need);
  if (known) {
    *matter = matters_here(solver, known, all);
    return known->least >= need;
  }
  bool reached = prove(solver, &trick, leader, left, need, matter);
  SolveLeft proved = {reached ? need : 0, reached ? left.most : need - 1};
  if (!solver->stopped)
    keep(solver, root, owners, all, *matter, proved);
  return reached;
}


/* A hash of what decides the rest of the play. */
static inline uint64_t position_key(const tn_Solver *solver, int leader) {
  uint64_t key = (uint64_t)leader + 1;
  Bits all = cards_left(solver);
  uint64_t group = 0;
  for (int i = 0; i < solver->parts; i++) {
    const SolvePart *part = &solver->part[i];
    uint32_t set =
        (uint32_t)(all >> part->first) & ((UINT32_C(1) << part->size) - 1);
    group = part->hash[set] * solver->power[__builtin_popcount(set)] + group;
    if (i + 1 == solver->parts || solver->part[i + 1].group != part->group) {
      key += tn_mix(group, part->group);
      group = 0;
    }
  }
  for (int i = 0; solver->marked && i < solver->duties; i++)
    if (solver->duty[i].waits)
      key = key * 2 + still_waits(solver, &solver->duty[i], all);
  return tn_mix(key, 1);
}


/* A trick begins: what is known of this position, or else a proof. */
static bool begin_exactly(tn_Solver *solver, int leader, SolveLeft left,
                          int need) {
  const SolveTrick trick = {.led = TN_NO_GROUP, .best = NO_CARD};
  uint64_t key = position_key(solver, leader);
  Exact *place = &solver->exact[key & (solver->places - 1)];
  Exact known = {key, (int16_t)left.least, (int16_t)left.most, NO_CARD,
                 solver->posed};
  if (place->key == key && place->posed == solver->posed)
    known = *place;
  if (known.least >= need || known.most < need)
    return known.least >= need;
  int cards = count(cards_left(solver));
  solver->killer[cards] = known.lead;
  Bits matter;
  bool reached = prove(solver, &trick, leader, left, need, &matter);
  if (solver->stopped)
    return reached;
  if (reached)
    known.least = (int16_t)need;
  else
    known.most = (int16_t)(need - 1);
  known.lead = solver->killer[cards];
  *place = known;
  return reached;
}


/* Is it time to ask the host, and does it end the search? */
static inline bool is_stopped(tn_Solver *solver) {
  if ((++solver->nodes & 511) == 0 && solver->stop &&
      solver->stop(solver->host))
    solver->stopped = true;
  return solver->stopped;
}


/* A trick begins. */
static bool begin_trick(tn_Solver *solver, int leader, SolveLeft left, int need,
                        Bits *matter) {
  *matter = 0;
  if (need <= left.least || need > left.most || is_stopped(solver))
    return need <= left.least;
  if (solver->by_ranks)
    return begin_by_ranks(solver, leader, left, need, matter);
  return begin_exactly(solver, leader, left, need);
}


/* All have played: the winner's camp gets the trick, and the winner leads. */
static bool end_trick(tn_Solver *solver, const SolveTrick *trick,
                      SolveLeft left, int need, Bits *matter) {
  bool last = cards_left(solver) == 0;
  int worth = trick_worth(solver, trick, last, &left);
  if (trick->winner == solver->ends)
    left = (SolveLeft){0, 0};
  if (solver->first[trick->winner])
    need -= worth;
  bool reached = begin_trick(solver, trick->winner, left, need, matter);
  if (!solver->by_ranks)
    return reached;
  if (count(cards_played(trick) &
            solver->of_group[solver->order.group[trick->best]]) > 1)
    *matter |= bit_of(trick->best);
  return reached;
}


/* A player's card, and what follows from it. */
static bool try_card(tn_Solver *solver, const SolveTrick *trick, int player,
                     int card, SolveLeft left, int need, Bits *matter) {
  SolveTrick next = *trick;
  Bits hand = solver->hand[player], thrown = solver->thrown;
  lay(solver, &next, player, card);
  *matter = 0;
  bool reached = next.n == solver->players
                     ? end_trick(solver, &next, left, need, matter)
                     : prove(solver, &next, next_player(solver, player), left,
                             need, matter);
  solver->hand[player] = hand;
  solver->thrown = thrown;
  return reached;
}


/* A card that gave its player what the camp wants is tried early elsewhere. */
static inline void note_cut(tn_Solver *solver, const SolveTrick *trick,
                            int player, int card, int cards) {
  uint32_t *cuts = solver->cuts[player];
  cuts[card] += (uint32_t)(cards * cards);
  if (cuts[card] > 1u << 20)
    for (int i = 0; i < TN_SEATS * TN_SOLVABLE; i++)
      solver->cuts[i / TN_SOLVABLE][i % TN_SOLVABLE] /= 2;
  if (trick->n == 0)
    solver->killer[cards] = (uint8_t)card;
}


/* A card has failed, for a reason in which no lower card of its group matters:
** those will fail, too.  Or else the card's rank itself matters. */
static inline Bits fail_alike(const tn_Solver *solver, int card, Bits hand,
                              Bits legal, Bits present, Bits *matter) {
  Bits group = solver->of_group[solver->order.group[card]];
  Bits low = *matter & group;
  if (!low)
    return group;
  if ((low & -low) > bit_of(card))
    return group & ((low & -low) - 1);
  int lowest = card;
  for (int next = card; next != NO_CARD;
       next = next_equal(solver, next, hand, present))
    lowest = next;
  if (lowest != card && legal >> lowest & 1)
    *matter |= bit_of(lowest);
  return 0;
}


static bool prove(tn_Solver *solver, const SolveTrick *trick, int player,
                  SolveLeft left, int need, Bits *matter) {
  Bits hand = solver->hand[player], failed = 0, all_matter = 0;
  Bits legal = legal_cards(solver, trick, player), moves = legal;
  Bits all = cards_left(solver), present = all | cards_played(trick);
  int cards = count(all), n = 1;
  uint8_t list[TN_SOLVABLE];
  if (moves & (moves - 1))
    moves = distinct(solver, moves, hand, present);
  if (moves & (moves - 1))
    n = order_moves(solver, trick, player, moves, solver->killer[cards], list);
  else
    list[0] = (uint8_t)__builtin_ctzll(moves);
  for (int i = 0; i < n; i++) {
    if (failed >> list[i] & 1)
      continue;
    Bits some;
    bool reached = try_card(solver, trick, player, list[i], left, need, &some);
    if (reached == solver->wants[player]) {
      *matter = some;
      note_cut(solver, trick, player, list[i], cards);
      return reached;
    }
    if (solver->by_ranks)
      failed |= fail_alike(solver, list[i], hand, legal, present, &some);
    all_matter |= some;
  }
  *matter = all_matter;
  return !solver->wants[player];
}


static bool prove_posed(tn_Solver *solver, const SolveTrick *trick, int turn,
                        SolveLeft left, int need) {
  Bits matter;
  if (need <= left.least || need > left.most)
    return need <= left.least;
  if (trick->n == 0 && !trick->first)
    return begin_trick(solver, turn, left, need, &matter);
  return prove(solver, trick, turn, left, need, &matter);
}

#endif
