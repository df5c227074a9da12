/*
** Divisions: each component of a lead is given cards, in all ways.
**
** To say whether a play answers a lead as well as the hand can, one must know
** which of its cards answer which component.  A play can be divided in several
** ways, and it is right if one of them is.  So the components take cards one
** after the other.  Where that leads nowhere, the search goes back and takes
** other cards.
**
** Within a component the order is fixed: from the widest tuples to the
** narrowest, at each width runs before loose tuples, and last the cards that
** fill it up.  Each function below does one of these and calls the next.
**
** A Giving is copied for each branch, so nothing has to be put back.  Each step
** counts against MOST_STEPS, which bounds the worst case.
*/
#include "cards/hold.h"
#include "plays/division.h"

/* One component being given: what is left of hand and play, and what it still
** has to take. */
typedef struct Giving {
  Division *division;
  int part; /* the component after it */
  tn_Set hand, play;
  const Reply *reply;
  int fill; /* cards that fill it up */
} Giving;


/* Is every kind that the hand holds twice or more in the play entirely?  Then
** the hand has kept no tuple, and nothing more can be owed. */
static bool all_given(const tn_Set *hand, const tn_Set *play) {
  tn_Kinds open = 0;
  for (int plane = 0; plane < TN_COPIES; plane++)
    open |= hand->plane[plane] ^ play->plane[plane];
  return (open & hand->plane[1]) == 0;
}


/* The component has its cards.  The next one follows; after the last, `found`
** gets everything that was given: the hand's cards less those left. */
static bool give_next(Giving *giving, const tn_Set *hand, const tn_Set *play) {
  Division *division = giving->division;
  if (giving->part <= division->parts)
    return tni_divides(division, giving->part, hand, play);
  tn_Set given = division->all;
  for (tn_Kinds left = hand->plane[0]; left; left &= left - 1)
    set_take(&given, tn_kinds_first(left), set_has(hand, tn_kinds_first(left)));
  assert(division->found);
  return division->found(division->host, &given);
}


/*
** Are there enough cards left to fill the component up?  `matter` are kinds
** that fill_up has not looked at.  Unless answers are listed, kinds of which
** the hand has one card also serve.
*/
static bool can_fill(const Giving *giving, tn_Kinds matter) {
  if (!giving->division->found)
    matter |= ~giving->hand.plane[1];
  tn_Set left = set_of(&giving->play, matter);
  return set_count(&left) >= giving->fill;
}


/*
** Fills the component up.  It takes any number of each kind that matters (a
** kind in a tuple can be missed later).  Singles of the hand do not matter:
** they are taken last, the lowest first, as many as are missing.
*/
static bool fill_up(Giving *giving, tn_Kinds matter) {
  if (is_spent(giving->division, 1))
    return true;
  if (!can_fill(giving, matter))
    return false;
  if (matter) {
    tn_Card card = tn_kinds_first(matter);
    tn_Set hand = giving->hand, play = giving->play;
    int fill = giving->fill, most = set_has(&play, card);
    for (int n = 0; n <= most && n <= fill; n++) {
      giving->hand = hand, giving->play = play;
      set_take(&giving->hand, card, n);
      set_take(&giving->play, card, n);
      giving->fill = fill - n;
      if (fill_up(giving, matter & (matter - 1)))
        return true;
    }
    giving->fill = fill;
    return false;
  }
  tn_Set hand = giving->hand, play = giving->play;
  for (int n = giving->fill; n > 0; n--) {
    tn_Kinds single = play.plane[0] & ~hand.plane[1];
    if (!single || giving->division->found)
      return false;
    set_take(&hand, tn_kinds_first(single), 1);
    set_take(&play, tn_kinds_first(single), 1);
  }
  return give_next(giving, &hand, &play);
}


static bool give_narrower(Giving *giving, int width);
static bool give_loose(Giving *giving, int width, int n, tn_Kinds from);
static bool give_runs(Giving *giving, int width, int nth, int after);


/* Will later components ask for runs?  Then it matters which kinds are left. */
static bool runs_to_come(const Giving *giving) {
  const Division *division = giving->division;
  return giving->part < division->parts &&
         division->lead->part[giving->part].length > 1;
}


/* Has a kind been tried that hand and play hold as often as this one?  `tried`
** has a bit for each pair of numbers. */
static bool was_tried(const Giving *giving, tn_Card card, uint32_t *tried) {
  int held = set_has(&giving->hand, card);
  int played = set_has(&giving->play, card);
  uint32_t bit = UINT32_C(1) << (held * (TN_WIDEST + 1) + played);
  bool was = (*tried & bit) != 0;
  *tried |= bit;
  return was;
}


/* Gives `n` tuples of these kinds that need not be neighbours.  A kind is tried
** only after those before it, so each choice comes up once. */
static bool give_loose(Giving *giving, int width, int n, tn_Kinds from) {
  if (is_spent(giving->division, 1))
    return true;
  if (n == 0)
    return give_narrower(giving, width);
  uint32_t tried = 0; /* without runs to come, kinds held alike are alike */
  bool alike = !giving->division->found && !runs_to_come(giving);
  for (from &= giving->play.plane[width - 1]; from; from &= from - 1) {
    if (alike && was_tried(giving, tn_kinds_first(from), &tried))
      continue;
    Giving next = *giving;
    set_take(&next.hand, tn_kinds_first(from), width);
    set_take(&next.play, tn_kinds_first(from), width);
    if (give_loose(&next, width, n - 1, from))
      return true;
  }
  return false;
}


/* Gives run number `nth` from place `start` on, of which `done` places are
** given.  Each kind at a place is tried. */
static bool give_run(Giving *giving, int width, int nth, int start, int done) {
  if (is_spent(giving->division, 1))
    return true;
  if (done == giving->reply->run[nth])
    return give_runs(giving, width, nth + 1, start);
  tn_Kinds kinds =
      kinds_at(giving->division->order, giving->play.plane[width - 1],
               (unsigned)(start + done));
  for (; kinds; kinds &= kinds - 1) {
    Giving next = *giving;
    set_take(&next.hand, tn_kinds_first(kinds), width);
    set_take(&next.play, tn_kinds_first(kinds), width);
    if (give_run(&next, width, nth, start, done + 1))
      return true;
  }
  return false;
}


/*
** Gives the runs of the reply from number `nth` on, then the loose tuples of
** that width.  Runs of one length are equal, so each begins at or after the
** place `after` where the one before it did.
*/
static bool give_runs(Giving *giving, int width, int nth, int after) {
  const Reply *reply = giving->reply;
  int length = nth < RUNS ? reply->run[nth] : 0;
  if (length < 2) {
    int loose = reply->tuples[width - 1];
    for (int i = 0; i < nth; i++)
      loose -= reply->run[i];
    return give_loose(giving, width, loose, giving->play.plane[0]);
  }
  Places starts =
      runs_in(giving->division->order, &giving->play, width, length);
  if (nth > 0 && reply->run[nth - 1] == length)
    starts &= ~(Places)0 << after;
  for (; starts; starts &= starts - 1) {
    Giving next = *giving;
    if (give_run(&next, width, nth, lowest(starts), 0))
      return true;
  }
  return false;
}


/* Gives what the reply has of a width.  If it is all that the play has, there
** is no choice to try. */
static bool give_width(Giving *giving, int width) {
  const Reply *reply = giving->reply;
  int n = reply->tuples[width - 1];
  if (reply->width == width)
    return give_runs(giving, width, 0, 0);
  if (n == tuples_in(&giving->play, width)) {
    tn_Set taken = {{0}};
    tni_set_strip(&giving->play, width, &taken);
    for (tn_Kinds left = taken.plane[0]; left; left &= left - 1)
      set_take(&giving->hand, tn_kinds_first(left),
               set_has(&taken, tn_kinds_first(left)));
    return give_narrower(giving, width);
  }
  return give_loose(giving, width, n, giving->play.plane[0]);
}


/* Goes on to the next lower width of the reply; below pairs, the component is
** filled up. */
static bool give_narrower(Giving *giving, int width) {
  while (--width > 1)
    if (giving->reply->tuples[width - 1])
      return give_width(giving, width);
  /* a kind held once is in no tuple: it matters only if all is listed */
  tn_Kinds matter = giving->fill ? giving->play.plane[0] : 0;
  if (!giving->division->found)
    matter &= giving->hand.plane[1];
  return fill_up(giving, matter);
}


/*
** Gives one component in all ways, until one leads to the end.  A whole run
** counts as a reply with one run, so that the functions above treat both alike.
*/
static bool give_part(Division *division, int part, const tn_Set *hand,
                      const tn_Set *play, const Reply *reply) {
  tn_Component led = division->lead->part[part];
  Reply as_runs = *reply;
  if (as_runs.whole) {
    as_runs.width = as_runs.whole;
    as_runs.run[0] = led.length;
  }
  Giving giving = {division, part + 1, *hand, *play, &as_runs, 0};
  giving.fill = led.width * led.length;
  for (int width = 2; width <= TN_WIDEST; width++)
    giving.fill -= width * reply->tuples[width - 1];
  return give_narrower(&giving, TN_WIDEST + 1);
}


/* Counts the quads, triples and pairs of a lead from component `part` on.  No
** runs are among them, so a census answers at once. */
static bool give_tuples(Division *division, int part, const tn_Set *hand,
                        const tn_Set *play) {
  int asked[TN_WIDEST + 1] = {0};
  for (; part < division->parts; part++)
    asked[division->lead->part[part].width]++;
  return tni_tuples_given(division, hand, play, asked);
}


/* All components are given.  The singles of the lead, if any, get the cards
** that are left, in all ways. */
static bool give_singles(Division *division, const tn_Set *hand) {
  Reply none;
  memset(&none, 0, sizeof none);
  Giving giving = {division, division->parts + 1, *hand, *hand, &none, 0};
  giving.fill =
      division->lead->cards + set_count(hand) - set_count(&division->all);
  return fill_up(&giving, giving.fill ? hand->plane[0] : 0);
}


/*
** Gives one component its best reply in every way.  False if the play has no
** reply as good as the hand's; a division that asks what is `owed` ends there
** instead and writes it down.  The last component needs no cards taken out: a
** good reply is enough.
*/
static bool divide_part(Division *division, int part, const tn_Set *hand,
                        const tn_Set *play) {
  tn_Component led = division->lead->part[part];
  if (is_spent(division, STEPS_OF_PART))
    return true;
  Reply reply = tni_reply(division->order, division->rules, hand, led);
  if (!division->found &&
      !tni_replies(division->order, division->rules, &reply, play, led)) {
    if (division->owed)
      tni_owed_set(division->order, hand, &reply, led, division->owed);
    return division->owed != NULL;
  }
  if (part + 1 == division->parts && !division->found)
    return true;
  return give_part(division, part, hand, play, &reply);
}


/*
** Three shortcuts come before the search: the hand has kept no tuple; only
** tuples follow, which are counted; or the same play has failed here before.
** None of them serves to list all answers.
*/
bool tni_divides(Division *division, int part, const tn_Set *hand,
                 const tn_Set *play) {
  if (division->found)
    return part == division->parts ? give_singles(division, hand)
                                   : divide_part(division, part, hand, play);
  if (part == division->parts || all_given(hand, play))
    return true;
  bool last = part + 1 == division->parts;
  if (division->lead->part[part].length == 1 && !last && !division->owed)
    return give_tuples(division, part, hand, play);
  if (has_failed(division->failures, part + 1, play))
    return false;
  if (divide_part(division, part, hand, play))
    return true;
  note_failure(division->failures, part + 1, play);
  return false;
}
