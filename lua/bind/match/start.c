/* Where and how a match begins, and who answers in it. */
#include "match/match.h"

#include <string.h>


/*
** core.set_bot(match, seat, native [, steady]): does a native bot answer for
** the seat, and is it a steady one?
*/
static int set_bot(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = tnl_checkplayer(L, match, 2);
  tn_Bot bot = lua_toboolean(L, 4) ? TN_STEADY : TN_RANDOM;
  tn_table_set_bot(&match->table, seat, lua_toboolean(L, 3) ? bot : TN_ASKED);
  return 0;
}


/* core.ask_always(match): from now on players are asked even where only one
** answer is possible, so that a host can look at each decision */
static int ask_always(lua_State *L) {
  tnl_checkmatch(L, 1)->table.asks_all = true;
  return 0;
}


/* core.set_limits(match, decisions in a round, rounds after each of which it
** pauses; 0: it does not) */
static int set_limits(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  match->table.tape.limit = (uint32_t)luaL_checkinteger(L, 2);
  match->stop_each = (int32_t)luaL_optinteger(L, 3, 0);
  return 0;
}


/* core.set_tops(match, cards): the highest trumps of most contracts, for native
** bots that put cards away before there is a contract */
static int set_tops(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  match->tops = tnl_checkset(L, match->table.deck, 2).plane[0];
  return 0;
}


/* core.reseed(match, seed): other bots' choices, other shuffles from now on */
static int reseed(lua_State *L) {
  tn_table_reseed(&tnl_checkmatch(L, 1)->table,
                  (uint64_t)luaL_checkinteger(L, 2));
  return 0;
}


/*
** core.start_at(match, round, dealer, from): the match begins at that round,
** with that dealer; totals and decisions before it are those of match `from`.
*/
static int start_at(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  const tn_Table *from = &tnl_checkmatch(L, 4)->table;
  uint16_t round = (uint16_t)luaL_checkinteger(L, 2);
  uint8_t dealer = tnl_checkplayer(L, match, 3);
  if (!tn_table_start_at(&match->table, round, from))
    return tnl_raise_need(L, match, TN_NO_MEMORY);
  match->finished = round - 1;
  match->next_dealer = dealer;
  return 0;
}


/* core.set_order(match, cards): the next shuffle comes out so, top first */
static int set_order(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tn_Table *table = &match->table;
  tn_Card *cards = lua_newuserdatauv(L, TN_CARDS, 0);
  int n = tnl_checklist(L, table->deck, 2, cards);
  luaL_argcheck(L, n == table->deck->cards, 2, "the whole deck expected");
  tnl_checkset(L, table->deck, 2);
  lua_setiuservalue(L, 1, MATCH_FIXED);
  table->deck_order = cards;
  return 0;
}


/* Reads one list of fixed cards: { pile=, cards = { "QS", "*" ... } } */
static void read_fixed(lua_State *L, Match *match, tn_Fixed *fixed) {
  memset(fixed, 0, sizeof *fixed);
  lua_getfield(L, -1, "pile");
  fixed->pile = (uint8_t)(luaL_checkinteger(L, -1) - 1);
  lua_getfield(L, -2, "cards");
  for (; lua_rawgeti(L, -1, fixed->n + 1) == LUA_TSTRING; fixed->n++) {
    luaL_argcheck(L, fixed->n < TN_CARDS, 2, "too many cards for a pile");
    bool any = strcmp(lua_tostring(L, -1), "*") == 0;
    fixed->card[fixed->n] =
        any ? TN_NONE : tnl_checkcard(L, match->table.deck, -1);
    lua_pop(L, 1);
  }
  lua_pop(L, 3);
}


/* core.fix(match, list): piles get these cards; see read_fixed */
static int fix(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  uint8_t n = (uint8_t)lua_rawlen(L, 2);
  tn_Fixed *fixed = lua_newuserdatauv(L, n * sizeof *fixed + 1, 0);
  for (int i = 0; i < n; i++) {
    lua_rawgeti(L, 2, i + 1);
    read_fixed(L, match, &fixed[i]);
    lua_pop(L, 1);
  }
  lua_setiuservalue(L, 1, MATCH_FIXED);
  match->table.fixed = n > 0 ? fixed : NULL;
  match->table.fixes = n;
  return 0;
}


/* core.fixed_given(match) -> by pile, how many of the cards that are fixed for
** it have come there, whatever became of them */
static int fixed_given(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  lua_newtable(L);
  for (int i = 0; i < table->fixes; i++) {
    lua_pushinteger(L, table->fixed[i].at);
    lua_rawseti(L, -2, table->fixed[i].pile + 1);
  }
  return 1;
}


static const luaL_Reg functions[] = {
    {"ask_always", ask_always},
    {"fixed_given", fixed_given},
    {"fix", fix},
    {"reseed", reseed},
    {"set_bot", set_bot},
    {"set_limits", set_limits},
    {"set_order", set_order},
    {"set_tops", set_tops},
    {"start_at", start_at},
    {NULL, NULL},
};


void tnl_open_start(lua_State *L) { luaL_setfuncs(L, functions, 0); }
