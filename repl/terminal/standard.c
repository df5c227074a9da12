/* Standard input, output and error: all are open at the start, and what was
** written has arrived at the end. */
#include "terminal/standard.h"

#include <lauxlib.h>

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Has somebody been told that output was lost? */
static int is_told;


/*
** Where one is closed the next file that is opened would take its number, and
** get what is printed.  Nothing can be written to what is put there.
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


/* However the program ends: its status says if output was lost. */
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


/* A file that may grow no more is a write that fails, not the program's end. */
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
