/*
** A small bot: it wins the trick with its cheapest card that can, or else
** throws the lowest.  Asked for anything else, it takes one move after another.
**
**   cc -o bot doc/bots/bot.c && tenace simulate whist --bots ./bot,random
**
** A line of JSON comes in for each decision, and a line goes out.  It reads
** only what it needs; a larger bot has a library for JSON.
*/
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A text inside the line: a move or a card. */
typedef struct Text {
  const char *at;
  int length;
} Text;

enum { MOST = 1000 };

static Text moves[MOST];

/* How often it was asked for anything else than a card. */
static int others;


/* The value of that name; NULL if there is none. */
static const char *value(const char *line, const char *name) {
  const char *found = strstr(line, name);
  return found ? found + strlen(name) : NULL;
}


/* Takes the text at the next quotation mark, and goes behind it. */
static Text take(const char **from) {
  Text text = {strchr(*from, '"') + 1, 0};
  text.length = (int)strcspn(text.at, "\"");
  *from = text.at + text.length + 1;
  return text;
}


/* How high a card is; -1 if it has none of these ranks. */
static int height(Text card) {
  static const char ranks[] = "23456789TJQKA";
  char rank = card.length == 3 ? 'T' : *card.at;
  const char *found = strchr(ranks, rank);
  return found ? (int)(found - ranks) : -1;
}


static char suit(Text card) { return card.at[card.length - 1]; }


/* Does card a beat card b, which lies on the table? */
static bool beats(Text a, Text b, char trump) {
  if (suit(a) == suit(b))
    return height(a) > height(b);
  return suit(a) == trump;
}


/* The card that wins the trick so far.  False: the table is empty. */
static bool find_winning(const char *line, char trump, Text *best) {
  const char *at = value(line, "\"table\":[");
  const char *end = at ? strchr(at, ']') : NULL;
  bool found = false;
  while (at && (at = value(at, "\"cards\":")) && at < end) {
    Text card = take(&at);
    if (!found || beats(card, *best, trump))
      *best = card;
    found = true;
  }
  return found;
}


/* Reads the moves; answers their number. */
static int read_moves(const char *line) {
  const char *at = value(line, "\"moves\":[");
  int n = 0;
  while (at && *at != ']' && n < MOST) {
    moves[n++] = take(&at);
    at += *at == ',';
  }
  return n;
}


/* The lowest of the moves, or of those that beat a card. */
static const Text *lowest(int n, const Text *best, char trump) {
  const Text *low = NULL;
  for (int i = 0; i < n; i++)
    if ((!best || beats(moves[i], *best, trump)) &&
        (!low || height(moves[i]) < height(*low)))
      low = &moves[i];
  return low;
}


static Text choose(const char *line) {
  int n = read_moves(line);
  if (!strstr(line, "\"kind\":\"card\""))
    return moves[++others % n];
  const char *at = value(line, "\"trump\":\"");
  char trump = at ? *at : 0;
  Text best;
  const Text *move = NULL;
  if (find_winning(line, trump, &best))
    move = lowest(n, &best, trump);
  return move ? *move : *lowest(n, NULL, trump);
}


int main(void) {
  char *line = NULL;
  size_t room = 0;
  while (getline(&line, &room, stdin) > 0) {
    Text move = choose(line);
    printf("{\"move\":\"%.*s\"}\n", move.length, move.at);
    fflush(stdout);
  }
  free(line);
  return 0;
}
