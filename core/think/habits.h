/*
** Habits: how choices have ended in the playouts of one decision, so that quick
** bots choose what has done well.
**
** An answer is identified by what led to it.  For the player who thinks, that
** is the move and the player's own answers since, as long as nobody else has
** answered and no card has been played.  Later, and for all others, it is the
** question alone.  So the thinker's choices depend only on what is known then.
*/
#ifndef tn_habits_h
#define tn_habits_h

#include "tenace/table.h"

#define HABITS 2048 /* answers that are remembered, at most; a power of two */
#define HABITS_MADE 64 /* of one playout, at most */

#define HABITS_AGAIN 64 /* times that one is chosen in a playout, at most */

typedef struct Habit {
  uint64_t key; /* 0: free */
  uint32_t tried;
  uint16_t number, times; /* the last playout that chose it, and how often */

  double sum; /* of the results, for the side that answered */
} Habit;

typedef struct Habits {
  Habit habit[HABITS];
  uint32_t used;
  Habit *made[HABITS_MADE];  /* answers of this playout, */
  uint8_t side[HABITS_MADE]; /* and the sides that gave them */
  uint32_t answers;
  uint8_t seat;    /* who thinks */
  uint64_t path;   /* the move and the answers since; 0: others have answered */
  bool explores;   /* tries what is little known; else what did best */
  bool chose;      /* the thinker has answered on the path */
  bool tricks;     /* the game has tricks */
  uint16_t number; /* of the playout */
  uint32_t played; /* cards to tricks, before the move */
  double n, sum, squares; /* of all results for the thinker's side */
} Habits;

/* Begins a playout, after a move known by that number. */
void tni_habits_begin(Habits *habits, const tn_Table *table, uint64_t move,
                      bool explores);

/* Ends it; `points` are by side. */
void tni_habits_end(Habits *habits, const int64_t *points, uint8_t side);

/* Chooses one of `n` answers, given by their keys, for a quick bot, and
** remembers it.  `asked` is the question's key.  Answers its number, from 0. */
int tni_habits_choose(Habits *habits, const tn_Table *table, uint64_t asked,
                      int n, const uint64_t *keys, uint64_t bits);

/* How well putting these cards away has done.  It compares sets of equal
** size. */
double tni_habits_rate(const Habits *habits, const tn_Table *table,
                       uint64_t asked, const tn_Card *cards, int n);

/* Remembers that those cards were chosen. */
void tni_habits_note(Habits *habits, const tn_Table *table, uint64_t asked,
                     const tn_Card *cards, int n);

/* Does habit decide the pending question?  What others choose before the cards
** are played is tried out in each world instead. */
bool tni_habits_rule(Habits *habits, const tn_Table *table);

/* Will the answer to the pending question be part of the thinker's own plan? */
bool tni_habits_plans(const Habits *habits, const tn_Table *table);

/* A key of text. */
uint64_t tni_habits_key(const char *text, size_t size);

#endif
