/* Words that ask a player for cards. */
#include "words/words.h"
#include "match/sentence.h"
#include "words/steady.h"


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


/* Keeps the question for those who look. */
static void keep_question(lua_State *L, Match *match, void *what) {
  (void)what;
  if (!is_looked_at(match))
    return;
  lua_createtable(L, 0, 2);
  lua_pushvalue(L, 3);
  lua_setfield(L, -2, "prompt");
  lua_pushvalue(L, 6);
  lua_setfield(L, -2, "condition");
  lua_setiuservalue(L, 1, MATCH_ASKED);
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
    {"ask_cards", core_ask_cards},
    {"set_put_singly", set_put_singly},
    {NULL, NULL},
};


void tnl_open_ask_cards(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
