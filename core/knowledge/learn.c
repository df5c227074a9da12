/*
** Reading the log of a round: which card can each move have moved?
**
** The log is read once, forwards, with the observer's eyes.  Each move of a
** card becomes a step.  If the observer saw the card, or knows the place that
** it left, the step is known.  Otherwise it is hidden, and `may` holds the
** cards that it can have moved.
**
** A hidden card may be seen later.  Then claim() works out which hidden step
** brought it, and no other card is possible there.  Other facts are that a hand
** lacks some kinds, how many cards of some kinds it holds, and how many of the
** cards that came stayed.
**
** With several packs, identical cards are told apart as copies.  Nobody can say
** which copy was seen.  It is called the copy of which most is known, and the
** others may then lie where that one could (swap_names).
*/
#include "knowledge/knowledge.h"

#include <string.h>

#define STEPS_OF_EVENT 20 /* what an event counts as work, */
#define LOOK_BACK 32      /* and one more for so many steps before it */

/* What is known at one moment of the stretch being read. */
typedef struct Mind {
  tn_Knowledge *k;
  Stretch *stretch;
  Place *places;   /* in unseen sequences: room for a deck in each pile */
  Copies located;  /* came where they are by known steps */
  Copies pinned;   /* are known by their place in a sequence */
  Copies run;      /* shown since the last other event */
  bool more_shown; /* the next event shows another card */
  uint8_t last_pile[TN_CARDS];  /* where each copy was known to be last */
  uint32_t last_step[TN_CARDS]; /* and the number of steps then */
} Mind;


/* Did the observer see the card's face?  If the observer is everyone: did
** all? */
static bool sees(const Mind *mind, const tn_Event *event) {
  if (mind->k->seat == TN_NONE)
    return event->seen == 0xFF;
  return event->seen >> mind->k->seat & 1;
}


/* The places of a pile, bottom first. */
static Place *places_of(const Mind *mind, uint8_t pile) {
  return mind->places + (size_t)pile * mind->k->deck->cards;
}


/* Is the pile a sequence whose cards the observer does not see? */
static bool unseen_order(const Mind *mind, uint8_t pile) {
  return has_pile(mind->k->ordered & ~mind->k->open, pile);
}


/* Begins a stretch: all cards are in the stock, in an order that nobody knows.
** Each may be anywhere in it, as often as the deck has it. */
static void begin_stretch(Mind *mind) {
  tn_Knowledge *k = mind->k;
  Stretch *stretch = mind->stretch = &k->stretch[k->stretches++];
  unsigned cards = k->deck->cards;
  stretch->first = stretch->end = k->steps;
  stretch->order = k->orders++;
  stretch->first_fact = stretch->facts = k->facts;
  stretch->first_choice = stretch->choices = k->choices;
  stretch->count[TN_STOCK] = (uint16_t)cards;
  stretch->may[TN_STOCK] = tni_copies_of(k, k->deck->all);
  mind->located = stretch->may[TN_STOCK];
  mind->pinned = (Copies){{0}};
  for (unsigned i = 0; i < cards; i++) {
    places_of(mind, TN_STOCK)[i] = (Place){NO_COPY, NOTHING};
    mind->last_pile[i] = TN_STOCK;
    mind->last_step[i] = k->steps;
  }
  for (unsigned pile = 0; stretch->most && pile < k->piles; pile++)
    memcpy(stretch->most + pile * TN_KINDS, k->deck->copies, TN_KINDS);
}


/*
** The place in the stock that a step takes its card from.  In worlds, a card
** that somebody chose unseen may have been anywhere: they take it off the top.
*/
static uint16_t place_in_stock(const Mind *mind, const tn_Event *event) {
  if (event->from != TN_STOCK || event->what != TN_MOVED)
    return 0;
  bool top = event->drawn || (event->secret && !sees(mind, event));
  return top ? (uint16_t)(mind->stretch->count[TN_STOCK] - 1) : event->place;
}


/* Adds a step, of which nothing more is known yet. */
static Step *add_step(Mind *mind, const tn_Event *event, Way way) {
  tn_Knowledge *k = mind->k;
  Step *step = &k->step[k->steps++];
  *step = (Step){.from = event->from,
                 .to = event->to,
                 .way = (uint8_t)way,
                 .kind = TN_NONE,
                 .copy = NO_COPY,
                 .place = place_in_stock(mind, event),
                 .decision = event->decision,
                 .swaps = k->swaps,
                 .at_once = event->what == TN_MOVED ? event->n : 0,
                 .slot = NOTHING,
                 .earlier = NOTHING,
                 .opened = NOTHING,
                 .left = NOTHING};
  mind->stretch->end = k->steps;
  return step;
}


/* The copy to call the card seen in a pile, none of those in `but`.  `came` is
** the hidden step that is known to have brought it, or NOTHING. */
static unsigned pick(const Mind *mind, tn_Card card, uint8_t pile,
                     uint32_t came, const Copies *but) {
  Sight sight = {mind->k, mind->stretch, mind->located, pile, came};
  return tni_copy_seen(&sight, card, but);
}


/* Names a copy the one seen in a pile.  The other copies that it might have
** been, except those in `but`, may from now on lie where it could. */
static void swap_names(Mind *mind, unsigned copy, uint8_t pile,
                       const Copies *but) {
  tn_Knowledge *k = mind->k;
  tn_Card card = k->deck->list[copy];
  if (k->deck->copies[card] == 1)
    return;
  uint64_t own = tni_piles_of(k, mind->stretch, copy);
  for (unsigned n = 0; n < k->deck->copies[card]; n++) {
    unsigned other = k->first[card] + n;
    uint64_t piles = tni_piles_of(k, mind->stretch, other);
    if (other == copy || !has_pile(piles, pile) || !(own & ~piles) ||
        copies_has(but, other))
      continue;
    k->swap[k->swaps++] = (Swap){(uint16_t)other, piles};
    copies_remove(&mind->located, other);
    mind->last_pile[other] = TN_NONE;
    for (unsigned p = 0; p < k->piles; p++)
      if (has_pile(own, p))
        copies_add(&mind->stretch->may[p], other);
  }
}


/* Notes that a copy is in a pile, and in no other. */
static void locate(Mind *mind, unsigned copy, uint8_t pile) {
  for (unsigned p = 0; p < mind->k->piles; p++) {
    copies_remove(&mind->stretch->may[p], copy);
    copies_remove(&mind->k->before[p], copy);
  }
  copies_add(&mind->stretch->may[pile], copy);
  copies_add(&mind->located, copy);
  mind->last_pile[copy] = pile;
  mind->last_step[copy] = mind->k->steps;
}


/* Notes that a step that was hidden moved this copy. */
static void claim(Mind *mind, uint32_t step, unsigned copy) {
  tni_steps_claim(mind->k, mind->stretch, step, copy, &mind->located);
}


/* A card was seen at a place: the hidden steps that had brought it there moved
** this kind, whichever copy it is called. */
static void note_kind(Mind *mind, uint32_t step, tn_Card card) {
  for (; step != NOTHING; step = mind->k->step[step].earlier)
    mind->k->step[step].kind = card;
}


/* Forgets the places of a pile: somebody chose from it unseen. */
static void forget_places(Mind *mind, uint8_t pile) {
  Place *place = places_of(mind, pile);
  for (unsigned i = 0; i < mind->stretch->count[pile]; i++) {
    if (place[i].copy != NO_COPY)
      copies_remove(&mind->pinned, place[i].copy);
    place[i] = (Place){NO_COPY, NOTHING};
  }
}


/* Takes the place of a card that leaves an unseen sequence.  The places above
** it move down. */
static Place take_place(Mind *mind, const tn_Event *event) {
  Place none = {NO_COPY, NOTHING};
  if (!unseen_order(mind, event->from))
    return none;
  if (event->secret && !sees(mind, event)) {
    forget_places(mind, event->from);
    return none;
  }
  unsigned count = mind->stretch->count[event->from], at = event->place;
  assert(at < count);
  Place *place = places_of(mind, event->from) + at, taken = *place;
  memmove(place, place + 1, (count - at - 1) * sizeof *place);
  if (taken.copy != NO_COPY)
    copies_remove(&mind->pinned, taken.copy);
  return taken;
}


/* Puts a card on top of an unseen sequence.  It may have come from the same
** one, which is then not counted down yet. */
static void put_place(Mind *mind, const tn_Event *event, Place place) {
  uint8_t pile = event->to;
  if (!unseen_order(mind, pile))
    return;
  unsigned count = mind->stretch->count[pile];
  places_of(mind, pile)[event->from == pile ? count - 1 : count] = place;
  if (place.copy != NO_COPY)
    copies_add(&mind->pinned, place.copy);
}


/* Counts the cards of two piles after a move.  No card may be in an empty
** pile. */
static void recount(Mind *mind, const tn_Event *event) {
  Stretch *stretch = mind->stretch;
  stretch->count[event->to]++;
  if (--stretch->count[event->from] == 0)
    stretch->may[event->from] = (Copies){{0}};
}


/* A known card of this kind moved: what was told of the two piles changes by
** one, and so does how often each can hold the kind. */
static void recount_kind(Mind *mind, const tn_Event *event, tn_Card card) {
  Stretch *stretch = mind->stretch;
  if (stretch->told[event->from].kinds & tn_kind(card))
    stretch->told[event->from].n--;
  if (stretch->told[event->to].kinds & tn_kind(card))
    stretch->told[event->to].n++;
  if (!stretch->most)
    return;
  uint8_t *from = stretch->most + event->from * TN_KINDS + card;
  uint8_t *to = stretch->most + event->to * TN_KINDS + card;
  *from = (uint8_t)(*from - (*from > 0));
  *to = (uint8_t)(*to + (*to < mind->k->deck->copies[card]));
}


/* An unknown card moved: what was told of the two piles no longer holds, and
** one more of any kind may be where it went. */
static void recount_unknown(Mind *mind, const tn_Event *event) {
  Stretch *stretch = mind->stretch;
  stretch->told[event->from].kinds = stretch->told[event->to].kinds = 0;
  for (unsigned card = 0; stretch->most && card < TN_KINDS; card++) {
    uint8_t *most = stretch->most + event->to * TN_KINDS + card;
    *most = (uint8_t)(*most + (*most < mind->k->deck->copies[card]));
  }
}


/* Learns a move of which the kind of the card is known. */
static void learn_known(Mind *mind, const tn_Event *event, Place place) {
  tn_Knowledge *k = mind->k;
  unsigned copy = place.copy;
  if (copy == NO_COPY)
    copy = pick(mind, event->card, event->from, place.step, &mind->pinned);
  if (copy == NO_COPY) /* against all that was known: the eye is right */
    copy = k->first[event->card];
  swap_names(mind, copy, event->from, &mind->pinned);
  Step *step = add_step(mind, event, KNOWN);
  step->copy = (uint16_t)copy;
  step->loose = !copies_has(&mind->located, copy);
  if (place.copy == NO_COPY) {
    note_kind(mind, place.step, k->deck->list[copy]);
    claim(mind, place.step, copy);
  }
  locate(mind, copy, event->to);
  put_place(mind, event, (Place){(uint16_t)copy, NOTHING});
  recount(mind, event);
  recount_kind(mind, event, k->deck->list[copy]);
  tni_choices_pass(k, mind->stretch, event->from, event->to,
                   k->deck->list[copy]);
  if (event->seen == 0xFF)
    copies_add(&k->shown, copy);
}


/* Learns a move of an unknown card.  Whatever may be where it came from may now
** be where it went, and is no longer located. */
static void learn_hidden(Mind *mind, const tn_Event *event, Place place) {
  Stretch *stretch = mind->stretch;
  const Copies *there =
      event->n > 0 ? mind->k->before : stretch->may; /* before it moved */
  Copies may = copies_less(there[event->from], mind->pinned);
  Copies fresh = copies_less(may, stretch->may[event->to]);
  Step *step = add_step(mind, event, HIDDEN);
  step->may = may;
  if (stretch->count[event->to] > 0)
    step->fresh = fresh;
  step->earlier = place.step;
  stretch->may[event->to] = copies_or(stretch->may[event->to], may);
  mind->located = copies_less(mind->located, may);
  put_place(mind, event, (Place){NO_COPY, mind->k->steps - 1});
  recount(mind, event);
  recount_unknown(mind, event);
  tni_choices_pass(mind->k, stretch, event->from, event->to, TN_NONE);
}


/* Gives a card that somebody else chose secretly a place among the answers. */
static void note_secret(tn_Knowledge *k, const tn_Event *event) {
  uint32_t decision = event->decision - 1 - k->round_read;
  if (k->secrets == 0 || k->secret[k->secrets - 1].decision != decision)
    k->secret[k->secrets++] = (tn_Secret){decision, 0, k->answer + k->answers};
  k->secret[k->secrets - 1].n++;
  k->step[k->steps - 1].slot = k->answers++;
}


/* Before the first of several cards that move at the same time, it is kept what
** the piles may hold: none of them can move twice. */
static void look_before(Mind *mind, const tn_Event *event) {
  tn_Knowledge *k = mind->k;
  if (event->n == k->at_once)
    return;
  k->at_once = event->n;
  memcpy(k->before, mind->stretch->may, k->piles * sizeof *k->before);
}


/* A card is known if it was seen, or if its place was. */
static void learn_move(Mind *mind, const tn_Event *event) {
  look_before(mind, event);
  bool seen = sees(mind, event);
  Place place = take_place(mind, event);
  if (seen || place.copy != NO_COPY)
    learn_known(mind, event, place);
  else
    learn_hidden(mind, event, place);
  if (event->secret && !seen && event->decision > mind->k->round_read)
    note_secret(mind->k, event);
}


/* Keeps that the pile holds the card shown, as many of its kind as were shown
** at the same time. */
static void keep_shown(Mind *mind, const tn_Event *event) {
  tn_Knowledge *k = mind->k;
  tn_Kinds kind = tn_kind(event->card);
  Copies alike = copies_and(mind->run, tni_copies_of(k, kind));
  k->told[k->tolds++] = (Told){.step = k->steps,
                               .pile = event->from,
                               .kinds = kind,
                               .least = (int)copies_count(&alike),
                               .most = TN_CARDS};
}


/* A card shown is named as a card that moves is, but it stays where it is.  If
** others had to change names, a step that moves nothing marks when. */
static void learn_shown(Mind *mind, const tn_Event *event) {
  tn_Knowledge *k = mind->k;
  bool alone = copies_none(&mind->run) && !mind->more_shown;
  bool order = unseen_order(mind, event->from);
  Place *place = order ? places_of(mind, event->from) + event->place : NULL;
  Copies but = copies_or(mind->run, mind->pinned); /* it is another card */
  unsigned copy = place && place->copy != NO_COPY
                      ? place->copy
                      : pick(mind, event->card, event->from,
                             place ? place->step : NOTHING, &but);
  if (place)
    note_kind(mind, place->step, event->card);
  if (copy == NO_COPY)
    return;
  copies_add(&mind->run, copy);
  keep_shown(mind, event);
  if (event->seen == 0xFF)
    copies_add(&k->shown, copy);
  if (place ? place->copy != NO_COPY : copies_has(&mind->located, copy))
    return;
  uint32_t swaps = k->swaps;
  swap_names(mind, copy, event->from, &but);
  if (place)
    claim(mind, place->step, copy);
  else
    claim(mind,
          tni_steps_latest(k, mind->last_step[copy], mind->last_pile[copy],
                           event->from, copy, event->decision, alone),
          copy);
  if (k->swaps > swaps)
    add_step(mind, event, MARK)->copy = (uint16_t)copy;
  locate(mind, copy, event->from);
  if (place) {
    *place = (Place){(uint16_t)copy, NOTHING};
    copies_add(&mind->pinned, copy);
  }
}


/* Learns that a pile holds at most `n` of each of these kinds.  With none at
** all, no copy that is not located may be there. */
static void learn_lack(Mind *mind, uint8_t pile, tn_Kinds kinds, uint32_t n) {
  Stretch *stretch = mind->stretch;
  if (n == 0) {
    Copies gone = copies_less(tni_copies_of(mind->k, kinds), mind->located);
    stretch->may[pile] = copies_less(stretch->may[pile], gone);
    return;
  }
  for (; stretch->most && kinds; kinds &= kinds - 1) {
    uint8_t *most = stretch->most + pile * TN_KINDS + tn_kinds_first(kinds);
    *most = *most < n ? *most : (uint8_t)n;
  }
}


/* Before which step the pile had not got the last `n` cards that came to it. */
static uint32_t step_before(const Mind *mind, uint8_t pile, unsigned n) {
  uint32_t at = mind->k->steps;
  while (n > 0 && at > mind->stretch->first)
    n -= mind->k->step[--at].to == pile;
  return at;
}


/* Learns that a pile held from `least` to `most` cards of these kinds, before
** the last cards came that the event leaves out. */
static void learn_fact(Mind *mind, const tn_Event *event, int least, int most) {
  Told told = {.step = step_before(mind, event->from, event->place),
               .pile = event->from,
               .kinds = event->kinds,
               .least = least,
               .most = most};
  mind->k->told[mind->k->tolds++] = told;
  if (most == 0 && event->place == 0)
    learn_lack(mind, event->from, event->kinds, 0);
  else
    tni_facts_add(mind->k, mind->stretch, &told);
}


/* A count of none is a lack; others are kept until the next unknown move, and
** later as a fact. */
static void learn_count(Mind *mind, const tn_Event *event) {
  learn_fact(mind, event, (int)event->n, (int)event->n);
  if (event->n > 0)
    mind->stretch->told[event->from] = (Count){event->kinds, (int)event->n};
}


/* Learns that the last card that came to a pile is one of these kinds, or none
** of them.  A card that it was not does not open the pile to itself. */
static void learn_came(Mind *mind, const tn_Event *event) {
  tn_Knowledge *k = mind->k;
  Copies of = tni_copies_of(k, event->kinds);
  uint32_t at = step_before(mind, event->from, 1);
  Step *step = &k->step[at];
  if (at == k->steps || step->to != event->from || step->way != HIDDEN)
    return;
  step->never |= event->n > 0 ? ~event->kinds : event->kinds;
  Copies out =
      event->n > 0 ? copies_less(step->may, of) : copies_and(step->may, of);
  step->may = copies_less(step->may, out);
  out = copies_and(step->fresh, out);
  step->fresh = copies_less(step->fresh, out);
  mind->stretch->may[event->from] =
      copies_less(mind->stretch->may[event->from], out);
}


/*
** Learns that of the cards that came last to a pile, before others went back,
** `n` stayed.  It looks for the steps of both in the log, backwards.  Moves of
** another kind in between make it useless.
*/
static void learn_kept(Mind *mind, const tn_Event *event) {
  const Step *step = mind->k->step;
  Kept kept = {.end = mind->stretch->end, .n = event->n};
  uint32_t at = kept.end, first = mind->stretch->first;
  while (at > first && step[at - 1].from == event->from &&
         step[at - 1].to == event->to)
    at--;
  kept.went = at;
  while (at > first && step[at - 1].from == event->to &&
         step[at - 1].to == event->from)
    at--;
  kept.came = at;
  if (kept.n <= kept.went - kept.came)
    mind->stretch->kept = kept;
}


/* The stock has been shuffled: what was known of places in it is void. */
static void learn_mixed(Mind *mind, const tn_Event *event) {
  forget_places(mind, TN_STOCK);
  Step *step = add_step(mind, event, MIX);
  step->from = step->to = TN_NONE;
  step->slot = mind->k->orders++;
}


/* Cards shown one after another are different ones; any other event ends
** that. */
static void learn_event(Mind *mind, const tn_Event *event) {
  if (event->what != TN_SHOWN)
    mind->run = (Copies){{0}};
  switch ((tn_Happening)event->what) {
    case TN_GATHERED: begin_stretch(mind); break;
    case TN_MOVED: learn_move(mind, event); break;
    case TN_SHOWN:
      if (sees(mind, event))
        learn_shown(mind, event);
      break;
    case TN_LACKED:
      mind->stretch->lacked = true;
      if (sees(mind, event))
        learn_lack(mind, event->from, event->kinds, event->n);
      break;
    case TN_COUNTED:
      if (sees(mind, event))
        learn_count(mind, event);
      break;
    case TN_HOLDS:
      if (sees(mind, event))
        learn_fact(mind, event, (int)event->n, TN_CARDS);
      break;
    case TN_HOLDS_FEWER:
      if (sees(mind, event))
        learn_fact(mind, event, 0, (int)event->n - 1);
      break;
    case TN_CAME:
      if (sees(mind, event))
        learn_came(mind, event);
      break;
    case TN_HOLDS_SET:
    case TN_HOLDS_NO_SET:
      if (sees(mind, event))
        tni_choices_add(mind->k, mind->stretch, event);
      break;
    case TN_KEPT: learn_kept(mind, event); break;
    case TN_MIXED: learn_mixed(mind, event); break;
    default: break;
  }
}


/* Places in the stock are kept for worlds; then comes what counting tells. */
static void end_stretch(Mind *mind) {
  Stretch *stretch = mind->stretch;
  for (unsigned i = 0; i < stretch->count[TN_STOCK]; i++)
    stretch->place[i] = places_of(mind, TN_STOCK)[i].copy;
  stretch->seen_come = mind->located;
  tni_steps_link(mind->k, stretch);
  tni_facts_settle(mind->k, stretch);
  tni_settle(mind->k, stretch);
  stretch->routed = tni_routes_apply(mind->k, stretch);
}


void tni_learn(tn_Knowledge *k, const tn_Table *table, Place *places) {
  const tn_Log *log = &table->log;
  Mind mind = {.k = k, .places = places};
  for (uint32_t n = log->round; n < log->used; n++) {
    const tn_Event *event = &log->events[n];
    if (!tn_work_on(k->work, STEPS_OF_EVENT + k->steps / LOOK_BACK))
      break;
    if (event->what == TN_GATHERED && mind.stretch) {
      end_stretch(&mind);
      k->shown = (Copies){{0}};
    }
    mind.more_shown = n + 1 < log->used && event[1].what == TN_SHOWN;
    if (event->what == TN_GATHERED || mind.stretch)
      learn_event(&mind, event);
  }
  if (!mind.stretch) /* before the first round */
    begin_stretch(&mind);
  end_stretch(&mind);
}
