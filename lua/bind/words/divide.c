/* Words that divide cards into runs and sets, some of them wild at present. */
#include "words/words.h"
#include "cards/hold.h"

#include <string.h>

enum { CARDS = 2, WILD, ROW, RUNS, PURE, LONGEST, MOST_WILD, PURE_ALONE, MOST };


/* Reads the row of ranks, a text. */
static void read_row(lua_State *L, tn_DivideRules *rules) {
  const char *at = luaL_checkstring(L, ROW);
  for (;;) {
    size_t size = 0;
    while (*at == ' ')
      at++;
    while (at[size] != '\0' && at[size] != ' ')
      size++;
    if (size == 0)
      return;
    uint8_t rank = tn_deck_rank(rules->deck, at, size);
    if (rank == TN_NONE || rules->row_size == TN_ROW)
      tnl_raise(L, "divide_cards: divide_row");
    rules->row[rules->row_size++] = rank;
    at += size;
  }
}


static uint8_t small(lua_State *L, int arg) {
  lua_Integer n = luaL_optinteger(L, arg, 0);
  tnl_argcheck(L, n >= 0 && n <= TN_DIVIDED, arg, "small_number_expected");
  return (uint8_t)n;
}


/* Reads the arguments, and answers the cards.  What wild cards count is left
** aside. */
static tn_Set read_rules(lua_State *L, tn_DivideRules *rules) {
  const Match *match = tnl_checkmatch(L, 1);
  const int32_t *points = tnl_present_points(L, 1);
  memset(rules, 0, sizeof *rules);
  rules->deck = match->table.deck;
  tn_Set wild = {{0}}, cards = tnl_checkset(L, rules->deck, CARDS);
  if (!lua_isnoneornil(L, WILD))
    wild = tnl_checkset(L, rules->deck, WILD);
  rules->wild = wild.plane[0] | rules->deck->jokers;
  read_row(L, rules);
  rules->runs = small(L, RUNS);
  rules->pure = small(L, PURE) > 0;
  rules->longest = small(L, LONGEST);
  rules->most_wild = small(L, MOST_WILD);
  rules->pure_alone = lua_toboolean(L, PURE_ALONE);
  for (int kind = 0; kind < rules->deck->kinds; kind++)
    if (!(rules->wild >> kind & 1) && points[kind] > 0)
      rules->points[kind] =
          points[kind] < TN_MELD_POINTS ? points[kind] : TN_MELD_POINTS;
  if (tn_set_count(&cards) > TN_DIVIDED)
    tnl_raise(L, "divide_cards: divide_many %d", TN_DIVIDED);
  return cards;
}


static void push_lots(lua_State *L, const tn_Deck *deck,
                      const tn_Divided *divided) {
  lua_createtable(L, divided->lots, 0);
  for (int i = 0; i < divided->lots; i++) {
    tnl_pushcards(L, deck, divided->lot[i].card, divided->lot[i].n);
    lua_rawseti(L, -2, i + 1);
  }
}


/* core.divide(match, cards, wild, row, runs, pure, longest, most_wild,
** pure_alone, most) -> lots, left, points; or nothing */
static int divide(lua_State *L) {
  tn_DivideRules rules;
  tn_Divided divided;
  tn_Set cards = read_rules(L, &rules);
  tn_Card left[TN_CARDS];
  lua_Integer most = luaL_optinteger(L, MOST, INT32_MAX);
  tnl_argcheck(L, most >= 0 && most <= INT32_MAX, MOST, "less_than_0");
  bool found = tn_divide(&rules, &cards, (int32_t)most, tnl_work(L), &divided);
  tnl_check_work(L);
  if (!found)
    return 0;
  push_lots(L, rules.deck, &divided);
  tnl_pushcards(L, rules.deck, left, tn_set_list(&divided.left, left));
  lua_pushinteger(L, divided.points);
  return 3;
}


/* Gives those of the cards that are of these kinds. */
static int give_kinds(lua_State *L, const tn_DivideRules *rules,
                      const tn_Set *cards, tn_Kinds kinds) {
  tnl_check_work(L);
  const tn_Set given = set_of(cards, kinds);
  tnl_newcards(L, rules->deck, &given);
  return 1;
}


/* core.divide_closing(match, cards, wild, row, runs, pure, longest, most_wild)
** -> cards */
static int closing(lua_State *L) {
  tn_DivideRules rules;
  tn_Set cards = read_rules(L, &rules);
  return give_kinds(L, &rules, &cards,
                    tn_divide_closing(&rules, &cards, tnl_work(L)));
}


/* core.divide_loose(match, cards, …), with the same -> cards */
static int loose(lua_State *L) {
  tn_DivideRules rules;
  tn_Set cards = read_rules(L, &rules);
  return give_kinds(L, &rules, &cards,
                    tn_divide_loose(&rules, &cards, tnl_work(L)));
}


static const luaL_Reg functions[] = {
    {"divide", divide},
    {"divide_closing", closing},
    {"divide_loose", loose},
    {NULL, NULL},
};


void tnl_open_divide(lua_State *L) { luaL_setfuncs(L, functions, 0); }
