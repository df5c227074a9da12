/*
** Tricks: what may be played, who wins, and the loop that plays them.
**
** "You must follow suit" is decided here.  names() says which cards an
** obligation demands; legal_cards() goes through the obligations of the
** game in their order, and the first that demands a card of the hand binds.
** judge() then says whether a card is the best of its trick so far.
**
** tn_table_play() is the loop.  It returns when a player must answer, when a
** rule of the host's must name its cards, and when all is played.  Where random
** bots play and nobody looks on, it plays the tricks in one go on copies of the
** hands (Plain), since simulations spend most of their time here.
*/
#include "tricks/duty.h"
#include "tricks/tricks.h"

#include <string.h>


/* The hand of the player in turn. */
static inline tn_Pile *hand_in_turn(tn_Table *table) {
  return &table->pile[tn_hand_pile(table->trick.turn)];
}


/* How many seats take part in the round: as many plays make a trick. */
static uint8_t seats_in(const tn_Table *table) {
  uint8_t n = 0;
  for (int seat = 0; seat < table->players; seat++)
    n = (uint8_t)(n + !table->out[seat]);
  return n;
}


static bool nobody_has_won(const tn_Table *table) {
  for (int seat = 0; seat < table->players; seat++)
    if (table->tricks[seat] > 0)
      return false;
  return true;
}


/* Only what a trick needs: the width and size are the same for all tricks of a
** round. */
static inline void begin(tn_Table *table, uint8_t leader) {
  tn_Trick *trick = &table->trick;
  trick->first = table->watched & TN_FIRST_TRICK && nobody_has_won(table);
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
  begin(table, leader);
  table->trick.width = 1;
  table->trick.size = seats_in(table);
}


/* The cards that the host's rule names.  False if the host has not answered
** yet. */
static bool host_names(tn_Table *table, tn_Kinds *named) {
  if (!table->answered)
    return false;
  table->answered = false;
  *named = table->named_by[table->trick.rule] = table->named;
  return true;
}


/*
** `trick->rule` is where it goes on after the host has answered; it is 0 again
** when the cards are known.  An obligation that forbids a card of the hand is
** noted in `bound`, for those who want to know which ones a round has used.
*/
static inline tn_Need legal_cards(tn_Table *table, tn_Kinds *legal) {
  tn_Trick *trick = &table->trick;
  tn_Kinds hand = hand_in_turn(table)->set.plane[0];
  Moment moment = moment_now(table, trick, hand);
  bool goes_on = true;
  if (trick->rule == 0) {
    trick->binds = TN_NONE;
    trick->left = hand;
  }
  for (; trick->rule < table->rules && goes_on; trick->rule++) {
    uint8_t rule = trick->rule;
    tn_Kinds named;
    if (is_silent(table, rule, &moment))
      continue;
    if (table->rule[rule] != TN_RULE)
      named = named_by_duty(table, rule, trick);
    else if (!host_names(table, &named))
      return TN_RULE_DUE;
    bool narrows = false;
    tn_Kinds left = left_of(table, rule, trick, named, trick->left, &narrows);
    if (!left)
      continue;
    goes_on = narrows;
    if (left != trick->left || !narrows)
      trick->binds = rule;
    table->bound |= (uint16_t)((left != trick->left ? 1u : 0u) << rule);
    trick->left = left;
  }
  trick->rule = 0;
  *legal = trick->left;
  return TN_DONE;
}


tn_Need tn_trick_legal(tn_Table *table, tn_Kinds *legal) {
  return legal_cards(table, legal);
}


/*
** The card joins the trick: is it the best so far?  Written without jumps,
** since cards are random and a processor would guess them wrong.
*/
static inline void judge(const tn_Order *order, tn_Trick *trick, tn_Card card) {
  uint8_t group = order->group[card];
  trick->led = trick->led == TN_NO_GROUP ? group : trick->led;
  bool stands = (group == trick->led) | (group == TN_TRUMPS);
  stands &= group != TN_NO_GROUP;
  bool better = stands & (order->height[card] > trick->best_height);
  trick->best_height = better ? order->to_beat[card] : trick->best_height;
  trick->best = better ? trick->turn : trick->best;
  trick->best_card = better ? card : trick->best_card;
}


/* Logs a card and what it tells about the hand. */
static void log_play(tn_Table *table, tn_Card card) {
  tn_log_duties(table, card);
  tn_log_move(table, card, tn_hand_pile(table->trick.turn), TN_TRICK);
}


/* One pack needs no counting, only a bit in plane 0. */
static inline void play_card(tn_Table *table, tn_Card card) {
  tn_Trick *trick = &table->trick;
  tn_Pile *hand = hand_in_turn(table);
  if (table->log.on)
    log_play(table, card);
  tn_Set *played = &table->played[trick->turn];
  if (table->deck->packs == 1) {
    hand->set.plane[0] &= ~tn_kind(card);
    played->plane[0] |= tn_kind(card);
  } else {
    tn_set_remove(&hand->set, card);
    tn_set_add(played, card);
  }
  hand->count--;
  if (table->speech.any)
    end_speech(&table->speech, trick->turn);
  trick->cards[trick->plays++] = card;
  judge(table->order, trick, card);
  if (table->order->group[card] != trick->led)
    table->thrown |= tn_kind(card);
  uint8_t seat = trick->turn;
  trick->turn = table->next[seat];
  if (!table->log.on)
    return;
  if (table->sayings.kinds & tn_kind(card))
    tn_sayings_tell(table, seat, card);
  if (table->parties.formed)
    tn_parties_tell(table);
  if (table->dummy != TN_NONE && !table->dummy_open)
    tn_table_open_dummy(table);
}


void tn_trick_play(tn_Table *table, tn_Card card) {
  assert(table->trick.under_way && table->trick.plays < table->trick.size);
  assert(tn_pile_has(hand_in_turn(table), card));
  play_card(table, card);
  table->pile[TN_TRICK].count = table->trick.plays;
}


/* The cards of a trick go to the winner's side, and so says the log. */
static void log_end(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  uint8_t won = tn_won_pile(table, table->side_of[trick->best]);
  int cards = trick->plays * trick->width;
  for (int i = 0; i < cards; i++)
    tn_log_move(table, trick->cards[i], TN_TRICK, won);
  tn_log_add(table, (tn_Event){.what = TN_WON,
                               .seat = trick->best,
                               .from = TN_TRICK,
                               .to = won,
                               .seen = 0xFF,
                               .n = (uint32_t)cards});
}


/* The winner leads the next trick, unless the host says otherwise. */
static inline uint8_t end_trick(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  tn_Pile *won = &table->pile[tn_won_pile(table, table->side_of[trick->best])];
  if (table->log.on)
    log_end(table);
  int cards = trick->plays * trick->width;
  for (int i = 0; i < cards; i++)
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
  table->until_wins = table->dummy = TN_NONE;
  table->dummy_open = false;
  table->trick.under_way = n > 0;
}


tn_Need tn_table_ask_card(tn_Table *table, tn_Card *card) {
  return ask_card(table, card);
}


/* Finds the card of the player in turn and plays it. */
static inline tn_Need play_one(tn_Table *table) {
  tn_Question *question = &table->question;
  tn_Card card = table->speech.card;
  if (table->speech.waits) {
    play_card(table, card);
    return TN_DONE;
  }
  tn_Need need = legal_cards(table, &question->legal);
  if (need != TN_DONE)
    return need;
  question->seat = tn_trick_chooser(table);
  question->from = tn_hand_pile(table->trick.turn);
  question->to = TN_TRICK;
  if (table->speech.any && word_due(table))
    return TN_WORD_DUE;
  need = ask_card(table, &card);
  if (need == TN_DONE && word_goes_with(table, card))
    return TN_WORD_SAID;
  if (need == TN_DONE)
    play_card(table, card);
  return need;
}


/* Can random bots alone play these cards, from one pack, with nobody to ask and
** nothing to log, and does the tape have room for them? */
static bool unwatched(tn_Table *table, uint32_t cards) {
  tn_Tape *tape = &table->tape;
  if (table->log.on || table->deck->packs > 1)
    return false;
  uint64_t read = tape->read - table->round_read + (uint64_t)cards;
  if (tape->at != tape->used || read > tape->limit)
    return false;
  for (int seat = 0; seat < table->players; seat++)
    if (table->bot[seat] != TN_RANDOM)
      return false;
  return tn_tape_reserve(tape, &table->memory, cards * (size_t)TN_CARD_BYTES);
}


/* Can the tricks be played in one go?  There is no duty but to follow suit. */
static bool plain(tn_Table *table) {
  return table->rules == 1 && table->rule[0] == TN_FOLLOW && !table->duty &&
         !table->order->later && !rule_waits(table, 0) &&
         !table->stop_after_trick &&
         unwatched(table, (uint32_t)table->to_play * table->trick.size);
}


/* The obligations that can bind in a trick, by number, and what has been played
** as far as they depend on it. */
typedef struct Duties {
  int n;
  uint8_t rule[TN_RULES];
  tn_Kinds played, thrown;
} Duties;


/* Facts that do not change during a trick. */
#define OF_TRICK ((uint16_t)(TN_FIRST_TRICK | ~(TN_HOST_FACT - 1u)))


/* Is it certain, before a trick, that a duty will not bind in it? */
static bool idle(const tn_Table *table, const tn_Duty *duty) {
  uint16_t facts = table->host_facts;
  facts = (uint16_t)(facts | (table->trick.first ? TN_FIRST_TRICK : 0));
  return duty->when & OF_TRICK & ~facts || duty->unless & OF_TRICK & facts;
}


/* Can the trick be played by random bots alone?  Then `duties` gets its
** obligations.  None of them may be a rule of the host's. */
static bool dutiful(tn_Table *table, Duties *duties) {
  duties->n = 0;
  for (uint8_t i = 0; i < table->rules; i++) {
    if (rule_waits(table, i) || (table->duty && idle(table, &table->duty[i])))
      continue;
    if (table->rule[i] == TN_RULE)
      return false;
    duties->rule[duties->n++] = i;
  }
  duties->played = table->watched & TN_UNTIL ? played_by_all(table) : 0;
  duties->thrown = table->thrown;
  return unwatched(table, table->trick.size);
}


/*
** What the player in turn may play of a hand: what the first obligation names
** that the hand can meet, or else everything.  An obligation that forbids a
** card is noted in `bound`.
*/
static inline tn_Kinds by_duty(const tn_Table *table, const Duties *duties,
                               tn_Trick *trick, tn_Kinds hand,
                               uint32_t *bound) {
  trick->binds = TN_NONE;
  for (int i = 0; i < duties->n && trick->led != TN_NO_GROUP; i++) {
    uint8_t rule = duties->rule[i];
    tn_Kinds named = names(table->rule[rule], table->order, trick) & hand;
    if (!named)
      continue;
    trick->binds = rule;
    *bound |= (named != hand ? UINT32_C(1) : 0) << rule;
    return named;
  }
  return hand;
}


/* The same where duties have conditions. */
static tn_Kinds by_conditions(const tn_Table *table, const Duties *duties,
                              tn_Trick *trick, tn_Kinds hand, uint32_t *bound) {
  Moment moment = {tn_trick_facts(table, trick, hand), duties->played,
                   duties->thrown};
  tn_Kinds cards = hand;
  trick->binds = TN_NONE;
  for (int i = 0; i < duties->n; i++) {
    uint8_t rule = duties->rule[i];
    bool narrows = false;
    if (!in_force(&table->duty[rule], &moment))
      continue;
    tn_Kinds named = named_by_duty(table, rule, trick);
    tn_Kinds left = left_of(table, rule, trick, named, cards, &narrows);
    if (!left)
      continue;
    if (left != cards || !narrows)
      trick->binds = rule;
    *bound |= (left != cards ? UINT32_C(1) : 0) << rule;
    cards = left;
    if (!narrows)
      break;
  }
  return cards;
}


/*
** Plays a whole trick by random bots, who have obligations.  It works on a copy
** of the trick to which nothing points, so that a compiler can keep it in
** registers.
*/
static inline void play_by(tn_Table *table, Duties *duties, bool conditions) {
  tn_Trick trick = table->trick;
  tn_Tape *tape = &table->tape;
  tn_Random random = tn_table_bot_stream(table);
  uint8_t *end = tape->bytes + tape->used;
  uint32_t bound = 0;
  while (trick.plays < trick.size) {
    tn_Pile *hand = &table->pile[tn_hand_pile(trick.turn)];
    tn_Kinds held = hand->set.plane[0];
    tn_Kinds legal = conditions
                         ? by_conditions(table, duties, &trick, held, &bound)
                         : by_duty(table, duties, &trick, held, &bound);
    uint64_t bits = tn_random_next(&random);
    tn_Kinds one = pick_one(legal, bits, table->deposits);
    tn_Card card = tn_kinds_first(one);
    end = tape_card(end, card, one == legal);
    hand->set.plane[0] = held ^ one;
    hand->count--;
    table->played[trick.turn].plane[0] |= one;
    trick.cards[trick.plays++] = card;
    judge(table->order, &trick, card);
    if (conditions) {
      duties->played |= one;
      duties->thrown |= table->order->group[card] != trick.led ? one : 0;
    }
    trick.turn = table->next[trick.turn];
  }
  table->thrown = duties->thrown;
  table->bound = (uint16_t)(table->bound | bound);
  table->trick = trick;
  tape->read += trick.size;
  tape->used = tape->at = (uint32_t)(end - tape->bytes);
}


/* The same; where no duty has conditions, the loop is as short as can be. */
static void play_dutiful(tn_Table *table, Duties *duties) {
  if (table->duty)
    play_by(table, duties, true);
  else
    play_by(table, duties, false);
}


/* What the tricks of plain play work on.  A compiler can keep it in registers,
** because no pointer leads to it. */
typedef struct Plain {
  const tn_Order *order;
  tn_Random random; /* the bots' bits */
  uint8_t next[TN_SEATS];
  tn_Kinds hand[TN_SEATS];
  uint8_t *tape;
  int played; /* tricks */
  bool deposits;
} Plain;


/*
** Plays one trick of plain play onto the tape.  Answers its winner.  It has few
** jumps, as judge() has.  Cards of no suit set no suit and never win: `led`
** stays empty as long as there are only such cards.
*/
static inline uint8_t plain_trick(Plain *plain, uint8_t leader, uint8_t size) {
  const tn_Order *order = plain->order;
  tn_Kinds led = 0, stands = 0;
  uint8_t seat = leader, best = leader;
  int height = -1;
  for (uint8_t k = 0; k < size; k++) {
    tn_Kinds hand = plain->hand[seat], follow = hand & led;
    tn_Kinds legal = follow ? follow : hand;
    uint64_t bits = tn_random_next(&plain->random);
    tn_Kinds one = pick_one(legal, bits, plain->deposits);
    tn_Card card = tn_kinds_first(one);
    plain->tape = tape_card(plain->tape, card, one == legal);
    plain->hand[seat] = hand ^ one;
    if (!led) {
      led = order->of_group[order->group[card]] & ~order->of_group[TN_NO_GROUP];
      stands = led | order->of_group[TN_TRUMPS];
    }
    bool better = ((stands & one) != 0) & (order->height[card] > height);
    height = better ? order->height[card] : height;
    best = better ? seat : best;
    seat = plain->next[seat];
  }
  return best;
}


/* Copies the cards of a trick, the last one on the tape, without their
** marks. */
#ifdef TN_WIDE
static inline void copy_trick(tn_Card *to, const uint8_t *end, uint8_t size) {
  for (to += size; size > 0; size--) {
    *--to = *--end;
    if (size > 1 && end[-1] == TN_FORCED_NEXT)
      end--;
  }
}
#else
static inline void copy_trick(tn_Card *to, const uint8_t *end, uint8_t size) {
  for (const uint8_t *from = end - size; from < end;)
    *to++ = *from++ & (TN_KINDS - 1);
}
#endif


/* Brings the table to the state after plain play: hands, cards played, tape. */
static void settle_plain(tn_Table *table, const Plain *plain) {
  tn_Tape *tape = &table->tape;
  for (uint8_t seat = 0; seat < table->players; seat++) {
    tn_Pile *hand = &table->pile[tn_hand_pile(seat)];
    tn_Kinds played = hand->set.plane[0] & ~plain->hand[seat];
    table->played[seat].plane[0] |= played;
    hand->set.plane[0] = plain->hand[seat];
    hand->count =
        (uint16_t)(hand->count - (table->out[seat] ? 0 : plain->played));
  }
  uint32_t used = (uint32_t)(plain->tape - tape->bytes);
  tape->read += (uint32_t)plain->played * table->trick.size;
  tape->used = tape->at = used;
  table->to_play = 0;
}


/* Plays all the tricks that are left, by random bots. */
static void play_plain(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  Plain plain = {.order = table->order,
                 .random = tn_table_bot_stream(table),
                 .tape = table->tape.bytes + table->tape.used,
                 .deposits = table->deposits};
  uint8_t size = trick->size, leader = trick->leader;
  memcpy(plain.next, table->next, sizeof plain.next);
  for (uint8_t seat = 0; seat < table->players; seat++)
    plain.hand[seat] = table->pile[tn_hand_pile(seat)].set.plane[0];
  do {
    leader = plain_trick(&plain, leader, size);
    tn_Pile *won = &table->pile[tn_won_pile(table, table->side_of[leader])];
    copy_trick(won->cards + won->count, plain.tape, size);
    won->count = (uint16_t)(won->count + size);
    table->tricks[leader]++;
  } while (++plain.played < table->to_play && leader != table->until_wins);
  copy_trick(trick->cards, plain.tape, size);
  trick->leader = trick->best = leader;
  trick->under_way = false;
  settle_plain(table, &plain);
}


/* Plays what is left of the trick. */
static inline tn_Need play_trick(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  while (trick->plays < trick->size) {
    tn_Need need = play_one(table);
    if (need != TN_DONE) {
      table->pile[TN_TRICK].count = trick->plays;
      return need;
    }
  }
  return TN_DONE;
}


/* Plays what is left of the trick, several cards at a time. */
static tn_Need play_plays(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  while (trick->plays < trick->size) {
    tn_Need need = tn_play_next(table);
    if (need != TN_DONE)
      return need;
  }
  return TN_DONE;
}


/* How many tricks are left after this one.  Where several cards are played at
** once, there are no more tricks than the leader has cards. */
static uint16_t fewer(const tn_Table *table) {
  uint16_t left = (uint16_t)(table->to_play - 1);
  if (!table->plays)
    return left;
  uint16_t cards = table->pile[tn_hand_pile(table->trick.leader)].count;
  return left < cards ? left : cards;
}


/* The fastest way that serves is taken: all tricks at once, one trick at once,
** or card by card. */
tn_Need tn_table_play(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  while (table->to_play > 0) {
    if (!trick->under_way)
      begin(table, trick->leader);
    bool begins = trick->plays == 0 && !table->plays && !table->speech.any;
    if (begins && plain(table)) {
      play_plain(table);
      break;
    }
    Duties duties;
    if (begins && dutiful(table, &duties))
      play_dutiful(table, &duties);
    tn_Need need = table->plays ? play_plays(table) : play_trick(table);
    if (need != TN_DONE)
      return need;
    bool last = end_trick(table) == table->until_wins;
    table->to_play = last ? 0 : fewer(table);
    if (table->stop_after_trick)
      return TN_TRICK_OVER;
  }
  return TN_DONE;
}
