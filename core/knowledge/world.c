/*
** Worlds: the unknown cards are laid into the piles as they are now, and the
** steps are undone, the last one first.
**
** A hidden step moved one of the cards that it may have moved.  Which one, is
** drawn by chance.  But the choice must leave a way for all other cards to have
** come where they are: bind() finds the cards of which one has to be chosen.
** An attempt that fails in spite of it is begun again, up to TRIES times.
**
** Undone to the beginning, the stock is the whole deck in the order in which it
** was dealt.  That is what a table needs to play the round again.
*/
#include "cards/work.h"
#include "knowledge/backwards.h"

#include <string.h>

#define TRIES 64        /* attempts at a world, all stretches together */
#define MORE_TRIES 1000 /* where facts are known; most attempts end soon */

#define STEPS_OF_UNDOING 10 /* what a step counts as work, */
#define STEPS_OF_SAVING 50  /* what it does where states are kept, */
#define STEPS_OF_LAYING 10  /* and each card that is laid */


/* Moves a copy from where it is to another pile. */
static void move_copy(tn_Knowledge *k, unsigned copy, uint8_t pile) {
  copies_remove(&k->in[k->where[copy]], copy);
  copies_add(&k->in[pile], copy);
  k->where[copy] = pile;
}


/* Does every pile hold as many cards as it should?  Not if the log contradicts
** itself: then a card may be nowhere, or a pile cannot be filled. */
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


/* Lays the cards as they are at the end of a stretch: the sure ones where they
** are, the others as the spread says.  False if there is no way. */
static bool lay_cards(tn_Knowledge *k, Stretch *stretch, tn_Random *random) {
  Spread *spread = &stretch->spread;
  uint8_t bin[TN_CARDS];
  if (spread->copies > 0 && !tni_spread_lay(spread, random, bin))
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


/* Lays the stock as it is now: known cards at their places, the others mixed.
** False if a card known by its place lies in another pile. */
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


/* The kinds that may have come to the stock last: that of the top card if it is
** sure, else those of all cards that are not. */
static tn_Kinds came_last(const Stock *stock) {
  tn_Kinds kinds = 0;
  if (stock->top < stock->cards && stock->sure[stock->top])
    return tn_kind(stock->order[stock->top]);
  for (unsigned at = stock->top; at < stock->cards; at++)
    if (!stock->sure[at])
      kinds |= tn_kind(stock->order[at]);
  return kinds;
}


/*
** Takes the card that came to the stock last out of it.  False if it cannot
** have been this one.  A card that is not sure may have been any of its kind,
** so the two change places.
*/
static bool leave_stock(Stock *stock, tn_Card card) {
  unsigned at = stock->top;
  if (!(came_last(stock) & tn_kind(card)))
    return false;
  while (stock->order[at] != card || (stock->sure[at] && at > stock->top))
    at++;
  stock->order[at] = stock->order[stock->top++];
  return true;
}


/* Puts a card back into the stock, to where it was: `place` from the bottom.
** The cards above it move up, and from now on it may not change. */
static void return_to_stock(Stock *stock, tn_Card card, unsigned place) {
  unsigned at = stock->cards - 1 - place, top = --stock->top;
  memmove(stock->order + top, stock->order + top + 1, at - top);
  memmove(stock->sure + top, stock->sure + top + 1, at - top);
  stock->order[at] = card;
  stock->sure[at] = true;
}


/*
** Leaves of the copies `may`, one of which a hidden step moved, those of which
** one must be chosen.  Take the copies to which some step or later ones opened
** the pile.  If as many of these are there, or have left since, as there have
** been hidden steps since, then one of them came by this step.  False if there
** are too many.  A round may have hundreds of such steps, so those that must be
** too few are passed over before they are counted.
*/
static bool bind(const tn_Knowledge *k, const Step *step, Copies *may) {
  Copies late = copies_and(k->in[step->to], step->fresh);
  if (!copies_none(&late)) {
    *may = copies_and(*may, late);
    return copies_count(&late) == 1;
  }
  uint32_t most = copies_count(may);
  for (uint32_t n = step->opened; n != NOTHING; n = k->step[n].opened) {
    late = copies_or(late, k->step[n].fresh);
    uint32_t steps = step->nth - k->step[n].nth + 1;
    if (most + step->gone - k->step[n].gone < steps)
      continue;
    Copies there = copies_and(late, *may);
    uint32_t count = copies_count(&there) + tni_left_since(k, n, step->left);
    if (count < steps)
      continue;
    *may = there;
    return count == steps;
  }
  return true;
}


/*
** Decides by chance whether a hidden step brought a card that went back later
** or one that stayed, so that as many stay as was seen.  Answers the copies
** that are left to choose from.
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
static unsigned choose_copy(const Backwards *back, uint32_t n) {
  const tn_Knowledge *k = back->k;
  const Step *step = &k->step[n];
  Copies may = copies_and(k->in[step->to], step->may);
  if (step->at_once > 0 && step->at_once == back->moment)
    may = copies_less(may, back->at_once);
  may = choose_return(back->kept, n, &back->returned, may, back->random);
  if (!bind(k, step, &may))
    return NO_COPY;
  if (step->to == TN_STOCK)
    may = copies_and(may, tni_copies_of(k, came_last(&back->stock)));
  may = tni_facts_allow(k, back->stretch, n, may);
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


/* A copy changes its name with another if it lies where it could not lie
** before: going back in time, the two names are exchanged again. */
static void undo_swaps(tn_Knowledge *k, uint32_t n) {
  uint32_t first = n > 0 ? k->step[n - 1].swaps : 0;
  for (uint32_t i = k->step[n].swaps; i-- > first;) {
    const Swap *swap = &k->swap[i];
    if (!has_pile(swap->piles, k->where[swap->copy]))
      change_names(k, k->step[n].copy, swap->copy);
  }
}


/* Notes whether the copy of a step that has been undone went back or came. */
static void note_return(const Kept *kept, uint32_t n, unsigned copy,
                        Return *cards) {
  if (n >= kept->went && n < kept->end)
    copies_add(&cards->went, copy);
  else if (n >= kept->came && n < kept->went)
    cards->back += copies_has(&cards->went, copy);
}


/* Moves a copy back to where it was before a step.  False if it cannot have
** come from there. */
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


/* Of cards that moved at the same time none moved twice. */
static void note_at_once(Backwards *back, const Step *step, unsigned copy) {
  if (step->at_once != back->moment) {
    back->moment = step->at_once;
    back->at_once = (Copies){{0}};
  }
  copies_add(&back->at_once, copy);
}


/* Notes how the stock lay when it had been shuffled.  Before that its cards lay
** in any order. */
static void unmix(Backwards *back, uint32_t nth) {
  Stock *stock = &back->stock;
  tn_Card *top = stock->order + stock->top;
  unsigned n = stock->cards - stock->top;
  memcpy(back->k->order + (size_t)nth * stock->cards, top, n);
  tn_random_shuffle(back->random, top, n);
  memset(stock->sure + stock->top, 0, n * sizeof *stock->sure);
}


/* Undoes step number `n`.  False if no card can have moved by it.  A secret
** answer is noted on the way. */
static bool undo(Backwards *back, uint32_t n) {
  tn_Knowledge *k = back->k;
  const Step *step = &k->step[n];
  if (step->way == MIX)
    unmix(back, step->slot);
  if (step->way < MARK) {
    unsigned copy = step->way == KNOWN ? step->copy : choose_copy(back, n);
    if (copy == NO_COPY || !go_back(back, step, copy))
      return false;
    note_at_once(back, step, copy);
    if (step->way == HIDDEN)
      tni_facts_note(k, back->stretch, n, copy);
    note_return(back->kept, n, copy, &back->returned);
    if (step->slot != NOTHING)
      k->answer[step->slot] = k->deck->list[copy];
  }
  undo_swaps(k, n);
  return true;
}


/* Undoes all steps.  Where facts leave no card for a step, it goes on from an
** earlier state. */
static bool undo_all(Backwards *back) {
  const Stretch *stretch = back->stretch;
  Retreat retreat = {.farthest = stretch->end};
  bool saves = stretch->facts > stretch->first_fact;
  for (uint32_t n = stretch->end; n-- > stretch->first;) {
    if (!tn_work_on(back->k->work, saves ? STEPS_OF_SAVING : STEPS_OF_UNDOING))
      return false;
    if (saves && back->k->step[n].way == HIDDEN)
      tni_save(back, &retreat, n);
    if (undo(back, n))
      continue;
    n = saves ? tni_retreat(back, &retreat, n) : NOTHING;
    if (n == NOTHING)
      return false;
    n++;
  }
  return true;
}


/* A host that takes some worlds only; `takes` is NULL if it takes all. */
typedef struct Taker {
  tn_TakesWorld *takes;
  void *host;
} Taker;


/* Does the host take the world whose cards lie as they do now? */
static bool is_taken(const Taker *taker, const tn_Knowledge *k) {
  return !taker->takes || taker->takes(taker->host, k->now);
}


/* Lays the cards as they are at the end of a stretch, as often as the host does
** not take them.  False if there is no way, or the facts have none. */
static bool lay_taken(tn_Knowledge *k, Stretch *stretch, tn_Random *random,
                      const Taker *taker) {
  do {
    if (!tn_work_on(k->work, STEPS_OF_LAYING * (int64_t)k->deck->cards) ||
        !lay_cards(k, stretch, random) || !tni_facts_begin(k, stretch))
      return false;
    memcpy(k->now, k->where, k->deck->cards);
  } while (!is_taken(taker, k));
  return true;
}


/* Makes a world for one stretch.  At the end all cards must be in the stock
** again, and as many must have gone back as was seen. */
static bool make_stretch(tn_Knowledge *k, uint32_t nth, tn_Random *random,
                         const Taker *taker) {
  Stretch *stretch = &k->stretch[nth];
  tn_Card *order = k->order + (size_t)stretch->order * k->deck->cards;
  const Kept *kept = &stretch->kept;
  Backwards back = {.k = k, .stretch = stretch, .kept = kept, .random = random};
  back.stock = (Stock){.order = order, .cards = k->deck->cards};
  if (!lay_taken(k, stretch, random, taker) ||
      !lay_stock(k, stretch, random, &back.stock) || !undo_all(&back))
    return false;
  return back.stock.top == 0 &&
         back.returned.back + kept->n == kept->went - kept->came;
}


/* Makes a world for one stretch by kinds, as often as the host does not take
** it.  False if that is not possible. */
static bool make_by_kinds(tn_Knowledge *k, Stretch *stretch, tn_Random *random,
                          const Taker *taker) {
  do {
    if (tn_work_spent(k->work) || !tni_draws_make(k, stretch, random))
      return false;
  } while (!is_taken(taker, k));
  return true;
}


/* Makes a world for one stretch by routes, as often as the host does not take
** it.  False if none was found. */
static bool make_by_routes(tn_Knowledge *k, const Stretch *stretch,
                           tn_Random *random, const Taker *taker,
                           uint32_t *tries) {
  do {
    if (!tni_routes_make(k, stretch, random, tries))
      return false;
  } while (!is_taken(taker, k));
  return true;
}


/*
** Makes a world for one stretch, after as many attempts as there may be.  Where
** they fail, this and the next worlds are made by kinds: soon where copies have
** names, since facts allow many attempts.  If that failed, too, the next worlds
** are not tried.
*/
static bool try_stretch(tn_Knowledge *k, uint32_t nth, tn_Random *random,
                        const Taker *taker, uint32_t *tries) {
  Stretch *stretch = &k->stretch[nth];
  uint32_t most = k->facts + k->choices > 0 ? MORE_TRIES : TRIES;
  if (stretch->routed)
    return make_by_routes(k, stretch, random, taker, tries);
  if (stretch->draws && make_by_kinds(k, stretch, random, taker))
    return true;
  if (stretch->hopeless)
    return false;
  for (uint32_t n = 1; !make_stretch(k, nth, random, taker); n++) {
    if (tn_work_spent(k->work))
      return false;
    bool last = ++*tries >= most;
    bool soon = n == TRIES && k->deck->packs > 1;
    if ((last || soon) && make_by_kinds(k, stretch, random, taker))
      return true;
    if (last) {
      stretch->hopeless = tni_draws_apply(stretch);
      return false;
    }
  }
  return true;
}


/* Stretches do not depend on each other, so each is tried by itself.  The host
** is asked about the last one, in which the cards come to where they are. */
static bool try_all(tn_Knowledge *k, tn_Random *random, const Taker *taker,
                    uint32_t *tries) {
  const Taker all = {NULL, NULL};
  for (uint32_t n = 0; n < k->stretches; n++)
    if (!try_stretch(k, n, random, n + 1 == k->stretches ? taker : &all, tries))
      return false;
  return true;
}


bool tn_world_sample_taken(tn_Knowledge *k, tn_Random *random,
                           tn_TakesWorld *takes, void *host, tn_World *world) {
  tn_Work own;
  Taker taker = {takes, host};
  uint32_t tries = 0;
  if (!k || !random || !world)
    return false;
  k->looks = 0;
  k->work = work_or_own(k->given, &own);
  bool found = try_all(k, random, &taker, &tries);
  k->work = k->given;
  world->looks = k->looks;
  if (!found)
    return false;
  *world = (tn_World){.order = k->order,
                      .orders = k->orders,
                      .where = k->now,
                      .secret = k->secret,
                      .secrets = k->secrets,
                      .tries = tries,
                      .looks = k->looks};
  return true;
}


bool tn_world_sample(tn_Knowledge *k, tn_Random *random, tn_World *world) {
  return tn_world_sample_taken(k, random, NULL, NULL, world);
}


/* Writes a secret answer over the decision at byte `at`.  False if the decision
** is not a list of as many cards. */
static bool write_secret(const tn_Secret *secret, tn_Tape *tape, uint32_t at) {
  uint32_t next;
  tn_Answer answer = tn_tape_get(tape, at, &next);
  if (answer.kind == TN_TEXT_ANSWER || answer.size != secret->n ||
      !secret->cards)
    return false;
  uint8_t *bytes = tape->bytes + next - secret->n;
  if (answer.kind == TN_CARDS_ANSWER)
    memcpy(bytes, secret->cards, secret->n);
  else
    *bytes = (uint8_t)((*bytes & ~(TN_KINDS - 1u)) | *secret->cards);
  return true;
}


/* Secrets are in the order of their decisions, so the tape is read once. */
bool tn_world_write(const tn_World *world, tn_Tape *tape) {
  if (!world || !tape)
    return false;
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
