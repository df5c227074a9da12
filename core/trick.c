/* Tricks: what may be played, who wins, and the loop that plays them. */
#include "table.h"

#include <string.h>


static inline tn_Pile *hand_in_turn(tn_Table *table) {
  return &table->pile[tn_hand_pile(table->trick.turn)];
}


/* How many seats take part in the round. */
static uint8_t seats_in(const tn_Table *table) {
  uint8_t n = 0;
  for (int seat = 0; seat < table->players; seat++)
    n = (uint8_t)(n + !table->out[seat]);
  return n;
}


static inline void begin(tn_Trick *trick, uint8_t leader) {
  trick->leader = trick->turn = trick->best = leader;
  trick->plays = 0;
  trick->led = TN_NO_GROUP;
  trick->best_card = TN_NONE;
  trick->best_height = -1;
  trick->rule = 0;
  trick->under_way = true;
}


void tn_trick_begin(tn_Table *table, uint8_t leader) {
  assert(table->order);
  begin(&table->trick, leader);
  table->trick.width = 1;
  table->trick.size = seats_in(table);
}


/* Cards of the suit led that beat the best of that suit so far. */
static tn_Kinds beat_led(const tn_Order *order, const tn_Trick *trick) {
  tn_Kinds above = order->of_group[trick->led];
  for (int i = 0; i < trick->plays; i++)
    if (order->group[trick->cards[i]] == trick->led)
      above &= order->above[trick->cards[i]];
  return above;
}


/* Trumps that beat every trump in the trick: all of them if there is none. */
static tn_Kinds overtrump(const tn_Order *order, const tn_Trick *trick) {
  tn_Card best = trick->best_card;
  if (best != TN_NONE && order->group[best] == TN_TRUMPS)
    return order->above[best];
  return order->of_group[TN_TRUMPS];
}


/* Has a trick that another suit led been trumped? */
static bool trumped(const tn_Order *order, const tn_Trick *trick) {
  return trick->led != TN_TRUMPS && trick->best_card != TN_NONE &&
         order->group[trick->best_card] == TN_TRUMPS;
}


/* What an obligation names, of all cards. */
static inline tn_Kinds names(uint8_t obligation, const tn_Order *order,
                             const tn_Trick *trick) {
  if (trick->led == TN_NO_GROUP)
    return 0; /* the leader, or after jokers alone: anything goes */
  switch ((tn_Obligation)obligation) {
    case TN_FOLLOW: return order->of_group[trick->led];
    case TN_BEAT_LED:
      return trumped(order, trick) ? 0 : beat_led(order, trick);
    case TN_BEAT_LED_ALWAYS: return beat_led(order, trick);
    case TN_PLAY_TRUMP: return order->of_group[TN_TRUMPS];
    case TN_OVERTRUMP: return overtrump(order, trick);
    case TN_RULE: break;
  }
  return 0;
}


tn_Kinds tn_trick_names(const tn_Table *table, int rule) {
  return names(table->rule[rule], table->order, &table->trick);
}


/* The host's rule names its cards itself, once it has been asked. */
static bool host_names(tn_Table *table, tn_Kinds *named) {
  if (!table->answered)
    return false;
  table->answered = false;
  *named = table->named;
  return true;
}


static inline tn_Need legal_cards(tn_Table *table, tn_Kinds *legal) {
  tn_Trick *trick = &table->trick;
  tn_Kinds hand = hand_in_turn(table)->set.plane[0];
  trick->binds = TN_NONE;
  *legal = hand;
  for (; trick->rule < table->rules; trick->rule++) {
    tn_Kinds named;
    if (table->rule[trick->rule] != TN_RULE)
      named = names(table->rule[trick->rule], table->order, trick);
    else if (!host_names(table, &named))
      return TN_RULE_DUE;
    if (named & hand) {
      *legal = named & hand;
      trick->binds = trick->rule;
      break;
    }
  }
  trick->rule = 0;
  return TN_DONE;
}


tn_Need tn_trick_legal(tn_Table *table, tn_Kinds *legal) {
  return legal_cards(table, legal);
}


/*
** The card joins the trick: is it the best so far?  Written without jumps,
** since cards are random and a processor would guess them wrong.
*/
static inline void judge(const tn_Order *order, tn_Trick *trick,
                         tn_Card card) {
  uint8_t group = order->group[card];
  trick->led = trick->led == TN_NO_GROUP ? group : trick->led;
  bool stands = (group == trick->led) | (group == TN_TRUMPS);
  stands &= group != TN_NO_GROUP;
  bool better = stands & (order->height[card] > trick->best_height);
  trick->best_height = better ? order->height[card] : trick->best_height;
  trick->best = better ? trick->turn : trick->best;
  trick->best_card = better ? card : trick->best_card;
}


static inline void play_card(tn_Table *table, tn_Card card) {
  tn_Trick *trick = &table->trick;
  tn_Pile *hand = hand_in_turn(table);
  if (table->log.on)
    tn_log_play(table, card);
  tn_set_remove(&hand->set, card);
  tn_set_add(&table->played[trick->turn], card);
  hand->count--;
  trick->cards[trick->plays++] = card;
  judge(table->order, trick, card);
  trick->turn = table->next[trick->turn];
}


void tn_trick_play(tn_Table *table, tn_Card card) {
  assert(table->trick.under_way && table->trick.plays < table->trick.size);
  assert(tn_pile_has(hand_in_turn(table), card));
  play_card(table, card);
  table->pile[TN_TRICK].count = table->trick.plays;
}


static void log_end(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  uint8_t won = tn_won_pile(table, table->side_of[trick->best]);
  for (int i = 0; i < trick->plays; i++)
    tn_log_move(table, trick->cards[i], TN_TRICK, won);
  tn_log_add(table, (tn_Event){.what = TN_WON, .card = trick->best,
                               .from = TN_TRICK, .to = won, .seen = 0xFF,
                               .kinds = trick->plays});
}


static inline uint8_t end_trick(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  tn_Pile *won = &table->pile[tn_won_pile(table,
                                          table->side_of[trick->best])];
  if (table->log.on)
    log_end(table);
  for (int i = 0; i < trick->plays; i++)
    won->cards[won->count++] = trick->cards[i];
  table->pile[TN_TRICK].count = 0;
  table->tricks[trick->best]++;
  trick->leader = trick->best;
  trick->under_way = false;
  return trick->best;
}


uint8_t tn_trick_end(tn_Table *table) {
  assert(table->trick.under_way && table->trick.plays == table->trick.size);
  return end_trick(table);
}


void tn_table_lead(tn_Table *table, uint8_t leader, int n) {
  tn_trick_begin(table, leader);
  table->to_play = (uint16_t)n;
  table->trick.under_way = n > 0;
}


/* The player in turn is asked for a card, and plays it. */
static inline tn_Need play_one(tn_Table *table) {
  tn_Question *question = &table->question;
  tn_Card card;
  tn_Need need = legal_cards(table, &question->legal);
  if (need != TN_DONE)
    return need;
  question->seat = table->trick.turn;
  question->from = tn_hand_pile(question->seat);
  question->to = TN_TRICK;
  need = ask_card(table, &card);
  if (need == TN_DONE)
    play_card(table, card);
  return need;
}


/* Can this trick be played in one go: nobody to ask, nothing to log? */
static bool plain(const tn_Table *table) {
  const tn_Tape *tape = &table->tape;
  uint32_t most = tape->limit - (uint32_t)table->trick.size;
  bool room = tape->room - tape->used >= table->trick.size;
  bool ok = room && tape->at == tape->used && table->deck->packs == 1 &&
            !table->log.on && tape->read - table->round_read <= most;
  for (int seat = 0; seat < table->players; seat++)
    ok = ok && table->bot[seat] == TN_RANDOM;
  for (int rule = 0; rule < table->rules; rule++)
    ok = ok && table->rule[rule] != TN_RULE;
  return ok;
}


/* legal_cards without rules of the host's, and without saying which binds. */
static inline tn_Kinds plainly_legal(const tn_Table *table,
                                     const tn_Order *order,
                                     const tn_Trick *trick, tn_Kinds hand) {
  for (int rule = 0; rule < table->rules; rule++) {
    tn_Kinds met = hand & names(table->rule[rule], order, trick);
    if (rule == table->rules - 1)
      return met ? met : hand;
    if (met)
      return met;
  }
  return hand;
}


/*
** A whole trick by random bots: what play_one does for each card, on local
** copies, so that the compiler keeps them in registers.
*/
static void play_plain_trick(tn_Table *table) {
  tn_Trick trick = table->trick;
  const tn_Order *order = table->order;
  uint8_t *tape = table->tape.bytes + table->tape.used;
  uint32_t read = table->tape.read;
  bool deposits = table->deposits;
  for (; trick.plays < trick.size; trick.plays++) {
    tn_Pile *hand = &table->pile[tn_hand_pile(trick.turn)];
    tn_Kinds kinds = hand->set.plane[0];
    tn_Kinds legal = plainly_legal(table, order, &trick, kinds);
    uint64_t bits = tn_mix(table->key[trick.turn], ++read);
    tn_Card card = pick_kind(legal, bits, deposits);
    uint8_t forced = (legal & (legal - 1)) ? 0 : TN_FORCED;
    *tape++ = card | forced;
    trick.cards[trick.plays] = card;
    hand->set.plane[0] = kinds & ~tn_kind(card);
    table->played[trick.turn].plane[0] |= tn_kind(card);
    hand->count--;
    judge(order, &trick, card);
    trick.turn = table->next[trick.turn];
  }
  table->trick = trick;
  table->tape.read = read;
  table->tape.at = table->tape.used += trick.size;
}


/* Plays what is left of the trick. */
static inline tn_Need play_trick(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  if (trick->plays == 0 && plain(table))
    play_plain_trick(table);
  while (trick->plays < trick->size) {
    tn_Need need = play_one(table);
    if (need != TN_DONE) {
      table->pile[TN_TRICK].count = trick->plays;
      return need;
    }
  }
  return TN_DONE;
}


tn_Need tn_table_play(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  while (table->to_play > 0) {
    if (!trick->under_way)
      begin(trick, trick->leader);
    tn_Need need = play_trick(table);
    if (need != TN_DONE)
      return need;
    end_trick(table);
    table->to_play--;
    if (table->stop_after_trick)
      return TN_TRICK_OVER;
  }
  return TN_DONE;
}
