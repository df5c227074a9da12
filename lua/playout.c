/*
** Playouts: what a move comes to in worlds that the player cannot tell from
** the true one.
**
** A bot thinks in a scratch match of the same rules, always the same one.  For
** each world the round so far is played again in it, with the deck and the
** secret answers of that world; then the move, then native bots to the end of
** the round.  Chance is another from there on: what will be shuffled or drawn
** in the true match is nothing that a player can know.
**
** Native bots play better for some sense for tricks, if it is the right one:
** whether a side should take tricks or avoid them is seen from a few playouts
** by random bots, by what its points have to do with its tricks.
*/
#include "bindings.h"

#include <string.h>

#define WORLDS_T "tenace.worlds"
#define TRIALS 32 /* random playouts to see what tricks are worth */

/* What things cost, a decision of a playout costing 1. */
#define PLANS 8   /* ways to go on that are tried where there are choices */
#define CALL 20   /* a word of the rules */
#define WORLD 300 /* a world, */
#define EVENT 4   /* and each event that it has to agree with */

#define toworlds(L) ((Worlds *)luaL_checkudata(L, 1, WORLDS_T))

/* User values. */
enum { WORLDS_MATCH = 1, WORLDS_SCRATCH, WORLDS_FLOW };

typedef struct Worlds {
  const Match *match; /* the true one, waiting for an answer of `seat` */
  Match *scratch;
  tn_Knowledge *knowledge;
  tn_Memory memory;
  tn_Random random;
  tn_World world;
  tn_Tape tape;          /* the round so far, as it is in the world */
  tn_Tape plan;          /* a move and the choices that go best with it */
  uint64_t chance;       /* the world's seed from the move on */
  uint64_t work;         /* done so far */
  uint8_t bot[TN_SEATS]; /* tn_Bot that plays out, by side */
  lua_State *flow;       /* of the scratch match */
  bool failed;           /* an error is on top of the flow */
  uint8_t seat;
} Worlds;


static int worlds_gc(lua_State *L) {
  Worlds *worlds = toworlds(L);
  if (worlds->knowledge)
    tn_knowledge_free(worlds->knowledge);
  if (worlds->memory.alloc) {
    tn_tape_free(&worlds->tape, &worlds->memory);
    tn_tape_free(&worlds->plan, &worlds->memory);
  }
  worlds->knowledge = NULL;
  return 0;
}


/*
** core.worlds(match, scratch, flow) -> worlds
** Worlds for the player whom the match asks; its log has been kept.  The
** scratch match stands before the same round, pauses at a round's end, and is
** run by `flow`.
*/
static int worlds_new(lua_State *L) {
  const Match *match = checkmatch(L, 1);
  const tn_Table *table = &match->table;
  luaL_argcheck(L, table->question.kind != TN_ASK_NOTHING, 1,
                "nobody is asked");
  Match *scratch = checkmatch(L, 2);
  luaL_checktype(L, 3, LUA_TFUNCTION);
  Worlds *worlds = lua_newuserdatauv(L, sizeof *worlds, WORLDS_FLOW);
  memset(worlds, 0, sizeof *worlds);
  luaL_setmetatable(L, WORLDS_T);
  for (int n = WORLDS_MATCH; n <= WORLDS_FLOW; n++) {
    lua_pushvalue(L, n);
    lua_setiuservalue(L, 4, n);
  }
  worlds->match = match;
  worlds->scratch = scratch;
  worlds->seat = table->question.seat;
  worlds->random =
      tn_random(table->seed, TN_WORLDS, worlds->seat, table->tape.read);
  worlds->memory = lua_memory(L);
  memset(worlds->bot, TN_RANDOM, sizeof worlds->bot);
  worlds->knowledge = tn_knowledge_new(table, worlds->seat, &worlds->memory);
  if (!worlds->knowledge)
    return raise_need(L, scratch, TN_NO_MEMORY);
  return 1;
}


/* The scratch match stands before the round, whose decisions lie ready. */
static void rewind_scratch(lua_State *L, Worlds *worlds) {
  const tn_Table *truth = &worlds->match->table;
  Match *scratch = worlds->scratch;
  tn_Table *table = &scratch->table;
  tn_table_rewind(table, truth->round);
  table->seed = truth->seed;
  table->deck_order = worlds->world.order;
  table->deck_orders = worlds->world.orders;
  table->supposed = true;
  memset(table->bot, TN_ASKED, sizeof table->bot);
  scratch->calls = 0;
  scratch->over = scratch->between = false;
  scratch->finished = truth->round - 1;
  scratch->order_stale = true;
  scratch->winner = TN_NONE;
  scratch->next_dealer = truth->began_by;
  if (!tn_tape_load(&table->tape, &table->memory, worlds->tape.bytes,
                    worlds->tape.used))
    raise_need(L, scratch, TN_NO_MEMORY);
}


/* Is the player now asked what is asked in the true match? */
static bool asks_the_same(const Worlds *worlds) {
  const Match *scratch = worlds->scratch;
  const tn_Question *asks = &scratch->table.question;
  const tn_Question *asked = &worlds->match->table.question;
  return !scratch->over && !scratch->between && asks->seat == worlds->seat &&
         asks->kind == asked->kind &&
         scratch->table.tape.at == scratch->table.tape.used;
}


/* Goes on in the scratch match until somebody is asked or the round ends. */
static bool go_on(lua_State *L, Worlds *worlds) {
  worlds->failed = !resume_flow(L, worlds->flow);
  return !worlds->failed;
}


/* Plays the round so far in the world.  Does it come to the question? */
static bool play_so_far(lua_State *L, Worlds *worlds) {
  rewind_scratch(L, worlds);
  lua_getiuservalue(L, 1, WORLDS_SCRATCH);
  lua_getiuservalue(L, 1, WORLDS_FLOW);
  int top = lua_gettop(L);
  worlds->flow = set_flow(L, top - 1, top);
  lua_settop(L, top - 2);
  return go_on(L, worlds) && asks_the_same(worlds);
}


/* Copies the round's decisions and puts the world's secrets among them. */
static bool write_tape(lua_State *L, Worlds *worlds) {
  const tn_Table *truth = &worlds->match->table;
  tn_Tape *tape = &worlds->tape;
  tape->used = 0;
  if (!tn_tape_load(tape, &worlds->memory, truth->tape.bytes + truth->round_at,
                    truth->tape.at - truth->round_at))
    raise_need(L, worlds->scratch, TN_NO_MEMORY);
  return tn_world_write(&worlds->world, tape);
}


/* Plays the round so far with a log.  Has the player seen the same? */
static bool looks_alike(lua_State *L, Worlds *worlds) {
  tn_Table *table = &worlds->scratch->table;
  lua_getiuservalue(L, 1, WORLDS_SCRATCH);
  lua_pushnil(L);
  lua_setiuservalue(L, -2, MATCH_NOTES);
  lua_pop(L, 1);
  table->log.on = true;
  bool alike = play_so_far(L, worlds);
  table->log.on = false;
  return alike && !table->log.failed &&
         tn_seen_alike(&worlds->match->table, table, worlds->seat);
}


/* Answers false; and what was raised, and the dead flow, if something was. */
static int failure(lua_State *L, Worlds *worlds) {
  lua_pushboolean(L, 0);
  if (!worlds->failed)
    return 1;
  lua_xmove(worlds->flow, L, 1);
  lua_getiuservalue(L, 1, WORLDS_SCRATCH);
  pushvalue(L, -1, MATCH_FLOW);
  lua_remove(L, -2);
  return 3;
}


/*
** worlds:next() -> true; or false [, error, flow]
** Another world.  False: none was found, or the player would have seen it
** differently, and it is to be dropped.
*/
static int worlds_next(lua_State *L) {
  Worlds *worlds = toworlds(L);
  const tn_Log *log = &worlds->match->table.log;
  worlds->failed = false;
  worlds->work += WORLD + EVENT * (uint64_t)(log->used - log->round);
  bool made =
      tn_world_sample(worlds->knowledge, &worlds->random, &worlds->world);
  worlds->chance = tn_random_next(&worlds->random);
  if (!made || !write_tape(L, worlds) || !looks_alike(L, worlds))
    return failure(L, worlds);
  lua_pushboolean(L, 1);
  return 1;
}


/*
** Native bots of these sorts play to the end of the round.  They are sober: if
** they bid as random bots do, every auction would be driven to its top, and no
** bid would tell from another.
*/
static bool play_out(lua_State *L, Worlds *worlds, uint64_t chance,
                     const uint8_t *bot) {
  Match *scratch = worlds->scratch;
  tn_Table *table = &scratch->table;
  table->seed = chance;
  table->supposed = false;
  table->key = tn_random(table->seed, TN_BOT, 0, 0).state;
  for (uint8_t seat = 0; seat < table->players; seat++)
    table->bot[seat] = bot[table->side_of[seat]];
  scratch->sober = true;
  scratch->chosen = false;
  scratch->chooser = TN_NONE;
  bool ended = go_on(L, worlds) && (scratch->over || scratch->between);
  scratch->sober = false;
  worlds->work +=
      table->tape.read - table->round_read + CALL * (uint64_t)scratch->calls;
  return ended;
}


/* A side's points in this round, less the mean of the others', times the number
** of the others: a whole number. */
static int64_t margin(const tn_Table *table, uint8_t side) {
  const tn_Ledger *ledger = &table->ledger;
  int others = table->sides > 1 ? table->sides - 1 : 1;
  int64_t sum = 0;
  for (uint32_t n = table->round_lines; n < ledger->used; n++) {
    int64_t points = ledger->lines[n].points;
    sum += ledger->lines[n].side == side ? points * others : -points;
  }
  return sum;
}


/* What tricks and points have to do with each other. */
typedef struct Trial {
  double n, tricks, points, tricks2, points2, both; /* sums */
} Trial;


static void add_trial(Trial *trial, double tricks, double points) {
  trial->n++;
  trial->tricks += tricks;
  trial->points += points;
  trial->tricks2 += tricks * tricks;
  trial->points2 += points * points;
  trial->both += tricks * points;
}


/* The bot for a side: random unless three standard errors speak for more. */
static uint8_t judge(const Trial *trial) {
  double n = trial->n;
  double both = n * trial->both - trial->tricks * trial->points;
  double tricks = n * trial->tricks2 - trial->tricks * trial->tricks;
  double points = n * trial->points2 - trial->points * trial->points;
  if (both * both * (n + 7) <= 9 * tricks * points)
    return TN_RANDOM;
  return both > 0 ? TN_TAKER : TN_DUCKER;
}


/* Was the last playout one of a game without tricks? */
static bool no_tricks(const tn_Table *table) {
  for (uint8_t side = 0; side < table->sides; side++)
    if (tn_table_side_tricks(table, side) > 0)
      return false;
  return true;
}


/*
** worlds:try() -> true; or false [, error, flow]
** Finds out in the present world which bots are to play out from now on.
*/
static int worlds_try(lua_State *L) {
  Worlds *worlds = toworlds(L);
  const tn_Table *table = &worlds->scratch->table;
  Trial trial[TN_SEATS] = {{0}};
  uint8_t random[TN_SEATS];
  memset(random, TN_RANDOM, sizeof random);
  for (uint64_t n = 1; n <= TRIALS; n++) {
    if (n == 4 && no_tricks(table))
      break;
    if (!play_so_far(L, worlds) ||
        !play_out(L, worlds, tn_mix(worlds->chance, n), random))
      return failure(L, worlds);
    for (uint8_t side = 0; side < table->sides; side++)
      add_trial(&trial[side], tn_table_side_tricks(table, side),
                (double)margin(table, side));
  }
  for (uint8_t side = 0; side < table->sides; side++)
    worlds->bot[side] = judge(&trial[side]);
  lua_pushboolean(L, 1);
  return 1;
}


/* Plays the move, and what comes after it on the tape, to the round's end. */
static bool play_move(lua_State *L, Worlds *worlds, const void *move,
                      size_t size, uint64_t chance) {
  tn_Table *table = &worlds->scratch->table;
  if (!play_so_far(L, worlds))
    return false;
  if (!tn_tape_load(&table->tape, &table->memory, move, size))
    raise_need(L, worlds->scratch, TN_NO_MEMORY);
  return play_out(L, worlds, chance, worlds->bot);
}


/* Keeps the move just played out with the choices made after it. */
static void keep_plan(lua_State *L, Worlds *worlds) {
  const tn_Tape *tape = &worlds->scratch->table.tape;
  uint32_t before = worlds->scratch->table.round_at + worlds->tape.used;
  worlds->plan.used = 0;
  if (!tn_tape_load(&worlds->plan, &worlds->memory, tape->bytes + before,
                    worlds->scratch->chosen_at - before))
    raise_need(L, worlds->scratch, TN_NO_MEMORY);
}


/*
** After the move a side has made choices, at random: a contract, cards put
** away.  Nobody is that careless, so several ways are tried, and the one that
** comes out best for that side is played out again.
*/
static bool play_plan(lua_State *L, Worlds *worlds, const char *move,
                      size_t size) {
  Match *scratch = worlds->scratch;
  uint8_t side = scratch->chooser;
  int64_t best = margin(&scratch->table, side);
  keep_plan(L, worlds);
  for (uint64_t n = 1; n < PLANS; n++) {
    if (!play_move(L, worlds, move, size, tn_mix(worlds->chance, n)))
      return false;
    if (scratch->chooser == side && margin(&scratch->table, side) > best) {
      best = margin(&scratch->table, side);
      keep_plan(L, worlds);
    }
  }
  return play_move(L, worlds, worlds->plan.bytes, worlds->plan.used,
                   tn_mix(worlds->chance, PLANS));
}


/*
** worlds:play(move) -> points; or false [, error, flow]
** What the move, as bytes for a tape, comes to in the present world: the points
** of the player's side in this round less the mean of the other sides', times
** their number.
*/
static int worlds_play(lua_State *L) {
  Worlds *worlds = toworlds(L);
  const tn_Table *table = &worlds->scratch->table;
  size_t size;
  const char *move = luaL_checklstring(L, 2, &size);
  if (!play_move(L, worlds, move, size, worlds->chance))
    return failure(L, worlds);
  if (worlds->scratch->chooser != TN_NONE && !play_plan(L, worlds, move, size))
    return failure(L, worlds);
  lua_pushinteger(L, margin(table, table->side_of[worlds->seat]));
  return 1;
}


/* worlds:work() -> number: how much has been done, the same on every machine */
static int worlds_work(lua_State *L) {
  lua_pushinteger(L, (lua_Integer)toworlds(L)->work);
  return 1;
}


/* worlds:deal() -> the present world's first deck, top first; the decisions of
** the round so far, as bytes for a tape */
static int worlds_deal(lua_State *L) {
  const Worlds *worlds = toworlds(L);
  const tn_Deck *deck = worlds->match->table.deck;
  pushcards(L, deck, worlds->world.order, deck->cards);
  lua_pushlstring(L, (const char *)worlds->tape.bytes, worlds->tape.used);
  return 2;
}


static const luaL_Reg functions[] = {
    {"worlds", worlds_new},
    {NULL, NULL},
};

static const luaL_Reg methods[] = {
    {"deal", worlds_deal}, {"next", worlds_next}, {"play", worlds_play},
    {"try", worlds_try},   {"work", worlds_work}, {NULL, NULL},
};


void open_playout(lua_State *L) {
  luaL_newmetatable(L, WORLDS_T);
  lua_pushcfunction(L, worlds_gc);
  lua_setfield(L, -2, "__gc");
  luaL_newlib(L, methods);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
}
