/* Sets of cards: what the files of the words about them share. */
#ifndef tn_lua_sets_h
#define tn_lua_sets_h

#include "match/meld.h"

/* Gets each set of cards that is found. */
typedef void (*Found)(lua_State *L, const tn_Card *cards, int n, void *data);

/* Finds the sets that count a sum, with `most` cards at most.
** `points`: by card */
void tnl_find_sums(lua_State *L, const tn_Card *cards, int n,
                   const int32_t *points, int32_t sum, int most, Found found,
                   void *data);

/* Finds the cards of each rank of which there are `least` or more, low to
** high. */
void tnl_find_same(lua_State *L, const tn_Order *order, const tn_Card *cards,
                   int n, int least, Found found, void *data);

/* Finds the runs of `least` cards or more that are part of no longer one.
** `suited`: of one suit */
void tnl_find_runs(lua_State *L, const tn_Order *order, const tn_Card *cards,
                   int n, int least, bool suited, Found found, void *data);

#endif
