/* A match from outside: its decisions, its question, its state. */
#include "bindings.h"

#include <string.h>


/* core.decisions(match) -> decisions read, all on the tape, of this round */
static int decisions(lua_State *L) {
  const tn_Table *table = &checkmatch(L, 1)->table;
  const tn_Tape *tape = &table->tape;
  lua_Integer unread = 0;
  for (uint32_t at = tape->at; at < tape->used; unread++)
    tn_tape_get(tape, at, &at);
  lua_pushinteger(L, tape->read);
  lua_pushinteger(L, tape->read + unread);
  lua_pushinteger(L, table->round_read);
  return 3;
}


/* core.tape(match [, from [, to]]) -> the bytes of some decisions */
static int tape_bytes(lua_State *L) {
  const tn_Tape *tape = &checkmatch(L, 1)->table.tape;
  lua_Integer from = luaL_optinteger(L, 2, 0);
  lua_Integer to = luaL_optinteger(L, 3, UINT32_MAX);
  uint32_t first = tn_tape_find(tape, (uint32_t)from);
  uint32_t last = tn_tape_find(tape, (uint32_t)to);
  luaL_argcheck(L, from >= 0 && from <= to, 2, "0 to the end expected");
  if (tape->bytes)
    lua_pushlstring(L, (const char *)tape->bytes + first, last - first);
  else
    lua_pushliteral(L, "");
  return 1;
}


/* core.load_tape(match, bytes): decisions to be read after those there */
static int load_tape(lua_State *L) {
  Match *match = checkmatch(L, 1);
  size_t size;
  const char *bytes = luaL_checklstring(L, 2, &size);
  tn_Table *table = &match->table;
  if (!tn_tape_load(&table->tape, &table->memory, bytes, size))
    return raise_need(L, match, TN_NO_MEMORY);
  return 0;
}


/* Pushes a decision as the text of a move. */
static void push_answer(lua_State *L, const tn_Deck *deck, tn_Answer answer) {
  if (answer.kind == TN_TEXT_ANSWER)
    lua_pushlstring(L, answer.bytes, answer.size);
  else if (answer.kind == TN_CARD_ANSWER)
    pushcard(L, deck, answer.card);
  else if (answer.size == 0)
    lua_pushliteral(L, "none");
  else
    pushcards(L, deck, answer.bytes, answer.size);
}


/* core.moves_made(match [, from]) -> list of texts, and list of forced ones */
static int moves_made(lua_State *L) {
  const tn_Table *table = &checkmatch(L, 1)->table;
  uint32_t at = tn_tape_find(&table->tape, (uint32_t)luaL_optinteger(L, 2, 0));
  lua_newtable(L);
  lua_newtable(L);
  for (lua_Integer n = 1; at < table->tape.used; n++) {
    tn_Answer answer = tn_tape_get(&table->tape, at, &at);
    push_answer(L, table->deck, answer);
    lua_rawseti(L, -3, n);
    lua_pushboolean(L, answer.forced);
    lua_rawseti(L, -2, n);
  }
  return 2;
}


/* Sets a field of the table on top to an integer. */
static void set_number(lua_State *L, const char *name, lua_Integer n) {
  lua_pushinteger(L, n);
  lua_setfield(L, -2, name);
}


/*
** core.question(match) -> { kind=, player=, from=, to=, least=, most=, legal= }
** `from` and `to` are numbers of piles (1...) or nil; nil if nothing is asked.
*/
static int question(lua_State *L) {
  static const char *const kinds[] = {"",       "card",   "cards",
                                      "choice", "number", "yes_no"};
  const tn_Table *table = &checkmatch(L, 1)->table;
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
  if (asked->kind == TN_ASK_CARD) {
    pushkinds(L, table->deck, asked->legal);
    lua_setfield(L, -2, "legal");
  } else if (asked->kind == TN_ASK_CARDS || asked->kind == TN_ASK_NUMBER) {
    set_number(L, "least", asked->least);
    set_number(L, "most", asked->most);
  }
  return 1;
}


/* core.asked(match) -> what the pending question says: { prompt=, list= } */
static int asked(lua_State *L) {
  checkmatch(L, 1);
  pushvalue(L, 1, MATCH_ASKED);
  return 1;
}


/* Writes an answer to be read when the match goes on. */
static int write_answer(lua_State *L, Match *match, tn_Answer answer) {
  if (!tn_tape_write(&match->table.tape, &match->table.memory, answer))
    return raise_need(L, match, TN_NO_MEMORY);
  return 0;
}


/* core.answer(match, kind, text [, forced]): kind "card", "cards", "text" */
static int answer(lua_State *L) {
  Match *match = checkmatch(L, 1);
  const char *kind = luaL_checkstring(L, 2);
  size_t size;
  const char *text = luaL_checklstring(L, 3, &size);
  bool forced = lua_toboolean(L, 4);
  tn_Card cards[TN_CARDS] = {0};
  if (*kind == 't') {
    luaL_argcheck(L, size < TN_ANSWER, 3, "too long");
    return write_answer(
        L, match,
        (tn_Answer){TN_TEXT_ANSWER, forced, (uint8_t)size, TN_NONE, text});
  }
  bool none = strcmp(text, "none") == 0;
  int n = none ? 0 : checklist(L, match->table.deck, 3, cards);
  luaL_argcheck(L, n < TN_ANSWER, 3, "too many cards");
  luaL_argcheck(L, n == 1 || kind[4] == 's', 3, "one card expected");
  if (strcmp(kind, "card") == 0)
    return write_answer(
        L, match, (tn_Answer){TN_CARD_ANSWER, forced, 1, cards[0], cards});
  return write_answer(
      L, match,
      (tn_Answer){TN_CARDS_ANSWER, forced, (uint8_t)n, TN_NONE, cards});
}


/* core.answer_nth(match, n): the n-th card (1...) of those allowed */
static int answer_nth(lua_State *L) {
  Match *match = checkmatch(L, 1);
  const tn_Question *asks = &match->table.question;
  lua_Integer n = luaL_checkinteger(L, 2);
  luaL_argcheck(L, asks->kind == TN_ASK_CARD, 1, "no card is asked for");
  luaL_argcheck(L, n >= 1 && n <= tn_kinds_count(asks->legal), 2,
                "not so many cards are allowed");
  tn_Card card = tn_kinds_nth(asks->legal, (unsigned)n - 1);
  return write_answer(L, match,
                      (tn_Answer){TN_CARD_ANSWER, false, 1, card, NULL});
}


/* core.set_bot(match, seat, native): does a native bot answer for the seat? */
static int set_bot(lua_State *L) {
  Match *match = checkmatch(L, 1);
  uint8_t seat = checkplayer(L, match, 2);
  match->table.bot[seat] = lua_toboolean(L, 3) ? TN_RANDOM : TN_ASKED;
  return 0;
}


/* core.set_limits(match, decisions in a round, pause after each round) */
static int set_limits(lua_State *L) {
  Match *match = checkmatch(L, 1);
  match->table.tape.limit = (uint32_t)luaL_checkinteger(L, 2);
  match->stop_at_round = lua_toboolean(L, 3);
  return 0;
}


/* core.reseed(match, seed): other bots' choices, other shuffles from now on */
static int reseed(lua_State *L) {
  tn_Table *table = &checkmatch(L, 1)->table;
  table->seed = (uint64_t)luaL_checkinteger(L, 2);
  table->key = tn_random(table->seed, TN_BOT, 0, 0).state;
  return 0;
}


/* core.state(match) -> { over=, winner=, round=, dealer=, between=, lines= } */
static int state(lua_State *L) {
  const Match *match = checkmatch(L, 1);
  const tn_Table *table = &match->table;
  lua_createtable(L, 0, 8);
  lua_pushboolean(L, match->over);
  lua_setfield(L, -2, "over");
  lua_pushboolean(L, match->between);
  lua_setfield(L, -2, "between");
  set_number(L, "winner", match->winner == TN_NONE ? 0 : match->winner + 1);
  set_number(L, "round", table->round);
  set_number(L, "dealer", table->dealer + 1);
  set_number(L, "lines", table->ledger.used);
  return 1;
}


/* core.scores(match) -> totals by side */
static int scores(lua_State *L) {
  const tn_Table *table = &checkmatch(L, 1)->table;
  lua_createtable(L, table->sides, 0);
  for (int side = 0; side < table->sides; side++) {
    lua_pushinteger(L, table->ledger.total[side]);
    lua_rawseti(L, -2, side + 1);
  }
  return 1;
}


/* core.lines(match [, from]) -> { round=, side=, points=, reason= } ... */
static int lines(lua_State *L) {
  const tn_Ledger *ledger = &checkmatch(L, 1)->table.ledger;
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


/* core.piles(match) -> the cards of each pile as text, by number of pile */
static int piles(lua_State *L) {
  const tn_Table *table = &checkmatch(L, 1)->table;
  tn_Card cards[TN_CARDS];
  lua_createtable(L, table->piles, 0);
  for (int n = 0; n < table->piles; n++) {
    int count = tn_pile_list(&table->pile[n], cards);
    pushcards(L, table->deck, cards, count);
    lua_rawseti(L, -2, n + 1);
  }
  return 1;
}


/* core.trick(match) -> { leader=, led=, { player, card } ... } or nil */
static int trick(lua_State *L) {
  const tn_Table *table = &checkmatch(L, 1)->table;
  const tn_Trick *now = &table->trick;
  if (!now->under_way)
    return 0;
  lua_createtable(L, now->plays, 4);
  uint8_t seat = now->leader;
  for (int i = 0; i < now->plays; i++, seat = table->next[seat]) {
    lua_createtable(L, 0, 2);
    set_number(L, "player", seat + 1);
    pushcard(L, table->deck, now->cards[i]);
    lua_setfield(L, -2, "cards");
    lua_rawseti(L, -2, i + 1);
  }
  set_number(L, "leader", now->leader + 1);
  pushgroup(L, table->order, now->led);
  lua_setfield(L, -2, "led");
  set_number(L, "binds", now->binds == TN_NONE ? 0 : now->binds + 1);
  return 1;
}


/* core.tricks(match) -> tricks won this round, by player */
static int tricks(lua_State *L) {
  const tn_Table *table = &checkmatch(L, 1)->table;
  lua_createtable(L, table->players, 0);
  for (int seat = 0; seat < table->players; seat++) {
    lua_pushinteger(L, table->tricks[seat]);
    lua_rawseti(L, -2, seat + 1);
  }
  return 1;
}


/* core.fields(match) -> the table of its fields; core.kit(match) */
static int fields(lua_State *L) {
  checkmatch(L, 1);
  pushvalue(L, 1, MATCH_FIELDS);
  return 1;
}


static int kit(lua_State *L) {
  checkmatch(L, 1);
  pushvalue(L, 1, MATCH_VARIANT);
  return 1;
}


/*
** core.start_at(match, round, dealer, from): the match begins at that round,
** with that dealer; totals and decisions before it are those of match `from`.
*/
static int start_at(lua_State *L) {
  Match *match = checkmatch(L, 1);
  const tn_Table *from = &checkmatch(L, 4)->table;
  tn_Table *table = &match->table;
  table->round = (uint16_t)(luaL_checkinteger(L, 2) - 1);
  match->finished = table->round;
  match->next_dealer = checkplayer(L, match, 3);
  for (uint32_t n = 0; n < from->round_lines; n++) {
    const tn_Line *line = &from->ledger.lines[n];
    if (!tn_ledger_add(&table->ledger, &table->memory, line->round, line->side,
                       line->points, from->ledger.text + line->reason))
      return raise_need(L, match, TN_NO_MEMORY);
  }
  if (!tn_tape_load(&table->tape, &table->memory, from->tape.bytes,
                    from->round_at))
    return raise_need(L, match, TN_NO_MEMORY);
  table->tape.at = table->round_at = from->round_at;
  table->tape.read = table->round_read = from->round_read;
  table->round_lines = from->round_lines;
  return 0;
}


/* core.set_order(match, cards): the next shuffle comes out so, top first */
static int set_order(lua_State *L) {
  Match *match = checkmatch(L, 1);
  tn_Table *table = &match->table;
  tn_Card *cards = lua_newuserdatauv(L, TN_CARDS, 0);
  int n = checklist(L, table->deck, 2, cards);
  luaL_argcheck(L, n == table->deck->cards, 2, "the whole deck expected");
  checkset(L, table->deck, 2);
  lua_setiuservalue(L, 1, MATCH_FIXED);
  table->deck_order = cards;
  return 0;
}


/* Reads one list of fixed cards: { pile=, cards = { "QS", "*" ... } } */
static void read_fixed(lua_State *L, Match *match, tn_Fixed *fixed) {
  memset(fixed, 0, sizeof *fixed);
  lua_getfield(L, -1, "pile");
  fixed->pile = (uint8_t)(luaL_checkinteger(L, -1) - 1);
  lua_getfield(L, -2, "cards");
  for (; lua_rawgeti(L, -1, fixed->n + 1) == LUA_TSTRING; fixed->n++) {
    bool any = strcmp(lua_tostring(L, -1), "*") == 0;
    fixed->card[fixed->n] = any ? TN_NONE : checkcard(L, match->table.deck, -1);
    lua_pop(L, 1);
  }
  lua_pop(L, 3);
}


/* core.fix(match, list): piles get these cards; see read_fixed */
static int fix(lua_State *L) {
  Match *match = checkmatch(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  uint8_t n = (uint8_t)lua_rawlen(L, 2);
  tn_Fixed *fixed = lua_newuserdatauv(L, n * sizeof *fixed + 1, 0);
  for (int i = 0; i < n; i++) {
    lua_rawgeti(L, 2, i + 1);
    read_fixed(L, match, &fixed[i]);
    lua_pop(L, 1);
  }
  lua_setiuservalue(L, 1, MATCH_FIXED);
  match->table.fixed = n > 0 ? fixed : NULL;
  match->table.fixes = n;
  return 0;
}


static const luaL_Reg functions[] = {
    {"answer", answer},
    {"answer_nth", answer_nth},
    {"asked", asked},
    {"decisions", decisions},
    {"fields", fields},
    {"fix", fix},
    {"kit", kit},
    {"lines", lines},
    {"load_tape", load_tape},
    {"moves_made", moves_made},
    {"piles", piles},
    {"question", question},
    {"reseed", reseed},
    {"scores", scores},
    {"set_bot", set_bot},
    {"set_limits", set_limits},
    {"set_order", set_order},
    {"start_at", start_at},
    {"state", state},
    {"tape", tape_bytes},
    {"trick", trick},
    {"tricks", tricks},
    {NULL, NULL},
};


void open_tape(lua_State *L) { luaL_setfuncs(L, functions, 0); }
