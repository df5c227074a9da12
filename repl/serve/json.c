/* Values of Lua as JSON: a server writes thousands of answers a second, and in
** Lua that takes half of the time. */
#include "serve/json.h"

#include <lauxlib.h>

#include <stdbool.h>
#include <string.h>

enum { DEEPEST = 100, FIRST = 1 << 12, CONTROLS = 0x20, DELETE = 0x7F };

/* The text so far.  It lies in a value of Lua at index 3, which gives way to a
** larger one. */
typedef struct Text {
  lua_State *L;
  char *at;
  size_t size, room;
} Text;

static void write_value(Text *text, int depth);


/* Makes room for some more bytes. */
static char *room_for(Text *text, size_t more) {
  if (text->size + more > text->room) {
    size_t room = (text->size + more) * 2;
    char *at = lua_newuserdatauv(text->L, room, 0);
    memcpy(at, text->at, text->size);
    lua_replace(text->L, 3);
    text->at = at;
    text->room = room;
  }
  return text->at + text->size;
}


static void add(Text *text, const char *bytes, size_t size) {
  memcpy(room_for(text, size), bytes, size);
  text->size += size;
}


/* A letter as it stands in a text; answers how many bytes that takes. */
static size_t escape(char *to, unsigned char letter) {
  static const char digits[] = "0123456789abcdef";
  if (letter == '"' || letter == '\\') {
    to[0] = '\\';
    to[1] = (char)letter;
    return 2;
  }
  if (letter >= CONTROLS && letter != DELETE) {
    to[0] = (char)letter;
    return 1;
  }
  to[0] = '\\';
  to[1] = 'u';
  to[2] = to[3] = '0';
  to[4] = digits[letter >> 4];
  to[5] = digits[letter & 15];
  return 6;
}


/* Adds the text at the top. */
static void write_text(Text *text) {
  size_t size;
  const char *from = lua_tolstring(text->L, -1, &size);
  char *start = room_for(text, 6 * size + 2), *to = start;
  *to++ = '"';
  for (size_t i = 0; i < size; i++)
    to += escape(to, (unsigned char)from[i]);
  *to++ = '"';
  text->size += (size_t)(to - start);
}


/* Adds what the function at index 2 writes of the value at the top. */
static void write_other(Text *text) {
  size_t size;
  lua_pushvalue(text->L, 2);
  lua_pushvalue(text->L, -2);
  lua_call(text->L, 1, 1);
  const char *written = luaL_checklstring(text->L, -1, &size);
  add(text, written, size);
  lua_pop(text->L, 1);
}


/* What kind of table is at the top?  Only a plain list has the keys from 1 to
** `n`, its length, and no others. */
static enum { LIST, NAMED, OTHER } kind_of(lua_State *L, size_t n) {
  size_t numbers = 0, names = 0;
  for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) {
    if (lua_type(L, -2) == LUA_TSTRING)
      names++;
    else if (lua_isinteger(L, -2))
      numbers++;
    else
      n = 0, numbers = 1;
  }
  if (numbers != n || (n > 0 && names > 0))
    return OTHER;
  return names > 0 ? NAMED : LIST;
}


static void write_list(Text *text, size_t n, int depth) {
  add(text, "[", 1);
  for (size_t i = 1; i <= n; i++) {
    if (i > 1)
      add(text, ",", 1);
    lua_rawgeti(text->L, -1, (lua_Integer)i);
    write_value(text, depth + 1);
    lua_pop(text->L, 1);
  }
  add(text, "]", 1);
}


static void write_named(Text *text, int depth) {
  lua_State *L = text->L;
  bool first = true;
  add(text, "{", 1);
  for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) {
    if (!first)
      add(text, ",", 1);
    first = false;
    lua_pushvalue(L, -2);
    write_text(text);
    lua_pop(L, 1);
    add(text, ":", 1);
    write_value(text, depth + 1);
  }
  add(text, "}", 1);
}


/* A table whose metatable says what it is, is the other's to write, unless it
** has something in it. */
static void write_table(Text *text, int depth) {
  size_t n = lua_rawlen(text->L, -1);
  int kind = kind_of(text->L, n);
  bool told = n == 0 && kind == LIST && lua_getmetatable(text->L, -1);
  if (told)
    lua_pop(text->L, 1);
  luaL_checkstack(text->L, 8, "a value is too deep");
  if (told || kind == OTHER || depth > DEEPEST)
    write_other(text);
  else if (kind == LIST)
    write_list(text, n, depth);
  else
    write_named(text, depth);
}


/* Adds the value at the top. */
static void write_value(Text *text, int depth) {
  lua_State *L = text->L;
  int type = lua_type(L, -1);
  if (type == LUA_TSTRING)
    write_text(text);
  else if (type == LUA_TTABLE)
    write_table(text, depth);
  else if (type == LUA_TBOOLEAN && lua_toboolean(L, -1))
    add(text, "true", 4);
  else if (type == LUA_TBOOLEAN)
    add(text, "false", 5);
  else if (lua_isinteger(L, -1)) {
    size_t size;
    lua_pushvalue(L, -1);
    const char *number = lua_tolstring(L, -1, &size);
    add(text, number, size);
    lua_pop(L, 1);
  } else
    write_other(text);
}


/* json(value, other) -> text.  `other` is a function that writes those values
** that are rare: fractions, empty tables with a type of their own, tables with
** gaps.  It raises what has no form in JSON. */
static int json(lua_State *L) {
  Text text = {L, NULL, 0, FIRST};
  luaL_checkany(L, 1);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  text.at = lua_newuserdatauv(L, FIRST, 0);
  lua_pushvalue(L, 1);
  write_value(&text, 0);
  lua_pushlstring(L, text.at, text.size);
  return 1;
}


void add_json(lua_State *L) {
  lua_pushcfunction(L, json);
  lua_setfield(L, -2, "json");
}
