/*
** Sealed choices: what a player has chosen is nobody else's to know, nor the
** rules', before it is opened.
**
** So nothing that happens until then can depend on it.  The answer is only on
** the tape; a match remembers where.  In the worlds of a bot that thinks,
** others have chosen anything that they could (seal_anew in think/making.c).
*/
#include "match/asking.h"
#include "match/ends.h"


/* Keeps what the player could choose, of which the list is at index 4. */
static void keep_choices(lua_State *L, uint8_t seat) {
  tnl_push_choices(L);
  if (pushvalue(L, 1, MATCH_SEALED) == LUA_TNIL) {
    lua_createtable(L, TN_SEATS, 0);
    lua_pushvalue(L, -1);
    lua_setiuservalue(L, 1, MATCH_SEALED);
    lua_replace(L, -2);
  }
  lua_insert(L, -2);
  lua_rawseti(L, -2, seat + 1);
}


int tnl_seal(lua_State *L, Match *match) {
  tn_Table *table = &match->table;
  uint8_t seat = table->question.seat;
  table->question.sealed = false;
  match->sealed[seat] = table->tape.read - table->round_read;
  if (is_looked_at(match))
    keep_choices(L, seat);
  return 0;
}


/* The byte of the round's decision number `n`, from 1. */
static uint32_t find(const tn_Tape *tape, uint32_t at, uint32_t n) {
  while (--n > 0)
    tn_tape_get(tape, at, &at);
  return at;
}


/* core.unseal(match, player) -> text: what the player has chosen sealed in this
** round, which is no longer sealed; nil if it is nothing */
static int unseal(lua_State *L) {
  Match *match = tnl_changing(L, "unseal");
  uint8_t seat = tnl_checkplayer(L, match, 2);
  const tn_Table *table = &match->table;
  uint32_t n = match->sealed[seat], next;
  tnl_ends_doubt(match);
  match->sealed[seat] = 0;
  if (n == 0)
    return 0;
  tn_Answer answer =
      tn_tape_get(&table->tape, find(&table->tape, table->round_at, n), &next);
  lua_pushlstring(L, answer.bytes, answer.size);
  return 1;
}


void tnl_open_seal(lua_State *L) {
  lua_pushcfunction(L, unseal);
  lua_setfield(L, -2, "unseal");
}
