/* The parts of a match that rules files hold: players, sides, piles. */
#include "match/account.h"

#include <string.h>

#define toplayer(L) checkpart(L, PLAYER_MAGIC, PLAYER_T)
#define toside(L) checkpart(L, SIDE_MAGIC, SIDE_T)
#define topile(L) checkpart(L, PILE_MAGIC, PILE_T)


/* The part that is the first argument. */
static const Part *checkpart(lua_State *L, uint64_t magic, const char *type) {
  const Part *part = tnl_testpart(L, 1, magic);
  if (!part)
    luaL_typeerror(L, 1, type);
  if (is_foreign(L, part->match))
    luaL_argerror(L, 1, FOREIGN);
  return part;
}


/* Makes the match's part kept at `key`, and pushes it. */
static void make_part(lua_State *L, int arg, const char *type, uint64_t magic,
                      int key, uint8_t number) {
  Part *part = lua_newuserdatauv(L, sizeof *part, 1);
  part->magic = magic;
  part->match = lua_touserdata(L, arg);
  part->number = number;
  lua_pushvalue(L, arg);
  lua_setiuservalue(L, -2, 1);
  luaL_setmetatable(L, type);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, arg, key);
}


/* Pushes the match's part kept at `key`, which is made when it is first
** needed. */
static inline void pushpart(lua_State *L, int arg, const char *type,
                            uint64_t magic, int key, uint8_t number) {
  if (pushvalue(L, arg, key) != LUA_TNIL)
    return;
  lua_pop(L, 1);
  make_part(L, lua_absindex(L, arg), type, magic, key, number);
}


void tnl_pushplayer(lua_State *L, int arg, uint8_t seat) {
  pushpart(L, arg, PLAYER_T, PLAYER_MAGIC, MATCH_PARTS + seat, seat);
}


/* A side's or pile's key is computed from the numbers of players and sides. */
void tnl_pushside(lua_State *L, int arg, uint8_t side) {
  const Match *match = lua_touserdata(L, arg);
  int key = MATCH_PARTS + match->table.players + side;
  pushpart(L, arg, SIDE_T, SIDE_MAGIC, key, side);
}


void tnl_pushpile(lua_State *L, int arg, uint8_t pile) {
  const Match *match = lua_touserdata(L, arg);
  int key = MATCH_PARTS + match->table.players + match->table.sides + pile;
  pushpart(L, arg, PILE_T, PILE_MAGIC, key, pile);
}


void tnl_pushparty(lua_State *L, int arg, uint8_t party) {
  const Match *match = lua_touserdata(L, arg);
  const tn_Table *table = &match->table;
  int key = MATCH_PARTS + table->players + table->sides + table->piles + party;
  pushpart(L, arg, PARTY_T, PARTY_MAGIC, key, party);
}


/* A number from 1 to `most`, less one.  Anything else is an error that says
** what is expected. */
static uint8_t checknumber(lua_State *L, int arg, int most, const char *noun) {
  if (!lua_isinteger(L, arg))
    luaL_typeerror(L, arg, noun);
  lua_Integer n = lua_tointeger(L, arg);
  if (n < 1 || n > most)
    luaL_argerror(L, arg,
                  lua_pushfstring(L, "no %s %I (there are %d)", noun,
                                  (LUAI_UACINT)n, most));
  return (uint8_t)(n - 1);
}


/* A part of the same match, or NULL if the value is none. */
static const Part *own_part(lua_State *L, const Match *match, int arg,
                            uint64_t magic) {
  const Part *part = tnl_testpart(L, arg, magic);
  if (part && part->match != match)
    luaL_argerror(L, arg, FOREIGN);
  return part;
}


const Part *tnl_testparty(lua_State *L, const Match *match, int arg) {
  return own_part(L, match, arg, PARTY_MAGIC);
}


uint8_t tnl_checkplayer(lua_State *L, const Match *match, int arg) {
  const Part *player = own_part(L, match, arg, PLAYER_MAGIC);
  return player ? player->number
                : checknumber(L, arg, match->table.players, "player");
}


uint8_t tnl_seat_argument(lua_State *L, const Match *match, int arg,
                          const char *name, uint8_t none) {
  uint8_t seat = none;
  lua_getfield(L, arg, name);
  if (lua_toboolean(L, -1))
    seat = tnl_checkplayer(L, match, -1);
  lua_pop(L, 1);
  return seat;
}


void tnl_need_text(lua_State *L, int arg, const char *name, bool optional) {
  lua_getfield(L, arg, name);
  if (!lua_isstring(L, -1) && !(optional && lua_isnil(L, -1)))
    luaL_argerror(L, arg, lua_pushfstring(L, "%s: a text expected", name));
  lua_pop(L, 1);
}


uint8_t tnl_checkside(lua_State *L, const Match *match, int arg) {
  const Part *side = own_part(L, match, arg, SIDE_MAGIC);
  if (side)
    return side->number;
  const Part *player = own_part(L, match, arg, PLAYER_MAGIC);
  if (player)
    return match->table.side_of[player->number];
  return checknumber(L, arg, match->table.sides, "side");
}


uint8_t tnl_checkpile(lua_State *L, const Match *match, int arg) {
  const Part *pile = own_part(L, match, arg, PILE_MAGIC);
  if (pile)
    return pile->number;
  const Part *player = own_part(L, match, arg, PLAYER_MAGIC);
  if (!player)
    luaL_typeerror(L, arg, "pile or player");
  return tn_hand_pile(player->number);
}


/* Pushes a part's match. */
static void pushmatch(lua_State *L) { lua_getiuservalue(L, 1, 1); }


/* Pushes the pile or the field that each side or each player has under the name
** at index 2, if the game has it: the kit's table at `place` says so.  Nil if
** the field is empty. */
static bool push_own(lua_State *L, const Part *part, int place) {
  pushmatch(L);
  int self = lua_gettop(L);
  pushvalue(L, self, MATCH_VARIANT);
  lua_rawgeti(L, -1, place);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, -2);
  if (type == LUA_TNIL)
    return false;
  if (type == LUA_TNUMBER)
    tnl_pushpile(L, self, (uint8_t)(lua_tointeger(L, -1) - 1 + part->number));
  else
    tnl_push_own_field(L, self, part->number);
  return true;
}


/* Sets a field that each side or player has, by the kit's function. */
static int set_own_field(lua_State *L, const Part *part, int place) {
  luaL_checkstring(L, 2);
  lua_settop(L, 3);
  pushmatch(L);
  if (tnl_set_own(L, 4, part->number, place))
    return 0;
  pushvalue(L, 4, MATCH_VARIANT);
  lua_getfield(L, -1, "set_own");
  lua_pushvalue(L, 4);
  lua_pushstring(L, place == KIT_PLAYER_HAS ? "player" : "side");
  lua_pushinteger(L, part->number + 1);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_call(L, 5, 0);
  return 0;
}


/*** player:held() -> text
The cards that the player has held in this round: those in hand, and those
already played to tricks.
@return the cards as text
@example for card in words(player:held()) do
  if rank(card) == "A" then self:score(player, 1, "an ace") end
end
@group players */
static int player_held(lua_State *L) {
  const Part *player = toplayer(L);
  const tn_Table *table = &player->match->table;
  tn_Card cards[TN_CARDS];
  int n = tn_table_held(table, player->number, cards);
  tnl_pushcards(L, table->deck, cards, n);
  return 1;
}


/* Refuses a look at something that changes while an order is worked out: the
** order is kept by the fields that it depends on. */
static inline void check_lasting(lua_State *L, const Match *match,
                                 const char *name) {
  if (match->table.locked && match->asked == tnl_A_ORDER)
    luaL_error(L,
               "an order may depend only on fields, options and facts, "
               "not on '%s'",
               name);
}


/* Is it that name?  Most names differ in their first letter. */
static inline bool named(const char *name, const char *other) {
  return *name == *other && strcmp(name, other) == 0;
}


/* Reads a field of a player, by name. */
static int player_index(lua_State *L) {
  const Part *player = toplayer(L);
  const tn_Table *table = &player->match->table;
  uint8_t seat = player->number;
  const char *name = luaL_checkstring(L, 2);
  if (named(name, "number")) {
    lua_pushinteger(L, seat + 1);
    return 1;
  }
  if (named(name, "side")) {
    pushmatch(L);
    tnl_pushside(L, -1, table->side_of[seat]);
    return 1;
  }
  check_lasting(L, player->match, name);
  if (named(name, "party")) {
    if (!table->parties.formed)
      return 0;
    pushmatch(L);
    tnl_pushparty(L, -1, (uint8_t)(table->parties.of[seat] - 1));
  } else if (named(name, "tricks")) {
    lua_pushinteger(L, table->tricks[seat]);
  } else if (named(name, "hand")) {
    pushmatch(L);
    tnl_pushpile(L, -1, tn_hand_pile(seat));
  } else if (named(name, "held")) {
    lua_pushcfunction(L, player_held);
  } else if (!push_own(L, player, KIT_PLAYER_HAS)) {
    return luaL_error(L,
                      "a player has no '%s', only number, side, party, hand, "
                      "tricks and held()",
                      name);
  }
  return 1;
}


static int player_newindex(lua_State *L) {
  return set_own_field(L, toplayer(L), KIT_PLAYER_HAS);
}


static int player_tostring(lua_State *L) {
  lua_pushfstring(L, "player %d", toplayer(L)->number + 1);
  return 1;
}


/* The players of a side as a list. */
static void push_players(lua_State *L, const Part *side) {
  const tn_Table *table = &side->match->table;
  lua_newtable(L);
  pushmatch(L);
  lua_Integer n = 0;
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (table->side_of[seat] == side->number) {
      tnl_pushplayer(L, -1, seat);
      lua_rawseti(L, -3, ++n);
    }
  lua_pop(L, 1);
}


/* Pushes the cards that the players of a side hold, taken together. */
static void push_in_hand(lua_State *L, const Part *side) {
  const tn_Table *table = &side->match->table;
  tn_Card cards[TN_CARDS];
  tn_Set set = {{0}};
  for (uint8_t seat = 0; seat < table->players; seat++) {
    if (table->side_of[seat] != side->number)
      continue;
    int n = tn_pile_list(&table->pile[tn_hand_pile(seat)], cards);
    for (int i = 0; i < n; i++)
      tn_set_add(&set, cards[i]);
  }
  tnl_newcards(L, table->deck, &set);
  pushmatch(L);
  lua_setiuservalue(L, -2, 1);
}


/* Reads a field of a side, by name. */
static int side_index(lua_State *L) {
  const Part *side = toside(L);
  const tn_Table *table = &side->match->table;
  const char *name = luaL_checkstring(L, 2);
  if (named(name, "number")) {
    lua_pushinteger(L, side->number + 1);
    return 1;
  }
  if (named(name, "players")) {
    push_players(L, side);
    return 1;
  }
  check_lasting(L, side->match, name);
  if (named(name, "tricks")) {
    lua_pushinteger(L, tn_table_side_tricks(table, side->number));
  } else if (named(name, "score")) {
    lua_pushinteger(L, table->ledger.total[side->number]);
  } else if (named(name, "count")) {
    lua_pushinteger(L, side->match->tally[side->number]);
  } else if (named(name, "won")) {
    pushmatch(L);
    tnl_pushpile(L, -1, tn_won_pile(table, side->number));
  } else if (push_own(L, side, KIT_SIDE_HAS)) {
    return 1;
  } else if (named(name, "in_hand")) {
    push_in_hand(L, side);
  } else if (named(name, "melds")) {
    tnl_push_side_melds(L, side->match, side->number);
  } else {
    return luaL_error(L,
                      "a side has no '%s', only number, players, tricks, "
                      "count, score, won, in_hand and melds",
                      name);
  }
  return 1;
}


static int side_newindex(lua_State *L) {
  return set_own_field(L, toside(L), KIT_SIDE_HAS);
}


static int side_tostring(lua_State *L) {
  lua_pushfstring(L, "side %d", toside(L)->number + 1);
  return 1;
}


static const tn_Pile *pile_of(const Part *pile) {
  return &pile->match->table.pile[pile->number];
}


/*** pile:has(card) -> number
How many of that card are in the pile.
@param card the card, as text
@return a number; nil if there is none, so that it can be a condition
@example if player.hand:has("AS") then self:score(player, 1, "ace held") end
@group piles */
static int pile_has(lua_State *L) {
  const Part *pile = topile(L);
  tn_Card card = tnl_checkcard(L, pile->match->table.deck, 2);
  int n = tn_pile_has(pile_of(pile), card);
  if (n == 0)
    return 0;
  lua_pushinteger(L, n);
  return 1;
}


/*** pile:top() -> card
The card on top.  A hand has no top.
@return the card as text; nil if the pile is empty
@error the pile is a hand
@group piles */
static int pile_top(lua_State *L) {
  const Part *part = topile(L);
  const tn_Pile *pile = pile_of(part);
  luaL_argcheck(L, pile->ordered, 1, "a hand has no top card");
  if (pile->count == 0)
    return 0;
  tnl_pushcard(L, part->match->table.deck, pile->cards[pile->count - 1]);
  return 1;
}


/*** pile:cards() -> cards
The cards in the pile now, as `cards` has them.  They stay the same when the
pile changes.
@return cards
@example local trumps = #player.hand:cards():of_suit(self.trump)
@group piles */
static int pile_cards(lua_State *L) {
  const Part *pile = topile(L);
  tn_Set set = tnl_checkset(L, pile->match->table.deck, 1);
  tnl_newcards(L, pile->match->table.deck, &set);
  pushmatch(L);
  lua_setiuservalue(L, -2, 1);
  return 1;
}


/*** pile:of_suit(suit) -> cards
Its cards that count as a suit in the present order.  That is not always the
suit printed on them.
@param suit a letter, or `"trump"` for all trumps
@return cards
@example self:score(side, #side.won:of_suit("H"), "hearts taken")
@group piles */
static int pile_of_suit(lua_State *L) {
  const Part *pile = topile(L);
  pushmatch(L);
  const tn_Order *order = tnl_present_order(L, -1);
  tn_Kinds kinds = tnl_checkgroup(L, order, 2);
  tn_Set set = pile_of(pile)->set;
  if (pile_of(pile)->ordered)
    set = tnl_checkset(L, order->deck, 1);
  for (int plane = 0; plane < TN_COPIES; plane++)
    set.plane[plane] &= kinds;
  tnl_newcards(L, order->deck, &set);
  lua_pushvalue(L, -2);
  lua_setiuservalue(L, -2, 1);
  return 1;
}


static int pile_len(lua_State *L) {
  lua_pushinteger(L, pile_of(topile(L))->count);
  return 1;
}


static int pile_tostring(lua_State *L) {
  const Part *pile = topile(L);
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(pile_of(pile), cards);
  tnl_pushcards(L, pile->match->table.deck, cards, n);
  return 1;
}


/* core.pile(match, n), core.player(match, n), core.side(match, n) */
static int part_pile(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  tnl_pushpile(L, 1, checknumber(L, 2, match->table.piles, "pile"));
  return 1;
}


static int part_player(lua_State *L) {
  tnl_pushplayer(L, 1, tnl_checkplayer(L, tnl_checkmatch(L, 1), 2));
  return 1;
}


static int part_side(lua_State *L) {
  tnl_pushside(L, 1, tnl_checkside(L, tnl_checkmatch(L, 1), 2));
  return 1;
}


static const luaL_Reg functions[] = {
    {"pile", part_pile},
    {"player", part_player},
    {"side", part_side},
    {NULL, NULL},
};

static const luaL_Reg pile_methods[] = {
    {"cards", pile_cards},       {"has", pile_has}, {"of_suit", pile_of_suit},
    {"points", tnl_pile_points}, {"top", pile_top}, {NULL, NULL},
};


/* Makes a type with functions that read a field, set a field, and give its
** text. */
static void new_type(lua_State *L, const char *type, lua_CFunction index,
                     lua_CFunction newindex, lua_CFunction text) {
  tnl_new_type(L, type);
  lua_pushcfunction(L, text);
  lua_setfield(L, -2, "__tostring");
  if (index) {
    lua_pushcfunction(L, index);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, newindex);
    lua_setfield(L, -2, "__newindex");
  }
}


void tnl_open_parts(lua_State *L) {
  new_type(L, PLAYER_T, player_index, player_newindex, player_tostring);
  new_type(L, SIDE_T, side_index, side_newindex, side_tostring);
  new_type(L, PILE_T, NULL, NULL, pile_tostring);
  luaL_newlib(L, pile_methods);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, pile_len);
  lua_setfield(L, -2, "__len");
  tnl_refuse_others(L, "pile", "pile:cards():list()");
  lua_pop(L, 3);
  luaL_setfuncs(L, functions, 0);
}
