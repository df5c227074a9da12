/* Sentences with values, as arguments. */
#ifndef tnl_sentence_h
#define tnl_sentence_h

#include "match/match.h"

/* The text at `arg`; or that of the sentence { "won with {n}", n = 3 }, whose
** place it takes there.  The first has it at `at`, where it may be anything
** else, too; a mistake in it is one of `arg`.  The second may be left out:
** NULL. */
const char *tnl_fill_says(lua_State *L, int at, int arg);
const char *tnl_opt_says(lua_State *L, int arg);
static inline const char *tnl_check_says(lua_State *L, int arg) {
  if (lua_type(L, arg) == LUA_TSTRING)
    return lua_tostring(L, arg);
  return lua_istable(L, arg) ? tnl_fill_says(L, arg, arg)
                             : luaL_checkstring(L, arg);
}

/* The same, but a sentence stays where it is: its text is in the buffer, and
** lasts until something is taken from the stack. */
const char *tnl_check_told(lua_State *L, int arg, luaL_Buffer *text);

#endif
