/*
** Traces: what the rules did in a round before its tricks.
**
** A bot tries many moves from the same moment of the same world.  Each time the
** rules run from the beginning of the round, and do the same.  So the first
** time a trace is kept of what they read of their match, what they call, and
** what they get.  Later a call that has ended is not made again: the rules get
** the same answer at once, and run on until they call play_tricks.  There all
** that the calls have changed is put in place: the table, the match, the fields
** that have other values.  What rules keep in their locals comes about by
** itself, since they get the same answers.
**
** A trace is of no use if the rules have looked at players or piles themselves,
** have handed functions of their own to a word or got some from it: what these
** do would be left out.  Within a call that has ended all this does not matter,
** nor in the steps that play_tricks calls: they have ended when a card is asked
** for.
**
** While a trace is recorded or followed, the match's __index and __newindex are
** functions of this file.  What is kept of a trace is in trace_kept.c.
*/
#include "match/trace.h"

#include <stddef.h>
#include <string.h>

#include "match/ends.h"
#include "match/own.h"


#define NESTED 4 /* tables within tables that are looked into */


static int read_name(lua_State *L);
static int set_unseen(lua_State *L);


/* Lets the match at `arg` be read and written in this mode.  Where calls are
** skipped, fields may be set: they get the same values afterwards. */
static void set_mode(lua_State *L, int arg, Match *match, TraceMode mode) {
  Trace *trace = match->trace;
  bool reads = mode == TRACE_RECORDS || mode == TRACE_SKIPS;
  bool set = mode == TRACE_RECORDS || trace->mode == TRACE_RECORDS;
  trace->mode = (uint8_t)mode;
  arg = lua_absindex(L, arg);
  lua_getmetatable(L, arg);
  if (reads)
    lua_pushcfunction(L, read_name);
  else
    pushvalue(L, arg, MATCH_FIELDS);
  lua_setfield(L, -2, "__index");
  if (mode == TRACE_RECORDS) {
    lua_pushcfunction(L, set_unseen);
    lua_setfield(L, -2, "__newindex");
  } else if (set) {
    pushvalue(L, arg, MATCH_VARIANT);
    lua_getfield(L, -1, "set_field");
    lua_setfield(L, -3, "__newindex");
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}


/* Adds a step with the value on top of the stack, and pops it.  Answers its
** number; -1 if there is no room. */
static int add_step(lua_State *L, int self, Trace *trace, TraceStep step) {
  int n = trace->n;
  if (n == TRACE_STEPS) {
    lua_pop(L, 1);
    return -1;
  }
  trace->step[n] = (uint8_t)step;
  self = lua_absindex(L, self);
  pushvalue(L, self, MATCH_TRACE);
  lua_insert(L, -2);
  lua_rawseti(L, -2, n + 1);
  lua_pop(L, 1);
  return trace->n++;
}


/* Notes that the rules have looked at players, sides or piles since the last
** step, if they have. */
static void note_looks(Match *match) {
  Trace *trace = match->trace;
  if (match->looks != trace->looks && trace->n < TRACE_STEPS)
    trace->step[trace->n++] = SAW_TABLE;
  trace->looks = match->looks;
}


/* Pushes what step number `n` has got. */
static void push_got(lua_State *L, int self, int n) {
  pushvalue(L, self, MATCH_TRACE);
  lua_rawgeti(L, -1, n + 1);
  lua_remove(L, -2);
}


static int lost(lua_State *L) {
  return luaL_error(L, "the rules do something else than before");
}


/* Gives the fields that the calls have changed their values. */
static void set_fields(lua_State *L, int self, int list, int fields) {
  pushvalue(L, self, MATCH_FIELDS);
  lua_rawgeti(L, list, TRACE_CHANGED);
  for (int i = 0; i < fields; i++) {
    lua_rawgeti(L, -1, 2 * i + 1);
    lua_rawgeti(L, -2, 2 * i + 2);
    lua_rawset(L, list + 1);
  }
  lua_settop(L, list);
}


/* Puts in place what the calls before the tricks have changed.  What the match
** has before `by_suit` belongs to this playout. */
static void put_in_place(lua_State *L, int self, Match *match) {
  const Trace *trace = match->trace;
  const size_t rest = offsetof(Match, by_suit);
  if (match->open | match->copied)
    tnl_close_all_own(L, self);
  memcpy((char *)match + rest, (const char *)&trace->match + rest,
         sizeof *match - rest);
  match->set = trace->match.set;
  match->calls = trace->calls;
  match->in_tricks = true;
  tn_snapshot_restore(&match->skip->snapshot, &match->table);
  match->table.order = match->skip->snapshot.table.order;
  pushvalue(L, self, MATCH_TRACE);
  int list = lua_gettop(L);
  for (int i = 0; tnl_trace_user_values[i]; i++) {
    lua_rawgeti(L, list, TRACE_USER - i);
    lua_setiuservalue(L, self, tnl_trace_user_values[i]);
  }
  tnl_trace_put_counts(L, self, list, match);
  set_fields(L, self, list, trace->fields);
  lua_settop(L, list - 1);
}


/* A call has ended, with all that is on the stack.  `step` is its number plus
** one; or 0, and nothing is kept. */
static int end_call(lua_State *L, int status, lua_KContext step) {
  (void)status;
  int results = lua_gettop(L), n = (int)step - 1;
  int self = lua_upvalueindex(2);
  Match *match = lua_touserdata(L, self);
  Trace *trace = match->trace;
  if (n < 0 || !trace)
    return results;
  if (trace->mode == TRACE_WAITS && trace->tricks == n)
    set_mode(L, self, match, TRACE_RECORDS);
  trace->looks = match->looks;
  if (trace->mode != TRACE_RECORDS || n >= trace->n)
    return results;
  bool plain = !trace->results[n]; /* no function was handed over */
  pushvalue(L, self, MATCH_TRACE);
  lua_createtable(L, results, 0);
  for (int i = 1; i <= results; i++) {
    bool open = lua_istable(L, i) && !lua_getmetatable(L, i);
    lua_settop(L, results + 2);
    plain = plain && !open && !lua_isfunction(L, i) && !lua_isthread(L, i);
    lua_pushvalue(L, i);
    lua_rawseti(L, -2, i);
  }
  lua_rawseti(L, -2, n + 1);
  lua_pop(L, 1);
  trace->n = n + 1;
  trace->step[n] = plain ? ENDED_CALL : SAW_TABLE;
  trace->results[n] = (uint8_t)results;
  return results;
}


static int call_method(lua_State *L);


/* Is the value on top a function of the rules, or has it one, in tables within
** tables?  One that the rules have read from their match is no matter, nor is
** what a list has that cannot change: these cannot change their locals. */
static bool is_function(lua_State *L, int depth) {
  int top = lua_gettop(L);
  if (lua_isfunction(L, top))
    return lua_tocfunction(L, top) != call_method;
  if (!lua_istable(L, top))
    return false;
  if (lua_getmetatable(L, top)) {
    lua_settop(L, top);
    return false;
  }
  bool found = depth == NESTED || !lua_checkstack(L, 4);
  for (lua_pushnil(L); !found && lua_next(L, top); lua_settop(L, top + 1))
    found = is_function(L, depth + 1);
  lua_settop(L, top);
  return found;
}


/* Is there such a function among the arguments? */
static bool has_function(lua_State *L) {
  int n = lua_gettop(L);
  bool found = false;
  for (int i = 1; i <= n && !found; i++) {
    lua_pushvalue(L, i);
    found = is_function(L, 0);
    lua_settop(L, n);
  }
  return found;
}


/* Calls the function itself. */
static int call(lua_State *L, lua_KContext step) {
  int n = lua_gettop(L);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_callk(L, n, LUA_MULTRET, step, end_call);
  return end_call(L, LUA_OK, step);
}


static int record_call(lua_State *L, Match *match) {
  Trace *trace = match->trace;
  bool hands = has_function(L);
  note_looks(match);
  lua_pushvalue(L, lua_upvalueindex(1));
  int step = add_step(L, lua_upvalueindex(2), trace, OPEN_CALL);
  if (step >= 0)
    trace->results[step] = hands;
  return call(L, step + 1);
}


/* Answers as before, or calls what had not ended. */
static int skip_call(lua_State *L, Match *match) {
  int self = lua_upvalueindex(2);
  Trace *trace = match->trace;
  int n = trace->at++;
  if (n >= trace->n || trace->step[n] < ENDED_CALL)
    return lost(L);
  if (n == trace->tricks) {
    set_mode(L, self, match, TRACE_OFF);
    put_in_place(L, self, match);
  }
  if (trace->step[n] == OPEN_CALL)
    return call(L, 0);
  push_got(L, self, n);
  int list = lua_gettop(L), results = trace->results[n];
  luaL_checkstack(L, results, NULL);
  for (int i = 1; i <= results; i++)
    lua_rawgeti(L, list, i);
  return results;
}


/* A function that the rules have read from their match: upvalue 1, of upvalue
** 2. */
static int call_method(lua_State *L) {
  Match *match = lua_touserdata(L, lua_upvalueindex(2));
  Trace *trace = match->trace;
  if (trace && trace->mode == TRACE_RECORDS)
    return record_call(L, match);
  if (trace && trace->mode == TRACE_SKIPS)
    return skip_call(L, match);
  if (lua_iscfunction(L, lua_upvalueindex(1)))
    tnl_ends_doubt(match);
  return call(L, 0);
}


/* The rules read a name of their match: its __index. */
static int read_name(lua_State *L) {
  Match *match = lua_touserdata(L, 1);
  Trace *trace = match->trace;
  if (trace->mode == TRACE_SKIPS) {
    int n = trace->at++;
    if (n >= trace->n || trace->step[n] > READ_METHOD)
      return lost(L);
    push_got(L, 1, n);
    return 1;
  }
  note_looks(match);
  pushvalue(L, 1, MATCH_FIELDS);
  lua_pushvalue(L, 2);
  lua_gettable(L, -2);
  bool method = lua_isfunction(L, -1);
  if (method) {
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, call_method, 2);
  }
  lua_pushvalue(L, -1);
  add_step(L, 1, trace, method ? READ_METHOD : READ_VALUE);
  return 1;
}


/* Sets a field while a trace is recorded.  It is not a look at the table. */
static int set_unseen(lua_State *L) {
  Match *match = lua_touserdata(L, 1);
  Trace *trace = match->trace;
  note_looks(match);
  int n = trace->n;
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "set_field");
  lua_replace(L, -2);
  lua_insert(L, 1);
  lua_call(L, 3, 0);
  trace->n = n;
  trace->looks = match->looks;
  return 0;
}


void tnl_trace_begin(lua_State *L, Match *match) {
  Trace *trace = match->trace;
  trace->at = 0;
  if (trace->wanted == TRACE_RECORDS) {
    trace->n = 0;
    trace->tricks = -1;
    trace->piles = match->pile_looks;
    tnl_trace_keep_fields(L, 1);
  }
  trace->looks = match->looks;
  set_mode(L, 1, match, trace->wanted);
}


/* The word play_tricks is the last call that has not ended. */
void tnl_trace_tricks(lua_State *L, Match *match) {
  Trace *trace = match->trace;
  if (trace->mode != TRACE_RECORDS)
    return;
  trace->tricks = trace->n - 1;
  while (trace->tricks >= 0 && trace->step[trace->tricks] != OPEN_CALL)
    trace->tricks--;
  trace->calls = match->calls - 1; /* the word will be called again */
  set_mode(L, 1, match, TRACE_WAITS);
}


void tnl_trace_end(lua_State *L, int arg, Match *match) {
  Trace *trace = match->trace;
  uint8_t mode = trace->mode;
  if (mode != TRACE_OFF)
    set_mode(L, arg, match, TRACE_OFF);
  trace->mode = mode; /* it tells how the recording ended */
  match->trace = NULL;
}
