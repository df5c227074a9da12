/* Rounds of a match: who deals, how they begin and end, who has won. */
#include "words/words.h"
#include "match/trace.h"

#include <string.h>

#define MOST_IDLE 500 /* rounds in succession without a decision */


/* The player who sits next to the dealer. */
static uint8_t next_dealer(const Match *match) {
  uint8_t seat = match->table.dealer;
  do
    seat = tn_table_seat(&match->table, seat, 1);
  while (seat >= match->people);
  return seat;
}


/* Who deals this round: the player chosen for it; the first dealer is drawn,
** and then the deal goes around the table. */
static uint8_t choose_dealer(const Match *match) {
  const tn_Table *table = &match->table;
  if (match->next_dealer != TN_NONE)
    return match->next_dealer;
  if (table->round > 0)
    return next_dealer(match);
  if (match->first_dealer != TN_NONE)
    return match->first_dealer;
  tn_Random random = tn_random(table->seed, TN_DEALER, 0, 0);
  return (uint8_t)tn_random_below(&random, match->people);
}


/* Empties one field, or all from the last that is counted alone.  The table of
** fields and the list of their names are on top. */
static void empty_field(lua_State *L, int field) {
  while (lua_rawgeti(L, -1, field) == LUA_TSTRING) {
    lua_pushnil(L);
    lua_rawset(L, -4);
    if (field++ < LAST_FIELD)
      return;
  }
  lua_pop(L, 1);
}


/* Gives fields of a round their first values, of which the list is on top.  The
** order may depend on one. */
static void set_first(lua_State *L, Match *match, int fields) {
  int list = lua_gettop(L);
  for (int i = 1; lua_rawgeti(L, list, i) == LUA_TSTRING; i += 2) {
    lua_rawgeti(L, list, i + 1);
    lua_rawset(L, fields);
    match->order_suit = TN_NONE;
  }
}


/* Empties the fields of a round but for those that have a first value, and
** pushes the table of the fields. */
static int empty_fields(lua_State *L, Match *match) {
  pushvalue(L, 1, MATCH_FIELDS);
  int fields = lua_gettop(L);
  pushvalue(L, 1, MATCH_VARIANT);
  bool have_first = lua_rawgeti(L, -1, KIT_FIRST) != LUA_TNIL;
  lua_pushvalue(L, fields);
  lua_rawgeti(L, fields + 1, KIT_ROUND_NAMES);
  for (; match->set; match->set &= match->set - 1)
    empty_field(L, __builtin_ctzll(match->set));
  lua_settop(L, fields + 2);
  if (have_first)
    set_first(L, match, fields);
  lua_settop(L, fields);
  return fields;
}


/* What nothing has been settled of, and nobody has counted. */
static void begin_counts(Match *match) {
  match->order_stale = true;
  match->order_suit = TN_SUITS;
  match->tallied = 0;
  memset(match->tally, 0, sizeof match->tally);
  match->turn_next = TN_NONE;
  match->turn_skips = 0;
  match->finished_seats = 0;
  match->turns_go_on = false;
  match->play_begun = match->after_round = false;
  memset(match->sealed, 0, sizeof match->sealed);
}


/* Notes whether a decision was made in the round before this one.  A match in
** which nobody is asked can only end by itself, and soon. */
static void note_idle(lua_State *L, Match *match) {
  const tn_Table *table = &match->table;
  bool idle = table->round > 0 && table->tape.read == table->round_read &&
              !table->supposed;
  match->idle = idle ? (uint16_t)(match->idle + 1) : 0;
  if (match->idle == MOST_IDLE)
    tnl_raise(L, "no_end_idle %d", MOST_IDLE);
}


/* Empties the fields of a round, and says who deals it and its number.  The
** names are upvalues, so that none has to be looked up by its letters. */
static void reset_fields(lua_State *L, Match *match) {
  int fields = empty_fields(L, match);
  lua_pushvalue(L, lua_upvalueindex(1));
  tnl_pushplayer(L, 1, match->table.dealer);
  lua_rawset(L, fields);
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_pushinteger(L, match->table.round);
  lua_rawset(L, fields);
  lua_pop(L, 1);
}


void tnl_begin_round(lua_State *L, Match *match) {
  if (match->table.round == UINT16_MAX)
    tnl_raise(L, "no_end %d", UINT16_MAX);
  note_idle(L, match);
  uint8_t dealer = choose_dealer(match);
  match->next_dealer = match->won_by = TN_NONE;
  match->thrown_in = 0;
  begin_counts(match);
  memset(match->posed, 0, sizeof match->posed);
  if (trace_skips(match)) {
    match->table.round++;
    match->table.dealer = dealer;
  } else {
    tn_table_begin_round(&match->table, dealer);
  }
  tnl_forget_own(L, 1);
  reset_fields(L, match);
}


/* core.begin_round(match [, dealer]): deals begin here; the stock is ready */
static int begin_round(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  if (!lua_isnoneornil(L, 2))
    match->next_dealer = tnl_checkplayer(L, match, 2);
  tnl_begin_round(L, match);
  return 0;
}


/* Has a trick been played, or begun, in this round? */
static bool has_tricks(const tn_Table *table) {
  for (uint8_t side = 0; side < table->sides; side++)
    if (tn_table_side_tricks(table, side) > 0)
      return true;
  return table->trick.under_way;
}


/* Gives up the flow, which begins anew. */
static int begin_flow(lua_State *L) {
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "flow");
  lua_pushvalue(L, 1);
  return lua_yield(L, 2);
}


/* Leaves the step under way: the round is over, and is not scored further.
** `ends`: see Match. */
static int leave_round(lua_State *L, Match *match, uint8_t ends) {
  if (match->after_round)
    tnl_raise(L, "round_ended");
  lua_settop(L, 1);
  pushvalue(L, 1, MATCH_FLOW);
  if (lua_tothread(L, -1) != L) { /* a step alone, as in a worked example */
    lua_pushliteral(L, "end round");
    return lua_error(L);
  }
  match->again = true;
  match->ends = ends;
  return begin_flow(L);
}


/* Makes a seat the dealer, which all hear.  The match is the first argument. */
static void set_dealer(lua_State *L, Match *match, uint8_t seat) {
  lua_settop(L, 1);
  lua_pushliteral(L, "dealer");
  tnl_pushplayer(L, 1, seat);
  match->table.dealer = seat;
  match->order_stale = true;
  tnl_store_field(L, match);
}


/*** self:deal_again([dealer])
The cards are put together and shuffled, and the round begins anew: its fields
are empty, and the step `round` is called again.  So a deal that is thrown in
does not count as a round. What stands after this word in the step is not
carried out.
@param dealer who deals now: a player or a seat; if not given, whoever dealt
when the round began
@error a trick has been played
@example if not player then self:deal_again() end
@group dealing */
static int word_deal_again(lua_State *L) {
  Match *match = tnl_changing(L, "deal_again");
  bool same = lua_isnoneornil(L, 2);
  uint8_t dealer = same ? TN_NONE : tnl_checkplayer(L, match, 2);
  tnl_argcheck(L, !has_tricks(&match->table), 1, "trick_played");
  tnl_argcheck(L, !match->after_round, 1, "round_ended");
  if (match->thinking) /* a playout ends here: all may happen in a new deal */
    return leave_round(L, match, 2);
  lua_settop(L, 1);
  pushvalue(L, 1, MATCH_FLOW);
  bool flows = lua_tothread(L, -1) == L;
  tn_table_deal_again(&match->table);
  match->thrown_in++;
  begin_counts(match);
  tnl_forget_own(L, 1);
  int fields = empty_fields(L, match);
  tnl_pushplayer(L, 1, match->table.dealer);
  lua_setfield(L, fields, "dealer");
  if (!same)
    set_dealer(L, match, dealer);
  if (!flows) { /* a step alone, as in a worked example */
    lua_pushliteral(L, "deal again");
    return lua_error(L);
  }
  match->again = true;
  return begin_flow(L);
}


/*** self:end_round()
Ends the round at once, with the points that have been scored.  What was to come
after this word is left out, also in the steps that have called this one.
@example if #player.hand == 0 then
  self:score_round(player)
  self:end_round()
end
@group scoring */
static int word_end_round(lua_State *L) {
  return leave_round(L, tnl_changing(L, "end_round"), 1);
}


/*** self:end_match(side [, after_round])
Ends the match at once, in the middle of a round: the side has won it, whatever
the totals are.  What was to come after this word is left out.
@param side a side, its number, or a player
@param after_round true: the round goes on, and the match ends with it
@example if player.side.score >= 100 then
  self:end_match(player)
end
@group scoring */
static int word_end_match(lua_State *L) {
  Match *match = tnl_changing(L, "end_match");
  match->won_by = tnl_checkside(L, match, 2);
  return lua_toboolean(L, 3) ? 0 : leave_round(L, match, 1);
}


/*** self:make_dealer(player)
Makes the player the dealer of this round from now on.
@param player a player or a seat
@example self:make_dealer(player)   -- who has declared trumps
@group players */
static int word_make_dealer(lua_State *L) {
  Match *match = tnl_changing(L, "make_dealer");
  set_dealer(L, match, tnl_checkplayer(L, match, 2));
  return 0;
}


/*** self:pass_deal_to(player)
Makes the player the dealer of the next round, unless a step `next_dealer` says
otherwise.
@param player a player or a seat
@example self:pass_deal_to(self:partner_of(self.dealer))
@group players */
static int word_pass_deal_to(lua_State *L) {
  Match *match = tnl_changing(L, "pass_deal_to");
  match->next_dealer = tnl_checkplayer(L, match, 2);
  return 0;
}


/* Replaces the totals by the field of each side that decides who wins: a
** number, or the place of a word among the choices. */
static void read_results(lua_State *L, const Match *match, int64_t *result) {
  int top = lua_gettop(L);
  pushvalue(L, 1, MATCH_FIELDS);
  pushvalue(L, 1, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_WINS);
  lua_getfield(L, -1, "places");
  lua_getfield(L, -2, "field");
  lua_gettable(L, top + 1);
  for (int side = 0; side < match->table.sides; side++) {
    lua_geti(L, top + 5, side + 1);
    if (lua_type(L, -1) == LUA_TSTRING)
      lua_rawget(L, top + 4);
    result[side] = lua_tointeger(L, -1);
    lua_settop(L, top + 5);
  }
  lua_settop(L, top);
}


/* How a match ends: the target (0: none), the sides that cannot win yet, and
** the one that wins before all others that have the target, too. */
typedef struct {
  int32_t target;
  uint32_t waiting;
  uint8_t first;
} Ending;


/* The side that is ahead of those that do not wait; TN_NONE if several are. */
static uint8_t best_side(lua_State *L, const Match *match, uint32_t waiting) {
  const tn_Table *table = &match->table;
  int64_t result[TN_SEATS];
  uint8_t best = TN_NONE;
  bool shared = false;
  memcpy(result, table->ledger.total, sizeof result);
  if (match->by_field)
    read_results(L, match, result);
  for (uint8_t side = 0; side < table->sides; side++) {
    if (waiting >> side & 1)
      continue;
    if (best == TN_NONE) {
      best = side;
      continue;
    }
    int64_t ahead = result[side] - result[best];
    if (match->lowest)
      ahead = -ahead;
    shared = ahead == 0 || (shared && ahead < 0);
    if (ahead > 0)
      best = side;
  }
  return shared ? TN_NONE : best;
}


/* Has the side reached the target, and may it win? */
static bool at_target(const Match *match, const Ending *ending, uint8_t side) {
  return ending->target > 0 && !(ending->waiting >> side & 1) &&
         match->table.ledger.total[side] >= ending->target;
}


/* Has the side that wins before all others reached the target? Where no total
** wins, that is the option. */
static bool first_wins(const Match *match, const Ending *ending) {
  Ending own = *ending;
  if (own.target == 0)
    own.target = match->target;
  return own.first != TN_NONE && at_target(match, &own, own.first);
}


/* Has a side reached the target, or fallen to the floor? */
static bool decided(const Match *match, const Ending *ending) {
  for (uint8_t side = 0; side < match->table.sides; side++) {
    int64_t total = match->table.ledger.total[side];
    if (at_target(match, ending, side))
      return true;
    if (match->has_floor && total <= match->floor)
      return true;
  }
  return false;
}


/*
** The usual end.  After the last of a fixed number of rounds the highest total
** wins, or what else the fact `wins` says, and equal ones are a draw.  Or at
** the target or the floor, where equal ones play on, unless the fact `ties`
** makes them a draw.
*/
static bool usual_end(lua_State *L, Match *match, const Ending *ending) {
  if (match->rounds > 0) {
    match->winner = best_side(L, match, 0);
    return match->table.round >= match->rounds;
  }
  match->winner = ending->first;
  if (first_wins(match, ending))
    return true;
  match->winner = best_side(L, match, ending->waiting);
  return decided(match, ending) &&
         (match->winner != TN_NONE || match->ties_draw);
}


/* How the match ends if the rules say no more. */
static Ending usual_ending(const Match *match) {
  return (Ending){.target = match->target, .first = TN_NONE};
}


/* The sides that have a value in the field whose name is on top. */
static uint32_t sides_with(lua_State *L, const Match *match) {
  uint32_t sides = 0;
  int name = lua_gettop(L);
  for (uint8_t side = 0; side < match->table.sides; side++) {
    tnl_pushside(L, 1, side);
    lua_pushvalue(L, name);
    lua_gettable(L, -2);
    if (lua_toboolean(L, -1))
      sides |= 1U << side;
    lua_settop(L, name);
  }
  return sides;
}


/* Reads the parts of an ending from the table at index 2. */
static Ending read_ending(lua_State *L, const Match *match) {
  Ending ending = usual_ending(match);
  if (lua_isnoneornil(L, 2))
    return ending;
  luaL_checktype(L, 2, LUA_TTABLE);
  if (lua_getfield(L, 2, "target") == LUA_TBOOLEAN)
    ending.target = 0;
  else if (!lua_isnil(L, -1)) {
    lua_Integer n = luaL_checkinteger(L, -1);
    tnl_argcheck(L, n > 0 && n <= INT32_MAX, 2, "no_such_target");
    ending.target = (int32_t)n;
  }
  if (lua_getfield(L, 2, "unless") != LUA_TNIL) {
    tnl_argcheck(L, lua_type(L, -1) == LUA_TSTRING, 2, "unless_field");
    if (decided(match, &ending)) /* after most rounds nothing is */
      ending.waiting = sides_with(L, match);
  }
  if (lua_getfield(L, 2, "first") != LUA_TNIL)
    ending.first = tnl_checkside(L, match, -1);
  lua_settop(L, 2);
  return ending;
}


/*** base.over(self [, { target =, unless =, first = }]) -> over, winning side
What the engine does where a game has no step `over`.  If the option `rounds` is
not 0, the match ends after as many rounds: the highest total wins, and equal
ones are a draw.  Otherwise it ends when a side has reached the option `target`,
or fallen to `floor`, and one total is the highest; with the fact `ties =
"draw"` equal ones are a draw then, too.  By the fact `wins` the lowest total
wins instead, or a field that each side keeps decides.
@param target another number in place of the option; false: no total wins
@param unless the name of a field that each side has: a side that has a value
  in it cannot win yet
@param first a side that wins if it has the target, whatever the others have; if
`target` is false, only this side can win, by reaching the option's target
@return false, or true and the winning side (0: a draw)
@group scoring */
static int usual_over(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t before = match->winner;
  Ending ending = read_ending(L, match);
  bool over = usual_end(L, match, &ending);
  uint8_t winner = match->winner;
  match->winner = before;
  lua_pushboolean(L, over);
  if (!over)
    return 1;
  if (winner == TN_NONE)
    lua_pushinteger(L, 0);
  else
    tnl_pushside(L, 1, winner);
  return 2;
}


/* The end of the match by a game's own step `over`: over, winner. */
static bool told_end(lua_State *L, Match *match) {
  match->winner = TN_NONE;
  if (lua_toboolean(L, 2) && lua_isinteger(L, 3) && !lua_tointeger(L, 3))
    return true;
  if (lua_toboolean(L, 2) && !lua_isnoneornil(L, 3))
    match->winner = tnl_checkside(L, match, 3);
  return lua_toboolean(L, 2);
}


/* Ends the round, after which the match is over or not.  Answers whether the
** flow is to pause. */
static bool close_round(Match *match, bool over) {
  if (match->won_by != TN_NONE)
    match->winner = match->won_by;
  match->over = over || match->won_by != TN_NONE;
  match->table.question.kind = TN_ASK_NOTHING;
  match->finished++;
  tn_log_add(&match->table, (tn_Event){.what = TN_ROUND_ENDED,
                                       .over = match->over,
                                       .n = match->table.round});
  bool stop = match->stop_each && match->finished % match->stop_each == 0;
  match->between = stop && !match->over;
  return match->between;
}


bool tnl_end_round(lua_State *L, Match *match) {
  Ending ending = usual_ending(match);
  bool over = match->won_by == TN_NONE && usual_end(L, match, &ending);
  return close_round(match, over);
}


static int after_pause(lua_State *L, int status, lua_KContext over) {
  (void)status;
  Match *match = lua_touserdata(L, 1);
  match->between = false;
  lua_pushboolean(L, over != 0);
  return 1;
}


/* core.end_round(match [, over, winner]) -> over */
static int end_round(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  if (lua_isnone(L, 2)
          ? tnl_end_round(L, match)
          : close_round(match, match->won_by == TN_NONE && told_end(L, match)))
    return lua_yieldk(L, 0, match->over, after_pause);
  lua_pushboolean(L, match->over);
  return 1;
}


static const luaL_Reg functions[] = {
    {"end_round", end_round},
    {"usual_over", usual_over},
    {NULL, NULL},
};

static const luaL_Reg words[] = {
    {"deal_again", word_deal_again},     {"end_match", word_end_match},
    {"end_round", word_end_round},       {"make_dealer", word_make_dealer},
    {"pass_deal_to", word_pass_deal_to}, {NULL, NULL},
};


void tnl_open_round(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
  lua_pushliteral(L, "dealer");
  lua_pushliteral(L, "round_number");
  lua_pushcclosure(L, begin_round, 2);
  lua_setfield(L, -2, "begin_round");
}
