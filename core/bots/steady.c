/*
** Steady bots: random bots that compare rules.  They play the same deal alike
** under other rules.  An additional decision does not shift the others, as it
** would if all were drawn from one stream.  And a choice stays the same when
** the other possibilities change.
*/
#include "bots/bots.h"

#define CARD_TOPIC 0 /* a card for a trick; the host's topics are others */


uint64_t tn_steady_bits(const tn_Table *table, uint8_t seat, uint64_t topic,
                        uint32_t before) {
  if (!table)
    return 0;
  uint64_t place = (uint64_t)table->round << 8 | seat;
  return tn_mix(tn_mix(tn_mix(table->key, place), topic), before);
}


/*
** Each card has a random number of its own, drawn anew for every card that the
** seat plays.  The bot plays the legal card with the highest number.  So all
** legal cards are equally likely, and the card played stays the choice if other
** cards become legal or illegal.
*/
tn_Card tni_steady_card(const tn_Table *table, tn_Kinds legal) {
  uint8_t seat = table->question.seat;
  int before = tn_set_count(&table->played[seat]);
  uint64_t bits = tn_steady_bits(table, seat, CARD_TOPIC, (uint32_t)before);
  tn_Card best = tn_kinds_first(legal);
  uint64_t most = 0;
  for (; legal; legal &= legal - 1) {
    tn_Card card = tn_kinds_first(legal);
    uint64_t draw = tn_mix(bits, card + UINT64_C(1));
    if (draw > most) {
      most = draw;
      best = card;
    }
  }
  return best;
}
