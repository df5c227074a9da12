/*
** Worlds where unseen cards have only been drawn from the stock, by kinds.
**
** With several copies of each card and a stock made anew, world.c may find no
** world: a card that was seen has been named one copy, and the names leave no
** way for the cards drawn later.  Here cards are kinds without names.  Every
** place of the stock, after each shuffle, is a draw: a card that came to some
** pile at some step, or was never drawn.  Draws share the same cards until all
** of these have left the stock: that is an era.  Its cards are known, so a
** world is an order of them.
**
** What the order must fulfil are needs: before a step a pile held at least, or
** at most, so many cards of some kinds.  A card that left a pile in the open
** needs one of its kind there.  needs.c meets them.
*/
#include "knowledge/draws.h"

#include <string.h>

/* The stock while the steps are read, bottom first. */
typedef struct Lie {
  unsigned n;
  uint32_t draw[TN_CARDS]; /* NOTHING: a known card was put there, */
  tn_Card card[TN_CARDS];  /* this one */
} Lie;


/* The stock is shuffled: each card gets a place that nobody knows.  If no other
** card that nobody knows was there, a new era begins. */
static void mix(Draws *draws, const tn_Knowledge *k, Lie *lie) {
  bool old = false;
  for (unsigned i = 0; i < lie->n; i++)
    old |= lie->draw[i] != NOTHING;
  draws->eras += !old;
  for (unsigned i = 0; i < lie->n; i++) {
    Draw *next = &draws->draw[draws->draws];
    *next = (Draw){.may = k->deck->all,
                   .step = NOTHING,
                   .era = draws->eras - 1,
                   .order = draws->orders,
                   .since = draws->orders,
                   .pile = TN_STOCK,
                   .card = lie->card[i]};
    if (lie->draw[i] != NOTHING) {
      Draw *last = &draws->draw[lie->draw[i]];
      next->card = last->card;
      next->since = last->since;
      last->passed = true;
    }
    lie->draw[i] = draws->draws++;
  }
  draws->era[draws->eras] = draws->order[++draws->orders] = draws->draws;
}


/* Says which card a draw is in all worlds.  False if there is none left that it
** can be. */
static bool know_card(Draws *draws, Draw *draw, tn_Card card) {
  uint32_t at = draws->era[draw->era], end = draws->era[draw->era + 1];
  if (draw->card != card) {
    while (at < end && (draws->draw[at].card != card ||
                        !may_change(draw, &draws->draw[at])))
      at++;
    if (at == end)
      return false;
    exchange(draw, &draws->draw[at]);
  }
  draw->known = true;
  return true;
}


/* A card leaves the stock from its place there. */
static bool leave_stock(Draws *draws, const tn_Knowledge *k, const Step *step,
                        uint32_t n, Lie *lie) {
  if (step->place >= lie->n)
    return false;
  uint32_t at = lie->draw[step->place];
  unsigned above = --lie->n - step->place;
  memmove(lie->draw + step->place, lie->draw + step->place + 1,
          above * sizeof *lie->draw);
  memmove(lie->card + step->place, lie->card + step->place + 1, above);
  if (at == NOTHING)
    return step->way == KNOWN;
  Draw *draw = &draws->draw[at];
  draw->pile = step->to;
  draw->step = n;
  if (step->way == KNOWN)
    return know_card(draws, draw, k->deck->list[step->copy]);
  draw->may &= ~step->never;
  return true;
}


/* A count of no kinds tells nothing. */
static void add_need(Draws *draws, const Told *told) {
  if (!told->kinds)
    return;
  draws->need[draws->needs++] = (Need){.kinds = told->kinds,
                                       .step = told->step,
                                       .least = told->least,
                                       .most = told->most,
                                       .pile = told->pile};
}


/* Reads a step.  False if such steps are not for this file. */
static bool read_step(Draws *draws, const tn_Knowledge *k, uint32_t n,
                      Lie *lie) {
  const Step *step = &k->step[n];
  if (step->way == MIX)
    mix(draws, k, lie);
  if (step->way >= MARK)
    return true;
  if (step->way == HIDDEN &&
      (step->from != TN_STOCK || step->to == TN_STOCK || step->slot != NOTHING))
    return false;
  if (step->from == TN_STOCK && !leave_stock(draws, k, step, n, lie))
    return false;
  if (step->way == HIDDEN)
    return true;
  tn_Card card = k->deck->list[step->copy];
  if (step->from != TN_STOCK)
    add_need(draws, &(Told){n, step->from, tn_kind(card), 1, TN_CARDS});
  if (step->to == TN_STOCK) {
    lie->draw[lie->n] = NOTHING;
    lie->card[lie->n++] = card;
  }
  return true;
}


/* Reads a stretch: its draws, its needs, and what is known of the stock now. */
static bool read_stretch(Draws *draws, const tn_Knowledge *k,
                         const Stretch *stretch) {
  Lie lie = {.n = k->deck->cards};
  memcpy(lie.card, k->deck->list, lie.n);
  for (unsigned i = 0; i < lie.n; i++)
    lie.draw[i] = NOTHING;
  mix(draws, k, &lie);
  for (uint32_t n = stretch->first; n < stretch->end; n++)
    if (!read_step(draws, k, n, &lie))
      return false;
  for (uint32_t n = 0; n < k->tolds; n++)
    if (k->told[n].step > stretch->first && k->told[n].step <= stretch->end)
      add_need(draws, &k->told[n]);
  for (unsigned i = 0; i < lie.n; i++)
    if (lie.draw[i] != NOTHING && stretch->place[i] != NO_COPY &&
        !know_card(draws, &draws->draw[lie.draw[i]],
                   k->deck->list[stretch->place[i]]))
      return false;
  return true;
}


/* Counts what known steps have brought to the pile of a need, and taken. */
static void count_known(const tn_Knowledge *k, const Stretch *stretch,
                        Need *need) {
  for (uint32_t n = stretch->first; n < need->step; n++) {
    const Step *step = &k->step[n];
    if (step->way == KNOWN &&
        (tn_kind(k->deck->list[step->copy]) & need->kinds))
      need->count += (step->to == need->pile) - (step->from == need->pile);
  }
}


/* Puts the needs in the order of their steps.  Most of them are. */
static void sort_needs(Draws *draws) {
  for (uint32_t i = 1; i < draws->needs; i++) {
    Need moved = draws->need[i];
    uint32_t at = i;
    for (; at > 0 && moved.step < draws->need[at - 1].step; at--)
      draws->need[at] = draws->need[at - 1];
    draws->need[at] = moved;
  }
}


/* Drops needs that are met in all worlds, and links those of each pile. */
static void link_needs(Draws *draws, const tn_Knowledge *k,
                       const Stretch *stretch) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < draws->needs; i++) {
    Need need = draws->need[i];
    count_known(k, stretch, &need);
    if (need.count < need.least || need.most < TN_CARDS)
      draws->need[kept++] = need;
  }
  draws->needs = kept;
  memset(draws->need_of, 0xFF, sizeof draws->need_of);
  memset(draws->sum_of, 0xFF, sizeof draws->sum_of);
  while (kept-- > 0) {
    Need *need = &draws->need[kept];
    uint32_t *first =
        tn_kinds_count(need->kinds) > 1
            ? &draws->sum_of[need->pile]
            : &draws->need_of[need->pile][tn_kinds_first(need->kinds)];
    need->next = *first;
    *first = kept;
  }
}


/* Cards that were shuffled again lay before that in the places that they had
** then, in any order. */
static void fill_passed(Draws *draws) {
  for (uint32_t order = draws->orders - 1; order-- > 0;) {
    uint32_t from = draws->order[order + 1];
    for (uint32_t i = draws->order[order]; i < draws->order[order + 1]; i++) {
      Draw *draw = &draws->draw[i];
      if (!draw->passed)
        continue;
      while (draws->draw[from].since > order)
        from++;
      draw->card = draws->draw[from].card;
      draw->since = draws->draw[from++].since;
    }
  }
}


/* Writes the order after each shuffle, top first. */
static void write_orders(const Draws *draws, tn_Knowledge *k,
                         const Stretch *stretch) {
  uint32_t slot = stretch->order, step = stretch->first;
  for (uint32_t nth = 0; nth < draws->orders; nth++) {
    tn_Card *order = k->order + (size_t)slot * k->deck->cards;
    for (uint32_t i = draws->order[nth + 1]; i-- > draws->order[nth];)
      *order++ = draws->draw[i].card;
    while (step < stretch->end && k->step[step].way != MIX)
      step++;
    if (step < stretch->end)
      slot = k->step[step++].slot;
  }
}


/* Writes in which pile each card is now: copies of a kind in any order. */
static void write_piles(Draws *draws, tn_Knowledge *k, const Stretch *stretch) {
  int16_t(*in)[TN_PILES] = draws->in;
  memset(draws->in, 0, sizeof draws->in);
  for (unsigned i = 0; i < k->deck->cards; i++)
    in[k->deck->list[i]][TN_STOCK]++;
  for (uint32_t n = stretch->first; n < stretch->end; n++) {
    const Step *step = &k->step[n];
    if (step->way != KNOWN)
      continue;
    in[k->deck->list[step->copy]][step->from]--;
    in[k->deck->list[step->copy]][step->to]++;
    if (step->slot != NOTHING)
      k->answer[step->slot] = k->deck->list[step->copy];
  }
  for (uint32_t i = 0; i < draws->draws; i++) {
    const Draw *draw = &draws->draw[i];
    if (draw->known || draw->step == NOTHING)
      continue;
    in[draw->card][TN_STOCK]--;
    in[draw->card][draw->pile]++;
  }
  for (unsigned i = 0; i < k->deck->cards; i++) {
    int16_t *piles = in[k->deck->list[i]];
    unsigned pile = 0;
    while (piles[pile] <= 0)
      pile++;
    piles[pile]--;
    k->now[i] = (uint8_t)pile;
  }
}


/* How many times the stock lay in a new order. */
static uint32_t count_orders(const tn_Knowledge *k, const Stretch *stretch) {
  uint32_t orders = 1;
  for (uint32_t n = stretch->first; n < stretch->end; n++)
    orders += k->step[n].way == MIX;
  return orders;
}


/* NULL: no memory. */
static Draws *new_draws(const tn_Knowledge *k, const Stretch *stretch) {
  size_t orders = count_orders(k, stretch), all = orders * k->deck->cards;
  size_t needs = stretch->end - stretch->first + k->tolds;
  size_t size = sizeof(Draws) + all * sizeof(Draw) + needs * sizeof(Need) +
                2 * (orders + 1) * sizeof(uint32_t);
  Draws *draws = k->memory.alloc(k->memory.host, NULL, 0, size);
  if (!draws)
    return NULL;
  *draws = (Draws){.size = size};
  draws->draw = (Draw *)(draws + 1);
  draws->need = (Need *)(draws->draw + all);
  draws->era = (uint32_t *)(draws->need + needs);
  draws->order = draws->era + orders + 1;
  draws->era[0] = draws->order[0] = 0;
  return draws;
}


/* Reads the stretch and makes the first world. */
static bool begin(tn_Knowledge *k, Stretch *stretch, tn_Random *random) {
  Draws *draws = stretch->draws = new_draws(k, stretch);
  if (!draws)
    return false;
  draws->failed = true;
  if (stretch->lacked || stretch->choices > stretch->first_choice)
    return false;
  if (!read_stretch(draws, k, stretch))
    return false;
  draws->apply = true;
  sort_needs(draws);
  link_needs(draws, k, stretch);
  draws->failed = !tni_draws_meet(draws, random, k->work);
  return !draws->failed;
}


bool tni_draws_make(tn_Knowledge *k, Stretch *stretch, tn_Random *random) {
  if (!stretch->draws && !begin(k, stretch, random))
    return false;
  if (stretch->draws->failed)
    return false;
  tni_draws_mingle(stretch->draws, random, k->work);
  fill_passed(stretch->draws);
  write_orders(stretch->draws, k, stretch);
  write_piles(stretch->draws, k, stretch);
  return true;
}


bool tni_draws_apply(const Stretch *stretch) {
  return stretch->draws && stretch->draws->apply;
}


void tni_draws_free(tn_Knowledge *k, Stretch *stretch) {
  if (stretch->draws)
    k->memory.alloc(k->memory.host, stretch->draws, stretch->draws->size, 0);
}
