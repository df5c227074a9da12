/* The word that tells whose cards are worth more. */
#include "words/words.h"
#include "match/measure.h"


/* What the cards of a pile are worth by the measure at index 4. */
static lua_Integer worth_of(lua_State *L, Match *match, uint8_t pile) {
  tn_Set set = tnl_cards_in(&match->table.pile[pile]);
  lua_Integer worth;
  lua_pushvalue(L, 4);
  tnl_argcheck(L, tnl_measure(L, match, &set, &worth), 4, "measure_number");
  return worth;
}


/*** self:tell_better(player, other, worth) -> boolean
Looks whether the cards of one player or pile are worth more than those of
another, and tells everyone the answer, but not which cards they are.  Bots
imagine only cards that agree with it, as long as those of each stay together.
@param player a player, for the hand, or a pile
@param other another player or pile
@param worth a function that gets cards and answers what they are worth, a whole
number; it may look at these cards and at options, and at nothing else
@return true or false
@error the function answers no whole number
@example local left = self:next_in_turn(player)
local higher = self:tell_better(player, left, function(cards)
  return cards:has "AS" or 0
end)
@group dealing */
static int word_tell_better(lua_State *L) {
  Match *match = tnl_changing(L, "tell_better");
  uint8_t pile = tnl_checkpile(L, match, 2), other = tnl_checkpile(L, match, 3);
  luaL_checktype(L, 4, LUA_TFUNCTION);
  lua_settop(L, 4);
  bool better = worth_of(L, match, pile) > worth_of(L, match, other);
  uint32_t n = 0;
  if (match->table.log.on) {
    lua_pushvalue(L, 4);
    n = (uint32_t)tnl_keep_note(L, 1);
  }
  if (better)
    tn_table_outdoes(&match->table, pile, other, false, n);
  else
    tn_table_outdoes(&match->table, other, pile, true, n);
  lua_pushboolean(L, better);
  return 1;
}


static const luaL_Reg words[] = {
    {"tell_better", word_tell_better},
    {NULL, NULL},
};


void tnl_open_better(lua_State *L) { tnl_addfunctions(L, "words", words); }
