/* A line typed at a terminal, with editing, history and completion. */
#ifndef repl_line_h
#define repl_line_h

#include <lua.h>

#include <signal.h>

/*
** Reads a line with GNU readline; the caller frees it.  NULL at the end of
** the input, and as soon as `*stopped` is set, which a signal may do.
*/
char *line_read(lua_State *L, const char *prompt,
                const volatile sig_atomic_t *stopped);

/* terminal.add and complete: see terminal.c. */
int line_add(lua_State *L);
int line_complete(lua_State *L);

#endif
