/* A pause that any key ends, and keys that are not shown. */
#include "terminal/pause.h"

#include <lauxlib.h>

#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/* Was Ctrl-C pressed in the pause? */
static volatile sig_atomic_t stopped;

/* The key that ended a pause and begins the next line, or 0. */
static int typed;

/* Are keys not shown, and how was the terminal before that? */
static volatile sig_atomic_t hushed;
static struct termios loud;


static void note_stop(int sign) {
  (void)sign;
  stopped = 1;
}


/* Waits for a key, for Ctrl-C, or until the time is over.  Ctrl-C comes through
** only during the wait.  True if the pause was cut short. */
static int wait_for_key(double seconds) {
  struct sigaction action, usual;
  sigset_t block, before;
  struct timespec time = {(time_t)seconds, 0};
  fd_set keys;
  time.tv_nsec = (long)((seconds - (double)time.tv_sec) * 1e9);
  memset(&action, 0, sizeof action);
  action.sa_handler = note_stop;
  sigemptyset(&action.sa_mask);
  sigemptyset(&block);
  sigaddset(&block, SIGINT);
  stopped = 0;
  sigprocmask(SIG_BLOCK, &block, &before);
  sigaction(SIGINT, &action, &usual);
  sigdelset(&before, SIGINT);
  FD_ZERO(&keys);
  FD_SET(STDIN_FILENO, &keys);
  int ready = pselect(STDIN_FILENO + 1, &keys, NULL, NULL, &time, &before);
  sigaction(SIGINT, &usual, NULL);
  sigprocmask(SIG_SETMASK, &before, NULL);
  return ready != 0 || stopped;
}


/* Lets each key come at once and unseen, until the terminal is set back. */
static void take_keys(const struct termios *usual) {
  struct termios keys = *usual;
  keys.c_lflag &= (tcflag_t) ~(ICANON | ECHO);
  keys.c_cc[VMIN] = 0;
  keys.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSANOW, &keys);
}


/* Takes the key that ended the pause.  A letter or digit is kept: it begins the
** next line, which the person types ahead. */
static void take_key(void) {
  unsigned char key = 0;
  if (!stopped && read(STDIN_FILENO, &key, 1) == 1 && key > ' ' && key < 127)
    typed = key;
}


int tnf_hush(lua_State *L) {
  struct termios silent;
  if (!lua_toboolean(L, 1)) {
    tnf_hush_end();
  } else if (!hushed && tcgetattr(STDIN_FILENO, &loud) == 0) {
    silent = loud;
    silent.c_lflag &= (tcflag_t)~ECHO;
    hushed = tcsetattr(STDIN_FILENO, TCSANOW, &silent) == 0;
  }
  return 0;
}


void tnf_hush_end(void) {
  if (hushed)
    tcsetattr(STDIN_FILENO, TCSANOW, &loud);
  hushed = 0;
}


int tnf_pause_typed(void) {
  int key = typed;
  typed = 0;
  return key;
}


int tnf_pause(lua_State *L) {
  double seconds = luaL_checknumber(L, 1);
  struct termios usual;
  int skipped = 0;
  if (seconds > 0 && tcgetattr(STDIN_FILENO, &usual) == 0) {
    take_keys(&usual);
    skipped = typed || wait_for_key(seconds);
    if (skipped && !typed)
      take_key();
    tcsetattr(STDIN_FILENO, TCSANOW, &usual);
  }
  lua_pushboolean(L, skipped);
  return 1;
}
