/* The proof for any processor. */
#include "solve/proof.h"


bool tni_prove_plain(tn_Solver *solver, const SolveTrick *trick, int turn,
                     SolveLeft left, int need) {
  return prove_posed(solver, trick, turn, left, need);
}


Bits tni_solve_legal(const tn_Solver *solver, const SolveTrick *trick,
                     int player) {
  return legal_cards(solver, trick, player);
}


Bits tni_solve_choices(const tn_Solver *solver, const SolveTrick *trick,
                       int turn) {
  return distinct(solver, legal_cards(solver, trick, turn), solver->hand[turn],
                  cards_left(solver) | cards_played(trick));
}
