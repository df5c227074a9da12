/*
** How choices have ended; see habits.h.
**
** A hash table holds for each answer how often it was given and the sum of its
** results.  Its key is a mix of the question, the seat, and the path that led
** there.  The table only grows: where it is three quarters full, new answers
** are not remembered, and known ones still are.
**
** A bot that explores takes the answer that might be best if it was unlucky so
** far: the mean plus a margin that shrinks with each trial (the rule known as
** UCB).  A bot that plays to win takes the answer that is good even if it was
** lucky: the mean less such a margin.
**
** Such a bot could go round in a circle without an end: it moves a card there
** and back.  So an answer that it has chosen many times in a playout is left to
** chance.
*/
#include "think/habits.h"
#include "think/styles.h"

#include <math.h>


/* FNV-1a, the same on every machine. */
uint64_t tni_habits_key(const char *text, size_t size) {
  uint64_t key = UINT64_C(0xCBF29CE484222325);
  for (size_t i = 0; i < size; i++)
    key = (key ^ (uint8_t)text[i]) * UINT64_C(0x100000001B3);
  return key;
}


/* Nothing is forgotten from one playout to the next. */
void tni_habits_begin(Habits *habits, const tn_Table *table, uint64_t move,
                      bool explores) {
  habits->answers = 0;
  habits->number++;
  habits->played = tni_cards_played(table);
  habits->path = move;
  habits->explores = explores;
  habits->chose = false;
}


/* The place of an answer; NULL if there is no more room for a new one. */
static Habit *find(Habits *habits, uint64_t key) {
  uint64_t at = key;
  for (;; at++) {
    Habit *habit = &habits->habit[at % HABITS];
    if (habit->key == key)
      return habit;
    if (habit->key == 0)
      break;
  }
  if (habits->used >= HABITS / 4 * 3)
    return NULL;
  habits->used++;
  habits->habit[at % HABITS].key = key;
  return &habits->habit[at % HABITS];
}


/* The entry of an answer, or NULL if it was never given. */
static const Habit *look(const Habits *habits, uint64_t key) {
  for (uint64_t at = key;; at++) {
    const Habit *habit = &habits->habit[at % HABITS];
    if (habit->key == key)
      return habit;
    if (habit->key == 0)
      return NULL;
  }
}


/* Each answer of this playout gets the result of the side that gave it. */
void tni_habits_end(Habits *habits, const int64_t *points, uint8_t side) {
  double won = (double)points[side];
  for (uint32_t i = 0; i < habits->answers; i++) {
    habits->made[i]->tried++;
    habits->made[i]->sum += (double)points[habits->side[i]];
  }
  habits->n++;
  habits->sum += won;
  habits->squares += won * won;
}


bool tni_habits_plans(const Habits *habits, const tn_Table *table) {
  return habits->path != 0 && table->question.seat == habits->seat;
}


/* Once a card has been played, paths mean nothing: too many lead to each
** question. */
bool tni_habits_rule(Habits *habits, const tn_Table *table) {
  bool played = tni_cards_played(table) != habits->played;
  if (played)
    habits->path = 0;
  bool rule = played || tni_habits_plans(habits, table) || !habits->tricks;
  if (!rule)
    habits->path = 0;
  return rule;
}


/* The key of the question where it is asked.  An answer of somebody else ends
** the path. */
static uint64_t place(const Habits *habits, const tn_Table *table,
                      uint64_t asked) {
  uint64_t on = tni_habits_plans(habits, table) ? habits->path : 0;
  return tn_mix(asked ^ on, (uint64_t)table->question.seat + 1);
}


/* Remembers an answer of this playout, which gets its result at the end. */
static void remember(Habits *habits, const tn_Table *table, Habit *habit) {
  if (!habit || habits->answers == HABITS_MADE)
    return;
  habits->side[habits->answers] = table->side_of[table->question.seat];
  habits->made[habits->answers++] = habit;
}


/* Extends the path by an answer, or ends it. */
static void walk(Habits *habits, const tn_Table *table, uint64_t key) {
  if (tni_habits_plans(habits, table)) {
    habits->path = tn_mix(habits->path, key) | 1;
    habits->chose = true;
  } else {
    habits->path = 0;
  }
}


/* The standard deviation of the results. */
static double spread(const Habits *habits) {
  if (habits->n < 2)
    return 1;
  double mean = habits->sum / habits->n;
  double square = habits->squares / habits->n - mean * mean;
  return square > 0 ? sqrt(square) : 0;
}


/* What an answer promises: its mean; while exploring, more for an answer that
** is little known, otherwise less. */
static double promise(const Habits *habits, const Habit *habit, double tried,
                      double width) {
  if (habit->tried == 0)
    return habits->explores ? INFINITY : -INFINITY;
  double n = (double)habit->tried;
  double margin = habits->explores ? width * sqrt(log(tried + 1) / n)
                                   : -width / 2 / sqrt(n);
  return habit->sum / n + margin;
}


/* Has the answer been chosen too often in this playout?  Counts it. */
static bool is_circle(const Habits *habits, Habit *habit) {
  if (habit->number != habits->number)
    habit->times = 0;
  habit->number = habits->number;
  if (habit->times == HABITS_AGAIN)
    return true;
  habit->times++;
  return false;
}


/* It begins at a random choice, so that no place in the list is preferred where
** several promise as much. */
int tni_habits_choose(Habits *habits, const tn_Table *table, uint64_t asked,
                      int n, const uint64_t *keys, uint64_t bits) {
  uint64_t at = place(habits, table, asked);
  int first = (int)(((bits >> 32) * (uint64_t)n) >> 32), best = first;
  double tried = 0, most = -INFINITY, width = spread(habits);
  Habit *habit[TN_KINDS], *chosen = NULL;
  for (int i = 0; i < n; i++) {
    habit[i] = find(habits, tn_mix(at, keys[i]) | 1);
    tried += habit[i] ? habit[i]->tried : 0;
  }
  for (int i = 0; i < n; i++) {
    int choice = (first + i) % n;
    if (!habit[choice])
      continue;
    double value = promise(habits, habit[choice], tried, width);
    if (!chosen || value > most) {
      most = value;
      best = choice;
      chosen = habit[choice];
    }
  }
  if (chosen && is_circle(habits, chosen)) {
    best = first;
    chosen = habit[first];
  }
  remember(habits, table, chosen);
  walk(habits, table, keys[best]);
  return best;
}


/*
** Rates a set of cards card by card, each against the mean of all sets.  Two
** trials at that mean are added to each, so that one lucky playout does not
** count for much.
*/
double tni_habits_rate(const Habits *habits, const tn_Table *table,
                       uint64_t asked, const tn_Card *cards, int n) {
  uint64_t at = place(habits, table, asked);
  const Habit *all = look(habits, at | 1);
  double rate = 0, usual = all && all->tried ? all->sum / all->tried : 0;
  for (int i = 0; i < n; i++) {
    const Habit *habit = look(habits, tn_mix(at, cards[i] + (uint64_t)1) | 1);
    double tried = habit ? habit->tried : 0, sum = habit ? habit->sum : 0;
    rate += (sum + 2 * usual) / (tried + 2) - usual;
  }
  return rate;
}


void tni_habits_note(Habits *habits, const tn_Table *table, uint64_t asked,
                     const tn_Card *cards, int n) {
  uint64_t at = place(habits, table, asked);
  remember(habits, table, find(habits, at | 1));
  for (int i = 0; i < n; i++)
    remember(habits, table,
             find(habits, tn_mix(at, cards[i] + (uint64_t)1) | 1));
  walk(habits, table, asked);
}
