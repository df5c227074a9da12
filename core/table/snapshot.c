/*
** Snapshots: tables that are brought back to a moment of the same round.
**
** What is brought back is the last part of tn_Table, the round, with the block,
** and how far the tape was read.  All else stays as it is now: the
** tape's bytes may have moved in memory since, and more may follow on it.
*/
#include "table/table.h"
#include "tenace/snapshots.h"

#include <string.h>

#define ROUND offsetof(tn_Table, next) /* from here on */


/* Gives back a block that is for a table of another size. */
static void drop_block(tn_Snapshot *snapshot, size_t size) {
  if (snapshot->block && snapshot->table.block_size != size)
    tn_snapshot_free(snapshot);
}


bool tn_snapshot_take(tn_Snapshot *snapshot, const tn_Table *table) {
  if (!snapshot || !is_table(table))
    return false;
  const tn_Memory *memory = &table->memory;
  drop_block(snapshot, table->block_size);
  if (!snapshot->block)
    snapshot->block = memory->alloc(memory->host, NULL, 0, table->block_size);
  if (!snapshot->block)
    return false;
  snapshot->table = *table;
  memcpy(snapshot->block, table->block, table->block_size);
  return true;
}


bool tn_snapshot_restore(const tn_Snapshot *snapshot, tn_Table *table) {
  if (!snapshot || !snapshot->block || !is_table(table) ||
      snapshot->table.block != table->block)
    return false;
  memcpy((char *)table + ROUND, (const char *)&snapshot->table + ROUND,
         sizeof *table - ROUND);
  table->tape.at = snapshot->table.tape.at;
  table->tape.read = snapshot->table.tape.read;
  memcpy(table->block, snapshot->block, table->block_size);
  return true;
}


/* Has a pile that is a sequence these cards? */
static bool has_cards(const tn_Pile *pile, const tn_Card *cards,
                      const tn_Set *set) {
  tn_Set had = {{0}};
  for (int i = 0; i < pile->count; i++)
    tn_set_add(&had, cards[i]);
  return memcmp(&had, set, sizeof had) == 0;
}


/* Puts a set of cards into a pile of the snapshot; `cards` are those of a
** sequence. */
static void lay_pile(tn_Pile *pile, tn_Card *cards, const tn_Set *set) {
  if (!pile->ordered)
    pile->set = *set;
  else if (!has_cards(pile, cards, set))
    tn_set_list(set, cards);
}


/* The piles are at the beginning of the block, and their cards within it. */
bool tn_snapshot_lay(tn_Snapshot *snapshot, const uint8_t *where) {
  if (!snapshot || !snapshot->block || !where)
    return false;
  const tn_Table *table = &snapshot->table;
  tn_Pile *piles = snapshot->block;
  tn_Set sets[TN_PILES];
  uint16_t counts[TN_PILES] = {0};
  memset(sets, 0, table->piles * sizeof *sets);
  for (int i = 0; i < table->deck->cards; i++) {
    if (where[i] >= table->piles)
      return false;
    tn_set_add(&sets[where[i]], table->deck->list[i]);
    counts[where[i]]++;
  }
  for (uint8_t n = 0; n < table->piles; n++)
    if (counts[n] != piles[n].count || (n == TN_STOCK && counts[n] > 1))
      return false;
  for (uint8_t n = 0; n < table->piles; n++) {
    tn_Card *cards = piles[n].ordered
                         ? (uint8_t *)snapshot->block +
                               (piles[n].cards - (uint8_t *)table->block)
                         : NULL;
    lay_pile(&piles[n], cards, &sets[n]);
  }
  return true;
}


void tn_snapshot_free(tn_Snapshot *snapshot) {
  if (!snapshot)
    return;
  const tn_Memory *memory = &snapshot->table.memory;
  if (snapshot->block)
    memory->alloc(memory->host, snapshot->block, snapshot->table.block_size, 0);
  snapshot->block = NULL;
}
