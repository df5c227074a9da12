/*
** How well cards are put away; see put_away.h.
**
** It is the wisdom of all games with trumps: trumps and long suits stay, short
** suits go until the hand is void in them and can ruff, the highest card of a
** suit stays, and a card that counts much but is not the highest is safer away
** than in the hand.
*/
#include "think/put_away.h"

#include <string.h>

/* In half points of cards. */
#define TRUMP 40   /* lost with a trump, */
#define HIGHEST 20 /* and with the highest card of a suit */
#define LENGTH                                                                 \
  4              /* lost with each card of a suit, for each that was in it,
                   ** if there are no trumps */
#define VOID 12  /* gained by a void suit, if there are trumps, */
#define SINGLE 4 /* lost by a single card that is not the highest, */
#define RISK 8   /* and more if it counts much */
#define MUCH 10  /* points that are much */
#define PAIR 10  /* lost with a card of a pair, if pairs are played */


/* How many cards of these kinds. */
static int count_of(const tn_Set *set, tn_Kinds kinds) {
  int n = 0;
  for (int plane = 0; plane < TN_COPIES; plane++)
    n += tn_kinds_count(set->plane[plane] & kinds);
  return n;
}


Outlook tni_outlook(const tn_Table *table, const tn_Order *order, tn_Kinds tops,
                    const int32_t *points, const tn_Set *hand) {
  Outlook outlook = {order, order->of_group[TN_TRUMPS], points, false,
                     table->plays != NULL};
  tn_Kinds longest = 0;
  if (outlook.trumps || !tops)
    return outlook;
  for (uint8_t suit = 0; suit < TN_SUITS; suit++) {
    tn_Kinds kinds = table->deck->of_suit[suit] & ~tops;
    if (count_of(hand, kinds) > count_of(hand, longest))
      longest = kinds;
  }
  outlook.trumps = tops | longest;
  return outlook;
}


/* The cards of the card's suit; a joker has none. */
static tn_Kinds suit_of(const tn_Deck *deck, tn_Card card) {
  uint8_t suit = deck->suit[card];
  return suit == TN_NONE ? 0 : deck->of_suit[suit];
}


/* Is there no higher card of its suit in the pack, but for trumps? */
static bool is_highest(const tn_Deck *deck, const Outlook *outlook,
                       tn_Card card) {
  tn_Kinds suit = suit_of(deck, card) & ~outlook->trumps;
  return !(outlook->order->above[card] & suit);
}


/* Do tricks count, and no cards? */
static bool counts_tricks(const Outlook *outlook) {
  return !outlook->points && !outlook->plays;
}


/* What a card costs that goes where tricks count: the fewer are higher, the
** more.  One that can win nothing costs nothing. */
static int cost_of_rank(const tn_Deck *deck, const Outlook *outlook,
                        tn_Card card) {
  if (outlook->order->group[card] == TN_NO_GROUP)
    return 0;
  tn_Kinds suit = suit_of(deck, card) & ~outlook->trumps;
  return HIGHEST / (1 + tn_kinds_count(outlook->order->above[card] & suit));
}


/* What a card that goes costs, or brings. */
static int worth_of(const tn_Deck *deck, const Outlook *outlook, tn_Card card) {
  int worth = outlook->points ? outlook->points[card] : 0;
  if (outlook->shy)
    worth *= -2;
  if (outlook->plays)
    worth -= outlook->order->place[card];
  if (outlook->trumps & tn_kind(card))
    return worth - TRUMP;
  if (counts_tricks(outlook))
    return -cost_of_rank(deck, outlook, card);
  return worth - (is_highest(deck, outlook, card) ? worth + HIGHEST : 0);
}


/* What is left of a suit: how good is it?  `n` of its cards are in `left`. */
static int worth_left(const Parting *parting, const tn_Set *left, int n,
                      tn_Kinds suit) {
  const Outlook *outlook = parting->outlook;
  if (n == 0)
    return outlook->trumps ? VOID : 0;
  if (n > 1)
    return 0;
  tn_Card card = tn_kinds_first(left->plane[0] & suit);
  if (is_highest(parting->deck, outlook, card))
    return 0;
  bool much = outlook->points && outlook->points[card] >= MUCH;
  return -SINGLE - (much ? RISK : 0);
}


/* The cards of a suit that are no trumps. */
static tn_Kinds plain_suit(const Parting *parting, uint8_t suit) {
  return parting->deck->of_suit[suit] & ~parting->outlook->trumps;
}


/* Counts the suits of the hand. */
static void count_suits(Parting *parting) {
  for (uint8_t suit = 0; suit < TN_SUITS; suit++) {
    tn_Kinds kinds = plain_suit(parting, suit);
    int n = count_of(parting->hand, kinds);
    parting->held[suit] = (uint8_t)n;
    parting->untouched[suit] =
        n > 0 ? worth_left(parting, parting->hand, n, kinds) : 0;
    parting->sum += parting->untouched[suit];
  }
}


/* Short suits go first.  If there are trumps, that matters less: it leads to
** void suits. */
static int cost_of_length(const Outlook *outlook, const tn_Set *hand,
                          tn_Kinds suit) {
  int n = count_of(hand, suit & ~outlook->trumps);
  if (!outlook->trumps)
    return LENGTH * n;
  return counts_tricks(outlook) ? n : 0;
}


Parting tni_parting(const tn_Deck *deck, const Outlook *outlook,
                    const tn_Set *hand) {
  Parting parting = {.deck = deck, .outlook = outlook, .hand = hand};
  count_suits(&parting);
  for (tn_Kinds left = hand->plane[0]; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    parting.worth[card] = worth_of(deck, outlook, card);
    parting.worth[card] -= cost_of_length(outlook, hand, suit_of(deck, card));
    if (outlook->plays && tn_set_has(hand, card) > 1)
      parting.worth[card] -= PAIR;
  }
  return parting;
}


/* Cards that go, and what is left of the hand then. */
typedef struct Going {
  const Parting *parting;
  tn_Set left;              /* of the hand */
  uint8_t stay[TN_SUITS];   /* how many of each suit that are no trumps, */
  int worth_left[TN_SUITS]; /* and what these are worth */
  int sum;                  /* what the hand is worth now */
} Going;


/* Nothing goes yet. */
static Going begin_going(const Parting *parting) {
  Going going = {
      .parting = parting, .left = *parting->hand, .sum = parting->sum};
  memcpy(going.stay, parting->held, sizeof going.stay);
  memcpy(going.worth_left, parting->untouched, sizeof going.worth_left);
  return going;
}


/* The suit of a card that is no trump; TN_NONE of others. */
static uint8_t plain_suit_of(const Parting *parting, tn_Card card) {
  bool trump = parting->outlook->trumps & tn_kind(card);
  return trump ? TN_NONE : parting->deck->suit[card];
}


/* What the rest of a card's suit is worth if that card goes, too. */
static int worth_without(const Going *going, uint8_t suit, tn_Card card) {
  int stay = going->stay[suit] - 1;
  tn_Set left = {{0}};
  if (stay == 1) {
    left = going->left;
    tn_set_remove(&left, card);
  }
  tn_Kinds kinds = plain_suit(going->parting, suit);
  return worth_left(going->parting, &left, stay, kinds);
}


/* What the hand is worth if one more card goes. */
static int worth_if_gone(const Going *going, tn_Card card) {
  int sum = going->sum + going->parting->worth[card];
  uint8_t suit = plain_suit_of(going->parting, card);
  if (suit == TN_NONE)
    return sum;
  return sum + worth_without(going, suit, card) - going->worth_left[suit];
}


/* What the rest of a suit is worth counts anew. */
static void weigh_again(Going *going, uint8_t suit) {
  tn_Kinds kinds = plain_suit(going->parting, suit);
  int worth =
      worth_left(going->parting, &going->left, going->stay[suit], kinds);
  going->sum += worth - going->worth_left[suit];
  going->worth_left[suit] = worth;
}


/* One more card goes. */
static void go(Going *going, tn_Card card) {
  uint8_t suit = plain_suit_of(going->parting, card);
  tn_set_remove(&going->left, card);
  going->sum += going->parting->worth[card];
  if (suit == TN_NONE)
    return;
  going->stay[suit]--;
  weigh_again(going, suit);
}


/* A card that went comes back. */
static void come_back(Going *going, tn_Card card) {
  uint8_t suit = plain_suit_of(going->parting, card);
  tn_set_add(&going->left, card);
  going->sum -= going->parting->worth[card];
  if (suit == TN_NONE)
    return;
  going->stay[suit]++;
  weigh_again(going, suit);
}


static Going all_go(const Parting *parting, const tn_Card *cards, int n) {
  Going going = begin_going(parting);
  for (int i = 0; i < n; i++)
    go(&going, cards[i]);
  return going;
}


int tni_put_away_worth(const Parting *parting, const tn_Card *cards, int n) {
  return all_go(parting, cards, n).sum;
}


/* Exchanges a card that goes for the one that makes them best, if one does.
** Answers the card that goes then. */
static tn_Card exchange(Going *going, tn_Card card) {
  tn_Card with = card;
  int best = going->sum;
  come_back(going, card);
  for (tn_Kinds left = going->left.plane[0]; left; left &= left - 1) {
    tn_Card other = tn_kinds_first(left);
    int worth = worth_if_gone(going, other);
    if (worth > best) {
      best = worth;
      with = other;
    }
  }
  go(going, with);
  return with;
}


void tni_put_away_better(const Parting *parting, tn_Card *cards, int n) {
  Going going = all_go(parting, cards, n);
  for (int i = 0, same = 0; i < 2 * n && same < n; i++) {
    tn_Card before = cards[i % n];
    cards[i % n] = exchange(&going, before);
    same = cards[i % n] == before ? same + 1 : 0;
  }
}
