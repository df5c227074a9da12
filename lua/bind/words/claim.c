/* Tricks that end at once, so that the rules score them. */
#include "words/words.h"


void tnl_end_tricks(lua_State *L, Match *match) {
  const tn_Table *table = &match->table;
  if (match->skip || table->question.kind != TN_ASK_CARD ||
      table->tape.at < table->tape.used)
    return; /* the cards before the claim are being played again */
  end_as_claimed(match, match->claims_points ? tnl_present_points(L, 1) : NULL);
}


/*
** core.claim(match, camp, worth, by_points, last): when the match goes on with
** its tricks, they end at once, see tn_table_claim.  `camp` has a bit for each
** seat.
*/
static int core_claim(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  lua_Integer camp = luaL_checkinteger(L, 2);
  luaL_argcheck(L, camp > 0 && camp < 1 << match->table.players, 2,
                "seats expected");
  match->claims_points = lua_toboolean(L, 4);
  match->claim = (tn_Claim){.camp = (uint8_t)camp,
                            .worth = (int32_t)luaL_checkinteger(L, 3),
                            .last = lua_toboolean(L, 5)};
  return 0;
}


/* core.claimed(match) -> number: what the camp of the last claim got */
static int core_claimed(lua_State *L) {
  lua_pushinteger(L, tnl_checkmatch(L, 1)->claim.worth);
  return 1;
}


static const luaL_Reg functions[] = {
    {"claim", core_claim},
    {"claimed", core_claimed},
    {NULL, NULL},
};


void tnl_open_claim(lua_State *L) { luaL_setfuncs(L, functions, 0); }
