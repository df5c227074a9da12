/* Sentences with values: { "bid {bid}, took {n}", bid = 4, n = 9 }. */
#include "host/bindings.h"

#include <string.h>

#define DEEP 8 /* sentences within each other */
#define PART 4 /* instructions that each of their parts counts as */

static void push_filled(lua_State *L, int arg, int says, int depth);


/* Pushes the value called `name` of the sentence at `says`, as text. */
static void push_value(lua_State *L, int arg, int says, const char *sentence,
                       const char *name, size_t size, int depth) {
  lua_pushlstring(L, name, size);
  int type = lua_rawget(L, says);
  if (type == LUA_TSTRING || type == LUA_TNUMBER)
    return;
  if (type == LUA_TNIL) {
    lua_pushlstring(L, name, size);
    tnl_argerror(L, arg, "says_lacks %s %s", sentence, lua_tostring(L, -1));
  }
  if (type == LUA_TTABLE)
    push_filled(L, arg, lua_gettop(L), depth + 1);
  else
    tnl_shown(L, lua_gettop(L), NULL);
  lua_remove(L, -2);
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


/* Pushes the text of the sentence { "…", name = value, … } at `says`.  Those
** within each other can say each other often, so each part is charged. */
static void push_filled(lua_State *L, int arg, int says, int depth) {
  luaL_Buffer text;
  luaL_checkstack(L, LUA_MINSTACK, NULL);
  if (lua_rawgeti(L, says, 1) != LUA_TSTRING || depth > DEEP)
    tnl_argerror(L, arg, "says_expected");
  const char *sentence = lua_tostring(L, -1), *from = sentence;
  luaL_buffinit(L, &text);
  while (*from != '\0') {
    size_t size = name_at(from);
    tnl_spend_work(L, PART);
    if (size > 0) {
      push_value(L, arg, says, sentence, from + 1, size, depth);
      luaL_addvalue(&text);
      from += size + 2;
      continue;
    }
    const char *next = strchr(from + 1, '{');
    size = next ? (size_t)(next - from) : strlen(from);
    luaL_addlstring(&text, from, size);
    from += size;
  }
  luaL_pushresult(&text);
  lua_remove(L, -2);
}


const char *tnl_fill_says(lua_State *L, int at, int arg) {
  if (lua_istable(L, at)) {
    push_filled(L, arg, at, 1);
    lua_replace(L, at);
  }
  return lua_tostring(L, at);
}


const char *tnl_check_says(lua_State *L, int arg) {
  tnl_fill_says(L, arg, arg);
  return luaL_checkstring(L, arg);
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
