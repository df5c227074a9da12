/* What a sheet says of cards that are laid face down: how many the player says
** there are, where they go, and of which rank they are said to be. */
#include "words/words.h"
#include "words/form.h"


/* count(sheet, cards, count, most): the slot `count` says how many cards the
** slot `cards` behind it takes, `most` at most */
static int add_count(lua_State *L) {
  Forms *forms = tnl_checksheet(L, 1);
  FormPart *cards = tnl_checkslot(L, forms, 2);
  FormPart *count = tnl_checkslot(L, forms, 3);
  luaL_argcheck(L, cards->kind == PART_CARDS && count < cards, 3,
                "a slot before cards expected");
  int most = (int)tnl_check_range(L, 4, 1, TN_ANSWER, "ask: n");
  count->kind = PART_COUNT;
  count->least = cards->least;
  count->most = most;
  count->n = most < cards->most ? most : cards->most;
  cards->count = (int)lua_tointeger(L, 3);
  return 0;
}


/* The form whose last slot, that of number `arg`, takes cards of the hand. */
static Form *form_of(lua_State *L, Forms *forms, int arg) {
  const FormPart *part = tnl_checkslot(L, forms, arg);
  Form *form = &forms->form[forms->n - 1];
  luaL_argcheck(L,
                part == &form->part[form->parts - 1] && form->parts > 1 &&
                    part->kind == PART_CARDS && part->held,
                arg, "cards of the hand at the end expected");
  return form;
}


/* unseen(sheet, slot, pile): the cards of the slot go to the pile face down */
static int add_unseen(lua_State *L) {
  Forms *forms = tnl_checksheet(L, 1);
  Form *form = form_of(L, forms, 2);
  form->unseen = (uint8_t)(tnl_checkpile(L, forms->match, 3) + 1);
  return 0;
}


/* claims(sheet, slot, rank, from) -> true: the cards of the slot are said to be
** of that rank, or of the one that the slot number `from` says; false: the deck
** has no such rank */
static int add_claims(lua_State *L) {
  Forms *forms = tnl_checksheet(L, 1);
  Form *form = form_of(L, forms, 2);
  size_t size;
  const char *name = lua_tolstring(L, 3, &size);
  uint8_t rank =
      name ? tn_deck_rank(forms->match->table.deck, name, size) : TN_NONE;
  if (!lua_isnoneornil(L, 4)) {
    const FormPart *from = tnl_checkslot(L, forms, 4);
    luaL_argcheck(L, from->kind == PART_LIST, 4, "a list expected");
    form->claims = (uint8_t)lua_tointeger(L, 4);
  } else if (rank != TN_NONE) {
    form->claimed = (uint8_t)(rank + 1);
  }
  lua_pushboolean(L, form->claims || form->claimed);
  return 1;
}


const luaL_Reg tnl_sheet_claims[] = {
    {"claims", add_claims},
    {"count", add_count},
    {"unseen", add_unseen},
    {NULL, NULL},
};
