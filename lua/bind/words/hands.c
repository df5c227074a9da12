/* Words between two hands: a card drawn unseen, and cards that one player alone
** is shown. */
#include "words/words.h"
#include "match/asking.h"
#include "match/ends.h"


/* Which card it is: the hand was shuffled, so each is equally likely whatever
** place was named. */
static tn_Card shuffled_card(tn_Table *table, const tn_Card *cards, int count,
                             lua_Integer place) {
  tn_Random random =
      tn_random(table->seed, TN_SCRIPT, table->round, table->draws++);
  uint32_t first = tn_random_below(&random, (uint32_t)count);
  return cards[(first + (uint32_t)place - 1) % (uint32_t)count];
}


/* The card that chance gives the player, or that the tape has.  It is a
** decision of its own, since worlds have others. */
static tn_Card draw_card(lua_State *L, Match *match, lua_Integer place) {
  tn_Table *table = &match->table;
  const tn_Pile *from = &table->pile[table->question.from];
  tn_Card cards[TN_CARDS];
  int count = tn_pile_list(from, cards);
  tn_Card card = shuffled_card(table, cards, count, place);
  tn_Answer answer;
  uint32_t next;
  if (!peek(match, &answer, &next)) {
    decide(L, match, (tn_Answer){TN_CARD_ANSWER, true, 1, card, NULL});
    return card;
  }
  if (answer.kind != TN_CARD_ANSWER || tn_pile_has(from, answer.card) == 0)
    tnl_raise_need(L, match, TN_REFUSED);
  card = answer.card;
  take(L, match, next);
  return card;
}


/*
** core.draw_unseen(match, player, prompt, from [, place]) -> number or card
**
** How many cards a player can draw unseen from another's hand, which are there
** to be drawn.  With a place, which was chosen, the player draws one.
*/
static int draw_unseen(lua_State *L) {
  bool draws = !lua_isnoneornil(L, 5);
  Match *match =
      draws ? tnl_checkmatch(L, 1) : tnl_only_asking(L, "draw_unseen");
  tn_Table *table = &match->table;
  tnl_ends_doubt_word(match);
  uint8_t seat = tnl_checkplayer(L, match, 2), to = tn_hand_pile(seat);
  uint8_t from = tn_hand_pile(tnl_checkplayer(L, match, 4));
  lua_Integer place = luaL_optinteger(L, 5, 1), n = table->pile[from].count;
  tnl_argcheck(L, n > 0, 4, "hand_empty");
  tnl_argcheck(L, !table->at_once, 1, "together_asks");
  tnl_argcheck(L, from != to, 4, "own_hand");
  if (!draws || place < 1 || place > n) {
    lua_pushinteger(L, n);
    return 1;
  }
  table->question =
      (tn_Question){.kind = TN_ASK_CARDS, .seat = seat, .from = from, .to = to};
  tn_Card card = draw_card(L, match, place);
  tn_table_pass(table, card, from, to);
  tnl_pushcard(L, table->deck, card);
  return 1;
}


/* core.hand_over(match, cards, from, to): cards go from one player's hand to
** another's, and everyone sees which they are */
static int hand_over(lua_State *L) {
  Match *match = tnl_changing(L, "hand_over");
  tn_Table *table = &match->table;
  tnl_ends_doubt_word(match);
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, table->deck, 2, cards);
  uint8_t from = tn_hand_pile(tnl_checkplayer(L, match, 3));
  uint8_t to = tn_hand_pile(tnl_checkplayer(L, match, 4));
  tnl_argcheck(L, from != to, 4, "same_hand");
  tnl_set_of(L, table->deck, 2, cards, n); /* no more than there are */
  for (int i = 0; i < n; i++)
    if (!tn_table_hand_over(table, cards[i], from, to))
      tnl_argerror(L, 2, "not_in_pile %s", table->deck->name[cards[i]]);
  return 0;
}


/* core.show_to(match, player, cards, from): shows those of the cards that are
** in a pile, or in a player's hand, to one player only */
static int show_to(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tn_Table *table = &match->table;
  unsigned seats = 1u << tnl_checkplayer(L, match, 2);
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, table->deck, 3, cards);
  uint8_t pile = tnl_checkpile(L, match, 4);
  for (int i = 0; i < n; i++)
    tn_table_show_to(table, cards[i], pile, (uint8_t)seats);
  return 0;
}


static const luaL_Reg functions[] = {
    {"draw_unseen", draw_unseen},
    {"give_unseen", tnl_give_unseen},
    {"hand_over", hand_over},
    {"show_to", show_to},
    {NULL, NULL},
};


void tnl_open_hands(lua_State *L) { luaL_setfuncs(L, functions, 0); }
