/* Captures: the rules of the fact `captures`, and a question for a card that
** takes others, makes a build, or stays on the table. */
#include "words/words.h"
#include "words/form.h"

#define CAPTURES_MAGIC MAGIC(0x74656E4361707406)

/* What the fact says. */
typedef struct Captures {
  uint64_t magic; /* CAPTURES_MAGIC */
  tn_CaptureRules rules;
  uint8_t from;          /* the pile where the cards lie */
  uint8_t first, builds; /* the first pile of builds, and how many there are */
} Captures;


/* Is it a slot of that name? */
static bool is_slot(const FormPart *part, const char *name) {
  return part->kind != PART_WORD && tnl_is_named(part, name);
}


static bool flag(lua_State *L, const char *name) {
  lua_getfield(L, 2, name);
  bool set = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return set;
}


static uint8_t small(lua_State *L, const char *name) {
  return (uint8_t)tnl_number_field(L, 2, name, 0);
}


/* Reads what cards count otherwise, too: a list of { cards, number }, which is
** on top. */
static void read_also(lua_State *L, const tn_Deck *deck,
                      tn_CaptureRules *rules) {
  int top = lua_gettop(L);
  for (int i = 1; list_item(L, top, i) == LUA_TTABLE; i++) {
    list_item(L, top + 1, 1);
    list_item(L, top + 1, 2);
    tn_Set set = tnl_checkset(L, deck, top + 2);
    for (tn_Kinds left = set.plane[0]; left; left &= left - 1)
      rules->also[tn_kinds_first(left)] = (int32_t)lua_tointeger(L, top + 3);
    rules->two = true;
    lua_settop(L, top);
  }
}


/* core.captures(deck, made) -> the fact's rules; see captures.lua */
static int captures_new(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  Captures *captures = lua_newuserdatauv(L, sizeof *captures, 0);
  memset(captures, 0, sizeof *captures);
  captures->magic = CAPTURES_MAGIC;
  captures->rules.several = flag(L, "several");
  captures->rules.one_first = flag(L, "one_first");
  captures->rules.rank_all = flag(L, "rank_all");
  captures->rules.must = flag(L, "must");
  captures->rules.all = flag(L, "all");
  captures->rules.own_first = flag(L, "own_first");
  captures->from = small(L, "from");
  captures->first = small(L, "first");
  captures->builds = small(L, "builds");
  lua_insert(L, 1);
  lua_getfield(L, 3, "whole");
  captures->rules.whole = tnl_checkset(L, deck, 4).plane[0];
  lua_getfield(L, 3, "also");
  read_also(L, deck, &captures->rules);
  lua_settop(L, 1);
  return 1;
}


/* What the cards of a pile count. */
static int32_t points_in(const tn_Pile *pile, const int32_t *points) {
  tn_Card cards[TN_CARDS];
  int32_t sum = 0;
  int n = tn_pile_list(pile, cards);
  for (int i = 0; i < n; i++)
    sum += points[cards[i]];
  return sum;
}


/* The room for captures.  It stays with that for forms, which is at index 1. */
static tn_Fishing *room_of(lua_State *L, Forms *forms) {
  if (!forms->room) {
    forms->room = lua_newuserdatauv(L, sizeof *forms->room, 0);
    lua_setiuservalue(L, 1, 1);
  }
  return forms->room;
}


/* A card counts too much: says between which numbers its points have to be. */
static void refuse_points(lua_State *L, const tn_Deck *deck,
                          const int32_t *points) {
  for (tn_Card card = 0; card < deck->kinds; card++) {
    lua_pushinteger(L, points[card]);
    tnl_check_range(L, -1, -TN_CAPTURE_POINTS, TN_CAPTURE_POINTS,
                    "ask_capture: points");
    lua_pop(L, 1);
  }
}


int tnl_begin_captures(lua_State *L, Forms *forms, tn_Set *lying) {
  Match *match = forms->match;
  tn_Table *table = &match->table;
  const Captures *captures = lua_touserdata(L, 3);
  tn_Card cards[TN_CARDS];
  if (!captures || lua_rawlen(L, 3) != sizeof *captures ||
      captures->magic != CAPTURES_MAGIC || captures->builds > TN_BUILDS)
    luaL_typeerror(L, 3, "captures");
  tn_Fishing *fishing = room_of(L, forms);
  const tn_Pile *pile = &table->pile[captures->from];
  int n = tn_pile_list(pile, cards);
  if (n > TN_LYING)
    tnl_raise(L, "ask_capture: many_lie %d", TN_LYING);
  const int32_t *points = tnl_present_points(L, 2);
  if (!tn_fishing_begin(fishing, &captures->rules, table->deck, points, cards,
                        n))
    refuse_points(L, table->deck, points);
  fishing->seat = table->question.seat;
  fishing->hand = tnl_cards_in(&table->pile[tn_hand_pile(fishing->seat)]);
  fishing->builds = captures->builds;
  memset(fishing->build, 0, sizeof fishing->build);
  forms->first_build = captures->first;
  forms->fishing = fishing;
  *lying = tnl_cards_in(pile);
  return captures->builds > 0 ? TN_CAPTURE_VERBS : TN_TAKE + 1;
}


void tnl_set_capture(Form *form) {
  for (int at = 0; at < form->parts; at++) {
    FormPart *part = &form->part[at];
    if (part->kind == PART_WORD)
      continue;
    part->held = is_slot(part, "card");
    part->kind = part->held || is_slot(part, "cards") ? PART_CARDS
                 : is_slot(part, "builds")            ? PART_BUILDS
                                                      : PART_NUMBER;
    part->least = part->most = 1;
  }
}


void tnl_fill_capture(const Forms *forms, Form *form, const tn_Set *lying) {
  const tn_Fishing *fishing = forms->fishing;
  form->seldom = forms->n == TN_LEAVE && !fishing->rules->must;
  for (int at = 0; at < form->parts; at++) {
    FormPart *part = &form->part[at];
    if (part->kind != PART_CARDS)
      continue;
    part->cards = part->held ? fishing->hand : *lying;
    part->most = part->held ? 1 : fishing->n;
  }
}


void tnl_read_builds(lua_State *L, Forms *forms) {
  tn_Fishing *fishing = forms->fishing;
  for (int i = 0; i < fishing->builds; i++) {
    const tn_Pile *pile = &forms->match->table.pile[forms->first_build + i];
    tn_Build *build = &fishing->build[i];
    if (pile->count == 0)
      continue;
    lua_rawgeti(L, 2, i + 1);
    lua_rawgeti(L, 3, i + 1);
    build->value = (int32_t)lua_tointeger(L, 4);
    build->owner = (uint8_t)(lua_tointeger(L, 5) - 1);
    build->single = points_in(pile, fishing->points) == build->value;
    fishing->owns |= build->value > 0 && build->owner == fishing->seat;
    lua_settop(L, 3);
  }
}


/* Lists the captures, and counts the work. */
static void list(lua_State *L, tn_Fishing *fishing) {
  if (fishing->listed)
    return;
  fishing->work = tnl_work(L);
  tn_fishing_list(fishing);
  tnl_spend_work(L, 8 * (size_t)fishing->captures);
  tnl_check_work(L);
}


void tnl_close_captures(lua_State *L, Forms *forms) {
  bool open[TN_CAPTURE_VERBS] = {false};
  list(L, forms->fishing);
  for (int i = 0; i < forms->fishing->captures; i++)
    open[forms->fishing->capture[i].verb] = true;
  for (int i = 0; i < forms->n && i < TN_CAPTURE_VERBS; i++)
    forms->form[i].closed = !open[i];
}


/* Adds the cards of a mask to a way. */
static void add_cards(const tn_Fishing *fishing, uint64_t cards, Way *way,
                      int at) {
  for (; cards; cards &= cards - 1)
    tnl_way_add(way, at, fishing->lying[__builtin_ctzll(cards)]);
}


/* Makes a way of a capture. */
static void make_way(const Forms *forms, const tn_Capture *capture, Way *way) {
  const Form *form = &forms->form[capture->verb];
  tnl_way_begin(way, capture->verb);
  for (int at = 0; at < form->parts; at++) {
    const FormPart *part = &form->part[at];
    tnl_way_open(way, at);
    if (part->kind == PART_CARDS && part->held) {
      tnl_way_add(way, at, capture->card);
    } else if (part->kind == PART_CARDS) {
      add_cards(forms->fishing, capture->cards, way, at);
    } else if (part->kind == PART_BUILDS) {
      way->value[at] = (int)capture->builds;
    } else if (part->kind == PART_NUMBER) {
      bool value = is_slot(part, "value");
      way->value[at] = value ? capture->value : capture->build + 1;
    }
  }
}


bool tnl_each_capture(lua_State *L, const Forms *forms, Visit visit,
                      void *data) {
  tn_Fishing *fishing = forms->fishing;
  Way way;
  list(L, fishing);
  for (int i = 0; i < fishing->captures; i++) {
    make_way(forms, &fishing->capture[i], &way);
    if (visit(L, &way, data))
      return true;
  }
  return !fishing->partly;
}


int tnl_count_captures(lua_State *L, const Forms *forms, Way *only) {
  tn_Fishing *fishing = forms->fishing;
  list(L, fishing);
  if (fishing->captures == 0)
    tnl_raise(L, "ask_capture: holds_none");
  if (fishing->captures == 1)
    make_way(forms, &fishing->capture[0], only);
  return fishing->captures == 1 ? 1 : 2;
}


/* The n-th capture with which a card stays, or with which none does. */
static int find_nth(const tn_Fishing *fishing, uint32_t n, bool stays) {
  int i = 0;
  while ((fishing->capture[i].verb == TN_LEAVE) != stays || n-- > 0)
    i++;
  return i;
}


/* Where cards need not stay, random bots seldom say that they do. */
void tnl_random_capture(lua_State *L, const Forms *forms, uint64_t bits,
                        Way *way) {
  tn_Fishing *fishing = forms->fishing;
  tn_Random random = {bits};
  list(L, fishing);
  uint32_t all = (uint32_t)fishing->captures, stay = 0;
  int nth;
  for (uint32_t i = 0; i < all && forms->form[TN_LEAVE].seldom; i++)
    stay += fishing->capture[i].verb == TN_LEAVE;
  if (stay == 0 || stay == all)
    nth = (int)tn_random_below(&random, all);
  else if (tn_random_below(&random, FORM_SELDOM) == 0)
    nth = find_nth(fishing, tn_random_below(&random, stay), true);
  else
    nth = find_nth(fishing, tn_random_below(&random, all - stay), false);
  make_way(forms, &fishing->capture[nth], way);
}


/* The places of the cards of a slot, of cards that are alike the first. */
static uint64_t mask_of(const tn_Fishing *fishing, const Way *way, int at) {
  uint64_t mask = 0;
  for (int k = 0; k < way->n[at]; k++) {
    tn_Card card = way->card[way->first[at] + k];
    int i = 0;
    while (i < fishing->n && (fishing->lying[i] != card || mask >> i & 1))
      i++;
    mask |= UINT64_C(1) << i;
  }
  return mask;
}


/* Makes a capture of a way.  A build that there cannot be has number 255. */
static tn_Capture capture_of(const Forms *forms, const Way *way) {
  const Form *form = &forms->form[way->form];
  tn_Capture capture = {.verb = (uint8_t)way->form};
  for (int at = 0; at < form->parts; at++) {
    const FormPart *part = &form->part[at];
    if (part->kind == PART_CARDS && part->held)
      capture.card = way->card[way->first[at]];
    else if (part->kind == PART_CARDS)
      capture.cards = mask_of(forms->fishing, way, at);
    else if (part->kind == PART_BUILDS)
      capture.builds = (uint32_t)way->value[at];
    else if (is_slot(part, "value"))
      capture.value = way->value[at];
    else if (is_slot(part, "number"))
      capture.build = (uint8_t)(way->value[at] - 1);
  }
  return capture;
}


/* Puts the cards that were said into the order in which they are written. */
void tnl_order_capture(const Forms *forms, Way *way) {
  tn_Capture capture = capture_of(forms, way);
  make_way(forms, &capture, way);
}


/* Pushes the rank of the cards that take a build of that value. */
static void push_rank(lua_State *L, const tn_Fishing *fishing, int32_t value) {
  const tn_Deck *deck = fishing->deck;
  for (tn_Card card = 0; card < deck->kinds; card++)
    if (deck->rank[card] != TN_NONE &&
        (fishing->points[card] == value ||
         (value > 0 && fishing->rules->also[card] == value))) {
      lua_pushstring(L, deck->rank_name[deck->rank[card]]);
      return;
    }
  lua_pushinteger(L, value);
}


bool tnl_capture_accepts(lua_State *L, const Forms *forms, const Way *way) {
  tn_Fishing *fishing = forms->fishing;
  tn_Capture capture = capture_of(forms, way);
  int32_t value;
  fishing->work = tnl_work(L);
  tn_CaptureWhy why = tn_fishing_check(fishing, &capture, &value);
  tnl_check_work(L);
  if (why == TN_CAPTURE_ALLOWED)
    return true;
  lua_createtable(L, 0, 3);
  tnl_set_number(L, "why", why);
  lua_pushstring(L, fishing->deck->name[capture.card]);
  lua_setfield(L, -2, "card");
  push_rank(L, fishing, value);
  lua_setfield(L, -2, "rank");
  return false;
}


int tnl_push_capture(lua_State *L, const Match *match, const Forms *forms,
                     const Way *way) {
  const tn_Fishing *fishing = forms->fishing;
  tn_Capture capture = capture_of(forms, way);
  tn_Card cards[TN_LYING];
  int n = 0;
  for (uint64_t left = capture.cards; left; left &= left - 1)
    cards[n++] = fishing->lying[__builtin_ctzll(left)];
  tnl_pushcard(L, match->table.deck, capture.card);
  tnl_pushcards(L, match->table.deck, cards, n);
  if (fishing->builds == 0)
    return 2;
  if (way->form < TN_BUILD) {
    lua_pushinteger(L, capture.builds);
    return 3;
  }
  if (way->form == TN_BUILD)
    capture.build = tn_fishing_free(fishing);
  if (way->form == TN_ADD || way->form == TN_ADD_WITH)
    capture.value = fishing->build[capture.build].value;
  lua_pushinteger(L, capture.build + 1);
  lua_pushinteger(L, capture.value);
  return 4;
}


static const luaL_Reg functions[] = {
    {"captures", captures_new},
    {NULL, NULL},
};


void tnl_open_capture(lua_State *L) { luaL_setfuncs(L, functions, 0); }
