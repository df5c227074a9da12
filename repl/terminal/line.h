/* A line typed at a terminal, with editing, history and completion.
**
** reader.c reads a line, and line.c has what every way of editing needs.  A
** library does the editing: line_edit.c binds libedit, line_readline.c binds
** GNU readline, and `make LINE=…` chooses one of the two.
*/
#ifndef repl_line_h
#define repl_line_h

#include <lua.h>

#include <signal.h>
#include <stdbool.h>

/*
** Reads a line, which the caller frees.  NULL at the end of the input, or as
** soon as `*stopped` is set, perhaps by a signal.  In the prompt, parts that do
** not move the cursor, such as colours, are between \1 and \2.
*/
char *tnf_line_read(lua_State *L, const char *prompt,
                    const volatile sig_atomic_t *stopped);

/* Was the last line given up because the program had something to tell? */
bool tnf_line_was_called(void);

/* terminal.add, calls, complete, paint and editor: see terminal.c. */
int tnf_line_add(lua_State *L);
int tnf_line_calls(lua_State *L);
int tnf_line_complete(lua_State *L);
int tnf_line_paint(lua_State *L);
int tnf_line_editor(lua_State *L);


/* == What a library does for reader.c */

/* The library's name. */
extern const char tnf_line_library[];

/* Reads a line behind a prompt: see tnf_line_read. */
char *tnf_line_edit(const char *shown);

/* Adds a line at the end of the history that the key up goes through. */
void tnf_line_remember(const char *line);


/* == What line.c does for reader.c */

/* Begins to read a line: letters are UTF-8, if the system allows it, and the
** signals of the terminal are caught. */
void tnf_line_begin(lua_State *L, const volatile sig_atomic_t *stopped);
void tnf_line_end(void);

/* Lets letters be UTF-8 from now on. */
void tnf_line_speak_utf8(void);


/* == What line.c does for a library */

/* What a library waits for. */
typedef enum LineEvent {
  LINE_KEY,       /* there is a key to read, or the end of the input */
  LINE_STOPPED,   /* Ctrl-C: the line is given up */
  LINE_CALLED,    /* the program has something to tell: so is the line */
  LINE_SUSPENDED, /* Ctrl-Z: leave the terminal, then call line_suspend */
  LINE_RESUMED,   /* the program is in front again: redraw the line */
  LINE_RESIZED    /* the terminal has another size */
} LineEvent;

/* Waits.  An empty line may be given up: then the program is asked every second
** whether it has something to tell. */
LineEvent tnf_line_wait(bool is_empty);

/* Takes a byte that was typed, without waiting for it: Ctrl-C may have thrown
** it away since tnf_line_wait saw it.  1; 0 at the end of the input; -1 if
** there is none. */
int tnf_line_take(unsigned char *byte);

/* Stops the program as Ctrl-Z does; returns when it goes on. */
void tnf_line_suspend(void);

/* What ends a word. */
extern const char tnf_line_breaks[];

/*
** The candidates for the word from `from` to `to` of a line: first what all of
** them begin with; then, if there are several, all of them; then NULL.  NULL if
** there is none.  The caller frees the list and each text in it.  `*after`
** becomes the character that follows a single candidate, or 0.
*/
char **tnf_line_candidates(const char *line, int from, int to, char *after);

/* Frees such a list. */
void tnf_line_free(char **candidates);

/* The line in colours, which the caller frees; NULL if it has none. */
char *tnf_line_colored(const char *line);

#endif
