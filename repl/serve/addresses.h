/* The addresses of this machine in its networks. */
#ifndef repl_addresses_h
#define repl_addresses_h

#include <lua.h>

/* Adds `addresses` to the table at the top. */
void add_addresses(lua_State *L);

#endif
