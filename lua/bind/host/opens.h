/* How the module is opened, and how a Lua state is watched and ended. */
#ifndef tnl_opens_h
#define tnl_opens_h

#include <lua.h>
#include <stdbool.h>

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
