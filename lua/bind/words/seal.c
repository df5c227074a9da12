/*
** Sealed choices: what a player has chosen is nobody else's to know, nor the
** rules', before it is opened.
**
** So nothing that happens until then can depend on it.  The answer is only on
** the tape; a match remembers where.  In the worlds of a bot that thinks,
** others have chosen anything that they could (seal_anew in think/making.c).
*/
#include "words/words.h"
#include "match/asking.h"
#include "match/ends.h"


/* Keeps what the player could choose, the list at index 3. */
static void keep_choices(lua_State *L, uint8_t seat) {
  if (pushvalue(L, 1, MATCH_SEALED) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_createtable(L, TN_SEATS, 0);
    lua_pushvalue(L, -1);
    lua_setiuservalue(L, 1, MATCH_SEALED);
  }
  lua_pushvalue(L, 3);
  lua_rawseti(L, -2, seat + 1);
}


/* core.seal(match, seat, list): what the player has just chosen of the list is
** sealed */
static int seal(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tn_Table *table = &match->table;
  uint8_t seat = tnl_checknumber(L, 2, table->players, "player");
  luaL_checktype(L, 3, LUA_TTABLE);
  table->question.sealed = false;
  match->sealed[seat] = table->tape.read - table->round_read;
  if (is_looked_at(match))
    keep_choices(L, seat);
  return 0;
}


/* core.sealing(match, seat) -> flag: has the player sealed a choice?  Another
** is about to be. */
static int sealing(lua_State *L) {
  const Match *match = tnl_changing(L, "choose");
  uint8_t seat = tnl_checknumber(L, 2, match->table.players, "player");
  lua_pushboolean(L, match->sealed[seat] > 0);
  return 1;
}


/* The byte of the round's decision number `n`, from 1. */
static uint32_t find(const tn_Tape *tape, uint32_t at, uint32_t n) {
  while (--n > 0)
    tn_tape_get(tape, at, &at);
  return at;
}


/* Pushes the round's decision number `n`, from 1, as text.  Nothing with 0. */
static int push_choice(lua_State *L, const tn_Table *table, uint32_t n) {
  uint32_t next;
  if (n == 0)
    return 0;
  tn_Answer answer =
      tn_tape_get(&table->tape, find(&table->tape, table->round_at, n), &next);
  lua_pushlstring(L, answer.bytes, answer.size);
  return 1;
}


/* core.unseal(match, player) -> text: what the player has chosen sealed in this
** round, which is no longer sealed; nil if it is nothing */
static int unseal(lua_State *L) {
  Match *match = tnl_changing(L, "unseal");
  uint8_t seat = tnl_checkplayer(L, match, 2);
  uint32_t n = match->sealed[seat];
  tnl_ends_doubt(match);
  match->sealed[seat] = 0;
  return push_choice(L, &match->table, n);
}


/* core.sealed(match, seat) -> text: what the player has sealed, for that
** player's eyes; nil if it is nothing */
static int sealed(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = tnl_checknumber(L, 2, match->table.players, "player");
  return push_choice(L, &match->table, match->sealed[seat]);
}


static const luaL_Reg functions[] = {
    {"seal", seal},     {"sealed", sealed}, {"sealing", sealing},
    {"unseal", unseal}, {NULL, NULL},
};


void tnl_open_seal(lua_State *L) { luaL_setfuncs(L, functions, 0); }
