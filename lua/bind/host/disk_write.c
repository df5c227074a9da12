/*
** Files that are written: all at once, or little by little.
**
** A file that grows stays open and locked, and its length is known.  So text
** that could not be written whole is cut off again, and a change made by
** another program is noticed.
*/
#include "host/host.h"
#include "host/disk.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#define checkfile(L) ((OpenFile *)luaL_checkudata(L, 1, OPEN_FILE_T))


/* Writes to a device or a pipe, where nothing can be overwritten.  A pipe that
** nobody reads does not block it. */
static const char *write_through(const char *path, const char *text,
                                 size_t size) {
  int fd = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  bool done = fd >= 0 && fcntl(fd, F_SETFL, 0) == 0;
  while (done && size > 0) {
    ssize_t n = write(fd, text, size);
    done = n > 0 || (n < 0 && errno == EINTR);
    text += n > 0 ? n : 0;
    size -= n > 0 ? (size_t)n : 0;
  }
  int code = errno;
  if (fd >= 0)
    close(fd);
  errno = code;
  return done ? NULL : "system";
}


/* Is it a device or a pipe?  errno stays as it is. */
static bool is_device(const char *path) {
  struct stat about;
  int code = errno;
  bool device = stat(path, &about) == 0 &&
                (S_ISCHR(about.st_mode) || S_ISFIFO(about.st_mode));
  errno = code;
  return device;
}


/* core.disk.write(path, text, over, secret) -> true; or nil, reason, what the
** system says.  Without `over` nothing that is there is written over.  Only its
** owner may read a new file that is `secret`. */
static int write_file(lua_State *L) {
  size_t size;
  const char *path = luaL_checkstring(L, 1);
  const char *text = luaL_checklstring(L, 2, &size);
  bool over = lua_toboolean(L, 3);
  OpenFile *file = tnl_disk_new_file(L);
  file->secret = lua_toboolean(L, 4);
  const char *wrong = tnl_disk_put(L, file, path, 2, over, NULL);
  if (!wrong && !tnl_disk_sync_folder(L, path))
    wrong = "system";
  else if (wrong && is_device(path))
    wrong = write_through(path, text, size);
  if (wrong)
    return tnl_disk_failed(L, wrong);
  tnl_disk_close(file);
  lua_pushboolean(L, true);
  return 1;
}


/* core.disk.start(path, text, over) -> open file, which is locked; or nil,
** reason, what the system says */
static int start_file(lua_State *L) {
  const char *path = luaL_checkstring(L, 1);
  luaL_checkstring(L, 2);
  bool over = lua_toboolean(L, 3);
  OpenFile *file = tnl_disk_new_file(L);
  int result = lua_gettop(L);
  const char *wrong = tnl_disk_put(L, file, path, 2, over, NULL);
  if (wrong)
    return tnl_disk_failed(L, wrong);
  lua_pushvalue(L, result);
  return 1;
}


/* core.disk.replace(file, path, text) -> open file, in the place of the one
** that was there or is gone; or nil, reason, what the system says */
static int replace_file(lua_State *L) {
  OpenFile *old = checkfile(L);
  const char *path = luaL_checkstring(L, 2);
  luaL_checkstring(L, 3);
  OpenFile *file = tnl_disk_new_file(L);
  int result = lua_gettop(L);
  const char *wrong = tnl_disk_put(L, file, path, 3, false, old);
  if (wrong)
    return tnl_disk_failed(L, wrong);
  tnl_disk_close(old);
  lua_pushvalue(L, result);
  return 1;
}


/* Adds a text to a file.  If not all of it could be written, it is cut off
** again. */
static const char *append(OpenFile *file, const char *path, const char *text,
                          size_t size) {
  struct stat there;
  if (stat(path, &there) != 0)
    return tnl_disk_reason(errno);
  const char *wrong = file->torn ? "system" : tnl_disk_unchanged(file, &there);
  if (wrong)
    return wrong;
  if (tnl_disk_write_at(file->fd, text, size, file->length)) {
    file->length += (off_t)size;
    return NULL;
  }
  int code = errno;
  file->torn = ftruncate(file->fd, file->length) != 0;
  errno = code;
  return "system";
}


/* core.disk.append(file, path, text) -> true; or nil, reason, what the system
** says: then the file is as it was, unless the system does not let it be cut.
*/
static int append_file(lua_State *L) {
  size_t size;
  OpenFile *file = checkfile(L);
  const char *path = luaL_checkstring(L, 2);
  const char *text = luaL_checklstring(L, 3, &size);
  const char *wrong = append(file, path, text, size);
  if (wrong)
    return tnl_disk_failed(L, wrong);
  lua_pushboolean(L, true);
  return 1;
}


/* core.disk.sync(file, path) -> true, when all of it is on the disk, its name
** too; or nil, reason, what the system says */
static int sync_file(lua_State *L) {
  OpenFile *file = checkfile(L);
  const char *path = luaL_checkstring(L, 2);
  if (fsync(file->fd) != 0 || (file->due && !tnl_disk_sync_folder(L, path)))
    return tnl_disk_failed(L, "system");
  file->due = false;
  lua_pushboolean(L, true);
  return 1;
}


/* core.disk.close(file): gives up its lock */
static int close_file(lua_State *L) {
  tnl_disk_close(checkfile(L));
  return 0;
}


static const luaL_Reg functions[] = {
    {"append", append_file},
    {"close", close_file},
    {"replace", replace_file},
    {"start", start_file},
    {"sync", sync_file},
    {"write", write_file},
    {NULL, NULL},
};


void tnl_open_disk_write(lua_State *L) {
  tnl_addfunctions(L, "disk", functions);
}
