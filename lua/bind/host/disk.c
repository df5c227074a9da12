/* Files that are read, and folders: never anything that blocks or has no end.
 */
#include "host/disk.h"
#include "host/host.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define PIECE 65536 /* bytes read at a time */


static int close_file(lua_State *L) {
  tnl_disk_close(luaL_checkudata(L, 1, OPEN_FILE_T));
  return 0;
}


OpenFile *tnl_disk_new_file(lua_State *L) {
  OpenFile *file = lua_newuserdatauv(L, sizeof *file, 0);
  *file = (OpenFile){.fd = -1};
  luaL_setmetatable(L, OPEN_FILE_T);
  return file;
}


void tnl_disk_close(OpenFile *file) {
  if (file->fd >= 0)
    close(file->fd);
  file->fd = -1;
}


const char *tnl_disk_reason(int code) {
  switch (code) {
    case ENOENT:
    case ENOTDIR: return "missing";
    case EISDIR: return "folder";
    case EEXIST: return "there";
    default: return "system";
  }
}


int tnl_disk_failed(lua_State *L, const char *reason) {
  int code = errno;
  lua_pushnil(L);
  lua_pushstring(L, reason);
  lua_pushstring(L, strerror(code));
  return 3;
}


const char *tnl_disk_regular(const struct stat *about) {
  if (S_ISREG(about->st_mode))
    return NULL;
  return S_ISDIR(about->st_mode) ? "folder" : "special";
}


/* Opens without waiting: a pipe that nobody writes to, or a device, must not
** block the program. */
const char *tnl_disk_open(OpenFile *file, const char *path, int flags) {
  struct stat about;
  file->fd = open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (file->fd < 0)
    return errno == ENXIO ? "special" : tnl_disk_reason(errno);
  if (fstat(file->fd, &about) != 0)
    return "system";
  file->length = about.st_size;
  return tnl_disk_regular(&about);
}


/* A file system without locks has none to take. */
const char *tnl_disk_lock(OpenFile *file) {
  if (flock(file->fd, LOCK_EX | LOCK_NB) == 0)
    return NULL;
  return errno == EWOULDBLOCK ? "busy" : NULL;
}


/* Pushes the contents of a file.  A file may grow while it is read. */
static const char *push_text(lua_State *L, const OpenFile *file, size_t most) {
  luaL_Buffer b;
  luaL_buffinit(L, &b);
  while (luaL_bufflen(&b) <= most) {
    ssize_t n = read(file->fd, luaL_prepbuffsize(&b, PIECE), PIECE);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return "system";
    if (n == 0) {
      luaL_pushresult(&b);
      return NULL;
    }
    luaL_addsize(&b, (size_t)n);
  }
  return "large";
}


/*
** core.disk.read(path, most) -> text
** core.disk.resume(path, most) -> text, open file, which is locked
** Either may be nil, reason, what the system says.
*/
static int read_as(lua_State *L, int flags, bool locked) {
  const char *path = luaL_checkstring(L, 1);
  lua_Integer most = luaL_checkinteger(L, 2);
  luaL_argcheck(L, most >= 0, 2, "not negative");
  OpenFile *file = tnl_disk_new_file(L);
  const char *wrong = tnl_disk_open(file, path, flags);
  if (!wrong && file->length > most)
    wrong = "large";
  if (!wrong && locked)
    wrong = tnl_disk_lock(file);
  if (!wrong)
    wrong = push_text(L, file, (size_t)most);
  if (wrong) {
    int results = tnl_disk_failed(L, wrong);
    tnl_disk_close(file);
    return results;
  }
  if (!locked) {
    tnl_disk_close(file);
    return 1;
  }
  file->length = (off_t)lua_rawlen(L, -1);
  lua_pushvalue(L, 3);
  return 2;
}


static int read_file(lua_State *L) { return read_as(L, O_RDONLY, false); }


static int resume_file(lua_State *L) { return read_as(L, O_RDWR, true); }


/* The time of a file's last change, in billionths of a second. */
static lua_Integer written_at(const struct stat *about) {
#ifdef __APPLE__
  const struct timespec *time = &about->st_mtimespec;
#else
  const struct timespec *time = &about->st_mtim;
#endif
  return (lua_Integer)time->tv_sec * 1000000000 + (lua_Integer)time->tv_nsec;
}


/* core.disk.about(path) -> "file", "folder" or "special", time of the last
** writing; or nil, reason, what the system says */
static int about_file(lua_State *L) {
  struct stat about;
  if (stat(luaL_checkstring(L, 1), &about) != 0)
    return tnl_disk_failed(L, tnl_disk_reason(errno));
  const char *other = tnl_disk_regular(&about);
  lua_pushstring(L, other ? other : "file");
  lua_pushinteger(L, written_at(&about));
  return 2;
}


/* Makes one folder, if it is not there. */
static bool make_one(const char *path) {
  struct stat about;
  if (mkdir(path, 0777) == 0)
    return true;
  int code = errno;
  if (stat(path, &about) == 0) {
    errno = ENOTDIR;
    return S_ISDIR(about.st_mode);
  }
  errno = code;
  return false;
}


/* core.disk.make_folder(path) -> true; or nil, reason, what the system says
** Makes the folders above it, too. */
static int make_folder(lua_State *L) {
  const char *path = luaL_checkstring(L, 1);
  const char *end = path;
  do {
    end += strspn(end, "/");
    end += strcspn(end, "/");
    lua_pushlstring(L, path, (size_t)(end - path));
    if (!make_one(lua_tostring(L, -1)))
      return tnl_disk_failed(L, "system");
    lua_pop(L, 1);
  } while (*end);
  lua_pushboolean(L, true);
  return 1;
}


static const luaL_Reg functions[] = {
    {"about", about_file}, {"make_folder", make_folder},
    {"read", read_file},   {"resume", resume_file},
    {NULL, NULL},
};


void tnl_open_disk(lua_State *L) {
  luaL_newmetatable(L, OPEN_FILE_T);
  lua_pushcfunction(L, close_file);
  lua_setfield(L, -2, "__gc");
  lua_pop(L, 1);
  tnl_addfunctions(L, "disk", functions);
}
