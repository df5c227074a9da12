/* What a player can know, and worlds that fit it. */
#include "think/think.h"
#include "think/worlds.h"

#define KNOWLEDGE_T TYPE_NAME("knowledge")

#define toknowledge(L) (*(tn_Knowledge **)luaL_checkudata(L, 1, KNOWLEDGE_T))


static int knowledge_gc(lua_State *L) {
  tn_Knowledge **knowledge = luaL_checkudata(L, 1, KNOWLEDGE_T);
  if (*knowledge)
    tn_knowledge_free(*knowledge);
  *knowledge = NULL;
  return 0;
}


tn_Knowledge *tnl_know(lua_State *L, const Match *match, uint8_t seat,
                       const tn_Memory *memory) {
  const tn_Table *table = &match->table;
  tnl_work(L);
  tn_Knowledge *knowledge = tn_knowledge_new(table, seat, memory);
  if (knowledge)
    return knowledge;
  tnl_check_work(L);
  if (!table->log.failed && !tn_log_adds_up(table))
    luaL_error(L, "the log of the match does not add up");
  tnl_raise_need(L, match, TN_NO_MEMORY);
  return NULL;
}


/* Pushes what a seat knows, or what all know (TN_NONE).  Its user value is the
** match, whose deck it needs. */
static tn_Knowledge *push_knowledge(lua_State *L, Match *match, uint8_t seat) {
  tn_Knowledge **knowledge = lua_newuserdatauv(L, sizeof *knowledge, 1);
  *knowledge = NULL;
  luaL_setmetatable(L, KNOWLEDGE_T);
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 1);
  tn_Memory memory = tnl_lua_memory(L);
  *knowledge = tnl_know(L, match, seat, &memory);
  return *knowledge;
}


/* Pushes the numbers of some piles (1...), separated by blanks. */
static void push_piles(lua_State *L, uint64_t piles) {
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  for (; piles; piles &= piles - 1) {
    lua_pushfstring(L, "%d ", tn_kinds_first(piles) + 1);
    luaL_addvalue(&text);
  }
  luaL_pushresult(&text);
}


/* Pushes cards as text, by the numbers of the piles that they may be in. */
static int push_cards_by_piles(lua_State *L, const tn_Deck *deck,
                               const tn_Shown *cards, int n) {
  lua_newtable(L);
  int list = lua_gettop(L);
  for (int i = 0; i < n; i++) {
    push_piles(L, cards[i].piles);
    const char *piles = lua_tostring(L, -1);
    lua_getfield(L, list, piles);
    lua_pushfstring(L, "%s%s%s", luaL_optstring(L, -1, ""),
                    lua_isnil(L, -1) ? "" : " ", deck->name[cards[i].card]);
    lua_setfield(L, list, piles);
    lua_pop(L, 2);
  }
  lua_settop(L, list);
  return 1;
}


/* core.shown(match) -> cards that everyone has been shown, as text, by the
** numbers of the piles that they may be in */
static int shown(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tn_Shown cards[TN_CARDS];
  int n = tn_knowledge_shown(push_knowledge(L, match, TN_NONE), cards);
  return push_cards_by_piles(L, match->table.deck, cards, n);
}


/* core.known(match, player) -> cards that the player has seen go where they
** are, as text, by the numbers of their piles */
static int known(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = tnl_checkplayer(L, match, 2);
  tn_Shown cards[TN_CARDS];
  int n = tn_knowledge_known(push_knowledge(L, match, seat), cards);
  return push_cards_by_piles(L, match->table.deck, cards, n);
}


/* core.unseen(match, player) -> cards of which the player does not see where
** they lie, as text, by the numbers of the piles that they may be in */
static int unseen(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = tnl_checkplayer(L, match, 2);
  tn_Shown cards[TN_CARDS];
  int n = tn_knowledge_unseen(push_knowledge(L, match, seat), cards);
  return push_cards_by_piles(L, match->table.deck, cards, n);
}


/* core.seen(match, player) -> a number for all that the player has seen in the
** round, of which a log was kept */
static int seen(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = tnl_checkplayer(L, match, 2);
  uint64_t digest = tn_seen_digest(&match->table, seat, UINT32_MAX);
  lua_pushinteger(L, (lua_Integer)digest);
  return 1;
}


/* core.forced_seen(match, n) -> of each card behind decision number `n` which
** was the only one that a player was allowed: what the player had seen before,
** as core.seen says it, the card, the number of the decision, and the player */
static int forced_seen(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  lua_Integer after = luaL_checkinteger(L, 2);
  lua_newtable(L);
  lua_Integer size = 0;
  for (uint32_t n = table->log.round; n < table->log.used; n++) {
    const tn_Event *event = &table->log.events[n];
    if (event->what != TN_DECIDED || event->decision <= after)
      continue;
    uint32_t at = tn_tape_find(&table->tape, event->decision - 1);
    tn_Answer answer = tn_tape_get(&table->tape, at, &at);
    if (answer.kind != TN_CARD_ANSWER || !answer.forced)
      continue;
    uint64_t digest = tn_seen_digest(table, event->seat, n);
    lua_pushinteger(L, (lua_Integer)digest);
    lua_rawseti(L, 3, ++size);
    tnl_pushcard(L, table->deck, answer.card);
    lua_rawseti(L, 3, ++size);
    lua_pushinteger(L, event->decision);
    lua_rawseti(L, 3, ++size);
    lua_pushinteger(L, event->seat + 1);
    lua_rawseti(L, 3, ++size);
  }
  return 1;
}


static const luaL_Reg functions[] = {
    {"forced_seen", forced_seen},
    {"known", known},
    {"seen", seen},
    {"shown", shown},
    {"unseen", unseen},
    {NULL, NULL},
};


void tnl_open_worlds(lua_State *L) {
  tnl_new_type(L, KNOWLEDGE_T);
  lua_pushcfunction(L, knowledge_gc);
  lua_setfield(L, -2, "__gc");
  lua_pop(L, 1);
  luaL_setfuncs(L, functions, 0);
}
