/*
** Snapshots: a table, to be brought back to a moment of its round.
*/
#ifndef tenace_snapshots_h
#define tenace_snapshots_h

#include "tenace/state.h"

TN_BEGIN

/*
** A snapshot: a table in the middle of a round, its cards with it.  The same
** table can be brought back to it when it plays the same round of the same
** decisions again, so that what came before need not be played again.
*/
typedef struct tn_Snapshot {
  tn_Table table;
  void *block; /* a copy of the table's; NULL: none was made yet */
} tn_Snapshot;

/* Makes a snapshot, or makes one anew.  False: no memory, or no table. */
bool tn_snapshot_take(tn_Snapshot *snapshot, const tn_Table *table);

/* Brings the table back to a snapshot of itself.  The bytes of its tape, its
** ledger, its log, its order, its seed and the bots stay as they are now.
** False: it is no snapshot of that table. */
bool tn_snapshot_restore(const tn_Snapshot *snapshot, tn_Table *table);

/*
** Lays other cards into a snapshot: each card of the deck's list into the pile
** that `where` says.  Cards lie as they did in a pile whose cards stay the
** same; the order of others means nothing.  False if a pile would have another
** number of cards, or is not there, or if the order of cards in the stock might
** matter.
*/
bool tn_snapshot_lay(tn_Snapshot *snapshot, const uint8_t *where);

/* Frees what the snapshot owns.  The table may be gone. */
void tn_snapshot_free(tn_Snapshot *snapshot);

TN_END

#endif
