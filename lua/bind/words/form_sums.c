/* Forms: cards that add up, in one set or in several. */
#include "words/form.h"

#define MOST_STEPS 100000 /* attempts to divide cards into sets */

/* Cards that are being divided into sets of one sum. */
typedef struct Division {
  int32_t sum;
  int n, sets, most;
  int32_t worth[TN_CARDS], also[TN_CARDS];
  bool used[TN_CARDS];
  long steps;
} Division;


static bool divide(Division *cards);


/* Completes the set that still lacks `left`, with cards from number `from`
** on, and then divides the rest. */
static bool complete(Division *cards, int from, int32_t left) {
  if (left == 0) {
    cards->sets++;
    if (divide(cards))
      return true;
    cards->sets--;
    return false;
  }
  for (int i = from; i < cards->n && cards->steps-- > 0; i++) {
    if (cards->used[i])
      continue;
    cards->used[i] = true;
    if (cards->worth[i] <= left &&
        complete(cards, i + 1, left - cards->worth[i]))
      return true;
    if (cards->also[i] > 0 && cards->also[i] <= left &&
        complete(cards, i + 1, left - cards->also[i]))
      return true;
    cards->used[i] = false;
  }
  return false;
}


/* Can the cards that are not used be divided into sets? */
static bool divide(Division *cards) {
  int first = 0;
  while (first < cards->n && cards->used[first])
    first++;
  if (first == cards->n)
    return true;
  if (cards->sets == cards->most)
    return false;
  int32_t worth[] = {cards->worth[first], cards->also[first]};
  cards->used[first] = true;
  for (int i = 0; i < 2; i++)
    if (worth[i] > 0 && worth[i] <= cards->sum &&
        complete(cards, first + 1, cards->sum - worth[i]))
      return true;
  cards->used[first] = false;
  return false;
}


/* Adds cards to those that are divided. */
static void add(const FormSum *sum, Division *cards, const tn_Card *list,
                int n) {
  for (int i = 0; i < n; i++) {
    cards->worth[cards->n] = sum->worth[list[i]];
    cards->also[cards->n++] = sum->also[list[i]];
  }
}


/* Can their total be that of several sets?  Cards that count in two ways are
** not looked at. */
static bool may_divide(const Division *cards) {
  int32_t total = 0;
  bool two = false;
  for (int i = 0; i < cards->n; i++) {
    total += cards->worth[i];
    two |= cards->also[i] > 0;
  }
  return two || (total % cards->sum == 0 && total <= cards->most * cards->sum);
}


/* The sums that the cards may add up to: one, or two of a card that counts in
** two ways. */
static int sums_of(lua_State *L, const Form *form, const Way *way,
                   const FormSum *sum, int32_t *sums) {
  int n = 0;
  if (sum->part < 0) {
    sums[n++] = sum->sum;
  } else if (form->part[sum->part].kind == PART_LIST) {
    lua_rawgeti(L, form->part[sum->part].list, way->value[sum->part]);
    sums[n++] = (int32_t)lua_tointeger(L, -1);
    lua_pop(L, 1);
  } else {
    tn_Card card = way->card[way->first[sum->part]];
    sums[n++] = sum->worth[card];
    if (sum->also[card] > 0)
      sums[n++] = sum->also[card];
  }
  return n;
}


/* Does any set of these cards, from number `from` on, count that sum? */
static bool has_set(const Division *cards, int from, int32_t sum) {
  if (sum == 0)
    return true;
  for (int i = from; i < cards->n; i++) {
    if (cards->worth[i] <= sum && has_set(cards, i + 1, sum - cards->worth[i]))
      return true;
    if (cards->also[i] > 0 && cards->also[i] <= sum &&
        has_set(cards, i + 1, sum - cards->also[i]))
      return true;
  }
  return false;
}


/* Is there no set of that sum among the cards of the slot that were left? */
static bool leaves_none(const FormPart *part, const Way *way, int at,
                        const int32_t *sums, int n) {
  tn_Card list[TN_CARDS];
  tn_Set left = part->cards;
  Division cards = {.n = 0};
  for (int i = 0; i < way->n[at]; i++)
    tn_set_remove(&left, way->card[way->first[at] + i]);
  add(part->sum, &cards, list, tn_set_list(&left, list));
  for (int i = 0; i < n; i++)
    if (has_set(&cards, 0, sums[i]))
      return false;
  return true;
}


bool tnl_form_adds(lua_State *L, const Form *form, const Way *way, int at) {
  const FormSum *sum = form->part[at].sum;
  int32_t sums[2];
  int n = sums_of(L, form, way, sum, sums);
  if (sum->all && !leaves_none(&form->part[at], way, at, sums, n))
    return false;
  for (int i = 0; i < n; i++) {
    Division cards = {
        .sum = sums[i], .most = sum->once ? 1 : TN_CARDS, .steps = MOST_STEPS};
    if (sum->own >= 0 && sum->own != sum->part)
      add(sum, &cards, way->card + way->first[sum->own], 1);
    add(sum, &cards, way->card + way->first[at], way->n[at]);
    if (sums[i] > 0 && may_divide(&cards) && divide(&cards))
      return true;
  }
  return false;
}


/* Reads the cards that count otherwise, too: a table of ranks at the index. */
static void read_also(lua_State *L, const tn_Deck *deck, int at, FormSum *sum) {
  tnl_open_list(L, at);
  for (lua_pushnil(L); lua_next(L, at); lua_pop(L, 1)) {
    size_t size;
    if (lua_type(L, -2) != LUA_TSTRING || !lua_isinteger(L, -1))
      luaL_error(L, "ask: also is a table such as { A = 14 }");
    const char *name = lua_tolstring(L, -2, &size);
    uint8_t rank = tn_deck_rank(deck, name, size);
    for (tn_Card card = 0; card < deck->kinds; card++)
      if (rank != TN_NONE && deck->rank[card] == rank)
        sum->also[card] = (int32_t)lua_tointeger(L, -1);
  }
}


/* The number of the slot of that name. */
static int find_slot(lua_State *L, const Form *form, const char *name) {
  for (int i = 0; i < form->parts; i++)
    if (form->part[i].kind != PART_WORD && form->part[i].size == strlen(name) &&
        memcmp(form->part[i].name, name, form->part[i].size) == 0)
      return i;
  return luaL_error(L, "ask: adds is a number or a slot, and there is no '%s'",
                    name);
}


void tnl_read_sum(lua_State *L, const Match *match, Form *form, FormPart *part,
                  const FormSumAt *at) {
  const tn_Deck *deck = match->table.deck;
  const int32_t *points = tnl_present_points(L, 1);
  FormSum *sum = lua_newuserdatauv(L, sizeof *sum, 0);
  memset(sum, 0, sizeof *sum);
  sum->part = sum->own = -1;
  sum->once = at->once && lua_toboolean(L, at->once);
  sum->all = at->all && lua_toboolean(L, at->all);
  for (tn_Card card = 0; card < deck->kinds; card++)
    sum->worth[card] = points[card];
  if (lua_type(L, at->adds) == LUA_TSTRING)
    sum->part = find_slot(L, form, lua_tostring(L, at->adds));
  else if (lua_isinteger(L, at->adds))
    sum->sum = (int32_t)lua_tointeger(L, at->adds);
  else
    luaL_error(L, "ask: adds is a number or a slot, not a %s",
               luaL_typename(L, at->adds));
  if (at->also && lua_istable(L, at->also))
    read_also(L, deck, at->also, sum);
  for (int i = 0; i < form->parts; i++)
    if (form->part[i].kind == PART_CARDS && form->part[i].size == 4 &&
        memcmp(form->part[i].name, "card", 4) == 0)
      sum->own = i;
  for (tn_Card card = 0; card < deck->kinds; card++)
    while (sum->worth[card] <= 0 && tn_set_has(&part->cards, card) > 0)
      tn_set_remove(&part->cards, card);
  part->sum = sum;
}
