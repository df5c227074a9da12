/*
** Combinations of a hand.
**
** Each kind is gone through by the place of its core.  The cards of each rank
** of the core are chosen in every way, or, where suits do not count, the first
** ones are taken; then the wings.  What has been put together is read, and kept
** if it is of that kind, beats what lies there, and has the cards that it must.
*/
#include "cards/hold.h"
#include "tenace/climb.h"

#include "cards/work.h"
#include "plays/plays.h"

#define STEPS_OF_READING 20 /* what reading the cards chosen counts */

typedef struct Search {
  const tn_ClimbRules *rules;
  const tn_Climb *over;
  const tn_Set *must;
  tn_Random *random;
  tn_ClimbPlay *list;
  int room, found;
  int kind; /* that is looked for */
  int from, run;
  tn_Set made; /* the cards chosen so far */
  tn_Work *work;
  int cards[TN_KINDS];      /* of the hand, by rank, */
  uint16_t first[TN_KINDS]; /* where they begin, */
  tn_Card card[TN_CARDS];   /* and which they are */
} Search;


/* The cards of a rank. */
static const tn_Card *of_rank(const Search *search, int rank) {
  return search->card + search->first[rank];
}


/* Keeps the cards chosen, with what they are; of very many a random choice. */
static void keep(Search *search, const tn_Climb *climb) {
  int at = search->found++;
  if (at >= search->room)
    at = (int)tn_random_below(search->random, (uint32_t)search->found);
  if (search->list && at < search->room)
    search->list[at] = (tn_ClimbPlay){search->made, *climb};
}


/* Can the reading be used? */
static bool is_wanted(const Search *search, const tn_Climb *climb) {
  return !search->over || tn_climb_beats(search->rules, climb, search->over);
}


/* Is that reading what is being put together?  Of a kind that takes any cards
** along, the same cards may have a higher core, too. */
static bool is_meant(const Search *search, const tn_Climb *climb) {
  const tn_ClimbKind *kind = &search->rules->kind[climb->kind];
  if (climb->kind != search->kind)
    return false;
  return kind->exact || kind->loose ||
         climb->top + 1 == search->from + search->run;
}


/* The cards chosen are whole.  Cards that can be of several kinds are kept
** once, for the first of their readings that can be used. */
static void arrive(Search *search) {
  tn_Climb list[TN_CLIMBS];
  if ((search->must && !tn_set_includes(&search->made, search->must)) ||
      !tn_work_on(search->work, STEPS_OF_READING))
    return;
  int n = tn_climb_read(search->rules, &search->made, list), i = 0;
  while (i < n && !is_wanted(search, &list[i]))
    i++;
  if (i < n && is_meant(search, &list[i]))
    keep(search, &list[i]);
}


static void add_wings(Search *search, int rank, int left);
static void add_rank(Search *search, int place);


/* What to go on with when some cards of a rank have been chosen. */
typedef void (*Next)(Search *search, int at, int left);

static void after_core(Search *search, int place, int left) {
  (void)left;
  add_rank(search, place + 1);
}

static void after_wings(Search *search, int rank, int left) {
  add_wings(search, rank + 1, left);
}


/* Chooses `n` of the cards of a rank, from number `from` on, and goes on. */
static void choose(Search *search, int rank, int from, int n, Next next, int at,
                   int left) {
  if (!tn_work_on(search->work, 1))
    return;
  if (n == 0) {
    next(search, at, left);
    return;
  }
  const tn_Card *cards = of_rank(search, rank);
  bool first = !search->rules->suits && !search->must;
  int last = search->cards[rank] - n;
  for (int i = from; i <= (first && from <= last ? from : last); i++) {
    if (i > from && cards[i] == cards[i - 1])
      continue;
    set_add(&search->made, cards[i]);
    choose(search, rank, i + 1, n - 1, next, at, left);
    set_remove(&search->made, cards[i]);
  }
}


static bool in_core(const Search *search, int rank) {
  const tn_ClimbKind *kind = &search->rules->kind[search->kind];
  for (int i = 0; i < search->run; i++) {
    int place = search->from + i;
    if ((kind->most > 1 ? search->rules->row[place] : place) == rank)
      return true;
  }
  return false;
}


/* Adds `left` wings of ranks from `rank` on. */
static void add_wings(Search *search, int rank, int left) {
  const tn_ClimbKind *kind = &search->rules->kind[search->kind];
  if (left == 0) {
    arrive(search);
    return;
  }
  for (; rank < search->rules->ranks; rank++) {
    if (in_core(search, rank))
      continue;
    int most = search->cards[rank] / kind->wing_of;
    if (!kind->any_wings && most > 1)
      most = 1;
    for (int n = 1; n <= most && n <= left; n++)
      choose(search, rank, 0, n * kind->wing_of, after_wings, rank, left - n);
  }
}


/* Adds the rank at the place to the core, and those after it; then wings. */
static void add_rank(Search *search, int place) {
  const tn_ClimbKind *kind = &search->rules->kind[search->kind];
  if (place == search->from + search->run) {
    add_wings(search, 0, kind->wings * search->run);
    return;
  }
  int rank = kind->most > 1 ? search->rules->row[place] : place;
  if (search->cards[rank] >= kind->of)
    choose(search, rank, 0, kind->of, after_core, place, 0);
}


/* Chooses `left` cards of a suit, of ranks from `rank` on. */
static void add_suit(Search *search, uint8_t suit, int rank, int left) {
  if (left == 0) {
    arrive(search);
    return;
  }
  for (; rank < search->rules->ranks; rank++)
    for (int i = 0; i < search->cards[rank]; i++) {
      const tn_Card *cards = of_rank(search, rank);
      tn_Card card = cards[i];
      if (!tn_work_on(search->work, 1))
        return;
      if (search->rules->deck->suit[card] != suit ||
          (i > 0 && card == cards[i - 1]))
        continue;
      set_add(&search->made, card);
      add_suit(search, suit, rank + 1, left - 1);
      set_remove(&search->made, card);
    }
}


/* Can a combination with so many ranks in a row be used at all? */
static bool is_needed(const Search *search, const tn_ClimbKind *kind, int run) {
  const tn_Climb *over = search->over;
  tn_Climb climb = {.kind = (uint8_t)search->kind, .run = (uint8_t)run};
  if (over && over->kind == search->kind)
    return run == over->run || kind->longer;
  return !over || tn_climb_beats(search->rules, &climb, over);
}


/* The lowest place of a core that may be high enough. */
static int lowest_core(const Search *search) {
  const tn_Climb *over = search->over;
  if (!over || over->kind != search->kind || over->run != search->run ||
      search->rules->kind[search->kind].suit_first)
    return 0;
  return over->top + 1 - over->run;
}


/* The places whose ranks the hand has often enough for a core. */
static Places core_places(const Search *search, const tn_ClimbKind *kind) {
  int places = kind->most > 1 ? search->rules->places : search->rules->ranks;
  Places enough = 0;
  for (int place = 0; place < places; place++) {
    int rank = kind->most > 1 ? search->rules->row[place] : place;
    if (search->cards[rank] >= kind->of)
      enough |= place_bit(place);
  }
  return enough;
}


/* Goes through the cores of a kind. */
static void list_cores(Search *search, const tn_ClimbKind *kind) {
  Places starts = run_starts(core_places(search, kind), kind->least);
  search->run = kind->least;
  for (; starts && search->run <= kind->most; search->run++) {
    int low = lowest_core(search);
    bool needed = is_needed(search, kind, search->run);
    for (Places from = starts; needed && from; from &= from - 1) {
      search->from = lowest(from);
      if (search->from >= low)
        add_rank(search, search->from);
    }
    starts &= starts >> 1;
  }
}


static void list_kind(Search *search, const tn_Set *hand) {
  const tn_ClimbKind *kind = &search->rules->kind[search->kind];
  if (kind->exact) {
    search->made = kind->cards;
    if (tn_set_includes(hand, &kind->cards))
      arrive(search);
    search->made = (tn_Set){{0}};
  } else if (kind->loose && is_needed(search, kind, 1)) {
    for (uint8_t suit = 0; suit < search->rules->deck->suits; suit++)
      add_suit(search, suit, 0, kind->least);
  } else if (!kind->loose) {
    list_cores(search, kind);
  }
}


/* Sorts the hand by rank; in a rank the lowest suit comes first. */
static void sort_hand(Search *search, const tn_Set *hand) {
  const uint8_t *rank = search->rules->rank;
  tn_Card cards[TN_CARDS];
  int n = tn_set_list(hand, cards), first = 0;
  for (int i = 0; i < n; i++)
    if (rank[cards[i]] != TN_NONE)
      search->cards[rank[cards[i]]]++;
  for (int i = 0; i < search->rules->ranks; i++) {
    search->first[i] = (uint16_t)first;
    first += search->cards[i];
    search->cards[i] = 0;
  }
  for (int i = 0; i < n; i++) {
    uint8_t of = rank[cards[i]];
    if (of != TN_NONE)
      search->card[search->first[of] + search->cards[of]++] = cards[i];
  }
}


/* Is what a host gives of use, whatever it looks for? */
static bool is_given(const tn_ClimbRules *rules, const tn_Set *hand,
                     const tn_Climb *over, const tn_Random *random,
                     const tn_ClimbPlay *list, int room) {
  return rules && rules->prepared && hand && random && (list || room <= 0) &&
         !(hand->plane[0] & ~rules->deck->all) &&
         (!over || over->kind < rules->kinds);
}


int tn_climb_list(const tn_ClimbRules *rules, const tn_Set *hand,
                  const tn_Climb *over, const tn_Set *must, tn_Random *random,
                  tn_ClimbPlay *list, int room, tn_Work *work) {
  tn_Work own;
  if (!is_given(rules, hand, over, random, list, room))
    return 0;
  Search search = {.rules = rules,
                   .work = work_or_own(work, &own),
                   .over = over,
                   .must = must,
                   .random = random,
                   .list = list,
                   .room = room};
  sort_hand(&search, hand);
  for (search.kind = 0; search.kind < rules->kinds; search.kind++)
    list_kind(&search, hand);
  return tn_work_spent(search.work) ? -search.found - 1 : search.found;
}
