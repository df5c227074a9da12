/* The clock that finds rules which run without an end.
**
** It counts the time that the program computes, not the time that it waits,
** so it wakes nobody who sits at a prompt.
*/
#include "ticker.h"
#include "bindings.h"

#include <signal.h>
#include <string.h>
#include <sys/time.h>

#define EVERY 50000 /* microseconds between two ticks */

/* A signal's handler takes no argument: whose rules they are stands here. */
static lua_State *watched;


static void set_timer(int every) {
  struct itimerval time = {{0, every}, {0, every}};
  setitimer(ITIMER_VIRTUAL, &time, NULL);
}


static void start(void) { set_timer(EVERY); }


static void tick(int sign) {
  (void)sign;
  if (!tn_lua_tick(watched))
    set_timer(0);
}


void ticker_watch(lua_State *L) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = tick;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGVTALRM, &action, NULL);
  watched = L;
  tn_lua_on_start(L, start);
}
