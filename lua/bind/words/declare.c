/*
** Declarations: what the word `declare` needs of the table.  Most hands allow
** none, so the questions to all players who can say nothing are one call.
*/
#include "words/words.h"
#include "match/asking.h"

#include <string.h>

#define NEEDS_MAGIC MAGIC(0x74656E4E65656409)
#define NOTHING "continue"
#define MOST 32 /* entries of a list, at most: a bit each */

/* What each entry of a list takes, worked out once for all players.  The user
** value lists the reasons for which entries count; false: one does not. */
typedef struct Needs {
  uint64_t magic;
  const tn_Deck *deck;
  int n;
  uint32_t real; /* entries that are not false, a bit each */
  tn_Set cards[];
} Needs;


/* Reads the cards of the text on top; `known`: the kit's texts. */
static tn_Set read_cards(lua_State *L, const tn_Deck *deck, int known) {
  if (deck->packs > 1)
    return tnl_checkset(L, deck, -1);
  return (tn_Set){{tnl_kinds_named(L, deck, known)}};
}


/* core.needs(match, list, reasons) -> what the texts of the list name as cards,
** for core.declare_on; false in it takes cards that nobody has.  reasons: those
** for which a side can say each once only, or false */
static int new_needs(lua_State *L) {
  const tn_Deck *deck = tnl_checkmatch(L, 1)->table.deck;
  luaL_checktype(L, 2, LUA_TTABLE);
  luaL_checktype(L, 3, LUA_TTABLE);
  lua_settop(L, 3);
  lua_Unsigned n = lua_rawlen(L, 2);
  luaL_argcheck(L, n <= MOST, 2, "long");
  pushvalue(L, 1, MATCH_VARIANT);
  lua_rawgeti(L, 4, KIT_NAMED);
  lua_replace(L, 4);
  Needs *needs =
      lua_newuserdatauv(L, sizeof *needs + n * sizeof *needs->cards, 1);
  *needs = (Needs){.magic = NEEDS_MAGIC, .deck = deck, .n = (int)n};
  for (int i = 0; i < needs->n; i++) {
    bool real = lua_rawgeti(L, 2, i + 1) == LUA_TSTRING;
    needs->real |= (uint32_t)real << i;
    needs->cards[i] = real ? read_cards(L, deck, 4) : (tn_Set){{0}};
    lua_settop(L, 5);
  }
  lua_pushvalue(L, 3);
  lua_setiuservalue(L, 5, 1);
  return 1;
}


/* What the argument at 4 is: what entries take, or a list for which the kit
** keeps that, which takes its place.  NULL: it is nothing of the kind. */
static const Needs *check_needs(lua_State *L, const Match *match) {
  if (lua_istable(L, 4)) {
    tnl_open_list(L, 4);
    pushvalue(L, 1, MATCH_VARIANT);
    lua_rawgeti(L, -1, KIT_NEEDS);
    lua_pushvalue(L, 4);
    lua_rawget(L, -2);
    lua_replace(L, 4);
    lua_pop(L, 2);
  }
  const Needs *needs = lua_touserdata(L, 4);
  bool right = needs && lua_rawlen(L, 4) >= sizeof *needs &&
               needs->magic == NEEDS_MAGIC && needs->deck == match->table.deck;
  return right ? needs : NULL;
}


/* The hand of the player to answer, without the cards at `without`, which do
** not count. */
static tn_Set hand_of(lua_State *L, const tn_Table *table, int without) {
  tn_Set hand = table->pile[tn_hand_pile(table->question.seat)].set;
  tn_Card cards[TN_CARDS];
  if (lua_isnil(L, without))
    return hand;
  for (int n = tnl_checklist(L, table->deck, without, cards); n > 0; n--)
    if (tn_set_has(&hand, cards[n - 1]))
      tn_set_remove(&hand, cards[n - 1]);
  return hand;
}


/* Has the side of the player to answer counted entry number `i`? */
static bool has_counted(lua_State *L, const Match *match, int i) {
  int top = lua_gettop(L);
  uint8_t side = match->table.side_of[match->table.question.seat];
  lua_getiuservalue(L, 4, 1);
  bool counted = lua_rawgeti(L, -1, i + 1) == LUA_TSTRING &&
                 tnl_has_tally(L, match, side, -1);
  lua_settop(L, top);
  return counted;
}


/* The entries whose cards the player to answer has, if the side has not counted
** them already, a bit each. */
static uint32_t entries_held(lua_State *L, const Match *match,
                             const Needs *needs) {
  tn_Set hand = hand_of(L, &match->table, 5);
  bool one_pack = needs->deck->packs == 1;
  uint32_t held = 0;
  for (int i = 0; i < needs->n; i++) {
    const tn_Set *cards = &needs->cards[i];
    if (needs->real >> i & 1 && !(cards->plane[0] & ~hand.plane[0]) &&
        (one_pack || tn_set_includes(&hand, cards)) &&
        !has_counted(L, match, i))
      held |= UINT32_C(1) << i;
  }
  return held;
}


/* The player to answer can say nothing: notes that, unless the tape has another
** answer. */
static bool says_nothing(lua_State *L, Match *match) {
  tn_Answer answer;
  uint32_t next;
  size_t size = strlen(NOTHING);
  if (!peek(match, &answer, &next)) {
    answer = text_answer(L, NOTHING, size);
    answer.forced = true;
    decide(L, match, answer);
    return true;
  }
  bool same = says(answer, NOTHING, size);
  if (same)
    take(L, match, next);
  return same;
}


/* The next player of the side after `seat`; TN_NONE when all have been
** asked. */
static uint8_t next_partner(const Match *match, uint8_t first, uint8_t seat) {
  const tn_Table *table = &match->table;
  do
    seat = tnl_next_person(match, seat);
  while (seat != first && table->side_of[seat] != table->side_of[first]);
  return seat == first ? TN_NONE : seat;
}


/*
** core.declare_on(match, player, prompt, needs, without [, seat, said]) ->
** seat, entries
** Asks the player and then the partners in turn, from `seat` on if there is
** one.  Who has the cards of no entry says nothing.  It stops at a player who
** has (entries: which, a bit each), or where the tape says more (0).  Nothing:
** all have been asked.  said: whether that seat has said something; nil: it has
** not been looked at.  False: an argument is not what it should be.
*/
static int declare_on(lua_State *L) {
  lua_settop(L, 7);
  Match *match = tnl_checkmatch(L, 1);
  tn_Table *table = &match->table;
  const Needs *needs = check_needs(L, match);
  uint8_t first = (uint8_t)(tnl_seat_at(L, match, 2) - 1), seat = first;
  bool looked = !lua_isnil(L, 7), said = lua_toboolean(L, 7);
  if (first >= table->players || !lua_isstring(L, 3) || !needs) {
    lua_pushboolean(L, false);
    return 1;
  }
  if (lua_isnil(L, 6))
    tnl_only_asking(L, "declare");
  else
    seat = tnl_checknumber(L, 6, table->players, "player");
  for (; seat != TN_NONE; seat = next_partner(match, first, seat)) {
    table->question = (tn_Question){
        .kind = TN_ASK_CHOICE, .seat = seat, .from = TN_NONE, .to = TN_NONE};
    uint32_t held = looked ? 0 : entries_held(L, match, needs);
    if (!said && (held || !says_nothing(L, match))) {
      lua_pushinteger(L, seat + 1);
      lua_pushinteger(L, held);
      return 2;
    }
    looked = said = false;
  }
  return 0;
}


/* core.tell_held(match, seat, cards, without [, once]): tells everyone whether
** the player holds all the cards, without those that do not count.  once: only
** if the deck has each card once */
static int tell_held(lua_State *L) {
  tn_Table *table = &tnl_checkmatch(L, 1)->table;
  uint8_t seat = tnl_checknumber(L, 2, table->players, "player");
  tn_Set set = tnl_checkset(L, table->deck, 3), without;
  bool some = !lua_isnoneornil(L, 4);
  if (some)
    without = tnl_checkset(L, table->deck, 4);
  if (lua_toboolean(L, 5) && table->deck->packs > 1)
    return 0;
  tn_table_holds(table, tn_hand_pile(seat), some ? &without : NULL,
                 set.plane[0], tn_set_count(&set));
  return 0;
}


/* core.accepts(match, condition, player, words, cards, others) -> does a
** function of the match and these values say yes? */
static int accepts(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 6);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 1);
  for (int i = 3; i <= 6; i++)
    lua_pushvalue(L, i);
  tnl_call_locked(L, match, A_CONDITION, 5, 1);
  lua_pushboolean(L, lua_toboolean(L, -1));
  return 1;
}


static const luaL_Reg functions[] = {
    {"accepts", accepts}, {"declare_on", declare_on},
    {"needs", new_needs}, {"tell_held", tell_held},
    {NULL, NULL},
};


void tnl_open_declare(lua_State *L) { luaL_setfuncs(L, functions, 0); }
