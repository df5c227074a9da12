/*
** Layouts: how cards can be divided into melds so that those left over count
** least.
**
** First all melds are found that the cards can make, and all ways to add some
** of them to melds on the table.  Then the cards are decided one after the
** other: a card is left over, or it is the lowest card of one of these groups.
** A division that leaves more than the best so far is given up.
*/
#include "cards/hold.h"
#include "cards/work.h"
#include "melds/meld.h"
#include "tenace/sets.h"

#include <string.h>

#define STEPS 1000000    /* cards decided, at most */
#define STEPS_OF_MELD 50 /* what judging a meld counts as work */


/* Takes some steps.  False, and it is known that there are too many, if these
** are more than the work has left. */
static bool goes_on(tn_Layouts *layouts, int64_t steps) {
  bool on = tn_work_on(layouts->work, steps);
  layouts->too_many |= !on;
  return on;
}


/* The cards with these numbers. */
static tn_Set cards_of(const tn_Layouts *layouts, uint32_t cards) {
  tn_Set set = {{0}};
  for (; cards; cards &= cards - 1)
    set_add(&set, layouts->card[__builtin_ctz(cards)]);
  return set;
}


tn_Set tn_layouts_cards(const tn_Layouts *layouts, uint32_t cards) {
  if (!layouts || !layouts->rules)
    return (tn_Set){{0}};
  return cards_of(layouts, cards & ((UINT32_C(1) << layouts->n) - 1));
}


/* Adds a group if it is a meld, together with the cards it is added to. */
static void add_group(tn_Layouts *layouts, uint32_t cards,
                      const tn_Set *lying) {
  tn_Set set = cards_of(layouts, cards);
  tn_Meld meld;
  tn_MeldWhy why;
  if (!goes_on(layouts, STEPS_OF_MELD))
    return;
  tn_Group group = {.cards = cards,
                    .points = tn_meld_points(layouts->rules, &set),
                    .to = lying ? (uint8_t)layouts->lying : TN_NONE};
  if (lying)
    add_all(&set, lying);
  if (!tn_meld_judge(layouts->rules, &set, &meld, &why))
    return;
  layouts->too_many |= layouts->groups == TN_GROUPED;
  if (!layouts->too_many)
    layouts->group[layouts->groups++] = group;
}


/* Are there so many cards?  It is 1 at least. */
static bool are_enough(uint32_t cards, int least) {
  while (cards && --least > 0)
    cards &= cards - 1;
  return cards != 0;
}


/* Adds the sets of a rank, or what can be added to one of them. */
static void add_sets(tn_Layouts *layouts, uint8_t rank, const tn_Set *lying) {
  uint32_t all = layouts->of_rank[rank];
  int least = lying ? 1 : layouts->rules->least;
  if (!are_enough(all, least))
    return;
  for (uint32_t some = all; some && !layouts->too_many && goes_on(layouts, 1);
       some = (some - 1) & all)
    if (are_enough(some, least))
      add_group(layouts, some, lying);
}


/* Notes the rank of each card, and where in the row it is, by suit. */
static void note_places(tn_Layouts *layouts) {
  const tn_MeldRules *rules = layouts->rules;
  const tn_Deck *deck = rules->deck;
  memset(layouts->of_rank, 0, deck->ranks * sizeof layouts->of_rank[0]);
  memset(layouts->in_row, 0, deck->suits * sizeof layouts->in_row[0]);
  memset(layouts->places, 0, deck->suits * sizeof layouts->places[0]);
  for (int i = 0; i < layouts->n; i++) {
    tn_Card card = layouts->card[i];
    uint32_t number = UINT32_C(1) << i;
    if (rules->sets & tn_kind(card))
      layouts->of_rank[deck->rank[card]] |= number;
    if (!(rules->runs & tn_kind(card)))
      continue;
    uint32_t places = rules->places_of[deck->rank[card]];
    layouts->places[deck->suit[card]] |= places;
    for (uint32_t at = places; at; at &= at - 1)
      layouts->in_row[deck->suit[card]][__builtin_ctz(at)] = number;
  }
}


/* The number of the card of that place in the row, as a bit; 0: none. */
static inline uint32_t in_row(const tn_Layouts *layouts, uint8_t suit, int at) {
  return layouts->in_row[suit][at];
}


/* The places of a suit at which a run can begin. */
static uint32_t run_starts(const tn_Layouts *layouts, uint8_t suit) {
  uint32_t starts = layouts->places[suit];
  for (int n = 1; starts && n < layouts->rules->least; n++)
    starts &= layouts->places[suit] >> n;
  return starts;
}


/* Adds the runs of a suit. */
static void add_runs(tn_Layouts *layouts, uint8_t suit) {
  for (uint32_t left = run_starts(layouts, suit); left; left &= left - 1) {
    int low = __builtin_ctz(left);
    uint32_t cards = 0;
    for (int at = low; at < layouts->rules->row_size; at++) {
      uint32_t card = in_row(layouts, suit, at);
      if (!card || cards & card)
        break;
      cards |= card;
      if (at - low + 1 >= layouts->rules->least)
        add_group(layouts, cards, NULL);
    }
  }
}


/* Adds what can be added to a run: cards below it, above it, or both. */
static void add_to_run(tn_Layouts *layouts, const tn_Meld *run,
                       const tn_Set *lying) {
  uint32_t below = 0, card;
  for (int low = run->low;; low--) {
    uint32_t cards = below;
    if (cards)
      add_group(layouts, cards, lying);
    for (int at = run->low + run->naturals; at < layouts->rules->row_size;
         at++) {
      card = in_row(layouts, run->suit, at);
      if (!card || cards & card)
        break;
      cards |= card;
      add_group(layouts, cards, lying);
    }
    card = low > 0 ? in_row(layouts, run->suit, low - 1) : 0;
    if (!card || below & card)
      break;
    below |= card;
  }
}


/* Finds the melds of the cards. */
static void find_groups(tn_Layouts *layouts) {
  const tn_Deck *deck = layouts->rules->deck;
  note_places(layouts);
  for (uint8_t rank = 0; rank < deck->ranks; rank++)
    add_sets(layouts, rank, NULL);
  for (uint8_t suit = 0; suit < deck->suits; suit++)
    add_runs(layouts, suit);
}


bool tn_layouts_begin(tn_Layouts *layouts, const tn_MeldRules *rules,
                      const tn_Set *cards, tn_Work *work) {
  tn_Work own;
  if (!layouts)
    return false;
  layouts->rules = NULL;
  if (!can_judge(rules, cards) || cards->plane[0] & ~rules->deck->all)
    return false;
  layouts->rules = rules;
  layouts->groups = layouts->found = layouts->lying = layouts->n = 0;
  layouts->steps = 0;
  layouts->too_many = false;
  layouts->work = work;
  if (tn_set_count(cards) > TN_LAID || cards->plane[1] ||
      cards->plane[0] & rules->wild)
    return false;
  layouts->n = tn_set_list(cards, layouts->card);
  layouts->work = work_or_own(work, &own);
  find_groups(layouts);
  layouts->work = work;
  return !layouts->too_many;
}


bool tn_layouts_add(tn_Layouts *layouts, const tn_Set *lying) {
  if (!layouts || !layouts->rules || !lying)
    return false;
  tn_Work own, *given = layouts->work;
  tn_Meld meld;
  tn_MeldWhy why;
  if (layouts->lying == TN_MELDS || lying->plane[0] & layouts->rules->wild ||
      !tn_meld_judge(layouts->rules, lying, &meld, &why))
    return false;
  layouts->work = work_or_own(given, &own);
  if (meld.kind == TN_SET)
    add_sets(layouts, meld.rank, lying);
  else
    add_to_run(layouts, &meld, lying);
  layouts->work = given;
  layouts->lying++;
  return !layouts->too_many;
}


/* Sorts the groups by their lowest card, so that those of a card are found at
** once. */
static void sort_groups(tn_Layouts *layouts) {
  tn_Group sorted[TN_GROUPED];
  int n = 0;
  for (int card = 0; card < layouts->n; card++) {
    layouts->by_first[card] = (uint16_t)n;
    for (int i = 0; i < layouts->groups; i++)
      if (__builtin_ctz(layouts->group[i].cards) == card)
        sorted[n++] = layouts->group[i];
  }
  layouts->by_first[layouts->n] = (uint16_t)n;
  for (int i = 0; i < n; i++)
    layouts->group[i] = sorted[i];
}


/* Could two new melds of a layout be one? */
static bool could_be_one(tn_Layouts *layouts, const tn_Layout *layout) {
  for (int i = 0; i < layout->n; i++)
    for (int j = 0; j < i; j++) {
      const tn_Group *a = &layouts->group[layout->group[i]];
      const tn_Group *b = &layouts->group[layout->group[j]];
      tn_Set both = cards_of(layouts, a->cards | b->cards);
      tn_Meld meld;
      tn_MeldWhy why;
      if (a->to == TN_NONE && b->to == TN_NONE &&
          goes_on(layouts, STEPS_OF_MELD) &&
          tn_meld_judge(layouts->rules, &both, &meld, &why))
        return true;
    }
  return false;
}


/* A layout is whole: it is kept if none leaves less. */
static void keep(tn_Layouts *layouts, const tn_Layout *layout, int32_t left) {
  if (could_be_one(layouts, layout))
    return;
  if (left < layouts->left)
    layouts->found = 0;
  layouts->left = left;
  if (layouts->found < TN_LAYOUTS)
    layouts->layout[layouts->found++] = *layout;
}


/* Decides the cards from number `at` on.
** `used`: the cards in groups; `added`: the melds that some are added to */
static void decide(tn_Layouts *layouts, tn_Layout *layout, int at,
                   uint32_t used, uint64_t added, int32_t left) {
  while (at < layouts->n && used & UINT32_C(1) << at)
    at++;
  if (left > layouts->left || ++layouts->steps > STEPS || !goes_on(layouts, 1))
    return;
  if (at == layouts->n) {
    keep(layouts, layout, left);
    return;
  }
  for (int i = layouts->by_first[at]; i < layouts->by_first[at + 1]; i++) {
    const tn_Group *group = &layouts->group[i];
    uint64_t to = group->to == TN_NONE ? 0 : UINT64_C(1) << group->to;
    if (group->cards & used || to & added)
      continue;
    layout->group[layout->n++] = (uint16_t)i;
    decide(layouts, layout, at + 1, used | group->cards, added | to, left);
    layout->n--;
  }
  decide(layouts, layout, at + 1, used, added,
         left + layouts->rules->points[layouts->card[at]]);
}


bool tn_layouts_find(tn_Layouts *layouts) {
  tn_Layout layout = {.n = 0};
  if (!layouts || !layouts->rules)
    return false;
  tn_Work own, *given = layouts->work;
  layouts->work = work_or_own(given, &own);
  sort_groups(layouts);
  layouts->left = INT32_MAX;
  decide(layouts, &layout, 0, 0, 0, 0);
  layouts->work = given;
  return layouts->steps <= STEPS && !layouts->too_many;
}


/* Can the cards from number `at` on be decided so that those left over count no
** more than `most`?  `used`: the cards in groups */
static bool leaves(tn_Layouts *layouts, int at, uint32_t used, int32_t most) {
  while (at < layouts->n && used & UINT32_C(1) << at)
    at++;
  if (at == layouts->n)
    return true;
  layouts->too_many |= ++layouts->steps > STEPS;
  if (layouts->too_many || !goes_on(layouts, 1))
    return false;
  for (int i = layouts->by_first[at]; i < layouts->by_first[at + 1]; i++)
    if (!(layouts->group[i].cards & used) &&
        leaves(layouts, at + 1, used | layouts->group[i].cards, most))
      return true;
  int32_t left = most - layouts->rules->points[layouts->card[at]];
  return left >= 0 && leaves(layouts, at + 1, used, left);
}


/* The cards in no group are always left over, but for the one that goes. Where
** that is too much, as in most hands, nothing need be tried. */
tn_Kinds tn_layouts_knock(tn_Layouts *layouts, int32_t most) {
  if (!layouts || !layouts->rules)
    return 0;
  const int32_t *points = layouts->rules->points;
  uint32_t grouped = 0;
  int32_t loose = 0;
  tn_Kinds kinds = 0;
  tn_Work grant, *given = layouts->work;
  layouts->work = work_or_own(given, &grant);
  for (int i = 0; i < layouts->groups; i++)
    grouped |= layouts->group[i].cards;
  for (int i = 0; i < layouts->n; i++)
    if (!(grouped >> i & 1))
      loose += points[layouts->card[i]];
  sort_groups(layouts);
  for (int i = 0; i < layouts->n; i++) {
    tn_Card card = layouts->card[i];
    int32_t own = grouped >> i & 1 ? 0 : points[card];
    if (loose - own <= most && leaves(layouts, 0, UINT32_C(1) << i, most))
      kinds |= tn_kind(card);
  }
  layouts->work = given;
  return kinds;
}
