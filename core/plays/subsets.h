/* All ways to take some cards out of a set, copies of a kind being alike. */
#ifndef tn_subsets_h
#define tn_subsets_h

#include "plays/plays.h"

/* How many ways there are to take `n` cards; above 2^53 nearly. */
double tn_subsets_count(const tn_Set *set, int n);

/* Moves `n` cards (fewer than TN_PLAY, and they are there) to `to`, each way
** being equally likely.  True if there is but one way. */
bool tn_subset_random(tn_Set *set, int n, tn_Random *random, tn_Set *to);

#endif
