/* What slots of a sheet take that must beat what lies on the table, or must add
** up. */
#include "words/words.h"
#include "words/form.h"

#include <string.h>


/* Finds the combinations of the hand for a slot: at first a few, and if there
** are more, again with more room.  Keeps them on top of the stack. */
static FormPlay *list_plays(lua_State *L, Forms *forms, const FormPlay *asked) {
  const tn_Table *table = &forms->match->table;
  const tn_Set *hand = &table->pile[tn_hand_pile(table->question.seat)].set;
  const tn_Climb *over = asked->answers ? &asked->over : NULL;
  const tn_Set *must = tn_set_count(&asked->must) > 0 ? &asked->must : NULL;
  tn_Random random = {tn_table_bot_bits(table)};
  tn_ClimbPlay *few = forms->few;
  int n = 0;
  if (!forms->said) {
    n = tn_climb_list(asked->rules, hand, over, must, &random, few, FORM_FEW,
                      tnl_work(L));
    tnl_check_work(L);
  }
  int room = n < FORM_PLAYS ? n : FORM_PLAYS;
  FormPlay *play =
      lua_newuserdatauv(L, sizeof(FormPlay) + (size_t)room * sizeof *few, 0);
  *play = *asked;
  if (n <= FORM_FEW)
    memcpy(play->list, few, (size_t)n * sizeof *few);
  else
    tn_climb_list(asked->rules, hand, over, must, &random, play->list, room,
                  tnl_work(L));
  tnl_check_work(L);
  play->n = n;
  play->listed = n < room ? n : room;
  return play;
}


/* Notes what lies on the table, as combination number `kind` if that is not
** below 0. */
static void lay_down(lua_State *L, FormPlay *asked, const tn_Set *lying,
                     lua_Integer kind) {
  tn_Climb list[TN_CLIMBS];
  int n = tn_climb_read(asked->rules, lying, list);
  for (int i = 0; i < n && !asked->answers; i++) {
    asked->answers = kind < 0 || list[i].kind == kind;
    asked->over = list[i];
  }
  if (!asked->answers && tn_set_count(lying) > 0)
    tnl_raise(L, "ask: form_combination");
}


/*
** plays(sheet, slot, match, over, kind, must) -> true: combinations of the hand
** that beat what lies there, which is combination number `kind`, or any if that
** is nil; false: `over` or `must` has yet to be made into cards
*/
static int add_plays(lua_State *L) {
  Forms *forms = tnl_checksheet(L, 1);
  FormPart *part = tnl_checkslot(L, forms, 2);
  const tn_Deck *deck = forms->match->table.deck;
  FormPlay asked = {.answers = false};
  tn_Set lying = {{0}};
  lua_settop(L, 6);
  bool known = (!lua_toboolean(L, 4) || tnl_toset(L, deck, 4, &lying)) &&
               (!lua_toboolean(L, 6) || tnl_toset(L, deck, 6, &asked.must));
  if (known) {
    asked.rules = tnl_climb_rules(L, 3);
    lay_down(L, &asked, &lying, luaL_optinteger(L, 5, 0) - 1);
    asked.others = !asked.rules->suits;
    part->play = list_plays(L, forms, &asked);
    part->kind = PART_PLAY;
    part->held = true;
    tnl_keep_value(L, forms, -1);
  }
  lua_pushboolean(L, known);
  return 1;
}


/*
** sum(sheet, slot, match, sum, of, once, all): the cards of the slot must add
** up to `sum`, or to what the slot number `of` says
*/
static int add_sum(lua_State *L) {
  Forms *forms = tnl_checksheet(L, 1);
  FormPart *part = tnl_checkslot(L, forms, 2);
  lua_settop(L, 7);
  luaL_argcheck(L, part->kind == PART_CARDS, 2, "a slot of cards expected");
  const FormPart *of = lua_isnil(L, 5) ? NULL : tnl_checkslot(L, forms, 5);
  const int32_t *points = tnl_present_points(L, 3);
  FormSum *sum = lua_newuserdatauv(L, sizeof *sum, 0);
  memset(sum, 0, sizeof *sum);
  sum->sum = lua_tointeger(L, 4);
  sum->once = lua_toboolean(L, 6);
  sum->all = lua_toboolean(L, 7);
  tnl_begin_sum(forms->match->table.deck, points, &forms->form[forms->n - 1],
                part, of, sum);
  tnl_keep_value(L, forms, -1);
  return 0;
}


/* also(sheet, slot, rank, points): cards of that rank may count that in its
** sums */
static int add_also(lua_State *L) {
  Forms *forms = tnl_checksheet(L, 1);
  const tn_Deck *deck = forms->match->table.deck;
  FormSum *sum = tnl_checkslot(L, forms, 2)->sum;
  size_t size;
  const char *name = luaL_checklstring(L, 3, &size);
  luaL_argcheck(L, sum, 2, "a slot with a sum expected");
  int32_t also = (int32_t)tnl_check_range(L, 4, 0, FORM_ALSO, "ask: also");
  uint8_t rank = tn_deck_rank(deck, name, size);
  for (tn_Card card = 0; card < deck->kinds; card++)
    if (rank != TN_NONE && deck->rank[card] == rank)
      sum->also[card] = also;
  return 0;
}


const luaL_Reg tnl_sheet_plays[] = {
    {"also", add_also},
    {"plays", add_plays},
    {"sum", add_sum},
    {NULL, NULL},
};
