/*
** Who wins a trick of plays.
**
** A play can win if it can be divided into the same components as the lead.  It
** is then compared by the top of the component that is like the lead's first,
** and it must be of the suit led, or all trumps: a kill.  A throw is the
** highest of its suit already, or it would have failed, so only a kill beats
** it.
*/
#include "cards/hold.h"
#include "cards/work.h"
#include "plays/plays.h"

/* The search ends after this many steps.  A play that has not been divided by
** then does not win. */
#define MOST_STEPS 20000
#define WORK_OF_STEP 4


/*
** Can these numbers of quads, triples and pairs be taken out of a set?  `asked`
** has a number for each width.  Kinds held three times give triples first.  A
** kind held four times that gives a triple loses two pairs where one held three
** times loses one.
*/
static bool tuples_fit(const tn_Set *set, const int *asked) {
  int fours = tn_kinds_count(set->plane[3]);
  int threes = tn_kinds_count(set->plane[2]) - fours;
  int twos = tn_kinds_count(set->plane[1]) - threes - fours;
  int triples = asked[3] - threes; /* of a four: it has one pair more to lose */
  fours -= asked[4] + (triples > 0 ? triples : 0);
  threes -= triples > 0 ? threes : asked[3];
  return fours >= 0 && twos + threes + 2 * fours >= asked[2];
}


/* Runs and the components after them call each other. */
static bool fits(const tn_Order *order, const tn_Format *lead, int part,
                 const tn_Set *set, int *steps);


/* Takes a run out of the set, at each place any kind that is there often
** enough.  Does the rest fit? */
static bool run_fits(const tn_Order *order, const tn_Format *lead, int part,
                     const tn_Set *set, int place, int length, int *steps) {
  if (++*steps > MOST_STEPS)
    return false;
  if (length == 0)
    return fits(order, lead, part + 1, set, steps);
  int width = lead->part[part].width;
  tn_Kinds kinds = kinds_at(order, set->plane[width - 1], (unsigned)place);
  for (; kinds; kinds &= kinds - 1) {
    tn_Set rest = *set;
    set_take(&rest, tn_kinds_first(kinds), width);
    if (run_fits(order, lead, part, &rest, place + 1, length - 1, steps))
      return true;
  }
  return false;
}


/* Can the lead's components from `part` on be taken out of a set? */
static bool fits(const tn_Order *order, const tn_Format *lead, int part,
                 const tn_Set *set, int *steps) {
  if (part < lead->parts && lead->part[part].length > 1) {
    tn_Component run = lead->part[part];
    Places starts = runs_in(order, set, run.width, run.length);
    for (; starts; starts &= starts - 1)
      if (run_fits(order, lead, part, set, lowest(starts), run.length, steps))
        return true;
    return false;
  }
  int asked[TN_WIDEST + 1] = {0};
  for (; part < lead->parts; part++)
    asked[lead->part[part].width]++;
  return tuples_fit(set, asked);
}


/*
** The highest top of a component like the lead's first, if the rest of the set
** can be divided as the lead is; -1 if it cannot.  Most leads are single cards,
** which need no dividing.
*/
static int divided_top(const tn_Order *order, const tn_Format *lead,
                       const tn_Set *set, tn_Work *work) {
  tn_Kinds kinds = set->plane[0];
  if (lead->cards == 1 && kinds && !(kinds & (kinds - 1)))
    return order->place[tn_kinds_first(kinds)];
  tn_Component first = lead->part[0];
  int steps = 0;
  Places starts = runs_in(order, set, first.width, first.length);
  while (starts &&
         !run_fits(order, lead, 0, set, highest(starts), first.length, &steps))
    starts &= ~place_bit(highest(starts));
  if (work)
    tn_work_on(work, WORK_OF_STEP * (int64_t)steps);
  return starts ? highest(starts) + first.length - 1 : -1;
}


/* Three cases: all cards of the suit led, all trumps (a kill), or anything
** else, which cannot win. */
int tn_play_height(const tn_Order *order, const tn_PlayRules *rules,
                   const tn_Format *lead, const tn_Set *play, tn_Work *work) {
  if (!is_order(order) || !rules || !is_lead(lead) || !play)
    return -1;
  tn_Kinds kinds = play->plane[0];
  bool kill = lead->group != TN_TRUMPS;
  if (!(kinds & ~order->of_group[lead->group])) {
    if (lead->parts > 1)
      return -1;
    return divided_top(order, lead, play, work);
  }
  if (!kill || (kinds & ~order->of_group[TN_TRUMPS]))
    return -1;
  int top = divided_top(order, lead, play, work);
  if (top >= 0 && rules->kills_by_highest)
    top = highest(places_of(order, kinds));
  return top < 0 ? top : KILL + top;
}


/* Equal heights do not replace the best: the first played wins. */
int tn_plays_winner(const tn_Order *order, const tn_PlayRules *rules,
                    const tn_Card *cards, int size, int n, tn_Work *work) {
  tn_Format lead;
  if (!rules || n < 1 || !tn_format_read(&lead, order, cards, size))
    return -1;
  int best = 0, height = lead.part[0].top;
  for (int i = 1; i < n; i++) {
    tn_Set play = {{0}};
    for (int k = 0; k < size; k++)
      set_add(&play, cards[i * size + k]);
    int other = tn_play_height(order, rules, &lead, &play, work);
    if (other <= height)
      continue;
    height = other;
    best = i;
  }
  return best;
}
