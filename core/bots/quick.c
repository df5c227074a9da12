/*
** Quick bots: random ones with some sense for tricks, which play a round to its
** end to show what a move leads to.  A taker wants tricks and a ducker wants
** none, for itself and its friends.  Where cards count, it wants or avoids
** those that count.
**
** They look at all hands, since they play only in made-up worlds.  They have to
** be fast more than good: each choice is a few operations on sets of cards.
**
** Part of each choice is left to chance (`bits`), or all playouts of a world
** would be the same.
*/
#include "bots/bots.h"


/* The highest of some cards, or the lowest.  There are some. */
static tn_Card extreme(const tn_Order *order, tn_Kinds kinds, bool high) {
  tn_Card best = tn_kinds_first(kinds);
  while (kinds &= kinds - 1) {
    tn_Card card = tn_kinds_first(kinds);
    if ((order->height[card] > order->height[best]) == high)
      best = card;
  }
  return best;
}


/* The cards that count most among some, or least.  All of them where no cards
** count. */
static tn_Kinds by_worth(const tn_Table *table, tn_Kinds kinds, bool most) {
  tn_Kinds best = 0;
  int32_t worth = 0;
  if (!table->worth)
    return kinds;
  for (; kinds; kinds &= kinds - 1) {
    tn_Card card = tn_kinds_first(kinds);
    int32_t here = most ? table->worth[card] : -table->worth[card];
    if (!best || here > worth) {
      worth = here;
      best = 0;
    }
    best |= here == worth ? tn_kind(card) : 0;
  }
  return best;
}


/* The cards that would win the trick so far. */
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


/* The cards for which no other hand has a higher one of their suit. */
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


/* Those of `all` that are among `some`, if there are any; else `all`. */
static inline tn_Kinds prefer(tn_Kinds some, tn_Kinds all) {
  return some & all ? some & all : all;
}


/* Does the player in turn play for that seat? */
static bool is_friend(const tn_Table *table, uint8_t seat) {
  uint8_t own = table->trick.turn, side = table->side_of[seat];
  return tn_table_together(table, own, seat) ||
         (!table->parties.formed && table->friends[own] >> side & 1);
}


/* Is the trick's best card safe?  It is if nobody who plays after the player in
** turn beats it, friends aside. */
static bool is_safe(const tn_Table *table) {
  const tn_Trick *trick = &table->trick;
  uint8_t seat = trick->turn;
  for (int n = trick->plays + 1; n < trick->size; n++) {
    seat = table->next[seat];
    tn_Kinds hand = table->pile[tn_hand_pile(seat)].set.plane[0];
    if (!is_friend(table, seat) && winning(table->order, trick, hand))
      return false;
  }
  return true;
}


/* A taker leads a card that nobody can beat, every other time. */
static tn_Card lead_to_take(const tn_Table *table, tn_Kinds legal,
                            uint64_t bits) {
  if (bits & 1)
    legal = prefer(unbeaten(table, legal), legal);
  return tn_kinds_pick(legal, bits);
}


/*
** A taker wins with its cheapest card, or sometimes with its best if others
** follow.  If it cannot win, or a friend is winning, it plays a low card that
** is no trump.  Where cards count, it gives them to a friend who is sure to
** win, and takes the trick with them if it plays last.
*/
static tn_Card follow_to_take(const tn_Table *table, tn_Kinds legal,
                              uint64_t bits) {
  const tn_Order *order = table->order;
  const tn_Trick *trick = &table->trick;
  tn_Kinds wins = winning(order, trick, legal);
  bool last = trick->plays + 1 == trick->size,
       ours = is_friend(table, trick->best);
  if (wins && !ours && last)
    return extreme(order, by_worth(table, wins, true), false);
  if (wins && !ours)
    return extreme(order, wins, bits & 1);
  legal = prefer(legal & ~wins, legal);
  legal = prefer(~order->of_group[TN_TRUMPS], legal);
  bool give = ours && table->worth && is_safe(table);
  return extreme(order, by_worth(table, legal, give), false);
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


/* A ducker plays the highest card that does not win.  If all win, it plays its
** highest when it is last, else its lowest. */
static tn_Card follow_to_duck(const tn_Table *table, tn_Kinds legal) {
  const tn_Order *order = table->order;
  const tn_Trick *trick = &table->trick;
  tn_Kinds wins = winning(order, trick, legal);
  bool last = trick->plays + 1 == trick->size;
  if (wins == legal)
    return extreme(order, wins, last);
  return extreme(order, legal & ~wins, true);
}


tn_Card tni_quick_card(const tn_Table *table, tn_Kinds legal, uint64_t bits) {
  uint8_t bot = table->bot[table->question.seat];
  bool takes = bot == TN_TAKER;
  if (bot == TN_STEADY)
    return tni_steady_card(table, legal);
  if (table->trick.plays == 0)
    return takes ? lead_to_take(table, legal, bits)
                 : lead_to_duck(table, legal, bits);
  return takes ? follow_to_take(table, legal, bits)
               : follow_to_duck(table, legal);
}
