/* libedit edits the line: see line.h.
**
** This binds libedit's own interface.  libedit draws into memory.  Whenever it
** waits for a key, the drawing goes to the terminal, with the letters that its
** characters mean (see letters.h).  To tell libedit something that no key says,
** this file sends it a key that nobody can type.
*/
#include "terminal/letters.h"
#include "terminal/line.h"
#include "terminal/paint.h"
#include "terminal/pause.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <histedit.h>

const char tnf_line_library[] = "libedit";

/* Keys that nobody can type, each with a function of its own below. */
enum { MARK_KEY = 0x80, DROP_KEY = 0x81 };

enum { MOST_HISTORY = 100000 };

static EditLine *editor;
static HistoryW *remembered;
static FILE *screen;       /* where libedit draws */
static char *drawn;        /* what it drew */
static size_t drawn_size;  /* how much that is */
static wchar_t *prompt;    /* the prompt of this line */
static wchar_t typed_mark; /* the mark that comes with MARK_KEY */


/* Shows what libedit drew.  Answers whether that was anything. */
static int show(void) {
  fflush(screen);
  int is_new = drawn_size > 0;
  tnf_letters_write(drawn, drawn_size, stdout);
  fflush(stdout);
  rewind(screen);
  return is_new;
}


/* == Keys */

/* Reads a byte. 1 if it completes a character, 0 at the end, -1 if more bytes
** are needed.  Bytes that are no UTF-8 are skipped. */
static int read_byte(wchar_t *key) {
  static mbstate_t state;
  unsigned char byte;
  int taken = tnf_line_take(&byte);
  if (taken != 1)
    return taken;
  size_t n = mbrtowc(key, (const char *)&byte, 1, &state);
  if (n == (size_t)-1)
    memset(&state, 0, sizeof state);
  return n > 1 ? -1 : 1;
}


/* The key for a character; 0 if nobody can type it. */
static wchar_t key_of(wchar_t c) {
  if (tnf_letters_is_mark(c)) {
    typed_mark = c;
    return MARK_KEY;
  }
  return (c >= 0x80 && c < 0xA0) || !tnf_letters_is_plain(c) ? 0 : c;
}


/* How many columns the terminal has. */
static int columns(void) {
  struct winsize size = {0};
  ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
  return size.ws_col > 0 ? size.ws_col : 80;
}


/* How many columns the prompt takes, without parts that do not move the
** cursor. */
static int prompt_width(void) {
  int width = 0;
  for (const wchar_t *at = prompt; *at;) {
    size_t n = wcscspn(at, L"\1");
    width += tnf_letters_width(at, n);
    at += n;
    if (*at) /* to the end of a part that does not move the cursor */
      at += wcscspn(at + 1, L"\1") + 2;
  }
  return width;
}


/* The line from its start to a place in it, as text. */
static char *text_to(EditLine *el, const wchar_t *end) {
  const LineInfoW *line = el_wline(el);
  return tnf_letters_to_text(line->buffer, (size_t)(end - line->buffer));
}


/* Shows what libedit drew, and then the line in colours. */
static void show_line(EditLine *el) {
  if (!show())
    return;
  char *all = text_to(el, el_wline(el)->lastchar);
  char *before = text_to(el, el_wline(el)->cursor);
  if (all && before)
    tnf_paint_line(stdout, all, strlen(before), prompt_width(), columns());
  fflush(stdout);
  free(all);
  free(before);
}


/* Redraws everything after a change of size.  The terminal has broken its lines
** again, so the start of the prompt is elsewhere. */
static void draw_resized(EditLine *el) {
  const LineInfoW *line = el_wline(el);
  size_t n = (size_t)(line->cursor - line->buffer);
  const char *name = getenv("TERM");
  el_resize(el);
  if (!name || strcmp(name, "dumb") == 0)
    return;
  int above = (prompt_width() + tnf_letters_width(line->buffer, n)) / columns();
  fputc('\r', screen);
  if (above)
    fprintf(screen, "\033[%dA", above);
  fputs("\033[J", screen);
  el_wset(el, EL_REFRESH);
}


static void take_event(EditLine *el, LineEvent event) {
  if (event == LINE_RESIZED) {
    draw_resized(el);
  } else if (event == LINE_SUSPENDED) {
    el_wset(el, EL_PREP_TERM, 0);
    tnf_line_suspend();
  } else {
    el_wset(el, EL_PREP_TERM, 1);
    el_wset(el, EL_REFRESH);
  }
}


/* Waits for a key. 1, or 0 at the end of the input. */
static int next_key(EditLine *el, wchar_t *key) {
  int typed = tnf_pause_typed();
  if (typed) {
    *key = typed;
    return 1;
  }
  for (;;) {
    show_line(el);
    const LineInfoW *line = el_wline(el);
    LineEvent event = tnf_line_wait(line->lastchar == line->buffer);
    if (event == LINE_STOPPED || event == LINE_CALLED) {
      *key = DROP_KEY;
      return 1;
    }
    if (event != LINE_KEY) {
      take_event(el, event);
      continue;
    }
    int whole = read_byte(key);
    if (whole == 0)
      return 0;
    if (whole == 1 && (*key = key_of(*key)) != 0)
      return 1;
  }
}


static unsigned char drop_line(EditLine *el, wint_t key) {
  (void)el;
  (void)key;
  return CC_EOF;
}


/* Adds a mark to the letter before the cursor. */
static unsigned char add_mark(EditLine *el, wint_t key) {
  const LineInfoW *line = el_wline(el);
  wchar_t letter[2] = {0};
  (void)key;
  if (line->cursor > line->buffer)
    letter[0] = tnf_letters_join(line->cursor[-1], typed_mark);
  if (!letter[0])
    return CC_ERROR;
  el_deletestr(el, 1);
  el_winsertstr(el, letter);
  return CC_REFRESH;
}


/* Erases back to the white space before the word. */
static unsigned char drop_word(EditLine *el, wint_t key) {
  const LineInfoW *line = el_wline(el);
  const wchar_t *at = line->cursor;
  (void)key;
  while (at > line->buffer && at[-1] == L' ')
    at--;
  while (at > line->buffer && at[-1] != L' ')
    at--;
  el_deletestr(el, (int)(line->cursor - at));
  return CC_REFRESH;
}


/* == Completion */

static int width_of(const char *text) {
  wchar_t *letters = tnf_letters_of_text(text);
  int width = letters ? tnf_letters_width(letters, wcslen(letters)) : 0;
  free(letters);
  return width;
}


static int widest(char **found) {
  int most = 0;
  for (char **at = found; *at; at++) {
    int width = width_of(*at);
    most = width > most ? width : most;
  }
  return most;
}


/* Lists candidates in columns, and redraws the line below them. */
static void list(EditLine *el, char **found) {
  int width = widest(found) + 2;
  int row = columns() / width > 1 ? columns() / width : 1;
  for (int i = 0; found[i]; i++) {
    int last = i % row == row - 1 || !found[i + 1];
    fprintf(screen, "%s%s%*s", i % row ? "" : "\n", found[i],
            last ? 0 : width - width_of(found[i]), "");
  }
  fputc('\n', screen);
  el_wset(el, EL_REFRESH);
}


/* The character after a completed word: in quotes the closing quote, unless it
** is there; otherwise what the candidates say. */
static wchar_t ending(EditLine *el, const char *line, int from, char after) {
  const LineInfoW *now = el_wline(el);
  wchar_t quote = from > 0 ? (wchar_t)line[from - 1] : L'\0';
  if (quote != L'"' && quote != L'\'')
    return (wchar_t)after;
  return now->cursor < now->lastchar && *now->cursor == quote ? L'\0' : quote;
}


/* Replaces the word before the cursor by a text and the character after it. */
static void replace(EditLine *el, const char *word, const char *text,
                    const wchar_t *end) {
  wchar_t *old = tnf_letters_of_text(word);
  wchar_t *new = tnf_letters_of_text(text);
  if (old && new) {
    el_deletestr(el, (int)wcslen(old));
    el_winsertstr(el, new);
    el_winsertstr(el, end);
  }
  free(old);
  free(new);
}


/* Completes as far as all candidates agree; if they agree on nothing more,
** lists them. */
static unsigned char take_candidates(EditLine *el, const char *line, int from,
                                     char **found, char after) {
  const char *word = line + from;
  const wchar_t end[2] = {ending(el, line, from, after), L'\0'};
  if (!found)
    return CC_ERROR;
  if (!found[1])
    replace(el, word, found[0], end);
  else if (*found[0] && strcmp(found[0], word) != 0)
    replace(el, word, found[0], L"");
  else
    list(el, found + 1);
  return CC_REFRESH;
}


static unsigned char complete(EditLine *el, wint_t key) {
  char *line = text_to(el, el_wline(el)->lastchar);
  char *before = text_to(el, el_wline(el)->cursor);
  unsigned char result = CC_ERROR;
  (void)key;
  if (line && before) {
    char after = '\0';
    int to = (int)strlen(before);
    int from = to;
    while (from > 0 && !strchr(tnf_line_breaks, before[from - 1]))
      from--;
    char **found = tnf_line_candidates(line, from, to, &after);
    result = take_candidates(el, before, from, found, after);
    tnf_line_free(found);
  }
  free(line);
  free(before);
  return result;
}


/* == Setting up */

static wchar_t *give_prompt(EditLine *el) {
  (void)el;
  return prompt;
}


/*
** Sets the prompt. libedit wants the same sign before and after a part that
** does not move the cursor, and a character after it.  So two such parts that
** meet become one.
*/
static int set_prompt(const char *text) {
  free(prompt);
  prompt = tnf_letters_of_text(text);
  wchar_t *to = prompt;
  for (wchar_t *from = prompt; from && *from; from++) {
    if (from[0] == L'\2' && from[1] == L'\1')
      from++;
    else
      *to++ = *from == L'\2' ? L'\1' : *from;
  }
  if (prompt)
    *to = L'\0';
  return prompt != NULL;
}


/* Binds keys as most programs do.  A person's own .editrc may change them. */
static void bind_keys(void) {
  static const wchar_t *const keys[][2] = {
      {L"^R", L"em-inc-search-prev"}, {L"\\e[H", L"ed-move-to-beg"},
      {L"\\e[F", L"ed-move-to-end"},  {L"\\eOH", L"ed-move-to-beg"},
      {L"\\eOF", L"ed-move-to-end"},  {L"\\e[1~", L"ed-move-to-beg"},
      {L"\\e[4~", L"ed-move-to-end"}, {L"\\e[3~", L"ed-delete-next-char"},
      {L"\\e[1;5C", L"em-next-word"}, {L"\\e[1;5D", L"ed-prev-word"},
  };
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
    el_wset(editor, EL_BIND, keys[i][0], keys[i][1], NULL);
}


typedef unsigned char (*Function)(EditLine *, wint_t);

/* Binds a key to a function of ours, also among the commands of vi. */
static void bind_function(const wchar_t *key, const wchar_t *name,
                          Function function) {
  el_wset(editor, EL_ADDFN, name, name, function);
  el_wset(editor, EL_BIND, key, name, NULL);
  el_wset(editor, EL_BIND, L"-a", key, name, NULL);
}


static HistoryW *our_history(void) {
  HistEventW event;
  if (!remembered && (remembered = history_winit()) != NULL)
    history_w(remembered, &event, H_SETSIZE, MOST_HISTORY);
  return remembered;
}


static int set_up(void) {
  if (editor)
    return 1;
  if (!screen && !(screen = open_memstream(&drawn, &drawn_size)))
    return 0;
  editor = el_init_fd("tenace", stdin, screen, stderr, STDIN_FILENO,
                      STDOUT_FILENO, STDERR_FILENO);
  if (!editor)
    return 0;
  el_wset(editor, EL_EDITOR, L"emacs");
  el_wset(editor, EL_PROMPT_ESC, give_prompt, L'\1');
  el_wset(editor, EL_GETCFN, next_key);
  el_wset(editor, EL_HIST, history_w, our_history());
  bind_keys();
  el_source(editor, NULL);
  bind_function(L"^I", L"tenace-complete", complete);
  bind_function(L"^W", L"tenace-word", drop_word);
  bind_function((wchar_t[]){MARK_KEY, 0}, L"tenace-mark", add_mark);
  bind_function((wchar_t[]){DROP_KEY, 0}, L"tenace-drop", drop_line);
  return 1;
}


char *tnf_line_edit(const char *shown) {
  int n = 0;
  if (!set_up() || !set_prompt(shown))
    return NULL;
  const wchar_t *typed = el_wgets(editor, &n);
  char *line = typed ? tnf_letters_to_text(typed, (size_t)n) : NULL;
  if (line)
    line[strcspn(line, "\n")] = '\0';
  else
    fputc('\n', screen);
  show();
  return line;
}


void tnf_line_remember(const char *line) {
  HistEventW event;
  wchar_t *letters = tnf_letters_of_text(line);
  if (letters && our_history())
    history_w(remembered, &event, H_ENTER, letters);
  free(letters);
}
