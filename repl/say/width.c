/* How many columns a text takes: see width.h. */
#include "say/width.h"

#include <lauxlib.h>
#include <utf8proc.h>


/* Terminals give a column to a vowel sign that stands beside its letter. */
static int columns_of(utf8proc_int32_t c) {
  return utf8proc_category(c) == UTF8PROC_CATEGORY_MC ? 1
                                                      : utf8proc_charwidth(c);
}


static int width(lua_State *L) {
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  const utf8proc_uint8_t *at = (const utf8proc_uint8_t *)text;
  utf8proc_ssize_t left = (utf8proc_ssize_t)size;
  lua_Integer columns = 0;
  while (left > 0) {
    utf8proc_int32_t c;
    utf8proc_ssize_t n = utf8proc_iterate(at, left, &c);
    columns += n > 0 ? columns_of(c) : 1;
    at += n > 0 ? n : 1;
    left -= n > 0 ? n : 1;
  }
  lua_pushinteger(L, columns);
  return 1;
}


int luaopen_tenace_width(lua_State *L) {
  lua_pushcfunction(L, width);
  return 1;
}
