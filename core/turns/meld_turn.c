/*
** The turn of a player with melds: is a move allowed now, and making it.
**
** A turn has three stages: draw or take the discard pile, meld, discard.  The
** host asks a player for a move of a stage, checks it with tn_meld_allows(),
** and makes it with tn_meld_do(), which only checks that it can be made.  The
** host itself makes the moves that change no meld (draw, pass, done, ask).
*/
#include "cards/hold.h"
#include "turns/turn.h"


/* Who has melded is noted when the next turn begins: whoever goes out concealed
** has not melded in an earlier turn. */
bool tn_meld_turn(tn_Table *table, uint8_t seat) {
  if (!table_has_seat(table, seat) || !table->melding)
    return false;
  tn_Melding *melding = table->melding;
  if (melding->melds)
    melding->melded |= (uint8_t)(1u << melding->seat);
  melding->seat = seat;
  melding->partner = melding->taken = TN_NONE;
  melding->leave = TN_UNASKED;
  melding->before = melding->used;
  melding->melds = melding->adds = melding->acts = melding->over = false;
  if (held_by(table) == 0)
    tni_meld_take_up(table, seat);
  return true;
}


/* May the card be discarded?  It is in the hand, and not the one just taken. */
static bool allows_discard(const tn_Table *table, tn_Card card,
                           tn_MeldWhy *why) {
  why->card = card;
  if (set_has(hand_of(table), card) == 0)
    return meld_wrong(why, TN_MELD_NOT_HELD, 0, 1);
  if (!(tn_meld_discards(table) & tn_kind(card)))
    return meld_wrong(why, TN_DISCARD_TAKEN, 1, 0);
  return true;
}


/* May the player stop melding?  Possible melds are counted only if it depends
** on them. */
static bool allows_done(const tn_Table *table, tn_MeldWhy *why) {
  return tni_turn_allows_done(table, true, why) ||
         (tn_meld_count(table, TN_STAGE_MELD, 1) == 0 &&
          tni_turn_allows_done(table, false, why));
}


/* The stage to which a move belongs. */
static tn_MeldStage stage_of(const tn_MeldMove *move) {
  switch ((tn_MeldVerb)move->verb) {
    case TN_DO_DRAW:
    case TN_DO_PASS:
    case TN_DO_TAKE: return TN_STAGE_DRAW;
    case TN_DO_DISCARD:
    case TN_DO_KNOCK:
    case TN_DO_CLEAR:
    case TN_DO_ALL: return TN_STAGE_DISCARD;
    default: return TN_STAGE_MELD;
  }
}


/* The move is made at the wrong stage.  A player who could only draw, and wants
** to take the pile, learns why it could not be taken. */
static bool untimely(const tn_Table *table, tn_MeldMove *move,
                     tn_MeldWhy *why) {
  if (move->verb == TN_DO_TAKE && !table->melding->melds &&
      !tni_turn_allows_take(table, move, why))
    return false;
  return meld_wrong(why, TN_MOVE_STAGE, 0, 0);
}


/* May the player draw, or pass?  Nobody draws while the top card is offered. */
static bool allows_draw(const tn_Table *table, bool passes, tn_MeldWhy *why) {
  bool stock = table->pile[TN_STOCK].count > 0;
  bool offered = table->melding->offers > 0;
  if (passes)
    return offered || !stock || meld_wrong(why, TN_PASS_STOCK, 0, 0);
  if (offered)
    return meld_wrong(why, TN_DRAW_OFFERED, 0, 0);
  return stock || meld_wrong(why, TN_DRAW_NONE, 0, 0);
}


/* Is it a move at all, by its numbers?  Each wild card of a part that stands
** for another is a card, as is the other. */
static bool is_move(const tn_MeldMove *move, tn_MeldWhy *why) {
  if (move->verb > TN_DO_JOIN)
    return meld_wrong(why, TN_MOVE_STAGE, 0, 0);
  if (move->parts > TN_PARTS)
    return meld_wrong(why, TN_MELD_NO_CARDS, move->parts, TN_PARTS);
  for (int i = 0; i < move->parts; i++) {
    const tn_Stands *stands = &move->part[i].stands;
    if (stands->n > TN_STANDS)
      return meld_wrong(why, TN_MELD_STANDS, 0, 0);
    for (int k = 0; k < stands->n; k++)
      if (stands->list[k].card >= TN_KINDS || stands->list[k].as >= TN_KINDS)
        return meld_wrong(why, TN_MELD_STANDS, 0, 0);
  }
  return true;
}


bool tn_meld_allows(const tn_Table *table, tn_MeldStage stage,
                    tn_MeldMove *move, tn_MeldWhy *why) {
  if (!why)
    return false;
  *why = (tn_MeldWhy){.card = TN_NONE, .rank = TN_NONE};
  if (!is_turn(table) || !move)
    return meld_wrong(why, TN_MOVE_STAGE, 0, 0);
  if (!is_move(move, why))
    return false;
  if (stage_of(move) != stage)
    return untimely(table, move, why);
  switch ((tn_MeldVerb)move->verb) {
    case TN_DO_DRAW: return allows_draw(table, false, why);
    case TN_DO_PASS: return allows_draw(table, true, why);
    case TN_DO_TAKE: return tni_turn_allows_take(table, move, why);
    case TN_DO_MELD: return tni_turn_allows_meld(table, move, why);
    case TN_DO_DONE: return allows_done(table, why);
    case TN_DO_ASK: return tni_turn_allows_ask(table, why);
    case TN_DO_JOIN: return tni_turn_allows_join(table, move, why);
    case TN_DO_ALL: return tni_turn_allows_knock(table, move, why);
    case TN_DO_DISCARD: return allows_discard(table, move->card, why);
    default:
      return allows_discard(table, move->card, why) &&
             tni_turn_allows_knock(table, move, why);
  }
}


/* What the meld at a place is when these cards are added.  A set of one natural
** card can become a run. */
static uint8_t kind_with(const tn_MeldRules *rules, const tn_MeldPlace *at,
                         tn_Kinds natural) {
  bool mixed = at->kind == TN_SET && at->rank != TN_NONE &&
               natural & ~rules->of_rank[at->rank];
  return mixed ? TN_RUN : at->kind;
}


/* The meld that will be at a place when these cards are added.  It was judged
** when the move was checked, so only its numbers are needed. */
static tn_Meld meld_with(const tn_Melding *melding, uint8_t place,
                         const tn_Set *cards, const tn_Stands *stands) {
  const tn_MeldRules *rules = melding->rules;
  tn_Set as = *cards;
  if (rules->named)
    tn_stands_put(stands, TN_NONE, &as);
  tn_Kinds natural = as.plane[0] & ~rules->wild;
  int wild = count_of(cards, rules->wild), n = set_count(cards) - wild;
  tn_Meld meld = {.kind = TN_WILD, .rank = TN_NONE};
  if (place < melding->used) {
    const tn_MeldPlace *at = &melding->place[place];
    meld.kind = kind_with(rules, at, natural);
    n += at->naturals;
    wild += at->wild;
  }
  if (natural && (place == melding->used)) {
    uint8_t rank = rules->deck->rank[tn_kinds_first(natural)];
    meld.last = !(natural & ~rules->last);
    bool set = meld.last || !(natural & ~rules->of_rank[rank]);
    meld.kind = set ? TN_SET : TN_RUN;
    meld.rank = set ? rank : TN_NONE;
  }
  meld.naturals = (uint8_t)n;
  meld.wild = (uint8_t)wild;
  return meld;
}


/* What a meld counts where everyone adds to it. */
static int32_t worth_at(const tn_Table *table, uint8_t place) {
  const tn_Melding *melding = table->melding;
  const tn_MeldRules *rules = melding->rules;
  const tn_Set *lying = &table->pile[rules->place + place].set;
  if (!rules->by_all)
    return 0;
  return tni_meld_worth_at(melding, place, lying);
}


/* Lays a part at its place, with the top of the pile unless `top` is
** TN_NONE. */
static void lay(tn_Table *table, const tn_MeldPart *part, tn_Card top) {
  tn_Melding *melding = table->melding;
  uint8_t hand = tn_hand_pile(melding->seat);
  tn_Set all = part->cards;
  if (top != TN_NONE)
    set_add(&all, top);
  uint8_t place = tni_turn_place(table, &all, part->place);
  uint8_t pile = (uint8_t)(melding->rules->place + place);
  tn_Meld meld = meld_with(melding, place, &all, &part->stands);
  int32_t before = worth_at(table, place);
  if (top != TN_NONE)
    tn_table_move(table, top, melding->rules->discard, pile);
  for (int plane = 0; plane < TN_COPIES && part->cards.plane[plane]; plane++)
    for (tn_Kinds left = part->cards.plane[plane]; left; left &= left - 1)
      tn_table_move(table, tn_kinds_first(left), hand, pile);
  tni_meld_name(melding, part, place);
  if (melding->rules->by_all)
    melding->laid[melding->seat] += worth_at(table, place) - before;
  tni_meld_note(melding, place, side_of_turn(table), &meld);
  tni_meld_next(table, place);
}


/* Moves what is left of the discard pile to the hand, or only its top. */
static void take_pile(tn_Table *table) {
  uint8_t from = table->melding->rules->discard;
  uint8_t hand = tn_hand_pile(table->melding->seat);
  const tn_Pile *pile = &table->pile[from];
  const tn_MeldRules *rules = table->melding->rules;
  int n = rules->whole ? pile->count : 1;
  if (rules->take_most > 0 && n > rules->take_most - 1)
    n = rules->take_most - 1; /* and the top, which lies in a meld by now */
  if (!rules->whole)
    table->melding->taken = top_of(table);
  for (; n > 0; n--)
    tn_table_move(table, pile->cards[pile->count - 1], from, hand);
  tn_meld_lay_down(table, table->melding->seat, false);
}


/* The top card goes with the first part.  The rest of the pile follows into the
** hand when all parts are on the table. */
void tni_meld_do(tn_Table *table, const tn_MeldMove *move) {
  uint8_t hand = tn_hand_pile(table->melding->seat);
  bool take = move->verb == TN_DO_TAKE;
  bool down = take && table->melding->rules->down;
  if (stage_of(move) == TN_STAGE_DISCARD) {
    tn_table_move(table, move->card, hand, table->melding->rules->discard);
    return;
  }
  if (move->verb == TN_DO_JOIN) {
    tni_meld_join(table, move);
    return;
  }
  if (down)
    tni_turn_take_above(table, move->card);
  for (int i = 0; i < move->parts; i++)
    lay(table, &move->part[i], take && i == 0 ? top_of(table) : TN_NONE);
  if (down && move->parts > 0)
    tn_meld_lay_down(table, table->melding->seat, false);
  else if (take)
    take_pile(table);
  table->melding->acts |= move->verb == TN_DO_MELD;
}


bool tn_meld_do(tn_Table *table, const tn_MeldMove *move) {
  if (!is_turn(table) || !move || !tni_turn_can_do(table, move))
    return false;
  tni_meld_do(table, move);
  return true;
}


/* Lays aside all cards of a hand that must be.  Everyone then knows that it
** holds no more of them.  Answers how many there were. */
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


/* Cards drawn as replacements may have to be laid aside themselves, so it goes
** on until none is. */
bool tn_meld_lay_down(tn_Table *table, uint8_t seat, bool draw) {
  if (!table_has_seat(table, seat) || !table->melding)
    return false;
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


/* Cards of it that are laid aside are replaced, as when the round began. */
bool tni_meld_take_up(tn_Table *table, uint8_t seat) {
  int n = tni_meld_second(table, seat);
  if (n == 0)
    return false;
  uint8_t from = (uint8_t)(table->melding->rules->second + seat);
  const tn_Pile *pile = &table->pile[from];
  while (pile->count > 0)
    tn_table_move(table, pile->cards[pile->count - 1], from,
                  tn_hand_pile(seat));
  tn_meld_lay_down(table, seat, true);
  return true;
}


/* The player melded nothing in earlier turns and added to no meld that was
** there before, and one new meld is full. */
bool tn_meld_concealed(const tn_Table *table, uint8_t seat) {
  if (!is_turn(table))
    return false;
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
