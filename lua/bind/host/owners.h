/* The owners of memory blocks that cannot say it themselves. */
#ifndef tn_lua_owners_h
#define tn_lua_owners_h

#include <stdbool.h>
#include <stddef.h>

#include <lua.h>

typedef struct Owned {
  void *block; /* NULL: free */
  void *owner;
} Owned;

/* A table by the blocks' addresses; all zero: empty. */
typedef struct Owners {
  Owned *list;
  size_t room, used; /* room: a power of two */
} Owners;

/* Makes room for one more.  False: no memory. */
bool tnl_owners_reserve(Owners *owners, lua_Alloc alloc, void *host);

/* Notes the owner of a block; there is room. */
void tnl_owners_add(Owners *owners, void *block, void *owner);

/* Forgets a block.  Answers its owner, or NULL if it had none. */
void *tnl_owners_remove(Owners *owners, const void *block);

void tnl_owners_free(Owners *owners, lua_Alloc alloc, void *host);

#endif
