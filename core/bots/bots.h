/* What native bots choose. */
#ifndef tn_bots_h
#define tn_bots_h

#include "table/table.h"

/* The card that a taker or ducker plays: one of the legal ones. */
tn_Card tn_quick_card(const tn_Table *table, tn_Kinds legal, uint64_t bits);

/* The card, of the legal ones, that a steady bot in the seat asked plays. */
tn_Card tn_steady_card(const tn_Table *table, tn_Kinds legal);

/* What a taker or ducker plays of what random bots would. */
tn_Set tn_quick_play(const tn_Table *table, tn_Random *random);

#endif
