/*
** What the files of the solver share: the position as bits, the trick under
** way, and what was found before.
**
** Each card of the position is a bit.  The bits of a group (a suit, the trumps)
** are side by side, from its lowest card up.  Players are numbered from 0 in
** the order of play, whatever their seats are.
*/
#ifndef tn_solve_h
#define tn_solve_h

#include "tenace/solve.h"

typedef uint64_t Bits;

#define NO_CARD 0xFF
#define PART_BITS 13 /* cards of a group that one table of sequences takes */
#define PARTS (TN_GROUPS + TN_SOLVABLE / PART_BITS + 1)
#define RANK_GROUPS 5 /* four suits and the trumps */
#define RANK_PLAYERS 4
#define ROOTS (1 << 16) /* of lists of rank patterns */
#define PATTERNS (1 << 19)
#define EXACT (1 << 20)       /* positions to remember, a power of two; */
#define EXACT_SMALL (1 << 14) /* those of a small solver */

/* A duty; its cards are bits of the position. */
typedef struct SolveDuty {
  uint8_t obligation; /* tn_Obligation */
  bool waits;         /* until a card has been played or thrown */
  tn_Duty duty;
} SolveDuty;

/* A trick under way. */
typedef struct SolveTrick {
  uint8_t card[TN_SEATS];
  uint8_t n;
  uint8_t led;    /* a group */
  uint8_t best;   /* the card that is winning, or NO_CARD */
  uint8_t winner; /* the player who is winning */
  bool first;     /* of the round */
} SolveTrick;

/* What the rest may count for the first camp, at least and at most. */
typedef struct SolveLeft {
  int least, most;
} SolveLeft;

/*
** What the ranks that matter have led to.  Cards below them were not looked at:
** they may lie anywhere, as long as each hand has as many cards of each suit.
** The owners of a group's cards, from the highest down, are two bits each.
*/
typedef struct Pattern {
  uint64_t owners[3], mask[3];
  int32_t next;
  uint16_t root;              /* of the list that it is on */
  int8_t least, most;         /* tricks of the first camp */
  uint8_t ranks[RANK_GROUPS]; /* of each group that matter, from the highest */
} Pattern;

/* What a position is worth, all its cards known.  `key` is a hash of 64 bits:
** two positions are taken for the same about once in 10^13 positions. */
typedef struct Exact {
  uint64_t key;
  int16_t least, most;
  uint8_t lead;  /* the best lead known: a card, or NO_CARD */
  uint8_t posed; /* the number of the tn_solver_pose that it belongs to */
} Exact;

/* Part of a group: sequences of owners for each set of its cards. */
typedef struct SolvePart {
  uint8_t first, size, group;
  uint64_t *hash;   /* by set: of owners and classes from the highest down */
  uint32_t *owners; /* by set: owners from the highest down */
} SolvePart;

struct tn_Solver {
  tn_Memory memory;
  tn_SolveStop stop;
  void *host;
  Bits hand[TN_SEATS];
  Bits thrown;              /* to tricks of another suit */
  Bits of_group[TN_GROUPS]; /* who follows nothing is in the last, */
  tn_Order order;           /* but not in this one's: only `group`, `of_group`
                            ** and `above` */
  Bits over[TN_SOLVABLE];   /* the cards that beat the card if played later */
  SolvePart part[PARTS];
  uint64_t power[TN_SOLVABLE + 1]; /* of the factor of the hashes */
  uint64_t *hashes;
  uint32_t *owners;
  int32_t *root;
  Pattern *pattern;
  Exact *exact;
  size_t places; /* in `exact` */
  uint64_t nodes;
  SolveDuty duty[TN_RULES];
  uint32_t cuts[TN_SEATS][TN_SOLVABLE]; /* by player and card */
  SolveLeft left;                       /* what can be got */
  int32_t patterns;
  int players, cards;
  int turn; /* the player to act */
  int ends; /* the player whose trick ends the play, or -1 */
  int16_t worth[TN_SOLVABLE];
  int16_t per_trick, last_trick;
  uint16_t host_facts;
  SolveTrick trick;
  uint8_t kind[TN_SOLVABLE];
  uint8_t sort[TN_SOLVABLE]; /* cards of one sort count and mean the same */
  uint8_t killer[TN_SOLVABLE + 1]; /* by cards left: the lead that cut */
  uint8_t seat[TN_SEATS];          /* by player */
  uint8_t side[TN_SEATS];          /* by player: at the table */
  bool first[TN_SEATS];            /* by player: of the first camp? */
  bool wants[TN_SEATS]; /* by player: does the camp want to reach it? */
  bool tied[TN_GROUPS]; /* some cards of the group are equally high */
  uint8_t duties, parts, posed;
  bool stopped;
  bool fast;        /* the processor counts bits in one instruction */
  bool by_ranks;    /* only ranks and lengths decide what a trick is worth */
  bool follow_only; /* to follow suit is the only duty */
  bool marked; /* some duties wait for cards, so that they are in the key */
  bool has_worth;
  bool has_position; /* tn_solver_pose has found nothing wrong */
};

/* Does the first camp get at least `need` from here on?  `turn` plays next.
** The two answer the same; the first needs a processor with BMI2. */
bool tni_prove_fast(tn_Solver *solver, const SolveTrick *trick, int turn,
                    SolveLeft left, int need);
bool tni_prove_plain(tn_Solver *solver, const SolveTrick *trick, int turn,
                     SolveLeft left, int need);

/* One card of each run of cards that are as good as each other, among those
** that the player may play. */
Bits tni_solve_choices(const tn_Solver *solver, const SolveTrick *trick,
                       int turn);

/* Empties the lists of patterns. */
void tni_solve_forget(tn_Solver *solver);

/* The cards that `player` may play. */
Bits tni_solve_legal(const tn_Solver *solver, const SolveTrick *trick,
                     int player);


/* The mask costs nothing: processors shift by six bits only. */
static inline Bits bit_of(int card) {
  return (Bits)1 << (card & (TN_SOLVABLE - 1));
}


static inline int next_player(const tn_Solver *solver, int player) {
  return player + 1 == solver->players ? 0 : player + 1;
}


/* All cards in hands. */
static inline Bits cards_left(const tn_Solver *solver) {
  Bits all = 0;
  for (int i = 0; i < solver->players; i++)
    all |= solver->hand[i];
  return all;
}


/* Does `card`, played later, beat the best card so far? */
static inline bool beats(const tn_Solver *solver, int card, int best) {
  return (solver->over[best] >> card & 1) ||
         (solver->order.group[card] == TN_TRUMPS &&
          solver->order.group[best] != TN_TRUMPS);
}


/* A player's card joins the trick. */
static inline void join(const tn_Solver *solver, SolveTrick *trick, int player,
                        int card) {
  uint8_t group = solver->order.group[card];
  if (trick->n == 0)
    trick->winner = (uint8_t)player;
  trick->card[trick->n++] = (uint8_t)card;
  if (trick->led == TN_NO_GROUP)
    trick->led = group;
  bool better = trick->best == NO_CARD ? group != TN_NO_GROUP
                                       : beats(solver, card, trick->best);
  if (!better || group == TN_NO_GROUP ||
      (group != trick->led && group != TN_TRUMPS))
    return;
  trick->best = (uint8_t)card;
  trick->winner = (uint8_t)player;
}


/* A player's card leaves the hand and joins the trick. */
static inline void lay(tn_Solver *solver, SolveTrick *trick, int player,
                       int card) {
  join(solver, trick, player, card);
  solver->hand[player] &= ~bit_of(card);
  if (trick->led != solver->order.group[card])
    solver->thrown |= bit_of(card);
}


/* Takes what counts out of what is left. */
static inline void take(SolveLeft *left, int worth) {
  *(worth > 0 ? &left->most : &left->least) -= worth;
}


/* What the trick counts for the camp that wins it.  It is taken out of what is
** left. */
static inline int trick_worth(const tn_Solver *solver, const SolveTrick *trick,
                              bool last, SolveLeft *left) {
  int worth = solver->per_trick;
  take(left, solver->per_trick);
  if (last) {
    worth += solver->last_trick;
    take(left, solver->last_trick);
  }
  if (!solver->has_worth)
    return worth;
  for (int i = 0; i < trick->n; i++) {
    worth += solver->worth[trick->card[i]];
    take(left, solver->worth[trick->card[i]]);
  }
  return worth;
}

#endif
