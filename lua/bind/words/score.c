/* Words for players, sides and points. */
#include "words/words.h"
#include "match/sentence.h"


/* Adds a line of the score for each side that has players in the party. */
static int score_party(lua_State *L, Match *match, const Part *party,
                       int32_t points, const char *reason) {
  tn_Table *table = &match->table;
  unsigned done = 0;
  for (uint8_t seat = 0; seat < table->players; seat++) {
    uint8_t side = table->side_of[seat];
    if (table->parties.of[seat] != party->number + 1 || done >> side & 1)
      continue;
    done |= 1u << side;
    if (points != 0 && !tn_table_score(table, side, points, reason))
      return tnl_raise_need(L, match, TN_NO_MEMORY);
  }
  return 0;
}


/* Points for a side: argument `arg`. */
static int32_t check_points(lua_State *L, int arg) {
  if (!lua_isinteger(L, arg))
    tnl_argerror(L, arg,
                 lua_isnumber(L, arg) ? "whole_points"
                                      : "whole_points_expected");
  lua_Integer points = lua_tointeger(L, arg);
  tnl_argcheck(L, points > -TNL_POINTS && points < TNL_POINTS, arg,
               "million_points");
  return (int32_t)points;
}


/*** self:score(side, points [, reason])
Adds points for a side (or the side of a player), with a reason for the score
sheet.  0 points leave no line.  A party has no points of its own: each of its
players gets them.
@param side a side, its number, a player, or a party
@param points a whole number, which may be negative; or, for a side, a list of
lines, each { points, "reason" }: see `lines`
@param reason why, as text or a sentence with values; lines have their own
@error the points are no whole number: 7 / 2 is none, 7 // 2 is 3
@example self:score(side, math.max(0, side.tricks - 6), "tricks above six")
self:score(side, lines { { side.tricks, "tricks" }, { 300, "the contract" } })
@group scoring */
static int word_score(lua_State *L) {
  Match *match = tnl_changing(L, "score");
  const Part *party = tnl_testparty(L, match, 2);
  uint8_t side = party ? 0 : tnl_checkside(L, match, 2);
  if (!party && lua_istable(L, 3))
    return tnl_score_lines(L, match, side);
  int32_t points = check_points(L, 3);
  luaL_Buffer text;
  const char *reason = tnl_check_told(L, 4, &text);
  if (party)
    return score_party(L, match, party, points, reason);
  if (points != 0 && !tn_table_score(&match->table, side, points, reason))
    return tnl_raise_need(L, match, TN_NO_MEMORY);
  return 0;
}


/*** self:score_others(side, points, reason)
Points for every side but one.
@param side the one that gets none: a side, its number, or a player
@param points a whole number, negative too
@param reason why, as text or a sentence with values
@example self:score_others(player, 10, "a bid that failed")
@group scoring */
static int word_score_others(lua_State *L) {
  Match *match = tnl_changing(L, "score_others");
  uint8_t but = tnl_checkside(L, match, 2);
  int32_t points = check_points(L, 3);
  const char *reason = tnl_check_says(L, 4);
  for (uint8_t side = 0; points != 0 && side < match->table.sides; side++)
    if (side != but && !tn_table_score(&match->table, side, points, reason))
      return tnl_raise_need(L, match, TN_NO_MEMORY);
  return 0;
}


/*** self:score_tricks(reason [, above])
Each side gets a point for each trick that it has won; or for each above a
number.
@param reason why, as text or a sentence with values
@param above how many tricks count nothing (0)
@example self:score_tricks("tricks above six", 6)
@group scoring */
static int word_score_tricks(lua_State *L) {
  Match *match = tnl_changing(L, "score_tricks");
  tn_Table *table = &match->table;
  const char *reason = tnl_check_says(L, 2);
  lua_Integer above = luaL_optinteger(L, 3, 0);
  tnl_argcheck(L, above >= 0 && above <= TN_CARDS, 3,
               "number_of_tricks_expected");
  for (uint8_t side = 0; side < table->sides; side++) {
    int points = tn_table_side_tricks(table, side) - (int)above;
    if (points > 0 && !tn_table_score(table, side, points, reason))
      return tnl_raise_need(L, match, TN_NO_MEMORY);
  }
  return 0;
}


static int next_side(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const Part *last = tnl_testpart(L, 2, SIDE_MAGIC);
  uint8_t side = last ? (uint8_t)(last->number + 1) : 0;
  if (side >= match->table.sides)
    return 0;
  tnl_pushside(L, 1, side);
  return 1;
}


/*** self:each_side()
Goes through the sides, from side 1 on.
@example for side in self:each_side() do
  self:score(side, side.tricks, "tricks")
end
@group players */
static int word_each_side(lua_State *L) {
  tnl_checkmatch(L, 1);
  lua_pushcfunction(L, next_side);
  lua_pushvalue(L, 1);
  return 2;
}


/* That seat, or the next of a player who takes part. */
static uint8_t taking_part(const Match *match, uint8_t seat) {
  bool takes = !match->table.out[seat] && seat < match->people;
  return takes ? seat : tnl_next_person(match, seat);
}


/*** self:each_player([first])
Goes through the players who take part, in turn.
@param first the player to begin with (player 1)
@example for player in self:each_player(self:next_in_turn(self.dealer)) do
  self:draw(player)
end
@group players */
static int next_player(lua_State *L) {
  const Match *match = tnl_checkmatch(L, lua_upvalueindex(1));
  uint8_t first = (uint8_t)lua_tointeger(L, lua_upvalueindex(2));
  const Part *last = tnl_testpart(L, 2, PLAYER_MAGIC);
  uint8_t seat = last ? tnl_next_person(match, last->number) : first;
  if (last && seat == first)
    return 0;
  tnl_pushplayer(L, lua_upvalueindex(1), seat);
  return 1;
}


static int word_each_player(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  uint8_t first = 0;
  if (!lua_isnoneornil(L, 2))
    first = tnl_checkplayer(L, match, 2);
  first = taking_part(match, first);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, first);
  lua_pushcclosure(L, next_player, 2);
  return 1;
}


static int next_other(lua_State *L) {
  const Match *match = tnl_checkmatch(L, lua_upvalueindex(1));
  uint8_t player = (uint8_t)lua_tointeger(L, lua_upvalueindex(2));
  const Part *last = tnl_testpart(L, 2, PLAYER_MAGIC);
  uint8_t seat = tnl_next_person(match, last ? last->number : player);
  bool all = seat == player || (last && seat == tnl_next_person(match, player));
  if (all)
    return 0;
  tnl_pushplayer(L, lua_upvalueindex(1), seat);
  return 1;
}


/*** self:each_other(player)
Goes through the other players who take part, in turn, from the next one on.
@param player a player or a seat
@example for other in self:each_other(self.dealer) do
  self:draw(other)
end
@group players */
static int word_each_other(lua_State *L) {
  uint8_t player = tnl_checkplayer(L, tnl_checkmatch(L, 1), 2);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, player);
  lua_pushcclosure(L, next_other, 2);
  return 1;
}


/* The seat that begins: argument 2, or the next in turn after the dealer; if
** that player sits out, the next. */
static uint8_t first_in_turn(lua_State *L, const Match *match) {
  uint8_t first = tnl_next_person(match, match->table.dealer);
  if (!lua_isnoneornil(L, 2))
    first = tnl_checkplayer(L, match, 2);
  return taking_part(match, first);
}


/*** self:in_turn([first]) -> players
The players who take part, in turn, all at once.
@param first the player to begin with (the next in turn after the dealer)
@return as many players as take part
@example local forehand, middlehand, rearhand = self:in_turn()
@group players */
static int word_in_turn(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  uint8_t first = first_in_turn(L, match), seat = first;
  int n = 0;
  do {
    tnl_pushplayer(L, 1, seat);
    seat = tnl_next_person(match, seat);
    n++;
  } while (seat != first);
  return n;
}


/* The player `n` seats further in turn. */
static int seat_on(lua_State *L, const Match *match, int sign) {
  uint8_t seat = tnl_checkplayer(L, match, 2);
  lua_Integer n = lua_gettop(L) < 3 ? 1 : luaL_optinteger(L, 3, 1);
  tnl_argcheck(L, n >= 0 && n <= 1000, 3, "small_number_expected");
  tnl_pushplayer(L, 1, tn_table_seat(&match->table, seat, sign * (int)n));
  return 1;
}


/*** self:next_in_turn(player [, n]) -> player
The player whose turn is next, or `n` turns later.
@param player a player or a seat
@param n how many places (1)
@return a player
@group players */
static int word_next_in_turn(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  return seat_on(L, match, match->table.reversed ? -1 : 1);
}


/*** self:left_of(player [, n]) -> player
The player on the left, or `n` seats to the left.
@param player a player or a seat
@param n how many seats (1)
@return a player
@example local first = self:left_of(self.dealer)
@group players */
static int word_left_of(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  return seat_on(L, match, match->table.anticlockwise ? -1 : 1);
}


/*** self:right_of(player [, n]) -> player
The player on the right, or `n` seats to the right.
@param player a player or a seat
@param n how many seats (1)
@return a player
@group players */
static int word_right_of(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  return seat_on(L, match, match->table.anticlockwise ? 1 : -1);
}


/*** self:partner_of(player) -> player
The other player of the side.
@param player a player or a seat
@return a player, the one in the lowest seat of several; nil if there is none
@group players */
static int word_partner_of(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  uint8_t seat = tnl_checkplayer(L, match, 2);
  for (uint8_t other = 0; other < table->players; other++)
    if (other != seat && table->side_of[other] == table->side_of[seat]) {
      tnl_pushplayer(L, 1, other);
      return 1;
    }
  return 0;
}


/*** self:player(n) -> player
The player in a seat.
@param n a player or a seat, from 1
@return a player
@group players */
static int word_player(lua_State *L) {
  tnl_pushplayer(L, 1, tnl_checkplayer(L, tnl_checkmatch(L, 1), 2));
  return 1;
}


/*** self:side(n) -> side
A side by its number, or the side of a player.
@param n a side, its number from 1, or a player
@return a side
@group players */
static int word_side(lua_State *L) {
  tnl_pushside(L, 1, tnl_checkside(L, tnl_checkmatch(L, 1), 2));
  return 1;
}


/* core.is_side(match, value) -> flag: is it a side of that match? */
static int is_side(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const Part *side = tnl_testpart(L, 2, SIDE_MAGIC);
  lua_pushboolean(L, side && side->match == match);
  return 1;
}


static const luaL_Reg words[] = {
    {"each_other", word_each_other},
    {"each_player", word_each_player},
    {"each_side", word_each_side},
    {"in_turn", word_in_turn},
    {"left_of", word_left_of},
    {"next_in_turn", word_next_in_turn},
    {"partner_of", word_partner_of},
    {"player", word_player},
    {"right_of", word_right_of},
    {"score", word_score},
    {"score_others", word_score_others},
    {"score_tricks", word_score_tricks},
    {"side", word_side},
    {NULL, NULL},
};


void tnl_open_score(lua_State *L) {
  lua_pushcfunction(L, is_side);
  lua_setfield(L, -2, "is_side");
  tnl_addfunctions(L, "words", words);
}
