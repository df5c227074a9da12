/* Letters: what a person types as one and erases as one.
**
** A letter may be several characters of Unicode: a base and the marks on it,
** as in Devanagari.  libedit treats each character as a letter and loses marks
** when it draws.  So it gets one character for each letter: the base itself if
** it has no marks, otherwise a code for the whole letter.  The codes are in an
** area of Unicode that never will have characters.
*/
#ifndef repl_letters_h
#define repl_letters_h

#include <stdio.h>
#include <wchar.h>

/* True if the character is a mark on the one before it. */
int tnf_letters_is_mark(wchar_t c);

/* True if the character may be typed: it is no code for a letter. */
int tnf_letters_is_plain(wchar_t c);

/* The letter with one more mark; 0 if there is no room for another code. */
wchar_t tnf_letters_join(wchar_t letter, wchar_t mark);

/* A text in UTF-8 as letters, and letters as text; the caller frees it. */
wchar_t *tnf_letters_of_text(const char *text);
char *tnf_letters_to_text(const wchar_t *letters, size_t n);

/* How many columns letters take. */
int tnf_letters_width(const wchar_t *letters, size_t n);

/* Writes text in UTF-8, with letters in the place of their codes. */
void tnf_letters_write(const char *text, size_t size, FILE *to);

#endif
