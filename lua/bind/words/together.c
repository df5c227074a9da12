/* Questions to all players at once: nobody sees an answer before all have
** answered. */
#include "host/bindings.h"

/* The arguments' indices on the stack. */
enum { SELF = 1, ASK, ANSWERS };


/* Who is asked first.  It makes no difference to the players.  But a bot that
** thinks about its own answer must be asked before those whose answers it
** cannot know. */
static uint8_t first_asked(const Match *match) {
  const tn_Table *table = &match->table;
  if (match->asks_first > 0 &&
      match->asks_first_at == table->tape.read - table->round_read)
    return (uint8_t)(match->asks_first - 1);
  return tnl_next_person(match, table->dealer);
}


static int ask_on(lua_State *L, int status, lua_KContext seats);


/* Asks one player after the other, until the first has his turn again. */
static int ask_from(lua_State *L, Match *match, uint8_t first, uint8_t seat) {
  tn_Table *table = &match->table;
  do {
    tn_table_answers_begin(table);
    lua_pushvalue(L, ASK);
    tnl_pushplayer(L, SELF, seat);
    lua_callk(L, 1, 1, (lua_KContext)(first << 8 | seat), ask_on);
    lua_rawseti(L, ANSWERS, seat + 1);
    seat = tnl_next_person(match, seat);
  } while (seat != first);
  tn_table_all_answered(table);
  lua_settop(L, ANSWERS);
  return 1;
}


/* A player has answered after a pause; goes on with the next. */
static int ask_on(lua_State *L, int status, lua_KContext seats) {
  (void)status;
  Match *match = lua_touserdata(L, SELF);
  tn_Table *table = &match->table;
  uint8_t first = (uint8_t)(seats >> 8), seat = (uint8_t)seats;
  lua_rawseti(L, ANSWERS, seat + 1);
  seat = tnl_next_person(match, seat);
  if (seat != first)
    return ask_from(L, match, first, seat);
  tn_table_all_answered(table);
  lua_settop(L, ANSWERS);
  return 1;
}


/*** self:together(ask) -> list
Asks all players who take part at the same time: nobody sees an answer before
all have answered.  Then cards that were put away go where they belong, and only
who sees them there, or saw them before, knows them.  All other answers are
open.  The function may only ask: fields are set, and cards move, afterwards.
Records and examples have the answers in turn from the one after the dealer.
@param ask a function that asks the player whom it gets, and answers what the
player has said
@return what the function has answered, by seat; false for who sits out
@example local bids = self:together(function(player)
  return self:ask_number(player, "how many tricks?", 0, 13)
end)
self:together(function(player)
  local left = self:next_in_turn(player)
  self:put_away(player, "which three go to the left?", 3, left)
end)
@group questions */
static int word_together(lua_State *L) {
  Match *match = tnl_changing(L, "together");
  tn_Table *table = &match->table;
  luaL_checktype(L, ASK, LUA_TFUNCTION);
  lua_settop(L, ASK);
  lua_createtable(L, table->players, 0);
  for (int seat = 1; seat <= table->players; seat++) {
    lua_pushboolean(L, 0);
    lua_rawseti(L, ANSWERS, seat);
  }
  uint8_t first = first_asked(match);
  if (!tn_table_ask_all(table))
    return tnl_raise_need(L, match, TN_NO_MEMORY);
  return ask_from(L, match, first, first);
}


static const luaL_Reg words[] = {
    {"together", word_together},
    {NULL, NULL},
};


void tnl_open_together(lua_State *L) { tnl_addfunctions(L, "words", words); }
