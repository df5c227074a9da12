/*
** The log of what happened, and who saw it.
**
** Every change that a player could see is one event.  The log does not say what
** a player may conclude: core/knowledge works that out.  If memory runs out the
** log stops (`failed`), and the match goes on: only who needs the log is
** refused.
*/
#include "table/table.h"


/* Doubles the room when it is used up.  False: no memory. */
static bool make_room(tn_Table *table) {
  tn_Log *log = &table->log;
  if (log->used < log->room)
    return true;
  if (log->room > UINT32_MAX / 2)
    return false;
  uint32_t room = log->room ? log->room * 2 : 256;
  size_t item = sizeof *log->events;
  void *events = table->memory.alloc(table->memory.host, log->events,
                                     log->room * item, room * item);
  if (!events)
    return false;
  log->events = events;
  log->room = room;
  return true;
}


/* A log with a hole is of no use, so after a failure nothing more is added.
** Each event is given the number of decisions before it. */
bool tn_log_write(tn_Table *table, tn_Event event) {
  if (!is_table(table) || !table->log.on || table->log.failed)
    return false;
  tn_Log *log = &table->log;
  if (!make_room(table)) {
    log->failed = true;
    return false;
  }
  event.decision = table->tape.read;
  log->events[log->used++] = event;
  return true;
}


/* The seats that see the cards of a pile, a bit each. */
static uint8_t who_sees(const tn_Pile *pile) {
  if (pile->sees == TN_SEES_ALL)
    return 0xFF;
  if (pile->sees == TN_SEES_OWNER && pile->owner != TN_NONE)
    return (uint8_t)(1u << pile->owner);
  return 0;
}


/*
** A card's face is seen by those who see it where it was or where it goes.  A
** move is secret if it is the answer to the present question, from its pile to
** its pile: what a player chose is known only to those who saw it.  Cards in
** the trick have no place worth noting.
*/
static void log_move(tn_Table *table, tn_Card card, uint8_t from, uint8_t to,
                     bool drawn) {
  uint16_t place =
      from == TN_TRICK ? 0 : (uint16_t)tn_pile_find(&table->pile[from], card);
  uint8_t seen = who_sees(&table->pile[from]) | who_sees(&table->pile[to]);
  bool secret = table->question.to == to && table->question.from == from;
  tn_log_add(table, (tn_Event){.what = TN_MOVED,
                               .card = card,
                               .from = from,
                               .to = to,
                               .seen = seen,
                               .secret = secret,
                               .drawn = drawn,
                               .place = place});
}


/* It is the last event, if there was memory for it. */
void tni_log_pass(tn_Table *table, tn_Card card, uint8_t from, uint8_t to,
                  uint32_t decision, uint32_t at_once) {
  tn_Log *log = &table->log;
  uint32_t used = log->used;
  log_move(table, card, from, to, false);
  if (log->used == used)
    return;
  tn_Event *event = &log->events[used];
  event->secret = true;
  event->decision = decision;
  event->n = at_once;
}


void tni_log_move(tn_Table *table, tn_Card card, uint8_t from, uint8_t to) {
  log_move(table, card, from, to, false);
}


void tni_log_open_move(tn_Table *table, tn_Card card, uint8_t from,
                       uint8_t to) {
  tn_Log *log = &table->log;
  uint32_t used = log->used;
  log_move(table, card, from, to, false);
  if (log->used > used)
    log->events[used].seen = 0xFF;
}


void tni_log_draw(tn_Table *table, tn_Card card, uint8_t to) {
  log_move(table, card, TN_STOCK, to, true);
}
