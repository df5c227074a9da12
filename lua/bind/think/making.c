/*
** Making worlds, and comparing what the player would have seen in them.
**
** To compare, the round so far is played with a log.  That takes most of the
** time that a world needs, and hardly ever finds anything.  So after some
** worlds without a difference only one in a few is compared, until one differs:
** from then on all are.
*/
#include "think/think.h"
#include "match/asking.h"
#include "think/worlds.h"

#include <string.h>

#define OFFERS 6     /* worlds from which a likely one is taken, */
#define DRAWS 100    /* or where it need not be played to know it */
#define DRAW 10      /* the work of each further one then */
#define REFUSALS 500 /* worlds against what was told of the worth of cards, */
#define MEASURE 5    /* and the work of looking at each such fact */
#define WORLD 300    /* the work of a world, */
#define EVENT 4      /* and of each event that it must agree with */
#define LOOKS 16     /* so many looks at what was told of hands are work of 1 */
#define ALL_FIRST 8  /* worlds that are all compared, */
#define ONE_OF 8     /* and then one of these */


/* Adds decisions of the true match to the world's tape. */
static void copy_tape(lua_State *L, Worlds *worlds, uint32_t at, uint32_t end) {
  if (!tn_tape_copy(&worlds->tape, &worlds->memory, &worlds->match->table.tape,
                    at, end))
    tnl_raise_need(L, worlds->scratch, TN_NO_MEMORY);
}


/* Puts the choice on top in place of decision number `n`, from 1. */
static void replace(lua_State *L, Worlds *worlds, uint32_t n) {
  size_t size;
  const char *text = lua_tolstring(L, -1, &size);
  uint32_t at = tn_tape_find(&worlds->tape, n - 1);
  if (!tn_tape_replace(&worlds->tape, &worlds->memory, at,
                       text_answer(L, text, size)))
    tnl_raise_need(L, worlds->scratch, TN_NO_MEMORY);
}


/* What others have sealed may be anything that they could choose. */
static void seal_anew(lua_State *L, Worlds *worlds) {
  const Match *match = worlds->match;
  int top = lua_gettop(L);
  for (uint8_t seat = 0; seat < match->table.players; seat++) {
    if (seat == worlds->seat || match->sealed[seat] == 0)
      continue;
    lua_getiuservalue(L, 1, WORLDS_MATCH);
    pushvalue(L, -1, MATCH_SEALED);
    lua_rawgeti(L, -1, seat + 1);
    uint32_t n = (uint32_t)lua_rawlen(L, -1);
    lua_rawgeti(L, -1, tn_random_below(&worlds->random, n) + (lua_Integer)1);
    if (n > 1) /* else it was forced, and all know it */
      replace(L, worlds, match->sealed[seat]);
    lua_settop(L, top);
  }
}


/* Adds a decision of others to the world's tape. */
static void add_answer(lua_State *L, Worlds *worlds, tn_Answer answer) {
  if (!tn_tape_write(&worlds->tape, &worlds->memory, answer))
    tnl_raise_need(L, worlds->scratch, TN_NO_MEMORY);
}


/* The size of a text without its last words. */
static size_t without_words(const char *text, size_t size, int words) {
  while (size > 0 && words > 0)
    words -= text[--size] == ' ';
  return size;
}


/* Adds a text with the cards of the world: they are its last words. */
static void add_text(lua_State *L, Worlds *worlds, tn_Answer answer,
                     const tn_Secret *secret) {
  const tn_Deck *deck = worlds->match->table.deck;
  char text[TN_TEXT];
  size_t size = without_words(answer.bytes, answer.size, secret->n);
  memcpy(text, answer.bytes, size);
  for (int i = 0; i < secret->n; i++) {
    const char *name = deck->name[secret->cards[i]];
    size_t more = strlen(name);
    if (size + more + 1 >= TN_TEXT)
      tnl_raise(L, "ask: answer_too_long %d", TN_TEXT - 1);
    text[size] = ' ';
    for (size_t k = 0; k < more; k++)
      text[size + 1 + k] = name[k];
    size += more + 1;
  }
  answer.bytes = text;
  answer.size = (uint16_t)size;
  add_answer(L, worlds, answer);
}


/* Adds a decision with the cards that the world has for it.  False if it is not
** one of as many cards. */
static bool add_secret(lua_State *L, Worlds *worlds, tn_Answer answer,
                       const tn_Secret *secret) {
  if (answer.kind == TN_TEXT_ANSWER) {
    add_text(L, worlds, answer, secret);
    return true;
  }
  bool same = answer.size == secret->n;
  if (same) {
    answer.bytes = secret->cards;
    answer.card = *secret->cards;
  }
  add_answer(L, worlds, answer);
  return same;
}


/* Copies the round's decisions up to a place of the true tape, with the world's
** secrets in place of the true ones. */
static bool copy_secrets(lua_State *L, Worlds *worlds, uint32_t end) {
  const tn_Tape *tape = &worlds->match->table.tape;
  const tn_World *world = &worlds->world;
  uint32_t at = worlds->match->table.round_at, from = at, read = 0;
  bool all = true;
  for (uint32_t n = 0; n < world->secrets; n++) {
    for (; read < world->secret[n].decision && at < end; read++)
      tn_tape_get(tape, at, &at);
    if (at >= end)
      break;
    copy_tape(L, worlds, from, at);
    tn_Answer answer = tn_tape_get(tape, at, &at);
    all &= add_secret(L, worlds, answer, &world->secret[n]);
    from = at;
    read++;
  }
  copy_tape(L, worlds, from, end);
  return all;
}


/* Writes the round's decisions as they are in the world.  Where all are asked
** at once, others' answers are left out: nobody knows them yet. */
static bool write_tape(lua_State *L, Worlds *worlds) {
  const tn_Table *truth = &worlds->match->table;
  uint32_t end = truth->at_once ? truth->together.asked_at : truth->tape.at;
  worlds->tape.used = 0;
  bool all = copy_secrets(L, worlds, end);
  if (truth->at_once)
    copy_tape(L, worlds, truth->together.answer_at, truth->tape.at);
  seal_anew(L, worlds);
  return all;
}


/* Begins a log, with notes of its own. */
static void begin_log(lua_State *L, Worlds *worlds) {
  lua_getiuservalue(L, 1, WORLDS_SCRATCH);
  lua_pushnil(L);
  lua_setiuservalue(L, -2, MATCH_NOTES);
  lua_pop(L, 1);
  worlds->scratch->table.log.on = true;
}


/* Plays the round so far with a log.  Has the player seen the same? */
static bool looks_alike(lua_State *L, Worlds *worlds) {
  tn_Table *table = &worlds->scratch->table;
  begin_log(L, worlds);
  bool alike = tnl_play_so_far(L, worlds);
  table->log.on = false;
  return alike && tn_seen_alike(&worlds->match->table, table, worlds->seat);
}


/*
** worlds:again() -> events, alike, true_events: plays the round so far in the
** present world once more, with a log, and says until which of its events, and
** of those of the true match, the player would have seen the same; nothing if
** no world was found
*/
int tnl_worlds_again(lua_State *L) {
  Worlds *worlds = toworlds(L);
  const tn_Table *truth = &worlds->match->table;
  const tn_Table *table = &worlds->scratch->table;
  worlds->ends.off = true; /* somebody looks at each playout */
  if (!worlds->found)
    return 0;
  bool alike = looks_alike(L, worlds);
  lua_pushinteger(L, tn_seen_until(truth, table, worlds->seat));
  lua_pushboolean(L, alike);
  lua_pushinteger(L, tn_seen_until(table, truth, worlds->seat));
  return 3;
}


/* worlds:look(): from now on the questions in the worlds can be looked at, as
** those of the true match can */
int tnl_worlds_look(lua_State *L) {
  Worlds *worlds = toworlds(L);
  worlds->ends.off = worlds->scratch->looked = true;
  return 0;
}


/* Is the world to be compared with what the player has seen? */
static bool compares(const Worlds *worlds) {
  return !worlds->trusts || worlds->made <= ALL_FIRST ||
         worlds->made % ONE_OF == 0;
}


/* The same as looks_alike, with the work that it is. */
static bool compare(lua_State *L, Worlds *worlds) {
  const tn_Log *log = &worlds->match->table.log;
  worlds->work += EVENT * (uint64_t)(log->used - log->round);
  worlds->compared = true;
  return looks_alike(L, worlds);
}


/* Plays with a log until the last choice that tells something has been made. */
static bool play_choices(lua_State *L, Worlds *worlds) {
  tn_Table *table = &worlds->scratch->table;
  uint32_t last = 0;
  for (uint8_t i = 0; i < worlds->beliefs.n; i++)
    if (worlds->beliefs.belief[i].decision > last)
      last = worlds->beliefs.belief[i].decision;
  table->log.on = true;
  tnl_begin_again(L, worlds, tn_tape_find(&worlds->tape, last + 1));
  bool played = tnl_go_on(L, worlds);
  table->log.on = false;
  worlds->work += EVENT * (uint64_t)(table->log.used - table->log.round);
  return played;
}


/* In a new world the tricks so far must be played again, and so must what came
** before them.  But if the rules do the same in all worlds, only the cards lie
** elsewhere, and what others have sealed may have another size.  Now and then
** that is made sure of. */
static void forget(Worlds *worlds) {
  Trace *trace = &worlds->trace;
  tn_Snapshot *snapshot = &worlds->skip.snapshot;
  if (trace->usable && worlds->skip.nth > 0 && trace_is_shared(trace) &&
      !compares(worlds) && tn_snapshot_lay(snapshot, worlds->world.where)) {
    snapshot->table.tape.at = snapshot->table.round_at + worlds->tape.used;
    return;
  }
  worlds->skip.nth = 0;
  trace->usable = false;
}


/* Should the present world, whose hands were just looked at, be used? */
static bool believe(Worlds *worlds) {
  double chance = tni_beliefs_chance(&worlds->beliefs);
  double drawn = (double)(tn_random_next(&worlds->random) >> 11) * 0x1p-53;
  return drawn < chance;
}


/* Worlds of which it is known as soon as the cards have been laid whether they
** agree with what was told of the worth of cards; and, where hands have not
** changed since, what others held when they chose. */
typedef struct Drawing {
  lua_State *L;
  Worlds *worlds;
  int draws, refused;
} Drawing;


/* Do the cards agree with what was told?  After so many that did not the next
** are taken as they are, to be compared when they are played. */
static bool agrees(Drawing *drawing, const uint8_t *where) {
  lua_State *L = drawing->L;
  Worlds *worlds = drawing->worlds;
  if (worlds->told == 0 || drawing->refused >= REFUSALS)
    return true;
  lua_getiuservalue(L, 1, WORLDS_MATCH);
  bool holds =
      tnl_outdone_holds(L, lua_gettop(L), worlds->outdone, worlds->told, where);
  lua_pop(L, 1);
  drawing->refused += !holds;
  worlds->work += MEASURE * (uint64_t)worlds->told;
  return holds;
}


/* Are these hands likely?  The last ones are taken as they are. */
static bool is_likely(void *host, const uint8_t *where) {
  Drawing *drawing = host;
  Worlds *worlds = drawing->worlds;
  if (!agrees(drawing, where))
    return false;
  if (!worlds->beliefs.kept)
    return true;
  tni_beliefs_see(&worlds->beliefs, worlds->match->table.deck, where);
  worlds->work += drawing->draws > 0 ? DRAW : 0;
  drawing->draws++;
  return !worlds->believes || drawing->draws >= DRAWS || believe(worlds);
}


/* Draws a world.  Where it shows by itself what others held when they chose, it
** is drawn anew until that is likely. */
static bool draw_world(lua_State *L, Worlds *worlds) {
  Drawing drawing = {.L = L, .worlds = worlds};
  bool chooses = worlds->beliefs.kept || worlds->told > 0;
  tnl_work(L);
  bool found = tn_world_sample_taken(worlds->knowledge, &worlds->random,
                                     chooses ? is_likely : NULL, &drawing,
                                     &worlds->world);
  worlds->work += worlds->world.looks / LOOKS;
  return found;
}


/* Makes another world; false if the player would have seen it differently. */
static bool make_world(lua_State *L, Worlds *worlds) {
  worlds->work += WORLD;
  worlds->made++;
  worlds->compared = false;
  worlds->found = draw_world(L, worlds);
  worlds->chance = tn_random_next(&worlds->random);
  if (!worlds->found || !write_tape(L, worlds)) {
    worlds->skip.nth = 0;
    worlds->trace.usable = false;
    return false;
  }
  forget(worlds);
  bool looks = worlds->beliefs.n > 0 && !worlds->beliefs.kept;
  if (compares(worlds) ? !compare(L, worlds)
                       : looks && !play_choices(L, worlds))
    return false;
  if (looks)
    tni_beliefs_look(&worlds->beliefs, &worlds->scratch->table);
  return true;
}


bool tnl_worlds_common(lua_State *L, Worlds *worlds) {
  const tn_Table *table = &worlds->match->table;
  worlds->failed = false;
  if (!worlds->beliefs.kept)
    return make_world(L, worlds);
  tnl_work(L);
  if (!worlds->common)
    worlds->common = tnl_know(L, worlds->match, TN_NONE, &worlds->memory);
  worlds->work += WORLD;
  worlds->skip.nth = 0;
  worlds->trace.usable = false;
  worlds->found =
      tn_world_sample(worlds->common, &worlds->random, &worlds->world);
  worlds->work += worlds->world.looks / LOOKS;
  worlds->chance = tn_random_next(&worlds->random);
  if (!worlds->found || !write_tape(L, worlds))
    return false;
  tni_beliefs_see(&worlds->beliefs, table->deck, worlds->world.where);
  return true;
}


/*
** worlds:next() -> true, compared; or false [, error, flow]: makes another
** world.  False: none was found, or the player would have seen it differently,
** and the caller drops it.  If it was not compared, nothing has been played in
** it.
*/
int tnl_worlds_next(lua_State *L) {
  Worlds *worlds = toworlds(L);
  worlds->failed = false;
  tni_trend_fit(&worlds->trend);
  for (int tries = 1; tries <= OFFERS; tries++) {
    if (!make_world(L, worlds))
      return tnl_failure(L, worlds);
    if (!worlds->believes || worlds->beliefs.kept || tries == OFFERS ||
        believe(worlds))
      break;
  }
  lua_pushboolean(L, 1);
  lua_pushboolean(L, worlds->compared);
  return 2;
}


/* worlds:doubt(): from now on all worlds are compared */
int tnl_worlds_doubt(lua_State *L) {
  toworlds(L)->trusts = false;
  return 0;
}


/*
** worlds:chosen() -> boolean: have others made choices that tell something?
** Where no tricks are played, nothing is learnt of them.
*/
int tnl_worlds_chosen(lua_State *L) {
  const Worlds *worlds = toworlds(L);
  lua_pushboolean(L, worlds->beliefs.n > 0 && worlds->habits.tricks);
  return 1;
}


/* worlds:ignore(): what others have chosen is not looked at from now on.  To
** look at it, each world must be played with a log. */
int tnl_worlds_ignore(lua_State *L) {
  toworlds(L)->beliefs.n = 0;
  return 0;
}


/* worlds:believe(): uses what was learnt of hands from now on */
int tnl_worlds_believe(lua_State *L) {
  Worlds *worlds = toworlds(L);
  tni_beliefs_settle(&worlds->beliefs, worlds->match->table.deck);
  worlds->believes = worlds->beliefs.n > 0;
  return 0;
}
