/* Questions for a text, for yes or no, and for a number. */
#include "words/words.h"
#include "match/sentence.h"
#include "words/steady.h"


/* Appends the choices of the list on top, and those of lists in it, to that at
** index `to`.  Numbers become texts; what is false is no choice.  False:
** something else is in it. */
static bool add_choices(lua_State *L, int to, lua_Integer *n, bool nested) {
  tnl_open_list(L, -1);
  int list = lua_gettop(L), items = (int)lua_rawlen(L, list);
  bool texts = true;
  for (int i = 1; texts && i <= items; i++) {
    if (lua_rawgeti(L, list, i) == LUA_TTABLE && !nested) {
      texts = add_choices(L, to, n, true);
    } else if (lua_isstring(L, -1)) {
      lua_tostring(L, -1);
      lua_rawseti(L, to, ++*n);
    } else {
      texts = !lua_toboolean(L, -1);
    }
    lua_settop(L, list);
  }
  return texts;
}


/* Pushes the texts of the list at `from`.  False: not all choices are. */
static bool push_choices(lua_State *L, int from) {
  lua_Integer n = 0;
  lua_newtable(L);
  lua_pushvalue(L, from);
  bool texts = add_choices(L, lua_gettop(L) - 1, &n, false);
  lua_pop(L, 1);
  return texts;
}


Match *tnl_asking(lua_State *L, const char *word, int kind) {
  Match *match = tnl_only_asking(L, word);
  uint8_t seat = tnl_checkplayer(L, match, 2);
  tnl_check_says(L, 3);
  match->table.question = (tn_Question){
      .kind = (uint8_t)kind, .seat = seat, .from = TN_NONE, .to = TN_NONE};
  tnl_set_topic(L, match, 3);
  return match;
}


/* Is the list at index 4 one of texts that a record can keep, one at least? */
static bool are_texts(lua_State *L) {
  int n = (int)lua_rawlen(L, 4);
  bool texts = n > 0;
  for (int i = 1; texts && i <= n; i++) {
    size_t size = 0;
    texts = lua_rawgeti(L, 4, i) == LUA_TSTRING;
    const char *text = texts ? lua_tolstring(L, -1, &size) : "";
    if (size >= TN_TEXT)
      tnl_raise(L, "choice_too_long %d", TN_TEXT - 1);
    if (strlen(text) != size)
      tnl_raise(L, "choice_zero");
    lua_pop(L, 1);
  }
  return texts;
}


/* Pushes the choice that the tape has. */
static bool read_choice(lua_State *L, Match *match, void *what,
                        tn_Answer answer) {
  (void)what;
  int n = (int)lua_rawlen(L, 4);
  for (int i = 1; i <= n; i++) {
    size_t size;
    lua_rawgeti(L, 4, i);
    const char *text = lua_tolstring(L, -1, &size);
    if (says(answer, text, size)) {
      tnl_note_text(L, match);
      return true;
    }
    lua_pop(L, 1);
  }
  return false;
}


static bool only_choice(lua_State *L, Match *match, void *what) {
  (void)match, (void)what;
  return lua_rawlen(L, 4) == 1;
}


/* The number of the choice that a native bot makes among n. */
static int native_text(lua_State *L, Match *match, int n) {
  if (!match->thinking && !steady(match))
    return 1 + (int)draw(bot_bits(match), (uint32_t)n);
  return 1 + tnl_native_choice(L, match, (uint32_t)n, 4);
}


static tn_Answer choose_one(lua_State *L, Match *match, void *what, bool only) {
  (void)what;
  size_t size;
  int n = (int)lua_rawlen(L, 4);
  lua_rawgeti(L, 4, only ? 1 : native_text(L, match, n));
  tnl_note_text(L, match);
  const char *text = lua_tolstring(L, -1, &size);
  return text_answer(L, text, size);
}


static const Answering choosing = {read_choice, only_choice, choose_one, NULL,
                                   true};


/* Poses a question: to the player at index 2, with the prompt at index 3; NULL
** if one is not as it should be.  The word is at `word`; nil: it asks again. */
static Match *pose(lua_State *L, tn_QuestionKind kind, int word) {
  lua_settop(L, word);
  Match *match = tnl_checkmatch(L, 1);
  if (!lua_isnil(L, word))
    tnl_only_asking(L, luaL_checkstring(L, word));
  lua_Integer seat = tnl_seat_at(L, match, 2);
  if (seat == 0 || !lua_isstring(L, 3))
    return NULL;
  match->table.question = (tn_Question){.kind = (uint8_t)kind,
                                        .seat = (uint8_t)(seat - 1),
                                        .from = TN_NONE,
                                        .to = TN_NONE};
  tnl_set_topic(L, match, 3);
  lua_pushnil(L); /* from now on it asks again */
  lua_replace(L, word);
  return match;
}


/* Answers that a question cannot be posed. */
static int not_posed(lua_State *L) {
  lua_pushboolean(L, 0);
  return 1;
}


/* core.texts(list) -> its choices, a new list; nil if not all are texts */
static int texts(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  return push_choices(L, 1);
}


/*
** core.choose_text(match, player, prompt, list, sealed, word) -> the text that
** the player chooses; or, where somebody looks at the question, nil: the word
** shows it by core.wait, and asks again, without its name; or nil, true: the
** tape has an answer that is not allowed, and core.wait ends it; or false:
** an argument is not what it should be.
*/
static int choose_text(lua_State *L) {
  Match *match = pose(L, TN_ASK_CHOICE, 6);
  if (!match || !lua_istable(L, 4))
    return not_posed(L);
  match->table.question.sealed = lua_toboolean(L, 5);
  tnl_open_list(L, 4);
  if (!are_texts(L)) {
    bool all = push_choices(L, 4);
    lua_replace(L, 4);
    if (!all || !are_texts(L))
      return not_posed(L);
  }
  int shown = tnl_ask_here(L, match, &choosing, NULL);
  return shown > 0 ? shown : 1;
}


/* `yes`: the answer, a bool. */
static bool read_yes_no(lua_State *L, Match *match, void *yes,
                        tn_Answer answer) {
  (void)L;
  *(bool *)yes = says(answer, "yes", 3);
  if (!*(bool *)yes && !says(answer, "no", 2))
    return false;
  tnl_note_answer(match, *(bool *)yes);
  return true;
}


static tn_Answer choose_yes_no(lua_State *L, Match *match, void *yes,
                               bool only) {
  (void)only;
  *(bool *)yes = tnl_native_choice(L, match, 2, 0) == 1;
  tnl_note_answer(match, *(bool *)yes);
  return *(bool *)yes ? text_answer(L, "yes", 3) : text_answer(L, "no", 2);
}


/* core.yes_no(match, player, prompt, word) -> flag; or nil, as in
** core.choose_text; or nil, nil: an argument is not what it should be */
static int yes_no(lua_State *L) {
  static const Answering how = {read_yes_no, NULL, choose_yes_no, NULL, true};
  bool yes = false;
  Match *match = pose(L, TN_ASK_YES_NO, 4);
  if (!match) {
    lua_pushnil(L);
    lua_pushnil(L);
    return 2;
  }
  int shown = tnl_ask_here(L, match, &how, &yes);
  if (shown > 0)
    return shown;
  lua_pushboolean(L, yes);
  return 1;
}


/* Reads the number on the tape; false if it is not in range. */
static bool taped_number(const tn_Question *question, tn_Answer answer,
                         lua_Integer *number) {
  char text[TN_ANSWER + 1] = "";
  if (answer.kind != TN_TEXT_ANSWER || answer.size == 0 ||
      answer.size > TN_ANSWER)
    return false;
  memcpy(text, answer.bytes, answer.size);
  *number = 0;
  for (const char *digit = text + (*text == '-'); *digit; digit++) {
    if (*digit < '0' || *digit > '9' || *number > INT32_MAX)
      return false;
    *number = *number * 10 + (*digit - '0');
  }
  if (*text == '-')
    *number = -*number;
  return *number >= question->least && *number <= question->most;
}


/* `n`: the answer, a lua_Integer. */
static bool read_number(lua_State *L, Match *match, void *n, tn_Answer answer) {
  (void)L;
  if (!taped_number(&match->table.question, answer, n))
    return false;
  tnl_note_answer(match, (uint64_t) * (lua_Integer *)n);
  return true;
}


static bool only_number(lua_State *L, Match *match, void *n) {
  (void)L, (void)n;
  return number_range(&match->table.question) == 1;
}


static tn_Answer choose_number(lua_State *L, Match *match, void *what,
                               bool only) {
  const tn_Question *question = &match->table.question;
  lua_Integer *n = what;
  char digits[24], *end = digits + sizeof digits;
  *n = question->least;
  if (!only)
    *n += tnl_native_number(L, match, number_range(question));
  tnl_note_answer(match, (uint64_t)*n);
  char *text = write_number(end, *n);
  const char *kept = lua_pushlstring(L, text, (size_t)(end - text));
  return text_answer(L, kept, (size_t)(end - text));
}


/* core.number(match, player, prompt, from, to, word) -> a number of that range;
** or nil, or false, as in core.choose_text */
static int number(lua_State *L) {
  static const Answering how = {read_number, only_number, choose_number, NULL,
                                true};
  Match *match = pose(L, TN_ASK_NUMBER, 6);
  lua_Integer from = lua_tointeger(L, 4), to = lua_tointeger(L, 5), n = from;
  if (!match || !lua_isinteger(L, 4) || !lua_isinteger(L, 5) ||
      from < INT16_MIN || to > INT32_MAX / 2 || from > to)
    return not_posed(L);
  match->table.question.least = (int32_t)from;
  match->table.question.most = (int32_t)to;
  int shown = tnl_ask_here(L, match, &how, &n);
  if (shown > 0)
    return shown;
  lua_pushinteger(L, n);
  return 1;
}


static const luaL_Reg functions[] = {
    {"choose_text", choose_text}, {"texts", texts}, {"yes_no", yes_no},
    {"number", number},           {NULL, NULL},
};


void tnl_open_ask(lua_State *L) { luaL_setfuncs(L, functions, 0); }
