/* A program of somebody else's that plays a seat. */
#ifndef repl_program_h
#define repl_program_h

#include <lua.h>

int luaopen_tenace_program(lua_State *L);

#endif
