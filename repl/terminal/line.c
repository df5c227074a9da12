/* A line typed at a terminal: what every library that edits lines needs.
**
** The libraries call back without an argument of ours, so these statics keep
** what the callbacks need.
*/
#include "terminal/line.h"

#include <lauxlib.h>

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

const char tnf_line_breaks[] = " \t\n\"'`()[]{}=,;+-*/<>~#|&";

static lua_State *asking; /* has the function that completes */
static const volatile sig_atomic_t *given_up; /* was Ctrl-C pressed? */

/* The signals of the terminal that have come since the last look. */
static volatile sig_atomic_t suspended;
static volatile sig_atomic_t resumed;
static volatile sig_atomic_t resized;

static bool called; /* was the line given up for the program? */

/* Where the functions that complete, that colour and that call are kept in the
** registry. */
static const char completer = 'c';
static const char painter = 'p';
static const char caller = 'l';

enum { SIGNALS = 3 };
static const int signals[SIGNALS] = {SIGTSTP, SIGCONT, SIGWINCH};
static struct sigaction usual[SIGNALS]; /* while no line is read */


static void note(int sign) {
  if (sign == SIGTSTP)
    suspended = 1;
  else if (sign == SIGCONT)
    resumed = 1;
  else
    resized = 1;
}


/* Catches the signals of the terminal, except those that are ignored.  What is
** being drawn goes on behind them. */
static void watch(struct sigaction before[SIGNALS]) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  suspended = resumed = resized = 0;
  for (int i = 0; i < SIGNALS; i++) {
    sigaction(signals[i], NULL, &before[i]);
    if (before[i].sa_handler != SIG_IGN)
      sigaction(signals[i], &action, NULL);
  }
}


static void unwatch(const struct sigaction before[SIGNALS]) {
  for (int i = 0; i < SIGNALS; i++)
    sigaction(signals[i], &before[i], NULL);
}


/*
** Letters are UTF-8 while a line is read, whatever the locale, if the system
** allows it.  At all other times the locale is "C", so rules that look at text
** find the same everywhere.
*/
void tnf_line_speak_utf8(void) {
  static const char *const names[] = {"", "C.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (setlocale(LC_CTYPE, names[i]) &&
        strcmp(nl_langinfo(CODESET), "UTF-8") == 0)
      return;
  setlocale(LC_CTYPE, "");
}


void tnf_line_begin(lua_State *L, const volatile sig_atomic_t *stopped) {
  asking = L;
  given_up = stopped;
  called = false;
  watch(usual);
  tnf_line_speak_utf8();
}


void tnf_line_end(void) {
  setlocale(LC_CTYPE, "C");
  unwatch(usual);
}


/* Clears a flag.  True if it was set. */
static int clear(volatile sig_atomic_t *flag) {
  int was_set = *flag;
  *flag = 0;
  return was_set;
}


/* The event of a signal that came, or LINE_KEY if none did. */
static LineEvent look(void) {
  if (*given_up)
    return LINE_STOPPED;
  if (clear(&suspended))
    return LINE_SUSPENDED;
  if (clear(&resized))
    return LINE_RESIZED;
  return clear(&resumed) ? LINE_RESUMED : LINE_KEY;
}


/* Has the program something to tell? */
static bool calls(void) {
  lua_State *L = asking;
  int top = lua_gettop(L);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &caller);
  called = lua_pcall(L, 0, 1, 0) == LUA_OK && lua_toboolean(L, -1);
  lua_settop(L, top);
  return called;
}


static bool may_call(void) {
  bool may = lua_rawgetp(asking, LUA_REGISTRYINDEX, &caller) == LUA_TFUNCTION;
  lua_pop(asking, 1);
  return may;
}


bool tnf_line_was_called(void) { return called; }


/* Signals come through only during the wait, so none can slip in between the
** look at them and the wait. */
LineEvent tnf_line_wait(bool is_empty) {
  static const struct timespec second = {.tv_sec = 1};
  const struct timespec *most = is_empty && may_call() ? &second : NULL;
  sigset_t block, before;
  LineEvent event;
  int ready = 0;
  sigemptyset(&block);
  sigaddset(&block, SIGINT);
  for (int i = 0; i < SIGNALS; i++)
    sigaddset(&block, signals[i]);
  sigprocmask(SIG_BLOCK, &block, &before);
  while ((event = look()) == LINE_KEY && ready <= 0) {
    fd_set keys;
    FD_ZERO(&keys);
    FD_SET(STDIN_FILENO, &keys);
    ready = pselect(STDIN_FILENO + 1, &keys, NULL, NULL, most, &before);
    if (ready == 0 && calls())
      break;
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  /* A key that was typed right behind Ctrl-C belongs to the next line. */
  if (*given_up)
    return LINE_STOPPED;
  return called ? LINE_CALLED : event;
}


/* Reads a byte as the terminal has it at this moment; as `read` answers. */
static ssize_t read_now(unsigned char *byte) {
  struct termios waiting;
  if (tcgetattr(STDIN_FILENO, &waiting) != 0)
    return read(STDIN_FILENO, byte, 1);
  struct termios at_once = waiting;
  at_once.c_cc[VMIN] = 0;
  at_once.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSANOW, &at_once);
  ssize_t n = read(STDIN_FILENO, byte, 1);
  int error = errno;
  tcsetattr(STDIN_FILENO, TCSANOW, &waiting);
  errno = error;
  return n;
}


/* A terminal that has hung up has no byte, either, and never will. */
static bool is_gone(void) {
  struct pollfd end = {.fd = STDIN_FILENO, .events = POLLIN};
  return poll(&end, 1, 0) > 0 && (end.revents & ~POLLIN);
}


int tnf_line_take(unsigned char *byte) {
  ssize_t n = read_now(byte);
  if (n == 1)
    return 1;
  if (n < 0 && errno != EINTR && errno != EAGAIN)
    return 0;
  return is_gone() ? 0 : -1;
}


void tnf_line_suspend(void) {
  struct sigaction plain, before;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigemptyset(&plain.sa_mask);
  sigaction(SIGTSTP, &plain, &before);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
}


/* Shortens `common` to what it and the text begin with, in whole letters. */
static void shorten(char *common, const char *text) {
  size_t n = 0;
  while (common[n] && common[n] == text[n])
    n++;
  while (n && (common[n] & 0xC0) == 0x80)
    n--;
  common[n] = '\0';
}


/* Takes the items of the list on top of the stack, in the form of
** tnf_line_candidates. */
static char **take_list(lua_State *L) {
  size_t n = (size_t)luaL_len(L, -1);
  char **found = n ? calloc(n + 2, sizeof *found) : NULL;
  if (!found)
    return NULL;
  for (size_t i = 1; i <= n; i++) {
    lua_rawgeti(L, -1, (lua_Integer)i);
    const char *text = lua_tostring(L, -1);
    found[i] = strdup(text ? text : "");
    lua_pop(L, 1);
  }
  found[0] = strdup(found[1]);
  for (size_t i = 2; i <= n; i++)
    shorten(found[0], found[i]);
  if (n == 1) {
    free(found[1]);
    found[1] = NULL;
  }
  return found;
}


/* Asks f(word, line, from, to) -> list, text put after a single candidate. */
char **tnf_line_candidates(const char *line, int from, int to, char *after) {
  lua_State *L = asking;
  int top = lua_gettop(L);
  char **found = NULL;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &completer);
  lua_pushlstring(L, line + from, (size_t)(to - from));
  lua_pushstring(L, line);
  lua_pushinteger(L, from + 1);
  lua_pushinteger(L, to);
  if (lua_pcall(L, 4, 2, 0) == LUA_OK && lua_istable(L, -2)) {
    const char *text = lua_tostring(L, -1);
    *after = text ? text[0] : '\0';
    lua_pop(L, 1);
    found = take_list(L);
  }
  lua_settop(L, top);
  return found;
}


void tnf_line_free(char **candidates) {
  for (char **at = candidates; at && *at; at++)
    free(*at);
  free(candidates);
}


char *tnf_line_colored(const char *line) {
  lua_State *L = asking;
  int top = lua_gettop(L);
  char *colored = NULL;
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &painter) == LUA_TFUNCTION) {
    lua_pushstring(L, line);
    if (lua_pcall(L, 1, 1, 0) == LUA_OK && lua_isstring(L, -1))
      colored = strdup(lua_tostring(L, -1));
  }
  lua_settop(L, top);
  return colored;
}


static int keep(lua_State *L, const void *place) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_settop(L, 1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, place);
  return 0;
}


int tnf_line_complete(lua_State *L) { return keep(L, &completer); }


int tnf_line_calls(lua_State *L) { return keep(L, &caller); }


int tnf_line_paint(lua_State *L) { return keep(L, &painter); }
