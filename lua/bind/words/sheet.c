/*
** Sheets: what may be said to one question by forms.
**
** Lua reads forms and what their slots take (lua/tenace/words/asking.lua), and
** writes it on a sheet by the functions of this file.  Each of them checks what
** it adds, so all ways to say something can be gone through whatever was
** written.  What they keep lies on a stack of the sheet until it is opened.
*/
#include "words/words.h"
#include "cards/hold.h"
#include "words/form.h"

#include <stddef.h>

#define PATTERN_MAGIC MAGIC(0x74656E5061747406)

/* What the keys of a form mean, as bits, as lua/tenace/words/asking.lua has it;
** above them stands the place of the slot that the key names.  CHOSEN: Lua
** reads what cards the form takes. */
enum { CLOSED = 1, SELDOM = 2, BOLD = 4, IDLE = 8, FITS = 16, CHOSEN = 32 };
enum { PLACE = 8 };

/* A pattern, divided.  Its user values are the text, where the names are, and
** what the keys of its forms mean. */
typedef struct Pattern {
  uint64_t magic;
  bool tight;   /* Lua fills all slots for cards, and sees what follows them */
  bool capture; /* of a card that takes others */
  Form form;
} Pattern;


/* Pushes the text at 1, divided.  The table at 2: what the keys of its forms
** mean. */
static Pattern *push_pattern(lua_State *L) {
  const char *text = luaL_checkstring(L, 1);
  lua_settop(L, 3);
  Pattern *pattern = lua_newuserdatauv(L, sizeof *pattern, 2);
  memset(pattern, 0, sizeof *pattern);
  pattern->magic = PATTERN_MAGIC;
  for (int arg = 1; arg <= 2; arg++) {
    lua_pushvalue(L, arg);
    lua_setiuservalue(L, 4, arg);
  }
  tnl_read_pattern(L, &pattern->form, text);
  return pattern;
}


/* pattern(text, keys, tight) -> pattern: its words and slots, with one blank
** between, and for each key of its forms what it means, as bits.  Tight: a slot
** follows one for cards */
static int new_pattern(lua_State *L) {
  luaL_checktype(L, 2, LUA_TTABLE);
  Pattern *pattern = push_pattern(L);
  pattern->tight = lua_toboolean(L, 3);
  return 1;
}


/* capture(text) -> pattern: one of captures, whose slots are known by their
** names */
static int new_capture(lua_State *L) {
  lua_settop(L, 1);
  Pattern *pattern = push_pattern(L);
  pattern->capture = true;
  tnl_set_capture(&pattern->form);
  return 1;
}


/* The pattern on top of the stack, which is one of captures or not. */
static const Pattern *check_pattern(lua_State *L, bool capture) {
  const Pattern *pattern = lua_touserdata(L, -1);
  if (!pattern || lua_rawlen(L, -1) != sizeof *pattern ||
      pattern->magic != PATTERN_MAGIC || pattern->capture != capture)
    luaL_typeerror(L, -1, "pattern");
  return pattern;
}


/* Begins a form with the words and slots of a pattern. */
static Form *begin_form(lua_State *L, Forms *forms, const Pattern *pattern) {
  if (forms->n == FORMS)
    tnl_raise(L, "ask: form_many %d", FORMS);
  Form *form = &forms->form[forms->n];
  memcpy(form, &pattern->form,
         offsetof(Form, part) +
             (size_t)pattern->form.parts * sizeof *form->part);
  return form;
}


/* captures(sheet, match, rules, patterns): the forms for a card that takes
** others, one for each tn_CaptureVerb */
static int add_captures(lua_State *L) {
  Forms *forms = tnl_checksheet(L, 1);
  tn_Set lying;
  lua_settop(L, 4);
  luaL_checktype(L, 4, LUA_TTABLE);
  luaL_argcheck(L, forms->n == 0 && tnl_checkmatch(L, 2) == forms->match, 1,
                "an empty sheet of the match expected");
  int n = tnl_begin_captures(L, forms, &lying);
  tnl_keep_value(L, forms, 3);
  tnl_keep_value(L, forms, 4); /* their texts have the names */
  for (; forms->n < n; forms->n++) {
    lua_rawgeti(L, 4, forms->n + 1);
    Form *form = begin_form(L, forms, check_pattern(L, true));
    tnl_fill_capture(forms, form, &lying);
    lua_pop(L, 1);
  }
  return 0;
}


/* builds(sheet, values, owners): what the builds count that lie there, and
** whose they are, by their numbers */
static int add_builds(lua_State *L) {
  Forms *forms = tnl_checksheet(L, 1);
  luaL_argcheck(L, forms->fishing, 1, "captures expected");
  lua_settop(L, 3);
  for (int arg = 2; arg <= 3; arg++)
    if (lua_istable(L, arg))
      tnl_open_list(L, arg);
    else
      return 0;
  tnl_read_builds(L, forms);
  return 0;
}


/* A number of cards for a slot, from 0 to `most`. */
static int so_many(lua_State *L, int arg, int most) {
  lua_Integer n = luaL_optinteger(L, arg, most);
  return n < 0 ? 0 : n > most ? most : (int)n;
}


/* The pile at `arg`; none: the hand of the player asked. */
static uint8_t pile_at(lua_State *L, const Match *match, int arg) {
  return lua_isnoneornil(L, arg) ? tn_hand_pile(match->table.question.seat)
                                 : tnl_checkpile(L, match, arg);
}


/* Fills a slot with cards of a pile, of these kinds. */
static void take_from(FormPart *part, const tn_Table *table, uint8_t from,
                      tn_Kinds wanted) {
  part->held = from == tn_hand_pile(table->question.seat);
  const tn_Set lying = tnl_cards_in(&table->pile[from]);
  part->cards = set_of(&lying, wanted);
}


/*
** cards(sheet, slot, wanted, from, least, most) -> true: so many cards of a
** pile (of the hand), which must be among those that are wanted (any); false:
** `wanted` has yet to be made into cards
*/
static int add_cards(lua_State *L) {
  Forms *forms = tnl_checksheet(L, 1);
  FormPart *part = tnl_checkslot(L, forms, 2);
  const tn_Table *table = &forms->match->table;
  tn_Set wanted = {{0}};
  bool any = lua_isnoneornil(L, 3);
  bool known = any || tnl_toset(L, table->deck, 3, &wanted);
  lua_pushboolean(L, known);
  if (!known)
    return 1;
  take_from(part, table, pile_at(L, forms->match, 4),
            any ? ~(tn_Kinds)0 : wanted.plane[0]);
  part->kind = PART_CARDS;
  part->least = so_many(L, 5, TN_ANSWER);
  part->most = so_many(L, 6, tn_set_count(&part->cards));
  return 1;
}


/* Fills a slot with the list at `arg`. */
static void take_list(lua_State *L, const Forms *forms, FormPart *part,
                      int arg) {
  tnl_open_list(L, arg);
  part->n = (int)lua_rawlen(L, arg);
  part->list = tnl_keep_value(L, forms, arg);
}


/* Fills a slot with cards of the hand, of these kinds: one, or some. */
static void take_hand(FormPart *part, const Match *match, tn_Kinds wanted) {
  const tn_Table *table = &match->table;
  take_from(part, table, tn_hand_pile(table->question.seat), wanted);
  int held = tn_set_count(&part->cards);
  part->kind = PART_CARDS;
  part->least = 1;
  part->most = held > 1 && tnl_is_named(part, "card") ? 1 : held;
}


/* Does the slot take cards, going by its name? */
static bool is_of_cards(const FormPart *part) {
  return tnl_is_named(part, "card") || tnl_is_named(part, "cards");
}


/* Fills a slot with the value at `arg`, if that is cards for it, or a list.
** False: Lua reads what it takes. */
static bool fill(lua_State *L, const Forms *forms, FormPart *part, int arg) {
  const Match *match = forms->match;
  if (is_of_cards(part)) {
    tn_Set wanted = {{0}};
    if (!tnl_toset(L, match->table.deck, arg, &wanted))
      return false;
    take_hand(part, match, wanted.plane[0]);
    return true;
  }
  if (!lua_istable(L, arg) || tnl_is_named(part, "players"))
    return false;
  take_list(L, forms, part, arg);
  return true;
}


/* Reads the keys of the form on top of the stack; what they mean is in the
** table below it.  Answers their flags; -1: it has none, or one that means
** nothing.  Fills slots, and takes their places out of `missing`. */
static lua_Integer read_keys(lua_State *L, const Forms *forms, Form *form,
                             lua_Integer *missing) {
  int at = lua_gettop(L), key = at + 1, value = at + 2;
  lua_Integer flags = 0;
  bool any = false;
  for (lua_pushnil(L); lua_next(L, at); lua_settop(L, key)) {
    any = true;
    lua_pushvalue(L, key);
    if (lua_rawget(L, at - 1) != LUA_TNUMBER)
      return -1;
    lua_Integer flag = lua_tointeger(L, -1), place = flag >> PLACE;
    luaL_argcheck(L, place >= 0 && place <= form->parts, 3, "no such slot");
    if (place && fill(L, forms, &form->part[place - 1], value))
      *missing &= ~((lua_Integer)1 << place);
    else if (place)
      flag |= CHOSEN;
    if (flag & FITS && !lua_isfunction(L, value) && !lua_istable(L, value))
      tnl_raise(L, "ask: form_fits");
    if (flag & FITS)
      form->condition = tnl_keep_value(L, forms, value);
    else if (flag & CHOSEN || (flag && lua_toboolean(L, value)))
      flags |= flag;
  }
  return any ? flags : -1;
}


/* The places of the slots of a form, as bits. */
static lua_Integer slots_of(const Form *form) {
  lua_Integer slots = 0;
  for (int i = 0; i < form->parts; i++)
    if (form->part[i].kind != PART_WORD)
      slots |= (lua_Integer)2 << i;
  return slots;
}


/* Fills the slots for cards, that are still missing, with the hand.  Answers
** those that are missing then: all for cards, if Lua reads what they take. */
static lua_Integer take_usual(Form *form, const Match *match, bool chosen,
                              lua_Integer missing) {
  for (int i = 0; i < form->parts; i++) {
    FormPart *part = &form->part[i];
    lua_Integer place = (lua_Integer)2 << i;
    if (part->kind == PART_WORD || !is_of_cards(part))
      continue;
    if (chosen) {
      missing |= place;
    } else if (missing & place) {
      take_hand(part, match, ~(tn_Kinds)0);
      missing &= ~place;
    }
  }
  return missing;
}


/* Adds the form at 5 by the pattern on top of the stack.  Answers which slots
** Lua has to fill, as bits; -1: Lua has to read the form. */
static lua_Integer add_form(lua_State *L, Forms *forms,
                            const Pattern *pattern) {
  Form *form = begin_form(L, forms, pattern);
  tnl_keep_value(L, forms, lua_gettop(L)); /* its text has the names */
  lua_Integer missing = slots_of(form), flags = 0;
  if (lua_istable(L, 5)) {
    lua_getiuservalue(L, -1, 2);
    lua_pushvalue(L, 5);
    flags = read_keys(L, forms, form, &missing);
    if (flags < 0)
      return -1;
  }
  form->closed = flags & CLOSED;
  form->seldom = flags & (SELDOM | BOLD);
  form->bold = flags & BOLD;
  form->idle = flags & IDLE;
  forms->n++;
  if (form->closed)
    return 0;
  bool chosen = pattern->tight || flags & CHOSEN;
  return take_usual(form, forms->match, chosen, missing);
}


/* Adds form number `i` of the list at 2, by the patterns at 3; see add_form. */
static lua_Integer add_one(lua_State *L, Forms *forms, lua_Integer i) {
  lua_settop(L, 4);
  int type = lua_geti(L, 2, i);
  if (type == LUA_TBOOLEAN && !lua_toboolean(L, 5))
    return 0;
  if (type == LUA_TTABLE)
    type = lua_rawgeti(L, 5, 1);
  if (type != LUA_TSTRING || lua_rawget(L, 3) != LUA_TUSERDATA)
    return -1;
  return add_form(L, forms, check_pattern(L, false));
}


/*
** forms(sheet, forms, patterns, from) -> i, slots: begins the forms of a list
** from number `from` on, by their patterns, up to the first, number `i`, in
** which Lua must fill slots, with their places as bits, or which it must read
** (nil): it is no form of a known pattern, has no keys, as a list that is
** sealed, or one that means nothing.  Nothing: all forms are on the sheet
*/
static int add_forms(lua_State *L) {
  Forms *forms = tnl_checksheet(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  luaL_checktype(L, 3, LUA_TTABLE);
  lua_Integer i = luaL_checkinteger(L, 4), n = luaL_len(L, 2), missing = 0;
  for (; i <= n; i++) {
    missing = add_one(L, forms, i);
    if (missing)
      break;
  }
  if (i > n)
    return 0;
  lua_pushinteger(L, i);
  if (missing < 0)
    return 1;
  lua_pushinteger(L, missing);
  return 2;
}


/* values(sheet, slot, list, answers [, suits]): one of a list, and what is
** answered then; false: a list of players, who are said by these seats.  Are
** they the suits of the deck? */
static int add_values(lua_State *L) {
  Forms *forms = tnl_checksheet(L, 1);
  FormPart *part = tnl_checkslot(L, forms, 2);
  luaL_checktype(L, 3, LUA_TTABLE);
  take_list(L, forms, part, 3);
  part->answers = lua_istable(L, 4) ? tnl_keep_value(L, forms, 4) : 0;
  part->seats = !part->answers;
  part->suits = lua_toboolean(L, 5) && part->n <= TN_SUITS;
  return 0;
}


/* slot(sheet, slot, value) -> true: what it takes is a list, or a card of
** these; false: it is something else */
static int add_slot(lua_State *L) {
  Forms *forms = tnl_checksheet(L, 1);
  FormPart *part = tnl_checkslot(L, forms, 2);
  bool list = lua_istable(L, 3), known = list;
  if (list) {
    take_list(L, forms, part, 3);
  } else if (lua_isuserdata(L, 3)) {
    part->cards = (tn_Set){{0}};
    known = tnl_toset(L, forms->match->table.deck, 3, &part->cards);
    part->kind = known ? PART_CARDS : PART_LIST;
    part->least = part->most = 1;
  }
  lua_pushboolean(L, known);
  return 1;
}


/* others(match) -> a list of the other players, in turn */
static int others(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  uint8_t asked = match->table.question.seat, n = 0;
  uint8_t first = tnl_next_person(match, asked), seat = first;
  lua_settop(L, 1);
  lua_newtable(L);
  while (seat != asked && !(n > 0 && seat == first)) {
    tnl_pushplayer(L, 1, seat);
    lua_rawseti(L, 2, ++n);
    seat = tnl_next_person(match, seat);
  }
  return 1;
}


Forms *tnl_new_sheet(lua_State *L, Match *match) {
  Forms *forms = tnl_take_forms(L);
  forms->match = match;
  forms->said = false;
  lua_settop(forms->values, 0);
  return forms;
}


Forms *tnl_open_forms(lua_State *L, const Match *match, int arg) {
  Forms *forms = tnl_checksheet(L, arg);
  luaL_argcheck(L, forms->match == match, arg, "a sheet of the match expected");
  forms->match = NULL;
  lua_settop(L, arg < SHEET_AT ? SHEET_AT - 1 : SHEET_AT);
  if (arg < SHEET_AT)
    lua_pushvalue(L, arg);
  int values = lua_gettop(forms->values);
  luaL_checkstack(L, values + 40, "ask");
  lua_xmove(forms->values, L, values);
  return forms;
}


void tnl_open_sheet(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"builds", add_builds},     {"capture", new_capture},
      {"captures", add_captures}, {"cards", add_cards},
      {"forms", add_forms},       {"others", others},
      {"pattern", new_pattern},   {"slot", add_slot},
      {"values", add_values},     {NULL, NULL},
  };
  luaL_newlib(L, functions);
  luaL_setfuncs(L, tnl_sheet_plays, 0);
  luaL_setfuncs(L, tnl_sheet_claims, 0);
  tnl_set_number(L, "most_cards", TN_ANSWER);
  lua_setfield(L, -2, "sheets");
}
