/*
** Makes sure that files are on the disk, which takes some milliseconds each: a
** process of its own does it, so that nobody waits.
*/
#include "serve/syncer.h"

#include <lauxlib.h>

#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* FILES is more than a server has open. */
enum { FILES = 1 << 14, LONGEST = 2048, ROOM = 1 << 15 };


static void sync_file(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return;
  fsync(file);
  close(file);
}


/* Is a path named again behind itself? */
static bool comes_again(const char *path, const char *end) {
  for (const char *p = path + strlen(path) + 1; p < end; p += strlen(p) + 1) {
    if (strcmp(p, path) == 0)
      return true;
  }
  return false;
}


/* Syncs each file that is named in the whole paths of a text, once; answers how
** much of the text these are. */
static size_t sync_all(const char *text, size_t size) {
  while (size > 0 && text[size - 1] != '\0')
    size--;
  for (const char *p = text; p < text + size; p += strlen(p) + 1) {
    if (!comes_again(p, text + size))
      sync_file(p);
  }
  return size;
}


/* The other process: it reads paths until there is no server any more. */
static void sync_on(int from) {
  static char text[ROOM];
  size_t size = 0;
  ssize_t n;
  for (int sign = 1; sign < NSIG; sign++)
    signal(sign, SIG_IGN);
  for (int file = 0; file < FILES; file++) {
    if (file != from)
      close(file);
  }
  while ((n = read(from, text + size, sizeof text - size)) > 0) {
    size += (size_t)n;
    size_t done = sync_all(text, size);
    memmove(text, text + done, size -= done);
  }
  _exit(EXIT_SUCCESS);
}


/* sync(path) -> true if the other process has taken it */
static int sync_later(lua_State *L) {
  int to = (int)lua_tointeger(L, lua_upvalueindex(1));
  size_t size;
  const char *path = luaL_checklstring(L, 1, &size);
  lua_pushboolean(L, size < LONGEST &&
                         write(to, path, size + 1) == (ssize_t)(size + 1));
  return 1;
}


/* syncer() -> sync; nil if there can be no more processes.  It is begun once,
** before anything else is open. */
static int syncer(lua_State *L) {
  int ends[2];
  if (pipe(ends) != 0)
    return 0;
  pid_t process = fork();
  if (process == 0)
    sync_on(ends[0]);
  close(ends[0]);
  if (process < 0) {
    close(ends[1]);
    return 0;
  }
  signal(SIGPIPE, SIG_IGN);
  fcntl(ends[1], F_SETFL, O_NONBLOCK);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  lua_pushinteger(L, ends[1]);
  lua_pushcclosure(L, sync_later, 1);
  return 1;
}


void add_syncer(lua_State *L) {
  lua_pushcfunction(L, syncer);
  lua_setfield(L, -2, "syncer");
}
