/*
** The melds of a table, and the turn of the player who is melding.
*/
#ifndef tenace_melding_h
#define tenace_melding_h

#include "tenace/melds.h"

TN_BEGIN

/* What lies at one place for melds. */
typedef struct tn_MeldPlace {
  uint8_t side;
  uint8_t kind;           /* tn_MeldKind; TN_NO_MELD: it was joined to another,
                          ** and `side` is TN_NONE */
  uint8_t rank;           /* of a set; TN_NONE of others */
  uint8_t naturals, wild; /* cards */
  bool low_end;           /* a run from the low end of the row on: its lowest
                          ** card stays there, even if it fits the high end */
} tn_MeldPlace;

/* The stages of a turn, in their order. */
typedef enum tn_MeldStage {
  TN_NO_STAGE,
  TN_STAGE_DRAW,   /* draws, or takes the discard pile */
  TN_STAGE_MELD,   /* melds, as often as the player likes */
  TN_STAGE_DISCARD /* discards a card */
} tn_MeldStage;

/* What the partner said when asked "May I go out?". */
typedef enum tn_Leave { TN_UNASKED, TN_LEAVE_YES, TN_LEAVE_NO } tn_Leave;

#define TN_WILD_SLOT TN_RANKS       /* in tn_Melding's `at`: wild cards alone */
#define TN_LAST_SLOT (TN_RANKS + 1) /* and cards melded only last */

/* The melds of a table, and the turn of the player who is melding. */
typedef struct tn_Melding {
  const tn_MeldRules *rules; /* the host's; must outlive the table */
  uint8_t used;              /* places with a meld */
  uint8_t before;            /* the same when the turn began */
  uint8_t seat;              /* whose turn it is */
  uint8_t partner;           /* the partner to ask, or TN_NONE */
  tn_Card taken;             /* top card taken in this turn, or TN_NONE */
  uint8_t leave;             /* tn_Leave: what the partner said */
  bool must_ask;             /* nobody goes out unless the partner said yes */
  uint8_t melded;            /* seats that melded in turns before, a bit each */
  bool melds;                /* the player has melded in this turn, */
  bool adds;                 /* also to melds that lay there before it, */
  bool acts;                 /* otherwise than with the pile taken, */
  bool over;                 /* also what ends the melding */
  bool opened[TN_SEATS];     /* by side: has melded in this round */
  int16_t first[TN_SEATS];   /* what a side's first meld must count */
  uint8_t full[TN_SEATS];    /* full melds by side */
  int32_t laid[TN_SEATS];    /* what the cards count that each player has laid,
                             ** where anyone adds to any meld */
  int16_t knock;             /* points that may be left over after a knock */
  uint8_t offers;            /* players to whom the top card is still offered */
  bool refused;              /* all have passed on it, and the next draws */
  bool knocked;              /* the player has ended the round so */
  uint8_t stock_left;        /* cards of the stock that end the turns */
  uint16_t takes;            /* cards taken from the discards so far, */
  uint16_t most_takes;       /* and how many end the turns; 0: any number */
  uint16_t idle;             /* turns in a row with no card drawn or melded, */
  uint16_t most_idle;        /* and how many end the turns; 0: any number */
  uint8_t at[TN_SEATS][TN_RANKS + 2]; /* where a side's meld of each rank is,
                                      ** if it has one of each; TN_NONE: none
                                      ** yet */
  tn_Stands stands;                   /* the wild cards that stand for others */
  tn_Kinds fits; /* kinds that fit the end of a run or a set on the table */
  tn_MeldPlace place[TN_MELDS];
  tn_Kinds next[TN_MELDS]; /* the same, by place */
} tn_Melding;

/* What lies at a place: the cards themselves, and those for which they
** stand. */
tn_Set tn_meld_as(const tn_Melding *melding, uint8_t place,
                  const tn_Set *cards);

TN_END

#endif
