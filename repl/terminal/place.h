/* Where the program is, and where its Lua files are. */
#ifndef repl_place_h
#define repl_place_h

#include <lua.h>

/* Pushes the path of the executable, or nil where the system does not say. */
void tnf_place_of_program(lua_State *L);

/* Pushes the folder that holds lua, repl and rules; raises if there is none. */
void tnf_place_of_data(lua_State *L);

#endif
