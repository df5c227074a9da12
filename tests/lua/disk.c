/*
** Runs a Lua script in a program whose disk fails when the script says
** so.  This file defines the program's calls to the system: a program's own
** functions come before those of the C library.
**
** faults.fail(n, how, span): calls go well n - 1 times; the n-th fails, and
**   those behind it, `span` in all.  `how` is "full" or "broken", which is the
**   error, "short", where the first writes half before the disk is full, or
**   "kill", where the program ends in the middle of it, "killed" right behind.
** faults.fine(): all go well from now on
** faults.met() -> has a call failed since faults.fail? was it one of ftruncate?
** faults.folder(path): where a file can fail to be opened
** faults.child(f) -> what f(say) said before it ended, whether it was killed
*/
#include "host.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

static struct {
  long calls, first, last; /* of those that fail; 0: none */
  int code;                /* what they fail with */
  bool half, kill, killed; /* what the first failing call does */
} disk;

static bool met, uncut; /* has a call failed? one of ftruncate? */
static char folder[256];

/* The end of a pipe that a child speaks through. */
static int mouth;


/* Is this call to fail? */
static bool fails(void) {
  disk.calls++;
  if (disk.kill && disk.calls == disk.first)
    raise(SIGKILL);
  if (disk.killed || disk.calls < disk.first || disk.calls > disk.last)
    return false;
  errno = disk.code;
  met = true;
  return true;
}


/* After the call the program may end. */
static int done(int result) {
  if (disk.killed && disk.calls == disk.first)
    raise(SIGKILL);
  return result;
}


/* The C library gives these parameters other names. */
/* NOLINTBEGIN(readability-inconsistent-declaration-parameter-name) */
int open(const char *path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
  va_end(more);
  if (strncmp(path, folder, strlen(folder)) != 0)
    return openat(AT_FDCWD, path, flags, mode);
  return fails() ? -1 : done(openat(AT_FDCWD, path, flags, mode));
}


ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at) {
  struct iovec piece = {(void *)bytes, size};
  bool first = disk.calls + 1 == disk.first;
  if (first && (disk.half || disk.kill) && size > 1) {
    piece.iov_len = size / 2;
    ssize_t n = pwritev(fd, &piece, 1, at);
    disk.calls += disk.half;
    met = true;
    return disk.half ? n : fails();
  }
  return fails() ? -1 : done((int)pwritev(fd, &piece, 1, at));
}


/* Tests need not wait for the disk. */
int fsync(int fd) {
  (void)fd;
  return fails() ? -1 : done(0);
}


int rename(const char *from, const char *to) {
  return fails() ? -1 : done(renameat(AT_FDCWD, from, AT_FDCWD, to));
}


int link(const char *from, const char *to) {
  return fails() ? -1 : done(linkat(AT_FDCWD, from, AT_FDCWD, to, 0));
}


int ftruncate(int fd, off_t size) {
  bool failed = fails();
  uncut = uncut || failed;
  return failed ? -1 : done((int)syscall(SYS_ftruncate, fd, size));
}
/* NOLINTEND(readability-inconsistent-declaration-parameter-name) */


static int disk_fail(lua_State *L) {
  static const char *const names[] = {"full", "broken", "short",
                                      "kill", "killed", NULL};
  long n = (long)luaL_checkinteger(L, 1);
  int how = luaL_checkoption(L, 2, NULL, names);
  memset(&disk, 0, sizeof disk);
  met = uncut = false;
  disk.first = n;
  disk.last = n + (long)luaL_optinteger(L, 3, 1) - 1;
  disk.code = how == 1 ? EIO : ENOSPC;
  disk.half = how == 2;
  disk.kill = how == 3;
  disk.killed = how == 4;
  return 0;
}


static int disk_fine(lua_State *L) {
  (void)L;
  memset(&disk, 0, sizeof disk);
  return 0;
}


static int disk_met(lua_State *L) {
  lua_pushboolean(L, met);
  lua_pushboolean(L, uncut);
  return 2;
}


static int disk_folder(lua_State *L) {
  snprintf(folder, sizeof folder, "%s", luaL_checkstring(L, 1));
  return 0;
}


static int say(lua_State *L) {
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  if (write(mouth, text, size) != (ssize_t)size)
    _exit(EXIT_FAILURE);
  return 0;
}


/* Reads what the other end says, until it closes. */
static void push_said(lua_State *L, int ear) {
  luaL_Buffer b;
  ssize_t n;
  luaL_buffinit(L, &b);
  while ((n = read(ear, luaL_prepbuffer(&b), LUAL_BUFFERSIZE)) > 0)
    luaL_addsize(&b, (size_t)n);
  luaL_pushresult(&b);
}


static int disk_child(lua_State *L) {
  int ends[2], status = 0;
  if (pipe(ends) != 0)
    return luaL_error(L, "no pipe");
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    mouth = ends[1];
    lua_pushcfunction(L, say);
    if (lua_pcall(L, 1, 0, 0) == LUA_OK)
      _exit(EXIT_SUCCESS);
    fprintf(stderr, "%s\n", luaL_tolstring(L, -1, NULL));
    _exit(EXIT_FAILURE);
  }
  close(ends[1]);
  push_said(L, ends[0]);
  close(ends[0]);
  waitpid(child, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) != EXIT_SUCCESS)
    return luaL_error(L, "the child failed");
  lua_pushboolean(L, WIFSIGNALED(status));
  return 2;
}


static int open_all(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"child", disk_child},   {"fail", disk_fail}, {"fine", disk_fine},
      {"folder", disk_folder}, {"met", disk_met},   {NULL, NULL}};
  open_host(L, "faults", functions);
  return 0;
}


int main(int argc, char **argv) {
  static char usual[] = "tests/lua/disk.lua";
  lua_State *L = luaL_newstate();
  if (!L)
    return EXIT_FAILURE;
  bool well = run_host(L, open_all, argc, argv, usual);
  return well ? EXIT_SUCCESS : EXIT_FAILURE;
}
