/*
** What native bots say to a question by forms.
**
** Some cards can be played at more times than others, and whoever plays them
** names a suit: wild cards.  Quick bots keep them while a card can be played
** alone, and name a suit of which they hold most.
*/
#include "words/words.h"
#include "words/form.h"
#include "words/steady.h"

#include "think/habits.h"

#include <stddef.h>

/* Once in so many times chance names the suit for a wild card.  Otherwise
** players who each hold another suit could go on without an end. */
#define ANY_SUIT 8


/* What a native bot's choice among all ways needs.  The way chosen is kept;
** until all have been met, what bots say seldom is kept apart. */
typedef struct Choice {
  Match *match;
  const Forms *forms;
  tn_Random random;
  uint64_t bits, most[2]; /* for a steady bot */
  bool steady;
  int n, rare;        /* ways met, and of these, those that bots say seldom */
  int most_ways;      /* after so many it is enough; 0: all */
  bool lists;         /* notes the key of each way */
  bool no_rare;       /* passes over what bots say seldom, */
  bool no_wild;       /* and wild cards, */
  uint32_t suits_out; /* and these suits, a bit each, named for wild cards */
  int wanted;         /* the number of the way to keep, from 1; 0: by chance */
  uint64_t keys[TN_KINDS]; /* from here on nothing is set at first */
  Way way, rare_way;
} Choice;


/* Begins a choice.  The large parts of it are not emptied. */
static void begin(Choice *choice, Match *match, const Forms *forms) {
  memset(choice, 0, offsetof(Choice, keys));
  choice->match = match;
  choice->forms = forms;
}


/* The slot of a suit that is named for a card of the hand; -1: there is none.
*/
static int named_suit(const Form *form) {
  int suit = -1;
  bool card = false;
  for (int at = 0; at < form->parts; at++) {
    if (form->part[at].suits)
      suit = at;
    card |= form->part[at].kind == PART_CARDS && form->part[at].held;
  }
  return card ? suit : -1;
}


/* Does the bot not look at this way? */
static bool passes_over(const Choice *choice, const Way *way) {
  const Form *form = &choice->forms->form[way->form];
  int at = choice->no_wild || choice->suits_out ? named_suit(form) : -1;
  return (choice->no_rare && form->seldom) ||
         (at >= 0 &&
          (choice->no_wild || choice->suits_out >> (way->value[at] - 1) & 1));
}


static uint64_t key_of(lua_State *L, const Choice *choice, const Way *way) {
  char text[TN_TEXT];
  size_t size = tnl_form_text(L, choice->match, choice->forms, way, text);
  return tni_habits_key(text, size);
}


/* Is this way the one to keep, of `n` such ways met so far?  `most` is for a
** steady bot. */
static bool is_better(lua_State *L, Choice *choice, const Way *way, int n,
                      uint64_t *most) {
  if (!choice->steady)
    return tn_random_below(&choice->random, (uint32_t)n) == 0;
  uint64_t drawn = tn_mix(choice->bits, key_of(L, choice, way));
  if (drawn < *most)
    return false;
  *most = drawn;
  return true;
}


/* Keeps the way, perhaps. */
static void keep_way(lua_State *L, Choice *choice, const Way *way) {
  bool rare = choice->forms->form[way->form].seldom;
  choice->rare += rare;
  int n = rare ? choice->rare : choice->n - choice->rare;
  if (is_better(L, choice, way, n, &choice->most[rare]))
    *(rare ? &choice->rare_way : &choice->way) = *way;
}


static bool look_at(lua_State *L, const Way *way, void *data) {
  Choice *choice = data;
  if (passes_over(choice, way))
    return false;
  choice->n++;
  if (choice->lists && choice->n <= TN_KINDS)
    choice->keys[choice->n - 1] = key_of(L, choice, way);
  if (choice->wanted == 0)
    keep_way(L, choice, way);
  else if (choice->n == choice->wanted)
    choice->way = *way;
  return choice->n == choice->most_ways;
}


/* Looks at all ways, and chooses one.  False: there are very many. */
static bool choose(lua_State *L, Choice *choice, uint64_t bits) {
  if (choice->forms->fishing && choice->most_ways == 0 && !choice->steady &&
      !choice->lists) {
    tnl_random_capture(L, choice->forms, bits, &choice->way);
    return true;
  }
  choice->random = (tn_Random){bits};
  choice->bits = bits;
  bool all = tnl_each_way(L, choice->match, choice->forms, look_at, choice);
  if (all && choice->n == 0)
    tnl_raise(L, "ask: form_none");
  bool only = choice->rare == choice->n;
  if (choice->rare > 0 &&
      (only || tn_random_below(&choice->random, FORM_SELDOM) == 0))
    choice->way = choice->rare_way;
  return all;
}


int tnl_count_ways(lua_State *L, Match *match, const Forms *forms, Way *way) {
  if (forms->fishing)
    return tnl_count_captures(L, forms, way);
  Choice choice;
  begin(&choice, match, forms);
  choice.most_ways = 2;
  choice.wanted = 1;
  bool all = choose(L, &choice, 0);
  *way = choice.way;
  return all ? choice.n : 2;
}


/* Is there a form that bots say seldom? */
static bool has_seldom(const Forms *forms) {
  for (int i = 0; i < forms->n; i++)
    if (forms->form[i].seldom)
      return true;
  return false;
}


/* Is there a way that the bot does not pass over? */
static bool leaves_any(lua_State *L, const Choice *choice) {
  Choice left;
  begin(&left, choice->match, choice->forms);
  left.no_rare = choice->no_rare;
  left.no_wild = choice->no_wild;
  left.suits_out = choice->suits_out;
  left.wanted = left.most_ways = 1;
  tnl_each_way(L, left.match, left.forms, look_at, &left);
  return left.n > 0;
}


/* Sets whether a quick bot passes over what bots say seldom. */
static void spare_seldom(lua_State *L, Choice *choice, uint64_t bits) {
  choice->no_rare =
      draw(tn_mix(bits, 1), FORM_SELDOM) > 0 && has_seldom(choice->forms);
  if (choice->no_rare)
    choice->no_rare = leaves_any(L, choice);
}


/* Is a card of the hand played, and nothing named for it? */
static bool plays_card(lua_State *L, const Way *way, void *data) {
  Choice *choice = data;
  const Form *form = &choice->forms->form[way->form];
  (void)L;
  for (int at = 0; at < form->parts && !form->seldom; at++)
    choice->n |= form->part[at].kind == PART_CARDS && form->part[at].held &&
                 named_suit(form) < 0;
  return choice->n > 0;
}


static bool can_play_card(lua_State *L, const Choice *choice) {
  Choice card;
  begin(&card, choice->match, choice->forms);
  tnl_each_way(L, card.match, card.forms, plays_card, &card);
  return card.n > 0;
}


/* The suits of which the player asked holds fewer cards than of another, a bit
** each.  Wild cards do not count. */
static uint32_t shorter_suits(const tn_Table *table, tn_Kinds wild) {
  const tn_Deck *deck = table->deck;
  tn_Card hand[TN_CARDS];
  int held[TN_SUITS] = {0}, most = 0;
  int n = tn_pile_list(&table->pile[tn_hand_pile(table->question.seat)], hand);
  uint32_t shorter = 0;
  for (int i = 0; i < n; i++) {
    uint8_t suit = deck->suit[hand[i]];
    if (suit == TN_NONE || tn_kind(hand[i]) & wild)
      continue;
    held[suit]++;
    most = held[suit] > most ? held[suit] : most;
  }
  for (int suit = 0; suit < deck->suits; suit++)
    shorter |= (uint32_t)(held[suit] < most) << suit;
  return shorter;
}


/* The cards that a form takes from the hand. */
static tn_Kinds cards_of(const Form *form) {
  for (int at = 0; at < form->parts; at++)
    if (form->part[at].kind == PART_CARDS && form->part[at].held)
      return form->part[at].cards.plane[0];
  return 0;
}


/* Sets what a quick bot passes over of the ways to play wild cards.  In a trick
** a suit is named for other reasons. */
static void spare_wild(lua_State *L, Choice *choice) {
  const tn_Table *table = &choice->match->table;
  tn_Kinds wild = 0;
  for (int i = 0; i < choice->forms->n; i++) {
    const Form *form = &choice->forms->form[i];
    if (tnl_form_open(form) && named_suit(form) >= 0)
      wild |= cards_of(form);
  }
  if (!wild || table->trick.under_way)
    return;
  choice->no_wild = can_play_card(L, choice);
  if (!choice->no_wild)
    choice->suits_out = shorter_suits(table, wild);
  if (!leaves_any(L, choice))
    choice->suits_out = 0;
}


/* Adds a way that quick bots pass over to the set on top. */
static bool add_spared(lua_State *L, const Way *way, void *data) {
  Choice *choice = data;
  char text[TN_TEXT];
  if (!passes_over(choice, way))
    return false;
  size_t size = tnl_form_text(L, choice->match, choice->forms, way, text);
  lua_pushlstring(L, text, size);
  lua_pushboolean(L, 1);
  lua_rawset(L, -3);
  return false;
}


void tnl_push_spared(lua_State *L, Match *match, const Forms *forms) {
  Choice choice;
  begin(&choice, match, forms);
  lua_newtable(L);
  spare_wild(L, &choice);
  if (choice.no_wild || choice.suits_out)
    tnl_each_way(L, match, forms, add_spared, &choice);
}


/* A native bot's choice, by what its habits say.  False: there are too many
** ways, or chance shall decide. */
static bool choose_by_habit(lua_State *L, Choice *choice) {
  Match *match = choice->match;
  size_t size;
  const char *prompt = lua_tolstring(L, 3, &size);
  uint64_t bits = bot_bits(match);
  spare_seldom(L, choice, bits);
  spare_wild(L, choice);
  if (choice->suits_out && draw(tn_mix(~bits, 1), ANY_SUIT) == 0)
    return false;
  choice->lists = true;
  choice->wanted = 1;
  if (!choose(L, choice, 0) || choice->n > TN_KINDS)
    return false;
  int n = choice->n;
  if (n == 1)
    return true;
  choice->wanted = 1 + tni_habits_choose(match->thinking->habits, &match->table,
                                         tni_habits_key(prompt, size), n,
                                         choice->keys, bits);
  choice->n = 0;
  choice->most_ways = choice->wanted;
  choose(L, choice, 0);
  return true;
}


void tnl_native_way(lua_State *L, Match *match, const Forms *forms, Way *way) {
  Choice choice;
  begin(&choice, match, forms);
  if (!tnl_form_by_parts(forms) && tnl_by_habit(match, 2) &&
      choose_by_habit(L, &choice)) {
    *way = choice.way;
    return;
  }
  if (match->thinking)
    match->thinking->by_habit = false;
  tnl_drawn_way(L, match, forms, bot_bits(match), steady(match), way);
}


void tnl_drawn_way(lua_State *L, Match *match, const Forms *forms,
                   uint64_t bits, bool is_steady, Way *way) {
  Choice choice;
  begin(&choice, match, forms);
  choice.steady = is_steady;
  if (tnl_form_by_parts(forms) || !choose(L, &choice, bits))
    tnl_random_way(L, match, forms, bits, &choice.way);
  *way = choice.way;
}
