/* Words that count sets of cards by the game's fact `patterns`. */
#include "words/sets.h"

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
static void add_line(lua_State *L, const tn_Card *cards, int n, void *data) {
  Pattern *pattern = data;
  size_t size;
  if (pattern->kind == SAME && n != pattern->n)
    return;
  if (pattern->lines == MOST_LINES)
    tnl_raise(L, "patterns: more than %d lines: give fewer cards", MOST_LINES);
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


/* Finds the sets of a pattern among the cards. */
static void find(lua_State *L, const tn_Order *order, Pattern *pattern,
                 const tn_Card *cards, int n) {
  switch (pattern->kind) {
    case A_SUM:
      tnl_find_sums(L, cards, n, tnl_present_points(L, 1), pattern->n, TN_CARDS,
                    add_line, pattern);
      break;
    case SAME:
      tnl_find_same(L, order, cards, n, pattern->n, add_line, pattern);
      break;
    case A_RUN:
      tnl_find_runs(L, order, cards, n, pattern->n, false, add_line, pattern);
      break;
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
    case SAME: last = last_same(pattern->deck, cards, n); break;
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
    tnl_raise(L, "%s: the fact 'patterns' has no list '%s'", word, name);
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


/*** self:patterns(name, cards) -> list
Counts the sets of cards that the game's fact `patterns` names.
@param name which patterns, as the fact calls them
@param cards text, a list of texts, cards or a pile
@return lines of the score: { points, "reason" }, for self:score_lines
@error the fact has no patterns of that name
@example patterns = { show = {
  { "fifteen", sum = 15, points = 2 }, { "pair", same = 2, points = 2 },
  { "run", run = 3, each = 1 },
} }
@group sets */
static int word_patterns(lua_State *L) { return count(L, "patterns", find); }


/*** self:last_patterns(name, cards) -> list
Counts the patterns that the last of some cards completes.  A pair or a run
consists of the last cards, in any order, and the longest one counts; a sum is
that of all the cards.
@param name which patterns, as the fact `patterns` calls them
@param cards text, or a list of texts, in the order in which they were played
@return lines of the score: { points, "reason" }, for self:score_lines
@error the fact has no patterns of that name
@group sets */
static int word_last_patterns(lua_State *L) {
  return count(L, "last_patterns", find_last);
}


static const luaL_Reg words[] = {
    {"last_patterns", word_last_patterns},
    {"patterns", word_patterns},
    {NULL, NULL},
};


void tnl_open_patterns(lua_State *L) { tnl_addfunctions(L, "words", words); }
