/*
** The same proof for processors that count bits, and find the highest or lowest
** one, in one instruction.
*/
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#pragma GCC target("popcnt,lzcnt,bmi,bmi2")
#endif
#include "solve/proof.h"


bool tni_prove_fast(tn_Solver *solver, const SolveTrick *trick, int turn,
                    SolveLeft left, int need) {
  return prove_posed(solver, trick, turn, left, need);
}
