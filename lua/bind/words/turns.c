/* Turns outside tricks: who is next, who has no cards left, and which way round
** the table they go. */
#include "words/words.h"


/* Does the player hold no cards? */
static bool holds_nothing(const tn_Table *table, uint8_t seat) {
  return table->pile[tn_hand_pile(seat)].count == 0;
}


/* How many of those who take part hold cards. */
static int count_holders(const tn_Table *table) {
  int n = 0;
  for (uint8_t seat = 0; seat < table->players; seat++)
    n += !table->out[seat] && !holds_nothing(table, seat);
  return n;
}


/* The seat after this one in turn; where turns go on, one that holds cards, if
** there is one. */
static uint8_t seat_after(const Match *match, uint8_t seat) {
  const tn_Table *table = &match->table;
  uint8_t next = tnl_next_person(match, seat);
  for (int n = 1;
       match->turns_go_on && holds_nothing(table, next) && n < table->players;
       n++)
    next = tnl_next_person(match, next);
  return next;
}


/* Whose turn it is in place of `seat`, if some lose their turn. */
static uint8_t pass_over(Match *match, uint8_t seat) {
  match->turn_next = TN_NONE;
  for (; match->turn_skips > 0; match->turn_skips--)
    seat = seat_after(match, seat);
  return seat;
}


/* Whose turn it is after that of `seat`. */
static uint8_t take_next(Match *match, uint8_t seat) {
  uint8_t next = match->turn_next;
  return pass_over(match, next == TN_NONE ? seat_after(match, seat) : next);
}


/* Has the last turn been taken, which was that of `seat`? */
static bool is_last(const Match *match, uint8_t seat) {
  const tn_Table *table = &match->table;
  return match->turns_go_on ? count_holders(table) < 2
                            : holds_nothing(table, seat);
}


/* Notes that the player has gone out, unless that is known. */
static void note_finisher(Match *match, uint8_t seat) {
  if (!holds_nothing(&match->table, seat))
    return;
  for (int i = 0; i < match->finished_seats; i++)
    if (match->finisher[i] == seat)
      return;
  match->finisher[match->finished_seats++] = seat;
}


static int next_turn(lua_State *L) {
  Match *match = tnl_checkmatch(L, lua_upvalueindex(1));
  const Part *last = tnl_testpart(L, 2, PLAYER_MAGIC);
  if (last)
    note_finisher(match, last->number);
  if (last && is_last(match, last->number))
    return 0;
  match->turn_of = last ? take_next(match, last->number)
                        : (uint8_t)lua_tointeger(L, lua_upvalueindex(2));
  tnl_pushplayer(L, lua_upvalueindex(1), match->turn_of);
  return 1;
}


/* core.each_turn(match, first, goes_on) -> the function that gives the player
** of each turn.  `first` is the player to begin with, or nil: the next in turn
** after the dealer; goes_on: until only one player holds cards. */
static int each_turn(lua_State *L) {
  Match *match = tnl_checklook(L);
  const tn_Table *table = &match->table;
  uint8_t first = tnl_next_person(match, table->dealer);
  lua_settop(L, 3);
  match->turns_go_on = lua_toboolean(L, 3);
  if (!lua_isnil(L, 2))
    first = tnl_checkplayer(L, match, 2);
  if (table->out[first] || (match->turns_go_on && holds_nothing(table, first)))
    first = seat_after(match, first);
  match->turn_of = first = pass_over(match, first);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, first);
  lua_pushcclosure(L, next_turn, 2);
  return 1;
}


/*** self:skip_turn([n])
The next player in turn loses that turn; or the next `n` players do.  Before the
first turn of a round it is the player who would begin.
@param n how many (1)
@example if rank(card) == "8" then self:skip_turn() end
@group turns */
static int word_skip_turn(lua_State *L) {
  Match *match = tnl_changing(L, "skip_turn");
  lua_Integer n = luaL_optinteger(L, 2, 1);
  tnl_argcheck(L, n >= 0 && n <= 100, 2, "small_number_expected");
  match->turn_skips = (uint8_t)(match->turn_skips + n);
  return 0;
}


/* core.turn_again(match): the player whose turn it is, in `each_turn`, gets the
** next turn, too */
static int turn_again(lua_State *L) {
  Match *match = tnl_changing(L, "turn_again");
  match->turn_next = match->turn_of;
  return 0;
}


/*** self:give_turn(player)
The next turn of `each_turn` is that player's.  The turns go on from there.  It
may be the player whose turn it is.
@param player a player or a seat
@example if rank(card) == "A" then self:give_turn(player) end
@group turns */
static int word_give_turn(lua_State *L) {
  Match *match = tnl_changing(L, "give_turn");
  uint8_t seat = tnl_checkplayer(L, match, 2);
  tnl_argcheck(L, !match->table.out[seat], 2, "sits_out");
  match->turn_next = seat;
  return 0;
}


/*** self:reverse_turns()
Lets the turns go the other way round the table, until the round ends or they
are reversed again.
@example if rank(card) == "A" then self:reverse_turns() end
@group turns */
static int word_reverse_turns(lua_State *L) {
  Match *match = tnl_changing(L, "reverse_turns");
  tnl_argcheck(L, !match->table.trick.under_way, 1, "being_played");
  tn_table_reverse(&match->table);
  return 0;
}


/*** self:change_seats(players)
In this round the players sit in another order: turns go from each player of
the list to the one behind it, and from the last to the first. The player on the
left is then the next of them, or the one before where turns go the other way.
@param players a list of all players or seats
@error a player is missing, or a trick is being played
@example self:change_seats { 3, 1, 4, 2 }
@group turns */
static int word_change_seats(lua_State *L) {
  Match *match = tnl_changing(L, "change_seats");
  uint8_t seats[TN_SEATS] = {0};
  int players = match->table.players;
  luaL_checktype(L, 2, LUA_TTABLE);
  tnl_argcheck(L, luaL_len(L, 2) == players, 2, "list_not_all");
  for (int i = 0; i < players; i++) {
    lua_geti(L, 2, i + 1);
    seats[i] = tnl_checkplayer(L, match, -1);
    lua_pop(L, 1);
  }
  tnl_argcheck(L, !match->table.trick.under_way, 1, "being_played");
  tnl_argcheck(L, tn_table_change_seats(&match->table, seats), 2,
               "list_not_all");
  return 0;
}


/*** self:who_is_next([player]) -> player
The next player in turn who holds cards, in the direction in which the turns go
now.
@param player the player before (whose turn it is in `each_turn`)
@return a player; that same player if nobody else holds cards
@example self:draw(self:who_is_next(), 2)
@group turns */
static int word_who_is_next(lua_State *L) {
  Match *match = tnl_checklook(L);
  const tn_Table *table = &match->table;
  uint8_t seat =
      lua_isnoneornil(L, 2) ? match->turn_of : tnl_checkplayer(L, match, 2);
  uint8_t next = tnl_next_person(match, seat);
  while (next != seat && holds_nothing(table, next))
    next = tnl_next_person(match, next);
  tnl_pushplayer(L, 1, next);
  return 1;
}


/* core.in_turn(match, first, holding) -> list of those who take part and hold
** cards, or of those who hold none; in turn from that player on, or from the
** next after the dealer */
static int in_turn(lua_State *L) {
  Match *match = tnl_checklook(L);
  const tn_Table *table = &match->table;
  uint8_t first = tnl_next_person(match, table->dealer);
  bool holding = lua_toboolean(L, 3);
  if (!lua_isnil(L, 2))
    first = tnl_checkplayer(L, match, 2);
  if (table->out[first] || first >= match->people)
    first = tnl_next_person(match, first);
  lua_newtable(L);
  uint8_t seat = first;
  lua_Integer n = 0;
  do {
    if (holds_nothing(table, seat) != holding) {
      tnl_pushplayer(L, 1, seat);
      lua_rawseti(L, -2, ++n);
    }
    seat = tnl_next_person(match, seat);
  } while (seat != first);
  return 1;
}


/* core.finishers(match) -> list of those who have gone out in each_turn, in
** that order, and hold no cards now */
static int finishers(lua_State *L) {
  Match *match = tnl_checklook(L);
  lua_createtable(L, match->finished_seats, 0);
  for (int i = 0, n = 0; i < match->finished_seats; i++)
    if (holds_nothing(&match->table, match->finisher[i])) {
      tnl_pushplayer(L, 1, match->finisher[i]);
      lua_rawseti(L, -2, ++n);
    }
  return 1;
}


static const luaL_Reg words[] = {
    {"change_seats", word_change_seats},   {"give_turn", word_give_turn},
    {"reverse_turns", word_reverse_turns}, {"skip_turn", word_skip_turn},
    {"who_is_next", word_who_is_next},     {NULL, NULL},
};

static const luaL_Reg functions[] = {
    {"each_turn", each_turn},
    {"finishers", finishers},
    {"in_turn", in_turn},
    {"turn_again", turn_again},
    {NULL, NULL},
};


void tnl_open_turns(lua_State *L) {
  tnl_addfunctions(L, "words", words);
  luaL_setfuncs(L, functions, 0);
}
