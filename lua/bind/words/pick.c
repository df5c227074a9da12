/*
** The questions of words in Lua: a player picks one of a scale's texts.
**
** A scale is made once and never changes: words ("pass", "double"), then rungs,
** low to high.  Which of them are open is said with each question: a bit for
** each word, the lowest rung, and one rung that is left out.  What a question
** is about, and what follows from its answer, is no business of this file.
*/
#include "words/words.h"
#include "match/asking.h"
#include "words/steady.h"

#define SCALE_MAGIC MAGIC(0x74656E5363616C06)
#define SCALE_MOST 1008 /* texts of a scale, at most, */
#define WORDS_MOST 48   /* and the words among them */

/* The user value of a scale: the list of its texts. */
enum { TEXTS = 1 };

typedef struct Item {
  const char *text; /* the scale's user value holds it */
  uint32_t size;
} Item;

typedef struct Scale {
  uint64_t magic;
  int n, words;   /* texts; the first of them are words, */
  uint64_t plain; /* of which these are no bids, a bit each */
  uint64_t topic; /* for steady bots; 0: that of the prompt */
  bool even;      /* random bots choose evenly, and nothing is a bid */
  Item item[];
} Scale;

/* The arguments of `pick`. */
enum { SELF = 1, SEAT, SCALE, WORDS, LEAST, BUT, SOBER, PROMPT };

/* Which of a scale's texts may be said. */
typedef struct Open {
  const Scale *scale;
  uint64_t words;
  int least, but; /* rungs, by their numbers from 1 */
  int answer;     /* a text, by its number on the scale */
} Open;


/* Three sorts of answers are equally likely: to say one of `others`, to make
** the next bid, to make a higher one. */
int tnl_ladder_pick(int others, int n, uint64_t bits) {
  int bids = n - others;
  int kinds = others + (bids > 2 ? 2 : bids);
  int kind = (int)draw(bits, (uint32_t)kinds);
  if (kind <= others)
    return kind + 1;
  uint64_t higher = (bits & UINT32_MAX) * (uint64_t)(bids - 1);
  return others + 2 + (int)(higher >> 32);
}


/* Appends the texts of the list at `from` to those of the scale, which are kept
** in the list on top. */
static void add_items(lua_State *L, Scale *scale, int from) {
  int n = (int)lua_rawlen(L, from);
  for (int i = 1; i <= n; i++) {
    size_t size;
    lua_rawgeti(L, from, i);
    const char *text = lua_tolstring(L, -1, &size);
    if (!text)
      tnl_argerror(L, from, "texts_expected");
    if (size >= TN_TEXT)
      tnl_argerror(L, from, "choice_too_long %d", TN_TEXT - 1);
    if (strlen(text) != size)
      tnl_argerror(L, from, "choice_zero");
    scale->item[scale->n++] = (Item){text, (uint32_t)size};
    lua_rawseti(L, -2, scale->n);
  }
}


/*
** core.scale(words, rungs [, topic [, even [, plain]]]) -> scale
** topic: a number for steady bots, where the prompt does not tell what is
** asked.  even: random bots choose evenly, and none of the texts is a bid.
** plain: how many of the words are no bids, if not all.
*/
static int new_scale(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checktype(L, 2, LUA_TTABLE);
  size_t words = lua_rawlen(L, 1), rungs = lua_rawlen(L, 2);
  lua_Integer plain = luaL_optinteger(L, 5, (lua_Integer)words);
  uint64_t topic = (uint64_t)luaL_optinteger(L, 3, 0);
  luaL_argcheck(L, words <= WORDS_MOST, 1, "too many words");
  tnl_argcheck(L, words + rungs <= SCALE_MOST, 2, "texts_expected");
  luaL_argcheck(L, plain >= 0 && plain <= (lua_Integer)words, 5,
                "no such word");
  bool even = lua_toboolean(L, 4);
  lua_settop(L, 2);
  size_t size = sizeof(Scale) + (words + rungs) * sizeof(Item);
  Scale *scale = lua_newuserdatauv(L, size, TEXTS);
  *scale = (Scale){.magic = SCALE_MAGIC,
                   .words = (int)words,
                   .plain = (UINT64_C(1) << plain) - 1,
                   .topic = topic,
                   .even = even};
  lua_createtable(L, (int)(words + rungs), 0);
  add_items(L, scale, 1);
  add_items(L, scale, 2);
  lua_setiuservalue(L, -2, TEXTS);
  return 1;
}


/* The scale at `arg`. */
static inline const Scale *check_scale(lua_State *L, int arg) {
  const Scale *scale = lua_touserdata(L, arg);
  if (!scale || lua_rawlen(L, arg) < sizeof *scale ||
      scale->magic != SCALE_MAGIC)
    luaL_typeerror(L, arg, "scale");
  return scale;
}


/* core.unchanged(scale, list) -> are the rungs just the texts of the list? */
static int unchanged(lua_State *L) {
  const Scale *scale = check_scale(L, 1);
  int n = scale->n - scale->words;
  luaL_checktype(L, 2, LUA_TTABLE);
  bool same = lua_rawlen(L, 2) == (size_t)n;
  for (int i = 1; same && i <= n; i++) {
    same = lua_rawgeti(L, 2, i) == LUA_TSTRING &&
           lua_tostring(L, -1) == scale->item[scale->words + i - 1].text;
    lua_pop(L, 1);
  }
  lua_pushboolean(L, same);
  return 1;
}


/* How many of a set of words there are: few. */
static inline int count_words(uint64_t words) {
  int n = 0;
  for (; words; words &= words - 1)
    n++;
  return n;
}


static inline int rungs_of(const Scale *scale) {
  return scale->n - scale->words;
}


/* How many texts are open. */
static inline int count_open(const Open *open) {
  return count_words(open->words) + rungs_of(open->scale) - open->least + 1 -
         (open->but >= open->least);
}


/* The n-th text that is open, from 1, as its number on the scale. */
static int nth_open(const Open *open, int n) {
  uint64_t words = open->words;
  for (; words; words &= words - 1)
    if (--n == 0)
      return 1 + __builtin_ctzll(words);
  int rung = open->least + n - 1;
  bool behind = open->but >= open->least && rung >= open->but;
  return open->scale->words + rung + behind;
}


/* Is the text number `n` open? */
static bool is_open(const Open *open, int n) {
  int rung = n - open->scale->words;
  if (rung <= 0)
    return open->words >> (n - 1) & 1;
  return rung >= open->least && rung != open->but;
}


/* Takes the tape's answer, if it is open. */
static bool read_pick(lua_State *L, Match *match, void *what,
                      tn_Answer answer) {
  (void)L, (void)match;
  Open *open = what;
  const Item *item = open->scale->item;
  for (int n = 1; n <= open->scale->n; n++)
    if (says(answer, item[n - 1].text, item[n - 1].size) && is_open(open, n)) {
      open->answer = n;
      return true;
    }
  return false;
}


static bool only_pick(lua_State *L, Match *match, void *what) {
  (void)L, (void)match;
  return count_open(what) == 1;
}


/* Which of `n` texts a random bot says, from 1. */
static int random_pick(Match *match, const Scale *scale, int n) {
  if (scale->topic)
    match->topic = scale->topic;
  uint64_t bits = bot_bits(match);
  return scale->even ? 1 + (int)draw(bits, (uint32_t)n)
                     : tnl_ladder_pick(match->table.question.others, n, bits);
}


/* The whole number at `arg`, made to fit; the least one if there is none. */
static inline int bounded(lua_State *L, int arg, int least, int most) {
  lua_Integer n = lua_gettop(L) < arg ? least : lua_tointeger(L, arg);
  return n < least ? least : n > most ? most : (int)n;
}


/* A bot that thinks says what it is told to. */
static tn_Answer choose_pick(lua_State *L, Match *match, void *what,
                             bool only) {
  Open *open = what;
  int n = count_open(open), picked = 1;
  if (!open->scale->topic)
    tnl_set_topic(L, match, PROMPT);
  if (!only && match->thinking)
    picked = bounded(L, SOBER, 1, n);
  else if (!only)
    picked = random_pick(match, open->scale, n);
  open->answer = nth_open(open, picked);
  const Item *item = &open->scale->item[open->answer - 1];
  return text_answer(L, item->text, item->size);
}


/* What is open, by the arguments. */
static inline Open read_open(lua_State *L, const Scale *scale) {
  uint64_t all = (UINT64_C(1) << scale->words) - 1;
  return (Open){.scale = scale,
                .words = (uint64_t)lua_tointeger(L, WORDS) & all,
                .least = bounded(L, LEAST, 1, rungs_of(scale) + 1),
                .but = bounded(L, BUT, 0, rungs_of(scale))};
}


/* Poses the question. */
static inline void pose(lua_State *L, Match *match, const Open *open) {
  const Scale *scale = open->scale;
  int others = scale->even ? 0 : count_words(open->words & scale->plain);
  match->table.question = (tn_Question){
      .kind = scale->even ? TN_ASK_CHOICE : TN_ASK_BID,
      .seat = (uint8_t)(bounded(L, SEAT, 1, match->table.players) - 1),
      .from = TN_NONE,
      .to = TN_NONE,
      .others = (uint8_t)others};
}


/*
** core.pick(match, seat, scale, words, least [, but [, sober [, prompt]]]) ->
** the number of the text that the player says; or, where somebody looks at the
** question, nil: the word shows it by core.wait, and asks again; or nil, true:
** the tape has an answer that is not allowed, and core.wait ends it.
** words: those that are open, a bit each.  least: the lowest rung that is; but:
** one above it that is not.  sober: which of the open texts a bot says that
** thinks (the first).  prompt: needed where the scale has no topic.
*/
static int pick(lua_State *L) {
  static const Answering how = {read_pick, only_pick, choose_pick, NULL, false};
  Match *match = tnl_checkmatch(L, SELF);
  Open open = read_open(L, check_scale(L, SCALE));
  luaL_argcheck(L, count_open(&open) > 0, WORDS, "nothing can be said");
  pose(L, match, &open);
  int shown = tnl_ask_here(L, match, &how, &open);
  if (shown > 0)
    return shown;
  lua_pushinteger(L, open.answer);
  return 1;
}


/* core.open_texts(match, seat, scale, words, least, but) -> list of what may be
** said */
static int open_texts(lua_State *L) {
  Open open = read_open(L, check_scale(L, SCALE));
  int n = count_open(&open);
  lua_getiuservalue(L, SCALE, TEXTS);
  lua_createtable(L, n, 0);
  for (int i = 1; i <= n; i++) {
    lua_rawgeti(L, -2, nth_open(&open, i));
    lua_rawseti(L, -2, i);
  }
  return 1;
}


static int waited(lua_State *L, int status, lua_KContext stage) {
  (void)L, (void)status, (void)stage;
  return 0;
}


/* core.wait(match, asked [, refused]): pauses until the pending question is
** answered; or, where the tape's answer is not allowed, ends with that.  asked:
** what those who look at the question see. */
static int wait(lua_State *L) {
  Match *match = tnl_checkmatch(L, SELF);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 3);
  bool refused = lua_toboolean(L, 3);
  lua_pop(L, 1);
  lua_setiuservalue(L, SELF, MATCH_ASKED);
  if (refused)
    return tnl_raise_need(L, match, TN_REFUSED);
  return lua_yieldk(L, 0, 0, waited);
}


lua_Integer tnl_seat_at(lua_State *L, const Match *match, int arg) {
  const Part *player = tnl_testpart(L, arg, PLAYER_MAGIC);
  lua_Integer n = player                  ? player->number + 1
                  : lua_isinteger(L, arg) ? lua_tointeger(L, arg)
                                          : 0;
  bool none =
      n < 1 || n > match->table.players || (player && player->match != match);
  return none ? 0 : n;
}


/* core.asking(match, word): a word begins that asks */
static int asking(lua_State *L) {
  tnl_only_asking(L, luaL_checkstring(L, 2));
  return 0;
}


/* core.seat(match, player) -> the seat, from 1, of a player or a seat; nil if
** it is neither */
static int seat(lua_State *L) {
  lua_Integer n = tnl_seat_at(L, tnl_checkmatch(L, SELF), 2);
  lua_pushinteger(L, n);
  return n > 0;
}


/* core.at_seat(match, seat) -> player */
static int at_seat(lua_State *L) {
  const Match *match = tnl_checkmatch(L, SELF);
  tnl_pushplayer(L, SELF,
                 tnl_checknumber(L, 2, match->table.players, "player"));
  return 1;
}


/*
** core.at_table(match) -> the first seat of a player after the dealer; two
** numbers with four bits for each seat: its side from 1, or 0 if nobody there
** takes part, and the seat of the next player in turn; and how many seats there
** are
*/
static int at_table(lua_State *L) {
  const Match *match = tnl_checkmatch(L, SELF);
  const tn_Table *table = &match->table;
  uint32_t sides = 0, nexts = 0;
  for (uint8_t n = 0; n < table->players; n++) {
    nexts |= (tnl_next_person(match, n) + 1u) << 4 * n;
    if (!table->out[n] && n < match->people)
      sides |= (table->side_of[n] + 1u) << 4 * n;
  }
  lua_pushinteger(L, tnl_next_person(match, table->dealer) + 1);
  lua_pushinteger(L, (lua_Integer)sides);
  lua_pushinteger(L, (lua_Integer)nexts);
  lua_pushinteger(L, table->players);
  return 4;
}


static const luaL_Reg functions[] = {
    {"scale", new_scale},   {"unchanged", unchanged},
    {"pick", pick},         {"open_texts", open_texts},
    {"wait", wait},         {"asking", asking},
    {"seat", seat},         {"at_seat", at_seat},
    {"at_table", at_table}, {NULL, NULL},
};


void tnl_open_pick(lua_State *L) { luaL_setfuncs(L, functions, 0); }
