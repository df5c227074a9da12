/* A choice among texts. */
#include "match/asking.h"


static int choose(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  Match *match = lua_touserdata(L, 1);
  lua_settop(L, 6);
  tnl_choose_text(L, choose);
  return match->table.question.sealed ? tnl_seal(L, match) : tnl_tell_choice(L);
}


/* Is the choice at index 5 to be sealed?  Then nothing is told of it. */
static bool is_sealed(lua_State *L, Match *match) {
  if (lua_istable(L, 5))
    lua_getfield(L, 5, "sealed");
  if (!lua_istable(L, 5) || !lua_toboolean(L, -1))
    return false;
  const tn_Question *question = &match->table.question;
  lua_getfield(L, 5, "holds");
  tnl_argcheck(L, lua_isnil(L, -1), 5, "sealed_tells");
  tnl_changing(L, "choose");
  if (match->sealed[question->seat] > 0)
    tnl_raise(L, "sealed_twice %d", question->seat + 1);
  return true;
}


/* Copies what the rules say of the choices into a table of our own. */
static void read_telling(lua_State *L) {
  luaL_checktype(L, 5, LUA_TTABLE);
  lua_createtable(L, 0, 4);
  lua_getfield(L, 5, "holds");
  tnl_argcheck(L, lua_istable(L, -1), 5, "holds: table_expected");
  bool lasts = tnl_open_list(L, -1);
  lua_setfield(L, -2, "holds");
  lua_pushboolean(L, lasts);
  lua_setfield(L, -2, "lasts");
  if (lua_getfield(L, 5, "says") != LUA_TNIL)
    tnl_argcheck(L, lua_isstring(L, -1), 5, "says: text_expected");
  lua_setfield(L, -2, "says");
  lua_replace(L, 5);
}


/*** self:choose(player, prompt, list [, telling]) -> text
Asks the player to choose one of a list of texts.
@param player the player who answers
@param prompt the question; `{name}` is replaced by a field of the match
@param list the texts to choose from; it may contain lists of texts; false
values are left out; `refused = { hearts = "hearts were turned down" }` in it
says why something is not among them
@param telling what choices say of the hand: `{ holds = { TEXT = cards } }`.  A
player who holds none of the cards cannot choose the text, and who chooses it
tells everyone that at least one of them is in the hand; `{ 2, cards }`: at
least two.  `says` is the refusal for all others, with {cards}.  Or `{ sealed =
true }`: what is chosen is nobody else's to know before self:unseal; all know
the list
@return the text chosen; nothing if it is sealed
@error the list is empty; the player has sealed a choice that is not open yet
@example self:choose(player, "which trump?", { "hearts", "spades" })
self:choose(player, "ask for which rank?", { "sevens", "eights", "no" }, {
  holds = { sevens = "7C 7D 7H 7S", eights = "8C 8D 8H 8S" },
  says = "you hold none of {cards}" })
self:choose(self.dealer, "do you bet?", { "win", "loss" }, { sealed = true })
@group questions */
static int word_choose(lua_State *L) {
  Match *match = tnl_asking(L, "choose", TN_ASK_CHOICE);
  lua_settop(L, 5);
  luaL_checktype(L, 4, LUA_TTABLE);
  bool telling = !lua_isnil(L, 5);
  if (is_sealed(L, match)) {
    match->table.question.sealed = true;
    telling = false;
    lua_settop(L, 4);
  }
  if (telling)
    read_telling(L);
  lua_settop(L, 6);
  if (telling)
    tnl_leave_held(L, match);
  return choose(L, LUA_OK, 0);
}


static const luaL_Reg words[] = {
    {"choose", word_choose},
    {NULL, NULL},
};


void tnl_open_choose(lua_State *L) { tnl_addfunctions(L, "words", words); }
