/* A sheet that is being written: its slots, and the values that it keeps. */
#include "words/words.h"
#include "words/form.h"

#include <string.h>


Forms *tnl_checksheet(lua_State *L, int arg) {
  Forms *forms = lua_touserdata(L, arg);
  if (!forms || lua_rawlen(L, arg) != sizeof *forms ||
      forms->magic != FORMS_MAGIC || !forms->match)
    luaL_typeerror(L, arg, "sheet");
  return forms;
}


int tnl_keep_value(lua_State *L, const Forms *forms, int arg) {
  if (!lua_checkstack(forms->values, 1))
    luaL_error(L, "not enough memory");
  lua_pushvalue(L, arg);
  lua_xmove(L, forms->values, 1);
  return SHEET_AT + lua_gettop(forms->values);
}


/* The form that was added last. */
static Form *last_form(lua_State *L, Forms *forms) {
  luaL_argcheck(L, forms->n > 0, 1, "a form expected");
  return &forms->form[forms->n - 1];
}


FormPart *tnl_checkslot(lua_State *L, Forms *forms, int arg) {
  Form *form = last_form(L, forms);
  lua_Integer at = lua_tointeger(L, arg);
  luaL_argcheck(
      L, at >= 1 && at <= form->parts && form->part[at - 1].kind != PART_WORD,
      arg, "a slot expected");
  return &form->part[at - 1];
}


/* Puts the cards of a text into a set.  False: the deck lacks one. */
static bool text_to_set(const tn_Deck *deck, const char *text, tn_Set *set) {
  for (text += strspn(text, " ,"); *text; text += strspn(text, " ,")) {
    size_t size = strcspn(text, " ,");
    tn_Card card = tn_deck_read(deck, text, size);
    if (card == TN_NONE || tn_set_has(set, card) == deck->copies[card])
      return false;
    tn_set_add(set, card);
    text += size;
  }
  return true;
}


bool tnl_toset(lua_State *L, const tn_Deck *deck, int arg, tn_Set *set) {
  if (lua_type(L, arg) == LUA_TSTRING)
    return text_to_set(deck, lua_tostring(L, arg), set);
  const Cards *some = tnl_testcards(L, arg);
  const Part *pile = some ? NULL : tnl_testpart(L, arg, PILE_MAGIC);
  if (some ? some->deck != deck : !pile || pile->match->table.deck != deck)
    return false;
  *set =
      some ? some->set : tnl_cards_in(&pile->match->table.pile[pile->number]);
  return true;
}
