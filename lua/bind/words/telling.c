/* What choices tell of the hand of the player who makes them. */
#include "words/words.h"
#include "cards/hold.h"
#include "match/asking.h"

#include <string.h>

#define TOLD_MAGIC MAGIC(0x74656E546F6C6408)
#define CHOICES 8 /* so many that are looked at are as much work as a call */
#define MOST 4096 /* texts of a list, at most */

/* What a choice says of the hand: it has at least `n` cards of these kinds.  0:
** it says nothing. */
typedef struct Says {
  int n;
  tn_Kinds kinds;
} Says;

/* What the texts of a list say, its user value. */
typedef struct Told {
  uint64_t magic;
  const tn_Deck *deck;
  int n;
  Says says[];
} Told;


tn_Kinds tnl_kinds_named(lua_State *L, const tn_Deck *deck, int known) {
  lua_pushvalue(L, -1);
  if (lua_rawget(L, known) == LUA_TNIL) {
    lua_pop(L, 1);
    tn_Kinds kinds = tnl_checkset(L, deck, -1).plane[0];
    if ((tn_Kinds)(lua_Integer)kinds != kinds)
      return kinds; /* of a wide deck: no integer has them */
    lua_pushvalue(L, -1);
    lua_pushinteger(L, (lua_Integer)kinds);
    lua_rawset(L, known);
    return kinds;
  }
  return (tn_Kinds)lua_tointeger(L, -1);
}


/* The kinds of the cards on top of the stack.  The kit's texts that name cards
** are at index `known`. */
static tn_Kinds read_kinds(lua_State *L, const tn_Deck *deck, int known) {
  if (lua_type(L, -1) != LUA_TSTRING)
    return tnl_checkset(L, deck, -1).plane[0];
  return tnl_kinds_named(L, deck, known);
}


/* What the value on top says, by the texts at `known`: nothing, cards, or { n,
** cards }. */
static Says read_says(lua_State *L, const tn_Deck *deck, int known) {
  Says says = {.n = lua_toboolean(L, -1)};
  int top = lua_gettop(L);
  if (lua_istable(L, -1)) {
    bool counted = list_item(L, -1, 1) == LUA_TNUMBER;
    if (counted)
      says.n = (int)tnl_check_range(L, -1, 0, TN_CARDS, "choose: holds");
    lua_pop(L, 1);
    if (counted)
      list_item(L, -1, 2);
  }
  if (lua_toboolean(L, top))
    says.kinds = read_kinds(L, deck, known);
  lua_settop(L, top);
  return says;
}


/* core.told(match, list, holds) -> what the texts of the list tell of the hand
** of who chooses them, by the table `holds`; nil if not all are texts */
static int told(lua_State *L) {
  const tn_Deck *deck = tnl_checkmatch(L, 1)->table.deck;
  luaL_checktype(L, 2, LUA_TTABLE);
  luaL_checktype(L, 3, LUA_TTABLE);
  lua_settop(L, 3);
  pushvalue(L, 1, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_NAMED);
  lua_replace(L, 4);
  lua_Unsigned n = lua_rawlen(L, 2);
  luaL_argcheck(L, n <= MOST, 2, "long");
  Told *all = lua_newuserdatauv(L, sizeof *all + n * sizeof *all->says, 1);
  *all = (Told){.magic = TOLD_MAGIC, .deck = deck, .n = (int)n};
  for (int i = 0; i < all->n; i++) {
    if (lua_rawgeti(L, 2, i + 1) != LUA_TSTRING)
      return 0;
    lua_gettable(L, 3);
    all->says[i] = read_says(L, deck, 4);
    lua_settop(L, 5);
  }
  lua_pushvalue(L, 2);
  lua_setiuservalue(L, 5, 1);
  return 1;
}


/* Pushes the i-th of what the list at index 3 has, with its texts.  NULL: there
** is none, and nothing is pushed. */
static const Told *push_told(lua_State *L, const Match *match, int i) {
  if (lua_rawgeti(L, 3, i) == LUA_TNIL) {
    lua_pop(L, 1);
    return NULL;
  }
  const Told *all = lua_touserdata(L, -1);
  if (!all || lua_rawlen(L, -1) < sizeof *all || all->magic != TOLD_MAGIC ||
      all->deck != match->table.deck)
    luaL_typeerror(L, 3, "what texts tell");
  lua_getiuservalue(L, -1, 1);
  return all;
}


/* Does the hand at that seat have what a choice says? */
static bool has(const tn_Table *table, uint8_t seat, Says says) {
  const tn_Set *hand = &table->pile[tn_hand_pile(seat)].set;
  if (says.n <= 1)
    return says.n == 0 || (hand->plane[0] & says.kinds);
  const tn_Set held = set_of(hand, says.kinds);
  return tn_set_count(&held) >= says.n;
}


/* core.held(match, seat, tolds) -> the texts that the hand allows, of lists of
** which each has its own core.told */
static int held(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = tnl_checknumber(L, 2, match->table.players, "player");
  luaL_checktype(L, 3, LUA_TTABLE);
  lua_settop(L, 3);
  lua_createtable(L, CHOICES, 0);
  const Told *all;
  int kept = 0, looked = 0;
  for (int i = 1; (all = push_told(L, match, i)); i++) {
    for (int n = 0; n < all->n; n++)
      if (has(&match->table, seat, all->says[n])) {
        lua_rawgeti(L, -1, n + 1);
        lua_rawseti(L, 4, ++kept);
      }
    looked += all->n;
    lua_settop(L, 4);
  }
  match->calls += (uint32_t)looked / CHOICES;
  return 1;
}


/* Notes in the table at index 5 why the choice on top cannot be made: the hand
** has too few of the cards. */
static void add_lacking(lua_State *L, const tn_Deck *deck, Says says) {
  lua_createtable(L, 0, 4);
  lua_pushstring(L, says.n == 1 ? "holds_none" : "holds_few");
  lua_setfield(L, -2, "key");
  lua_pushinteger(L, says.n);
  lua_setfield(L, -2, "n");
  tnl_pushkinds(L, deck, says.kinds);
  lua_setfield(L, -2, "cards");
  lua_pushvalue(L, 4);
  lua_setfield(L, -2, "says");
  lua_rawset(L, 5);
}


/* core.lacking(match, seat, tolds, says) -> the texts that the hand does not
** allow, each with the reason */
static int lacking(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = tnl_checknumber(L, 2, match->table.players, "player");
  luaL_checktype(L, 3, LUA_TTABLE);
  lua_settop(L, 4);
  lua_newtable(L);
  const Told *all;
  for (int i = 1; (all = push_told(L, match, i)); i++) {
    for (int n = 0; n < all->n; n++)
      if (!has(&match->table, seat, all->says[n])) {
        lua_rawgeti(L, -1, n + 1);
        add_lacking(L, match->table.deck, all->says[n]);
      }
    lua_settop(L, 5);
  }
  return 1;
}


/* core.tell_said(match, seat, tolds, text): the text has been chosen, and all
** are told what it says */
static int tell_said(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = tnl_checknumber(L, 2, match->table.players, "player");
  luaL_checktype(L, 3, LUA_TTABLE);
  lua_settop(L, 4);
  const Told *all;
  for (int i = 1; (all = push_told(L, match, i)); i++) {
    for (int n = 0; n < all->n; n++) {
      lua_rawgeti(L, -1, n + 1);
      bool same = lua_rawequal(L, -1, 4);
      lua_pop(L, 1);
      if (!same)
        continue;
      const Says *says = &all->says[n];
      if (says->kinds)
        tn_table_holds(&match->table, tn_hand_pile(seat), NULL, says->kinds,
                       says->n);
      return 0;
    }
    lua_settop(L, 4);
  }
  return 0;
}


static const luaL_Reg functions[] = {
    {"told", told},           {"held", held}, {"lacking", lacking},
    {"tell_said", tell_said}, {NULL, NULL},
};


void tnl_open_telling(lua_State *L) { luaL_setfuncs(L, functions, 0); }
