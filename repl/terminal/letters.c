/* Letters of one character each: see letters.h. */
#define _XOPEN_SOURCE 700 /* NOLINT: this is how wcwidth is asked for */
#include "terminal/letters.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* The codes are the private characters of plane 15. */
enum { FIRST = 0xF0000, CODES = 0xFFFE };

/* What a code means: a letter, which may be a code itself, and a mark on it. */
typedef struct Joined {
  wchar_t letter, mark;
} Joined;

static Joined *joined;
static int codes;


int tnf_letters_is_mark(wchar_t c) { return c > 0x7F && wcwidth(c) == 0; }


int tnf_letters_is_plain(wchar_t c) { return c < FIRST || c >= FIRST + CODES; }


wchar_t tnf_letters_join(wchar_t letter, wchar_t mark) {
  for (int i = 0; i < codes; i++)
    if (joined[i].letter == letter && joined[i].mark == mark)
      return FIRST + i;
  if (codes == CODES)
    return 0;
  if ((codes & (codes - 1)) == 0) {
    size_t room = codes ? 2 * (size_t)codes : 1;
    Joined *more = realloc(joined, room * sizeof *more);
    if (!more)
      return 0;
    joined = more;
  }
  joined[codes] = (Joined){letter, mark};
  return FIRST + codes++;
}


/* Adds a character to the letters.  A mark joins the letter before it. */
static wchar_t *put_character(const wchar_t *from, wchar_t *to, wchar_t c) {
  wchar_t whole = 0;
  if (to > from && tnf_letters_is_mark(c))
    whole = tnf_letters_join(to[-1], c);
  if (whole)
    to[-1] = whole;
  else if (tnf_letters_is_plain(c))
    *to++ = c;
  return to;
}


/* Bytes that are no UTF-8 are left out. */
wchar_t *tnf_letters_of_text(const char *text) {
  size_t left = strlen(text);
  wchar_t *letters = calloc(left + 1, sizeof *letters);
  wchar_t *to = letters;
  mbstate_t state = {0};
  while (letters && left) {
    wchar_t c = 0;
    size_t n = mbrtowc(&c, text, left, &state);
    if (n > left) {
      memset(&state, 0, sizeof state);
      n = 1;
    } else {
      to = put_character(letters, to, c);
    }
    text += n;
    left -= n;
  }
  return letters;
}


/* Writes the characters of a letter.  Answers their size.  With NULL it only
** counts. */
static size_t spell(wchar_t letter, char *to) {
  char room[MB_LEN_MAX];
  mbstate_t state = {0};
  size_t before = 0;
  wchar_t last = letter;
  if (letter >= FIRST && letter < FIRST + codes) {
    before = spell(joined[letter - FIRST].letter, to);
    last = joined[letter - FIRST].mark;
  }
  size_t n = wcrtomb(to ? to + before : room, last, &state);
  return before + (n == (size_t)-1 ? 0 : n);
}


char *tnf_letters_to_text(const wchar_t *letters, size_t n) {
  size_t size = 1;
  for (size_t i = 0; i < n; i++)
    size += spell(letters[i], NULL);
  char *text = malloc(size);
  if (!text)
    return NULL;
  char *to = text;
  for (size_t i = 0; i < n; i++)
    to += spell(letters[i], to);
  *to = '\0';
  return text;
}


int tnf_letters_width(const wchar_t *letters, size_t n) {
  int width = wcswidth(letters, n);
  return width > 0 ? width : 0;
}


void tnf_letters_write(const char *text, size_t size, FILE *to) {
  while (size) {
    char spelt[CODES / 64];
    mbstate_t state = {0};
    wchar_t c = 0;
    size_t n = mbrtowc(&c, text, size, &state);
    if (n > 1 && n <= size && !tnf_letters_is_plain(c)) {
      fwrite(spelt, 1, spell(c, spelt), to);
    } else {
      n = 1;
      fputc(*text, to);
    }
    text += n;
    size -= n;
  }
}
