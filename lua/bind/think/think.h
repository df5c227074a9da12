/* What opens the room in which bots think. */
#ifndef tnl_think_h
#define tnl_think_h

#include "match/match.h"

/* These add their parts to the module, which is on top of the stack. */
void tnl_open_ending(lua_State *L);
void tnl_open_solve(lua_State *L);
void tnl_open_walk(lua_State *L);
void tnl_open_worlds(lua_State *L);
void tnl_open_playout(lua_State *L);

#endif
