/* Plays in Lua: several cards played at once. */
#include "words/words.h"
#include "cards/hold.h"

#include <string.h>

#define LISTED 1000 /* moves, at most */
#define READ 10     /* instructions that reading one card counts as */

static const char *const sorts[] = {"single", "pair",    "triple",
                                    "quad",   "tractor", "bulldozer"};


/* The field's name for a component. */
static const char *sort_of(tn_Component part) {
  if (part.length == 1)
    return sorts[part.width - 1];
  return sorts[part.width == 2 ? 4 : 5];
}


static void set_number(lua_State *L, const char *name, lua_Integer n) {
  lua_pushinteger(L, n);
  lua_setfield(L, -2, name);
}


/* Pushes { kind =, cards =, width =, length = }; the cards from the top down */
static void push_part(lua_State *L, const tn_Deck *deck, tn_Component part,
                      const tn_Card *cards, int n) {
  lua_createtable(L, 0, 4);
  lua_pushstring(L, sort_of(part));
  lua_setfield(L, -2, "kind");
  set_number(L, "width", part.width);
  set_number(L, "length", part.length);
  tnl_pushcards(L, deck, cards, n);
  lua_setfield(L, -2, "cards");
}


static int push_format(lua_State *L, const tn_Order *order,
                       const tn_Format *format) {
  lua_createtable(L, format->parts, 0);
  for (int i = 0; i < format->parts; i++) {
    tn_Component part = format->part[i];
    push_part(L, order->deck, part, format->card + part.at,
              part.width * part.length);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}


/* Raises if a card is there more often than the deck has it. */
static void check_copies(lua_State *L, const tn_Deck *deck,
                         const tn_Card *cards, int n) {
  uint8_t met[TN_KINDS] = {0};
  for (int i = 0; i < n; i++)
    if (++met[cards[i]] > deck->copies[cards[i]])
      tnl_raise(L, "more_than_there_are %s", deck->name[cards[i]]);
}


/* Reads the cards of a play, at least one.  Answers how many there are. */
static int checkplay(lua_State *L, const tn_Deck *deck, int arg,
                     tn_Card *cards) {
  int n = tnl_checklist(L, deck, arg, cards);
  check_copies(L, deck, cards, n);
  tnl_argcheck(L, n > 0, arg, "no_cards");
  tnl_argcheck(L, n < TN_PLAY, arg, "too_many_cards_at_once");
  tnl_spend_work(L, (size_t)(READ * n));
  return n;
}


/*** order:format(cards) -> list
The components of cards played at once, the largest first.
@param cards text or a list of texts, in the order in which they are named
@return a list of { kind = "single", "pair", "triple", "quad", "tractor"
(neighbouring pairs) or "bulldozer" (of more copies), cards, width = copies of
each card, length = how many neighbours }; nil if the cards are not of one suit
@example tenace.order("whist", {}):format("4H 5H")[1].cards   --> "5H"
@group plays */
static int order_format(lua_State *L) {
  const tn_Order *order = tnl_checkorder(L, 1);
  tn_Card cards[TN_CARDS];
  tn_Format format;
  int n = checkplay(L, order->deck, 2, cards);
  if (!tn_format_read(&format, order, cards, n))
    return 0;
  return push_format(L, order, &format);
}


/* Is one of the plays's cards in the set? */
static bool is_of(const tn_Trick *trick, int play, const tn_Set *set) {
  bool found = false;
  for (int i = 0; i < trick->width; i++)
    found = found || tn_set_has(set, trick->cards[play * trick->width + i]);
  return found;
}


/*** self:who_played(cards) -> player, …
Who has played one of these cards to the present trick, or to the last one: each
player who has, in the order played.  Of a hand that is nobody's it is the
player who chooses its cards.
@param cards text, a list of texts, cards or a pile
@return the players; nothing if nobody has
@example local player = self:who_played "QS"
if player then self:count(player, 1, "queen of spades") end
@group tricks */
static int word_who_played(lua_State *L) {
  const Match *match = tnl_checklook(L);
  const tn_Table *table = &match->table;
  const tn_Trick *trick = &table->trick;
  tn_Set set = tnl_checkset(L, table->deck, 2);
  bool complete = trick->plays == trick->size;
  uint8_t seat = complete ? trick->turn : trick->leader;
  int found = 0;
  luaL_checkstack(L, TN_SEATS, "players of a trick");
  for (int i = 0; i < trick->plays; i++, seat = table->next[seat])
    if (is_of(trick, i, &set)) {
      bool chosen = seat >= match->people && seat == table->dummy;
      tnl_pushplayer(L, 1, chosen ? table->dummy_by : seat);
      found++;
    }
  return found;
}


/* core.was_played(match, cards) -> flag: has one of these cards been played to
** a trick in this round, be it the present one? */
static int was_played(lua_State *L) {
  const tn_Table *table = &tnl_checklook(L)->table;
  tn_Kinds kinds = tnl_checkset(L, table->deck, 2).plane[0];
  bool found = false;
  for (int seat = 0; seat < table->players; seat++)
    found = found || table->played[seat].plane[0] & kinds;
  lua_pushboolean(L, found);
  return 1;
}


/* The sets of a list as a list of texts. */
static void push_sets(lua_State *L, const tn_Deck *deck, const tn_Set *sets,
                      int n) {
  tn_Card cards[TN_CARDS];
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    tnl_pushcards(L, deck, cards, tn_set_list(&sets[i], cards));
    lua_rawseti(L, -2, i + 1);
  }
}


/* Pushes the components that a failed throw may be forced to. */
static int push_forced(lua_State *L, const tn_Table *table) {
  tn_Card cards[TN_CARDS];
  lua_createtable(L, table->forces, 0);
  for (int i = 0; i < table->forces; i++) {
    tnl_pushcards(L, table->deck, cards, tn_forced_cards(table, i, cards));
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}


/*
** core.play_moves(match) -> list of plays, and whether others are accepted too;
** or nil, how many there are, and whether there may be more
*/
static int play_moves(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  const tn_Trick *trick = &table->trick;
  tn_Work *work = tnl_work(L);
  if (table->question.kind == TN_ASK_FORCED)
    return push_forced(L, table);
  const tn_Set *hand = &table->pile[tn_hand_pile(trick->turn)].set;
  tn_Set *list = lua_newuserdatauv(L, LISTED * sizeof *list, 0);
  bool leads = trick->plays == 0;
  double n = leads ? tn_leads_list(table->order, hand, list, LISTED, work)
                   : tn_follows_list(table->order, table->plays, &table->lead,
                                     hand, list, LISTED, work);
  tnl_check_work(L);
  if (n < 0 || n > LISTED) {
    lua_pushnil(L);
    lua_pushinteger(L, (lua_Integer)(n < 0 ? -n : n));
    lua_pushboolean(L, n < 0);
    return 3;
  }
  push_sets(L, table->deck, list, (int)n);
  if (!leads || table->plays->no_throws)
    return 1;
  lua_pushboolean(L, 1);
  return 2;
}


/* Pushes what is owed: { part =, cards =, whole =, tuples = { by width } } */
static void push_owed(lua_State *L, const tn_Deck *deck, const tn_Owed *owed) {
  push_part(L, deck, owed->part, owed->card, owed->cards);
  set_number(L, "run", owed->run);
  lua_pushboolean(L, owed->sole);
  lua_setfield(L, -2, "sole");
  lua_createtable(L, TN_WIDEST, 0);
  for (int width = 1; width <= TN_WIDEST; width++) {
    lua_pushinteger(L, owed->tuples[width - 1]);
    lua_rawseti(L, -2, width);
  }
  lua_setfield(L, -2, "tuples");
}


/*
** core.play_fault(match, cards) -> nil if the player in turn may play them;
** else "suits", "thrown", "count", "suit", "format", and what is owed, or
** "nothing" where there is no lead, or the hand does not have the cards
*/
static int play_fault(lua_State *L) {
  static const char *const faults[] = {"",     "suits",  "thrown", "count",
                                       "suit", "format", "nothing"};
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  tn_Card cards[TN_CARDS];
  tn_Owed owed;
  int n = checkplay(L, table->deck, 2, cards);
  tn_PlayFault fault = tn_trick_check(table, cards, n, &owed);
  if (fault == TN_PLAY_OK)
    return 0;
  lua_pushstring(L, faults[fault]);
  if (fault != TN_PLAY_FORMAT)
    return 1;
  push_owed(L, table->deck, &owed);
  return 2;
}


/* core.play_led(match) -> the suit led, and what was led as a list of parts */
static int play_led(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  if (!table->trick.under_way || table->trick.plays == 0)
    return 0;
  tnl_pushgroup(L, table->order, table->lead.group);
  push_format(L, table->order, &table->lead);
  return 2;
}


/* core.suit_held(match) -> the cards of the suit led in the hand in turn */
static int suit_held(lua_State *L) {
  const tn_Table *table = &tnl_checklook(L)->table;
  const tn_Trick *trick = &table->trick;
  const tn_Set suit = set_of(&table->pile[tn_hand_pile(trick->turn)].set,
                             table->order->of_group[trick->led]);
  tn_Card cards[TN_CARDS];
  tnl_pushcards(L, table->deck, cards, tn_set_list(&suit, cards));
  return 1;
}


/*
** core.throw_forced(order, cards, hands) -> list of the parts, as text, that
** the hands (a list) can beat; empty if the throw holds
*/
static int throw_forced(lua_State *L) {
  const tn_Order *order = tnl_checkorder(L, 1);
  tn_Card cards[TN_CARDS];
  tn_Set hand[TN_SEATS];
  const tn_Set *hands[TN_SEATS];
  uint8_t forced[TN_PLAY];
  tn_Format format;
  int size = checkplay(L, order->deck, 2, cards);
  int n = (int)luaL_len(L, 3);
  tnl_argcheck(L, n <= TN_SEATS, 3, "too_many_hands");
  for (int i = 0; i < n; i++) {
    lua_rawgeti(L, 3, i + 1);
    hand[i] = tnl_checkset(L, order->deck, -1);
    hands[i] = &hand[i];
  }
  if (!tn_format_read(&format, order, cards, size))
    tnl_argerror(L, 2, "several_suits");
  int forces = tn_throw_forced(order, &format, hands, n, forced);
  lua_createtable(L, forces, 0);
  for (int i = 0; i < forces && format.parts > 1; i++) {
    tn_Component part = format.part[forced[i]];
    tnl_pushcards(L, order->deck, format.card + part.at,
                  part.width * part.length);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}


/* core.plays_winner(match, cards, size) -> which play wins (1...), of plays of
** `size` cards, one behind the other */
static int plays_winner(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  const tn_Order *order = tnl_present_order(L, 1);
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, table->deck, 2, cards);
  int size = (int)luaL_checkinteger(L, 3);
  tnl_argcheck(L, table->plays, 1, "one_at_a_time");
  tnl_argcheck(L, size > 0 && size < TN_PLAY && n % size == 0, 3,
               "as_many_as_first");
  for (int i = 0; i < n; i += size)
    check_copies(L, table->deck, cards + i, size);
  int winner =
      tn_plays_winner(order, table->plays, cards, size, n / size, tnl_work(L));
  tnl_check_work(L);
  lua_pushinteger(L, winner < 0 ? 1 : winner + 1);
  return 1;
}


static const luaL_Reg words[] = {
    {"who_played", word_who_played},
    {NULL, NULL},
};

static const luaL_Reg functions[] = {
    {"play_fault", play_fault}, {"play_led", play_led},
    {"play_moves", play_moves}, {"plays_winner", plays_winner},
    {"suit_held", suit_held},   {"throw_forced", throw_forced},
    {"was_played", was_played}, {NULL, NULL},
};


void tnl_open_plays(lua_State *L) {
  tnl_addfunctions(L, "words", words);
  luaL_setfuncs(L, functions, 0);
  luaL_getmetatable(L, ORDER_T);
  lua_getfield(L, -1, "__index");
  lua_pushcfunction(L, order_format);
  lua_setfield(L, -2, "format");
  lua_pop(L, 2);
}
