/* What native bots choose. */
#ifndef tn_bots_h
#define tn_bots_h

#include "table/table.h"

/* The card that a taker, ducker or steady bot plays, one of the legal ones. */
tn_Card tni_quick_card(const tn_Table *table, tn_Kinds legal, uint64_t bits);

/* The card that a steady bot to be asked plays, one of the legal ones. */
tn_Card tni_steady_card(const tn_Table *table, tn_Kinds legal);

/* The play that a taker or ducker makes: the best of some random ones. */
tn_Set tni_quick_play(const tn_Table *table, tn_Random *random);

#endif
