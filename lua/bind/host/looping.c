/* Loops through cards, 'for card in player.hand do', and what cards and piles
** refuse. */
#include "host/host.h"
#include "host/lua54.h"

#include <string.h>

#define BLANKS " \t\n\v\f\r"


/* The next word of the text in upvalue 1, from the place in upvalue 2 on. */
static int next_word(lua_State *L) {
  const char *text = lua_tostring(L, lua_upvalueindex(1));
  const char *word = text + lua_tointeger(L, lua_upvalueindex(2));
  word += strspn(word, BLANKS);
  const char *end = word + strcspn(word, BLANKS);
  if (end == word)
    return 0;
  lua_pushinteger(L, end - text);
  lua_replace(L, lua_upvalueindex(2));
  lua_pushlstring(L, word, (size_t)(end - word));
  return 1;
}


void tnl_push_loop(lua_State *L, int arg) {
  tnl_shown(L, arg, NULL);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, next_word, 2);
}


/*
** A loop calls what it goes through for each item, and says the last one.  A
** pile cannot know from that which loop asks: there may be one within another.
** So the first call puts a walk of its own in the place of the pile, which only
** this loop then calls.
*/
bool tnl_begin_loop(lua_State *L) {
  lua_Debug caller;
  if (!lua_isnoneornil(L, 2) || !lua_isnoneornil(L, 3) ||
      !lua_getstack(L, 1, &caller))
    return false;
  int place = tnl_loop_local(L, &caller);
  if (place == 0)
    return false;
  tnl_push_loop(L, 1);
  lua_pushvalue(L, -1);
  lua_setlocal(L, &caller, place);
  lua_call(L, 0, 1);
  return true;
}


/* The most parts that cards or a pile have. */
#define MOST_PARTS 16


/* Pushes the names in the table at index 1 in their order, as a text. */
static void push_names(lua_State *L) {
  const char *names[MOST_PARTS];
  int n = 0;
  for (lua_pushnil(L); lua_next(L, 1) && n < MOST_PARTS; lua_pop(L, 1)) {
    const char *name = lua_tostring(L, -2);
    int at = n++;
    for (; at > 0 && strcmp(names[at - 1], name) > 0; at--)
      names[at] = names[at - 1];
    names[at] = name;
  }
  lua_pushliteral(L, "");
  for (int i = 0; i < n; i++)
    lua_pushfstring(L, "%s%s%s", lua_tostring(L, -1), i ? ", " : "", names[i]);
}


/* A name that cards or a pile do not have.  A number is the mistake of who
** takes them for a list. */
static int no_such_part(lua_State *L) {
  const char *noun = lua_tostring(L, lua_upvalueindex(1));
  const char *list = lua_tostring(L, lua_upvalueindex(2));
  if (lua_isinteger(L, 2))
    return tnl_raise(L, "%s: not_list %s %s %I", noun, noun, list,
                     (LUAI_UACINT)lua_tointeger(L, 2));
  const char *name = tnl_shown(L, 2, NULL);
  push_names(L);
  return tnl_raise(L, "%s: not_there %s %s", noun, name, lua_tostring(L, -1));
}


/* A call: that of a loop, or a mistake. */
static int looped(lua_State *L) {
  const char *noun = lua_tostring(L, lua_upvalueindex(1));
  if (tnl_begin_loop(L))
    return 1;
  return tnl_raise(L, "%s: not_function %s", noun, noun);
}


void tnl_refuse_others(lua_State *L, const char *noun, const char *list) {
  lua_pushstring(L, noun);
  lua_pushcclosure(L, looped, 1);
  lua_setfield(L, -2, "__call");
  lua_getfield(L, -1, "__index");
  lua_createtable(L, 0, 1);
  lua_pushstring(L, noun);
  lua_pushstring(L, list);
  lua_pushcclosure(L, no_such_part, 2);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}
