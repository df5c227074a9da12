/*
** A server of HTTP on this machine alone: it takes requests, and a function in
** Lua answers them.  It is a module of its own, which only `tenace web` loads.
*/
#include <lauxlib.h>
#include <lua.h>

#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>

#define SERVER_T "tenace.server"

enum {
  PEOPLE = 500, /* connections at once */
  SILENT = 200, /* those of them that have asked for nothing yet */
  PATIENCE = 30 /* seconds of silence */
};

enum { NOBODY = -1 };

/* A server, and while it runs the state that answers, whose function is at
** index 2.  Whoever connects and asks for nothing has a place in `silent` until
** SILENT others have come, so nobody can keep the browser of another user of
** this machine out. */
typedef struct Server {
  struct MHD_Daemon *daemon;
  lua_State *L;
  int silent[SILENT]; /* sockets, or NOBODY */
  unsigned came;      /* how many have come */
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
  int *own = &server->silent[server->came++ % SILENT];
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


/* A request, on its way through a protected call. */
typedef struct Request {
  struct MHD_Connection *from;
  const char *method;
  const char *path;
} Request;


/* ask(answer, request): what the function in Lua answers: status, body,
** headers */
static int ask(lua_State *L) {
  const Request *request = lua_touserdata(L, 2);
  lua_settop(L, 1);
  lua_pushstring(L, request->method);
  lua_pushstring(L, request->path);
  push_header(L, request->from, "Host");
  push_header(L, request->from, "Accept-Encoding");
  lua_call(L, 4, 3);
  luaL_checkinteger(L, -3);
  luaL_checkstring(L, -2);
  luaL_checktype(L, -1, LUA_TTABLE);
  return 3;
}


/* Sends the answer, whose three parts are on the stack. */
static enum MHD_Result respond(lua_State *L, struct MHD_Connection *to) {
  size_t size;
  union {
    const char *text;
    void *bytes;
  } body;
  body.text = lua_tolstring(L, -2, &size);
  struct MHD_Response *response =
      MHD_create_response_from_buffer(size, body.bytes, MHD_RESPMEM_MUST_COPY);
  if (!response)
    return MHD_NO;
  add_headers(L, response);
  unsigned status = (unsigned)lua_tointeger(L, -3);
  enum MHD_Result sent = MHD_queue_response(to, status, response);
  MHD_destroy_response(response);
  return sent;
}


/* A request has come.  An error in Lua closes the connection; what a request
** brings with it is not read. */
static enum MHD_Result hear(void *data, struct MHD_Connection *from,
                            const char *path, const char *method,
                            const char *version, const char *brought,
                            size_t *size, void **kept) {
  lua_State *L = ((Server *)data)->L;
  Request request = {from, method, path};
  int top = lua_gettop(L);
  (void)version, (void)brought, (void)kept;
  free_place(from,
             MHD_get_connection_info(from, MHD_CONNECTION_INFO_SOCKET_CONTEXT)
                 ->socket_context);
  *size = 0;
  lua_pushcfunction(L, ask);
  lua_pushvalue(L, 2);
  lua_pushlightuserdata(L, &request);
  enum MHD_Result sent =
      lua_pcall(L, 2, 3, 0) == LUA_OK ? respond(L, from) : MHD_NO;
  lua_settop(L, top);
  return sent;
}


/* Waits for requests, or for Ctrl-C, which comes through only here; then
** answers what has come. */
static void turn(struct MHD_Daemon *daemon, const sigset_t *open) {
  fd_set in, out, wrong;
  int most = 0;
  MHD_UNSIGNED_LONG_LONG wait;
  struct timespec time = {60, 0};
  FD_ZERO(&in);
  FD_ZERO(&out);
  FD_ZERO(&wrong);
  MHD_get_fdset(daemon, &in, &out, &wrong, &most);
  if (MHD_get_timeout(daemon, &wait) == MHD_YES && wait < 60000) {
    time.tv_sec = (time_t)(wait / 1000);
    time.tv_nsec = (long)(wait % 1000) * 1000000;
  }
  if (pselect(most + 1, &in, &out, &wrong, &time, open) >= 0)
    MHD_run_from_select(daemon, &in, &out, &wrong);
}


static struct MHD_Daemon *checked(lua_State *L) {
  Server *server = luaL_checkudata(L, 1, SERVER_T);
  luaL_argcheck(L, server->daemon, 1, "the server is closed");
  return server->daemon;
}


/* server:run(answer)   Answers requests until Ctrl-C. */
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
  for (stopped = 0; !stopped;)
    turn(daemon, &before);
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
  if (server->daemon)
    MHD_stop_daemon(server->daemon);
  server->daemon = NULL;
  return 0;
}


/* open(port) -> server; or nil if the port is taken.  0 is any free port. */
static int open_server(lua_State *L) {
  lua_Integer number = luaL_checkinteger(L, 1);
  struct sockaddr_in place;
  Server *server = lua_newuserdatauv(L, sizeof *server, 0);
  server->daemon = NULL;
  server->came = 0;
  for (int i = 0; i < SILENT; i++)
    server->silent[i] = NOBODY;
  luaL_setmetatable(L, SERVER_T);
  memset(&place, 0, sizeof place);
  place.sin_family = AF_INET;
  place.sin_port = htons((uint16_t)number);
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  server->daemon = MHD_start_daemon(
      MHD_NO_FLAG, (uint16_t)number, NULL, NULL, hear, server,
      MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&place,
      MHD_OPTION_CONNECTION_LIMIT, (unsigned)PEOPLE,
      MHD_OPTION_NOTIFY_CONNECTION, note_connection, server,
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
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, open_server);
  lua_setfield(L, -2, "open");
  return 1;
}
