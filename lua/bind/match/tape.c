/* The decisions of a match, and answers that are read when it goes on. */
#include "match/match.h"

#include <string.h>


/* core.decisions(match) -> decisions read, all on the tape, of this round */
static int decisions(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
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
  const tn_Tape *tape = &tnl_checkmatch(L, 1)->table.tape;
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
  Match *match = tnl_checkmatch(L, 1);
  size_t size;
  const char *bytes = luaL_checklstring(L, 2, &size);
  tn_Table *table = &match->table;
  luaL_argcheck(L, tn_tape_whole(bytes, size), 2, "no decisions of a match");
  if (!tn_tape_load(&table->tape, &table->memory, bytes, size))
    return tnl_raise_need(L, match, TN_NO_MEMORY);
  return 0;
}


/* Pushes a decision as the text of a move. */
static void push_answer(lua_State *L, const tn_Deck *deck, tn_Answer answer) {
  if (answer.kind == TN_TEXT_ANSWER)
    lua_pushlstring(L, answer.bytes, answer.size);
  else if (answer.kind == TN_CARD_ANSWER)
    tnl_pushcard(L, deck, answer.card);
  else if (answer.size == 0)
    lua_pushliteral(L, "none");
  else
    tnl_pushcards(L, deck, answer.bytes, answer.size);
}


/* Pushes the decisions from that byte on: a list of texts, and a list that says
** which were forced.  Answers where they end. */
static uint32_t push_moves(lua_State *L, const tn_Table *table, uint32_t at) {
  lua_newtable(L);
  lua_newtable(L);
  for (lua_Integer n = 1; at < table->tape.used; n++) {
    tn_Answer answer = tn_tape_get(&table->tape, at, &at);
    push_answer(L, table->deck, answer);
    lua_rawseti(L, -3, n);
    lua_pushboolean(L, answer.forced);
    lua_rawseti(L, -2, n);
  }
  return at;
}


/* core.moves_made(match [, from]) -> list of texts, and list of forced ones */
static int moves_made(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  push_moves(L, table,
             tn_tape_find(&table->tape, (uint32_t)luaL_optinteger(L, 2, 0)));
  return 2;
}


/* core.moves_from(match, byte) -> the same from a byte of the tape on, where a
** decision begins; and the byte behind them, for the next time */
static int moves_from(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  lua_Integer at = luaL_checkinteger(L, 2);
  luaL_argcheck(L, at >= 0 && at <= table->tape.used, 2, "not on the tape");
  at = push_moves(L, table, (uint32_t)at);
  lua_pushinteger(L, at);
  return 3;
}


/* Does a decision name cards: as such, or as words of a text, `meld 7S 7H`? */
static bool names_cards(const tn_Deck *deck, tn_Answer answer) {
  if (answer.kind != TN_TEXT_ANSWER)
    return true;
  const char *text = answer.bytes;
  size_t at = 0;
  while (at < answer.size) {
    size_t end = at;
    while (end < answer.size && text[end] != ' ' && text[end] != ';')
      end++;
    if (end > at && tn_deck_read(deck, text + at, end - at) != TN_NONE)
      return true;
    at = end + 1;
  }
  return false;
}


/*
** core.decided(match) -> all decisions, those among them that name cards
** As bytes to compare: whether they were forced is left out.
*/
static int decided(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  luaL_Buffer all, cards;
  lua_settop(L, 1);
  luaL_buffinit(L, &all);
  for (int pass = 0; pass < 2; pass++) {
    luaL_Buffer *buffer = pass == 0 ? &all : &cards;
    if (pass == 1)
      luaL_buffinit(L, &cards);
    for (uint32_t at = 0; at < table->tape.used;) {
      tn_Answer answer = tn_tape_get(&table->tape, at, &at);
      if (pass == 1 && !names_cards(table->deck, answer))
        continue;
      luaL_addchar(buffer, (char)answer.size);
      if (answer.kind == TN_CARD_ANSWER)
        luaL_addchar(buffer, (char)answer.card);
      else
        luaL_addlstring(buffer, answer.bytes, answer.size);
    }
    luaL_pushresult(buffer);
  }
  return 2;
}


/* Writes an answer that is read when the match goes on. */
static int write_answer(lua_State *L, Match *match, tn_Answer answer) {
  if (!tn_tape_write(&match->table.tape, &match->table.memory, answer))
    return tnl_raise_need(L, match, TN_NO_MEMORY);
  return 0;
}


/* core.answer(match, kind, text [, forced]): kind "card", "cards", "text" */
static int answer(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  const char *kind = luaL_checkstring(L, 2);
  size_t size;
  const char *text = luaL_checklstring(L, 3, &size);
  bool forced = lua_toboolean(L, 4);
  tn_Card cards[TN_CARDS] = {0};
  if (*kind == 't') {
    luaL_argcheck(L, size < TN_TEXT, 3, "too long");
    return write_answer(
        L, match,
        (tn_Answer){TN_TEXT_ANSWER, forced, (uint16_t)size, TN_NONE, text});
  }
  bool none = strcmp(text, "none") == 0;
  int n = none ? 0 : tnl_checklist(L, match->table.deck, 3, cards);
  tnl_argcheck(L, n < TN_ANSWER, 3, "too_many_cards");
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
  Match *match = tnl_checkmatch(L, 1);
  const tn_Question *asks = &match->table.question;
  lua_Integer n = luaL_checkinteger(L, 2);
  luaL_argcheck(L, asks->kind == TN_ASK_CARD, 1, "no card is asked for");
  luaL_argcheck(L, n >= 1 && n <= tn_kinds_count(asks->legal), 2,
                "fewer cards are allowed");
  tn_Card card = tn_kinds_nth(asks->legal, (unsigned)n - 1);
  return write_answer(L, match,
                      (tn_Answer){TN_CARD_ANSWER, false, 1, card, NULL});
}


static const luaL_Reg functions[] = {
    {"answer", answer},
    {"answer_nth", answer_nth},
    {"decided", decided},
    {"decisions", decisions},
    {"load_tape", load_tape},
    {"moves_from", moves_from},
    {"moves_made", moves_made},
    {"tape", tape_bytes},
    {NULL, NULL},
};


void tnl_open_tape(lua_State *L) { luaL_setfuncs(L, functions, 0); }
