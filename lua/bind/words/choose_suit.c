/* Asking a player to name a suit. */
#include "host/bindings.h"

#define CHOICES 4 /* where tnl_choose_text wants the list */
#define ANSWER 7


/* Pushes the letter of the suit whose word is on top: the kit has the words and
** the letters in the same order. */
static int push_letter(lua_State *L) {
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "suit_letters");
  int n = 1;
  while (lua_geti(L, CHOICES, n) == LUA_TSTRING &&
         !lua_rawequal(L, -1, ANSWER)) {
    lua_pop(L, 1);
    n++;
  }
  lua_pop(L, 1);
  lua_geti(L, -1, n);
  return 1;
}


static int choose(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  lua_settop(L, ANSWER - 1);
  tnl_choose_text(L, choose);
  return push_letter(L);
}


/*** self:choose_suit(player, prompt) -> suit
Asks the player to name a suit of the deck by its word: clubs, diamonds, hearts,
spades; coins, cups, swords, batons.
@param player the player who answers
@param prompt the question; `{name}` is replaced by a field of the match
@return the suit's letter
@example self.trump = self:choose_suit(player, "which suit is trump?")
@group questions */
static int word_choose_suit(lua_State *L) {
  tnl_asking(L, "choose_suit", TN_ASK_CHOICE);
  lua_settop(L, 3);
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "suit_words");
  lua_replace(L, CHOICES);
  return choose(L, LUA_OK, 0);
}


static const luaL_Reg words[] = {
    {"choose_suit", word_choose_suit},
    {NULL, NULL},
};


void tnl_open_choose_suit(lua_State *L) { tnl_addfunctions(L, "words", words); }
