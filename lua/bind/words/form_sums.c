/* Forms: cards that add up, in one set or in several. */
#include "words/words.h"
#include "words/form.h"

#define SMALL 4096 /* which smaller sums there are is a row of bits */

/* Cards that are being divided into sets of one sum. */
typedef struct Division {
  int64_t sum;
  int n, sets, most;
  int32_t worth[TN_CARDS], also[TN_CARDS];
  bool used[TN_CARDS];
  tn_Work *work;
} Division;


static bool divide(Division *cards);


/* Completes the set that still lacks `left`, with cards from number `from`
** on, and then divides the rest. */
static bool complete(Division *cards, int from, int64_t left) {
  if (left == 0) {
    cards->sets++;
    if (divide(cards))
      return true;
    cards->sets--;
    return false;
  }
  for (int i = from; i < cards->n && tn_work_on(cards->work, 1); i++) {
    if (cards->used[i])
      continue;
    cards->used[i] = true;
    if (cards->worth[i] <= left &&
        complete(cards, i + 1, left - cards->worth[i]))
      return true;
    if (cards->also[i] > 0 && cards->also[i] <= left &&
        complete(cards, i + 1, left - cards->also[i]))
      return true;
    cards->used[i] = false;
  }
  return false;
}


/* Can the cards that are not used be divided into sets? */
static bool divide(Division *cards) {
  int first = 0;
  while (first < cards->n && cards->used[first])
    first++;
  if (first == cards->n)
    return true;
  if (cards->sets == cards->most || !tn_work_on(cards->work, first + 1))
    return false;
  int64_t worth[] = {cards->worth[first], cards->also[first]};
  cards->used[first] = true;
  for (int i = 0; i < 2; i++)
    if (worth[i] > 0 && worth[i] <= cards->sum &&
        complete(cards, first + 1, cards->sum - worth[i]))
      return true;
  cards->used[first] = false;
  return false;
}


/* Begins with no cards.  What there is room for is not emptied. */
static void begin(Division *cards, tn_Work *work, int64_t sum, int most) {
  cards->work = work;
  cards->sum = sum;
  cards->most = most;
  cards->n = cards->sets = 0;
}


/* Adds cards to those that are divided. */
static void add(const FormSum *sum, Division *cards, const tn_Card *list,
                int n) {
  for (int i = 0; i < n && cards->n < TN_CARDS; i++) {
    cards->worth[cards->n] = sum->worth[list[i]];
    cards->also[cards->n] = sum->also[list[i]];
    cards->used[cards->n++] = false;
  }
  tn_work_on(cards->work, n);
}


/* Can their total be that of several sets?  Cards that count in two ways are
** not looked at. */
static bool may_divide(const Division *cards) {
  int64_t total = 0;
  bool two = false;
  for (int i = 0; i < cards->n; i++) {
    total += cards->worth[i];
    two |= cards->also[i] > 0;
  }
  return two || (total % cards->sum == 0 && total / cards->sum <= cards->most);
}


/* The sums that the cards may add up to: one, or two of a card that counts in
** two ways. */
static int sums_of(lua_State *L, const Form *form, const Way *way,
                   const FormSum *sum, int64_t *sums) {
  int n = 0;
  if (sum->part < 0) {
    sums[n++] = sum->sum;
  } else if (form->part[sum->part].kind == PART_LIST) {
    lua_rawgeti(L, form->part[sum->part].list, way->value[sum->part]);
    sums[n++] = lua_tointeger(L, -1);
    lua_pop(L, 1);
  } else {
    tn_Card card = way->card[way->first[sum->part]];
    sums[n++] = sum->worth[card];
    if (sum->also[card] > 0)
      sums[n++] = sum->also[card];
  }
  return n;
}


/* Does any set of these cards, from number `from` on, count that sum? */
static bool has_large_set(const Division *cards, int from, int64_t sum) {
  if (sum == 0)
    return true;
  for (int i = from; i < cards->n && tn_work_on(cards->work, 1); i++) {
    if (cards->worth[i] <= sum &&
        has_large_set(cards, i + 1, sum - cards->worth[i]))
      return true;
    if (cards->also[i] > 0 && cards->also[i] <= sum &&
        has_large_set(cards, i + 1, sum - cards->also[i]))
      return true;
  }
  return false;
}


/* Word number `word` of a row of bits, moved up by so many bits. */
static uint64_t moved(const uint64_t *row, int word, int32_t by) {
  int from = word - by / 64, bits = by % 64;
  uint64_t up = from >= 0 ? row[from] << bits : 0;
  return bits > 0 && from > 0 ? up | row[from - 1] >> (64 - bits) : up;
}


/* The same for a small sum: `row` has a bit for each sum of some of the cards
** that have been looked at. */
static bool has_small_set(const Division *cards, int sum) {
  uint64_t row[SMALL / 64] = {1};
  for (int i = 0; i < cards->n && tn_work_on(cards->work, sum / 64 + 1); i++)
    for (int word = sum / 64; word >= 0; word--) {
      if (cards->worth[i] <= sum)
        row[word] |= moved(row, word, cards->worth[i]);
      if (cards->also[i] > 0 && cards->also[i] <= sum)
        row[word] |= moved(row, word, cards->also[i]);
    }
  return row[sum / 64] >> (sum % 64) & 1;
}


static bool has_set(const Division *cards, int64_t sum) {
  if (sum < 0)
    return false;
  return sum < SMALL ? has_small_set(cards, (int)sum)
                     : has_large_set(cards, 0, sum);
}


/* Is there no set of that sum among the cards of the slot that were left? */
static bool leaves_none(tn_Work *work, const FormPart *part, const Way *way,
                        int at, const int64_t *sums, int n) {
  tn_Card list[TN_CARDS];
  tn_Set left = part->cards;
  Division cards;
  begin(&cards, work, 0, 0);
  for (int i = 0; i < way->n[at]; i++)
    tn_set_remove(&left, way->card[way->first[at] + i]);
  add(part->sum, &cards, list, tn_set_list(&left, list));
  for (int i = 0; i < n; i++)
    if (has_set(&cards, sums[i]))
      return false;
  return true;
}


/* Do the cards of the slot number `at` add up? */
static bool slot_adds(lua_State *L, tn_Work *work, const Form *form,
                      const Way *way, int at) {
  const FormSum *sum = form->part[at].sum;
  int64_t sums[2];
  int n = sums_of(L, form, way, sum, sums);
  if (sum->all && !leaves_none(work, &form->part[at], way, at, sums, n))
    return false;
  for (int i = 0; i < n; i++) {
    Division cards;
    begin(&cards, work, sums[i], sum->once ? 1 : TN_CARDS);
    if (sum->own >= 0 && sum->own != sum->part)
      add(sum, &cards, way->card + way->first[sum->own], 1);
    add(sum, &cards, way->card + way->first[at], way->n[at]);
    if (sums[i] > 0 && may_divide(&cards) && divide(&cards))
      return true;
  }
  return false;
}


/* Is this the last slot that tells what those cards add up to? */
static bool ends_at(const FormPart *part, int at) {
  return part->sum && part->sum->due == at;
}


bool tnl_form_sums(const Form *form, int at) {
  for (int i = 0; i <= at; i++)
    if (ends_at(&form->part[i], at))
      return true;
  return false;
}


bool tnl_form_adds(lua_State *L, tn_Work *work, const Form *form,
                   const Way *way, int at) {
  bool all = true;
  for (int i = 0; i <= at && all; i++)
    all = !ends_at(&form->part[i], at) || slot_adds(L, work, form, way, i);
  return all && !tn_work_spent(work);
}


void tnl_begin_sum(const tn_Deck *deck, const int32_t *points, Form *form,
                   FormPart *part, const FormPart *of, FormSum *sum) {
  int at = (int)(part - form->part);
  sum->part = of ? (int)(of - form->part) : -1;
  sum->own = -1;
  sum->due = sum->part > at ? sum->part : at;
  for (int i = 0; i < form->parts; i++)
    if (form->part[i].kind == PART_CARDS && form->part[i].size == 4 &&
        memcmp(form->part[i].name, "card", 4) == 0)
      sum->own = i;
  for (tn_Card card = 0; card < deck->kinds; card++) {
    sum->worth[card] = points[card];
    while (points[card] <= 0 && tn_set_has(&part->cards, card) > 0)
      tn_set_remove(&part->cards, card);
  }
  int left = tn_set_count(&part->cards);
  part->most = part->most < left ? part->most : left;
  part->sum = sum;
  form->adds = true;
}
