/* Texts as lists of words. */
#include "host/bindings.h"

#include <string.h>

#define BLANKS " \t\n\v\f\r"
#define MOST 100000 /* words that `combine` makes */


/*** split(text) -> list
The words of a text, as a list.
@example local suits = split "H D S C"   -- suits[1] is "H"
@group definitions */
static int split(lua_State *L) {
  const char *text = luaL_checkstring(L, 1);
  lua_createtable(L, 2, 0);
  for (lua_Integer n = 1; *(text += strspn(text, BLANKS)) != '\0'; n++) {
    size_t size = strcspn(text, BLANKS);
    lua_pushlstring(L, text, size);
    lua_rawseti(L, -2, n);
    text += size;
  }
  return 1;
}


/* The list at `arg`; of a text its words. */
static void check_words(lua_State *L, int arg) {
  if (lua_type(L, arg) != LUA_TSTRING) {
    luaL_checktype(L, arg, LUA_TTABLE);
    return;
  }
  lua_pushcfunction(L, split);
  lua_pushvalue(L, arg);
  lua_call(L, 1, 1);
  lua_replace(L, arg);
}


/* Pushes the text of place `n` of the list at `arg`. */
static const char *push_word(lua_State *L, int arg, lua_Integer n) {
  list_item(L, arg, n);
  luaL_argcheck(L, lua_isstring(L, -1), arg,
                "a text or a list of texts expected");
  return lua_tostring(L, -1);
}


/*** combine(words, more) -> list
Each of some words with each of others behind it, and a blank between.
@param words a text, or a list of texts
@param more the same; with the text "" the word stands alone
@example local bids = combine("1 2 3", { "", "no trump" })
-- { "1", "1 no trump", "2", "2 no trump", "3", "3 no trump" }
@group definitions */
static int combine(lua_State *L) {
  lua_Integer n = 0;
  lua_settop(L, 2);
  check_words(L, 1);
  check_words(L, 2);
  lua_Integer words = tnl_list_length(L, 1);
  lua_Integer others = tnl_list_length(L, 2);
  luaL_argcheck(L, words <= 1000 && others <= 1000 && words * others <= MOST, 1,
                "too many words");
  lua_newtable(L);
  for (lua_Integer i = 1; i <= words; i++)
    for (lua_Integer j = 1; j <= others; j++) {
      const char *word = push_word(L, 1, i), *other = push_word(L, 2, j);
      lua_pushfstring(L, "%s%s%s", word, *word && *other ? " " : "", other);
      lua_rawseti(L, 3, ++n);
      lua_settop(L, 3);
    }
  return 1;
}


/* core.trimmed(text) -> text without the blanks at its end, which a pattern
** finds less fast where they are many */
static int trimmed(lua_State *L) {
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  while (size > 0 && text[size - 1] != '\0' &&
         strchr(BLANKS, text[size - 1]) != NULL)
    size--;
  lua_pushlstring(L, text, size);
  return 1;
}


static const luaL_Reg functions[] = {
    {"trimmed", trimmed},
    {NULL, NULL},
};

static const luaL_Reg globals[] = {
    {"combine", combine},
    {"split", split},
    {NULL, NULL},
};


void tnl_open_split(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "globals", globals);
}
