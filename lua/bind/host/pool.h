/* Small blocks of memory from lists of free ones. */
#ifndef tn_pool_h
#define tn_pool_h

#include <stdbool.h>
#include <stddef.h>

#include <lua.h>

#define POOL_MOST 512 /* bytes; larger blocks are the allocator's business */

typedef struct Free Free;
typedef struct Chunk Chunk;

typedef struct Pool {
  lua_Alloc alloc; /* where chunks come from */
  void *host;
  Chunk *chunks;
  Free *lists[POOL_MOST / 16];
} Pool;

/* A block of 1 to POOL_MOST bytes, or NULL. */
void *tnl_pool_take(Pool *pool, size_t size);

/* Gives a block of that size back. */
void tnl_pool_give(Pool *pool, void *block, size_t size);

/* Would blocks of these sizes be the same? */
bool tnl_pool_same(size_t a, size_t b);

/* Gives all memory back; no block may be in use. */
void tnl_pool_close(Pool *pool);

#endif
