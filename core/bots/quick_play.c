/*
** Quick bots where several cards are played at once.
**
** A bot looks at the leads of one component, or at the answers that are easily
** made: each card of a suit, the cards that cost least or count most, each way
** to kill with one component.  A few random plays come to these.  It takes the
** best by what the trick counts, by how sure it is to go to the bot or a
** friend, and by what the cards would be worth if kept.
**
** Like all quick bots it looks at the other hands (quick.c).
*/
#include "bots/bots.h"

#include "cards/hold.h"
#include "plays/plays.h"
#include "tenace/tricks.h"

#include <assert.h>

#define DRAWN 6  /* random answers to choose from */
#define LEADS 64 /* leads to choose from, at most */

/* How much things are worth.  The card that counts most is worth MOST. */
#define MOST 20
#define TRICK 6  /* a trick, for each card of its lead */
#define TRUMP 14 /* a trump that is kept, besides its place */
#define BREAK 5  /* a card whose like stays in the hand */
#define SURE 4   /* how sure a trick is, at most */


/* A choice: what the plays are compared with, and the best of them. */
typedef struct Choosing {
  const tn_Table *table;
  const tn_Set *hand;
  tn_Random *random;
  int32_t most; /* what the card counts that counts most; 1 if none does */
  int best;
  tn_Set chosen;
} Choosing;


static const tn_Set *hand_of(const tn_Table *table, uint8_t seat) {
  return &table->pile[tn_hand_pile(seat)].set;
}


/* Does the player in turn play for that seat? */
static bool is_friend(const tn_Table *table, uint8_t seat) {
  uint8_t own = table->trick.turn;
  return tn_table_together(table, own, seat) ||
         (!table->parties.formed &&
          table->friends[own] >> table->side_of[seat] & 1);
}


/* What the cards of a deck count at most. */
static int32_t most_worth(const tn_Table *table) {
  int32_t most = 1;
  for (int card = 0; table->worth && card < table->deck->kinds; card++)
    most = table->worth[card] > most ? table->worth[card] : most;
  return most;
}


/* What a card counts. */
static int worth_of(const Choosing *choosing, tn_Card card) {
  const int32_t *worth = choosing->table->worth;
  return worth ? worth[card] * MOST / choosing->most : 0;
}


/* What a card of the hand is worth if it is kept. */
static int worth_keeping(const tn_Order *order, tn_Card card) {
  return order->place[card] + (order->group[card] == TN_TRUMPS ? TRUMP : 0);
}


/* Has this set of a suit a component like `part` above that height? */
static bool has_above(const tn_Order *order, const tn_Set *set,
                      tn_Component part, int height) {
  if (part.length > 1) {
    Places starts = runs_in(order, set, part.width, part.length);
    return starts && highest(starts) + part.length - 1 > height;
  }
  for (tn_Kinds left = set->plane[part.width - 1]; left; left &= left - 1)
    if (order->place[tn_kinds_first(left)] > height)
      return true;
  return false;
}


/* Can a hand beat a play of that height?  Of a kill of several components only
** the first is looked at. */
static bool can_beat(const tn_Table *table, uint8_t seat, const tn_Format *lead,
                     int height) {
  const tn_Order *order = table->order;
  const tn_Set *hand = hand_of(table, seat);
  tn_Set suit = set_of(hand, order->of_group[lead->group]);
  if (suit.plane[0])
    return lead->parts == 1 && has_above(order, &suit, lead->part[0], height);
  suit = set_of(hand, order->of_group[TN_TRUMPS]);
  return lead->group != TN_TRUMPS && tn_set_count(&suit) >= lead->cards &&
         has_above(order, &suit, lead->part[0],
                   height < KILL ? -1 : height - KILL);
}


/* How sure is the trick, from 0 to SURE, if the best play has that height and
** is `ours`? */
static int sureness(const tn_Table *table, const tn_Format *lead, int height,
                    bool ours) {
  const tn_Trick *trick = &table->trick;
  bool friends = false, enemies = false;
  uint8_t seat = trick->turn;
  for (int n = trick->plays + 1; n < trick->size; n++) {
    seat = table->next[seat];
    bool together = is_friend(table, seat);
    if (!(together ? friends : enemies) && can_beat(table, seat, lead, height))
      *(together ? &friends : &enemies) = true;
  }
  if (ours)
    return !enemies ? SURE : friends ? SURE / 2 : 0;
  return friends ? SURE / 2 : 0;
}


/* What the cards on the table count. */
static int worth_lying(const Choosing *choosing) {
  const tn_Trick *trick = &choosing->table->trick;
  int sum = 0;
  for (int i = 0; i < trick->plays * trick->width; i++)
    sum += worth_of(choosing, trick->cards[i]);
  return sum;
}


/* Sums over the cards of a play: what they count, and what they would be worth
** if kept. */
static void add_cards(const Choosing *choosing, const tn_Set *play, int *worth,
                      int *cost) {
  for (tn_Kinds left = play->plane[0]; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    int n = tn_set_has(play, card);
    *worth += n * worth_of(choosing, card);
    *cost += n * worth_keeping(choosing->table->order, card) +
             (tn_set_has(choosing->hand, card) > n ? BREAK : 0);
  }
}


/* Can any other hand beat a component of the throw? */
static bool fails(const tn_Table *table, const tn_Format *format) {
  const tn_Set *hands[TN_SEATS];
  uint8_t forced[TN_PLAY];
  int n = 0;
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (seat != table->trick.turn && !table->out[seat])
      hands[n++] = hand_of(table, seat);
  return tn_throw_forced(table->order, format, hands, n, forced) > 0;
}


/* How sure a lead or an answer makes the trick; -1: it is a throw that
** fails. */
static int sure_after(const tn_Table *table, const tn_Set *play) {
  const tn_Trick *trick = &table->trick;
  if (trick->plays == 0) {
    tn_Card cards[TN_CARDS];
    tn_Format format;
    int n = tn_set_list(play, cards);
    tn_format_read(&format, table->order, cards, n);
    if (format.parts > 1 && fails(table, &format))
      return -1;
    return sureness(table, &format, format.part[0].top, true);
  }
  int height = tn_play_height(table->order, table->plays, &table->lead, play,
                              table->work);
  bool wins = height > trick->best_height;
  return sureness(table, &table->lead, wins ? height : trick->best_height,
                  wins || is_friend(table, trick->best));
}


/* Compares a play with the best so far.  A ducker wants the contrary of what a
** taker wants. */
static void consider(Choosing *choosing, const tn_Set *play) {
  const tn_Table *table = choosing->table;
  int worth = worth_lying(choosing), cost = 0, n = tn_set_count(play);
  int sure = sure_after(table, play);
  add_cards(choosing, play, &worth, &cost);
  int value = (worth + TRICK * n) * (2 * sure - SURE) / SURE - cost / 2;
  if (table->bot[table->trick.turn] == TN_DUCKER)
    value = -value;
  if (sure < 0)
    value = INT16_MIN;
  if (value <= choosing->best)
    return;
  choosing->best = value;
  choosing->chosen = *play;
}


/* Considers each kind that is there so often, as the whole play. */
static void consider_kinds(Choosing *choosing, tn_Kinds kinds, int width) {
  for (; kinds; kinds &= kinds - 1) {
    tn_Set play = {{0}};
    set_put(&play, tn_kinds_first(kinds), width);
    consider(choosing, &play);
  }
}


/* Adds `n` cards of a set to a play: those that cost least, with what they
** count added to it `times`. */
static void fill(const Choosing *choosing, const tn_Set *from, int n, int times,
                 tn_Set *play) {
  const tn_Order *order = choosing->table->order;
  tn_Set left = *from;
  while (n-- > 0) {
    tn_Card best = TN_NONE;
    int least = 0;
    for (tn_Kinds kinds = left.plane[0]; kinds; kinds &= kinds - 1) {
      tn_Card card = tn_kinds_first(kinds);
      int cost = worth_keeping(order, card) +
                 2 * times * worth_of(choosing, card) +
                 (left.plane[1] >> card & 1 ? BREAK : 0);
      if (best != TN_NONE && cost >= least)
        continue;
      best = card;
      least = cost;
    }
    assert(best != TN_NONE); /* there are that many cards */
    set_take(&left, best, 1);
    tn_set_add(play, best);
  }
}


/* Considers the cheapest answer, if it is allowed: all cards of the suit that
** the hand must give, and further ones. */
static void consider_cheapest(Choosing *choosing, int times) {
  const tn_Table *table = choosing->table;
  const tn_Format *lead = &table->lead;
  tn_Kinds group = table->order->of_group[lead->group];
  tn_Set suit = set_of(choosing->hand, group), play = {{0}};
  tn_Set others = set_of(choosing->hand, ~group);
  int held = tn_set_count(&suit), n = held < lead->cards ? held : lead->cards;
  fill(choosing, &suit, n, times, &play);
  fill(choosing, &others, lead->cards - n, times, &play);
  if (tn_follow_check(table->order, table->plays, lead, choosing->hand, &play,
                      NULL, table->work) == TN_PLAY_OK)
    consider(choosing, &play);
}


/* Considers answers to several cards. */
static void consider_answers(Choosing *choosing) {
  const tn_Table *table = choosing->table;
  const tn_Order *order = table->order;
  const tn_Format *lead = &table->lead;
  bool only = false,
       is_void = !(choosing->hand->plane[0] & order->of_group[lead->group]);
  for (int i = 0; i < DRAWN && !only; i++) {
    tn_Set play = tn_trick_random(table, choosing->random, &only);
    consider(choosing, &play);
  }
  if (only)
    return;
  consider_cheapest(choosing, 1);
  consider_cheapest(choosing, -1);
  int width = lead->part[0].width;
  if (is_void && lead->parts == 1 && lead->part[0].length == 1)
    consider_kinds(
        choosing, choosing->hand->plane[width - 1] & order->of_group[TN_TRUMPS],
        width);
}


/* Considers leads of one component, and a random one, which may be a throw. */
static void consider_leads(Choosing *choosing) {
  const tn_Table *table = choosing->table;
  tn_Set list[LEADS];
  bool only;
  int n = tn_leads_list(table->order, choosing->hand, list, LEADS, table->work);
  for (int i = 0; i < n && i < LEADS; i++)
    consider(choosing, &list[i]);
  tn_Set play = tn_trick_random(table, choosing->random, &only);
  consider(choosing, &play);
}


tn_Set tni_quick_play(const tn_Table *table, tn_Random *random) {
  const tn_Set *hand = hand_of(table, table->trick.turn);
  Choosing choosing = {table,     hand, random, most_worth(table),
                       INT32_MIN, {{0}}};
  if (table->trick.plays == 0) {
    consider_leads(&choosing);
  } else if (table->lead.cards == 1) {
    tn_Kinds suit = hand->plane[0] & table->order->of_group[table->lead.group];
    consider_kinds(&choosing, suit ? suit : hand->plane[0], 1);
  } else {
    consider_answers(&choosing);
  }
  return choosing.chosen;
}
