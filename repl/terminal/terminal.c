/* The terminal, or the file or pipe in its place. */
#include "terminal/terminal.h"
#include "terminal/line.h"
#include "terminal/pause.h"

#include <lauxlib.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Was Ctrl-C pressed while a line was read? */
static volatile sig_atomic_t stopped;


static void note_stop(int sign) {
  (void)sign;
  stopped = 1;
}


/* Catches Ctrl-C.  Where a line is edited, a wait for the next key ends in any
** case, and what is being drawn goes on behind it.  Elsewhere system calls do
** not restart, so that reading ends. */
static void watch(struct sigaction *before, int edited) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note_stop;
  action.sa_flags = edited ? SA_RESTART : 0;
  sigemptyset(&action.sa_mask);
  stopped = 0;
  sigaction(SIGINT, &action, before);
}


/* Pushes the prompt for tnf_line_read: parts that do not move the cursor, such
** as colours, are between \1 and \2. */
static const char *push_prompt(lua_State *L, const char *prompt) {
  luaL_Buffer b;
  luaL_buffinit(L, &b);
  for (; *prompt; prompt++) {
    size_t escape = *prompt == '\033' ? strcspn(prompt, "m") : 0;
    if (escape && prompt[escape]) {
      luaL_addchar(&b, '\1');
      luaL_addlstring(&b, prompt, escape + 1);
      luaL_addchar(&b, '\2');
      prompt += escape;
    } else {
      luaL_addchar(&b, *prompt);
    }
  }
  luaL_pushresult(&b);
  return lua_tostring(L, -1);
}


/* A line of standard input without its end, which the caller frees.  NULL if
** there is none. */
static char *read_plain(const char *prompt) {
  char *line = NULL;
  size_t room = 0;
  if (isatty(STDIN_FILENO))
    fputs(prompt, stdout);
  fflush(stdout);
  if (getline(&line, &room, stdin) >= 0) {
    line[strcspn(line, "\r\n")] = '\0';
    return line;
  }
  clearerr(stdin);
  free(line);
  return NULL;
}


/* terminal.read(prompt) -> line; or nil and "end" or "interrupted" */
static int terminal_read(lua_State *L) {
  const char *prompt = luaL_optstring(L, 1, "");
  int edited = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
  struct sigaction before;
  fflush(stdout);
  if (edited)
    prompt = push_prompt(L, prompt);
  watch(&before, edited);
  char *line = edited ? tnf_line_read(L, prompt, &stopped) : read_plain(prompt);
  sigaction(SIGINT, &before, NULL);
  lua_pushstring(L, line);
  free(line);
  if (line)
    return 1;
  const char *why = tnf_line_was_called() ? "called" : "end";
  lua_pushstring(L, stopped ? "interrupted" : why);
  return 2;
}


/* terminal.is_terminal(fd) -> boolean */
static int terminal_is_terminal(lua_State *L) {
  lua_pushboolean(L, isatty((int)luaL_checkinteger(L, 1)));
  return 1;
}


/* Pushes a width or height of the terminal; nil if it is not known. */
static int push_size(lua_State *L, int n) {
  if (n > 0)
    lua_pushinteger(L, n);
  else
    lua_pushnil(L);
  return 1;
}


/* terminal.columns(), terminal.rows() -> the width or the height of standard
** output, nil if it has none */
static int terminal_columns(lua_State *L) {
  struct winsize size = {0};
  return push_size(L,
                   ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) ? 0 : size.ws_col);
}


static int terminal_rows(lua_State *L) {
  struct winsize size = {0};
  return push_size(L,
                   ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) ? 0 : size.ws_row);
}


/*
** add(text): its lines are what the key up brings back.  calls(f): while a line
** is empty, f() -> true ends the reading with "called".  complete(f): f(word,
** line, from, to) -> list of candidates [, what follows a single one].
** paint(f): f(line) -> the same line in colours, or nil.  editor() -> the name
** of the library that edits lines.  pause, hush: see pause.h.
*/
static const luaL_Reg functions[] = {
    {"add", tnf_line_add},
    {"calls", tnf_line_calls},
    {"columns", terminal_columns},
    {"complete", tnf_line_complete},
    {"editor", tnf_line_editor},
    {"hush", tnf_hush},
    {"is_terminal", terminal_is_terminal},
    {"paint", tnf_line_paint},
    {"pause", tnf_pause},
    {"read", terminal_read},
    {"rows", terminal_rows},
    {NULL, NULL},
};


int luaopen_tenace_terminal(lua_State *L) {
  luaL_newlib(L, functions);
  return 1;
}
