/* Counts, with a text that says how they were reached. */
#include "words/words.h"
#include "host/writing.h"

#define TIMES ", × "
#define FARTHEST 1000000000 /* the largest count, positive or negative */


/* The number that is argument `arg`, where a count begins. */
static lua_Integer check_number(lua_State *L, int arg) {
  lua_Integer n = luaL_checkinteger(L, arg);
  tnl_argcheck(L, n >= -FARTHEST && n <= FARTHEST, arg, "too_large");
  return n;
}


/* The names from argument `first` on, at most `top`: checks them, and answers
** how many bytes the text of their count takes at most. */
static size_t check_names(lua_State *L, int first, int top) {
  size_t size, all = 0;
  for (int name = first; name <= top || name == first; name++)
    if (name == first || lua_toboolean(L, name)) {
      luaL_checklstring(L, name, &size);
      all += size + COUNTED + 2;
    }
  return all;
}


/* Counts on from `n` by one for each of these names but the first. */
static char *write_count(lua_State *L, char *to, int first, int top,
                         lua_Integer *n) {
  size_t size;
  const char *name = lua_tolstring(L, first, &size);
  to = write_counted(to, name, size, *n);
  for (int arg = first + 1; arg <= top; arg++)
    if (lua_toboolean(L, arg)) {
      name = lua_tolstring(L, arg, &size);
      to = write_counted(write_text(to, ", ", 2), name, size, ++*n);
    }
  return to;
}


/* Writes a factor, whose name is argument `arg`, and a product. */
static char *write_product(lua_State *L, char *to, int arg, lua_Integer factor,
                           lua_Integer product) {
  size_t size;
  const char *name = lua_tolstring(L, arg, &size);
  to = write_text(to, TIMES, sizeof TIMES - 1);
  to = write_counted(to, name, size, factor);
  return write_counted(to, " =", 2, product);
}


/* Ends the text, and puts a number before it. */
static int told(lua_State *L, luaL_Buffer *text, const char *begins,
                const char *ends, lua_Integer n) {
  luaL_pushresultsize(text, (size_t)(ends - begins));
  lua_pushinteger(L, n);
  lua_insert(L, -2);
  return 2;
}


/*** count_on(n, name, more…) -> number, text
Counts on from a number by one for each name, and says so.  False and nil are
left out.
@param n the number where the count begins
@param name the name of that number
@return the last number, and the text of the count
@example local n, says = count_on(2, "with", "game", false, "open")
-- 4, "with 2, game 3, open 4"
@group scoring */
static int count_on(lua_State *L) {
  int top = lua_gettop(L);
  luaL_Buffer text;
  lua_Integer n = check_number(L, 1);
  char *to = luaL_buffinitsize(L, &text, check_names(L, 2, top));
  char *end = write_count(L, to, 2, top, &n);
  return told(L, &text, to, end, n);
}


/*** count_times(factor, name, n, says) -> number, text
Multiplies a count, and says so.
@param factor the number to multiply by
@param name the name of the factor
@param n a number, as `count_on` gives it
@param says its text, as `count_on` gives it
@return the product, and its text
@example local n, says = count_on(1, "with", "game")
local value, text = count_times(12, "clubs", n, says)
-- 24, "with 1, game 2, × clubs 12 = 24"
@group scoring */
static int count_times(lua_State *L) {
  lua_Integer factor = check_number(L, 1);
  lua_Integer product = factor * check_number(L, 3);
  size_t size, says_size;
  luaL_Buffer text;
  luaL_checklstring(L, 2, &size);
  const char *says = luaL_checklstring(L, 4, &says_size);
  char *to = luaL_buffinitsize(L, &text,
                               says_size + size + sizeof TIMES + 2 * COUNTED);
  char *end = write_text(to, says, says_size);
  end = write_product(L, end, 2, factor, product);
  return told(L, &text, to, end, product);
}


static const luaL_Reg globals[] = {
    {"count_on", count_on},
    {"count_times", count_times},
    {NULL, NULL},
};


void tnl_open_count_on(lua_State *L) {
  tnl_addfunctions(L, "globals", globals);
}
