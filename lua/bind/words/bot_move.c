/* A random bot's move for any question. */
#include "words/words.h"
#include "match/meld.h"


/* Pushes a random bot's move, as text; the choices are at index 4, and at 3
** whether it shall be sensible. */
static void push_bot_move(lua_State *L, Match *match, uint64_t bits) {
  const tn_Question *question = &match->table.question;
  tn_Card cards[TN_CARDS];
  int listed = (int)lua_rawlen(L, 4);
  switch ((tn_QuestionKind)question->kind) {
    case TN_ASK_CARD:
      tnl_pushcard(L, match->table.deck, tn_kinds_pick(question->legal, bits));
      break;
    case TN_ASK_CARDS: {
      int n = lua_toboolean(L, 3)
                  ? tnl_sensible_cards(L, match, bits, cards)
                  : tnl_random_cards(L, match, bits, cards, NULL);
      tnl_pushcards(L, match->table.deck, cards, n);
      break;
    }
    case TN_ASK_PLAY: {
      bool only;
      tn_Set play = tn_trick_random(&match->table, &(tn_Random){bits}, &only);
      tnl_pushcards(L, match->table.deck, cards, tn_set_list(&play, cards));
      break;
    }
    case TN_ASK_FORCED: {
      int nth = (int)draw(bits, match->table.forces);
      int n = tn_forced_cards(&match->table, nth, cards);
      tnl_pushcards(L, match->table.deck, cards, n);
      break;
    }
    case TN_ASK_CHOICE:
      lua_rawgeti(L, 4, 1 + draw(bits, (uint32_t)listed));
      break;
    case TN_ASK_BID:
      lua_rawgeti(L, 4, tnl_ladder_pick(question->others, listed, bits));
      break;
    case TN_ASK_NUMBER:
      lua_pushinteger(L, question->least +
                             (lua_Integer)draw(bits, number_range(question)));
      lua_tostring(L, -1);
      break;
    default: lua_pushstring(L, draw(bits, 2) == 1 ? "yes" : "no");
  }
}


/*
** core.bot_move(match [, n [, sensible]]) -> the move that a native bot would
** make here.  With n > 0, another draw of the same bot's.  `sensible` cards are
** well put away, if that is asked.  No cards are "none".
*/
static int bot_move(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint64_t n = (uint64_t)luaL_optinteger(L, 2, 0);
  uint8_t locked = match->table.locked;
  luaL_argcheck(L, match->table.question.kind != TN_ASK_NOTHING, 1,
                "nobody is asked");
  uint64_t bits = tn_table_bot_bits(&match->table);
  if (n > 0)
    bits = tn_mix(bits, n);
  if (match->table.question.kind == TN_ASK_MOVE) {
    tnl_push_meld_move(L, match, bits);
    return 1;
  }
  if (match->table.question.kind == TN_ASK_CARD &&
      tnl_push_bot_word(L, match, bits))
    return 1;
  lua_settop(L, 3);
  pushvalue(L, 1, MATCH_ASKED);
  if (lua_istable(L, 4)) {
    lua_getfield(L, 4, "condition");
    lua_getfield(L, 4, "list");
    lua_replace(L, 4);
  }
  lua_settop(L, 5);
  lua_pushvalue(L, 5); /* 4: the list; 6: the condition */
  push_bot_move(L, match, bits);
  match->table.locked = locked;
  return 1;
}


/* core.quick_move(match) -> the move that a quick bot would make in a turn with
** melds; nil where it has no sense for them */
static int quick_move(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Question *question = &match->table.question;
  luaL_argcheck(L, question->kind == TN_ASK_MOVE, 1, "no turn with melds");
  tn_MeldMove move;
  char text[TN_TEXT];
  if (!tn_meld_collects(match->table.melding->rules) ||
      !tn_meld_collect(&match->table, (tn_MeldStage)question->stage,
                       tn_table_bot_bits(&match->table), &move))
    return 0;
  lua_pushlstring(L, text, tnl_write_move(&match->table, &move, text));
  return 1;
}


/* core.puts_away(match) -> boolean, boolean: are cards put away, and so many of
** them that sensible sets are a small part of all?  Are several cards played at
** once then? */
static int puts_away(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  lua_pushboolean(L, tnl_puts_many_away(match));
  lua_pushboolean(L, match->table.plays != NULL);
  return 2;
}


static const luaL_Reg functions[] = {
    {"bot_move", bot_move},
    {"quick_move", quick_move},
    {"puts_away", puts_away},
    {NULL, NULL},
};


void tnl_open_bot_move(lua_State *L) { luaL_setfuncs(L, functions, 0); }
