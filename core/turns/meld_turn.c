/* The turn of a player with melds: drawing, taking the pile, melding, going
** out. */
#include "melds/meld.h"

#include <string.h>


void tn_meld_clear(tn_Table *table) {
  tn_Melding *melding = table->melding;
  const tn_MeldRules *rules = melding->rules;
  memset(melding, 0, offsetof(tn_Melding, place));
  memset(melding->at, TN_NONE, sizeof melding->at);
  melding->rules = rules;
  melding->seat = melding->partner = melding->taken = TN_NONE;
}


void tn_meld_turn(tn_Table *table, uint8_t seat) {
  tn_Melding *melding = table->melding;
  if (melding->melds)
    melding->melded |= (uint8_t)(1u << melding->seat);
  melding->seat = seat;
  melding->partner = melding->taken = TN_NONE;
  melding->leave = TN_UNASKED;
  melding->before = melding->used;
  melding->melds = melding->adds = melding->acts = melding->over = false;
}


static bool wrong(tn_MeldWhy *why, tn_MeldFault fault, int n, int need) {
  why->fault = (uint8_t)fault;
  why->n = n;
  why->need = need;
  return false;
}


bool tn_meld_frozen(const tn_Table *table) {
  const tn_MeldRules *rules = table->melding->rules;
  const tn_Pile *pile = &table->pile[rules->discard];
  for (int i = 0; i < pile->count; i++)
    if (rules->freezes & tn_kind(pile->cards[i]))
      return true;
  return false;
}


/* Takes the cards of a part out of the trial's hand, if they are there. */
static bool tnl_spend(Trial *trial, const tn_Set *cards, tn_MeldWhy *why) {
  for (tn_Kinds left = cards->plane[0]; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    int held = tn_set_has(&trial->hand, card), n = tn_set_has(cards, card);
    why->card = card;
    if (n > held)
      return wrong(why, TN_MELD_NOT_HELD, held, n);
  }
  take_all(&trial->hand, cards);
  return true;
}


/* Melds the parts of a move from number `first` on. */
static bool meld_parts(Trial *trial, tn_MeldMove *move, int first,
                       tn_MeldWhy *why) {
  for (int i = first; i < move->parts; i++) {
    tn_MeldPart *part = &move->part[i];
    if (!tnl_spend(trial, &part->cards, why) ||
        !tn_trial_meld(trial, &part->cards, &part->place, why))
      return false;
  }
  return true;
}


static bool allows_meld(const tn_Table *table, tn_MeldMove *move,
                        tn_MeldWhy *why) {
  Trial trial;
  if (table->melding->over)
    return wrong(why, TN_MELD_OVER, 0, 0);
  if (move->parts == 0)
    return wrong(why, TN_MELD_NO_CARDS, 0, 0);
  tn_trial_begin(&trial, table);
  return meld_parts(&trial, move, 0, why) && tn_trial_opens(&trial, why) &&
         tn_trial_can_end(&trial, why);
}


/*
** Do the cards said go with the top?  With a frozen pile two naturals of its
** rank; else one and a wild card will do, or a meld of the side.
*/
static bool goes_with_top(const tn_Table *table, const tn_MeldMove *move,
                          tn_MeldWhy *why) {
  const tn_MeldRules *rules = table->melding->rules;
  const tn_Melding *melding = table->melding;
  tn_Card top = top_of(table);
  uint8_t side = side_of_turn(table), rank = rules->deck->rank[top];
  const tn_Set *said = &move->part[0].cards;
  tn_Kinds natural = rules->of_rank[rank];
  int n = move->parts > 0 ? count_of(said, natural) : 0;
  int held = count_of(hand_of(table), natural);
  why->card = top;
  why->rank = rank;
  if (move->parts > 0 && said->plane[0] & ~(natural | rules->wild))
    return wrong(why, TN_TAKE_WITH, n, 0);
  if (!melding->opened[side] && n < 2)
    return wrong(why, TN_TAKE_UNOPENED, held, 2);
  if (n < 2 && tn_meld_frozen(table))
    return wrong(why, TN_TAKE_FROZEN, held, 2);
  if (n == 0 && melding->at[side][rank] == TN_NONE)
    return wrong(why, TN_TAKE_WITH, n, 0);
  return true;
}


/* May the pile be taken at all? */
static bool takeable(const tn_Table *table, tn_MeldWhy *why) {
  const tn_MeldRules *rules = table->melding->rules;
  if (rules->discard == TN_NONE || top_of(table) == TN_NONE)
    return wrong(why, TN_TAKE_NOTHING, 0, 0);
  tn_Card top = top_of(table);
  if (!rules->whole)
    return true;
  why->card = top;
  why->rank = rules->deck->rank[top];
  if (!(rules->sets & ~rules->last & tn_kind(top)))
    return wrong(why, TN_TAKE_TOP, 0, 0);
  if (!rules->before_first && !table->melding->opened[side_of_turn(table)])
    return wrong(why, TN_TAKE_NOT_YET, 0, 0);
  if (table->pile[rules->discard].count == 1 && held_by(table) == 1)
    return wrong(why, TN_TAKE_ONE, 1, 1);
  return true;
}


/* The rest of the pile comes to the trial's hand, but for what lies down. */
static void take_rest(Trial *trial) {
  const tn_MeldRules *rules = trial->melding.rules;
  const tn_Pile *pile = &trial->table->pile[rules->discard];
  for (int i = 0; i < pile->count - 1; i++)
    if (!(rules->aside & tn_kind(pile->cards[i])))
      tn_set_add(&trial->hand, pile->cards[i]);
}


static bool allows_take(const tn_Table *table, tn_MeldMove *move,
                        tn_MeldWhy *why) {
  Trial trial;
  if (!takeable(table, why))
    return false;
  if (!table->melding->rules->whole)
    return move->parts == 0 || wrong(why, TN_TAKE_WITH, 0, 0);
  if (!goes_with_top(table, move, why))
    return false;
  if (move->parts == 0) {
    move->part[0] = (tn_MeldPart){.place = TN_NONE};
    move->parts = 1;
  }
  tn_trial_begin(&trial, table);
  tn_Set with = move->part[0].cards;
  if (!tnl_spend(&trial, &with, why))
    return false;
  tn_set_add(&with, top_of(table));
  if (!tn_trial_meld(&trial, &with, &move->part[0].place, why) ||
      !meld_parts(&trial, move, 1, why) || !tn_trial_opens(&trial, why))
    return false;
  take_rest(&trial);
  return tn_trial_can_end(&trial, why);
}


/* May the turn be ended with a discard from a hand of so many cards, where
** something else can be done, too? */
static bool may_end(const tn_Table *table, int held, tn_MeldWhy *why) {
  const tn_Melding *melding = table->melding;
  int full = melding->full[side_of_turn(table)];
  int need = melding->rules->full_to_go_out;
  if (held > 1 && melding->leave == TN_LEAVE_YES && !table->supposed)
    return wrong(why, TN_END_OUT, held, 0);
  if (held == 1 && melding->leave == TN_LEAVE_NO)
    return wrong(why, TN_END_KEEP, held, 0);
  if (held == 1 && full < need)
    return wrong(why, TN_END_FULL, full, need);
  return true;
}


tn_Kinds tn_meld_discards(const tn_Table *table) {
  const tn_Set *hand = hand_of(table);
  tn_Card taken = table->melding->taken;
  bool kept = table->melding->rules->keeps_taken && taken != TN_NONE &&
              tn_set_has(hand, taken) == 1 && held_by(table) > 1;
  return kept ? hand->plane[0] & ~tn_kind(taken) : hand->plane[0];
}


static bool allows_discard(const tn_Table *table, tn_Card card,
                           tn_MeldWhy *why) {
  why->card = card;
  if (tn_set_has(hand_of(table), card) == 0)
    return wrong(why, TN_MELD_NOT_HELD, 0, 1);
  if (!(tn_meld_discards(table) & tn_kind(card)))
    return wrong(why, TN_DISCARD_TAKEN, 1, 0);
  return true;
}


/* The partner may be asked before anything is melded; not by who cannot keep a
** card in any case. */
static bool allows_ask(const tn_Table *table, tn_MeldWhy *why) {
  const tn_Melding *melding = table->melding;
  if (melding->partner == TN_NONE || melding->leave != TN_UNASKED ||
      melding->acts || held_by(table) < 2)
    return wrong(why, TN_OUT_NOT_ASKED, 0, 0);
  return table->supposed || tn_meld_can_go_out(table) ||
         wrong(why, TN_OUT_NEVER, 0, 0);
}


/* May no more be melded?  Who can do nothing else is done in any case, and
** discards, though it may mean to go out: no question is without an answer. */
static bool allows_done(const tn_Table *table, tn_MeldWhy *why) {
  tn_MeldWhy other;
  return may_end(table, held_by(table), why) ||
         (!allows_ask(table, &other) &&
          tn_meld_moves(table, TN_STAGE_MELD, true, 0, NULL, 0) == 0);
}


bool tn_meld_can_go_out(const tn_Table *table) {
  return tn_meld_can_clear(table->melding, side_of_turn(table), hand_of(table));
}


/* The stage in which a move is made. */
static tn_MeldStage stage_of(const tn_MeldMove *move) {
  switch ((tn_MeldVerb)move->verb) {
    case TN_DO_DRAW:
    case TN_DO_PASS:
    case TN_DO_TAKE: return TN_STAGE_DRAW;
    case TN_DO_DISCARD: return TN_STAGE_DISCARD;
    default: return TN_STAGE_MELD;
  }
}


/* It is not the time for the move.  Where nothing else could be done than to
** draw, it is told why the pile could not be taken. */
static bool untimely(const tn_Table *table, tn_MeldMove *move,
                     tn_MeldWhy *why) {
  if (move->verb == TN_DO_TAKE && !table->melding->melds &&
      !allows_take(table, move, why))
    return false;
  return wrong(why, TN_MOVE_STAGE, 0, 0);
}


bool tn_meld_allows(const tn_Table *table, tn_MeldStage stage,
                    tn_MeldMove *move, tn_MeldWhy *why) {
  bool stock = table->pile[TN_STOCK].count > 0;
  *why = (tn_MeldWhy){.card = TN_NONE, .rank = TN_NONE};
  if (stage_of(move) != stage)
    return untimely(table, move, why);
  switch ((tn_MeldVerb)move->verb) {
    case TN_DO_DRAW: return stock || wrong(why, TN_DRAW_NONE, 0, 0);
    case TN_DO_PASS: return !stock || wrong(why, TN_PASS_STOCK, 0, 0);
    case TN_DO_TAKE: return allows_take(table, move, why);
    case TN_DO_MELD: return allows_meld(table, move, why);
    case TN_DO_DONE: return allows_done(table, why);
    case TN_DO_ASK: return allows_ask(table, why);
    default: return allows_discard(table, move->card, why);
  }
}


/* The meld that a place will have with these cards. */
static tn_Meld meld_with(const tn_Melding *melding, uint8_t place,
                         const tn_Set *cards) {
  const tn_MeldRules *rules = melding->rules;
  tn_Kinds natural = cards->plane[0] & ~rules->wild;
  int wild = count_of(cards, rules->wild), n = tn_set_count(cards) - wild;
  tn_Meld meld = {.kind = TN_WILD, .rank = TN_NONE};
  if (place < melding->used) {
    const tn_MeldPlace *at = &melding->place[place];
    meld.kind = at->kind;
    n += at->naturals;
    wild += at->wild;
  }
  if (natural && (place == melding->used)) {
    uint8_t rank = rules->deck->rank[tn_kinds_first(natural)];
    bool set = !(natural & ~rules->of_rank[rank]) || !(natural & ~rules->last);
    meld.kind = set ? TN_SET : TN_RUN;
    meld.rank = rank;
  }
  meld.naturals = (uint8_t)n;
  meld.wild = (uint8_t)wild;
  return meld;
}


/* Where a part goes: the place it was given, or the one that its rank has. */
static uint8_t place_of(const tn_Table *table, const tn_Set *cards,
                        uint8_t place) {
  const tn_Melding *melding = table->melding;
  const tn_MeldRules *rules = melding->rules;
  tn_Kinds natural = cards->plane[0] & ~rules->wild;
  if (place == TN_NONE && natural && rules->one_of_a_rank) {
    uint8_t rank = rules->deck->rank[tn_kinds_first(natural)];
    if (rules->of_rank[rank] & natural)
      place = melding->at[side_of_turn(table)][rank];
  }
  return place == TN_NONE ? melding->used : place;
}


/* Lays cards of the hand at a place; `top`, too, unless it is TN_NONE. */
static void lay(tn_Table *table, const tn_MeldPart *part, tn_Card top) {
  tn_Melding *melding = table->melding;
  uint8_t hand = tn_hand_pile(melding->seat);
  tn_Set all = part->cards;
  if (top != TN_NONE)
    tn_set_add(&all, top);
  uint8_t place = place_of(table, &all, part->place);
  uint8_t pile = (uint8_t)(melding->rules->place + place);
  tn_Meld meld = meld_with(melding, place, &all);
  if (top != TN_NONE)
    tn_table_move(table, top, melding->rules->discard, pile);
  for (int plane = 0; plane < TN_COPIES && part->cards.plane[plane]; plane++)
    for (tn_Kinds left = part->cards.plane[plane]; left; left &= left - 1)
      tn_table_move(table, tn_kinds_first(left), hand, pile);
  tn_meld_note(melding, place, side_of_turn(table), &meld);
}


/* What is left of the discard pile goes to the hand. */
static void take_pile(tn_Table *table) {
  uint8_t from = table->melding->rules->discard;
  uint8_t hand = tn_hand_pile(table->melding->seat);
  const tn_Pile *pile = &table->pile[from];
  int n = table->melding->rules->whole ? pile->count : 1;
  for (; n > 0; n--)
    tn_table_move(table, pile->cards[pile->count - 1], from, hand);
  tn_meld_lay_down(table, table->melding->seat, false);
}


void tn_meld_do(tn_Table *table, const tn_MeldMove *move) {
  uint8_t hand = tn_hand_pile(table->melding->seat);
  bool take = move->verb == TN_DO_TAKE;
  if (move->verb == TN_DO_DISCARD) {
    tn_table_move(table, move->card, hand, table->melding->rules->discard);
    return;
  }
  for (int i = 0; i < move->parts; i++)
    lay(table, &move->part[i], take && i == 0 ? top_of(table) : TN_NONE);
  if (take && !table->melding->rules->whole)
    table->melding->taken = top_of(table);
  if (take)
    take_pile(table);
  table->melding->acts |= move->verb == TN_DO_MELD;
}


/* Lays down all there is of what lies down by itself, so that all know that the
** hand holds no more of it; how many cards. */
static int lay_aside(tn_Table *table, uint8_t seat) {
  const tn_MeldRules *rules = table->melding->rules;
  uint8_t hand = tn_hand_pile(seat);
  uint8_t to = (uint8_t)(rules->aside_pile + table->side_of[seat]);
  tn_Kinds kinds;
  int n = 0;
  while ((kinds = table->pile[hand].set.plane[0] & rules->aside) != 0) {
    tn_table_move(table, tn_kinds_first(kinds), hand, to);
    n++;
  }
  if (table->log.on)
    tn_table_count(table, hand, rules->aside);
  return n;
}


bool tn_meld_lay_down(tn_Table *table, uint8_t seat, bool draw) {
  const tn_MeldRules *rules = table->melding->rules;
  uint8_t hand = tn_hand_pile(seat);
  int lacking = 0, n;
  if (!rules->aside)
    return true;
  while ((n = lay_aside(table, seat)) > 0 && draw)
    for (; n > 0; n--)
      if (table->pile[TN_STOCK].count > 0)
        tn_table_draw(table, hand);
      else
        lacking++;
  return lacking == 0;
}


bool tn_meld_concealed(const tn_Table *table, uint8_t seat) {
  const tn_Melding *melding = table->melding;
  const tn_MeldRules *rules = melding->rules;
  if (melding->seat != seat || melding->melded >> seat & 1 || melding->adds)
    return false;
  for (uint8_t place = melding->before; place < melding->used; place++)
    if (melding->place[place].naturals + melding->place[place].wild >=
        rules->full)
      return true;
  return false;
}
