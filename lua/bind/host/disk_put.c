/*
** Writing a file whole or not at all, whatever goes wrong.
**
** The text goes into a new file in the same folder, which is synced and then
** gets the name.  A reader finds the old file or the new one, never a part.
*/
#include "host/disk.h"

#include <lauxlib.h>

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#ifndef PATH_MAX
#define PATH_MAX 4096
#endif

#define TRIES 100 /* names tried for the new file */


bool tnl_disk_write_at(int fd, const char *text, size_t size, off_t at) {
  while (size > 0) {
    ssize_t n = pwrite(fd, text, size, at);
    if (n < 0 && errno == EINTR)
      continue;
    if (n == 0)
      errno = ENOSPC;
    if (n <= 0)
      return false;
    text += n;
    size -= (size_t)n;
    at += n;
  }
  return true;
}


/* Pushes the folder that a path is in. */
static const char *push_folder(lua_State *L, const char *path) {
  const char *slash = strrchr(path, '/');
  if (!slash)
    return lua_pushliteral(L, ".");
  size_t size = slash == path ? 1 : (size_t)(slash - path);
  return lua_pushlstring(L, path, size);
}


/* Some file systems do not know how to sync a folder. */
bool tnl_disk_sync_folder(lua_State *L, const char *path) {
  int fd = open(push_folder(L, path), O_RDONLY | O_CLOEXEC);
  lua_pop(L, 1);
  if (fd < 0)
    return false;
  bool done = fsync(fd) == 0 || errno == EINVAL;
  int code = errno;
  close(fd);
  errno = code;
  return done;
}


/* Pushes the path that a link leads to, or the path itself. */
static const char *push_target(lua_State *L, const char *path) {
  char full[PATH_MAX];
  return lua_pushstring(L, realpath(path, full) ? full : path);
}


const char *tnl_disk_unchanged(const OpenFile *file, const struct stat *there) {
  struct stat mine;
  if (fstat(file->fd, &mine) != 0)
    return "system";
  bool same = there->st_dev == mine.st_dev && there->st_ino == mine.st_ino;
  return same && (file->torn || mine.st_size == file->length) ? NULL
                                                              : "changed";
}


/* Does another program hold the lock of the file at that path? */
static bool in_use(const char *path) {
  OpenFile file = {.fd = -1};
  const char *wrong = tnl_disk_open(&file, path, O_RDONLY);
  bool busy =
      !wrong && flock(file.fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  tnl_disk_close(&file);
  return busy;
}


/* May what is at the path be replaced?  Its mode is kept in `mode`. */
static const char *look_at(const char *path, bool over, const OpenFile *own,
                           mode_t *mode) {
  struct stat about;
  if (stat(path, &about) != 0)
    return errno == ENOENT ? NULL : "system";
  const char *wrong = tnl_disk_regular(&about);
  *mode = about.st_mode & 07777;
  if (wrong)
    return wrong;
  if (own)
    return tnl_disk_unchanged(own, &about);
  if (!over)
    return "there";
  return in_use(path) ? "busy" : NULL;
}


/* Opens a file of a new name in the folder of `path`, and pushes the name. */
static const char *open_beside(lua_State *L, OpenFile *file, const char *path,
                               mode_t mode) {
  const char *folder = push_folder(L, path);
  for (int n = 1; n <= TRIES; n++) {
    const char *name =
        lua_pushfstring(L, "%s/.tenace-%d-%d", folder, (int)getpid(), n);
    file->fd = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (file->fd >= 0 || errno != EEXIST) {
      lua_remove(L, -2);
      return name;
    }
    lua_pop(L, 1);
  }
  return lua_tostring(L, -1);
}


/* Gives a new file its name if nothing has it yet.  A file system without hard
** links reserves the name first. */
static bool name_new(const char *beside, const char *path) {
  if (link(beside, path) == 0) {
    unlink(beside);
    return true;
  }
  if (errno == EEXIST)
    return false;
  int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (fd < 0)
    return false;
  close(fd);
  if (rename(beside, path) == 0)
    return true;
  int code = errno;
  unlink(path);
  errno = code;
  return false;
}


/* Fills the new file.  It is locked before others can find it. */
static bool fill(OpenFile *file, const char *text, size_t size) {
  tnl_disk_lock(file);
  file->length = (off_t)size;
  file->due = true;
  return tnl_disk_write_at(file->fd, text, size, 0) && fsync(file->fd) == 0;
}


/* Keeps the old file's mode.  Not every file system can; that is no failure. */
static void keep_mode(const OpenFile *file, mode_t mode) {
  if (mode && fchmod(file->fd, mode) != 0)
    errno = 0;
}


const char *tnl_disk_put(lua_State *L, OpenFile *file, const char *path,
                         int text, bool over, const OpenFile *own) {
  mode_t mode = 0, usual = file->secret ? 0600 : 0666;
  size_t size;
  const char *bytes = lua_tolstring(L, text, &size);
  const char *target = push_target(L, path);
  const char *wrong = look_at(target, over, own, &mode);
  if (wrong)
    return wrong;
  const char *beside = open_beside(L, file, target, mode ? mode : usual);
  if (file->fd < 0)
    return "system";
  keep_mode(file, mode);
  bool replaces = over || (own && mode);
  if (fill(file, bytes, size) &&
      (replaces ? rename(beside, target) == 0 : name_new(beside, target)))
    return NULL;
  int code = errno;
  unlink(beside);
  tnl_disk_close(file);
  errno = code;
  return code == EEXIST ? "there" : "system";
}
