/*
** What takes long is thought by a process of its own: a copy of this one, which
** calls a function and tells its text.  So a bot sees the match as it is, and
** nobody waits for it.
*/
#include "serve/thought.h"

#include <lauxlib.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define THOUGHT_T "tenace.thought"

enum { LONGEST = 4096, FILES = 1 << 14, SECONDS = 30, LATER = 10 };

/* A thought; `process` is 0 when it has ended. */
typedef struct Thought {
  pid_t process;
  int from;
  size_t size;
  char text[LONGEST];
} Thought;


/* The copy: it keeps nothing of the server's open but the way back, lets the
** server go first, and ends by itself if it takes too long. */
static void think_on(lua_State *L, int to) {
  sigset_t none;
  size_t size = 0, sent = 0;
  sigemptyset(&none);
  for (int sign = 1; sign < NSIG; sign++)
    signal(sign, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int file = 0; file < FILES; file++) {
    if (file != to)
      close(file);
  }
  setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + LATER);
  alarm(SECONDS);
  const char *text =
      lua_pcall(L, 0, 1, 0) == LUA_OK ? lua_tolstring(L, -1, &size) : NULL;
  while (text && sent < size) {
    ssize_t n = write(to, text + sent, size - sent);
    if (n <= 0)
      break;
    sent += (size_t)n;
  }
  _exit(text && sent == size ? EXIT_SUCCESS : EXIT_FAILURE);
}


/* Ends a thought that is not wanted any more; answers whether it has told all
** that it had to tell. */
static int end_thought(Thought *thought, bool kills) {
  int status = EXIT_FAILURE;
  if (thought->process <= 0)
    return 0;
  if (kills)
    kill(thought->process, SIGKILL);
  while (waitpid(thought->process, &status, 0) < 0 && errno == EINTR)
    continue;
  close(thought->from);
  thought->process = 0;
  return status == 0;
}


/* thought() -> nil as long as it lasts; then the text; false if it failed */
static int ask_thought(lua_State *L) {
  Thought *thought = luaL_checkudata(L, 1, THOUGHT_T);
  ssize_t n = 1;
  while (n > 0 && thought->process > 0 && thought->size < LONGEST) {
    n = read(thought->from, thought->text + thought->size,
             LONGEST - thought->size);
    if (n > 0)
      thought->size += (size_t)n;
  }
  if (n < 0 && (errno == EAGAIN || errno == EINTR)) {
    lua_pushnil(L);
  } else if (end_thought(thought, thought->size == LONGEST)) {
    lua_pushlstring(L, thought->text, thought->size);
  } else {
    lua_pushboolean(L, 0);
  }
  return 1;
}


/* thought:stop() */
static int stop_thought(lua_State *L) {
  end_thought(luaL_checkudata(L, 1, THOUGHT_T), true);
  return 0;
}


/* think(f) -> thought; nil if there can be no more processes */
static int think(lua_State *L) {
  int ends[2];
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_settop(L, 1);
  Thought *thought = lua_newuserdatauv(L, sizeof *thought, 0);
  thought->process = 0;
  thought->size = 0;
  luaL_setmetatable(L, THOUGHT_T);
  lua_insert(L, 1);
  if (pipe(ends) != 0)
    return 0;
  thought->process = fork();
  if (thought->process == 0)
    think_on(L, ends[1]);
  close(ends[1]);
  if (thought->process < 0) {
    close(ends[0]);
    return 0;
  }
  thought->from = ends[0];
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  lua_settop(L, 1);
  return 1;
}


void add_thoughts(lua_State *L) {
  static const luaL_Reg methods[] = {{"stop", stop_thought}, {NULL, NULL}};
  luaL_newmetatable(L, THOUGHT_T);
  luaL_newlib(L, methods);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, ask_thought);
  lua_setfield(L, -2, "__call");
  lua_pushcfunction(L, stop_thought);
  lua_setfield(L, -2, "__gc");
  lua_pop(L, 1);
  lua_pushcfunction(L, think);
  lua_setfield(L, -2, "think");
}
