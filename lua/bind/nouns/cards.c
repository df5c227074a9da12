/* Cards in Lua: their text, and sets of them. */
#include "nouns/nouns.h"
#include "cards/hold.h"

#include <ctype.h>
#include <string.h>

/* The metatable's key in the registry: an address is the fastest to find. */
static const char metatable = 0;


const Cards *tnl_testcards(lua_State *L, int arg) {
  const Cards *cards = lua_touserdata(L, arg);
  if (!cards || lua_rawlen(L, arg) != sizeof *cards ||
      cards->magic != CARDS_MAGIC)
    return NULL;
  return cards;
}


/* The cards that are the first argument. */
static const Cards *tocards(lua_State *L) {
  const Cards *cards = tnl_testcards(L, 1);
  if (!cards)
    luaL_typeerror(L, 1, CARDS_T);
  return cards;
}


static int no_card(lua_State *L, int arg, const char *text) {
  return tnl_argerror(L, arg, "no_card %s", text);
}


tn_Card tnl_checkcard(lua_State *L, const tn_Deck *deck, int arg) {
  size_t size;
  const char *text = luaL_checklstring(L, arg, &size);
  tn_Card card = tn_deck_read(deck, text, size);
  if (card == TN_NONE)
    no_card(L, arg, text);
  return card;
}


/* Adds a card to a list, by its text. */
static int append(lua_State *L, const tn_Deck *deck, int arg, tn_Card *cards,
                  int n, const char *text, size_t size) {
  tn_Card card = tn_deck_read(deck, text, size);
  if (card == TN_NONE)
    no_card(L, arg, lua_pushlstring(L, text, size));
  if (n == TN_CARDS)
    tnl_argerror(L, arg, "too_many_cards");
  cards[n] = card;
  return n + 1;
}


static bool is_between(char letter) { return letter == ' ' || letter == ','; }


static int list_text(lua_State *L, const tn_Deck *deck, int arg,
                     tn_Card *cards) {
  const char *text = lua_tostring(L, arg);
  int n = 0;
  for (;;) {
    size_t size = 0;
    while (is_between(*text))
      text++;
    while (text[size] != '\0' && !is_between(text[size]))
      size++;
    if (size == 0)
      return n;
    n = append(L, deck, arg, cards, n, text, size);
    text += size;
  }
}


bool tnl_open_list(lua_State *L, int arg) {
  arg = lua_absindex(L, arg);
  if (!lua_istable(L, arg) || !lua_getmetatable(L, arg))
    return false;
  bool opened = lua_rawgeti(L, -1, 1) == LUA_TTABLE;
  if (opened)
    lua_copy(L, -1, arg);
  lua_pop(L, 2);
  return opened;
}


lua_Integer tnl_list_length(lua_State *L, int arg) {
  lua_Integer n = (lua_Integer)lua_rawlen(L, arg);
  return n > 0 ? n : luaL_len(L, arg);
}


static int list_table(lua_State *L, const tn_Deck *deck, int arg,
                      tn_Card *cards) {
  int n = 0;
  lua_pushvalue(L, arg);
  tnl_open_list(L, -1);
  for (lua_Integer i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
    size_t size;
    const char *text = lua_tolstring(L, -1, &size);
    if (!text)
      tnl_argerror(L, arg, "cards_are_texts");
    n = append(L, deck, arg, cards, n, text, size);
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
  return n;
}


/* Cards of another deck become those of this deck with their names.  Answers
** how many there are. */
static int of_deck(lua_State *L, const tn_Deck *deck, int arg,
                   const tn_Deck *other, tn_Card *cards, int n) {
  for (int i = 0; other != deck && i < n; i++) {
    const char *name = other->name[cards[i]];
    cards[i] = tn_deck_read(deck, name, strlen(name));
    if (cards[i] == TN_NONE)
      no_card(L, arg, name);
  }
  return n;
}


int tnl_checklist(lua_State *L, const tn_Deck *deck, int arg, tn_Card *cards) {
  arg = lua_absindex(L, arg);
  if (lua_type(L, arg) == LUA_TSTRING)
    return list_text(L, deck, arg, cards);
  if (lua_istable(L, arg))
    return list_table(L, deck, arg, cards);
  const Cards *some = tnl_testcards(L, arg);
  if (some)
    return of_deck(L, deck, arg, some->deck, cards,
                   tn_set_list(&some->set, cards));
  const Part *pile = tnl_testpart(L, arg, PILE_MAGIC);
  if (pile) {
    const tn_Table *table = &pile->match->table;
    return of_deck(L, deck, arg, table->deck, cards,
                   tn_pile_list(&table->pile[pile->number], cards));
  }
  return luaL_typeerror(L, arg, "cards");
}


tn_Set tnl_set_of(lua_State *L, const tn_Deck *deck, int arg,
                  const tn_Card *cards, int n) {
  tn_Set set = {{0}};
  for (int i = 0; i < n; i++) {
    if (tn_set_has(&set, cards[i]) == deck->copies[cards[i]])
      tnl_argerror(L, arg, "more_than_there_are %s", deck->name[cards[i]]);
    tn_set_add(&set, cards[i]);
  }
  return set;
}


tn_Set tnl_checkset(lua_State *L, const tn_Deck *deck, int arg) {
  tn_Card cards[TN_CARDS];
  const Cards *some = tnl_testcards(L, arg);
  if (some && some->deck == deck)
    return some->set;
  const Part *part = tnl_testpart(L, arg, PILE_MAGIC);
  const tn_Pile *pile = part ? &part->match->table.pile[part->number] : NULL;
  if (pile && !pile->ordered && part->match->table.deck == deck)
    return pile->set;
  int n = tnl_checklist(L, deck, arg, cards);
  return tnl_set_of(L, deck, arg, cards, n);
}


void tnl_pushcard(lua_State *L, const tn_Deck *deck, tn_Card card) {
  lua_pushlstring(L, deck->name[card], strlen(deck->name[card]));
}


void tnl_pushcards(lua_State *L, const tn_Deck *deck, const tn_Card *cards,
                   int n) {
  if (n == 0)
    lua_pushliteral(L, "");
  else if (n == 1)
    tnl_pushcard(L, deck, *cards);
  if (n < 2)
    return;
  luaL_Buffer text;
  char *begin = luaL_buffinitsize(L, &text, (size_t)n * TN_NAME + 1),
       *to = begin;
  for (int i = 0; i < n; i++) {
    const char *name = deck->name[cards[i]];
    while (*name)
      *to++ = *name++;
    *to++ = ' ';
  }
  luaL_pushresultsize(&text, (size_t)(to - begin) - (n > 0));
}


void tnl_pushkinds(lua_State *L, const tn_Deck *deck, tn_Kinds kinds) {
  tn_Card cards[TN_KINDS];
  int n = 0;
  for (; kinds; kinds &= kinds - 1)
    cards[n++] = tn_kinds_first(kinds);
  tnl_pushcards(L, deck, cards, n);
}


void tnl_newcards(lua_State *L, const tn_Deck *deck, const tn_Set *set) {
  Cards *cards = lua_newuserdatauv(L, sizeof *cards, 1);
  cards->magic = CARDS_MAGIC;
  cards->deck = deck;
  cards->set = *set;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &metatable);
  lua_setmetatable(L, -2);
}


/* core.cards(deck, cards) -> cards */
static int cards_new(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  tn_Set set = tnl_checkset(L, deck, 2);
  tnl_newcards(L, deck, &set);
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 1);
  return 1;
}


/* Pushes new cards of the deck of those at index 1; the deck stays alive. */
static int same_deck(lua_State *L, const tn_Set *set) {
  tnl_newcards(L, tocards(L)->deck, set);
  lua_getiuservalue(L, 1, 1);
  lua_setiuservalue(L, -2, 1);
  return 1;
}


/*** cards:has(card) -> number
How many of that card there are among them.
@param card the card, as text
@return a number; nil if there is none
@group cards */
static int cards_has(lua_State *L) {
  const Cards *cards = tocards(L);
  int n = tn_set_has(&cards->set, tnl_checkcard(L, cards->deck, 2));
  if (n == 0)
    return 0;
  lua_pushinteger(L, n);
  return 1;
}


/* The cards of some kinds. */
static int keep_kinds(lua_State *L, tn_Kinds kinds) {
  const tn_Set set = set_of(&tocards(L)->set, kinds);
  return same_deck(L, &set);
}


/*** cards:of_suit(suit) -> cards
The cards with a suit printed on them.
@param suit its letter, as `"S"`
@return cards
@group cards */
static int cards_of_suit(lua_State *L) {
  const Cards *cards = tocards(L);
  size_t size;
  const char *name = luaL_checklstring(L, 2, &size);
  uint8_t suit = size == 1 ? tn_deck_suit(cards->deck, *name) : TN_NONE;
  if (suit == TN_NONE)
    tnl_argerror(L, 2, "no_suit %s", name);
  return keep_kinds(L, cards->deck->of_suit[suit]);
}


/* The cards of the rank whose name is on top of the stack; takes it away. */
static tn_Kinds pop_rank(lua_State *L, const tn_Deck *deck) {
  size_t size;
  const char *name = luaL_checklstring(L, -1, &size);
  uint8_t rank = tn_deck_rank(deck, name, size);
  bool joker = strcmp(name, "joker") == 0;
  tn_Kinds kinds = joker ? deck->jokers : 0;
  if (rank == TN_NONE && !joker)
    tnl_argerror(L, 2, "no_rank %s", name);
  if (rank != TN_NONE)
    kinds |= deck->of_rank[rank];
  lua_pop(L, 1);
  return kinds;
}


/*** cards:of_rank(rank) -> cards
The cards of a rank, or of several.
@param rank its name, as `"10"` or `"joker"`; or a list of names
@return cards
@error there is no such rank
@example local fits = player.hand:cards():of_rank(self.kitty:cards():ranks())
@group cards */
static int cards_of_rank(lua_State *L) {
  const tn_Deck *deck = tocards(L)->deck;
  tn_Kinds kinds = 0;
  lua_settop(L, 2);
  if (!lua_istable(L, 2))
    return keep_kinds(L, pop_rank(L, deck));
  lua_Integer n = luaL_len(L, 2);
  for (lua_Integer i = 1; i <= n; i++) {
    lua_geti(L, 2, i);
    kinds |= pop_rank(L, deck);
  }
  return keep_kinds(L, kinds);
}


/*** cards:tagged(tag) -> cards
The cards with a tag of the deck.
@param tag its name
@return cards
@error the deck has no such tag
@example local faces = #side.won:cards():tagged "face"
@group cards */
static int cards_tagged(lua_State *L) {
  const tn_Deck *deck = tocards(L)->deck;
  const char *name = luaL_checkstring(L, 2);
  uint8_t tag = tn_deck_find_tag(deck, name);
  if (tag == TN_NONE)
    tnl_argerror(L, 2, "no_tag %s", name);
  return keep_kinds(L, deck->of_tag[tag]);
}


/* How many cards of a rank there are in the set. */
static lua_Integer of_rank(const Cards *cards, uint8_t rank) {
  lua_Integer n = 0;
  tn_Kinds left = cards->set.plane[0] & cards->deck->of_rank[rank];
  for (; left; left &= left - 1)
    n += tn_set_has(&cards->set, tn_kinds_first(left));
  return n;
}


/*** cards:ranks([n]) -> list
The ranks of the cards, in the deck's order.  Jokers have none.
@param n only ranks of which there are exactly n cards (of which there are any)
@return a list of their names
@example local pairs_held = #player.hand:cards():ranks(2)
@group cards */
static int cards_ranks(lua_State *L) {
  const Cards *cards = tocards(L);
  lua_Integer wanted = luaL_optinteger(L, 2, 0), listed = 0;
  lua_newtable(L);
  for (uint8_t rank = 0; rank < cards->deck->ranks; rank++) {
    lua_Integer n = of_rank(cards, rank);
    if (n == 0 || (wanted > 0 && n != wanted))
      continue;
    lua_pushstring(L, cards->deck->rank_name[rank]);
    lua_rawseti(L, -2, ++listed);
  }
  return 1;
}


/*** cards:without(others) -> cards
The cards that are left without the others. It does not matter if some of the
others are not among the cards.
@param others text, a list of texts, cards or a pile
@return cards
@example local others = hand:cards():without(hand:of_suit(self.trump))
@group cards */
static int cards_without(lua_State *L) {
  const Cards *cards = tocards(L);
  tn_Set set = cards->set, others = tnl_checkset(L, cards->deck, 2);
  tn_Card list[TN_CARDS];
  int n = 0;
  if (set.plane[1] == 0) /* of no card are there several */
    set.plane[0] &= ~others.plane[0];
  else
    n = tn_set_list(&others, list);
  for (int i = 0; i < n; i++)
    if (tn_set_has(&set, list[i]) > 0)
      tn_set_remove(&set, list[i]);
  return same_deck(L, &set);
}


/*** cards:with(others) -> cards
The cards together with others.  A card that is among both is not added up: of
its two numbers, the result has the larger one.
@param others text, a list of texts, cards or a pile
@return cards
@example local fits = hand:of_suit("S"):with("8C 8D 8H")
@group cards */
static int cards_with(lua_State *L) {
  const Cards *cards = tocards(L);
  tn_Set set = cards->set, others = tnl_checkset(L, cards->deck, 2);
  for (int plane = 0; plane < TN_COPIES; plane++)
    set.plane[plane] |= others.plane[plane];
  return same_deck(L, &set);
}


/*** cards:list() -> list
Their texts, by suit and rank.
@return a list of texts
@group cards */
static int cards_list(lua_State *L) {
  const Cards *cards = tocards(L);
  tn_Card list[TN_CARDS];
  int n = tn_set_list(&cards->set, list);
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    tnl_pushcard(L, cards->deck, list[i]);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}


static int cards_len(lua_State *L) {
  lua_pushinteger(L, tn_set_count(&tocards(L)->set));
  return 1;
}


static int cards_tostring(lua_State *L) {
  const Cards *cards = tocards(L);
  tn_Card list[TN_CARDS];
  tnl_pushcards(L, cards->deck, list, tn_set_list(&cards->set, list));
  return 1;
}


static int cards_eq(lua_State *L) {
  const Cards *a = tnl_testcards(L, 1);
  const Cards *b = tnl_testcards(L, 2);
  lua_pushboolean(L, a && b && memcmp(&a->set, &b->set, sizeof a->set) == 0);
  return 1;
}


/* May the text name a card?  A letter alone can be a joker's, but no suit's. */
static bool may_be_card(const char *text, size_t size) {
  return size >= 2 || (size == 1 && !strchr("CDHSOEBRYG", *text));
}


/* Is it a joker's text?  A suited card has a rank and the letter of a suit. */
static bool is_joker(const char *text, size_t size) {
  return size == 1 || isdigit((unsigned char)text[size - 1]) ||
         strcmp(text, "BJ") == 0 || strcmp(text, "LJ") == 0;
}


/* The letters of suits, by their words. */
static const char *const suit_names[][2] = {
    {"clubs", "C"}, {"diamonds", "D"}, {"hearts", "H"},  {"spades", "S"},
    {"oros", "O"},  {"copas", "C"},    {"espadas", "E"}, {"bastos", "B"},
};


/* The letter of the suit of that name; NULL if there is none. */
static const char *letter_of(const char *name) {
  for (size_t i = 0; i < sizeof suit_names / sizeof *suit_names; i++)
    if (strcmp(name, suit_names[i][0]) == 0)
      return suit_names[i][1];
  return NULL;
}


/*** suit(card) -> letter
The suit printed on a card, or the suit that a name stands for, such as the last
word of a bid.
@param card the card, as text; or `clubs`, `diamonds`, `hearts`, `spades`,
`oros`, `copas`, `espadas`, `bastos`, also as the last word of several
@return a letter: `suit "QS"` is `"S"`, and so are `suit "spades"` and `suit "7
spades"`; of a joker, and of any other name, nil
@example self.trump = suit(self:choose(player, "trump?", { "hearts",
  "spades" }))
@group cards */
static int card_suit(lua_State *L) {
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  const char *blank = strrchr(text, ' ');
  if (blank) {
    size -= (size_t)(blank + 1 - text);
    text = blank + 1;
  }
  tnl_argcheck(L, may_be_card(text, size), 1, "card_expected");
  if (size > 3 && islower((unsigned char)*text)) {
    lua_pushstring(L, letter_of(text));
    return 1;
  }
  if (is_joker(text, size))
    return 0;
  lua_pushlstring(L, text + size - 1, 1);
  return 1;
}


/*** rank(card) -> name
The rank of a card.
@param card the card, as text
@return its name: `rank "10H"` is `"10"`, of a joker `"joker"`
@group cards */
static int card_rank(lua_State *L) {
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  tnl_argcheck(L, may_be_card(text, size), 1, "card_expected");
  if (is_joker(text, size))
    lua_pushliteral(L, "joker");
  else
    lua_pushlstring(L, text, size - 1);
  return 1;
}


static const luaL_Reg methods[] = {
    {"has", cards_has},
    {"list", cards_list},
    {"of_rank", cards_of_rank},
    {"of_suit", cards_of_suit},
    {"ranks", cards_ranks},
    {"tagged", cards_tagged},
    {"with", cards_with},
    {"without", cards_without},
    {NULL, NULL},
};

static const luaL_Reg metamethods[] = {
    {"__eq", cards_eq},
    {"__len", cards_len},
    {"__tostring", cards_tostring},
    {NULL, NULL},
};

static const luaL_Reg globals[] = {
    {"rank", card_rank},
    {"suit", card_suit},
    {NULL, NULL},
};


void tnl_open_cards(lua_State *L) {
  tnl_new_type(L, CARDS_T);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &metatable);
  luaL_setfuncs(L, metamethods, 0);
  luaL_newlib(L, methods);
  lua_setfield(L, -2, "__index");
  tnl_refuse_others(L, "cards", "cards:list()");
  lua_pop(L, 1);
  tnl_addfunctions(L, "globals", globals);
  lua_pushcfunction(L, cards_new);
  lua_setfield(L, -2, "cards");
}
