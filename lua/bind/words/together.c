/* What the word `together` does: questions to all players at once, of which
** nobody sees an answer before all have answered. */
#include "words/words.h"


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


/* core.ask_all(match) -> the players in the order in which they are to be
** asked.  From now on nobody sees what they answer. */
static int ask_all(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t first = first_asked(match), seat = first;
  if (!tn_table_ask_all(&match->table))
    return tnl_raise_need(L, match, TN_NO_MEMORY);
  lua_createtable(L, match->table.players, 0);
  lua_Integer n = 0;
  do {
    tnl_pushplayer(L, 1, seat);
    lua_rawseti(L, -2, ++n);
    seat = tnl_next_person(match, seat);
  } while (seat != first);
  return 1;
}


/* core.answers_begin(match): the next player's answers follow */
static int answers_begin(lua_State *L) {
  tn_table_answers_begin(&tnl_checkmatch(L, 1)->table);
  return 0;
}


/* core.all_answered(match): all may see what has been answered */
static int all_answered(lua_State *L) {
  tn_table_all_answered(&tnl_checkmatch(L, 1)->table);
  return 0;
}


static const luaL_Reg functions[] = {
    {"all_answered", all_answered},
    {"answers_begin", answers_begin},
    {"ask_all", ask_all},
    {NULL, NULL},
};


void tnl_open_together(lua_State *L) { luaL_setfuncs(L, functions, 0); }
