/*
** Tricks that random bots play alone, with nobody to ask and nothing to log.
** Simulations spend most of their time here.
**
** All tricks that are left are played in one go, on copies of the hands
** (Plain), if no duty is left but to follow suit.  If others are left, one
** trick is played at a time.
*/
#include "tricks/duty.h"
#include "tricks/tricks.h"

#include <string.h>


/* Can bots up to this one alone play so many tricks, with cards that they have
** of one pack, with nobody to ask and nothing to log, and does the tape have
** room for them? */
static bool unwatched(tn_Table *table, uint32_t tricks, tn_Bot most) {
  uint32_t cards = tricks * table->trick.size;
  tn_Tape *tape = &table->tape;
  if (table->log.on || table->deck->packs > 1)
    return false;
  uint64_t read = tape->read - table->round_read + (uint64_t)cards;
  if (tape->at != tape->used || read > tape->limit)
    return false;
  const tn_Pile *hand = &table->pile[TN_HANDS];
  for (int seat = 0; seat < table->players; seat++, hand++)
    if (table->bot[seat] < TN_RANDOM || table->bot[seat] > most ||
        (hand->count < tricks && !table->out[seat]))
      return false;
  return tn_tape_reserve(tape, &table->memory, cards * (size_t)TN_CARD_BYTES);
}


/* Does a duty only demand the cards that it names? */
static inline bool demands(const tn_Duty *duty) {
  const tn_Named *exempt = &duty->exempt;
  return !duty->avoids && !duty->narrows && !duty->has_only &&
         !(exempt->cards | exempt->if_trump | exempt->sorts);
}


/* Does a duty bind always and without exception? */
static inline bool is_bare(const tn_Duty *duty) {
  return !duty->when && !duty->unless && !duty->until_played &&
         !duty->until_thrown && demands(duty);
}


/* Is it a duty to follow suit, always and without exception? */
static inline bool just_follows(const tn_Table *table, int rule) {
  return table->rule[rule] == TN_FOLLOW && !rule_waits(table, rule) &&
         (!table->duty || is_bare(&table->duty[rule]));
}


/* Facts of the host's: they change only where the loop stops. */
#define OF_HOST ((uint16_t) ~(TN_HOST_FACT - 1u))


/* Is it certain that a duty will not bind before the loop stops? */
static inline bool is_past(const tn_Table *table, const tn_Duty *duty,
                           tn_Kinds played) {
  uint16_t facts = table->host_facts;
  if (duty->when & OF_HOST & ~facts || duty->unless & OF_HOST & facts)
    return true;
  if (duty->when & TN_FIRST_TRICK && !table->trick.first)
    return true;
  return duty->until_played & played || duty->until_thrown & table->thrown;
}


/* The number of the obligation to follow suit, if no other can bind in the
** tricks that are left; else -1. */
static int only_follow(const tn_Table *table) {
  int follow = -1;
  tn_Kinds played = table->watched & TN_UNTIL ? played_by_all(table) : 0;
  for (int rule = 0; rule < table->rules; rule++) {
    if (table->duty && is_past(table, &table->duty[rule], played))
      continue;
    if (!just_follows(table, rule))
      return -1;
    follow = follow < 0 ? rule : follow;
  }
  return follow;
}


/* Can the tricks be played in one go?  Then `follow` gets the number of the
** only duty. */
static bool plain(tn_Table *table, int *follow) {
  if (table->order->later || table->stop_after_trick)
    return false;
  *follow = only_follow(table);
  return *follow >= 0 && unwatched(table, table->to_play, TN_RANDOM);
}


/* The obligations that can bind in a trick, by number, and what has been played
** as far as they depend on it. */
typedef struct Duties {
  const tn_Sorted *sorted;
  int n;
  uint8_t rule[TN_RULES];
  bool bare; /* after the lead all are bare, or say nothing */
  tn_Kinds played, thrown;
} Duties;


/* Facts that do not change during a trick. */
#define OF_TRICK ((uint16_t)(TN_FIRST_TRICK | OF_HOST))


/* Is it certain, before a trick, that a duty will not bind in it? */
static bool idle(const tn_Table *table, const tn_Duty *duty) {
  uint16_t facts = table->host_facts;
  facts = (uint16_t)(facts | (table->trick.first ? TN_FIRST_TRICK : 0));
  return duty->when & OF_TRICK & ~facts || duty->unless & OF_TRICK & facts;
}


/* Finds out of which sort each duty is. */
static void sort_out(const tn_Table *table, tn_Sorted *sorted) {
  sorted->known = true;
  for (int rule = 0; rule < table->rules; rule++) {
    const tn_Duty *duty = &table->duty[rule];
    bool led = table->rule[rule] == TN_CARDS_NAMED && duty->when & TN_LEADING;
    bool bare = led || (table->rule[rule] < TN_RULE && is_bare(duty));
    sorted->demands |= (demands(duty) ? UINT32_C(1) : 0) << rule;
    sorted->bare |= (bare ? UINT32_C(1) : 0) << rule;
  }
}


/* Can the trick be played by random bots alone?  Then `duties` gets its
** obligations.  None of them may be a rule of the host's. */
static bool dutiful(tn_Table *table, Duties *duties) {
  uint32_t all = 0;
  duties->n = 0;
  for (uint8_t i = 0; i < table->rules; i++) {
    if (rule_waits(table, i) || (table->duty && idle(table, &table->duty[i])))
      continue;
    if (table->rule[i] == TN_RULE)
      return false;
    all |= UINT32_C(1) << i;
    duties->rule[duties->n++] = i;
  }
  duties->bare = !(all & ~duties->sorted->bare);
  duties->played = table->watched & TN_UNTIL ? played_by_all(table) : 0;
  duties->thrown = table->thrown;
  return unwatched(table, 1, TN_DUCKER);
}


/*
** What the player in turn may play of a hand.  An obligation that forbids a
** card is noted in `bound`.  Without `conditions` each only demands the cards
** that it names, and that loop must be as short as can be: so the one is made
** within play_by(), and the other apart from it.
*/
__attribute__((always_inline)) static inline tn_Kinds
by_duties(const tn_Table *table, const Duties *duties, tn_Trick *trick,
          tn_Kinds hand, uint32_t *bound, bool conditions) {
  Moment moment = {0, duties->played, duties->thrown};
  Walk walk = {table->order, trick, hand, TN_NONE, *bound};
  int n = conditions || trick->led != TN_NO_GROUP ? duties->n : 0;
  if (conditions)
    moment.facts = tni_trick_facts(table, trick, hand);
  for (int i = 0; i < n; i++) {
    uint8_t rule = duties->rule[i];
    const tn_Duty *duty = conditions ? &table->duty[rule] : NULL;
    if (conditions && !in_force(duty, &moment))
      continue;
    tn_Kinds named = named_by(table->rule[rule], duty, table->order, trick);
    if (conditions && duties->sorted->demands >> rule & 1)
      duty = NULL;
    if (!has_say(&walk, rule, duty, named))
      break;
  }
  trick->binds = walk.binds;
  *bound = walk.bound;
  return walk.left;
}


__attribute__((noinline)) static tn_Kinds
by_conditions(const tn_Table *table, const Duties *duties, tn_Trick *trick,
              tn_Kinds hand, uint32_t *bound) {
  return by_duties(table, duties, trick, hand, bound, true);
}


/* The card that a quick bot plays, of several. */
static tn_Kinds quick_one(tn_Table *table, const tn_Trick *trick,
                          tn_Kinds legal, uint64_t bits) {
  table->trick = *trick;
  table->question.seat = tn_trick_chooser(table);
  return tn_kind(tni_quick_card(table, legal, bits));
}


/*
** Plays a whole trick by bots, who have obligations.  It works on a copy
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
    bool all = conditions && (!duties->bare || trick.plays == 0);
    tn_Kinds legal =
        all ? by_conditions(table, duties, &trick, held, &bound)
            : by_duties(table, duties, &trick, held, &bound, false);
    uint64_t bits = tn_random_next(&random);
    bool quick = table->bot[trick.turn] > TN_RANDOM && (legal & (legal - 1));
    tn_Kinds one = quick ? quick_one(table, &trick, legal, bits)
                         : pick_one(legal, bits, table->deposits);
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
  int played;      /* tricks */
  tn_Kinds thrown; /* cards of another suit than the one led */
  bool deposits;
  bool bound; /* has the duty to follow suit forbidden a card? */
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


/* Notes what was thrown in a trick, and whether the duty to follow suit has
** forbidden a card. */
static void note_trick(Plain *plain, const tn_Card *cards, uint8_t leader,
                       uint8_t size) {
  const tn_Order *order = plain->order;
  tn_Kinds led = 0, none = order->of_group[TN_NO_GROUP];
  for (uint8_t k = 0, seat = leader; k < size; k++, seat = plain->next[seat]) {
    tn_Kinds hand = plain->hand[seat] | tn_kind(cards[k]), follow = hand & led;
    plain->bound |= follow && follow != hand;
    if (led)
      plain->thrown |= tn_kind(cards[k]) & ~led;
    else
      led = order->of_group[order->group[cards[k]]] & ~none;
  }
}


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


/* Plays all the tricks that are left, by random bots.  `follow` is the number
** of the only duty. */
static void play_plain(tn_Table *table, int follow) {
  tn_Trick *trick = &table->trick;
  Plain plain = {.order = table->order,
                 .random = tn_table_bot_stream(table),
                 .tape = table->tape.bytes + table->tape.used,
                 .deposits = table->deposits};
  uint8_t size = trick->size, leader = trick->leader, led_by;
  bool notes = table->rules > 1 || table->duty;
  memcpy(plain.next, table->next, sizeof plain.next);
  for (uint8_t seat = 0; seat < table->players; seat++)
    plain.hand[seat] = table->pile[tn_hand_pile(seat)].set.plane[0];
  do {
    led_by = leader;
    leader = plain_trick(&plain, leader, size);
    tn_Pile *won = &table->pile[tn_won_pile(table, table->side_of[leader])];
    copy_trick(won->cards + won->count, plain.tape, size);
    if (notes)
      note_trick(&plain, won->cards + won->count, led_by, size);
    won->count = (uint16_t)(won->count + size);
    table->tricks[leader]++;
  } while (++plain.played < table->to_play && leader != table->until_wins);
  copy_trick(trick->cards, plain.tape, size);
  trick->plays = size;
  trick->turn = led_by; /* as after each trick: it has come around */
  trick->leader = trick->best = leader;
  trick->under_way = false;
  table->thrown |= plain.thrown;
  table->bound = (uint16_t)(table->bound | plain.bound << follow);
  settle_plain(table, &plain);
}


bool tni_play_unseen(tn_Table *table, tn_Sorted *sorted) {
  const tn_Trick *trick = &table->trick;
  Duties duties = {.sorted = sorted};
  int follow;
  if (trick->plays > 0 || table->plays || table->speech.any)
    return false;
  if (plain(table, &follow)) {
    play_plain(table, follow);
    return true;
  }
  if (table->duty && !sorted->known)
    sort_out(table, sorted);
  if (dutiful(table, &duties))
    play_dutiful(table, &duties);
  return false;
}
