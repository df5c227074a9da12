/*
** Quick bots: random ones with some sense for tricks, for playing out what a
** move comes to.  A taker wants tricks, a ducker wants none.  They look at all
** hands, since they only ever play in worlds that were made up.
*/
#include "table.h"


/* The highest of some cards, or the lowest; there are some. */
static tn_Card extreme(const tn_Order *order, tn_Kinds kinds, bool high) {
  tn_Card best = tn_kinds_first(kinds);
  while (kinds &= kinds - 1) {
    tn_Card card = tn_kinds_first(kinds);
    if ((order->height[card] > order->height[best]) == high)
      best = card;
  }
  return best;
}


/* Those of some cards that would be the best of the trick so far. */
static tn_Kinds winning(const tn_Order *order, const tn_Trick *trick,
                        tn_Kinds kinds) {
  tn_Card best = trick->best_card;
  if (best == TN_NONE)
    return kinds;
  tn_Kinds above = order->above[best];
  if (order->group[best] != TN_TRUMPS)
    above |= order->of_group[TN_TRUMPS];
  return kinds & above;
}


/* Those of some cards that no other hand has a higher one of the suit for. */
static tn_Kinds unbeaten(const tn_Table *table, tn_Kinds kinds) {
  tn_Kinds others = 0, found = 0;
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (seat != table->trick.turn)
      others |= table->pile[tn_hand_pile(seat)].set.plane[0];
  for (; kinds; kinds &= kinds - 1) {
    tn_Card card = tn_kinds_first(kinds);
    if (!(table->order->above[card] & others))
      found |= tn_kind(card);
  }
  return found;
}


/* Some of the cards if there are any, else all. */
static inline tn_Kinds prefer(tn_Kinds some, tn_Kinds all) {
  return some & all ? some & all : all;
}


/* A taker leads a card that nobody can beat, every other time. */
static tn_Card lead_to_take(const tn_Table *table, tn_Kinds legal,
                            uint64_t bits) {
  if (bits & 1)
    legal = prefer(unbeaten(table, legal), legal);
  return tn_kinds_pick(legal, bits);
}


/* A taker wins as cheaply as it can when last or sometimes; what cannot win,
** or need not, is a low card and no trump. */
static tn_Card follow_to_take(const tn_Table *table, tn_Kinds legal,
                              uint64_t bits) {
  const tn_Order *order = table->order;
  const tn_Trick *trick = &table->trick;
  tn_Kinds wins = winning(order, trick, legal);
  bool ours = table->side_of[trick->best] == table->side_of[trick->turn];
  bool last = trick->plays + 1 == trick->size;
  if (wins && !ours)
    return extreme(order, wins, !last && (bits & 1));
  legal = prefer(legal & ~wins, legal);
  return extreme(order, prefer(~order->of_group[TN_TRUMPS], legal), false);
}


/* A ducker leads low, every other time. */
static tn_Card lead_to_duck(const tn_Table *table, tn_Kinds legal,
                            uint64_t bits) {
  tn_Card card = tn_kinds_pick(legal, bits);
  if (bits & 1)
    return card;
  const tn_Order *order = table->order;
  return extreme(order, legal & order->of_group[order->group[card]], false);
}


/* A ducker plays the highest card that does not win; if all do, the highest
** when last, else the lowest. */
static tn_Card follow_to_duck(const tn_Table *table, tn_Kinds legal) {
  const tn_Order *order = table->order;
  const tn_Trick *trick = &table->trick;
  tn_Kinds wins = winning(order, trick, legal);
  bool last = trick->plays + 1 == trick->size;
  if (wins == legal)
    return extreme(order, wins, last);
  return extreme(order, legal & ~wins, true);
}


tn_Card tn_quick_card(const tn_Table *table, tn_Kinds legal, uint64_t bits) {
  uint8_t bot = table->bot[table->question.seat];
  bool takes = bot == TN_TAKER;
  if (bot == TN_STEADY)
    return tn_steady_card(table, legal);
  if (table->trick.plays == 0)
    return takes ? lead_to_take(table, legal, bits)
                 : lead_to_duck(table, legal, bits);
  return takes ? follow_to_take(table, legal, bits)
               : follow_to_duck(table, legal);
}
