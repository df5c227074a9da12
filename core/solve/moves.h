/*
** Which card to try first.  A good guess spares most of the work: nothing that
** is found depends on it.
*/
#ifndef tn_solve_moves_h
#define tn_solve_moves_h

#include "solve/sure.h"

/* Who is still to play, as the player in turn sees it. */
typedef struct Outlook {
  int player;
  Bits friends, foes;        /* all their cards */
  Bits after_us, after_foes; /* what those who play later may play */
  Bits ruffing;              /* the cards of foes' suits that they can trump */
} Outlook;


static inline Bits may_still(const tn_Solver *solver, const SolveTrick *trick,
                             int player) {
  Bits hand = solver->hand[player];
  if (trick->n == 0)
    return hand;
  Bits follow = hand & (Bits)solver->order.of_group[trick->led];
  return follow ? follow : hand & solver->of_group[TN_TRUMPS];
}


/* The suits that some foe is void in while holding trumps. */
static inline Bits ruffed_by(const tn_Solver *solver, Bits hand) {
  Bits ruffed = 0;
  if (!(hand & solver->of_group[TN_TRUMPS]))
    return ruffed;
  for (int group = 0; group < TN_TRUMPS; group++)
    if (!(hand & solver->of_group[group]))
      ruffed |= solver->of_group[group];
  return ruffed;
}


static inline Outlook look_out(const tn_Solver *solver, const SolveTrick *trick,
                               int player) {
  Outlook out = {.player = player};
  bool first = solver->first[player];
  int other = player;
  for (int i = 1; i < solver->players; i++) {
    other = next_player(solver, other);
    bool later = trick->n + i < solver->players;
    bool ours = solver->first[other] == first;
    *(ours ? &out.friends : &out.foes) |= solver->hand[other];
    if (later)
      *(ours ? &out.after_us : &out.after_foes) |=
          may_still(solver, trick, other);
    if (!ours && trick->n == 0)
      out.ruffing |= ruffed_by(solver, solver->hand[other]);
  }
  return out;
}


/* How good a lead looks. */
static inline int judge_lead(const tn_Solver *solver, const Outlook *out,
                             int card) {
  uint8_t group = solver->order.group[card];
  Bits bits = solver->of_group[group];
  Bits foes = out->foes & bits, friends = out->friends & bits;
  int rank = count(bits & (bit_of(card) - 1)), worth = solver->worth[card];
  bool ruffed = out->ruffing >> card & 1;
  bool high = !foes || card > top_of(foes);
  bool friend_high = friends && (!foes || top_of(friends) > top_of(foes));
  int length = count(solver->hand[out->player] & bits), value;
  if (solver->has_worth) {
    value = high && !ruffed ? 60 + worth : 30 - worth;
    value += friend_high && !ruffed ? 10 + worth : 0;
    return value - (ruffed ? 10 : 0) + length;
  }
  bool friend_ruffs = out->friends && !friends && group != TN_TRUMPS &&
                      out->friends & solver->of_group[TN_TRUMPS];
  if (high && !ruffed)
    value = 60 + rank;
  else if (friend_high && !ruffed)
    value = 45 - rank;
  else
    value = (friend_ruffs && !ruffed ? 50 : 20) - rank;
  value += group != TN_TRUMPS ? 0 : high ? 5 : -8;
  return value - (ruffed ? 30 : 0) + length;
}


/* Can those who play later beat `card`? */
static inline bool is_beaten(const tn_Solver *solver, Bits later, int card) {
  return later & solver->over[card] ||
         (solver->order.group[card] != TN_TRUMPS &&
          later & solver->of_group[TN_TRUMPS]);
}


/* Does the trick look won for the player's camp when `best` is its best card?
*/
static inline bool looks_won(const tn_Solver *solver, const Outlook *out,
                             int best, bool ours) {
  if (best == NO_CARD)
    return false;
  if (ours && !is_beaten(solver, out->after_foes, best))
    return true;
  int better = best;
  for (Bits rest = out->after_us; rest; rest &= rest - 1)
    if (beats(solver, __builtin_ctzll(rest), better))
      better = __builtin_ctzll(rest);
  return better != best && !is_beaten(solver, out->after_foes, better);
}


/* How good an answer looks. */
static inline int judge_answer(const tn_Solver *solver, const SolveTrick *trick,
                               const Outlook *out, int card) {
  uint8_t group = solver->order.group[card];
  bool stands = group == trick->led || group == TN_TRUMPS;
  bool over =
      stands && (trick->best == NO_CARD || beats(solver, card, trick->best));
  bool ours =
      over || solver->first[trick->winner] == solver->first[out->player];
  bool won = looks_won(solver, out, over ? card : trick->best, ours);
  Bits bits = solver->of_group[group];
  int rank = count(bits & (bit_of(card) - 1)), worth = solver->worth[card];
  if (solver->has_worth) {
    int least = rank / 4 + (group == TN_TRUMPS ? 6 : 0);
    return won ? 50 + 2 * worth - least : 20 - 2 * worth - least;
  }
  int value = (won ? 50 : over ? 10 : 20) - rank;
  if (group == TN_TRUMPS)
    return value - 13;
  if (group != trick->led)
    value += count(solver->hand[out->player] & bits);
  return value;
}


/* Writes the cards in the order in which they are tried.  `killer`: the lead to
** begin with. */
static inline int order_moves(const tn_Solver *solver, const SolveTrick *trick,
                              int player, Bits moves, int killer,
                              uint8_t *list) {
  Outlook out = look_out(solver, trick, player);
  int values[TN_SOLVABLE], n = 0;
  for (; moves; moves &= moves - 1) {
    int card = __builtin_ctzll(moves);
    int value = trick->n == 0 ? judge_lead(solver, &out, card)
                              : judge_answer(solver, trick, &out, card);
    if (card == killer && trick->n == 0)
      value += 200;
    uint32_t cuts = solver->cuts[player][card] >> 12;
    value = value * 256 + (int)(cuts > 255 ? 255 : cuts);
    int at = n++;
    for (; at > 0 && values[at - 1] < value; at--) {
      values[at] = values[at - 1];
      list[at] = list[at - 1];
    }
    values[at] = value;
    list[at] = (uint8_t)card;
  }
  return n;
}

#endif
