/* The files in a folder, and the time: what Lua's own library cannot say. */
#include "host/host.h"

#include <dirent.h>
#include <time.h>


#define FOLDER_T "tenace.folder"


static int close_folder(lua_State *L) {
  DIR **folder = luaL_checkudata(L, 1, FOLDER_T);
  if (*folder)
    closedir(*folder);
  *folder = NULL;
  return 0;
}


/* Pushes a folder that is closed when it is collected, whatever happens. */
static DIR *open_listed(lua_State *L, const char *path) {
  DIR **folder = lua_newuserdatauv(L, sizeof(DIR *), 0);
  *folder = NULL;
  if (luaL_newmetatable(L, FOLDER_T)) {
    lua_pushcfunction(L, close_folder);
    lua_setfield(L, -2, "__gc");
  }
  lua_setmetatable(L, -2);
  *folder = opendir(path);
  return *folder;
}


/* core.list_folder(path) -> names of what is in it, or nil if it is none */
static int list_folder(lua_State *L) {
  const char *path = luaL_checkstring(L, 1);
  lua_settop(L, 1);
  DIR *folder = open_listed(L, path);
  if (!folder)
    return 0;
  lua_newtable(L);
  const struct dirent *entry;
  for (lua_Integer n = 1; (entry = readdir(folder)) != NULL; n++) {
    lua_pushstring(L, entry->d_name);
    lua_rawseti(L, -2, n);
  }
  lua_replace(L, 1);
  lua_settop(L, 2);
  lua_pushcfunction(L, close_folder);
  lua_insert(L, 2);
  lua_call(L, 1, 0);
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


void tnl_open_folder(lua_State *L) { luaL_setfuncs(L, functions, 0); }
