/*
** Answers to a lead: all of them, and one by random.
**
** A hand that runs out of the suit gives all of it and any other cards; so it
** is enough to draw a subset of the rest.  A hand with more goes through the
** components of the lead, the largest first: it draws cards that give the best
** reply to each, and cards of the suit that fill it up.
**
** A list of all answers comes from the division (division.c), which goes
** through every way to answer the components.  Several ways give the same
** cards, so each answer is looked up in a table before it is listed.
*/
#include "cards/hold.h"
#include "plays/division.h"
#include "plays/subsets.h"

#define TRIES 16   /* random sets tried for the best runs */
#define MANY 65536 /* runs from one place; more are as likely as these */

/* An answer being put together at random. */
typedef struct Answering {
  const tn_Order *order;
  tn_Random *random;
  tn_Set left, given;
  bool only; /* nothing has been chosen so far */
} Answering;


/* Moves cards from what is left of the hand to the answer. */
static void give_cards(Answering *answering, tn_Card card, int n) {
  set_take(&answering->left, card, n);
  set_put(&answering->given, card, n);
}


/* How many runs of `length` begin at a place: the product of the numbers of
** kinds at its places, bounded so that no word overflows. */
static uint32_t runs_from(const tn_Order *order, tn_Kinds kinds, int start,
                          int length) {
  uint32_t n = 1;
  for (int place = start; place < start + length && n < MANY; place++)
    n *= (uint32_t)tn_kinds_count(kinds_at(order, kinds, (unsigned)place));
  return n;
}


/* Gives a random run.  The first place is drawn by the number of runs that
** begin there, then at each place a kind: so each run is equally likely. */
static void give_random_run(Answering *answering, int width, int length) {
  const tn_Order *order = answering->order;
  tn_Kinds kinds = answering->left.plane[width - 1];
  Places starts = runs_in(order, &answering->left, width, length);
  uint32_t sum = 0;
  for (Places left = starts; left; left &= left - 1)
    sum += runs_from(order, kinds, lowest(left), length);
  answering->only &= sum == 1;
  uint32_t draw = tn_random_below(answering->random, sum), n;
  while (draw >= (n = runs_from(order, kinds, lowest(starts), length))) {
    draw -= n;
    starts &= starts - 1;
  }
  for (int place = lowest(starts); length-- > 0; place++) {
    tn_Kinds at = kinds_at(order, kinds, (unsigned)place);
    give_cards(answering, tn_kinds_pick(at, tn_random_next(answering->random)),
               width);
  }
}


/*
** Draws `n` of the tuples of a width, without taking them.  A kind held four
** times is in the list twice where pairs are drawn, since it has two.  The
** drawing is the beginning of a Fisher and Yates shuffle.
*/
static tn_Set random_tuples(Answering *answering, int width, int n) {
  tn_Card kind[2 * TN_KINDS] = {0};
  tn_Set some = {{0}};
  int there = 0;
  for (int plane = width - 1; plane < TN_COPIES; plane += width == 2 ? 2 : 4)
    for (tn_Kinds left = answering->left.plane[plane]; left; left &= left - 1)
      kind[there++] = tn_kinds_first(left);
  for (int i = 0; i < n && i < there; i++) {
    int draw =
        i + (int)tn_random_below(answering->random, (uint32_t)(there - i));
    tn_Card card = kind[draw];
    kind[draw] = kind[i];
    set_put(&some, card, width);
  }
  return some;
}


/* Gives all cards of a set. */
static void give_set(Answering *answering, const tn_Set *set) {
  for (tn_Kinds left = set->plane[0]; left; left &= left - 1)
    give_cards(answering, tn_kinds_first(left),
               set_has(set, tn_kinds_first(left)));
}


/* Gives tuples that have the runs of a reply.  Some draws may have them by
** chance; after TRIES draws it takes the highest that do. */
static void give_shaped(Answering *answering, const Reply *reply, int width,
                        int most) {
  int n = reply->tuples[width - 1];
  for (int tries = 0; tries < TRIES; tries++) {
    tn_Set some = random_tuples(answering, width, n);
    uint8_t run[RUNS] = {0};
    tni_best_runs(answering->order, &some, width, n, most, run);
    if (memcmp(run, reply->run, sizeof run) != 0)
      continue;
    give_set(answering, &some);
    return;
  }
  tn_Owed owed;
  Reply part = *reply;
  for (int w = 1; w <= TN_WIDEST; w++)
    part.tuples[w - 1] = w == width ? (uint8_t)n : 0;
  tni_owed_set(answering->order, &answering->left, &part, (tn_Component){0},
               &owed);
  for (int i = 0; i < owed.cards; i++)
    give_cards(answering, owed.card[i], 1);
}


/*
** Gives what a reply has of one width: a whole run, all there is, tuples with
** runs, or any tuples.  Tuples with runs always count as a choice (`only`
** becomes false); half of the only quad does not.
*/
static void give_random_width(Answering *answering, const Reply *reply,
                              tn_Component part, int width) {
  int n = reply->tuples[width - 1];
  if (reply->whole == width) {
    give_random_run(answering, width, n);
  } else if (n == tuples_in(&answering->left, width)) {
    tn_Set all = {{0}};
    tni_set_strip(&answering->left, width, &all);
    for (tn_Kinds left = all.plane[0]; left; left &= left - 1)
      set_put(&answering->given, tn_kinds_first(left),
              set_has(&all, tn_kinds_first(left)));
  } else if (reply->width == width && reply->run[0]) {
    answering->only = false;
    give_shaped(answering, reply, width, part.length);
  } else {
    tn_Kinds kinds = answering->left.plane[width - 1]; /* one: half a quad */
    answering->only &= (kinds & (kinds - 1)) == 0;
    tn_Set some = random_tuples(answering, width, n);
    give_set(answering, &some);
  }
}


/* Gives the best reply to one component, and any cards that fill it up. */
static void answer_part(Answering *answering, const tn_PlayRules *rules,
                        tn_Component part) {
  Reply reply = tni_reply(answering->order, rules, &answering->left, part);
  int fill = part.width * part.length;
  for (int width = TN_WIDEST; width > 1; width--) {
    if (!reply.tuples[width - 1])
      continue;
    give_random_width(answering, &reply, part, width);
    fill -= width * reply.tuples[width - 1];
  }
  answering->only &= tni_subset_random(&answering->left, fill,
                                       answering->random, &answering->given);
}


/* Two different answers are enough to know that there is a choice. */
typedef struct Several {
  tn_Set first;
  int n, looked_at;
} Several;


/* True, so that the search ends, if there are two, or if it takes too long. */
static bool is_another(void *host, const tn_Set *given) {
  Several *several = host;
  if (several->n == 0) {
    several->first = *given;
    several->n = 1;
  } else if (memcmp(&several->first, given, sizeof *given) != 0) {
    several->n = 2;
  }
  return several->n > 1 || ++several->looked_at > 1000;
}


/* The suit has more cards than were led: calls `found` with each answer.  False
** if there were too many ways to look at all. */
static bool each_answer(const tn_Order *order, const tn_PlayRules *rules,
                        const tn_Format *lead, const tn_Set *suit, Found found,
                        void *host, tn_Work *work) {
  Division division = {order, rules, lead, 0,     NULL,
                       NULL,  found, host, *suit, 0};
  division.parts = tni_parts_asking(rules, lead);
  tni_divides(&division, 0, suit, suit);
  count_steps(&division, work);
  return division.steps <= MOST_STEPS;
}


/* Is there no other answer?  False if that cannot be said in time. */
static bool only_one(const tn_Order *order, const tn_PlayRules *rules,
                     const tn_Format *lead, const tn_Set *suit, tn_Work *work) {
  Several several = {{{0}}, 0, 0};
  return each_answer(order, rules, lead, suit, is_another, &several, work) &&
         several.n == 1 && several.looked_at <= 1000;
}


/* The hand has no more of the suit than was led: it gives all of it, and any
** other cards. */
static tn_Set answer_with_all(const tn_Format *lead, const tn_Set *hand,
                              const tn_Set *suit, tn_Random *random,
                              bool *only) {
  tn_Set given = *suit, rest = *hand;
  for (int plane = 0; plane < TN_COPIES; plane++)
    rest.plane[plane] &= ~suit->plane[plane];
  *only =
      tni_subset_random(&rest, lead->cards - set_count(suit), random, &given);
  return given;
}


/*
** `only` is worked out on the way, from the choice that each draw had.  Where
** there are runs or several components, different draws may give the same
** cards.  Then is_another looks for a second answer.
*/
tn_Set tn_follow_random(const tn_Order *order, const tn_PlayRules *rules,
                        const tn_Format *lead, const tn_Set *hand,
                        tn_Random *random, bool *only, tn_Work *work) {
  if (!is_order(order) || !rules || !is_lead(lead) || !random || !only ||
      tn_set_count(hand) < lead->cards)
    return (tn_Set){{0}};
  tn_Set suit = set_of(hand, order->of_group[lead->group]);
  if (set_count(&suit) <= lead->cards)
    return answer_with_all(lead, hand, &suit, random, only);
  Answering answering = {order, random, suit, {{0}}, true};
  int parts = tni_parts_asking(rules, lead);
  int singles = parts > 0 ? lead->parts - parts : lead->cards;
  for (int i = 0; i < parts; i++)
    answer_part(&answering, rules, lead->part[i]);
  answering.only &=
      tni_subset_random(&answering.left, singles, random, &answering.given);
  *only = answering.only;
  if (!*only && parts > 0 && (parts > 1 || lead->part[0].length > 1))
    *only = only_one(order, rules, lead, &suit, work);
  return answering.given;
}


/* The answers listed so far, each once.  A table with open addressing finds an
** answer among them. */
#define SLOTS 4096 /* more than the answers listed; a power of two */

typedef struct Listing {
  tn_Set *list;
  int room, n;
  uint16_t slot[SLOTS]; /* number in the list plus 1 */
} Listing;


/* Lists an answer unless it is listed already.  True, which ends the search, if
** the list is full. */
static bool list_answer(void *host, const tn_Set *given) {
  Listing *listing = host;
  uint64_t hash = set_mix(given, 0);
  for (;; hash++) {
    uint16_t *slot = &listing->slot[hash & (SLOTS - 1)];
    if (*slot == 0) {
      if (listing->n == listing->room)
        return true;
      listing->list[listing->n++] = *given;
      *slot = (uint16_t)listing->n;
      return false;
    }
    if (memcmp(&listing->list[*slot - 1], given, sizeof *given) == 0)
      return false;
  }
}


/* Lists all ways to add `n` cards of the kinds `left` to what is given.  The
** most of each kind come first. */
static void each_subset(const tn_Set *from, tn_Kinds left, int n, tn_Set given,
                        Listing *listing) {
  tn_Set there = set_of(from, left);
  if (set_count(&there) < n)
    return;
  if (listing->n == listing->room || !left || n == 0) {
    if (n == 0 && listing->n < listing->room)
      listing->list[listing->n++] = given;
    return;
  }
  tn_Card card = tn_kinds_first(left);
  int most = set_has(from, card);
  set_put(&given, card, most < n ? most : n);
  for (int taken = most < n ? most : n; taken >= 0; taken--) {
    each_subset(from, left & (left - 1), n - taken, given, listing);
    if (taken > 0)
      set_take(&given, card, 1);
  }
}


/*
** Where the hand must answer tuples or runs, only the division knows what is
** allowed.  Otherwise any cards will do: a formula counts their sets, however
** few of them there is room to list.
*/
double tn_follows_list(const tn_Order *order, const tn_PlayRules *rules,
                       const tn_Format *lead, const tn_Set *hand, tn_Set *list,
                       int room, tn_Work *work) {
  if (!is_order(order) || !rules || !is_lead(lead) ||
      tn_set_count(hand) < lead->cards || room < 0 || (room > 0 && !list))
    return 0;
  Listing listing = {list, room < SLOTS / 2 ? room : SLOTS / 2 - 1, 0, {0}};
  tn_Set suit = set_of(hand, order->of_group[lead->group]), given = {{0}};
  int n = lead->cards, follow = set_count(&suit);
  if (follow > n && tni_parts_asking(rules, lead) > 0) {
    bool all =
        each_answer(order, rules, lead, &suit, list_answer, &listing, work);
    return all && listing.n < listing.room ? listing.n : -listing.n;
  }
  tn_Set from = suit;
  if (follow <= n) {
    from = *hand, given = suit;
    for (int plane = 0; plane < TN_COPIES; plane++)
      from.plane[plane] &= ~suit.plane[plane];
    n -= follow;
  }
  each_subset(&from, from.plane[0], n, given, &listing);
  if (work)
    tn_work_on(work, WORK_OF_STEP * (int64_t)listing.n);
  return tni_subsets_count(&from, n);
}
