/*
** Duties with conditions: which facts hold, which sorts of cards there are in a
** trick, and what a card that was played tells about the hand.
*/
#include "tricks/duty.h"

#include "tricks/tricks.h"


/* Has a trick under way a duty of that number? */
static bool has_rule(const tn_Table *table, int rule) {
  return is_trick(table) && rule >= 0 && rule < table->rules;
}


tn_Kinds tn_trick_names(const tn_Table *table, int rule) {
  if (!has_rule(table, rule))
    return 0;
  return named_by(table->rule[rule], table_duty(table, rule), table->order,
                  &table->trick);
}


uint32_t tni_trick_facts(const tn_Table *table, const tn_Trick *trick,
                         tn_Kinds hand) {
  const uint8_t *side = table->side_of;
  bool partner = side[trick->best] == side[trick->turn];
  return table->host_facts | facts_seen(table->order, trick, partner, hand);
}


/* Logs that the hand of the player in turn has none of these cards. */
static void log_none(tn_Table *table, tn_Kinds kinds) {
  if (kinds & table->deck->all)
    tn_log_add(table, (tn_Event){.what = TN_LACKED,
                                 .from = tn_hand_pile(table->trick.turn),
                                 .to = TN_NONE,
                                 .seen = 0xFF,
                                 .kinds = kinds & table->deck->all});
}


/* What is known of a hand while one goes through the duties: the cards that the
** duties so far have left, and those that the hand lacks. */
typedef struct Reading {
  tn_Kinds left, lacked;
} Reading;


/*
** A duty does not bind, as who sees all hands knows.  What do the others learn?
** If the card might have met the duty, they cannot tell.  Else the hand has
** none of the cards that make it bind; or none that it wants, if that is a part
** of those.  False: nobody can tell what later duties have to do with the card.
*/
static bool learn_unbound(tn_Table *table, const Demand *demand, tn_Card card,
                          Reading *reading) {
  if ((demand->wanted | demand->exempt) & tn_kind(card))
    return false;
  tn_Kinds none = 0;
  if (!(demand->binding & ~demand->wanted))
    none = demand->binding & reading->left;
  else if (!(demand->wanted & ~demand->binding))
    none = demand->wanted & reading->left;
  log_none(table, none);
  reading->lacked |= none;
  return true;
}


/* Reads one duty.  False: those behind it tell nothing. */
static bool learn_duty(tn_Table *table, int rule, tn_Card card,
                       Reading *reading) {
  static const tn_Duty bare = {0};
  const tn_Duty *duty = table->duty ? &table->duty[rule] : &bare;
  const tn_Order *order = table->order;
  const tn_Trick *trick = &table->trick;
  tn_Kinds hand = tn_pile_kinds(&table->pile[tn_hand_pile(trick->turn)]);
  Moment moment = moment_now(table, hand);
  bool by_void = (duty->when | duty->unless) & TN_VOID && trick->plays > 0 &&
                 trick->led != TN_NO_GROUP;
  if (by_void && order->of_group[trick->led] & ~reading->lacked)
    return false; /* whether the hand is void is not known */
  if (!in_force(duty, &moment))
    return true;
  tn_Kinds named = table->rule[rule] == TN_RULE ? table->named_by[rule]
                                                : tn_trick_names(table, rule);
  Demand demand = demand_of(duty, named, order, trick);
  if (!left_by(&demand, hand & reading->left))
    return learn_unbound(table, &demand, card, reading);
  bool sure = demand.binding & demand.wanted & tn_kind(card);
  reading->left &= demand.wanted | demand.exempt;
  return sure && duty->narrows;
}


void tni_log_duties(tn_Table *table, tn_Card card) {
  Reading reading = {~(tn_Kinds)0, 0};
  for (int rule = 0; rule < table->rules; rule++)
    if (!rule_waits(table, rule) && !learn_duty(table, rule, card, &reading))
      return;
}


tn_Kinds tn_trick_left_by(const tn_Table *table, int rule, tn_Kinds named) {
  if (!has_rule(table, rule))
    return 0;
  const tn_Trick *trick = &table->trick;
  tn_Kinds hand = tn_pile_kinds(&table->pile[tn_hand_pile(trick->turn)]);
  Moment moment = moment_now(table, hand);
  if (is_silent(table, rule, &moment))
    return 0;
  return leaves(table_duty(table, rule), named, hand, table->order, trick);
}


int tn_trick_forbids(const tn_Table *table, tn_Card card, tn_Kinds *allowed) {
  if (!is_trick(table) || card >= table->deck->kinds || !allowed)
    return TN_NONE;
  const tn_Trick *trick = &table->trick;
  tn_Kinds hand = tn_pile_kinds(&table->pile[tn_hand_pile(trick->turn)]);
  Moment moment = moment_now(table, hand);
  Walk walk = {table->order, trick, hand, TN_NONE, 0};
  bool goes_on = true;
  for (int rule = 0; rule < table->rules && goes_on; rule++) {
    if (is_silent(table, rule, &moment))
      continue;
    tn_Kinds named = table->rule[rule] == TN_RULE ? table->named_by[rule]
                                                  : tn_trick_names(table, rule);
    goes_on = has_say(&walk, rule, table_duty(table, rule), named);
    *allowed = walk.left;
    if (walk.bound >> rule & 1 && !(walk.left & tn_kind(card)))
      return rule;
  }
  return TN_NONE;
}
