/* Loops through cards: 'for card in player.hand do'. */
#include "host/bindings.h"

#include <string.h>

/* What Lua calls the values of a loop that a program does not see. */
#define LOOP_STATE "(for state)"


/* The place, among the values of the caller, of the loop that is about to begin
** with the value at 1 as what it calls for each item; 0 if there is none. */
static int new_loop(lua_State *L, lua_Debug *caller) {
  const char *name = NULL;
  int found = 0;
  for (int n = 1; (name = lua_getlocal(L, caller, n)) != NULL; n++) {
    if (strcmp(name, LOOP_STATE) == 0 && lua_rawequal(L, 1, -1))
      found = n;
    lua_pop(L, 1);
  }
  return found;
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
  int place = new_loop(L, &caller);
  if (place == 0)
    return false;
  tnl_push_loop(L, 1);
  lua_pushvalue(L, -1);
  lua_setlocal(L, &caller, place);
  lua_call(L, 0, 1);
  return true;
}
