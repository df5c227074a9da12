/* Standard input, output and error: all three are open from the start, and the
** end of the program notices output that was lost. */
#include "terminal/standard.h"

#include <lauxlib.h>

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


/* standard.told(): the status will say that output was lost */
static int told(lua_State *L) {
  (void)L;
  is_told = 1;
  return 0;
}


int luaopen_tenace_standard(lua_State *L) {
  static const luaL_Reg functions[] = {{"told", told}, {NULL, NULL}};
  luaL_newlib(L, functions);
  return 1;
}
