/* What cards can be: combinations. */
#include "words/words.h"
#include "words/form.h"


const tn_ClimbRules *tnl_climb_rules(lua_State *L, int arg) {
  pushvalue(L, arg, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_CLIMB);
  const tn_ClimbRules *rules = tnl_testclimb(L, -1);
  lua_pop(L, 2);
  if (!rules)
    tnl_raise(L, "no_combinations");
  return rules;
}


void tnl_push_readings(lua_State *L, const tn_ClimbRules *rules,
                       const tn_Set *cards) {
  tn_Climb list[TN_CLIMBS];
  int n = tn_climb_leads(rules, cards, list);
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    tnl_push_kind(L, list[i].kind);
    lua_rawseti(L, -2, i + 1);
  }
}


/* core.readings(match, cards) -> list: what the cards can be as a lead, the
** last in the fact first */
static int core_readings(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_ClimbRules *rules = tnl_climb_rules(L, 1);
  tn_Set cards = tnl_checkset(L, match->table.deck, 2);
  tnl_push_readings(L, rules, &cards);
  return 1;
}


void tnl_open_readings(lua_State *L) {
  lua_pushcfunction(L, core_readings);
  lua_setfield(L, -2, "readings");
}
