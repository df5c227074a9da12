/* How the module is opened, and how a Lua state is watched and ended. */
#ifndef tnl_opens_h
#define tnl_opens_h

#include <lua.h>

/* Each file's part of the module; called with the module on top. */
void tnl_open_cards(lua_State *L);
void tnl_open_count(lua_State *L);
void tnl_open_deck(lua_State *L);
void tnl_open_order(lua_State *L);
void tnl_open_climb(lua_State *L);
void tnl_open_plain(lua_State *L);
void tnl_open_own(lua_State *L);
void tnl_open_holder(lua_State *L);
void tnl_open_pile(lua_State *L);
void tnl_open_setup(lua_State *L);
void tnl_open_match(lua_State *L);
void tnl_open_matches(lua_State *L);
void tnl_open_field(lua_State *L);
void tnl_open_round(lua_State *L);
void tnl_open_rounds(lua_State *L);
void tnl_open_deal(lua_State *L);
void tnl_open_drawing(lua_State *L);
void tnl_open_piles(lua_State *L);
void tnl_open_declare(lua_State *L);
void tnl_open_tricks(lua_State *L);
void tnl_open_claim(lua_State *L);
void tnl_open_ask(lua_State *L);
void tnl_open_form_ask(lua_State *L);
void tnl_open_sheet(lua_State *L);
void tnl_open_bot_move(lua_State *L);
void tnl_open_lines(lua_State *L);
void tnl_open_tally(lua_State *L);
void tnl_open_before(lua_State *L);
void tnl_open_best(lua_State *L);
void tnl_open_tell(lua_State *L);
void tnl_open_together(lua_State *L);
void tnl_open_by_hand(lua_State *L);
void tnl_open_hearing(lua_State *L);
void tnl_open_telling(lua_State *L);
void tnl_open_seal(lua_State *L);
void tnl_open_hands(lua_State *L);
void tnl_open_score(lua_State *L);
void tnl_open_turns(lua_State *L);
void tnl_open_count_on(lua_State *L);
void tnl_open_pick(lua_State *L);
void tnl_open_meld(lua_State *L);
void tnl_open_meld_ask(lua_State *L);
void tnl_open_patterns(lua_State *L);
void tnl_open_capture(lua_State *L);
void tnl_open_readings(lua_State *L);
void tnl_open_sets(lua_State *L);
void tnl_open_party(lua_State *L);
void tnl_open_parties(lua_State *L);
void tnl_open_say(lua_State *L);
void tnl_open_tape(lua_State *L);
void tnl_open_written(lua_State *L);
void tnl_open_state(lua_State *L);
void tnl_open_ending(lua_State *L);
void tnl_open_solve(lua_State *L);
void tnl_open_split(lua_State *L);
void tnl_open_start(lua_State *L);
void tnl_open_log(lua_State *L);
void tnl_open_numbers(lua_State *L);
void tnl_open_budget(lua_State *L);
void tnl_open_flow(lua_State *L);
void tnl_open_folder(lua_State *L);
void tnl_open_disk(lua_State *L);
void tnl_open_sentence(lua_State *L);
void tnl_open_disk_write(lua_State *L);
void tnl_open_plays(lua_State *L);
void tnl_open_pose(lua_State *L);
void tnl_open_worlds(lua_State *L);
void tnl_open_playout(lua_State *L);

/* core.wide, with the module on top. */
void tnl_open_wide(lua_State *L);

/* The module "tenace.core".  The Makefile gives what is compiled for the wide
** core another name. */
int luaopen_tenace_core(lua_State *L);
int luaopen_tenace_core_wide(lua_State *L);

/*
** What rules may use up.  A host that has a clock calls tn_lua_tick about every
** 10 ms, perhaps from a signal handler.  The function given to tn_lua_on_start
** tells it to begin; it may stop when a tick answers false.  When one answer
** runs from one tick into the next, its instructions are counted from then on.
** It ends with an error when it has used them up.
*/
typedef struct tn_Budget tn_Budget;

tn_Budget *tn_lua_budget(lua_State *L);

/*
** A new state.  Its small blocks come from lists of free ones, which is a third
** faster where rules make many tables.  Any other state will do as well.  NULL:
** no memory.
*/
lua_State *tn_lua_newstate(void);

/* Closes a state of tn_lua_newstate, faster than lua_close does: it does not
** put small blocks back into their lists, since all are freed at once. */
void tn_lua_end(lua_State *L);

void tn_lua_on_start(lua_State *L, void (*start)(void));
bool tn_lua_tick(lua_State *L);

/* Stops what runs in the state as soon as it runs Lua, with the error
** "interrupted!".  A signal handler may call it. */
void tn_lua_interrupt(lua_State *L);

/* While the host insists, what has caught that error and goes on for long is
** stopped again, however often.  Turning it on or off forgets an interruption
** that has stopped nothing yet. */
void tn_lua_insist(lua_State *L, bool on);

/* A coroutine of the host's runs from now on, `L`, or again: an interruption
** stops it, too. */
void tn_lua_switched(lua_State *L);

#endif
