/* Words for sets of cards: layouts of melds. */
#include "words/words.h"
#include "match/meld.h"

/* Pushes the list of a layout's melds, or of the cards that it adds to melds
** on the table; answers the cards of all its groups. */
static uint32_t push_groups(lua_State *L, const tn_Layouts *all,
                            const tn_Layout *layout, bool added) {
  const tn_Deck *deck = all->rules->deck;
  tn_Card cards[TN_CARDS];
  uint32_t used = 0;
  lua_newtable(L);
  if (added)
    for (int i = 1; i <= all->lying; i++) {
      lua_pushboolean(L, 0);
      lua_rawseti(L, -2, i);
    }
  for (int i = 0; i < layout->n; i++) {
    const tn_Group *group = &all->group[layout->group[i]];
    tn_Set set = tn_layouts_cards(all, group->cards);
    used |= group->cards;
    if ((group->to != TN_NONE) != added)
      continue;
    int n = added ? tn_set_list(&set, cards)
                  : tn_meld_list(all->rules, &set, cards);
    tnl_pushcards(L, deck, cards, n);
    lua_rawseti(L, -2,
                added ? group->to + 1 : (lua_Integer)lua_rawlen(L, -2) + 1);
  }
  return used;
}


/* Pushes a table about a layout. */
static void push_layout(lua_State *L, const tn_Layouts *all,
                        const tn_Layout *layout) {
  tn_Card cards[TN_CARDS];
  lua_createtable(L, 0, 4);
  uint32_t used = push_groups(L, all, layout, false);
  lua_setfield(L, -2, "melds");
  push_groups(L, all, layout, true);
  lua_setfield(L, -2, "added");
  tn_Set left =
      tn_layouts_cards(all, ~used & (uint32_t)((UINT64_C(1) << all->n) - 1));
  tnl_pushcards(L, all->rules->deck, cards, tn_set_list(&left, cards));
  lua_setfield(L, -2, "left");
  tnl_set_number(L, "points", all->left);
}


/* Begins with the cards at index 2, and the list of melds at 3. */
static void begin_layouts(lua_State *L, const Match *match, tn_Layouts *all) {
  const tn_MeldRules *rules = match->table.melding->rules;
  tn_Set cards = tnl_checkset(L, rules->deck, 2);
  bool begun = tn_layouts_begin(all, rules, &cards, tnl_work(L));
  tnl_check_work(L);
  if (!begun)
    tnl_argerror(L, 2, "layouts %d", TN_LAID);
  tnl_argcheck(L, lua_isnoneornil(L, 3) || lua_istable(L, 3), 3,
               "list_expected");
  for (int i = 1; !lua_isnoneornil(L, 3) && lua_geti(L, 3, i) != LUA_TNIL;
       i++) {
    tn_Set lying = tnl_checkset(L, rules->deck, -1);
    bool added = tn_layouts_add(all, &lying);
    tnl_check_work(L);
    if (!added)
      tnl_argerror(L, 3, "no_meld %s", tnl_shown(L, -1, NULL));
    lua_pop(L, 1);
  }
}


/*
** core.layouts(match, cards [, lying]) -> list of { melds, left, points,
** added }
**
** All ways to divide cards into melds so that those left over count least, by
** the facts `melds` and `points`.  Two runs that could be one are not listed,
** and no more than 32 ways are.  `lying`: melds on the table, a list of their
** cards; `added`: for each of them the cards added to it, or false.
*/
static int layouts(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  tnl_need_melds(L, match, "lay_open");
  tn_Layouts all;
  begin_layouts(L, match, &all);
  bool found = tn_layouts_find(&all);
  tnl_check_work(L);
  if (!found)
    tnl_raise(L, "lay_open: many_ways");
  lua_createtable(L, all.found, 0);
  for (int i = 0; i < all.found; i++) {
    push_layout(L, &all, &all.layout[i]);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}


/*** self:knock_cards(cards, most) -> cards
The cards with which a player can knock: each of them can be discarded so that,
when the others are melded as well as can be, those left over count no more than
`most`.
@param cards text, a list of texts, cards or a pile: 24 cards at most
@param most a whole number, 0 at least; 0: nothing may be left over
@return cards; none if nobody can knock with them
@error a card is there twice, or is wild
@example local gin = self:knock_cards(player.hand, 0)
if #gin > 0 then self:show(player, "gin") end
@group sets */
static int word_knock_cards(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  tnl_need_melds(L, match, "knock_cards");
  lua_Integer most = luaL_checkinteger(L, 3);
  tnl_argcheck(L, most >= 0 && most <= INT32_MAX, 3, "less_than_0");
  lua_settop(L, 2);
  tn_Layouts all;
  begin_layouts(L, match, &all);
  tn_Set cards = {{tn_layouts_knock(&all, (int32_t)most)}};
  tnl_check_work(L);
  if (all.too_many)
    tnl_raise(L, "knock_cards: many_ways");
  tnl_newcards(L, match->table.deck, &cards);
  return 1;
}


/* core.layout(match, cards) -> the first of the layouts; nothing if there are
** too many cards */
static int layout(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  tn_Layouts all;
  tnl_need_melds(L, match, "lay_open");
  tn_Set cards = tnl_checkset(L, match->table.deck, 2);
  if (!tn_layouts_begin(&all, match->table.melding->rules, &cards,
                        tnl_work(L)) ||
      !tn_layouts_find(&all))
    return 0;
  push_layout(L, &all, &all.layout[0]);
  return 1;
}


static const luaL_Reg functions[] = {
    {"layout", layout},
    {"layouts", layouts},
    {NULL, NULL},
};

static const luaL_Reg words[] = {
    {"knock_cards", word_knock_cards},
    {NULL, NULL},
};


void tnl_open_sets(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
