/* Reading the facts about melds. */
#include "match/meld.h"

#include <string.h>


/* The kinds that a field of the table on top lists; none without the field. */
static tn_Kinds kinds_field(lua_State *L, const tn_Deck *deck,
                            const char *name) {
  tn_Kinds kinds = 0;
  if (lua_getfield(L, -1, name) != LUA_TNIL)
    kinds = tnl_checkset(L, deck, -1).plane[0];
  lua_pop(L, 1);
  return kinds;
}


static uint8_t small_field(lua_State *L, const char *name, lua_Integer none) {
  return (uint8_t)tnl_number_field(L, -1, name, none);
}


static bool flag_field(lua_State *L, const char *name) {
  lua_getfield(L, -1, name);
  bool flag = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return flag;
}


/* Reads `row`, the ranks of runs from low to high. */
static void read_row(lua_State *L, tn_MeldRules *rules) {
  lua_getfield(L, -1, "row");
  for (int i = 1; lua_istable(L, -1); i++) {
    size_t size;
    if (lua_rawgeti(L, -1, i) == LUA_TNIL) {
      lua_pop(L, 1);
      break;
    }
    const char *name = lua_tolstring(L, -1, &size);
    luaL_argcheck(L, rules->row_size < TN_ROW, 1, "a row of too many ranks");
    rules->row[rules->row_size++] = tn_deck_rank(rules->deck, name, size);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}


/* Copies a word into its place, if there is one. */
static void read_call(lua_State *L, const char *name, char *to) {
  lua_getfield(L, -1, name);
  const char *call = luaL_optstring(L, -1, "");
  luaL_argcheck(L, strlen(call) < TN_CALL, 1, "a word of too many letters");
  memcpy(to, call, strlen(call) + 1);
  lua_pop(L, 1);
}


static void read_limits(lua_State *L, tn_MeldRules *rules) {
  rules->least = small_field(L, "least", 0);
  rules->most = small_field(L, "most", UINT8_MAX);
  rules->naturals = small_field(L, "naturals", 0);
  rules->per_wild = small_field(L, "naturals_per_wild", 0);
  rules->with_wild = small_field(L, "naturals_with_wild", 0);
  rules->more_naturals = flag_field(L, "more_naturals");
  rules->most_wild = small_field(L, "most_wild", UINT8_MAX);
  rules->most_run = small_field(L, "most_run", 0);
  rules->natural_runs = flag_field(L, "natural_runs");
  rules->of_a_rank = small_field(L, "of_a_rank", 0);
  rules->wild_least = small_field(L, "wild_least", 0);
  rules->wild_most = small_field(L, "wild_most", 0);
  rules->full = small_field(L, "full", 0);
  rules->full_to_go_out = small_field(L, "full_to_go_out", 0);
  rules->natural_out = small_field(L, "natural_to_go_out", 0);
  rules->mixed_out = small_field(L, "mixed_to_go_out", 0);
  lua_Integer low = tnl_number_field(L, -1, "low_counts", -1);
  rules->low_apart = low >= 0;
  rules->low_counts = (int32_t)low;
  rules->discard_last = flag_field(L, "discard_last");
  rules->one_of_a_rank = flag_field(L, "one_of_a_rank");
  rules->different_suits = flag_field(L, "different_suits");
  rules->by_all = flag_field(L, "by_all");
  rules->draws = small_field(L, "draws", 1);
  rules->whole = flag_field(L, "whole");
  rules->take_most = small_field(L, "take_most", 0);
  rules->before_first = flag_field(L, "before_first");
  rules->by_pair = flag_field(L, "by_pair");
  rules->down = flag_field(L, "down");
  rules->top_free = flag_field(L, "top_free");
  rules->others_help = flag_field(L, "others_help");
  rules->keeps_taken = flag_field(L, "keeps_taken");
  rules->discard = (uint8_t)(small_field(L, "discard", 0) - 1);
  rules->place = (uint8_t)(small_field(L, "place", 1) - 1);
  rules->places = small_field(L, "places", 0);
  rules->second = (uint8_t)(small_field(L, "second", 1) - 1);
  rules->aside_pile = (uint8_t)(small_field(L, "aside_pile", 1) - 1);
}


static const char *const wrong_rules[] = {
    "",
    "too many sorts of wild cards",
    "a joker has no rank: it can be wild",
    "a row of ranks that the deck has not",
    "too many wild cards that are named",
    "a card that is melded counts 4,000,000 at most",
    "a card that the deck does not have"};


void tnl_read_melds(lua_State *L, Setup *setup) {
  tn_MeldRules *rules = &setup->melds;
  const tn_Deck *deck = setup->table.deck;
  if (lua_getfield(L, 1, "melds") != LUA_TTABLE) {
    lua_pop(L, 1);
    return;
  }
  rules->deck = deck;
  rules->wild = kinds_field(L, deck, "wild");
  rules->sets = kinds_field(L, deck, "sets");
  rules->runs = kinds_field(L, deck, "runs");
  rules->last = kinds_field(L, deck, "last");
  rules->aside = kinds_field(L, deck, "aside");
  rules->freezes = kinds_field(L, deck, "freezes");
  read_row(L, rules);
  read_limits(L, rules);
  rules->in_hand = flag_field(L, "in_hand");
  rules->named = flag_field(L, "named");
  read_call(L, "clear", rules->clear);
  read_call(L, "all", rules->all);
  if (setup->has_points)
    memcpy(rules->points, setup->points, sizeof rules->points);
  int fault = (int)tn_meld_rules_finish(rules);
  luaL_argcheck(L, fault == TN_MELD_RULES_OK, 1, wrong_rules[fault]);
  luaL_argcheck(L, rules->places <= TN_MELDS, 1, "too many melds");
  setup->table.melds = rules;
  lua_pop(L, 1);
}
