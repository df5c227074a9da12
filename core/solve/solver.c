/* The solver: its memory, and the questions that a host may put to it. */
#include "solve/solve.h"

#include <string.h>

#define HASH_FACTOR UINT64_C(0xD1342543DE82EF95)


static bool counts_fast(void) {
#if defined(__x86_64__) && defined(__GNUC__)
  return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
#else
  return false;
#endif
}


/* Gives a block of the solver's back. */
static void give(const tn_Memory *memory, void *block, size_t size) {
  if (block)
    memory->alloc(memory->host, block, size, 0);
}


#define HASHES ((size_t)PARTS << PART_BITS)


void tn_solver_free(tn_Solver *solver) {
  if (!solver)
    return;
  tn_Memory memory = solver->memory;
  give(&memory, solver->hashes, HASHES * sizeof *solver->hashes);
  give(&memory, solver->owners, HASHES * sizeof *solver->owners);
  give(&memory, solver->root, ROOTS * sizeof *solver->root);
  give(&memory, solver->pattern, PATTERNS * sizeof *solver->pattern);
  give(&memory, solver->exact, solver->places * sizeof *solver->exact);
  give(&memory, solver, sizeof *solver);
}


static tn_Solver *new_solver(const tn_Memory *memory, size_t places) {
  if (!memory || !memory->alloc)
    return NULL;
  tn_Solver *solver = memory->alloc(memory->host, NULL, 0, sizeof *solver);
  if (!solver)
    return NULL;
  memset(solver, 0, sizeof *solver);
  solver->memory = *memory;
  solver->places = places;
  solver->fast = counts_fast();
  solver->hashes =
      memory->alloc(memory->host, NULL, 0, HASHES * sizeof *solver->hashes);
  solver->owners =
      memory->alloc(memory->host, NULL, 0, HASHES * sizeof *solver->owners);
  if (!solver->hashes || !solver->owners) {
    tn_solver_free(solver);
    return NULL;
  }
  solver->power[0] = 1;
  for (int i = 1; i <= TN_SOLVABLE; i++)
    solver->power[i] = solver->power[i - 1] * HASH_FACTOR;
  return solver;
}


tn_Solver *tn_solver_new(const tn_Memory *memory) {
  return new_solver(memory, EXACT);
}


tn_Solver *tn_solver_new_small(const tn_Memory *memory) {
  return new_solver(memory, EXACT_SMALL);
}


void tn_solver_stop(tn_Solver *solver, tn_SolveStop stop, void *host) {
  if (!solver)
    return;
  solver->stop = stop;
  solver->host = host;
}


uint64_t tn_solver_nodes(const tn_Solver *solver) {
  return solver ? solver->nodes : 0;
}


/* Does the first camp get `need` in this trick and after it? */
static bool proves(tn_Solver *solver, const SolveTrick *trick, int turn,
                   SolveLeft left, int need) {
  if (solver->fast)
    return tni_prove_fast(solver, trick, turn, left, need);
  return tni_prove_plain(solver, trick, turn, left, need);
}


/* Has a position been posed? */
static bool is_posed(const tn_Solver *solver) {
  return solver && solver->has_position;
}


tn_SolveFault tn_solver_reaches(tn_Solver *solver, int need, bool *reaches) {
  if (!is_posed(solver) || !reaches)
    return TN_SOLVE_NOTHING;
  solver->stopped = false;
  *reaches = proves(solver, &solver->trick, solver->turn, solver->left, need);
  return solver->stopped ? TN_SOLVE_STOPPED : TN_SOLVED;
}


/*
** The most that the first camp can reach.  It asks around the guess, further
** away each time, and then halves what is between.
*/
static tn_SolveFault narrow(tn_Solver *solver, const SolveTrick *trick,
                            int turn, SolveLeft left, int guess, int *value) {
  int low = left.least, high = left.most;
  int step = solver->has_worth ? 8 : 1;
  while (low < high) {
    int need = guess <= low ? low + 1 : guess > high ? high : guess;
    if (proves(solver, trick, turn, left, need)) {
      low = need;
      guess = need + step;
    } else {
      high = need - 1;
      guess = need - step;
    }
    if (solver->stopped)
      return TN_SOLVE_STOPPED;
    if (solver->has_worth &&
        (high - low < 2 * step || guess <= low || guess > high))
      guess = low + (high - low + 1) / 2;
    step *= solver->has_worth ? 2 : 1;
  }
  *value = low;
  return TN_SOLVED;
}


tn_SolveFault tn_solver_value(tn_Solver *solver, int guess, int *value) {
  if (!is_posed(solver) || !value)
    return TN_SOLVE_NOTHING;
  solver->stopped = false;
  return narrow(solver, &solver->trick, solver->turn, solver->left, guess,
                value);
}


/* A position after a card of the player in turn. */
typedef struct After {
  SolveTrick trick;
  SolveLeft left;
  int turn, got; /* what the trick has brought the first camp, if it is over */
} After;


/* The player in turn plays `card`; take_back() undoes it. */
static After after(tn_Solver *solver, int card) {
  After next = {solver->trick, solver->left, solver->turn, 0};
  lay(solver, &next.trick, next.turn, card);
  next.turn = next_player(solver, next.turn);
  if (next.trick.n < solver->players)
    return next;
  int worth =
      trick_worth(solver, &next.trick, cards_left(solver) == 0, &next.left);
  next.turn = next.trick.winner;
  next.got = solver->first[next.turn] ? worth : 0;
  if (next.turn == solver->ends)
    next.left = (SolveLeft){0, 0};
  next.trick = (SolveTrick){.led = TN_NO_GROUP, .best = NO_CARD};
  return next;
}


static void take_back(tn_Solver *solver, int card, Bits thrown) {
  solver->hand[solver->turn] |= bit_of(card);
  solver->thrown = thrown;
}


/* How many of the steps are reached.  It asks around the guess. */
static int steps_reached(tn_Solver *solver, const After *next, const int *steps,
                         int n, int guess) {
  int low = 0, high = n, apart = 1;
  while (low < high && !solver->stopped) {
    int at = guess < low ? low : guess >= high ? high - 1 : guess;
    bool reached = proves(solver, &next->trick, next->turn, next->left,
                          steps[at] - next->got);
    if (reached)
      low = at + 1;
    else
      high = at;
    guess = reached ? at + apart : at - apart;
    apart *= 2;
  }
  return low;
}


/* What is looked for: how many of these steps are reached; or, without steps,
** how much. */
typedef struct Goal {
  const int *steps;
  int n;
} Goal;


/* What is reached if the player in turn plays `card`. */
static tn_SolveFault value_of(tn_Solver *solver, int card, const Goal *goal,
                              int guess, int *value) {
  Bits thrown = solver->thrown;
  After next = after(solver, card);
  if (goal->steps) {
    *value = steps_reached(solver, &next, goal->steps, goal->n, guess);
  } else {
    narrow(solver, &next.trick, next.turn, next.left, guess - next.got, value);
    *value += next.got;
  }
  take_back(solver, card, thrown);
  return solver->stopped ? TN_SOLVE_STOPPED : TN_SOLVED;
}


/* Puts a solution among those found, the best for the player first. */
static void insert(const tn_Solver *solver, tn_Solution *solutions, int n,
                   tn_Solution found) {
  bool more = solver->wants[solver->turn];
  for (; n > 0; n--) {
    const tn_Solution *before = &solutions[n - 1];
    if (more ? before->value >= found.value : before->value <= found.value)
      break;
    solutions[n] = *before;
  }
  solutions[n] = found;
}


/* Has a card of that kind been found already? */
static bool is_found(const tn_Solution *solutions, int n, tn_Card kind) {
  for (int i = 0; i < n; i++)
    if (solutions[i].card == kind)
      return true;
  return false;
}


/* Cards that are as good as `card` have its value: the legal ones of the hand
** that no chosen card separates from it. */
static int spread(const tn_Solver *solver, int card, Bits choices, Bits *others,
                  int value, tn_Solution *solutions, int n) {
  Bits run = *others & solver->of_group[solver->order.group[card]] &
             (bit_of(card) | (bit_of(card) - 1));
  for (; run; run &= ~bit_of(63 - __builtin_clzll(run))) {
    int next = 63 - __builtin_clzll(run);
    if (next != card && choices >> next & 1)
      break;
    *others &= ~bit_of(next);
    if (is_found(solutions, n, solver->kind[next]))
      continue;
    insert(solver, solutions, n++, (tn_Solution){solver->kind[next], value});
  }
  return n;
}


/* Every card of the player in turn with what it reaches. */
static tn_SolveFault solve_all(tn_Solver *solver, const Goal *goal, int guess,
                               tn_Solution *solutions, int *n) {
  const SolveTrick *trick = &solver->trick;
  Bits others = tni_solve_legal(solver, trick, solver->turn);
  Bits choices = tni_solve_choices(solver, trick, solver->turn);
  int value = guess;
  solver->stopped = false;
  *n = 0;
  for (Bits left = choices; left; left &= left - 1) {
    int card = __builtin_ctzll(left);
    tn_SolveFault fault = value_of(solver, card, goal, value, &value);
    if (fault != TN_SOLVED)
      return fault;
    *n = spread(solver, card, choices, &others, value, solutions, *n);
  }
  return TN_SOLVED;
}


tn_SolveFault tn_solver_all(tn_Solver *solver, tn_Solution *solutions, int *n) {
  if (!is_posed(solver) || !solutions || !n)
    return TN_SOLVE_NOTHING;
  const Goal all = {NULL, 0};
  int middle = (solver->left.least + solver->left.most + 1) / 2;
  return solve_all(solver, &all, middle, solutions, n);
}


tn_SolveFault tn_solver_steps(tn_Solver *solver, const int *steps, int n,
                              tn_Solution *solutions, int *found) {
  if (!is_posed(solver) || !steps || n < 0 || !solutions || !found)
    return TN_SOLVE_NOTHING;
  const Goal goal = {steps, n};
  return solve_all(solver, &goal, n / 2, solutions, found);
}


bool tn_solver_range(const tn_Solver *solver, int *least, int *most) {
  if (!is_posed(solver) || !least || !most)
    return false;
  *least = solver->left.least;
  *most = solver->left.most;
  return true;
}
