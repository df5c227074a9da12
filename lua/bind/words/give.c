/* Cards that a player has to give away, unseen by the others. */
#include "words/words.h"
#include "match/asking.h"
#include "match/ends.h"

enum { CARDS = 2, PLAYER, TO, LACKS };


/* The cards on the tape.  In a made-up world they may be others than the rules
** demand: it is made up who held which.  0: they are not to be had. */
static int taped(const Match *match, const tn_Set *demanded, tn_Answer answer,
                 tn_Card *cards) {
  const tn_Table *table = &match->table;
  const tn_Pile *hand = &table->pile[table->question.from];
  tn_Set said = {{0}};
  int n = answer.size;
  if (answer.kind != TN_CARDS_ANSWER || n != tn_set_count(demanded))
    return 0;
  memcpy(cards, answer.bytes, (size_t)n);
  for (int i = 0; i < n; i++) {
    if (tn_set_has(&said, cards[i]) >= tn_pile_has(hand, cards[i]))
      return 0;
    tn_set_add(&said, cards[i]);
  }
  return table->supposed || tn_set_includes(demanded, &said) ? n : 0;
}


/* Takes the decision from the tape, or makes it.  Answers how many cards. */
static int decide_cards(lua_State *L, Match *match, const tn_Set *demanded,
                        tn_Card *cards) {
  tn_Answer answer;
  uint32_t next;
  if (!peek(match, &answer, &next)) {
    int n = tn_set_list(demanded, cards);
    decide(L, match,
           (tn_Answer){TN_CARDS_ANSWER, true, (uint8_t)n, TN_NONE, cards});
    return n;
  }
  int n = taped(match, demanded, answer, cards);
  if (n == 0)
    tnl_raise_need(L, match, TN_REFUSED);
  take(L, match, next);
  return n;
}


/* Tells the owner of the pile that the hand holds none of these cards. */
static void tell_lack(Match *match, uint8_t hand, uint8_t to,
                      const tn_Set *cards) {
  tn_Table *table = &match->table;
  uint8_t owner = table->pile[to].owner;
  if (owner == TN_NONE)
    return;
  tn_log_add(table, (tn_Event){.what = TN_LACKED,
                               .from = hand,
                               .to = TN_NONE,
                               .seen = (uint8_t)(1u << owner),
                               .kinds = cards->plane[0]});
}


int tnl_give_unseen(lua_State *L) {
  Match *match = tnl_changing(L, "hand_over");
  tn_Table *table = &match->table;
  tn_Card cards[TN_CARDS];
  tnl_ends_doubt_word(match);
  lua_settop(L, LACKS);
  uint8_t seat = tnl_checkplayer(L, match, PLAYER);
  tn_Set demanded = tnl_checkset(L, table->deck, CARDS);
  uint8_t from = tn_hand_pile(seat), to = tnl_checkpile(L, match, TO);
  int n = tn_set_list(&demanded, cards);
  tnl_argcheck(L, n > 0 && n < TN_ANSWER, CARDS, "at_least_1_card");
  for (int i = 0; i < n; i++)
    tnl_argcheck(L,
                 tn_set_has(&demanded, cards[i]) <=
                     tn_pile_has(&table->pile[from], cards[i]),
                 CARDS, "not_held");
  table->question =
      (tn_Question){.kind = TN_ASK_CARDS, .seat = seat, .from = from, .to = to};
  n = decide_cards(L, match, &demanded, cards);
  for (int i = 0; i < n; i++)
    tn_table_pass(table, cards[i], from, to);
  if (!lua_isboolean(L, LACKS)) {
    tn_Set lacks = tnl_checkset(L, table->deck, LACKS);
    tell_lack(match, from, to, &lacks);
  }
  return 0;
}
