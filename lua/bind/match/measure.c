/*
** What was told of the worth of cards that not everyone sees.
**
** The rules measure cards by a function of their own, and tell who has more.
** The log keeps the two piles and the number of the function among the notes.
** A world must agree with it.  As it lays the cards where they are now, the
** cards of each pile are followed since: they must have gone from pile to pile
** all together.  Of others nothing is known here; then the world is compared
** when the round is played in it.
*/
#include "match/measure.h"

#include <string.h>

/* The cards of a pile on their way. */
typedef struct Trail {
  uint8_t pile, to; /* where they were, and go */
  unsigned n, gone; /* how many, and those of them that have gone there */
  bool lost;        /* they are no longer together */
} Trail;

/* A fact, and the way of its cards. */
typedef struct Fact {
  Trail above, below;
  bool as_much;
  uint32_t note;
} Fact;


bool tnl_measure(lua_State *L, Match *match, const tn_Set *cards,
                 lua_Integer *worth) {
  tnl_newcards(L, match->table.deck, cards);
  tnl_call_locked(L, match, A_CONDITION, 1, 1);
  bool whole = lua_isinteger(L, -1);
  *worth = lua_tointeger(L, -1);
  lua_pop(L, 1);
  return whole;
}


/* A card moves between two piles, of which `there` cards lay in the second. */
static void follow(Trail *trail, const tn_Event *event, unsigned there) {
  bool leaves = event->from == trail->pile, comes = event->to == trail->pile;
  if (trail->gone == 0 && leaves && there == 0)
    trail->to = event->to;
  else if (trail->gone == 0)
    trail->lost |= leaves || comes;
  else if (!leaves || event->to != trail->to)
    trail->lost |=
        leaves || comes || event->from == trail->to || event->to == trail->to;
  trail->gone += leaves;
  if (trail->gone < trail->n || trail->lost)
    return;
  trail->pile = trail->to;
  trail->gone = 0;
}


/* Reads one event of the round: `fact` has room for OUTDONE, `count` for the
** number of cards in each pile.  Answers how many facts there are then. */
static int read_event(const tn_Table *table, const tn_Event *event, Fact *fact,
                      int n, unsigned *count) {
  if (event->what == TN_GATHERED) {
    memset(count, 0, TN_PILES * sizeof *count);
    count[TN_STOCK] = table->deck->cards;
    return 0;
  }
  if (event->what == TN_OUTDOES && n < OUTDONE)
    fact[n++] = (Fact){{.pile = event->from, .n = event->place},
                       {.pile = event->to, .n = event->card},
                       event->over,
                       event->n};
  if (event->what != TN_MOVED)
    return n;
  for (int i = 0; i < n; i++) {
    follow(&fact[i].above, event, count[event->to]);
    follow(&fact[i].below, event, count[event->to]);
  }
  count[event->from]--;
  count[event->to]++;
  return n;
}


/* Are all its cards together in a pile? */
static bool is_whole(const Trail *trail) {
  return !trail->lost && trail->gone == 0 && trail->n > 0;
}


int tnl_outdone(const Match *match, Outdone *list) {
  const tn_Log *log = &match->table.log;
  unsigned count[TN_PILES] = {0};
  Fact fact[OUTDONE];
  int n = 0, kept = 0;
  for (uint32_t i = log->round; i < log->used; i++)
    n = read_event(&match->table, &log->events[i], fact, n, count);
  for (int i = 0; i < n; i++)
    if (is_whole(&fact[i].above) && is_whole(&fact[i].below))
      list[kept++] = (Outdone){fact[i].above.pile, fact[i].below.pile,
                               fact[i].as_much, (lua_Integer)fact[i].note};
  return kept;
}


/* Cards to be held against facts. */
typedef struct Question {
  const Outdone *list;
  int n;
  const uint8_t *where;
  bool holds;
} Question;


/* What the cards that lie in a pile are worth by a measure.  The match is at
** index 1, its notes are at 3. */
static lua_Integer worth_of(lua_State *L, const Question *asks,
                            lua_Integer note, uint8_t pile) {
  Match *match = lua_touserdata(L, 1);
  const tn_Deck *deck = match->table.deck;
  tn_Set set = {{0}};
  for (unsigned i = 0; i < deck->cards; i++)
    if (asks->where[i] == pile)
      tn_set_add(&set, deck->list[i]);
  lua_Integer worth;
  lua_rawgeti(L, 3, note);
  if (!tnl_measure(L, match, &set, &worth))
    tnl_raise(L, "measure_number");
  return worth;
}


/* Answers the question at index 2. */
static int answer(lua_State *L) {
  Question *asks = lua_touserdata(L, 2);
  pushvalue(L, 1, MATCH_NOTES);
  for (int i = 0; i < asks->n && asks->holds; i++) {
    const Outdone *told = &asks->list[i];
    lua_Integer more = worth_of(L, asks, told->note, told->above);
    lua_Integer less = worth_of(L, asks, told->note, told->below);
    asks->holds = more > less || (told->as_much && more == less);
  }
  return 0;
}


/* Nothing at the match may tell afterwards that it was looked at. */
bool tnl_outdone_holds(lua_State *L, int arg, const Outdone *list, int n,
                       const uint8_t *where) {
  Match *match = lua_touserdata(L, arg);
  Question asks = {list, n, where, true};
  uint8_t locked = match->table.locked;
  const char *asked = match->asked;
  uint32_t calls = match->calls;
  luaL_checkstack(L, 8, NULL);
  lua_pushcfunction(L, answer);
  lua_pushvalue(L, arg);
  lua_pushlightuserdata(L, &asks);
  int status = lua_pcall(L, 2, 0, 0);
  match->table.locked = locked;
  match->asked = asked;
  match->calls = calls;
  if (status != LUA_OK)
    lua_error(L);
  return asks.holds;
}
