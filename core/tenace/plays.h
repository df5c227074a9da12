/*
** Plays: several cards played at once.  The cards of a play count as one suit
** (a group of the order) and are read as components, the largest first:
**
**   width   copies of each card: 1 a single, 2 a pair, 3 a triple, 4 a quad
**   length  so many of them at neighbouring places of the order; of 2 or more
**           pairs a tractor, of triples or quads a bulldozer
**   top     the place of the highest
**
** Cards that can never win (TN_NO_GROUP) are a suit of their own here, all of
** them equal.
**
** One component is a lead of its own; several are a throw.  Reading takes what
** makes most cards first, of as many the wider, then quads, triples, pairs and
** singles, and from the top down.  Where equal cards stand at one place, a run
** takes the kind with the fewest copies that are enough, and of those the one
** that was named first.
**
** Answers.  A play is allowed if it can be divided so that each component of
** the lead, in order, gets the best answer for which the hand, less the cards
** given before, has the cards.  The answers to a component of n widths w, from
** the best to the worst: as many quads as w = 4 asks for, then for each that is
** missing a triple, then for each still missing a pair (two of them if w = 4);
** each number as high as possible before the next counts, and the longest runs
** before shorter ones, none of them longer than n.  Any cards fill it up.
**
** A set of cards is worked on by kinds, in planes, and by the places of a group
** as the bits of a word; subsets are never tried.  What a hand owes to one
** component, and whether it was given, takes a few dozen operations.  For a
** throw with several, its tractors and bulldozers (seldom more than two) are
** given in every way for which the play has room, what led nowhere being
** remembered; its quads, triples and pairs are only counted, by how many kinds
** the hand and the play hold how often: no more work than the square of their
** number.  Of a hand of 52 cards, throws of a dozen components with four runs
** were answered within a quarter of a millisecond.
*/
#ifndef tenace_plays_h
#define tenace_plays_h

#include "tenace/cards.h"

#define TN_PLAY 63 /* a play has fewer cards */

typedef struct tn_PlayRules { /* all zero: the usual ones */
  bool no_throws;             /* a lead is one component */
  bool any_pairs;             /* a tractor obliges to no shorter tractors */
  uint8_t pairs_first;   /* two neighbouring pairs answer two triples sooner
                          ** than 1: a triple and a pair; 2: two triples */
  bool kills_by_highest; /* the highest card says which kill is higher */
} tn_PlayRules;

typedef struct tn_Component {
  uint8_t width, length, top;
  uint8_t at; /* its first card in the format's list */
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
  TN_PLAY_FORMAT  /* the hand could answer the format better */
} tn_PlayFault;

/* Reads `n` cards (1..TN_PLAY - 1) as they were named; false if they are not
** all of one suit. */
bool tn_format_read(tn_Format *format, const tn_Order *order,
                    const tn_Card *cards, int n);

/* May the cards be led? */
tn_PlayFault tn_lead_check(const tn_PlayRules *rules, const tn_Format *format);

/*
** What a hand owes: the best answer to one component of the lead that the play
** did not give, and cards with which the hand could have given it.
*/
typedef struct tn_Owed {
  tn_Component part;         /* of the lead */
  uint8_t tuples[TN_COPIES]; /* [w - 1]: widths w among the answer */
  uint8_t run;               /* longest run of the widest; 0 or 1: none */
  bool sole;                 /* the hand has no others for it */
  uint8_t cards;             /* those of the answer, without what fills up */
  tn_Card card[TN_PLAY];
} tn_Owed;

/* May the play answer the lead?  `owed` (or NULL) says what to TN_PLAY_FORMAT;
** the hand has the play's cards. */
tn_PlayFault tn_follow_check(const tn_Order *order, const tn_PlayRules *rules,
                             const tn_Format *lead, const tn_Set *hand,
                             const tn_Set *play, tn_Owed *owed);

/*
** How high a play that answers a lead is, in a trick where the lead itself has
** the height of its first component's top: -1 if it cannot win.  A kill is
** higher than any card of the suit led.
*/
int tn_play_height(const tn_Order *order, const tn_PlayRules *rules,
                   const tn_Format *lead, const tn_Set *play);

/* Which of `n` plays of lead->cards cards each, one behind the other, wins. */
int tn_plays_winner(const tn_Order *order, const tn_PlayRules *rules,
                    const tn_Card *cards, int size, int n);

/*
** The components of a throw that must be played instead, since another hand has
** a higher one: for each width and length the lowest of those that can be
** beaten.  Their numbers; none if the throw stands.
*/
int tn_throw_forced(const tn_Order *order, const tn_Format *format,
                    const tn_Set *const *hands, int n, uint8_t *parts);

/*
** One of the leads of a hand by random: first its sort (single, pair, triple,
** quad, tractor, bulldozer; one time in twenty a throw), then each of that sort
** equally likely.  `only` says if nothing else can be led.
*/
tn_Set tn_lead_random(const tn_Order *order, const tn_PlayRules *rules,
                      const tn_Set *hand, tn_Random *random, bool *only);

/*
** A random legal answer.  Every legal answer can come up.  All are equally
** likely when the hand runs out of the suit, or when two packs answer one
** component.  `only`: there is no other.
*/
tn_Set tn_follow_random(const tn_Order *order, const tn_PlayRules *rules,
                        const tn_Format *lead, const tn_Set *hand,
                        tn_Random *random, bool *only);

/*
** Writes the leads of one component, single cards first; room for `room` sets.
** How many there are, listed or not; those after ten thousand are not counted.
*/
int tn_leads_list(const tn_Order *order, const tn_Set *hand, tn_Set *list,
                  int room);

/*
** Writes the allowed answers; room for `room` sets.  How many there are, listed
** or not; less than 0: so many, or more.
*/
double tn_follows_list(const tn_Order *order, const tn_PlayRules *rules,
                       const tn_Format *lead, const tn_Set *hand, tn_Set *list,
                       int room);

#endif
