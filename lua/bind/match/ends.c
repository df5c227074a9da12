/*
** What rounds score.
**
** Most playouts of a decision end in one of a few ways: at Whist a side has won
** 0 to 13 tricks, and that is all the rules look at to score.  So it is noted
** what they scored, and they are not run again when a playout brings the same
** tricks and the same points of cards.  Then nothing of it is played in Lua.
**
** It is found out by watching what the rules look at once the tricks are over.
** They may look at their fields, at the tricks and card points of the sides,
** and call words that go by these alone.  If they look at anything else, no
** ends are remembered at this decision.
*/
#include "match/ends.h"

#include <string.h>

/* Words that go by fields, tricks and seats alone. */
static const char *const plain_words[] = {
    "each_other",   "each_player",  "each_side",    "in_turn", "left_of",
    "next_in_turn", "other_side",   "partner_of",   "player",  "right_of",
    "score",        "score_others", "score_tricks", "side",    NULL};


static bool is_plain(const char *name) {
  for (int i = 0; plain_words[i]; i++)
    if (strcmp(plain_words[i], name) == 0)
      return true;
  return false;
}


/* What the cards that a side has won count. */
static int64_t points_won(const Match *match, uint8_t side) {
  const tn_Table *table = &match->table;
  const tn_Pile *pile = &table->pile[tn_won_pile(table, side)];
  tn_Card cards[TN_CARDS];
  int64_t sum = 0;
  for (int i = tn_pile_list(pile, cards) - 1; i >= 0; i--)
    sum += match->points[cards[i]];
  return sum;
}


uint64_t tnl_ends_key(const Match *match) {
  const tn_Table *table = &match->table;
  uint64_t key = tn_mix(0, table->trick.leader);
  for (uint8_t side = 0; side < table->sides; side++) {
    key = tn_mix(key, (uint64_t)tn_table_side_tricks(table, side));
    if (match->points)
      key = tn_mix(key, (uint64_t)points_won(match, side));
  }
  return key | 1;
}


const End *tnl_ends_find(const Ends *ends, uint64_t key) {
  const End *end = &ends->end[key >> 32 & (ENDS - 1)];
  return end->key == key ? end : NULL;
}


/* The rules read a name of their match: its __index. */
static int read_name(lua_State *L) {
  Match *match = lua_touserdata(L, 1);
  pushvalue(L, 1, MATCH_FIELDS);
  lua_pushvalue(L, 2);
  lua_gettable(L, -2);
  if (lua_iscfunction(L, -1) &&
      (lua_type(L, 2) != LUA_TSTRING || !is_plain(lua_tostring(L, 2))))
    tnl_ends_doubt(match);
  return 1;
}


void tnl_ends_watch(lua_State *L, int arg, Match *match) {
  Ends *ends = match->known;
  if (ends->key)
    return;
  ends->key = tnl_ends_key(match);
  ends->looks = match->deep_looks;
  lua_getmetatable(L, arg);
  lua_pushcfunction(L, read_name);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 1);
}


void tnl_ends_keep(lua_State *L, int arg, Match *match, const int64_t *points) {
  Ends *ends = match->known;
  uint64_t key = ends->key;
  match->known = NULL;
  ends->key = 0;
  if (key == 0)
    return;
  arg = lua_absindex(L, arg);
  lua_getmetatable(L, arg);
  pushvalue(L, arg, MATCH_FIELDS);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 1);
  ends->off |= match->deep_looks != ends->looks;
  if (ends->off || !points)
    return;
  End *end = &ends->end[key >> 32 & (ENDS - 1)];
  end->key = key;
  end->calls = match->calls;
  memcpy(end->points, points, sizeof end->points);
}
