/* The typed line in colours: see paint.h. */
#include "terminal/paint.h"
#include "terminal/letters.h"
#include "terminal/line.h"

#include <stdlib.h>
#include <string.h>

/* A longer line keeps its one colour, so that each key is answered at once. */
enum { LONGEST = 2000 };


/* The length of a terminal's code for a colour at the beginning of a text, or
** 0. */
static size_t code_length(const char *text) {
  if (text[0] != '\033' || text[1] != '[')
    return 0;
  size_t n = 2 + strspn(text + 2, "0123456789;");
  return text[n] == 'm' ? n + 1 : 0;
}


/* Is the coloured text this text and nothing more? */
static int is_same(const char *colored, const char *text) {
  while (*colored) {
    size_t n = code_length(colored);
    if (n)
      colored += n;
    else if (*colored++ != *text++)
      return 0;
  }
  return *text == '\0';
}


/* How many columns a text takes; -1 if that is not certain. */
static int width_of(const char *text, size_t n) {
  char *part = strndup(text, n);
  wchar_t *letters = part ? tnf_letters_of_text(part) : NULL;
  int width = letters ? 0 : -1;
  for (const wchar_t *at = letters; at && *at && width >= 0; at++)
    width = tnf_letters_width(at, 1) == 1 ? width + 1 : -1;
  free(letters);
  free(part);
  return width;
}


/* Has the text a character that moves the cursor? */
static int has_control(const char *text) {
  for (; *text; text++)
    if ((unsigned char)*text < ' ' || *text == '\177')
      return 1;
  return 0;
}


/* Writes from the place where the line begins; then the cursor goes back. */
static void write_over(FILE *to, const char *colored, int prompt_width, int up,
                       int columns) {
  fputs("\0337\r", to);
  if (up > 0)
    fprintf(to, "\033[%dA", up);
  if (prompt_width % columns > 0)
    fprintf(to, "\033[%dC", prompt_width % columns);
  fprintf(to, "%s\033[0m\0338", colored);
}


void tnf_paint_line(FILE *to, const char *text, size_t before, int prompt_width,
                    int columns) {
  size_t n = strlen(text);
  if (n == 0 || n > LONGEST || has_control(text) || width_of(text, n) < 0)
    return;
  char *colored = tnf_line_colored(text);
  if (colored && is_same(colored, text)) {
    int at = prompt_width + width_of(text, before);
    int up = at / columns - prompt_width / columns;
    write_over(to, colored, prompt_width, up, columns);
  }
  free(colored);
}
