/* The way of every answer: from the tape, of itself, from a native bot, or from
** a player. */
#include "words/words.h"
#include "match/asking.h"
#include "match/ends.h"


/* Refuses the tape's answer.  The question can still be looked up. */
static void refuse(lua_State *L, Match *match, const Answering *how,
                   void *what) {
  if (how->keep)
    how->keep(L, match, what);
  tnl_raise_need(L, match, TN_REFUSED);
}


static void pause(lua_State *L, Match *match, const Answering *how, void *what,
                  lua_KFunction again, lua_KContext stage) {
  if (how->keep)
    how->keep(L, match, what);
  lua_yieldk(L, 0, stage, again);
}


Answered tnl_try_answer(lua_State *L, Match *match, const Answering *how,
                        void *what) {
  tn_Answer answer;
  uint32_t next;
  tnl_ends_doubt_word(match);
  if (peek(match, &answer, &next)) {
    if (!how->read(L, match, what, answer))
      return TNL_REFUSED;
    take(L, match, next);
    return TNL_ANSWERED;
  }
  bool only = how->only && how->only(L, match, what);
  if (!native(match) && (!only || match->table.asks_all))
    return TNL_WAITS;
  answer = how->choose(L, match, what, only);
  answer.forced = only;
  decide(L, match, answer);
  if (how->learned && !only)
    tnl_note_choice(match);
  return TNL_ANSWERED;
}


void tnl_answer(lua_State *L, Match *match, const Answering *how, void *what,
                lua_KFunction again, lua_KContext stage) {
  Answered answered = tnl_try_answer(L, match, how, what);
  if (answered == TNL_REFUSED)
    refuse(L, match, how, what);
  if (answered == TNL_WAITS)
    pause(L, match, how, what, again, stage);
}


/* After a pause: the running function begins again. */
static int begin_again(lua_State *L, int status, lua_KContext stage) {
  lua_Debug own;
  (void)status, (void)stage;
  lua_getstack(L, 0, &own);
  lua_getinfo(L, "f", &own);
  lua_CFunction function = lua_tocfunction(L, -1);
  lua_pop(L, 1);
  return function(L);
}


int tnl_ask_here(lua_State *L, Match *match, const Answering *how, void *what) {
  Answered answered = tnl_try_answer(L, match, how, what);
  if (answered == TNL_ANSWERED)
    return 0;
  if (is_looked_at(match)) {
    lua_pushnil(L);
    lua_pushboolean(L, answered == TNL_REFUSED);
    return 2;
  }
  if (answered == TNL_REFUSED)
    tnl_raise_need(L, match, TN_REFUSED);
  return lua_yieldk(L, 0, 0, begin_again);
}
