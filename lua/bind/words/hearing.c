/*
** Who hears that a trick is over: the layers of the step `after_trick`, the
** game's and those of house rules; and that the first one is about to be led.
*/
#include "words/words.h"


uint8_t tnl_answered_leader(lua_State *L, const Match *match) {
  if (!tnl_testpart(L, -1, PLAYER_MAGIC))
    return TN_NONE;
  uint8_t seat = tnl_checkplayer(L, match, -1);
  if (match->table.out[seat])
    tnl_raise(L, "after_trick_sits_out %d", seat + 1);
  return seat;
}


/* Does a layer of the step `after_trick` hear tricks of any side? */
static bool hears_any(const Match *match, uint8_t all) {
  for (int i = 0; i < match->hearers; i++)
    if (match->play_on[i] != all)
      return true;
  return false;
}


/*** self:play_on([side])
For use in `after_trick`, when it has nothing more to do: the rest of the tricks
are played without calling it, or those of them that a side wins.  That is much
faster.  Other rules that hear tricks go on hearing them.
@param side a side, or a player for the side; if left out, all sides
@example self:score(player, 1, "the first trick of the side")
self:play_on(player)   -- no more calls for tricks of this side
@group tricks */
static int word_play_on(lua_State *L) {
  Match *match = tnl_changing(L, "play_on");
  uint8_t all = (uint8_t)((1u << match->table.sides) - 1);
  uint8_t *play_on = &match->play_on[match->hearer];
  if (lua_isnoneornil(L, 2))
    *play_on = all;
  else
    *play_on |= (uint8_t)(1u << tnl_checkside(L, match, 2));
  if (!hears_any(match, all))
    match->table.stop_after_trick = false;
  return 0;
}


/* core.hearer(match [, n]) -> the layer of the step `after_trick` that runs,
** from 0; from now on it is n */
static int hearer(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  lua_pushinteger(L, match->hearer);
  if (!lua_isnoneornil(L, 2))
    match->hearer = (uint8_t)luaL_checkinteger(L, 2);
  return 1;
}


/* core.plays_on(match, n, winner) -> flag: has that layer of the step
** `after_trick` said that it need not hear the tricks of the winner's side? */
static int plays_on(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  lua_Integer n = luaL_checkinteger(L, 2);
  uint8_t side = tnl_checkside(L, match, 3);
  lua_pushboolean(L, match->play_on[n] >> side & 1);
  return 1;
}


/* core.begins_play(match) -> flag: is the first trick of the round about to be
** led?  True once in a round.  Where rules only look at the match, none is. */
static int begins_play(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  bool begins = !match->play_begun && !match->table.locked;
  match->play_begun = match->play_begun || begins;
  lua_pushboolean(L, begins);
  return 1;
}


static const luaL_Reg words[] = {
    {"play_on", word_play_on},
    {NULL, NULL},
};

static const luaL_Reg functions[] = {
    {"begins_play", begins_play},
    {"hearer", hearer},
    {"plays_on", plays_on},
    {NULL, NULL},
};


void tnl_open_hearing(lua_State *L) {
  tnl_addfunctions(L, "words", words);
  luaL_setfuncs(L, functions, 0);
}
