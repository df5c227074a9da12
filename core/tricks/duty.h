/* What duties name, and whether they bind, for the files about tricks. */
#ifndef tn_duty_h
#define tn_duty_h

#include "table/table.h"


/* What happened before a card is played, as far as duties ask for it. */
typedef struct Moment {
  uint32_t facts; /* tn_Fact */
  tn_Kinds played, thrown;
} Moment;

/* The cards of these sorts in this trick. */
tn_Kinds tni_cards_of_sorts(uint8_t sorts, const tn_Order *order,
                            const tn_Trick *trick);

/* Which facts hold for the player in turn, who holds `hand`. */
uint32_t tni_trick_facts(const tn_Table *table, const tn_Trick *trick,
                         tn_Kinds hand);

/* Logs what a card, still in the hand, tells of it by the duties that it did
** not meet. */
void tni_log_duties(tn_Table *table, tn_Card card);


/* All cards played in this round. */
static inline tn_Kinds played_by_all(const tn_Table *table) {
  tn_Kinds played = 0;
  for (int seat = 0; seat < table->players; seat++)
    played |= table->played[seat].plane[0];
  return played;
}


/* The cards of the suit led that beat its best card in the trick. */
static inline tn_Kinds higher_led(const tn_Order *order,
                                  const tn_Trick *trick) {
  tn_Kinds above = order->of_group[trick->led];
  for (int i = 0; i < trick->plays; i++)
    if (order->group[trick->cards[i]] == trick->led)
      above &= order->above[trick->cards[i]];
  return above;
}


/* The trumps that beat every trump in the trick; all trumps if there is
** none. */
static inline tn_Kinds higher_trumps(const tn_Order *order,
                                     const tn_Trick *trick) {
  tn_Card best = trick->best_card;
  if (best != TN_NONE && order->group[best] == TN_TRUMPS)
    return order->above[best];
  return order->of_group[TN_TRUMPS];
}


/* The moment before the player in turn plays. */
static inline Moment moment_now(const tn_Table *table, const tn_Trick *trick,
                                tn_Kinds hand) {
  if (!table->duty)
    return (Moment){0, 0, 0};
  tn_Kinds played = table->watched & TN_UNTIL ? played_by_all(table) : 0;
  return (Moment){tni_trick_facts(table, trick, hand), played, table->thrown};
}


/* Has a trick that another suit led been trumped? */
static inline bool trumped(const tn_Order *order, const tn_Trick *trick) {
  return trick->led != TN_TRUMPS && trick->best_card != TN_NONE &&
         order->group[trick->best_card] == TN_TRUMPS;
}


/* The cards that a tn_Named names in this trick. */
static inline tn_Kinds cards_named(const tn_Named *named, const tn_Order *order,
                                   const tn_Trick *trick) {
  tn_Kinds kinds = named->cards;
  if (named->if_trump)
    kinds |= named->if_trump & order->of_group[TN_TRUMPS];
  if (named->sorts)
    kinds |= tni_cards_of_sorts(named->sorts, order, trick);
  return kinds;
}


/* The cards that an obligation names, out of all cards. */
static inline tn_Kinds names(uint8_t obligation, const tn_Order *order,
                             const tn_Trick *trick) {
  if (trick->led == TN_NO_GROUP)
    return 0; /* the leader, or after jokers alone: anything goes */
  switch ((tn_Obligation)obligation) {
    case TN_FOLLOW: return order->of_group[trick->led];
    case TN_BEAT_LED:
      return trumped(order, trick) ? 0 : higher_led(order, trick);
    case TN_BEAT_LED_ALWAYS: return higher_led(order, trick);
    case TN_PLAY_TRUMP: return order->of_group[TN_TRUMPS];
    case TN_OVERTRUMP: return higher_trumps(order, trick);
    case TN_RULE:
    case TN_CARDS_NAMED: break;
  }
  return 0;
}


/* The same for a duty of the game, which may name cards of its own. */
static inline tn_Kinds named_by_duty(const tn_Table *table, int rule,
                                     const tn_Trick *trick) {
  if (table->rule[rule] != TN_CARDS_NAMED)
    return names(table->rule[rule], table->order, trick);
  if (!table->duty)
    return 0;
  return cards_named(&table->duty[rule].names, table->order, trick);
}


/* Is it time for the duty? */
static inline bool in_force(const tn_Duty *duty, const Moment *moment) {
  return (moment->facts & duty->when) == duty->when &&
         !(moment->facts & duty->unless) &&
         !(moment->played & duty->until_played) &&
         !(moment->thrown & duty->until_thrown);
}


/* A duty in a trick, as three sets: the cards that it wants; those that it lets
** be played, too; and those that make it bind. */
typedef struct Demand {
  tn_Kinds wanted, exempt, binding;
} Demand;


static inline Demand demand_of(const tn_Duty *duty, tn_Kinds named,
                               const tn_Order *order, const tn_Trick *trick) {
  Demand demand;
  demand.wanted = duty->avoids ? ~named : named;
  demand.exempt = cards_named(&duty->exempt, order, trick);
  demand.binding =
      duty->has_only ? ~cards_named(&duty->only, order, trick) : demand.wanted;
  demand.binding &= ~demand.exempt;
  return demand;
}


/* What the demand leaves of some cards; 0 if it does not bind who has them. */
static inline tn_Kinds left_by(const Demand *demand, tn_Kinds cards) {
  if (!(cards & demand->binding) || !(cards & demand->wanted))
    return 0;
  return cards & (demand->wanted | demand->exempt);
}


/* What duty number `rule` leaves of some cards of the hand, when it names
** `named`; 0 if it does not bind.  `narrows`: do the duties behind it have
** their say? */
static inline tn_Kinds left_of(const tn_Table *table, int rule,
                               const tn_Trick *trick, tn_Kinds named,
                               tn_Kinds cards, bool *narrows) {
  if (!table->duty)
    return named & cards;
  const tn_Duty *duty = &table->duty[rule];
  Demand demand = demand_of(duty, named, table->order, trick);
  *narrows = duty->narrows;
  return left_by(&demand, cards);
}


/* Does the duty say nothing in this trick? */
static inline bool is_silent(const tn_Table *table, int rule,
                             const Moment *moment) {
  return rule_waits(table, rule) ||
         (table->duty && !in_force(&table->duty[rule], moment));
}

#endif
