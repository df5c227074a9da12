/* What cards are worth by a measure of the rules, and what was told of it. */
#ifndef tnl_measure_h
#define tnl_measure_h

#include "match/match.h"

#define OUTDONE 16 /* the most facts of a round that worlds are held to */

/* It was told that the cards of pile `above` are worth more than those of pile
** `below`, or as much.  The piles are those where the cards lie now. */
typedef struct Outdone {
  uint8_t above, below;
  bool as_much;
  lua_Integer note; /* the number of the measure among the notes */
} Outdone;

/* What the measure on top of the stack, which is popped, says of the cards.
** False: that is no whole number.  The match changes nothing meanwhile. */
bool tnl_measure(lua_State *L, Match *match, const tn_Set *cards,
                 lua_Integer *worth);

/* What was told in the present round of cards that have stayed together; there
** is room for OUTDONE.  Answers how many facts. */
int tnl_outdone(const Match *match, Outdone *list);

/* Do cards that lie in these piles, one for each of the deck's, agree with the
** facts?  The match, whose log tells them, is at `arg`. */
bool tnl_outdone_holds(lua_State *L, int arg, const Outdone *list, int n,
                       const uint8_t *where);

#endif
