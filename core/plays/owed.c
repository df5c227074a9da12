/*
** What a hand owes to a component: cards with which it could have answered.
**
** They are written for the player whose play is refused, so any example will
** do; the highest cards are taken, as they are the easiest to find in a hand.
*/
#include "plays/division.h"

#define MOST_TRIED 20000 /* of a search for its runs; then it names none */

/* A reply while its cards are being written down. */
typedef struct Giver {
  const tn_Order *order;
  const Reply *reply;
  tn_Set left;
  int cards, steps;
  tn_Card *card;
} Giver;


/* `width` copies of a card go from the hand to the list. */
static void write_cards(Giver *giver, tn_Card card, int width) {
  set_take(&giver->left, card, width);
  while (width-- > 0)
    giver->card[giver->cards++] = card;
}


/*
** Writes the runs of a reply from number `nth` on.  Each is the highest that
** leaves the cards for the others; where it does not, the giver goes back to
** the state before.
*/
static bool write_runs(Giver *giver, int width, int nth) {
  int length = nth < RUNS ? giver->reply->run[nth] : 0;
  if (length < 2)
    return true;
  Places starts = runs_in(giver->order, &giver->left, width, length);
  Giver before = *giver;
  for (; starts && giver->steps < MOST_TRIED;
       starts &= ~place_bit(highest(starts))) {
    int top = highest(starts) + length - 1;
    for (int place = top; place > top - length; place--)
      write_cards(
          giver,
          tn_kinds_first(kinds_at(giver->order, giver->left.plane[width - 1],
                                  (unsigned)place)),
          width);
    if (write_runs(giver, width, nth + 1))
      return true;
    before.steps = giver->steps + 1;
    *giver = before;
  }
  return false;
}


/* Writes the `n` highest tuples of a width. */
static void write_tuples(Giver *giver, int width, int n) {
  for (; n > 0; n--) {
    tn_Kinds kinds = giver->left.plane[width - 1];
    int top = highest(places_of(giver->order, kinds));
    write_cards(giver,
                tn_kinds_first(kinds_at(giver->order, kinds, (unsigned)top)),
                width);
  }
}


/* Is this the only way in which the hand can give the reply?  A whole run must
** be the only one; of every other width the hand gives all it has. */
static bool is_sole(const tn_Order *order, const tn_Set *hand,
                    const Reply *reply, tn_Component part) {
  tn_Set left = *hand;
  if (reply->whole) {
    Places starts = runs_in(order, hand, reply->whole, part.length);
    return (starts & (starts - 1)) == 0;
  }
  for (int width = TN_WIDEST; width > 1; width--) {
    int n = reply->tuples[width - 1];
    if (n > 0 && n < tuples_in(&left, width))
      return false;
    if (n > 0)
      tni_set_strip(&left, width, NULL);
  }
  return true;
}


/* A whole run counts as a reply with one run, so that write_runs serves
** both. */
void tni_owed_set(const tn_Order *order, const tn_Set *hand, const Reply *reply,
                  tn_Component part, tn_Owed *owed) {
  Reply as_runs = *reply;
  if (reply->whole) {
    as_runs.width = reply->whole;
    as_runs.run[0] = reply->tuples[reply->whole - 1];
  }
  Giver giver = {order, &as_runs, *hand, 0, 0, owed->card};
  owed->part = part;
  owed->run = as_runs.run[0];
  owed->sole = is_sole(order, hand, reply, part);
  memcpy(owed->tuples, reply->tuples, sizeof owed->tuples);
  for (int width = TN_WIDEST; width > 1; width--) {
    int before = giver.cards;
    if (as_runs.width == width)
      write_runs(&giver, width, 0);
    int runs = (giver.cards - before) / width;
    write_tuples(&giver, width, reply->tuples[width - 1] - runs);
  }
  owed->cards = (uint8_t)giver.cards;
}
