/* Captures: the fact `captures` as a kit keeps it, and the forms of a question
** for a card that takes others, makes a build, or stays on the table. */
#include "words/words.h"
#include "words/form.h"

#include <stddef.h>

#define CAPTURES_T "tenace.captures"
#define LEAVE_WORD 24
#define CAPTURES_MAGIC MAGIC(0x74656E4361707406)

/* The fact.  Its user values are the names of the fields that keep the values
** and the owners of builds. */
typedef struct Captures {
  uint64_t magic; /* CAPTURES_MAGIC */
  tn_CaptureRules rules;
  uint8_t from;          /* the pile where the cards lie */
  uint8_t first, builds; /* the first pile of builds, and how many there are */
  char leave[LEAVE_WORD + 8]; /* how one says that a card stays */
  int forms; /* without builds the first two: a card stays, or takes cards */
  Form form[TN_CAPTURE_VERBS];
} Captures;

/* How one says each of the others. */
static const char *const patterns[] = {
    [TN_TAKE] = "{card} takes {cards}",
    [TN_TAKE_BOTH] = "{card} takes {cards} {builds}",
    [TN_TAKE_BUILDS] = "{card} takes {builds}",
    [TN_BUILD] = "build {value} {card} {cards}",
    [TN_RAISE] = "raise {number} to {value} {card}",
    [TN_RAISE_WITH] = "raise {number} to {value} {card} {cards}",
    [TN_ADD] = "add {card} to {number}",
    [TN_ADD_WITH] = "add {card} {cards} to {number}",
};


/* Is it a slot of that name? */
static bool is_slot(const FormPart *part, const char *name) {
  return part->kind != PART_WORD && part->size == strlen(name) &&
         memcmp(part->name, name, part->size) == 0;
}


/* Says what each slot of a form takes.  Which cards is said when one asks. */
static void set_parts(Form *form) {
  for (int i = 0; i < form->parts; i++) {
    FormPart *part = &form->part[i];
    bool card = is_slot(part, "card");
    if (part->kind == PART_WORD)
      continue;
    part->held = card;
    part->kind = card || is_slot(part, "cards") ? PART_CARDS
                 : is_slot(part, "builds")      ? PART_BUILDS
                                                : PART_NUMBER;
    part->least = part->most = 1;
  }
}


/* Reads the patterns. */
static void read_forms(lua_State *L, Captures *captures) {
  captures->forms = captures->builds > 0 ? TN_CAPTURE_VERBS : TN_TAKE + 1;
  for (int verb = 0; verb < captures->forms; verb++) {
    Form *form = &captures->form[verb];
    form->seldom = verb == TN_LEAVE && !captures->rules.must;
    tnl_read_pattern(L, form,
                     verb == TN_LEAVE ? captures->leave : patterns[verb]);
    set_parts(form);
  }
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


/* The kinds that a text under that name has; none if there is no text. */
static tn_Kinds kinds_in(lua_State *L, const tn_Deck *deck, const char *name) {
  tn_Set set = {{0}};
  if (lua_getfield(L, 2, name) == LUA_TSTRING)
    set = tnl_checkset(L, deck, lua_gettop(L));
  lua_pop(L, 1);
  return set.plane[0];
}


/* Reads what cards count otherwise, too: a list of { cards, number }. */
static void read_also(lua_State *L, const tn_Deck *deck,
                      tn_CaptureRules *rules) {
  lua_getfield(L, 2, "also");
  for (int i = 1; list_item(L, 3, i) == LUA_TTABLE; i++) {
    list_item(L, 4, 1);
    list_item(L, 4, 2);
    tn_Set set = tnl_checkset(L, deck, 5);
    for (tn_Kinds left = set.plane[0]; left; left &= left - 1)
      rules->also[tn_kinds_first(left)] = (int32_t)lua_tointeger(L, 6);
    rules->two = true;
    lua_settop(L, 3);
  }
  lua_settop(L, 2);
}


static void read_leave(lua_State *L, char *leave) {
  size_t size = 0;
  lua_getfield(L, 2, "leave");
  const char *word = lua_tolstring(L, -1, &size);
  if (size > 0 && size < LEAVE_WORD)
    memcpy(leave, word, size);
  else
    size = 0;
  memcpy(leave + size, " {card}", sizeof " {card}");
  lua_pop(L, 1);
}


/* core.captures(deck, made) -> the fact for a kit; see captures.lua */
static int captures_new(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  Captures *captures = lua_newuserdatauv(L, sizeof *captures, 2);
  memset(captures, 0, sizeof *captures);
  captures->magic = CAPTURES_MAGIC;
  luaL_setmetatable(L, CAPTURES_T);
  lua_insert(L, 1);
  lua_remove(L, 2); /* 1: the fact, 2: what is made of it */
  captures->rules.several = flag(L, "several");
  captures->rules.one_first = flag(L, "one_first");
  captures->rules.rank_all = flag(L, "rank_all");
  captures->rules.must = flag(L, "must");
  captures->rules.all = flag(L, "all");
  captures->rules.whole = kinds_in(L, deck, "whole");
  captures->rules.own_first = flag(L, "own_first");
  captures->from = small(L, "from");
  captures->first = small(L, "first");
  captures->builds = small(L, "builds");
  read_also(L, deck, &captures->rules);
  read_leave(L, captures->leave);
  read_forms(L, captures);
  lua_getfield(L, 2, "values");
  lua_setiuservalue(L, 1, 1);
  lua_getfield(L, 2, "owners");
  lua_setiuservalue(L, 1, 2);
  lua_settop(L, 1);
  return 1;
}


/* Pushes the fact of the match at index 1. */
static Captures *push_captures(lua_State *L) {
  pushvalue(L, 1, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_CAPTURES);
  Captures *captures = lua_touserdata(L, -1);
  if (!captures || lua_rawlen(L, -1) != sizeof *captures ||
      captures->magic != CAPTURES_MAGIC)
    tnl_raise(L, "no_captures");
  lua_remove(L, -2);
  return captures;
}


/* Pushes the list that a field keeps, whose name is the fact's user value n; or
** an empty one. */
static void push_list(lua_State *L, int fact, int n) {
  pushvalue(L, 1, MATCH_FIELDS);
  lua_getiuservalue(L, fact, n);
  lua_gettable(L, -2);
  lua_remove(L, -2);
  if (!lua_istable(L, -1)) {
    lua_pop(L, 1);
    lua_newtable(L);
  }
}


static int32_t number_at(lua_State *L, int list, int n) {
  list_item(L, list, n);
  int32_t number = (int32_t)lua_tointeger(L, -1);
  lua_pop(L, 1);
  return number;
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


/* Reads the builds that lie on the table; the fact is on top. */
static void read_builds(lua_State *L, const Match *match,
                        const Captures *captures, tn_Fishing *fishing) {
  int fact = lua_gettop(L);
  push_list(L, fact, 1);
  push_list(L, fact, 2);
  fishing->builds = captures->builds;
  for (int i = 0; i < captures->builds; i++) {
    const tn_Pile *pile = &match->table.pile[captures->first + i];
    tn_Build *build = &fishing->build[i];
    build->value = 0;
    if (pile->count == 0)
      continue;
    build->value = number_at(L, fact + 1, i + 1);
    build->owner = (uint8_t)(number_at(L, fact + 2, i + 1) - 1);
    build->single = points_in(pile, fishing->points) == build->value;
    fishing->owns |= build->value > 0 && build->owner == fishing->seat;
  }
  lua_settop(L, fact);
}


/* Copies the forms, and puts the cards that there are into them. */
static void copy_forms(const Captures *captures, const tn_Set *lying, int n,
                       Forms *forms) {
  forms->n = captures->forms;
  for (int i = 0; i < forms->n; i++) {
    const Form *from = &captures->form[i];
    Form *form = &forms->form[i];
    memcpy(form, from,
           offsetof(Form, part) + (size_t)from->parts * sizeof *from->part);
    for (int at = 0; at < form->parts; at++) {
      FormPart *part = &form->part[at];
      if (part->kind != PART_CARDS)
        continue;
      part->cards = part->held ? forms->fishing->hand : *lying;
      part->most = part->held ? 1 : n;
    }
  }
}


static tn_Set set_of(const tn_Pile *pile) {
  tn_Set set = {{0}};
  if (!pile->ordered)
    return pile->set;
  for (int i = 0; i < pile->count; i++)
    tn_set_add(&set, pile->cards[i]);
  return set;
}


/* The room for captures.  It stays with that for forms, which is on top. */
static tn_Fishing *room_of(lua_State *L, Forms *forms) {
  if (!forms->room) {
    forms->room = lua_newuserdatauv(L, sizeof *forms->room, 0);
    lua_setiuservalue(L, -2, 1);
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


void tnl_read_captures(lua_State *L, Match *match, Forms *forms) {
  tn_Fishing *fishing = room_of(L, forms);
  tn_Table *table = &match->table;
  tn_Card cards[TN_CARDS];
  const Captures *captures = push_captures(L);
  const tn_Pile *pile = &table->pile[captures->from];
  uint8_t seat = table->question.seat;
  int n = tn_pile_list(pile, cards);
  if (n > TN_LYING)
    tnl_raise(L, "ask_capture: many_lie %d", TN_LYING);
  const int32_t *points = tnl_present_points(L, 1);
  if (!tn_fishing_begin(fishing, &captures->rules, table->deck, points, cards,
                        n))
    refuse_points(L, table->deck, points);
  fishing->seat = seat;
  fishing->hand = set_of(&table->pile[tn_hand_pile(seat)]);
  if (captures->builds > 0)
    read_builds(L, match, captures, fishing);
  forms->fishing = fishing;
  tn_Set lying = set_of(pile);
  copy_forms(captures, &lying, n, forms);
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
  for (int i = 0; i < forms->n; i++)
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


/* The names of the refusals: their sentences are in the text tables. */
static const char *const reasons[] = {
    [TN_WRONG_SUM] = "form_sum",
    [TN_NOT_ONE] = "capture_one",
    [TN_NOT_RANK] = "capture_rank_one",
    [TN_NOT_WHOLE] = "capture_whole",
    [TN_NOT_ALL] = "form_sum_all",
    [TN_NO_BUILD] = "capture_no_build",
    [TN_OTHER_BUILD] = "capture_other_build",
    [TN_NOT_BUILDS] = "capture_not_builds",
    [TN_OWNS] = "capture_owns",
    [TN_NO_TAKER] = "capture_no_taker",
    [TN_NO_OTHER] = "capture_no_other",
    [TN_ONE_OF_TWO] = "capture_one_of_two",
    [TN_NO_RAISE] = "capture_no_raise",
    [TN_NOT_SINGLE] = "capture_not_single",
    [TN_NOT_ADDED] = "capture_not_added",
    [TN_NO_ROOM] = "capture_no_room",
    [TN_CAN_TAKE] = "capture_can_take",
    [TN_NOT_THERE] = "not_there",
};


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
  bool all = why == TN_NOT_RANK && fishing->rules->rank_all;
  lua_pushstring(L, all ? "capture_rank_all" : reasons[why]);
  lua_setfield(L, -2, "key");
  lua_pushstring(L, fishing->deck->name[capture.card]);
  lua_setfield(L, -2, "card");
  push_rank(L, fishing, value);
  lua_setfield(L, -2, "rank");
  return false;
}


/* Pushes the numbers of builds as text: "1 3". */
static void push_builds(lua_State *L, uint32_t builds) {
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  for (int i = 0; i < TN_BUILDS; i++)
    if (builds >> i & 1) {
      if (luaL_bufflen(&text) > 0)
        luaL_addchar(&text, ' ');
      lua_pushinteger(L, i + 1);
      luaL_addvalue(&text);
    }
  luaL_pushresult(&text);
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
    push_builds(L, capture.builds);
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


void tnl_open_capture(lua_State *L) {
  luaL_newmetatable(L, CAPTURES_T);
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
}
