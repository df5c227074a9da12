/*
** A server of HTTP: it takes requests, and a function in Lua answers them.  It
** is a module of its own, which `tenace web` and `tenace host` load.
*/
#include "serve/addresses.h"
#include "serve/json.h"
#include "serve/stream.h"
#include "serve/syncer.h"
#include "serve/thought.h"

#include <lauxlib.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/socket.h>

#define SERVER_T "tenace.server"

enum {
  PEOPLE = 500,      /* connections at once, unless the caller says */
  SILENT = 40,       /* of 100 of them, those that may have asked for nothing */
  PATIENCE = 30,     /* seconds of silence */
  LARGEST = 1 << 12, /* bytes that a request may bring */
  TOO_LARGE = 413
};

enum { NOBODY = -1 };

/* A server, and while it runs the state that answers, whose function is at
** index 2.  Whoever connects and asks for nothing has a place in `silent` until
** as many others have come as there are places, so nobody can keep the browser
** of another user of this machine out. */
typedef struct Server {
  struct MHD_Daemon *daemon;
  lua_State *L;
  unsigned came; /* how many have come */
  unsigned places;
  int silent[]; /* sockets, or NOBODY */
} Server;

int luaopen_tenace_server(lua_State *L);

/* Was Ctrl-C pressed, or the program told to end? */
static volatile sig_atomic_t stopped;


static void note_stop(int sign) {
  (void)sign;
  stopped = 1;
}


/* The socket of a connection. */
static int socket_of(struct MHD_Connection *one) {
  return MHD_get_connection_info(one, MHD_CONNECTION_INFO_CONNECTION_FD)
      ->connect_fd;
}


/* A connection has asked for something, or is closed: its place is free, if it
** has one. */
static void free_place(struct MHD_Connection *one, int *place) {
  if (place && *place == socket_of(one))
    *place = NOBODY;
}


/* Somebody has come or gone.  Who comes gets the place of the one who has been
** silent longest; if there is one, his connection is shut. */
static void note_connection(void *data, struct MHD_Connection *one,
                            void **place,
                            enum MHD_ConnectionNotificationCode what) {
  Server *server = data;
  if (what == MHD_CONNECTION_NOTIFY_CLOSED) {
    free_place(one, *place);
    return;
  }
  int *own = &server->silent[server->came++ % server->places];
  if (*own != NOBODY)
    shutdown(*own, SHUT_RDWR);
  *own = socket_of(one);
  *place = own;
}


/* One header of a request; "" if it is not there. */
static void push_header(lua_State *L, struct MHD_Connection *from,
                        const char *name) {
  const char *value = MHD_lookup_connection_value(from, MHD_HEADER_KIND, name);
  lua_pushstring(L, value ? value : "");
}


/* Adds the headers of the table at the top. */
static void add_headers(lua_State *L, struct MHD_Response *response) {
  for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1))
    MHD_add_response_header(response, lua_tostring(L, -2), lua_tostring(L, -1));
}


/* What a request has brought so far.  Of one that brings too much only the
** size is counted. */
typedef struct Body {
  size_t size;
  char text[LARGEST];
} Body;


/* A request, on its way through a protected call. */
typedef struct Request {
  struct MHD_Connection *from;
  const char *method;
  const char *path;
  const Body *body;
} Request;


/* Sets a field of the table at the top to a header of the request. */
static void set_header(lua_State *L, struct MHD_Connection *from,
                       const char *field, const char *name) {
  push_header(L, from, name);
  lua_setfield(L, -2, field);
}


/* Pushes the address at the other end of a connection, as 192.168.1.5. */
static void push_address(lua_State *L, struct MHD_Connection *from) {
  char text[INET_ADDRSTRLEN] = "";
  struct sockaddr_in place;
  memcpy(&place,
         MHD_get_connection_info(from, MHD_CONNECTION_INFO_CLIENT_ADDRESS)
             ->client_addr,
         sizeof place);
  inet_ntop(AF_INET, &place.sin_addr, text, sizeof text);
  lua_pushstring(L, text);
}


/* Keeps the last header of that name: a proxy adds its own behind those that it
** got. */
static enum MHD_Result note_forwarded(void *last, enum MHD_ValueKind kind,
                                      const char *name, const char *value) {
  (void)kind;
  if (strcasecmp(name, "X-Forwarded-For") == 0 && value)
    *(const char **)last = value;
  return MHD_YES;
}


/* Pushes what the nearest proxy says of where a request comes from, or "". */
static void push_forwarded(lua_State *L, struct MHD_Connection *from) {
  const char *last = "";
  MHD_get_connection_values(from, MHD_HEADER_KIND, note_forwarded, &last);
  lua_pushstring(L, last);
}


/* Pushes what only some answers look at: { origin, type, from, forwarded, ear,
** body } */
static void push_more(lua_State *L, const Request *request) {
  lua_createtable(L, 0, 6);
  set_header(L, request->from, "origin", "Origin");
  set_header(L, request->from, "type", "Content-Type");
  push_forwarded(L, request->from);
  lua_setfield(L, -2, "forwarded");
  push_address(L, request->from);
  lua_setfield(L, -2, "from");
  lua_pushstring(L, MHD_lookup_connection_value(request->from,
                                                MHD_GET_ARGUMENT_KIND, "ear"));
  lua_setfield(L, -2, "ear");
  if (request->body) {
    lua_pushlstring(L, request->body->text, request->body->size);
    lua_setfield(L, -2, "body");
  }
}


/* ask(answer, request): what the function in Lua answers: status, body,
** headers; and for a stream a function that gets it */
static int ask(lua_State *L) {
  const Request *request = lua_touserdata(L, 2);
  lua_settop(L, 1);
  lua_pushstring(L, request->method);
  lua_pushstring(L, request->path);
  push_header(L, request->from, "Host");
  push_header(L, request->from, "Accept-Encoding");
  push_more(L, request);
  lua_call(L, 5, 4);
  luaL_checkinteger(L, -4);
  luaL_checkstring(L, -3);
  luaL_checktype(L, -2, LUA_TTABLE);
  return 4;
}


/* The body of an answer, whose four parts are on the stack. */
static struct MHD_Response *response_of(lua_State *L,
                                        struct MHD_Connection *to) {
  size_t size;
  union {
    const char *text;
    void *bytes;
  } body;
  if (lua_isfunction(L, -1))
    return open_stream(L, to);
  body.text = lua_tolstring(L, -3, &size);
  return MHD_create_response_from_buffer(size, body.bytes,
                                         MHD_RESPMEM_MUST_COPY);
}


/* Sends a response, and lets it go; NULL if memory is short. */
static enum MHD_Result queue(struct MHD_Connection *to, unsigned status,
                             struct MHD_Response *response) {
  if (!response)
    return MHD_NO;
  enum MHD_Result sent = MHD_queue_response(to, status, response);
  MHD_destroy_response(response);
  return sent;
}


/* Sends the answer, whose four parts are on the stack. */
static enum MHD_Result respond(lua_State *L, struct MHD_Connection *to) {
  struct MHD_Response *response = response_of(L, to);
  if (response) {
    lua_pushvalue(L, -2);
    add_headers(L, response);
    lua_pop(L, 1);
  }
  return queue(to, (unsigned)lua_tointeger(L, -4), response);
}


/* Answers that a request brings too much. */
static enum MHD_Result refuse(struct MHD_Connection *to) {
  return queue(
      to, TOO_LARGE,
      MHD_create_response_from_buffer(0, NULL, MHD_RESPMEM_PERSISTENT));
}


/* Lets the function in Lua answer.  An error there closes the connection. */
static enum MHD_Result answer(lua_State *L, Request *request) {
  int top = lua_gettop(L);
  lua_pushcfunction(L, ask);
  lua_pushvalue(L, 2);
  lua_pushlightuserdata(L, request);
  enum MHD_Result sent =
      lua_pcall(L, 2, 4, 0) == LUA_OK ? respond(L, request->from) : MHD_NO;
  lua_settop(L, top);
  return sent;
}


/* Keeps what has come of a request's body. */
static void keep(Body *body, const char *text, size_t size) {
  size_t end = body->size + size;
  if (end <= LARGEST)
    memcpy(body->text + body->size, text, size);
  body->size = end > LARGEST ? LARGEST + 1 : end;
}


/* A request has come, or more of its body, or the end of that.  Only what is
** posted is read. */
static enum MHD_Result hear(void *data, struct MHD_Connection *from,
                            const char *path, const char *method,
                            const char *version, const char *brought,
                            size_t *size, void **kept) {
  Body *body = *kept;
  Request request = {from, method, path, body};
  (void)version;
  free_place(from,
             MHD_get_connection_info(from, MHD_CONNECTION_INFO_SOCKET_CONTEXT)
                 ->socket_context);
  if (strcmp(method, "POST") != 0) {
    *size = 0;
  } else if (!body) {
    *kept = body = malloc(sizeof *body);
    if (body)
      body->size = 0;
    return body ? MHD_YES : MHD_NO;
  } else if (*size > 0) {
    keep(body, brought, *size);
    *size = 0;
    return MHD_YES;
  } else if (body->size > LARGEST) {
    return refuse(from);
  }
  return answer(((Server *)data)->L, &request);
}


/* A request is answered, or given up. */
static void note_end(void *data, struct MHD_Connection *from, void **kept,
                     enum MHD_RequestTerminationCode how) {
  (void)data, (void)from, (void)how;
  free(*kept);
  *kept = NULL;
}


/* Waits for requests, or for Ctrl-C, which comes through only here; then
** answers what has come.  `least` is how many milliseconds it may wait.  With
** epoll the set has one file, which is an early one. */
static void turn(struct MHD_Daemon *daemon, const sigset_t *open,
                 MHD_UNSIGNED_LONG_LONG least) {
  fd_set in, out, wrong;
  int most = 0;
  MHD_UNSIGNED_LONG_LONG wait;
  struct timespec time;
  FD_ZERO(&in);
  FD_ZERO(&out);
  FD_ZERO(&wrong);
  MHD_get_fdset(daemon, &in, &out, &wrong, &most);
  if (MHD_get_timeout(daemon, &wait) != MHD_YES || wait > least)
    wait = least;
  if (streams_woken())
    wait = 0;
  time.tv_sec = (time_t)(wait / 1000);
  time.tv_nsec = (long)(wait % 1000) * 1000000;
  if (pselect(most + 1, &in, &out, &wrong, &time, open) >= 0)
    MHD_run_from_select(daemon, &in, &out, &wrong);
}


static struct MHD_Daemon *checked(lua_State *L) {
  Server *server = luaL_checkudata(L, 1, SERVER_T);
  luaL_argcheck(L, server->daemon, 1, "the server is closed");
  return server->daemon;
}


/* What is done between requests: the function at index 3, if there is one.
** Answers how many milliseconds there are until it must be done again. */
static MHD_UNSIGNED_LONG_LONG between(lua_State *L) {
  MHD_UNSIGNED_LONG_LONG wait = 60000;
  if (!lua_isfunction(L, 3))
    return wait;
  lua_pushvalue(L, 3);
  lua_call(L, 0, 1);
  lua_Number seconds = luaL_checknumber(L, -1);
  if (seconds >= 0 && seconds < 60)
    wait = (MHD_UNSIGNED_LONG_LONG)(seconds * 1000 + 0.999);
  lua_pop(L, 1);
  return wait;
}


/* server:run(answer [, between])   Answers requests until Ctrl-C.  `between` is
** called before each wait for requests, and says how many seconds that may
** last. */
static int run(lua_State *L) {
  static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
  enum { ENDS = sizeof ends / sizeof *ends };
  struct MHD_Daemon *daemon = checked(L);
  struct sigaction action, usual[ENDS];
  sigset_t block, before;
  luaL_checktype(L, 2, LUA_TFUNCTION);
  ((Server *)lua_touserdata(L, 1))->L = L;
  memset(&action, 0, sizeof action);
  action.sa_handler = note_stop;
  sigemptyset(&action.sa_mask);
  sigemptyset(&block);
  for (int i = 0; i < ENDS; i++)
    sigaddset(&block, ends[i]);
  sigprocmask(SIG_BLOCK, &block, &before);
  for (int i = 0; i < ENDS; i++)
    sigaction(ends[i], &action, &usual[i]);
  lua_settop(L, 3);
  for (stopped = 0; !stopped;)
    turn(daemon, &before, between(L));
  for (int i = 0; i < ENDS; i++)
    sigaction(ends[i], &usual[i], NULL);
  sigprocmask(SIG_SETMASK, &before, NULL);
  return 0;
}


/* server:port() -> the number that others reach it by */
static int port(lua_State *L) {
  const union MHD_DaemonInfo *info =
      MHD_get_daemon_info(checked(L), MHD_DAEMON_INFO_BIND_PORT);
  lua_pushinteger(L, info ? info->port : 0);
  return 1;
}


/* server:close() */
static int close_server(lua_State *L) {
  Server *server = luaL_checkudata(L, 1, SERVER_T);
  wake_streams();
  if (server->daemon)
    MHD_stop_daemon(server->daemon);
  server->daemon = NULL;
  return 0;
}


/* A server that nobody can ask yet. */
static Server *new_server(lua_State *L, unsigned people) {
  unsigned places = people * SILENT / 100 + 1;
  Server *server =
      lua_newuserdatauv(L, sizeof *server + places * sizeof *server->silent, 0);
  server->daemon = NULL;
  server->came = 0;
  server->places = places;
  for (unsigned i = 0; i < places; i++)
    server->silent[i] = NOBODY;
  luaL_setmetatable(L, SERVER_T);
  return server;
}


/* Lets the process have as many open files as the system allows it; answers how
** many of `people` may be connected then, so that files are left for others. */
static unsigned raise_files(unsigned people) {
  struct rlimit most;
  if (getrlimit(RLIMIT_NOFILE, &most) != 0)
    return people;
  most.rlim_cur = most.rlim_max;
  setrlimit(RLIMIT_NOFILE, &most);
  return most.rlim_max / 4 * 3 < people ? (unsigned)(most.rlim_max / 4 * 3)
                                        : people;
}


/* How it waits: by epoll where the system has it, which takes any number of
** connections. */
static unsigned flags(void) {
  unsigned way = MHD_is_feature_supported(MHD_FEATURE_EPOLL) == MHD_YES
                     ? MHD_USE_EPOLL
                     : MHD_NO_FLAG;
  return way | MHD_ALLOW_SUSPEND_RESUME;
}


/* open(port [, all [, people [, each]]]) -> server; or nil if the port is
** taken.  0 is any free port.  With `all` it hears the whole network, otherwise
** this machine alone.  `people` is how many connections there may be at once,
** and `each` how many from one address; 0 is any number of these. */
static int open_server(lua_State *L) {
  lua_Integer number = luaL_checkinteger(L, 1);
  bool all = lua_toboolean(L, 2);
  unsigned people = raise_files((unsigned)luaL_optinteger(L, 3, PEOPLE));
  unsigned each = (unsigned)luaL_optinteger(L, 4, 0);
  struct sockaddr_in place;
  Server *server = new_server(L, people);
  memset(&place, 0, sizeof place);
  place.sin_family = AF_INET;
  place.sin_port = htons((uint16_t)number);
  place.sin_addr.s_addr = htonl(all ? INADDR_ANY : INADDR_LOOPBACK);
  server->daemon = MHD_start_daemon(
      flags(), (uint16_t)number, NULL, NULL, hear, server, MHD_OPTION_SOCK_ADDR,
      (struct sockaddr *)&place, MHD_OPTION_CONNECTION_LIMIT, people,
      MHD_OPTION_PER_IP_CONNECTION_LIMIT, each, MHD_OPTION_NOTIFY_CONNECTION,
      note_connection, server, MHD_OPTION_NOTIFY_COMPLETED, note_end, server,
      MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)PATIENCE, MHD_OPTION_END);
  if (!server->daemon)
    lua_pushnil(L);
  return 1;
}


int luaopen_tenace_server(lua_State *L) {
  static const luaL_Reg methods[] = {
      {"run", run}, {"port", port}, {"close", close_server}, {NULL, NULL}};
  luaL_newmetatable(L, SERVER_T);
  luaL_newlib(L, methods);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, close_server);
  lua_setfield(L, -2, "__gc");
  lua_pop(L, 1);
  lua_createtable(L, 0, 2);
  lua_pushcfunction(L, open_server);
  lua_setfield(L, -2, "open");
  add_streams(L);
  add_thoughts(L);
  add_addresses(L);
  add_syncer(L);
  add_json(L);
  return 1;
}
