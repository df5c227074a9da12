/*
** Messages.  C raises a sentence of the texts by its key, with values.  What is
** raised is English text, as scripts expect; its key and its values are kept,
** so that a face can tell it in another language.
*/
#include "host/raise.h"

#include <stdarg.h>
#include <string.h>

#define NAME "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"
#define KEPT 256 /* messages; the oldest gives way */


/* Pushes the list of the latest messages, each { values…, key =, word =, text =
** }. */
static void push_messages(lua_State *L) {
  luaL_getsubtable(L, LUA_REGISTRYINDEX, "tenace.messages");
}


/* Pushes the table of the English sentences by key. */
static void push_sentences(lua_State *L) {
  luaL_getsubtable(L, LUA_REGISTRYINDEX, "tenace.sentences");
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


/* Notes the word in the message on top; answers the key and what follows. */
static const char *note_word(lua_State *L, const char *what, va_list *values) {
  const char *end = strstr(what, ": ");
  if (!end)
    return what;
  if (*what == '%')
    push_value(L, what[1], values);
  else
    lua_pushlstring(L, what, (size_t)(end - what));
  lua_setfield(L, -2, "word");
  return end + 2;
}


/* Notes the key and the values in the message on top. */
static void note_parts(lua_State *L, const char *key, va_list *values) {
  lua_Integer n = 0;
  lua_pushlstring(L, key, strcspn(key, " "));
  lua_setfield(L, -2, "key");
  for (const char *at = key; (at = strchr(at, '%')) != NULL; at += 2) {
    push_value(L, at[1], values);
    lua_rawseti(L, -2, ++n);
  }
}


/* Where in a sentence the next value comes, as `{name}`; NULL: nowhere.  `end`
** becomes what is behind it. */
static const char *next_value(const char *sentence, const char **end) {
  const char *at = sentence;
  while ((at = strchr(at, '{')) != NULL) {
    *end = at + 1 + strspn(at + 1, NAME);
    if (*end > at + 1 && *(*end)++ == '}')
      return at;
    at++;
  }
  return NULL;
}


/* Pushes the sentence of the message at `from`, with its values; its key, if
** the texts have not been read. */
static void push_english(lua_State *L, int from, const char *key) {
  luaL_Buffer text;
  push_sentences(L);
  lua_getfield(L, from, "key");
  bool known = lua_rawget(L, -2) == LUA_TSTRING;
  const char *at = known ? lua_tostring(L, -1) : key, *value, *end;
  luaL_buffinit(L, &text);
  for (lua_Integer n = 1; (value = next_value(at, &end)) != NULL; n++) {
    luaL_addlstring(&text, at, (size_t)(value - at));
    lua_rawgeti(L, from, n);
    luaL_addvalue(&text);
    at = end;
  }
  luaL_addstring(&text, at);
  luaL_pushresult(&text);
}


/* Keeps the message at index -2 with its text, which is on top. */
static void keep(lua_State *L) {
  lua_pushvalue(L, -1);
  lua_setfield(L, -3, "text");
  push_messages(L);
  lua_getfield(L, -1, "latest");
  lua_Integer place = lua_tointeger(L, -1) % KEPT + 1;
  lua_pushvalue(L, -4);
  lua_rawseti(L, -3, place);
  lua_pushinteger(L, place);
  lua_setfield(L, -3, "latest");
  lua_pop(L, 2);
}


/* Pushes the text of the message on top, and keeps it with that; `key` stands
** for the texts, if they have not been read.  The text takes its place. */
static const char *finish(lua_State *L, const char *key) {
  int message = lua_gettop(L);
  lua_getfield(L, message, "word");
  const char *word = lua_tostring(L, -1);
  push_english(L, message, key);
  if (word)
    lua_pushfstring(L, "%s: %s", word, lua_tostring(L, -1));
  lua_replace(L, message + 1);
  lua_settop(L, message + 1);
  keep(L);
  lua_remove(L, message);
  return lua_tostring(L, message);
}


const char *tnl_message(lua_State *L, const char *what, ...) {
  va_list values;
  luaL_checkstack(L, LUA_MINSTACK, NULL);
  lua_newtable(L);
  va_start(values, what);
  what = note_word(L, what, &values);
  note_parts(L, what, &values);
  va_end(values);
  return finish(L, what);
}


/* core.message(key [, word [, values…]]) -> the message of that key, which the
** word says */
static int message(lua_State *L) {
  const char *key = luaL_checkstring(L, 1);
  int n = lua_gettop(L);
  luaL_optstring(L, 2, NULL);
  lua_createtable(L, n, 2);
  for (int i = 3; i <= n; i++) {
    lua_pushvalue(L, i);
    if (!lua_isstring(L, i))
      luaL_tolstring(L, i, NULL);
    lua_rawseti(L, n + 1, i - 2);
    lua_settop(L, n + 1);
  }
  lua_pushvalue(L, 1);
  lua_setfield(L, n + 1, "key");
  if (n > 1) {
    lua_pushvalue(L, 2);
    lua_setfield(L, n + 1, "word");
  }
  finish(L, key);
  return 1;
}


void tnl_open_raise(lua_State *L) {
  lua_pushcfunction(L, message);
  lua_setfield(L, -2, "message");
  push_messages(L);
  lua_setfield(L, -2, "messages");
  push_sentences(L);
  lua_setfield(L, -2, "sentences");
}
