/*
** How quick bots play; see styles.h.
**
** A case keeps sums from which correlations follow: what each side took, what
** it won, and the products of the two.  When a case has seen STYLES_TRIALS
** random playouts it is judged, once.  A side that wins points with what it
** takes becomes a taker, one that loses by it a ducker, and where neither is
** sure it stays random.  A side whose takings help another is its friend:
** partners of a contract are found so, though nobody has told who plays with
** whom.
**
** The first case has all playouts in it.  It is used while the own case of a
** contract is still being learnt.
*/
#include "think/styles.h"


/* Tricks count as TN_CARDS each, more than one can have. */
uint32_t tni_cards_played(const tn_Table *table) {
  uint32_t tricks = 0;
  for (uint8_t seat = 0; seat < table->players; seat++)
    tricks += table->tricks[seat];
  return tricks * TN_CARDS + table->trick.under_way * (1u + table->trick.plays);
}


/* The case of a key, added if it is new.  NULL if there is no room for it. */
static Case *find(Styles *styles, uint64_t key) {
  for (uint32_t i = 1; i < styles->used; i++)
    if (styles->cases[i].key == key)
      return &styles->cases[i];
  if (styles->used == STYLES_CASES)
    return NULL;
  Case *new = &styles->cases[styles->used++];
  new->key = key;
  return new;
}


/* Lets all play for themselves, at random. */
static void play_random(tn_Table *table) {
  for (uint8_t seat = 0; seat < table->players; seat++) {
    table->bot[seat] = TN_RANDOM;
    table->friends[seat] = (uint8_t)(1u << table->side_of[seat]);
  }
}


/* Lets all play as the case was judged. */
static void play_well(tn_Table *table, const Case *judged) {
  for (uint8_t seat = 0; seat < table->players; seat++) {
    uint8_t side = table->side_of[seat];
    table->bot[seat] = judged->bot[side];
    table->friends[seat] = judged->friends[side];
  }
}


/* Gives the quick bots the style of the present case.  Until a case is judged,
** every other playout of it is a random one. */
static void set_style(Styles *styles, tn_Table *table) {
  const Case *own = find(styles, styles->key), *all = &styles->cases[0];
  if (styles->plain) {
    play_random(table);
    return;
  }
  if (own && own->n >= STYLES_TRIALS) {
    styles->random = false;
    play_well(table, own);
    return;
  }
  styles->random = (own && styles->turns % 2) || all->n < STYLES_TRIALS;
  if (styles->random)
    play_random(table);
  else
    play_well(table, all);
}


void tni_styles_begin(Styles *styles, tn_Table *table, const int32_t *points) {
  styles->used += styles->used == 0;
  styles->turns++;
  styles->key = 0;
  styles->points = points;
  styles->played = tni_cards_played(table);
  table->worth = points;
  set_style(styles, table);
}


/* What is chosen after the first card makes no case of its own. */
void tni_styles_turn(Styles *styles, tn_Table *table, uint64_t key) {
  if (tni_cards_played(table) != styles->played)
    return;
  styles->key = tn_mix(styles->key ^ key, table->question.seat + (uint64_t)1);
  set_style(styles, table);
}


double tni_styles_taken(const Styles *styles, const tn_Table *table,
                        uint8_t side) {
  tn_Card cards[TN_CARDS];
  double sum = 0;
  if (!styles->points)
    return tn_table_side_tricks(table, side);
  const tn_Pile *pile = &table->pile[tn_won_pile(table, side)];
  int n = tn_pile_list(pile, cards);
  for (int i = 0; i < n; i++)
    sum += styles->points[cards[i]];
  return sum;
}


/* How surely the points of side `a` go with what side `b` took: above 0 if they
** go up with it, below if down; 0 unless three standard errors speak for it. */
static int tendency(const Case *of, uint8_t a, uint8_t b) {
  double n = of->n;
  double both = n * of->both[a][b] - of->won[a][0] * of->took[b][0];
  double took = n * of->took[b][1] - of->took[b][0] * of->took[b][0];
  double won = n * of->won[a][1] - of->won[a][0] * of->won[a][0];
  if (both * both * (n + 7) <= 9 * took * won)
    return 0;
  return both > 0 ? 1 : -1;
}


/* Taker or ducker by what goes with its own takings; friends by the same. */
static void judge(Case *of, const tn_Table *table) {
  for (uint8_t side = 0; side < table->sides; side++) {
    int own = tendency(of, side, side);
    of->bot[side] = own > 0 ? TN_TAKER : own < 0 ? TN_DUCKER : TN_RANDOM;
    of->friends[side] = (uint8_t)(1u << side);
    for (uint8_t other = 0; other < table->sides; other++)
      if (tendency(of, side, other) > 0)
        of->friends[side] |= (uint8_t)(1u << other);
  }
}


/* Adds a random playout to the sums of a case. */
static void count(Case *of, const tn_Table *table, const double *took,
                  const int64_t *points) {
  if (of->n >= STYLES_TRIALS)
    return;
  of->n++;
  for (uint8_t a = 0; a < table->sides; a++) {
    double won = (double)points[a];
    of->took[a][0] += took[a];
    of->took[a][1] += took[a] * took[a];
    of->won[a][0] += won;
    of->won[a][1] += won * won;
    for (uint8_t b = 0; b < table->sides; b++)
      of->both[a][b] += won * took[b];
  }
  if (of->n == STYLES_TRIALS)
    judge(of, table);
}


/* Only random playouts teach: in others the style itself would be measured. */
void tni_styles_end(Styles *styles, const tn_Table *table,
                    const int64_t *points) {
  double took[TN_SEATS];
  if (!styles->random)
    return;
  for (uint8_t side = 0; side < table->sides; side++)
    took[side] = tni_styles_taken(styles, table, side);
  Case *own = find(styles, styles->key);
  count(&styles->cases[0], table, took, points);
  if (own)
    count(own, table, took, points);
}
