/* Ctrl-C: it stops what runs, not the program. */
#ifndef repl_interrupt_h
#define repl_interrupt_h

#include <lua.h>

/* require "tenace.interrupt" -> { again, call, ignore, try = functions } */
int luaopen_tenace_interrupt(lua_State *L);

#endif
