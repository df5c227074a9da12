/*
** Words that ask a player.  The answer comes from the tape.  Otherwise, if only
** one answer is possible, that is it; otherwise a native bot answers.
** Otherwise the word pauses, and when it goes on the answer is on the tape.
*/
#include "match/meld.h"


/* A search among choices, for number `n` or for a text; `n` counts the choices
** passed. */
typedef struct Search {
  int wanted;
  const char *text; /* or NULL */
  size_t size;
  int n;
} Search;


/* The choice on top of the stack, as text that a record can keep. */
static const char *choice(lua_State *L, size_t *size) {
  luaL_argcheck(L, lua_isstring(L, -1), 4, "choices must be texts");
  const char *text = lua_tolstring(L, -1, size); /* numbers become texts */
  if (*size >= TN_TEXT)
    luaL_error(L, "a choice of more than %d letters", TN_TEXT - 1);
  if (strlen(text) != *size)
    luaL_error(L, "a choice holds a zero byte");
  return text;
}


/* Is the choice on top what is looked for? */
static bool is_found(lua_State *L, Search *search) {
  size_t size;
  const char *text = choice(L, &size);
  return ++search->n == search->wanted ||
         (search->text && size == search->size &&
          memcmp(text, search->text, size) == 0);
}


/* Goes through the choices of the list on top, those of lists in it included.
** What is false is no choice.  True: the choice found is on top. */
static bool find_choice(lua_State *L, Search *search, bool nested) {
  tnl_open_list(L, -1);
  lua_Integer n = (lua_Integer)lua_rawlen(L, -1);
  bool before = search->wanted == 0 || search->n + n < search->wanted;
  if (nested && before && !search->text) {
    search->n += (int)n; /* it is not among these */
    return false;
  }
  for (lua_Integer i = 1; i <= n; i++) {
    bool list = lua_rawgeti(L, -1, i) == LUA_TTABLE && !nested;
    if (list ? find_choice(L, search, true)
             : lua_toboolean(L, -1) && is_found(L, search))
      return true;
    lua_pop(L, 1);
  }
  return false;
}


/* Pushes the choice found in the list at index 4, if it is there. */
static bool push_choice(lua_State *L, Search *search) {
  int top = lua_gettop(L);
  lua_pushvalue(L, 4);
  bool found = find_choice(L, search, false);
  if (found)
    lua_replace(L, top + 1);
  lua_settop(L, found ? top + 1 : top);
  return found;
}


/* Pushes the n-th choice of the list at index 4, from 1. */
static void push_nth(lua_State *L, int n) {
  Search search = {.wanted = n};
  push_choice(L, &search);
}


/* How many choices the list at index 4 has. */
static int count_choices(lua_State *L) {
  Search all = {.wanted = 0};
  push_choice(L, &all);
  return all.n;
}


/* Adds the choices of the list on top to the table at index `to`, which has `n`.
** Answers how many it has then. */
static int collect(lua_State *L, int to, int n, bool nested) {
  tnl_open_list(L, -1);
  lua_Integer size = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= size; i++) {
    size_t length;
    bool list = lua_rawgeti(L, -1, i) == LUA_TTABLE && !nested;
    if (list) {
      n = collect(L, to, n, true);
    } else if (lua_toboolean(L, -1)) {
      choice(L, &length);
      lua_pushvalue(L, -1);
      lua_rawseti(L, to, ++n);
    }
    lua_pop(L, 1);
  }
  return n;
}


void tnl_push_choices(lua_State *L) {
  lua_newtable(L);
  int to = lua_gettop(L);
  lua_pushvalue(L, 4);
  collect(L, to, 0, false);
  lua_settop(L, to);
}


/* Keeps the question for those who look: the prompt at index 3, the value at
** index 4. */
static void keep_question(lua_State *L) {
  lua_createtable(L, 0, 2);
  lua_pushvalue(L, 3);
  lua_setfield(L, -2, "prompt");
  if (lua_istable(L, 4))
    tnl_push_choices(L);
  else
    lua_pushvalue(L, 4);
  lua_setfield(L, -2, "list");
  if (lua_istable(L, 4)) {
    lua_getfield(L, 4, "refused");
    lua_setfield(L, -2, "refusals");
  }
  lua_pushvalue(L, 6);
  lua_setfield(L, -2, "condition");
  if (lua_istable(L, 5)) {
    lua_getfield(L, 5, "refusals");
    lua_setfield(L, -2, "refusals");
  }
  lua_setiuservalue(L, 1, MATCH_ASKED);
}


int tnl_pause(lua_State *L, lua_KFunction again) {
  keep_question(L);
  return lua_yieldk(L, 0, 0, again);
}


/* Refuses the tape's answer.  The question can still be looked up. */
static int refuse(lua_State *L, Match *match) {
  keep_question(L);
  return tnl_raise_need(L, match, TN_REFUSED);
}


Match *tnl_asking(lua_State *L, const char *word, int kind) {
  Match *match = tnl_only_asking(L, word);
  uint8_t seat = tnl_checkplayer(L, match, 2);
  luaL_checkstring(L, 3);
  match->table.question = (tn_Question){
      .kind = (uint8_t)kind, .seat = seat, .from = TN_NONE, .to = TN_NONE};
  tnl_set_topic(L, match, 3);
  return match;
}


bool tnl_only_answer(lua_State *L, Match *match, const char *text) {
  tn_Answer answer;
  uint32_t next;
  if (!peek(match, &answer, &next)) {
    decide_text(L, match, text, true);
    return true;
  }
  bool same = answer.kind == TN_TEXT_ANSWER && answer.size == strlen(text) &&
              memcmp(answer.bytes, text, answer.size) == 0;
  if (same)
    take(L, match, next);
  return same;
}


/* The number of the choice that a native bot makes among n. */
static int native_text(lua_State *L, Match *match, int n) {
  if (!match->thinking && !steady(match))
    return 1 + (int)draw(bot_bits(match), (uint32_t)n);
  tnl_push_choices(L);
  n = tnl_native_choice(L, match, (uint32_t)n, lua_gettop(L));
  lua_pop(L, 1);
  return 1 + n;
}


int tnl_choose_text(lua_State *L, lua_KFunction again) {
  Match *match = lua_touserdata(L, 1);
  tn_Answer answer;
  uint32_t next;
  if (peek(match, &answer, &next)) {
    Search search = {.text = answer.bytes, .size = answer.size};
    if (answer.kind != TN_TEXT_ANSWER || !push_choice(L, &search))
      return refuse(L, match);
    tnl_note_text(L, match);
    take(L, match, next);
    return 1;
  }
  int n = count_choices(L);
  luaL_argcheck(L, n > 0, 4, "a list of at least one choice expected");
  if (n > 1 && !native(match))
    return tnl_pause(L, again);
  push_nth(L, n == 1 ? 1 : native_text(L, match, n));
  tnl_note_text(L, match);
  decide_text(L, match, lua_tostring(L, -1), n == 1);
  if (n > 1)
    tnl_note_choice(match);
  return 1;
}


static int yes_no(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  Match *match = lua_touserdata(L, 1);
  tn_Answer answer;
  uint32_t next;
  bool yes;
  if (peek(match, &answer, &next)) {
    yes = answer.kind == TN_TEXT_ANSWER && answer.size == 3;
    bool no = answer.kind == TN_TEXT_ANSWER && answer.size == 2;
    if (!yes && !no)
      return refuse(L, match);
    tnl_note_answer(match, yes);
    take(L, match, next);
  } else {
    if (!native(match))
      return tnl_pause(L, yes_no);
    yes = tnl_native_choice(L, match, 2, 0) == 1;
    tnl_note_answer(match, yes);
    decide_text(L, match, yes ? "yes" : "no", false);
    tnl_note_choice(match);
  }
  lua_pushboolean(L, yes);
  return 1;
}


/*** self:ask_yes_no(player, prompt) -> boolean
Asks the player a question with the answers yes and no.
@param player the player who answers
@param prompt the question; `{name}` is replaced by a field of the match
@return true or false
@example if self:ask_yes_no(player, "play alone?") then
  self:sit_out(self:partner_of(player))
end
@group questions */
static int word_ask_yes_no(lua_State *L) {
  tnl_asking(L, "ask_yes_no", TN_ASK_YES_NO);
  lua_settop(L, 6);
  return yes_no(L, LUA_OK, 0);
}


/* The number on the tape, if it is in range. */
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


bool tnl_answer_number(lua_State *L, Match *match, lua_Integer *n) {
  const tn_Question *question = &match->table.question;
  tn_Answer answer;
  uint32_t next;
  *n = question->least;
  if (peek(match, &answer, &next)) {
    if (!taped_number(question, answer, n))
      return refuse(L, match);
    tnl_note_answer(match, (uint64_t)*n);
    take(L, match, next);
    return true;
  }
  uint32_t range = number_range(question);
  if (range > 1 && !native(match))
    return false;
  *n += range > 1 ? tnl_native_choice(L, match, range, 0) : 0;
  tnl_note_answer(match, (uint64_t)*n);
  lua_pushinteger(L, *n);
  decide_text(L, match, lua_tostring(L, -1), range == 1);
  if (range > 1)
    tnl_note_choice(match);
  return true;
}


static int number(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  lua_Integer n;
  if (!tnl_answer_number(L, lua_touserdata(L, 1), &n))
    return tnl_pause(L, number);
  lua_pushinteger(L, n);
  return 1;
}


int tnl_ask_range(lua_State *L) {
  Match *match = tnl_asking(L, "ask_number", TN_ASK_NUMBER);
  lua_Integer from = luaL_checkinteger(L, 4), to = luaL_checkinteger(L, 5);
  luaL_argcheck(L, from >= INT16_MIN && to <= INT32_MAX / 2 && from <= to, 5,
                "from must not be above to");
  match->table.question.least = (int32_t)from;
  match->table.question.most = (int32_t)to;
  lua_settop(L, 3);
  lua_settop(L, 6);
  return number(L, LUA_OK, 0);
}


/* Has the player already put cards away in answer to a question to all? */
static bool has_passed(const tn_Table *table) {
  const tn_Together *all = &table->together;
  return table->at_once && all->cards > 0 &&
         all->passed[all->cards - 1].from == table->question.from;
}


/* Moves a secret answer to where it goes, unseen. */
static int deliver(lua_State *L, Match *match, const tn_Card *cards, int n) {
  const tn_Question *question = &match->table.question;
  tnl_pushcards(L, match->table.deck, cards, n);
  if (question->to == TN_NONE)
    return 1;
  if (has_passed(&match->table))
    return luaL_error(L, "'together' lets each player put away once");
  for (int i = 0; i < n; i++)
    tn_table_pass(&match->table, cards[i], question->from, question->to);
  return 1;
}


static int some_cards(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  Match *match = lua_touserdata(L, 1);
  const tn_Question *question = &match->table.question;
  tn_Card cards[TN_CARDS];
  tn_Answer answer;
  uint32_t next;
  int n;
  if (peek(match, &answer, &next)) {
    n = answer.size;
    if (answer.kind == TN_TEXT_ANSWER)
      return refuse(L, match);
    for (int i = 0; i < n; i++)
      cards[i] = answer.kind == TN_CARD_ANSWER
                     ? answer.card
                     : ((const tn_Card *)answer.bytes)[i];
    if (!tnl_possible_cards(L, match, cards, n))
      return refuse(L, match);
    take(L, match, next);
  } else {
    int held = match->table.pile[question->from].count;
    bool forced = question->least == held;
    if (!forced && !native(match))
      return tnl_pause(L, some_cards);
    n = forced ? tnl_random_cards(L, match, bot_bits(match), cards)
               : tnl_native_cards(L, match, cards);
    decide(L, match,
           (tn_Answer){TN_CARDS_ANSWER, forced, (uint8_t)n, TN_NONE, cards});
    if (!forced)
      tnl_note_choice(match);
  }
  return deliver(L, match, cards, n);
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
  luaL_argcheck(L, least >= 0 && least <= most && least <= held, arg,
                "the pile has fewer cards");
  if (most > held)
    most = held;
  luaL_argcheck(L, most < TN_ANSWER, arg, "too many cards at once");
  question->least = (int32_t)least;
  question->most = (int32_t)most;
}


/*** self:ask_cards(player, prompt, n, from [, condition]) -> cards
Asks the player for cards of a pile.
@param player the player who answers
@param prompt the question
@param n how many, or `{ least, most }`
@param from the pile, or a player for the hand
@param condition a function of the cards (text) that says whether they may be
chosen; it returns true, or false and the reason
@return the cards as text; they stay where they are
@example local two = self:ask_cards(player, "which two go away?", 2, player,
  function(cards) return not cards:find("A"), "aces stay in the hand" end)
@group questions */
static int word_ask_cards(lua_State *L) {
  Match *match = tnl_asking(L, "ask_cards", TN_ASK_CARDS);
  match->table.question.from = tnl_checkpile(L, match, 5);
  read_count(L, match, 4);
  lua_settop(L, 6);
  if (!lua_isnil(L, 6))
    luaL_checktype(L, 6, LUA_TFUNCTION);
  return some_cards(L, LUA_OK, 0);
}


/*** self:put_away(player, prompt, n, to) -> cards
Asks the player for `n` cards of the hand and puts them face down into a pile,
or gives them to another player.  Nobody else sees which cards they are.
@param player the player who answers
@param prompt the question
@param n how many, or `{ least, most }`
@param to the pile, or the player who gets them
@return the cards as text
@example self:put_away(self.declarer, "which two go into the kitty?", 2,
  self.kitty)
@group questions */
static int word_put_away(lua_State *L) {
  Match *match = tnl_asking(L, "put_away", TN_ASK_CARDS);
  tn_Question *question = &match->table.question;
  question->from = tn_hand_pile(question->seat);
  question->to = tnl_checkpile(L, match, 5);
  read_count(L, match, 4);
  lua_settop(L, 5);
  lua_settop(L, 6);
  return some_cards(L, LUA_OK, 0);
}


static const luaL_Reg words[] = {
    {"ask_cards", word_ask_cards},
    {"ask_yes_no", word_ask_yes_no},
    {"put_away", word_put_away},
    {NULL, NULL},
};


void tnl_open_ask(lua_State *L) { tnl_addfunctions(L, "words", words); }
