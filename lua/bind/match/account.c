/*
** The state's allocator.  It charges each block to an account until the block
** is freed, whoever frees it.  So it is known at any time how much an account
** holds.
**
** A block has a head that names its account.  In a state that another program
** made there are blocks without a head; a table then knows which blocks were
** made under an account of rules.
**
** Rules that hold too much are stopped at their next instruction, so that the
** error has a line.  For that moment the account may hold somewhat more.  Only
** far beyond that does the allocator itself refuse.
*/
#include "match/account.h"

#include "host/lua54.h"

#include <stdlib.h>
#include <string.h>

#define PER_INSTRUCTION 16 /* bytes that cost as much as an instruction */
#define COLLECTED 128      /* the same during a full garbage collection */

typedef union Head {
  Account *account;
  double aligned;
} Head;

#define head_of(block) ((Head *)(void *)((char *)(block) - sizeof(Head)))


static void link_account(tn_Budget *budget, Account *account) {
  account->next = budget->first;
  account->link = &budget->first;
  if (account->next)
    account->next->link = &account->next;
  budget->first = account;
}


Account *tnl_account_new(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  Pool *pool = &budget->pool;
  Account *account = pool->alloc(pool->host, NULL, 0, sizeof *account);
  if (!account)
    luaL_error(L, "not enough memory");
  memset(account, 0, sizeof *account);
  account->most = budget->share;
  link_account(budget, account);
  return account;
}


/* Frees an account that is closed and empty. */
static void settle(tn_Budget *budget, Account *account) {
  Pool *pool = &budget->pool;
  if (!account->closed || account->used > 0)
    return;
  *account->link = account->next;
  if (account->next)
    account->next->link = account->link;
  pool->alloc(pool->host, account, sizeof *account, 0);
}


void tnl_account_close(lua_State *L, Account *account) {
  account->closed = true;
  settle(tn_lua_budget(L), account);
}


/*
** Weighs a large block.  Filling it costs instructions, and a text or a stack
** that is too large stops the rules.
*/
static void weigh(tn_Budget *budget, size_t kind, size_t size) {
  Account *account = budget->account;
  if (!budget->running || budget->core)
    return;
  if (kind == LUA_TSTRING) {
    if (size > account->longest)
      account->longest = size;
    if (size > TEXT_MOST + 2 * SLOT)
      tnl_stop_soon(budget, STOP_TEXT);
  } else if (is_stack(kind, size)) {
    if (size > account->deepest)
      account->deepest = size;
    if (size > STACK_MOST)
      tnl_stop_soon(budget, STOP_STACK);
  }
  tnl_spend(budget, size / PER_INSTRUCTION);
}


/* Would so much more be too much for the account? */
static bool refused(tn_Budget *budget, size_t more) {
  const Account *account = budget->account;
  if (account->used + more <= account->most)
    return false;
  tnl_stop_soon(budget, STOP_MEMORY);
  if (account->used + more <= 2 * account->most)
    return false;
  tnl_spend(budget, tnl_account_total(budget) / COLLECTED);
  return true;
}


/* A new block, pooled or not. */
static void *new_block(tn_Budget *budget, size_t kind, size_t size) {
  Account *account = budget->account;
  Pool *pool = &budget->pool;
  Head *head;
  if (account->used + size > account->most && refused(budget, size))
    return NULL;
  if (size > LIGHT && (kind == LUA_TSTRING || size > budget->small))
    weigh(budget, kind, size);
  if (size <= budget->small)
    head = tnl_pool_take(pool, size + sizeof *head);
  else
    head = pool->alloc(pool->host, NULL, 0, size + sizeof *head);
  if (!head)
    return NULL;
  head->account = account;
  account->used += size;
  return head + 1;
}


/* Takes the bytes of a block off its account. */
static void credit(tn_Budget *budget, Account *account, size_t size) {
  account->used -= size;
  if (account->used == 0)
    settle(budget, account);
}


/* Gives a block's memory back. */
static void drop(tn_Budget *budget, Head *head, size_t size) {
  Pool *pool = &budget->pool;
  if (size <= budget->small)
    tnl_pool_give(pool, head, size + sizeof *head);
  else
    pool->alloc(pool->host, head, size + sizeof *head, 0);
}


/* Frees the last block of a state that closes, and the budget with it. */
static void close_last(tn_Budget *budget, size_t old) {
  Pool pool = budget->pool;
  if (old > budget->small) /* else it goes with its chunk */
    pool.alloc(pool.host, head_of(budget->last), old + sizeof(Head), 0);
  tnl_pool_close(&pool);
  pool.alloc(pool.host, budget, sizeof *budget, 0);
}


static void free_block(tn_Budget *budget, void *block, size_t size) {
  if (block == budget->last) {
    close_last(budget, size);
    return;
  }
  Head *head = head_of(block);
  credit(budget, head->account, size);
  drop(budget, head, size);
}


/* The account that pays for a block that changes: that of the rules that run,
** else its owner. */
static Account *payer(tn_Budget *budget, Account *owner) {
  return budget->running ? budget->account : owner;
}


/* Resizes a block outside the pool that stays outside. */
static void *resize(tn_Budget *budget, Head *head, size_t old, size_t size) {
  Pool *pool = &budget->pool;
  Account *owner = head->account, *account = payer(budget, owner);
  size_t extra = sizeof *head;
  head = pool->alloc(pool->host, head, old + extra, size + extra);
  if (!head)
    return NULL;
  head->account = account;
  account->used += size;
  credit(budget, owner, old);
  return head + 1;
}


/* Resizes a block that moves into, out of or within the pool. */
static void *move(tn_Budget *budget, void *block, size_t old, size_t size) {
  Head *head = head_of(block);
  if (old <= budget->small && size <= budget->small &&
      tnl_pool_same(old + sizeof *head, size + sizeof *head)) {
    head->account->used = head->account->used - old + size;
    return block;
  }
  Account *before = budget->account;
  budget->account = payer(budget, head->account);
  void *moved = new_block(budget, 0, size);
  budget->account = before;
  if (!moved)
    return NULL;
  memcpy(moved, block, old < size ? old : size);
  free_block(budget, block, old);
  return moved;
}


static void *change(tn_Budget *budget, void *block, size_t old, size_t size) {
  if (old <= budget->small || size <= budget->small)
    return move(budget, block, old, size);
  if (size > old) {
    if (refused(budget, size - old))
      return NULL;
    weigh(budget, 0, size);
  }
  return resize(budget, head_of(block), old, size);
}


/* The allocator of a state of our own. */
static void *allocate(void *host, void *block, size_t old, size_t size) {
  tn_Budget *budget = host;
  if (!block)
    return size > 0 ? new_block(budget, old, size) : NULL;
  if (size > 0)
    return change(budget, block, old, size);
  free_block(budget, block, old);
  return NULL;
}


/* The account of a block that is freed or changed.  The block is looked up no
** more. */
static Account *leave_owner(tn_Budget *budget, const void *block) {
  Account *account = block ? tnl_owners_remove(&budget->owners, block) : NULL;
  return account ? account : &budget->host;
}


/* Charges a block to an account from now on. */
static void own(tn_Budget *budget, Account *account, void *block, size_t size) {
  account->used += size;
  if (account != &budget->host)
    tnl_owners_add(&budget->owners, block, account);
}


/* Frees a block of another program's state. */
static void *free_foreign(tn_Budget *budget, void *block, size_t old) {
  Pool *pool = &budget->pool;
  Account *account = leave_owner(budget, block);
  if (block == budget->last) {
    Pool last = *pool;
    tnl_owners_free(&budget->owners, last.alloc, last.host);
    last.alloc(last.host, budget, sizeof *budget, 0);
    return last.alloc(last.host, block, old, 0);
  }
  credit(budget, account, block ? old : 0);
  return pool->alloc(pool->host, block, old, 0);
}


/* The allocator of another program's state. */
static void *allocate_foreign(void *host, void *block, size_t old,
                              size_t size) {
  tn_Budget *budget = host;
  Pool *pool = &budget->pool;
  size_t before = block ? old : 0;
  if (size == 0)
    return free_foreign(budget, block, old);
  if (size > before && refused(budget, size - before))
    return NULL;
  if (size > before && size > LIGHT &&
      ((!block && old == LUA_TSTRING) || size > POOL_MOST))
    weigh(budget, block ? 0 : old, size);
  if (!tnl_owners_reserve(&budget->owners, pool->alloc, pool->host))
    return NULL;
  Account *owner = leave_owner(budget, block);
  void *changed = pool->alloc(pool->host, block, old, size);
  if (changed)
    own(budget, payer(budget, owner), changed, size);
  else if (block)
    own(budget, owner, block, before);
  if (block)
    credit(budget, owner, before);
  return changed;
}


/* A budget over an allocator; NULL: no memory. */
static tn_Budget *new_budget(lua_Alloc alloc, void *host) {
  tn_Budget *budget = alloc(host, NULL, 0, sizeof *budget);
  if (!budget)
    return NULL;
  memset(budget, 0, sizeof *budget);
  budget->pool.alloc = alloc;
  budget->pool.host = host;
  budget->account = &budget->host;
  budget->host.most = SIZE_MAX / 4;
  budget->share = (size_t)16 << 20;
  budget->instructions = 10 * 1000 * 1000;
  return budget;
}


/* Lets the state and its budget find each other. */
static void belong(tn_Budget *budget, lua_State *main) {
  budget->main = main;
  budget->last = main_block(main);
  memcpy(lua_getextraspace(main), &budget, sizeof budget);
}


void tnl_account_install(lua_State *L) {
  void *host;
  lua_Alloc alloc = lua_getallocf(L, &host);
  if (alloc == allocate || alloc == allocate_foreign)
    return;
  tn_Budget *budget = new_budget(alloc, host);
  if (!budget)
    luaL_error(L, "not enough memory");
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_MAINTHREAD);
  belong(budget, lua_tothread(L, -1));
  lua_pop(L, 1);
  budget->host.used = (size_t)lua_gc(L, LUA_GCCOUNT) * 1024;
  memcpy(lua_getextraspace(L), &budget, sizeof budget);
  lua_setallocf(L, allocate_foreign, budget);
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
#if !defined(__SANITIZE_ADDRESS__) /* the sanitizer must see every block */
  budget->small = POOL_MOST - sizeof(Head);
#endif
  lua_State *L = lua_newstate(allocate, budget);
  if (L) {
    belong(budget, L);
  } else {
    tnl_pool_close(&budget->pool);
    free(budget);
  }
  return L;
}


/* The allocator of a state that closes with its program: it does not free
** blocks of the pool one by one. */
static void *allocate_last(void *host, void *block, size_t old, size_t size) {
  tn_Budget *budget = host;
  bool pooled = block && size == 0 && old <= budget->small;
  if (!pooled || block == budget->last)
    return allocate(host, block, old, size);
  credit(budget, head_of(block)->account, old);
  return NULL;
}


void tn_lua_end(lua_State *L) {
  tn_Budget *budget = tn_lua_budget(L);
  if (budget->small > 0)
    lua_setallocf(L, allocate_last, budget);
  lua_close(L);
}


/* The core's allocator.  Lua's has the same shape, but for the kind of a new
** block. */
static void *allocate_core(void *host, void *block, size_t old, size_t size) {
  void *ud;
  lua_Alloc alloc = lua_getallocf(host, &ud);
  tn_Budget *budget = tn_lua_budget(host);
  budget->core = true;
  void *changed = alloc(ud, block, block ? old : 0, size);
  budget->core = false;
  return changed;
}


tn_Memory tnl_lua_memory(lua_State *L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_MAINTHREAD);
  tn_Memory memory = {allocate_core, lua_tothread(L, -1)};
  lua_pop(L, 1);
  return memory;
}
