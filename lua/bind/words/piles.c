/* Words for cards as one value: those of some piles, and their neighbours. */
#include "words/words.h"


/* Cards that are put together. */
typedef struct Joined {
  const tn_Deck *deck;
  tn_Set set;
} Joined;


/* Adds cards; the deck has as many. */
static void add_cards(Joined *joined, const tn_Card *cards, int n) {
  for (int i = 0; i < n; i++)
    if (tn_set_has(&joined->set, cards[i]) < joined->deck->copies[cards[i]])
      tn_set_add(&joined->set, cards[i]);
}


/* Pushes cards that belong to the match at index 1. */
static int push_set(lua_State *L, const tn_Deck *deck, const tn_Set *set) {
  tnl_newcards(L, deck, set);
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 1);
  return 1;
}


/* Is the value a list of piles?  Then it is opened, for reading. */
static bool is_row(lua_State *L, int arg) {
  if (!lua_istable(L, arg))
    return false;
  list_item(L, arg, 1);
  bool row = tnl_testpart(L, -1, PILE_MAGIC) != NULL;
  lua_pop(L, 1);
  if (row)
    tnl_open_list(L, arg);
  return row;
}


static void add_pile(lua_State *L, const Match *match, Joined *joined,
                     int arg) {
  tn_Card cards[TN_CARDS];
  uint8_t pile = tnl_checkpile(L, match, arg);
  add_cards(joined, cards, tn_pile_list(&match->table.pile[pile], cards));
}


static void add_row(lua_State *L, const Match *match, Joined *joined, int arg) {
  lua_Integer n = tnl_list_length(L, arg);
  for (int i = 1; i <= n; i++) {
    list_item(L, arg, i);
    add_pile(L, match, joined, lua_gettop(L));
    lua_pop(L, 1);
  }
}


static void add_argument(lua_State *L, const Match *match, Joined *joined,
                         int arg) {
  tn_Card cards[TN_CARDS];
  if (is_row(L, arg))
    add_row(L, match, joined, arg);
  else if (tnl_testpart(L, arg, PILE_MAGIC))
    add_pile(L, match, joined, arg);
  else if (!lua_isnil(L, arg))
    add_cards(joined, cards, tnl_checklist(L, joined->deck, arg, cards));
}


/*** self:cards_in(cards…) -> cards
Cards of the deck as one value, with the methods of cards.
@param cards text, lists of texts, cards, piles or rows of piles, one or
several; nil is left out
@return cards
@example local free = self:cards_in(self.kitty:top(), self.discard)
@group cards */
static int word_cards(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  Joined joined = {match->table.deck, {{0}}};
  int top = lua_gettop(L);
  for (int arg = 2; arg <= top; arg++)
    add_argument(L, match, &joined, arg);
  return push_set(L, joined.deck, &joined.set);
}


/* The cards of the same suit that are one higher (1), one lower (-1), or both
** (0). */
static tn_Kinds neighbours(const tn_Order *order, tn_Card card, int step) {
  tn_Kinds near = 0, others = 0;
  if (order->group[card] != TN_NO_GROUP)
    others = order->of_group[order->group[card]];
  for (; others; others &= others - 1) {
    tn_Card other = tn_kinds_first(others);
    int apart = order->place[other] - order->place[card];
    if (step ? apart == step : apart == 1 || apart == -1)
      near |= tn_kind(other);
  }
  return near;
}


/*** self:next_to(cards [, step]) -> cards
The cards of the deck that are next to one of some cards in its suit: one higher
or one lower in the present order.
@param cards text, a list of texts, cards or a pile
@param step 1: only those that are one higher; -1: only those one lower
@return cards
@error the step is neither 1 nor -1
@example local ends = self:next_to(self.discard):without(self.discard)
@group cards */
static int word_next_to(lua_State *L) {
  const tn_Deck *deck = tnl_checkmatch(L, 1)->table.deck;
  tn_Set set = tnl_checkset(L, deck, 2), near = {{0}};
  lua_Integer step = luaL_optinteger(L, 3, 0);
  tnl_argcheck(L, lua_isnoneornil(L, 3) || step == 1 || step == -1, 3,
               "one_or_minus_one");
  const tn_Order *order = tnl_present_order(L, 1);
  for (tn_Kinds left = set.plane[0]; left; left &= left - 1)
    near.plane[0] |= neighbours(order, tn_kinds_first(left), (int)step);
  return push_set(L, deck, &near);
}


static const luaL_Reg words[] = {
    {"cards_in", word_cards},
    {"next_to", word_next_to},
    {NULL, NULL},
};


void tnl_open_piles(lua_State *L) { tnl_addfunctions(L, "words", words); }
