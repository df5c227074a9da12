/* What is kept of a trace: of how much use it is, which fields the rules have
** changed, and whether it is the same as in the world before. */
#include "match/own.h"
#include "match/trace.h"

#define VAIN 3 /* recordings of no use after which there are no more */

const int tnl_trace_user_values[] = {MATCH_ORDER, MATCH_ASKED, MATCH_POINTS,
                                     MATCH_PARTIES, 0};


void tnl_trace_keep_fields(lua_State *L, int arg) {
  tnl_close_all_own(L, arg);
  pushvalue(L, arg, MATCH_TRACE);
  int list = lua_gettop(L);
  lua_rawgeti(L, list, TRACE_NAMES);
  lua_rawgeti(L, list, TRACE_BEFORE);
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawseti(L, list, TRACE_BEFORE);
  }
  pushvalue(L, arg, MATCH_FIELDS);
  for (int i = 1; lua_rawgeti(L, list + 1, i) != LUA_TNIL; i++) {
    lua_rawget(L, list + 3);
    lua_rawseti(L, list + 2, i);
  }
  lua_settop(L, list - 1);
}


/* Can the rules do again what they did before the tricks?  The functions that
** were still running, but for the last, must be those of the rules: a word goes
** by the table. */
static bool is_usable(lua_State *L, int list, const Match *match,
                      const Trace *trace) {
  bool usable = trace->mode == TRACE_WAITS && trace->tricks >= 0 &&
                match->only_tricks && !match->table.log.on;
  for (int n = 0; n <= trace->tricks && usable; n++) {
    usable = trace->step[n] != SAW_TABLE;
    if (trace->step[n] != OPEN_CALL || n == trace->tricks)
      continue;
    lua_rawgeti(L, list, n + 1);
    usable = usable && !lua_iscfunction(L, -1);
    lua_pop(L, 1);
  }
  return usable;
}


/* Keeps the fields that have changed since the round began, on a new list.
** Answers how many there are. */
static int keep_changes(lua_State *L, int list, int fields) {
  int n = 0, top = lua_gettop(L);
  lua_newtable(L);
  lua_rawgeti(L, list, TRACE_NAMES);
  lua_rawgeti(L, list, TRACE_BEFORE);
  for (int i = 1; lua_rawgeti(L, top + 2, i) != LUA_TNIL; i++) {
    lua_pushvalue(L, -1);
    lua_rawget(L, fields);
    lua_rawgeti(L, top + 3, i);
    if (!lua_rawequal(L, -1, -2)) {
      lua_pop(L, 1);
      lua_rawseti(L, top + 1, 2 * n + 2);
      lua_rawseti(L, top + 1, 2 * n + 1);
      n++;
    }
    lua_settop(L, top + 3);
  }
  lua_settop(L, top + 1);
  lua_rawseti(L, list, TRACE_CHANGED);
  return n;
}


/* Adds a number to a sign. */
static uint64_t sign_number(uint64_t sign, uint64_t n) {
  return tn_mix(sign ^ n, 1);
}


/* Adds the value on top of the stack to a sign, and pops it.  What cannot be
** compared is never the same. */
static uint64_t sign_value(lua_State *L, uint64_t sign, int depth) {
  size_t size = 0;
  const char *text = NULL;
  lua_Integer n = 0;
  sign = sign_number(sign, (uint64_t)lua_type(L, -1));
  switch (lua_type(L, -1)) {
    case LUA_TNIL: break;
    case LUA_TBOOLEAN: n = lua_toboolean(L, -1); break;
    case LUA_TNUMBER: n = lua_tointeger(L, -1); break;
    case LUA_TSTRING: text = lua_tolstring(L, -1, &size); break;
    case LUA_TTABLE:
      n = luaL_len(L, -1);
      for (lua_Integer i = 1; i <= n && depth < 3; i++) {
        lua_geti(L, -1, i);
        sign = sign_value(L, sign, depth + 1);
      }
      break;
    default: sign = sign_number(sign, (uintptr_t)lua_topointer(L, -1));
  }
  for (size_t i = 0; i < size; i++)
    sign = (sign ^ (uint8_t)text[i]) * UINT64_C(0x100000001B3);
  lua_pop(L, 1);
  return sign_number(sign, (uint64_t)n);
}


/* The sign of what has been counted and scored, and of the sides whose tricks
** are played on. */
static uint64_t sign_counts(const Match *match) {
  const tn_Table *table = &match->table;
  uint64_t sign = table->stop_after_trick;
  for (int i = 0; i < match->hearers; i++)
    sign = sign_number(sign, match->play_on[i]);
  for (uint8_t side = 0; side < table->sides; side++) {
    sign = sign_number(sign, (uint64_t)match->tally[side]);
    sign = sign_number(sign, (uint64_t)table->ledger.total[side]);
  }
  return sign;
}


/* The sign of the trace: of what the rules have got, and of all that their
** steps have changed besides the table. */
static uint64_t sign_trace(lua_State *L, int list, const Match *match,
                           const Trace *trace) {
  uint64_t sign = sign_number(sign_counts(match), (uint64_t)trace->tricks);
  for (int n = 0; n <= trace->tricks; n++) {
    sign = sign_number(sign, trace->step[n]);
    if (trace->step[n] == READ_METHOD || trace->step[n] == OPEN_CALL)
      continue;
    lua_rawgeti(L, list, n + 1);
    sign = sign_value(L, sign, 0);
  }
  lua_rawgeti(L, list, TRACE_CHANGED);
  for (int i = 1; i <= 2 * trace->fields; i++) {
    lua_rawgeti(L, -1, i);
    sign = sign_value(L, sign, 0);
  }
  lua_pop(L, 1);
  return sign;
}


/* May something differ from world to world that is not signed? */
static bool may_differ(const Match *match) {
  return match->table.parties.formed || match->table.speech.any;
}


/* Compares the trace with that of the world before. */
static void compare(lua_State *L, int list, const Match *match, Trace *trace) {
  uint64_t sign = sign_trace(L, list, match, trace);
  bool first = trace->sign == 0;
  trace->peeks |= match->pile_looks != trace->piles;
  trace->differs |= may_differ(match) || (!first && sign != trace->sign);
  trace->alike = (uint8_t)(trace->alike + (!first && trace->alike < 99));
  trace->sign = sign;
}


/* Pushes a new list with the first `n` values of the list on top. */
static void push_copy(lua_State *L, int n) {
  lua_createtable(L, n, 0);
  for (int i = 1; i <= n; i++) {
    lua_rawgeti(L, -2, i);
    lua_rawseti(L, -2, i);
  }
}


/* Keeps a copy of a list, user value `from` of the match at `arg`, as value
** `to` of the list at `list`. */
static void keep_list(lua_State *L, int arg, int from, int n, int list,
                      int to) {
  pushvalue(L, arg, from);
  push_copy(L, n);
  lua_rawseti(L, list, to);
  lua_pop(L, 1);
}


/* Keeps the lines that have been scored in this round. */
static void keep_lines(lua_State *L, int list, const tn_Table *table) {
  const tn_Ledger *ledger = &table->ledger;
  lua_Integer values = 0;
  lua_newtable(L);
  for (uint32_t n = table->round_lines; n < ledger->used; n++) {
    const tn_Line *line = &ledger->lines[n];
    lua_pushinteger(L, line->side);
    lua_rawseti(L, -2, ++values);
    lua_pushinteger(L, line->points);
    lua_rawseti(L, -2, ++values);
    lua_pushstring(L, ledger->text + line->reason);
    lua_rawseti(L, -2, ++values);
  }
  lua_rawseti(L, list, TRACE_LINES);
}


/* Keeps what has been counted and scored, and the words that may be said.  All
** that changes in place, so these are copies. */
static void keep_counts(lua_State *L, int arg, int list, const Match *match) {
  if (match->tallied > 0)
    keep_list(L, arg, MATCH_TALLY, match->tallied * TALLY_ENTRY, list,
              TRACE_TALLY);
  if (match->table.speech.any)
    keep_list(L, arg, MATCH_SAYINGS, TN_SEATS, list, TRACE_SAYINGS);
  keep_lines(L, list, &match->table);
}


/* Gives the match a copy of a list that was kept. */
static void put_list(lua_State *L, int self, int list, int from, int n,
                     int to) {
  lua_rawgeti(L, list, from);
  push_copy(L, n);
  lua_setiuservalue(L, self, to);
  lua_pop(L, 1);
}


/* Scores the lines again. */
static void put_lines(lua_State *L, int list, Match *match) {
  lua_rawgeti(L, list, TRACE_LINES);
  for (int i = 1; lua_rawgeti(L, list + 1, i) != LUA_TNIL; i += 3) {
    lua_rawgeti(L, list + 1, i + 1);
    lua_rawgeti(L, list + 1, i + 2);
    if (!tn_table_score(&match->table, (int)lua_tointeger(L, -3),
                        (int32_t)lua_tointeger(L, -2), lua_tostring(L, -1)))
      tnl_raise_need(L, match, TN_NO_MEMORY);
    lua_settop(L, list + 1);
  }
  lua_settop(L, list);
}


void tnl_trace_put_counts(lua_State *L, int self, int list, Match *match) {
  if (match->tallied > 0)
    put_list(L, self, list, TRACE_TALLY, match->tallied * TALLY_ENTRY,
             MATCH_TALLY);
  if (match->table.speech.any)
    put_list(L, self, list, TRACE_SAYINGS, TN_SEATS, MATCH_SAYINGS);
  put_lines(L, list, match);
}


/* Keeps the user values, and the fields that have changed. */
static void keep_values(lua_State *L, int arg, int list, Trace *trace) {
  tnl_close_all_own(L, arg);
  for (int i = 0; tnl_trace_user_values[i]; i++) {
    pushvalue(L, arg, tnl_trace_user_values[i]);
    lua_rawseti(L, list, TRACE_USER - i);
  }
  pushvalue(L, arg, MATCH_FIELDS);
  trace->fields = keep_changes(L, list, list + 1);
  lua_settop(L, list);
}


void tnl_trace_keep(lua_State *L, int arg, const Match *match, Trace *trace) {
  pushvalue(L, arg, MATCH_TRACE);
  int list = lua_gettop(L);
  trace->usable = is_usable(L, list, match, trace);
  if (trace->usable) {
    keep_values(L, arg, list, trace);
    keep_counts(L, arg, list, match);
    compare(L, list, match, trace);
    trace->n = trace->tricks + 1;
    trace->match = *match;
    if (match->stepped)
      trace->calls = match->calls - 1; /* play_tricks will be called again */
  } else if (++trace->vain == VAIN) {
    trace->wanted = TRACE_OFF;
  }
  lua_settop(L, list - 1);
}
