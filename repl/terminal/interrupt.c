/* Ctrl-C: it stops what runs, not the program.
**
** Only the prompt and the table of a person at a terminal catch Ctrl-C.  They
** run that person's commands through `call`, and ignore Ctrl-C between the
** calls.  A script or a simulation ends by Ctrl-C as any program does.
**
** Lua can be stopped between two instructions of a thread that is known.  So
** these faces have functions of their own to resume coroutines, which note the
** thread that runs.
*/
#include "terminal/interrupt.h"
#include "host/host.h"
#include "terminal/pause.h"

#include <lauxlib.h>

#include <signal.h>
#include <stdio.h>
#include <string.h>

/* The thread to stop is kept here, since a signal's handler takes no argument.
** NULL: nothing runs. */
static lua_State *volatile running;


/* Was Ctrl-C pressed since the call began? */
static volatile sig_atomic_t pressed;


/* However often Ctrl-C is pressed, the program stays. */
static void stop_running(int sign) {
  (void)sign;
  pressed = 1;
  tnf_hush_end();
  if (running)
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


/* What the person's own `io.write` was writing when they stopped it is no loss:
** they wanted no more of it. */
static void forgive_output(void) {
  if (pressed)
    clearerr(stdout);
  pressed = 0;
}


/* interrupt.call(f, ...) -> as pcall; Ctrl-C raises "interrupted!" inside f,
** again and again if f goes on for long. */
static int interrupt_call(lua_State *L) {
  lua_State *before = running;
  struct sigaction old;
  luaL_checkany(L, 1);
  lua_pushnil(L);
  lua_insert(L, 1); /* room for the status */
  tn_lua_insist(L, true);
  running = L;
  catch_sign(&old);
  int status = lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 0);
  sigaction(SIGINT, &old, NULL);
  forgive_output();
  running = before;
  tn_lua_insist(L, before != NULL);
  lua_pushboolean(L, status == LUA_OK);
  lua_replace(L, 1);
  return lua_gettop(L);
}


/* interrupt.again()   Something has answered Ctrl-C and goes on: the next one
** stops that, too. */
static int interrupt_again(lua_State *L) {
  if (running)
    tn_lua_insist(L, true);
  return 0;
}


/* interrupt.try(f, handler) -> as xpcall.  After an error Ctrl-C has been
** answered: whoever asked has all the time to tidy up. */
static int interrupt_try(lua_State *L) {
  lua_settop(L, 2);
  lua_insert(L, 1);
  int status = lua_pcall(L, 0, LUA_MULTRET, 1);
  if (status != LUA_OK && running)
    tn_lua_insist(L, true);
  lua_pushboolean(L, status == LUA_OK);
  lua_replace(L, 1);
  return lua_gettop(L);
}


/* Runs the function on the stack below its arguments in protected mode, while
** the thread `inner` is the one to be stopped. */
static int switch_to(lua_State *L, lua_State *inner, int arguments) {
  lua_State *outer = running;
  if (running)
    running = inner;
  tn_lua_switched(inner);
  int status = lua_pcall(L, arguments, LUA_MULTRET, 0);
  running = outer;
  tn_lua_switched(L);
  return status;
}


/* coroutine.resume, with that of Lua as its upvalue. */
static int resume(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTHREAD);
  lua_State *inner = lua_tothread(L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  if (switch_to(L, inner, lua_gettop(L) - 1) != LUA_OK)
    return lua_error(L);
  return lua_gettop(L);
}


/* What coroutine.wrap answers.  Its upvalues are Lua's coroutine.resume and the
** thread. */
static int resume_wrapped(lua_State *L) {
  lua_State *inner = lua_tothread(L, lua_upvalueindex(2));
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_rotate(L, 1, 2);
  if (switch_to(L, inner, lua_gettop(L) - 1) != LUA_OK)
    return lua_error(L);
  if (lua_toboolean(L, 1))
    return lua_gettop(L) - 1;
  if (lua_status(inner) > LUA_YIELD)
    lua_resetthread(inner);
  lua_settop(L, 2);
  if (lua_type(L, 2) == LUA_TSTRING) {
    luaL_where(L, 1);
    lua_insert(L, 2);
    lua_concat(L, 2);
  }
  return lua_error(L);
}


/* coroutine.wrap, with the coroutine.resume of Lua as its upvalue. */
static int wrap(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_State *inner = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, inner, 1);
  lua_pushcclosure(L, resume_wrapped, 2);
  return 1;
}


/* Puts a function that notes which thread runs in place of one of Lua's.  The
** table `coroutine` is on top. */
static void replace(lua_State *L, const char *name, lua_CFunction own) {
  lua_getfield(L, -1, "resume");
  lua_pushcclosure(L, own, 1);
  lua_setfield(L, -2, name);
}


/* interrupt.ignore()   From now on Ctrl-C does nothing outside a call, and
** stops coroutines inside one, too.  To be called once. */
static int interrupt_ignore(lua_State *L) {
  signal(SIGINT, SIG_IGN);
  lua_getglobal(L, "coroutine");
  replace(L, "wrap", wrap);
  replace(L, "resume", resume);
  return 0;
}


static const luaL_Reg functions[] = {
    {"again", interrupt_again},
    {"call", interrupt_call},
    {"ignore", interrupt_ignore},
    {"try", interrupt_try},
    {NULL, NULL},
};


int luaopen_tenace_interrupt(lua_State *L) {
  luaL_newlib(L, functions);
  return 1;
}
