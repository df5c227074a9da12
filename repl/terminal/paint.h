/* The typed line in colours.
**
** No library that edits lines knows colours in what is typed.  So after it has
** drawn the line, the same letters are written over it once more, in colours,
** and the cursor goes back to where it was.
*/
#ifndef repl_paint_h
#define repl_paint_h

#include <stdio.h>

/*
** Writes the line over itself in colours, if it has any: the text in UTF-8,
** with the cursor behind its first `before` bytes, on a terminal of that many
** columns and behind a prompt of that width.
*/
void tnf_paint_line(FILE *to, const char *text, size_t before, int prompt_width,
                    int columns);

#endif
