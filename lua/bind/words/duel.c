/* An auction in which each player bids to one who holds.  The junior names ever
** higher numbers; the senior holds each of them or passes.  Then the next one
** is the junior of whoever is left. */
#include "match/asking.h"
#include "words/auction.h"

#include <stdlib.h>

#define RUNGS 256 /* of a ladder, at most */

/* The arguments' indices on the stack. */
enum { SELF = 1, ARGS, BIDS, STATE };

/* The topics of steady bots; those below are the kinds of questions. */
enum { BID_TOPIC = 8, HOLD_TOPIC };

/* A ladder of bids, low to high. */
typedef struct Ladder {
  int n;
  int16_t bid[RUNGS];
} Ladder;

/* It is on the stack of Lua only while a player is asked. */
typedef struct Duel {
  const Ladder *ladder; /* on the stack at BIDS */
  int next;   /* the lowest bid allowed, by its number on the ladder */
  bool held;  /* the senior is asked; otherwise the junior */
  int answer; /* by its number, from 0 */
  uint8_t junior, senior;
  uint8_t end;     /* the seat that no longer bids */
  char digits[24]; /* of a bid that is the answer */
} Duel;


/* Three sorts of answers are equally likely: to pass, to bid the next bid, to
** bid a higher one. */
int tnl_ladder_pick(int others, int n, uint64_t bits) {
  int bids = n - others;
  int kinds = others + (bids > 2 ? 2 : bids);
  int kind = (int)draw(bits, (uint32_t)kinds);
  if (kind <= others)
    return kind + 1;
  uint64_t higher = (bits & UINT32_MAX) * (uint64_t)(bids - 1);
  return others + 2 + (int)(higher >> 32);
}


/* Reads a ladder from text: whole numbers that go up. */
static void read_ladder(lua_State *L, const char *text) {
  Ladder *ladder = lua_newuserdatauv(L, sizeof *ladder, 1);
  char *end;
  long last = 0;
  ladder->n = 0;
  while (*(text += strspn(text, " ")) != '\0') {
    long bid = strtol(text, &end, 10);
    if (end == text || bid <= last || bid > INT16_MAX || ladder->n == RUNGS)
      tnl_raise(L, "bids_go_up");
    ladder->bid[ladder->n++] = (int16_t)bid;
    last = bid;
    text = end;
  }
}


/* Pushes the ladder of all that the game's contracts are worth.  The kit keeps
** it; its user value is what the bids promise. */
static void push_worth(lua_State *L) {
  int kit = lua_gettop(L) + 1;
  pushvalue(L, SELF, MATCH_VARIANT);
  if (lua_rawgeti(L, kit, KIT_LADDER) == LUA_TNIL) {
    lua_getfield(L, kit, "ladder");
    lua_call(L, 0, 2);
    read_ladder(L, luaL_checkstring(L, -2));
    lua_pushvalue(L, -2);
    lua_setiuservalue(L, -2, 1);
    lua_pushvalue(L, -1);
    lua_rawseti(L, kit, KIT_LADDER);
  }
  lua_replace(L, BIDS);
  lua_settop(L, BIDS);
}


/* Pushes the ladder of the arguments.  The kit keeps ladders by their text. */
static const Ladder *check_ladder(lua_State *L) {
  if (lua_getfield(L, ARGS, "bids") == LUA_TNIL) {
    lua_pop(L, 1);
    push_worth(L);
    return lua_touserdata(L, -1);
  }
  const char *text = luaL_checkstring(L, -1);
  pushvalue(L, SELF, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_DUELS);
  lua_replace(L, -2);
  lua_pushvalue(L, -2);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pop(L, 1);
    read_ladder(L, text);
    lua_pushvalue(L, -3);
    lua_pushvalue(L, -2);
    lua_rawset(L, -4);
  }
  lua_replace(L, BIDS);
  lua_settop(L, BIDS);
  return lua_touserdata(L, BIDS);
}


/* The n-th number of the ladder. */
static int bid_of(const Duel *duel, int n) { return duel->ladder->bid[n]; }


/* Pushes an argument.  Where the rules have none, the kit has the sentences.
** Answers its type. */
static int push_argument(lua_State *L, const char *name) {
  int type = lua_getfield(L, ARGS, name);
  if (type != LUA_TNIL)
    return type;
  pushvalue(L, SELF, MATCH_VARIANT);
  lua_getfield(L, -1, "duel");
  lua_call(L, 0, 1);
  return lua_getfield(L, -1, name);
}


/* Pushes the prompt `name` of the arguments, with the bid in it. */
static void push_prompt(lua_State *L, const Duel *duel, const char *name) {
  push_argument(L, name);
  const char *text = luaL_checkstring(L, -1);
  int last = duel->next - 1;
  lua_pushfstring(L, "%d", last < 0 ? 0 : bid_of(duel, last));
  luaL_gsub(L, text, "{bid}", lua_tostring(L, -1));
}


/* Pushes the list of what may be said. */
static void push_choices(lua_State *L, const Duel *duel) {
  lua_Integer n = 0;
  lua_newtable(L);
  if (duel->held) {
    lua_pushliteral(L, "yes");
    lua_rawseti(L, -2, ++n);
  }
  lua_pushliteral(L, "pass");
  lua_rawseti(L, -2, ++n);
  for (int i = duel->next; !duel->held && i < duel->ladder->n; i++) {
    lua_pushfstring(L, "%d", bid_of(duel, i));
    lua_rawseti(L, -2, ++n);
  }
}


/* Pushes the function that says what bids promise, or nil.  Answers its
** type. */
static int push_promises(lua_State *L) {
  int type = push_argument(L, "promises");
  if (type != LUA_TNIL)
    return type;
  lua_pop(L, 1);
  return lua_getiuservalue(L, BIDS, 1);
}


/* Sets a field of the table on top to the n-th number, as text. */
static void set_bid(lua_State *L, const Duel *duel, const char *name, int n) {
  lua_pushfstring(L, "%d", bid_of(duel, n));
  lua_setfield(L, -2, name);
}


/* Pushes what a refusal needs: { bids, least, high }. */
static void push_reasons(lua_State *L, const Duel *duel) {
  lua_createtable(L, 0, 4);
  if (duel->next > 0)
    set_bid(L, duel, "high", duel->next - 1);
  set_bid(L, duel, "least", duel->next);
  lua_createtable(L, duel->ladder->n, 0);
  for (int n = 0; n < duel->ladder->n; n++) {
    lua_pushfstring(L, "%d", bid_of(duel, n));
    lua_rawseti(L, -2, n + 1);
  }
  lua_setfield(L, -2, "bids");
}


/* Keeps what those who look at the question see. */
static void keep_asked(lua_State *L, const Duel *duel) {
  lua_createtable(L, 0, 5);
  int kept = lua_gettop(L);
  if (!duel->held && push_promises(L) != LUA_TNIL) {
    lua_setfield(L, kept, "promises"); /* asked only if somebody looks */
    lua_pushboolean(L, true);
    lua_setfield(L, kept, "numbers");
  }
  lua_settop(L, kept);
  push_prompt(L, duel, duel->held ? "hold" : "prompt");
  lua_setfield(L, kept, "prompt");
  lua_settop(L, kept);
  push_choices(L, duel);
  lua_setfield(L, kept, "list");
  if (!duel->held && duel->next < duel->ladder->n) {
    push_reasons(L, duel);
    lua_setfield(L, kept, "auction");
  }
  lua_setiuservalue(L, SELF, MATCH_ASKED);
}


/* Keeps the duel for when it goes on, and the question for those who look. */
static void keep_question(lua_State *L, Match *match, void *what) {
  const Duel *duel = what;
  lua_settop(L, BIDS);
  memcpy(lua_newuserdatauv(L, sizeof *duel, 0), duel, sizeof *duel);
  if (is_looked_at(match))
    keep_asked(L, duel);
  lua_settop(L, STATE);
}


/* How many answers there are. */
static int choices(const Duel *duel) {
  return duel->held ? 2 : 1 + duel->ladder->n - duel->next;
}


/* The number of the answer on the tape, in their order from 0; -1 if it is none
** of them. */
static int number_of(const Duel *duel, tn_Answer answer) {
  char text[TN_ANSWER + 1] = "", *end;
  if (answer.kind != TN_TEXT_ANSWER || answer.size > TN_ANSWER)
    return -1;
  memcpy(text, answer.bytes, answer.size);
  if (strcmp(text, "pass") == 0)
    return duel->held;
  if (duel->held)
    return strcmp(text, "yes") == 0 ? 0 : -1;
  long bid = strtol(text, &end, 10);
  for (int i = duel->next; *end == '\0' && i < duel->ladder->n; i++)
    if (bid_of(duel, i) == bid)
      return 1 + i - duel->next;
  return -1;
}


static bool read_answer(lua_State *L, Match *match, void *what,
                        tn_Answer answer) {
  (void)L, (void)match;
  Duel *duel = what;
  duel->answer = number_of(duel, answer);
  return duel->answer >= 0;
}


static bool only_answer(lua_State *L, Match *match, void *what) {
  (void)L, (void)match;
  return choices(what) == 1;
}


/* A random answer: to hold or not; to pass, to bid the next number, or a higher
** one.  A sober bot passes. */
static int random_answer(Match *match, const Duel *duel) {
  if (match->thinking)
    return duel->held;
  match->topic = duel->held ? HOLD_TOPIC : BID_TOPIC;
  uint64_t bits = bot_bits(match);
  if (duel->held)
    return (int)draw(bits, 2);
  return tnl_ladder_pick(1, choices(duel), bits) - 1;
}


static tn_Answer choose(lua_State *L, Match *match, void *what, bool only) {
  Duel *duel = what;
  int n = duel->answer = only ? 0 : random_answer(match, duel);
  if (n == duel->held)
    return text_answer(L, "pass", 4);
  if (duel->held)
    return text_answer(L, "yes", 3);
  char *end = duel->digits + sizeof duel->digits;
  char *bid = write_number(end, bid_of(duel, duel->next + n - 1));
  return text_answer(L, bid, (size_t)(end - bid));
}


static void pose(Match *match, const Duel *duel) {
  match->table.question =
      (tn_Question){.kind = duel->held ? TN_ASK_CHOICE : TN_ASK_BID,
                    .seat = duel->held ? duel->senior : duel->junior,
                    .from = TN_NONE,
                    .to = TN_NONE,
                    .others = !duel->held};
}


/* Answers the last bid, if there was one, and the winner. */
static int finish(lua_State *L, const Duel *duel) {
  if (duel->next > 0)
    lua_pushinteger(L, bid_of(duel, duel->next - 1));
  else
    lua_pushnil(L);
  tnl_pushplayer(L, SELF, duel->senior);
  return 2;
}


static int go_on(lua_State *L, int status, lua_KContext stage);


/* One of the two has passed: the next player bids to the one who is left.
** False if there is no other. */
static bool call_next(const Match *match, Duel *duel) {
  if (duel->held)
    duel->senior = duel->junior;
  duel->junior = tnl_next_person(match, duel->junior);
  duel->held = false;
  return duel->junior != duel->end;
}


/* Asks one after the other, until there is nobody else to bid. */
static int bidding(lua_State *L, Match *match, Duel *duel) {
  static const Answering how = {read_answer, only_answer, choose, keep_question,
                                false};
  for (;;) {
    pose(match, duel);
    tnl_answer(L, match, &how, duel, go_on, 0);
    if (duel->answer == duel->held) { /* to pass */
      if (!call_next(match, duel))
        return finish(L, duel);
      continue;
    }
    if (!duel->held)
      duel->next += duel->answer;
    duel->held = !duel->held;
  }
}


static int go_on(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  Duel duel;
  memcpy(&duel, lua_touserdata(L, STATE), sizeof duel);
  return bidding(L, lua_touserdata(L, SELF), &duel);
}


/* The number on the ladder of the first bid above another. */
static int first_open(const Ladder *ladder, lua_Integer above) {
  int n = 0;
  while (n < ladder->n && ladder->bid[n] <= above)
    n++;
  return n;
}


/* Begins, with the arguments at their index. */
static int begin(lua_State *L, Match *match, Duel duel, lua_Integer above) {
  lua_settop(L, ARGS);
  tnl_need_text(L, ARGS, "prompt", true);
  tnl_need_text(L, ARGS, "hold", true);
  lua_settop(L, BIDS - 1);
  duel.ladder = check_ladder(L);
  duel.next = first_open(duel.ladder, above);
  return bidding(L, match, &duel);
}


int tnl_duels(lua_State *L, Match *match) {
  uint8_t holder = tnl_seat_argument(L, match, ARGS, "holder", TN_NONE);
  tnl_argcheck(L, !match->table.out[holder], ARGS, "holder: sits_out");
  uint8_t first = tnl_next_person(match, holder);
  tnl_argcheck(L, first != holder, ARGS, "holder: nobody_else");
  Duel duel = {.senior = holder, .end = holder, .junior = first};
  return begin(L, match, duel, 0);
}


/* core.duel(match, how, junior, senior [, last]) -> number, player: the same
** for one player against the holder, who names more than the last number */
static int core_duel(lua_State *L) {
  Match *match = tnl_changing(L, "duel");
  luaL_checktype(L, ARGS, LUA_TTABLE);
  uint8_t junior = tnl_checkplayer(L, match, 3);
  Duel duel = {.junior = junior,
               .senior = tnl_checkplayer(L, match, 4),
               .end = tnl_next_person(match, junior)};
  return begin(L, match, duel, luaL_optinteger(L, 5, 0));
}


void tnl_open_duel(lua_State *L) {
  lua_pushcfunction(L, core_duel);
  lua_setfield(L, -2, "duel");
}
