/* The files in a folder, and the time: what Lua's own library cannot say. */
#include "bindings.h"

#include <dirent.h>
#include <time.h>


/* core.list_folder(path) -> names of what is in it, or nil if it is none */
static int list_folder(lua_State *L) {
  DIR *folder = opendir(luaL_checkstring(L, 1));
  if (!folder)
    return 0;
  lua_newtable(L);
  const struct dirent *entry;
  for (lua_Integer n = 1; (entry = readdir(folder)) != NULL; n++) {
    lua_pushstring(L, entry->d_name);
    lua_rawseti(L, -2, n);
  }
  closedir(folder);
  return 1;
}


/* core.now() -> seconds, to measure how long something takes */
static int now(lua_State *L) {
  struct timespec time;
  timespec_get(&time, TIME_UTC);
  lua_pushnumber(L, (lua_Number)time.tv_sec + 1e-9 * (lua_Number)time.tv_nsec);
  return 1;
}


static const luaL_Reg functions[] = {
    {"list_folder", list_folder},
    {"now", now},
    {NULL, NULL},
};


void open_folder(lua_State *L) { luaL_setfuncs(L, functions, 0); }
