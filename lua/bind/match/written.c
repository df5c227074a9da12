/* Decisions as a record has them, read from its text. */
#include "match/match.h"

#include <ctype.h>
#include <string.h>

/* A line that the program has written: `3= 10S       ~21e1`. */
typedef struct Written {
  const char *text; /* where it begins, */
  const char *ends; /* and where its line ends */
  const char *move;
  size_t size; /* of the move */
  lua_Integer seat;
  char mark;
  uint32_t check;
} Written;

/* Of core.decisions_written. */
enum { TEXT = 1, AT, SUM, LINE, MOST, LISTS, MOVES, SEATS, MARKS, LINES };

enum { CHECK = 5, SEAT_DIGITS = 6 }; /* bytes of a check: `~21e1` */


/* The seat and the mark; false if they are not there. */
static bool read_seat(Written *line) {
  const char *at = line->text;
  while (at < line->ends && at - line->text < SEAT_DIGITS &&
         isdigit((unsigned char)*at))
    line->seat = line->seat * 10 + (*at++ - '0');
  if (at == line->text || line->ends - at < 3 || at[1] != ' ')
    return false;
  line->mark = *at;
  line->move = at + 2;
  return *at == ':' || *at == '=';
}


/* The check at the end of the line; false if there is none. */
static bool read_check(Written *line) {
  const char *at = line->ends - CHECK;
  if (at <= line->move || *at != '~')
    return false;
  while (++at < line->ends) {
    int digit = tolower((unsigned char)*at);
    if (!isxdigit(digit))
      return false;
    line->check = line->check << 4 |
                  (uint32_t)(digit <= '9' ? digit - '0' : digit - 'a' + 10);
  }
  return true;
}


/* The decision at the beginning of a text; false if none is there. */
static bool read_written(Written *line, const char *text, size_t size) {
  const char *ends = memchr(text, '\n', size);
  *line = (Written){.text = text, .ends = ends ? ends : text + size};
  if (!read_seat(line) || !read_check(line))
    return false;
  const char *end = line->ends - CHECK;
  while (end > line->move && end[-1] == ' ')
    end--;
  line->size = (size_t)(end - line->move);
  return line->size > 0 && !isspace((unsigned char)*line->move);
}


/* The sum of all before a line, and of the line without what is behind its
** move. */
static uint32_t sum_with(uint32_t sum, const Written *line) {
  for (const char *at = line->text; at < line->move + line->size; at++)
    sum = (sum ^ (unsigned char)*at) * 16777619u;
  return (sum ^ '\n') * 16777619u;
}


/* Adds a decision to the lists. */
static void add(lua_State *L, const Written *line, lua_Integer n,
                lua_Integer number) {
  lua_pushlstring(L, line->move, line->size);
  lua_rawseti(L, MOVES, n);
  lua_pushinteger(L, line->seat);
  lua_rawseti(L, SEATS, n);
  lua_pushlstring(L, &line->mark, 1);
  lua_rawseti(L, MARKS, n);
  lua_pushinteger(L, number);
  lua_rawseti(L, LINES, n);
}


/*
** core.decisions_written(text, at, sum, line, most, { moves, seats, marks,
** lines }) -> at, sum, line
** Reads the lines from byte `at` on that are decisions as the program writes
** them, adds them to the lists, up to `most`, and answers where the next line
** begins that is another, or whose check is wrong.
** The sum is that of record.check; `line` is the number of the line at `at`.
*/
static int decisions_written(lua_State *L) {
  size_t size;
  const char *text = luaL_checklstring(L, TEXT, &size);
  size_t at = (size_t)luaL_checkinteger(L, AT) - 1;
  uint32_t sum = (uint32_t)luaL_checkinteger(L, SUM);
  lua_Integer number = luaL_checkinteger(L, LINE);
  lua_Integer most = luaL_checkinteger(L, MOST);
  luaL_argcheck(L, at <= size, AT, "not in the text");
  luaL_checktype(L, LISTS, LUA_TTABLE);
  lua_settop(L, LISTS);
  for (int i = MOVES; i <= LINES; i++)
    if (lua_geti(L, LISTS, i - LISTS) != LUA_TTABLE)
      return luaL_argerror(L, LISTS, "lists expected");
  Written line;
  lua_Integer n = (lua_Integer)lua_rawlen(L, MOVES);
  while (n < most && at < size && read_written(&line, text + at, size - at)) {
    uint32_t with = sum_with(sum, &line);
    if (((with ^ with >> 16) & 0xFFFF) != line.check)
      break;
    add(L, &line, ++n, number++);
    sum = with;
    at = (size_t)(line.ends - text);
    at += at < size;
  }
  lua_pushinteger(L, (lua_Integer)at + 1);
  lua_pushinteger(L, sum);
  lua_pushinteger(L, number);
  return 3;
}


/* Does a line say nothing: is it blank, or a comment? */
static bool is_mute(const char *line, const char *ends) {
  while (line < ends && isspace((unsigned char)*line))
    line++;
  return line == ends || *line == '#';
}


/*
** core.mute_lines(text, at, line, last) -> at, line, last
** Passes over the lines from byte `at` on that are blank or comments, and
** answers where the next line begins, and its number.  `last` is the number of
** the last line before it that is not empty.
*/
static int mute_lines(lua_State *L) {
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  const char *end = text + size;
  size_t at = (size_t)luaL_checkinteger(L, 2) - 1;
  lua_Integer number = luaL_checkinteger(L, 3);
  lua_Integer last = luaL_checkinteger(L, 4);
  luaL_argcheck(L, at <= size, 2, "not in the text");
  const char *line = text + at;
  while (line < end) {
    const char *ends = memchr(line, '\n', (size_t)(end - line));
    if (!ends)
      ends = end;
    if (!is_mute(line, ends))
      break;
    if (ends > line)
      last = number;
    line = ends < end ? ends + 1 : end;
    number++;
  }
  lua_pushinteger(L, (lua_Integer)(line - text) + 1);
  lua_pushinteger(L, number);
  lua_pushinteger(L, last);
  return 3;
}


static const luaL_Reg functions[] = {
    {"decisions_written", decisions_written},
    {"mute_lines", mute_lines},
    {NULL, NULL},
};


void tnl_open_written(lua_State *L) { luaL_setfuncs(L, functions, 0); }
