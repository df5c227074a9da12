/*
** Words that players say when it is their turn to play a card to a trick, such
** as announcements.  The match keeps by seat what each may say.  The core knows
** only with how many cards in hand the last of the words is still in time.
*/
#include "words/words.h"
#include "match/asking.h"

#include <string.h>

#define SELDOM 20 /* random bots say a word once in so many turns */
#define MOST 4096 /* words of a player, at most */
#define SAYINGS_MAGIC MAGIC(0x74656E536179730A)

/* A word, and when it may be said. */
typedef struct Saying {
  const char *word; /* a user value holds it */
  size_t size;
  tn_Kinds with; /* one of these must be played right after it; 0: any */
  uint8_t least; /* the fewest cards in hand */
  bool always;   /* it goes by itself with each of those cards */
  bool closed;   /* there is a reason why it cannot be said */
} Saying;

/* What a player may say.  Its user values: the list at ENTRIES, and what was
** read of it. */
typedef struct Sayings {
  uint64_t magic;
  int n;
  Saying list[];
} Sayings;

/* The arguments' indices on the stack. */
enum { SELF = 1, SEAT, ENTRIES, PARTS };

/* The parts of an entry, one behind the other, and the bits of the last one. */
enum { WORD = 1, WITH, LEAST, FLAGS, ALL = FLAGS };
enum { ALWAYS = 1, CLOSED = 2 };


/* core.may_speak(match, player) -> the seat of a player who may be given words
*/
static int may_speak(lua_State *L) {
  Match *match = tnl_changing(L, "may_say");
  lua_pushinteger(L, tnl_checkplayer(L, match, 2) + 1);
  pushvalue(L, SELF, MATCH_VARIANT);
  if (lua_rawgeti(L, -1, KIT_SAID) != LUA_TFUNCTION)
    tnl_raise(L, "no_step_said");
  lua_pop(L, 2);
  return 1;
}


/* Reads the entry number `i`, from 0. */
static Saying read_saying(lua_State *L, const tn_Deck *deck, int i) {
  int top = lua_gettop(L);
  Saying saying = {.least = 0};
  for (int part = WORD; part <= ALL; part++)
    lua_rawgeti(L, PARTS, (lua_Integer)i * ALL + part);
  tnl_argcheck(L, lua_type(L, top + WORD) == LUA_TSTRING, ENTRIES,
               "saying_begins");
  saying.word = lua_tolstring(L, top + WORD, &saying.size);
  tnl_argcheck(L,
               saying.size < TN_TEXT &&
                   tn_deck_read(deck, saying.word, saying.size) == TN_NONE,
               ENTRIES, "saying_word");
  if (lua_toboolean(L, top + WITH))
    saying.with = tnl_checkset(L, deck, top + WITH).plane[0];
  lua_Integer least = lua_tointeger(L, top + LEAST);
  tnl_argcheck(L, least >= 1 && least < TN_CARDS, ENTRIES,
               "number_in_hand_expected");
  saying.least = (uint8_t)least;
  lua_Integer flags = lua_tointeger(L, top + FLAGS);
  saying.always = flags & ALWAYS;
  saying.closed = flags & CLOSED;
  tnl_argcheck(L, saying.with || !saying.always, ENTRIES,
               "always: saying_always");
  lua_settop(L, top);
  return saying;
}


/* Notes in the seat's part of the speech what the core must know of a word. */
static void note_saying(tn_Speech *speech, uint8_t seat, const Saying *saying) {
  uint8_t *least = &speech->least[seat];
  if (saying->closed)
    return;
  if (saying->always)
    speech->always[seat] |= saying->with;
  else if (*least == 0 || saying->least < *least)
    *least = saying->least;
}


/* Keeps the value on top as what the seat may say. */
static void keep_sayings(lua_State *L, const tn_Speech *speech, uint8_t seat) {
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


/*
** core.may_say(match, seat, entries, parts): what the player may say from now
** on, a list; and of each entry, one behind the other: the word, the cards with
** which it goes or false, how many must be in hand, and as bits whether it goes
** by itself, and whether it cannot be said
*/
static int may_say(lua_State *L) {
  Match *match = tnl_checkmatch(L, SELF);
  tn_Speech *speech = &match->table.speech;
  uint8_t seat = tnl_checknumber(L, SEAT, match->table.players, "player");
  luaL_checktype(L, ENTRIES, LUA_TTABLE);
  luaL_checktype(L, PARTS, LUA_TTABLE);
  lua_settop(L, PARTS);
  lua_Unsigned n = lua_rawlen(L, PARTS) / ALL;
  luaL_argcheck(L, n <= MOST, ENTRIES, "long");
  Sayings *all = lua_newuserdatauv(L, sizeof *all + n * sizeof *all->list, 2);
  all->magic = SAYINGS_MAGIC;
  all->n = 0;
  for (; all->n < (int)n; all->n++)
    all->list[all->n] = read_saying(L, match->table.deck, all->n);
  lua_pushvalue(L, ENTRIES);
  lua_setiuservalue(L, -2, 1);
  lua_pushvalue(L, PARTS);
  lua_setiuservalue(L, -2, 2);
  speech->least[seat] = 0;
  speech->always[seat] = 0;
  for (int i = 0; i < all->n; i++)
    note_saying(speech, seat, &all->list[i]);
  keep_sayings(L, speech, seat);
  speech->any = true;
  return 0;
}


/* Pushes what the player in turn may say.  NULL: nothing. */
static const Sayings *push_sayings(lua_State *L, const Match *match) {
  const tn_Table *table = &match->table;
  if (!table->speech.any || !table->trick.under_way ||
      pushvalue(L, SELF, MATCH_SAYINGS) == LUA_TNIL)
    return NULL;
  lua_rawgeti(L, -1, table->trick.turn + 1);
  const Sayings *all = lua_touserdata(L, -1);
  return all && all->magic == SAYINGS_MAGIC ? all : NULL;
}


/* May the word be said now? */
static bool is_open(const tn_Table *table, const Saying *saying) {
  const tn_Pile *hand = &table->pile[tn_hand_pile(table->trick.turn)];
  return !saying->closed && !saying->always && saying->least <= hand->count &&
         (!saying->with || saying->with & table->question.legal);
}


/* The n-th word, from 0, that may be said; NULL: there are fewer. */
static const Saying *nth_open(const Match *match, const Sayings *all,
                              uint32_t n) {
  for (int i = 0; all && i < all->n; i++)
    if (is_open(&match->table, &all->list[i]) && n-- == 0)
      return &all->list[i];
  return NULL;
}


/* That word, if it may be said. */
static const Saying *find_open(const Match *match, const Sayings *all,
                               tn_Answer answer) {
  const Saying *saying = NULL;
  for (uint32_t n = 0; (saying = nth_open(match, all, n)); n++)
    if (says(answer, saying->word, saying->size))
      return saying;
  return NULL;
}


/* The word that a random bot says.  NULL: it says none. */
static const Saying *drawn(const Match *match, const Sayings *all,
                           uint64_t bits) {
  uint32_t open = 0;
  bits = tn_mix(bits, SELDOM);
  if (draw(bits, SELDOM) > 0)
    return NULL;
  while (nth_open(match, all, open))
    open++;
  return nth_open(match, all, draw(tn_mix(bits, 1), open));
}


/* Does a native bot say a word?  Quick bots of playouts say none, nor do steady
** ones. */
static const Saying *bot_says(const Match *match, const Sayings *all) {
  if (match->thinking ||
      match->table.bot[match->table.question.seat] != TN_RANDOM)
    return NULL;
  return drawn(match, all, tn_table_bot_bits(&match->table));
}


/* Pushes the step `said`, the match, the player in turn and the word. */
static void push_step(lua_State *L, const Match *match, const Saying *saying) {
  pushvalue(L, SELF, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_SAID);
  lua_pushvalue(L, SELF);
  tnl_pushplayer(L, SELF, match->table.trick.turn);
  lua_pushlstring(L, saying->word, saying->size);
}


bool tnl_hear_word(lua_State *L, Match *match) {
  tn_Answer answer;
  uint32_t next;
  int top = lua_gettop(L);
  tn_Table *table = &match->table;
  const Sayings *all = push_sayings(L, match);
  const Saying *said = NULL;
  bool open = nth_open(match, all, 0) != NULL;
  bool taped = peek(match, &answer, &next);
  if (taped && answer.kind == TN_TEXT_ANSWER) {
    said = find_open(match, all, answer);
    if (!said)
      tnl_raise_need(L, match, TN_REFUSED);
    take(L, match, next);
  } else if (!taped && open && native(match)) {
    said = bot_says(match, all);
    if (said)
      decide_text(L, match, said->word, false);
  }
  if (said) {
    table->speech.with[table->trick.turn] = said->with;
    push_step(L, match, said);
    return true;
  }
  table->speech.heard = open ? TN_SILENT : TN_SPEECHLESS;
  lua_settop(L, top);
  return false;
}


void tnl_push_word(lua_State *L, const Match *match) {
  static const Saying none = {.word = ""};
  tn_Kinds card = tn_kind(match->table.speech.card);
  const Sayings *all = push_sayings(L, match);
  const Saying *said = &none;
  for (int i = 0; all && i < all->n && said == &none; i++) {
    const Saying *one = &all->list[i];
    if (one->always && !one->closed && one->with & card)
      said = one;
  }
  push_step(L, match, said);
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
  if (table->question.kind != TN_ASK_CARD || table->trick.turn == table->dummy)
    return 0;
  const Sayings *all = push_sayings(L, match);
  if (!all)
    return 0;
  lua_getiuservalue(L, -1, 1);
  int list = lua_gettop(L), open = 0, closed = 0;
  lua_newtable(L);
  lua_newtable(L);
  for (int i = 0; i < all->n; i++) {
    lua_rawgeti(L, list, i + 1);
    if (is_open(table, &all->list[i]))
      lua_rawseti(L, list + 1, ++open);
    else if (!all->list[i].always)
      lua_rawseti(L, list + 2, ++closed);
    lua_settop(L, list + 2);
  }
  return 2;
}


bool tnl_push_bot_word(lua_State *L, Match *match, uint64_t bits) {
  int top = lua_gettop(L);
  const Saying *said = drawn(match, push_sayings(L, match), bits);
  lua_settop(L, top);
  if (said)
    lua_pushlstring(L, said->word, said->size);
  return said != NULL;
}


static const luaL_Reg functions[] = {
    {"may_say", may_say},
    {"may_speak", may_speak},
    {"sayings", sayings},
    {NULL, NULL},
};


void tnl_open_say(lua_State *L) { luaL_setfuncs(L, functions, 0); }
