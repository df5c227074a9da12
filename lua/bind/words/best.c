/* Words for lists of sets that are worth something together, the best first:
** which of them a hand holds, and what everyone is told of the best. */
#include "host/bindings.h"

#include <string.h>

#define MOST_SETS 512 /* in a list */

enum { CARDS = 1, VALUES }; /* the parts of an entry of the list */


/* Reads the cards of the set on top, and pops it.  False if it may change. */
static bool read_set(lua_State *L, const tn_Deck *deck, tn_Set *set) {
  bool lasting = tnl_open_list(L, -1);
  tnl_argcheck(L, lua_istable(L, -1), 3, "values_expected");
  lua_rawgeti(L, -1, CARDS);
  tnl_argcheck(L, lua_isstring(L, -1), 3, "values_expected");
  *set = tnl_checkset(L, deck, lua_gettop(L));
  lua_pop(L, 2);
  return lasting;
}


/* Pushes room for `n` sets: too many for the C stack. */
static tn_Set *push_room(lua_State *L, int n) {
  return lua_newuserdatauv(L, (size_t)n * sizeof(tn_Set), 0);
}


/* Reads what the sets at index 3 consist of into room that it pushes.  False if
** one of them may change. */
static bool read_sets(lua_State *L, const tn_Deck *deck, tn_Set **sets,
                      int *n) {
  bool lasting = true;
  lua_Unsigned length = lua_rawlen(L, 3);
  tnl_argcheck(L, length <= MOST_SETS, 3, "too_many_sets");
  *n = (int)length;
  *sets = push_room(L, *n);
  for (int i = 0; i < *n; i++) {
    lua_rawgeti(L, 3, i + 1);
    lasting &= read_set(L, deck, &(*sets)[i]);
  }
  return lasting;
}


/* What the sets at index 3 consist of.  If the list cannot change, that is read
** once and for all: the kit keeps it.  The list is opened.  What it pushes
** keeps the sets. */
static const tn_Set *find_sets(lua_State *L, const tn_Deck *deck, int *n) {
  int top = lua_gettop(L);
  luaL_checktype(L, 3, LUA_TTABLE);
  bool lasting = tnl_open_list(L, 3);
  pushvalue(L, 1, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_SETS);
  lua_pushvalue(L, 3);
  tn_Set *sets;
  if (lua_rawget(L, -2) == LUA_TUSERDATA) {
    sets = lua_touserdata(L, -1);
    *n = (int)(lua_rawlen(L, -1) / sizeof *sets);
  } else if (read_sets(L, deck, &sets, n) && lasting) {
    lua_pushvalue(L, 3);
    lua_pushvalue(L, -2);
    lua_rawset(L, top + 2);
  }
  lua_replace(L, top + 1);
  lua_settop(L, top + 1);
  return sets;
}


/* Is a set part of one of the `n` taken before; or, if `apart`, does it share a
** card with one? */
static bool is_taken(const tn_Set *set, const tn_Set *sets,
                     const uint16_t *taken, int n, bool apart) {
  for (int i = 0; i < n; i++) {
    const tn_Set *other = &sets[taken[i]];
    if (tn_set_includes(other, set) ||
        (apart && other->plane[0] & set->plane[0]))
      return true;
  }
  return false;
}


/* Pushes the list of those sets, which are at index 3, that are there.  A set
** that is part of another one, which comes before it, is left out. */
static void push_sets(lua_State *L, const tn_Set *there, const tn_Set *sets,
                      int n, bool apart) {
  uint16_t taken[MOST_SETS]; /* their numbers */
  int found = 0;
  lua_newtable(L);
  for (int i = 0; i < n; i++) {
    if (!tn_set_includes(there, &sets[i]) ||
        is_taken(&sets[i], sets, taken, found, apart))
      continue;
    taken[found++] = (uint16_t)i;
    lua_rawgeti(L, 3, i + 1);
    lua_rawseti(L, -2, found);
  }
}


/*
** core.sets_in(match, cards, sets [, apart]) -> list of entries of `sets`
**
** Those of some sets of which all cards are there.  A set that is part of
** another one, which comes before it in the list, is left out.  With `apart` no
** card counts in two sets, and the better ones come first.
*/
static int sets_in(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Deck *deck = match->table.deck;
  tn_Set there = tnl_checkset(L, deck, 2);
  bool apart = lua_toboolean(L, 4);
  lua_settop(L, 3);
  int n;
  const tn_Set *sets = find_sets(L, deck, &n);
  push_sets(L, &there, sets, n, apart);
  return 1;
}


/* Has the entry `i` of the list the same first `n` values as the one on top of
** the stack? */
static bool same_values(lua_State *L, int i, lua_Integer n) {
  int best = lua_gettop(L);
  bool same = true;
  lua_rawgeti(L, 3, i + 1);
  tnl_open_list(L, -1);
  for (lua_Integer value = VALUES; same && value < VALUES + n; value++) {
    lua_rawgeti(L, best, value);
    lua_rawgeti(L, best + 1, value);
    same = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
  }
  lua_settop(L, best);
  return same;
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
  if (!table->log.on || n == 0)
    return;
  tn_Set *told = push_room(L, n);
  memcpy(told, sets, (size_t)n * sizeof *told);
  tn_table_holds_set(table, tn_hand_pile(seat), told,
                     shorten(told, n, table->played[seat].plane[0]));
  lua_pop(L, 1);
}


/* All cards that the player has held in this round.  One pack. */
static tn_Set cards_held(const tn_Table *table, uint8_t seat) {
  tn_Set held = table->pile[tn_hand_pile(seat)].set;
  held.plane[0] |= table->played[seat].plane[0];
  return held;
}


/* The first of the sets of which the player has held all cards; `n` if there is
** none. */
static int first_held(const tn_Table *table, uint8_t seat, const tn_Set *sets,
                      int n) {
  tn_Set held = cards_held(table, seat);
  int i = 0;
  while (i < n && !tn_set_includes(&held, &sets[i]))
    i++;
  return i;
}


/*
** core.tell_best(match, player, sets [, n]) -> place, values...
**
** Looks for the best of some sets of which the player has held all cards in
** this round, and tells everyone its first `n` values (1): that the player has
** held one with these values, and none of those that come before them in the
** list.  Answers the place of the first set with these values, and the values;
** nothing if the player has held none, which nobody is told.
*/
static int tell_best(lua_State *L) {
  Match *match = tnl_changing(L, "tell_best");
  tn_Table *table = &match->table;
  uint8_t seat = tnl_checkplayer(L, match, 2);
  lua_Integer values = luaL_optinteger(L, 4, 1);
  tnl_argcheck(L, table->deck->packs == 1, 1, "several_packs");
  tnl_argcheck(L, values >= 0 && values < 16, 4, "small_number_expected");
  lua_settop(L, 3);
  int n;
  const tn_Set *sets = find_sets(L, table->deck, &n);
  int best = first_held(table, seat, sets, n), first = best, end = best;
  if (best == n)
    return 0;
  lua_rawgeti(L, 3, best + 1);
  tnl_open_list(L, -1);
  while (first > 0 && same_values(L, first - 1, values))
    first--;
  while (end < n && same_values(L, end, values))
    end++;
  tell(L, table, seat, sets + first, end - first);
  tell(L, table, seat, sets, first);
  int entry = lua_gettop(L);
  lua_pushinteger(L, first + 1);
  for (lua_Integer value = VALUES; value < VALUES + values; value++)
    lua_rawgeti(L, entry, value);
  return (int)values + 1;
}


/* Pushes the reason at index 5 for the set at `set`, with its value for
** `{points}`. */
static void push_reason(lua_State *L, int set) {
  const char *reason = lua_tostring(L, 5);
  lua_rawgeti(L, set, VALUES);
  luaL_gsub(L, reason, "{points}", tnl_shown(L, -1, NULL));
}


/* Shows the cards of all sets of the list on top of the stack that are still in
** the hand.  The reason is at index 5. */
static void show_sets(lua_State *L, const tn_Table *table, uint8_t seat) {
  int list = lua_gettop(L);
  const tn_Pile *hand = &table->pile[tn_hand_pile(seat)];
  for (int i = 1; lua_rawgeti(L, list, i) != LUA_TNIL; i++) {
    tn_Card cards[TN_CARDS];
    tnl_open_list(L, -1);
    lua_rawgeti(L, -1, CARDS);
    tn_Set set = tnl_checkset(L, table->deck, lua_gettop(L));
    set.plane[0] &= tn_pile_kinds(hand);
    lua_pushcfunction(L, tnl_show_cards);
    lua_pushvalue(L, 1);
    tnl_pushcards(L, table->deck, cards, tn_set_list(&set, cards));
    push_reason(L, list + 1);
    lua_replace(L, -3); /* in place of the value and its text */
    lua_pop(L, 1);
    lua_call(L, 3, 0);
    lua_settop(L, list);
  }
  lua_settop(L, list);
}


/* The sum of the values of the sets in the list on top. */
static lua_Integer sum_of_values(lua_State *L) {
  lua_Integer sum = 0, n = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= n; i++) {
    lua_geti(L, -1, i);
    lua_geti(L, -1, 2);
    sum += lua_tointeger(L, -1);
    lua_pop(L, 2);
  }
  return sum;
}


/*** self:tell_sets(player, sets [, apart [, reason]]) -> list, sum
Those of some sets of which the player has held all cards in this round.  A set
that is part of another one, which comes before it in the list, is left out.
Everyone is told that the player has held these, and no others.
@param player a player or a seat
@param sets a list of { "cards", value, … }, the best first; up to 512
@param apart true: no card counts in two sets, and the better ones come first
@param reason why the cards of these sets that are still in the hand are shown,
as text for the players, in which `{points}` is the value of the set; if left
out, they are not shown
@return a list of entries of `sets`, and the sum of their values
@error the game has several packs
@example local _, points = self:tell_sets(player, {
  { "AH KH QH JH", 50 }, { "AH KH QH", 20 }, { "KH QH JH", 20 },
})
self:score(player, points, "cards in a row")
@group sets */
static int word_tell_sets(lua_State *L) {
  Match *match = tnl_changing(L, "tell_sets");
  tn_Table *table = &match->table;
  uint8_t seat = tnl_checkplayer(L, match, 2), hand = tn_hand_pile(seat);
  tn_Kinds played = table->played[seat].plane[0];
  tn_Set held = cards_held(table, seat);
  bool apart = lua_toboolean(L, 4), shows = luaL_optstring(L, 5, NULL);
  tnl_argcheck(L, table->deck->packs == 1, 1, "several_packs");
  lua_settop(L, 5);
  int n, without = 0;
  const tn_Set *sets = find_sets(L, table->deck, &n);
  tn_Set *others = push_room(L, n);
  push_sets(L, &held, sets, n, apart);
  for (int i = 0; i < n; i++) {
    if (tn_set_includes(&held, &sets[i]))
      tn_table_holds(table, hand, NULL, sets[i].plane[0] & ~played,
                     tn_kinds_count(sets[i].plane[0] & ~played));
    else
      others[without++] = sets[i];
  }
  tell(L, table, seat, others, without);
  if (shows)
    show_sets(L, table, seat);
  lua_pushinteger(L, sum_of_values(L));
  return 2;
}


static const luaL_Reg functions[] = {
    {"sets_in", sets_in},
    {"tell_best", tell_best},
    {NULL, NULL},
};

static const luaL_Reg words[] = {
    {"tell_sets", word_tell_sets},
    {NULL, NULL},
};


void tnl_open_best(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
