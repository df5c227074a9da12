/*
** What duties name, whether they bind, and what they leave of a hand: for
** tricks at a table and for those that a solver thinks of.
**
** A solver gives its cards other bits than a table does, and has an order and
** a trick in those.  leaves() is the one place where a duty leaves some cards
** of a hand: what may be played, by a player or by a bot, what a card forbids,
** and what a solver tries are walks through the duties, a step each.
*/
#ifndef tn_duty_h
#define tn_duty_h

#include "table/table.h"


/* What happened before a card is played, as far as duties ask for it. */
typedef struct Moment {
  uint32_t facts; /* tn_Fact */
  tn_Kinds played, thrown;
} Moment;

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


/* Is a trump winning? */
static inline bool trump_wins(const tn_Order *order, const tn_Trick *trick) {
  return trick->best_card != TN_NONE &&
         order->group[trick->best_card] == TN_TRUMPS;
}


/* Has a trick that another suit led been trumped? */
static inline bool trumped(const tn_Order *order, const tn_Trick *trick) {
  return trick->led != TN_TRUMPS && trump_wins(order, trick);
}


/* Which facts hold for who holds `hand`, but for those of the host.
** `partner`: one of the own side is winning, if anybody. */
static inline uint32_t facts_seen(const tn_Order *order, const tn_Trick *trick,
                                  bool partner, tn_Kinds hand) {
  uint32_t facts = trick->first ? TN_FIRST_TRICK : 0;
  if (trick->plays == 0)
    return facts | TN_LEADING;
  facts |= trick->led == TN_TRUMPS ? TN_TRUMP_LED : 0;
  facts |= trumped(order, trick) ? TN_TRUMPED : 0;
  facts |= trick->best_card != TN_NONE && partner ? TN_PARTNER_WINS : 0;
  bool led = trick->led != TN_NO_GROUP;
  return facts | (led && !(hand & order->of_group[trick->led]) ? TN_VOID : 0);
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
  return trump_wins(order, trick) ? order->above[trick->best_card]
                                  : order->of_group[TN_TRUMPS];
}


/* The moment before the player in turn plays. */
static inline Moment moment_now(const tn_Table *table, tn_Kinds hand) {
  if (!table->duty)
    return (Moment){0, 0, 0};
  tn_Kinds played = table->watched & TN_UNTIL ? played_by_all(table) : 0;
  return (Moment){tni_trick_facts(table, &table->trick, hand), played,
                  table->thrown};
}


/* The cards of these sorts in this trick. */
static inline tn_Kinds cards_of_sorts(uint8_t sorts, const tn_Order *order,
                                      const tn_Trick *trick) {
  tn_Kinds cards = 0, trumps = order->of_group[TN_TRUMPS];
  bool led = trick->led != TN_NO_GROUP;
  if (sorts & TN_SUIT_LED && led)
    cards |= order->of_group[trick->led];
  if (sorts & TN_HIGHER && led)
    cards |= higher_led(order, trick);
  if (sorts & TN_ALL_TRUMPS)
    cards |= trumps;
  if (sorts & TN_HIGHER_TRUMPS)
    cards |= higher_trumps(order, trick);
  if (sorts & TN_LOWER_TRUMPS)
    cards |= trumps & ~higher_trumps(order, trick);
  return cards;
}


/* The cards that a tn_Named names in this trick. */
static inline tn_Kinds cards_named(const tn_Named *named, const tn_Order *order,
                                   const tn_Trick *trick) {
  tn_Kinds kinds = named->cards;
  if (named->if_trump)
    kinds |= named->if_trump & order->of_group[TN_TRUMPS];
  if (named->sorts)
    kinds |= cards_of_sorts(named->sorts, order, trick);
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
static inline tn_Kinds named_by(uint8_t obligation, const tn_Duty *duty,
                                const tn_Order *order, const tn_Trick *trick) {
  if (obligation != TN_CARDS_NAMED)
    return names(obligation, order, trick);
  return duty ? cards_named(&duty->names, order, trick) : 0;
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


/* What a duty that names `named` leaves of some cards; 0 if it does not bind.
** `duty` is what it has besides; NULL: nothing. */
static inline tn_Kinds leaves(const tn_Duty *duty, tn_Kinds named,
                              tn_Kinds cards, const tn_Order *order,
                              const tn_Trick *trick) {
  if (!duty)
    return named & cards;
  Demand demand = demand_of(duty, named, order, trick);
  return left_by(&demand, cards);
}


/* A walk through the duties of a trick, in their order. */
typedef struct Walk {
  const tn_Order *order;
  const tn_Trick *trick;
  tn_Kinds left;  /* what the duties so far leave of the hand */
  uint8_t binds;  /* the duty that binds, or TN_NONE */
  uint32_t bound; /* the duties that forbid a card, a bit each */
} Walk;

/* Duty number `rule`, which names `named`, has its say.  `duty` as in leaves().
** False: those behind it say nothing. */
static inline bool has_say(Walk *walk, int rule, const tn_Duty *duty,
                           tn_Kinds named) {
  tn_Kinds left = leaves(duty, named, walk->left, walk->order, walk->trick);
  if (!left)
    return true;
  bool narrows = duty && duty->narrows, fewer = left != walk->left;
  if (fewer || !narrows)
    walk->binds = (uint8_t)rule;
  walk->bound |= (fewer ? UINT32_C(1) : 0) << rule;
  walk->left = left;
  return narrows;
}


/* What a duty of the table has besides its obligation; NULL: nothing. */
static inline const tn_Duty *table_duty(const tn_Table *table, int rule) {
  return table->duty ? &table->duty[rule] : NULL;
}


/* Does the duty say nothing in this trick? */
static inline bool is_silent(const tn_Table *table, int rule,
                             const Moment *moment) {
  return rule_waits(table, rule) ||
         (table->duty && !in_force(&table->duty[rule], moment));
}

#endif
