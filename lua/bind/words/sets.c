/* Words for sets of cards: sums, ranks, runs, layouts of melds. */
#include "words/sets.h"

#define MOST_SETS 1000 /* sets that a word lists */


/* A list of sets that a word makes; it is on top of the stack. */
typedef struct List {
  const tn_Deck *deck;
  const char *word;
  lua_Integer n;
} List;


/* Adds the cards, as text, to the list. */
static void add_cards(lua_State *L, const tn_Card *cards, int n, void *data) {
  List *list = data;
  if (list->n == MOST_SETS)
    tnl_raise(L, "%s: more than %d sets of cards: ask for fewer cards",
              list->word, MOST_SETS);
  tnl_pushcards(L, list->deck, cards, n);
  lua_rawseti(L, -2, ++list->n);
}


void tnl_find_sums(lua_State *L, const tn_Card *cards, int n,
                   const int32_t *points, int32_t sum, int most, Found found,
                   void *data) {
  tn_Card set[TN_CARDS];
  tn_Sums sums;
  tn_sums_begin(&sums, cards, n, points, sum, most, tnl_work(L));
  while (tn_sums_next(&sums))
    found(L, set, tn_sums_cards(&sums, set), data);
  tnl_check_work(L);
}


/*** self:sums(cards, sum [, most]) -> list
All sets of some cards that count a sum together, by the game's fact `points`.
Cards that count nothing are in none.
@param cards text, a list of texts, cards or a pile
@param sum a whole number, 1 at least
@param most how many cards a set has at most (any number)
@return a list of texts, each with the cards that count least first
@error there are more than 1,000 sets
@example for _, set in ipairs(self:sums(player.hand, 22)) do
  self:show(set, "these count 22")
end
@group sets */
static int word_sums(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  List list = {match->table.deck, "sums", 0};
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, list.deck, 2, cards);
  lua_Integer sum = luaL_checkinteger(L, 3);
  lua_Integer most = luaL_optinteger(L, 4, TN_CARDS);
  luaL_argcheck(L, sum >= 1 && sum <= INT32_MAX, 3, "it is less than 1");
  luaL_argcheck(L, most >= 1 && most <= TN_CARDS, 4, "a small number expected");
  const int32_t *points = tnl_present_points(L, 1);
  lua_newtable(L);
  tnl_find_sums(L, cards, n, points, (int32_t)sum, (int)most, add_cards, &list);
  return 1;
}


/* A number of cards at index 3; `usual` if there is none. */
static int check_least(lua_State *L, int usual) {
  lua_Integer least = luaL_optinteger(L, 3, usual);
  luaL_argcheck(L, least >= 1 && least <= TN_CARDS, 3,
                "a small number expected");
  return (int)least;
}


/* Is card `a` of a lower rank than `b`, by the order? */
static bool is_lower(const tn_Order *order, tn_Card a, tn_Card b) {
  if (order->height[a] != order->height[b])
    return order->height[a] < order->height[b];
  return order->deck->rank[a] < order->deck->rank[b];
}


/* The first card of the lowest rank that is above the last one found
** (TN_NONE: of all).  TN_NONE: there is none. */
static tn_Card next_rank(const tn_Order *order, const tn_Card *cards, int n,
                         tn_Card last) {
  const uint8_t *rank = order->deck->rank;
  tn_Card best = TN_NONE;
  for (int i = 0; i < n; i++) {
    bool above = last == TN_NONE || (rank[cards[i]] != rank[last] &&
                                     is_lower(order, last, cards[i]));
    if (rank[cards[i]] != TN_NONE && above &&
        (best == TN_NONE || is_lower(order, cards[i], best)))
      best = cards[i];
  }
  return best;
}


void tnl_find_same(lua_State *L, const tn_Order *order, const tn_Card *cards,
                   int n, int least, Found found, void *data) {
  const uint8_t *rank = order->deck->rank;
  tn_Card same[TN_CARDS], last = TN_NONE;
  while ((last = next_rank(order, cards, n, last)) != TN_NONE) {
    int many = 0;
    for (int i = 0; i < n; i++)
      if (rank[cards[i]] == rank[last])
        same[many++] = cards[i];
    if (many >= least)
      found(L, same, many, data);
  }
}


/*** self:same_rank(cards [, least]) -> list
Cards of the same rank, rank by rank, low to high by the present order.  Within
a rank they keep their order.
@param cards text, a list of texts, cards or a pile
@param least how many cards of a rank there must be at least (2)
@return a list of texts; jokers are in none
@example for _, set in ipairs(self:same_rank(player.hand, 4)) do
  self:show(set, "four of a rank")
end
@group sets */
static int word_same_rank(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  List list = {match->table.deck, "same_rank", 0};
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, list.deck, 2, cards), least = check_least(L, 2);
  const tn_Order *order = tnl_present_order(L, 1);
  lua_newtable(L);
  tnl_find_same(L, order, cards, n, least, add_cards, &list);
  return 1;
}


/* Cards by their place in the order: a row of which runs are made. */
typedef struct Row {
  tn_Kinds at[TN_KINDS];
  tn_Card run[TN_KINDS];
  Found found;
  void *data;
} Row;


/* Finds each run that has one card of each place from `at` to `end`. */
static void find_runs(lua_State *L, Row *row, int from, int at, int end) {
  if (at == end) {
    row->found(L, row->run, end - from, row->data);
    return;
  }
  for (tn_Kinds left = row->at[at]; left; left &= left - 1) {
    row->run[at - from] = tn_kinds_first(left);
    find_runs(L, row, from, at + 1, end);
  }
}


/* Finds the longest runs of the row, which has places up to `high`. */
static void find_in_row(lua_State *L, Row *row, int high, int least) {
  for (int at = 0; at <= high; at++) {
    int from = at;
    while (at <= high && row->at[at])
      at++;
    if (at - from >= least)
      find_runs(L, row, from, from, at);
  }
}


void tnl_find_runs(lua_State *L, const tn_Order *order, const tn_Card *cards,
                   int n, int least, bool suited, Found found, void *data) {
  for (int group = 0; group < (suited ? TN_NO_GROUP : 1); group++) {
    Row row = {.found = found, .data = data};
    int high = 0;
    for (int i = 0; i < n; i++)
      if (order->group[cards[i]] != TN_NO_GROUP &&
          (!suited || order->group[cards[i]] == group)) {
        int place = order->place[cards[i]];
        row.at[place] |= tn_kind(cards[i]);
        high = place > high ? place : high;
      }
    find_in_row(L, &row, high, least);
  }
}


/* Finds the runs by the suits and ranks that are printed on the cards. */
static void find_printed(lua_State *L, const tn_Deck *deck,
                         const tn_Card *cards, int n, int least, List *list) {
  for (int suit = 0; suit < deck->suits; suit++) {
    Row row = {.found = add_cards, .data = list};
    for (int i = 0; i < n; i++)
      if (deck->suit[cards[i]] == suit)
        row.at[deck->rank[cards[i]]] |= tn_kind(cards[i]);
    find_in_row(L, &row, deck->ranks - 1, least);
  }
}


/*** self:runs(cards [, least [, suited]]) -> list
All runs of some cards: cards that follow each other in the present order. A
run that is part of a longer one is left out.
@param cards text, a list of texts, cards or a pile
@param least how many cards a run has at least (3)
@param suited true: all cards of a run are of one suit; "printed": of one suit
that is printed on them, in the order of the deck's ranks
@return a list of texts, low to high; cards that are alike count once
@error there are more than 1,000 runs
@example for _, run in ipairs(self:runs(player.hand, 3, true)) do
  self:score(player, 20, "a run")
end
@group sets */
static int word_runs(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  List list = {match->table.deck, "runs", 0};
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, list.deck, 2, cards), least = check_least(L, 3);
  const tn_Order *order = tnl_present_order(L, 1);
  bool printed = lua_type(L, 4) == LUA_TSTRING;
  luaL_argcheck(L, !printed || strcmp(lua_tostring(L, 4), "printed") == 0, 4,
                "true or \"printed\" expected");
  lua_newtable(L);
  if (printed)
    find_printed(L, list.deck, cards, n, least, &list);
  else
    tnl_find_runs(L, order, cards, n, least, lua_toboolean(L, 4), add_cards,
                  &list);
  return 1;
}


/*** self:beats(a, b [, led]) -> boolean
Does card `a` beat card `b` in the present order?  See order:beats.
@param a the card played later, as text
@param b the card played before it
@param led the suit led, as a letter (that of `b`)
@return true or false
@example local higher = self:beats("KH", "QH")
@group sets */
static int word_beats(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Deck *deck = match->table.deck;
  tn_Card a = tnl_checkcard(L, deck, 2), b = tnl_checkcard(L, deck, 3);
  const tn_Order *order = tnl_present_order(L, 1);
  uint8_t led = order->group[b];
  if (!lua_isnoneornil(L, 4)) {
    tn_Kinds kinds = tnl_checkgroup(L, order, 4);
    led = kinds ? order->group[tn_kinds_first(kinds)] : TN_NO_GROUP;
  }
  lua_pushboolean(L, tn_order_beats(order, a, b, led));
  return 1;
}


/*** self:height(card) -> number
How high a card is in its suit, in the present order: 1 is the lowest.  Equal
cards have equal heights.
@param card the card, as text
@return a number; nil for a card that belongs to no suit
@example local steps = self:height("KS") - self:height("10S")
@group sets */
static int word_height(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  tn_Card card = tnl_checkcard(L, match->table.deck, 2);
  const tn_Order *order = tnl_present_order(L, 1);
  if (order->group[card] == TN_NO_GROUP)
    return 0;
  lua_pushinteger(L, order->place[card] + 1);
  return 1;
}


/* Pushes the list of a layout's melds, or of the cards that it adds to melds
** on the table; answers the cards of all its groups. */
static uint32_t push_groups(lua_State *L, const tn_Layouts *all,
                            const tn_Layout *layout, bool added) {
  const tn_Deck *deck = all->rules->deck;
  tn_Card cards[TN_CARDS];
  uint32_t used = 0;
  lua_newtable(L);
  if (added)
    for (int i = 1; i <= all->lying; i++) {
      lua_pushboolean(L, 0);
      lua_rawseti(L, -2, i);
    }
  for (int i = 0; i < layout->n; i++) {
    const tn_Group *group = &all->group[layout->group[i]];
    tn_Set set = tn_layouts_cards(all, group->cards);
    used |= group->cards;
    if ((group->to != TN_NONE) != added)
      continue;
    int n = added ? tn_set_list(&set, cards)
                  : tn_meld_list(all->rules, &set, cards);
    tnl_pushcards(L, deck, cards, n);
    lua_rawseti(L, -2,
                added ? group->to + 1 : (lua_Integer)lua_rawlen(L, -2) + 1);
  }
  return used;
}


/* Pushes a table about a layout. */
static void push_layout(lua_State *L, const tn_Layouts *all,
                        const tn_Layout *layout) {
  tn_Card cards[TN_CARDS];
  lua_createtable(L, 0, 4);
  uint32_t used = push_groups(L, all, layout, false);
  lua_setfield(L, -2, "melds");
  push_groups(L, all, layout, true);
  lua_setfield(L, -2, "added");
  tn_Set left =
      tn_layouts_cards(all, ~used & (uint32_t)((UINT64_C(1) << all->n) - 1));
  tnl_pushcards(L, all->rules->deck, cards, tn_set_list(&left, cards));
  lua_setfield(L, -2, "left");
  tnl_set_number(L, "points", all->left);
}


/* Begins with the cards at index 2, and the list of melds at 3. */
static void begin_layouts(lua_State *L, const Match *match, tn_Layouts *all) {
  const tn_MeldRules *rules = match->table.melding->rules;
  tn_Set cards = tnl_checkset(L, rules->deck, 2);
  bool begun = tn_layouts_begin(all, rules, &cards, tnl_work(L));
  tnl_check_work(L);
  if (!begun)
    luaL_argerror(L, 2,
                  tnl_message(L,
                              "layouts are for %d different cards at most, "
                              "none of them wild",
                              TN_LAID));
  luaL_argcheck(L, lua_isnoneornil(L, 3) || lua_istable(L, 3), 3,
                "a list expected");
  for (int i = 1; !lua_isnoneornil(L, 3) && lua_geti(L, 3, i) != LUA_TNIL;
       i++) {
    tn_Set lying = tnl_checkset(L, rules->deck, -1);
    bool added = tn_layouts_add(all, &lying);
    tnl_check_work(L);
    if (!added)
      luaL_argerror(L, 3,
                    tnl_message(L, "'%s' is no meld", lua_tostring(L, -1)));
    lua_pop(L, 1);
  }
}


/*** self:layouts(cards [, lying]) -> list of { melds, left, points, added }
All ways to divide cards into melds so that those left over count least, by the
facts `melds` and `points`.  Two runs that could be one are not listed, and no
more than 32 ways are.
@param cards text, a list of texts, cards or a pile: 24 cards at most
@param lying melds that lie on the table, a list of their cards: some of the
cards may be added to them
@return a list of { melds = list of texts, left = the cards left over, points =
what these count, added = for each of the melds in `lying` the cards added to
it, or false }
@error a card is there twice, or is wild
@example local best = self:layouts(player.hand)[1]
if best.points == 0 then self:score(player, 25, "gin") end
@group sets */
static int word_layouts(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  tnl_need_melds(L, match, "layouts");
  tn_Layouts all;
  begin_layouts(L, match, &all);
  bool found = tn_layouts_find(&all);
  tnl_check_work(L);
  if (!found)
    luaL_error(L, "layouts: there are too many ways to lay out the cards");
  lua_createtable(L, all.found, 0);
  for (int i = 0; i < all.found; i++) {
    push_layout(L, &all, &all.layout[i]);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}


/*** self:least_left(cards) -> number
How little the cards count that are left over when the others are melded as
well as can be: the points of the first of self:layouts.
@param cards text, a list of texts, cards or a pile: 24 cards at most
@return a whole number
@error see self:layouts
@example local may_knock = self:least_left(player.hand) <= 10
@group sets */
static int word_least_left(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  tnl_need_melds(L, match, "least_left");
  lua_settop(L, 2);
  tn_Layouts all;
  begin_layouts(L, match, &all);
  bool found = tn_layouts_find(&all);
  tnl_check_work(L);
  if (!found)
    luaL_error(L, "least_left: there are too many ways to lay out the cards");
  lua_pushinteger(L, all.left);
  return 1;
}


/*** self:knock_cards(cards, most) -> cards
The cards with which a player can knock: each of them can be discarded so that,
when the others are melded as well as can be, those left over count no more than
`most`.
@param cards text, a list of texts, cards or a pile: 24 cards at most
@param most a whole number, 0 at least; 0: nothing may be left over
@return cards; none if nobody can knock with them
@error see self:layouts
@example local gin = self:knock_cards(player.hand, 0)
if #gin > 0 then self:show(player, "gin") end
@group sets */
static int word_knock_cards(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  tnl_need_melds(L, match, "knock_cards");
  lua_Integer most = luaL_checkinteger(L, 3);
  luaL_argcheck(L, most >= 0 && most <= INT32_MAX, 3, "it is less than 0");
  lua_settop(L, 2);
  tn_Layouts all;
  begin_layouts(L, match, &all);
  tn_Set cards = {{tn_layouts_knock(&all, (int32_t)most)}};
  tnl_check_work(L);
  if (all.too_many)
    luaL_error(L, "knock_cards: there are too many ways to lay out the cards");
  tnl_newcards(L, match->table.deck, &cards);
  return 1;
}


/* core.layout(match, cards) -> the first of self:layouts; nothing if there are
** too many cards */
static int layout(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  tn_Layouts all;
  tnl_need_melds(L, match, "layouts");
  tn_Set cards = tnl_checkset(L, match->table.deck, 2);
  if (!tn_layouts_begin(&all, match->table.melding->rules, &cards,
                        tnl_work(L)) ||
      !tn_layouts_find(&all))
    return 0;
  push_layout(L, &all, &all.layout[0]);
  return 1;
}


static const luaL_Reg functions[] = {{"layout", layout}, {NULL, NULL}};

static const luaL_Reg words[] = {
    {"beats", word_beats},
    {"height", word_height},
    {"knock_cards", word_knock_cards},
    {"layouts", word_layouts},
    {"least_left", word_least_left},
    {"runs", word_runs},
    {"same_rank", word_same_rank},
    {"sums", word_sums},
    {NULL, NULL},
};


void tnl_open_sets(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
