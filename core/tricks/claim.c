/* The rest of the tricks, ended at once. */
#include "table/table.h"
#include "tenace/tricks.h"

#include <string.h>

#define SUMS 1024 /* points that cards can make, at most */


/* Takes all cards out of the hands, and out of the trick.  Answers how many. */
static int gather(tn_Table *table, tn_Card *cards) {
  int n = table->trick.plays;
  memcpy(cards, table->trick.cards, (size_t)n * sizeof *cards);
  for (uint8_t seat = 0; seat < table->players; seat++) {
    tn_Pile *hand = &table->pile[tn_hand_pile(seat)];
    int held = tn_pile_list(hand, cards + n);
    for (int i = 0; i < held; i++) {
      tn_pile_take(hand, cards[n + i]);
      tn_set_add(&table->played[seat], cards[n + i]);
    }
    n += held;
  }
  table->pile[TN_TRICK].count = 0;
  return n;
}


/* Puts first the cards that together count as much as can be, but not more than
** `worth`.  Answers how many these are; and in `worth` what they count. */
static int choose(tn_Card *cards, int n, const int32_t *points,
                  int32_t *worth) {
  uint16_t with[SUMS] = {0}; /* by sum: the card that made it, plus 1 */
  int32_t most = *worth < SUMS ? *worth : SUMS - 1, sum;
  int chosen = 0;
  for (int i = 0; i < n; i++) {
    int32_t count = points[cards[i]];
    for (sum = most; count > 0 && sum >= count; sum--)
      if (!with[sum] && (sum == count || with[sum - count]))
        with[sum] = (uint16_t)(i + 1);
  }
  for (sum = most; sum > 0 && !with[sum];)
    sum--;
  *worth = sum;
  bool is_chosen[TN_CARDS] = {false};
  for (; sum > 0; sum -= points[cards[with[sum] - 1]])
    is_chosen[with[sum] - 1] = true;
  for (int i = 0; i < n; i++)
    if (is_chosen[i]) {
      tn_Card card = cards[i];
      cards[i] = cards[chosen];
      cards[chosen++] = card;
    }
  return chosen;
}


static void take(tn_Table *table, uint8_t seat, const tn_Card *cards, int n) {
  tn_Pile *won = &table->pile[tn_won_pile(table, table->side_of[seat])];
  for (int i = 0; i < n; i++)
    won->cards[won->count++] = cards[i];
}


/* The first seat that is in the camp, or that is not. */
static uint8_t first_seat(const tn_Table *table, uint8_t camp, bool in) {
  uint8_t seat = 0;
  while (seat + 1 < table->players &&
         (table->out[seat] || (camp >> seat & 1) != in))
    seat++;
  return seat;
}


/* As many of the tricks as of the points, but neither all nor none, unless it
** is all or none of the points. */
static int share(int tricks, int32_t worth, int64_t all) {
  if (worth <= 0 || worth >= all)
    return worth <= 0 ? 0 : tricks;
  int n = (int)(tricks * (int64_t)worth / all);
  return n < 1 ? 1 : n >= tricks && tricks > 1 ? tricks - 1 : n;
}


/* What the cards count together. */
static int64_t count_all(const tn_Card *cards, int n, const int32_t *points) {
  int64_t sum = 0;
  for (int i = 0; i < n; i++)
    sum += points[cards[i]] > 0 ? points[cards[i]] : 0;
  return sum;
}


/* Are there tricks to claim, of single cards, and does the camp have a seat? */
static bool can_claim(const tn_Table *table, const tn_Claim *claim) {
  return is_table(table) && claim && table->to_play > 0 && !table->plays &&
         claim->camp & ((1u << table->players) - 1);
}


int32_t tn_table_claim(tn_Table *table, const tn_Claim *claim) {
  if (!can_claim(table, claim))
    return -1;
  tn_Card cards[TN_CARDS];
  tn_Trick *trick = &table->trick;
  int n = gather(table, cards), tricks = table->to_play;
  uint8_t ours = first_seat(table, claim->camp, true);
  uint8_t theirs = first_seat(table, claim->camp, false);
  int32_t worth = claim->worth > 0 ? claim->worth : 0;
  int32_t won = worth < tricks ? worth : tricks;
  int chosen = tricks > 0 ? n * won / tricks : 0;
  if (claim->card) {
    chosen = choose(cards, n, claim->card, &worth);
    won = share(tricks, worth, count_all(cards, n, claim->card));
  }
  take(table, ours, cards, chosen);
  take(table, theirs, cards + chosen, n - chosen);
  table->tricks[ours] += (uint32_t)won;
  table->tricks[theirs] += (uint32_t)(tricks - won);
  trick->leader = trick->best = claim->last ? ours : theirs;
  trick->under_way = false;
  table->to_play = 0;
  return claim->card ? worth : won;
}
