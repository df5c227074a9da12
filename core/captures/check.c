/* Whether a capture is allowed, and why not. */
#include "captures/fishing.h"


/* Do these cards count exactly that together? */
static bool is_sum(tn_Fishing *fishing, uint64_t cards, int64_t sum) {
  for (; cards; cards &= cards - 1) {
    int i = first_card(cards);
    if (!try_on(fishing))
      return false;
    if (fishing->also[i] > 0 &&
        is_sum(fishing, cards & (cards - 1), sum - fishing->also[i]))
      return true;
    if (fishing->worth[i] <= 0)
      return false;
    sum -= fishing->worth[i];
  }
  return sum == 0;
}


static bool divide(tn_Fishing *fishing, uint64_t cards, int32_t value);


/* Completes a set that lacks `left`, with cards of `next`; then divides those
** of `cards` that are over. */
static bool complete(tn_Fishing *fishing, uint64_t cards, uint64_t next,
                     int32_t left, int32_t value) {
  if (left == 0)
    return divide(fishing, cards, value);
  while (next && try_on(fishing)) {
    int i = first_card(next);
    uint64_t over = cards & ~(UINT64_C(1) << i);
    int32_t worth[] = {fishing->worth[i], fishing->also[i]};
    next &= next - 1;
    for (int way = 0; way < 2; way++)
      if (worth[way] > 0 && worth[way] <= left &&
          complete(fishing, over, next, left - worth[way], value))
        return true;
  }
  return false;
}


/* Can the cards be divided into sets, each of that value? */
static bool divide(tn_Fishing *fishing, uint64_t cards, int32_t value) {
  if (cards == 0)
    return true;
  int i = first_card(cards);
  int32_t worth[] = {fishing->worth[i], fishing->also[i]};
  cards &= cards - 1;
  for (int way = 0; way < 2; way++)
    if (worth[way] > 0 && worth[way] <= value &&
        complete(fishing, cards, cards, value - worth[way], value))
      return true;
  return false;
}


/* The two ways in which a card of the hand counts; 0: none. */
static void ways_of(const tn_Fishing *fishing, tn_Card card, int32_t *ways) {
  ways[0] = fishing->points[card] > 0 ? fishing->points[card] : 0;
  ways[1] = fishing->rules->two ? fishing->rules->also[card] : 0;
}


/* May the card take these single cards, by what they count? */
static tn_CaptureWhy check_sum(tn_Fishing *fishing, tn_Card card,
                               uint64_t cards) {
  const tn_CaptureRules *rules = fishing->rules;
  int32_t ways[2];
  bool one = (cards & (cards - 1)) == 0, adds = cards == 0;
  ways_of(fishing, card, ways);
  for (int i = 0; i < 2 && !adds; i++)
    adds = ways[i] > 0 && (rules->several ? divide(fishing, cards, ways[i])
                                          : is_sum(fishing, cards, ways[i]));
  if (!adds)
    return rules->several ? TN_WRONG_SUM : TN_NOT_ONE;
  if (rules->one_first && !one && tni_fishing_has_one(fishing, card))
    return TN_NOT_ONE;
  uint64_t left = tni_fishing_all(fishing) & ~cards;
  for (int i = 0; i < 2 && rules->all; i++)
    if (ways[i] > 0 && tni_fishing_some(fishing, left, ways[i]))
      return TN_NOT_ALL;
  return TN_CAPTURE_ALLOWED;
}


/* May a card that counts nothing take these? */
static tn_CaptureWhy check_rank(const tn_Fishing *fishing,
                                const tn_Capture *capture) {
  uint64_t same = tni_fishing_of_rank(fishing, capture->card);
  uint64_t cards = capture->cards;
  bool one = (cards & (cards - 1)) == 0;
  if (capture->builds)
    return TN_OTHER_BUILD;
  if (cards & ~same || (fishing->rules->rank_all ? cards != same : !one))
    return TN_NOT_RANK;
  return TN_CAPTURE_ALLOWED;
}


/* May the card take these builds?  All of them are of one value. */
static tn_CaptureWhy check_builds(const tn_Fishing *fishing,
                                  const tn_Capture *capture) {
  uint32_t takes = tni_fishing_takes(fishing, capture->card);
  int32_t value = 0;
  if (capture->builds & ~tni_fishing_builds(fishing))
    return TN_NO_BUILD;
  for (int i = 0; i < fishing->builds; i++)
    if (capture->builds >> i & 1) {
      if (!(takes >> i & 1) || (value && fishing->build[i].value != value))
        return TN_OTHER_BUILD;
      value = fishing->build[i].value;
    }
  return fishing->rules->all && takes & ~capture->builds ? TN_NOT_BUILDS
                                                         : TN_CAPTURE_ALLOWED;
}


static tn_CaptureWhy check_kept(const tn_Fishing *fishing, tn_Card card,
                                uint32_t except, int32_t *value) {
  uint8_t unkept = tni_fishing_unkept(fishing, card, except);
  if (unkept == TN_BUILDS)
    return TN_CAPTURE_ALLOWED;
  *value = fishing->build[unkept].value;
  return TN_OWNS;
}


static tn_CaptureWhy check_take(tn_Fishing *fishing, const tn_Capture *capture,
                                int32_t *value) {
  tn_Card card = capture->card;
  if (takes_whole(fishing, card))
    return capture->cards == tni_fishing_all(fishing) &&
                   capture->builds == tni_fishing_builds(fishing)
               ? TN_CAPTURE_ALLOWED
               : TN_NOT_WHOLE;
  tn_CaptureWhy why;
  if (fishing->points[card] <= 0)
    why = check_rank(fishing, capture);
  else
    why = check_sum(fishing, card, capture->cards);
  if (why == TN_CAPTURE_ALLOWED)
    why = check_builds(fishing, capture);
  if (why == TN_CAPTURE_ALLOWED)
    why = check_kept(fishing, card, capture->builds, value);
  return why;
}


/* May the player own a build of that value after playing the card? */
static tn_CaptureWhy check_own(const tn_Fishing *fishing, tn_Card card,
                               int32_t worth, uint32_t except, int32_t *value) {
  *value = worth;
  if (tni_fishing_rival(fishing, worth))
    return TN_ONE_OF_TWO;
  if (!tni_fishing_holds(fishing, card, worth))
    return TN_NO_OTHER;
  return check_kept(fishing, card, except, value);
}


/* Do the card of the hand and these of the table make sets of that value? */
static bool makes(tn_Fishing *fishing, const tn_Capture *capture,
                  int32_t value) {
  int32_t ways[2];
  ways_of(fishing, capture->card, ways);
  for (int i = 0; i < 2; i++)
    if (ways[i] > 0 && ways[i] <= value &&
        complete(fishing, capture->cards, capture->cards, value - ways[i],
                 value))
      return true;
  return false;
}


static tn_CaptureWhy check_build(tn_Fishing *fishing, const tn_Capture *capture,
                                 int32_t *value) {
  if (!tni_fishing_holds(fishing, TN_NONE, capture->value))
    return TN_NO_TAKER;
  if (capture->value <= 0 || !makes(fishing, capture, capture->value))
    return TN_WRONG_SUM;
  tn_CaptureWhy why =
      check_own(fishing, capture->card, capture->value, 0, value);
  if (why == TN_CAPTURE_ALLOWED && tn_fishing_free(fishing) == TN_BUILDS)
    return TN_NO_ROOM;
  return why;
}


static tn_CaptureWhy check_raise(tn_Fishing *fishing, const tn_Capture *capture,
                                 int32_t *value) {
  const tn_Build *build = &fishing->build[capture->build];
  int32_t points = fishing->points[capture->card];
  if (!build->single)
    return TN_NOT_SINGLE;
  if (points <= 0 || capture->value != build->value + points)
    return TN_NO_RAISE;
  if (!tni_fishing_holds(fishing, TN_NONE, capture->value))
    return TN_NO_TAKER;
  if (!divide(fishing, capture->cards, capture->value))
    return TN_WRONG_SUM;
  return check_own(fishing, capture->card, capture->value,
                   UINT32_C(1) << capture->build, value);
}


/* Do the card of the hand and these of the table make one set of that value? */
static bool makes_one(tn_Fishing *fishing, const tn_Capture *capture,
                      int32_t value) {
  int32_t ways[2];
  ways_of(fishing, capture->card, ways);
  for (int i = 0; i < 2; i++)
    if (ways[i] > 0 && is_sum(fishing, capture->cards, value - ways[i]))
      return true;
  return false;
}


static tn_CaptureWhy check_add(tn_Fishing *fishing, const tn_Capture *capture,
                               int32_t *value) {
  int32_t worth = fishing->build[capture->build].value;
  if (capture->verb == TN_ADD && !counts(fishing, capture->card, worth))
    return TN_NOT_ADDED;
  if (!makes_one(fishing, capture, worth))
    return TN_WRONG_SUM;
  return check_own(fishing, capture->card, worth, UINT32_C(1) << capture->build,
                   value);
}


/* May the card stay? */
static tn_CaptureWhy check_leave(tn_Fishing *fishing, tn_Card card,
                                 int32_t *value) {
  for (int i = 0; fishing->owns && i < fishing->builds; i++)
    if (fishing->build[i].value > 0 && fishing->build[i].owner == fishing->seat)
      *value = fishing->build[i].value;
  if (fishing->owns)
    return TN_OWNS;
  if (!fishing->rules->must)
    return TN_CAPTURE_ALLOWED;
  tn_fishing_list(fishing);
  for (int i = 0; i < fishing->captures; i++)
    if (fishing->capture[i].card == card &&
        fishing->capture[i].verb != TN_LEAVE &&
        fishing->capture[i].verb < TN_BUILD)
      return TN_CAN_TAKE;
  return TN_CAPTURE_ALLOWED;
}


static tn_CaptureWhy check(tn_Fishing *fishing, const tn_Capture *capture,
                           int32_t *value) {
  if (capture->verb >= TN_RAISE && capture->verb <= TN_ADD_WITH &&
      (capture->build >= fishing->builds ||
       fishing->build[capture->build].value == 0))
    return TN_NO_BUILD;
  switch ((tn_CaptureVerb)capture->verb) {
    case TN_BUILD: return check_build(fishing, capture, value);
    case TN_RAISE:
    case TN_RAISE_WITH: return check_raise(fishing, capture, value);
    case TN_ADD:
    case TN_ADD_WITH: return check_add(fishing, capture, value);
    case TN_LEAVE: return check_leave(fishing, capture->card, value);
    default: return check_take(fishing, capture, value);
  }
}


/* Is everything there that the capture names? */
static bool is_there(const tn_Fishing *fishing, const tn_Capture *capture) {
  return capture->verb < TN_CAPTURE_VERBS &&
         tn_set_has(&fishing->hand, capture->card) > 0 &&
         !(capture->cards & ~tni_fishing_all(fishing));
}


tn_CaptureWhy tn_fishing_check(tn_Fishing *fishing, const tn_Capture *capture,
                               int32_t *value) {
  if (!tni_fishing_begun(fishing) || !capture || !value ||
      !is_there(fishing, capture))
    return TN_NOT_THERE;
  tn_Work own, *given = fishing->work;
  fishing->work = work_or_own(given, &own);
  fishing->steps = 0;
  *value = 0;
  tn_CaptureWhy why = check(fishing, capture, value);
  fishing->work = given;
  return why;
}
