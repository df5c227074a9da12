/*
** Does a log add up?
**
** A host may have switched the log on in the middle of a round, or may have
** written events of its own.  So before a log is read, the cards of each pile
** are counted along: no card leaves a pile that has none, and no event names a
** pile, a card or a place that is not there.
*/
#include "knowledge/knowledge.h"

#include <string.h>

/* How many cards each pile has at the moment that is being read. */
typedef struct Counts {
  const tn_Table *table;
  bool begun; /* the cards have been gathered */
  uint16_t of[TN_PILES];
} Counts;


/* All cards are in the stock. */
static void gather(Counts *counts) {
  memset(counts->of, 0, sizeof counts->of);
  counts->of[TN_STOCK] = counts->table->deck->cards;
  counts->begun = true;
}


/* Is there such a card, and does the pile have a card at that place? */
static bool is_there(const Counts *counts, const tn_Event *event) {
  return event->card < counts->table->deck->kinds &&
         event->from < counts->table->piles &&
         event->place < counts->of[event->from];
}


static bool moves(Counts *counts, const tn_Event *event) {
  if (!is_there(counts, event) || event->to >= counts->table->piles)
    return false;
  counts->of[event->from]--;
  counts->of[event->to]++;
  return true;
}


static bool tells(const Counts *counts, const tn_Event *event) {
  return event->from < counts->table->piles && event->n <= TN_CARDS;
}


/* Reads one event.  Those that tell nothing of cards are not looked at, nor are
** those before the cards were gathered. */
static bool adds_up(Counts *counts, const tn_Event *event) {
  if (event->what == TN_GATHERED)
    gather(counts);
  if (!counts->begun)
    return true;
  switch ((tn_Happening)event->what) {
    case TN_MOVED: return moves(counts, event);
    case TN_SHOWN: return is_there(counts, event);
    case TN_LACKED:
    case TN_COUNTED:
    case TN_KEPT:
    case TN_HOLDS:
    case TN_HOLDS_FEWER:
    case TN_CAME:
    case TN_HOLDS_SET:
    case TN_HOLDS_NO_SET: return tells(counts, event);
    case TN_OUTDOES:
      return event->from < counts->table->piles &&
             event->to < counts->table->piles;
    default: return true;
  }
}


bool tn_log_adds_up(const tn_Table *table) {
  if (!table || !table->pile)
    return false;
  const tn_Log *log = &table->log;
  Counts counts = {.table = table};
  for (uint32_t n = log->round; n < log->used; n++)
    if (!adds_up(&counts, &log->events[n]))
      return false;
  return true;
}
