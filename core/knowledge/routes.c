/*
** Worlds where cards that players have laid unseen were taken up again.
**
** A card may have gone from hand to heap to hand, again and again.  Undone step
** by step, such a log soon leaves no way back; and with several packs the names
** of copies say what nobody knows.  Here each step is one end of a route: it
** moved a card that an earlier step had brought to its pile, its source, and
** cards are kinds without names.
**
** Where the observer saw the card, the step has a kind, and its source must be
** of that kind: a step that has it, or one of which nothing is known and that
** can have it by its own source; at the beginning stands the stock, which has
** so many of each kind left.  All steps that have a kind get their sources
** first, in their order.  Then the others get any that are left.  A step that
** finds no source is hard: in the next attempts such steps are the first.
**
** A source must not be taken from a step that has no other.  So only those are
** looked at that came after the last moment at which all cards of the pile were
** needed for its steps until then.
*/
#include "cards/work.h"
#include "knowledge/knowledge.h"

#include <string.h>

#define TRIES 256           /* attempts at a world */
#define OTHER 8             /* so seldom an unknown source is preferred */
#define PATIENCE 64         /* after so many none is hard any more */
#define STEPS_OF_LOOKING 16 /* so many routes looked at are one step of work */

/* A world being made. */
typedef struct Routes {
  tn_Knowledge *k;
  const Stretch *stretch;
  Route *route; /* of each step */
  tn_Random *random;
  uint32_t search;        /* the number of the present search */
  uint8_t left[TN_KINDS]; /* how many of each kind the stock has for steps of
                           ** which nothing is known */
} Routes;


/* Is the step one of a card that a player has laid unseen, and did the observer
** see it at its place, or did somebody take it up? */
static bool takes_up(const tn_Knowledge *k, const Step *step) {
  if (step->slot != NOTHING && step->kind != TN_NONE)
    return true;
  if (step->way != HIDDEN || step->earlier == NOTHING ||
      has_pile(k->ordered, step->to))
    return false;
  while (step->earlier != NOTHING)
    step = &k->step[step->earlier];
  return step->slot != NOTHING;
}


/* Does what is known of the step say more than its kind? */
static bool is_plain(const Step *step) {
  return step->way != MIX && step->at_once == 0 && step->sets == 0 &&
         step->never == 0 && (step->way == MARK || step->to != TN_STOCK);
}


/* Were the cards that were shown all in piles whose places are known? */
static bool shown_in_places(const tn_Knowledge *k, const Stretch *stretch) {
  uint64_t places = k->ordered & ~k->open;
  for (uint32_t n = 0; n < k->tolds; n++)
    if (k->told[n].step >= stretch->first && k->told[n].step <= stretch->end &&
        !has_pile(places, k->told[n].pile))
      return false;
  return true;
}


bool tni_routes_apply(const tn_Knowledge *k, const Stretch *stretch) {
  bool any = false;
  if (stretch->facts > stretch->first_fact || stretch->lacked ||
      stretch->choices > stretch->first_choice || stretch->kept.end > 0 ||
      !shown_in_places(k, stretch))
    return false;
  for (uint32_t n = stretch->first; n < stretch->end; n++) {
    if (!is_plain(&k->step[n]))
      return false;
    any |= takes_up(k, &k->step[n]);
  }
  for (unsigned i = 0; i < stretch->count[TN_STOCK]; i++)
    any &= stretch->place[i] == NO_COPY;
  return any;
}


/* Begins the routes: kinds are those that were seen, and a card whose place was
** known has its source. */
static bool begin(Routes *routes) {
  const tn_Knowledge *k = routes->k;
  const Stretch *stretch = routes->stretch;
  memcpy(routes->left, k->deck->copies, sizeof routes->left);
  routes->search = 0;
  for (uint32_t n = stretch->first; n < stretch->end; n++) {
    const Step *step = &k->step[n];
    Route *route = &routes->route[n];
    bool known = step->way == KNOWN, root = step->from == TN_STOCK;
    *route = (Route){.from = step->from, .to = step->to, .hard = route->hard};
    route->source = NOTHING;
    route->done = root || step->way == MARK;
    route->used = step->way == MARK;
    route->kind = known ? k->deck->list[step->copy] : step->kind;
    if (root && route->kind != TN_NONE && routes->left[route->kind]-- == 0)
      return false;
    if (step->way == HIDDEN && step->earlier != NOTHING) {
      route->source = step->earlier;
      route->done = routes->route[step->earlier].used = true;
    }
  }
  return true;
}


/* The first step that may be a source of step `n`: those before are needed for
** other steps. */
static uint32_t first_source(const Routes *routes, uint32_t n) {
  const Route *route = routes->route;
  uint8_t pile = route[n].from;
  uint32_t first = routes->stretch->first;
  int free = 0;
  for (uint32_t i = first; i < n; i++) {
    free += route[i].to == pile && !route[i].used;
    if (route[i].from == pile && !route[i].done && --free == 0)
      first = i + 1;
  }
  return first;
}


/* May step `i` be the source of one from that pile, of this kind (TN_NONE:
** any)? */
static bool may_lead(const Routes *routes, uint32_t i, uint8_t pile,
                     uint8_t kind) {
  const Route *route = &routes->route[i];
  if (route->to != pile || route->used)
    return false;
  return kind == TN_NONE || route->kind == kind ||
         (route->kind == TN_NONE && route->looked != routes->search);
}


/* One of the steps from `first` to before `n` that may lead to it, by chance;
** NOTHING: there is none.  Mostly it is one that is known to have moved this
** kind, if there is one. */
static uint32_t draw_source(const Routes *routes, uint32_t first, uint32_t n,
                            uint8_t kind) {
  uint32_t met[2] = {0}, drawn[2] = {NOTHING, NOTHING};
  uint8_t pile = routes->route[n].from;
  for (uint32_t i = first; i < n; i++) {
    bool same = kind != TN_NONE && routes->route[i].kind == kind;
    if (may_lead(routes, i, pile, kind) &&
        tn_random_below(routes->random, ++met[same]) == 0)
      drawn[same] = i;
  }
  bool other =
      drawn[1] == NOTHING ||
      (drawn[0] != NOTHING && tn_random_below(routes->random, OTHER) == 0);
  return drawn[!other];
}


static bool find_source(Routes *routes, uint32_t n, uint8_t kind);


/* Can step `i`, of which nothing was known, have moved this kind?  If so, it
** did. */
static bool lead(Routes *routes, uint32_t i, uint8_t kind) {
  Route *route = &routes->route[i];
  if (route->kind != TN_NONE)
    return route->kind == kind;
  if (route->looked == routes->search)
    return false;
  route->looked = routes->search;
  if (route->from == TN_STOCK) {
    if (routes->left[kind] == 0)
      return false;
    routes->left[kind]--;
  } else if (route->done ? !lead(routes, route->source, kind)
                         : !find_source(routes, i, kind)) {
    return false;
  }
  route->kind = kind;
  return true;
}


/* Finds a source of step `n`, of that kind.  Where there is none, nothing has
** changed. */
static bool find_source(Routes *routes, uint32_t n, uint8_t kind) {
  uint32_t first = first_source(routes, n), source;
  while ((source = draw_source(routes, first, n, kind)) != NOTHING) {
    if (!tn_work_on(routes->k->work, 1 + (n - first) / STEPS_OF_LOOKING))
      return false;
    if (kind != TN_NONE && !lead(routes, source, kind))
      continue;
    routes->route[source].used = true;
    routes->route[n].source = source;
    routes->route[n].done = true;
    return true;
  }
  return false;
}


/* Which steps get their sources: the hard ones that have a kind, all that have
** one, the rest. */
typedef enum Part { HARD, KINDS, REST } Part;


static bool is_of(const Route *route, Part part) {
  if (route->done)
    return false;
  return part == REST ||
         (route->kind != TN_NONE && (part == KINDS || route->hard));
}


/* Finds the sources of a part of the steps. */
static bool find_all(Routes *routes, Part part) {
  const Stretch *stretch = routes->stretch;
  for (uint32_t n = stretch->first; n < stretch->end; n++) {
    Route *route = &routes->route[n];
    if (!is_of(route, part))
      continue;
    routes->search++;
    if (find_source(routes, n, route->kind))
      continue;
    route->hard = true;
    return false;
  }
  return true;
}


/* The kinds that are left, mixed.  Answers how many cards there are. */
static unsigned mix_left(const Routes *routes, tn_Card *cards) {
  unsigned n = 0;
  for (tn_Card kind = 0; kind < routes->k->deck->kinds; kind++)
    for (unsigned i = 0; i < routes->left[kind]; i++)
      cards[n++] = kind;
  tn_random_shuffle(routes->random, cards, n);
  return n;
}


/* Gives each step a kind: from the stock came those that are left, the others
** have that of their source.  Answers how many cards stay in the stock, at the
** beginning of `cards`. */
static unsigned give_kinds(Routes *routes, tn_Card *cards) {
  const Stretch *stretch = routes->stretch;
  unsigned left = mix_left(routes, cards);
  for (uint32_t n = stretch->first; n < stretch->end; n++) {
    Route *route = &routes->route[n];
    if (route->kind != TN_NONE || routes->k->step[n].way == MARK)
      continue;
    if (route->from != TN_STOCK)
      route->kind = routes->route[route->source].kind;
    else if (left > 0)
      route->kind = cards[--left];
  }
  return left;
}


/* Puts a copy of that kind, of which `used` have been put, to its pile. */
static void put(tn_Knowledge *k, uint8_t *used, tn_Card kind, uint8_t pile) {
  k->now[k->first[kind] + used[kind]++] = pile;
}


/* Where the cards are now: where no step has moved them away. */
static void lay(const Routes *routes, const tn_Card *stock, unsigned n) {
  const Stretch *stretch = routes->stretch;
  uint8_t used[TN_KINDS] = {0};
  for (unsigned i = 0; i < n; i++)
    put(routes->k, used, stock[i], TN_STOCK);
  for (uint32_t i = stretch->first; i < stretch->end; i++)
    if (!routes->route[i].used)
      put(routes->k, used, routes->route[i].kind, routes->route[i].to);
}


/* Writes the deck as it was, top first, and the secret answers.  The cards that
** left the stock go back, the last one first. */
static void write(const Routes *routes, const tn_Card *stock, unsigned n) {
  const Stretch *stretch = routes->stretch;
  const tn_Knowledge *k = routes->k;
  unsigned cards = k->deck->cards, top = cards - n;
  tn_Card *order = k->order + (size_t)stretch->order * cards;
  memcpy(order + top, stock, n);
  for (uint32_t i = stretch->end; i-- > stretch->first;) {
    const Step *step = &k->step[i];
    if (step->way == MARK)
      continue;
    if (step->slot != NOTHING)
      k->answer[step->slot] = routes->route[i].kind;
    if (step->from != TN_STOCK)
      continue;
    unsigned at = cards - 1 - step->place;
    memmove(order + top - 1, order + top, at + 1 - top);
    order[at] = routes->route[i].kind;
    top--;
  }
}


/* Is there a card for each place of the stock, and have the steps that left it
** left what the pack has? */
static bool adds_up(const Routes *routes, unsigned left) {
  unsigned from_stock = 0;
  const Stretch *stretch = routes->stretch;
  for (uint32_t n = stretch->first; n < stretch->end; n++)
    from_stock +=
        routes->route[n].from == TN_STOCK && routes->k->step[n].way != MARK;
  return left == stretch->count[TN_STOCK] &&
         left + from_stock == routes->k->deck->cards;
}


static void forget_hard(Routes *routes) {
  const Stretch *stretch = routes->stretch;
  for (uint32_t n = stretch->first; n < stretch->end; n++)
    routes->route[n].hard = false;
}


bool tni_routes_make(tn_Knowledge *k, const Stretch *stretch, tn_Random *random,
                     uint32_t *tries) {
  Routes routes = {
      .k = k, .stretch = stretch, .route = k->route, .random = random};
  tn_Card cards[TN_CARDS];
  for (int i = 0; i < TRIES && !tn_work_spent(k->work); i++) {
    if (i % PATIENCE == 0)
      forget_hard(&routes);
    if (!begin(&routes))
      return false;
    if (find_all(&routes, HARD) && find_all(&routes, KINDS) &&
        find_all(&routes, REST)) {
      unsigned left = give_kinds(&routes, cards);
      if (!adds_up(&routes, left))
        return false;
      lay(&routes, cards, left);
      write(&routes, cards, left);
      return true;
    }
    ++*tries;
  }
  return false;
}
