/* A pause that any key ends, and keys that are not shown. */
#ifndef repl_pause_h
#define repl_pause_h

#include <lua.h>

/* terminal.pause(seconds) -> true if a key or Ctrl-C ended it early.  Nothing
** happens where standard input is no terminal. */
int tnf_pause(lua_State *L);

/* The letter or digit that ended a pause, for the line that is read next; 0 if
** there is none.  It is told once. */
int tnf_pause_typed(void);

/* terminal.hush(on): keys that are typed are kept, but not shown, so that they
** do not fall into a line that is going to be erased; with false they are shown
** again.  Nothing happens where standard input is no terminal. */
int tnf_hush(lua_State *L);

/* Ends that.  A signal handler may call it. */
void tnf_hush_end(void);

#endif
