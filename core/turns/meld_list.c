/*
** A list of moves being made: adding to it, and sharing out wild cards.
**
** A list counts all moves and writes only those that are wanted: from number
** `skip` on, as many as there is room for.  So a random bot counts first and
** then has one written.
**
** A split says how many wild cards of each sort (jokers, twos) a part gets.
** All splits of a number come one after another, like the digits of a counter.
*/
#include "cards/hold.h"
#include "turns/meld_list.h"

#include <string.h>


/* Counts a move.  NULL if it is only counted. */
tn_MeldMove *tni_list_found(List *list, tn_MeldVerb verb) {
  int n = list->n++ - list->skip;
  if (n < 0 || n >= list->room)
    return NULL;
  list->moves[n].verb = (uint8_t)verb;
  list->moves[n].parts = 0;
  list->moves[n].card = TN_NONE;
  return &list->moves[n];
}


/* Adds up what the cards of each rank count, and the wild cards. */
static void weigh(List *list) {
  const tn_MeldRules *rules = list->rules;
  memset(list->worth, 0, sizeof list->worth);
  list->wild_worth = 0;
  for (int plane = 0; plane < TN_COPIES && list->hand.plane[plane]; plane++) {
    tn_Kinds left = list->hand.plane[plane] & (rules->sets | rules->wild);
    for (; left; left &= left - 1) {
      tn_Card card = tn_kinds_first(left);
      int32_t points = rules->points[card] > 0 ? rules->points[card] : 0;
      if (rules->wild & tn_kind(card))
        list->wild_worth += points;
      else
        list->worth[rules->deck->rank[card]] += points;
    }
  }
}


/* It goes plane by plane, so a card held twice counts twice. */
void tni_list_count(List *list) {
  const tn_MeldRules *rules = list->rules;
  uint32_t ranks = 0;
  memset(list->of_rank, 0, sizeof list->of_rank);
  for (int plane = 0; plane < TN_COPIES; plane++) {
    tn_Kinds left = list->hand.plane[plane] & rules->sets;
    for (; left; left &= left - 1) {
      uint8_t rank = rules->deck->rank[tn_kinds_first(left)];
      list->of_rank[rank]++;
      ranks |= 1u << rank;
    }
  }
  list->held_ranks = ranks;
  if (list->need > 0)
    weigh(list);
}


/* The lowest kinds first, so equal choices always give the same cards. */
void tni_list_lowest(tn_Set *set, const tn_Set *hand, tn_Kinds kinds, int n) {
  for (tn_Kinds left = hand->plane[0] & kinds; n > 0; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    for (int copies = set_has(hand, card); copies > 0 && n > 0; copies--) {
      set_add(set, card);
      n--;
    }
  }
}


/* Goes to the next split: one wild card moves on to the next sort that has
** room, and those before it are shared out anew, the lowest sorts first. */
bool tni_split_next(const List *list, uint8_t *split) {
  int n = 0;
  for (int i = 0; i < list->rules->sorts; i++) {
    if (n > 0 && split[i] < list->of_sort[i]) {
      split[i]++;
      n--;
      for (int k = 0; k < i; k++) {
        split[k] = (uint8_t)(n < list->of_sort[k] ? n : list->of_sort[k]);
        n -= split[k];
      }
      return true;
    }
    n += split[i];
  }
  return false;
}


void tni_split_first(const List *list, int n, uint8_t *split) {
  for (int i = 0; i < list->rules->sorts; i++) {
    split[i] = (uint8_t)(n < list->of_sort[i] ? n : list->of_sort[i]);
    n -= split[i];
  }
}


void tni_split_add(const List *list, const uint8_t *split, tn_Set *set) {
  for (int i = 0; i < list->rules->sorts; i++)
    if (split[i] > 0)
      tni_list_lowest(set, &list->hand, list->rules->sort[i], split[i]);
}


/* May the part be melded from the hand, so that the turn can still end? */
static bool ends_well(const List *list, const tn_MeldPart *part) {
  tn_MeldMove move = {.verb = TN_DO_MELD, .parts = 1};
  tn_MeldWhy why = {0};
  move.part[0] = *part;
  return tni_turn_allows_meld(list->table, &move, &why);
}


bool tni_list_choosy(const tn_MeldRules *rules) {
  return rules->one_of_a_rank && rules->different_suits;
}


/*
** Must the end of the turn be looked at before a part is listed?  It is enough
** to look where few cards are left, the partner said yes, no place is free, or
** suits matter.
*/
bool tni_list_tight(const List *list, int spent) {
  const tn_Melding *melding = list->melding;
  return list->held - spent < 2 || melding->leave == TN_LEAVE_YES ||
         melding->used == list->rules->places || tni_list_choosy(list->rules);
}


/* Adds the move that takes the pile down to `low`, which the part has. */
static void add_down(List *list, const tn_MeldPart *part) {
  tn_MeldMove move = {.verb = TN_DO_TAKE, .parts = 1, .card = list->low};
  tn_MeldWhy why = {0};
  if (set_has(&part->cards, list->low) == 0)
    return;
  move.part[0] = *part;
  set_remove(&move.part[0].cards, list->low);
  if (!tni_turn_allows_take(list->table, &move, &why))
    return;
  tn_MeldMove *to = tni_list_found(list, TN_DO_TAKE);
  if (to)
    memcpy(to, &move, offsetof(tn_MeldMove, part[1]));
}


/* A part that counts too little for a first meld is left to meld_first.c. */
void tni_list_part(List *list, const tn_MeldPart *part) {
  tn_MeldMove *move;
  if (list->low != TN_NONE) {
    add_down(list, part);
    return;
  }
  if (list->need > 0 && tn_meld_points(list->rules, &part->cards) < list->need)
    return;
  if (tni_list_tight(list, set_count(&part->cards)) && !ends_well(list, part))
    return;
  if ((move = tni_list_found(list, TN_DO_MELD)) != NULL) {
    move->parts = 1;
    move->part[0] = *part;
  }
}


/* Counts the choices, so that a hand with millions of them ends. */
bool tni_list_goes_on(List *list) {
  return !list_enough(list) && list->tried < MOST_TRIED &&
         list->chosen++ < MOST_CHOSEN;
}


/* Lets the wild cards of a part stand for the cards of `as`, in their order. */
static void name_wild(const List *list, tn_MeldPart *part) {
  tn_Kinds wild = part->cards.plane[0] & list->rules->wild;
  for (; wild; wild &= wild - 1) {
    tn_Card card = tn_kinds_first(wild);
    for (int n = set_has(&part->cards, card); n > 0; n--) {
      int at = part->stands.n++;
      part->stands.list[at] = (tn_Stand){card, list->as[at], TN_NONE};
    }
  }
}


/* From the split with the lowest sorts on. */
void tni_list_splits(List *list, const tn_Set *naturals, uint8_t place,
                     int wild) {
  uint8_t split[TN_SORTS] = {0};
  tni_split_first(list, wild, split);
  do {
    if (list_enough(list) || list->tried++ >= MOST_TRIED)
      return;
    tn_MeldPart part;
    part.cards = *naturals;
    part.place = place;
    part.stands.n = 0;
    tni_split_add(list, split, &part.cards);
    if (wild > 0 && list->rules->named)
      name_wild(list, &part);
    tni_list_part(list, &part);
  } while (tni_split_next(list, split));
}
