/* The parts of a match that rules files hold: players, sides, piles.  What
** rules read of them is in holder.c and pile.c. */
#include "match/account.h"

const Part *tnl_checkpart(lua_State *L, uint64_t magic, const char *type) {
  const Part *part = tnl_testpart(L, 1, magic);
  if (!part)
    luaL_typeerror(L, 1, type);
  if (is_foreign(L, part->match))
    tnl_argerror(L, 1, "foreign");
  return part;
}


/* Sets, in the table on top, a metamethod that the type has under that name.
** Its upvalues are the part at the index `part`, the table in which rules look
** first, and the kit's table of what each such part has. */
static void set_method(lua_State *L, int type, int part, const char *name) {
  const Part *owner = lua_touserdata(L, part);
  lua_getfield(L, type, name);
  lua_CFunction method = lua_tocfunction(L, -1);
  lua_pop(L, 1);
  lua_pushvalue(L, part);
  lua_getiuservalue(L, part, PART_LOOK);
  lua_getiuservalue(L, part, PART_MATCH);
  pushvalue(L, -1, MATCH_VARIANT);
  lua_rawgeti(L, -1,
              owner->magic == PLAYER_MAGIC ? KIT_PLAYER_HAS : KIT_SIDE_HAS);
  lua_replace(L, -3);
  lua_pop(L, 1);
  lua_pushcclosure(L, method, 3);
  lua_setfield(L, -2, name);
}


/*
** Gives the player or side on top of the stack a metatable of its own.  Rules
** look first into a table.  What is not there, a function of the type looks up,
** and it may keep it there.
*/
static void give_look(lua_State *L, const char *name) {
  int part = lua_gettop(L), type = part + 1;
  luaL_getmetatable(L, name);
  lua_createtable(L, 0, 4); /* the metatable */
  lua_newtable(L);          /* what rules look into */
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, part, PART_LOOK);
  lua_createtable(L, 0, 1);
  set_method(L, type, part, "__index");
  lua_setmetatable(L, -2);
  lua_setfield(L, type + 1, "__index");
  set_method(L, type, part, "__newindex");
  lua_getfield(L, type, "__tostring");
  lua_setfield(L, type + 1, "__tostring");
  lua_getfield(L, type, "__name");
  lua_setfield(L, type + 1, "__name");
  lua_setmetatable(L, part);
  lua_settop(L, part);
}


/* Makes the match's part kept at `key`, and pushes it. */
static void make_part(lua_State *L, int arg, const char *type, uint64_t magic,
                      int key, uint8_t number) {
  bool holder = magic == PLAYER_MAGIC || magic == SIDE_MAGIC;
  Part *part =
      lua_newuserdatauv(L, sizeof *part, holder ? PART_LOOK : PART_MATCH);
  part->magic = magic;
  part->match = lua_touserdata(L, arg);
  part->number = number;
  lua_pushvalue(L, arg);
  lua_setiuservalue(L, -2, PART_MATCH);
  if (holder)
    give_look(L, type);
  else
    luaL_setmetatable(L, type);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, arg, key);
}


/* Pushes the match's part kept at `key`, which is made when it is first
** needed. */
static inline void pushpart(lua_State *L, int arg, const char *type,
                            uint64_t magic, int key, uint8_t number) {
  if (pushvalue(L, arg, key) != LUA_TNIL)
    return;
  lua_pop(L, 1);
  make_part(L, lua_absindex(L, arg), type, magic, key, number);
}


void tnl_pushplayer(lua_State *L, int arg, uint8_t seat) {
  pushpart(L, arg, PLAYER_T, PLAYER_MAGIC, MATCH_PARTS + seat, seat);
}


/* A side's or pile's key is computed from the numbers of players and sides. */
void tnl_pushside(lua_State *L, int arg, uint8_t side) {
  const Match *match = lua_touserdata(L, arg);
  int key = MATCH_PARTS + match->table.players + side;
  pushpart(L, arg, SIDE_T, SIDE_MAGIC, key, side);
}


void tnl_pushpile(lua_State *L, int arg, uint8_t pile) {
  const Match *match = lua_touserdata(L, arg);
  int key = MATCH_PARTS + match->table.players + match->table.sides + pile;
  pushpart(L, arg, PILE_T, PILE_MAGIC, key, pile);
}


void tnl_pushparty(lua_State *L, int arg, uint8_t party) {
  const Match *match = lua_touserdata(L, arg);
  const tn_Table *table = &match->table;
  int key = MATCH_PARTS + table->players + table->sides + table->piles + party;
  pushpart(L, arg, PARTY_T, PARTY_MAGIC, key, party);
}


uint8_t tnl_checknumber(lua_State *L, int arg, int most, const char *noun) {
  if (!lua_isinteger(L, arg))
    luaL_typeerror(L, arg, noun);
  lua_Integer n = lua_tointeger(L, arg);
  if (n < 1 || n > most)
    tnl_argerror(L, arg, lua_pushfstring(L, "no_such_%s %%I %%d", noun),
                 (LUAI_UACINT)n, most);
  return (uint8_t)(n - 1);
}


/* A part of the same match, or NULL if the value is none. */
static const Part *own_part(lua_State *L, const Match *match, int arg,
                            uint64_t magic) {
  const Part *part = tnl_testpart(L, arg, magic);
  if (part && part->match != match)
    tnl_argerror(L, arg, "foreign");
  return part;
}


const Part *tnl_testparty(lua_State *L, const Match *match, int arg) {
  return own_part(L, match, arg, PARTY_MAGIC);
}


uint8_t tnl_checkplayer(lua_State *L, const Match *match, int arg) {
  const Part *player = own_part(L, match, arg, PLAYER_MAGIC);
  return player ? player->number
                : tnl_checknumber(L, arg, match->table.players, "player");
}


uint8_t tnl_seat_argument(lua_State *L, const Match *match, int arg,
                          const char *name, uint8_t none) {
  uint8_t seat = none;
  lua_getfield(L, arg, name);
  if (lua_toboolean(L, -1))
    seat = tnl_checkplayer(L, match, -1);
  lua_pop(L, 1);
  return seat;
}


void tnl_need_text(lua_State *L, int arg, const char *name, bool optional) {
  lua_getfield(L, arg, name);
  if (!lua_isstring(L, -1) && !(optional && lua_isnil(L, -1)))
    tnl_argerror(L, arg, "%s: text_expected", name);
  lua_pop(L, 1);
}


uint8_t tnl_checkside(lua_State *L, const Match *match, int arg) {
  const Part *side = own_part(L, match, arg, SIDE_MAGIC);
  if (side)
    return side->number;
  const Part *player = own_part(L, match, arg, PLAYER_MAGIC);
  if (player)
    return match->table.side_of[player->number];
  return tnl_checknumber(L, arg, match->table.sides, "side");
}


uint8_t tnl_checkpile(lua_State *L, const Match *match, int arg) {
  const Part *part = lua_touserdata(L, arg);
  bool is_part = part && lua_rawlen(L, arg) == sizeof *part;
  bool hand = is_part && part->magic == PLAYER_MAGIC;
  if (!hand && !(is_part && part->magic == PILE_MAGIC))
    luaL_typeerror(L, arg, "pile or player");
  if (part->match != match)
    tnl_argerror(L, arg, "foreign");
  return hand ? tn_hand_pile(part->number) : part->number;
}
