/* Asking for a number where some numbers of the range are left out: the player
** chooses from a list. */
#include "host/bindings.h"

/* The arguments' indices: tnl_choose_text wants the list at 4. */
enum { CHOICES = 4, TO = 5, LEFT_OUT = 6, ANSWER = 7 };


static int choose(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  lua_settop(L, ANSWER - 1);
  tnl_choose_text(L, choose);
  lua_pushinteger(L, lua_tointeger(L, ANSWER));
  return 1;
}


/* Adds the number to the choices on top, or its reason to what is refused, the
** table below them. */
static void add_number(lua_State *L, lua_Integer n) {
  lua_pushinteger(L, n);
  lua_tostring(L, -1);
  lua_geti(L, LEFT_OUT, n);
  if (lua_toboolean(L, -1)) {
    lua_settable(L, -4);
  } else {
    lua_pop(L, 1);
    lua_seti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
  }
}


/* Is it an ordinary table without anything in it? */
static bool is_empty(lua_State *L, int arg) {
  if (lua_getmetatable(L, arg)) {
    lua_pop(L, 1);
    return false;
  }
  lua_pushnil(L);
  bool any = lua_next(L, arg);
  if (any)
    lua_pop(L, 2);
  return !any;
}


/* Are numbers of the range left out? */
static bool leaves_out(lua_State *L) {
  lua_Integer from = luaL_checkinteger(L, CHOICES);
  lua_Integer to = luaL_checkinteger(L, TO);
  bool found = false;
  if (!lua_istable(L, LEFT_OUT) || is_empty(L, LEFT_OUT))
    return false;
  for (lua_Integer n = from; n <= to && n - from <= TN_NUMBERS && !found; n++) {
    lua_geti(L, LEFT_OUT, n);
    found = lua_toboolean(L, -1);
    lua_pop(L, 1);
  }
  return found;
}


/* Makes the arguments those of a choice: the list of the numbers that are not
** left out. */
static void list_numbers(lua_State *L) {
  lua_Integer from = luaL_checkinteger(L, CHOICES);
  lua_Integer to = luaL_checkinteger(L, TO);
  tnl_argcheck(L, from <= to && to - from < TN_NUMBERS, TO, "range_of_numbers");
  lua_settop(L, LEFT_OUT);
  lua_newtable(L);
  lua_createtable(L, (int)(to - from) + 1, 1);
  for (lua_Integer n = from; n <= to; n++)
    add_number(L, n);
  lua_insert(L, -2);
  lua_setfield(L, -2, "refused");
  lua_replace(L, CHOICES);
  lua_settop(L, CHOICES);
}


/*** self:ask_number(player, prompt, from, to [, left_out]) -> number
Asks the player for a whole number in a range.
@param player the player who answers
@param prompt the question
@param from the lowest number allowed
@param to the highest number allowed
@param left_out numbers between them that the player may not say: a table with
the reason for each, `{ [3] = "the bids would add up to 10" }`
@return a whole number
@example local bid = self:ask_number(player, "how many tricks?", 0, 13)
@group questions */
static int word_ask_number(lua_State *L) {
  if (!leaves_out(L))
    return tnl_ask_range(L);
  tnl_asking(L, "ask_number", TN_ASK_CHOICE);
  list_numbers(L);
  lua_settop(L, ANSWER - 1);
  return choose(L, LUA_OK, 0);
}


static const luaL_Reg words[] = {
    {"ask_number", word_ask_number},
    {NULL, NULL},
};


void tnl_open_number_list(lua_State *L) { tnl_addfunctions(L, "words", words); }
