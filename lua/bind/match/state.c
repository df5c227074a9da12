/* A match seen from outside: its question, its piles, its score. */
#include "match/meld.h"


/* Sets a field of the table on top to an integer. */
static void set_number(lua_State *L, const char *name, lua_Integer n) {
  lua_pushinteger(L, n);
  lua_setfield(L, -2, name);
}


/* The kinds of questions as a script sees them.  Some kinds share a name, since
** they are answered alike. */
static const char *const kinds[] = {
    [TN_ASK_NOTHING] = "",      [TN_ASK_CARD] = "card",
    [TN_ASK_CARDS] = "cards",   [TN_ASK_CHOICE] = "choice",
    [TN_ASK_NUMBER] = "number", [TN_ASK_YES_NO] = "yes_no",
    [TN_ASK_PLAY] = "cards",    [TN_ASK_FORCED] = "cards",
    [TN_ASK_BID] = "choice",    [TN_ASK_MOVE] = "choice",
    [TN_ASK_LEAVE] = "yes_no",  [TN_ASK_FORM] = "choice",
};


/* Sets the fields that only some kinds of questions have. */
static void push_limits(lua_State *L, const tn_Deck *deck,
                        const tn_Question *asked) {
  static const char *const stages[] = {"", "draw", "meld", "discard"};
  switch ((tn_QuestionKind)asked->kind) {
    case TN_ASK_CARD:
      tnl_pushkinds(L, deck, asked->legal);
      lua_setfield(L, -2, "legal");
      break;
    case TN_ASK_CARDS:
    case TN_ASK_NUMBER:
    case TN_ASK_PLAY:
    case TN_ASK_FORCED:
      set_number(L, "least", asked->least);
      set_number(L, "most", asked->most);
      break;
    case TN_ASK_BID: set_number(L, "others", asked->others); break;
    case TN_ASK_MOVE:
      lua_pushstring(L, stages[asked->stage]);
      lua_setfield(L, -2, "stage");
      break;
    case TN_ASK_LEAVE:
      lua_pushliteral(L, "out");
      lua_setfield(L, -2, "stage");
      break;
    default: break;
  }
}


/*
** core.question(match) -> { kind=, player=, from=, to=, least=, most=, legal=,
** others=, stage= }
** `from` and `to` are numbers of piles (1...) or nil; `plays`: several cards at
** once; `forced`: what a throw is forced to.  Nil if nothing is asked.
*/
static int question(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  const tn_Question *asked = &table->question;
  if (asked->kind == TN_ASK_NOTHING)
    return 0;
  lua_createtable(L, 0, 8);
  lua_pushstring(L, kinds[asked->kind]);
  lua_setfield(L, -2, "kind");
  set_number(L, "player", asked->seat + 1);
  if (asked->from != TN_NONE)
    set_number(L, "from", asked->from + 1);
  if (asked->to != TN_NONE)
    set_number(L, "to", asked->to + 1);
  push_limits(L, table->deck, asked);
  lua_pushboolean(L, asked->kind == TN_ASK_PLAY);
  lua_setfield(L, -2, "plays");
  lua_pushboolean(L, asked->kind == TN_ASK_FORCED);
  lua_setfield(L, -2, "forced");
  return 1;
}


/* core.asks(match) -> the kind of the pending question, or nil */
static int asks(lua_State *L) {
  int kind = tnl_checkmatch(L, 1)->table.question.kind;
  if (kind == TN_ASK_NOTHING)
    return 0;
  lua_pushstring(L, kinds[kind]);
  return 1;
}


/* core.asked(match) -> what the pending question says: { prompt=, list= } */
static int asked(lua_State *L) {
  tnl_checkmatch(L, 1);
  pushvalue(L, 1, MATCH_ASKED);
  return 1;
}


/*
** core.state(match) -> { over=, winner=, round=, dealer=, began_by=, between=,
** lines=, thrown_in=, chances=, next_dealer= }; thrown_in: how many deals of
** the round; chances: shuffles and random numbers in the round after the deal;
** next_dealer: who was chosen to deal the next round
*/
static int state(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  lua_createtable(L, 0, 10);
  lua_pushboolean(L, match->over);
  lua_setfield(L, -2, "over");
  lua_pushboolean(L, match->between);
  lua_setfield(L, -2, "between");
  set_number(L, "winner", match->winner == TN_NONE ? 0 : match->winner + 1);
  set_number(L, "round", table->round);
  set_number(L, "thrown_in", match->thrown_in);
  set_number(L, "dealer", table->dealer + 1);
  set_number(L, "began_by", table->began_by + 1);
  set_number(L, "lines", table->ledger.used);
  set_number(L, "chances",
             (lua_Integer)table->shuffles - 1 - match->thrown_in +
                 table->draws);
  if (match->next_dealer != TN_NONE)
    set_number(L, "next_dealer", match->next_dealer + 1);
  return 1;
}


/* core.scores(match) -> totals by side */
static int scores(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  lua_createtable(L, table->sides, 0);
  for (int side = 0; side < table->sides; side++) {
    lua_pushinteger(L, table->ledger.total[side]);
    lua_rawseti(L, -2, side + 1);
  }
  return 1;
}


/* core.lines(match [, from]) -> { round=, side=, points=, reason= } ... */
static int lines(lua_State *L) {
  const tn_Ledger *ledger = &tnl_checkmatch(L, 1)->table.ledger;
  lua_Integer from = luaL_optinteger(L, 2, 0);
  lua_newtable(L);
  for (uint32_t n = (uint32_t)from; n < ledger->used; n++) {
    const tn_Line *line = &ledger->lines[n];
    lua_createtable(L, 0, 4);
    set_number(L, "round", line->round);
    set_number(L, "side", line->side + 1);
    set_number(L, "points", line->points);
    lua_pushstring(L, ledger->text + line->reason);
    lua_setfield(L, -2, "reason");
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
  }
  return 1;
}


/* core.round_points(match) -> the points of this round, all sides together */
static int round_points(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  lua_Integer sum = 0;
  for (uint32_t n = table->round_lines; n < table->ledger.used; n++)
    sum += table->ledger.lines[n].points;
  lua_pushinteger(L, sum);
  return 1;
}


/* core.piles(match) -> the cards of each pile as text, by number of pile */
static int piles(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  tn_Card cards[TN_CARDS];
  lua_createtable(L, table->piles, 0);
  for (int n = 0; n < table->piles; n++) {
    int count = tn_pile_list(&table->pile[n], cards);
    tnl_pushcards(L, table->deck, cards, count);
    lua_rawseti(L, -2, n + 1);
  }
  return 1;
}


/* core.trick(match) -> { leader=, led=, { player, card } ... } or nil */
static int trick(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  const tn_Trick *now = &table->trick;
  if (!now->under_way)
    return 0;
  lua_createtable(L, now->plays, 4);
  uint8_t seat = now->leader;
  for (int i = 0; i < now->plays; i++, seat = table->next[seat]) {
    lua_createtable(L, 0, 2);
    set_number(L, "player", seat + 1);
    tnl_pushcards(L, table->deck, now->cards + i * now->width, now->width);
    lua_setfield(L, -2, "cards");
    lua_rawseti(L, -2, i + 1);
  }
  set_number(L, "leader", now->leader + 1);
  tnl_pushgroup(L, table->order, now->led);
  lua_setfield(L, -2, "led");
  set_number(L, "binds", now->binds == TN_NONE ? 0 : now->binds + 1);
  return 1;
}


/* core.tricks(match) -> tricks won this round, by player, and by side */
static int tricks(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  lua_createtable(L, table->players, 0);
  for (int seat = 0; seat < table->players; seat++) {
    lua_pushinteger(L, table->tricks[seat]);
    lua_rawseti(L, -2, seat + 1);
  }
  lua_createtable(L, table->sides, 0);
  for (int side = 0; side < table->sides; side++) {
    lua_pushinteger(L, tn_table_side_tricks(table, side));
    lua_rawseti(L, -2, side + 1);
  }
  return 2;
}


/* core.seating(match) -> the seats round the table, each behind it on the left;
** nothing if they are in the order of their numbers */
static int seating(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  bool moved = false;
  lua_createtable(L, table->players, 0);
  for (int place = 0; place < table->players; place++) {
    moved = moved || table->sitting[place] != place;
    lua_pushinteger(L, table->sitting[place] + 1);
    lua_rawseti(L, -2, place + 1);
  }
  return moved;
}


void tnl_push_obligations(lua_State *L, const tn_Table *table, unsigned bound) {
  lua_newtable(L);
  for (int rule = 0, n = 0; rule < table->rules; rule++)
    if (bound >> rule & 1) {
      lua_pushinteger(L, rule + 1);
      lua_rawseti(L, -2, ++n);
    }
}


/* core.bound(match [, anew]) -> numbers of the obligations that have forbidden
** a card; `anew`: since the last such call, else in the match */
static int bound(lua_State *L) {
  tn_Table *table = &tnl_checkmatch(L, 1)->table;
  tnl_push_obligations(L, table, table->bound);
  if (lua_toboolean(L, 2))
    table->bound = 0;
  return 1;
}


/*
** core.cards_left(match) -> cards in hand by player (false: sits out), tricks
** that were won this round
*/
static int cards_left(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  lua_Integer won = 0;
  lua_createtable(L, table->players, 0);
  for (int seat = 0; seat < table->players; seat++) {
    won += table->tricks[seat];
    if (table->out[seat])
      lua_pushboolean(L, 0);
    else
      lua_pushinteger(L, table->pile[tn_hand_pile(seat)].count);
    lua_rawseti(L, -2, seat + 1);
  }
  lua_pushinteger(L, won);
  return 2;
}


/* core.lock(match, on [, what]): "condition", "order", "promises", or a step
** that only answers, is called from outside the flow, or no longer */
static int lock(lua_State *L) {
  static const char *const names[] = {"condition",   "order", "standing",
                                      "promises",    "value", "over",
                                      "next_dealer", NULL};
  static const char *const asked[] = {
      A_CONDITION,    tnl_A_ORDER, "step 'standing'", "what bids promise",
      "step 'value'", STEP_OVER,   STEP_NEXT_DEALER};
  Match *match = tnl_checkmatch(L, 1);
  int what = luaL_checkoption(L, 3, "condition", names);
  match->table.locked = lua_toboolean(L, 2) ? 1 : 0;
  match->asked = match->table.locked ? asked[what] : NULL;
  if (match->asked == tnl_A_ORDER)
    tnl_hide_parts(L, 1);
  return 0;
}


/* core.fields(match) -> the table of its fields; core.kit(match) */
static int fields(lua_State *L) {
  tnl_checkmatch(L, 1);
  tnl_close_all_own(L, 1);
  pushvalue(L, 1, MATCH_FIELDS);
  return 1;
}


static int kit(lua_State *L) {
  tnl_checkmatch(L, 1);
  pushvalue(L, 1, MATCH_VARIANT);
  return 1;
}


/* core.flow_of(match) -> the coroutine that runs its steps */
static int flow_of(lua_State *L) {
  tnl_checkmatch(L, 1);
  pushvalue(L, 1, MATCH_FLOW);
  return 1;
}


/* What players have sealed, which nobody knows yet. */
static uint64_t mix_sealed(uint64_t key, const Match *match) {
  const tn_Table *table = &match->table;
  const tn_Tape *tape = &table->tape;
  for (uint8_t seat = 0; seat < table->players; seat++) {
    uint32_t at = table->round_at, next = at;
    for (uint32_t n = 0; n < match->sealed[seat]; n++) {
      at = next;
      tn_tape_get(tape, at, &next);
    }
    key = tn_mix(key, match->sealed[seat]);
    for (; at < next; at++)
      key = tn_mix(key, tape->bytes[at]);
  }
  return key;
}


/* Whose turn is next outside tricks, and who has gone out. */
static uint64_t mix_turns(uint64_t key, const Match *match) {
  const uint8_t now[] = {match->turn_of,    match->turn_next,
                         match->turn_skips, match->turns_go_on,
                         match->hearer,     match->next_dealer};
  for (size_t i = 0; i < sizeof now; i++)
    key = tn_mix(key, now[i]);
  for (int i = 0; i < match->finished_seats; i++)
    key = tn_mix(key, match->finisher[i]);
  return tn_mix(key, match->finished_seats);
}


/* core.stands(match) -> a number for how the round stands in the core: the same
** where only what came before differs */
static int stands(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  uint64_t key = tn_table_digest(&match->table);
  key = mix_turns(mix_sealed(key, match), match);
  lua_pushinteger(L, (lua_Integer)key);
  return 1;
}


static const luaL_Reg functions[] = {
    {"asked", asked},       {"asks", asks},
    {"bound", bound},       {"cards_left", cards_left},
    {"fields", fields},     {"flow_of", flow_of},
    {"kit", kit},           {"lines", lines},
    {"lock", lock},         {"piles", piles},
    {"question", question}, {"round_points", round_points},
    {"scores", scores},     {"seating", seating},
    {"stands", stands},     {"state", state},
    {"trick", trick},       {"tricks", tricks},
    {NULL, NULL},
};


void tnl_open_state(lua_State *L) { luaL_setfuncs(L, functions, 0); }
