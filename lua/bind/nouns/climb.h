/* Combinations in Lua: what the files about them share. */
#ifndef tn_lua_climb_h
#define tn_lua_climb_h

#include "host/bindings.h"
#include "tenace/climb.h"

/* The combinations of the game whose match is at `arg`; an error if it has
** none. */
const tn_ClimbRules *tnl_climb_rules(lua_State *L, int arg);

#endif
