/*
** Orders: what each card counts as, and how high.
**
** An order is made in steps, each above the last: ranks, a trump suit, single
** cards on top, cards that are worth nothing.  A card has a group (the suit
** that it counts as) and a height in it.  Heights lie in bands, so that no step
** needs to look at the others:
**
**   0            ranks that the game did not name, by the deck
**   TN_RANKS     ranks that it named
**   JOINED       cards that joined the suit as its highest
**   TRUMP_BASE   the same three, of the trump suit
**   TOP_BASE     single cards made trumps, the last named highest
**
** tn_order_finish() turns heights into masks.  Then one `and` says which cards
** of a hand are above the best card of a trick.
*/
#include "tenace/cards.h"

#include <string.h>

#define JOINED (2 * TN_RANKS)     /* counts as the highest of a suit */
#define TRUMP_BASE (JOINED + 1)   /* trumps start here, above side suits, */
#define TOP_BASE (2 * TRUMP_BASE) /* and the cards above the trump suit here */


bool tn_order_init(tn_Order *order, const tn_Deck *deck) {
  if (!order || !deck || deck->kinds == 0)
    return false;
  memset(order, 0, sizeof *order);
  order->deck = deck;
  order->trump_suit = TN_NONE;
  for (tn_Card card = 0; card < deck->kinds; card++) {
    bool joker = deck->suit[card] == TN_NONE;
    order->group[card] = joker ? TN_NO_GROUP : deck->suit[card];
    order->height[card] = joker ? 0 : deck->rank[card];
  }
  return true;
}


/* Has the order been begun, with a deck that has all these cards? */
static bool has(const tn_Order *order, tn_Kinds cards) {
  return order && order->deck && !(cards & ~order->deck->all);
}


/* Are these ranks of the deck, and not too many? */
static bool are_ranks(const tn_Deck *deck, const uint8_t *ranks, int n) {
  if (n < 0 || n > TN_RANKS || (n > 0 && !ranks))
    return false;
  for (int i = 0; i < n; i++)
    if (ranks[i] >= deck->ranks)
      return false;
  return true;
}


/* Named ranks get heights above all others of their suit. */
bool tn_order_ranks(tn_Order *order, const uint8_t *ranks, int n) {
  if (!has(order, 0) || !are_ranks(order->deck, ranks, n))
    return false;
  const tn_Deck *deck = order->deck;
  for (int i = 0; i < n; i++)
    for (tn_Card card = 0; card < deck->kinds; card++)
      if (deck->rank[card] == ranks[i])
        order->height[card] = (uint8_t)(TN_RANKS + i);
  return true;
}


/* Only cards that still count as the suit: some may be top trumps already. */
bool tn_order_trump(tn_Order *order, uint8_t suit) {
  if (!has(order, 0) || suit >= order->deck->suits)
    return false;
  const tn_Deck *deck = order->deck;
  order->trump_suit = suit;
  for (tn_Card card = 0; card < deck->kinds; card++)
    if (order->group[card] == suit && deck->suit[card] == suit) {
      order->group[card] = TN_TRUMPS;
      order->height[card] = (uint8_t)(TRUMP_BASE + order->height[card]);
    }
  return true;
}


/* All get one height, above the highest trump so far.  Of two equal cards the
** first one played is better. */
bool tn_order_top(tn_Order *order, tn_Kinds cards) {
  uint8_t height = TOP_BASE;
  if (!has(order, cards))
    return false;
  for (tn_Card card = 0; card < order->deck->kinds; card++)
    if (order->group[card] == TN_TRUMPS && order->height[card] >= height &&
        order->height[card] < UINT8_MAX)
      height = (uint8_t)(order->height[card] + 1);
  for (; cards; cards &= cards - 1) {
    tn_Card card = tn_kinds_first(cards);
    order->group[card] = TN_TRUMPS;
    order->height[card] = height;
  }
  return true;
}


bool tn_order_join(tn_Order *order, tn_Kinds cards, uint8_t suit) {
  if (!has(order, cards) || suit >= order->deck->suits)
    return false;
  bool trump = suit == order->trump_suit;
  for (; cards; cards &= cards - 1) {
    tn_Card card = tn_kinds_first(cards);
    order->group[card] = trump ? TN_TRUMPS : suit;
    order->height[card] = JOINED + (trump ? TRUMP_BASE : 0);
  }
  return true;
}


bool tn_order_worthless(tn_Order *order, tn_Kinds cards) {
  if (!has(order, cards))
    return false;
  for (; cards; cards &= cards - 1) {
    order->group[tn_kinds_first(cards)] = TN_NO_GROUP;
    order->height[tn_kinds_first(cards)] = 0;
  }
  return true;
}


bool tn_order_count_as(tn_Order *order, tn_Kinds cards, uint8_t suit) {
  if (!has(order, cards) || suit >= order->deck->suits ||
      suit == order->trump_suit)
    return false;
  for (; cards; cards &= cards - 1) {
    order->group[tn_kinds_first(cards)] = suit;
    order->height[tn_kinds_first(cards)] = 0;
  }
  return true;
}


bool tn_order_later(tn_Order *order, tn_Kinds cards) {
  if (!has(order, cards))
    return false;
  order->later = cards;
  return true;
}


/* The lowest of some cards; several, if they are equal. */
static tn_Kinds lowest_of(const tn_Order *order, tn_Kinds kinds) {
  uint8_t lowest = UINT8_MAX;
  tn_Kinds found = 0;
  for (tn_Kinds left = kinds; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    if (order->height[card] > lowest)
      continue;
    if (order->height[card] < lowest)
      found = 0;
    lowest = order->height[card];
    found |= tn_kind(card);
  }
  return found;
}


/* Numbers the places of a group where each card is higher than the one before,
** as in a deck.  False: they do not rise so. */
static bool number_rising(tn_Order *order, tn_Kinds group) {
  int before = -1;
  for (uint8_t place = 0; group; place++) {
    tn_Card card = tn_kinds_first(group);
    if (order->height[card] <= before)
      return false;
    before = order->height[card];
    group &= group - 1;
    order->place[card] = place;
    order->above[card] = group;
  }
  return true;
}


/* Numbers the places of a group from the lowest, equal cards together.  The
** cards of the group that are left are those above. */
static void number_places(tn_Order *order, tn_Kinds group) {
  for (uint8_t place = 0; group; place++) {
    tn_Kinds lowest = lowest_of(order, group);
    group &= ~lowest;
    for (tn_Kinds left = lowest; left; left &= left - 1) {
      tn_Card card = tn_kinds_first(left);
      order->place[card] = place;
      order->above[card] = group;
    }
  }
}


/* Each group is worked out by itself: cards of two groups are not compared. */
bool tn_order_finish(tn_Order *order) {
  if (!has(order, 0))
    return false;
  int kinds = order->deck->kinds;
  memset(order->of_group, 0, sizeof order->of_group);
  memset(order->above, 0, sizeof order->above);
  for (tn_Card card = 0; card < kinds; card++) {
    bool later = order->later & tn_kind(card) && order->height[card] > 0;
    order->of_group[order->group[card]] |= tn_kind(card);
    order->to_beat[card] = (uint8_t)(order->height[card] - later);
  }
  for (int group = 0; group < TN_GROUPS; group++)
    if (!number_rising(order, order->of_group[group]))
      number_places(order, order->of_group[group]);
  return true;
}


/* Goes down the trumps, height by height.  `next` are the highest that are
** left: those with no trump above them that is left. */
int tn_order_run(const tn_Order *order, tn_Kinds held, bool *with) {
  if (!has(order, 0) || !with)
    return 0;
  tn_Kinds trumps = order->of_group[TN_TRUMPS];
  int n = 0;
  *with = false;
  for (tn_Kinds left = trumps, next; left; left &= ~next, n++) {
    next = 0;
    for (tn_Kinds more = left; more; more &= more - 1)
      if (!(order->above[tn_kinds_first(more)] & left))
        next |= more & (~more + 1);
    bool has = (next & held) != 0;
    if (n == 0)
      *with = has;
    else if (has != *with)
      break;
  }
  return n;
}


/* A card's height in a trick where the group `led` was led; -1 if it cannot
** win. */
static int standing(const tn_Order *order, tn_Card card, uint8_t led) {
  uint8_t group = order->group[card];
  if (group == TN_NO_GROUP || (group != led && group != TN_TRUMPS))
    return -1;
  return order->height[card];
}


/* Does `a` beat `b`?  Both are of the deck. */
static bool beats(const tn_Order *order, tn_Card a, tn_Card b, uint8_t led) {
  int height = standing(order, b, led);
  if (height > 0 && order->later & tn_kind(b))
    height--;
  return standing(order, a, led) > height;
}


bool tn_order_beats(const tn_Order *order, tn_Card a, tn_Card b, uint8_t led) {
  return has(order, 0) && a < order->deck->kinds && b < order->deck->kinds &&
         beats(order, a, b, led);
}


/* The suit led is that of the first card that follows a suit at all. */
int tn_order_winner(const tn_Order *order, const tn_Card *cards, int n) {
  if (!has(order, 0) || !cards || n < 1)
    return -1;
  for (int i = 0; i < n; i++)
    if (cards[i] >= order->deck->kinds)
      return -1;
  uint8_t led = TN_NO_GROUP;
  for (int i = 0; i < n && led == TN_NO_GROUP; i++)
    led = order->group[cards[i]];
  int best = 0;
  for (int i = 1; i < n; i++)
    if (beats(order, cards[i], cards[best], led))
      best = i;
  return best;
}
