/*
** The slowest check whether a play of several cards is allowed:
**
**   legality [rounds [packs]]
**
** Random bots play 1000 rounds with 4 packs, or as many as the arguments say.
** Each answer of a bot is checked, and so are other cards of the suit led.  A
** slow check is repeated: the least time counts, since a program may be
** interrupted at any moment.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tenace.h"

#define PLAYERS 4
#define AGAIN 5 /* times that a slow check is repeated */

typedef struct Round {
  const tn_Deck *deck;
  tn_Order order;
  tn_PlayRules rules;
  tn_Random random;
  tn_Set hand[PLAYERS];
  int left; /* cards in each hand */
  tn_Format lead;
} Round;

typedef struct Slowest {
  long questions;
  double seconds;
  tn_Format lead;
  tn_Set hand, play;
} Slowest;


static double now(void) {
  struct timespec time;
  timespec_get(&time, TIME_UTC);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}


static double ask(const Round *round, const tn_Set *hand, const tn_Set *play) {
  tn_Owed owed;
  double before = now();
  tn_follow_check(&round->order, &round->rules, &round->lead, hand, play, &owed,
                  NULL);
  return now() - before;
}


static void question(Slowest *slowest, const Round *round, const tn_Set *hand,
                     const tn_Set *play) {
  double seconds = ask(round, hand, play);
  slowest->questions++;
  for (int i = 0; i < AGAIN && seconds > slowest->seconds; i++) {
    double again = ask(round, hand, play);
    seconds = again < seconds ? again : seconds;
  }
  if (seconds <= slowest->seconds)
    return;
  slowest->seconds = seconds;
  slowest->lead = round->lead;
  slowest->hand = *hand;
  slowest->play = *play;
}


static tn_Set set_of(const tn_Card *cards, int n) {
  tn_Set set = {{0}};
  for (int i = 0; i < n; i++)
    tn_set_add(&set, cards[i]);
  return set;
}


static void take(tn_Set *hand, const tn_Set *play) {
  tn_Card cards[TN_CARDS];
  for (int n = tn_set_list(play, cards); n > 0; n--)
    tn_set_remove(hand, cards[n - 1]);
}


/* A level and a trump suit, or none, at random; all cards dealt. */
static void deal(Round *round) {
  const tn_Deck *deck = round->deck;
  tn_Card cards[TN_CARDS];
  uint8_t trump = (uint8_t)tn_random_below(&round->random, TN_SUITS + 1);
  uint8_t level = (uint8_t)tn_random_below(&round->random, deck->ranks);
  tn_Kinds equal = 0, own = 0;
  for (tn_Card card = 0; card < deck->kinds; card++)
    if (deck->rank[card] == level)
      *(deck->suit[card] == trump ? &own : &equal) |= tn_kind(card);
  tn_order_init(&round->order, deck);
  if (own)
    tn_order_trump(&round->order, trump);
  tn_order_top(&round->order, equal);
  if (own)
    tn_order_top(&round->order, own);
  for (tn_Kinds left = deck->jokers; left; left &= left - 1)
    tn_order_top(&round->order, tn_kind(tn_kinds_first(left)));
  tn_order_finish(&round->order);
  memcpy(cards, deck->list, deck->cards);
  tn_random_shuffle(&round->random, cards, deck->cards);
  round->left = (deck->cards - 6) / PLAYERS;
  for (int seat = 0; seat < PLAYERS; seat++)
    round->hand[seat] = set_of(cards + seat * round->left, round->left);
}


/* The cards that the player leads: a throw that holds, or the component that a
** failed one is forced to. */
static tn_Set lead_from(Round *round, int leader) {
  bool only;
  tn_Card cards[TN_CARDS];
  const tn_Set *others[PLAYERS];
  uint8_t forced[TN_PLAY];
  int n = 0;
  tn_Set lead =
      tn_lead_random(&round->order, &round->rules, &round->hand[leader],
                     &round->random, &only, NULL);
  for (int seat = 0; seat < PLAYERS; seat++)
    if (seat != leader)
      others[n++] = &round->hand[seat];
  int size = tn_set_list(&lead, cards);
  tn_format_read(&round->lead, &round->order, cards, size);
  if (round->lead.parts == 1 ||
      !tn_throw_forced(&round->order, &round->lead, others, n, forced))
    return lead;
  tn_Component part = round->lead.part[forced[0]];
  size = part.width * part.length;
  memcpy(cards, round->lead.card + part.at, (size_t)size);
  tn_format_read(&round->lead, &round->order, cards, size);
  return set_of(cards, size);
}


/* Random cards of the suit led, if the hand has a choice. */
static void ask_other(Round *round, Slowest *slowest, const tn_Set *hand) {
  tn_Card cards[TN_CARDS], suit[TN_CARDS];
  int n = tn_set_list(hand, cards), held = 0;
  for (int i = 0; i < n; i++)
    if (round->order.group[cards[i]] == round->lead.group)
      suit[held++] = cards[i];
  if (held <= round->lead.cards)
    return;
  tn_random_shuffle(&round->random, suit, (size_t)held);
  tn_Set play = set_of(suit, round->lead.cards);
  question(slowest, round, hand, &play);
}


static void play(Round *round, Slowest *slowest) {
  int leader = 0;
  deal(round);
  while (round->left > 0) {
    tn_Set lead = lead_from(round, leader);
    int best = round->lead.part[0].top, winner = leader;
    take(&round->hand[leader], &lead);
    for (int i = 1; i < PLAYERS; i++) {
      int seat = (leader + i) % PLAYERS;
      tn_Set *hand = &round->hand[seat];
      bool only;
      tn_Set answer =
          tn_follow_random(&round->order, &round->rules, &round->lead, hand,
                           &round->random, &only, NULL);
      question(slowest, round, hand, &answer);
      ask_other(round, slowest, hand);
      take(hand, &answer);
      int height = tn_play_height(&round->order, &round->rules, &round->lead,
                                  &answer, NULL);
      winner = height > best ? seat : winner;
      best = height > best ? height : best;
    }
    round->left -= round->lead.cards;
    leader = winner;
  }
}


static void show(const tn_Deck *deck, const char *what, const tn_Set *set) {
  tn_Card cards[TN_CARDS];
  int n = tn_set_list(set, cards);
  printf("  %s:", what);
  for (int i = 0; i < n; i++)
    printf(" %s", deck->name[cards[i]]);
  printf("\n");
}


int main(int argc, char **argv) {
  long rounds = argc > 1 ? strtol(argv[1], NULL, 10) : 1000;
  int packs = argc > 2 ? atoi(argv[2]) : 4;
  static tn_Deck deck;
  static Round round;
  static Slowest slowest;
  if (tn_deck_init(&deck, "CDHS", "2 3 4 5 6 7 8 9 10 J Q K A", "LJ BJ", "",
                   packs) != TN_DECK_OK)
    return 1;
  round.deck = &deck;
  round.random = (tn_Random){1};
  for (long n = 0; n < rounds; n++)
    play(&round, &slowest);
  tn_Set lead = set_of(slowest.lead.card, slowest.lead.cards);
  printf("%.1f us: the slowest of %ld questions in %ld rounds, %d packs\n",
         slowest.seconds * 1e6, slowest.questions, rounds, packs);
  show(&deck, "led", &lead);
  show(&deck, "hand", &slowest.hand);
  show(&deck, "asked", &slowest.play);
  return 0;
}
