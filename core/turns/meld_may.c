/*
** What a player with melds may do in a turn: meld, take the pile, discard, ask,
** end.
**
** Each function answers whether a move is allowed by itself.  If it is not,
** `why` gets the first reason found, with the numbers that a sentence about it
** needs.  The checks are in the order in which a player would ask.
** Can the pile be taken at all?  Do the cards named go with its top?  Does the
** hand have them?  Is that a meld?  Does it count enough?  Can the turn then
** end?
**
** In a made-up world (`supposed`) nobody checks whether a player can go out:
** that depended on cards that may lie elsewhere there.
*/
#include "cards/hold.h"
#include "turns/turn.h"


/* One card that freezes, anywhere in the pile, is enough. */
bool tn_meld_frozen(const tn_Table *table) {
  if (!is_table(table) || !table->melding ||
      table->melding->rules->discard == TN_NONE)
    return false;
  const tn_MeldRules *rules = table->melding->rules;
  const tn_Pile *pile = &table->pile[rules->discard];
  for (int i = 0; i < pile->count; i++)
    if (rules->freezes & tn_kind(pile->cards[i]))
      return true;
  return false;
}


/* Melds the parts of a move from number `first` on, one after another. */
static bool meld_parts(Trial *trial, tn_MeldMove *move, int first,
                       tn_MeldWhy *why) {
  for (int i = first; i < move->parts; i++) {
    tn_MeldPart *part = &move->part[i];
    if (!tni_trial_spend(trial, &part->cards, why) ||
        !tni_trial_meld(trial, part, why))
      return false;
  }
  return true;
}


/* On a trial: nothing is moved. */
bool tni_turn_allows_meld(const tn_Table *table, tn_MeldMove *move,
                          tn_MeldWhy *why) {
  Trial trial;
  if (table->melding->over)
    return meld_wrong(why, TN_MELD_OVER, 0, 0);
  if (move->parts == 0)
    return meld_wrong(why, TN_MELD_NO_CARDS, 0, 0);
  tni_trial_begin(&trial, table);
  return meld_parts(&trial, move, 0, why) && tni_trial_opens(&trial, why) &&
         tni_trial_can_end(&trial, why);
}


/* Do so many naturals go with the top where it takes a pair, or none and a meld
** of the side? */
static bool goes_as_pair(const tn_Table *table, const tn_MeldMove *move,
                         int n) {
  const tn_MeldPart *with = &move->part[0];
  bool named = move->parts > 0;
  if (named && with->cards.plane[0] & table->melding->rules->wild)
    return false;
  return n >= 2 ||
         (n == 0 &&
          tni_take_place(table, named ? with->place : TN_NONE) != TN_NONE);
}


/*
** Do the cards named go with the top?  With a frozen pile, or as a first meld,
** it takes two naturals of its rank.  Otherwise one and a wild card will do, or
** a meld of the side.
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
    return meld_wrong(why, TN_TAKE_WITH, n, 0);
  if (!melding->opened[side] && n < 2)
    return meld_wrong(why, TN_TAKE_UNOPENED, held, 2);
  if (n < 2 && tn_meld_frozen(table))
    return meld_wrong(why, TN_TAKE_FROZEN, held, 2);
  if (rules->by_pair)
    return goes_as_pair(table, move, n) || meld_wrong(why, TN_TAKE_WITH, n, 0);
  if (n == 0 && melding->at[side][rank] == TN_NONE)
    return meld_wrong(why, TN_TAKE_WITH, n, 0);
  return true;
}


/* May the pile be taken at all, whatever is melded?  Only a pile that is taken
** whole has conditions. */
static bool takeable(const tn_Table *table, tn_MeldWhy *why) {
  const tn_MeldRules *rules = table->melding->rules;
  if (rules->discard == TN_NONE || top_of(table) == TN_NONE)
    return meld_wrong(why, TN_TAKE_NOTHING, 0, 0);
  if (table->melding->refused)
    return meld_wrong(why, TN_TAKE_REFUSED, 0, 0);
  tn_Card top = top_of(table);
  if (!rules->whole)
    return true;
  why->card = top;
  why->rank = rules->deck->rank[top];
  if (!(rules->sets & ~rules->last & tn_kind(top)))
    return meld_wrong(why, TN_TAKE_TOP, 0, 0);
  if (!rules->before_first && !table->melding->opened[side_of_turn(table)])
    return meld_wrong(why, TN_TAKE_NOT_YET, 0, 0);
  if (table->pile[rules->discard].count == 1 && held_by(table) == 1)
    return meld_wrong(why, TN_TAKE_ONE, 1, 1);
  return true;
}


/* The rest of the pile joins the trial's hand, without cards that are laid
** aside. */
static void take_rest(Trial *trial) {
  const tn_MeldRules *rules = trial->melding.rules;
  const tn_Pile *pile = &trial->table->pile[rules->discard];
  int most = rules->take_most > 0 ? rules->take_most : pile->count;
  for (int i = pile->count > most ? pile->count - most : 0; i < pile->count - 1;
       i++)
    if (!(rules->aside & tn_kind(pile->cards[i])))
      set_add(&trial->hand, pile->cards[i]);
}


/*
** The cards named go with the top as a meld.  Other parts may help them to
** count enough for a first meld.  Only then does the rest of the pile join the
** hand: no card of it can help to take it.
*/
bool tni_turn_allows_take(const tn_Table *table, tn_MeldMove *move,
                          tn_MeldWhy *why) {
  Trial trial;
  if (!takeable(table, why))
    return false;
  if (table->melding->rules->down)
    return tni_turn_allows_down(table, move, why);
  if (!table->melding->rules->whole)
    return move->parts == 0 || meld_wrong(why, TN_TAKE_WITH, 0, 0);
  if (!goes_with_top(table, move, why))
    return false;
  if (move->parts == 0) {
    move->part[0] = (tn_MeldPart){.place = TN_NONE};
    move->parts = 1;
  }
  if (table->melding->rules->by_pair && !move->part[0].cards.plane[0])
    move->part[0].place = tni_take_place(table, move->part[0].place);
  tni_trial_begin(&trial, table);
  tn_MeldPart with = move->part[0];
  if (!tni_trial_spend(&trial, &with.cards, why))
    return false;
  set_add(&with.cards, top_of(table));
  if (!tni_trial_meld(&trial, &with, why))
    return false;
  move->part[0].place = with.place;
  if (!meld_parts(&trial, move, 1, why) || !tni_trial_opens(&trial, why))
    return false;
  take_rest(&trial);
  return tni_trial_can_end(&trial, why);
}


/* May the turn end with a discard from a hand of `held` cards, if something
** else can be done? */
static bool may_end(const tn_Table *table, int held, tn_MeldWhy *why) {
  const tn_Melding *melding = table->melding;
  Full full = tni_meld_full(melding, side_of_turn(table));
  if (held > 1 && melding->leave == TN_LEAVE_YES && !table->supposed)
    return meld_wrong(why, TN_END_OUT, held, 0);
  if (held == 1 && melding->leave == TN_LEAVE_NO)
    return meld_wrong(why, TN_END_KEEP, held, 0);
  if (held > 1 || tni_meld_second(table, melding->seat) > 0)
    return true;
  if (!tni_meld_all_begun(table, side_of_turn(table)))
    return meld_wrong(why, TN_END_SECOND, held, 0);
  if (!tni_meld_enough(melding->rules, &full, why))
    return false;
  return !tni_meld_unasked(melding) || meld_wrong(why, TN_END_UNASKED, held, 0);
}


/* A card taken must stay for a turn, unless the hand has another like it, or
** nothing else. */
tn_Kinds tn_meld_discards(const tn_Table *table) {
  if (!is_turn(table))
    return 0;
  const tn_Set *hand = hand_of(table);
  tn_Card taken = table->melding->taken;
  bool kept = table->melding->rules->keeps_taken && taken != TN_NONE &&
              set_has(hand, taken) == 1 && held_by(table) > 1;
  return kept ? hand->plane[0] & ~tn_kind(taken) : hand->plane[0];
}


/* A search over ranks; see meld_out.c. */
bool tn_meld_can_go_out(const tn_Table *table) {
  return is_turn(table) && tni_meld_all_begun(table, side_of_turn(table)) &&
         tni_meld_can_clear(table->melding, side_of_turn(table),
                            hand_of(table));
}


/* The partner may be asked before anything is melded.  A player who cannot keep
** a card in any case may not ask. */
bool tni_turn_allows_ask(const tn_Table *table, tn_MeldWhy *why) {
  const tn_Melding *melding = table->melding;
  if (melding->partner == TN_NONE || melding->leave != TN_UNASKED ||
      melding->acts || held_by(table) < 2)
    return meld_wrong(why, TN_OUT_NOT_ASKED, 0, 0);
  return table->supposed || tn_meld_can_go_out(table) ||
         meld_wrong(why, TN_OUT_NEVER, 0, 0);
}


bool tni_turn_allows_done(const tn_Table *table, bool can_meld,
                          tn_MeldWhy *why) {
  tn_MeldWhy other;
  return may_end(table, held_by(table), why) ||
         (!can_meld && !tni_turn_allows_ask(table, &other));
}
