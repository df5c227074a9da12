/* The module "tenace.core": the core's nouns and the words of rules files. */
#include "think/think.h"
#include "words/words.h"
#include "host/lua54.h"


/* What adds its part to the module, which is on top of the stack.  `rounds`
** needs what `round` has added. */
static void (*const parts[])(lua_State *L) = {
    tnl_open_cards,    tnl_open_count,    tnl_open_deck,
    tnl_open_order,    tnl_open_climb,    tnl_open_plain,
    tnl_open_pile,     tnl_open_party,    tnl_open_setup,
    tnl_open_match,    tnl_open_matches,  tnl_open_field,
    tnl_open_round,    tnl_open_rounds,   tnl_open_deal,
    tnl_open_drawing,  tnl_open_piles,    tnl_open_tricks,
    tnl_open_plays,    tnl_open_ask,      tnl_open_ask_cards,
    tnl_open_form_ask, tnl_open_sheet,    tnl_open_bot_move,
    tnl_open_lines,    tnl_open_tally,    tnl_open_tell,
    tnl_open_hands,    tnl_open_together, tnl_open_declare,
    tnl_open_score,    tnl_open_turns,    tnl_open_count_on,
    tnl_open_split,    tnl_open_meld,     tnl_open_meld_ask,
    tnl_open_parties,  tnl_open_say,      tnl_open_sets,
    tnl_open_patterns, tnl_open_tape,     tnl_open_written,
    tnl_open_state,    tnl_open_start,    tnl_open_log,
    tnl_open_numbers,  tnl_open_budget,   tnl_open_flow,
    tnl_open_folder,   tnl_open_disk,     tnl_open_disk_write,
    tnl_open_pose,     tnl_open_worlds,   tnl_open_playout,
    tnl_open_readings, tnl_open_before,   tnl_open_best,
    tnl_open_by_hand,  tnl_open_hearing,  tnl_open_solve,
    tnl_open_own,      tnl_open_holder,   tnl_open_ending,
    tnl_open_claim,    tnl_open_capture,  tnl_open_sentence,
    tnl_open_seal,     tnl_open_raise,    tnl_open_pick,
    tnl_open_telling,  tnl_open_walk,     tnl_open_divide,
    tnl_open_better,
#ifndef TN_WIDE
    tnl_open_wide,
#endif
};


int luaopen_tenace_core(lua_State *L) {
  luaL_checkversion(L);
  tnl_check_lua54(L);
  lua_newtable(L);
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    parts[i](L);
  lua_pushliteral(L, TN_VERSION);
  lua_setfield(L, -2, "version");
  return 1;
}
