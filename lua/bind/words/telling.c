/* What choices tell of the hand of the player who makes them. */
#include "match/asking.h"

#include <string.h>

#define CHOICES 8 /* so many that are looked at are as much work as a call */


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


/* Pushes what choices say of the hand, of the table at index 5, and the kit's
** texts that name cards; the index of the first. */
static int push_telling(lua_State *L) {
  lua_getfield(L, 5, "holds");
  pushvalue(L, 1, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_NAMED);
  lua_replace(L, -2);
  return lua_gettop(L) - 1;
}


/* What the choice on top says of the hand, by the telling at that index: the
** cards, or { n, cards }.  True if it says something: `n` and `kinds` say how
** many of which cards the player holds at least. */
static bool read_holds(lua_State *L, const Match *match, int telling, int *n,
                       tn_Kinds *kinds) {
  int top = lua_gettop(L);
  lua_pushvalue(L, top);
  lua_gettable(L, telling);
  bool some = lua_toboolean(L, -1);
  *n = 1;
  if (lua_istable(L, -1)) {
    bool counted = list_item(L, -1, 1) == LUA_TNUMBER;
    if (counted)
      *n = (int)tnl_check_range(L, -1, 0, TN_CARDS, "choose: holds");
    lua_pop(L, 1);
    if (counted)
      list_item(L, -1, 2);
  }
  if (some)
    *kinds = read_kinds(L, match->table.deck, telling + 1);
  lua_settop(L, top);
  return some;
}


/* Notes in the table on top of the stack why the choice below it cannot be
** made: too few of the kinds are held. */
static void add_lacking(lua_State *L, const Match *match, int n,
                        tn_Kinds kinds) {
  lua_pushvalue(L, -2);
  lua_createtable(L, 0, 4);
  lua_pushstring(L, n == 1 ? "holds_none" : "holds_few");
  lua_setfield(L, -2, "key");
  lua_pushinteger(L, n);
  lua_setfield(L, -2, "n");
  tnl_pushkinds(L, match->table.deck, kinds);
  lua_setfield(L, -2, "cards");
  lua_getfield(L, 5, "says");
  lua_setfield(L, -2, "says");
  lua_rawset(L, -3);
}


/* How many cards of these kinds the player to answer holds. */
static int count_held(const tn_Table *table, tn_Kinds kinds) {
  const tn_Set *hand = &table->pile[tn_hand_pile(table->question.seat)].set;
  tn_Set held = {{0}};
  for (int plane = 0; plane < TN_COPIES; plane++)
    held.plane[plane] = hand->plane[plane] & kinds;
  return tn_set_count(&held);
}


/* Does the hand lack what the choice on top says?  `n` and `kinds` say what. */
static bool lacks(lua_State *L, const Match *match, int telling, int *n,
                  tn_Kinds *kinds) {
  return read_holds(L, match, telling, n, kinds) &&
         count_held(&match->table, *kinds) < *n;
}


/* The match, and where the telling is on the stack. */
typedef struct Telling {
  const Match *match;
  int at;
  tn_Kinds held; /* the kinds of the hand */
  uint32_t n;    /* choices looked at */
  bool lasts;    /* the telling cannot change */
} Telling;


/* If the choice on top says cards, as a text that the kit knows: true, and
** whether one of them is held. */
static bool knows(lua_State *L, const Telling *telling, bool *held) {
  bool known = false;
  lua_pushvalue(L, -1);
  if (lua_gettable(L, telling->at) == LUA_TSTRING) {
    known = lua_rawget(L, telling->at + 1) != LUA_TNIL;
    if (known)
      *held = ((tn_Kinds)lua_tointeger(L, -1) & telling->held) != 0;
  }
  lua_pop(L, 1);
  return known;
}


/* Does the hand have what the choice on top says? */
static bool is_held(lua_State *L, void *data) {
  Telling *telling = data;
  int n;
  bool held;
  tn_Kinds kinds;
  telling->n++;
  if (knows(L, telling, &held))
    return held;
  return !lacks(L, telling->match, telling->at, &n, &kinds);
}


/* What a list of choices tells: of each, the kinds of which one is held.  Its
** user value is the telling. */
typedef struct Told {
  const void *telling;
  tn_Kinds kinds[];
} Told;


/* Reads what the choices of the list at `list` tell.  False if one of them says
** more than that a card is held. */
static bool read_told(lua_State *L, const Telling *telling, int list,
                      int choices, tn_Kinds *kinds) {
  for (int i = 0; i < choices; i++) {
    int n = 0;
    size_t size = 0;
    if (lua_rawgeti(L, list, i + 1) != LUA_TSTRING)
      return false;
    const char *text = lua_tolstring(L, -1, &size);
    if (strlen(text) != size || size >= TN_TEXT ||
        !read_holds(L, telling->match, telling->at, &n, &kinds[i]) || n != 1)
      return false;
    lua_pop(L, 1);
  }
  return true;
}


/* Keeps for the list at `list` what it tells; false if that is not known. */
static void keep_told(lua_State *L, const Telling *telling, int list,
                      int choices) {
  size_t size = sizeof(Told) + (size_t)choices * sizeof(tn_Kinds);
  int kit = lua_gettop(L);
  lua_pushvalue(L, list);
  Told *told = lua_newuserdatauv(L, size, 1);
  told->telling = lua_topointer(L, telling->at);
  lua_pushvalue(L, telling->at);
  lua_setiuservalue(L, -2, 1);
  if (!read_told(L, telling, list, choices, told->kinds)) {
    lua_settop(L, kit + 1);
    lua_pushboolean(L, 0);
  }
  lua_rawset(L, kit);
}


/* The kinds of the list on top, once and for all: the kit keeps them. */
static const tn_Kinds *told_by(lua_State *L, int choices, void *data) {
  Telling *telling = data;
  int list = lua_gettop(L);
  if (!telling->lasts)
    return NULL;
  pushvalue(L, 1, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_TOLD);
  lua_pushvalue(L, list);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pop(L, 1);
    keep_told(L, telling, list, choices);
    lua_pushvalue(L, list);
    lua_rawget(L, -2);
  }
  const Told *told = lua_touserdata(L, -1); /* the list holds it */
  lua_settop(L, list);
  if (!told || told->telling != lua_topointer(L, telling->at))
    return NULL;
  telling->n += (uint32_t)choices;
  return told->kinds;
}


void tnl_leave_held(lua_State *L, Match *match) {
  const tn_Table *table = &match->table;
  lua_pushvalue(L, 4);
  lua_setfield(L, 5, "all");
  Telling telling = {
      .match = match,
      .at = push_telling(L),
      .held = table->pile[tn_hand_pile(table->question.seat)].set.plane[0]};
  lua_getfield(L, 5, "lasts");
  telling.lasts = lua_toboolean(L, -1);
  lua_pop(L, 1);
  Keeper keeper = {is_held, told_by, telling.held, &telling};
  tnl_push_choices_kept(L, &keeper);
  match->calls += telling.n / CHOICES;
  lua_replace(L, 4);
  lua_settop(L, 6);
}


/* Only somebody who looks at the question needs these sentences, a bot does
** not. */
bool tnl_push_lacking(lua_State *L, const Match *match) {
  if (lua_getfield(L, 5, "all") != LUA_TTABLE) {
    lua_pop(L, 1);
    return false;
  }
  int choices = lua_gettop(L);
  lua_insert(L, 4);
  tnl_push_choices(L); /* of all, those of lists in it included */
  lua_remove(L, 4);
  int all = (int)lua_rawlen(L, choices);
  lua_newtable(L);
  int telling = push_telling(L);
  for (int i = 1; i <= all; i++) {
    int n;
    tn_Kinds kinds;
    lua_rawgeti(L, choices, i);
    if (lacks(L, match, telling, &n, &kinds)) {
      lua_pushvalue(L, choices + 1);
      add_lacking(L, match, n, kinds);
    }
    lua_settop(L, telling + 1);
  }
  lua_settop(L, choices + 1);
  lua_replace(L, choices);
  return true;
}


int tnl_tell_choice(lua_State *L) {
  Match *match = lua_touserdata(L, 1);
  int n, top = lua_gettop(L);
  tn_Kinds kinds;
  if (!lua_istable(L, 5))
    return 1;
  int telling = push_telling(L);
  lua_pushvalue(L, top);
  if (read_holds(L, match, telling, &n, &kinds))
    tn_table_holds(&match->table, tn_hand_pile(match->table.question.seat),
                   NULL, kinds, n);
  lua_settop(L, top);
  return 1;
}
