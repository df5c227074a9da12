/* Small blocks of memory from lists of free ones. */
#ifndef tn_pool_h
#define tn_pool_h

#include <stdbool.h>
#include <stddef.h>

#include <lua.h>

#define POOL_MOST 512 /* bytes; the allocator makes larger blocks */

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

/* Do blocks of these two sizes have the same size in the pool? */
bool tnl_pool_same(size_t a, size_t b);

/* Gives all memory back; no block may be in use. */
void tnl_pool_close(Pool *pool);

#endif
