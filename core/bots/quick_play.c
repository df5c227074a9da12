/*
** Quick bots where several cards are played at once.
**
** There are too many plays to rate them all.  So the bot draws a few as a
** random bot would and takes the best of them.
*/
#include "bots/bots.h"

#include "plays/plays.h"
#include "tenace/tricks.h"

#define DRAWN 6 /* plays to choose from */


/* Is there no other hand that beats a component of the play? */
static bool unbeaten(const tn_Table *table, const tn_Format *format) {
  const tn_Set *hands[TN_SEATS];
  uint8_t forced[TN_PLAY];
  int n = 0;
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (seat != table->trick.turn && !table->out[seat])
      hands[n++] = &table->pile[tn_hand_pile(seat)].set;
  return tn_throw_forced(table->order, format, hands, n, forced) == 0;
}


/*
** How much a lead is worth.  A taker wants one that nobody beats, the more
** cards the better; a ducker one that somebody beats.  A throw that fails is
** worth nothing.
*/
static int worth_leading(const tn_Table *table, const tn_Set *play,
                         bool takes) {
  tn_Card cards[TN_CARDS];
  tn_Format format;
  int n = tn_set_list(play, cards);
  if (!tn_format_read(&format, table->order, cards, n))
    return INT16_MIN;
  bool stands = unbeaten(table, &format);
  if (format.parts > 1 && !stands)
    return INT16_MIN;
  return stands == takes ? n : 0;
}


/* How much the cards of a play are worth if kept: their places, and more for a
** trump. */
static int worth_keeping(const tn_Table *table, const tn_Set *play) {
  const tn_Order *order = table->order;
  int sum = 0;
  for (int plane = 0; plane < TN_COPIES; plane++)
    for (tn_Kinds left = play->plane[plane]; left; left &= left - 1) {
      tn_Card card = tn_kinds_first(left);
      sum += order->place[card];
      sum += order->group[card] == TN_TRUMPS ? TN_RANKS : 0;
    }
  return sum;
}


/* How much an answer is worth.  A taker wins if the others are winning, as
** cheaply as it can.  A ducker does not win, and gets rid of its best cards. */
static int worth_following(const tn_Table *table, const tn_Set *play,
                           bool takes) {
  const tn_Trick *trick = &table->trick;
  bool ours = tn_table_together(table, trick->best, trick->turn);
  bool wins = tn_play_height(table->order, table->plays, &table->lead, play) >
              trick->best_height;
  int cost = worth_keeping(table, play);
  if (!takes)
    return (wins ? INT16_MIN : 0) + cost;
  return (wins && !ours ? INT16_MAX : 0) - cost;
}


/* A leader draws a random number of times, so that it does not always lead the
** same; an answer is chosen from DRAWN.  A necessity ends the drawing. */
tn_Set tn_quick_play(const tn_Table *table, tn_Random *random) {
  bool takes = table->bot[table->trick.turn] == TN_TAKER, only = false;
  bool leads = table->trick.plays == 0;
  int best = INT32_MIN,
      draws = leads ? 1 + (int)tn_random_below(random, DRAWN) : DRAWN;
  tn_Set chosen = {{0}};
  for (int i = 0; i < draws && !only; i++) {
    tn_Set play = tn_trick_random(table, random, &only);
    int worth = leads ? worth_leading(table, &play, takes)
                      : worth_following(table, &play, takes);
    if (worth <= best)
      continue;
    best = worth;
    chosen = play;
  }
  return chosen;
}
