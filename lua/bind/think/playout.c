/*
** Playouts: what a move leads to in worlds that the player cannot tell from the
** true one.
**
** A bot thinks in a scratch match of the same rules, always the same one.  For
** each world the round so far is played again in it, with the deck and the
** secret answers of that world.  Then comes the move, and native bots play to
** the end of the round.  Chance is different from there on, since a player
** cannot know what will be shuffled or drawn in the true match.
**
** Native bots play better with some sense for tricks (styles.h) and for choices
** before the cards (habits.h).  What others have chosen tells which worlds are
** likely (beliefs.h).
**
** What the rules score is remembered (match/ends.h): where a playout's tricks
** end as others have, only the tricks are played.
*/
#include "think/think.h"
#include "think/worlds.h"

#include <string.h>

#define PLANS 8   /* plans tried where the player has choices to come */
#define LESSONS 2 /* playouts each time to learn the player's own choices */
#define LESSONS_FIRST 6
#define GUESSES 4 /* playouts tried after a choice of another player */
#define CALL 20   /* the work of a word of the rules */


static int worlds_gc(lua_State *L) {
  Worlds *worlds = toworlds(L);
  if (worlds->knowledge)
    tn_knowledge_free(worlds->knowledge);
  if (worlds->common)
    tn_knowledge_free(worlds->common);
  if (worlds->memory.alloc) {
    tn_tape_free(&worlds->tape, &worlds->memory);
    tn_tape_free(&worlds->plan, &worlds->memory);
    tn_tape_free(&worlds->course, &worlds->memory);
    tn_snapshot_free(&worlds->skip.snapshot);
  }
  worlds->knowledge = worlds->common = NULL;
  return 0;
}


/* Gives the worlds on top a trace.  The names of all fields are at index 4. */
static void begin_trace(lua_State *L, Worlds *worlds) {
  lua_newtable(L);
  lua_pushvalue(L, 4);
  lua_rawseti(L, -2, TRACE_NAMES);
  lua_setiuservalue(L, -2, WORLDS_TRACE);
  worlds->trace.wanted = TRACE_RECORDS;
}


/*
** core.worlds(match, scratch, flow, fields [, n [, trusts]]) -> worlds: for the
** player who must answer in the match, whose log has been kept.  The scratch
** match is before the same round, pauses at a round's end, and runs in `flow`.
** `fields` are the names of all its fields.  Another `n` (0) gives other
** worlds.  With `trusts`, not all of them are compared with what the player has
** seen.
*/
static int worlds_new(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  luaL_argcheck(L, table->question.kind != TN_ASK_NOTHING, 1,
                "nobody is asked");
  Match *scratch = tnl_checkmatch(L, 2);
  scratch->looked = false;
  luaL_checktype(L, 3, LUA_TFUNCTION);
  luaL_checktype(L, 4, LUA_TTABLE);
  uint64_t series = (uint64_t)luaL_optinteger(L, 5, 0) << 32;
  bool trusts = lua_toboolean(L, 6);
  lua_settop(L, 4);
  Worlds *worlds = lua_newuserdatauv(L, sizeof *worlds, WORLDS_TRACE);
  memset(worlds, 0, sizeof *worlds);
  luaL_setmetatable(L, WORLDS_T);
  for (int n = WORLDS_MATCH; n <= WORLDS_FLOW; n++) {
    lua_pushvalue(L, n);
    lua_setiuservalue(L, 5, n);
  }
  begin_trace(L, worlds);
  worlds->match = match;
  worlds->scratch = scratch;
  worlds->trusts = trusts;
  worlds->seat = table->question.seat;
  worlds->random = tn_random(table->seed, TN_WORLDS, worlds->seat,
                             table->tape.read | series);
  worlds->habits.seat = worlds->seat;
  tni_beliefs_find(&worlds->beliefs, table, worlds->seat);
  worlds->told = tnl_outdone(match, worlds->outdone);
  worlds->left = INT64_MAX / 2;
  worlds->memory = tnl_lua_memory(L);
  worlds->knowledge = tnl_know(L, match, worlds->seat, &worlds->memory);
  return 1;
}


/* A side's points in this round, less the mean of the others', times the number
** of the others: a whole number.  Where the lowest total wins it is the
** contrary, so that more is always better. */
static int64_t margin(const Match *match, uint8_t side) {
  const tn_Table *table = &match->table;
  const tn_Ledger *ledger = &table->ledger;
  int others = table->sides > 1 ? table->sides - 1 : 1;
  int64_t sum = 0;
  for (uint32_t n = table->round_lines; n < ledger->used; n++) {
    int64_t points = ledger->lines[n].points;
    sum += ledger->lines[n].side == side ? points * others : -points;
  }
  return match->lowest && !match->by_field ? -sum : sum;
}


/* What the thinker's side has taken at the end of the playout, less the mean of
** the others, times their number. */
static double taken(const Worlds *worlds) {
  const tn_Table *table = &worlds->scratch->table;
  uint8_t own = table->side_of[worlds->seat];
  double sum = 0;
  for (uint8_t side = 0; side < table->sides; side++)
    sum += tni_styles_taken(&worlds->styles, table, side) *
           (side == own ? table->sides - 1 : -1);
  return sum;
}


/* How quick bots play in a playout. */
typedef struct Begun {
  uint8_t bot[TN_SEATS], friends[TN_SEATS];
} Begun;


/* Prepares a playout by quick bots; if it was `begun` before, as it was. */
static void begin_playout(Worlds *worlds, uint64_t chance, const Begun *begun) {
  tn_Table *table = &worlds->scratch->table;
  tn_table_reseed(table, chance);
  table->supposed = false;
  worlds->thinking = (Thinking){
      .habits = &worlds->habits, .styles = &worlds->styles, .chooser = TN_NONE};
  worlds->thinking.took = worlds->says_took ? worlds->took : NULL;
  worlds->says_took = false;
  if (!begun) {
    tni_styles_begin(&worlds->styles, table, worlds->scratch->points);
    return;
  }
  table->worth = worlds->scratch->points;
  memcpy(table->bot, begun->bot, sizeof begun->bot);
  memcpy(table->friends, begun->friends, sizeof begun->friends);
}


/* Counts the work of a playout, and learns from its end. */
static void end_playout(Worlds *worlds, bool ended) {
  const Match *scratch = worlds->scratch;
  const tn_Table *table = &scratch->table;
  const int64_t *points = worlds->points;
  uint64_t decisions = table->tape.read - table->round_read;
  worlds->work += decisions * (table->plays ? AT_ONCE : 1) +
                  CALL * (uint64_t)scratch->calls;
  if (!ended)
    return;
  tni_styles_end(&worlds->styles, table, points);
  tni_habits_end(&worlds->habits, points, table->side_of[worlds->seat]);
  if (scratch->points && table->plays)
    tni_trend_add(&worlds->trend, taken(worlds),
                  (double)points[table->side_of[worlds->seat]]);
}


/* Goes on with the rules to the end of the round, and notes how it ends. */
static bool end_round(lua_State *L, Worlds *worlds) {
  Match *scratch = worlds->scratch;
  const tn_Table *table = &scratch->table;
  scratch->thinking = &worlds->thinking;
  bool notes = worlds->reached && tnl_may_remember(worlds);
  scratch->known = notes ? &worlds->ends : NULL;
  bool ended = tnl_go_on(L, worlds) && (scratch->over || scratch->between);
  scratch->thinking = NULL;
  for (uint8_t side = 0; side < table->sides; side++)
    worlds->points[side] = ended ? margin(scratch, side) : 0;
  if (!scratch->known)
    return ended;
  lua_getiuservalue(L, 1, WORLDS_SCRATCH);
  tnl_ends_keep(L, -1, scratch, ended ? worlds->points : NULL);
  lua_pop(L, 1);
  return ended;
}


/*
** Lets quick bots play to the end of the round.  They are sober: if they bid as
** random bots do, they would drive every auction to its top, and all bids would
** look alike.
*/
static bool play_out(lua_State *L, Worlds *worlds, uint64_t chance,
                     const Begun *begun) {
  begin_playout(worlds, chance, begun);
  bool ended = end_round(L, worlds);
  end_playout(worlds, ended);
  return ended;
}


/* A move as bytes for a tape; choices after it may follow. */
typedef struct Move {
  const void *bytes;
  size_t size;
  uint64_t key;
} Move;


static void load_move(lua_State *L, Worlds *worlds, const Move *move) {
  tn_Table *table = &worlds->scratch->table;
  if (!tn_tape_load(&table->tape, &table->memory, move->bytes, move->size))
    tnl_raise_need(L, worlds->scratch, TN_NO_MEMORY);
}


/* Plays the tricks that are left.  Answers how a round with such tricks has
** ended before; NULL if none has. */
static const End *end_tricks(Worlds *worlds) {
  Match *scratch = worlds->scratch;
  const tn_Claim claim = scratch->claim;
  if (claim.camp)
    end_as_claimed(scratch, scratch->claims_points ? scratch->points : NULL);
  worlds->ends.off |= tn_table_play(&scratch->table) != TN_DONE;
  const Ends *ends = &worlds->ends;
  const End *end =
      ends->off ? NULL : tnl_ends_find(ends, tnl_ends_key(ends, scratch));
  if (!end)
    scratch->claim = claim;
  return end;
}


/* Plays the move without the rules, if it is known what they score then.  If
** not, `begun` gets how the playout began. */
static bool play_alone(lua_State *L, Worlds *worlds, const Move *move,
                       uint64_t chance, bool explores, Begun *begun) {
  Match *scratch = worlds->scratch;
  const tn_Table *table = &scratch->table;
  tnl_skip_so_far(L, worlds);
  load_move(L, worlds, move);
  tni_habits_begin(&worlds->habits, table, move->key, explores);
  begin_playout(worlds, chance, NULL);
  memcpy(begun->bot, table->bot, sizeof begun->bot);
  memcpy(begun->friends, table->friends, sizeof begun->friends);
  const End *end = end_tricks(worlds);
  if (!end)
    return false;
  scratch->calls = end->calls;
  memcpy(worlds->points, end->points, sizeof end->points);
  end_playout(worlds, true);
  return true;
}


/* Plays the move, and the choices after it on the tape, to the round's end. */
static bool play_move(lua_State *L, Worlds *worlds, const Move *move,
                      uint64_t chance, bool explores) {
  Begun begun;
  bool alone = tnl_may_skip_rules(L, worlds);
  if (alone && play_alone(L, worlds, move, chance, explores, &begun))
    return true;
  if (!tnl_play_so_far(L, worlds))
    return false;
  load_move(L, worlds, move);
  if (!alone)
    tni_habits_begin(&worlds->habits, &worlds->scratch->table, move->key,
                     explores);
  return play_out(L, worlds, chance, alone ? &begun : NULL);
}


/* Was the last playout one of a game without tricks? */
static bool no_tricks(const tn_Table *table) {
  for (uint8_t side = 0; side < table->sides; side++)
    if (tn_table_side_tricks(table, side) > 0)
      return false;
  return true;
}


/*
** worlds:try([plain]) -> true; or false [, error, flow]: finds out in the
** present world how quick bots should play, by random ones.  With `plain` they
** stay random, to measure what the rest is worth.
*/
static int worlds_try(lua_State *L) {
  Worlds *worlds = toworlds(L);
  worlds->styles.plain = lua_toboolean(L, 2);
  Habits *habits = &worlds->habits;
  const tn_Table *table = &worlds->scratch->table;
  const Move none = {"", 0, 0};
  for (uint64_t n = 1; n <= STYLES_TRIALS; n++) {
    if (n == 8 && !habits->tricks)
      break;
    if (!play_move(L, worlds, &none, tn_mix(worlds->chance, n), false))
      return tnl_failure(L, worlds);
    habits->tricks |= !no_tricks(table);
  }
  lua_pushboolean(L, 1);
  return 1;
}


/* If numbers of tricks were said, others say what they took in this playout in
** the next one: random ones promise far too much. */
static bool say_took(Worlds *worlds) {
  const tn_Table *table = &worlds->scratch->table;
  worlds->says_took = worlds->thinking.counts;
  for (uint8_t seat = 0; seat < table->players; seat++)
    worlds->took[seat] = (uint8_t)table->tricks[seat];
  return worlds->says_took;
}


/* How a choice ended in the present world, for the side that made it: the best
** of a few playouts from there, if more was chosen after it. */
static bool try_choice(lua_State *L, Worlds *worlds, const Belief *belief,
                       double *points) {
  const tn_Table *table = &worlds->scratch->table;
  uint32_t size = tn_tape_find(&worlds->tape, belief->decision + 1);
  uint8_t side = table->side_of[belief->seat];
  for (uint64_t n = 0; n < GUESSES; n++) {
    tnl_begin_again(L, worlds, size);
    tni_habits_begin(&worlds->habits, table, 0, false);
    if (!play_out(L, worlds, tn_mix(worlds->chance, n + 1), NULL))
      return false;
    double came = (double)worlds->points[side];
    *points = n == 0 || came > *points ? came : *points;
    if (worlds->thinking.chooser != side)
      break;
  }
  return true;
}


/*
** worlds:learn() -> true; or false [, error, flow]: tries what others have
** chosen, to know their hands better, in another world that fits what all have
** seen.
*/
static int worlds_learn(lua_State *L) {
  Worlds *worlds = toworlds(L);
  Beliefs *beliefs = &worlds->beliefs;
  if (!tnl_worlds_common(L, worlds))
    return tnl_failure(L, worlds);
  for (uint8_t i = 0; i < beliefs->n; i++) {
    double points = 0;
    if (!try_choice(L, worlds, &beliefs->belief[i], &points))
      return tnl_failure(L, worlds);
    tni_beliefs_learn(&beliefs->belief[i], points);
  }
  lua_pushboolean(L, 1);
  return 1;
}


/* Keeps the move just played, with the choices made after it. */
static void keep_plan(lua_State *L, Worlds *worlds) {
  const tn_Tape *tape = &worlds->scratch->table.tape;
  uint32_t before = worlds->scratch->table.round_at + worlds->tape.used;
  worlds->plan.used = 0;
  if (!tn_tape_load(&worlds->plan, &worlds->memory, tape->bytes + before,
                    worlds->thinking.chosen_at - before))
    tnl_raise_need(L, worlds->scratch, TN_NO_MEMORY);
}


/*
** Another side has made choices after the move, at random: a contract, or cards
** put away.  Nobody is that careless.  So several playouts are tried, and the
** one that ends best for that side is played again.
*/
static bool play_plan(lua_State *L, Worlds *worlds, const Move *move) {
  uint8_t side = worlds->thinking.chooser;
  int64_t best = worlds->points[side];
  keep_plan(L, worlds);
  for (uint64_t n = 1; n < PLANS; n++) {
    if (!play_move(L, worlds, move, tn_mix(worlds->chance, n), false))
      return false;
    if (worlds->thinking.chooser == side && worlds->points[side] > best) {
      best = worlds->points[side];
      keep_plan(L, worlds);
    }
  }
  Move plan = {worlds->plan.bytes, worlds->plan.used, move->key};
  return play_move(L, worlds, &plan, tn_mix(worlds->chance, PLANS), false);
}


/* Evaluates a move with what has been learnt, and with the best choices of
** others. */
static bool evaluate(lua_State *L, Worlds *worlds, const Move *move) {
  worlds->courses = worlds->chance;
  if (!play_move(L, worlds, move, worlds->chance, false))
    return false;
  if (worlds->thinking.chooser == TN_NONE || !worlds->habits.tricks)
    return true;
  worlds->courses = tn_mix(worlds->chance, PLANS);
  if (say_took(worlds))
    return play_move(L, worlds, move, worlds->courses, false);
  return play_plan(L, worlds, move);
}


/* Keeps the decisions after the bid just played. */
static void keep_course(lua_State *L, Worlds *worlds, const Move *bid) {
  const tn_Table *table = &worlds->scratch->table;
  uint32_t at = table->round_at + worlds->tape.used + (uint32_t)bid->size;
  worlds->course.used = 0;
  if (!tn_tape_copy(&worlds->course, &worlds->memory, &table->tape, at,
                    table->tape.used))
    tnl_raise_need(L, worlds->scratch, TN_NO_MEMORY);
}


/* The move at `arg`, as bytes for a tape.  Choices after a discard hardly
** depend on which cards it was, so such moves are taken together as long as
** they are many. */
static Move check_move(lua_State *L, const Worlds *worlds, int arg) {
  Move move;
  bool cards = worlds->match->table.question.kind == TN_ASK_CARDS;
  move.bytes = luaL_checklstring(L, arg, &move.size);
  bool together = cards && !worlds->apart;
  move.key = together ? 1 : tni_habits_key(move.bytes, move.size) | 1;
  return move;
}


/* Is the player asked for a bid? */
static bool bids(const Worlds *worlds) {
  return worlds->match->table.question.kind == TN_ASK_BID;
}


/* Learns, in that many playouts, how to make the choices that the player will
** have after the move, if there are any. */
static bool learn(lua_State *L, Worlds *worlds, const Move *move, uint64_t n) {
  for (uint64_t i = 1; i <= n && worlds->habits.chose; i++)
    if (!play_move(L, worlds, move, tn_mix(worlds->chance, i << 32), true))
      return false;
  return true;
}


/*
** worlds:practise(move [, played]) -> true, more; or false [, error, flow]:
** learns what to choose after the move, in the present world.  Not `more`:
** there is nothing to choose.  `played`: the move has just been played alone.
*/
static int worlds_practise(lua_State *L) {
  Worlds *worlds = toworlds(L);
  Move move = check_move(L, worlds, 2);
  bool played = lua_toboolean(L, 3);
  if ((!played && !play_move(L, worlds, &move, worlds->chance, true)) ||
      !learn(L, worlds, &move, played ? LESSONS : LESSONS_FIRST))
    return tnl_failure(L, worlds);
  lua_pushboolean(L, 1);
  lua_pushboolean(L, worlds->habits.chose);
  return 2;
}


/*
** worlds:play(move [, alone [, idle]]) -> points, trend; or false [, error,
** flow]: what the move, as bytes for a tape, leads to in the present world;
** `alone`: without further playouts to learn what to choose after it; `idle`:
** the player chooses after it as after any other move.  That is the points of
** the player's side in this round, less the mean of the other sides', times
** their number.  Afterwards the player chooses by what was learnt in
** earlier worlds.  `trend` is what so many points of cards have led to on
** average, if several cards are played at once and it is known.
*/
static int worlds_play(lua_State *L) {
  Worlds *worlds = toworlds(L);
  const tn_Table *table = &worlds->scratch->table;
  Move move = check_move(L, worlds, 2);
  if (lua_toboolean(L, 4))
    move.key = 0;
  if (!evaluate(L, worlds, &move))
    return tnl_failure(L, worlds);
  if (bids(worlds))
    keep_course(L, worlds, &move);
  int64_t points = worlds->points[table->side_of[worlds->seat]];
  double trend = tni_trend_at(&worlds->trend, taken(worlds));
  if (!lua_toboolean(L, 3) && !learn(L, worlds, &move, LESSONS))
    return tnl_failure(L, worlds);
  lua_pushinteger(L, points);
  if (!worlds->trend.known)
    return 1;
  lua_pushnumber(L, trend);
  return 2;
}


/* worlds:part(): what to choose after a discard depends on its cards from now
** on, and is learnt anew */
static int worlds_part(lua_State *L) {
  toworlds(L)->apart = true;
  return 0;
}


/* worlds:course() -> bytes, number: the decisions after the bid that was played
** last in the present world, and the seed of that playout */
static int worlds_course(lua_State *L) {
  const Worlds *worlds = toworlds(L);
  lua_pushlstring(L, (const char *)worlds->course.bytes, worlds->course.used);
  lua_pushinteger(L, (lua_Integer)worlds->courses);
  return 2;
}


/*
** worlds:along(move, seed) -> points; or false: what the bid leads to in the
** present world if the round goes on as after another bid.  `move` has the
** decisions after that, too.  False: the rules do not allow them.
*/
static int worlds_along(lua_State *L) {
  Worlds *worlds = toworlds(L);
  const tn_Table *table = &worlds->scratch->table;
  Move move = check_move(L, worlds, 2);
  uint64_t chance = (uint64_t)luaL_checkinteger(L, 3);
  bool played = play_move(L, worlds, &move, chance, false) &&
                table->tape.at == table->tape.used;
  if (played)
    lua_pushinteger(L, worlds->points[table->side_of[worlds->seat]]);
  else
    lua_pushboolean(L, 0);
  return 1;
}


/* worlds:work() -> number: how much has been done, the same on every machine */
static int worlds_work(lua_State *L) {
  lua_pushinteger(L, (lua_Integer)toworlds(L)->work);
  return 1;
}


/* worlds:limit(steps): thinking may take that many from now on; playing a round
** in a world ends early, and fails, when there are none left */
static int worlds_limit(lua_State *L) {
  toworlds(L)->left = luaL_checkinteger(L, 2);
  return 0;
}


/* worlds:left() -> steps, below 0 where there are none */
static int worlds_left(lua_State *L) {
  lua_pushinteger(L, toworlds(L)->left);
  return 1;
}


/* worlds:deal() -> the present world's first deck, top first; the decisions of
** the round so far, as bytes for a tape */
static int worlds_deal(lua_State *L) {
  const Worlds *worlds = toworlds(L);
  const tn_Deck *deck = worlds->match->table.deck;
  tnl_pushcards(L, deck, worlds->world.order, deck->cards);
  lua_pushlstring(L, (const char *)worlds->tape.bytes, worlds->tape.used);
  return 2;
}


static const luaL_Reg functions[] = {
    {"worlds", worlds_new},
    {NULL, NULL},
};

static const luaL_Reg methods[] = {
    {"again", tnl_worlds_again},     {"along", worlds_along},
    {"believe", tnl_worlds_believe}, {"chosen", tnl_worlds_chosen},
    {"course", worlds_course},       {"deal", worlds_deal},
    {"doubt", tnl_worlds_doubt},     {"ignore", tnl_worlds_ignore},
    {"learn", worlds_learn},         {"left", worlds_left},
    {"limit", worlds_limit},         {"look", tnl_worlds_look},
    {"next", tnl_worlds_next},       {"part", worlds_part},
    {"play", worlds_play},           {"practise", worlds_practise},
    {"quick", tnl_worlds_quick},     {"reach", tnl_worlds_reach},
    {"same", tnl_worlds_same},       {"try", worlds_try},
    {"work", worlds_work},           {NULL, NULL},
};


void tnl_open_playout(lua_State *L) {
  tnl_new_type(L, WORLDS_T);
  lua_pushcfunction(L, worlds_gc);
  lua_setfield(L, -2, "__gc");
  luaL_newlib(L, methods);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
}
