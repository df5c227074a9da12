/*
** Habits: what choices have come to in the playouts of one decision, so that
** quick bots choose what has done well.
**
** An answer is known by what led to it: of the player who thinks, by the move
** and that player's own answers since, as long as nobody else has answered and
** no card has been played; later, and of the others, by the question alone.
** So what the thinker will choose hangs on nothing that is not known then.
*/
#ifndef tn_habits_h
#define tn_habits_h

#include "tenace/table.h"

#define HABITS 2048 /* answers that are remembered, at most; a power of two */
#define HABITS_MADE 64 /* of one playout, at most */

typedef struct Habit {
  uint64_t key; /* 0: free */
  uint32_t tried;
  double sum; /* of what it came to, for the side of who answered */
} Habit;

typedef struct Habits {
  Habit habit[HABITS];
  uint32_t used;
  Habit *made[HABITS_MADE];  /* answers of this playout, */
  uint8_t side[HABITS_MADE]; /* and of which sides */
  uint32_t answers;
  uint8_t seat;    /* who thinks */
  uint64_t path;   /* the move and the answers since; 0: others have answered */
  bool explores;   /* tries what is little known; else what did best */
  bool chose;      /* the thinker has answered on the path */
  bool tricks;     /* in this game there are some */
  uint32_t played; /* cards to tricks, before the move */
  double n, sum, squares; /* of all that came out for the thinker's side */
} Habits;

/* A playout begins, by a move known by that number. */
void tn_habits_begin(Habits *habits, const tn_Table *table, uint64_t move,
                     bool explores);

/* It has ended; `points` by side. */
void tn_habits_end(Habits *habits, const int64_t *points, uint8_t side);

/*
** Which of `n` answers (by their keys) a quick bot gives, from 0; `asked` is
** the question's key.  It is remembered.
*/
int tn_habits_choose(Habits *habits, const tn_Table *table, uint64_t asked,
                     int n, const uint64_t *keys, uint64_t bits);

/* How well putting cards away has done, to compare sets of as many cards. */
double tn_habits_rate(const Habits *habits, const tn_Table *table,
                      uint64_t asked, const tn_Card *cards, int n);

/* Those cards have been chosen. */
void tn_habits_note(Habits *habits, const tn_Table *table, uint64_t asked,
                    const tn_Card *cards, int n);

/*
** Is the answer to the pending question to go by habit?  What others choose
** before the cards are played is tried out in each world instead.
*/
bool tn_habits_rule(Habits *habits, const tn_Table *table);

/* Will the answer to the pending question be one of the thinker's own plan? */
bool tn_habits_plans(const Habits *habits, const tn_Table *table);

/* A key of text. */
uint64_t tn_habits_key(const char *text, size_t size);

#endif
