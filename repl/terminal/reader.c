/* Reading a line at a terminal, by the library that edits lines. */
#include "terminal/line.h"

#include <lauxlib.h>

#include <locale.h>
#include <stdlib.h>
#include <string.h>


char *tnf_line_read(lua_State *L, const char *prompt,
                    const volatile sig_atomic_t *stopped) {
  tnf_line_begin(L, stopped);
  char *line = tnf_line_edit(prompt);
  tnf_line_end();
  return line;
}


int tnf_line_add(lua_State *L) {
  const char *text = luaL_checkstring(L, 1);
  tnf_line_speak_utf8();
  while (*text) {
    size_t n = strcspn(text, "\n");
    char *line = strndup(text, n);
    if (line && n)
      tnf_line_remember(line);
    free(line);
    text += n + (text[n] == '\n');
  }
  setlocale(LC_CTYPE, "C");
  return 0;
}


int tnf_line_editor(lua_State *L) {
  lua_pushstring(L, tnf_line_library);
  return 1;
}
