/* Words that tell everyone something, and that count tricks without playing
** them. */
#include "words/words.h"
#include "match/ends.h"
#include "match/sentence.h"

#define MOST_SETS 512 /* of which a player may hold one */


/*** self:tell_count(player, cards) -> number
Tells everyone how many of these cards a player or a pile holds, but not which
of them.
@param player a player, for the hand, or a pile
@param cards cards that everyone knows: text, a list of texts, cards, or a pile
@return a number
@example local n = self:tell_count(self:player(1), "AC AD AH AS")
@group dealing */
static int word_tell_count(lua_State *L) {
  Match *match = tnl_changing(L, "tell_count");
  tn_Table *table = &match->table;
  uint8_t pile = tnl_checkpile(L, match, 2);
  tn_Set set = tnl_checkset(L, table->deck, 3);
  lua_pushinteger(L, tn_table_count(table, pile, set.plane[0]));
  return 1;
}


/* How many at least: 1 if the argument is left out. */
static int read_least(lua_State *L, int arg) {
  lua_Integer n = luaL_optinteger(L, arg, 1);
  tnl_argcheck(L, n >= 1 && n <= TN_CARDS, arg, "at_least_1");
  return (int)n;
}


/* core.tell_same(match, player, cards, n) -> boolean: do `n` of the cards, or
** of all, have the same rank?  Everyone is told of which ranks. */
static int tell_same(lua_State *L) {
  Match *match = tnl_changing(L, "tell_holds");
  tn_Table *table = &match->table;
  const tn_Deck *deck = table->deck;
  uint8_t pile = tnl_checkpile(L, match, 2);
  luaL_checkinteger(L, 4);
  int n = read_least(L, 4);
  bool any = false;
  tn_Kinds left =
      lua_isnil(L, 3) ? deck->all : tnl_checkset(L, deck, 3).plane[0];
  while (left) {
    uint8_t rank = deck->rank[tn_kinds_first(left)];
    tn_Kinds same =
        left & (rank == TN_NONE ? deck->jokers : deck->of_rank[rank]);
    left &= ~same;
    any |= tn_table_holds(table, pile, NULL, same, n);
  }
  lua_pushboolean(L, any);
  return 1;
}


/* core.tell_drawn(match, player, cards, card) -> boolean: is the card, which
** came last and unseen, one of these?  Everyone is told. */
static int tell_drawn(lua_State *L) {
  Match *match = tnl_changing(L, "tell_holds");
  tn_Table *table = &match->table;
  uint8_t pile = tnl_checkpile(L, match, 2);
  tn_Card card = tnl_checkcard(L, table->deck, 4);
  tn_Set set = tnl_checkset(L, table->deck, 3);
  tnl_argcheck(L, tn_pile_has(&table->pile[pile], card) > 0, 4,
               "card_not_there");
  lua_pushboolean(L, tn_table_came(table, pile, card, set.plane[0]));
  return 1;
}


/* Reads one set: it has each card equally often. */
static tn_Set read_set(lua_State *L, const tn_Deck *deck, int arg) {
  tn_Set set = tnl_checkset(L, deck, arg);
  for (int n = 1; n < TN_COPIES; n++)
    tnl_argcheck(L, !set.plane[n] || set.plane[n] == set.plane[0], 3,
                 "set_equal");
  tnl_argcheck(L, set.plane[0], 3, "set_empty");
  return set;
}


/* core.tell_all(match, player, sets) -> boolean: does the pile hold all cards
** of the set, or of a set of the list?  Everyone is told, but not which. */
static int tell_all(lua_State *L) {
  Match *match = tnl_changing(L, "tell_holds");
  uint8_t pile = tnl_checkpile(L, match, 2);
  bool list = lua_istable(L, 3);
  lua_Integer n = list ? luaL_len(L, 3) : 1;
  tnl_argcheck(L, n >= 0 && n <= MOST_SETS, 3, "too_many_sets");
  tn_Set *sets = lua_newuserdatauv(L, (size_t)n * sizeof *sets, 0);
  if (!list)
    sets[0] = read_set(L, match->table.deck, 3);
  for (lua_Integer i = 1; list && i <= n; i++) {
    lua_geti(L, 3, i);
    sets[i - 1] = read_set(L, match->table.deck, lua_gettop(L));
    lua_pop(L, 1);
  }
  lua_pushboolean(L, n > 0 &&
                         tn_table_holds_set(&match->table, pile, sets, (int)n));
  return 1;
}


/* core.tell_holds(match, player, cards, n, without) -> boolean: does the pile
** hold at least `n` of these, without the cards that came last?  Everyone is
** told. */
static int tell_holds(lua_State *L) {
  Match *match = tnl_changing(L, "tell_holds");
  tn_Table *table = &match->table;
  uint8_t pile = tnl_checkpile(L, match, 2);
  tn_Set set = tnl_checkset(L, table->deck, 3), without;
  int n = read_least(L, 4);
  bool some = !lua_isnoneornil(L, 5);
  if (some)
    without = tnl_checkset(L, table->deck, 5);
  lua_pushboolean(
      L, tn_table_holds(table, pile, some ? &without : NULL, set.plane[0], n));
  return 1;
}


/* core.find_holder(match, card) -> the first player from the dealer's left who
** holds the card, which everyone is told; nil: nobody does */
static int find_holder(lua_State *L) {
  tn_Table *table = &tnl_checkmatch(L, 1)->table;
  tn_Card card = tnl_checkcard(L, table->deck, 2);
  uint8_t first = table->next[table->dealer], seat = first;
  do {
    if (tn_table_holds(table, tn_hand_pile(seat), NULL, tn_kind(card), 1)) {
      tnl_pushplayer(L, 1, seat);
      return 1;
    }
    seat = table->next[seat];
  } while (seat != first);
  return 0;
}


/* The note that the argument is, or 0 if there is none.  Without a log nobody
** reads it. */
static uint32_t note_argument(lua_State *L, const Match *match, int arg) {
  if (lua_isnoneornil(L, arg) ||
      !(lua_isstring(L, arg) || lua_toboolean(L, arg)))
    return 0;
  luaL_checkstring(L, arg);
  if (!match->table.log.on)
    return 0;
  lua_pushvalue(L, arg);
  return (uint32_t)tnl_keep_note(L, 1);
}


/*** self:holder_says(cards, first [, last])
Whoever holds all of these cards says so when playing them to tricks, in this
round: `first` with the first of them, `last` with the last.  As the first is
played, everyone learns whether the hand has the others, too: silence says that
it has not. The word counts nothing: see `who_has_held`.
@param cards two or more cards, as text, a list of texts, or cards
@param first what is said with the first of them, as text; false for nothing
@param last what is said with the last of them; left out: nothing
@error the deck has one of the cards twice; or there are more than 8 such sets
@example self:holder_says(cards_of("K Q", "H"), "royal", "wedding")
@group tricks */
static int word_holder_says(lua_State *L) {
  Match *match = tnl_changing(L, "holder_says");
  tn_Table *table = &match->table;
  const tn_Deck *deck = table->deck;
  tn_Kinds kinds = tnl_checkset(L, deck, 2).plane[0];
  tnl_argcheck(L, tn_kinds_count(kinds) > 1, 2, "two_cards_expected");
  for (tn_Kinds left = kinds; left; left &= left - 1)
    tnl_argcheck(L, deck->copies[tn_kinds_first(left)] == 1, 2,
                 "deck_has_twice");
  tn_Saying saying = {.kinds = kinds};
  saying.first = note_argument(L, match, 3);
  saying.last = note_argument(L, match, 4);
  if (!tn_table_add_saying(table, saying))
    return tnl_raise(L, "many_such_sets %d", TN_SAYINGS);
  return 0;
}


/*** self:say(player, text)
The player says something that the rules demand, and that everyone hears.  If
that tells something of a hand, tell it, too: see `tell_holds`.
@param player who says it
@param text what is said, as text or a sentence with values
@example self:say(player, "four of a kind")
@group tricks */
static int word_say(lua_State *L) {
  Match *match = tnl_changing(L, "say");
  uint8_t seat = tnl_checkplayer(L, match, 2);
  tnl_check_says(L, 3);
  if (match->table.log.on) {
    lua_settop(L, 3);
    tn_table_say_note(&match->table, seat, (uint32_t)tnl_keep_note(L, 1));
  }
  return 0;
}


/*** self:who_has_held(cards) -> player
Looks who has held all of these cards in this round, be they in the hand or
played to tricks.  Nobody is told: it is for the end of a round.
@param cards text, a list of texts, cards or a pile
@return the first such player in turn after the dealer, or nil
@example local player = self:who_has_held "KH QH"
if player then self:score(player, 20, "royal wedding") end
@group players */
static int word_who_has_held(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  tn_Set cards = tnl_checkset(L, match->table.deck, 2);
  const Read read = {.kind = READ_HOLDER, .kinds = cards.plane[0]};
  bool single = tn_set_count(&cards) == tn_kinds_count(read.kinds);
  if (!single || !tnl_ends_read(match, &read))
    tnl_ends_doubt(match);
  uint8_t seat = tnl_holder_of(&match->table, &cards);
  if (seat == TN_NONE)
    return 0;
  tnl_pushplayer(L, 1, seat);
  return 1;
}


/* core.tell_kept(match, player, pile [, number]) -> how many of the cards that
** came from the pile to the hand have stayed there; everyone is told.  The
** number stands for it if none came. */
static int tell_kept(lua_State *L) {
  Match *match = tnl_changing(L, "tell_kept");
  uint8_t hand = tn_hand_pile(tnl_checkplayer(L, match, 2));
  uint8_t pile = tnl_checkpile(L, match, 3);
  int n = tn_table_kept(&match->table, hand, pile);
  bool given = !lua_isnoneornil(L, 4);
  tnl_argcheck(L, n >= 0 || given, 3, "none_came");
  if (n >= 0)
    lua_pushinteger(L, n);
  else
    lua_pushvalue(L, 4);
  return 1;
}


/*** self:add_trick(player)
Gives a player's side one more trick that was not played, such as a kitty.
@param player a player or a seat
@example self:add_trick(self.declarer)   -- the kitty counts as a trick
@group tricks */
static int word_add_trick(lua_State *L) {
  Match *match = tnl_changing(L, "add_trick");
  tn_Table *table = &match->table;
  uint8_t seat = tnl_checkplayer(L, match, 2);
  table->tricks[seat]++;
  table->unplayed++;
  tn_log_add(table, (tn_Event){.what = TN_WON,
                               .seat = seat,
                               .from = TN_TRICK,
                               .to = tn_won_pile(table, table->side_of[seat]),
                               .seen = 0xFF});
  return 0;
}


static const luaL_Reg functions[] = {
    {"find_holder", find_holder},
    {"tell_all", tell_all},
    {"tell_drawn", tell_drawn},
    {"tell_holds", tell_holds},
    {"tell_kept", tell_kept},
    {"tell_same", tell_same},
    {NULL, NULL},
};

static const luaL_Reg words[] = {
    {"add_trick", word_add_trick},
    {"holder_says", word_holder_says},
    {"say", word_say},
    {"tell_count", word_tell_count},
    {"who_has_held", word_who_has_held},
    {NULL, NULL},
};


void tnl_open_tell(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
