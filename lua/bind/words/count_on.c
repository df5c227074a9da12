/* Counts, with a text that says how they were reached. */
#include "host/bindings.h"

#define FARTHEST 1000000000 /* the largest count, positive or negative */


/* Adds a blank and a number. */
static void add_number(luaL_Buffer *text, lua_Integer n) {
  char digits[24], *at = digits + sizeof digits;
  uint64_t left = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
  do
    *--at = (char)('0' + left % 10);
  while (left /= 10);
  if (n < 0)
    *--at = '-';
  *--at = ' ';
  luaL_addlstring(text, at, (size_t)(digits + sizeof digits - at));
}


/* Adds a name, and what has been counted. */
static void add_name(lua_State *L, luaL_Buffer *text, int arg, lua_Integer n) {
  size_t size;
  const char *name = lua_tolstring(L, arg, &size);
  luaL_addlstring(text, name, size);
  add_number(text, n);
}


/*** count_on(n, name, more…) -> number, text
Counts on from a number by one for each name, and says so.  False and nil are
left out.
@param n the number where the count begins
@param name the name of that number
@return the last number, and the text of the count
@example local n, says = count_on(2, "with", "game", false, "open")
-- 4, "with 2, game 3, open 4"
@group scoring */
static int count_on(lua_State *L) {
  lua_Integer n = luaL_checkinteger(L, 1);
  luaL_argcheck(L, n >= -FARTHEST && n <= FARTHEST, 1, "it is too large");
  int top = lua_gettop(L);
  luaL_Buffer text;
  for (int arg = 2; arg <= top; arg++)
    if (arg == 2 || lua_toboolean(L, arg))
      luaL_checkstring(L, arg);
  luaL_buffinit(L, &text);
  add_name(L, &text, 2, n);
  for (int arg = 3; arg <= top; arg++)
    if (lua_toboolean(L, arg)) {
      luaL_addlstring(&text, ", ", 2);
      add_name(L, &text, arg, ++n);
    }
  luaL_pushresult(&text);
  lua_pushinteger(L, n);
  lua_insert(L, -2);
  return 2;
}


/*** count_times(factor, name, n, says) -> number, text
Multiplies a count, and says so.
@param factor the number to multiply by
@param name the name of the factor
@param n a number, as `count_on` gives it
@param says its text, as `count_on` gives it
@return the product, and its text
@example local n, says = count_on(1, "with", "game")
local value, text = count_times(12, "clubs", n, says)
-- 24, "with 1, game 2, × clubs 12 = 24"
@group scoring */
static int count_times(lua_State *L) {
  lua_Integer factor = luaL_checkinteger(L, 1), n = luaL_checkinteger(L, 3);
  luaL_argcheck(L, factor >= -FARTHEST && factor <= FARTHEST, 1,
                "it is too large");
  luaL_argcheck(L, n >= -FARTHEST && n <= FARTHEST, 3, "it is too large");
  lua_Integer product = factor * n;
  size_t size;
  luaL_checkstring(L, 2);
  const char *says = luaL_checklstring(L, 4, &size);
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  luaL_addlstring(&text, says, size);
  luaL_addstring(&text, ", × ");
  add_name(L, &text, 2, factor);
  luaL_addlstring(&text, " =", 2);
  add_number(&text, product);
  luaL_pushresult(&text);
  lua_pushinteger(L, product);
  lua_insert(L, -2);
  return 2;
}


static const luaL_Reg globals[] = {
    {"count_on", count_on},
    {"count_times", count_times},
    {NULL, NULL},
};


void tnl_open_count_on(lua_State *L) {
  tnl_addfunctions(L, "globals", globals);
}
