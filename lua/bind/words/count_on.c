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


/* Counts on from the number that is argument `arg` by one for each name behind
** it but the first: pushes how far, and the text of it. */
static void count_from(lua_State *L, int arg) {
  lua_Integer n = luaL_checkinteger(L, arg);
  luaL_argcheck(L, n >= -FARTHEST && n <= FARTHEST, arg, "it is too large");
  int top = lua_gettop(L), first = arg + 1;
  luaL_Buffer text;
  for (int name = first; name <= top || name == first; name++)
    if (name == first || lua_toboolean(L, name))
      luaL_checkstring(L, name);
  luaL_buffinit(L, &text);
  add_name(L, &text, first, n);
  for (int name = first + 1; name <= top; name++)
    if (lua_toboolean(L, name)) {
      luaL_addlstring(&text, ", ", 2);
      add_name(L, &text, name, ++n);
    }
  luaL_pushresult(&text);
  lua_pushinteger(L, n);
  lua_insert(L, -2);
}


/* Pushes the product, and the text of it.
** `name`: where the factor's name is; `says`: where it says how n came about */
static void multiply(lua_State *L, lua_Integer factor, int name, lua_Integer n,
                     int says) {
  lua_Integer product = factor * n;
  size_t size;
  const char *told = lua_tolstring(L, says, &size);
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  luaL_addlstring(&text, told, size);
  luaL_addstring(&text, ", × ");
  add_name(L, &text, name, factor);
  luaL_addlstring(&text, " =", 2);
  add_number(&text, product);
  luaL_pushresult(&text);
  lua_pushinteger(L, product);
  lua_insert(L, -2);
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
  count_from(L, 1);
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
  luaL_checkstring(L, 2);
  luaL_checkstring(L, 4);
  multiply(L, factor, 2, n, 4);
  return 2;
}


/* What a contract is worth, by the game's fact `contracts`. */
static lua_Integer worth_of(lua_State *L, int name) {
  int top = lua_gettop(L);
  luaL_checkstring(L, name);
  lua_getfield(L, 1, "facts");
  if (lua_getfield(L, -1, "contracts") == LUA_TNIL)
    luaL_error(L, "the game has no 'contracts'");
  lua_pushvalue(L, name);
  if (lua_gettable(L, -2) == LUA_TNIL)
    luaL_argerror(
        L, name, lua_pushfstring(L, "no contract '%s'", lua_tostring(L, name)));
  lua_Integer worth = lua_tointeger(L, -1);
  lua_settop(L, top);
  return worth;
}


/*** self:contract_value(name [, n, first, more…]) -> number, text
What a contract counts: its worth, as the fact `contracts` has it, alone; or
times a number that counts on, as in `count_on`.
@param name the contract
@param n where the count begins
@param first what the beginning is called
@param more what counts one more; what is false or nil is left out
@return the number, and the text of it
@error the game has no such contract
@example self:contract_value("null hand")   -- 35, "null hand 35"
local value, says = self:contract_value("clubs", 1, "with", "game", "hand")
-- 36, "with 1, game 2, hand 3, × clubs 12 = 36"
@group scoring */
static int contract_value(lua_State *L) {
  tnl_checkmatch(L, 1);
  lua_Integer worth = worth_of(L, 2);
  if (!lua_isnoneornil(L, 3)) {
    count_from(L, 3);
    multiply(L, worth, 2, lua_tointeger(L, -2), lua_gettop(L));
    return 2;
  }
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  add_name(L, &text, 2, worth);
  luaL_pushresult(&text);
  lua_pushinteger(L, worth);
  lua_insert(L, -2);
  return 2;
}


static const luaL_Reg words[] = {
    {"contract_value", contract_value},
    {NULL, NULL},
};

static const luaL_Reg globals[] = {
    {"count_on", count_on},
    {"count_times", count_times},
    {NULL, NULL},
};


void tnl_open_count_on(lua_State *L) {
  tnl_addfunctions(L, "words", words);
  tnl_addfunctions(L, "globals", globals);
}
