/* Texts put together in a buffer that is large enough. */
#ifndef tn_lua_writing_h
#define tn_lua_writing_h

#include <stdint.h>
#include <string.h>

#include <lua.h>

/* Bytes that a blank and a number take at most. */
#define COUNTED 24


/* Writes a number before `end`, in digits.  Answers where it begins. */
static inline char *write_number(char *end, lua_Integer n) {
  uint64_t left = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
  do
    *--end = (char)('0' + left % 10);
  while (left /= 10);
  if (n < 0)
    *--end = '-';
  return end;
}


/* Writes some text; answers where it ends. */
static inline char *write_text(char *to, const char *text, size_t size) {
  memcpy(to, text, size);
  return to + size;
}


/* Writes a name, a blank, and what has been counted. */
static inline char *write_counted(char *to, const char *name, size_t size,
                                  lua_Integer n) {
  char digits[COUNTED], *end = digits + sizeof digits;
  const char *from = write_number(end, n);
  to = write_text(to, name, size);
  *to++ = ' ';
  return write_text(to, from, (size_t)(end - from));
}

#endif
