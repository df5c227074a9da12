/* Random cards that a question accepts. */
#include "words/words.h"
#include "match/asking.h"
#include "words/steady.h"

#define TRIES 1000 /* random sets of cards tried against a condition */


/* Does the condition at index 6, if any, accept these cards? */
static bool accepted(lua_State *L, Match *match, const tn_Card *cards, int n) {
  if (lua_isnil(L, 6))
    return true;
  lua_pushvalue(L, 6);
  tnl_pushcards(L, match->table.deck, cards, n);
  tnl_call_locked(L, match, A_CONDITION, 1, 1);
  bool yes = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return yes;
}


bool tnl_possible_cards(lua_State *L, Match *match, const tn_Card *cards,
                        int n) {
  const tn_Question *question = &match->table.question;
  const tn_Pile *pile = &match->table.pile[question->from];
  tn_Set set = {{0}};
  if (n < question->least || n > question->most)
    return false;
  for (int i = 0; i < n; i++) {
    if (tn_set_has(&set, cards[i]) >= tn_pile_has(pile, cards[i]))
      return false;
    tn_set_add(&set, cards[i]);
  }
  return accepted(L, match, cards, n);
}


/* May these cards of the hand, as many as are asked for, be the answer?  What
** is known of single cards is looked up. */
static bool is_possible(lua_State *L, Match *match, const tn_Card *cards, int n,
                        Singles *singles) {
  if (n != 1 || !singles)
    return accepted(L, match, cards, n);
  tn_Kinds kind = tn_kind(cards[0]);
  if (!(singles->tried & kind) && accepted(L, match, cards, 1))
    singles->possible |= kind;
  singles->tried |= kind;
  return (singles->possible & kind) != 0;
}


/* Raises that the question has no answer. Its prompt is at index 3 while a step
** asks; afterwards the match keeps it. */
static int no_answer(lua_State *L) {
  const char *prompt = lua_type(L, 3) == LUA_TSTRING ? lua_tostring(L, 3) : "";
  if (!*prompt && pushvalue(L, 1, MATCH_ASKED) == LUA_TTABLE) {
    lua_getfield(L, -1, "prompt");
    prompt = luaL_optstring(L, -1, "");
  }
  return tnl_raise(L, "no_cards_fit %s", prompt);
}


int tnl_random_cards(lua_State *L, Match *match, uint64_t bits, tn_Card *cards,
                     Singles *singles) {
  const tn_Question *question = &match->table.question;
  tn_Random random = {bits};
  uint32_t range = number_range(question);
  int held = tn_pile_list(&match->table.pile[question->from], cards);
  for (int i = 0; i < TRIES; i++) {
    int n = question->least + (int)tn_random_below(&random, range);
    if (steady(match))
      tnl_steady_order(cards, held, tn_random_next(&random));
    else
      tn_random_shuffle(&random, cards, (size_t)held);
    if (is_possible(L, match, cards, n, singles))
      return n;
  }
  return no_answer(L);
}
