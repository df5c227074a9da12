/* Declarations: what a player may say by the cards in hand. */
#include "bindings.h"

#define NOTHING "continue"
#define MOST 32 /* entries of a list, at most */

/* Where the word keeps what it works on, besides where choose_text looks. */
enum { PLAYER = 2, CHOICES = 4, CONDITION = 5, CARDS = 7, LIST };


/* What each entry of the list takes, worked out once for all who are asked. */
typedef struct Needs {
  int n; /* -1: not worked out */
  tn_Kinds kinds[MOST];
} Needs;


/* Does the asked player hold the cards of the text on top of the stack? */
static bool holds(lua_State *L, const Match *match) {
  const tn_Table *table = &match->table;
  tn_Set set = checkset(L, table->deck, -1);
  return tn_set_includes(&table->pile[tn_hand_pile(table->question.seat)].set,
                         &set);
}


/* Does the condition, if any, accept the words beneath the cards on top? */
static bool accepted(lua_State *L, Match *match) {
  if (lua_isnil(L, CONDITION))
    return true;
  int cards = lua_gettop(L);
  lua_pushvalue(L, CONDITION);
  lua_pushvalue(L, 1);
  pushplayer(L, 1, match->table.question.seat);
  lua_pushvalue(L, cards - 1);
  lua_pushvalue(L, cards);
  match->table.locked++;
  lua_call(L, 4, 1);
  match->table.locked--;
  bool yes = lua_toboolean(L, -1);
  lua_settop(L, cards);
  return yes;
}


/* The lists of what may be said and of the cards that it takes: at first there
** is nothing that may. */
static void begin_choices(lua_State *L) {
  lua_createtable(L, 2, 0);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_rawseti(L, -2, 1);
  lua_replace(L, CHOICES);
  lua_createtable(L, 2, 0);
  lua_pushliteral(L, "");
  lua_rawseti(L, -2, 1);
  lua_replace(L, CARDS);
}


/* Adds the words and the cards on top of the stack, unless they can be said by
** other cards already. */
static void add_choice(lua_State *L) {
  lua_Integer n = (lua_Integer)lua_rawlen(L, CHOICES);
  for (lua_Integer i = 1; i <= n; i++) {
    lua_rawgeti(L, CHOICES, i);
    if (lua_rawequal(L, -1, -3))
      return;
    lua_pop(L, 1);
  }
  lua_rawseti(L, CARDS, n + 1);
  lua_rawseti(L, CHOICES, n + 1);
}


/* Pushes the words and the cards of an entry of the list; false at its end. */
static bool push_entry(lua_State *L, int i) {
  if (lua_rawgeti(L, LIST, i) == LUA_TNIL)
    return false;
  bool two = lua_istable(L, -1) && lua_rawgeti(L, -1, 1) == LUA_TSTRING &&
             lua_rawgeti(L, -2, 2) == LUA_TSTRING;
  luaL_argcheck(L, two, CHOICES, "a list of { words, cards } expected");
  return true;
}


/* The kinds that the text on top of the stack names: the kit remembers those
** that have been met, at index `known`. */
static tn_Kinds kinds_named(lua_State *L, const tn_Deck *deck, int known) {
  lua_pushvalue(L, -1);
  if (lua_rawget(L, known) == LUA_TNIL) {
    lua_pop(L, 1);
    tn_Set set = checkset(L, deck, -1);
    lua_pushvalue(L, -1);
    lua_pushinteger(L, (lua_Integer)set.plane[0]);
    lua_rawset(L, known);
    return set.plane[0];
  }
  return (tn_Kinds)lua_tointeger(L, -1);
}


/* Works out what the entries take. */
static void read_needs(lua_State *L, const Match *match, Needs *needs) {
  int known = lua_gettop(L) + 1;
  pushvalue(L, 1, MATCH_VARIANT);
  lua_rawgeti(L, known, KIT_NAMED);
  lua_replace(L, known);
  needs->n = 0;
  while (lua_rawgeti(L, LIST, needs->n + 1) == LUA_TTABLE) {
    luaL_argcheck(L, needs->n < MOST, CHOICES, "too many entries");
    if (lua_rawgeti(L, -1, 2) != LUA_TSTRING)
      push_entry(L, needs->n + 1); /* which says what is wrong */
    needs->kinds[needs->n++] = kinds_named(L, match->table.deck, known);
    lua_settop(L, known);
  }
  if (!lua_isnil(L, -1))
    push_entry(L, needs->n + 1);
  lua_settop(L, known - 1);
}


/* The entries that the player in question may have the cards of, a bit each:
** with one pack has them. */
static uint32_t entries_held(lua_State *L, const Match *match, Needs *needs) {
  uint8_t hand = tn_hand_pile(match->table.question.seat);
  tn_Kinds held = match->table.pile[hand].set.plane[0];
  uint32_t entries = 0;
  if (needs->n < 0)
    read_needs(L, match, needs);
  for (int i = 0; i < needs->n; i++)
    entries |= (uint32_t) !(needs->kinds[i] & ~held) << i;
  return entries;
}


/* Finds out what the player in question may say.  Is there anything? */
static bool find_choices(lua_State *L, Match *match, Needs *needs) {
  int top = lua_gettop(L);
  bool found = false, one_pack = match->table.deck->packs == 1;
  uint32_t entries = entries_held(L, match, needs);
  for (int i = 1; entries; entries >>= 1, i++) {
    if (!(entries & 1))
      continue;
    push_entry(L, i);
    if ((one_pack || holds(L, match)) && accepted(L, match)) {
      if (!found)
        begin_choices(L);
      found = true;
      add_choice(L);
    }
    lua_settop(L, top);
  }
  return found;
}


/* The next of the player's side after `seat`; TN_NONE when all were asked. */
static uint8_t next_partner(const tn_Table *table, uint8_t first,
                            uint8_t seat) {
  do
    seat = table->next[seat];
  while (seat != first && table->side_of[seat] != table->side_of[first]);
  return seat == first ? TN_NONE : seat;
}


/* What was said is on top of the stack: it is answered, with its cards and the
** player who said it. */
static int answer(lua_State *L, const Match *match) {
  int said = lua_gettop(L), i = 2;
  while (lua_rawgeti(L, CHOICES, i) == LUA_TSTRING &&
         !lua_rawequal(L, -1, said)) {
    lua_settop(L, said);
    i++;
  }
  lua_settop(L, said);
  lua_rawgeti(L, CARDS, i);
  pushplayer(L, 1, match->table.question.seat);
  return 3;
}


/* The player in question is asked, where there is a choice. */
static bool says_nothing(lua_State *L, Match *match, lua_KFunction again,
                         bool choice) {
  if (!choice && only_answer(L, match, NOTHING))
    return true;
  if (!choice)
    begin_choices(L);
  choose_text(L, again);
  return lua_rawequal(L, -1, lua_upvalueindex(1));
}


/* The player in question, who can say something if `choice`, and then the
** partners are asked. */
static int ask_side(lua_State *L, Match *match, Needs *needs, bool choice);


static int go_on(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  Needs needs = {.n = -1};
  return ask_side(L, lua_touserdata(L, 1), &needs, true);
}


static int ask_side(lua_State *L, Match *match, Needs *needs, bool choice) {
  tn_Table *table = &match->table;
  uint8_t first = checkplayer(L, match, PLAYER), seat = table->question.seat;
  while (says_nothing(L, match, go_on, choice)) {
    seat = next_partner(table, first, seat);
    if (seat == TN_NONE)
      return 0;
    lua_settop(L, LIST);
    table->question = (tn_Question){
        .kind = TN_ASK_CHOICE, .seat = seat, .from = TN_NONE, .to = TN_NONE};
    choice = find_choices(L, match, needs);
  }
  return answer(L, match);
}


/*** self:declare(player, prompt, list [, condition]) -> words, cards, player
Asks the player to say one of several things, each of which takes certain cards
in hand, or `continue` to say nothing; then, as long as nothing is said, the
partners.  They are asked whatever they hold, so that it tells nothing about
their hands: where nothing can be said the engine answers.  The cards stay where
they are: see `show` and `move`.
@param player who is asked first
@param prompt what is asked; `{name}` stands for a field of the match
@param list what may be said: `{ { "hearts", "KH QH" }, … }`
@param condition a function of self, a player who holds the cards, the words and
the cards: may they be said?
@return the words that were said, the cards that they take, and who said them;
nothing if nobody said anything
@example local said, cards, who = self:declare(player, "a marriage?", {
  { "hearts", "KH QH" }, { "spades", "KS QS" },
})
if said then self:show(cards, "a marriage") end
@group questions */
static int word_declare(lua_State *L) {
  Match *match = asking(L, "declare", TN_ASK_CHOICE);
  luaL_checktype(L, CHOICES, LUA_TTABLE);
  lua_settop(L, CONDITION);
  if (!lua_isnil(L, CONDITION))
    luaL_checktype(L, CONDITION, LUA_TFUNCTION);
  lua_settop(L, LIST);
  lua_copy(L, CHOICES, LIST);
  Needs needs = {.n = -1};
  bool choice = find_choices(L, match, &needs);
  return ask_side(L, match, &needs, choice);
}


void open_declare(lua_State *L) {
  lua_getfield(L, -1, "words");
  lua_pushliteral(L, NOTHING);
  lua_pushcclosure(L, word_declare, 1);
  lua_setfield(L, -2, "declare");
  lua_pop(L, 1);
}
