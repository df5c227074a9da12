/* What rules read of piles; and how the library gets piles, players and
** sides. */
#include "match/match.h"
#include "cards/hold.h"

#define topile(L) tnl_checkpart(L, PILE_MAGIC, PILE_T)


/* Pushes the match of the pile that is the first argument. */
static void pushmatch(lua_State *L) { lua_getiuservalue(L, 1, PART_MATCH); }


static const tn_Pile *pile_of(const Part *pile) {
  return &pile->match->table.pile[pile->number];
}


/*** pile:has(card) -> number
How many of that card are in the pile.
@param card the card, as text
@return a number; nil if there is none, so that it can be a condition
@example if player.hand:has("AS") then self:score(player, 1, "ace held") end
@group piles */
static int pile_has(lua_State *L) {
  const Part *pile = topile(L);
  tn_Card card = tnl_checkcard(L, pile->match->table.deck, 2);
  int n = tn_pile_has(pile_of(pile), card);
  if (n == 0)
    return 0;
  lua_pushinteger(L, n);
  return 1;
}


/*** pile:top() -> card
The card on top.  A hand has no top.
@return the card as text; nil if the pile is empty
@error the pile is a hand
@group piles */
static int pile_top(lua_State *L) {
  const Part *part = topile(L);
  const tn_Pile *pile = pile_of(part);
  tnl_argcheck(L, pile->ordered, 1, "no_top_card");
  if (pile->count == 0)
    return 0;
  tnl_pushcard(L, part->match->table.deck, pile->cards[pile->count - 1]);
  return 1;
}


/*** pile:cards() -> cards
The cards in the pile now, as cards: see "Cards and decks".  They stay the same
when the pile changes.
@return cards
@example local trumps = #player.hand:cards():of_suit(self.trump)
@group piles */
static int pile_cards(lua_State *L) {
  const Part *pile = topile(L);
  tn_Set set = tnl_checkset(L, pile->match->table.deck, 1);
  tnl_newcards(L, pile->match->table.deck, &set);
  pushmatch(L);
  lua_setiuservalue(L, -2, 1);
  return 1;
}


/*** pile:of_suit(suit) -> cards
Its cards that count as a suit in the present order.  That is not always the
suit printed on them.
@param suit a letter, or `"trump"` for all trumps
@return cards
@example self:score(side, #side.won:of_suit("H"), "hearts taken")
@group piles */
static int pile_of_suit(lua_State *L) {
  const Part *pile = topile(L);
  pushmatch(L);
  const tn_Order *order = tnl_present_order(L, -1);
  tn_Kinds kinds = tnl_checkgroup(L, order, 2);
  tn_Set set = pile_of(pile)->set;
  if (pile_of(pile)->ordered)
    set = tnl_checkset(L, order->deck, 1);
  set = set_of(&set, kinds);
  tnl_newcards(L, order->deck, &set);
  lua_pushvalue(L, -2);
  lua_setiuservalue(L, -2, 1);
  return 1;
}


static int pile_len(lua_State *L) {
  lua_pushinteger(L, pile_of(topile(L))->count);
  return 1;
}


static int pile_tostring(lua_State *L) {
  const Part *pile = topile(L);
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(pile_of(pile), cards);
  tnl_pushcards(L, pile->match->table.deck, cards, n);
  return 1;
}


/* core.pile(match, n), core.player(match, n), core.side(match, n).  A pile is
** also one given itself, or a player's hand. */
static int part_pile(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  tnl_pushpile(L, 1,
               lua_isuserdata(L, 2)
                   ? tnl_checkpile(L, match, 2)
                   : tnl_checknumber(L, 2, match->table.piles, "pile"));
  return 1;
}


static int part_player(lua_State *L) {
  tnl_pushplayer(L, 1, tnl_checkplayer(L, tnl_checkmatch(L, 1), 2));
  return 1;
}


static int part_side(lua_State *L) {
  tnl_pushside(L, 1, tnl_checkside(L, tnl_checkmatch(L, 1), 2));
  return 1;
}


static const luaL_Reg functions[] = {
    {"pile", part_pile},
    {"player", part_player},
    {"side", part_side},
    {NULL, NULL},
};

static const luaL_Reg pile_methods[] = {
    {"cards", pile_cards},       {"has", pile_has}, {"of_suit", pile_of_suit},
    {"points", tnl_pile_points}, {"top", pile_top}, {NULL, NULL},
};


void tnl_open_pile(lua_State *L) {
  tnl_new_type(L, PILE_T);
  lua_pushcfunction(L, pile_tostring);
  lua_setfield(L, -2, "__tostring");
  luaL_newlib(L, pile_methods);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, pile_len);
  lua_setfield(L, -2, "__len");
  tnl_refuse_others(L, "pile", "pile:cards():list()");
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
}
