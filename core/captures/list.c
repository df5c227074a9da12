/*
** Listing the captures that a player can make.
**
** The sets of cards on the table that count no more than some card of the hand
** are found once, for all cards of the hand together.  What a card takes, or
** makes a build of, is one of these sets or several that share no card.
*/
#include "captures/fishing.h"

#define LOOKS 16 /* at a mask that is sorted, about */

/* The two ways in which a card counts; 0: it has no second one. */
typedef struct Ways {
  int32_t of[2];
} Ways;


static Ways ways_of(const tn_Fishing *fishing, tn_Card card) {
  Ways ways = {{fishing->points[card], 0}};
  if (fishing->rules->two && fishing->rules->also[card] != ways.of[0])
    ways.of[1] = fishing->rules->also[card];
  return ways;
}


/* The most that a card of the hand counts: no set needs to count more. */
static int32_t most_counted(const tn_Fishing *fishing) {
  int32_t most = 0;
  for (tn_Kinds left = fishing->hand.plane[0]; left; left &= left - 1) {
    Ways ways = ways_of(fishing, tn_kinds_first(left));
    for (int i = 0; i < 2; i++)
      most = ways.of[i] > most ? ways.of[i] : most;
  }
  return most;
}


/* Takes some steps of the list.  False: there were enough. */
static bool goes_on(tn_Fishing *fishing, int64_t steps) {
  bool on = tn_work_on(fishing->work, steps);
  fishing->partly |= !on;
  return on;
}


static void find_sets(tn_Fishing *fishing, int from, tn_Summed set,
                      int32_t most);


/* Finds the sets that have card number i in addition, for that much. */
static void find_with(tn_Fishing *fishing, int i, tn_Summed set, int32_t worth,
                      int32_t most) {
  if (worth <= 0 || worth > most - set.sum)
    return;
  if (fishing->summed == TN_SUMMED) {
    fishing->partly = true;
    return;
  }
  set.cards |= UINT64_C(1) << i;
  set.sum += worth;
  fishing->set[fishing->summed++] = set;
  find_sets(fishing, i + 1, set, most);
}


/* Finds the sets that have further cards, from number `from` on.  Where the
** cards lie low to high, none after one that counts too much can join. */
static void find_sets(tn_Fishing *fishing, int from, tn_Summed set,
                      int32_t most) {
  bool low_first = !fishing->rules->several && !fishing->rules->two;
  for (int i = from; i < fishing->n && !fishing->partly; i++) {
    fishing->steps++;
    if (!goes_on(fishing, 1))
      return;
    if (low_first && fishing->worth[i] > most - set.sum)
      return;
    find_with(fishing, i, set, fishing->worth[i], most);
    if (fishing->rules->two && fishing->also[i] != fishing->worth[i])
      find_with(fishing, i, set, fishing->also[i], most);
  }
}


static void add_mask(tn_Fishing *fishing, uint64_t cards) {
  if (fishing->masks == TN_CAPTURES)
    fishing->partly = true;
  else
    fishing->mask[fishing->masks++] = cards;
}


/* Adds the cards of `with` together with one set or several of that sum, from
** set number `from` on. */
static void add_sets(tn_Fishing *fishing, int32_t sum, uint64_t with,
                     int from) {
  for (int i = from; i < fishing->summed && goes_on(fishing, 1); i++) {
    const tn_Summed *set = &fishing->set[i];
    if (set->sum != sum || set->cards & with)
      continue;
    add_mask(fishing, with | set->cards);
    if (fishing->rules->several && !fishing->partly)
      add_sets(fishing, sum, with | set->cards, i + 1);
  }
}


/* Of cards that are alike, takes the first. */
static uint64_t first_alike(const tn_Fishing *fishing, uint64_t cards) {
  for (int i = 1; i < fishing->n; i++)
    for (int k = i; k > 0 && fishing->lying[k] == fishing->lying[k - 1] &&
                    cards >> k & 1 && !(cards >> (k - 1) & 1);
         k--)
      cards ^= UINT64_C(3) << (k - 1);
  return cards;
}


/* Sorts the masks, by steps that grow smaller (Shell's way). */
static void sort_masks(uint64_t *mask, int n) {
  for (int step = 701; step > 0; step = step == 1 ? 0 : (step * 4 + 5) / 9)
    for (int i = step; i < n; i++) {
      uint64_t one = mask[i];
      int k = i;
      for (; k >= step && mask[k - step] > one; k -= step)
        mask[k] = mask[k - step];
      mask[k] = one;
    }
}


/* Leaves each mask once; none if there have been enough steps. */
static void tidy(tn_Fishing *fishing) {
  const tn_CaptureRules *rules = fishing->rules;
  uint64_t *mask = fishing->mask;
  int n = 0;
  if (fishing->masks < 2 ||
      (!rules->several && !rules->two && !fishing->copies))
    return;
  if (!goes_on(fishing, (int64_t)fishing->masks * (fishing->n + LOOKS))) {
    fishing->masks = 0;
    return;
  }
  for (int i = 0; fishing->copies && i < fishing->masks; i++)
    mask[i] = first_alike(fishing, mask[i]);
  sort_masks(mask, fishing->masks);
  for (int i = 0; i < fishing->masks; i++)
    if (i == 0 || mask[i] != mask[i - 1])
      mask[n++] = mask[i];
  fishing->masks = n;
}


static void add(tn_Fishing *fishing, tn_Capture capture) {
  if (fishing->captures == TN_CAPTURES)
    fishing->partly = true;
  else
    fishing->capture[fishing->captures++] = capture;
}


/* Adds a capture with each of the masks. */
static void add_each(tn_Fishing *fishing, tn_Capture capture) {
  for (int i = 0; i < fishing->masks; i++) {
    capture.cards = fishing->mask[i];
    add(fishing, capture);
  }
}


/* Makes masks of the single cards that a card may take. */
static void find_taken(tn_Fishing *fishing, tn_Card card) {
  const tn_CaptureRules *rules = fishing->rules;
  Ways ways = ways_of(fishing, card);
  bool one =
      rules->one_first && ways.of[0] > 0 && tni_fishing_has_one(fishing, card);
  fishing->masks = 0;
  if (ways.of[0] <= 0) {
    uint64_t same = tni_fishing_of_rank(fishing, card);
    if (rules->rank_all && same)
      add_mask(fishing, same);
    for (; !rules->rank_all && same; same &= same - 1)
      add_mask(fishing, same & -same);
  }
  for (int i = 0; one && i < fishing->n; i++)
    if (counts(fishing, card, fishing->worth[i]))
      add_mask(fishing, UINT64_C(1) << i);
  for (int i = 0; !one && ways.of[0] > 0 && i < 2; i++)
    if (ways.of[i] > 0)
      add_sets(fishing, ways.of[i], 0, 0);
  tidy(fishing);
}


/* Leaves the masks that leave no card which could be taken, too. */
static void only_all(tn_Fishing *fishing, tn_Card card) {
  Ways ways = ways_of(fishing, card);
  uint64_t all = tni_fishing_all(fishing);
  int n = 0;
  if (ways.of[0] <= 0)
    return;
  for (int i = 0; i < fishing->masks; i++) {
    uint64_t left = all & ~fishing->mask[i];
    bool more = false;
    for (int way = 0; way < 2 && !more; way++)
      more = ways.of[way] > 0 && tni_fishing_some(fishing, left, ways.of[way]);
    if (!more)
      fishing->mask[n++] = fishing->mask[i];
  }
  fishing->masks = n;
}


/* Could the card take a single card by what it counts? */
static bool takes_single(tn_Fishing *fishing, tn_Card card) {
  Ways ways = ways_of(fishing, card);
  for (int i = 0; ways.of[0] > 0 && i < 2; i++)
    if (ways.of[i] > 0 &&
        tni_fishing_some(fishing, tni_fishing_all(fishing), ways.of[i]))
      return true;
  return false;
}


/* Lists what a card takes together with these builds. */
static void list_with(tn_Fishing *fishing, tn_Card card, uint32_t builds) {
  const tn_CaptureRules *rules = fishing->rules;
  tn_Capture capture = {
      .verb = builds ? TN_TAKE_BOTH : TN_TAKE, .card = card, .builds = builds};
  if (rules->all && tni_fishing_takes(fishing, card) & ~builds)
    return;
  if (fishing->owns && tni_fishing_unkept(fishing, card, builds) != TN_BUILDS)
    return;
  add_each(fishing, capture);
  capture.verb = TN_TAKE_BUILDS;
  if (builds && !(rules->all && takes_single(fishing, card)))
    add(fishing, capture);
}


/* Lists what a card takes together with builds of that value, one of them at
** least. */
static void list_with_builds(tn_Fishing *fishing, tn_Card card, int32_t value) {
  uint32_t all = 0, some = 0;
  for (int i = 0; value > 0 && i < fishing->builds; i++)
    if (fishing->build[i].value == value)
      all |= UINT32_C(1) << i;
  while ((some = (some - all) & all) != 0 && !fishing->partly &&
         goes_on(fishing, LOOKS))
    list_with(fishing, card, some);
}


/* Lists that the card takes the whole table. */
static void list_whole(tn_Fishing *fishing, tn_Card card) {
  tn_Capture capture = {.card = card,
                        .cards = tni_fishing_all(fishing),
                        .builds = tni_fishing_builds(fishing)};
  capture.verb = !capture.builds  ? TN_TAKE
                 : !capture.cards ? TN_TAKE_BUILDS
                                  : TN_TAKE_BOTH;
  if (capture.cards || capture.builds)
    add(fishing, capture);
}


/* Lists what a card takes. */
static void list_taken(tn_Fishing *fishing, tn_Card card) {
  Ways ways = ways_of(fishing, card);
  if (takes_whole(fishing, card)) {
    list_whole(fishing, card);
    return;
  }
  find_taken(fishing, card);
  if (fishing->rules->all)
    only_all(fishing, card);
  list_with(fishing, card, 0);
  for (int i = 0; fishing->builds > 0 && ways.of[0] > 0 && i < 2; i++)
    list_with_builds(fishing, card, ways.of[i]);
}


/* May the player own a build of that value after playing the card? */
static bool may_own(const tn_Fishing *fishing, tn_Card card, int32_t value,
                    uint32_t except) {
  return tni_fishing_rival(fishing, value) == 0 &&
         tni_fishing_holds(fishing, card, value) &&
         tni_fishing_unkept(fishing, card, except) == TN_BUILDS;
}


/* Lists the builds of that value that a card begins: it is a set by itself, or
** part of one. */
static void list_build(tn_Fishing *fishing, tn_Card card, int32_t value) {
  Ways ways = ways_of(fishing, card);
  fishing->masks = 0;
  if (!goes_on(fishing, fishing->summed))
    return;
  for (int way = 0; way < 2; way++) {
    if (ways.of[way] == value)
      add_sets(fishing, value, 0, 0);
    for (int i = 0; ways.of[way] > 0 && i < fishing->summed; i++)
      if (fishing->set[i].sum == value - ways.of[way]) {
        add_mask(fishing, fishing->set[i].cards);
        add_sets(fishing, value, fishing->set[i].cards, 0);
      }
  }
  tidy(fishing);
  add_each(fishing,
           (tn_Capture){.verb = TN_BUILD, .card = card, .value = value});
}


/* Lists how a card raises a build of one set. */
static void list_raise(tn_Fishing *fishing, tn_Card card, uint8_t number) {
  const tn_Build *build = &fishing->build[number];
  int32_t points = fishing->points[card], value = build->value + points;
  if (!build->single || points <= 0 ||
      !may_own(fishing, card, value, UINT32_C(1) << number))
    return;
  tn_Capture capture = {
      .verb = TN_RAISE, .card = card, .build = number, .value = value};
  add(fishing, capture);
  fishing->masks = 0;
  add_sets(fishing, value, 0, 0);
  tidy(fishing);
  capture.verb = TN_RAISE_WITH;
  add_each(fishing, capture);
}


/* Lists how a card adds a set to a build. */
static void list_add(tn_Fishing *fishing, tn_Card card, uint8_t number) {
  int32_t value = fishing->build[number].value;
  Ways ways = ways_of(fishing, card);
  if (!may_own(fishing, card, value, UINT32_C(1) << number) ||
      !goes_on(fishing, fishing->summed))
    return;
  tn_Capture capture = {
      .verb = TN_ADD, .card = card, .build = number, .value = value};
  if (counts(fishing, card, value))
    add(fishing, capture);
  fishing->masks = 0;
  for (int way = 0; way < 2; way++)
    for (int i = 0; ways.of[way] > 0 && i < fishing->summed; i++)
      if (fishing->set[i].sum == value - ways.of[way])
        add_mask(fishing, fishing->set[i].cards);
  tidy(fishing);
  capture.verb = TN_ADD_WITH;
  add_each(fishing, capture);
}


/* Has the hand a card below this one, in the order of the deck, that counts
** the same?  Then its value has been looked at. */
static bool met(const tn_Fishing *fishing, tn_Card card, int32_t value) {
  tn_Kinds below = fishing->hand.plane[0] & (tn_kind(card) - 1);
  for (; below; below &= below - 1)
    if (counts(fishing, tn_kinds_first(below), value))
      return true;
  return false;
}


/* Lists the new builds that a card begins, of each value that another card of
** the hand has. */
static void list_new(tn_Fishing *fishing, tn_Card card) {
  for (tn_Kinds left = fishing->hand.plane[0]; left; left &= left - 1) {
    tn_Card taker = tn_kinds_first(left);
    Ways ways = ways_of(fishing, taker);
    for (int i = 0; i < 2; i++)
      if (ways.of[i] > 0 && !met(fishing, taker, ways.of[i]) &&
          may_own(fishing, card, ways.of[i], 0))
        list_build(fishing, card, ways.of[i]);
  }
}


/* Lists what a card makes of builds. */
static void list_builds(tn_Fishing *fishing, tn_Card card) {
  if (fishing->points[card] <= 0)
    return;
  if (tn_fishing_free(fishing) != TN_BUILDS)
    list_new(fishing, card);
  for (uint8_t i = 0; i < fishing->builds; i++)
    if (fishing->build[i].value > 0) {
      list_raise(fishing, card, i);
      list_add(fishing, card, i);
    }
}


/* Lists what can be done with each card of the hand. */
static void list_hand(tn_Fishing *fishing) {
  find_sets(fishing, 0, (tn_Summed){0, 0}, most_counted(fishing));
  for (tn_Kinds left = fishing->hand.plane[0]; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    int before = fishing->captures;
    list_taken(fishing, card);
    bool takes = fishing->captures > before;
    if (fishing->builds > 0)
      list_builds(fishing, card);
    if (!fishing->owns && !(takes && fishing->rules->must))
      add(fishing, (tn_Capture){.verb = TN_LEAVE, .card = card});
  }
}


bool tn_fishing_list(tn_Fishing *fishing) {
  if (!tni_fishing_begun(fishing))
    return false;
  if (fishing->listed)
    return true;
  tn_Work own, *given = fishing->work;
  fishing->work = work_or_own(given, &own);
  fishing->listed = true;
  fishing->steps = 0;
  list_hand(fishing);
  fishing->work = given;
  return true;
}
