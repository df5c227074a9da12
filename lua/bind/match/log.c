/* What happened in a match, for the story and the views. */
#include "match/match.h"


/* core.log(match, on): keep a log from now on? */
static int keep_log(lua_State *L) {
  tnl_checkmatch(L, 1)->table.log.on = lua_toboolean(L, 2);
  return 0;
}


static void set_field(lua_State *L, const char *name, lua_Integer n) {
  lua_pushinteger(L, n);
  lua_setfield(L, -2, name);
}


/* Events by name, as Lua hears them. */
static const char *const names[] = {
    [TN_ROUND_BEGAN] = "round",
    [TN_GATHERED] = "gathered",
    [TN_MOVED] = "moved",
    [TN_SHOWN] = "shown",
    [TN_LACKED] = "lacked",
    [TN_DECIDED] = "decided",
    [TN_WON] = "trick",
    [TN_SCORED] = "score",
    [TN_ROUND_ENDED] = "round_over",
    [TN_NOTED] = "noted",
    [TN_COUNTED] = "counted",
    [TN_KEPT] = "kept",
    [TN_MIXED] = "mixed",
    [TN_THROWN] = "thrown",
    [TN_TOGETHER] = "together",
    [TN_HOLDS] = "holds",
    [TN_HOLDS_FEWER] = "holds_fewer",
    [TN_CAME] = "came",
    [TN_PARTY] = "party",
    [TN_HOLDS_SET] = "holds_set",
    [TN_HOLDS_NO_SET] = "holds_no_set",
    [TN_SAID] = "said",
    [TN_OUTDOES] = "outdoes",
};


/* What a decision answers: a question of which kind. */
static const char *const asked[] = {
    [TN_ASK_NOTHING] = "choice", [TN_ASK_CARD] = "card",
    [TN_ASK_CARDS] = "cards",    [TN_ASK_CHOICE] = "choice",
    [TN_ASK_NUMBER] = "number",  [TN_ASK_YES_NO] = "yes_no",
    [TN_ASK_PLAY] = "cards",     [TN_ASK_FORCED] = "cards",
    [TN_ASK_BID] = "bid",        [TN_ASK_MOVE] = "turn",
    [TN_ASK_LEAVE] = "yes_no",   [TN_ASK_FORM] = "form",
};


/* Does such an event have a player? */
static bool has_player(const tn_Event *event) {
  return event->what == TN_ROUND_BEGAN || event->what == TN_DECIDED ||
         event->what == TN_WON || event->what == TN_THROWN ||
         event->what == TN_PARTY || event->what == TN_SAID;
}


/* Does it tell how many cards of some kinds a pile holds? */
static bool tells_number(const tn_Event *event) {
  return event->what == TN_COUNTED || event->what == TN_HOLDS ||
         event->what == TN_HOLDS_FEWER;
}


/* Pushes an event as a table; seats, sides and piles count from 1. */
static void push_event(lua_State *L, const tn_Table *table,
                       const tn_Event *event) {
  bool card = event->what == TN_MOVED || event->what == TN_SHOWN;
  lua_createtable(L, 0, 10);
  lua_pushstring(L, names[event->what]);
  lua_setfield(L, -2, "what");
  if (card) {
    tnl_pushcard(L, table->deck, event->card);
    lua_setfield(L, -2, "card");
  } else if (has_player(event)) {
    set_field(L, "player", event->seat + 1);
  }
  if (tells_number(event)) {
    tnl_pushkinds(L, table->deck, event->kinds);
    lua_setfield(L, -2, "cards");
  }
  set_field(L, "from", event->from + 1);
  set_field(L, "to", event->to + 1);
  set_field(L, "seen", event->seen);
  lua_pushboolean(L, event->secret);
  lua_setfield(L, -2, "secret");
  lua_pushboolean(L, event->over);
  lua_setfield(L, -2, "over");
  set_field(L, "decision", event->decision);
  set_field(L, "n", event->n);
  if (event->what == TN_DECIDED) {
    lua_pushstring(L, asked[event->place]);
    lua_setfield(L, -2, "asked");
    if (event->heard > 0)
      set_field(L, "heard", event->heard);
  }
}


/* Is there no set of names at that place, or is the event's name in it? */
static bool is_wanted(lua_State *L, int set, const tn_Event *event) {
  if (lua_isnoneornil(L, set))
    return true;
  lua_getfield(L, set, names[event->what]);
  bool wanted = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return wanted;
}


/* core.events(match [, from [, set]]) -> the log's events from number `from`
** (0) on, those alone whose names are in the set */
static int events(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  const tn_Log *log = &table->log;
  lua_Integer from = luaL_optinteger(L, 2, 0);
  if (log->failed)
    return luaL_error(L, "not enough memory");
  lua_settop(L, 3);
  lua_newtable(L);
  lua_Integer size = 0;
  for (uint32_t n = (uint32_t)from; n < log->used; n++) {
    if (!is_wanted(L, 3, &log->events[n]))
      continue;
    push_event(L, table, &log->events[n]);
    lua_rawseti(L, -2, ++size);
  }
  return 1;
}


/* core.log_size(match) -> events so far, and where this round's begin */
static int log_size(lua_State *L) {
  const tn_Log *log = &tnl_checkmatch(L, 1)->table.log;
  lua_pushinteger(L, log->used);
  lua_pushinteger(L, log->round);
  return 2;
}


/* core.origins(match) -> the notes of tnl_push_origins */
static int origins(lua_State *L) {
  tnl_checkmatch(L, 1);
  tnl_push_origins(L, 1);
  return 1;
}


/* core.notes(match) -> what the events "noted" mean, by their n */
static int notes(lua_State *L) {
  tnl_checkmatch(L, 1);
  pushvalue(L, 1, MATCH_NOTES);
  return 1;
}


/* core.logs(match) -> flag: is a log kept?  If not, no note need be made */
static int logs(lua_State *L) {
  lua_pushboolean(L, tnl_checkmatch(L, 1)->table.log.on);
  return 1;
}


/* core.note(match, note): adds a note to the log, if one is kept */
static int note(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  luaL_checkany(L, 2);
  lua_settop(L, 2);
  if (match->table.log.on)
    tnl_add_note(L, match, 1);
  return 0;
}


static const luaL_Reg functions[] = {
    {"events", events},   {"keep_log", keep_log}, {"log_size", log_size},
    {"logs", logs},       {"note", note},         {"notes", notes},
    {"origins", origins}, {NULL, NULL},
};


void tnl_open_log(lua_State *L) { luaL_setfuncs(L, functions, 0); }
