/* Decks in Lua. */
#include "nouns/nouns.h"


/* Pushes what is wrong with a deck. */
static const char *fault_text(lua_State *L, tn_DeckFault fault) {
  switch (fault) {
    case TN_DECK_SUITS: return tnl_message(L, "deck_suits %d", TN_SUITS);
    case TN_DECK_RANKS: return tnl_message(L, "deck_ranks %d", TN_RANKS);
    case TN_DECK_KINDS: return tnl_message(L, "deck_kinds %d", TN_KINDS);
    case TN_DECK_PACKS: return tnl_message(L, "deck_packs %d", TN_COPIES);
    case TN_DECK_CARD: return tnl_message(L, "deck_left_out");
    case TN_DECK_EMPTY: return tnl_message(L, "deck_empty");
    case TN_DECK_JOKERS: return tnl_message(L, "deck_jokers");
    case TN_DECK_OK: break;
  }
  return "no fault";
}


/* A text field of the description at index 1, left on the stack. */
static const char *field(lua_State *L, const char *name, const char *none) {
  lua_getfield(L, 1, name);
  if (lua_isnil(L, -1) && none)
    return none;
  const char *text = lua_tostring(L, -1);
  if (!text)
    tnl_raise(L, "deck_text %s", name);
  return text;
}


/* Reads how many of each card there are, where the description says it: { QS =
** 1, ... }. */
static tn_DeckFault read_counts(lua_State *L, tn_Deck *deck) {
  uint8_t copies[TN_KINDS];
  if (lua_getfield(L, 1, "counts") != LUA_TTABLE)
    return TN_DECK_OK;
  for (tn_Card card = 0; card < deck->kinds; card++) {
    lua_getfield(L, -1, deck->name[card]);
    lua_Integer n = luaL_optinteger(L, -1, deck->copies[card]);
    copies[card] = n >= 1 && n <= TN_COPIES ? (uint8_t)n : 0;
    lua_pop(L, 1);
  }
  return tn_deck_copies(deck, copies);
}


/* Reads the tags: { poem = "1R 2R 3R", ... }. */
static void read_tags(lua_State *L, tn_Deck *deck) {
  if (lua_getfield(L, 1, "tags") != LUA_TTABLE)
    return;
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    tn_Kinds kinds = tnl_checkset(L, deck, lua_gettop(L)).plane[0];
    if (lua_type(L, -2) != LUA_TSTRING ||
        !tn_deck_tag(deck, lua_tostring(L, -2), kinds))
      tnl_raise(L, "no_deck %s",
                tnl_message(L, "deck_tags %d %d", TN_TAGS, TN_TAG - 1));
  }
}


/* core.deck { suits=, ranks=, jokers=, leave_out=, packs=, counts=, tags= } ->
** deck */
static int deck_new(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  const char *suits = field(L, "suits", NULL);
  const char *ranks = field(L, "ranks", NULL);
  const char *jokers = field(L, "jokers", "");
  const char *out = field(L, "leave_out", "");
  lua_getfield(L, 1, "packs");
  lua_Integer packs = luaL_optinteger(L, -1, 1);
  tn_Deck *deck = lua_newuserdatauv(L, sizeof *deck, 0);
  int n = packs >= 1 && packs <= TN_COPIES ? (int)packs : 0;
  tn_DeckFault fault = tn_deck_init(deck, suits, ranks, jokers, out, n);
  if (!fault)
    fault = read_counts(L, deck);
  if (fault)
    return tnl_raise(L, "no_deck %s", fault_text(L, fault));
  read_tags(L, deck);
  lua_settop(L, 7);
  luaL_setmetatable(L, DECK_T);
  return 1;
}


/*** deck:count(card) -> number
How many of that card the deck has.
@param card the card, as text
@return a number
@error it is no card of the deck
@group cards */
static int deck_count(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  lua_pushinteger(L, deck->copies[tnl_checkcard(L, deck, 2)]);
  return 1;
}


/*** deck:cards() -> cards
All its cards.
@return cards
@group cards */
static int deck_cards(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  tn_Set set = {{0}};
  for (int i = 0; i < deck->cards; i++)
    tn_set_add(&set, deck->list[i]);
  tnl_newcards(L, deck, &set);
  return 1;
}


/*** deck:read(text) -> card
A card's text as the deck writes it (`"QS"`), from any spelling (`sq`, `♠Q`,
`10h`, `th`); nil if it names no card of the deck.
@group cards */
static int deck_read(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  size_t size;
  const char *text = luaL_checklstring(L, 2, &size);
  tn_Card card = tn_deck_read(deck, text, size);
  if (card == TN_NONE)
    return 0;
  tnl_pushcard(L, deck, card);
  return 1;
}


/* Suits as a list of letters, or ranks as a list of names, low to high. */
static int deck_suits(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  lua_createtable(L, deck->suits, 0);
  for (int suit = 0; suit < deck->suits; suit++) {
    lua_pushlstring(L, &deck->suit_name[suit], 1);
    lua_rawseti(L, -2, suit + 1);
  }
  return 1;
}


static int deck_ranks(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  lua_createtable(L, deck->ranks, 0);
  for (int rank = 0; rank < deck->ranks; rank++) {
    lua_pushstring(L, deck->rank_name[rank]);
    lua_rawseti(L, -2, rank + 1);
  }
  return 1;
}


/* deck:suit(card), deck:rank(card): of a joker nil and "joker". */
static int deck_suit(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  uint8_t suit = deck->suit[tnl_checkcard(L, deck, 2)];
  if (suit == TN_NONE)
    return 0;
  lua_pushlstring(L, &deck->suit_name[suit], 1);
  return 1;
}


static int deck_rank(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  uint8_t rank = deck->rank[tnl_checkcard(L, deck, 2)];
  lua_pushstring(L, rank == TN_NONE ? "joker" : deck->rank_name[rank]);
  return 1;
}


static int deck_len(lua_State *L) {
  lua_pushinteger(L, tnl_checkdeck(L, 1)->cards);
  return 1;
}


static int deck_tostring(lua_State *L) {
  const tn_Deck *deck = tnl_checkdeck(L, 1);
  tnl_pushcards(L, deck, deck->list, deck->cards);
  return 1;
}


static const luaL_Reg methods[] = {
    {"cards", deck_cards}, {"count", deck_count}, {"rank", deck_rank},
    {"ranks", deck_ranks}, {"read", deck_read},   {"suit", deck_suit},
    {"suits", deck_suits}, {NULL, NULL},
};

static const luaL_Reg metamethods[] = {
    {"__len", deck_len},
    {"__tostring", deck_tostring},
    {NULL, NULL},
};


void tnl_open_deck(lua_State *L) {
  tnl_new_type(L, DECK_T);
  luaL_setfuncs(L, metamethods, 0);
  luaL_newlib(L, methods);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 1);
  lua_pushcfunction(L, deck_new);
  lua_setfield(L, -2, "deck");
}
