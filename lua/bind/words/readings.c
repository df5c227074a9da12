/* A word about combinations: what cards can be. */
#include "words/form.h"


/*** self:readings(cards) -> list
What cards can be as a lead, by the game's fact `combinations`.  A reading that
another one beats is left out: a straight flush is not listed as a straight.
The list lets the player say which of several is meant; `beats = { cards, name
}` in a form of `self:ask` then asks for answers to that one.
@param cards text, a list of texts, cards or a pile
@return a list of the combinations' names, the last in the fact first; empty if
the cards are none
@error the game has no combinations
@example local kind = self:choose(player, "which of these is it?",
  self:readings(card))
@group sets */
static int word_readings(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_ClimbRules *rules = tnl_climb_rules(L, 1);
  tn_Climb list[TN_CLIMBS];
  tn_Set cards = tnl_checkset(L, match->table.deck, 2);
  int n = tn_climb_leads(rules, &cards, list);
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    tnl_push_kind(L, list[i].kind);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}


static const luaL_Reg words[] = {
    {"readings", word_readings},
    {NULL, NULL},
};


void tnl_open_readings(lua_State *L) { tnl_addfunctions(L, "words", words); }
