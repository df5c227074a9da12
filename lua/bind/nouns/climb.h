/* Combinations in Lua: what the files about them share. */
#ifndef tn_lua_climb_h
#define tn_lua_climb_h

#include "nouns/nouns.h"
#include "tenace/climb.h"

/* The combinations at `arg`, or NULL if the value is something else. */
const tn_ClimbRules *tnl_testclimb(lua_State *L, int arg);

#endif
