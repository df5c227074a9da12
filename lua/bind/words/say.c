/*
** Words that players say when it is their turn to play a card to a trick, such
** as announcements.  The match keeps them by seat: a list of entries, each a
** table with the word at 1 and its conditions.  The core knows only with how
** many cards in hand the last of them is still in time.
*/
#include "words/words.h"
#include "match/asking.h"

#include <string.h>

#define SELDOM 20 /* random bots say a word once in so many turns */

/* The arguments' indices on the stack. */
enum { SELF = 1, PLAYER, ENTRIES };


/* The kinds of the part `with` of the entry at `entry`; 0: it has none. */
static tn_Kinds kinds_with(lua_State *L, const tn_Deck *deck, int entry) {
  tn_Kinds kinds = 0;
  if (lua_getfield(L, entry, "with") != LUA_TNIL)
    kinds = tnl_checkset(L, deck, -1).plane[0];
  lua_pop(L, 1);
  return kinds;
}


/* The fewest cards in hand with which the word of the entry may be said. */
static lua_Integer least_of(lua_State *L, int entry) {
  lua_getfield(L, entry, "cards");
  lua_Integer least = luaL_optinteger(L, -1, 1);
  lua_pop(L, 1);
  return least;
}


static bool flag_of(lua_State *L, int entry, const char *name) {
  lua_getfield(L, entry, name);
  bool yes = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return yes;
}


/* Does the entry's word go by itself with some cards? */
static bool is_automatic(lua_State *L, int entry) {
  return flag_of(L, entry, "always");
}


static bool has_reason(lua_State *L, int entry) {
  return flag_of(L, entry, "unless");
}


/* Checks the entry on top: the word, and what it may have besides. */
static void check_entry(lua_State *L, const tn_Deck *deck) {
  int entry = lua_gettop(L);
  tnl_argcheck(L, lua_istable(L, entry), ENTRIES, "sayings_expected");
  size_t size;
  tnl_argcheck(L, lua_rawgeti(L, entry, 1) == LUA_TSTRING, ENTRIES,
               "saying_begins");
  const char *word = lua_tolstring(L, -1, &size);
  tnl_argcheck(L, size < TN_TEXT && tn_deck_read(deck, word, size) == TN_NONE,
               ENTRIES, "saying_word");
  lua_pop(L, 1);
  lua_Integer least = least_of(L, entry);
  tnl_argcheck(L, least >= 1 && least < TN_CARDS, ENTRIES,
               "number_in_hand_expected");
  tn_Kinds with = kinds_with(L, deck, entry);
  tnl_argcheck(L, with || !is_automatic(L, entry), ENTRIES,
               "always: saying_always");
}


/* Notes in the seat's part of the speech what the core must know of the entry
** on top. */
static void note_entry(lua_State *L, Match *match, uint8_t seat) {
  tn_Speech *speech = &match->table.speech;
  int entry = lua_gettop(L);
  uint8_t cards = (uint8_t)least_of(L, entry), *least = &speech->least[seat];
  if (has_reason(L, entry))
    return;
  if (is_automatic(L, entry))
    speech->always[seat] |= kinds_with(L, match->table.deck, entry);
  else if (*least == 0 || cards < *least)
    *least = cards;
}


/* Copies the entries that are not false to a new list on top. */
static void copy_entries(lua_State *L, Match *match, uint8_t seat) {
  lua_Integer n = tnl_list_length(L, ENTRIES), kept = 0;
  match->table.speech.least[seat] = 0;
  match->table.speech.always[seat] = 0;
  lua_createtable(L, (int)n, 0);
  int list = lua_gettop(L);
  for (lua_Integer i = 1; i <= n; i++) {
    list_item(L, ENTRIES, i);
    if (lua_toboolean(L, -1)) {
      check_entry(L, match->table.deck);
      note_entry(L, match, seat);
      lua_pushvalue(L, -1);
      lua_rawseti(L, list, ++kept);
    }
    lua_settop(L, list);
  }
}


/* Keeps the list on top as the seat's. */
static void keep_entries(lua_State *L, Match *match, uint8_t seat) {
  tn_Speech *speech = &match->table.speech;
  pushvalue(L, SELF, MATCH_SAYINGS);
  if (!speech->any) { /* those of an earlier round, if any */
    lua_pop(L, 1);
    lua_createtable(L, TN_SEATS, 0);
    lua_pushvalue(L, -1);
    lua_setiuservalue(L, SELF, MATCH_SAYINGS);
  }
  lua_insert(L, -2);
  lua_rawseti(L, -2, seat + 1);
}


/*** self:may_say(player, words)
The words that a player may say from now on, in this round, when it is the
player's turn to play a card in `play_tricks`.  They take the place of those of
an earlier call.  Everybody hears a word.  The engine calls the step
`said(player, word)`, and then asks for the card, or for a further word.
Random bots seldom say one; bots that think say one only if it surely pays.
@param player a player or a seat
@param words a list of { "word", … }; entries that are false are left out. An
entry may have `cards`, how many cards the player must still hold, at least,
with the card to be played; `late`, what to say if there are fewer; `with`,
cards: one of them must be played right after the word; `always`, true: the
player need not say it, as it goes by itself with each of those cards; `unless`,
why the player cannot say it, or false
@error the game has no step `said`
@example self:may_say(player, {
  { "double", cards = 11, unless = player == self.dealer and "you have dealt" },
  { "royals", with = "KH QH" },
})
@group tricks */
static int word_may_say(lua_State *L) {
  Match *match = tnl_changing(L, "may_say");
  uint8_t seat = tnl_checkplayer(L, match, PLAYER);
  luaL_checktype(L, ENTRIES, LUA_TTABLE);
  lua_settop(L, ENTRIES);
  pushvalue(L, SELF, MATCH_VARIANT);
  if (lua_rawgeti(L, -1, KIT_SAID) != LUA_TFUNCTION)
    tnl_raise(L, "no_step_said");
  copy_entries(L, match, seat);
  keep_entries(L, match, seat);
  match->table.speech.any = true;
  return 0;
}


/* Pushes the list of the player in turn.  False: there is none. */
static bool push_list(lua_State *L, const Match *match) {
  const tn_Table *table = &match->table;
  if (!table->speech.any || !table->trick.under_way)
    return false;
  if (pushvalue(L, SELF, MATCH_SAYINGS) == LUA_TNIL)
    return false;
  return lua_rawgeti(L, -1, table->trick.turn + 1) == LUA_TTABLE;
}


/* May the word of the entry on top be said now? */
static bool is_open(lua_State *L, const Match *match) {
  const tn_Table *table = &match->table;
  const tn_Pile *hand = &table->pile[tn_hand_pile(table->trick.turn)];
  int entry = lua_gettop(L);
  if (has_reason(L, entry) || is_automatic(L, entry) ||
      least_of(L, entry) > hand->count)
    return false;
  tn_Kinds with = kinds_with(L, table->deck, entry);
  return !with || with & table->question.legal;
}


/* Pushes the first open entry of the list at `list` behind number `at`, and
** moves `at` there.  False: there is none, and nothing is pushed. */
static bool push_next(lua_State *L, const Match *match, int list,
                      lua_Integer *at) {
  lua_Integer size = (lua_Integer)lua_rawlen(L, list);
  while (*at < size) {
    lua_rawgeti(L, list, ++*at);
    if (is_open(L, match))
      return true;
    lua_pop(L, 1);
  }
  return false;
}


/* Pushes the n-th open entry, from 0.  False: there are fewer, and nothing is
** pushed. */
static bool push_open(lua_State *L, const Match *match, int list, uint32_t n) {
  lua_Integer at = 0;
  while (push_next(L, match, list, &at)) {
    if (n-- == 0)
      return true;
    lua_pop(L, 1);
  }
  return false;
}


static uint32_t count_open(lua_State *L, const Match *match, int list) {
  uint32_t n = 0;
  for (lua_Integer at = 0; push_next(L, match, list, &at); n++)
    lua_pop(L, 1);
  return n;
}


/* Pushes the open entry with that word.  False: there is none. */
static bool find_open(lua_State *L, const Match *match, int list,
                      tn_Answer answer) {
  for (lua_Integer at = 0; push_next(L, match, list, &at);) {
    size_t size;
    lua_rawgeti(L, -1, 1);
    const char *word = lua_tolstring(L, -1, &size);
    lua_pop(L, 1);
    if (says(answer, word, size))
      return true;
    lua_pop(L, 1);
  }
  return false;
}


static bool any_open(lua_State *L, const Match *match, int list) {
  bool any = push_open(L, match, list, 0);
  lua_settop(L, list);
  return any;
}


/* Does a native bot say a word?  Then its entry is pushed.  Quick bots of
** playouts say none, nor do steady ones. */
static bool bot_speaks(lua_State *L, Match *match, int list) {
  if (match->thinking ||
      match->table.bot[match->table.question.seat] != TN_RANDOM)
    return false;
  uint64_t bits = tn_mix(tn_table_bot_bits(&match->table), SELDOM);
  if (draw(bits, SELDOM) > 0)
    return false;
  uint32_t open = count_open(L, match, list);
  return push_open(L, match, list, draw(tn_mix(bits, 1), open));
}


/* Pushes the step `said`, the match, the player and the word of the entry on
** top. */
static void push_step(lua_State *L, const Match *match) {
  uint8_t turn = match->table.trick.turn;
  int entry = lua_gettop(L);
  pushvalue(L, SELF, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_SAID);
  lua_pushvalue(L, SELF);
  tnl_pushplayer(L, SELF, turn);
  lua_rawgeti(L, entry, 1);
}


bool tnl_hear_word(lua_State *L, Match *match) {
  tn_Answer answer;
  uint32_t next;
  int top = lua_gettop(L), list = top + 2;
  bool open = push_list(L, match) && any_open(L, match, list);
  bool taped = peek(match, &answer, &next);
  bool said = false;
  if (taped && answer.kind == TN_TEXT_ANSWER) {
    said = open && find_open(L, match, list, answer);
    if (!said)
      tnl_raise_need(L, match, TN_REFUSED);
    take(L, match, next);
  } else if (!taped && open && native(match)) {
    said = bot_speaks(L, match, list);
    if (said) {
      lua_rawgeti(L, -1, 1);
      decide_text(L, match, lua_tostring(L, -1), false);
      lua_pop(L, 1);
    }
  }
  if (said) {
    tn_Table *table = &match->table;
    table->speech.with[table->trick.turn] =
        kinds_with(L, table->deck, lua_gettop(L));
    push_step(L, match);
    return true;
  }
  match->table.speech.heard = open ? TN_SILENT : TN_SPEECHLESS;
  lua_settop(L, top);
  return false;
}


void tnl_push_word(lua_State *L, const Match *match) {
  tn_Kinds card = tn_kind(match->table.speech.card);
  push_list(L, match);
  for (lua_Integer i = 1; lua_rawgeti(L, -1, i) == LUA_TTABLE; i++) {
    int entry = lua_gettop(L);
    if (is_automatic(L, entry) && !has_reason(L, entry) &&
        kinds_with(L, match->table.deck, entry) & card)
      break;
    lua_pop(L, 1);
  }
  push_step(L, match);
}


/*
** core.sayings(match) -> the entries of the words that the player in turn can
** say before the card; and of those that cannot be said now.  Nothing if no
** card is asked for, or the player has no words.
*/
static int sayings(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  lua_settop(L, SELF);
  if (table->question.kind != TN_ASK_CARD ||
      table->trick.turn == table->dummy || !push_list(L, match))
    return 0;
  int list = lua_gettop(L);
  lua_Integer size = (lua_Integer)lua_rawlen(L, list), open = 0, closed = 0;
  lua_newtable(L);
  lua_newtable(L);
  for (lua_Integer i = 1; i <= size; i++) {
    lua_rawgeti(L, list, i);
    if (is_open(L, match))
      lua_rawseti(L, list + 1, ++open);
    else if (is_automatic(L, lua_gettop(L)))
      lua_pop(L, 1);
    else
      lua_rawseti(L, list + 2, ++closed);
  }
  return 2;
}


bool tnl_push_bot_word(lua_State *L, Match *match, uint64_t bits) {
  bits = tn_mix(bits, SELDOM);
  int top = lua_gettop(L), list = top + 2;
  if (push_list(L, match) && draw(bits, SELDOM) == 0) {
    uint32_t open = count_open(L, match, list);
    if (open > 0 && push_open(L, match, list, draw(tn_mix(bits, 1), open))) {
      lua_rawgeti(L, -1, 1);
      return true;
    }
  }
  lua_settop(L, top);
  return false;
}


static const luaL_Reg functions[] = {
    {"sayings", sayings},
    {NULL, NULL},
};

static const luaL_Reg words[] = {
    {"may_say", word_may_say},
    {NULL, NULL},
};


void tnl_open_say(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
