/* Sentences with values: { "bid {bid}, took {n}", bid = 4, n = 9 }. */
#include "match/sentence.h"

#include <string.h>

#define DEEP 8 /* sentences within each other */
#define PART 4 /* instructions that each of their parts counts as */

static void push_filled(lua_State *L, int arg, int says, int depth);


/* Adds a whole number: Lua would take far longer to write it. */
static void add_number(luaL_Buffer *text, lua_Integer n) {
  char digits[24], *first = digits + sizeof digits;
  uint64_t left = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
  do {
    *--first = (char)('0' + left % 10);
    left /= 10;
  } while (left > 0);
  if (n < 0)
    *--first = '-';
  luaL_addlstring(text, first, (size_t)(digits + sizeof digits - first));
}


/* Adds the value called `name` of the sentence at `says`, as text. */
static void add_value(lua_State *L, luaL_Buffer *text, int arg, int says,
                      const char *sentence, const char *name, size_t size,
                      int depth) {
  lua_pushlstring(L, name, size);
  int type = lua_rawget(L, says), value = lua_gettop(L);
  if (lua_isinteger(L, value)) {
    lua_Integer n = lua_tointeger(L, value);
    lua_pop(L, 1);
    add_number(text, n);
    return;
  }
  if (type == LUA_TNIL) {
    lua_pushlstring(L, name, size);
    tnl_argerror(L, arg, "says_lacks %s %s", sentence, lua_tostring(L, -1));
  }
  if (type == LUA_TTABLE)
    push_filled(L, arg, value, depth + 1);
  else if (type != LUA_TSTRING && type != LUA_TNUMBER)
    tnl_shown(L, value, NULL);
  lua_copy(L, -1, value);
  lua_settop(L, value);
  luaL_addvalue(text);
}


static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_';
}


/* The length of the name in braces at the start of a text; 0 if there is none.
 */
static size_t name_at(const char *text) {
  size_t size = 0;
  while (*text == '{' && is_letter(text[1 + size]))
    size++;
  return size > 0 && text[1 + size] == '}' ? size : 0;
}


/* Adds the text of the sentence { "…", name = value, … } at `says`.  Those
** within each other can say each other often, so all parts are charged. */
static void add_filled(lua_State *L, luaL_Buffer *text, int arg, int says,
                       int depth) {
  luaL_checkstack(L, LUA_MINSTACK, NULL);
  if (lua_rawgeti(L, says, 1) != LUA_TSTRING || depth > DEEP)
    tnl_argerror(L, arg, "says_expected");
  const char *sentence = lua_tostring(L, -1), *from = sentence;
  size_t parts = 0;
  lua_pop(L, 1); /* the table holds it */
  for (; *from != '\0'; parts++) {
    size_t size = name_at(from);
    if (size > 0) {
      add_value(L, text, arg, says, sentence, from + 1, size, depth);
      from += size + 2;
      continue;
    }
    const char *next = strchr(from + 1, '{');
    size = next ? (size_t)(next - from) : strlen(from);
    luaL_addlstring(text, from, size);
    from += size;
  }
  tnl_spend_work(L, PART * parts);
}


/* Pushes the text of the sentence at `says`. */
static void push_filled(lua_State *L, int arg, int says, int depth) {
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  add_filled(L, &text, arg, says, depth);
  luaL_pushresult(&text);
}


const char *tnl_fill_says(lua_State *L, int at, int arg) {
  if (lua_istable(L, at)) {
    push_filled(L, arg, at, 1);
    lua_replace(L, at);
  }
  return lua_tostring(L, at);
}


const char *tnl_check_told(lua_State *L, int arg, luaL_Buffer *text) {
  if (!lua_istable(L, arg))
    return luaL_checkstring(L, arg);
  luaL_buffinit(L, text);
  add_filled(L, text, arg, arg, 1);
  luaL_addchar(text, '\0');
  return luaL_buffaddr(text);
}


const char *tnl_opt_says(lua_State *L, int arg) {
  return lua_isnoneornil(L, arg) ? NULL : tnl_check_says(L, arg);
}


/* core.says(text) -> the text, or that of the sentence which it is */
static int says(lua_State *L) {
  lua_settop(L, 1);
  tnl_check_says(L, 1);
  return 1;
}


void tnl_open_sentence(lua_State *L) {
  static const luaL_Reg functions[] = {{"says", says}, {NULL, NULL}};
  luaL_setfuncs(L, functions, 0);
}
