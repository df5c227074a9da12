/*
** Worlds: the unknown cards are laid into the piles of now, and the steps are
** undone, the last first.  A card that moved unseen is one of those that may
** have moved, and such that the others can still have come where they are.
*/
#include "knowledge/knowledge.h"

#include <string.h>

#define TRIES 64


/* A copy goes from where it is to another pile. */
static void move_copy(tn_Knowledge *k, unsigned copy, uint8_t pile) {
  copies_remove(&k->in[k->where[copy]], copy);
  copies_add(&k->in[pile], copy);
  k->where[copy] = pile;
}


/* Does every pile hold as many cards as it should?  It does not if the log says
** what cannot be: then some card may be nowhere, or a pile cannot be filled. */
static bool is_whole(const tn_Knowledge *k, const Stretch *stretch) {
  unsigned laid = 0;
  for (unsigned pile = 0; pile < k->piles; pile++) {
    unsigned n = copies_count(&k->in[pile]);
    if (n != stretch->count[pile])
      return false;
    laid += n;
  }
  return laid == k->deck->cards;
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
  return is_whole(k, stretch);
}


/* The stock while steps are undone: the deck from `top` on. */
typedef struct Stock {
  tn_Card *order; /* of the deck, top first */
  unsigned top, cards;
  bool sure[TN_CARDS]; /* by place: the card there is known, or was drawn */
} Stock;


/* The stock of now is the deck's bottom: known cards in place, others mixed.
** False if a card that is known by its place lies in another pile. */
static bool lay_stock(const tn_Knowledge *k, const Stretch *stretch,
                      tn_Random *random, Stock *stock) {
  unsigned n = stretch->count[TN_STOCK], rest = 0;
  Copies left = k->in[TN_STOCK];
  uint8_t copy[TN_CARDS];
  for (unsigned i = 0; i < n; i++) {
    if (stretch->place[i] == NO_COPY)
      continue;
    if (!copies_has(&left, stretch->place[i]))
      return false;
    copies_remove(&left, stretch->place[i]);
  }
  while (!copies_none(&left))
    copy[rest++] = (uint8_t)copies_take(&left);
  tn_random_shuffle(random, copy, rest);
  for (unsigned i = 0; i < n; i++) {
    unsigned known = stretch->place[i], at = stock->cards - 1 - i;
    stock->sure[at] = known != NO_COPY;
    stock->order[at] = k->deck->list[stock->sure[at] ? known : copy[--rest]];
  }
  stock->top = stock->cards - n;
  return true;
}


/* The kinds of which one may have come to the stock last: that of the top card
** if it is sure, else of any card that is not. */
static tn_Kinds came_last(const Stock *stock) {
  tn_Kinds kinds = 0;
  if (stock->top < stock->cards && stock->sure[stock->top])
    return tn_kind(stock->order[stock->top]);
  for (unsigned at = stock->top; at < stock->cards; at++)
    if (!stock->sure[at])
      kinds |= tn_kind(stock->order[at]);
  return kinds;
}


/* The card that came to the stock last leaves it.  False if it cannot have been
** this. */
static bool leave_stock(Stock *stock, tn_Card card) {
  unsigned at = stock->top;
  if (!(came_last(stock) & tn_kind(card)))
    return false;
  while (stock->order[at] != card || (stock->sure[at] && at > stock->top))
    at++;
  stock->order[at] = stock->order[stock->top++];
  return true;
}


/* A card comes back to the stock, to where it was: `place` from the bottom. */
static void return_to_stock(Stock *stock, tn_Card card, unsigned place) {
  unsigned at = stock->cards - 1 - place, top = --stock->top;
  memmove(stock->order + top, stock->order + top + 1, at - top);
  memmove(stock->sure + top, stock->sure + top + 1, at - top);
  stock->order[at] = card;
  stock->sure[at] = true;
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


/* A stretch whose steps are being undone. */
typedef struct Backwards {
  tn_Knowledge *k;
  const Kept *kept;
  tn_Random *random;
  Return returned;
  Stock stock;
} Backwards;


/* Which copy hidden step `n` moved; NO_COPY if it can be none. */
static unsigned choose_copy(const Backwards *back, uint32_t n) {
  const tn_Knowledge *k = back->k;
  const Step *step = &k->step[n];
  Copies may = copies_and(k->in[step->to], step->may);
  may = choose_return(back->kept, n, &back->returned, may, back->random);
  if (!bind(k, step, &may))
    return NO_COPY;
  if (step->to == TN_STOCK)
    may = copies_and(may, tn_copies_of(k, came_last(&back->stock)));
  unsigned count = copies_count(&may);
  if (count == 0)
    return NO_COPY;
  return copies_nth(&may, count > 1 ? tn_random_below(back->random, count) : 0);
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


/* A step that has been undone moved this copy. */
static void note_return(const Kept *kept, uint32_t n, unsigned copy,
                        Return *cards) {
  if (n >= kept->went && n < kept->end)
    copies_add(&cards->went, copy);
  else if (n >= kept->came && n < kept->went)
    cards->back += copies_has(&cards->went, copy);
}


/* A copy goes back to where it was before a step; false if it cannot have come
** from there. */
static bool go_back(Backwards *back, const Step *step, unsigned copy) {
  tn_Card card = back->k->deck->list[copy];
  if (back->k->where[copy] != step->to)
    return false;
  if (step->to == TN_STOCK && !leave_stock(&back->stock, card))
    return false;
  if (step->from == TN_STOCK)
    return_to_stock(&back->stock, card, step->place);
  move_copy(back->k, copy, step->from);
  return true;
}


/* Undoes one step; false if no card can have moved. */
static bool undo(Backwards *back, uint32_t n) {
  tn_Knowledge *k = back->k;
  const Step *step = &k->step[n];
  if (step->way != MARK) {
    unsigned copy = step->way == KNOWN ? step->copy : choose_copy(back, n);
    if (copy == NO_COPY || !go_back(back, step, copy))
      return false;
    note_return(back->kept, n, copy, &back->returned);
    if (step->slot != NOTHING)
      k->answer[step->slot] = k->deck->list[copy];
  }
  undo_swaps(k, n);
  return true;
}


/* A world for one stretch. */
static bool make_stretch(tn_Knowledge *k, uint32_t nth, tn_Random *random) {
  const Stretch *stretch = &k->stretch[nth];
  tn_Card *order = k->order + (size_t)nth * k->deck->cards;
  const Kept *kept = &stretch->kept;
  Backwards back = {.k = k, .kept = kept, .random = random};
  back.stock = (Stock){.order = order, .cards = k->deck->cards};
  if (!lay_cards(k, stretch, random) ||
      !lay_stock(k, stretch, random, &back.stock))
    return false;
  memcpy(k->now, k->where, k->deck->cards);
  for (uint32_t n = stretch->end; n-- > stretch->first;)
    if (!undo(&back, n))
      return false;
  return back.stock.top == 0 &&
         back.returned.back + kept->n == kept->went - kept->came;
}


bool tn_world_sample(tn_Knowledge *k, tn_Random *random, tn_World *world) {
  uint32_t tries = 0;
  for (uint32_t n = 0; n < k->stretches; n++)
    while (!make_stretch(k, n, random))
      if (++tries == TRIES)
        return false;
  *world = (tn_World){.order = k->order,
                      .orders = k->stretches,
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
