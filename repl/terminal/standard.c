/* Standard input, output and error: all three are open from the start, and the
** end of the program notices output that was lost. */
#include "terminal/standard.h"

#include <lauxlib.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Has the user been told that output was lost? */
static int is_told;


/*
** Holds the number of a closed file, or the next file that is opened would have
** it and receive what is printed.  What takes its place cannot be written to.
*/
static void hold_number(int fd) {
  if (fcntl(fd, F_GETFD) >= 0)
    return;
  int other = open("/dev/null", O_RDONLY);
  if (other >= 0 && other != fd) {
    dup2(other, fd);
    close(other);
  }
}


/* Runs at the end of the program, however it ends: the status says if output
** was lost. */
static void check_output(void) {
  if (fflush(stdout) == 0 && !ferror(stdout))
    return;
  if (is_told)
    return;
  fputs("tenace: standard output cannot be written: what it should have said "
        "is lost\n",
        stderr);
  _exit(EXIT_FAILURE);
}


/* A file that has reached its limit makes a write fail; it does not end the
** program. */
void tnf_standard_open(void) {
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    hold_number(fd);
#ifdef SIGXFSZ
  signal(SIGXFSZ, SIG_IGN);
#endif
  atexit(check_output);
}


/* Ctrl-C would end a write in its middle, and the rest would be lost: it has to
** wait for the end of the write. */
static void hold_stop(sigset_t *before) {
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGINT);
  sigprocmask(SIG_BLOCK, &stop, before);
}


/* Lets Ctrl-C come again.  Answers as Lua's own files do. */
static int let_go(lua_State *L, const sigset_t *before, int good) {
  int error = errno;
  sigprocmask(SIG_SETMASK, before, NULL);
  errno = error;
  return luaL_fileresult(L, good, NULL);
}


/* standard.write(text) -> true; or nil and why not
** Writes all of the text to standard output, whatever is pressed meanwhile. */
static int write_all(lua_State *L) {
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  sigset_t before;
  hold_stop(&before);
  return let_go(L, &before, fwrite(text, 1, size, stdout) == size);
}


/* standard.flush() -> true; or nil and why not
** All that was written leaves the program, whatever is pressed meanwhile. */
static int flush(lua_State *L) {
  sigset_t before;
  hold_stop(&before);
  return let_go(L, &before, fflush(stdout) == 0);
}


/* standard.told(): the status will say that output was lost */
static int told(lua_State *L) {
  (void)L;
  is_told = 1;
  return 0;
}


int luaopen_tenace_standard(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"flush", flush}, {"told", told}, {"write", write_all}, {NULL, NULL}};
  luaL_newlib(L, functions);
  return 1;
}
