/* Snapshots: tables that are brought back to a moment of the same round. */
#include "tenace/table.h"

#include <string.h>


bool tn_snapshot_take(tn_Snapshot *snapshot, const tn_Table *table) {
  const tn_Memory *memory = &table->memory;
  if (!snapshot->block)
    snapshot->block = memory->alloc(memory->host, NULL, 0, table->block_size);
  if (!snapshot->block)
    return false;
  snapshot->table = *table;
  memcpy(snapshot->block, table->block, table->block_size);
  return true;
}


/* The tape's bytes may have moved in memory since, and more may follow on it,
** so only how far it was read is taken over. */
static void restore_tape(const tn_Tape *from, tn_Tape *tape) {
  tape->at = from->at;
  tape->read = from->read;
}


void tn_snapshot_restore(const tn_Snapshot *snapshot, tn_Table *table) {
  tn_Table now = *table;
  assert(snapshot->block && snapshot->table.block == table->block);
  *table = snapshot->table;
  table->order = now.order;
  table->seed = now.seed;
  table->key = now.key;
  memcpy(table->bot, now.bot, sizeof now.bot);
  memcpy(table->friends, now.friends, sizeof now.friends);
  table->worth = now.worth;
  table->ledger = now.ledger;
  table->log = now.log;
  table->deck_order = now.deck_order;
  table->deck_orders = now.deck_orders;
  table->together = now.together;
  table->tape = now.tape;
  restore_tape(&snapshot->table.tape, &table->tape);
  memcpy(table->block, snapshot->block, table->block_size);
}


void tn_snapshot_free(tn_Snapshot *snapshot) {
  const tn_Memory *memory = &snapshot->table.memory;
  if (snapshot->block)
    memory->alloc(memory->host, snapshot->block, snapshot->table.block_size, 0);
  snapshot->block = NULL;
}
