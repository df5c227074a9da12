/*
** Two logs through one player's eyes: does the player see any difference?
**
** Cards that go the same way one after another are compared as a set, since
** nobody can tell their order.  Events that the player does not see are
** skipped.  Cards seen face down count, but not which ones they are.
*/
#include "table/table.h"
#include "tenace/knowledge.h"

#include <string.h>

/* A log being read, from `at` to `end`. */
typedef struct Reader {
  const tn_Table *table;
  uint32_t at, end;
  uint32_t open; /* the event by which all were asked at once, if not all have
                 ** answered; else `end` */
} Reader;

/* Events that count as one: cards that went the same way one after another. */
typedef struct Run {
  tn_Event first;
  uint32_t n;
  uint32_t at; /* where it begins in the log */
  tn_Set seen; /* the cards, if they were seen */
} Run;


/* Does the seat see the card's face?  TN_NONE: do all? */
static bool sees(const tn_Event *event, uint8_t seat) {
  return seat == TN_NONE ? event->seen == 0xFF : event->seen >> seat & 1;
}


/* Is event `n` one that the seat notices?  Facts about hands are noticed only
** by those who see them, and nobody notices who has answered already while all
** are being asked. */
static bool concerns(const Reader *reader, uint32_t n, uint8_t seat) {
  const tn_Event *event = &reader->table->log.events[n];
  if (event->what == TN_DECIDED && n > reader->open)
    return event->seat == seat;
  bool faces = event->what == TN_SHOWN || event->what == TN_LACKED ||
               event->what == TN_COUNTED || event->what == TN_HOLDS ||
               event->what == TN_HOLDS_FEWER || event->what == TN_CAME ||
               event->what == TN_PARTY || event->what == TN_HOLDS_SET ||
               event->what == TN_HOLDS_NO_SET;
  return !faces || sees(event, seat);
}


/* The next event that the seat notices, which is not read yet; NULL at the
** end. */
static const tn_Event *peek(Reader *reader, uint8_t seat) {
  const tn_Event *events = reader->table->log.events;
  while (reader->at < reader->end && !concerns(reader, reader->at, seat))
    reader->at++;
  return reader->at < reader->end ? &events[reader->at] : NULL;
}


/* Is the event about a single card?  Only such events form runs. */
static bool is_card(const tn_Event *event) {
  return event->what == TN_MOVED || event->what == TN_SHOWN;
}


/* Reads the next run: one event, or several about single cards that went the
** same way.  False at the end. */
static bool read_run(Reader *reader, uint8_t seat, Run *run) {
  const tn_Event *event = peek(reader, seat);
  memset(run, 0, sizeof *run);
  run->at = reader->at;
  if (!event)
    return false;
  run->first = *event;
  do {
    run->n++;
    reader->at++;
    if (is_card(event) && sees(event, seat) &&
        tn_set_has(&run->seen, event->card) < TN_COPIES)
      tn_set_add(&run->seen, event->card);
    event = peek(reader, seat);
  } while (event && is_card(event) && event->what == run->first.what &&
           event->from == run->first.from && event->to == run->first.to);
  return true;
}


/* Are these the same ledger lines, counted from the beginning of the rounds?
** What the reason says is not compared. */
static bool same_line(const Reader *a, const Reader *b, const Run *x,
                      const Run *y) {
  uint32_t n = x->first.n - a->table->round_lines;
  if (y->first.n - b->table->round_lines != n)
    return false;
  const tn_Line *p = &a->table->ledger.lines[x->first.n];
  const tn_Line *q = &b->table->ledger.lines[y->first.n];
  return p->points == q->points && p->side == q->side;
}


/* A card that the seat did not see is in no set, so only the number of such
** cards counts.  Notes are the host's to compare. */
static bool same_run(const Reader *a, const Reader *b, const Run *x,
                     const Run *y) {
  const tn_Event *p = &x->first, *q = &y->first;
  if (p->what != q->what || x->n != y->n || p->from != q->from ||
      p->to != q->to)
    return false;
  switch ((tn_Happening)p->what) {
    case TN_MOVED:
    case TN_SHOWN: return memcmp(&x->seen, &y->seen, sizeof x->seen) == 0;
    case TN_SCORED: return same_line(a, b, x, y);
    case TN_LACKED:
    case TN_COUNTED:
    case TN_KEPT:
    case TN_THROWN:
    case TN_TOGETHER:
    case TN_HOLDS:
    case TN_HOLDS_FEWER:
    case TN_CAME:
    case TN_PARTY:
    case TN_HOLDS_SET:
    case TN_HOLDS_NO_SET:
    case TN_WON:
      return p->place == q->place && p->seat == q->seat && p->n == q->n &&
             p->kinds == q->kinds;
    case TN_ROUND_BEGAN:
    case TN_SAID:
    case TN_DECIDED: return p->seat == q->seat;
    case TN_OUTDOES:
    case TN_ROUND_ENDED: return p->over == q->over;
    default: return true;
  }
}


/* Begins to read the round's events. */
static Reader begin(const tn_Table *table) {
  const tn_Log *log = &table->log;
  uint32_t open = log->used;
  for (uint32_t n = log->used; table->at_once && n-- > log->round;)
    if (log->events[n].what == TN_TOGETHER) {
      open = n;
      break;
    }
  return (Reader){table, log->round, log->used, open};
}


/* Reads both logs side by side.  Answers whether they are alike; `until`
** becomes the event of `b` from which on they are not. */
static bool read_both(const tn_Table *a, const tn_Table *b, uint8_t seat,
                      uint32_t *until) {
  Reader left = begin(a), right = begin(b);
  Run x, y;
  for (;;) {
    bool more = read_run(&left, seat, &x);
    bool also = read_run(&right, seat, &y);
    *until = also ? y.at : right.end;
    if (also != more)
      return false;
    if (!more)
      return true;
    if (!same_run(&left, &right, &x, &y))
      return false;
  }
}


/* Are there two tables, and that seat at both? */
static bool can_see(const tn_Table *a, const tn_Table *b, uint8_t seat) {
  return a && b && a->pile && b->pile &&
         (seat == TN_NONE || (seat < a->players && seat < b->players));
}


bool tn_seen_alike(const tn_Table *a, const tn_Table *b, uint8_t seat) {
  uint32_t until;
  return can_see(a, b, seat) && read_both(a, b, seat, &until);
}


uint32_t tn_seen_until(const tn_Table *a, const tn_Table *b, uint8_t seat) {
  uint32_t until;
  if (!can_see(a, b, seat))
    return 0;
  read_both(a, b, seat, &until);
  return until;
}


/* What was said, where the seat has heard it: words, but not which cards; where
** those went tells. */
static uint64_t mix_answer(uint64_t key, const tn_Table *table,
                           const tn_Event *event, uint8_t seat) {
  if (event->secret && event->seat != seat)
    return key;
  uint32_t at = tn_tape_find(&table->tape, event->decision - 1);
  tn_Answer answer = tn_tape_get(&table->tape, at, &at);
  if (answer.kind != TN_TEXT_ANSWER)
    return key;
  bool part = event->heard > 0 && event->seat != seat;
  size_t size = part ? event->heard : answer.size;
  return tni_mix_bytes(tn_mix(key, size), answer.bytes, size);
}


/* What same_run compares of a run, mixed into a key; and what was said. */
static uint64_t mix_run(uint64_t key, const Reader *reader, const Run *run,
                        uint8_t seat) {
  const tn_Table *table = reader->table;
  const tn_Event *event = &run->first;
  const uint64_t ways[] = {event->what,  run->n,      event->from, event->to,
                           event->place, event->seat, event->n,    event->over};
  bool plain = event->what == TN_ROUND_BEGAN || event->what == TN_SAID ||
               event->what == TN_DECIDED;
  if (is_card(event))
    return tni_mix_bytes(tni_mix_bytes(key, ways, 4 * sizeof *ways), &run->seen,
                         sizeof run->seen);
  if (event->what == TN_SCORED) {
    const tn_Line *line = &table->ledger.lines[event->n];
    return tn_mix(tn_mix(key, (uint64_t)(int64_t)line->points), line->side);
  }
  if (event->what == TN_NOTED || event->what == TN_GATHERED)
    return tn_mix(key, event->what);
  if (event->what == TN_OUTDOES)
    return tn_mix(tni_mix_bytes(key, ways, 4 * sizeof *ways), event->over);
  if (plain)
    key = tn_mix(tn_mix(key, event->what), event->seat);
  else
    key = tni_mix_bytes(tni_mix_bytes(key, ways, sizeof ways), &event->kinds,
                        sizeof event->kinds);
  return event->what == TN_DECIDED ? mix_answer(key, table, event, seat) : key;
}


uint64_t tn_seen_digest(const tn_Table *table, uint8_t seat, uint32_t until) {
  if (!can_see(table, table, seat))
    return 0;
  Reader reader = begin(table);
  if (until < reader.end)
    reader.end = until;
  uint64_t key = seat;
  for (Run run; read_run(&reader, seat, &run);)
    key = mix_run(key, &reader, &run, seat);
  return key;
}
