/*
** How quick bots play a turn where a side has one meld of each rank, which
** grows.
**
** They take the pile if they can, and meld all naturals.  They keep their wild
** cards until a few of these fill a meld, or all but one card of it.  They
** discard what nobody can take, then what no other side has a meld of, then
** single cards.  Random bots waste their wild cards and give every pile away:
** what a move leads to is lost among what they do later.
*/
#include "turns/meld_list.h"

#define WAYS 6       /* to take the pile, that are compared */
#define LAST_CARDS 6 /* in a hand for which going out is looked at, at most */
#define OPENS 8      /* one time in eight a side opens with wild cards */
#define FILLS 2      /* wild cards and cards lacking when a meld is filled */
#define LATELY 3     /* discards after which another of the rank is safer */

/* What a quick bot looks at in its turn. */
typedef struct Look {
  const tn_Table *table;
  const tn_MeldRules *rules;
  const tn_Melding *melding;
  const tn_Set *hand;
  uint8_t side;
  uint8_t held[TN_RANKS]; /* naturals of each rank, */
  uint32_t ranks;         /* and the ranks of which there are some, as bits */
  int cards, wild;        /* cards in hand, and how many are wild */
} Look;


bool tn_meld_collects(const tn_MeldRules *rules) {
  return rules && rules->one_of_a_rank && !rules->runs && !rules->in_hand &&
         !rules->different_suits && !rules->named;
}


static Look look_at(const tn_Table *table) {
  const tn_Melding *melding = table->melding;
  Look look = {.table = table,
               .rules = melding->rules,
               .melding = melding,
               .hand = hand_of(table),
               .side = side_of_turn(table),
               .cards = held_by(table)};
  const tn_MeldRules *rules = melding->rules;
  tn_Kinds natural = rules->sets & ~rules->last;
  for (int plane = 0; plane < TN_COPIES && look.hand->plane[plane]; plane++)
    for (tn_Kinds left = look.hand->plane[plane] & natural; left;
         left &= left - 1) {
      uint8_t rank = rules->deck->rank[tn_kinds_first(left)];
      look.held[rank]++;
      look.ranks |= UINT32_C(1) << rank;
    }
  look.wild = count_of(look.hand, rules->wild);
  return look;
}


static int count_wild(const tn_MeldRules *rules, const tn_MeldMove *move) {
  int n = 0;
  for (int i = 0; i < move->parts; i++)
    n += count_of(&move->part[i].cards, rules->wild);
  return n;
}


/* Takes the pile, with as few wild cards as it can.  Of ways that are alike in
** this, the last one has the most naturals. */
static bool take(const tn_Table *table, tn_MeldMove *move) {
  tn_MeldMove ways[WAYS];
  if (tn_meld_count(table, TN_STAGE_DRAW, 1) == 0)
    return false;
  int n = tn_meld_moves(table, TN_STAGE_DRAW, true, 0, ways, WAYS);
  int best = 0, fewest = TN_CARDS;
  for (int i = 0; i < n && i < WAYS; i++) {
    int wild = count_wild(table->melding->rules, &ways[i]);
    if (wild <= fewest)
      best = i;
    fewest = wild < fewest ? wild : fewest;
  }
  *move = ways[best];
  return true;
}


/* Is the move allowed?  What leaves enough cards needs no closer look. */
static bool allowed(const Look *look, tn_MeldMove *move, int spent) {
  const tn_Melding *melding = look->melding;
  tn_MeldWhy why;
  if (look->cards - spent >= 2 && melding->leave != TN_LEAVE_YES &&
      melding->used < look->rules->places)
    return true;
  return tn_meld_allows(look->table, TN_STAGE_MELD, move, &why);
}


/* Melds naturals and wild cards of a rank: true, if it may. */
static bool meld_rank(const Look *look, int rank, int naturals, int wild,
                      tn_MeldMove *move) {
  const tn_MeldRules *rules = look->rules;
  uint8_t place = look->melding->at[look->side][rank];
  tn_MeldPlace old = {0};
  if (place != TN_NONE)
    old = look->melding->place[place];
  if (!good_counts(rules, old.naturals + naturals, old.wild + wild))
    return false;
  tn_Set cards = {{0}};
  tni_list_lowest(&cards, look->hand, rules->of_rank[rank], naturals);
  tni_list_lowest(&cards, look->hand, rules->wild, wild);
  move->verb = TN_DO_MELD;
  move->parts = 1;
  move->part[0] = (tn_MeldPart){.cards = cards, .place = place};
  return allowed(look, move, naturals + wild);
}


/* Melds naturals of any rank, as many as it may. */
static bool meld_naturals(const Look *look, tn_MeldMove *move) {
  for (uint32_t left = look->ranks; left; left &= left - 1) {
    int rank = __builtin_ctz(left);
    for (int n = look->held[rank]; n > 0; n--)
      if (meld_rank(look, rank, n, 0, move))
        return true;
  }
  return false;
}


/* Adds wild cards to a meld of the side, so that it is full but for `left`
** cards. */
static bool fill(const Look *look, int left, tn_MeldMove *move) {
  const tn_MeldRules *rules = look->rules;
  for (int rank = 0; rank < rules->deck->ranks; rank++) {
    uint8_t place = look->melding->at[look->side][rank];
    if (place == TN_NONE)
      continue;
    const tn_MeldPlace *at = &look->melding->place[place];
    int wild = rules->full - left - at->naturals - at->wild;
    if (wild > 0 && wild <= look->wild && wild + left <= FILLS &&
        meld_rank(look, rank, 0, wild, move))
      return true;
  }
  return false;
}


/* Fills a meld, or all but one card of it. */
static bool use_wild(const Look *look, tn_MeldMove *move) {
  return look->wild > 0 && look->rules->full > 0 &&
         (fill(look, 0, move) || fill(look, 1, move));
}


/* Names all ranks of which the hand has enough naturals for a meld. */
static void name_groups(const Look *look, tn_MeldMove *move) {
  const tn_MeldRules *rules = look->rules;
  int least = rules->least > rules->naturals ? rules->least : rules->naturals;
  move->verb = TN_DO_MELD;
  move->parts = 0;
  for (uint32_t left = look->ranks; left; left &= left - 1) {
    int rank = __builtin_ctz(left);
    if (look->held[rank] < least || move->parts == TN_PARTS)
      continue;
    tn_MeldPart *part = &move->part[move->parts++];
    *part = (tn_MeldPart){.place = TN_NONE};
    int n = look->held[rank] < rules->most ? look->held[rank] : rules->most;
    tni_list_lowest(&part->cards, look->hand, rules->of_rank[rank], n);
  }
}


/* A side's first meld: of naturals alone, or now and then of anything. */
static bool open_melds(const Look *look, uint64_t bits, tn_MeldMove *move) {
  tn_MeldWhy why;
  name_groups(look, move);
  if (move->parts > 0 && tn_meld_allows(look->table, TN_STAGE_MELD, move, &why))
    return true;
  return tn_mix(bits, 0) % OPENS == 0 &&
         tn_meld_pick(look->table, TN_STAGE_MELD, bits, move) > 0;
}


/* Melds anything if all cards could go now. */
static bool go_out(const Look *look, uint64_t bits, tn_MeldMove *move) {
  const tn_MeldRules *rules = look->rules;
  return look->cards <= LAST_CARDS &&
         look->hand->plane[0] & (rules->wild | rules->last) &&
         tn_meld_can_go_out(look->table) &&
         tn_meld_pick(look->table, TN_STAGE_MELD, bits, move) > 0;
}


/* Where nobody goes out unless the partner says so: asks, if all cards could go
** now. */
static bool ask(const Look *look, tn_MeldMove *move) {
  tn_MeldWhy why;
  move->verb = TN_DO_ASK;
  move->parts = 0;
  return look->melding->must_ask &&
         tn_meld_allows(look->table, TN_STAGE_MELD, move, &why);
}


static bool meld(const Look *look, uint64_t bits, tn_MeldMove *move) {
  const tn_Melding *melding = look->melding;
  tn_MeldWhy why;
  if (ask(look, move))
    return true;
  int need = melding->opened[look->side] ? 0 : melding->first[look->side];
  if (melding->over)
    return false;
  if (need > 0 ? open_melds(look, bits, move)
               : meld_naturals(look, move) || go_out(look, bits, move) ||
                     use_wild(look, move))
    return true;
  move->verb = TN_DO_DONE;
  move->parts = 0;
  return tn_meld_allows(look->table, TN_STAGE_MELD, move, &why);
}


/* The kinds of which another side has a meld. */
static tn_Kinds given_away(const Look *look) {
  tn_Kinds kinds = 0;
  for (uint8_t side = 0; side < look->table->sides; side++)
    for (int rank = 0; side != look->side && rank < look->rules->deck->ranks;
         rank++)
      if (look->melding->at[side][rank] != TN_NONE)
        kinds |= look->rules->of_rank[rank];
  return kinds;
}


/* The kinds of the ranks that were discarded lately, and that nobody took. */
static tn_Kinds left_lying(const Look *look) {
  const tn_MeldRules *rules = look->rules;
  const tn_Pile *pile = &look->table->pile[rules->discard];
  tn_Kinds kinds = 0;
  for (int i = pile->count - 1; i >= 0 && i >= pile->count - LATELY; i--)
    if (rules->sets & tn_kind(pile->cards[i]))
      kinds |= rules->of_rank[rules->deck->rank[pile->cards[i]]];
  return kinds;
}


/* The kinds of which the hand has just one natural. */
static tn_Kinds singles(const Look *look) {
  tn_Kinds kinds = 0;
  for (uint32_t left = look->ranks; left; left &= left - 1)
    if (look->held[__builtin_ctz(left)] == 1)
      kinds |= look->rules->of_rank[__builtin_ctz(left)];
  return kinds;
}


/* Of some kinds those that are among the wanted ones, if there are any. */
static tn_Kinds rather(tn_Kinds kinds, tn_Kinds wanted) {
  return kinds & wanted ? kinds & wanted : kinds;
}


/* Where the pile is taken whole: the kinds that another side can hardly take it
** with. */
static tn_Kinds safe(const Look *look, tn_Kinds kinds) {
  const tn_MeldRules *rules = look->rules;
  if (!rules->whole)
    return kinds;
  kinds = rather(kinds, ~(rules->sets | rules->wild));
  return tn_meld_frozen(look->table) ? kinds : rather(kinds, ~given_away(look));
}


/* Of two such cards it is the one that counts less. */
static bool discard(const Look *look, uint64_t bits, tn_MeldMove *move) {
  const tn_MeldRules *rules = look->rules;
  tn_Kinds kinds = rather(tn_meld_discards(look->table), ~rules->wild);
  kinds = rather(safe(look, kinds), singles(look));
  kinds = rather(kinds, left_lying(look));
  tn_Card one = tn_kinds_pick(kinds, tn_mix(bits, 1));
  tn_Card two = tn_kinds_pick(kinds, tn_mix(bits, 2));
  move->verb = TN_DO_DISCARD;
  move->card = rules->points[two] < rules->points[one] ? two : one;
  return true;
}


/* Takes the pile, or draws. */
static bool begin(const tn_Table *table, tn_MeldMove *move) {
  if (take(table, move))
    return true;
  move->verb = TN_DO_DRAW;
  return table->pile[TN_STOCK].count > 0 && table->melding->offers == 0;
}


bool tn_meld_collect(const tn_Table *table, tn_MeldStage stage, uint64_t bits,
                     tn_MeldMove *move) {
  if (!is_turn(table) || !is_stage(stage) || !move ||
      !tn_meld_collects(table->melding->rules) || held_by(table) == 0)
    return false;
  move->parts = 0;
  move->card = TN_NONE;
  if (stage == TN_STAGE_DRAW)
    return begin(table, move);
  Look look = look_at(table);
  return stage == TN_STAGE_MELD ? meld(&look, bits, move)
                                : discard(&look, bits, move);
}
