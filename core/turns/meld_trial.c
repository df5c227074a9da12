/*
** What a move with melds would lead to, before a card is moved.
**
** A trial is a copy of the turn: the hand, what is at each place, how many full
** melds each side has.  A move is tried part by part on the copy.  If the last
** part is allowed and the turn can still end, the move is allowed, and the
** trial is thrown away.  So a refused move leaves no trace.
**
** tni_meld_note() keeps the accounts of the real table, too, so the trial and
** the move itself cannot differ.
*/
#include "cards/hold.h"
#include "turns/turn.h"

#include <string.h>


/* The parts need no clearing: `parts` says how many count.  Of the places,
** those with a meld are enough. */
void tni_trial_begin(Trial *trial, const tn_Table *table) {
  const tn_Melding *melding = table->melding;
  trial->table = table;
  memcpy(&trial->melding, melding,
         offsetof(tn_Melding, place) + melding->used * sizeof *melding->place);
  trial->hand = *hand_of(table);
  trial->parts = 0;
  trial->points = 0;
}


/* The cards that will be at a place, those of earlier parts included. */
static tn_Set cards_at(const Trial *trial, uint8_t place) {
  const tn_Table *table = trial->table;
  tn_Set set = {{0}};
  if (place < table->melding->used)
    set = table->pile[trial->melding.rules->place + place].set;
  for (int i = 0; i < trial->parts; i++)
    if (trial->place[i] == place)
      add_all(&set, &trial->part[i]);
  return set;
}


/* Judges cards with what stands for others in them: at their place on the
** table, and in the part that is added. */
static bool judge(const Trial *trial, const tn_Set *cards, uint8_t place,
                  const tn_MeldPart *part, tn_Meld *meld, tn_MeldWhy *why) {
  const tn_MeldRules *rules = trial->melding.rules;
  tn_Set as = *cards;
  if (!rules->named)
    return tn_meld_judge(rules, cards, meld, why);
  if (tn_stands_put(&trial->melding.stands, place, &as) &&
      tn_stands_put(&part->stands, TN_NONE, &as))
    return tn_meld_judge_as(rules, cards, &as, meld, why);
  return meld_wrong(why, TN_MELD_MIXED, 0, 0);
}


/* Would the part make a meld with the cards at the place? */
static bool fits(const Trial *trial, uint8_t place, const tn_MeldPart *part,
                 tn_Meld *meld, tn_MeldWhy *why) {
  tn_Set all = cards_at(trial, place);
  add_all(&all, &part->cards);
  return judge(trial, &all, place, part, meld, why);
}


/* Has each card that a part names one that can stand for it? */
static bool good_names(const tn_MeldRules *rules, const tn_MeldPart *part,
                       tn_MeldWhy *why) {
  tn_Kinds natural = rules->sets | rules->runs;
  tn_Set as = part->cards;
  for (int i = 0; i < part->stands.n; i++) {
    const tn_Stand *stand = &part->stands.list[i];
    why->card = stand->as;
    if (!(rules->wild & tn_kind(stand->card)) ||
        !(natural & tn_kind(stand->as)))
      return meld_wrong(why, TN_MELD_STANDS, 0, 0);
  }
  return tn_stands_put(&part->stands, TN_NONE, &as) ||
         meld_wrong(why, TN_MELD_STANDS, 0, 0);
}


/* The slot of a meld of which a side has one only; TN_NONE for others. */
static uint8_t slot_of(const tn_MeldRules *rules, uint8_t kind, uint8_t rank,
                       bool last) {
  if (last)
    return TN_LAST_SLOT;
  if (kind == TN_WILD)
    return TN_WILD_SLOT;
  return kind == TN_SET && rules->one_of_a_rank ? rank : TN_NONE;
}


/* Where the cards go if the side has one meld of each rank.  TN_NONE: a new
** place. */
static uint8_t own_place(const Trial *trial, const tn_Set *cards) {
  const tn_Melding *melding = &trial->melding;
  const tn_MeldRules *rules = melding->rules;
  tn_Kinds natural = cards->plane[0] & ~rules->wild;
  const uint8_t *at = melding->at[side_of_turn(trial->table)];
  if (!natural)
    return at[TN_WILD_SLOT];
  uint8_t rank = rules->deck->rank[tn_kinds_first(natural)];
  if (rank == TN_NONE || natural & ~rules->of_rank[rank])
    return TN_NONE;
  return at[rank];
}


/* May the player add to what lies at the place? */
static bool may_add(const Trial *trial, uint8_t place) {
  const tn_Melding *melding = &trial->melding;
  const tn_MeldPlace *at = &melding->place[place];
  return at->kind != TN_NO_MELD &&
         (melding->rules->by_all || at->side == side_of_turn(trial->table));
}


/* The first place where cards fit that make no meld by themselves. */
static uint8_t find_place(const Trial *trial, const tn_MeldPart *part,
                          tn_Meld *meld) {
  tn_MeldWhy why;
  for (uint8_t place = 0; place < trial->melding.used; place++)
    if (may_add(trial, place) && fits(trial, place, part, meld, &why))
      return place;
  return TN_NONE;
}


/* Do cards that make no meld go where they fit?  Wild cards alone do not where
** a side has several melds of a rank: their meld must be named. */
static bool is_placed(const tn_MeldRules *rules, const tn_Set *cards) {
  return rules->of_a_rank == 0 || (cards->plane[0] & ~rules->wild) != 0;
}


/* Has the side as many sets of the meld's rank as it may have? */
static bool has_all(const Trial *trial, const tn_Meld *meld) {
  const tn_MeldRules *rules = trial->melding.rules;
  return rules->of_a_rank > 0 && meld->kind == TN_SET && !meld->last &&
         tni_meld_sets(&trial->melding, side_of_turn(trial->table),
                       meld->rank) >= rules->of_a_rank;
}


/*
** Finds the place of the cards, and the meld that will be there.  Cards that
** make a meld get a new place unless one was named; others go where they fit.
*/
static bool find(const Trial *trial, tn_MeldPart *part, tn_Meld *meld,
                 tn_MeldWhy *why) {
  const tn_Melding *melding = &trial->melding;
  const tn_Set *cards = &part->cards;
  uint8_t *place = &part->place;
  if (*place == TN_NONE && melding->rules->one_of_a_rank)
    *place = own_place(trial, cards);
  if (*place != TN_NONE && *place < melding->used) {
    if (!may_add(trial, *place))
      return meld_wrong(why, TN_MELD_NOT_THERE, 0, 0);
    return fits(trial, *place, part, meld, why);
  }
  if (!judge(trial, cards, TN_MELDS, part, meld, why)) {
    if (melding->rules->one_of_a_rank || !is_placed(melding->rules, cards))
      return false;
    *place = find_place(trial, part, meld);
    return *place != TN_NONE;
  }
  if (has_all(trial, meld)) {
    *place = find_place(trial, part, meld);
    return *place != TN_NONE ||
           meld_wrong(why, TN_MELD_RANK, melding->rules->of_a_rank,
                      melding->rules->of_a_rank);
  }
  if (melding->used == melding->rules->places)
    return meld_wrong(why, TN_MELD_NO_ROOM, 0, 0);
  *place = melding->used;
  return true;
}


/* A meld that takes no more cards leaves its slot to the next of its rank. */
static void free_slot(tn_Melding *melding, uint8_t place) {
  uint8_t *at = melding->at[melding->place[place].side];
  for (int rank = 0; rank < TN_RANKS; rank++)
    if (at[rank] == place)
      at[rank] = TN_NONE;
}


/* Counts full melds when they become full, and who has melded. */
void tni_meld_note(tn_Melding *melding, uint8_t place, uint8_t side,
                   const tn_Meld *meld) {
  const tn_MeldRules *rules = melding->rules;
  tn_MeldPlace *at = &melding->place[place];
  bool is_new = place == melding->used;
  bool last = is_new && meld->last;
  if (is_new) {
    uint8_t slot = slot_of(rules, meld->kind, meld->rank, last);
    melding->used++;
    *at = (tn_MeldPlace){.side = side, .rank = meld->rank};
    if (slot != TN_NONE)
      melding->at[side][slot] = place;
  }
  if (last || meld->kind != TN_SET)
    at->rank = TN_NONE;
  bool was_full = rules->full && at->naturals + at->wild >= rules->full;
  at->kind = meld->kind;
  at->naturals = meld->naturals;
  at->wild = meld->wild;
  bool is_full = rules->full && at->naturals + at->wild >= rules->full;
  melding->full[at->side] =
      (uint8_t)(melding->full[at->side] + (is_full && !was_full));
  if (is_full && rules->most <= rules->full)
    free_slot(melding, place);
  melding->opened[side] = melding->melds = true;
  melding->adds |= place < melding->before;
  melding->over |= last;
}


void tni_meld_name(tn_Melding *melding, const tn_MeldPart *part,
                   uint8_t place) {
  tn_Stands *all = &melding->stands;
  int n = melding->rules->named ? part->stands.n : 0;
  for (int i = 0; i < n && all->n < TN_STANDS; i++) {
    tn_Stand stand = part->stands.list[i];
    stand.place = place;
    all->list[all->n++] = stand;
  }
}


/* Melds a part on the trial.  The caller gets its place. */
bool tni_trial_meld(Trial *trial, tn_MeldPart *part, tn_MeldWhy *why) {
  tn_Meld meld;
  if (trial->parts == TN_PARTS || !part->cards.plane[0])
    return meld_wrong(why, TN_MELD_NO_CARDS, 0, 0);
  if ((trial->melding.rules->named &&
       !good_names(trial->melding.rules, part, why)) ||
      !find(trial, part, &meld, why))
    return false;
  trial->part[trial->parts] = part->cards;
  trial->place[trial->parts++] = part->place;
  trial->points += tn_meld_points(trial->melding.rules, &part->cards);
  tni_meld_note(&trial->melding, part->place, side_of_turn(trial->table),
                &meld);
  tni_meld_name(&trial->melding, part, part->place);
  return true;
}


/* A side's first meld must count enough, all parts together. */
bool tni_trial_opens(const Trial *trial, tn_MeldWhy *why) {
  uint8_t side = side_of_turn(trial->table);
  int need = trial->melding.first[side];
  if (trial->table->melding->opened[side] || need == 0 || trial->points >= need)
    return true;
  return meld_wrong(why, TN_MELD_FIRST, trial->points, need);
}


/* Does the card fit the meld at a place?  For a set of which a side has several
** the numbers say so, because it may just have been joined. */
static bool fits_last(const Trial *trial, uint8_t place,
                      const tn_MeldPart *last, tn_Meld *meld) {
  const tn_MeldRules *rules = trial->melding.rules;
  const tn_MeldPlace *at = &trial->melding.place[place];
  tn_MeldWhy why;
  if (rules->of_a_rank == 0 || at->kind != TN_SET || at->rank == TN_NONE)
    return fits(trial, place, last, meld, &why);
  int wild = count_of(&last->cards, rules->wild);
  meld->wild = (uint8_t)(at->wild + wild);
  return (wild > 0 || last->cards.plane[0] & rules->of_rank[at->rank]) &&
         good_counts(rules, at->naturals + !wild, meld->wild);
}


/* Can the player still go out with the only card left: by joining melds, or
** because it makes another one full? */
static bool last_card_fills(const Trial *trial) {
  const tn_Melding *melding = &trial->melding;
  const tn_MeldRules *rules = melding->rules;
  uint8_t side = side_of_turn(trial->table);
  Full full = tni_meld_full(melding, side);
  full.all += melding->over ? 0 : tni_meld_gain(melding, side);
  tn_MeldWhy other;
  if (tni_meld_enough(rules, &full, &other))
    return true;
  if (!melding->over &&
      tni_meld_fills_two(melding, side, tn_kinds_first(trial->hand.plane[0]))) {
    full.all++;
    return tni_meld_enough(rules, &full, &other);
  }
  const tn_MeldPart last = {.cards = trial->hand, .place = TN_NONE};
  tn_Meld meld;
  for (uint8_t place = 0; place < melding->used && !melding->over; place++) {
    const tn_MeldPlace *at = &melding->place[place];
    if (at->side == side && at->naturals + at->wild == rules->full - 1 &&
        !tni_meld_gains(melding, side, place) &&
        fits_last(trial, place, &last, &meld)) {
      full.all++;
      full.natural += meld.wild == 0;
      full.mixed += meld.wild > 0;
      return tni_meld_enough(rules, &full, &other);
    }
  }
  return false;
}


/*
** Looks at what is left of the hand.  With two cards or more, one can be
** discarded and one kept.  With fewer, the player takes up the second hand, or
** goes out, which takes as many full melds as the rules demand.
*/
bool tni_trial_can_end(const Trial *trial, tn_MeldWhy *why) {
  const tn_Melding *melding = &trial->melding;
  int left = set_count(&trial->hand);
  uint8_t side = side_of_turn(trial->table);
  Full full = tni_meld_full(melding, side);
  if (melding->over && left > 1)
    return meld_wrong(why, TN_MELD_NOT_LAST, left, 1);
  if (melding->leave == TN_LEAVE_YES && !trial->table->supposed &&
      !tni_meld_can_clear(melding, side, &trial->hand))
    return meld_wrong(why, TN_END_OUT, left, 0);
  if (left == 0 && melding->rules->discard_last)
    return meld_wrong(why, TN_END_DISCARD, 0, 1);
  if (left >= 2 || tni_meld_second(trial->table, melding->seat) > 0)
    return true;
  if (melding->leave == TN_LEAVE_NO)
    return meld_wrong(why, TN_END_KEEP, left, 0);
  if (!tni_meld_all_begun(trial->table, side))
    return meld_wrong(why, TN_END_SECOND, left, 0);
  if (!(left == 1 && last_card_fills(trial)) &&
      !tni_meld_enough(melding->rules, &full, why))
    return false;
  return !tni_meld_unasked(melding) || meld_wrong(why, TN_END_UNASKED, left, 0);
}


bool tni_trial_spend(Trial *trial, const tn_Set *cards, tn_MeldWhy *why) {
  for (tn_Kinds left = cards->plane[0]; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    int held = set_has(&trial->hand, card), n = set_has(cards, card);
    why->card = card;
    if (n > held)
      return meld_wrong(why, TN_MELD_NOT_HELD, held, n);
  }
  take_all(&trial->hand, cards);
  return true;
}
