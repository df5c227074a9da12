/* Makes sure that files are on the disk, without waiting for it. */
#ifndef repl_syncer_h
#define repl_syncer_h

#include <lua.h>

/* Adds `syncer` to the table at the top. */
void add_syncer(lua_State *L);

#endif
