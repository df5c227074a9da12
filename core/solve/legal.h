/*
** What may be played, in the bits of a position.  The same rules as in
** tricks/duty.h, and the same names.
*/
#ifndef tn_solve_legal_h
#define tn_solve_legal_h

#include "solve/solve.h"

#include <stddef.h>


/* Has a trick that another suit led been trumped? */
static inline bool is_trumped(const tn_Solver *solver,
                              const SolveTrick *trick) {
  return trick->led != TN_TRUMPS && trick->best != NO_CARD &&
         solver->group[trick->best] == TN_TRUMPS;
}


/* The cards of the suit led that beat its best card in the trick. */
static inline Bits above_led(const tn_Solver *solver, const SolveTrick *trick) {
  Bits above = solver->to_follow[trick->led];
  for (int i = 0; i < trick->n; i++)
    if (solver->group[trick->card[i]] == trick->led)
      above &= solver->above[trick->card[i]];
  return above;
}


/* The trumps that beat every trump in the trick; all if there is none. */
static inline Bits above_trumps(const tn_Solver *solver,
                                const SolveTrick *trick) {
  if (trick->best != NO_CARD && solver->group[trick->best] == TN_TRUMPS)
    return solver->above[trick->best];
  return solver->of_group[TN_TRUMPS];
}


static inline Bits solve_named(const tn_Solver *solver, const SolveTrick *trick,
                               const SolveNamed *named) {
  Bits bits = named->cards;
  if (named->sorts & TN_ALL_TRUMPS)
    bits |= solver->of_group[TN_TRUMPS];
  if (named->sorts & TN_HIGHER_TRUMPS)
    bits |= above_trumps(solver, trick);
  if (named->sorts & TN_LOWER_TRUMPS)
    bits |= solver->of_group[TN_TRUMPS] & ~above_trumps(solver, trick);
  if (trick->led == TN_NO_GROUP)
    return bits;
  if (named->sorts & TN_SUIT_LED)
    bits |= solver->to_follow[trick->led];
  if (named->sorts & TN_HIGHER)
    bits |= above_led(solver, trick);
  return bits;
}


/* The cards that a duty names, out of all cards. */
static inline Bits solve_names(const tn_Solver *solver, const SolveTrick *trick,
                               const SolveDuty *duty) {
  if (duty->obligation == TN_CARDS_NAMED)
    return solve_named(solver, trick, &duty->names);
  if (trick->led == TN_NO_GROUP)
    return 0;
  switch ((tn_Obligation)duty->obligation) {
    case TN_FOLLOW: return solver->to_follow[trick->led];
    case TN_BEAT_LED:
      return is_trumped(solver, trick) ? 0 : above_led(solver, trick);
    case TN_BEAT_LED_ALWAYS: return above_led(solver, trick);
    case TN_PLAY_TRUMP: return solver->of_group[TN_TRUMPS];
    case TN_OVERTRUMP: return above_trumps(solver, trick);
    case TN_RULE:
    case TN_CARDS_NAMED: break;
  }
  return 0;
}


/* Which facts hold for the player in turn. */
static inline uint32_t solve_facts(const tn_Solver *solver,
                                   const SolveTrick *trick, int player) {
  uint32_t facts = solver->host_facts;
  facts |= trick->first ? TN_FIRST_TRICK : 0;
  if (trick->n == 0)
    return facts | TN_LEADING;
  const uint8_t *side = solver->side;
  facts |= trick->led == TN_TRUMPS ? TN_TRUMP_LED : 0;
  facts |= is_trumped(solver, trick) ? TN_TRUMPED : 0;
  facts |= trick->best != NO_CARD && side[trick->winner] == side[player]
               ? TN_PARTNER_WINS
               : 0;
  bool led = trick->led != TN_NO_GROUP;
  facts |= led && !(solver->hand[player] & solver->to_follow[trick->led])
               ? TN_VOID
               : 0;
  return facts;
}


/* Have all cards that the duty waits for stayed away? */
static inline bool still_waits(const tn_Solver *solver, const SolveDuty *duty,
                               Bits held) {
  return !(duty->until_played & ~held) &&
         !(duty->until_thrown & solver->thrown);
}


/* What the duty leaves of some cards; 0 if it does not bind. */
static inline Bits duty_leaves(const tn_Solver *solver, const SolveTrick *trick,
                               const SolveDuty *duty, Bits cards) {
  Bits names = solve_names(solver, trick, duty);
  Bits wanted = duty->avoids ? ~names : names;
  Bits exempt = solve_named(solver, trick, &duty->exempt);
  Bits binding =
      duty->has_only ? ~solve_named(solver, trick, &duty->only) : wanted;
  binding &= ~exempt;
  if (!(cards & binding) || !(cards & wanted))
    return 0;
  return cards & (wanted | exempt);
}


/* The cards that the player may play, where there are several duties. */
static inline Bits legal_by_duties(const tn_Solver *solver,
                                   const SolveTrick *trick, int player) {
  Bits left = solver->hand[player];
  uint32_t facts = solve_facts(solver, trick, player);
  Bits held = solver->marked ? cards_left(solver) : 0;
  for (int i = 0; i < solver->duties; i++) {
    const SolveDuty *duty = &solver->duty[i];
    if ((facts & duty->when) != duty->when || facts & duty->unless ||
        (duty->waits && !still_waits(solver, duty, held)))
      continue;
    Bits some = duty_leaves(solver, trick, duty, left);
    if (!some)
      continue;
    left = some;
    if (!duty->narrows)
      break;
  }
  return left;
}


static inline Bits legal_cards(const tn_Solver *solver, const SolveTrick *trick,
                               int player) {
  if (!solver->follow_only)
    return legal_by_duties(solver, trick, player);
  Bits hand = solver->hand[player];
  Bits follow = hand & solver->to_follow[trick->led];
  return follow ? follow : hand;
}


/* The highest card of some. */
static inline int top_of(Bits bits) { return 63 - __builtin_clzll(bits); }


/* Is the next lower card of the position as good for its holder as `card`?
** Answers it, or NO_CARD. */
static inline int next_equal(const tn_Solver *solver, int card, Bits hand,
                             Bits present) {
  uint8_t group = solver->group[card];
  Bits below = present & solver->of_group[group] & (bit_of(card) - 1);
  if (!below)
    return NO_CARD;
  int next = top_of(below);
  if (!(hand >> next & 1) || solver->sort[next] != solver->sort[card] ||
      (solver->tied[group] && solver->kind[next] != solver->kind[card]))
    return NO_CARD;
  return next;
}


/* One card of each run of equals.  `present`: all cards in hands and in the
** trick, since a card in the trick keeps others apart. */
static inline Bits distinct(const tn_Solver *solver, Bits moves, Bits hand,
                            Bits present) {
  Bits one = 0;
  while (moves) {
    int card = top_of(moves);
    one |= bit_of(card);
    for (; card != NO_CARD; card = next_equal(solver, card, hand, present))
      moves &= ~bit_of(card);
  }
  return one;
}


/* The cards of the trick. */
static inline Bits cards_played(const SolveTrick *trick) {
  Bits played = 0;
  for (int i = 0; i < trick->n; i++)
    played |= bit_of(trick->card[i]);
  return played;
}

#endif
