/* The module "tenace.core": the core's nouns and the words of rules files. */
#include "host/bindings.h"


int luaopen_tenace_core(lua_State *L) {
  luaL_checkversion(L);
  lua_newtable(L);
  tnl_open_cards(L);
  tnl_open_count(L);
  tnl_open_deck(L);
  tnl_open_order(L);
  tnl_open_climb(L);
  tnl_open_plain(L);
  tnl_open_parts(L);
  tnl_open_setup(L);
  tnl_open_match(L);
  tnl_open_field(L);
  tnl_open_round(L);
  tnl_open_deal(L);
  tnl_open_drawing(L);
  tnl_open_piles(L);
  tnl_open_tricks(L);
  tnl_open_plays(L);
  tnl_open_ask(L);
  tnl_open_form_ask(L);
  tnl_open_bot_move(L);
  tnl_open_choose_suit(L);
  tnl_open_number_list(L);
  tnl_open_lines(L);
  tnl_open_auction(L);
  tnl_open_tally(L);
  tnl_open_tell(L);
  tnl_open_give(L);
  tnl_open_choose(L);
  tnl_open_hands(L);
  tnl_open_together(L);
  tnl_open_declare(L);
  tnl_open_score(L);
  tnl_open_turns(L);
  tnl_open_count_on(L);
  tnl_open_split(L);
  tnl_open_duel(L);
  tnl_open_meld(L);
  tnl_open_meld_ask(L);
  tnl_open_seats(L);
  tnl_open_sets(L);
  tnl_open_tape(L);
  tnl_open_written(L);
  tnl_open_state(L);
  tnl_open_start(L);
  tnl_open_log(L);
  tnl_open_numbers(L);
  tnl_open_budget(L);
  tnl_open_flow(L);
  tnl_open_folder(L);
  tnl_open_disk(L);
  tnl_open_disk_write(L);
  tnl_open_pose(L);
  tnl_open_upvalues(L);
  tnl_open_worlds(L);
  tnl_open_playout(L);
#ifndef TN_WIDE
  tnl_open_wide(L);
#endif
  lua_pushliteral(L, TN_VERSION);
  lua_setfield(L, -2, "version");
  return 1;
}
