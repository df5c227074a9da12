/* Standard input, output and error. */
#ifndef repl_standard_h
#define repl_standard_h

#include <lua.h>

/* To be called before anything is opened. */
void tnf_standard_open(void);

/* require "tenace.standard" -> { flush =, told =, write = } */
int luaopen_tenace_standard(lua_State *L);

#endif
