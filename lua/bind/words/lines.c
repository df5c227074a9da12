/* Lines of the score: what counts, and why.  And membership in a list. */
#include "words/words.h"
#include "match/sentence.h"

#include <string.h>

#define HELD 8 /* values that are left on the stack before it is cut */


/* The length of a list; anything else is an error.  A list that is read only is
** opened. */
static lua_Integer check_list(lua_State *L, int arg, const char *word) {
  if (!lua_istable(L, arg))
    tnl_raise(L, "%s: words_expected %s", word, luaL_typename(L, arg));
  tnl_open_list(L, arg);
  lua_Integer last = 0;
  for (lua_pushnil(L); lua_next(L, arg); lua_pop(L, 1)) {
    lua_Integer n = lua_isinteger(L, -2) ? lua_tointeger(L, -2) : 0;
    if (n < 1 || n > TN_CARDS)
      tnl_raise(L, "%s: line %s", word, tnl_shown(L, -2, NULL));
    last = n > last ? n : last;
  }
  return last;
}


/* Does the n-th line of the list count anything?  If so, pushes the line, its
** points and its reason; otherwise nothing. */
static bool push_line(lua_State *L, int list, lua_Integer n, const char *word) {
  lua_geti(L, list, n);
  int line = lua_gettop(L);
  bool given = lua_istable(L, line);
  if (given) {
    lua_geti(L, line, 1);
    lua_geti(L, line, 2);
    if (lua_istable(L, line + 2))
      tnl_fill_says(L, line + 2, list);
  }
  if (given ? lua_toboolean(L, line + 1) : lua_toboolean(L, line)) {
    if (!given || !lua_isinteger(L, line + 1) ||
        lua_type(L, line + 2) != LUA_TSTRING)
      tnl_raise(L, "%s: line %I", word, (LUAI_UACINT)n);
    if (lua_tointeger(L, line + 1) != 0)
      return true;
  }
  lua_settop(L, line - 1);
  return false;
}


/*** lines { { points, reason }, … } -> list
Lines of the score: what counts, and why.  Lines that are false are left out,
and so are those whose points are false, nil or 0.
@return the lines that count, for self:score and count_lines
@error a line is not { points, "reason" } with a whole number of points
@example local sheet = lines {
  { 10 * side.tricks, "tricks" },
  { player.hand:has("QS") and 13, "the queen" },
}
self:score(side, sheet)
@group scoring */
static int lines(lua_State *L) {
  lua_Integer last = check_list(L, 1, "lines"), kept = 0;
  lua_settop(L, 1);
  lua_createtable(L, (int)last, 0);
  for (lua_Integer n = 1; n <= last; n++)
    if (push_line(L, 1, n, "lines")) {
      lua_settop(L, 3);
      lua_rawseti(L, 2, ++kept);
    }
  return 1;
}


/* The sum of 100,000 lines is then a number. */
static void check_points(lua_State *L, lua_Integer points, int arg) {
  tnl_argcheck(L, points > -TNL_POINTS && points < TNL_POINTS, arg,
               "million_points");
}


/*** count_lines(list) -> number, text
Adds up lines of the score, as `lines` gives them, with a text of the sum.
@param list lines: { points, "reason" }
@return the sum, and its text
@error a line is not { points, "reason" } with a whole number of points, less
than a million
@example local sum, says = count_lines { { 13, "queen" }, { -2, "hearts" } }
-- 11, "queen 13, hearts -2"
@group scoring */
static int count_lines(lua_State *L) {
  lua_Integer last = check_list(L, 1, "count_lines"), sum = 0;
  lua_settop(L, 1);
  lua_pushliteral(L, "");
  for (lua_Integer n = 1; n <= last; n++)
    if (push_line(L, 1, n, "count_lines")) {
      lua_Integer points = lua_tointeger(L, 4);
      check_points(L, points, 1);
      sum += points;
      const char *between = *lua_tostring(L, 2) ? ", " : "";
      lua_pushfstring(L, "%s%s%s %I", lua_tostring(L, 2), between,
                      lua_tostring(L, 5), (LUAI_UACINT)points);
      lua_replace(L, 2);
      lua_settop(L, 2);
    }
  lua_pushinteger(L, sum);
  lua_insert(L, 2);
  return 2;
}


int tnl_score_lines(lua_State *L, Match *match, uint8_t side) {
  lua_settop(L, 3);
  lua_Integer last = check_list(L, 3, "score");
  for (lua_Integer n = 1; n <= last; n++)
    if (push_line(L, 3, n, "score")) {
      lua_Integer points = lua_tointeger(L, 5);
      check_points(L, points, 3);
      if (!tn_table_score(&match->table, side, (int32_t)points,
                          lua_tostring(L, 6)))
        return tnl_raise_need(L, match, TN_NO_MEMORY);
      lua_settop(L, 3);
    }
  return 0;
}


/* Is the text one of the words of another? */
static bool is_word(const char *words, const char *text, size_t size) {
  for (;;) {
    while (*words == ' ')
      words++;
    const char *end = words;
    while (*end != ' ' && *end != '\0')
      end++;
    if (end == words)
      return false;
    if ((size_t)(end - words) == size && memcmp(words, text, size) == 0)
      return true;
    words = end;
  }
}


/* Is the value at index 1, perhaps a text, the same as that on top? */
static bool is_same(lua_State *L, int type, const char *text, size_t size) {
  size_t other_size;
  if (!text || type != LUA_TSTRING)
    return lua_compare(L, 1, -1, LUA_OPEQ);
  const char *other = lua_tolstring(L, -1, &other_size);
  return size == other_size && memcmp(text, other, size) == 0;
}


/* Is the value at index 1, perhaps a text, one of the list at index 2? */
static bool is_item(lua_State *L, const char *text, size_t size) {
  bool opened = tnl_open_list(L, 2), found = false;
  int top = lua_gettop(L);
  for (int n = 1; !found; n++) {
    int type = opened ? lua_rawgeti(L, 2, n) : lua_geti(L, 2, n);
    if (type == LUA_TNIL)
      return false;
    found = is_same(L, type, text, size);
    if (n % HELD == 0)
      lua_settop(L, top);
  }
  return true;
}


/*** among(x, items) -> flag
Is `x` one of the words of a text, or one of the items of a list?
@param x a text, a number or a player; nil is never among them
@param items a text of words with blanks between; or a list, whose items may
contain blanks
@return true or false
@error there is a third argument
@example local court = among(rank(card), "J Q K")
local ouvert = among("null ouvert", { "null", "null ouvert" })
@group lists */
static int among(lua_State *L) {
  size_t size = 0;
  const char *text =
      lua_type(L, 1) == LUA_TSTRING ? lua_tolstring(L, 1, &size) : NULL;
  int type = lua_type(L, 2);
  bool found = false;
  if (!lua_isnoneornil(L, 3))
    return tnl_raise(L, "among: among_words");
  if (type == LUA_TSTRING) {
    const char *word = lua_isinteger(L, 1) ? luaL_tolstring(L, 1, &size) : text;
    found = word && is_word(lua_tostring(L, 2), word, size);
  } else if (type == LUA_TTABLE)
    found = is_item(L, text, size);
  else
    return tnl_raise(L, "among: words_expected %s", luaL_typename(L, 2));
  lua_pushboolean(L, found);
  return 1;
}


static const luaL_Reg globals[] = {
    {"among", among},
    {"count_lines", count_lines},
    {"lines", lines},
    {NULL, NULL},
};


void tnl_open_lines(lua_State *L) { tnl_addfunctions(L, "globals", globals); }
