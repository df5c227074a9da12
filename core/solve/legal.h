/* What may be played, in the bits of a position: duties are walked through as
** at a table, in tricks/duty.h. */
#ifndef tn_solve_legal_h
#define tn_solve_legal_h

#include "solve/solve.h"
#include "tricks/duty.h"

#include <stddef.h>


/* Have all cards that the duty waits for stayed away? */
static inline bool still_waits(const tn_Solver *solver, const SolveDuty *duty,
                               Bits held) {
  return !(duty->duty.until_played & ~(tn_Kinds)held) &&
         !(duty->duty.until_thrown & solver->thrown);
}


/* The moment before the player plays.  What was played matters only where a
** duty waits for it. */
static inline Moment solve_moment(const tn_Solver *solver,
                                  const SolveTrick *trick, const tn_Trick *same,
                                  int player) {
  bool partner = solver->side[trick->winner] == solver->side[player];
  uint32_t facts =
      facts_seen(&solver->order, same, partner, solver->hand[player]);
  tn_Kinds played = solver->marked ? ~(tn_Kinds)cards_left(solver) : 0;
  return (Moment){solver->host_facts | facts, played, solver->thrown};
}


/* The cards that the player may play, where there are several duties. */
static inline Bits legal_by_duties(const tn_Solver *solver,
                                   const SolveTrick *trick, int player) {
  tn_Card cards[TN_SEATS];
  memcpy(cards, trick->card, sizeof cards);
  const tn_Trick same = {.plays = trick->n,
                         .led = trick->led,
                         .best_card = trick->best,
                         .first = trick->first,
                         .cards = cards};
  Moment moment = solve_moment(solver, trick, &same, player);
  Walk walk = {&solver->order, &same, solver->hand[player], TN_NONE, 0};
  bool goes_on = true;
  for (int i = 0; i < solver->duties && goes_on; i++) {
    const tn_Duty *duty = &solver->duty[i].duty;
    if (!in_force(duty, &moment))
      continue;
    tn_Kinds named =
        named_by(solver->duty[i].obligation, duty, &solver->order, &same);
    goes_on = has_say(&walk, i, duty, named);
  }
  return (Bits)walk.left;
}


static inline Bits legal_cards(const tn_Solver *solver, const SolveTrick *trick,
                               int player) {
  if (!solver->follow_only)
    return legal_by_duties(solver, trick, player);
  Bits hand = solver->hand[player];
  Bits follow = hand & (Bits)solver->order.of_group[trick->led];
  return follow ? follow : hand;
}


/* The highest card of some. */
static inline int top_of(Bits bits) { return 63 - __builtin_clzll(bits); }


/* Is the next lower card of the position as good for its holder as `card`?
** Answers it, or NO_CARD. */
static inline int next_equal(const tn_Solver *solver, int card, Bits hand,
                             Bits present) {
  uint8_t group = solver->order.group[card];
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
