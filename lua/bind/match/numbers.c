/*
** The numbers by which C and the library's Lua name the same things: the places
** of a kit, the kinds of fields, the first piles; and the limits of the core.
** Lua reads them here, so each is written once.
*/
#include "match/match.h"

typedef struct Number {
  const char *name;
  lua_Integer n;
} Number;

static const Number kit[] = {
    {"orders", KIT_ORDERS},
    {"order_fields", KIT_ORDER_FIELDS},
    {"empty", KIT_EMPTY},
    {"names", KIT_ROUND_NAMES},
    {"first", KIT_FIRST},
    {"rules", KIT_RULES},
    {"named", KIT_NAMED},
    {"needs", KIT_NEEDS},
    {"sets", KIT_SETS},
    {"after_trick", KIT_AFTER_TRICK},
    {"said", KIT_SAID},
    {"wins", KIT_WINS},
    {"conditions", KIT_CONDITIONS},
    {"climb", KIT_CLIMB},
    {"side_has", KIT_SIDE_HAS},
    {"player_has", KIT_PLAYER_HAS},
    {"own", KIT_OWN},
    {NULL, 0},
};

static const Number field[] = {
    {"text", FIELD_TEXT},
    {"choice", FIELD_CHECKED},
    {"suit", FIELD_SUIT},
    {"number", FIELD_NUMBER},
    {"flag", FIELD_FLAG},
    {"player", FIELD_PLAYER},
    {"side", FIELD_SIDE},
    {"card", FIELD_CARD},
    {"cards", FIELD_CARDS},
    {"list", FIELD_LIST},
    {"players", FIELD_CHECKED},
    {"checked", FIELD_CHECKED},
    {NULL, 0},
};

static const Number bits[] = {
    {"each", FIELD_EACH},
    {"orders", FIELD_ORDERS},
    {"numbers", FIELD_NUMBERS},
    {NULL, 0},
};

/* The facts on which duties depend, and the sorts of cards that they name. */
static const Number fact[] = {
    {"leading", TN_LEADING},
    {"first trick", TN_FIRST_TRICK},
    {"trump led", TN_TRUMP_LED},
    {"trumped", TN_TRUMPED},
    {"partner wins", TN_PARTNER_WINS},
    {"void", TN_VOID},
    {NULL, 0},
};

static const Number sort[] = {
    {"suit led", TN_SUIT_LED},         {"higher", TN_HIGHER},
    {"trumps", TN_ALL_TRUMPS},         {"higher trumps", TN_HIGHER_TRUMPS},
    {"lower trumps", TN_LOWER_TRUMPS}, {NULL, 0},
};

/* Piles count from 1 in Lua.  The hand of player n is `hands` + n. */
static const Number pile[] = {
    {"stock", TN_STOCK + 1},
    {"trick", TN_TRICK + 1},
    {"hands", TN_HANDS},
    {NULL, 0},
};

/* What a match and its combinations have, at most. */
static const Number limits[] = {
    {"players", TN_SEATS},     {"piles", TN_PILES},
    {"obligations", TN_RULES}, {"combinations", TN_CLIMBS},
    {"points", TNL_POINTS},    {"text", TN_TEXT - 1},
    {"numbers", TN_NUMBERS},   {NULL, 0},
};

/* What a deck has, at most: in the core that is meant for most games, and in
   all. */
static const Number usual_deck[] = {
    {"kinds", TN_CORE_KINDS},
    {"packs", TN_CORE_COPIES},
    {"suits", TN_CORE_SUITS},
    {"ranks", TN_CORE_RANKS},
    {NULL, 0},
};

static const Number deck[] = {
    {"kinds", TN_WIDE_KINDS},
    {"packs", TN_WIDE_COPIES},
    {"suits", TN_WIDE_SUITS},
    {"ranks", TN_WIDE_RANKS},
    {"cards", TN_CARDS},
    {"name", TN_NAME - 1},
    {"tags", TN_TAGS},
    {"tag", TN_TAG - 1},
    {NULL, 0},
};


/* Sets a field of the table on top to a table of the numbers. */
static void add_numbers(lua_State *L, const char *name, const Number *numbers) {
  lua_newtable(L);
  for (; numbers->name; numbers++)
    tnl_set_number(L, numbers->name, numbers->n);
  lua_setfield(L, -2, name);
}


void tnl_open_numbers(lua_State *L) {
  add_numbers(L, "kit_places", kit);
  add_numbers(L, "field_kinds", field);
  add_numbers(L, "field_bits", bits);
  add_numbers(L, "first_piles", pile);
  add_numbers(L, "limits", limits);
  add_numbers(L, "deck_limits", deck);
  add_numbers(L, "usual_deck_limits", usual_deck);
  add_numbers(L, "duty_facts", fact);
  add_numbers(L, "duty_sorts", sort);
  tnl_set_number(L, "duty_facts_of_host", TN_HOST_FACT);
}
