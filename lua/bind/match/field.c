/* Fields of a match: set by rules files, checked by their declared kinds; and
** the order that depends on them. */
#include "match/match.h"

#include <string.h>


/* The names of the kinds, for an error. */
static const char *const kind_names[] = {
    "",         "text",   "a suit", "a number", "a flag",
    "a player", "a side", "a card", "cards",    "a list"};


/* Replaces the card or cards at index 3 by their usual names. */
static bool name_cards(lua_State *L, const tn_Deck *deck, bool one) {
  const char *text = lua_tostring(L, 3);
  tn_Card cards[TN_CARDS];
  int n = 0;
  while (*(text += strspn(text, " "))) {
    size_t size = strcspn(text, " ");
    tn_Card card = tn_deck_read(deck, text, size);
    if (card == TN_NONE || n == TN_CARDS)
      return false;
    cards[n++] = card;
    text += size;
  }
  tnl_pushcards(L, deck, cards, n);
  lua_replace(L, 3);
  return n == 1 || !one;
}


/* Reads the suit at index 3 and replaces it by its usual letter; `none` and nil
** are no suit, TN_SUITS.  TN_NONE: the value is something else. */
static uint8_t read_suit(lua_State *L, const tn_Deck *deck) {
  size_t size = 0;
  const char *name =
      lua_type(L, 3) == LUA_TSTRING ? lua_tolstring(L, 3, &size) : NULL;
  if (size == 1) {
    uint8_t suit = tn_deck_suit(deck, *name);
    if (suit != TN_NONE && *name != deck->suit_name[suit]) {
      lua_pushlstring(L, &deck->suit_name[suit], 1);
      lua_replace(L, 3);
    }
    return suit;
  }
  if (name && strcmp(name, "none") != 0)
    return TN_NONE;
  if (name) {
    lua_pushnil(L);
    lua_replace(L, 3);
  }
  return lua_isnil(L, 3) ? TN_SUITS : TN_NONE;
}


static bool own(lua_State *L, const Match *match, uint64_t magic) {
  const Part *part = tnl_testpart(L, 3, magic);
  return part && part->match == match;
}


/* Is the value at index 3 of that declared kind? */
static bool fits(lua_State *L, const Match *match, lua_Integer kind) {
  const tn_Deck *deck = match->table.deck;
  bool text = lua_type(L, 3) == LUA_TSTRING;
  switch (kind) {
    case FIELD_NUMBER: return lua_isinteger(L, 3);
    case FIELD_FLAG: return lua_isboolean(L, 3);
    case FIELD_PLAYER: return own(L, match, PLAYER_MAGIC);
    case FIELD_SIDE: return own(L, match, SIDE_MAGIC);
    case FIELD_CARD: return text && name_cards(L, deck, true);
    case FIELD_CARDS: return text && name_cards(L, deck, false);
    case FIELD_LIST: return lua_istable(L, 3);
    default: return text;
  }
}


/*
** Does the field take the value at index 3 as it is?  Upvalue 5 has, by the
** fields' numbers, ranges of whole numbers: the least in the upper half of a
** number and the length in the lower.  Upvalue 4 has sets of values.
*/
static bool is_taken(lua_State *L, lua_Integer field) {
  bool whole = lua_isinteger(L, 3);
  if (whole) {
    const uint64_t *ranges = lua_touserdata(L, lua_upvalueindex(5));
    lua_Unsigned n = (lua_Unsigned)lua_tointeger(L, 3);
    if (n - (ranges[field] >> 32) <= (ranges[field] & UINT32_MAX))
      return true;
  }
  bool taken = false;
  if (lua_rawgeti(L, lua_upvalueindex(4), field) == LUA_TTABLE &&
      (whole || lua_type(L, 3) == LUA_TSTRING)) {
    lua_pushvalue(L, 3);
    taken = lua_rawget(L, -2) != LUA_TNIL;
  }
  lua_settop(L, 3);
  return taken;
}


/* Lets the kit (upvalue 3) turn the value at index 3 into what the field keeps.
** It raises if the value is out of range. */
static void check_range(lua_State *L, lua_Integer field) {
  if (lua_isnil(L, 3) || is_taken(L, field))
    return;
  lua_pushvalue(L, lua_upvalueindex(3));
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_call(L, 2, 1);
  lua_replace(L, 3);
}


/* A value as an error names it: never by its address, and a pile not by its
** cards. */
static const char *shown(lua_State *L, int arg) {
  int type = lua_type(L, arg);
  if (type == LUA_TSTRING || type == LUA_TNUMBER || type == LUA_TBOOLEAN)
    return luaL_tolstring(L, arg, NULL);
  if (tnl_testpart(L, arg, PLAYER_MAGIC) || tnl_testpart(L, arg, SIDE_MAGIC))
    return luaL_tolstring(L, arg, NULL);
  bool pile = tnl_testpart(L, arg, PILE_MAGIC) != NULL;
  return lua_pushfstring(L, "a %s", pile ? "pile" : lua_typename(L, type));
}


lua_Integer tnl_keep_note(lua_State *L, int arg) {
  if (pushvalue(L, arg, MATCH_NOTES) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setiuservalue(L, arg, MATCH_NOTES);
  }
  lua_Integer n = (lua_Integer)lua_rawlen(L, -1) + 1;
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, n);
  lua_pop(L, 2);
  return n;
}


void tnl_add_note(lua_State *L, Match *match, int arg) {
  lua_Integer n = tnl_keep_note(L, arg);
  tn_log_add(&match->table, (tn_Event){.what = TN_NOTED, .n = (uint32_t)n});
}


/* Adds a note: the field at index 2 has the value at index 3. */
static void note_field(lua_State *L, Match *match) {
  lua_createtable(L, 2, 0);
  lua_pushvalue(L, 2);
  lua_rawseti(L, -2, 1);
  lua_pushvalue(L, 3);
  lua_rawseti(L, -2, 2);
  tnl_add_note(L, match, 1);
}


void tnl_store_field(lua_State *L, Match *match) {
  pushvalue(L, 1, MATCH_FIELDS);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, -3);
  if (match->table.log.on)
    note_field(L, match);
}


/* Turns a list into plain data that nobody can change, by the kit's
** function. */
static void freeze(lua_State *L) {
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "freeze");
  lua_pushvalue(L, 3);
  lua_call(L, 1, 2);
  if (lua_isnil(L, -2))
    tnl_raise(L, "field_of %s %s", lua_tostring(L, 2), lua_tostring(L, -1));
  lua_pop(L, 1);
  lua_replace(L, 3);
}


/* Raises that the field is not declared.  Upvalue 2 has the words. */
static int undeclared(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_pushvalue(L, 2);
  lua_call(L, 1, 0);
  return tnl_raise(L, "not_declared");
}


/* Cards rank by this order from now on, those of the present trick too. */
static void take_order(Match *match, const tn_Order *order) {
  match->table.order = order;
  tn_trick_judge_again(&match->table);
}


/* Notes the suit that the order depends on; TN_NONE is no suit.  Perhaps its
** order is known already. */
static void set_order_suit(Match *match, uint8_t suit) {
  match->order_suit = suit;
  if (suit == TN_NONE || !match->by_suit[suit])
    return;
  take_order(match, match->by_suit[suit]);
  match->order_stale = false;
}


/* Does a field of that kind and number take the value at index 3?  It becomes
** what the field keeps.  `suit` gets the suit of a field for suits. */
static bool takes(lua_State *L, const Match *match, lua_Integer kind,
                  lua_Integer field, uint8_t *suit) {
  if (kind == FIELD_CHECKED)
    check_range(L, field);
  else if (kind == FIELD_SUIT)
    *suit = read_suit(L, match->table.deck);
  else
    return lua_isnil(L, 3) || fits(L, match, kind);
  return kind == FIELD_CHECKED || *suit != TN_NONE;
}


/*
** self.name = value, checked by what is declared (upvalue 1: the kinds by name,
** with the fields' numbers; see core.field_bits).
*/
static int set_field(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  if (match->table.locked || match->table.at_once)
    tnl_changing(L, lua_pushfstring(L, "%s =", lua_tostring(L, 2)));
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNUMBER)
    return undeclared(L);
  lua_Integer declared = lua_tointeger(L, -1);
  lua_Integer kind = declared & FIELD_KIND, field = declared / FIELD_NUMBERS;
  uint8_t suit = TN_NONE;
  if (!takes(L, match, kind, field, &suit))
    return tnl_raise(L, "declared_as %s %s %s", lua_tostring(L, 2),
                     kind_names[kind], shown(L, 3));
  if (kind == FIELD_LIST && lua_istable(L, 3))
    freeze(L);
  match->order_stale = true;
  if (declared & FIELD_ORDERS)
    set_order_suit(match, lua_isnil(L, 3) ? TN_SUITS : suit);
  note_set(match, field);
  tnl_store_field(L, match);
  if (declared & FIELD_EACH)
    tnl_replaced_own(L, match, 2);
  return 0;
}


/* Pushes the ranges of the list at `list`, by the fields' numbers.  A field
** without one has a range of 2^64 - 1 alone. */
static void push_ranges(lua_State *L, int list) {
  lua_Integer n = (lua_Integer)lua_rawlen(L, list);
  uint64_t *ranges = lua_newuserdatauv(L, ((size_t)n + 1) * sizeof *ranges, 0);
  for (lua_Integer field = 0; field <= n; field++) {
    bool range = lua_rawgeti(L, list, field) == LUA_TNUMBER;
    ranges[field] =
        range ? (uint64_t)lua_tointeger(L, -1) : (uint64_t)UINT32_MAX << 32;
    lua_pop(L, 1);
  }
}


/*
** core.set_field(kinds, unknown, check, taken) -> function for matches
** `kinds`: by name, see core.field_bits; `unknown`: raises that there is no
** such field; `check`: turns a value into what the field keeps; `taken`: by the
** fields' numbers, the values that are taken as they are: a set, or a range as
** one number, or false
*/
static int set_field_of(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  luaL_checktype(L, 4, LUA_TTABLE);
  lua_settop(L, 4);
  push_ranges(L, 4);
  lua_pushcclosure(L, set_field, 5);
  return 1;
}


/* What reads a name that has no value: nothing, if it is a field (upvalue 1:
** the kinds by name); else upvalue 2 raises that there is no such name. */
static int empty_field(lua_State *L) {
  lua_settop(L, 2);
  if (lua_type(L, 2) == LUA_TSTRING && tnl_close_own(L, 1))
    return 1;
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL)
    return 0;
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_pushvalue(L, 2);
  lua_call(L, 1, 0);
  return 0;
}


/* core.empty_field(kinds, unknown) -> function for the fields of matches */
static int empty_field_of(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  lua_pushcclosure(L, empty_field, 2);
  return 1;
}


/* Makes the value of a field, on top of the stack, the key of an order: an
** empty field has a key of its own.  False: only the kit knows the key. */
static bool make_key(lua_State *L, int variant) {
  int type = lua_type(L, -1);
  if (type != LUA_TNIL)
    return type == LUA_TSTRING || type == LUA_TBOOLEAN || type == LUA_TNUMBER;
  lua_pop(L, 1);
  lua_rawgeti(L, variant, KIT_EMPTY);
  return true;
}


/*
** The order of the match at `arg`, if it was met before.  The kit keeps orders
** in tables within tables, by the values of the fields on which they depend.
** NULL if it must be worked out.
*/
static const tn_Order *known_order(lua_State *L, int arg, int variant) {
  pushvalue(L, arg, MATCH_FIELDS);
  lua_rawgeti(L, variant, KIT_ORDER_FIELDS);
  lua_rawgeti(L, variant, KIT_ORDERS);
  int place = lua_gettop(L);
  for (int i = 1; lua_rawgeti(L, place - 1, i) == LUA_TSTRING; i++) {
    lua_rawget(L, place - 2);
    if (!lua_istable(L, place) || !make_key(L, variant))
      return NULL;
    lua_rawget(L, place);
    lua_replace(L, place);
  }
  lua_settop(L, place);            /* the match will hold what is on top */
  return lua_touserdata(L, place); /* the kit holds nothing else */
}


const tn_Order *tnl_present_order(lua_State *L, int arg) {
  Match *match = tnl_checkmatch(L, arg);
  if (!match->order_stale && match->table.order)
    return match->table.order;
  int top = lua_gettop(L);
  arg = lua_absindex(L, arg);
  pushvalue(L, arg, MATCH_VARIANT);
  const tn_Order *order = known_order(L, arg, top + 1);
  if (!order) {
    tnl_hide_parts(L, arg);
    lua_getfield(L, top + 1, "order_of");
    lua_pushvalue(L, arg);
    tnl_call_locked(L, match, tnl_A_ORDER, 1, 1);
    order = tnl_checkorder(L, -1);
  }
  if (order != match->table.order) {
    take_order(match, order);
    lua_setiuservalue(L, arg, MATCH_ORDER);
  }
  lua_settop(L, top);
  match->order_stale = false;
  if (match->order_suit != TN_NONE)
    match->by_suit[match->order_suit] = order;
  return order;
}


static const luaL_Reg functions[] = {
    {"empty_field", empty_field_of},
    {"set_field", set_field_of},
    {NULL, NULL},
};


void tnl_open_field(lua_State *L) { luaL_setfuncs(L, functions, 0); }
