/* Answers that have no end: short texts go to a browser as they come. */
#include "serve/stream.h"

#include <lauxlib.h>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <string.h>
#include <sys/socket.h>

#define STREAM_T "tenace.stream"

enum {
  LONGEST = 256,
  BLOCK = 1024,
  SILENCE = 20000 /* milliseconds until a machine that is gone is given up */
};

/* A stream.  A text that could not be sent yet gives way to the next one, so
** who reads slowly costs no memory and misses nothing that is still true. */
typedef struct Stream Stream;

struct Stream {
  Stream *next, **before;    /* in the list of those that are open */
  struct MHD_Connection *to; /* NULL when it has ended */
  lua_State *L;
  int self, ended; /* references: to itself, and to who hears of its end */
  bool waits;      /* the connection sleeps, as there is nothing to send */
  bool closes;
  size_t size; /* of what is to be sent */
  char text[LONGEST];
};

static Stream *streams;

/* Has one been woken, whose text is sent at the next turn of the server? */
static bool woken;


/* Gives the next text, or lets the connection sleep. */
static ssize_t read_stream(void *data, uint64_t at, char *place, size_t most) {
  Stream *stream = data;
  size_t size = stream->size;
  (void)at;
  if (stream->closes)
    return MHD_CONTENT_READER_END_OF_STREAM;
  if (size == 0 || size > most) {
    stream->waits = true;
    MHD_suspend_connection(stream->to);
    return 0;
  }
  memcpy(place, stream->text, size);
  stream->size = 0;
  return (ssize_t)size;
}


/* The connection is closed.  The function that hears of it must not fail. */
static void end_stream(void *data) {
  Stream *stream = data;
  lua_State *L = stream->L;
  stream->to = NULL;
  *stream->before = stream->next;
  if (stream->next)
    stream->next->before = stream->before;
  lua_rawgeti(L, LUA_REGISTRYINDEX, stream->ended);
  if (lua_isfunction(L, -1) && lua_pcall(L, 0, 0, 0) == LUA_OK)
    lua_pushnil(L);
  lua_pop(L, 1);
  luaL_unref(L, LUA_REGISTRYINDEX, stream->ended);
  luaL_unref(L, LUA_REGISTRYINDEX, stream->self);
}


/* Lets a connection that sleeps go on. */
static void wake(Stream *stream) {
  if (!stream->waits)
    return;
  stream->waits = false;
  woken = true;
  MHD_resume_connection(stream->to);
}


bool streams_woken(void) {
  bool was = woken;
  woken = false;
  return was;
}


void wake_streams(void) {
  for (Stream *stream = streams; stream; stream = stream->next) {
    stream->closes = true;
    wake(stream);
  }
}


/* stream:send(text) -> true; false if it has ended */
static int send_stream(lua_State *L) {
  Stream *stream = luaL_checkudata(L, 1, STREAM_T);
  size_t size;
  const char *text = luaL_checklstring(L, 2, &size);
  luaL_argcheck(L, size <= LONGEST, 2, "the text is too long");
  if (stream->to) {
    memcpy(stream->text, text, size);
    stream->size = size;
    wake(stream);
  }
  lua_pushboolean(L, stream->to != NULL);
  return 1;
}


/* stream:close() */
static int close_stream(lua_State *L) {
  Stream *stream = luaL_checkudata(L, 1, STREAM_T);
  stream->closes = true;
  if (stream->to)
    wake(stream);
  return 0;
}


void add_streams(lua_State *L) {
  static const luaL_Reg methods[] = {
      {"send", send_stream}, {"close", close_stream}, {NULL, NULL}};
  luaL_newmetatable(L, STREAM_T);
  luaL_newlib(L, methods);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 1);
}


/* Notices soon if the other machine answers no more: a connection that sleeps
** has no timeout. */
static void watch(struct MHD_Connection *to) {
#ifdef TCP_USER_TIMEOUT
  unsigned most = SILENCE;
  int socket = MHD_get_connection_info(to, MHD_CONNECTION_INFO_CONNECTION_FD)
                   ->connect_fd;
  setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &most, sizeof most);
#else
  (void)to;
#endif
}


/* A stream that is kept until it ends; it lies on top. */
static Stream *new_stream(lua_State *L, struct MHD_Connection *to) {
  Stream *stream = lua_newuserdatauv(L, sizeof *stream, 0);
  memset(stream, 0, sizeof *stream);
  stream->to = to;
  stream->L = L;
  stream->ended = LUA_NOREF;
  watch(to);
  luaL_setmetatable(L, STREAM_T);
  lua_pushvalue(L, -1);
  stream->self = luaL_ref(L, LUA_REGISTRYINDEX);
  return stream;
}


/* The stream is among those that are open. */
static void link_stream(Stream *stream) {
  stream->next = streams;
  stream->before = &streams;
  if (streams)
    streams->before = &stream->next;
  streams = stream;
}


struct MHD_Response *open_stream(lua_State *L, struct MHD_Connection *to) {
  lua_pushvalue(L, -1);
  Stream *stream = new_stream(L, to);
  struct MHD_Response *response = MHD_create_response_from_callback(
      MHD_SIZE_UNKNOWN, BLOCK, read_stream, stream, end_stream);
  if (response)
    link_stream(stream);
  else
    luaL_unref(L, LUA_REGISTRYINDEX, stream->self);
  if (response && lua_pcall(L, 1, 1, 0) == LUA_OK)
    stream->ended = luaL_ref(L, LUA_REGISTRYINDEX);
  else
    lua_pop(L, response ? 1 : 2);
  return response;
}
