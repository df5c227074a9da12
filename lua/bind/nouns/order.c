/* Orders in Lua. */
#include "nouns/nouns.h"

#include <string.h>


const tn_Order *tnl_checkorder(lua_State *L, int arg) {
  return luaL_checkudata(L, arg, ORDER_T);
}


void tnl_pushgroup(lua_State *L, const tn_Order *order, uint8_t group) {
  if (group == TN_TRUMPS && order->trump_suit != TN_NONE)
    group = order->trump_suit;
  if (group < TN_SUITS)
    lua_pushlstring(L, &order->deck->suit_name[group], 1);
  else if (group == TN_TRUMPS)
    lua_pushliteral(L, "trump");
  else
    lua_pushnil(L);
}


tn_Kinds tnl_checkgroup(lua_State *L, const tn_Order *order, int arg) {
  size_t size;
  const char *name = luaL_checklstring(L, arg, &size);
  if (size == 5 && strcmp(name, "trump") == 0)
    return order->of_group[TN_TRUMPS];
  uint8_t suit = size == 1 ? tn_deck_suit(order->deck, *name) : TN_NONE;
  if (suit == TN_NONE)
    tnl_argerror(L, arg, "no_suit %s", name);
  return order->of_group[suit == order->trump_suit ? TN_TRUMPS : suit];
}


/* Applies the description's ranks, low to high. */
static void set_ranks(lua_State *L, tn_Order *order, const char *text) {
  uint8_t ranks[TN_RANKS];
  int n = 0;
  while (*(text += strspn(text, " ")) != '\0') {
    size_t size = strcspn(text, " ");
    uint8_t rank = tn_deck_rank(order->deck, text, size);
    if (rank == TN_NONE || n == TN_RANKS)
      tnl_raise(L, "no_rank_here %s", lua_pushlstring(L, text, size));
    ranks[n++] = rank;
    text += size;
  }
  tn_order_ranks(order, ranks, n);
}


/* The kinds named by a text or list on top of the stack. */
static tn_Kinds kinds_of(lua_State *L, const tn_Deck *deck) {
  tn_Card cards[TN_CARDS];
  tn_Kinds kinds = 0;
  int n = tnl_checklist(L, deck, -1, cards);
  for (int i = 0; i < n; i++)
    kinds |= tn_kind(cards[i]);
  return kinds;
}


/* Adds a kind to those of a level at the top. */
static void add_top(lua_State *L, const tn_Order *order, tn_Card card,
                    tn_Kinds *before, tn_Kinds *level) {
  if (*before & tn_kind(card))
    tnl_raise(L, "top_twice %s", order->deck->name[card]);
  *before |= tn_kind(card);
  *level |= tn_kind(card);
}


/* Sets the cards above the trump suit: a text, low to high, with `=` between
** equal ones. */
static void set_top(lua_State *L, tn_Order *order, const char *text) {
  tn_Kinds before = 0;
  while (*(text += strspn(text, " ")) != '\0') {
    size_t size = strcspn(text, " ");
    tn_Kinds level = 0;
    const char *end = text + size;
    while (text < end) {
      size_t one = strcspn(text, " =");
      tn_Card card = tn_deck_read(order->deck, text, one);
      if (card == TN_NONE)
        tnl_raise(L, "no_card_here %s", lua_pushlstring(L, text, one));
      add_top(L, order, card, &before, &level);
      text += one;
      text += *text == '=';
    }
    tn_order_top(order, level);
  }
}


/*
** The same from a list on top of the stack, low to high: cards, as text or as a
** list.  Of several at one place, the card of the trump suit is above the
** others, which are equal.
*/
static void set_top_list(lua_State *L, tn_Order *order) {
  const tn_Deck *deck = order->deck;
  tn_Kinds before = 0, trumps = 0;
  tn_Card cards[TN_CARDS];
  int list = lua_gettop(L);
  if (order->trump_suit < deck->suits)
    trumps = deck->of_suit[order->trump_suit];
  for (int i = 1; list_item(L, list, i) != LUA_TNIL; i++) {
    tn_Kinds level = 0;
    bool left_out = lua_isboolean(L, -1);
    int n = left_out ? 0 : tnl_checklist(L, deck, -1, cards);
    for (int k = 0; k < n; k++)
      add_top(L, order, cards[k], &before, &level);
    if (level & ~trumps)
      tn_order_top(order, level & ~trumps);
    if (level & trumps)
      tn_order_top(order, level & trumps);
    lua_settop(L, list);
  }
  lua_settop(L, list);
}


/* Gives cards other suits, as a table on top of the stack says: cards by the
** suit's letter. */
static void set_suits(lua_State *L, tn_Order *order) {
  const tn_Deck *deck = order->deck;
  luaL_checktype(L, -1, LUA_TTABLE);
  for (uint8_t suit = 0; suit < deck->suits; suit++) {
    lua_pushlstring(L, &deck->suit_name[suit], 1);
    bool none = lua_gettable(L, -2) == LUA_TNIL;
    if (!none && suit == order->trump_suit)
      tnl_raise(L, "counts_as: suit_is_trump %c", deck->suit_name[suit]);
    if (!none)
      tn_order_count_as(order, kinds_of(L, deck), suit);
    lua_pop(L, 1);
  }
}


/* Lets cards join suits as the table on top of the stack says: the cards by the
** suit's letter. */
static void join_suits(lua_State *L, tn_Order *order) {
  const tn_Deck *deck = order->deck;
  int list = lua_gettop(L);
  tnl_open_list(L, list);
  for (uint8_t suit = 0; suit < deck->suits; suit++) {
    lua_pushlstring(L, &deck->suit_name[suit], 1);
    if (lua_rawget(L, list) != LUA_TNIL)
      tn_order_join(order, kinds_of(L, deck), suit);
    lua_settop(L, list);
  }
}


/* Applies the description at index 2: ranks first, then trumps, then what is
** above them. */
static void describe(lua_State *L, tn_Order *order) {
  const tn_Deck *deck = order->deck;
  if (lua_getfield(L, 2, "ranks") == LUA_TSTRING)
    set_ranks(L, order, lua_tostring(L, -1));
  if (lua_getfield(L, 2, "worthless") != LUA_TNIL)
    tn_order_worthless(order, kinds_of(L, deck));
  if (lua_getfield(L, 2, "trump") == LUA_TSTRING) {
    size_t size;
    const char *name = lua_tolstring(L, -1, &size);
    uint8_t suit = size == 1 ? tn_deck_suit(deck, *name) : TN_NONE;
    if (suit == TN_NONE)
      tnl_raise(L, "no_suit_here %s", name);
    tn_order_trump(order, suit);
  }
  if (lua_getfield(L, 2, "joins") == LUA_TTABLE)
    join_suits(L, order);
  int top = lua_getfield(L, 2, "top");
  if (top == LUA_TSTRING)
    set_top(L, order, lua_tostring(L, -1));
  else if (top == LUA_TTABLE)
    set_top_list(L, order);
  if (lua_getfield(L, 2, "later") != LUA_TNIL)
    tn_order_later(order, kinds_of(L, deck));
  if (lua_getfield(L, 2, "counts_as") != LUA_TNIL)
    set_suits(L, order);
  lua_pop(L, 7);
}


/*
** core.order(deck, { ranks=, trump=, top=, worthless=, joins=, later=,
** counts_as= }) -> order
** `ranks` low to high; `trump` a suit's letter; `top` the cards above the trump
** suit, low to high, equal ones joined by `=`; `worthless` cards never win;
** of two alike in `later` the one played later wins; `counts_as` has cards by
** the suit of which they are the lowest.
*/
static int order_new(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  tn_Order *order = lua_newuserdatauv(L, sizeof *order, 1);
  tn_order_init(order, deck);
  luaL_setmetatable(L, ORDER_T);
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 1);
  describe(L, order);
  tn_order_finish(order);
  return 1;
}


/* The group that was led, by a suit's name or a card's text at `arg`. */
static uint8_t led_group(lua_State *L, const tn_Order *order, int arg) {
  size_t size;
  const char *name = luaL_checklstring(L, arg, &size);
  tn_Card card = tn_deck_read(order->deck, name, size);
  if (card != TN_NONE)
    return order->group[card];
  tn_Kinds kinds = tnl_checkgroup(L, order, arg);
  return kinds ? order->group[tn_kinds_first(kinds)] : TN_NO_GROUP;
}


/*** order:beats(a, b [, led]) -> boolean
Does card `a` beat card `b`?
@param a the card played later, as text
@param b the card played before it
@param led the suit led, as a letter or as a card of it (`b`)
@return true or false
@group orders */
static int order_beats(lua_State *L) {
  const tn_Order *order = tnl_checkorder(L, 1);
  tn_Card a = tnl_checkcard(L, order->deck, 2),
          b = tnl_checkcard(L, order->deck, 3);
  uint8_t led =
      lua_isnoneornil(L, 4) ? order->group[b] : led_group(L, order, 4);
  lua_pushboolean(L, tn_order_beats(order, a, b, led));
  return 1;
}


/*** order:suit(card) -> suit
The suit that a card counts as.
@param card the card, as text
@return a suit's letter, `"trump"` for trumps that are no suit, nil for a card
that belongs to none
@group orders */
static int order_suit(lua_State *L) {
  const tn_Order *order = tnl_checkorder(L, 1);
  tnl_pushgroup(L, order, order->group[tnl_checkcard(L, order->deck, 2)]);
  return 1;
}


/*** order:height(card) -> number
How high the card is in its suit, from 1; equal cards have equal heights.
@param card the card, as text
@return a number
@group orders */
static int order_height(lua_State *L) {
  const tn_Order *order = tnl_checkorder(L, 1);
  tn_Card card = tnl_checkcard(L, order->deck, 2);
  tn_Kinds group = order->of_group[order->group[card]];
  tn_Kinds low = group & ~order->above[card];
  bool seen[256] = {false};
  int n = 0;
  for (; low; low &= low - 1) {
    uint8_t height = order->height[tn_kinds_first(low)];
    n += !seen[height];
    seen[height] = true;
  }
  lua_pushinteger(L, n);
  return 1;
}


/*** order:winner(cards) -> number
Which of the cards wins, if they are played one after the other.
@param cards text or a list of texts, in the order played
@return its place, 1 for the first
@group orders */
static int order_winner(lua_State *L) {
  const tn_Order *order = tnl_checkorder(L, 1);
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, order->deck, 2, cards);
  tnl_argcheck(L, n > 0, 2, "no_cards");
  lua_pushinteger(L, tn_order_winner(order, cards, n) + 1);
  return 1;
}


/* Pushes some kinds as text, low to high. */
static void push_by_height(lua_State *L, const tn_Order *order,
                           tn_Kinds kinds) {
  tn_Card cards[TN_KINDS];
  int n = 0;
  for (int height = 0; height < 256; height++)
    for (tn_Kinds left = kinds; left; left &= left - 1)
      if (order->height[tn_kinds_first(left)] == height)
        cards[n++] = tn_kinds_first(left);
  tnl_pushcards(L, order->deck, cards, n);
}


/*** order:of(suit) -> text
The cards that count as a suit, low to high.
@param suit a letter, or `"trump"`
@return text
@group orders */
static int order_of(lua_State *L) {
  const tn_Order *order = tnl_checkorder(L, 1);
  push_by_height(L, order, tnl_checkgroup(L, order, 2));
  return 1;
}


/* The n-th group of a text, from 0: trumps before the suits. */
static uint8_t group_shown(int n) {
  if (n == 0)
    return TN_TRUMPS;
  return (uint8_t)(n <= TN_SUITS ? n - 1 : TN_NO_GROUP);
}


/* A line a suit, trumps first, the cards low to high. */
static int order_tostring(lua_State *L) {
  const tn_Order *order = tnl_checkorder(L, 1);
  int lines = 0;
  for (int i = 0; i < TN_GROUPS; i++) {
    uint8_t group = group_shown(i);
    tn_Kinds kinds = order->of_group[group];
    if (!kinds)
      continue;
    lua_pushstring(L, lines++ > 0 ? "\n" : "");
    tnl_pushgroup(L, order, group);
    const char *name = luaL_optstring(L, -1, "never wins");
    push_by_height(L, order, kinds);
    lua_pushfstring(L, "%s: %s", name, lua_tostring(L, -1));
    lua_replace(L, -3);
    lua_pop(L, 1);
    lua_concat(L, lines > 1 ? 3 : 2);
  }
  return 1;
}


/*** order:trump() -> suit
The suit that is trump: `"trump"` if the trumps are no suit, nil if there are
none.
@group orders */
static int order_trump(lua_State *L) {
  const tn_Order *order = tnl_checkorder(L, 1);
  tnl_pushgroup(L, order, order->of_group[TN_TRUMPS] ? TN_TRUMPS : TN_NO_GROUP);
  return 1;
}


static const luaL_Reg methods[] = {
    {"beats", order_beats}, {"height", order_height}, {"of", order_of},
    {"suit", order_suit},   {"trump", order_trump},   {"winner", order_winner},
    {NULL, NULL},
};


void tnl_open_order(lua_State *L) {
  tnl_new_type(L, ORDER_T);
  lua_pushcfunction(L, order_tostring);
  lua_setfield(L, -2, "__tostring");
  luaL_newlib(L, methods);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 1);
  lua_pushcfunction(L, order_new);
  lua_setfield(L, -2, "order");
}
