/* Answers that have no end: short texts go to a browser as they come. */
#ifndef repl_stream_h
#define repl_stream_h

#include <lua.h>
#include <microhttpd.h>
#include <stdbool.h>

/* The kind of value that a stream is in Lua. */
void add_streams(lua_State *L);

/* A response that is a stream; the function at the top gets it, and may answer
** another one, which is called when the stream has ended.  NULL if memory is
** short. */
struct MHD_Response *open_stream(lua_State *L, struct MHD_Connection *to);

/* Has one had something to send since this was asked last?  Then the server
** must not wait before its next turn. */
bool streams_woken(void);

/* Lets all connections go on that sleep: a server can end only then. */
void wake_streams(void);

#endif
