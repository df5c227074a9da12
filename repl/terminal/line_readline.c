/* GNU readline edits the line: see line.h. */
#include "terminal/letters.h"
#include "terminal/line.h"
#include "terminal/paint.h"
#include "terminal/pause.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <readline/history.h>
#include <readline/readline.h>

const char tnf_line_library[] = "GNU readline";

static char *taken;  /* the line that was finished; NULL at the end */
static int finished; /* has a line been finished? */


static void take_line(char *line) {
  rl_callback_handler_remove();
  taken = line;
  finished = 1;
}


static char **find_candidates(const char *word, int from, int to) {
  char after = '\0';
  (void)word;
  rl_attempted_completion_over = 1; /* no names of files */
  char **found = tnf_line_candidates(rl_line_buffer, from, to, &after);
  rl_completion_append_character = (unsigned char)after;
  return found;
}


/* How many columns the prompt takes, without parts that do not move the
** cursor. */
static int prompt_width(void) {
  wchar_t *letters = tnf_letters_of_text(rl_prompt ? rl_prompt : "");
  int width = 0;
  for (wchar_t *at = letters; at && *at;) {
    size_t n = wcscspn(at, L"\1");
    width += tnf_letters_width(at, n);
    at += n;
    at += wcscspn(at, L"\2");
    at += *at != L'\0';
  }
  free(letters);
  return width;
}


/* Draws the line, and then in colours; while somebody searches, readline shows
** more than the line. */
static void draw_line(void) {
  int rows = 0;
  int columns = 0;
  rl_redisplay();
  rl_get_screen_size(&rows, &columns);
  if (RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_DONE) ||
      columns <= 0)
    return;
  tnf_paint_line(rl_outstream, rl_line_buffer, (size_t)rl_point, prompt_width(),
                 columns);
  fflush(rl_outstream);
}


static void draw_again(void) {
  rl_prep_terminal(1);
  rl_on_new_line();
  rl_forced_update_display();
}


/* What happens to the line, but for keys and Ctrl-C. */
static void take_event(LineEvent event) {
  if (event == LINE_RESIZED) {
    rl_resize_terminal();
  } else if (event == LINE_RESUMED) {
    draw_again();
  } else if (event == LINE_SUSPENDED) {
    rl_deprep_terminal();
    tnf_line_suspend();
  }
}


/* Waits for a byte.  After Ctrl-C it is a zero, which harms no line that is
** thrown away. */
static int wait_for_byte(FILE *from) {
  unsigned char byte = 0;
  int n;
  (void)from;
  while ((n = tnf_line_take(&byte)) < 0) {
    LineEvent event = tnf_line_wait(false);
    if (event == LINE_STOPPED)
      return 0;
    take_event(event);
  }
  return n ? byte : EOF;
}


/* Sets readline up.  Pasted lines are read one after the other, as they
** come. */
static void set_up(void) {
  finished = 0;
  taken = NULL;
  rl_readline_name = "tenace";
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_getc_function = wait_for_byte;
  rl_completer_word_break_characters = tnf_line_breaks;
  rl_attempted_completion_function = find_candidates;
  rl_variable_bind("enable-bracketed-paste", "off");
}


/* Begins a line.  Readline sets the locale of the user then, so the one that
** line.c chose is set again: in it, letters beyond ASCII are letters.  The
** function that draws comes afterwards: readline asks nothing of a terminal on
** which somebody else draws. */
static void begin(const char *prompt) {
  char *locale = strdup(setlocale(LC_CTYPE, NULL));
  rl_callback_handler_install(prompt, take_line);
  setlocale(LC_CTYPE, locale);
  free(locale);
  rl_redisplay_function = draw_line;
  rl_variable_bind("convert-meta", "off");
  rl_variable_bind("input-meta", "on");
  rl_variable_bind("output-meta", "on");
}


/* Takes the key that was typed ahead. */
static void take_typed(void) {
  int key = tnf_pause_typed();
  if (!key)
    return;
  rl_stuff_char(key);
  rl_callback_read_char();
}


char *tnf_line_edit(const char *shown) {
  set_up();
  begin(shown);
  take_typed();
  LineEvent event = LINE_KEY;
  while (!finished && (event = tnf_line_wait(rl_end == 0)) != LINE_STOPPED &&
         event != LINE_CALLED) {
    if (event == LINE_KEY)
      rl_callback_read_char();
    else
      take_event(event);
  }
  if (!finished) {
    rl_free_line_state();
    rl_callback_sigcleanup();
    rl_callback_handler_remove();
  }
  if (!taken)
    fputc('\n', rl_outstream);
  return taken;
}


void tnf_line_remember(const char *line) { add_history(line); }
