/* How many columns of a terminal a text takes. */
#ifndef repl_width_h
#define repl_width_h

#include <lua.h>

/* require "tenace.width" -> a function: width(text) -> columns.  A mark on a
** letter takes none, a sign beside it one, a Chinese character two, by
** Unicode's data.  A byte that is no UTF-8 takes one. */
int luaopen_tenace_width(lua_State *L);

#endif
