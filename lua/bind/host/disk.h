/* Files and folders: what the files that read and write them share. */
#ifndef tn_disk_h
#define tn_disk_h

#include <lua.h>

#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/types.h>

#define OPEN_FILE_T "tenace.open_file"

/* An open file, closed when it is collected. */
typedef struct OpenFile {
  int fd;       /* -1: closed */
  bool due;     /* it is not certain that its name is on the disk */
  bool torn;    /* part of a failed write is behind `length` */
  bool secret;  /* if it is made anew, only its owner may read it */
  off_t length; /* of everything that was written whole */
} OpenFile;

/* Pushes an open file that is still closed.  It is made before anything is
** opened, so no error leaves a descriptor open. */
OpenFile *tnl_disk_new_file(lua_State *L);
void tnl_disk_close(OpenFile *file);

/*
** What goes wrong is a word: "folder", "special" (a device or a pipe), "large",
** "there", "busy", "changed", "missing", or "system", about which errno says
** more.  NULL: nothing went wrong.
*/
const char *tnl_disk_reason(int code);

/* Pushes nil, the word, and what the system says; answers 3. */
int tnl_disk_failed(lua_State *L, const char *reason);

/* NULL if it is a regular file, which cannot block; else what it is. */
const char *tnl_disk_regular(const struct stat *about);

/* Opens a regular file and nothing else; the flags are those of open. */
const char *tnl_disk_open(OpenFile *file, const char *path, int flags);

/* NULL if the path still leads to the open file, unchanged; else what is
** wrong. */
const char *tnl_disk_unchanged(const OpenFile *file, const struct stat *there);

/* Writes a text from an offset on, all of it. */
bool tnl_disk_write_at(int fd, const char *text, size_t size, off_t at);

/* Makes sure that changes in the folder of a path are on the disk. */
bool tnl_disk_sync_folder(lua_State *L, const char *path);

/* Takes the lock of an open file: "busy" if another program has it. */
const char *tnl_disk_lock(OpenFile *file);

/*
** Makes a file of the text, whole or not at all, and leaves it open in `file`.
** A file at the path is replaced if `over` is set; otherwise the path must be
** free.  `own` is the caller's own open file there, or NULL.
*/
const char *tnl_disk_put(lua_State *L, OpenFile *file, const char *path,
                         int text, bool over, const OpenFile *own);

#endif
