/* Messages with values; host/raise.c says what for. */
#ifndef tn_raise_h
#define tn_raise_h

#include <lauxlib.h>

/* Pushes a message; or raises it, as luaL_error does.  Its values, for which
** %s, %d, %I and %c stand, are kept apart. */
const char *tnl_message(lua_State *L, const char *english, ...);
#define tnl_raise(L, ...) luaL_error(L, "%s", tnl_message(L, __VA_ARGS__))

/* Pushes the list of the latest messages, each { values…, english =, text = }.
*/
void tnl_messages(lua_State *L);

#endif
