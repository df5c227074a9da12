/*
** Formats: how a set of cards is read as components.
**
** Reading is greedy: the run with the most cards is taken out of the set, then
** the next, until no run is left; then what is left of each width, from quads
** down.  The order in which cards were named only decides between equal cards
** at one place.
*/
#include "cards/hold.h"
#include "plays/plays.h"

#include <string.h>

/* A set while it is being read. */
typedef struct Reading {
  const tn_Order *order;
  const tn_Card *named; /* the cards as they were named */
  int cards;
  tn_Set left;
  tn_Format *format;
} Reading;


/*
** The kind at a place that a component takes: the one with the fewest copies
** that are enough, and of several the one named first.  So a pair leaves a
** triple whole if another pair is there.
*/
static tn_Card kind_for(const Reading *reading, int width, unsigned place) {
  tn_Kinds able =
      kinds_at(reading->order, reading->left.plane[width - 1], place);
  for (int more = width; more < TN_WIDEST && (able & (able - 1)); more++)
    if (able & ~reading->left.plane[more])
      able &= ~reading->left.plane[more];
  for (int i = 0; i < reading->cards; i++)
    if (able & tn_kind(reading->named[i]))
      return reading->named[i];
  return tn_kinds_first(able);
}


/* Adds a component whose highest place is `top`, and takes its cards out of the
** set. */
static void add_part(Reading *reading, int width, int length, int top) {
  tn_Format *format = reading->format;
  format->part[format->parts++] = (tn_Component){
      (uint8_t)width, (uint8_t)length, (uint8_t)top, format->cards};
  for (int place = top; place > top - length; place--) {
    tn_Card card = kind_for(reading, width, (unsigned)place);
    for (int i = 0; i < width; i++)
      format->card[format->cards++] = card;
    set_take(&reading->left, card, width);
  }
}


/*
** The length of the longest run of a width; of several the highest counts.
** `top` becomes its highest place.  Each step keeps the places that begin a run
** one longer.
*/
static int longest_run(const Reading *reading, int width, int *top) {
  tn_Kinds kinds = reading->left.plane[width - 1];
  Places starts = places_of(reading->order, kinds), more;
  int length = starts != 0;
  for (; (more = starts & (starts >> 1)) != 0 && length > 0; length++)
    starts = more;
  *top = starts ? highest(starts) + length - 1 : 0;
  return length;
}


/* Reads tractors and bulldozers, those of most cards first. */
static void read_runs(Reading *reading) {
  for (;;) {
    int best = 0, width = 0, length = 0, top = 0;
    for (int w = TN_WIDEST; w > 1; w--) {
      int end, n = longest_run(reading, w, &end);
      if (n < 2 || n * w <= best)
        continue;
      best = n * w, width = w, length = n, top = end;
    }
    if (best == 0)
      return;
    add_part(reading, width, length, top);
  }
}


/* Reads all cards left of one width, from the top down. */
static void read_tuples(Reading *reading, int width) {
  tn_Kinds kinds;
  while ((kinds = reading->left.plane[width - 1]) != 0)
    add_part(reading, width, 1, highest(places_of(reading->order, kinds)));
}


/* A single card, by far the most frequent lead, needs no reading.  Runs need
** pairs at least, so without any (plane 1) they are not looked for. */
bool tn_format_read(tn_Format *format, const tn_Order *order,
                    const tn_Card *cards, int n) {
  if (!format || !is_order(order) || !cards || n < 1 || n >= TN_PLAY)
    return false;
  const int kinds = order->deck->kinds;
  if (cards[0] >= kinds)
    return false;
  uint8_t group = order->group[cards[0]];
  format->group = group;
  format->cards = format->parts = 0;
  if (n == 1) {
    format->part[format->parts++] =
        (tn_Component){1, 1, order->place[cards[0]], 0};
    format->card[format->cards++] = cards[0];
    return true;
  }
  Reading reading = {order, cards, n, {{0}}, format};
  for (int i = 0; i < n; i++) {
    if (cards[i] >= kinds || order->group[cards[i]] != group ||
        !set_add(&reading.left, cards[i]))
      return false;
  }
  if (reading.left.plane[1])
    read_runs(&reading);
  for (int width = TN_WIDEST; width > 0; width--)
    read_tuples(&reading, width);
  return true;
}


tn_PlayFault tn_lead_check(const tn_PlayRules *rules, const tn_Format *format) {
  if (!rules || !is_lead(format))
    return TN_PLAY_NOTHING;
  return rules->no_throws && format->parts > 1 ? TN_PLAY_THROWN : TN_PLAY_OK;
}
