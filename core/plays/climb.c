/* Combinations of climbing games: what cards are, and which beats which. */
#include "tenace/climb.h"

#include <string.h>

#define MOST_ALIKE 8 /* of more cards of a rank no account is kept */

/* Cards that are read, counted by rank. */
typedef struct Counted {
  int cards;
  uint8_t n[TN_KINDS];          /* by rank */
  uint8_t high[TN_KINDS];       /* the highest suit, by rank */
  uint8_t with[MOST_ALIKE + 1]; /* ranks with just so many cards */
  bool one_suit, known;         /* known: every card has a rank */
  uint8_t top;                  /* the highest rank */
} Counted;


/* Counts one more card of a rank. */
static void count_rank(Counted *counted, uint8_t rank) {
  int n = ++counted->n[rank];
  if (n <= MOST_ALIKE)
    counted->with[n]++;
  if (n > 1 && n - 1 <= MOST_ALIKE)
    counted->with[n - 1]--;
}


static void count(const tn_ClimbRules *rules, const tn_Set *set,
                  Counted *counted) {
  tn_Card cards[TN_CARDS];
  counted->cards = tn_set_list(set, cards);
  counted->one_suit = counted->known = true;
  counted->top = 0;
  memset(counted->n, 0, rules->ranks);
  memset(counted->high, 0, rules->ranks);
  memset(counted->with, 0, sizeof counted->with);
  for (int i = 0; i < counted->cards; i++) {
    tn_Card card = cards[i];
    uint8_t rank = rules->rank[card];
    counted->known = counted->known && rank != TN_NONE;
    if (!counted->known)
      return;
    count_rank(counted, rank);
    if (rules->suit[card] > counted->high[rank])
      counted->high[rank] = rules->suit[card];
    if (rank > counted->top)
      counted->top = rank;
    if (rules->deck->suit[card] == TN_NONE ||
        rules->deck->suit[card] != rules->deck->suit[cards[0]])
      counted->one_suit = false;
  }
}


/* Cards for one rank of the core with its wings. */
static int unit(const tn_ClimbKind *kind) {
  return kind->of + kind->wings * kind->wing_of;
}


/* The rank at place `at` of a core: of the row, or of all ranks. */
static uint8_t rank_at(const tn_ClimbRules *rules, const tn_ClimbKind *kind,
                       int at) {
  return kind->most > 1 ? rules->row[at] : (uint8_t)at;
}


static int places(const tn_ClimbRules *rules, const tn_ClimbKind *kind) {
  return kind->most > 1 ? rules->places : rules->ranks;
}


/* Are all cards that may not be wings together among the cards, and none of
** them in the core? */
static bool has_apart(const tn_ClimbRules *rules, const uint8_t *rest) {
  tn_Card cards[TN_CARDS];
  int n = tn_set_list(&rules->apart, cards);
  for (int i = 0; i < n; i++)
    if (rest[rules->rank[cards[i]]] == 0)
      return false;
  return n > 0;
}


/* Does each rank of a core have its copies, and no further card?  Where nothing
** is attached, the number of cards has shown that no others are there. */
static bool is_core(const tn_ClimbRules *rules, const tn_ClimbKind *kind,
                    const Counted *counted, int from, int run) {
  for (int i = 0; i < run; i++)
    if (counted->n[rank_at(rules, kind, from + i)] != kind->of)
      return false;
  return run == 1 ||
         rank_at(rules, kind, from) != rank_at(rules, kind, from + run - 1);
}


/* Are the cards beside a core its wings? */
static bool has_wings(const tn_ClimbRules *rules, const tn_ClimbKind *kind,
                      const Counted *counted, int from, int run) {
  uint8_t rest[TN_KINDS];
  memcpy(rest, counted->n, rules->ranks);
  for (int i = 0; i < run; i++)
    rest[rank_at(rules, kind, from + i)] = 0;
  for (int rank = 0; rank < rules->ranks; rank++) {
    int n = rest[rank];
    if (n % kind->wing_of || (kind->any_wings && n > 3) ||
        (!kind->any_wings && n > kind->wing_of))
      return false;
  }
  return !has_apart(rules, rest);
}


/* Reads cards as a core of several copies or ranks, the highest there is. */
static bool read_core(const tn_ClimbRules *rules, const tn_ClimbKind *kind,
                      const Counted *counted, tn_Climb *climb) {
  int run = counted->cards / unit(kind), last = places(rules, kind) - run;
  if (counted->cards % unit(kind) || run < kind->least || run > kind->most ||
      (kind->of <= MOST_ALIKE && counted->with[kind->of] < run))
    return false;
  for (int from = last; from >= 0; from--) {
    if (!is_core(rules, kind, counted, from, run) ||
        (kind->wings && !has_wings(rules, kind, counted, from, run)))
      continue;
    climb->run = (uint8_t)run;
    climb->top = (uint8_t)(from + run - 1);
    climb->rank = rank_at(rules, kind, climb->top);
    climb->suit = counted->high[climb->rank];
    return true;
  }
  return false;
}


/* Reads cards as that kind. */
static bool read_kind(const tn_ClimbRules *rules, const tn_ClimbKind *kind,
                      const tn_Set *cards, const Counted *counted,
                      tn_Climb *climb) {
  climb->run = 1;
  climb->top = climb->rank = counted->top;
  climb->suit = counted->high[counted->top];
  climb->cards = (uint8_t)counted->cards;
  if (kind->exact)
    return counted->cards == kind->exact &&
           tn_set_includes(cards, &kind->cards);
  if (kind->one_suit && !counted->one_suit)
    return false;
  if (kind->loose)
    return counted->cards == kind->least;
  return read_core(rules, kind, counted, climb);
}


/* Can so many cards be of that kind? */
static bool has_size(const tn_ClimbKind *kind, int cards) {
  if (kind->exact)
    return cards == kind->exact;
  if (kind->loose)
    return cards == kind->least;
  int run = cards / unit(kind);
  return cards % unit(kind) == 0 && run >= kind->least && run <= kind->most;
}


/* Has each rank of the core cards, and each wing? */
static bool good_kind(const tn_ClimbRules *rules, const tn_ClimbKind *kind) {
  if (kind->overs > TN_CLIMB_OVERS || kind->cards.plane[0] & ~rules->deck->all)
    return false;
  return kind->exact || kind->loose ||
         (kind->of > 0 && kind->least > 0 &&
          (kind->wings == 0 || kind->wing_of > 0));
}


/* Are the ranks of the cards, of the row and of the cards apart there? */
static bool good_ranks(const tn_ClimbRules *rules) {
  const tn_Deck *deck = rules->deck;
  for (tn_Card card = 0; card < deck->kinds; card++)
    if (rules->rank[card] != TN_NONE && rules->rank[card] >= rules->ranks)
      return false;
  for (int at = 0; at < rules->places; at++)
    if (rules->row[at] >= rules->ranks)
      return false;
  if (rules->apart.plane[0] & ~deck->all)
    return false;
  for (tn_Kinds left = rules->apart.plane[0]; left; left &= left - 1)
    if (rules->rank[tn_kinds_first(left)] == TN_NONE)
      return false;
  return true;
}


static bool good_rules(const tn_ClimbRules *rules) {
  if (!rules->deck || rules->kinds > TN_CLIMBS || rules->ranks > TN_KINDS ||
      rules->places > TN_CLIMB_ROW || !good_ranks(rules))
    return false;
  for (int kind = 0; kind < rules->kinds; kind++)
    if (!good_kind(rules, &rules->kind[kind]))
      return false;
  return true;
}


bool tn_climb_prepare(tn_ClimbRules *rules) {
  if (!rules)
    return false;
  rules->prepared = good_rules(rules);
  if (!rules->prepared)
    return false;
  for (int cards = 0; cards < TN_CLIMB_SIZES; cards++) {
    rules->sized[cards] = 0;
    for (int kind = 0; kind < rules->kinds; kind++)
      if (has_size(&rules->kind[kind], cards))
        rules->sized[cards] |= (uint32_t)1 << kind;
  }
  return true;
}


/* Are there rules that were prepared, and cards of their deck? */
static bool can_read(const tn_ClimbRules *rules, const tn_Set *cards) {
  return rules && rules->prepared && cards &&
         !(cards->plane[0] & ~rules->deck->all);
}


int tn_climb_read(const tn_ClimbRules *rules, const tn_Set *cards,
                  tn_Climb *list) {
  Counted counted;
  int n = 0;
  if (!can_read(rules, cards) || !list)
    return 0;
  count(rules, cards, &counted);
  if (counted.cards == 0 || !counted.known)
    return 0;
  uint32_t kinds = ((uint32_t)1 << rules->kinds) - 1;
  if (counted.cards < TN_CLIMB_SIZES)
    kinds = rules->sized[counted.cards];
  while (kinds) {
    int kind = 31 - __builtin_clz(kinds);
    kinds ^= (uint32_t)1 << kind;
    tn_Climb climb = {.kind = (uint8_t)kind};
    if (read_kind(rules, &rules->kind[kind], cards, &counted, &climb))
      list[n++] = climb;
  }
  return n;
}


/* Is `a` higher than `b`, which is of the same kind and length? */
static bool is_higher(const tn_ClimbKind *kind, const tn_Climb *a,
                      const tn_Climb *b) {
  if (kind->suit_first && a->suit != b->suit)
    return a->suit > b->suit;
  if (a->top != b->top)
    return a->top > b->top;
  return kind->equal || a->suit > b->suit;
}


bool tn_climb_beats(const tn_ClimbRules *rules, const tn_Climb *a,
                    const tn_Climb *b) {
  if (!rules || !rules->prepared || !a || !b || a->kind >= rules->kinds ||
      b->kind >= rules->kinds)
    return false;
  const tn_ClimbKind *kind = &rules->kind[a->kind];
  if (a->kind == b->kind) {
    if (a->run == b->run)
      return a->cards == b->cards && is_higher(kind, a, b);
    return kind->longer && a->run > b->run;
  }
  if (kind->all)
    return !rules->kind[b->kind].all || a->kind > b->kind;
  for (int i = 0; i < kind->overs; i++) {
    const tn_ClimbOver *over = &kind->over[i];
    if (over->kind == b->kind && a->run >= over->run &&
        (over->rank == TN_NONE || over->rank == b->rank))
      return true;
  }
  return false;
}


/* Does another reading of the same cards beat that one? */
static bool is_beaten(const tn_ClimbRules *rules, const tn_Climb *list, int n,
                      int at) {
  for (int i = 0; i < n; i++)
    if (i != at && tn_climb_beats(rules, &list[i], &list[at]))
      return true;
  return false;
}


int tn_climb_leads(const tn_ClimbRules *rules, const tn_Set *cards,
                   tn_Climb *list) {
  tn_Climb all[TN_CLIMBS];
  int n = list ? tn_climb_read(rules, cards, all) : 0, kept = 0;
  for (int i = 0; i < n; i++)
    if (!is_beaten(rules, all, n, i))
      list[kept++] = all[i];
  return kept;
}


int tn_climb_lay(const tn_ClimbRules *rules, const tn_Set *set,
                 tn_Card *cards) {
  if (!can_read(rules, set) || !cards)
    return 0;
  int n = tn_set_list(set, cards), place[TN_CARDS];
  Counted counted;
  count(rules, set, &counted);
  if (!counted.known)
    return n;
  for (int i = 0; i < n; i++) {
    uint8_t rank = rules->rank[cards[i]];
    place[i] = rank - TN_KINDS * counted.n[rank];
  }
  for (int i = 1; i < n; i++)
    for (int k = i; k > 0 && place[k] < place[k - 1]; k--) {
      int other = place[k];
      tn_Card card = cards[k];
      place[k] = place[k - 1], cards[k] = cards[k - 1];
      place[k - 1] = other, cards[k - 1] = card;
    }
  return n;
}
