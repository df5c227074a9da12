/* What plays of several cards tell of the hands, for the log. */
#include "tricks/tricks.h"

#include "plays/division.h"


/* A hand was seen to have no more than `most` of each of some kinds. */
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


/* So many of one width were owed, if the hand had them, after `given` was taken
** from the play: were all that there are in it? */
static bool gave_all(tn_Set *left, int width, int owed, tn_Set *given) {
  if (tuples_in(left, width) >= owed)
    return false;
  tn_set_strip(left, width, given);
  return true;
}


/* The hand has nothing of that width but what was given. */
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


/* One component was answered: the narrowest width of which all was given says
** most. */
static void log_answer(tn_Table *table, tn_Component part, tn_Set suit,
                       tn_Kinds group) {
  tn_Set given = {{0}};
  int missing = part.length, narrowest = 0;
  if (part.width == 3 && part.length == 2 && table->plays->pairs_first > 0)
    return;
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


/* Several components were answered, none wider than a pair: if there were not
** enough pairs in the play, the hand has no more of them. */
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


void tn_log_lacks(tn_Table *table, const tn_Set *play) {
  const tn_Format *led = &table->lead;
  tn_Kinds group = table->order->of_group[led->group];
  tn_Set suit = set_of(play, group);
  int parts = tn_parts_asking(led);
  if (tn_set_count(&suit) < led->cards)
    return;
  if (parts == 1)
    log_answer(table, led->part[0], suit, group);
  else if (parts > 1)
    log_pairs(table, parts, suit, group);
}


void tn_log_void(tn_Table *table, uint8_t seat, const tn_Set *play) {
  const tn_Format *led = &table->lead;
  tn_Kinds group = table->order->of_group[led->group];
  tn_Set suit = set_of(play, group);
  if (tn_set_count(&suit) < led->cards)
    log_lack(table, seat, group, 0);
}


/* Was a component of that sort found to be beatable? */
static bool was_beaten(const tn_Table *table, tn_Component part) {
  for (int i = 0; i < table->forces; i++) {
    tn_Component forced = table->lead.part[table->forced[i]];
    if (forced.width == part.width && forced.length == part.length)
      return true;
  }
  return false;
}


void tn_log_unbeaten(tn_Table *table) {
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
