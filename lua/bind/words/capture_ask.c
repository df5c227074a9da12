/* The word that asks for a capture. */
#include "words/form.h"


/*** self:ask_capture(player, prompt) -> name, card, cards, builds, value
Asks the player for a card of the hand that takes cards from the table, makes a
build of some, or stays there.  What a card may take is the fact `captures`.
The player says `8H takes 5D 3S`, `8H takes 8C build 1`, `build 9 6S 3D`, `raise
1 to 9 4C`, `add 4C AH to 1`, or the card alone that stays, after the word that
the fact has for it.  Nothing is moved.
@param player the player who answers
@param prompt the question; `{name}` is replaced by a field of the match
@return "takes", the card, the cards that it takes and the numbers of the builds
that it takes, all as text; or "build", "raise" or "add", the card, the cards of
the table that join it, the number of the build and its value; or, for a card
that stays, its word in the fact, without one "card", and the card
@error the game has no fact `captures`
@example local said, card, taken = self:ask_capture(player, "which card?")
if said ~= "takes" then
  self:move(card, player, self.turned)
end
@group questions */
static int word_ask_capture(lua_State *L) {
  tnl_asking(L, "ask_capture", TN_ASK_FORM);
  lua_settop(L, FORMS_AT - 1);
  lua_pushboolean(L, true);
  return tnl_ask_forms(L);
}


static const luaL_Reg words[] = {
    {"ask_capture", word_ask_capture},
    {NULL, NULL},
};


void tnl_open_capture_ask(lua_State *L) { tnl_addfunctions(L, "words", words); }
