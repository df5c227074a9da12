/* Which line of the rules made what the log tells. */
#include "match/match.h"

/* The values of each note in the list of a match: the events before it, the
** file and the line. */
enum { NOTE_EVENTS = 1, NOTE_PATH, NOTE_LINE, NOTE = NOTE_LINE };

/* Calls between a step and a word of the library that is written in Lua. */
#define MOST_CALLS 12


/* Pushes the path of the rules file that called the word under way, and its
** line; nothing if no rules file did. */
static bool push_caller(lua_State *L) {
  lua_Debug ar;
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "paths");
  lua_replace(L, -2);
  for (int level = 1; level <= MOST_CALLS; level++) {
    if (!lua_getstack(L, level, &ar))
      break;
    lua_getinfo(L, "Sl", &ar);
    lua_pushstring(L, ar.source);
    if (lua_rawget(L, -2) == LUA_TSTRING) {
      lua_replace(L, -2);
      lua_pushinteger(L, ar.currentline);
      return true;
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return false;
}


void tnl_push_origins(lua_State *L, int arg) {
  if (lua_getiuservalue(L, arg, MATCH_ORIGINS) == LUA_TTABLE)
    return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, arg, MATCH_ORIGINS);
}


/* The length of the list on top of the stack without the notes that belong to
** events which there are not, or not yet. */
static lua_Integer kept(lua_State *L, lua_Integer events) {
  lua_Integer n = (lua_Integer)lua_rawlen(L, -1);
  for (; n > 0; n -= NOTE) {
    lua_rawgeti(L, -1, n - NOTE + NOTE_EVENTS);
    bool before = lua_tointeger(L, -1) < events;
    lua_pop(L, 1);
    if (before)
      break;
  }
  return n;
}


void tnl_note_origin(lua_State *L, const Match *match) {
  luaL_checkstack(L, 8, NULL);
  if (!push_caller(L))
    return;
  tnl_push_origins(L, 1);
  lua_Integer events = match->table.log.used, n = kept(L, events);
  lua_pushinteger(L, events);
  lua_rawseti(L, -2, n + NOTE_EVENTS);
  lua_pushvalue(L, -3);
  lua_rawseti(L, -2, n + NOTE_PATH);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, n + NOTE_LINE);
  lua_pop(L, 3);
}
