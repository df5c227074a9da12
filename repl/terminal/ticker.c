/* The clock that finds rules which run without an end.
**
** It counts the time in which the program computes, not the time in which it
** waits.  So it does nothing while a person sits at a prompt.
*/
#include "terminal/ticker.h"
#include "host/host.h"

#include <lauxlib.h>

#include <signal.h>
#include <string.h>
#include <sys/time.h>

#define EVERY 10000 /* microseconds between two ticks */

/* The state whose rules run, since a signal's handler takes no argument.  NULL
** once that state closes. */
static lua_State *volatile watched;


static void set_timer(int every) {
  struct itimerval time = {{0, every}, {0, every}};
  setitimer(ITIMER_VIRTUAL, &time, NULL);
}


static void start(void) { set_timer(EVERY); }


static void tick(int sign) {
  (void)sign;
  if (!watched || !tn_lua_tick(watched))
    set_timer(0);
}


/* Stops the ticks when the state closes, because a tick would look at freed
** memory. */
static int stop(lua_State *L) {
  (void)L;
  watched = NULL;
  set_timer(0);
  return 0;
}


/* Lets `stop` be called when the state closes, however the program ends. */
static void stop_at_close(lua_State *L) {
  lua_newuserdatauv(L, 0, 0);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, stop);
  lua_setfield(L, -2, "__gc");
  lua_setmetatable(L, -2);
  luaL_ref(L, LUA_REGISTRYINDEX);
}


void tnf_ticker_watch(lua_State *L) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = tick;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGVTALRM, &action, NULL);
  watched = L;
  stop_at_close(L);
  tn_lua_on_start(L, start);
}
