/*
** What rules files may use up: instructions, memory, time; and how the flow of
** a match, which runs them, is entered and left.
**
** Rules run in two places: in a match's flow (a coroutine) and in a call of
** the engine's (a file being loaded, a step asked by itself).  While they do,
** the state's allocator refuses more than their share of memory, text has only
** the bounded methods, and a count hook may be armed.  The hook costs up to a
** quarter of the speed, so it is armed only when the host says (by a tick, from
** a signal) that the same answer has taken long, unless it is always on.
*/
#include "bindings.h"
#include "pool.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

#define EACH 1000 /* instructions between two looks */

struct tn_Budget {
  Pool pool;         /* over the allocator that was there */
  bool pools;        /* small blocks come from the pool, and always have */
  void *last;        /* the main state's block: freed when all else is */
  size_t used, most; /* bytes; `most` counts only while rules run */
  size_t share;      /* bytes that rules may add in one go */
  lua_State *main;
  lua_State *volatile running; /* the thread that runs rules, or NULL */
  volatile sig_atomic_t turn;  /* counts the times that rules were entered */
  volatile sig_atomic_t seen;  /* `turn` at the last tick */
  volatile sig_atomic_t ticking, interrupted;
  lua_Integer instructions; /* allowed in one go once the hook is armed */
  volatile lua_Integer left;
  bool always;         /* the hook is armed from the start */
  void (*start)(void); /* the host's: begin to tick */
};


tn_Budget *tn_lua_budget(lua_State *L) {
  tn_Budget *budget;
  memcpy(&budget, lua_getextraspace(L), sizeof budget);
  return budget;
}


/* Is a block of that size the pool's? */
static bool pooled(const tn_Budget *budget, size_t size) {
  return budget->pools && size > 0 && size <= POOL_MOST;
}


/* Frees the last block of a state that closes, and the budget with it. */
static void *close_last(tn_Budget *budget, size_t old) {
  Pool pool = budget->pool;
  if (!pooled(budget, old)) /* else it goes with its chunk */
    pool.alloc(pool.host, budget->last, old, 0);
  pool_close(&pool);
  pool.alloc(pool.host, budget, sizeof *budget, 0);
  return NULL;
}


/* A block that moves into, out of or within the pool. */
static void *move(tn_Budget *budget, void *block, size_t old, size_t size) {
  Pool *pool = &budget->pool;
  bool was = block && pooled(budget, old), will = pooled(budget, size);
  if (was && will && pool_same(old, size))
    return block;
  void *moved =
      will ? pool_take(pool, size) : pool->alloc(pool->host, NULL, 0, size);
  if (moved && block) {
    memcpy(moved, block, old < size ? old : size);
    if (was)
      pool_give(pool, block, old);
    else
      pool->alloc(pool->host, block, old, 0);
  }
  return moved;
}


/* Makes, frees or changes a block, in the pool or outside. */
static void *change(tn_Budget *budget, void *block, size_t old, size_t size) {
  Pool *pool = &budget->pool;
  if (size == 0) {
    if (block && pooled(budget, old))
      pool_give(pool, block, old);
    else
      pool->alloc(pool->host, block, old, 0);
    return NULL;
  }
  if (pooled(budget, size) || (block && pooled(budget, old)))
    return move(budget, block, old, size);
  return pool->alloc(pool->host, block, old, size);
}


/* The state's allocator: counts, and refuses rules more than their share. */
static void *allocate(void *host, void *block, size_t old, size_t size) {
  tn_Budget *budget = host;
  size_t before = block ? old : 0;
  if (size == 0 && block && block == budget->last)
    return close_last(budget, old);
  if (budget->running && size > before &&
      budget->used + (size - before) > budget->most)
    return NULL;
  void *changed = change(budget, block, before, size);
  if (changed || size == 0)
    budget->used = budget->used - before + size;
  return changed;
}


static void count_hook(lua_State *L, lua_Debug *call);


/* From now on the thread is stopped to look every `each` instructions. */
static void arm(lua_State *L, int each) {
  lua_sethook(L, count_hook, LUA_MASKCOUNT, each);
}


/* Interrupted, or the budget is spent.  Once spent it stays spent. */
static void count_hook(lua_State *L, lua_Debug *call) {
  (void)call;
  tn_Budget *budget = tn_lua_budget(L);
  if (budget->interrupted) {
    lua_sethook(L, NULL, 0, 0);
    lua_sethook(budget->main, NULL, 0, 0);
    budget->interrupted = 0;
    luaL_error(L, "interrupted!");
  }
  if (L != budget->running && !budget->running) {
    lua_sethook(L, NULL, 0, 0);
    return;
  }
  budget->left -= EACH;
  if (budget->left < 0) {
    arm(L, 1);
    luaL_error(L, "the rules have run for %I instructions without an end",
               (LUAI_UACINT)budget->instructions);
  }
}


void tn_lua_interrupt(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  lua_State *running = budget->running;
  budget->interrupted = 1;
  arm(L, 1);
  if (running)
    arm(running, 1);
}


void tn_lua_on_start(lua_State *L, void (*start)(void)) {
  tn_lua_budget(L)->start = start;
}


bool tn_lua_tick(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  lua_State *running = budget->running;
  bool idle = budget->turn == budget->seen && !running;
  if (running && budget->turn == budget->seen)
    arm(running, EACH);
  budget->seen = budget->turn;
  budget->ticking = !idle;
  return !idle;
}


/* Rules begin to run in a thread.  What ran before is handed back. */
static lua_State *enter(tn_Budget *budget, lua_State *thread) {
  lua_State *before = budget->running;
  if (!before) {
    budget->most = budget->used + budget->share;
    budget->left = budget->instructions;
    budget->turn = (budget->turn + 1) & 0xFFFFFF;
    if (!budget->ticking && budget->start) {
      budget->ticking = 1;
      budget->start();
    }
  }
  budget->running = thread;
  if (budget->always)
    arm(thread, EACH);
  return before;
}


/* Rules end or pause. */
static void leave(tn_Budget *budget, lua_State *thread, lua_State *before) {
  budget->running = before;
  if (!before && lua_gethookmask(thread))
    lua_sethook(thread, NULL, 0, 0);
}


/* core.guard(f, ...) -> what f answers, run under the budgets of rules */
static int guard(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  lua_State *before = enter(budget, L);
  int status = lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0);
  leave(budget, L, before);
  if (status != LUA_OK)
    return lua_error(L);
  return lua_gettop(L);
}


lua_State *set_flow(lua_State *L, int arg, int f) {
  pushvalue(L, arg, MATCH_FLOW);
  lua_State *flow = lua_tothread(L, -1);
  if (flow) {
    lua_resetthread(flow);
  } else {
    flow = lua_newthread(L);
    lua_setiuservalue(L, arg, MATCH_FLOW);
  }
  lua_pop(L, 1);
  lua_pushvalue(L, f);
  lua_pushvalue(L, arg);
  lua_xmove(L, flow, 2);
  return flow;
}


/* core.flow(match, f): f(match) will run the match, when it is resumed */
static int flow_of(lua_State *L) {
  checkmatch(L, 1);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  set_flow(L, 1, 2);
  return 0;
}


/* Why the flow has paused. */
static const char *pause_name(const Match *match) {
  if (match->over)
    return "over";
  return match->between ? "round" : "asked";
}


/* nil, the error on top of a dead flow, and the flow, whose stack tells
** where it happened. */
static int flow_error(lua_State *L, lua_State *flow) {
  lua_pushnil(L);
  lua_xmove(flow, L, 1);
  pushvalue(L, 1, MATCH_FLOW);
  return 3;
}


bool resume_flow(lua_State *L, lua_State *flow) {
  tn_Budget *budget = tn_lua_budget(L);
  int status = lua_status(flow), results;
  lua_State *before = enter(budget, flow);
  status = lua_resume(flow, L, status == LUA_OK ? 1 : 0, &results);
  leave(budget, flow, before);
  if (status != LUA_OK && status != LUA_YIELD)
    return false;
  lua_settop(flow, status == LUA_OK ? 0 : lua_gettop(flow) - results);
  return true;
}


/*
** core.resume(match) -> "asked" | "round" | "over"; or nil, error, flow
** Goes on until a player must be asked, or a round or the match is over.
*/
static int resume(lua_State *L) {
  Match *match = checkmatch(L, 1);
  pushvalue(L, 1, MATCH_FLOW);
  lua_State *flow = lua_tothread(L, -1);
  luaL_argcheck(L, flow, 1, "the match has no flow");
  int status = lua_status(flow);
  if (status != LUA_YIELD && (status != LUA_OK || lua_gettop(flow) == 0))
    return luaL_error(L, "the match cannot go on");
  match->table.locked = 0; /* an error outside may have left it so */
  if (!resume_flow(L, flow))
    return flow_error(L, flow);
  lua_pushstring(L, pause_name(match));
  return 1;
}


/*
** core.budget { instructions=, memory=, always= }: what rules may use in one
** go.  Whatever is left out stays as it is.
*/
static int set_budget(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_getfield(L, 1, "instructions");
  budget->instructions = luaL_optinteger(L, -1, budget->instructions);
  lua_getfield(L, 1, "memory");
  budget->share = (size_t)luaL_optinteger(L, -1, (lua_Integer)budget->share);
  lua_getfield(L, 1, "always");
  if (!lua_isnil(L, -1))
    budget->always = lua_toboolean(L, -1);
  return 0;
}


/* core.memory() -> bytes that the state uses, the core's included */
static int memory(lua_State *L) {
  lua_pushinteger(L, (lua_Integer)tn_lua_budget(L)->used);
  return 1;
}


/* Methods of texts: the whole library outside rules (upvalue 1), the bounded
** one inside (upvalue 2). */
static int text_method(lua_State *L) {
  lua_pushvalue(L, 2);
  bool inside = tn_lua_budget(L)->running == L;
  lua_gettable(L, lua_upvalueindex(inside ? 2 : 1));
  return 1;
}


/* core.safe_text(methods): the methods that texts have inside rules */
static int safe_text(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_getglobal(L, "string");
  lua_pushvalue(L, 1);
  lua_pushcclosure(L, text_method, 2);
  lua_setfield(L, -2, "__index");
  return 0;
}


static const luaL_Reg functions[] = {
    {"budget", set_budget}, {"flow", flow_of},  {"guard", guard},
    {"memory", memory},     {"resume", resume}, {"safe_text", safe_text},
    {NULL, NULL},
};


/* A budget over an allocator; NULL: no memory. */
static tn_Budget *new_budget(lua_Alloc alloc, void *host) {
  tn_Budget *budget = alloc(host, NULL, 0, sizeof *budget);
  if (!budget)
    return NULL;
  memset(budget, 0, sizeof *budget);
  budget->pool.alloc = alloc;
  budget->pool.host = host;
  budget->share = (size_t)64 << 20;
  budget->instructions = 100 * 1000 * 1000;
  return budget;
}


/* The state is known by its budget, and the budget by its state. */
static void belong(tn_Budget *budget, lua_State *main) {
  budget->main = main;
  budget->last = (char *)main - LUA_EXTRASPACE;
  memcpy(lua_getextraspace(main), &budget, sizeof budget);
}


/* Puts the budget between the state and its allocator, once. */
static void install(lua_State *L) {
  void *host;
  lua_Alloc alloc = lua_getallocf(L, &host);
  if (alloc == allocate)
    return;
  tn_Budget *budget = new_budget(alloc, host);
  if (!budget)
    luaL_error(L, "not enough memory");
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_MAINTHREAD);
  belong(budget, lua_tothread(L, -1));
  lua_pop(L, 1);
  budget->used = (size_t)lua_gc(L, LUA_GCCOUNT) * 1024;
  memcpy(lua_getextraspace(L), &budget, sizeof budget);
  lua_setallocf(L, allocate, budget);
}


static void *host_alloc(void *host, void *block, size_t old, size_t size) {
  (void)host, (void)old;
  if (size > 0)
    return realloc(block, size);
  free(block);
  return NULL;
}


lua_State *tn_lua_newstate(void) {
  tn_Budget *budget = new_budget(host_alloc, NULL);
  if (!budget)
    return NULL;
#if !defined(__SANITIZE_ADDRESS__) /* there every block is to be watched */
  budget->pools = true;
#endif
  lua_State *L = lua_newstate(allocate, budget);
  if (L) {
    belong(budget, L);
  } else {
    pool_close(&budget->pool);
    free(budget);
  }
  return L;
}


void open_budget(lua_State *L) {
  install(L);
  luaL_setfuncs(L, functions, 0);
}
