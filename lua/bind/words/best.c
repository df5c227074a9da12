/*
** Lists of sets of cards that are worth something together: what the words in
** Lua find in them, and what everyone is told.  A list is read once into a
** block of sets, which Lua hands back.
*/
#include "words/words.h"

#include <string.h>

#define MOST_SETS 512 /* in a list */

#define SETS_T TYPE_NAME("sets")

/* The cards of the sets of a list. */
typedef struct Sets {
  int n;
  tn_Set set[];
} Sets;


/* Pushes a block with room for `n` sets. */
static Sets *push_room(lua_State *L, size_t n) {
  Sets *sets = lua_newuserdatauv(L, sizeof *sets + n * sizeof *sets->set, 0);
  sets->n = (int)n;
  luaL_setmetatable(L, SETS_T);
  return sets;
}


/* core.sets(match, list) -> block: sets of cards, each given as text */
static int sets_of(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_Unsigned n = lua_rawlen(L, 2);
  tnl_argcheck(L, n <= MOST_SETS, 2, "too_many_sets");
  lua_settop(L, 2);
  Sets *sets = push_room(L, n);
  for (int i = 0; i < sets->n; i++) {
    lua_rawgeti(L, 2, i + 1);
    sets->set[i] = tnl_checkset(L, match->table.deck, 4);
    lua_pop(L, 1);
  }
  return 1;
}


/* Is a set part of one of the `n` taken before; or, if `apart`, does it share a
** card with one? */
static bool is_taken(const tn_Set *set, const Sets *sets, const uint16_t *taken,
                     int n, bool apart) {
  for (int i = 0; i < n; i++) {
    const tn_Set *other = &sets->set[taken[i]];
    if (tn_set_includes(other, set) ||
        (apart && other->plane[0] & set->plane[0]))
      return true;
  }
  return false;
}


/* The seat of the player at `arg`, whose cards are of one pack. */
static uint8_t check_seat(lua_State *L, const Match *match, int arg) {
  tnl_argcheck(L, match->table.deck->packs == 1, arg, "several_packs");
  return tnl_checkplayer(L, match, arg);
}


/* All cards that the player has held in this round. */
static tn_Set cards_held(const tn_Table *table, uint8_t seat) {
  tn_Set held = table->pile[tn_hand_pile(seat)].set;
  held.plane[0] |= table->played[seat].plane[0];
  return held;
}


/*
** core.sets_within(match, block, cards [, apart]) -> list of numbers
**
** Those of the sets of which all cards are there; or which a player has held in
** this round, who is given in place of the cards.  A set that is part of
** another one, which comes before it in the list, is left out.  With `apart` no
** card counts in two sets, and the better ones come first.
*/
static int sets_within(lua_State *L) {
  const Match *match = tnl_checklook(L);
  const Sets *sets = luaL_checkudata(L, 2, SETS_T);
  bool apart = lua_toboolean(L, 4);
  uint16_t taken[MOST_SETS]; /* their numbers */
  int found = 0;
  tn_Set there = tnl_testpart(L, 3, PLAYER_MAGIC)
                     ? cards_held(&match->table, check_seat(L, match, 3))
                     : tnl_checkset(L, match->table.deck, 3);
  lua_newtable(L);
  for (int i = 0; i < sets->n; i++) {
    if (!tn_set_includes(&there, &sets->set[i]) ||
        is_taken(&sets->set[i], sets, taken, found, apart))
      continue;
    taken[found++] = (uint16_t)i;
    lua_pushinteger(L, i + 1);
    lua_rawseti(L, -2, found);
  }
  return 1;
}


/* Without what has been played, and without sets that have another one in
** them: who does not hold that one does not hold them either. */
static int shorten(tn_Set *sets, int n, tn_Kinds played) {
  int kept = 0;
  for (int i = 0; i < n; i++)
    sets[i].plane[0] &= ~played;
  for (int i = 0; i < n; i++) {
    bool needed = true;
    for (int j = 0; j < n && needed; j++)
      needed = i == j || (sets[j].plane[0] & ~sets[i].plane[0]) ||
               (sets[i].plane[0] == sets[j].plane[0] && i < j);
    if (needed)
      sets[kept++] = sets[i];
  }
  return kept;
}


/* Tells everyone whether the hand holds one of those sets.  Only a log keeps
** what was told. */
static void tell(lua_State *L, tn_Table *table, uint8_t seat,
                 const tn_Set *sets, int n) {
  if (!table->log.on || n <= 0)
    return;
  Sets *told = push_room(L, (size_t)n);
  memcpy(told->set, sets, (size_t)n * sizeof *sets);
  tn_table_holds_set(table, tn_hand_pile(seat), told->set,
                     shorten(told->set, n, table->played[seat].plane[0]));
  lua_pop(L, 1);
}


/* core.tell_sets(match, player, block, from, to): everyone is told whether the
** player has held one of the sets with these numbers in this round */
static int tell_sets(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = check_seat(L, match, 2);
  const Sets *sets = luaL_checkudata(L, 3, SETS_T);
  lua_Integer from = luaL_checkinteger(L, 4), to = luaL_checkinteger(L, 5);
  from = from < 1 ? 1 : from;
  to = to > sets->n ? sets->n : to;
  if (from <= to)
    tell(L, &match->table, seat, sets->set + from - 1, (int)(to - from) + 1);
  return 0;
}


/* core.tell_each_set(match, player, block): everyone is told which of the sets
** the player has held in this round, and that they are all */
static int tell_each_set(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = check_seat(L, match, 2);
  const Sets *sets = luaL_checkudata(L, 3, SETS_T);
  tn_Table *table = &match->table;
  tn_Kinds played = table->played[seat].plane[0];
  tn_Set held = cards_held(table, seat);
  Sets *others = push_room(L, (size_t)sets->n);
  int n = 0;
  for (int i = 0; i < sets->n; i++) {
    tn_Kinds left = sets->set[i].plane[0] & ~played;
    if (tn_set_includes(&held, &sets->set[i]))
      tn_table_holds(table, tn_hand_pile(seat), NULL, left,
                     tn_kinds_count(left));
    else
      others->set[n++] = sets->set[i];
  }
  tell(L, table, seat, others->set, n);
  return 0;
}


static const luaL_Reg functions[] = {
    {"sets", sets_of},
    {"sets_within", sets_within},
    {"tell_each_set", tell_each_set},
    {"tell_sets", tell_sets},
    {NULL, NULL},
};


void tnl_open_best(lua_State *L) {
  luaL_newmetatable(L, SETS_T);
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
}
