/*
** Perfect play: what a position is worth to two camps who see all cards and
** make no mistake.
**
** The cards lie in the hands, and tricks are played to the end.  The order and
** the duties are those of the table; facts that only the host knows stay as
** they are.  What is counted, and who plays with whom, the stakes say.
*/
#ifndef tenace_solve_h
#define tenace_solve_h

#include "tenace/tricks.h"

TN_BEGIN

#define TN_SOLVABLE 64 /* in hands and in the trick, at most */

typedef struct tn_Solver tn_Solver;

/* What is counted for the first camp. */
typedef struct tn_Stakes {
  uint8_t camp;        /* the seats of the first camp, a bit each; all others
                       ** are the second camp */
  int16_t trick;       /* what each trick counts, */
  int16_t last;        /* what the last trick counts besides, */
  const int32_t *card; /* NULL, or what each card counts, by kind */
  bool fewest;         /* the first camp wants as little as it can get */
} tn_Stakes;

typedef enum tn_SolveFault {
  TN_SOLVED,
  TN_SOLVE_STOPPED, /* the host has said so */
  TN_SOLVE_NO_MEMORY,
  TN_SOLVE_HOST_RULE, /* one of the obligations is a rule of the host's */
  TN_SOLVE_SEVERAL,   /* several cards are played at once */
  TN_SOLVE_CARDS,     /* there are more than TN_SOLVABLE cards */
  TN_SOLVE_UNEVEN,    /* the hands do not have as many cards as is left to
                      ** play, or no card is left */
  TN_SOLVE_COUNTS,    /* the cards count too much in all: above 32,000 */
  TN_SOLVE_NOTHING    /* no position was posed, or no trick is under way */
} tn_SolveFault;

/* A card that may be played, and what the first camp then gets of what is
** left, the present trick included. */
typedef struct tn_Solution {
  tn_Card card;
  int value;
} tn_Solution;

/* Asked every few hundred positions.  True: the search ends without an
** answer. */
typedef bool (*tn_SolveStop)(void *host);

/* A solver, or NULL: no memory.  It keeps its memory from position to position
** (about 40 MiB) until it is freed. */
tn_Solver *tn_solver_new(const tn_Memory *memory);

/* One for small positions: where cards count points it remembers 2^14 of them,
** and not 2^20.  So few fit a processor's cache. */
tn_Solver *tn_solver_new_small(const tn_Memory *memory);

/* Frees a solver; NULL: nothing. */
void tn_solver_free(tn_Solver *solver);

/* Lets the host end a search; `stop` may be NULL. */
void tn_solver_stop(tn_Solver *solver, tn_SolveStop stop, void *host);

/* Takes over the hands, the trick, the order and the duties of a table on which
** a trick is under way.  Any fault but TN_SOLVED says why this position cannot
** be solved; the functions below then answer TN_SOLVE_NOTHING. */
tn_SolveFault tn_solver_pose(tn_Solver *solver, const tn_Table *table,
                             const tn_Stakes *stakes);

/* Does the first camp get at least `need` of what is left? */
tn_SolveFault tn_solver_reaches(tn_Solver *solver, int need, bool *reaches);

/* What the first camp gets of what is left.  `guess` makes it faster if it is
** near. */
tn_SolveFault tn_solver_value(tn_Solver *solver, int guess, int *value);

/* Every card that the player in turn may play, copies once, by falling value
** for the player's camp.  There is room for TN_SOLVABLE. */
tn_SolveFault tn_solver_all(tn_Solver *solver, tn_Solution *solutions, int *n);

/* The same for steps that matter: `value` is how many of the `n` numbers in
** `steps`, which rise, the first camp reaches with that card. */
tn_SolveFault tn_solver_steps(tn_Solver *solver, const int *steps, int n,
                              tn_Solution *solutions, int *found);

/* What the first camp gets at least and at most of what is left.  False: no
** position was posed. */
bool tn_solver_range(const tn_Solver *solver, int *least, int *most);

/* The positions looked at since the last tn_solver_pose; 0: there was none. */
uint64_t tn_solver_nodes(const tn_Solver *solver);

TN_END

#endif
