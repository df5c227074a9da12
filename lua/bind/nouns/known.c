/* Reading a deck, a match, or a part of one from the stack. */
#include "nouns/nouns.h"


Match *tnl_testmatch(lua_State *L, int arg) {
  Match *match = lua_touserdata(L, arg);
  if (!match || lua_rawlen(L, arg) != sizeof *match ||
      match->head.magic != MATCH_MAGIC)
    return NULL;
  return match;
}


const Part *tnl_testpart(lua_State *L, int arg, uint64_t magic) {
  const Part *part = lua_touserdata(L, arg);
  if (!part || lua_rawlen(L, arg) != sizeof *part || part->magic != magic)
    return NULL;
  part->match->looks++;
  part->match->pile_looks += magic == PILE_MAGIC;
  part->match->deep_looks += magic == PILE_MAGIC || magic == PARTY_MAGIC;
  return part;
}


const tn_Deck *tnl_checkdeck(lua_State *L, int arg) {
  return luaL_checkudata(L, arg, DECK_T);
}
