/* The terminal, or the file or pipe in its place. */
#ifndef repl_terminal_h
#define repl_terminal_h

#include <lua.h>

/* require "tenace.terminal" -> a table of functions */
int luaopen_tenace_terminal(lua_State *L);

#endif
