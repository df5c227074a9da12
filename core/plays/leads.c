/*
** Leads: what a hand can lead, and one of them by random.
**
** A random lead is drawn in two steps: first its sort, then one of that sort.
** If every lead were equally likely, a hand with a tractor would hardly ever
** lead it, since it has far more single cards.  Singles to quads are counted by
** their planes in the set.  Runs are visited twice: once to count them, once to
** find the one that was drawn.
**
** A throw is drawn as some cards of one suit, each set of them equally likely,
** and drawn again while it is a single component.
*/
#include "cards/hold.h"
#include "cards/work.h"
#include "plays/subsets.h"

#define THROWS 20        /* one lead in twenty is a throw */
#define MOST_LEADS 10000 /* of one hand; no more are looked at */
#define WORK_OF_LEAD 8
#define WORK_OF_TRY 100 /* for a throw */

/* A lead's sort.  SINGLE to QUAD are a width less one. */
typedef enum Sort {
  SINGLE,
  PAIR,
  TRIPLE,
  QUAD,
  TRACTOR,
  BULLDOZER,
  SORTS
} Sort;

/* A visit to all components that a hand can lead.  It lists them, counts them,
** and finds the one with a number. */
typedef struct Visit {
  const tn_Order *order;
  const tn_Set *hand;
  tn_Set *list;
  uint32_t room, n; /* visited so far */
  uint32_t nth;     /* the one that is wanted, or UINT32_MAX */
  tn_Set found;
} Visit;


/* Each lead passes here once.  It is listed, counted, and kept if it is number
** `nth`. */
static void visit(Visit *visiting, const tn_Set *lead) {
  if (visiting->n < visiting->room)
    visiting->list[visiting->n] = *lead;
  if (visiting->n++ == visiting->nth)
    visiting->found = *lead;
}


/* Visits the runs that go on at `place`, with any kind that is there. */
static void visit_run(Visit *visiting, tn_Kinds kinds, int width, int place,
                      int length, const tn_Set *lead) {
  if (visiting->n >= MOST_LEADS)
    return;
  if (length == 0) {
    visit(visiting, lead);
    return;
  }
  tn_Kinds at = kinds_at(visiting->order, kinds, (unsigned)place);
  for (; at; at &= at - 1) {
    tn_Set longer = *lead;
    set_put(&longer, tn_kinds_first(at), width);
    visit_run(visiting, kinds, width, place + 1, length - 1, &longer);
  }
}


/* The tractors or bulldozers of a width in each suit. */
static void visit_runs(Visit *visiting, int width) {
  for (int group = 0; group < TN_GROUPS; group++) {
    tn_Kinds kinds =
        visiting->hand->plane[width - 1] & visiting->order->of_group[group];
    Places all = places_of(visiting->order, kinds), starts;
    for (int length = 2; (starts = run_starts(all, length)) != 0; length++)
      for (; starts; starts &= starts - 1)
        visit_run(visiting, kinds, width, lowest(starts), length,
                  &(tn_Set){{0}});
  }
}


/* Counts the leads that have been visited. */
static void count_leads(const Visit *visiting, tn_Work *work) {
  if (work)
    tn_work_on(work, WORK_OF_LEAD * (int64_t)visiting->n);
}


/* Every lead of one sort.  Bulldozers are of triples or of quads. */
static void visit_sort(Visit *visiting, Sort sort) {
  int width = (int)sort + 1;
  if (sort == TRACTOR) {
    visit_runs(visiting, 2);
  } else if (sort == BULLDOZER) {
    visit_runs(visiting, 3);
    visit_runs(visiting, 4);
  } else {
    tn_Kinds kinds = visiting->hand->plane[width - 1];
    for (; kinds; kinds &= kinds - 1) {
      tn_Set lead = {{0}};
      set_put(&lead, tn_kinds_first(kinds), width);
      visit(visiting, &lead);
    }
  }
}


/* A visit that looks for no number lists all of them. */
int tn_leads_list(const tn_Order *order, const tn_Set *hand, tn_Set *list,
                  int room, tn_Work *work) {
  if (!is_order(order) || !hand || room < 0 || (room > 0 && !list))
    return 0;
  Visit visiting = {order, hand, list, (uint32_t)room, 0, UINT32_MAX, {{0}}};
  for (int sort = SINGLE; sort < SORTS; sort++)
    visit_sort(&visiting, (Sort)sort);
  count_leads(&visiting, work);
  return (int)visiting.n;
}


/* Are there two neighbours among these kinds, in one suit? */
static bool has_run(const tn_Order *order, tn_Kinds kinds) {
  if (!(kinds & (kinds - 1)))
    return false;
  for (int group = 0; group < TN_GROUPS; group++) {
    Places places = places_of(order, kinds & order->of_group[group]);
    if (places & (places >> 1))
      return true;
  }
  return false;
}


/* The sorts of lead that a hand has, a bit each. */
static unsigned sorts_of(const tn_Order *order, const tn_Set *hand) {
  unsigned sorts = 1u << SINGLE;
  for (int width = 2; width <= TN_WIDEST && hand->plane[width - 1]; width++) {
    sorts |= 1u << (width - 1);
    if (has_run(order, hand->plane[width - 1]))
      sorts |= 1u << (width == 2 ? TRACTOR : BULLDOZER);
  }
  return sorts;
}


/* A random lead of a sort, each equally likely.  `n` becomes how many there
** are. */
static tn_Set random_of_sort(const tn_Order *order, const tn_Set *hand,
                             Sort sort, tn_Random *random, uint32_t *n,
                             tn_Work *work) {
  tn_Set lead = {{0}};
  if (sort <= QUAD) {
    tn_Kinds kinds = hand->plane[sort];
    *n = (uint32_t)tn_kinds_count(kinds);
    set_put(&lead, tn_kinds_pick(kinds, tn_random_next(random)), (int)sort + 1);
    return lead;
  }
  Visit visiting = {order, hand, NULL, 0, 0, UINT32_MAX, {{0}}};
  visit_sort(&visiting, sort);
  *n = visiting.n;
  visiting.nth = tn_random_below(random, visiting.n);
  visiting.n = 0;
  visit_sort(&visiting, sort);
  count_leads(&visiting, work);
  return visiting.found;
}


/* Some cards of one suit: of each kind a random number, from none to all. */
static tn_Set some_cards(const tn_Set *hand, tn_Kinds group,
                         tn_Random *random) {
  tn_Set some = {{0}};
  for (tn_Kinds left = hand->plane[0] & group; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    uint32_t copies = (uint32_t)set_has(hand, card);
    set_put(&some, card, (int)tn_random_below(random, copies + 1));
  }
  return some;
}


/* How many sets of cards each suit has, which is its weight in the draw.  Suits
** with a single kind have no throw and no weight.  Answers the sum. */
static double weigh(const tn_Order *order, const tn_Set *hand, double *weight) {
  double sum = 0;
  for (int group = 0; group < TN_GROUPS; group++) {
    tn_Kinds kinds = hand->plane[0] & order->of_group[group];
    weight[group] = (kinds & (kinds - 1)) != 0;
    for (; kinds; kinds &= kinds - 1)
      weight[group] *= set_has(hand, tn_kinds_first(kinds)) + 1;
    sum += weight[group];
  }
  return sum;
}


/* Is it a throw: several components, and few enough cards for one answer? */
static bool is_throw(const tn_Order *order, const tn_Set *set) {
  tn_Card cards[TN_CARDS];
  tn_Format format;
  int n = tn_set_list(set, cards);
  return n > 1 && n < TN_PLAY && tn_format_read(&format, order, cards, n) &&
         format.parts > 1;
}


/* A random throw, each equally likely.  False if none was found in a hundred
** tries. */
static bool random_throw(const tn_Order *order, const tn_Set *hand,
                         tn_Random *random, tn_Set *lead, tn_Work *work) {
  double weight[TN_GROUPS], sum = weigh(order, hand, weight);
  for (int tries = 0; sum > 0 && tries < 100; tries++) {
    double draw = (double)tn_random_below(random, UINT32_MAX) / UINT32_MAX;
    int group = 0;
    for (draw *= sum; group < TN_NO_GROUP && draw >= weight[group]; group++)
      draw -= weight[group];
    if (work)
      tn_work_on(work, WORK_OF_TRY);
    *lead = some_cards(hand, order->of_group[group], random);
    if (is_throw(order, lead))
      return true;
  }
  return false;
}


/*
** One draw serves both steps: its low half says if it is a throw, its high half
** which sort it is.
*/
tn_Set tn_lead_random(const tn_Order *order, const tn_PlayRules *rules,
                      const tn_Set *hand, tn_Random *random, bool *only,
                      tn_Work *work) {
  tn_Set lead = {{0}};
  uint32_t n;
  if (!is_order(order) || !rules || !hand || !hand->plane[0] || !random ||
      !only)
    return lead;
  uint64_t bits = tn_random_next(random);
  *only = false;
  if (!rules->no_throws && (bits & UINT32_MAX) % THROWS == 0 &&
      random_throw(order, hand, random, &lead, work))
    return lead;
  unsigned sorts = sorts_of(order, hand);
  unsigned nth =
      (unsigned)(((bits >> 32) * (uint64_t)__builtin_popcount(sorts)) >> 32);
  while (nth-- > 0)
    sorts &= sorts - 1;
  Sort sort = (Sort)__builtin_ctz(sorts);
  lead = random_of_sort(order, hand, sort, random, &n, work);
  *only = n == 1 && sort == SINGLE && !(hand->plane[1]);
  return lead;
}
