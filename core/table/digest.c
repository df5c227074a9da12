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


/* Who sits where, and whose the round is. */
static uint64_t mix_seats(uint64_t key, const tn_Table *table) {
  const uint8_t now[] = {
      table->dealer,     table->began_by,     table->reversed,
      table->dummy,      table->dummy_by,     table->dummy_open,
      table->at_once,    table->until_wins,   table->taking,
      table->last_dealt, table->last_dealt_to};
  key = mix(mix(mix(mix(key, now), table->next), table->sitting), table->out);
  key = mix(mix(mix(key, table->tricks), table->unplayed), table->to_play);
  key = mix(mix(mix(key, table->failed), table->played), table->thrown);
  return mix(key, table->host_facts);
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
  const uint8_t now[] = {speech->any,    speech->heard,   speech->waits,
                         speech->card,   parties->formed, parties->shown,
                         exchange->pile, exchange->other, exchange->back};
  key = mix(mix(mix(key, now), speech->least), speech->with);
  key = mix(mix(mix(key, parties->of), parties->told), exchange->size);
  return mix(key, exchange->came);
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
  key = mix_seats(key, table);
  key = mix_score(key, table);
  key = mix_said(key, table);
  key = mix_waiting(key, table);
  if (table->plays)
    key = mix(mix(mix(key, table->lead), table->forced), table->forces);
  return table->melding ? mix(key, *table->melding) : key;
}
