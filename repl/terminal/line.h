/* A line typed at a terminal, with editing, history and completion.
**
** reader.c reads a line, and line.c has what every way of editing needs.  The
** editing itself is the work of a library: line_edit.c binds libedit,
** line_readline.c binds GNU readline, and `make LINE=…` takes one of the two
** into the program.
*/
#ifndef repl_line_h
#define repl_line_h

#include <lua.h>

#include <signal.h>

/*
** Reads a line, which the caller frees.  NULL at the end of the input, and as
** soon as `*stopped` is set, which a signal may do.  In the prompt, what moves
** no cursor, as colours, is between \1 and \2.
*/
char *tnf_line_read(lua_State *L, const char *prompt,
                    const volatile sig_atomic_t *stopped);

/* terminal.add, complete and editor: see terminal.c. */
int tnf_line_add(lua_State *L);
int tnf_line_complete(lua_State *L);
int tnf_line_editor(lua_State *L);


/* == What a library does for reader.c */

/* The library's name. */
extern const char tnf_line_library[];

/* Reads a line behind a prompt: see tnf_line_read. */
char *tnf_line_edit(const char *shown);

/* Puts a line at the end of what the key up brings back. */
void tnf_line_remember(const char *line);


/* == What line.c does for reader.c */

/* A line begins to be read: letters are those of UTF-8, if the system lets us,
** and the signals of the terminal are noted. */
void tnf_line_begin(lua_State *L, const volatile sig_atomic_t *stopped);
void tnf_line_end(void);

/* Letters are those of UTF-8 from now on. */
void tnf_line_speak_utf8(void);


/* == What line.c does for a library */

/* What a library waits for. */
typedef enum LineEvent {
  LINE_KEY,       /* a key can be read, or the end of the input */
  LINE_STOPPED,   /* Ctrl-C: the line is given up */
  LINE_SUSPENDED, /* Ctrl-Z: leave the terminal, then call line_suspend */
  LINE_RESUMED,   /* the program is in front again: draw the line anew */
  LINE_RESIZED    /* the terminal has another size */
} LineEvent;

LineEvent tnf_line_wait(void);

/* Stops the program as Ctrl-Z does; returns when it goes on. */
void tnf_line_suspend(void);

/* What ends a word. */
extern const char tnf_line_breaks[];

/*
** What the word from `from` to `to` of a line may become: what all candidates
** begin with, then, if there are several, the candidates, then NULL.  NULL if
** there is none.  The caller frees the list and each text in it.  `*after` is
** what follows a single candidate, or 0.
*/
char **tnf_line_candidates(const char *line, int from, int to, char *after);

/* Frees such a list. */
void tnf_line_free(char **candidates);

#endif
