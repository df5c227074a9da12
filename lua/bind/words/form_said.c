/* Forms: reading what a player has said. */
#include "words/words.h"
#include "words/form.h"

#include <ctype.h>

#define TOKENS (TN_TEXT / 2) /* words of an answer, at most */

/* A word of the text. */
typedef struct Token {
  const char *text;
  size_t size;
} Token;

typedef struct Tokens {
  int n;
  Token token[TOKENS];
} Tokens;

/* One form that is compared with the text. */
typedef struct Reading {
  Match *match;
  const Forms *forms;
  const Form *form;
  const Tokens *tokens;
  tn_Work *work;
  int reason; /* where the condition's reason goes */
  int at;     /* the next token */
  Way *way;
  Missed *missed;
  const Way *meant; /* which the condition has accepted; NULL: none */
} Reading;


static bool is_between(char letter) {
  return letter == ' ' || letter == ',' || letter == ';' || letter == ':' ||
         letter == '\t';
}


/* The next word of a text from `at` on, which it moves behind the word; of size
** 0: there is none. */
static Token next_word(const char *text, size_t size, size_t *at) {
  while (*at < size && is_between(text[*at]))
    (*at)++;
  size_t from = *at;
  while (*at < size && !is_between(text[*at]))
    (*at)++;
  return (Token){text + from, *at - from};
}


/* Divides a text into words; those beyond the room are left out, and no answer
** has that many. */
static void divide(Tokens *tokens, const char *text, size_t size) {
  size_t at = 0;
  Token word;
  tokens->n = 0;
  while (tokens->n < TOKENS && (word = next_word(text, size, &at)).size > 0)
    tokens->token[tokens->n++] = word;
}


/* The same letters, upper or lower case? */
static bool is_same(const char *a, const char *b, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (tolower((unsigned char)a[i]) != tolower((unsigned char)b[i]))
      return false;
  return true;
}


static bool is_word(const Token *token, const char *word, size_t size) {
  return token->size == size && is_same(token->text, word, size);
}


/* Notes what is wrong at the present token.  Answers false. */
static bool miss(Reading *reading, int part, Miss what) {
  const Tokens *tokens = reading->tokens;
  Missed *missed = reading->missed;
  missed->miss = what;
  missed->part = part;
  missed->read = reading->at;
  missed->word = "";
  missed->size = 0;
  if (reading->at < tokens->n) {
    missed->word = tokens->token[reading->at].text;
    missed->size = tokens->token[reading->at].size;
  }
  return false;
}


/* The token at hand, or NULL. */
static const Token *present(const Reading *reading) {
  return reading->at < reading->tokens->n ? &reading->tokens->token[reading->at]
                                          : NULL;
}


static tn_Card card_of(const Reading *reading, const Token *token) {
  return token ? tn_deck_read(reading->match->table.deck, token->text,
                              token->size)
               : TN_NONE;
}


/* Reads the cards of a slot: as many as follow, at most `most`. */
static bool read_cards(Reading *reading, int at) {
  const FormPart *part = &reading->form->part[at];
  const tn_Table *table = &reading->match->table;
  Way *way = reading->way;
  tn_Set left = part->cards, said = {{0}};
  int n = 0;
  tn_Card card;
  for (; (card = card_of(reading, present(reading))) != TN_NONE;
       n++, reading->at++) {
    if (n == part->most && part->most == 1)
      break;
    if (part->held &&
        tn_set_has(&said, card) >=
            tn_pile_has(&table->pile[tn_hand_pile(table->question.seat)], card))
      return miss(reading, at, MISS_HELD);
    if (tn_set_has(&left, card) == 0)
      return miss(reading, at, MISS_CARD);
    tn_set_remove(&left, card);
    tn_set_add(&said, card);
  }
  if (n == 0)
    return miss(reading, at, present(reading) ? MISS_NO_CARD : MISS_END);
  if (part->count && n != way->value[part->count - 1])
    return miss(reading, at, MISS_SAID);
  if (n < part->least || n > part->most)
    return miss(reading, at, MISS_COUNT);
  tnl_way_open(way, at);
  return tnl_way_add_set(way, at, &said) || miss(reading, at, MISS_COUNT);
}


/* Notes what the cards are that do not beat what lies there: of several
** readings the one of its kind.  Answers false. */
static bool too_low(Reading *reading, int at, const tn_Climb *list, int n) {
  const FormPlay *play = reading->form->part[at].play;
  reading->missed->kind = list[0].kind;
  for (int i = 0; i < n; i++)
    if (list[i].kind == play->over.kind)
      reading->missed->kind = list[i].kind;
  return miss(reading, at, MISS_LOWER);
}


/* Reads the cards of a combination. */
static bool read_play(Reading *reading, int at) {
  const FormPlay *play = reading->form->part[at].play;
  const tn_Table *table = &reading->match->table;
  const tn_Pile *hand = &table->pile[tn_hand_pile(table->question.seat)];
  Way *way = reading->way;
  tn_Climb list[TN_CLIMBS];
  tn_Set said = {{0}};
  tn_Card card;
  int n = 0;
  for (; (card = card_of(reading, present(reading))) != TN_NONE;
       n++, reading->at++) {
    if (tn_set_has(&said, card) >= tn_pile_has(hand, card))
      return miss(reading, at, MISS_HELD);
    tn_set_add(&said, card);
  }
  if (n == 0)
    return miss(reading, at, present(reading) ? MISS_NO_CARD : MISS_END);
  if (play->answers && n != play->over.cards && tnl_play_kind(play, &said) < 0)
    return miss(reading, at, MISS_COUNT);
  int readings = tn_climb_read(play->rules, &said, list);
  if (readings == 0)
    return miss(reading, at, MISS_NO_PLAY);
  if (!tn_set_includes(&said, &play->must))
    return miss(reading, at, MISS_MUST);
  way->value[at] = tnl_play_kind(play, &said);
  if (way->value[at] < 0)
    return too_low(reading, at, list, readings);
  tnl_way_open(way, at);
  return tnl_way_add_play(way, at, play->rules, &said) ||
         miss(reading, at, MISS_COUNT);
}


/* How many tokens from the present one on are this value; 0: they are not. */
static int value_tokens(const Reading *reading, const char *value,
                        size_t size) {
  const Tokens *tokens = reading->tokens;
  size_t at = 0;
  Token word;
  int n = 0;
  for (; (word = next_word(value, size, &at)).size > 0; n++)
    if (reading->at + n >= tokens->n ||
        !is_word(&tokens->token[reading->at + n], word.text, word.size))
      return 0;
  return n;
}


/* How many tokens from the present one on are value number `n` of a list. */
static int listed_tokens(lua_State *L, const Reading *reading,
                         const FormPart *part, int n) {
  size_t size;
  lua_rawgeti(L, part->list, n);
  const Part *player = tnl_testpart(L, -1, PLAYER_MAGIC);
  if (player)
    lua_pushinteger(L, player->number + 1);
  const char *value = lua_tolstring(L, -1, &size);
  int words = value ? value_tokens(reading, value, size) : 0;
  lua_pop(L, player ? 2 : 1);
  return words;
}


/* The next value of a list that stands here, behind number `n`, which is of so
** many words: the longest are first.  0: there is none. */
static int next_value(lua_State *L, const Reading *reading, int at, int n,
                      int *words) {
  const FormPart *part = &reading->form->part[at];
  int best = 0, found = 0;
  for (int i = 1; i <= part->n; i++) {
    int some = listed_tokens(L, reading, part, i);
    if (some > best && (some < *words || (some == *words && i > n))) {
      best = some;
      found = i;
    }
  }
  *words = best;
  return found;
}


/* Reads the number of a build, or its value: two digits at most. */
static bool read_number(Reading *reading, int at) {
  const Token *token = present(reading);
  int n = 0;
  if (!token)
    return miss(reading, at, MISS_END);
  for (size_t i = 0; i < token->size; i++) {
    if (i == 2 || !isdigit((unsigned char)token->text[i]))
      return miss(reading, at, MISS_VALUE);
    n = 10 * n + (token->text[i] - '0');
  }
  reading->way->value[at] = n;
  reading->at++;
  return true;
}


/* Reads builds by their numbers. */
static bool read_builds(Reading *reading, int at) {
  int builds = 0;
  while (builds == 0 || present(reading)) {
    const Token *token = present(reading);
    if (!token || !is_word(token, "build", 5))
      return miss(reading, at, token ? MISS_VALUE : MISS_END);
    reading->at++;
    if (!read_number(reading, at))
      return false;
    int n = reading->way->value[at];
    if (n < 1 || n > TN_BUILDS)
      return miss(reading, at, MISS_VALUE);
    builds |= 1 << (n - 1);
  }
  reading->way->value[at] = builds;
  return true;
}


/* Reads how many cards follow; so many can. */
static bool read_count(Reading *reading, int at) {
  int n = read_number(reading, at) ? reading->way->value[at] : 0;
  if (n > 0 && n <= reading->form->part[at].most)
    return true;
  return n > 0 && miss(reading, at, MISS_COUNT);
}


/* Reads a part that can be read in one way only. */
static bool read_part(Reading *reading, int at) {
  const FormPart *part = &reading->form->part[at];
  const Token *token = present(reading);
  if (part->kind == PART_NUMBER)
    return read_number(reading, at);
  if (part->kind == PART_BUILDS)
    return read_builds(reading, at);
  if (part->kind == PART_COUNT)
    return read_count(reading, at);
  if (part->kind == PART_CARDS)
    return read_cards(reading, at);
  if (part->kind == PART_PLAY)
    return read_play(reading, at);
  if (!token)
    return miss(reading, at, MISS_END);
  if (!is_word(token, part->name, part->size))
    return miss(reading, at, MISS_WORD);
  reading->at++;
  return true;
}


/* Is what has been read the way that was meant?  The same text, the same form
** and the same values make the same cards. */
static bool is_as_meant(const Reading *reading) {
  const Way *way = reading->way, *meant = reading->meant;
  if (!meant || way->form != meant->form)
    return false;
  for (int at = 0; at < reading->form->parts; at++)
    if (reading->form->part[at].kind == PART_LIST &&
        way->value[at] != meant->value[at])
      return false;
  return true;
}


/* All parts are read.  Is that the whole text, and does the condition accept
** what it says? */
static bool arrive(lua_State *L, Reading *reading) {
  if (present(reading))
    return miss(reading, reading->form->parts, MISS_EXTRA);
  if (is_as_meant(reading) ||
      tnl_form_accepts(L, reading->match, reading->forms, reading->way))
    return true;
  lua_replace(L, reading->reason);
  return miss(reading, 0, MISS_CONDITION);
}


static bool read_from(lua_State *L, Reading *reading, int at);


/* Reads what is behind a part. */
static bool read_behind(lua_State *L, Reading *reading, int at) {
  const Form *form = reading->form;
  if (form->adds && tnl_form_sums(form, at) &&
      !tnl_form_adds(L, reading->work, form, reading->way, at)) {
    tnl_check_work(L);
    return miss(reading, at, MISS_SUM);
  }
  return read_from(L, reading, at + 1);
}


/* Reads a value of a list and what is behind it.  Where the longest leads to
** nothing others do: several players may stand before one, and two values may
** be said alike.  What was wrong at first is told, unless later the condition
** alone is wrong. */
static bool read_values(lua_State *L, Reading *reading, int at) {
  Way *way = reading->way;
  int words = TOKENS + 1, n = 0, from = reading->at, cards = way->cards;
  Missed first = {.miss = MISS_NONE};
  while ((n = next_value(L, reading, at, n, &words)) > 0) {
    way->value[at] = n;
    way->cards = cards;
    reading->at = from + words;
    if (read_behind(L, reading, at))
      return true;
    if (first.miss == MISS_NONE || reading->missed->miss == MISS_CONDITION)
      first = *reading->missed;
    reading->at = from;
    if (!tn_work_on(reading->work, 1))
      tnl_check_work(L);
  }
  if (first.miss == MISS_NONE)
    return miss(reading, at, present(reading) ? MISS_VALUE : MISS_END);
  *reading->missed = first;
  return false;
}


/* Does the text say the parts from number `at` on? */
static bool read_from(lua_State *L, Reading *reading, int at) {
  const Form *form = reading->form;
  if (at == form->parts)
    return arrive(L, reading);
  if (form->part[at].kind == PART_LIST)
    return read_values(L, reading, at);
  return read_part(reading, at) && read_behind(L, reading, at);
}


/*
** How near a text is to a form that it misses: the more words were read, and
** the more is known about what is wrong.  Of equals it prefers a form with as
** many words.
*/
static int nearness(const Missed *missed, const Form *form, int words) {
  int near = missed->miss == MISS_CONDITION ? FORM_KNOWN : 32 * missed->read;
  return near + 2 * (int)missed->miss + (form->parts == words);
}


bool tnl_form_said(lua_State *L, Match *match, const Forms *forms,
                   const char *text, size_t size, Way *way, Missed *missed) {
  Tokens tokens;
  Missed now = {.form = 0};
  divide(&tokens, text, size);
  *missed = (Missed){.miss = MISS_NONE, .form = -1, .near = -1};
  lua_pushnil(L); /* for the reason */
  int reason = lua_gettop(L);
  tn_Work *work = tnl_work(L);
  for (int i = 0; i < forms->n; i++) {
    const Form *form = &forms->form[i];
    Reading reading = {match,  forms, form, &tokens, work,
                       reason, 0,     way,  &now,    NULL};
    tnl_way_begin(way, i);
    now.form = i;
    if (form->closed)
      continue;
    if (read_from(L, &reading, 0)) {
      lua_settop(L, reason - 1);
      if (forms->fishing)
        tnl_order_capture(forms, way);
      return true;
    }
    now.near = nearness(&now, form, tokens.n);
    if (now.near > missed->near)
      *missed = now;
  }
  return false;
}


static bool has_lists(const Form *form) {
  for (int at = 0; at < form->parts; at++)
    if (form->part[at].kind == PART_LIST)
      return true;
  return false;
}


void tnl_form_reread(lua_State *L, Match *match, const Forms *forms,
                     const char *text, size_t size, Way *way) {
  int candidates = way->form + has_lists(&forms->form[way->form]);
  if (forms->fishing || candidates == 0)
    return;
  Tokens tokens;
  Missed missed;
  Way meant = *way;
  bool read = false;
  divide(&tokens, text, size);
  lua_pushnil(L); /* for a reason */
  int reason = lua_gettop(L);
  tn_Work *work = tnl_work(L);
  for (int i = 0; i < candidates && !read; i++) {
    const Form *form = &forms->form[i];
    Reading reading = {match,  forms, form, &tokens, work,
                       reason, 0,     way,  &missed, &meant};
    tnl_way_begin(way, i);
    read = !form->closed && read_from(L, &reading, 0);
  }
  if (!read)
    *way = meant;
  lua_settop(L, reason - 1);
}
