/*
** All lines of the tricks that play_tricks plays, without the rules.
**
** From one card to the next nothing but the core acts, as long as no step of
** the rules is called: duties are those of the core, the best card wins.  So
** the walk plays each allowed card on the table and takes it back.  Where rules
** go on (a step that hears of a trick, the end of the tricks) it hands the
** cards so far to Lua, which makes that line again with the rules.
**
** Of ends that are alike, rules see only one: match/ends.h watches what they
** look at, as it does for playouts.
*/
#include "match/ends.h"
#include "think/think.h"

#include <string.h>

#define WALK_T TYPE_NAME("walk")
#define ENDS_T TYPE_NAME("ends")
#define LOOK 8192 /* cards between two looks at the clock */

#define toends(L, arg) ((Ends *)luaL_checkudata(L, arg, ENDS_T))

/* User values: what the table points to. */
enum { WALK_ORDER = 1, WALK_POINTS };

/* The indices of what core.go_through was given. */
enum { GO_WALK = 1, GO_MATCH, GO_TAPE, GO_CALL, GO_KNOWN, GO_ENDS };

typedef struct Walk {
  Match *match;
  tn_Snapshot snapshot; /* where the walk begins */
  tn_Memory memory;
  tn_Tape tape; /* a line as decisions */
  const tn_Order *order;
  const int32_t *points;
  uint8_t play_on[MOST_HEARERS]; /* as the match has it where it begins */
  const Ends *ends;
  uint64_t key; /* of all that ends depend on besides the tricks; 0: unknown */
  lua_Integer share, shares;
  lua_Integer lines, decisions; /* since Lua was called last */
  uint16_t bound;
  uint32_t looks;
  int n, from;            /* cards of the line, and those there before */
  tn_Card card[TN_CARDS]; /* from the beginning of the first trick on */
  bool forced[TN_CARDS];
} Walk;


static Walk *towalk(lua_State *L) { return luaL_checkudata(L, 1, WALK_T); }


static int walk_gc(lua_State *L) {
  Walk *walk = towalk(L);
  tn_snapshot_free(&walk->snapshot);
  tn_tape_free(&walk->tape, &walk->memory);
  return 0;
}


/* Has the table a rule of the host's that says what may be played? */
static bool has_script(const tn_Table *table) {
  for (int rule = 0; rule < table->rules; rule++)
    if (table->rule[rule] == TN_RULE)
      return true;
  return false;
}


/* Is a card asked for within play_tricks, where nothing but cards is asked? */
static bool may_walk(const Match *match) {
  const tn_Table *table = &match->table;
  const tn_Question *question = &table->question;
  return match->only_tricks && question->kind == TN_ASK_CARD &&
         question->to == TN_TRICK && table->to_play > 0 && table->asks_all &&
         table->trick.under_way && !table->plays && !table->speech.any &&
         !match->claim.camp && !has_script(table);
}


/* core.walks(match) -> flag: may the lines of these tricks be gone through
** without the rules? */
static int walks(lua_State *L) {
  lua_pushboolean(L, may_walk(tnl_checkmatch(L, 1)));
  return 1;
}


/* core.tricks_stand(match) -> a number for what decides, besides cards, what
** may be played and what wins; one for all else but the cards */
static int tricks_stand(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  uint64_t rules = tn_tricks_digest(table);
  uint64_t key = tn_mix(rules, tn_standing_digest(table));
  const uint8_t now[] = {match->turn_of, match->turn_skips, match->hearer,
                         match->next_dealer, match->finished_seats};
  for (size_t i = 0; i < sizeof now; i++)
    key = tn_mix(key, now[i]);
  for (int i = 0; i < match->hearers; i++)
    key = tn_mix(key, match->play_on[i]);
  if (match->points) {
    const int32_t *points = tnl_present_points(L, 1);
    for (int i = 0; i < table->deck->kinds; i++)
      key = tn_mix(key, (uint64_t)points[i]);
  }
  lua_pushinteger(L, (lua_Integer)rules);
  lua_pushinteger(L, (lua_Integer)key);
  return 2;
}


/* core.walk(match [, walk]) -> walk: a new one, or that one anew, from where
** the match stands */
static int walk_new(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  luaL_argcheck(L, may_walk(match), 1, "no tricks to walk through");
  lua_settop(L, 2);
  Walk *walk;
  if (lua_isnil(L, 2)) {
    walk = lua_newuserdatauv(L, sizeof *walk, WALK_POINTS);
    memset(walk, 0, sizeof *walk);
    walk->memory = tnl_lua_memory(L);
    luaL_setmetatable(L, WALK_T);
    lua_replace(L, 2);
  }
  walk = luaL_checkudata(L, 2, WALK_T);
  tn_Table *table = &match->table;
  walk->match = match;
  walk->order = tnl_present_order(L, 1);
  pushvalue(L, 1, MATCH_ORDER);
  lua_setiuservalue(L, 2, WALK_ORDER);
  walk->points = match->points ? tnl_present_points(L, 1) : NULL;
  pushvalue(L, 1, MATCH_POINTS);
  lua_setiuservalue(L, 2, WALK_POINTS);
  memcpy(walk->play_on, match->play_on, sizeof walk->play_on);
  walk->n = walk->from = table->trick.plays;
  memcpy(walk->card, table->trick.cards, (size_t)walk->n);
  if (!tn_snapshot_take(&walk->snapshot, table))
    tnl_raise_need(L, match, TN_NO_MEMORY);
  return 1;
}


/* Ends the trick and begins the next.  False: rules go on, or none is left. */
static bool next_trick(Match *match) {
  tn_Table *table = &match->table;
  uint8_t winner = tn_trick_end(table);
  bool last = winner == table->until_wins;
  table->to_play = last ? 0 : (uint16_t)(table->to_play - 1);
  if (table->stop_after_trick && hears_trick(match, winner))
    return false;
  return table->to_play > 0 && tn_trick_begin(table, winner);
}


/* Brings the table back to where the walk stands, after Lua has used it. */
static void come_back(Walk *walk) {
  Match *match = walk->match;
  tn_Table *table = &match->table;
  tn_snapshot_restore(&walk->snapshot, table);
  table->order = walk->order;
  match->points = walk->points;
  memcpy(match->play_on, walk->play_on, sizeof match->play_on);
  table->log.on = false;
  for (int i = walk->from; i < walk->n; i++) {
    tn_trick_play(table, walk->card[i]);
    if (table->trick.plays == table->trick.size)
      next_trick(match);
  }
}


/* Pushes the decisions of the line, with those before it. */
static void push_line(lua_State *L, Walk *walk) {
  walk->tape.used = 0;
  for (int i = walk->from; i < walk->n; i++) {
    tn_Answer answer = {TN_CARD_ANSWER, walk->forced[i], 1, walk->card[i],
                        NULL};
    if (!tn_tape_write(&walk->tape, &walk->memory, answer))
      tnl_raise_need(L, walk->match, TN_NO_MEMORY);
  }
  lua_pushvalue(L, GO_TAPE);
  const char *bytes = (const char *)walk->tape.bytes;
  lua_pushlstring(L, bytes ? bytes : "", walk->tape.used);
  lua_concat(L, 2);
}


/* Calls Lua with the value on top, what has been counted, and the key of an
** end.  False: the walk is to stop. */
static bool call(lua_State *L, Walk *walk, uint64_t key) {
  tn_Table *table = &walk->match->table;
  table->log.on = true;
  lua_pushvalue(L, GO_CALL);
  lua_insert(L, -2);
  lua_pushinteger(L, walk->lines);
  lua_pushinteger(L, walk->decisions);
  lua_pushinteger(L, (lua_Integer)key);
  walk->lines = walk->decisions = 0;
  lua_call(L, 4, 1);
  bool on = lua_isinteger(L, -1);
  walk->share = on ? lua_tointeger(L, -1) : 0;
  lua_pop(L, 1);
  table->log.on = false;
  return on;
}


/* Rules go on from here: Lua makes the line again. */
static bool hand_over(lua_State *L, Walk *walk, uint64_t key) {
  push_line(L, walk);
  bool on = call(L, walk, key);
  come_back(walk);
  return on;
}


/* Is there time for more? */
static bool look(lua_State *L, Walk *walk) {
  if (++walk->looks % LOOK != 0)
    return true;
  lua_pushnil(L);
  return call(L, walk, 0);
}


/* The key of an end of the tricks: all that rules may look at then, or tell. */
static uint64_t end_key(const Walk *walk) {
  const tn_Table *table = &walk->match->table;
  uint64_t key = tn_mix(walk->key, tnl_ends_key(walk->ends, walk->match));
  for (uint8_t seat = 0; seat < table->players; seat++)
    key = tn_mix(key, table->tricks[seat] << 16 |
                          table->pile[tn_hand_pile(seat)].count);
  return tn_mix(key, (uint64_t)walk->share) | 1;
}


/* The tricks are over. */
static bool end_line(lua_State *L, Walk *walk) {
  uint64_t key = walk->key ? end_key(walk) : 0;
  bool known = key && lua_rawgeti(L, GO_KNOWN, (lua_Integer)key) != LUA_TNIL;
  lua_settop(L, GO_ENDS);
  if (!known)
    return hand_over(L, walk, key);
  walk->lines++;
  walk->share = walk->share % walk->shares + 1;
  return true;
}


static bool go(lua_State *L, Walk *walk);


/* The cards of the trick on the table are the last ones of the line. */
static void lay_trick(const Walk *walk, tn_Trick *trick, const tn_Trick *as) {
  *trick = *as;
  memcpy(trick->cards, walk->card + walk->n - trick->plays, trick->plays);
}


/* All have played to the trick. */
static bool end_trick(lua_State *L, Walk *walk) {
  Match *match = walk->match;
  tn_Table *table = &match->table;
  const tn_Trick trick = table->trick;
  uint16_t to_play = table->to_play;
  bool next = next_trick(match), on;
  uint8_t winner = trick.best;
  if (next)
    on = go(L, walk);
  else if (table->stop_after_trick && hears_trick(match, winner))
    on = hand_over(L, walk, 0);
  else
    on = end_line(L, walk);
  table->to_play = to_play;
  table->tricks[winner]--;
  tn_Pile *won = &table->pile[tn_won_pile(table, table->side_of[winner])];
  won->count = (uint16_t)(won->count - trick.plays);
  lay_trick(walk, &table->trick, &trick);
  table->pile[TN_TRICK].count = trick.plays;
  return on;
}


/* The player in turn plays a card; all lines behind it; the card is taken
** back. */
static bool try_card(lua_State *L, Walk *walk, tn_Card card, bool forced) {
  tn_Table *table = &walk->match->table;
  const tn_Trick trick = table->trick;
  tn_Pile *hand = &table->pile[tn_hand_pile(trick.turn)];
  const tn_Set held = hand->set, played = table->played[trick.turn];
  tn_Kinds thrown = table->thrown;
  tn_trick_play(table, card);
  walk->forced[walk->n] = forced;
  walk->card[walk->n++] = card;
  bool on = go(L, walk);
  walk->n--;
  hand->set = held;
  hand->count++;
  table->played[trick.turn] = played;
  table->thrown = thrown;
  lay_trick(walk, &table->trick, &trick);
  table->pile[TN_TRICK].count = trick.plays;
  return on;
}


/* All lines from here on.  False: the walk is to stop.  Where nobody can play,
** Lua finds out why. */
static bool go(lua_State *L, Walk *walk) {
  tn_Table *table = &walk->match->table;
  if (table->trick.plays == table->trick.size)
    return end_trick(L, walk);
  tn_Kinds legal = 0;
  if (tn_trick_legal(table, &legal) != TN_DONE || !legal)
    return hand_over(L, walk, 0);
  walk->bound |= table->bound;
  bool forced = !(legal & (legal - 1)), on = look(L, walk);
  for (; legal && on; legal &= legal - 1) {
    walk->decisions += !forced;
    on = try_card(L, walk, tn_kinds_first(legal), forced);
  }
  return on;
}


/*
** core.go_through(walk, match, tape, f, known, ends, key, share, shares) ->
** lines, decisions, obligations by number: all lines of the tricks.
** f(line, lines, decisions, end) is called where rules go on, with the
** decisions so far as a tape should have them, with what was counted since it
** was called last, and with a key of how the tricks have ended, or 0.  Now and
** then it is called without a line, so that it can look at the clock.  It
** answers the share that is next, or nil: the walk stops.  Ends whose key is
** in the table `known` are only counted.
*/
static int go_through(lua_State *L) {
  Walk *walk = towalk(L);
  Match *match = tnl_checkmatch(L, GO_MATCH);
  luaL_argcheck(L, match == walk->match, GO_MATCH, "another match");
  luaL_checktype(L, GO_TAPE, LUA_TSTRING);
  luaL_checktype(L, GO_KNOWN, LUA_TTABLE);
  walk->ends = toends(L, GO_ENDS);
  walk->key = (uint64_t)luaL_checkinteger(L, GO_ENDS + 1);
  walk->share = luaL_checkinteger(L, GO_ENDS + 2);
  walk->shares = luaL_checkinteger(L, GO_ENDS + 3);
  lua_settop(L, GO_ENDS);
  luaL_checkstack(L, 3 * TN_CARDS, NULL);
  walk->lines = walk->decisions = 0;
  walk->bound = 0;
  match->table.log.on = false;
  go(L, walk);
  match->table.log.on = true;
  lua_pushinteger(L, walk->lines);
  lua_pushinteger(L, walk->decisions);
  tnl_push_obligations(L, &match->table, walk->bound);
  return 3;
}


/* core.ends(match) -> what is known of the ends of its rounds */
static int ends_new(lua_State *L) {
  tnl_checkmatch(L, 1);
  Ends *ends = lua_newuserdatauv(L, sizeof *ends, 0);
  memset(ends, 0, sizeof *ends);
  luaL_setmetatable(L, ENDS_T);
  return 1;
}


/* core.watch_end(match, ends): the tricks are over.  From now on it is watched
** what the rules look at. */
static int watch_end(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  Ends *ends = toends(L, 2);
  if (match->points)
    tnl_present_points(L, 1);
  ends->key = 0;
  ends->off = false;
  match->known = ends;
  tnl_ends_watch(L, 1, match);
  return 0;
}


/* Is a run of trumps read among cards that sides have won?  A short game gives
** them more. */
static bool reads_won(const Match *match, const Ends *ends) {
  const tn_Table *table = &match->table;
  uint64_t won = ((UINT64_C(1) << table->sides) - 1) << tn_won_pile(table, 0);
  for (uint32_t i = 0; i < ends->reads; i++)
    if (ends->read[i].kind == READ_RUN && ends->read[i].piles & won)
      return true;
  return false;
}


/* core.end_watched(match) -> flag: the watch is over; have the rules looked at
** nothing but what the key of an end has? */
static int end_watched(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  Ends *ends = match->known;
  if (!ends)
    return 0;
  tnl_ends_keep(L, 1, match, NULL);
  lua_pushboolean(L, !ends->off && !ends->changed && !reads_won(match, ends));
  return 1;
}


static const luaL_Reg functions[] = {
    {"end_watched", end_watched}, {"ends", ends_new},
    {"go_through", go_through},   {"tricks_stand", tricks_stand},
    {"walk", walk_new},           {"walks", walks},
    {"watch_end", watch_end},     {NULL, NULL},
};


void tnl_open_walk(lua_State *L) {
  tnl_new_type(L, WALK_T);
  lua_pushcfunction(L, walk_gc);
  lua_setfield(L, -2, "__gc");
  lua_pop(L, 1);
  tnl_new_type(L, ENDS_T);
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
}
