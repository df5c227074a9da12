/* The answers of native bots, and what playouts note of them. */
#include "words/words.h"
#include "match/asking.h"
#include "think/habits.h"
#include "think/put_away.h"
#include "think/styles.h"
#include "words/steady.h"

#define DRAWS 16 /* random sets of cards compared by habit */
#define SENSE 24 /* random sets of which the most sensible is drawn, */
#define MANY 5   /* and made better, of so many */


void tnl_note_choice(Match *match) {
  const tn_Table *table = &match->table;
  Thinking *thinking = match->thinking;
  uint8_t side = table->side_of[table->question.seat];
  if (!thinking || thinking->chosen || thinking->by_habit)
    return;
  if (thinking->chooser == TN_NONE)
    thinking->chooser = side;
  thinking->chosen = thinking->chooser != side;
  if (!thinking->chosen)
    thinking->chosen_at = table->tape.used;
}


void tnl_note_answer(Match *match, uint64_t key) {
  if (match->thinking)
    tni_styles_turn(match->thinking->styles, &match->table, key);
}


void tnl_note_text(lua_State *L, Match *match) {
  size_t size;
  if (!match->thinking)
    return;
  const char *text = lua_tolstring(L, -1, &size);
  tnl_note_answer(match, tni_habits_key(text, size));
}


/* The key of the question: of the text at index 3. */
static uint64_t key_asked(lua_State *L) {
  size_t size;
  const char *prompt = lua_tolstring(L, 3, &size);
  return tni_habits_key(prompt, size);
}


bool tnl_by_habit(Match *match, uint32_t n) {
  Thinking *thinking = match->thinking;
  if (!thinking)
    return false;
  thinking->by_habit =
      n <= TN_KINDS && tni_habits_rule(thinking->habits, &match->table);
  return thinking->by_habit;
}


/* The same without habits. */
static int usual_choice(lua_State *L, Match *match, uint32_t n, int list) {
  uint64_t bits = bot_bits(match);
  if (list && steady(match))
    return tnl_steady_choice(L, list, (int)n, bits) - 1;
  return (int)draw(bits, n);
}


int tnl_native_choice(lua_State *L, Match *match, uint32_t n, int list) {
  uint64_t keys[TN_KINDS];
  if (!tnl_by_habit(match, n))
    return usual_choice(L, match, n, list);
  for (uint32_t i = 0; i < n; i++) {
    size_t size;
    keys[i] = i + (uint64_t)1;
    if (!list)
      continue;
    lua_rawgeti(L, list, i + 1);
    const char *text = lua_tolstring(L, -1, &size);
    keys[i] = tni_habits_key(text, size);
    lua_pop(L, 1);
  }
  return tni_habits_choose(match->thinking->habits, &match->table, key_asked(L),
                           (int)n, keys, bot_bits(match));
}


/* Is a number asked for that may be one of tricks to take? */
static bool counts_tricks(const Match *match) {
  const tn_Question *question = &match->table.question;
  const tn_Pile *hand = &match->table.pile[tn_hand_pile(question->seat)];
  return match->thinking && match->thinking->habits->tricks &&
         question->least >= 0 && question->most <= hand->count;
}


/* In a playout it is one trick fewer than the player took in the playout
** before, but one at least if he took any: who promises tricks keeps something
** back. */
uint32_t tnl_native_number(lua_State *L, Match *match, uint32_t n) {
  const tn_Question *question = &match->table.question;
  Thinking *thinking = match->thinking;
  if (tnl_by_habit(match, n) || !counts_tricks(match))
    return (uint32_t)tnl_native_choice(L, match, n, 0);
  thinking->counts |= thinking->chooser == TN_NONE;
  if (!thinking->took)
    return (uint32_t)usual_choice(L, match, n, 0);
  int32_t took = thinking->took[question->seat];
  int32_t says = (took > 1 ? took - 1 : took) - question->least;
  return says < 0 ? 0 : (uint32_t)says < n ? (uint32_t)says : n - 1;
}


/* Are cards put into a pile of the game's own before the first trick? */
static bool is_put_away(const Match *match) {
  const tn_Table *table = &match->table;
  const tn_Question *question = &table->question;
  return question->to != TN_NONE &&
         question->to >= tn_won_pile(table, table->sides) &&
         question->from == tn_hand_pile(question->seat) &&
         tni_cards_played(table) == 0;
}


bool tnl_puts_many_away(const Match *match) {
  const tn_Table *table = &match->table;
  return table->question.kind == TN_ASK_CARDS && is_put_away(match) &&
         table->question.least >= MANY;
}


/* Has a quick bot sense for that? */
static bool has_sense(const Match *match) {
  return match->thinking && match->thinking->habits->tricks &&
         is_put_away(match);
}


/* How well the cards are put away; of single cards it is looked up. */
static int worth_of(const Parting *parting, const tn_Card *cards, int n,
                    Singles *singles) {
  if (n != 1)
    return tni_put_away_worth(parting, cards, n);
  if (!(singles->valued & tn_kind(cards[0])))
    singles->worth[cards[0]] = tni_put_away_worth(parting, cards, 1);
  singles->valued |= tn_kind(cards[0]);
  return singles->worth[cards[0]];
}


/* Random cards that are sensibly put away.  Where there are many of them, it is
** often not known for whom they count in the end, so some draws take one thing
** and some the other. */
static int sensible_cards(lua_State *L, Match *match, uint64_t bits,
                          tn_Card *cards, Singles *singles) {
  const tn_Table *table = &match->table;
  const tn_Set *hand = &table->pile[table->question.from].set;
  int n = tnl_random_cards(L, match, bits, cards, singles);
  Outlook outlook = tni_outlook(table, tnl_present_order(L, 1), match->tops,
                                match->points, hand);
  bool many = lua_isnil(L, 6) && tnl_puts_many_away(match);
  outlook.shy = many && bits & 1;
  Parting parting = tni_parting(table->deck, &outlook, hand);
  int best = worth_of(&parting, cards, n, singles);
  tn_Card other[TN_CARDS];
  for (int i = 1; i < (many ? 2 : SENSE); i++) {
    int m =
        tnl_random_cards(L, match, tn_mix(bits, ~(uint64_t)i), other, singles);
    int worth = worth_of(&parting, other, m, singles);
    if (worth <= best)
      continue;
    best = worth;
    n = m;
    memcpy(cards, other, (size_t)m);
  }
  if (many)
    tni_put_away_better(&parting, cards, n);
  return n;
}


/* Random cards; in a playout those are drawn that are sensibly put away. */
static int draw_cards(lua_State *L, Match *match, uint64_t bits, tn_Card *cards,
                      Singles *singles) {
  return has_sense(match) ? sensible_cards(L, match, bits, cards, singles)
                          : tnl_random_cards(L, match, bits, cards, singles);
}


int tnl_sensible_cards(lua_State *L, Match *match, uint64_t bits,
                       tn_Card *cards) {
  Singles singles;
  singles.tried = singles.possible = singles.valued = 0;
  return is_put_away(match) ? sensible_cards(L, match, bits, cards, &singles)
                            : tnl_random_cards(L, match, bits, cards, NULL);
}


/* With habits, several draws are compared. */
int tnl_native_cards(lua_State *L, Match *match, tn_Card *cards) {
  uint64_t bits = bot_bits(match);
  Singles singles;
  singles.tried = singles.possible = singles.valued = 0;
  int n = draw_cards(L, match, bits, cards, &singles);
  if (!tnl_by_habit(match, 2))
    return n;
  Habits *habits = match->thinking->habits;
  uint64_t asked = key_asked(L);
  tn_Card other[TN_CARDS];
  double best = tni_habits_rate(habits, &match->table, asked, cards, n);
  bool few = habits->explores || !lua_isnil(L, 6) || has_sense(match);
  int draws = few ? DRAWS / 8 : DRAWS;
  for (int i = 1; i < draws; i++) {
    int m = draw_cards(L, match, tn_mix(bits, (uint64_t)i), other, &singles);
    double rate = tni_habits_rate(habits, &match->table, asked, other, m);
    if (rate <= best)
      continue;
    best = rate;
    n = m;
    memcpy(cards, other, (size_t)m);
  }
  tni_habits_note(habits, &match->table, asked, cards, n);
  return n;
}
