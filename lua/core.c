/* The module "tenace.core": the core's nouns and the words of rules files. */
#include "account.h"


void addfunctions(lua_State *L, const char *name, const luaL_Reg *functions) {
  if (lua_getfield(L, -1, name) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, name);
  }
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
}


/* Lua's allocator has the core's shape, but for the kind of a new block. */
static void *allocate(void *host, void *block, size_t old, size_t size) {
  void *ud;
  lua_Alloc alloc = lua_getallocf(host, &ud);
  tn_Budget *budget = tn_lua_budget(host);
  budget->core = true;
  void *changed = alloc(ud, block, block ? old : 0, size);
  budget->core = false;
  return changed;
}


tn_Memory lua_memory(lua_State *L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_MAINTHREAD);
  tn_Memory memory = {allocate, lua_tothread(L, -1)};
  lua_pop(L, 1);
  return memory;
}


int luaopen_tenace_core(lua_State *L) {
  luaL_checkversion(L);
  lua_newtable(L);
  open_cards(L);
  open_count(L);
  open_deck(L);
  open_order(L);
  open_parts(L);
  open_setup(L);
  open_match(L);
  open_field(L);
  open_round(L);
  open_deal(L);
  open_drawing(L);
  open_tricks(L);
  open_plays(L);
  open_ask(L);
  open_auction(L);
  open_tally(L);
  open_tell(L);
  open_declare(L);
  open_score(L);
  open_count_on(L);
  open_split(L);
  open_duel(L);
  open_meld(L);
  open_meld_ask(L);
  open_seats(L);
  open_tape(L);
  open_state(L);
  open_start(L);
  open_log(L);
  open_budget(L);
  open_flow(L);
  open_folder(L);
  open_disk(L);
  open_pose(L);
  open_upvalues(L);
  open_worlds(L);
  open_playout(L);
  return 1;
}
