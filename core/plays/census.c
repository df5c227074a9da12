/*
** Quads, triples and pairs given one after another, without runs.
**
** The tuples need not be neighbours, so it does not matter which kinds they are
** of.  All that counts is how often the hand holds each kind, and how often the
** play does.  A census counts the kinds by these two numbers.  Giving a tuple
** moves a kind from one cell of it to another, so a few additions answer what
** would else be a search through cards.
*/
#include "cards/hold.h"
#include "plays/division.h"

#include <string.h>

/* Each kind of the hand is counted in the cell of how often the hand holds it
** and how often the play does. */
typedef struct Census {
  int n[TN_WIDEST + 1][TN_WIDEST + 1]; /* [in the hand][in the play] */
} Census;


/* The kinds that the hand holds `held` times or more and the play `played`
** times or more. */
static int at_least(const Census *census, int held, int played) {
  int n = 0;
  for (int h = held; h <= TN_WIDEST; h++)
    for (int p = played; p <= h; p++)
      n += census->n[h][p];
  return n;
}


/* The play is a part of the hand, so no cell has more in the play than in the
** hand. */
static Census census_of(const tn_Set *hand, const tn_Set *play) {
  Census census = {{{0}}};
  for (tn_Kinds left = hand->plane[0]; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    census.n[set_has(hand, card)][set_has(play, card)]++;
  }
  return census;
}


/* `n` kinds give `width` cards each: hand and play both have these fewer. */
static void give(Census *census, int held, int played, int width, int n) {
  census->n[held][played] -= n;
  census->n[held - width][played - width] += n;
}


/*
** Pairs, with nothing but singles after them.  A pair given is one less in the
** hand and one less in the play, whichever kind it is of, so the numbers
** decide.  The hand owes all the pairs asked for, or all that it has.  A kind
** held four times is two pairs.
*/
static bool give_pairs(const Census *census, int pairs) {
  int held = at_least(census, 2, 0) + at_least(census, 4, 0);
  int played = at_least(census, 2, 2) + at_least(census, 4, 4);
  return played >= (pairs < held ? pairs : held);
}


/*
** The hand has no triples left, so each triple still asked for gets a pair and
** any single.  The best single is from a pair of which the play has only half,
** because the hand then no longer has that pair to owe.  The second best is
** from no pair at all.
*/
static bool give_pairs_for_triples(Census *census, int triples, int pairs) {
  for (; triples > 0; triples--) {
    if (!at_least(census, 2, 0)) /* no pair in hand: nothing is owed */
      return true;
    if (!census->n[2][2])
      return false;
    give(census, 2, 2, 2, 1);
    if (census->n[2][1])
      give(census, 2, 1, 1, 1);
    else if (census->n[1][1])
      give(census, 1, 1, 1, 1);
    else
      give(census, 2, 2, 1, 1);
  }
  return give_pairs(census, pairs);
}


/*
** Triples come from kinds that the hand holds four or three times.  Which of
** them give one decides how many pairs are left, so all splits are tried.  If
** the play has fewer than asked, it must have given all there are.
*/
static bool give_triples(const Census *census, int triples, int pairs) {
  int quads = census->n[4][4], broken = census->n[4][3];
  int played = quads + broken + census->n[3][3];
  Census next = *census;
  if (triples > played) {
    if (at_least(census, 3, 0) > played)
      return false;
    give(&next, 4, 4, 3, quads);
    give(&next, 4, 3, 3, broken);
    give(&next, 3, 3, 3, census->n[3][3]);
    return give_pairs_for_triples(&next, triples - played, pairs);
  }
  /* `four` triples come out of quads, `three` out of quads of which the play
  ** has three cards, the others out of triples. */
  for (int four = 0; four <= quads && four <= triples; four++)
    for (int three = 0; three <= broken && four + three <= triples; three++) {
      int rest = triples - four - three;
      if (rest > census->n[3][3])
        continue;
      next = *census;
      give(&next, 4, 4, 3, four);
      give(&next, 4, 3, 3, three);
      give(&next, 3, 3, 3, rest);
      if (give_pairs(&next, pairs))
        return true;
    }
  return false;
}


/* The hand has neither quads nor triples left: a quad gets two pairs, or as
** many as there are. */
static bool give_pairs_for_quads(Census *census, int quads) {
  for (; quads > 0; quads--) {
    int held = at_least(census, 2, 0), asked = held > 2 ? 2 : held;
    if (census->n[2][2] < asked)
      return false;
    give(census, 2, 2, 2, asked);
  }
  return true;
}


/* A number that belongs to this census alone, if there are no quads in it: the
** cells are the digits.  No cell reaches TN_KINDS + 1. */
static uint64_t number_of(const Census *census) {
  uint64_t number = 0;
  for (int held = 1; held < TN_WIDEST; held++)
    for (int played = 0; played <= held; played++)
      number = number * (TN_KINDS + 1) + (uint64_t)census->n[held][played];
  return number;
}


/*
** The hand has no quads left, so each quad still asked for gets a triple and
** any single, as long as there are triples.  No rule says which single is best,
** so all sorts are tried.  Censuses that failed are remembered, under part -1,
** which no component has.
*/
static bool give_for_quads(Division *division, const Census *census, int quads,
                           int triples, int pairs) {
  Census next = *census;
  if (quads == 0)
    return give_triples(census, triples, pairs);
  if (!at_least(census, 3, 0))
    return give_pairs_for_quads(&next, quads) &&
           give_triples(&next, triples, pairs);
  tn_Set key = {{number_of(census), (tn_Kinds)quads}};
  if (!census->n[3][3] || has_failed(division->failures, -1, &key))
    return false;
  if (is_spent(division, 1))
    return true;
  Census rest = *census;
  give(&rest, 3, 3, 3, 1);
  for (int held = 3; held > 0; held--)
    for (int played = held; played > 0; played--) {
      if (!rest.n[held][played])
        continue;
      next = rest;
      give(&next, held, played, 1, 1);
      if (give_for_quads(division, &next, quads - 1, triples, pairs))
        return true;
    }
  note_failure(division->failures, -1, &key);
  return false;
}


/* Quads first: the play must give as many as are asked for, or all of the
** hand's. */
bool tni_tuples_given(Division *division, const tn_Set *hand,
                      const tn_Set *play, const int *asked) {
  Census census = census_of(hand, play);
  int quads = asked[4], played = census.n[4][4];
  if (quads > played && at_least(&census, 4, 0) > played)
    return false;
  int given = quads < played ? quads : played;
  give(&census, 4, 4, 4, given);
  return give_for_quads(division, &census, quads - given, asked[3], asked[2]);
}
