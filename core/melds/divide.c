/*
** Divisions: how cards can lie in runs and sets so that those left over count
** least, where some cards are wild at present.
**
** The cards that are not wild are decided one after the other, suit by suit and
** from the low end of the row up: a card goes into a set, into a run whose
** lowest undecided card it is, or it is left over.  Only as many wild cards are
** used as a group needs.  When all others are decided, the rest of the wild
** cards join a group that may take them.  Where a pure run is needed it is
** chosen first, since most hands have few or none.
*/
#include "cards/hold.h"
#include "cards/work.h"
#include "tenace/sets.h"

#include <string.h>

#define LOTS (TN_DIVIDED / 3)
#define CARD 64 /* what points are worth more than a card left over */

typedef struct Search {
  const tn_DivideRules *rules;
  tn_Work *work;
  uint8_t high[TN_RANKS];  /* the highest place of a rank in the row */
  tn_Card order[TN_KINDS]; /* the kinds that are not wild, as they come */
  int kinds;               /* how many there are */
  uint8_t have[TN_KINDS];  /* cards that are not decided */
  int wild;                /* wild cards that are not used */
  int64_t left, best;      /* CARD times the points left over, and cards */
  int lots;
  tn_Lot lot[LOTS];         /* TN_NONE for a card that stands for another */
  uint8_t leaves[TN_KINDS]; /* cards left over */
  tn_Divided *divided;
  tn_Set cards;
} Search;

static void decide(Search *search, int at);


/* The kind of a suit at a place of the row; TN_NONE: there is none. */
static tn_Card kind_at(const Search *search, uint8_t suit, int place) {
  const tn_DivideRules *rules = search->rules;
  tn_Kinds kind =
      rules->deck->of_suit[suit] & rules->deck->of_rank[rules->row[place]];
  return kind ? tn_kinds_first(kind) : TN_NONE;
}


static bool is_wild(const Search *search, tn_Card card) {
  return search->rules->wild >> card & 1;
}


/* Takes a card that lies as itself.  False: there is none to take. */
static bool take(Search *search, tn_Card card) {
  if (card == TN_NONE || search->have[card] == 0 ||
      (is_wild(search, card) && search->wild == 0))
    return false;
  search->have[card]--;
  search->wild -= is_wild(search, card);
  return true;
}


static void put_back(Search *search, tn_Card card) {
  search->have[card]++;
  search->wild += is_wild(search, card);
}


/* Can a lot have one more card that stands for another? */
static bool takes_wild(const Search *search, const tn_Lot *lot) {
  return search->rules->most_wild == 0 || lot->wild < search->rules->most_wild;
}


/* Decides the rest with this lot, filled up to three cards with wild ones. */
static void with_lot(Search *search, const tn_Lot *begun, int at) {
  const tn_DivideRules *rules = search->rules;
  tn_Lot *lot = &search->lot[search->lots];
  int wild = search->wild;
  if (search->lots == LOTS)
    return;
  *lot = *begun;
  while (lot->n < 3 && search->wild > 0 && takes_wild(search, lot)) {
    lot->card[lot->n++] = TN_NONE;
    lot->wild++;
    search->wild--;
  }
  lot->pure = lot->run && lot->wild == 0;
  if (lot->n >= 3 && lot->n > lot->wild && (lot->pure || !rules->pure_alone)) {
    search->lots++;
    decide(search, at);
    search->lots--;
  }
  search->wild = wild;
}


/* Goes on with a run at a place of the row.  Cards that stand for others lie
** only between cards that are themselves. */
static void grow(Search *search, tn_Lot *run, int place, uint8_t suit, int at) {
  tn_Lot before = *run;
  int wild = search->wild;
  if (!tn_work_on(search->work, 1))
    return;
  for (; place < search->rules->row_size && run->n < TN_DIVIDED; place++) {
    tn_Card card = kind_at(search, suit, place);
    if (take(search, card)) {
      run->card[run->n++] = card;
      grow(search, run, place + 1, suit, at);
      run->n--;
      put_back(search, card);
    }
    if (search->wild == 0 || !takes_wild(search, run))
      break;
    run->card[run->n++] = TN_NONE;
    run->wild++;
    search->wild--;
  }
  search->wild = wild;
  *run = before;
  with_lot(search, run, at);
}


/* Decides runs in which this card, at its own place, is the lowest that is
** neither wild nor has a higher place, too; they begin at a place. */
static void add_run(Search *search, tn_Card card, int from, int own, int at) {
  uint8_t suit = search->rules->deck->suit[card];
  int high = search->high[search->rules->deck->rank[card]];
  tn_Lot run = {.run = true};
  int wild = search->wild;
  tn_Card taken[TN_ROW];
  int n = 0, place = from;
  for (; place < own; place++) {
    tn_Card here = kind_at(search, suit, place);
    bool late = here != TN_NONE &&
                (is_wild(search, here) ||
                 search->high[search->rules->deck->rank[here]] > high);
    if (late && take(search, here)) {
      taken[n++] = here;
      run.card[run.n++] = here;
    } else if (place > from && search->wild > 0 && takes_wild(search, &run)) {
      run.card[run.n++] = TN_NONE;
      run.wild++;
      search->wild--;
    } else {
      break;
    }
  }
  if (place == own) {
    run.card[run.n++] = card;
    grow(search, &run, own + 1, suit, at);
  }
  while (n > 0)
    put_back(search, taken[--n]);
  search->wild = wild;
}


/* Adds further suits to a set of a rank. */
static void add_set(Search *search, tn_Lot *set, uint8_t rank, uint8_t suit,
                    int at) {
  const tn_Deck *deck = search->rules->deck;
  if (!tn_work_on(search->work, 1))
    return;
  for (; suit < deck->suits; suit++) {
    tn_Kinds kind = deck->of_suit[suit] & deck->of_rank[rank];
    tn_Card card = kind ? tn_kinds_first(kind) : TN_NONE;
    if (!take(search, card))
      continue;
    set->card[set->n++] = card;
    add_set(search, set, rank, suit + 1, at);
    set->n--;
    put_back(search, card);
  }
  with_lot(search, set, at);
}


/* May the lot get a card that stands for another, so that the runs that there
** must be are still there? */
static bool can_grow(const Search *search, int at, int pure) {
  const tn_Lot *lot = &search->lot[at];
  return takes_wild(search, lot) && lot->n < TN_DIVIDED &&
         !search->rules->pure_alone &&
         (!lot->pure || pure > search->rules->pure);
}


/* What the lots so far are. */
typedef struct Count {
  int runs, pure, longest;
  int room;  /* cards that may still join them, standing for others */
  int grows; /* a run that they may join; -1: none */
  int joins; /* a lot that they may join; -1: none */
} Count;

static Count count_lots(const Search *search) {
  Count count = {.grows = -1, .joins = -1};
  for (int i = 0; i < search->lots; i++) {
    count.runs += search->lot[i].run;
    count.pure += search->lot[i].pure;
  }
  for (int i = 0; i < search->lots; i++) {
    const tn_Lot *lot = &search->lot[i];
    if (lot->run && lot->n > count.longest)
      count.longest = lot->n;
    if (!can_grow(search, i, count.pure))
      continue;
    count.joins = i;
    if (lot->run && (count.grows < 0 || lot->n > search->lot[count.grows].n))
      count.grows = i;
  }
  return count;
}


/* Adds what is left of the wild cards to a lot, one by one.  Answers false if
** they can join none. */
static bool join(Search *search, bool run) {
  Count count = count_lots(search);
  int to = run ? count.grows : count.joins;
  if (to < 0 || search->wild == 0)
    return false;
  tn_Lot *lot = &search->lot[to];
  lot->card[lot->n++] = TN_NONE;
  lot->wild++;
  lot->pure = false;
  search->wild--;
  return true;
}


/* Lays wild cards alone as a run, if there are enough. */
static bool lay_wild(Search *search) {
  if (search->wild < 3 || search->rules->most_wild > 0 ||
      search->rules->pure_alone || search->lots == LOTS)
    return false;
  tn_Lot *lot = &search->lot[search->lots++];
  *lot = (tn_Lot){.run = true};
  while (search->wild > 0 && lot->n < TN_DIVIDED) {
    lot->card[lot->n++] = TN_NONE;
    lot->wild++;
    search->wild--;
  }
  return true;
}


/* Puts wild cards where `card` stands for another: jokers first, which have no
** place of their own. */
static tn_Card spend(uint8_t *have, tn_Kinds wild, const tn_Deck *deck) {
  tn_Kinds from = wild & deck->jokers;
  for (int twice = 0; twice < 2; twice++, from = wild)
    for (; from; from &= from - 1)
      if (have[tn_kinds_first(from)] > 0) {
        have[tn_kinds_first(from)]--;
        return tn_kinds_first(from);
      }
  return TN_NONE;
}


/* Keeps the division: no other so far leaves less. */
static void keep(Search *search) {
  tn_Divided *divided = search->divided;
  const tn_DivideRules *rules = search->rules;
  uint8_t have[TN_KINDS];
  memcpy(have, search->have, sizeof have);
  divided->lots = search->lots;
  divided->left = (tn_Set){{0}};
  divided->points = 0;
  for (int i = 0; i < search->lots; i++) {
    divided->lot[i] = search->lot[i];
    for (int n = 0; n < search->lot[i].n; n++)
      if (search->lot[i].card[n] == TN_NONE)
        divided->lot[i].card[n] = spend(have, rules->wild, rules->deck);
  }
  for (tn_Kinds all = search->cards.plane[0]; all; all &= all - 1) {
    tn_Card card = tn_kinds_first(all);
    int n = is_wild(search, card) ? have[card] : search->leaves[card];
    divided->points += n * rules->points[card];
    while (n-- > 0)
      set_add(&divided->left, card);
  }
}


/* All cards that are not wild are decided. */
static void arrive(Search *search) {
  const tn_DivideRules *rules = search->rules;
  int lots = search->lots, wild = search->wild;
  tn_Lot before[LOTS];
  memcpy(before, search->lot, sizeof before);
  Count count = count_lots(search);
  if (count.runs < rules->runs && lay_wild(search))
    count = count_lots(search);
  while (count.longest < rules->longest && join(search, true))
    count = count_lots(search);
  while (join(search, false))
    continue;
  if (search->wild > 0)
    lay_wild(search);
  count = count_lots(search);
  int64_t left = search->left + search->wild;
  if (count.runs >= rules->runs && count.pure >= rules->pure &&
      count.longest >= rules->longest && left < search->best) {
    search->best = left;
    keep(search);
  }
  memcpy(search->lot, before, sizeof before);
  search->lots = lots;
  search->wild = wild;
}


/* The card is left over. */
static void leave(Search *search, tn_Card card, int at) {
  int64_t cost = (int64_t)CARD * search->rules->points[card] + 1;
  search->leaves[card]++;
  search->left += cost;
  decide(search, at);
  search->left -= cost;
  search->leaves[card]--;
}


/* Decides sets of wild cards that lie as themselves, and then the others. */
static void decide_wild(Search *search) {
  const tn_Deck *deck = search->rules->deck;
  for (uint8_t rank = 0; rank < deck->ranks; rank++) {
    tn_Lot set = {.n = 0};
    if (deck->of_rank[rank] & search->rules->wild)
      add_set(search, &set, rank, 0, -1);
  }
  decide(search, 0);
}


/* Decides runs with this card at one of its places. */
static void add_runs(Search *search, tn_Card card, int own, int at) {
  const tn_Deck *deck = search->rules->deck;
  int high = search->high[deck->rank[card]];
  for (int from = own; from >= 0; from--) {
    tn_Card here = kind_at(search, deck->suit[card], from);
    if (from == own ||
        (here != TN_NONE && search->have[here] > 0 &&
         (is_wild(search, here) || search->high[deck->rank[here]] > high)))
      add_run(search, card, from, own, at);
  }
}


/* Decides one card: it goes into a run or a set, or it is left over. */
static void decide_card(Search *search, tn_Card card, int at) {
  const tn_DivideRules *rules = search->rules;
  uint8_t rank = rules->deck->rank[card];
  for (int own = rules->row_size - 1; own >= 0; own--)
    if (rules->row[own] == rank)
      add_runs(search, card, own, at);
  tn_Lot set = {.n = 1, .card = {card}};
  if (!rules->pure_alone)
    add_set(search, &set, rank, rules->deck->suit[card] + 1, at);
  leave(search, card, at);
}


/* Decides the cards from number `at` of the order on. */
static void decide(Search *search, int at) {
  while (at >= 0 && at < search->kinds && search->have[search->order[at]] == 0)
    at++;
  if (search->left >= search->best || !tn_work_on(search->work, 1))
    return;
  if (at < 0) {
    decide_wild(search);
    return;
  }
  if (at == search->kinds) {
    arrive(search);
    return;
  }
  tn_Card card = search->order[at];
  search->have[card]--;
  decide_card(search, card, at);
  search->have[card]++;
}


/* The number at which deciding begins: sets of wild cards that lie as what they
** are come first.  They matter only where few cards of a group may stand for
** others. */
static int first_of(const Search *search) {
  return search->rules->most_wild > 0 && !search->rules->pure_alone ? -1 : 0;
}


/* Tries each pure run first, and decides the rest. */
static void pure_first(Search *search, uint8_t suit, int from) {
  tn_Card taken[TN_ROW];
  int n = 0;
  tn_Lot run = {.run = true};
  for (int place = from; place < search->rules->row_size; place++) {
    tn_Card card = kind_at(search, suit, place);
    if (!take(search, card))
      break;
    taken[n++] = card;
    run.card[run.n++] = card;
    if (run.n >= 3)
      with_lot(search, &run, first_of(search));
  }
  while (n > 0)
    put_back(search, taken[--n]);
}


static void decide_all(Search *search) {
  const tn_DivideRules *rules = search->rules;
  if (rules->pure == 0)
    decide(search, first_of(search));
  else
    for (uint8_t suit = 0; suit < rules->deck->suits; suit++)
      for (int from = 0; from + 3 <= rules->row_size; from++)
        pure_first(search, suit, from);
}


/* Puts the kinds that are not wild in order: by suit, and by their highest
** place in the row.  Those beside the row come first. */
static void put_in_order(Search *search, tn_Kinds kinds) {
  const tn_DivideRules *rules = search->rules;
  const tn_Deck *deck = rules->deck;
  search->kinds = 0;
  for (uint8_t suit = 0; suit < deck->suits; suit++) {
    tn_Kinds some = kinds & deck->of_suit[suit];
    for (tn_Kinds left = some; left; left &= left - 1)
      if (search->high[deck->rank[tn_kinds_first(left)]] == TN_NONE)
        search->order[search->kinds++] = tn_kinds_first(left);
    for (int place = 0; place < rules->row_size; place++) {
      tn_Card card = kind_at(search, suit, place);
      if (card != TN_NONE && some >> card & 1 &&
          search->high[deck->rank[card]] == place)
        search->order[search->kinds++] = card;
    }
  }
}


/* Is there a row of the deck's ranks, and are these cards of the deck that can
** be divided? */
static bool can_divide(const tn_DivideRules *rules, const tn_Set *cards) {
  if (!rules || !rules->deck || !cards || rules->row_size > TN_ROW)
    return false;
  const tn_Deck *deck = rules->deck;
  for (int i = 0; i < rules->row_size; i++)
    if (rules->row[i] >= deck->ranks)
      return false;
  return !(cards->plane[0] & ~deck->all) &&
         !(cards->plane[0] & deck->jokers & ~rules->wild) &&
         set_count(cards) <= TN_DIVIDED;
}


/* Begins with these cards. */
static void begin(Search *search, const tn_DivideRules *rules,
                  const tn_Set *cards, tn_Work *work) {
  memset(search, 0, sizeof *search);
  search->rules = rules;
  search->work = work;
  search->cards = *cards;
  memset(search->high, TN_NONE, sizeof search->high);
  for (int i = 0; i < rules->row_size; i++)
    search->high[rules->row[i]] = (uint8_t)i;
  for (tn_Kinds left = cards->plane[0]; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    search->have[card] = (uint8_t)set_has(cards, card);
    search->wild += is_wild(search, card) ? search->have[card] : 0;
  }
  put_in_order(search, cards->plane[0] & ~rules->wild);
}


bool tn_divide(const tn_DivideRules *rules, const tn_Set *cards, int32_t most,
               tn_Work *work, tn_Divided *divided) {
  Search search;
  tn_Work own;
  if (!divided || !can_divide(rules, cards) || most < 0)
    return false;
  begin(&search, rules, cards, work_or_own(work, &own));
  search.divided = divided;
  int64_t bound = (int64_t)CARD * most + CARD;
  search.best = bound;
  decide_all(&search);
  return search.best < bound && !tn_work_spent(search.work);
}


tn_Kinds tn_divide_closing(const tn_DivideRules *rules, const tn_Set *cards,
                           tn_Work *work) {
  tn_Work own;
  tn_Divided divided;
  tn_Kinds closing = 0;
  if (!can_divide(rules, cards))
    return 0;
  work = work_or_own(work, &own);
  for (tn_Kinds left = cards->plane[0]; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    tn_Set others = *cards;
    Search search;
    set_remove(&others, card);
    begin(&search, rules, &others, work);
    search.divided = &divided;
    search.best = 1;
    decide_all(&search);
    closing |= search.best == 0 ? tn_kind(card) : 0;
  }
  return closing;
}


/* Can two kinds be in one lot, with one card between them at most? */
static bool fit(const Search *search, tn_Card a, tn_Card b) {
  const tn_DivideRules *rules = search->rules;
  const tn_Deck *deck = rules->deck;
  if (deck->suit[a] != deck->suit[b])
    return deck->rank[a] == deck->rank[b];
  for (int i = 0; i < rules->row_size; i++)
    for (int j = i - 2; j <= i + 2; j++)
      if (j >= 0 && j < rules->row_size && j != i &&
          rules->row[i] == deck->rank[a] && rules->row[j] == deck->rank[b])
        return true;
  return false;
}


tn_Kinds tn_divide_loose(const tn_DivideRules *rules, const tn_Set *cards,
                         tn_Work *work) {
  Search search;
  tn_Work own;
  tn_Divided divided;
  if (!can_divide(rules, cards))
    return 0;
  tn_Kinds natural = cards->plane[0] & ~rules->wild, loose = 0;
  begin(&search, rules, cards, work = work_or_own(work, &own));
  for (tn_Kinds left = natural; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    bool fits = false;
    for (tn_Kinds all = natural; all && !fits; all &= all - 1)
      fits = fit(&search, card, tn_kinds_first(all));
    loose |= fits ? 0 : tn_kind(card);
  }
  if (!loose && tn_divide(rules, cards, INT32_MAX, work, &divided))
    loose = divided.left.plane[0] & ~rules->wild;
  return loose ? loose : natural ? natural : cards->plane[0];
}
