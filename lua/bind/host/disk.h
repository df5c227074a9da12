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
  bool due;     /* its name is not known to be on the disk yet */
  bool torn;    /* part of what could not be written is behind its length */
  off_t length; /* of what was written whole */
} OpenFile;

/* Pushes an open file that is none yet: made before anything is opened, so that
** no error leaves a descriptor behind. */
OpenFile *tnl_disk_new_file(lua_State *L);
void tnl_disk_close(OpenFile *file);

/*
** What goes wrong is a word: "folder", "special" (a device or a pipe), "large",
** "there", "busy", "changed", "missing", or "system", which errno tells more
** of.  NULL: nothing.
*/
const char *tnl_disk_reason(int code);

/* Pushes nil, the word, and what the system says; answers 3. */
int tnl_disk_failed(lua_State *L, const char *reason);

/* Is it a file, and nothing that could block? */
const char *tnl_disk_regular(const struct stat *about);

/* Opens a regular file and nothing else; the flags are those of open. */
const char *tnl_disk_open(OpenFile *file, const char *path, int flags);

/* Is what is there the open file, as it was left?  NULL: yes. */
const char *tnl_disk_unchanged(const OpenFile *file, const struct stat *there);

/* Writes from an offset on, however often it takes. */
bool tnl_disk_write_at(int fd, const char *text, size_t size, off_t at);

/* Makes sure that what was done in the folder of a path is on the disk. */
bool tnl_disk_sync_folder(lua_State *L, const char *path);

/* Takes the lock of an open file: "busy" if another program has it. */
const char *tnl_disk_lock(OpenFile *file);

/*
** Makes a file of the text, whole or not at all, and leaves it open in `file`.
** What is at the path is replaced if `over` says so, otherwise nothing is.
** `own` is the file there that is the caller's, or NULL.
*/
const char *tnl_disk_put(lua_State *L, OpenFile *file, const char *path,
                         int text, bool over, const OpenFile *own);

#endif
