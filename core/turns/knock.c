/*
** Knocking: a player whose melds stay in the hand ends the round, with few
** points left over.
*/
#include "cards/hold.h"
#include "tenace/sets.h"
#include "turns/turn.h"


/* The least points that can be left over of some cards. */
static int32_t least_left(const tn_Table *table, const tn_Set *cards) {
  tn_Layouts layouts;
  if (!tn_layouts_begin(&layouts, table->melding->rules, cards, table->work) ||
      !tn_layouts_find(&layouts))
    return INT32_MAX;
  return layouts.left;
}


/* Wild cards and cards there twice are in no layout; no rules that let players
** knock have them. */
tn_Kinds tn_meld_knocks(const tn_Table *table, int32_t most) {
  tn_Layouts layouts;
  if (!is_turn(table) || !table->melding->rules->in_hand || most < 0 ||
      !tn_layouts_begin(&layouts, table->melding->rules, hand_of(table),
                        table->work))
    return 0;
  return tn_layouts_knock(&layouts, most) & tn_meld_discards(table);
}


tn_Kinds tn_meld_loose(const tn_Table *table) {
  tn_Layouts layouts;
  if (!is_turn(table))
    return 0;
  tn_Kinds loose = hand_of(table)->plane[0];
  if (!tn_layouts_begin(&layouts, table->melding->rules, hand_of(table),
                        table->work))
    return loose;
  for (int i = 0; i < layouts.groups; i++)
    loose &= ~tn_layouts_cards(&layouts, layouts.group[i].cards).plane[0];
  return loose;
}


bool tn_meld_lays_all(const tn_Table *table) {
  return is_turn(table) && *table->melding->rules->all &&
         least_left(table, hand_of(table)) == 0;
}


/* What would be left over? */
bool tni_turn_allows_knock(const tn_Table *table, const tn_MeldMove *move,
                           tn_MeldWhy *why) {
  const tn_Melding *melding = table->melding;
  tn_Set left = *hand_of(table);
  bool all = move->verb == TN_DO_ALL, knocks = move->verb == TN_DO_KNOCK;
  if (!melding->rules->in_hand || (all && !*melding->rules->all))
    return meld_wrong(why, TN_KNOCK_NEVER, 0, 0);
  if (!all)
    set_remove(&left, move->card);
  int n = least_left(table, &left), most = knocks ? melding->knock : 0;
  why->card = move->card;
  return n <= most ||
         meld_wrong(why, all ? TN_KNOCK_ALL : TN_KNOCK_LEFT, n, most);
}
