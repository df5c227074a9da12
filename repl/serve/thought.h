/* What takes long is thought by a process of its own. */
#ifndef repl_thought_h
#define repl_thought_h

#include <lua.h>

/* Adds `think` to the table at the top, and the kind of value that a thought is
** in Lua. */
void add_thoughts(lua_State *L);

#endif
