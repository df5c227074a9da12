/* All ways to take some cards out of a set, copies of a kind being alike. */
#ifndef tn_subsets_h
#define tn_subsets_h

#include "plays/plays.h"

/* How many ways there are to take `n` cards; exact up to 2^53. */
double tni_subsets_count(const tn_Set *set, int n);

/* Moves `n` cards to `to`, each way equally likely.  The set has them, and `n`
** is below TN_PLAY.  True if there is only one way. */
bool tni_subset_random(tn_Set *set, int n, tn_Random *random, tn_Set *to);

#endif
