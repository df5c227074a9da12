/*
** Forms: cards that are laid face down, and what is said of them.
**
** The cards are the last slot of such a form.  What stands before them all
** hear.  It may say of which rank they are, and need not be true.
*/
#include "words/words.h"
#include "cards/hold.h"
#include "words/form.h"


uint8_t tnl_form_heard(lua_State *L, const Match *match, const Forms *forms,
                       const Way *way, size_t size) {
  const Form *form = &forms->form[way->form];
  const tn_Deck *deck = match->table.deck;
  int last = form->parts - 1;
  if (!form->unseen)
    return 0;
  for (int i = 0; i < way->n[last]; i++)
    size -= strlen(deck->name[way->card[way->first[last] + i]]) + 1;
  if (size > UINT8_MAX)
    tnl_raise(L, "ask: answer_too_long %d", UINT8_MAX);
  return (uint8_t)size;
}


bool tnl_form_by_parts(const Forms *forms) {
  for (int i = 0; i < forms->n; i++)
    for (int at = 0; at < forms->form[i].parts; at++)
      if (forms->form[i].part[at].kind == PART_COUNT && !forms->form[i].closed)
        return true;
  return false;
}


/* The cards of the last slot of which a rank is true: a joker is of any. */
static tn_Set true_cards(const tn_Deck *deck, const Form *form, uint8_t rank) {
  tn_Kinds of_rank = rank < TN_RANKS ? deck->of_rank[rank] : 0;
  return set_of(&form->part[form->parts - 1].cards, of_rank | deck->jokers);
}


/* The rank that value number `n` of the slot `claims` says. */
static uint8_t claimed_rank(lua_State *L, const tn_Deck *deck, const Form *form,
                            int n) {
  size_t size;
  lua_rawgeti(L, form->part[form->claims - 1].list, n);
  const char *text = lua_tolstring(L, -1, &size);
  uint8_t rank = text ? tn_deck_rank(deck, text, size) : TN_NONE;
  lua_pop(L, 1);
  return rank;
}


/* The cards that make the claim true, and the claim where it is to be chosen:
** each that can be true is as likely. */
static tn_Set choose_claim(lua_State *L, const tn_Deck *deck, const Form *form,
                           tn_Random *random, Way *way) {
  tn_Set chosen = {{0}};
  if (!form->claims)
    return true_cards(deck, form, (uint8_t)(form->claimed - 1));
  uint32_t met = 0;
  for (int n = 1; n <= form->part[form->claims - 1].n; n++) {
    tn_Set cards = true_cards(deck, form, claimed_rank(L, deck, form, n));
    if (tn_set_count(&cards) == 0 || tn_random_below(random, ++met) > 0)
      continue;
    way->value[form->claims - 1] = n;
    chosen = cards;
  }
  return chosen;
}


/* Says by chance what stands before the cards, besides the claim. */
static void say_rest(const Form *form, tn_Random *random, Way *way) {
  for (int at = 0; at < form->parts; at++) {
    const FormPart *part = &form->part[at];
    tnl_way_open(way, at);
    if (part->kind == PART_LIST && at != form->claims - 1)
      way->value[at] = 1 + (int)tn_random_below(random, (uint32_t)part->n);
  }
}


bool tnl_form_truth(lua_State *L, const Match *match, const Form *form,
                    tn_Random *random, Way *way) {
  const FormPart *part = &form->part[form->parts - 1];
  tn_Set cards = choose_claim(L, match->table.deck, form, random, way);
  tn_Card list[TN_CARDS];
  int n = tn_set_list(&cards, list), least = part->least;
  int most = n < part->most ? n : part->most;
  if (most < least)
    return false;
  int some = least + (int)tn_random_below(random, (uint32_t)(most - least + 1));
  tn_random_shuffle(random, list, (size_t)n);
  tn_Set said = {{0}};
  for (int i = 0; i < some; i++)
    tn_set_add(&said, list[i]);
  say_rest(form, random, way);
  if (part->count)
    way->value[part->count - 1] = some;
  return tnl_way_add_set(way, form->parts - 1, &said);
}
