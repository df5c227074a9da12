/* The random bits of native bots, and what steady bots draw with them. */
#ifndef tnl_steady_h
#define tnl_steady_h

#include "match/asking.h"

/* Sets what a question is about, for a steady bot: the text at `arg`. */
void tnl_set_topic(lua_State *L, Match *match, int arg);

/* bot_bits, for a steady bot. */
uint64_t tnl_steady_bits(Match *match);

/* The number of the text that a steady bot chooses out of `n`, in the list at
** `arg`. */
int tnl_steady_choice(lua_State *L, int arg, int n, uint64_t bits);

/* Puts cards into a random order.  Where a card goes depends only on the bits
** and on the card itself. */
void tnl_steady_order(tn_Card *cards, int n, uint64_t bits);


/* The random bits of a native bot for the pending question.  They are drawn
** once. */
static inline uint64_t bot_bits(Match *match) {
  return steady(match) ? tnl_steady_bits(match)
                       : tn_table_bot_bits(&match->table);
}

#endif
