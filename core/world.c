/*
** Worlds: the unknown cards are laid into the piles of now, and the steps are
** undone, the last first.  A card that moved unseen is one of those that may
** have moved, and such that the others can still have come where they are.
*/
#include "knowledge.h"

#include <string.h>

#define TRIES 64


/* A copy goes from where it is to another pile. */
static void move_copy(tn_Knowledge *k, unsigned copy, uint8_t pile) {
  copies_remove(&k->in[k->where[copy]], copy);
  copies_add(&k->in[pile], copy);
  k->where[copy] = pile;
}


/* Lays the cards as they are at the end of a stretch. */
static bool lay_cards(tn_Knowledge *k, const Stretch *stretch,
                      tn_Random *random) {
  const Spread *spread = &stretch->spread;
  uint8_t bin[TN_CARDS];
  if (spread->copies > 0 && !tn_spread_lay(spread, random, bin))
    return false;
  memcpy(k->in, stretch->held, k->piles * sizeof *k->in);
  memcpy(k->where, stretch->home, k->deck->cards);
  for (unsigned i = 0; i < spread->copies; i++) {
    uint8_t pile = spread->pile[bin[i]];
    copies_add(&k->in[pile], spread->copy[i]);
    k->where[spread->copy[i]] = pile;
  }
  return true;
}


/* The stock of now is the deck's bottom: known cards in place, others mixed. */
static void lay_stock(tn_Knowledge *k, const Stretch *stretch,
                      tn_Random *random, tn_Card *order) {
  unsigned n = stretch->count[TN_STOCK], rest = 0, cards = k->deck->cards;
  Copies left = k->in[TN_STOCK];
  uint8_t copy[TN_CARDS];
  for (unsigned i = 0; i < n; i++)
    if (stretch->place[i] != NO_COPY)
      copies_remove(&left, stretch->place[i]);
  while (!copies_none(&left))
    copy[rest++] = (uint8_t)copies_take(&left);
  tn_random_shuffle(random, copy, rest);
  for (unsigned i = 0; i < n; i++) {
    unsigned known = stretch->place[i];
    unsigned there = known != NO_COPY ? known : rest > 0 ? copy[--rest] : 0;
    order[cards - 1 - i] = k->deck->list[there];
  }
}


/*
** Of the copies that may be undone at a hidden step, those of which one must
** be.  Take the copies to which the pile was opened by some step or later.  If
** as many of them are there, or have left since, as hidden steps have come
** since, then one of them came by this.
*/
static bool bind(const tn_Knowledge *k, const Step *step, Copies *may) {
  Copies late = copies_and(k->in[step->to], step->fresh);
  if (!copies_none(&late)) {
    *may = copies_and(*may, late);
    return copies_count(&late) == 1;
  }
  for (uint32_t n = step->opened; n != NOTHING; n = k->step[n].opened) {
    late = copies_or(late, k->step[n].fresh);
    Copies there = copies_and(late, *may);
    uint32_t count = copies_count(&there) + tn_left_since(k, n, step->left);
    uint32_t steps = step->nth - k->step[n].nth + 1;
    if (count < steps)
      continue;
    *may = there;
    return count == steps;
  }
  return true;
}


/* Cards that came and went back again, while the steps are undone. */
typedef struct Return {
  Copies went;
  unsigned back; /* of those that had come */
} Return;


/*
** Of the copies that a hidden step may have moved, those that went back later,
** or those that stayed: so that as many stay as was seen.
*/
static Copies choose_return(const Kept *kept, uint32_t n, const Return *cards,
                            Copies may, tn_Random *random) {
  if (n < kept->came || n >= kept->went)
    return may;
  unsigned steps = n - kept->came + 1;
  unsigned back = kept->went - kept->came - kept->n - cards->back;
  bool returns =
      back >= steps || (back > 0 && tn_random_below(random, steps) < back);
  return returns ? copies_and(may, cards->went) : copies_less(may, cards->went);
}


/* Which copy hidden step `n` moved; NO_COPY if it can be none. */
static unsigned choose_copy(const tn_Knowledge *k, const Kept *kept, uint32_t n,
                            const Return *cards, tn_Random *random) {
  const Step *step = &k->step[n];
  Copies may = copies_and(k->in[step->to], step->may);
  may = choose_return(kept, n, cards, may, random);
  if (!bind(k, step, &may))
    return NO_COPY;
  unsigned count = copies_count(&may);
  if (count == 0)
    return NO_COPY;
  return copies_nth(&may, count > 1 ? tn_random_below(random, count) : 0);
}


/* Two copies of a kind change names. */
static void change_names(tn_Knowledge *k, unsigned a, unsigned b) {
  uint8_t pile_a = k->where[a], pile_b = k->where[b];
  move_copy(k, a, pile_b);
  move_copy(k, b, pile_a);
}


/* A copy that lies where it could not lie before changes names. */
static void undo_swaps(tn_Knowledge *k, uint32_t n) {
  uint32_t first = n > 0 ? k->step[n - 1].swaps : 0;
  for (uint32_t i = k->step[n].swaps; i-- > first;) {
    const Swap *swap = &k->swap[i];
    if (!has_pile(swap->piles, k->where[swap->copy]))
      change_names(k, k->step[n].copy, swap->copy);
  }
}


/* A card comes back to the top of the deck, or leaves it for where it was. */
static void undo_stock(const Step *step, tn_Card card, tn_Card *order,
                       unsigned *top) {
  if (step->from == TN_STOCK)
    order[--*top] = card;
  if (step->to != TN_STOCK)
    return;
  unsigned at = *top;
  while (order[at] != card)
    at++;
  order[at] = order[*top];
  ++*top;
}


/* A step that has been undone moved this copy. */
static void note_return(const Kept *kept, uint32_t n, unsigned copy,
                        Return *cards) {
  if (n >= kept->went && n < kept->end)
    copies_add(&cards->went, copy);
  else if (n >= kept->came && n < kept->went)
    cards->back += copies_has(&cards->went, copy);
}


/* Undoes one step; false if no card can have moved. */
static bool undo(tn_Knowledge *k, const Kept *kept, uint32_t n,
                 tn_Random *random, tn_Card *order, unsigned *top,
                 Return *cards) {
  const Step *step = &k->step[n];
  if (step->way != MARK) {
    unsigned copy = step->way == KNOWN ? step->copy
                                       : choose_copy(k, kept, n, cards, random);
    if (copy == NO_COPY || k->where[copy] != step->to)
      return false;
    tn_Card card = k->deck->list[copy];
    undo_stock(step, card, order, top);
    move_copy(k, copy, step->from);
    note_return(kept, n, copy, cards);
    if (step->slot != NOTHING)
      k->answer[step->slot] = card;
  }
  undo_swaps(k, n);
  return true;
}


/* A world for one stretch; its deck, top first, goes to `order`. */
static bool make_stretch(tn_Knowledge *k, const Stretch *stretch,
                         tn_Random *random, tn_Card *order) {
  unsigned cards = k->deck->cards;
  unsigned top = cards - stretch->count[TN_STOCK];
  if (!lay_cards(k, stretch, random))
    return false;
  memcpy(k->now, k->where, cards);
  lay_stock(k, stretch, random, order);
  const Kept *kept = &stretch->kept;
  Return returned = {{{0}}, 0};
  for (uint32_t n = stretch->end; n-- > stretch->first;)
    if (!undo(k, kept, n, random, order, &top, &returned))
      return false;
  return top == 0 && returned.back + kept->n == kept->went - kept->came;
}


bool tn_world_sample(tn_Knowledge *k, tn_Random *random, tn_World *world) {
  uint32_t tries = 0;
  for (uint32_t n = 0; n < k->stretches; n++) {
    tn_Card *order = k->order + (size_t)n * k->deck->cards;
    while (!make_stretch(k, &k->stretch[n], random, order))
      if (++tries == TRIES)
        return false;
  }
  *world = (tn_World){.order = k->order,
                      .orders = (uint16_t)k->stretches,
                      .where = k->now,
                      .secret = k->secret,
                      .secrets = k->secrets,
                      .tries = tries};
  return true;
}


/* Writes a secret answer over the decision at byte `at`; false if it is not
** one of as many cards. */
static bool write_secret(const tn_Secret *secret, tn_Tape *tape, uint32_t at) {
  uint32_t next;
  tn_Answer answer = tn_tape_get(tape, at, &next);
  if (answer.kind == TN_TEXT_ANSWER || answer.size != secret->n)
    return false;
  uint8_t *bytes = tape->bytes + next - secret->n;
  if (answer.kind == TN_CARDS_ANSWER)
    memcpy(bytes, secret->cards, secret->n);
  else
    *bytes = (uint8_t)((*bytes & ~(TN_KINDS - 1)) | *secret->cards);
  return true;
}


bool tn_world_write(const tn_World *world, tn_Tape *tape) {
  uint32_t at = tape->at, read = 0;
  bool all = true;
  for (uint32_t n = 0; n < world->secrets && at < tape->used; n++) {
    for (; read < world->secret[n].decision && at < tape->used; read++)
      tn_tape_get(tape, at, &at);
    if (at < tape->used)
      all &= write_secret(&world->secret[n], tape, at);
  }
  return all;
}
