/*
** Plays: several cards played at once.  The cards of a play count as one suit
** (a group of the order) and are read as components, the largest first:
**
**   width   copies of each card: 1 a single, 2 a pair, 3 a triple, 4 a quad
**   length  how many of them, at neighbouring places of the order; two or more
**           pairs are a tractor, two or more triples or quads a bulldozer
**   top     the place of the highest
**
** Cards that can never win (TN_NO_GROUP) are a suit of their own here.  All of
** them are equal.
**
** A lead of several components is a throw.  Reading takes the run with the most
** cards first; of two with as many, the wider, then the higher.  Quads,
** triples, pairs and singles follow, each from the top down.  Where equal cards
** share a place, a run takes the kind with the fewest copies that are enough.
** If several kinds have as few, it takes the one that was named first.
**
** Answers.  A play is divided among the components of the lead, in order.  Each
** component must get the best answer that the hand can give with the cards that
** are left.  A play is allowed if one such division exists.  To a component of
** width w and length n, the best answer is a run like it.  Without one it is n
** tuples of width w; for each that the hand lacks, one of the next lower width
** (two pairs for a quad), down to pairs.  Wider tuples count before narrower
** ones, longer runs before shorter ones; no run is longer than n.  Any cards of
** the suit fill the answer up.  Rules may owe the suit alone: then any cards of
** it are the best answer.
**
** Cost.  The kinds of a set are bits of a word (a plane), and so are the places
** of a group; subsets are never tried.  A few dozen operations say what a hand
** owes to one component, and whether the play gives it.  In a throw, tractors
** and bulldozers (seldom more than two) are given in every possible way, and
** failures are remembered.  Quads, triples and pairs are only counted, with
** work that grows as the square of their number.  With a hand of 52 cards, the
** answer to a throw of a dozen components, four of them runs, was checked
** within a quarter of a millisecond.
**
** Each search ends by itself after some ten thousand steps: what it has not
** found by then is allowed, or not listed, for every player on every machine.
** So these functions do not end early when the work does; they count their
** steps, and the host asks tn_work_spent.
*/
#ifndef tenace_plays_h
#define tenace_plays_h

#include "tenace/cards.h"

TN_BEGIN

#define TN_PLAY 63  /* a play has fewer cards */
#define TN_WIDEST 4 /* copies in a component, and in a deck for plays */

typedef struct tn_PlayRules { /* all zero: the usual rules */
  bool no_throws;             /* a lead is one component */
  bool suit_only;             /* cards of the suit answer: no format is owed */
  bool any_pairs; /* any pairs answer a tractor: no shorter tractor is owed */
  uint8_t pairs_first;   /* two neighbouring pairs answer two triples better
                         ** than 1: a triple and a pair; 2: two triples apart */
  bool kills_by_highest; /* kills are compared by their highest cards */
} tn_PlayRules;

typedef struct tn_Component {
  uint8_t width, length, top;
  uint8_t at; /* its first card in the format's `card` */
} tn_Component;

typedef struct tn_Format {
  uint8_t group;
  uint8_t cards, parts;
  tn_Component part[TN_PLAY]; /* the largest first */
  tn_Card card[TN_PLAY];      /* part by part, each from the top down */
} tn_Format;

/* What is wrong with a play. */
typedef enum tn_PlayFault {
  TN_PLAY_OK,
  TN_PLAY_SUITS,  /* a lead of several suits */
  TN_PLAY_THROWN, /* a lead of several components, where none are allowed */
  TN_PLAY_COUNT,  /* not as many cards as were led */
  TN_PLAY_SUIT,   /* cards of the suit led are left in the hand */
  TN_PLAY_FORMAT, /* the hand could answer the format better */
  TN_PLAY_NOTHING /* there is no lead to answer, or there are no such cards to
                  ** play, or no order or rules */
} tn_PlayFault;

/* Reads `n` cards in the order in which they were named.  False if they are not
** all of one suit, if there are none or more than TN_PLAY - 1, if the deck does
** not have one of them, or has more than TN_WIDEST copies of a card. */
bool tn_format_read(tn_Format *format, const tn_Order *order,
                    const tn_Card *cards, int n);

/* May the cards be led? */
tn_PlayFault tn_lead_check(const tn_PlayRules *rules, const tn_Format *format);

/* What a hand owes: the best answer to one component of the lead, which the
** play did not give, and cards with which the hand could have given it. */
typedef struct tn_Owed {
  tn_Component part;         /* the component of the lead */
  uint8_t tuples[TN_COPIES]; /* [w - 1]: tuples of width w in the answer */
  uint8_t run;               /* the longest run of the widest; below 2: none */
  bool sole;                 /* no other cards of the hand would do */
  uint8_t cards;             /* of the answer, without those that fill it up */
  tn_Card card[TN_PLAY];
} tn_Owed;

/* May the play answer the lead?  TN_PLAY_NOTHING: the hand does not have the
** play's cards.  With TN_PLAY_FORMAT, `owed` (unless NULL) gets what the hand
** owes. */
tn_PlayFault tn_follow_check(const tn_Order *order, const tn_PlayRules *rules,
                             const tn_Format *lead, const tn_Set *hand,
                             const tn_Set *play, tn_Owed *owed, tn_Work *work);

/*
** How high a play is that answers a lead; -1 if it cannot win.  The lead itself
** has the height of its first component's top.  A kill is higher than any card
** of the suit led.
*/
int tn_play_height(const tn_Order *order, const tn_PlayRules *rules,
                   const tn_Format *lead, const tn_Set *play, tn_Work *work);

/* Which of `n` plays wins, from 0; -1: the first cannot be read.  Each has
** `size` cards, and they lie in `cards` one play after another; the first is
** the lead. */
int tn_plays_winner(const tn_Order *order, const tn_PlayRules *rules,
                    const tn_Card *cards, int size, int n, tn_Work *work);

/*
** The components of a throw of which one must be led instead, because another
** hand has a higher one.  For each width and length that can be beaten, it is
** the lowest such component.  Writes their numbers and answers how many there
** are; 0: the throw holds.
*/
int tn_throw_forced(const tn_Order *order, const tn_Format *format,
                    const tn_Set *const *hands, int n, uint8_t *parts);

/*
** A random lead of a hand; none of an empty one.  First its sort is drawn
** (single, pair, triple, quad, tractor, bulldozer; one time in twenty a throw),
** then one of that sort, each equally likely.  `only` says whether nothing else
** can be led.
*/
tn_Set tn_lead_random(const tn_Order *order, const tn_PlayRules *rules,
                      const tn_Set *hand, tn_Random *random, bool *only,
                      tn_Work *work);

/*
** A random legal answer; none of a hand with fewer cards than were led.  Every
** legal answer can come up.  All are equally likely when the hand runs out of
** the suit, or when two packs answer one component.  `only` says whether there
** is no other.
*/
tn_Set tn_follow_random(const tn_Order *order, const tn_PlayRules *rules,
                        const tn_Format *lead, const tn_Set *hand,
                        tn_Random *random, bool *only, tn_Work *work);

/*
** Writes the leads of one component, single cards first; there is room for
** `room` sets.  Answers how many leads there are, written or not; it stops
** counting at ten thousand.
*/
int tn_leads_list(const tn_Order *order, const tn_Set *hand, tn_Set *list,
                  int room, tn_Work *work);

/* Writes the allowed answers; there is room for `room` sets, of which 2,047 are
** used at most.  Answers how many there are, written or not; 0 for a hand with
** fewer cards than were led.  A result of -n means n or more. */
double tn_follows_list(const tn_Order *order, const tn_PlayRules *rules,
                       const tn_Format *lead, const tn_Set *hand, tn_Set *list,
                       int room, tn_Work *work);

TN_END

#endif
