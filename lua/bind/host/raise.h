/* Messages; host/raise.c says what for. */
#ifndef tn_raise_h
#define tn_raise_h

#include <lauxlib.h>
#include <stdbool.h>

/* Pushes a message: the sentence of a key, with values, as in
** "no_player %d %d"; before the key may stand the word that says it, as in
** "choose: too_long %d" and "%s: too_long %d". */
const char *tnl_message(lua_State *L, const char *what, ...);

/* Raise one, as luaL_error, luaL_argerror and luaL_argcheck do. */
#define tnl_raise(L, ...) luaL_error(L, "%s", tnl_message(L, __VA_ARGS__))
#define tnl_argerror(L, arg, ...)                                              \
  luaL_argerror(L, arg, tnl_message(L, __VA_ARGS__))
#define tnl_argcheck(L, holds, arg, ...)                                       \
  luaL_argcheck(L, holds, arg, tnl_message(L, __VA_ARGS__))

void tnl_open_raise(lua_State *L);

#endif
