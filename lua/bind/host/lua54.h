/*
** What the binding knows of the insides of Lua 5.4, beyond the manual.  What
** the library knows, the form of compiled functions, is in
** lua/tenace/base/lua54.lua.
**
** - A value on the stack or in a table has 16 bytes, a slot.
** - A stack grows to twice as many slots and five, a table to a power of two.
**   So a block of an odd number of slots is the stack of a thread.
** - The block of the main state begins LUA_EXTRASPACE bytes before the state.
**   It is freed last.
** - A loop keeps what it calls for each item in a local of the name "(for
**   state)".
*/
#ifndef tn_lua54_h
#define tn_lua54_h

#include <stdbool.h>
#include <stddef.h>

#include <lua.h>

#if LUA_VERSION_NUM != 504
#error "the binding is made for Lua 5.4"
#endif

#define SLOT 16 /* bytes */

/* The block of the main state. */
#define main_block(main) ((void *)((char *)(main)-LUA_EXTRASPACE))

/* Is a block a stack?  `kind` is what Lua says of a new block, else 0. */
static inline bool is_stack(size_t kind, size_t size) {
  return kind == 0 && size % ((size_t)2 * SLOT) == SLOT;
}

/* The place, among the locals of a caller, of the loop that is about to begin
** with the value at index 1 as what it calls for each item; 0: there is none.
*/
int tnl_loop_local(lua_State *L, lua_Debug *caller);

/* Raises an error if this Lua's stacks or loops are otherwise. */
void tnl_check_lua54(lua_State *L);

#endif
