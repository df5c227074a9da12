/*
** Messages with values.  What is raised is English text, as scripts expect; its
** English and its values are kept apart, so that a face can tell it in another
** language without reading the text.
*/
#include "host/raise.h"

#include <stdarg.h>
#include <string.h>

#define KEPT 256 /* messages; the oldest gives way */


void tnl_messages(lua_State *L) {
  luaL_getsubtable(L, LUA_REGISTRYINDEX, "tenace.messages");
}


static void push_value(lua_State *L, char sort, va_list *values) {
  if (sort == 's')
    lua_pushstring(L, va_arg(*values, const char *));
  else if (sort == 'I')
    lua_pushinteger(L, (lua_Integer)va_arg(*values, LUAI_UACINT));
  else if (sort == 'd')
    lua_pushinteger(L, va_arg(*values, int));
  else
    lua_pushfstring(L, "%c", va_arg(*values, int));
}


/* Pushes { values…, english = the English, text = the message }. */
static void push_parts(lua_State *L, const char *english, va_list *values,
                       const char *text) {
  int n = 0;
  lua_newtable(L);
  for (const char *at = english; (at = strchr(at, '%')) != NULL; at += 2) {
    push_value(L, at[1], values);
    lua_rawseti(L, -2, ++n);
  }
  lua_pushstring(L, english);
  lua_setfield(L, -2, "english");
  lua_pushstring(L, text);
  lua_setfield(L, -2, "text");
}


const char *tnl_message(lua_State *L, const char *english, ...) {
  va_list values, again;
  va_start(values, english);
  va_copy(again, values);
  const char *text = lua_pushvfstring(L, english, values);
  tnl_messages(L);
  lua_getfield(L, -1, "latest");
  lua_Integer place = lua_tointeger(L, -1) % KEPT + 1;
  push_parts(L, english, &again, text);
  lua_rawseti(L, -3, place);
  lua_pushinteger(L, place);
  lua_setfield(L, -3, "latest");
  lua_pop(L, 2);
  va_end(again);
  va_end(values);
  return text;
}
