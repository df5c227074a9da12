/* Words that count sets of cards by the game's fact `patterns`. */
#include "words/words.h"

#include <string.h>

#define MOST_LINES 1000 /* lines that a word gives */

/* What a pattern is, as the kit has it. */
typedef enum Kind { A_SUM = 1, SAME, A_RUN, SUITED } Kind;

/* A pattern, and the lines of the score that it makes.  Its name is at index
** `name`, and the lines are on top of the stack. */
typedef struct Pattern {
  const tn_Deck *deck;
  Kind kind;
  int n, name;
  lua_Integer lines;
} Pattern;


/* Reads a part of the pattern whose table is at index 6. */
static lua_Integer part_of(lua_State *L, int part) {
  lua_rawgeti(L, 6, part);
  lua_Integer n = lua_tointeger(L, -1);
  lua_pop(L, 1);
  return n;
}


/* Adds the line of a set of cards: { points, "name cards" }. */
static void add_line(lua_State *L, const tn_Card *cards, int n,
                     Pattern *pattern) {
  size_t size;
  if (pattern->lines == MOST_LINES)
    tnl_raise(L, "patterns: many_lines %d", MOST_LINES);
  lua_createtable(L, 2, 0);
  lua_pushinteger(L, part_of(L, 4) + part_of(L, 5) * n);
  lua_rawseti(L, -2, 1);
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  const char *name = lua_tolstring(L, pattern->name, &size);
  luaL_addlstring(&text, name, size);
  for (int i = 0; i < n; i++) {
    luaL_addchar(&text, ' ');
    luaL_addstring(&text, pattern->deck->name[cards[i]]);
  }
  luaL_pushresult(&text);
  lua_rawseti(L, -2, 2);
  lua_rawseti(L, -2, ++pattern->lines);
}


/* Are all cards of one suit? */
static bool one_suit(const tn_Deck *deck, const tn_Card *cards, int n) {
  for (int i = 1; i < n; i++)
    if (deck->suit[cards[i]] != deck->suit[cards[0]])
      return false;
  return true;
}


/* Finds the sets that count the pattern's sum. */
static void find_sums(lua_State *L, Pattern *pattern, const tn_Card *cards,
                      int n) {
  tn_Card set[TN_CARDS];
  tn_Sums sums;
  tn_sums_begin(&sums, cards, n, tnl_present_points(L, 1), pattern->n, TN_CARDS,
                tnl_work(L));
  while (tn_sums_next(&sums))
    add_line(L, set, tn_sums_cards(&sums, set), pattern);
  tnl_check_work(L);
}


/* Is card `a` of a lower rank than `b`, by the order? */
static bool is_lower(const tn_Order *order, tn_Card a, tn_Card b) {
  if (order->height[a] != order->height[b])
    return order->height[a] < order->height[b];
  return order->deck->rank[a] < order->deck->rank[b];
}


/* The first card of the lowest rank that is above the last one found
** (TN_NONE: of all).  TN_NONE: there is none. */
static tn_Card next_rank(const tn_Order *order, const tn_Card *cards, int n,
                         tn_Card last) {
  const uint8_t *rank = order->deck->rank;
  tn_Card best = TN_NONE;
  for (int i = 0; i < n; i++) {
    bool above = last == TN_NONE || (rank[cards[i]] != rank[last] &&
                                     is_lower(order, last, cards[i]));
    if (rank[cards[i]] != TN_NONE && above &&
        (best == TN_NONE || is_lower(order, cards[i], best)))
      best = cards[i];
  }
  return best;
}


/* Finds the ranks of which there are as many cards as the pattern has, low to
** high. */
static void find_same(lua_State *L, const tn_Order *order, Pattern *pattern,
                      const tn_Card *cards, int n) {
  const uint8_t *rank = order->deck->rank;
  tn_Card same[TN_CARDS], last = TN_NONE;
  while ((last = next_rank(order, cards, n, last)) != TN_NONE) {
    int many = 0;
    for (int i = 0; i < n; i++)
      if (rank[cards[i]] == rank[last])
        same[many++] = cards[i];
    if (many == pattern->n)
      add_line(L, same, many, pattern);
  }
}


/* Cards by their place in the order: a row of which runs are made. */
typedef struct Row {
  tn_Kinds at[TN_KINDS];
  tn_Card run[TN_KINDS];
  Pattern *pattern;
} Row;


/* Adds each run that has one card of each place from `at` to `end`. */
static void add_runs(lua_State *L, Row *row, int from, int at, int end) {
  if (at == end) {
    add_line(L, row->run, end - from, row->pattern);
    return;
  }
  for (tn_Kinds left = row->at[at]; left; left &= left - 1) {
    row->run[at - from] = tn_kinds_first(left);
    add_runs(L, row, from, at + 1, end);
  }
}


/* Finds the runs of as many cards as the pattern has, or more, that are part of
** no longer one. */
static void find_runs(lua_State *L, const tn_Order *order, Pattern *pattern,
                      const tn_Card *cards, int n) {
  Row row = {.pattern = pattern};
  int high = 0;
  for (int i = 0; i < n; i++)
    if (order->group[cards[i]] != TN_NO_GROUP) {
      int place = order->place[cards[i]];
      row.at[place] |= tn_kind(cards[i]);
      high = place > high ? place : high;
    }
  for (int at = 0; at <= high; at++) {
    int from = at;
    while (at <= high && row.at[at])
      at++;
    if (at - from >= pattern->n)
      add_runs(L, &row, from, from, at);
  }
}


/* Finds the sets of a pattern among the cards. */
static void find(lua_State *L, const tn_Order *order, Pattern *pattern,
                 const tn_Card *cards, int n) {
  switch (pattern->kind) {
    case A_SUM: find_sums(L, pattern, cards, n); break;
    case SAME: find_same(L, order, pattern, cards, n); break;
    case A_RUN: find_runs(L, order, pattern, cards, n); break;
    case SUITED:
      if (n >= pattern->n && one_suit(pattern->deck, cards, n))
        add_line(L, cards, n, pattern);
      break;
  }
}


/* How many of the last cards are of one rank. */
static int last_same(const tn_Deck *deck, const tn_Card *cards, int n) {
  int same = 1;
  while (same < n &&
         deck->rank[cards[n - 1 - same]] == deck->rank[cards[n - 1]])
    same++;
  return same;
}


/* How many of the last cards are a run, in any order. */
static int last_run(const tn_Order *order, const tn_Card *cards, int n) {
  bool seen[256] = {false};
  int low = 255, high = 0, longest = 0;
  for (int i = 1; i <= n; i++) {
    tn_Card card = cards[n - i];
    int place = order->place[card];
    if (order->group[card] == TN_NO_GROUP || seen[place])
      break;
    seen[place] = true;
    low = place < low ? place : low;
    high = place > high ? place : high;
    if (high - low == i - 1)
      longest = i;
  }
  return longest;
}


/* Finds the set of a pattern that the last card completes. */
static void find_last(lua_State *L, const tn_Order *order, Pattern *pattern,
                      const tn_Card *cards, int n) {
  int32_t sum = 0;
  int last = n;
  if (pattern->kind != A_SUM && n < pattern->n)
    return;
  switch (pattern->kind) {
    case A_SUM:
      for (int i = 0; i < n; i++)
        sum += tnl_present_points(L, 1)[cards[i]];
      last = sum == pattern->n ? n : 0;
      break;
    case SAME:
      last = last_same(pattern->deck, cards, n);
      last = last == pattern->n ? last : 0;
      break;
    case A_RUN: last = last_run(order, cards, n); break;
    case SUITED: last = one_suit(pattern->deck, cards, n) ? n : 0; break;
  }
  if (last > 0 && (pattern->kind == A_SUM || last >= pattern->n))
    add_line(L, cards + n - last, last, pattern);
}


/* Pushes the patterns of the name at index 2. */
static void push_patterns(lua_State *L, const char *word) {
  const char *name = luaL_checkstring(L, 2);
  pushvalue(L, 1, MATCH_VARIANT);
  if (lua_getfield(L, -1, "patterns") != LUA_TTABLE ||
      lua_getfield(L, -1, name) != LUA_TTABLE)
    tnl_raise(L, "%s: no_patterns %s", word, name);
}


/* Counts each pattern with one of the two functions above.  The lines are at
** index 4, the patterns at 5. */
static int count(lua_State *L, const char *word,
                 void (*search)(lua_State *, const tn_Order *, Pattern *,
                                const tn_Card *, int)) {
  const Match *match = tnl_checkmatch(L, 1);
  tn_Card cards[TN_CARDS];
  Pattern pattern = {.deck = match->table.deck, .name = 7};
  int n = tnl_checklist(L, pattern.deck, 3, cards);
  lua_settop(L, 3);
  lua_newtable(L);
  push_patterns(L, word);
  lua_replace(L, 5);
  lua_settop(L, 5);
  const tn_Order *order = tnl_present_order(L, 1);
  for (int i = 1; n > 0 && lua_rawgeti(L, 5, i) == LUA_TTABLE; i++) {
    pattern.kind = (Kind)part_of(L, 2);
    pattern.n = (int)part_of(L, 3);
    lua_rawgeti(L, 6, 1);
    lua_pushvalue(L, 4);
    search(L, order, &pattern, cards, n);
    lua_settop(L, 5);
  }
  lua_settop(L, 4);
  return 1;
}


/*** self:patterns(name, cards [, last]) -> list
Counts the sets of cards that the game's fact `patterns` names.
@param name which patterns, as the fact calls them
@param cards text, a list of texts, cards or a pile; with `last` in the order in
which they were played
@param last true: only what the last card completes.  A pair or a run consists
of the last cards, in any order, and the longest one counts; a sum is that of
all the cards
@return lines of the score: { points, "reason" }, for self:score
@error the fact has no patterns of that name
@example patterns = { show = {
  { "fifteen", sum = 15, points = 2 }, { "pair", same = 2, points = 2 },
  { "run", run = 3, each = 1 },
} }
@group sets */
static int word_patterns(lua_State *L) {
  return count(L, "patterns", lua_toboolean(L, 4) ? find_last : find);
}


static const luaL_Reg words[] = {
    {"patterns", word_patterns},
    {NULL, NULL},
};


void tnl_open_patterns(lua_State *L) { tnl_addfunctions(L, "words", words); }
