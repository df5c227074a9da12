/*
** Can a move be made?
**
** tn_meld_do() trusts that the rules allow its move.  It does not trust that
** the cards and the places are there that the move names, or the pile would
** lose cards and melds would be written where no place is.
*/
#include "cards/hold.h"
#include "turns/turn.h"


uint8_t tni_turn_place(const tn_Table *table, const tn_Set *cards,
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


/* The discard pile; NULL: the game has none. */
static const tn_Pile *discards(const tn_Table *table) {
  uint8_t pile = table->melding->rules->discard;
  return pile == TN_NONE ? NULL : &table->pile[pile];
}


/* Takes the cards of a part out of a hand.  False: it does not hold them. */
static bool spend(tn_Set *hand, const tn_Set *cards) {
  if (!cards->plane[0] || !tn_set_includes(hand, cards))
    return false;
  take_all(hand, cards);
  return true;
}


/* May the cards be in a meld at all? */
static bool are_melded(const tn_MeldRules *rules, const tn_Set *cards) {
  return !(cards->plane[0] &
           ~(rules->sets | rules->runs | rules->last | rules->wild));
}


/* Is there a place for the cards?  `used` are those that will have a meld; it
** grows by a new one.  Nothing is added where a meld lay that was joined to
** another. */
static bool finds_place(const tn_Table *table, const tn_Set *cards,
                        uint8_t given, int *used) {
  const tn_Melding *melding = table->melding;
  uint8_t place = tni_turn_place(table, cards, given);
  if (place < melding->used)
    return melding->place[place].kind != TN_NO_MELD;
  if (given != TN_NONE && place < *used)
    return true;
  if (given != TN_NONE && place != *used)
    return false;
  return (*used)++ < melding->rules->places;
}


/* Can each card that stands for another do so? */
static bool good_stands(const tn_MeldRules *rules, const tn_Stands *stands) {
  if (stands->n > TN_STANDS)
    return false;
  for (int i = 0; rules->named && i < stands->n; i++) {
    const tn_Stand *stand = &stands->list[i];
    if (stand->card >= TN_KINDS || stand->as >= TN_KINDS ||
        !(rules->wild & tn_kind(stand->card)) ||
        !((rules->sets | rules->runs) & tn_kind(stand->as)))
      return false;
  }
  return true;
}


/* Are the parts cards of the hand, and the top of the pile with the first if
** the move takes it?  Cards that lie on top of one that is taken count as cards
** of the hand where they help to meld it. */
static bool has_parts(const tn_Table *table, const tn_MeldMove *move,
                      tn_Card with) {
  const tn_MeldRules *rules = table->melding->rules;
  tn_Set hand = *hand_of(table);
  if (with != TN_NONE && rules->down && rules->others_help)
    tni_turn_join_above(table, with, &hand);
  int used = table->melding->used;
  for (int i = 0; i < move->parts; i++) {
    const tn_MeldPart *part = &move->part[i];
    tn_Set cards = part->cards;
    bool joined = i == 0 && with != TN_NONE;
    if (!good_stands(rules, &part->stands) ||
        (!spend(&hand, &cards) && !(joined && !cards.plane[0])))
      return false;
    if (joined && !set_add(&cards, with))
      return false;
    if (!are_melded(rules, &cards) ||
        !finds_place(table, &cards, part->place, &used))
      return false;
  }
  return true;
}


/* Can the discard pile be taken, or taken down to the card of the move? */
static bool can_take(const tn_Table *table, const tn_MeldMove *move) {
  const tn_Pile *pile = discards(table);
  if (!pile || pile->count == 0)
    return false;
  if (!table->melding->rules->down)
    return has_parts(table, move, top_of(table));
  return tn_pile_has(pile, move->card) > 0 &&
         has_parts(table, move, move->card);
}


bool tni_turn_can_do(const tn_Table *table, const tn_MeldMove *move) {
  if (move->parts > TN_PARTS)
    return false;
  switch ((tn_MeldVerb)move->verb) {
    case TN_DO_TAKE: return can_take(table, move);
    case TN_DO_MELD: return move->parts > 0 && has_parts(table, move, TN_NONE);
    case TN_DO_JOIN: return tni_turn_can_join(table, move);
    case TN_DO_DISCARD:
    case TN_DO_KNOCK:
    case TN_DO_CLEAR:
      return discards(table) && set_has(hand_of(table), move->card) > 0;
    default: return false;
  }
}
