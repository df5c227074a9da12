/*
** Melds: are these cards one, and what do they count?
**
** A meld is a set (cards of one rank), a run (cards of one suit whose ranks
** follow each other in the row that the game names) or wild cards alone.  What
** the game allows is in tn_MeldRules, as sets of kinds and limits on numbers.
**
** A judge first finds out which of the three the cards can be, by their natural
** cards.  Then it checks the numbers.  The first thing wrong ends it, and `why`
** gets the numbers that a sentence about it needs.
*/
#include "cards/hold.h"
#include "melds/meld.h"

#include <string.h>


/* Adds a wild card to its sort: the wild cards of one rank, or of one joker.
** False if there are too many sorts. */
static bool add_sort(tn_MeldRules *rules, tn_Card card) {
  const tn_Deck *deck = rules->deck;
  for (int i = 0; i < rules->sorts; i++) {
    tn_Card other = tn_kinds_first(rules->sort[i]);
    if (deck->rank[card] != TN_NONE && deck->rank[card] == deck->rank[other]) {
      rules->sort[i] |= tn_kind(card);
      return true;
    }
  }
  if (rules->sorts == TN_SORTS)
    return false;
  rules->sort[rules->sorts++] = tn_kind(card);
  return true;
}


/* Does the row have ranks of the deck only, and not too many? */
static bool good_row(const tn_MeldRules *rules) {
  if (rules->row_size > TN_ROW)
    return false;
  for (int i = 0; i < rules->row_size; i++)
    if (rules->row[i] >= rules->deck->ranks)
      return false;
  return true;
}


/* Does no card count too much to be added up with others? */
static bool good_points(const tn_MeldRules *rules) {
  for (int card = 0; card < rules->deck->kinds; card++)
    if (rules->points[card] > TN_MELD_POINTS ||
        rules->points[card] < -TN_MELD_POINTS)
      return false;
  return rules->low_counts <= TN_MELD_POINTS &&
         rules->low_counts >= -TN_MELD_POINTS;
}


/* How many cards of some kinds the deck has. */
static int copies_of(const tn_Deck *deck, tn_Kinds kinds) {
  int n = 0;
  for (; kinds; kinds &= kinds - 1)
    n += deck->copies[tn_kinds_first(kinds)];
  return n;
}


/* Does the deck have all cards that the rules name? */
static bool good_cards(const tn_MeldRules *rules) {
  tn_Kinds named = rules->wild | rules->sets | rules->runs | rules->last |
                   rules->aside | rules->freezes;
  return rules->deck && !(named & ~rules->deck->all);
}


/* A card has one meaning: wild before melded last, and that before natural. */
tn_MeldRulesFault tn_meld_rules_finish(tn_MeldRules *rules) {
  if (!rules)
    return TN_MELD_RULES_DECK;
  rules->finished = false;
  if (!good_cards(rules))
    return TN_MELD_RULES_DECK;
  memset(rules->of_rank, 0, sizeof rules->of_rank);
  rules->last &= ~rules->wild;
  rules->sets &= ~(rules->wild | rules->last);
  rules->runs &= ~(rules->wild | rules->last);
  if ((rules->sets | rules->runs | rules->last) & rules->deck->jokers)
    return TN_MELD_RULES_JOKER;
  if (!good_row(rules))
    return TN_MELD_RULES_ROW;
  if (!good_points(rules))
    return TN_MELD_RULES_POINTS;
  for (tn_Kinds left = rules->sets; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    rules->of_rank[rules->deck->rank[card]] |= tn_kind(card);
  }
  memset(rules->places_of, 0, sizeof rules->places_of);
  for (int at = 0; at < rules->row_size; at++)
    rules->places_of[rules->row[at]] |= UINT32_C(1) << at;
  rules->sorts = 0;
  if (rules->named && copies_of(rules->deck, rules->wild) > TN_STANDS)
    return TN_MELD_RULES_NAMED;
  for (tn_Kinds left = rules->wild; left; left &= left - 1)
    if (!add_sort(rules, tn_kinds_first(left)))
      return TN_MELD_RULES_SORTS;
  rules->finished = true;
  return TN_MELD_RULES_OK;
}


int32_t tn_meld_points(const tn_MeldRules *rules, const tn_Set *cards) {
  int32_t points = 0;
  if (!can_judge(rules, cards))
    return 0;
  for (int plane = 0; plane < TN_COPIES; plane++)
    for (tn_Kinds left = cards->plane[plane]; left; left &= left - 1)
      points += rules->points[tn_kinds_first(left)];
  return points;
}


/* All but the places, which `used` says are empty. */
void tni_meld_clear(tn_Melding *melding) {
  const tn_MeldRules *rules = melding->rules;
  memset(melding, 0, offsetof(tn_Melding, place));
  memset(melding->at, TN_NONE, sizeof melding->at);
  melding->rules = rules;
  melding->seat = melding->partner = melding->taken = TN_NONE;
}


/* Judges wild cards alone.  They have limits of their own. */
static bool judge_wild(const tn_MeldRules *rules, tn_Meld *meld,
                       tn_MeldWhy *why) {
  meld->kind = TN_WILD;
  if (rules->wild_least == 0)
    return meld_wrong(why, TN_MELD_ALL_WILD, meld->wild, 0);
  if (meld->wild < rules->wild_least)
    return meld_wrong(why, TN_MELD_FEW, meld->wild, rules->wild_least);
  if (meld->wild > rules->wild_most)
    return meld_wrong(why, TN_MELD_MANY, meld->wild, rules->wild_most);
  return true;
}


/* Judges how many cards a meld has, and how many of them are wild. */
static bool judge_counts(const tn_MeldRules *rules, const tn_Meld *meld,
                         tn_MeldWhy *why) {
  int n = meld->naturals, wild = meld->wild;
  why->wild = meld->wild;
  if (n + wild < rules->least)
    return meld_wrong(why, TN_MELD_FEW, n + wild, rules->least);
  if (n + wild > rules->most)
    return meld_wrong(why, TN_MELD_MANY, n + wild, rules->most);
  if (wild > rules->most_wild)
    return meld_wrong(why, TN_MELD_MOST_WILD, wild, rules->most_wild);
  if (n < rules->naturals)
    return meld_wrong(why, TN_MELD_NATURALS, n, rules->naturals);
  if (n < rules->per_wild * wild)
    return meld_wrong(why, TN_MELD_PER_WILD, n, rules->per_wild * wild);
  if (wild > 0 && n < rules->with_wild)
    return meld_wrong(why, TN_MELD_WITH_WILD, n, rules->with_wild);
  if (wild > 0 && rules->more_naturals && n <= wild)
    return meld_wrong(why, TN_MELD_MORE_WILD, n, wild + 1);
  return true;
}


/*
** The lowest place in the row where a run of `size` cards can begin that has
** these natural cards, or TN_NONE.  It looks from the high end down, so a wild
** card that may be at either end is at the high one.  A rank may be in the row
** twice (an ace low and high), so each natural card is placed once.
*/
static uint8_t find_low(const tn_MeldRules *rules, tn_Kinds natural, int size) {
  uint8_t held[TN_RANKS] = {0};
  for (tn_Kinds left = natural; left; left &= left - 1)
    held[rules->deck->rank[tn_kinds_first(left)]]++;
  for (int low = rules->row_size - size; low >= 0; low--) {
    uint8_t left[TN_RANKS];
    int placed = 0;
    memcpy(left, held, sizeof left);
    for (int at = low; at < low + size; at++)
      if (left[rules->row[at]] > 0) {
        left[rules->row[at]]--;
        placed++;
      }
    if (placed == tn_kinds_count(natural))
      return (uint8_t)low;
  }
  return TN_NONE;
}


/* Would the ranks follow each other if the end of the row led back to its
** beginning? */
static bool goes_round(const tn_MeldRules *rules, tn_Kinds natural) {
  uint32_t at = 0;
  int breaks = 0;
  for (tn_Kinds left = natural; left; left &= left - 1)
    at |= rules->places_of[rules->deck->rank[tn_kinds_first(left)]];
  for (int i = 0; i < rules->row_size; i++)
    breaks += (at >> i & 1) && !(at >> ((i + 1) % rules->row_size) & 1);
  return breaks == 1;
}


/* A run has one suit and no card twice. */
static bool judge_run(const tn_MeldRules *rules, const tn_Set *cards,
                      tn_Kinds natural, tn_Meld *meld, tn_MeldWhy *why) {
  const tn_Deck *deck = rules->deck;
  uint8_t suit = deck->suit[tn_kinds_first(natural)];
  bool twice = (cards->plane[1] & natural) != 0;
  if (natural & ~(rules->runs & deck->of_suit[suit]) || twice)
    return meld_wrong(why, TN_MELD_MIXED, 0, 0);
  meld->kind = TN_RUN;
  meld->suit = suit;
  if (rules->natural_runs && meld->wild > 0)
    return meld_wrong(why, TN_MELD_RUN_WILD, meld->wild, 0);
  meld->low = find_low(rules, natural, meld->naturals + meld->wild);
  if (meld->low == TN_NONE)
    return meld_wrong(
        why, goes_round(rules, natural) ? TN_MELD_CORNER : TN_MELD_MIXED, 0, 0);
  if (rules->most_run > 0 && meld->naturals + meld->wild > rules->most_run)
    return meld_wrong(why, TN_MELD_LONG, meld->naturals + meld->wild,
                      rules->most_run);
  return judge_counts(rules, meld, why);
}


/* Judges a set of cards that may be melded only last.  It has no upper
** limit. */
static bool judge_last(const tn_MeldRules *rules, tn_Meld *meld,
                       tn_MeldWhy *why) {
  if (meld->wild > 0)
    return meld_wrong(why, TN_MELD_LAST_WILD, meld->wild, 0);
  if (meld->naturals < rules->least)
    return meld_wrong(why, TN_MELD_FEW, meld->naturals, rules->least);
  return true;
}


/* The rank of the lowest natural card decides: a set if all others have it, a
** run if not.  Cards melded only last make sets of their own. */
static bool judge_natural(const tn_MeldRules *rules, const tn_Set *cards,
                          tn_Kinds natural, tn_Meld *meld, tn_MeldWhy *why) {
  const tn_Card first = tn_kinds_first(natural);
  uint8_t rank = rules->deck->rank[first];
  why->card = first;
  why->rank = rank;
  bool last = !(natural & ~rules->last);
  bool set = rank != TN_NONE && !(natural & ~rules->of_rank[rank]);
  if (!last && !set && !rules->runs)
    return meld_wrong(why, TN_MELD_MIXED, 0, 0);
  if (!last && !set)
    return judge_run(rules, cards, natural, meld, why);
  meld->kind = TN_SET;
  meld->rank = rank;
  meld->last = last;
  if (last)
    return judge_last(rules, meld, why);
  if (rules->different_suits && cards->plane[1] & natural)
    return meld_wrong(why, TN_MELD_SUITS, 0, 0);
  return judge_counts(rules, meld, why);
}


bool tn_meld_judge(const tn_MeldRules *rules, const tn_Set *cards,
                   tn_Meld *meld, tn_MeldWhy *why) {
  return tn_meld_judge_as(rules, cards, cards, meld, why);
}


/* A wild card that is named is judged as what it stands for, but counts as a
** wild one. */
bool tn_meld_judge_as(const tn_MeldRules *rules, const tn_Set *cards,
                      const tn_Set *as, tn_Meld *meld, tn_MeldWhy *why) {
  if (!can_judge(rules, cards) || !as || !meld || !why)
    return false;
  tn_Kinds natural = as->plane[0] & ~rules->wild;
  tn_Kinds melded = rules->sets | rules->runs | rules->last;
  int wild = count_of(cards, rules->wild);
  *why = (tn_MeldWhy){.card = TN_NONE, .rank = TN_NONE};
  *meld = (tn_Meld){.rank = TN_NONE,
                    .suit = TN_NONE,
                    .wild = (uint8_t)wild,
                    .naturals = (uint8_t)(set_count(cards) - wild)};
  if (!cards->plane[0])
    return meld_wrong(why, TN_MELD_NO_CARDS, 0, 0);
  if (natural & ~melded) {
    why->card = tn_kinds_first(natural & ~melded);
    return meld_wrong(why, TN_MELD_CARD, 0, 0);
  }
  if (rules->named && as->plane[0] & rules->wild) {
    why->card = tn_kinds_first(as->plane[0] & rules->wild);
    return meld_wrong(why, TN_MELD_UNNAMED, 0, 0);
  }
  if (!(cards->plane[0] & ~rules->wild))
    return judge_wild(rules, meld, why);
  return judge_natural(rules, as, natural, meld, why);
}


/* What a run counts that begins at the low end of the row.  The card in
** question is a natural one: a wild card counts what it always does. */
int32_t tni_meld_worth_low(const tn_MeldRules *rules, const tn_Set *cards) {
  int32_t points = tn_meld_points(rules, cards);
  for (tn_Kinds left = cards->plane[0] & ~rules->wild; left; left &= left - 1)
    if (rules->deck->rank[tn_kinds_first(left)] == rules->row[0])
      return points - rules->points[tn_kinds_first(left)] + rules->low_counts;
  return points;
}


int32_t tn_meld_worth(const tn_MeldRules *rules, const tn_Set *cards,
                      const tn_Set *as) {
  tn_Meld meld;
  tn_MeldWhy why;
  bool low = can_judge(rules, cards) && rules->low_apart &&
             tn_meld_judge_as(rules, cards, as, &meld, &why) &&
             meld.kind == TN_RUN && meld.low == 0;
  return low ? tni_meld_worth_low(rules, cards) : tn_meld_points(rules, cards);
}


/* Writes the cards of a run, each at its place, with wild cards in the gaps. */
static int list_run(const tn_MeldRules *rules, const tn_Meld *meld,
                    const tn_Set *cards, tn_Card *list) {
  tn_Card wild[TN_CARDS];
  const tn_Set left = set_of(cards, rules->wild);
  int n = 0, next = 0;
  tn_set_list(&left, wild);
  tn_Kinds natural = cards->plane[0] & ~rules->wild;
  for (int at = meld->low; at < meld->low + meld->naturals + meld->wild; at++) {
    tn_Kinds here = 0;
    for (tn_Kinds kinds = natural; kinds; kinds &= kinds - 1)
      if (rules->deck->rank[tn_kinds_first(kinds)] == rules->row[at])
        here |= tn_kind(tn_kinds_first(kinds));
    natural &= ~here;
    list[n++] = here ? tn_kinds_first(here) : wild[next++];
  }
  return n;
}


/* Whatever is no run is listed with its natural cards first. */
int tn_meld_list(const tn_MeldRules *rules, const tn_Set *cards,
                 tn_Card *list) {
  tn_Meld meld;
  tn_MeldWhy why;
  if (!can_judge(rules, cards) || !list)
    return 0;
  if (tn_meld_judge(rules, cards, &meld, &why) && meld.kind == TN_RUN)
    return list_run(rules, &meld, cards, list);
  const tn_Set natural = set_of(cards, ~rules->wild);
  const tn_Set wild = set_of(cards, rules->wild);
  int n = tn_set_list(&natural, list);
  return n + tn_set_list(&wild, list + n);
}
