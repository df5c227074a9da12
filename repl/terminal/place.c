/* Where the program is, and where its Lua files are. */
#include "terminal/place.h"

#include <lauxlib.h>

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

#ifndef PATH_MAX
#define PATH_MAX 4096
#endif


/* Writes the executable's own path, with links resolved.  False: it is not
** known. */
static int find_program(char path[PATH_MAX]) {
#ifdef __APPLE__
  char name[PATH_MAX];
  uint32_t size = sizeof name;
  return _NSGetExecutablePath(name, &size) == 0 && realpath(name, path);
#else
  return realpath("/proc/self/exe", path) != NULL;
#endif
}


/* Pushes the folder if it has our data: the command line's file shows it. */
static int push_data(lua_State *L, const char *folder) {
  char path[PATH_MAX];
  const char *mark = lua_pushfstring(L, "%s/repl/command/cli.lua", folder);
  FILE *file = fopen(mark, "r");
  if (!file)
    return 0;
  fclose(file);
  lua_pushstring(L, realpath(folder, path));
  return 1;
}


void tnf_place_of_program(lua_State *L) {
  char path[PATH_MAX];
  lua_pushstring(L, find_program(path) ? path : NULL);
}


/* In a checkout the folders are beside the program; installed, they are
** elsewhere. */
void tnf_place_of_data(lua_State *L) {
  static const char *const places[] = {"%s", "%s/../share/tenace", DATADIR};
  char path[PATH_MAX] = "";
  int top = lua_gettop(L);
  if (find_program(path))
    *strrchr(path, '/') = '\0';
  for (size_t i = 0; i < sizeof places / sizeof *places; i++)
    if (push_data(L, luaL_gsub(L, places[i], "%s", path))) {
      lua_replace(L, top + 1);
      lua_settop(L, top + 1);
      return;
    }
  luaL_error(L,
             "no repl/command/cli.lua beside '%s' or in '%s': install it again",
             path, DATADIR);
}
