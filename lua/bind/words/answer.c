/* The way of every answer: from the tape, of itself, from a native bot, or from
** a player. */
#include "match/asking.h"


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


void tnl_answer(lua_State *L, Match *match, const Answering *how, void *what,
                lua_KFunction again, lua_KContext stage) {
  tn_Answer answer;
  uint32_t next;
  if (peek(match, &answer, &next)) {
    if (!how->read(L, match, what, answer))
      refuse(L, match, how, what);
    take(L, match, next);
    return;
  }
  bool only = how->only && how->only(L, match, what);
  if (!only && !native(match))
    pause(L, match, how, what, again, stage);
  answer = how->choose(L, match, what, only);
  answer.forced = only;
  decide(L, match, answer);
  if (how->learned && !only)
    tnl_note_choice(match);
}
