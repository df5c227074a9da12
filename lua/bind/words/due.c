/* The cards that are due to a trick, where rules of the host's have a say. */
#include "words/words.h"

#include <string.h>


/* The cards that a rule has named, on top of the stack: nil, cards in any form,
** or a suit, which means all its cards. */
static tn_Kinds named_cards(lua_State *L, const tn_Table *table) {
  if (lua_isnil(L, -1))
    return 0;
  if (lua_type(L, -1) == LUA_TSTRING) {
    size_t size;
    const char *text = lua_tolstring(L, -1, &size);
    if (size == 1 || strcmp(text, "trump") == 0)
      return tnl_checkgroup(L, table->order, -1);
  }
  return tnl_checkset(L, table->deck, -1).plane[0];
}


tn_Kinds tnl_named_by_rule(lua_State *L, Match *match, int rule) {
  const tn_Table *table = &match->table;
  int top = lua_gettop(L);
  pushvalue(L, 1, MATCH_RULES);
  lua_rawgeti(L, -1, rule + 1);
  lua_pushvalue(L, 1);
  tnl_pushpile(L, 1, tn_hand_pile(table->trick.turn));
  tnl_pushplayer(L, 1, table->trick.turn);
  tnl_call_locked(L, match, NULL, 3, 1);
  tn_Kinds named = named_cards(L, table);
  lua_settop(L, top);
  return named;
}


void tnl_ask_rule(lua_State *L, Match *match) {
  match->table.named = tnl_named_by_rule(L, match, match->table.trick.rule);
  match->table.answered = true;
}


void tnl_legal_cards(lua_State *L, Match *match) {
  tn_Table *table = &match->table;
  while (tn_trick_legal(table, &table->question.legal) == TN_RULE_DUE)
    tnl_ask_rule(L, match);
  table->question.seat = tn_trick_chooser(table);
  table->question.from = tn_hand_pile(table->trick.turn);
  table->question.to = TN_TRICK;
}
