/* Words that ask a player for a text, a number, or cards. */
#include "match/meld.h"
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


/* Keeps the question for those who look: the prompt at index 3, the value at
** index 4. */
static void keep_question(lua_State *L, Match *match, void *what) {
  (void)what;
  if (!is_looked_at(match))
    return;
  lua_createtable(L, 0, 3);
  lua_pushvalue(L, 3);
  lua_setfield(L, -2, "prompt");
  if (lua_istable(L, 4))
    push_choices(L, 4);
  else
    lua_pushvalue(L, 4);
  lua_setfield(L, -2, "list");
  lua_pushvalue(L, 6);
  lua_setfield(L, -2, "condition");
  lua_setiuservalue(L, 1, MATCH_ASKED);
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


bool tnl_only_answer(lua_State *L, Match *match, const char *text) {
  tn_Answer answer;
  uint32_t next;
  size_t size = strlen(text);
  if (!peek(match, &answer, &next)) {
    answer = text_answer(L, text, size);
    answer.forced = true;
    decide(L, match, answer);
    return true;
  }
  bool same = says(answer, text, size);
  if (same)
    take(L, match, next);
  return same;
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


static const Answering choosing = {read_choice, only_choice, choose_one,
                                   keep_question, true};


void tnl_choose_text(lua_State *L, lua_KFunction again) {
  tnl_argcheck(L, are_texts(L), 4, "choices_are_texts");
  tnl_answer(L, lua_touserdata(L, 1), &choosing, NULL, again, 0);
}


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


static int choose_text(lua_State *L);


static int choose_text_again(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  return choose_text(L);
}


/*
** core.choose_text(match, player, prompt, list, sealed, word) -> the text that
** the player chooses; or, where somebody looks at the question, nil: the word
** shows it by core.wait, and asks again, without its name; or nil, true: the
** tape has an answer that is not allowed, and core.refuse ends it; or false:
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
  int shown = tnl_ask_here(L, match, &choosing, NULL, choose_text_again);
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


static int yes_no(lua_State *L);


static int yes_no_again(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  return yes_no(L);
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
  int shown = tnl_ask_here(L, match, &how, &yes, yes_no_again);
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
    *n += tnl_native_choice(L, match, number_range(question), 0);
  tnl_note_answer(match, (uint64_t)*n);
  char *text = write_number(end, *n);
  const char *kept = lua_pushlstring(L, text, (size_t)(end - text));
  return text_answer(L, kept, (size_t)(end - text));
}


static int number(lua_State *L);


static int number_again(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  return number(L);
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
  int shown = tnl_ask_here(L, match, &how, &n, number_again);
  if (shown > 0)
    return shown;
  lua_pushinteger(L, n);
  return 1;
}


/* Has the player already put cards away in answer to a question to all? */
static bool has_passed(const tn_Table *table) {
  const tn_Together *all = &table->together;
  return table->at_once && all->cards > 0 &&
         all->passed[all->cards - 1].from == table->question.from;
}


/* Moves a secret answer to where it goes, unseen. */
static void deliver(lua_State *L, Match *match, const tn_Card *cards, int n) {
  const tn_Question *question = &match->table.question;
  if (question->to == TN_NONE)
    return;
  if (has_passed(&match->table))
    tnl_raise(L, "together_once");
  for (int i = 0; i < n; i++)
    tn_table_pass(&match->table, cards[i], question->from, question->to);
}


/* Cards that are the answer to a question. */
typedef struct Some {
  int n;
  tn_Card cards[TN_CARDS];
} Some;


static bool read_cards(lua_State *L, Match *match, void *what,
                       tn_Answer answer) {
  Some *some = what;
  if (answer.kind == TN_TEXT_ANSWER)
    return false;
  some->n = answer.size;
  if (answer.kind == TN_CARD_ANSWER)
    some->cards[0] = answer.card;
  else
    memcpy(some->cards, answer.bytes, answer.size);
  return tnl_possible_cards(L, match, some->cards, some->n);
}


static bool only_cards(lua_State *L, Match *match, void *what) {
  (void)L, (void)what;
  const tn_Question *question = &match->table.question;
  return question->least == match->table.pile[question->from].count;
}


static tn_Answer choose_cards(lua_State *L, Match *match, void *what,
                              bool only) {
  Some *some = what;
  some->n = only
                ? tnl_random_cards(L, match, bot_bits(match), some->cards, NULL)
                : tnl_native_cards(L, match, some->cards);
  return (tn_Answer){TN_CARDS_ANSWER, only, (uint8_t)some->n, TN_NONE,
                     some->cards};
}


/* What a word that asks for cards answers: them, as text; nothing; or how many
** of the cards that came from the pile have stayed in the hand, which everyone
** is told. */
enum { THE_CARDS, NOTHING, THE_KEPT };


static int some_cards(lua_State *L, int status, lua_KContext answer) {
  static const Answering how = {read_cards, only_cards, choose_cards,
                                keep_question, true};
  (void)status;
  Match *match = lua_touserdata(L, 1);
  Some some;
  tnl_answer(L, match, &how, &some, some_cards, answer);
  uint8_t hand = match->table.question.from, pile = match->table.question.to;
  deliver(L, match, some.cards, some.n);
  if (answer == NOTHING)
    return 0;
  if (answer == THE_KEPT) {
    lua_pushinteger(L, tn_table_kept(&match->table, hand, pile));
    return 1;
  }
  tnl_pushcards(L, match->table.deck, some.cards, some.n);
  return 1;
}


/* Reads how many cards to ask for: a number, or { from, to }, at `arg`. */
static void read_count(lua_State *L, Match *match, int arg) {
  tn_Question *question = &match->table.question;
  int held = match->table.pile[question->from].count;
  lua_Integer least, most;
  if (lua_istable(L, arg)) {
    list_item(L, arg, 1);
    list_item(L, arg, 2);
    least = luaL_checkinteger(L, -2);
    most = luaL_checkinteger(L, -1);
    lua_pop(L, 2);
  } else {
    least = most = luaL_checkinteger(L, arg);
  }
  tnl_argcheck(L, least >= 0 && least <= most && least <= held, arg,
               "pile_has_fewer");
  if (most > held)
    most = held;
  tnl_argcheck(L, most < TN_ANSWER, arg, "too_many_cards_at_once");
  question->least = (int32_t)least;
  question->most = (int32_t)most;
}


/* core.ask_cards(match, player, prompt, n, from [, condition]) -> cards: asks
** for cards of a pile, n or { least, most }; they stay where they are.  The
** condition, a function of the cards, says whether they may be chosen. */
static int core_ask_cards(lua_State *L) {
  Match *match = tnl_asking(L, "ask_cards", TN_ASK_CARDS);
  match->table.question.from = tnl_checkpile(L, match, 5);
  read_count(L, match, 4);
  lua_settop(L, 6);
  if (!lua_isnil(L, 6))
    luaL_checktype(L, 6, LUA_TFUNCTION);
  return some_cards(L, LUA_OK, THE_CARDS);
}


/* Where the registry has the function that asks for cards one by one.  The core
** for small packs and that for large ones share it. */
#define SINGLY "tenace.put_singly"


/* core.set_put_singly(f): what self:put_away calls where its condition is a
** table. */
static int set_put_singly(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_settop(L, 1);
  lua_setfield(L, LUA_REGISTRYINDEX, SINGLY);
  return 0;
}


/* It has answered the cards. */
static int end_singly(lua_State *L, int status, lua_KContext unused) {
  (void)L, (void)status, (void)unused;
  return 1;
}


/* Asks for the cards one by one; all arguments are on the stack. */
static int put_singly(lua_State *L) {
  tnl_argcheck(L, lua_isinteger(L, 4), 4, "singly_number");
  lua_getfield(L, LUA_REGISTRYINDEX, SINGLY);
  lua_insert(L, 1);
  lua_callk(L, lua_gettop(L) - 1, 1, 0, end_singly);
  return 1;
}


/*** self:put_away(player, prompt, n, to [, condition]) -> cards
Asks the player for `n` cards of the hand and puts them face down into a pile,
or gives them to another player.  Nobody else sees which cards they are.
@param player the player who answers
@param prompt the question
@param n how many, or `{ least, most }`
@param to the pile, or the player who gets them
@param condition a function of the cards (text) that says whether they may be
chosen; it returns true, or false and the reason.  Or a table, `{ keep = cards,
last = cards }`: the player puts away one card after another; those to keep stay
in the hand, and the last ones go, seen by all, only if nothing else is left.
Everyone knows then what the pile cannot have
@return the cards as text
@example self:put_away(self.declarer, "which two go into the kitty?", 2,
  self.kitty)
self:put_away(self.dealer, "which two go away?", 2, self.kitty,
  { keep = "AC AD AH AS", last = cards_of("K") })
@group questions */
static int word_put_away(lua_State *L) {
  Match *match = tnl_asking(L, "put_away", TN_ASK_CARDS);
  tn_Question *question = &match->table.question;
  question->from = tn_hand_pile(question->seat);
  question->to = tnl_checkpile(L, match, 5);
  read_count(L, match, 4);
  lua_settop(L, 6);
  if (lua_istable(L, 6))
    return put_singly(L);
  if (!lua_isnil(L, 6))
    luaL_checktype(L, 6, LUA_TFUNCTION);
  return some_cards(L, LUA_OK, THE_CARDS);
}


/*** self:take_and_put_away(player, pile, prompt [, tells]) -> number
The player takes all cards of a pile, and puts the same number of cards from the
hand into it, unseen by the others.
@param player a player or a seat
@param pile a pile of the game's own
@param prompt the question; `{name}` is replaced by a field of the match
@param tells true: everyone learns how many of the pile's cards the player keeps
@return that number, if it is told
@example self:take_and_put_away(player, self.kitty, "which cards go back?")
@group questions */
static int word_take_and_put_away(lua_State *L) {
  Match *match = tnl_changing(L, "take_and_put_away");
  tn_Table *table = &match->table;
  uint8_t seat = tnl_checkplayer(L, match, 2);
  uint8_t pile = tnl_checkpile(L, match, 3), hand = tn_hand_pile(seat);
  tnl_check_says(L, 4);
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(&table->pile[pile], cards);
  tnl_argcheck(L, n < TN_ANSWER, 3, "too_many_cards_at_once");
  for (int i = 0; i < n; i++)
    tn_table_move(table, cards[i], pile, hand);
  table->question = (tn_Question){.kind = TN_ASK_CARDS,
                                  .seat = seat,
                                  .from = hand,
                                  .to = pile,
                                  .least = n,
                                  .most = n};
  tnl_set_topic(L, match, 4);
  bool tells = lua_toboolean(L, 5);
  lua_settop(L, 4);
  lua_remove(L, 3); /* the prompt is where it is looked for */
  lua_settop(L, 6);
  return some_cards(L, LUA_OK, tells ? THE_KEPT : NOTHING);
}


static const luaL_Reg words[] = {
    {"put_away", word_put_away},
    {"take_and_put_away", word_take_and_put_away},
    {NULL, NULL},
};

static const luaL_Reg functions[] = {
    {"choose_text", choose_text},
    {"texts", texts},
    {"yes_no", yes_no},
    {"number", number},
    {"ask_cards", core_ask_cards},
    {"set_put_singly", set_put_singly},
    {NULL, NULL},
};


void tnl_open_ask(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
