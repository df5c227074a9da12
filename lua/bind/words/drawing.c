/*
** Cards drawn one at a time: what the word draw_each needs of the table.  A
** player who has drawn may declare certain cards of the hand.  Most can declare
** nothing, so a run of draws and of passes is one call.
*/
#include "words/words.h"
#include "match/asking.h"
#include "words/steady.h"

#define ALIKE_MAGIC MAGIC(0x74656E416C696B07)
#define MOST 48 /* sets, at most: a bit each */
#define WORD "pass"

/* Sets of cards that are alike, of which a hand may hold some. */
typedef struct Alike {
  uint64_t magic;
  int n;
  tn_Card card[MOST];
  uint8_t copies[MOST];
} Alike;

/* The kinds of some of these sets, by copies less one. */
typedef struct Watched {
  tn_Kinds kinds[TN_COPIES];
} Watched;


/* core.read_alike(match, cards) -> their card, how many there are, how many the
** deck has; nothing if they are not alike */
static int read_alike(lua_State *L) {
  const tn_Deck *deck = tnl_checkmatch(L, 1)->table.deck;
  tn_Set set = tnl_checkset(L, deck, 2);
  if (tn_kinds_count(set.plane[0]) != 1)
    return 0;
  tn_Card card = tn_kinds_first(set.plane[0]);
  tnl_pushcard(L, deck, card);
  lua_pushinteger(L, tn_set_count(&set));
  lua_pushinteger(L, deck->copies[card]);
  return 3;
}


/* core.alike(match, cards, copies) -> sets: of each card of the list so many */
static int new_alike(lua_State *L) {
  const tn_Deck *deck = tnl_checkmatch(L, 1)->table.deck;
  luaL_checktype(L, 2, LUA_TTABLE);
  luaL_checktype(L, 3, LUA_TTABLE);
  lua_settop(L, 3);
  lua_Unsigned n = lua_rawlen(L, 2);
  luaL_argcheck(L, n <= MOST, 2, "too many sets");
  Alike *alike = lua_newuserdatauv(L, sizeof *alike, 0);
  *alike = (Alike){.magic = ALIKE_MAGIC, .n = (int)n};
  for (int i = 0; i < alike->n; i++) {
    lua_rawgeti(L, 2, i + 1);
    lua_rawgeti(L, 3, i + 1);
    lua_Integer copies = lua_tointeger(L, -1);
    luaL_argcheck(L, copies >= 1 && copies <= TN_COPIES, 3, "no such number");
    alike->card[i] = tnl_checkcard(L, deck, -2);
    alike->copies[i] = (uint8_t)copies;
    lua_settop(L, 4);
  }
  return 1;
}


static const Alike *check_alike(lua_State *L, int arg) {
  const Alike *alike = lua_touserdata(L, arg);
  if (!alike || lua_rawlen(L, arg) < sizeof *alike ||
      alike->magic != ALIKE_MAGIC)
    luaL_typeerror(L, arg, "sets of cards");
  return alike;
}


/* Which of the sets a hand has, a bit each. */
static uint64_t held_by(const tn_Table *table, const Alike *alike,
                        uint8_t seat) {
  const tn_Set *hand = &table->pile[tn_hand_pile(seat)].set;
  uint64_t held = 0;
  for (int i = 0; i < alike->n; i++)
    if (hand->plane[alike->copies[i] - 1] & tn_kind(alike->card[i]))
      held |= UINT64_C(1) << i;
  return held;
}


/* Some of the sets, to be looked for. */
static Watched watch(const Alike *alike, uint64_t which) {
  Watched watched = {{0}};
  for (int i = 0; i < alike->n; i++)
    if (which >> i & 1)
      watched.kinds[alike->copies[i] - 1] |= tn_kind(alike->card[i]);
  return watched;
}


/* Has the hand one of them? */
static inline bool has_any(const tn_Table *table, const Watched *watched,
                           uint8_t seat) {
  const tn_Set *hand = &table->pile[tn_hand_pile(seat)].set;
  tn_Kinds held = 0;
  for (int copies = 0; copies < TN_COPIES; copies++)
    held |= hand->plane[copies] & watched->kinds[copies];
  return held != 0;
}


/* Takes the tape's next decision if it is that the player passes. */
static bool take_pass(lua_State *L, Match *match, uint8_t seat) {
  tn_Answer answer;
  uint32_t next;
  if (!peek(match, &answer, &next) || !says(answer, WORD, strlen(WORD)))
    return false;
  match->table.question = (tn_Question){.kind = TN_ASK_BID,
                                        .seat = seat,
                                        .from = TN_NONE,
                                        .to = TN_NONE,
                                        .others = 1};
  take(L, match, next);
  return true;
}


/* Notes that the player, who can do nothing else, passes. */
static inline void pass(lua_State *L, Match *match, uint8_t seat) {
  static const tn_Answer said = {TN_TEXT_ANSWER, true, 4, TN_NONE, WORD};
  if (tn_table_say(&match->table, WORD, true))
    return;
  tn_Need need = tn_table_decide(&match->table, seat, said);
  if (need != TN_DONE)
    tnl_raise_need(L, match, need);
}


/* Does the player pass without being asked? */
static inline bool passes(lua_State *L, Match *match, const Watched *watched,
                          uint8_t seat) {
  const tn_Tape *tape = &match->table.tape;
  if (tape->at < tape->used)
    return take_pass(L, match, seat);
  if (has_any(&match->table, watched, seat))
    return false;
  pass(L, match, seat);
  return true;
}


/*
** core.draw_on(match, seat, n, draws, alike, which, holder, own) -> left, seat,
** held, next
** From that seat on each player draws a card, until `n` are drawn; or, if they
** draw none, each may speak, `n` of them.  Who has none of the sets in `which`
** passes, a bit each; the holder is held to those in `own`.  It stops where a
** player has one, or the tape says more: that turn is the player's, and counts
** as left; held: which of the sets the hand has; next: who is next.  Without
** sets all are drawn, and nobody speaks.
*/
static int draw_on(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tn_Table *table = &match->table;
  uint8_t seat = tnl_checknumber(L, 2, table->players, "player");
  lua_Integer n = luaL_checkinteger(L, 3), holder = lua_tointeger(L, 7);
  bool draws = lua_toboolean(L, 4);
  const Alike *alike = lua_isnil(L, 5) ? NULL : check_alike(L, 5);
  Watched others = {{0}}, own = {{0}};
  luaL_argcheck(L, n <= (draws ? table->pile[TN_STOCK].count : TN_CARDS), 3,
                "too many");
  if (alike) {
    others = watch(alike, (uint64_t)lua_tointeger(L, 6));
    own = watch(alike, (uint64_t)lua_tointeger(L, 8));
  }
  for (; n > 0; n--, seat = table->next[seat]) {
    if (draws)
      tn_table_draw(table, tn_hand_pile(seat));
    if (alike && !passes(L, match, seat + 1 == holder ? &own : &others, seat))
      break;
  }
  lua_pushinteger(L, n);
  lua_pushinteger(L, seat + 1);
  lua_pushinteger(L, alike && n > 0 ? (lua_Integer)held_by(table, alike, seat)
                                    : 0);
  lua_pushinteger(L, table->next[seat] + 1);
  return 4;
}


/* core.show_alike(match, seat, card, n): so many of a card in the hand, which
** all see */
static int show_alike(lua_State *L) {
  tn_Table *table = &tnl_checkmatch(L, 1)->table;
  uint8_t hand = tn_hand_pile(tnl_checknumber(L, 2, table->players, "player"));
  tn_Card card = tnl_checkcard(L, table->deck, 3);
  lua_Integer n = luaL_checkinteger(L, 4);
  luaL_argcheck(L, n <= tn_pile_has(&table->pile[hand], card), 4,
                "the hand has fewer");
  for (; n > 0; n--)
    tn_table_show(table, card, hand);
  return 0;
}


/* core.drawers(match) -> the first seat in turn after the dealer; how many take
** part; who sits out, a bit for each seat, from bit 1; how many cards the stock
** has */
static int drawers(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  lua_Integer n = 0, out = 0;
  for (int seat = 0; seat < table->players; seat++) {
    n += !table->out[seat];
    out |= (lua_Integer)table->out[seat] << (seat + 1);
  }
  lua_pushinteger(L, table->next[table->dealer] + 1);
  lua_pushinteger(L, n);
  lua_pushinteger(L, out);
  lua_pushinteger(L, table->pile[TN_STOCK].count);
  return 4;
}


static const luaL_Reg functions[] = {
    {"read_alike", read_alike}, {"alike", new_alike}, {"draw_on", draw_on},
    {"show_alike", show_alike}, {"drawers", drawers}, {NULL, NULL},
};


void tnl_open_drawing(lua_State *L) { luaL_setfuncs(L, functions, 0); }
