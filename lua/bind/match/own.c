/*
** Fields that each side or player has, while nobody looks at all of them.
**
** The field of a match is a list that nobody can change: a new one for each
** value that is set.  Simulations set many.  So where no log is kept, the field
** is open: each side or player has its own value in the table in which rules
** look first (parts.c), and the match has none.  The list is made when somebody
** reads it.  Then the field is closed, and what the sides or players still have
** are copies.
*/
#include "match/own.h"

#define MATCH_AT 1 /* where the table of fields has the match */

/* User values of an entry: the names of the list and of the field. */
enum { LISTED = 1, NAME };


static inline uint64_t bit_of(const Own *own) {
  return UINT64_C(1) << own->number;
}


/* Pushes the entries of the fields of the match at `self`. */
static void push_entries(lua_State *L, int self) {
  pushvalue(L, self, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_OWN);
  lua_replace(L, -2);
}


/* Pushes the table in which rules look first for what is of that owner. */
static void push_look(lua_State *L, int self, const Own *own, int owner) {
  if (own->of_side)
    tnl_pushside(L, self, (uint8_t)owner);
  else
    tnl_pushplayer(L, self, (uint8_t)owner);
  lua_getiuservalue(L, -1, PART_LOOK);
  lua_replace(L, -2);
}


/* Gives an owner the value on top of the stack, and pops it.  The field's entry
** is at the index `entry`. */
static void give(lua_State *L, int self, int entry, int owner) {
  push_look(L, self, lua_touserdata(L, entry), owner);
  lua_getiuservalue(L, entry, NAME);
  lua_pushvalue(L, -3);
  lua_rawset(L, -3);
  lua_pop(L, 2);
}


/* Takes the field from all owners: it is neither open nor copied.  Its entry is
** on top. */
static void forget(lua_State *L, Match *match, int self) {
  int entry = lua_gettop(L);
  const Own *own = lua_touserdata(L, entry);
  match->open &= ~bit_of(own);
  match->copied &= ~bit_of(own);
  int first = MATCH_PARTS + (own->of_side ? match->table.players : 0);
  lua_getiuservalue(L, entry, NAME);
  for (int owner = 0; owner < own->owners; owner++) {
    if (pushvalue(L, self, first + owner) != LUA_TNIL) {
      lua_getiuservalue(L, -1, PART_LOOK);
      lua_pushvalue(L, entry + 1);
      lua_pushnil(L);
      lua_rawset(L, -3);
    }
    lua_settop(L, entry + 1);
  }
  lua_settop(L, entry);
}


void tnl_begin_own(lua_State *L, int self, int entry) {
  int fields = lua_gettop(L) + 1;
  Match *match = lua_touserdata(L, self);
  const Own *own = lua_touserdata(L, entry);
  match->open |= bit_of(own);
  match->copied &= ~bit_of(own);
  pushvalue(L, self, MATCH_FIELDS);
  lua_getiuservalue(L, entry, LISTED);
  lua_pushvalue(L, -1);
  if (lua_rawget(L, fields) == LUA_TTABLE) {
    for (int owner = 0; owner < own->owners; owner++) {
      if (lua_geti(L, fields + 2, owner + 1) == LUA_TBOOLEAN &&
          !lua_toboolean(L, -1))
        lua_pushnil(L);
      give(L, self, entry, owner);
      lua_settop(L, fields + 2);
    }
    lua_settop(L, fields + 1);
    lua_pushnil(L);
    lua_rawset(L, fields);
  }
  lua_settop(L, fields - 1);
}


void tnl_push_listed(lua_State *L, int self, int name, int owner) {
  pushvalue(L, self, MATCH_FIELDS);
  lua_pushvalue(L, name);
  if (lua_rawget(L, -2) != LUA_TNIL) {
    lua_geti(L, -1, owner + 1);
    if (!lua_toboolean(L, -1))
      lua_pushnil(L);
  }
}


void tnl_push_closed(lua_State *L, int self, int entry, int owner) {
  lua_getiuservalue(L, entry, LISTED);
  tnl_push_listed(L, self, lua_gettop(L), owner);
}


/* Pushes a list of what the owners have.  The entry of the open field is at the
** index `entry`. */
static void push_list(lua_State *L, int self, int entry) {
  const Own *own = lua_touserdata(L, entry);
  lua_createtable(L, own->owners, 0);
  for (int owner = 0; owner < own->owners; owner++) {
    push_look(L, self, own, owner);
    lua_getiuservalue(L, entry, NAME);
    if (lua_rawget(L, -2) == LUA_TNIL) {
      lua_pop(L, 1);
      lua_pushboolean(L, 0);
    }
    lua_rawseti(L, -3, owner + 1);
    lua_pop(L, 1);
  }
}


/* Closes the open field whose entry is on top; its list takes its place. */
static void close_field(lua_State *L, Match *match, int self) {
  int entry = lua_gettop(L);
  const Own *own = lua_touserdata(L, entry);
  pushvalue(L, self, MATCH_FIELDS);
  lua_getiuservalue(L, entry, LISTED);
  pushvalue(L, self, MATCH_VARIANT);
  lua_getfield(L, -1, "seal");
  push_list(L, self, entry);
  lua_call(L, 1, 1);
  lua_replace(L, entry + 3);
  lua_settop(L, entry + 3);
  match->open &= ~bit_of(own);
  match->copied |= bit_of(own);
  note_set(match, own->field);
  lua_pushvalue(L, entry + 3);
  lua_replace(L, entry);
  lua_rawset(L, entry + 1);
  lua_settop(L, entry);
}


bool tnl_close_own(lua_State *L, int fields) {
  int name = lua_gettop(L), self = name + 1;
  if (lua_rawgeti(L, fields, MATCH_AT) != LUA_TUSERDATA) {
    lua_settop(L, name); /* the facts of a position, without a match */
    return false;
  }
  Match *match = lua_touserdata(L, self);
  if (!match->open) {
    lua_settop(L, name);
    return false;
  }
  push_entries(L, self);
  lua_pushvalue(L, name);
  const Own *own =
      lua_rawget(L, -2) == LUA_TUSERDATA ? lua_touserdata(L, -1) : NULL;
  if (own && match->open & bit_of(own)) {
    close_field(L, match, self);
    return true;
  }
  lua_settop(L, name);
  return false;
}


/* Does something with the entries of the fields whose bits are set, of the
** match at `self`. */
static void each_entry(lua_State *L, int self, uint64_t set,
                       void (*f)(lua_State *L, Match *match, int self)) {
  int top = lua_gettop(L);
  Match *match = lua_touserdata(L, self);
  if (set)
    push_entries(L, self);
  for (; set; set &= set - 1) {
    lua_rawgeti(L, top + 1, __builtin_ctzll(set) + 1);
    f(L, match, self);
    lua_settop(L, top + 1);
  }
  lua_settop(L, top);
}


void tnl_close_all_own(lua_State *L, int self) {
  const Match *match = lua_touserdata(L, self);
  each_entry(L, self, match->open, close_field);
  each_entry(L, self, match->copied, forget);
}


void tnl_replaced_own(lua_State *L, Match *match, int name) {
  int top = lua_gettop(L);
  push_entries(L, 1);
  lua_pushvalue(L, name);
  if (lua_rawget(L, -2) == LUA_TUSERDATA)
    forget(L, match, 1);
  lua_settop(L, top);
}


/* The same for a field of a round. */
static void forget_of_round(lua_State *L, Match *match, int self) {
  const Own *own = lua_touserdata(L, -1);
  if (own->of_round)
    forget(L, match, self);
}


void tnl_forget_own(lua_State *L, int self) {
  const Match *match = lua_touserdata(L, self);
  each_entry(L, self, match->open | match->copied, forget_of_round);
}


void tnl_hide_parts(lua_State *L, int self) {
  const tn_Table *table = &((Match *)lua_touserdata(L, self))->table;
  int top = lua_gettop(L);
  tnl_close_all_own(L, self);
  for (int n = 0; n < table->players + table->sides; n++) {
    if (pushvalue(L, self, MATCH_PARTS + n) == LUA_TNIL)
      continue;
    lua_getiuservalue(L, -1, PART_LOOK);
    for (lua_pushnil(L); lua_next(L, -2);) {
      lua_pop(L, 1);
      lua_pushvalue(L, -1);
      lua_pushnil(L);
      lua_rawset(L, -4);
    }
    lua_settop(L, top);
  }
  lua_settop(L, top);
}


/* Pushes the list of an open field by the name on top, in its place; false if
** it is not open. */
static bool push_open(lua_State *L, const Match *match, int entries) {
  int name = lua_gettop(L);
  lua_pushvalue(L, name);
  const Own *own =
      lua_rawget(L, entries) == LUA_TUSERDATA ? lua_touserdata(L, -1) : NULL;
  bool open = own && match->open & bit_of(own);
  if (open) {
    push_list(L, 1, name + 1);
    lua_replace(L, name);
  }
  lua_settop(L, name);
  return open;
}


/*
** core.kept(match, names) -> the values of the fields of these names: a player
** or a side is its number, and an open field is a list that is not sealed
*/
static int kept(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  lua_newtable(L);
  push_entries(L, 1);
  pushvalue(L, 1, MATCH_FIELDS);
  for (lua_Integer i = 1; lua_rawgeti(L, 2, i) == LUA_TSTRING; i++) {
    lua_pushvalue(L, -1);
    if (!push_open(L, match, 4))
      lua_rawget(L, 5);
    if (lua_isuserdata(L, -1)) {
      lua_getfield(L, -1, "number");
      lua_replace(L, -2);
    }
    lua_rawset(L, 3);
  }
  lua_settop(L, 3);
  return 1;
}


/* The bound of a number at `arg`, or of all numbers if it is false. */
static lua_Integer bound(lua_State *L, int arg, lua_Integer all) {
  return lua_isinteger(L, arg) ? lua_tointeger(L, arg) : all;
}


/*
** core.own_field(listed, name, owner, flag, least, most, field, of_round,
** number, owners) -> the entry in a kit of a field that can be open
** `listed`: the name of the list; `owner`: "side" or "player"; `field`: its
** number among all fields; `number`: its number among these, from 0
*/
static int own_field(lua_State *L) {
  lua_settop(L, 10);
  Own *own = lua_newuserdatauv(L, sizeof *own, NAME);
  own->of_side = *luaL_checkstring(L, 3) == 's';
  own->flag = lua_toboolean(L, 4);
  own->least = bound(L, 5, LUA_MININTEGER);
  own->most = bound(L, 6, LUA_MAXINTEGER);
  own->field = luaL_checkinteger(L, 7);
  own->of_round = lua_toboolean(L, 8);
  own->number = (uint8_t)luaL_checkinteger(L, 9);
  own->owners = (uint8_t)luaL_checkinteger(L, 10);
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, LISTED);
  lua_pushvalue(L, 2);
  lua_setiuservalue(L, -2, NAME);
  return 1;
}


static const luaL_Reg functions[] = {
    {"kept", kept},
    {"own_field", own_field},
    {NULL, NULL},
};


void tnl_open_own(lua_State *L) { luaL_setfuncs(L, functions, 0); }
