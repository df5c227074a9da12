/*
** The owners of memory blocks that cannot say it themselves.  In a state that
** another program made, old blocks have no heads.  So the blocks made under
** accounts are looked up by their address.  The table uses open addressing;
** when a block leaves, those after it move up.
*/
#include "host/owners.h"

#include <stdint.h>
#include <string.h>


/* Where the search for a block begins. */
static size_t first_place(const Owners *owners, const void *block) {
  uint64_t bits = (uint64_t)(uintptr_t)block >> 3;
  return (size_t)((bits * UINT64_C(0x9E3779B97F4A7C15)) >> 20) &
         (owners->room - 1);
}


static size_t next_place(const Owners *owners, size_t place) {
  return (place + 1) & (owners->room - 1);
}


/* The place of a block, or the free one where it would be. */
static size_t find(const Owners *owners, const void *block) {
  size_t place = first_place(owners, block);
  while (owners->list[place].block && owners->list[place].block != block)
    place = next_place(owners, place);
  return place;
}


void tnl_owners_add(Owners *owners, void *block, void *owner) {
  owners->list[find(owners, block)] = (Owned){block, owner};
  owners->used++;
}


bool tnl_owners_reserve(Owners *owners, lua_Alloc alloc, void *host) {
  if ((owners->used + 1) * 2 <= owners->room)
    return true;
  Owners more = {.room = owners->room ? owners->room * 2 : 256};
  more.list = alloc(host, NULL, 0, more.room * sizeof *more.list);
  if (!more.list)
    return false;
  memset(more.list, 0, more.room * sizeof *more.list);
  for (size_t i = 0; i < owners->room; i++)
    if (owners->list[i].block)
      tnl_owners_add(&more, owners->list[i].block, owners->list[i].owner);
  tnl_owners_free(owners, alloc, host);
  *owners = more;
  return true;
}


/* Fills a hole with blocks behind it that are there only because their own
** place was taken. */
static void close_up(Owners *owners, size_t hole) {
  size_t place = next_place(owners, hole);
  for (; owners->list[place].block; place = next_place(owners, place)) {
    size_t home = first_place(owners, owners->list[place].block);
    size_t from_home = (place - home) & (owners->room - 1);
    size_t from_hole = (place - hole) & (owners->room - 1);
    if (from_home < from_hole)
      continue;
    owners->list[hole] = owners->list[place];
    hole = place;
  }
  owners->list[hole].block = NULL;
}


void *tnl_owners_remove(Owners *owners, const void *block) {
  if (owners->used == 0)
    return NULL;
  size_t place = find(owners, block);
  if (!owners->list[place].block)
    return NULL;
  void *owner = owners->list[place].owner;
  owners->used--;
  close_up(owners, place);
  return owner;
}


void tnl_owners_free(Owners *owners, lua_Alloc alloc, void *host) {
  if (owners->list)
    alloc(host, owners->list, owners->room * sizeof *owners->list, 0);
  memset(owners, 0, sizeof *owners);
}
