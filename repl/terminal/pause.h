/* A pause that any key ends. */
#ifndef repl_pause_h
#define repl_pause_h

#include <lua.h>

/* terminal.pause(seconds) -> true if a key or Ctrl-C ended it early.  Nothing
** happens where standard input is no terminal. */
int tnf_pause(lua_State *L);

/* The letter or digit that ended a pause, for the line that is read next; 0 if
** there is none.  It is told once. */
int tnf_pause_typed(void);

#endif
