/*
** What choices tell about hands; see beliefs.h.
**
** Each card gets a worth: how much better the choice does with a copy of it in
** hand.  With few playouts such figures are mostly chance.  So what the cards
** of a suit have in common is taken out first, then what those of a rank have,
** and only the rest is the card's own.  Each of the three is shrunk by how much
** of it can be chance (trust()).
**
** The worth of a hand is the sum of its cards.  A world is believed by how far
** the hand that it gives a player lies above or below the mean, in units of the
** spread of hands, through a logistic curve.
*/
#include "think/beliefs.h"

#include <math.h>
#include <string.h>

#define DOUBT 2.0  /* copies added to each sum that make no difference */
#define FAITH 5.0  /* how much a hand that fits the choice counts, */
#define LITTLE 2.0 /* and one that has changed since */


/* Does this answer decline? */
static bool is_pass(tn_Answer answer) {
  return (answer.size == 4 && memcmp(answer.bytes, "pass", 4) == 0) ||
         (answer.size == 2 && memcmp(answer.bytes, "no", 2) == 0);
}


/* Notes a choice.  It replaces an earlier one of the same seat. */
static void note(Beliefs *beliefs, uint8_t seat, uint32_t decision) {
  uint8_t i = 0;
  while (i < beliefs->n && beliefs->belief[i].seat != seat)
    i++;
  if (i == beliefs->n)
    memset(&beliefs->belief[beliefs->n++], 0, sizeof(Belief));
  beliefs->belief[i].seat = seat;
  beliefs->belief[i].decision = decision;
}


/* Notes what a seat has played since its choice.  False if anything else has
** come to its hand or left it. */
static bool find_played(Belief *belief, const tn_Table *table, uint8_t seat) {
  const tn_Log *log = &table->log;
  uint8_t pile = tn_hand_pile(belief->seat);
  for (uint32_t n = log->round; n < log->used; n++) {
    const tn_Event *event = &log->events[n];
    if (event->decision - table->round_read <= belief->decision)
      continue;
    if (event->what == TN_GATHERED)
      return false;
    if (event->what != TN_MOVED || (event->from != pile && event->to != pile))
      continue;
    if (event->to != TN_TRICK || !(event->seen >> seat & 1))
      return false;
    tn_set_add(&belief->played, event->card);
  }
  return true;
}


/* Goes through log and tape side by side: the log knows who decided, the tape
** what. */
void tni_beliefs_find(Beliefs *beliefs, const tn_Table *table, uint8_t seat) {
  const tn_Log *log = &table->log;
  const tn_Tape *tape = &table->tape;
  uint32_t at = table->round_at, decision = 0;
  uint32_t end = table->at_once ? table->together.asked_at : tape->at;
  for (uint32_t n = log->round; n < log->used && at < end; n++) {
    if (log->events[n].what != TN_DECIDED)
      continue;
    tn_Answer answer = tn_tape_get(tape, at, &at);
    uint8_t who = log->events[n].seat;
    if (answer.kind == TN_CARD_ANSWER)
      break;
    bool heard =
        !log->events[n].secret && !log->events[n].heard && !answer.forced;
    if (answer.kind == TN_TEXT_ANSWER && heard && who != seat &&
        !is_pass(answer))
      note(beliefs, who, decision);
    decision++;
  }
  beliefs->kept = true;
  for (uint8_t i = 0; i < beliefs->n; i++)
    beliefs->kept &= find_played(&beliefs->belief[i], table, seat);
}


/* The hand at the moment of the choice.  All moves of cards before it are made
** again. */
static tn_Set look(const Belief *belief, const tn_Table *table) {
  const tn_Log *log = &table->log;
  uint8_t pile = tn_hand_pile(belief->seat);
  tn_Set hand = {{0}};
  for (uint32_t n = log->round; n < log->used; n++) {
    const tn_Event *event = &log->events[n];
    if (event->decision - table->round_read > belief->decision)
      break;
    if (event->what == TN_GATHERED)
      hand = (tn_Set){{0}};
    if (event->what == TN_MOVED && event->to == pile)
      tn_set_add(&hand, event->card);
    if (event->what == TN_MOVED && event->from == pile)
      tn_set_remove(&hand, event->card);
  }
  return hand;
}


void tni_beliefs_look(Beliefs *beliefs, const tn_Table *table) {
  for (uint8_t i = 0; i < beliefs->n; i++)
    beliefs->belief[i].hand = look(&beliefs->belief[i], table);
}


void tni_beliefs_see(Beliefs *beliefs, const tn_Deck *deck,
                     const uint8_t *where) {
  for (uint8_t i = 0; i < beliefs->n; i++) {
    Belief *belief = &beliefs->belief[i];
    belief->hand = belief->played;
    for (unsigned copy = 0; copy < deck->cards; copy++)
      if (where[copy] == tn_hand_pile(belief->seat))
        tn_set_add(&belief->hand, deck->list[copy]);
  }
}


/* Adds to the sums for a regression of the results on the copies of each card
** in hand. */
void tni_beliefs_learn(Belief *belief, double points) {
  const tn_Set *hand = &belief->hand;
  tn_Card cards[TN_CARDS];
  int n = tn_set_list(hand, cards);
  belief->n++;
  belief->sum += points;
  belief->points2 += points * points;
  for (int i = 0, copies; i < n; i += copies) {
    copies = tn_set_has(hand, cards[i]);
    belief->held[cards[i]] += copies;
    belief->squares[cards[i]] += copies * copies;
    belief->with[cards[i]] += copies * points;
  }
}


/* How much a hand is a reason for the choice. */
static double worth(const Belief *belief, const tn_Set *hand) {
  tn_Card cards[TN_CARDS];
  int n = tn_set_list(hand, cards);
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += belief->worth[cards[i]];
  return sum;
}


/* How much of a number is likely to be more than chance, from 0 to 1. */
static double trust(double square, double noise) {
  return square > noise ? 1 - noise / square : 0;
}


/* Takes what the cards of each suit (or rank) have in common out of `rest` and
** adds it to their worth. */
static void share(Belief *belief, const tn_Deck *deck, const uint8_t *group,
                  double *rest, const double *noise) {
  double sum[TN_KINDS] = {0}, chance[TN_KINDS] = {0}, n[TN_KINDS] = {0};
  for (tn_Card card = 0; card < deck->kinds; card++) {
    unsigned of = group[card] % TN_KINDS;
    sum[of] += rest[card];
    chance[of] += noise[card];
    n[of]++;
  }
  for (tn_Card card = 0; card < deck->kinds; card++) {
    unsigned of = group[card] % TN_KINDS;
    double mean = sum[of] / n[of];
    mean *= trust(mean * mean, chance[of] / n[of] / n[of]);
    belief->worth[card] += mean;
    rest[card] -= mean;
  }
}


/* How the points depended on each card, and how much of that may be chance. */
static void compare(const Belief *belief, const tn_Deck *deck, double *rest,
                    double *noise) {
  double n = belief->n, mean = belief->sum / n;
  double variance = belief->points2 / n - mean * mean;
  for (tn_Card card = 0; card < deck->kinds; card++) {
    double held = belief->held[card];
    double square = belief->squares[card] - held * held / n + DOUBT;
    rest[card] = (belief->with[card] - held * mean) / square;
    noise[card] = variance / square;
  }
}


/* Works out what each card adds, by its suit, its rank, and itself, and how
** much the worth of hands varies. */
static void settle(Belief *belief, const tn_Deck *deck) {
  double rest[TN_KINDS], noise[TN_KINDS], squares = 0, chance = 0, variance = 0;
  compare(belief, deck, rest, noise);
  share(belief, deck, deck->suit, rest, noise);
  share(belief, deck, deck->rank, rest, noise);
  for (tn_Card card = 0; card < deck->kinds; card++) {
    squares += rest[card] * rest[card];
    chance += noise[card];
  }
  for (tn_Card card = 0; card < deck->kinds; card++) {
    double held = belief->held[card] / belief->n;
    double *worth = &belief->worth[card];
    *worth += rest[card] * trust(squares, chance);
    belief->mean += *worth * held;
    variance +=
        *worth * *worth * (belief->squares[card] / belief->n - held * held);
  }
  belief->spread = sqrt(variance > 0 ? variance : 0);
}


/* Called once, when the playouts that teach are over. */
void tni_beliefs_settle(Beliefs *beliefs, const tn_Deck *deck) {
  for (uint8_t i = 0; i < beliefs->n; i++)
    if (beliefs->belief[i].n > 0)
      settle(&beliefs->belief[i], deck);
}


/* A hand with which the choice breaks even is taken every other time. */
double tni_beliefs_chance(const Beliefs *beliefs) {
  double chance = 1, faith = beliefs->kept ? FAITH : LITTLE;
  for (uint8_t i = 0; i < beliefs->n; i++) {
    const Belief *belief = &beliefs->belief[i];
    if (belief->spread <= 0)
      continue;
    double come = belief->sum / belief->n - belief->mean;
    come = (come + worth(belief, &belief->hand)) / belief->spread;
    chance *= 1 / (1 + exp(-faith * come));
  }
  return chance;
}
