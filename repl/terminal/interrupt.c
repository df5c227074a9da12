/* Ctrl-C: it stops what runs, not the program.
**
** Only the prompt and the table catch Ctrl-C.  They run a person's commands
** through `call`, and ignore Ctrl-C between the calls.  A script or a
** simulation ends by Ctrl-C as any program does.
*/
#include "terminal/interrupt.h"
#include "host/bindings.h"
#include "terminal/pause.h"

#include <lauxlib.h>

#include <signal.h>
#include <string.h>

/* The state to stop is kept here, since a signal's handler takes no
** argument. */
static lua_State *volatile running;
static volatile sig_atomic_t pressed;


/* The second Ctrl-C ends the program, if the first did nothing. */
static void stop_running(int sign) {
  signal(sign, SIG_DFL);
  tnf_hush_end();
  pressed = 1;
  tn_lua_interrupt(running);
}


/* Catches the signal without restarting system calls, so that reading ends,
** too. */
static void catch_sign(struct sigaction *old) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = stop_running;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, old);
}


/* Catches a Ctrl-C that came too late to stop anything else. */
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
  lua_insert(L, 1); /* room for the status */
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


/* interrupt.again()   Something has answered Ctrl-C and goes on: the next one
** stops that, too.  To be called inside a call. */
static int interrupt_again(lua_State *L) {
  struct sigaction old;
  (void)L;
  pressed = 0;
  catch_sign(&old);
  return 0;
}


/* interrupt.ignore()   From now on Ctrl-C does nothing outside a call. */
static int interrupt_ignore(lua_State *L) {
  (void)L;
  signal(SIGINT, SIG_IGN);
  return 0;
}


static const luaL_Reg functions[] = {
    {"again", interrupt_again},
    {"call", interrupt_call},
    {"ignore", interrupt_ignore},
    {NULL, NULL},
};


int luaopen_tenace_interrupt(lua_State *L) {
  luaL_newlib(L, functions);
  return 1;
}
