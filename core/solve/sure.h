/*
** Sure tricks: how many a camp can take whatever the others do, without looking
** ahead.  `matter` gets the lowest cards whose ranks that depends on.
*/
#ifndef tn_solve_sure_h
#define tn_solve_sure_h

#include "solve/legal.h"

/* The suits and trumps of everybody, seen from a leader. */
typedef struct Lead {
  Bits hand, all;
  int player;
  bool ruffs[TN_SEATS]; /* an opponent who still has trumps, by player */
} Lead;


static inline int count(Bits bits) { return __builtin_popcountll(bits); }


/* The highest cards of `mine`, above all cards of others. */
static inline Bits tops_of(Bits mine, Bits others) {
  return others
             ? mine & ~(bit_of(top_of(others)) | (bit_of(top_of(others)) - 1))
             : mine;
}


/* The most cards of a group in the hand of another player. */
static inline int longest_other(const tn_Solver *solver, int player,
                                Bits group) {
  int most = 0;
  for (int other = 0; other < solver->players; other++) {
    int n = other == player ? 0 : count(solver->hand[other] & group);
    most = n > most ? n : most;
  }
  return most;
}


/* Sure tricks in trumps; those who ruff may have none left then. */
static inline int sure_in_trumps(const tn_Solver *solver, Lead *lead,
                                 Bits *matter) {
  Bits group = solver->of_group[TN_TRUMPS];
  Bits mine = lead->hand & group, others = lead->all & group & ~mine;
  int most = 0;
  for (int other = 0; other < solver->players; other++) {
    Bits his = solver->hand[other] & group;
    if (solver->first[other] == solver->first[lead->player] || !his)
      continue;
    lead->ruffs[other] = true;
    most = count(his) > most ? count(his) : most;
  }
  Bits tops = mine ? tops_of(mine, others) : 0;
  int n = count(tops);
  if (n == 0)
    return 0;
  if (others)
    *matter |= tops & -tops;
  if (n >= most)
    for (int other = 0; other < solver->players; other++)
      lead->ruffs[other] = false;
  return n >= longest_other(solver, lead->player, group) ? count(mine) : n;
}


/* Sure tricks in a suit, before an opponent can trump it. */
static inline int sure_in_suit(const tn_Solver *solver, const Lead *lead,
                               int group, Bits *matter) {
  Bits suit = solver->of_group[group], mine = lead->hand & suit;
  Bits others = lead->all & suit & ~mine;
  Bits tops = mine ? tops_of(mine, others) : 0;
  int n = count(tops), limit = TN_SOLVABLE, sure;
  if (n == 0)
    return 0;
  for (int other = 0; other < solver->players; other++) {
    int his = lead->ruffs[other] ? count(solver->hand[other] & suit) : limit;
    limit = his < limit ? his : limit;
  }
  sure = n >= longest_other(solver, lead->player, suit) ? count(mine) : n;
  sure = sure < limit ? sure : limit;
  if (sure == 0 || !others)
    return sure;
  for (int drop = n - sure; drop > 0; drop--)
    tops &= tops - 1;
  *matter |= tops & -tops;
  return sure;
}


/* How many tricks in suits a leader can take before a partner has nothing but
** trumps left, and must trump them and lead.  `drawn`: tricks in trumps before
** that. */
static inline int before_partner_trumps(const tn_Solver *solver, int player,
                                        int drawn) {
  int limit = TN_SOLVABLE;
  for (int other = 0; other < solver->players; other++) {
    Bits hand = solver->hand[other];
    if (other == player || solver->first[other] != solver->first[player] ||
        count(hand & solver->of_group[TN_TRUMPS]) <= drawn)
      continue;
    int plain = count(hand & ~solver->of_group[TN_TRUMPS]);
    limit = plain < limit ? plain : limit;
  }
  return limit;
}


/* Sure tricks that a player takes by leading from the top.  It stops counting
** when there are `enough`. */
static inline int sure_tricks(const tn_Solver *solver, int player, int enough,
                              Bits *matter) {
  Lead lead = {.hand = solver->hand[player],
               .all = cards_left(solver),
               .player = player};
  *matter = 0;
  bool trumps = solver->of_group[TN_TRUMPS] != 0;
  int drawn = trumps ? sure_in_trumps(solver, &lead, matter) : 0, suits = 0;
  for (int group = 0; group < TN_TRUMPS && drawn + suits < enough; group++)
    suits += sure_in_suit(solver, &lead, group, matter);
  int limit = trumps && suits > 0 ? before_partner_trumps(solver, player, drawn)
                                  : TN_SOLVABLE;
  return drawn + (suits < limit ? suits : limit);
}


/* Sure trump tricks of one hand of a camp, whoever leads. */
static inline int sure_trumps(const tn_Solver *solver, bool first,
                              Bits *matter) {
  Bits trumps = solver->of_group[TN_TRUMPS], all = cards_left(solver) & trumps;
  int best = 0;
  *matter = 0;
  for (int player = 0; player < solver->players; player++) {
    Bits mine = solver->hand[player] & trumps, others = all & ~mine;
    if (solver->first[player] != first || !mine)
      continue;
    Bits tops = tops_of(mine, others);
    if (count(tops) <= best)
      continue;
    best = count(tops);
    *matter = others ? tops & -tops : 0;
  }
  return best;
}


/* Can an opponent of the leader trump this suit? */
static inline bool is_ruffed(const tn_Solver *solver, int leader, int group) {
  if (group == TN_TRUMPS)
    return false;
  for (int other = 0; other < solver->players; other++)
    if (solver->first[other] != solver->first[leader] &&
        !(solver->hand[other] & solver->of_group[group]) &&
        (solver->hand[other] & solver->of_group[TN_TRUMPS]))
      return true;
  return false;
}


/* The highest card of a suit that the leader can lead and `partner` wins with;
** NO_CARD if there is none. */
static inline int entry_to(const tn_Solver *solver, int leader, int partner,
                           Bits all) {
  for (int group = 0; group <= TN_TRUMPS; group++) {
    Bits suit = solver->of_group[group];
    if (!(solver->hand[leader] & suit) || !(solver->hand[partner] & suit))
      continue;
    int top = top_of(all & suit);
    if (solver->hand[partner] >> top & 1 && !is_ruffed(solver, leader, group))
      return top;
  }
  return NO_CARD;
}


/* Are the sure tricks that the leader finds in a partner's hand enough? */
static inline bool partner_has(const tn_Solver *solver, int leader, int enough,
                               Bits *matter) {
  Bits all = cards_left(solver);
  for (int other = 0; other < solver->players; other++) {
    if (other == leader || solver->first[other] != solver->first[leader])
      continue;
    int entry = entry_to(solver, leader, other, all);
    if (entry == NO_CARD || sure_tricks(solver, other, enough, matter) < enough)
      continue;
    *matter |= bit_of(entry);
    return true;
  }
  return false;
}


/* What sure tricks decide. */
typedef enum Sure { UNSURE, REACHED, MISSED } Sure;


/* Do sure tricks decide whether the first camp gets `need` of `tricks`? */
static inline Sure settled(const tn_Solver *solver, int leader, int need,
                           int tricks, Bits *matter) {
  bool first = solver->first[leader];
  Sure yes = first ? REACHED : MISSED, no = first ? MISSED : REACHED;
  int enough = first ? need : tricks - need + 1;
  int others = tricks - enough + 1;
  if (sure_tricks(solver, leader, enough, matter) >= enough ||
      partner_has(solver, leader, enough, matter))
    return yes;
  if (!solver->of_group[TN_TRUMPS])
    return UNSURE;
  if (sure_trumps(solver, !first, matter) >= others)
    return no;
  if (sure_trumps(solver, first, matter) >= enough)
    return yes;
  return UNSURE;
}

#endif
