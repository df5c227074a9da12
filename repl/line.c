/* A line typed at a terminal, with editing, history and completion.
**
** GNU readline keeps its state in globals and calls back without an argument,
** so what its callbacks need stands in statics here.
*/
#include "line.h"

#include <lauxlib.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>

#include <readline/history.h>
#include <readline/readline.h>

static char *taken;       /* the line that was finished; NULL at the end */
static int finished;      /* has a line been finished? */
static lua_State *asking; /* who is asked for completions */
static lua_Integer next;  /* the candidate that comes next */

/* Where the function that completes stands in the registry. */
static const char completer = 'c';


static void take_line(char *line) {
  rl_callback_handler_remove();
  taken = line;
  finished = 1;
}


/*
** Waits for a key.  Ctrl-C is let through only while waiting, so that none
** can slip in between the look at `*stopped` and the wait.
*/
static int wait_for_key(const volatile sig_atomic_t *stopped) {
  sigset_t block, before;
  fd_set keys;
  FD_ZERO(&keys);
  FD_SET(fileno(rl_instream), &keys);
  sigemptyset(&block);
  sigaddset(&block, SIGINT);
  sigprocmask(SIG_BLOCK, &block, &before);
  int ready = 0;
  if (!*stopped)
    ready = pselect(fileno(rl_instream) + 1, &keys, NULL, NULL, NULL, &before);
  sigprocmask(SIG_SETMASK, &before, NULL);
  return ready > 0;
}


/* Candidates are the items of the list on top of the stack. */
static char *next_candidate(const char *word, int again) {
  (void)word;
  next = again ? next + 1 : 1;
  lua_rawgeti(asking, -1, next);
  const char *candidate = lua_tostring(asking, -1);
  char *copy = candidate ? strdup(candidate) : NULL;
  lua_pop(asking, 1);
  return copy;
}


/* Asks f(word, line, from, to) -> list, text put after a single candidate. */
static char **find_candidates(const char *word, int from, int to) {
  lua_State *L = asking;
  int top = lua_gettop(L);
  char **found = NULL;
  rl_attempted_completion_over = 1; /* no names of files */
  lua_rawgetp(L, LUA_REGISTRYINDEX, &completer);
  lua_pushstring(L, word);
  lua_pushstring(L, rl_line_buffer);
  lua_pushinteger(L, from + 1);
  lua_pushinteger(L, to);
  if (lua_pcall(L, 4, 2, 0) == LUA_OK && lua_istable(L, -2)) {
    const char *after = lua_tostring(L, -1);
    rl_completion_append_character = after ? after[0] : '\0';
    lua_pop(L, 1);
    found = rl_completion_matches(word, next_candidate);
  }
  lua_settop(L, top);
  return found;
}


static void set_up(lua_State *L) {
  static char breaks[] = " \t\n\"'`()[]{}=,;+-*/<>~#|&";
  asking = L;
  finished = 0;
  taken = NULL;
  rl_readline_name = "tenace";
  rl_catch_signals = 0;
  rl_completer_word_break_characters = breaks;
  rl_attempted_completion_function = find_candidates;
  rl_variable_bind("enable-bracketed-paste", "off");
}


char *line_read(lua_State *L, const char *prompt,
                const volatile sig_atomic_t *stopped) {
  set_up(L);
  rl_callback_handler_install(prompt, take_line);
  while (!finished && !*stopped)
    if (wait_for_key(stopped))
      rl_callback_read_char();
  if (!finished) {
    rl_free_line_state();
    rl_callback_sigcleanup();
    rl_callback_handler_remove();
  }
  if (!taken)
    fputc('\n', rl_outstream);
  return taken;
}


int line_add(lua_State *L) {
  add_history(luaL_checkstring(L, 1));
  return 0;
}


int line_complete(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_settop(L, 1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &completer);
  return 0;
}
