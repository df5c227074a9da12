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
** and call words that go by these alone.  They may ask for the run of trumps
** among some cards, what a pile such as a kitty counts, who has held some
** cards, and who has won the last trick but one: then rounds are told apart by
** the answers, too.  If they look at anything else, no ends are remembered at
** this decision.
*/
#include "match/ends.h"

#include <string.h>

/* Words that go by fields, tricks and seats alone, or say what they read. */
static const char *const plain_words[] = {
    "count",         "count_cards",   "each_other",
    "each_player",   "each_side",     "in_turn",
    "left_of",       "most_counted",  "next_in_turn",
    "other_side",    "partner_of",    "player",
    "right_of",      "run_of_trumps", "score",
    "score_counted", "score_others",  "score_tricks",
    "side",          "who_has_held",  NULL};


static bool is_plain(const char *name) {
  for (int i = 0; plain_words[i]; i++)
    if (strcmp(plain_words[i], name) == 0)
      return true;
  return false;
}


/* What the cards of a pile count. */
static int64_t points_in(const Match *match, unsigned nth) {
  tn_Card cards[TN_CARDS];
  int64_t sum = 0;
  for (int i = tn_pile_list(&match->table.pile[nth], cards) - 1; i >= 0; i--)
    sum += match->points[cards[i]];
  return sum;
}


tn_Kinds tnl_read_kinds(const tn_Table *table, const Read *read) {
  tn_Kinds kinds = read->kinds;
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (read->players >> seat & 1)
      kinds |= tn_pile_kinds(&table->pile[tn_hand_pile(seat)]) |
               table->played[seat].plane[0];
  for (uint64_t piles = read->piles; piles; piles &= piles - 1)
    kinds |= tn_pile_kinds(&table->pile[__builtin_ctzll(piles)]);
  return kinds;
}


/* Has the seat held all of these cards in this round? */
static bool has_held(const tn_Table *table, uint8_t seat, const tn_Set *cards) {
  tn_Set held = table->pile[tn_hand_pile(seat)].set;
  const tn_Set *played = &table->played[seat];
  tn_Card list[TN_CARDS];
  if (table->deck->packs == 1) {
    held.plane[0] |= played->plane[0];
    return tn_set_includes(&held, cards);
  }
  int n = tn_set_list(played, list);
  for (int i = 0; i < n; i++)
    tn_set_add(&held, list[i]);
  return tn_set_includes(&held, cards);
}


uint8_t tnl_holder_of(const tn_Table *table, const tn_Set *cards) {
  uint8_t first = table->next[table->dealer], seat = first;
  do {
    if (has_held(table, seat, cards))
      return seat;
    seat = table->next[seat];
  } while (seat != first);
  return TN_NONE;
}


/* What a read comes to. */
static int64_t value_of(const Match *match, const Read *read) {
  const tn_Table *table = &match->table;
  bool with;
  if (read->kind == READ_POINTS)
    return points_in(match, (unsigned)__builtin_ctzll(read->piles));
  if (read->kind == READ_LAST_BUT_ONE)
    return table->trick.turn;
  if (read->kind == READ_HOLDER)
    return tnl_holder_of(table, &(tn_Set){.plane = {read->kinds}});
  int n = tn_order_run(table->order, tnl_read_kinds(table, read), &with);
  return 2 * n + with;
}


uint64_t tnl_ends_key(const Ends *ends, const Match *match) {
  const tn_Table *table = &match->table;
  uint64_t key = tn_mix(0, table->trick.leader);
  for (uint8_t side = 0; side < table->sides; side++) {
    key = tn_mix(key, (uint64_t)tn_table_side_tricks(table, side));
    if (match->points)
      key = tn_mix(key, (uint64_t)points_in(match, tn_won_pile(table, side)));
  }
  for (uint32_t i = 0; i < ends->reads; i++)
    key = tn_mix(key, (uint64_t)value_of(match, &ends->read[i]));
  return key | 1;
}


static bool same_read(const Read *a, const Read *b) {
  return a->kind == b->kind && a->players == b->players &&
         a->piles == b->piles && a->kinds == b->kinds;
}


/* Rounds are told apart by one read more.  What is remembered was not. */
static void add_read(Ends *ends, const Read *read) {
  memset(ends->end, 0, sizeof ends->end);
  ends->read[ends->reads++] = *read;
  ends->changed = true;
}


bool tnl_ends_read(const Match *match, const Read *read) {
  Ends *ends = match->known;
  if (!ends || ends->key == 0)
    return true;
  if (read->kind == READ_RUN && match->table.order != ends->order)
    return false;
  for (uint32_t i = 0; i < ends->reads; i++)
    if (same_read(&ends->read[i], read))
      return true;
  if (ends->reads == READS)
    return false;
  add_read(ends, read);
  return true;
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
  ends->key = tnl_ends_key(ends, match);
  ends->changed = false;
  ends->looks = match->deep_looks;
  ends->order = match->table.order;
  ends->points = match->points;
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
  if (ends->off || ends->changed || !points)
    return;
  End *end = &ends->end[key >> 32 & (ENDS - 1)];
  end->key = key;
  end->calls = match->calls;
  memcpy(end->points, points, sizeof end->points);
}
