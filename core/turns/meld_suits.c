/*
** Melds where it matters which card of a rank it is: sets by their suits, runs,
** and cards that are added to melds on the table.
**
** The choices of cards are gone through like a counter, one digit for each
** kind, and each choice is tried with the numbers of wild cards that may go
** with it.  Two packs of a long suit would make millions of choices, so a list
** has limits (MOST_TRIED, MOST_CHOSEN).
*/
#include "cards/hold.h"
#include "turns/meld_list.h"

#define SET_KINDS 16 /* kinds of one rank that are looked at, at most */

/* The kinds of one rank in hand, and how many of each are chosen at present. */
typedef struct Choice {
  int kinds;
  tn_Card kind[SET_KINDS];
  uint8_t held[SET_KINDS], taken[SET_KINDS];
} Choice;


/* Nothing is chosen at first.  Where suits must differ, one card of each is
** enough. */
static Choice choice_of(const List *list, tn_Kinds kinds) {
  Choice choice = {0};
  kinds &= list->hand.plane[0];
  for (; kinds && choice.kinds < SET_KINDS; kinds &= kinds - 1) {
    tn_Card card = tn_kinds_first(kinds);
    int held = set_has(&list->hand, card);
    choice.kind[choice.kinds] = card;
    choice.held[choice.kinds++] =
        (uint8_t)(list->rules->different_suits ? 1 : held);
  }
  return choice;
}


/* Goes to the next choice.  False after the last. */
static bool next_choice(Choice *choice) {
  for (int i = 0; i < choice->kinds; i++) {
    if (choice->taken[i] < choice->held[i]) {
      choice->taken[i]++;
      return true;
    }
    choice->taken[i] = 0;
  }
  return false;
}


/* The cards chosen at present; `n` becomes how many. */
static tn_Set chosen(const Choice *choice, int *n) {
  tn_Set set = {{0}};
  *n = 0;
  for (int i = 0; i < choice->kinds; i++)
    for (int copy = 0; copy < choice->taken[i]; copy++, (*n)++)
      set_add(&set, choice->kind[i]);
  return set;
}


/* Can a set have these naturals, too?  Where wild cards stand for some of a
** kind, more of it are held than a set of cards can have. */
static bool has_room(const tn_Set *lying, const tn_Set *naturals) {
  for (tn_Kinds left = lying ? naturals->plane[0] : 0; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    if (set_has(lying, card) + set_has(naturals, card) > TN_COPIES)
      return false;
  }
  return true;
}


/* Adds the moves with these naturals of a rank, which has these kinds, and so
** many wild cards. */
static void add_set(List *list, const tn_Set *naturals, const tn_Set *lying,
                    tn_Kinds kinds, uint8_t place, int wild) {
  if (list->rules->named && !has_room(lying, naturals))
    return;
  if (wild > 0 && list->rules->named)
    tni_list_set_named(list, naturals, lying, kinds, place, wild);
  else
    tni_list_splits(list, naturals, place, wild);
}


/* Adds the new sets of a rank, with each number of wild cards. */
static void add_sets(List *list, tn_Kinds kinds) {
  const tn_MeldRules *rules = list->rules;
  if (count_of(&list->hand, kinds) + list->wild < rules->least)
    return;
  Choice choice = choice_of(list, kinds);
  while (next_choice(&choice) && tni_list_goes_on(list)) {
    int n;
    tn_Set naturals = chosen(&choice, &n);
    for (int wild = 0; wild <= list->wild && wild <= rules->most_wild; wild++)
      if (good_counts(rules, n, wild))
        add_set(list, &naturals, NULL, kinds, TN_NONE, wild);
  }
}


tn_Card tni_list_card_at(const List *list, uint8_t suit, int at) {
  const tn_MeldRules *rules = list->rules;
  tn_Kinds kinds =
      list->hand.plane[0] & rules->runs & rules->deck->of_suit[suit];
  for (; kinds; kinds &= kinds - 1)
    if (rules->deck->rank[tn_kinds_first(kinds)] == rules->row[at])
      return tn_kinds_first(kinds);
  return TN_NONE;
}


/*
** Adds the new runs whose lowest natural card is at `low`.  They end at each
** higher card in turn, with wild cards in the gaps and perhaps more at an end.
*/
static void add_runs(List *list, uint8_t suit, int low) {
  const tn_MeldRules *rules = list->rules;
  tn_Set naturals = {{0}};
  int n = 0, gaps = 0;
  for (int at = low; at < rules->row_size; at++) {
    tn_Card card = tni_list_card_at(list, suit, at);
    if (card == TN_NONE || set_has(&naturals, card) > 0) {
      gaps++;
      continue;
    }
    if (gaps > list->wild || gaps > rules->most_wild ||
        (gaps > 0 && rules->natural_runs))
      return;
    set_add(&naturals, card);
    n++;
    for (int wild = gaps; wild <= list->wild && wild <= rules->most_wild;
         wild++)
      if (good_run(rules, n, wild) && n + wild <= rules->row_size &&
          (n > 1 || !rules->sets))
        tni_list_splits(list, &naturals, TN_NONE, wild);
  }
}


uint32_t tni_list_row(const List *list, uint8_t suit) {
  const tn_MeldRules *rules = list->rules;
  const tn_Deck *deck = rules->deck;
  uint32_t row = 0;
  for (tn_Kinds left = list->hand.plane[0] & rules->runs & deck->of_suit[suit];
       left; left &= left - 1)
    row |= rules->places_of[deck->rank[tn_kinds_first(left)]];
  return row;
}


uint32_t tni_list_starts(const tn_MeldRules *rules, uint32_t row) {
  uint32_t starts = row;
  for (int n = 1; starts && n < rules->least; n++)
    starts &= n < TN_ROW ? row >> n : 0;
  return starts;
}


/* Adds the new runs of a suit.  With a wild card that is named they may begin
** anywhere. */
static void add_suit(List *list, uint8_t suit) {
  const tn_MeldRules *rules = list->rules;
  if (rules->named && list->wild > 0) {
    for (int low = 0; low < rules->row_size; low++)
      tni_list_runs_named(list, suit, low);
    return;
  }
  uint32_t row = tni_list_row(list, suit);
  uint32_t left = list->wild > 0 ? row : tni_list_starts(rules, row);
  for (; left && !list_enough(list); left &= left - 1)
    add_runs(list, suit, __builtin_ctz(left));
}


/* Adds the moves that add to a set on the table: each choice of naturals, with
** each number of wild cards. */
static void add_to_set(List *list, uint8_t place, const tn_Set *lying) {
  const tn_MeldRules *rules = list->rules;
  const tn_MeldPlace *at = &list->melding->place[place];
  tn_Kinds natural = lying->plane[0] & ~rules->wild;
  tn_Kinds rank = rules->of_rank[rules->deck->rank[tn_kinds_first(natural)]];
  tn_Kinds kinds = rank;
  if (rules->different_suits)
    kinds &= ~natural;
  Choice choice = choice_of(list, kinds);
  do {
    int n;
    tn_Set naturals = chosen(&choice, &n);
    for (int wild = 0; wild <= list->wild; wild++)
      if (n + wild > 0 && good_counts(rules, at->naturals + n, at->wild + wild))
        add_set(list, &naturals, lying, rank, place, wild);
  } while (next_choice(&choice) && tni_list_goes_on(list));
}


/* Adds the move that lengthens a run by these naturals, if the limits
** allow it. */
static void add_row(List *list, uint8_t place, const tn_Meld *meld,
                    const tn_Set *row) {
  int n = meld->naturals + set_count(row);
  if (good_run(list->rules, n, meld->wild))
    tni_list_splits(list, row, place, 0);
}


/*
** Adds the moves that lengthen a run: by naturals in a row at either end, or by
** a wild card.  Where the row has a rank twice, no card is counted for both
** ends.
*/
static void add_to_run(List *list, uint8_t place, const tn_Set *lying,
                       const tn_Meld *meld) {
  const tn_MeldRules *rules = list->rules;
  int size = meld->naturals + meld->wild, high = meld->low + size;
  tn_Set none = {{0}}, above = {{0}}, below = {{0}};
  if (rules->named && list->wild > 0) {
    tni_list_run_named(list, place, lying, meld);
    return;
  }
  for (int at = high; at < rules->row_size; at++) {
    tn_Card card = tni_list_card_at(list, meld->suit, at);
    if (card == TN_NONE || set_has(lying, card) > 0)
      break;
    set_add(&above, card);
    add_row(list, place, meld, &above);
  }
  for (int at = meld->low - 1; at >= 0; at--) {
    tn_Card card = tni_list_card_at(list, meld->suit, at);
    if (card == TN_NONE || set_has(lying, card) > 0 ||
        set_has(&above, card) > 0)
      break;
    set_add(&below, card);
    add_row(list, place, meld, &below);
  }
  if (list->wild > 0 && size < rules->row_size &&
      good_run(rules, meld->naturals, meld->wild + 1))
    tni_list_splits(list, &none, place, 1);
}


/* What the meld on the table is, decides what can be added to it. */
static void lay_off(List *list, uint8_t place) {
  const tn_MeldRules *rules = list->rules;
  const tn_Set *lying = &list->table->pile[rules->place + place].set;
  tn_Meld meld;
  tn_MeldWhy why;
  if (!rules->by_all && list->melding->place[place].side != list->side)
    return;
  if (lying->plane[0] & rules->last) /* nothing is added to the last meld */
    return;
  tn_Set as = tn_meld_as(list->melding, place, lying);
  tn_meld_judge_as(rules, lying, &as, &meld, &why);
  if (meld.kind == TN_SET)
    add_to_set(list, place, &as);
  else if (meld.kind == TN_RUN)
    add_to_run(list, place, &as, &meld);
}


/* Adds to all melds.  Without wild cards a look at what fits saves most of
** them. */
static void lay_off_all(List *list) {
  const tn_Melding *melding = list->melding;
  bool quick = list->wild == 0 && !list->rules->one_of_a_rank;
  if (quick && !(list->hand.plane[0] & melding->fits))
    return;
  for (uint8_t place = 0; place < melding->used; place++)
    if (!quick || list->hand.plane[0] & melding->next[place])
      lay_off(list, place);
}


void tni_list_round(List *list, tn_Card card) {
  const tn_MeldRules *rules = list->rules;
  const tn_Deck *deck = rules->deck;
  const uint8_t *own = list->melding->at[list->side];
  if (rules->sets & tn_kind(card) &&
      (!rules->one_of_a_rank || own[deck->rank[card]] == TN_NONE))
    add_sets(list, rules->of_rank[deck->rank[card]]);
  if (rules->runs & tn_kind(card))
    add_suit(list, deck->suit[card]);
  lay_off_all(list);
}


void tni_list_suits(List *list) {
  const tn_MeldRules *rules = list->rules;
  const uint8_t *own = list->melding->at[list->side];
  for (int rank = 0; rank < rules->deck->ranks && !list_enough(list); rank++)
    if (rules->of_rank[rank] && (!rules->one_of_a_rank || own[rank] == TN_NONE))
      add_sets(list, rules->of_rank[rank]);
  for (uint8_t suit = 0; rules->runs && suit < rules->deck->suits; suit++)
    add_suit(list, suit);
  lay_off_all(list);
}


void tni_list_runs(List *list) {
  const tn_Melding *melding = list->melding;
  for (uint8_t suit = 0; suit < list->rules->deck->suits; suit++)
    add_suit(list, suit);
  for (uint8_t place = 0; place < melding->used && !list_enough(list); place++)
    if (melding->place[place].kind == TN_RUN)
      lay_off(list, place);
}
