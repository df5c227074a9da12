/* What a player who captures has before the eyes. */
#include "captures/fishing.h"


/* Does card number i come behind that card in the list?  Where a card takes one
** set, the list is by what the cards count, so sets are named low to high. */
static bool is_behind(const tn_Fishing *fishing, int i, tn_Card card) {
  tn_Card other = fishing->lying[i];
  int32_t worth = fishing->points[card];
  if (!fishing->rules->several && fishing->worth[i] != worth)
    return fishing->worth[i] > worth;
  return other > card;
}


static void insert(tn_Fishing *fishing, tn_Card card) {
  int i = fishing->n++;
  for (; i > 0 && is_behind(fishing, i - 1, card); i--) {
    fishing->lying[i] = fishing->lying[i - 1];
    fishing->worth[i] = fishing->worth[i - 1];
    fishing->also[i] = fishing->also[i - 1];
  }
  fishing->lying[i] = card;
  fishing->worth[i] = fishing->points[card];
  fishing->also[i] = fishing->rules->also[card];
  fishing->copies |= i > 0 && fishing->lying[i - 1] == card;
}


static bool can_count(int32_t points) {
  return points <= TN_CAPTURE_POINTS && points >= -TN_CAPTURE_POINTS;
}


/* Does no card count too much, and does the deck have those that lie there? */
static bool can_lie(const tn_CaptureRules *rules, const tn_Deck *deck,
                    const int32_t *points, const tn_Card *lying, int n) {
  if (n < 0 || n > TN_LYING || (n > 0 && !lying))
    return false;
  for (tn_Card card = 0; card < deck->kinds; card++)
    if (!can_count(points[card]) || !can_count(rules->also[card]))
      return false;
  for (int i = 0; i < n; i++)
    if (lying[i] >= deck->kinds)
      return false;
  return true;
}


bool tni_fishing_begun(const tn_Fishing *fishing) {
  if (!fishing || !fishing->deck || fishing->builds < 0 ||
      fishing->builds > TN_BUILDS ||
      fishing->hand.plane[0] & ~fishing->deck->all)
    return false;
  for (int i = 0; i < fishing->builds; i++)
    if (!can_count(fishing->build[i].value))
      return false;
  return true;
}


bool tn_fishing_begin(tn_Fishing *fishing, const tn_CaptureRules *rules,
                      const tn_Deck *deck, const int32_t *points,
                      const tn_Card *lying, int n) {
  if (!fishing)
    return false;
  fishing->deck = NULL;
  if (!rules || !deck || !points || !can_lie(rules, deck, points, lying, n))
    return false;
  fishing->deck = deck;
  fishing->rules = rules;
  fishing->points = points;
  fishing->owns = fishing->copies = fishing->listed = fishing->partly = false;
  fishing->n = fishing->builds = 0;
  fishing->captures = fishing->summed = fishing->masks = 0;
  fishing->steps = 0;
  fishing->work = NULL;
  for (int i = 0; i < n; i++)
    insert(fishing, lying[i]);
  return true;
}


bool tni_fishing_holds(const tn_Fishing *fishing, tn_Card played,
                       int32_t value) {
  tn_Kinds left = fishing->hand.plane[0];
  for (; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    if (counts(fishing, card, value) &&
        (card != played || tn_set_has(&fishing->hand, card) > 1))
      return true;
  }
  return false;
}


uint8_t tni_fishing_unkept(const tn_Fishing *fishing, tn_Card played,
                           uint32_t except) {
  for (uint8_t i = 0; fishing->owns && i < fishing->builds; i++) {
    const tn_Build *build = &fishing->build[i];
    if (build->value > 0 && build->owner == fishing->seat &&
        !(except >> i & 1) && !tni_fishing_holds(fishing, played, build->value))
      return i;
  }
  return TN_BUILDS;
}


/* Does one card take builds of both values? */
static bool are_rivals(const tn_Fishing *fishing, int32_t a, int32_t b) {
  for (tn_Card card = 0; card < fishing->deck->kinds; card++)
    if (counts(fishing, card, a) && counts(fishing, card, b))
      return true;
  return false;
}


int32_t tni_fishing_rival(const tn_Fishing *fishing, int32_t value) {
  for (int i = 0; fishing->owns && fishing->rules->two && i < fishing->builds;
       i++) {
    const tn_Build *build = &fishing->build[i];
    if (build->value > 0 && build->value != value &&
        build->owner == fishing->seat &&
        are_rivals(fishing, build->value, value))
      return build->value;
  }
  return 0;
}


bool tni_fishing_has_one(const tn_Fishing *fishing, tn_Card card) {
  for (int i = 0; i < fishing->n; i++)
    if (counts(fishing, card, fishing->worth[i]))
      return true;
  return false;
}


uint64_t tni_fishing_of_rank(const tn_Fishing *fishing, tn_Card card) {
  const uint8_t *rank = fishing->deck->rank;
  uint64_t cards = 0;
  for (int i = 0; i < fishing->n; i++)
    if (rank[card] != TN_NONE && rank[fishing->lying[i]] == rank[card])
      cards |= UINT64_C(1) << i;
  return cards;
}


uint64_t tni_fishing_all(const tn_Fishing *fishing) {
  return fishing->n == 64 ? UINT64_MAX : (UINT64_C(1) << fishing->n) - 1;
}


uint32_t tni_fishing_builds(const tn_Fishing *fishing) {
  uint32_t builds = 0;
  for (int i = 0; i < fishing->builds; i++)
    if (fishing->build[i].value > 0)
      builds |= UINT32_C(1) << i;
  return builds;
}


uint32_t tni_fishing_takes(const tn_Fishing *fishing, tn_Card card) {
  uint32_t builds = 0;
  for (int i = 0; i < fishing->builds; i++)
    if (fishing->build[i].value > 0 &&
        counts(fishing, card, fishing->build[i].value))
      builds |= UINT32_C(1) << i;
  return builds;
}


uint8_t tn_fishing_free(const tn_Fishing *fishing) {
  uint8_t i = 0;
  if (!fishing || fishing->builds > TN_BUILDS)
    return TN_BUILDS;
  while (i < fishing->builds && fishing->build[i].value > 0)
    i++;
  return i < fishing->builds ? i : TN_BUILDS;
}


bool tni_fishing_some(tn_Fishing *fishing, uint64_t cards, int32_t sum) {
  if (sum == 0)
    return true;
  while (cards && try_on(fishing)) {
    int i = first_card(cards);
    cards &= cards - 1;
    if (fishing->worth[i] > 0 && fishing->worth[i] <= sum &&
        tni_fishing_some(fishing, cards, sum - fishing->worth[i]))
      return true;
    if (fishing->also[i] > 0 && fishing->also[i] <= sum &&
        tni_fishing_some(fishing, cards, sum - fishing->also[i]))
      return true;
  }
  return false;
}
