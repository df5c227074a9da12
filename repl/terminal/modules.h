/* Where `require` finds the program's own Lua modules. */
#ifndef tn_modules_h
#define tn_modules_h

#include <lua.h>

/* Lets `require` look for the modules `tenace` and `tenace.…` among the
** program's own files before it looks anywhere else. */
void tnf_modules_find(lua_State *L);

#endif
