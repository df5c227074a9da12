/* Ctrl-C: it stops what runs, not the program.
**
** Nothing is caught unless a face asks for it, so Ctrl-C ends a script or a
** simulation as it ends any program.  The prompt and the table run what the
** person asked for through `call`, and ignore Ctrl-C between the calls.
*/
#include "terminal/interrupt.h"
#include "host/bindings.h"

#include <lauxlib.h>

#include <signal.h>
#include <string.h>

/* A signal's handler takes no argument: the state that it stops stands here. */
static lua_State *volatile running;
static volatile sig_atomic_t pressed;


/* The second Ctrl-C, if the first is of no use, ends the program. */
static void stop_running(int sign) {
  signal(sign, SIG_DFL);
  pressed = 1;
  tn_lua_interrupt(running);
}


/* Reading must end too, so the system's calls are not taken up again. */
static void catch_sign(struct sigaction *old) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = stop_running;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, old);
}


/* A Ctrl-C that came too late to stop anything stops this. */
static void swallow(lua_State *L) {
  if (luaL_dostring(L, "return") != LUA_OK)
    lua_pop(L, 1);
}


/* interrupt.call(f, ...) -> as pcall; Ctrl-C raises "interrupted!" inside f */
static int interrupt_call(lua_State *L) {
  lua_State *before = running;
  struct sigaction old;
  luaL_checkany(L, 1);
  lua_pushnil(L);
  lua_insert(L, 1); /* where the status comes to stand */
  running = L;
  pressed = 0;
  catch_sign(&old);
  int status = lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 0);
  sigaction(SIGINT, &old, NULL);
  running = before;
  if (status == LUA_OK && pressed)
    swallow(L);
  lua_pushboolean(L, status == LUA_OK);
  lua_replace(L, 1);
  return lua_gettop(L);
}


/* interrupt.ignore()   From now on Ctrl-C does nothing outside a call. */
static int interrupt_ignore(lua_State *L) {
  (void)L;
  signal(SIGINT, SIG_IGN);
  return 0;
}


static const luaL_Reg functions[] = {
    {"call", interrupt_call},
    {"ignore", interrupt_ignore},
    {NULL, NULL},
};


int luaopen_tenace_interrupt(lua_State *L) {
  luaL_newlib(L, functions);
  return 1;
}
