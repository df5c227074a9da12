/* Values of Lua as JSON. */
#ifndef repl_json_h
#define repl_json_h

#include <lua.h>

/* Adds `json` to the table at the top. */
void add_json(lua_State *L);

#endif
