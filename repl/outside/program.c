/*
** A program of somebody else's: it gets a line on its standard input and
** answers with one on its standard output.  Nothing that it does can stop this
** program: it may be silent, end, or close what connects it.
**
** It has a process group of its own: Ctrl-C does not reach it, and it is ended
** together with what it has started itself.
*/
#include "outside/program.h"

#include <lauxlib.h>

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define PROGRAM_T "tenace.program"

/* Bytes of the longest answer; words of a command line; milliseconds in which a
** program may end by itself. */
enum { LONGEST = 1 << 20, WORDS = 64, GRACE = 500 };

extern char **environ;

/* `pid` is 0 when the program has ended.  What it has said and nobody has taken
** yet are `size` bytes at `said`. */
typedef struct Program {
  pid_t pid;
  int to;
  int from;
  char *said;
  size_t size;
  size_t room;
} Program;

/* How a question has ended. */
typedef enum Outcome { ANSWERED, SILENT, ENDED, TOO_LONG } Outcome;

/* What is still to be written to a program. */
typedef struct Rest {
  const char *text;
  size_t size;
} Rest;


/* Milliseconds of a clock that only goes forward. */
static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (long long)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}


static void close_one(int *fd) {
  if (*fd >= 0)
    close(*fd);
  *fd = -1;
}


/* Opens a pipe whose ends no other program inherits. */
static bool open_pipe(int ends[2]) {
  if (pipe(ends) != 0) {
    ends[0] = ends[1] = -1;
    return false;
  }
  return fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 &&
         fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0;
}


/* The signals are those that a program expects when it starts. */
static void set_signals(posix_spawnattr_t *how) {
  sigset_t usual;
  sigemptyset(&usual);
  posix_spawnattr_setsigmask(how, &usual);
  sigaddset(&usual, SIGPIPE);
  sigaddset(&usual, SIGINT);
#ifdef SIGXFSZ
  sigaddset(&usual, SIGXFSZ);
#endif
  posix_spawnattr_setsigdefault(how, &usual);
  posix_spawnattr_setpgroup(how, 0);
  posix_spawnattr_setflags(how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF |
                                    POSIX_SPAWN_SETSIGMASK);
}


/* Starts the program with these two ends as its input and output.  Answers an
** error's number, or 0. */
static int spawn(Program *self, char **words, int in, int out) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t how;
  int wrong = posix_spawn_file_actions_init(&files);
  if (wrong)
    return wrong;
  wrong = posix_spawnattr_init(&how);
  if (!wrong) {
    set_signals(&how);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    wrong = posix_spawn(&self->pid, words[0], &files, &how, words, environ);
    posix_spawnattr_destroy(&how);
  }
  posix_spawn_file_actions_destroy(&files);
  if (wrong)
    self->pid = 0;
  return wrong;
}


/* Connects a program and starts it.  Answers an error's number, or 0. */
static int start(Program *self, char **words) {
  int in[2], out[2] = {-1, -1};
  bool opened =
      open_pipe(in) && open_pipe(out) && fcntl(in[1], F_SETFL, O_NONBLOCK) == 0;
  int wrong = opened ? 0 : errno;
  if (!wrong)
    wrong = spawn(self, words, in[0], out[1]);
  close_one(&in[0]);
  close_one(&out[1]);
  self->to = in[1];
  self->from = out[0];
  return wrong;
}


/* Waits until the program has ended by itself, for a short while. */
static bool ends_itself(const Program *self) {
  const struct timespec step = {0, 2000000};
  long long until = now() + GRACE;
  siginfo_t found;
  do {
    found.si_pid = 0;
    if (waitid(P_PID, (id_t)self->pid, &found, WEXITED | WNOHANG | WNOWAIT) !=
            0 ||
        found.si_pid != 0)
      return true;
    nanosleep(&step, NULL);
  } while (now() < until);
  return false;
}


/* Ends the program and all that it has started.  A patient caller lets it end
** by itself, because its input has ended, and learns whether it did.  Answers
** its status. */
static int finish(Program *self, bool *patient) {
  int status = 0;
  close_one(&self->to);
  if (self->pid > 0) {
    if (patient)
      *patient = ends_itself(self);
    kill(-self->pid, SIGKILL);
    while (waitpid(self->pid, &status, 0) < 0 && errno == EINTR)
      continue;
  }
  self->pid = 0;
  close_one(&self->from);
  free(self->said);
  self->said = NULL;
  self->size = self->room = 0;
  return status;
}


/* Pushes the words of a list; they end with NULL. */
static void read_words(lua_State *L, int list, char *words[WORDS]) {
  lua_Integer n = luaL_len(L, list);
  luaL_argcheck(L, n >= 1 && n < WORDS, list, "a few words expected");
  for (lua_Integer i = 1; i <= n; i++) {
    lua_geti(L, list, i);
    luaL_checkstring(L, -1);
    union {
      const char *text;
      char *word;
    } one = {lua_tostring(L, -1)};
    words[i - 1] = one.word;
  }
  words[n] = NULL;
}


/* program.start(words) -> program; or nil, message */
static int program_start(lua_State *L) {
  char *words[WORDS];
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  luaL_checkstack(L, WORDS, NULL);
  read_words(L, 1, words);
  Program *self = lua_newuserdatauv(L, sizeof *self, 0);
  *self = (Program){.to = -1, .from = -1};
  luaL_setmetatable(L, PROGRAM_T);
  int wrong = start(self, words);
  if (!wrong)
    return 1;
  finish(self, NULL);
  lua_pushnil(L);
  lua_pushstring(L, strerror(wrong));
  return 2;
}


/* Writes as much as the program takes now.  False: it takes nothing more. */
static bool write_some(const Program *self, Rest *rest) {
  ssize_t n = write(self->to, rest->text, rest->size);
  if (n < 0)
    return errno == EAGAIN || errno == EINTR;
  rest->text += n;
  rest->size -= (size_t)n;
  return true;
}


/* Reads what the program has said.  False: it says nothing more, or there is no
** memory to keep it. */
static bool read_some(Program *self) {
  if (self->room - self->size < 4096) {
    size_t room = self->room ? self->room * 2 : 8192;
    char *bigger = realloc(self->said, room);
    if (!bigger)
      return false;
    self->said = bigger;
    self->room = room;
  }
  ssize_t n =
      read(self->from, self->said + self->size, self->room - self->size);
  if (n < 0)
    return errno == EINTR;
  self->size += (size_t)n;
  return n > 0;
}


/* Has the program said a whole line? */
static bool has_line(const Program *self) {
  return self->size > 0 && memchr(self->said, '\n', self->size) != NULL;
}


/* Waits until the program takes or says something, and lets it. */
static Outcome turn(Program *self, Rest *rest, int wait) {
  struct pollfd ends[2] = {{.fd = self->from, .events = POLLIN},
                           {.fd = self->to, .events = POLLOUT}};
  int ready = poll(ends, rest->size > 0 ? 2 : 1, wait);
  if (ready < 0)
    return errno == EINTR ? ANSWERED : ENDED;
  if (ready == 0)
    return SILENT;
  if (ends[1].revents && !write_some(self, rest))
    return ENDED;
  if (ends[0].revents && !read_some(self))
    return ENDED;
  return self->size > LONGEST ? TOO_LONG : ANSWERED;
}


/* Puts a question and waits for the whole line that answers it. */
static Outcome ask(Program *self, Rest rest, long long until) {
  Outcome outcome = ANSWERED;
  while (outcome == ANSWERED && (rest.size > 0 || !has_line(self))) {
    long long left = until - now();
    outcome = left > 0 ? turn(self, &rest, (int)left) : SILENT;
  }
  return outcome;
}


/* Pushes the first line of what was said, and forgets it. */
static void push_line(lua_State *L, Program *self) {
  const char *end = memchr(self->said, '\n', self->size);
  size_t length = (size_t)(end - self->said);
  lua_pushlstring(L, self->said, length);
  self->size -= length + 1;
  memmove(self->said, end + 1, self->size);
}


/* program:ask(line, seconds) -> line; or nil and "silent", "ended" or "long"
** The line is given and taken without its end. */
static int program_ask(lua_State *L) {
  static const char *const names[] = {"", "silent", "ended", "long"};
  Program *self = luaL_checkudata(L, 1, PROGRAM_T);
  lua_pushfstring(L, "%s\n", luaL_checkstring(L, 2));
  double seconds = luaL_checknumber(L, 3);
  luaL_argcheck(L, seconds > 0 && seconds <= 3600, 3, "out of range");
  Rest rest = {lua_tostring(L, -1), (size_t)luaL_len(L, -1)};
  Outcome outcome = ENDED;
  if (self->pid > 0) {
    struct sigaction ignore = {.sa_handler = SIG_IGN}, usual;
    sigaction(SIGPIPE, &ignore, &usual);
    outcome = ask(self, rest, now() + (long long)(seconds * 1000));
    sigaction(SIGPIPE, &usual, NULL);
  }
  if (outcome == ANSWERED) {
    push_line(L, self);
    return 1;
  }
  lua_pushnil(L);
  lua_pushstring(L, names[outcome]);
  return 2;
}


/* program:finish([at once]) -> "exit", "signal" or "lived" and its number
** Ends the program, which may first end by itself; "lived": it did not. */
static int program_finish(lua_State *L) {
  Program *self = luaL_checkudata(L, 1, PROGRAM_T);
  bool ended = true, at_once = lua_toboolean(L, 2);
  int status = finish(self, at_once ? NULL : &ended);
  bool killed = WIFSIGNALED(status);
  lua_pushstring(L, !ended ? "lived" : killed ? "signal" : "exit");
  lua_pushinteger(L, killed ? WTERMSIG(status) : WEXITSTATUS(status));
  return 2;
}


/* program:close(): its input ends, and it may end by itself from now on */
static int program_close(lua_State *L) {
  Program *self = luaL_checkudata(L, 1, PROGRAM_T);
  close_one(&self->to);
  return 0;
}


static int program_gc(lua_State *L) {
  finish(luaL_checkudata(L, 1, PROGRAM_T), NULL);
  return 0;
}


/* program.can_run(path) -> boolean: is it a file that may be run? */
static int program_can_run(lua_State *L) {
  const char *path = luaL_checkstring(L, 1);
  struct stat what;
  lua_pushboolean(L, stat(path, &what) == 0 && S_ISREG(what.st_mode) &&
                         access(path, X_OK) == 0);
  return 1;
}


int luaopen_tenace_program(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"can_run", program_can_run}, {"start", program_start}, {NULL, NULL}};
  static const luaL_Reg methods[] = {{"ask", program_ask},
                                     {"close", program_close},
                                     {"finish", program_finish},
                                     {NULL, NULL}};
  luaL_newmetatable(L, PROGRAM_T);
  lua_pushcfunction(L, program_gc);
  lua_setfield(L, -2, "__gc");
  luaL_newlib(L, methods);
  lua_setfield(L, -2, "__index");
  luaL_newlib(L, functions);
  return 1;
}
