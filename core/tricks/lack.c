/*
** What plays of several cards tell of the hands, for the log.
**
** A player who had to answer with pairs and did not has no more pairs.  Such
** facts are logged as "at most n of each of these kinds", since that is what
** core/knowledge can use.  Only what is certain is logged: where the rules
** leave the player a choice, nothing is.
*/
#include "cards/hold.h"
#include "tricks/tricks.h"

#include "plays/division.h"


/* Logs that a hand has at most `most` of each of some kinds.  It is no news if
** there are no more in the deck. */
static void log_lack(tn_Table *table, uint8_t seat, tn_Kinds kinds, int most) {
  if (!kinds || most >= table->deck->packs)
    return;
  tn_log_add(table, (tn_Event){.what = TN_LACKED,
                               .n = (uint32_t)most,
                               .from = tn_hand_pile(seat),
                               .to = TN_NONE,
                               .seen = 0xFF,
                               .kinds = kinds});
}


/*
** The hand owed `owed` tuples of a width and gave what is in `left`.  Did it
** give fewer?  Then it gave all it had: they are taken out of `left` and added
** to `given`.
*/
static bool gave_all(tn_Set *left, int width, int owed, tn_Set *given) {
  if (tuples_in(left, width) >= owed)
    return false;
  tni_set_strip(left, width, given);
  return true;
}


/* Logs that the hand has no tuple of a width but those that it gave.  Of a kind
** given n times, width - 1 more may be left; of any other kind width - 1. */
static void log_width(tn_Table *table, tn_Kinds group, const tn_Set *given,
                      int width) {
  tn_Kinds rest = group;
  for (int n = TN_COPIES; n > 0; n--) {
    tn_Kinds kinds = given->plane[n - 1] & rest;
    log_lack(table, table->trick.turn, kinds, n + width - 1);
    rest &= ~kinds;
  }
  log_lack(table, table->trick.turn, rest, width - 1);
}


/*
** Logs that the hand does not hold a run as long as the one led.  Where several
** kinds share a place, nothing is logged.
*/
static void log_no_run(tn_Table *table, tn_Component part, tn_Kinds group) {
  const tn_Order *order = table->order;
  Places starts = run_starts(places_of(order, group), part.length);
  for (; starts; starts &= starts - 1) {
    unsigned place = (unsigned)lowest(starts);
    tn_Kinds run = 0;
    for (unsigned i = 0; i < part.length; i++)
      run |= kinds_at(order, group, place + i);
    if (tn_kinds_count(run) == part.length)
      tn_log_add(table, (tn_Event){.what = TN_HOLDS_NO_SET,
                                   .n = part.width,
                                   .from = tn_hand_pile(table->trick.turn),
                                   .to = TN_NONE,
                                   .seen = 0xFF,
                                   .kinds = run});
  }
}


/*
** A single component was answered.  Width by width it is seen whether all were
** given; the narrowest such width says most.  Enough tuples that form no run
** say that the hand has none.  With pairs_first, pairs may have answered
** although there were triples, so nothing is certain.
*/
static void log_answer(tn_Table *table, tn_Component part, tn_Set suit,
                       tn_Kinds group) {
  tn_Set given = {{0}};
  int missing = part.length, narrowest = 0;
  if (part.width == 3 && part.length == 2 && table->plays->pairs_first > 0)
    return;
  if (part.length > 1 && tuples_in(&suit, part.width) >= part.length &&
      !runs_in(table->order, &suit, part.width, part.length))
    log_no_run(table, part, group);
  for (int width = part.width; width > 1; width--) {
    int owed = width == 2 && part.width == 4 ? 2 * missing : missing;
    int there = tuples_in(&suit, width);
    if (!gave_all(&suit, width, owed, &given))
      break;
    missing -= there;
    narrowest = width;
  }
  if (narrowest)
    log_width(table, group, &given, narrowest);
}


/*
** Several components were answered, none wider than a pair.  If the play has
** fewer pairs than were owed, the hand has no more of them.  With triples one
** could not say which component a card answered.
*/
static void log_pairs(tn_Table *table, int parts, tn_Set suit, tn_Kinds group) {
  tn_Set given = {{0}};
  int owed = 0;
  for (int i = 0; i < parts; i++) {
    if (table->lead.part[i].width > 2)
      return;
    owed += table->lead.part[i].length;
  }
  if (gave_all(&suit, 2, owed, &given))
    log_width(table, group, &given, 2);
}


/* Called before the cards leave the hand.  A hand that has run out of the suit
** owes nothing else. */
void tni_log_lacks(tn_Table *table, const tn_Set *play) {
  const tn_Format *led = &table->lead;
  tn_Kinds group = table->order->of_group[led->group];
  tn_Set suit = set_of(play, group);
  int parts = tni_parts_asking(table->plays, led);
  if (set_count(&suit) < led->cards)
    return;
  if (parts == 1)
    log_answer(table, led->part[0], suit, group);
  else if (parts > 1)
    log_pairs(table, parts, suit, group);
}


/* Called after the cards have left the hand: fewer of the suit than were led
** means that none is left. */
void tni_log_void(tn_Table *table, uint8_t seat, const tn_Set *play) {
  const tn_Format *led = &table->lead;
  tn_Kinds group = table->order->of_group[led->group];
  tn_Set suit = set_of(play, group);
  if (set_count(&suit) < led->cards)
    log_lack(table, seat, group, 0);
}


/* Was a component of that width and length found to be beatable? */
static bool was_beaten(const tn_Table *table, tn_Component part) {
  for (int i = 0; i < table->forces; i++) {
    tn_Component forced = table->lead.part[table->forced[i]];
    if (forced.width == part.width && forced.length == part.length)
      return true;
  }
  return false;
}


/*
** A component of a throw that nobody beats tells of all other hands: they have
** no higher tuple of that width.  The lowest of each width says most.  Runs are
** left out, since a hand may have the higher cards without the run.
*/
void tni_log_unbeaten(tn_Table *table) {
  const tn_Format *led = &table->lead;
  if (led->parts < 2)
    return;
  for (int i = 0; i < led->parts; i++) {
    tn_Component part = led->part[i];
    bool lowest = i + 1 == led->parts || led->part[i + 1].width != part.width;
    if (part.length > 1 || !lowest || was_beaten(table, part))
      continue;
    tn_Kinds above = table->order->above[led->card[part.at]];
    for (uint8_t seat = 0; seat < table->players; seat++)
      if (seat != table->trick.leader && !table->out[seat])
        log_lack(table, seat, above, part.width - 1);
  }
}
