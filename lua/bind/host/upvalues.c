/*
** What a function does to its upvalues: the locals around it that it uses.  Lua
** says the name and the value of an upvalue, but not whether the function sets
** it.  So this file reads the function's compiled form, as lua_dump writes it:
** the instructions of the function and of those inside it.
**
** That form is Lua 5.4's.  Every read is checked against the end, so another
** form is recognised and never believed; lasting.lua says what follows then.
*/
#include "host/bindings.h"

#include <string.h>

#define UPVALUES 255    /* of one function, at most */
#define INNER (-1)      /* a local, no upvalue of the outermost function */
#define ABSOLUTE (-128) /* the line number is elsewhere, in full */

/* The instructions that matter here, by the numbers of Lua 5.4. */
enum { GET_UPVALUE = 9, SET_UPVALUE = 10, SET_IN_UPVALUE = 15 };

/* The bytes that are left. */
typedef struct Bytes {
  const unsigned char *at, *end;
  bool bad; /* there were too few, or something unknown */
} Bytes;

/* What is searched for.  The results go into the list on top of the stack. */
typedef struct Search {
  lua_State *L;
  bool any;      /* any use of upvalue 0 but reading it by a name */
  lua_Integer n; /* items found */
} Search;

/* One function in the dump. */
typedef struct Code {
  lua_Integer line; /* where it is defined */
  size_t n;         /* instructions */
  const unsigned char *instructions;
  const signed char *lines; /* steps from one instruction's line to the next */
  Bytes in_full;            /* the line numbers that are in full */
  int outer[UPVALUES]; /* each upvalue's number in the outermost function */
} Code;


/* Takes `n` bytes.  NULL if there are fewer. */
static const unsigned char *take(Bytes *bytes, size_t n) {
  const unsigned char *taken = bytes->at;
  if (bytes->bad || (size_t)(bytes->end - bytes->at) < n) {
    bytes->bad = true;
    return NULL;
  }
  bytes->at += n;
  return taken;
}


static int take_byte(Bytes *bytes) {
  const unsigned char *byte = take(bytes, 1);
  return byte ? *byte : 0;
}


/* Takes a number: seven bits a byte, the highest first; the last byte is
** marked. */
static size_t take_number(Bytes *bytes) {
  size_t n = 0;
  int byte;
  do {
    byte = take_byte(bytes);
    n = n << 7 | (size_t)(byte & 0x7F);
  } while (!bytes->bad && !(byte & 0x80));
  return n;
}


/* Skips a text: its size plus one, or 0 for none, and its bytes. */
static void skip_text(Bytes *bytes) {
  size_t size = take_number(bytes);
  if (size > 0)
    take(bytes, size - 1);
}


static void skip_constants(Bytes *bytes) {
  for (size_t n = take_number(bytes); n > 0 && !bytes->bad; n--)
    switch (take_byte(bytes)) {
      case 0x00:
      case 0x01:
      case 0x11: break; /* nil, false, true */
      case 0x03: take(bytes, sizeof(lua_Integer)); break;
      case 0x13: take(bytes, sizeof(lua_Number)); break;
      case 0x04:
      case 0x14: skip_text(bytes); break;
      default: bytes->bad = true;
    }
}


/* Takes a function's upvalues: which upvalue of the outermost function each one
** is.  `above` is the function around it, or NULL. */
static void take_upvalues(Bytes *bytes, Code *code, const Code *above) {
  size_t n = take_number(bytes);
  bytes->bad = bytes->bad || n > UPVALUES;
  for (size_t i = 0; i < n && !bytes->bad; i++) {
    int local = take_byte(bytes), number = take_byte(bytes);
    take_byte(bytes);
    bytes->bad = bytes->bad || number >= UPVALUES;
    if (!above)
      code->outer[i] = (int)i;
    else
      code->outer[i] = local || bytes->bad ? INNER : above->outer[number];
  }
}


/* Takes the line numbers of the instructions, and skips the names. */
static void take_lines(Bytes *bytes, Code *code) {
  size_t n = take_number(bytes);
  bytes->bad = bytes->bad || n != code->n;
  code->lines = (const signed char *)take(bytes, n);
  size_t whole = take_number(bytes);
  code->in_full = *bytes;
  for (size_t i = 0; i < whole * 2 && !bytes->bad; i++)
    take_number(bytes);
  for (size_t i = take_number(bytes); i > 0 && !bytes->bad; i--) {
    skip_text(bytes);
    take_number(bytes);
    take_number(bytes);
  }
  for (size_t i = take_number(bytes); i > 0 && !bytes->bad; i--)
    skip_text(bytes);
}


/* The line of an instruction, from the line of the one before it. */
static lua_Integer line_of(Code *code, size_t at, lua_Integer before) {
  if (code->lines[at] != ABSOLUTE)
    return before + code->lines[at];
  take_number(&code->in_full); /* the instruction's number */
  return (lua_Integer)take_number(&code->in_full);
}


/* The number of the upvalue that an instruction uses as searched for, or
** INNER. */
static int upvalue_in(const Search *search, const Code *code,
                      uint32_t instruction) {
  int what = instruction & 0x7F;
  int first = instruction >> 7 & 0xFF, second = instruction >> 16 & 0xFF;
  bool used = search->any && (what == GET_UPVALUE || what == SET_IN_UPVALUE);
  if ((what != SET_UPVALUE && !used) || first >= UPVALUES || second >= UPVALUES)
    return INNER;
  int outer = code->outer[what == SET_IN_UPVALUE ? first : second];
  return search->any && outer != 0 ? INNER : outer;
}


static void add(Search *search, lua_Integer n) {
  lua_pushinteger(search->L, n);
  lua_rawseti(search->L, -2, ++search->n);
}


static void search_code(Search *search, Code *code) {
  lua_Integer line = code->line;
  for (size_t i = 0; i < code->n; i++) {
    uint32_t instruction;
    memcpy(&instruction, code->instructions + i * sizeof instruction,
           sizeof instruction);
    line = line_of(code, i, line);
    int upvalue = upvalue_in(search, code, instruction);
    if (upvalue == INNER)
      continue;
    add(search, upvalue + 1);
    add(search, line);
  }
}


/* Takes a function, and those inside it. */
static void take_function(Bytes *bytes, Search *search, const Code *above) {
  Code code;
  skip_text(bytes);
  code.line = (lua_Integer)take_number(bytes);
  take_number(bytes);
  take(bytes, 3);
  code.n = take_number(bytes);
  bytes->bad = bytes->bad || code.n > (size_t)(bytes->end - bytes->at) / 4;
  code.instructions = take(bytes, code.n * 4);
  skip_constants(bytes);
  for (int i = 0; i < UPVALUES; i++)
    code.outer[i] = INNER;
  take_upvalues(bytes, &code, above);
  for (size_t n = take_number(bytes); n > 0 && !bytes->bad; n--)
    take_function(bytes, search, &code);
  take_lines(bytes, &code);
  if (!bytes->bad)
    search_code(search, &code);
}


/* Takes the head.  Bad unless this very Lua 5.4 wrote it. */
static void take_head(Bytes *bytes) {
  static const unsigned char head[] = "\x1BLua\x54\0\x19\x93\r\n\x1A\n";
  const lua_Integer integer = 0x5678;
  lua_Number number = 0;
  const unsigned char *given = take(bytes, sizeof head - 1);
  bytes->bad = bytes->bad || memcmp(given, head, sizeof head - 1) != 0 ||
               take_byte(bytes) != sizeof(uint32_t) ||
               take_byte(bytes) != sizeof integer ||
               take_byte(bytes) != sizeof number;
  given = take(bytes, sizeof integer);
  bytes->bad = bytes->bad || memcmp(given, &integer, sizeof integer) != 0;
  given = take(bytes, sizeof number);
  if (given)
    memcpy(&number, given, sizeof number);
  bytes->bad = bytes->bad || number != 370.5;
  take_byte(bytes); /* the number of upvalues */
}


/* The dump of a function, while it is written. */
typedef struct Dump {
  luaL_Buffer buffer;
  bool begun;
} Dump;


/* Adds to the dump.  The buffer may need a place on the stack, so it begins
** only when lua_dump has taken the function from there. */
static int write_part(lua_State *L, const void *part, size_t size, void *to) {
  Dump *dump = to;
  if (!dump->begun)
    luaL_buffinit(L, &dump->buffer);
  dump->begun = true;
  luaL_addlstring(&dump->buffer, part, size);
  return 0;
}


/* Pushes a list of what is found in the function at index 1: the number of an
** upvalue, a line, and so on.  False: its form is unknown. */
static bool push_found(lua_State *L, bool any) {
  Dump dump = {.begun = false};
  size_t size;
  luaL_checktype(L, 1, LUA_TFUNCTION);
  luaL_argcheck(L, !lua_iscfunction(L, 1), 1, "a function of Lua expected");
  lua_settop(L, 1);
  lua_dump(L, write_part, &dump, 0);
  luaL_pushresult(&dump.buffer);
  const char *written = lua_tolstring(L, -1, &size);
  Bytes bytes = {(const unsigned char *)written,
                 (const unsigned char *)written + size, false};
  Search search = {.L = L, .any = any};
  lua_newtable(L);
  take_head(&bytes);
  take_function(&bytes, &search, NULL);
  return !bytes.bad && bytes.at == bytes.end;
}


/*
** core.upvalues_set(f) -> list; nil if this Lua compiles in an unknown way
** Which of its upvalues the function sets, or one inside it does: an upvalue's
** number, the line, the next one's number, and so on.
*/
static int upvalues_set(lua_State *L) { return push_found(L, false); }


/*
** core.only_reads(f) -> does it nothing to its first upvalue, a table, but read
** by names from it?
*/
static int only_reads(lua_State *L) {
  bool known = push_found(L, true);
  lua_pushboolean(L, known && lua_rawlen(L, -1) == 0);
  return 1;
}


static const luaL_Reg functions[] = {
    {"only_reads", only_reads},
    {"upvalues_set", upvalues_set},
    {NULL, NULL},
};


void tnl_open_upvalues(lua_State *L) { luaL_setfuncs(L, functions, 0); }
