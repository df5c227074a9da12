/* The clock that finds rules which run without an end. */
#ifndef repl_ticker_h
#define repl_ticker_h

#include <lua.h>

/* Begins to tick while the rules of this state run. */
void tnf_ticker_watch(lua_State *L);

#endif
