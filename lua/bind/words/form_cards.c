/* The cards and piles that a form has under its keys.  The form is no argument
** of its own, so an error names the form and the key. */

#include "words/form.h"

#include <string.h>


/* Reads cards: (deck, a tn_Set, cards). */
static int read_set(lua_State *L) {
  tn_Set *set = lua_touserdata(L, 2);
  *set = tnl_checkset(L, lua_touserdata(L, 1), 3);
  return 0;
}


static int wrong_value(lua_State *L, const Form *form, const char *key,
                       const char *text) {
  return tnl_raise(L, "ask: form_value %s %s %s",
                   lua_pushlstring(L, key, strcspn(key, "}")),
                   lua_tostring(L, form->table + 1), text);
}


/* Raises the error on top of the stack.  What it says of the number of an
** argument is left out; errors that are not about an argument stay as they
** are. */
static int wrong_cards(lua_State *L, const Form *form, const char *key) {
  const char *text = lua_tostring(L, -1);
  const char *begin = text ? strchr(text, '(') : NULL;
  if (!begin || strncmp(text, "bad argument", 12) != 0)
    return lua_error(L);
  size_t size = (size_t)(strrchr(text, ')') - begin);
  return wrong_value(L, form, key, lua_pushlstring(L, begin + 1, size - 1));
}


tn_Set tnl_form_cards(lua_State *L, const tn_Deck *deck, const Form *form,
                      const char *key, int at) {
  const Cards *some = tnl_testcards(L, at);
  if (some && some->deck == deck)
    return some->set;
  tn_Set set = {{0}};
  int top = lua_gettop(L);
  lua_pushcfunction(L, read_set);
  lua_pushlightuserdata(L, (void *)deck);
  lua_pushlightuserdata(L, &set);
  lua_pushvalue(L, at);
  if (lua_pcall(L, 3, 0, 0) != LUA_OK)
    wrong_cards(L, form, key);
  lua_settop(L, top);
  return set;
}


uint8_t tnl_form_pile(lua_State *L, const Match *match, const Form *form,
                      int at) {
  if (!tnl_testpart(L, at, PLAYER_MAGIC) && !tnl_testpart(L, at, PILE_MAGIC))
    wrong_value(L, form, "from", "pile or player expected");
  return tnl_checkpile(L, match, at);
}
