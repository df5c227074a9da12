/*
** Runs a Lua script of the library's in a state whose memory can run out, when
** the script says so.  memory.fail(n): n allocations succeed, then all fail;
** memory.enough(): they succeed again; memory.used() -> allocations since.
** In 8 parts.
*/
#include "host.h"

/* Stands between the state and its allocator. */
typedef struct Gate {
  lua_Alloc alloc;
  void *host;
  long left; /* < 0: no end */
  long gap;  /* requests refused then; < 0: all */
  long used;
} Gate;

static Gate gate = {.left = -1};
static long blocks; /* that the host has given and not taken back */


static void *host_alloc(void *host, void *block, size_t old, size_t size) {
  (void)host, (void)old;
  if (size == 0) {
    blocks -= block != NULL;
    free(block);
    return NULL;
  }
  void *changed = realloc(block, size);
  blocks += changed && !block;
  return changed;
}


/* Lua expects that a block can always be made smaller. */
static void *gate_alloc(void *ud, void *block, size_t old, size_t size) {
  (void)ud;
  if (size > (block ? old : 0)) {
    gate.used++;
    if (gate.left == 0 && gate.gap != 0) {
      gate.gap -= gate.gap > 0;
      return NULL;
    }
    gate.left -= gate.left > 0;
  }
  return gate.alloc(gate.host, block, old, size);
}


static int memory_fail(lua_State *L) {
  gate.left = (long)luaL_checkinteger(L, 1);
  gate.gap = (long)luaL_optinteger(L, 2, -1);
  return 0;
}


static int memory_enough(lua_State *L) {
  gate.left = -1;
  lua_pushinteger(L, gate.used);
  gate.used = 0;
  return 1;
}


static int open_all(lua_State *L) {
  static const luaL_Reg memory[] = {
      {"enough", memory_enough}, {"fail", memory_fail}, {NULL, NULL}};
  open_host(L, "memory", memory);
  gate.alloc = lua_getallocf(L, &gate.host);
  lua_setallocf(L, gate_alloc, NULL);
  return 0;
}


int main(int argc, char **argv) {
  static char usual[] = "tests/lua/memory.lua";
  lua_State *L = lua_newstate(host_alloc, NULL);
  if (!L)
    return EXIT_FAILURE;
  bool well = run_host(L, open_all, argc, argv, usual);
  printf("%s - all memory was given back\n", blocks == 0 ? "ok" : "not ok");
  return well && blocks == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
