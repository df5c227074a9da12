/*
** Sets of cards that count a sum.
**
** The cards are tried from the one that counts least on, and a set grows as
** long as its sum is not reached.  Since every card counts something, a card
** that counts too much ends the search at that place.
*/
#include "cards/work.h"
#include "tenace/sets.h"


/* Puts a card behind all that count no more. */
static void insert(tn_Sums *sums, tn_Card card, int32_t worth) {
  int i = sums->n++;
  for (; i > 0 && (sums->worth[i - 1] > worth ||
                   (sums->worth[i - 1] == worth && sums->card[i - 1] > card));
       i--) {
    sums->card[i] = sums->card[i - 1];
    sums->worth[i] = sums->worth[i - 1];
  }
  sums->card[i] = card;
  sums->worth[i] = worth;
}


bool tn_sums_begin(tn_Sums *sums, const tn_Card *cards, int n,
                   const int32_t *points, int32_t sum, int most,
                   tn_Work *work) {
  if (!sums)
    return false;
  sums->n = sums->size = 0;
  sums->left = sum;
  sums->most = most;
  sums->partly = false;
  sums->work = work;
  bool good = n >= 0 && n <= TN_CARDS && sum > 0 && most > 0 && points &&
              (cards || n == 0);
  for (int i = 0; good && i < n; i++)
    good = cards[i] < TN_KINDS;
  for (int i = 0; good && i < n; i++)
    if (points[cards[i]] > 0)
      insert(sums, cards[i], points[cards[i]]);
  return good;
}


/* The number of the first card that may come next in the set. */
static int first_next(const tn_Sums *sums) {
  return sums->size > 0 ? sums->at[sums->size - 1] + 1 : 0;
}


/* Takes the last card out of the set.  Answers its number. */
static int drop(tn_Sums *sums) {
  int i = sums->at[--sums->size];
  sums->left += sums->worth[i];
  return i;
}


/* Can card `i` come next?  Of cards that are alike the first is taken. */
static bool fits(const tn_Sums *sums, int i) {
  return i < sums->n && sums->size < sums->most && sums->worth[i] <= sums->left;
}


bool tn_sums_next(tn_Sums *sums) {
  if (!sums)
    return false;
  int i = sums->size > 0 ? drop(sums) + 1 : 0;
  tn_Work own, *work = work_or_own(sums->work, &own);
  for (;;) {
    int first = first_next(sums);
    while (i > first && i < sums->n && sums->card[i] == sums->card[i - 1])
      i++;
    if (!tn_work_on(work, 1)) {
      sums->partly = true;
      return false;
    }
    if (fits(sums, i)) {
      sums->at[sums->size++] = (uint8_t)i;
      sums->left -= sums->worth[i];
      if (sums->left == 0)
        return true;
      i++;
    } else if (sums->size > 0) {
      i = drop(sums) + 1;
    } else {
      return false;
    }
  }
}


int tn_sums_cards(const tn_Sums *sums, tn_Card *cards) {
  if (!sums || !cards)
    return 0;
  for (int i = 0; i < sums->size; i++)
    cards[i] = sums->card[sums->at[i]];
  return sums->size;
}
