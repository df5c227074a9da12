/*
** All that a table is made of.  The functions are in the headers of their
** nouns: table.h, answers.h, tricks.h, snapshots.h and others.
*/
#ifndef tenace_state_h
#define tenace_state_h

#include "tenace/duties.h"
#include "tenace/history.h"
#include "tenace/melding.h"
#include "tenace/parties.h"
#include "tenace/piles.h"
#include "tenace/plays.h"
#include "tenace/questions.h"

TN_BEGIN

/* Trick.  Cards played in turn.  `width` cards make one play. */
typedef struct tn_Trick {
  uint8_t leader, turn; /* seats */
  uint8_t plays, size;  /* plays made, and to be made */
  uint8_t width;        /* cards in each play */
  uint8_t led;          /* the group to follow, TN_NO_GROUP if none yet */
  uint8_t best;         /* seat that is winning */
  tn_Card best_card;    /* TN_NONE: none so far can win */
  int16_t best_height;
  uint8_t rule;  /* the number of the obligation being looked at */
  uint8_t binds; /* the obligation that binds, or TN_NONE */
  bool under_way;
  bool first;     /* of the round; only where a duty depends on it */
  tn_Kinds left;  /* what the obligations before that one leave of the hand */
  tn_Card *cards; /* play k is cards[k * width ...]; room for the deck */
} tn_Trick;

/* The first piles.  The hands follow, then the cards won by each side, then the
** piles of the game's own. */
enum { TN_STOCK, TN_TRICK, TN_HANDS };

/* The pile of a seat's hand, and of a side's won tricks. */
#define tn_hand_pile(seat) ((uint8_t)(TN_HANDS + (seat)))
#define tn_won_pile(table, side)                                               \
  ((uint8_t)(TN_HANDS + (table)->players + (side)))

typedef struct tn_Setup {
  const tn_Deck *deck; /* must outlive the table */
  uint8_t players, sides;
  uint8_t side_of[TN_SEATS];
  bool anticlockwise;
  const tn_MeldRules *melds; /* NULL, or of the game; must outlive the table */
  uint8_t piles;             /* piles of the game's own */
  const tn_Pile *own;        /* only `owner` and `sees` of each count */
  uint64_t seed;
} tn_Setup;

/* Cards fixed beforehand: a pile gets them in this order. */
typedef struct tn_Fixed {
  uint8_t pile;
  uint16_t n, at;         /* how many cards, and the next to be given */
  tn_Card card[TN_CARDS]; /* TN_NONE: any */
} tn_Fixed;

/* The last moves, as long as they are between the same two piles: cards came,
** and then some went back. */
typedef struct tn_Exchange {
  uint8_t pile, other; /* where the cards came to, and from where */
  uint16_t size[2];    /* of the two piles after the last of these moves */
  bool back;           /* some have gone back */
  tn_Set came;         /* to `pile` and have not gone back */
} tn_Exchange;

/* All players are asked at once.  Cards that their answers move wait here until
** all have answered. */
typedef struct tn_Together {
  uint32_t asked_at;   /* the tape's byte where the answers begin, */
  uint32_t answer_at;  /* and those of the player asked at present */
  uint32_t asked_read; /* decisions before the answers */
  uint16_t cards;      /* that wait */
  struct tn_Passed {
    tn_Card card;
    uint8_t from, to;
    uint32_t decision; /* that says so */
  } * passed; /* NULL until all are asked; room for each card of the deck */
} tn_Together;

/*
** Table.  Everything about one match that has to do with cards: who sits where,
** the piles, the trick, the scores, the decisions.
**
** It has four parts.  A snapshot brings back the last, and how far the tape was
** read.  A field that is new goes to one of them, and is listed in
** tests/core/snapshot.c.
*/
typedef struct tn_Table {
  /* The setup: what a table is made of, as long as it lives. */
  tn_Memory memory;
  const tn_Deck *deck;
  tn_Melding *melding; /* NULL: a game without melds; in the block */
  tn_Pile *pile;       /* in the block */
  void *block;         /* one allocation: piles, melds and their cards */
  size_t block_size;
  uint8_t players, sides, piles;
  uint8_t side_of[TN_SEATS];
  bool anticlockwise;
  bool deposits; /* the processor can pick a bit in one instruction */

  /* The host's: it sets them, and may change them between two calls. */
  const tn_Order *order;     /* NULL until the host sets it; it must outlive */
  tn_Work *work;             /* or NULL: see tn_Work */
  const int32_t *worth;      /* for takers and duckers: NULL, or what each card
                             ** counts for the side that takes it */
  const tn_PlayRules *plays; /* NULL: cards are played one at a time */
  uint8_t bot[TN_SEATS];     /* tn_Bot */
  uint8_t friends[TN_SEATS]; /* for takers and duckers: the sides that a seat
                             ** plays for, a bit each */

  /* The match: what goes on from round to round. */
  uint64_t seed;
  uint64_t key; /* of the native bots' stream */
  tn_Ledger ledger;
  tn_Log log;
  tn_Together together;
  tn_Tape tape;

  /* The round: it begins here, with `next`, and goes on to the end. */
  uint8_t next[TN_SEATS];    /* who is next in turn, sitters-out skipped */
  uint8_t sitting[TN_SEATS]; /* the seat at each place round the table, in */
  uint8_t place[TN_SEATS];   /* this round; and the place of each seat */
  bool out[TN_SEATS];        /* sits out this round */
  uint8_t taking;            /* how many take part: do not sit out */
  bool reversed;             /* turns go the other way in this round */
  uint8_t dealer;
  uint8_t began_by;          /* who dealt when the round began */
  uint16_t round;            /* 1...; 0 before the first */
  uint32_t shuffles;         /* in this round */
  uint32_t draws;            /* of a script's random numbers in this round */
  uint32_t tricks[TN_SEATS]; /* won this round, by seat */
  uint32_t unplayed;         /* of these, such as a kitty: nobody played them */
  tn_Set played[TN_SEATS];   /* to tricks in this round, by seat */
  uint16_t to_play;          /* tricks that tn_table_play still has to play */
  uint8_t until_wins;        /* it stops when this seat wins one; or TN_NONE */
  uint8_t dummy;             /* TN_NONE, or a seat that lays its hand open */
  uint8_t dummy_by;          /* after the first card, and who plays its cards */
  bool dummy_open;
  bool stop_after_trick, stop_after_throw;
  tn_Format lead;            /* the lead of the trick, with `plays` */
  uint8_t forces;            /* of a failed throw: how many components */
  uint8_t forced[TN_PLAY];   /* may be led instead, and which */
  uint32_t failed[TN_SEATS]; /* throws that failed in this round, by seat */
  bool supposed;  /* a made-up world is played: an answer on the tape counts
                  ** as possible even if it depended on cards that lie
                  ** elsewhere in this world */
  uint8_t locked; /* > 0: a rule of the host's is saying what is legal */
  bool at_once;   /* all players are being asked at once: see `together` */
  uint8_t rules;  /* obligations */
  uint8_t rule[TN_RULES]; /* tn_Obligation */
  const tn_Duty *duty;    /* NULL, or `rules` of them; the host's */
  uint16_t watched;       /* facts on which any of them depends */
  uint16_t host_facts;    /* the host's facts that hold now */
  bool asks_all;   /* players are asked even where one answer is possible */
  tn_Kinds thrown; /* played to tricks of another suit in this round */
  uint8_t once_empty[TN_RULES]; /* the obligation binds only while this pile
                                ** is empty; plus 1, and 0: it binds always */
  uint16_t bound; /* obligations that have forbidden a card, a bit each; not
                  ** noted where random bots play all tricks at once */
  tn_Kinds named; /* the host's answer to TN_RULE_DUE */
  tn_Kinds named_by[TN_RULES]; /* what each of the host's rules answered last */
  bool answered;               /* `named` holds an answer */
  tn_Card last_dealt;
  uint8_t last_dealt_to; /* pile */
  tn_Exchange exchange;
  tn_Trick trick;
  tn_Question question;
  uint32_t round_at;    /* the tape's byte where the round began */
  uint32_t round_read;  /* decisions before the round */
  uint32_t round_lines; /* ledger lines before the round */
  tn_Fixed *fixed;      /* NULL, or `fixes` of them; the host's */
  uint8_t fixes;
  uint32_t deck_orders;      /* in deck_order, one after another; 0 means 1 */
  const tn_Card *deck_order; /* NULL, or the next shuffled deck, top first */
  tn_Parties parties;
  tn_Speech speech;
  tn_Sayings sayings; /* of this round */
} tn_Table;

TN_END

#endif
