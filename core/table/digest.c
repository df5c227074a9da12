/*
** A number for how a round stands: where two moments of rounds at the same
** table have the same one, all that the core knows of them is the same, but for
** how they came about and how chance goes on.
*/
#include "table/table.h"


uint64_t tni_mix_bytes(uint64_t key, const void *bytes, size_t n) {
  const uint8_t *from = bytes;
  for (size_t at = 0; at < n; at += sizeof(uint64_t)) {
    uint64_t word = 0;
    memcpy(&word, from + at, n - at < sizeof word ? n - at : sizeof word);
    key = tn_mix(key ^ word, n - at);
  }
  return key;
}

#define mix(key, field) tni_mix_bytes(key, &(field), sizeof(field))


/* What others cannot tell apart is the same: where cards lie in a set. */
static uint64_t mix_piles(uint64_t key, const tn_Table *table) {
  for (int n = 0; n < table->piles; n++) {
    const tn_Pile *pile = &table->pile[n];
    key = mix(key, pile->count);
    key = pile->ordered ? tni_mix_bytes(key, pile->cards, pile->count)
                        : mix(key, pile->set);
  }
  return key;
}


static uint64_t mix_trick(uint64_t key, const tn_Trick *trick) {
  const uint8_t now[] = {trick->under_way, trick->leader, trick->turn,
                         trick->plays,     trick->size,   trick->width,
                         trick->led,       trick->best,   trick->best_card,
                         trick->first,     trick->rule};
  if (!trick->under_way)
    return key;
  key = mix(mix(key, now), trick->best_height);
  return tni_mix_bytes(key, trick->cards, (size_t)trick->plays * trick->width);
}


static uint64_t mix_question(uint64_t key, const tn_Question *asked) {
  const uint8_t now[] = {asked->kind,   asked->seat,  asked->from,  asked->to,
                         asked->others, asked->stage, asked->sealed};
  return mix(mix(mix(mix(key, now), asked->least), asked->most), asked->legal);
}


/* Who sits where, and whose the round is.  What is left from tricks that are
** over does not count. */
static uint64_t mix_seats(uint64_t key, const tn_Table *table) {
  bool open = table->dummy != TN_NONE, plays = table->to_play > 0;
  const uint8_t now[] = {table->dealer,
                         table->began_by,
                         table->reversed,
                         table->dummy,
                         open ? table->dummy_by : TN_NONE,
                         open && table->dummy_open,
                         table->at_once,
                         plays ? table->until_wins : TN_NONE,
                         table->taking};
  key = mix(mix(mix(mix(key, now), table->next), table->sitting), table->out);
  key = mix(mix(mix(key, table->tricks), table->unplayed), table->to_play);
  bool tricks = plays || table->trick.under_way;
  return tn_mix(mix(key, table->failed), tricks ? table->host_facts : 0);
}


/* Where cards were that are elsewhere now. */
static uint64_t mix_past(uint64_t key, const tn_Table *table) {
  key = mix(mix(key, table->last_dealt), table->last_dealt_to);
  return mix(mix(key, table->played), table->thrown);
}


/* What the sides have scored, in this round and in all. */
static uint64_t mix_score(uint64_t key, const tn_Table *table) {
  const tn_Ledger *ledger = &table->ledger;
  for (uint32_t n = table->round_lines; n < ledger->used; n++)
    key = mix(mix(key, ledger->lines[n].points), ledger->lines[n].side);
  return mix(key, ledger->total);
}


/* What was said, and who plays with whom. */
static uint64_t mix_said(uint64_t key, const tn_Table *table) {
  const tn_Speech *speech = &table->speech;
  const tn_Parties *parties = &table->parties;
  const tn_Exchange *exchange = &table->exchange;
  const uint8_t now[] = {speech->any, parties->formed, exchange->pile,
                         exchange->other};
  key = mix(key, now);
  if (speech->any) {
    const uint8_t said[] = {speech->heard, speech->waits, speech->card};
    key = mix(mix(mix(key, said), speech->least), speech->with);
  }
  if (parties->formed)
    key = mix(mix(mix(key, parties->of), parties->told), parties->shown);
  if (exchange->pile == TN_NONE)
    return key;
  return mix(mix(mix(key, exchange->size), exchange->came), exchange->back);
}


/* What players have answered who are asked at once: it shows only later. */
static uint64_t mix_waiting(uint64_t key, const tn_Table *table) {
  const tn_Tape *tape = &table->tape;
  uint32_t from = table->together.asked_at;
  if (!table->at_once || from > tape->at)
    return key;
  return tni_mix_bytes(key, tape->bytes + from, tape->at - from);
}


uint64_t tn_table_digest(const tn_Table *table) {
  if (!is_table(table))
    return 0;
  uint64_t key = mix_piles(1, table);
  key = mix_trick(key, &table->trick);
  key = mix_question(key, &table->question);
  key = mix_past(mix_seats(key, table), table);
  key = mix_score(key, table);
  key = mix_said(key, table);
  key = mix_waiting(key, table);
  if (table->plays)
    key = mix(mix(mix(key, table->lead), table->forced), table->forces);
  return table->melding ? mix(key, *table->melding) : key;
}


uint64_t tn_standing_digest(const tn_Table *table) {
  if (!is_table(table))
    return 0;
  uint64_t key = mix_score(mix_seats(1, table), table);
  if (table->parties.formed)
    key = mix(key, table->parties.of);
  return mix(mix(key, table->shuffles), table->draws);
}


/* Which card beats which. */
static uint64_t mix_order(uint64_t key, const tn_Order *order) {
  size_t kinds = order->deck->kinds;
  key = tni_mix_bytes(key, order->group, kinds);
  key = tni_mix_bytes(key, order->height, kinds);
  return mix(tni_mix_bytes(key, order->to_beat, kinds), order->later);
}


uint64_t tn_tricks_digest(const tn_Table *table) {
  if (!is_table(table) || !table->order)
    return 0;
  const uint8_t now[] = {table->rules, table->dummy, table->dummy_by,
                         table->trick.first, table->duty != NULL};
  uint64_t key = mix_order(1, table->order);
  key = tni_mix_bytes(mix(key, now), table->rule, table->rules);
  for (int rule = 0; rule < table->rules; rule++)
    key = tn_mix(key, rule_waits(table, rule));
  key = mix(mix(mix(key, table->host_facts), table->next), table->out);
  return mix(key, table->side_of);
}
