/* An auction: who may say what, and what follows.  Bids are numbers. */
#ifndef tn_lua_auction_h
#define tn_lua_auction_h

#include "match/asking.h"

#include <assert.h>

/* What may be said that is no bid; and a word that is not allowed now. */
enum { PASS = 0, DOUBLE = -1, REDOUBLE = -2, REFUSED = -3 };

#define LADDER 1000 /* bids, fewer than that */
#define WORD 24     /* letters of a word that doubles, and a zero */

/* A bid of the ladder. */
typedef struct Rung {
  uint32_t hash; /* of its text */
  uint16_t end;  /* the last bid that is as high */
  uint8_t by;    /* who made it, or TN_NONE; later bids are higher */
} Rung;

typedef struct Auction {
  int bids;           /* on the ladder */
  int lowest;         /* the lowest bid allowed, from 1 */
  int high;           /* the highest bid so far; 0: none */
  bool once;          /* each player speaks once */
  bool passes;        /* the player in turn may pass */
  bool doubles;       /* a bid of the other side may be doubled */
  bool returns;       /* who has passed may speak again */
  int times;          /* what the doubles make of the highest bid: 1, 2 or 4 */
  int in_a_row;       /* passes, where one may return */
  bool named;         /* who first named the suit of the bid has won */
  bool level;         /* bids that begin with the same word are equally high */
  bool closes;        /* after a double only the doubled side speaks, in turn */
  bool redoubles;     /* a double may be doubled */
  char word[3][WORD]; /* what is said to pass, to double, to redouble */
  int limited[3];     /* a bid, or 0; and the first and the last over which only
                      ** it may be made */
  int answer;         /* what the player in turn says */
  int partners;       /* how many speak after a double that closes it */
  uint8_t turn, bidder, falls_to;
  uint8_t must_bid, may_match; /* seats, or TN_NONE */
  uint8_t left;                /* players who have not passed */
  bool passed[TN_SEATS], spoken[TN_SEATS];
  Rung rung[]; /* by the number of the bid, from 1 */
} Auction;


/* The lowest bid open to the player in turn. */
static inline int least_bid(const Auction *auction) {
  if (auction->high == 0)
    return auction->lowest;
  if (auction->closes && auction->times > 1)
    return auction->bids + 1;
  if (auction->level)
    return auction->rung[auction->high].end + 1;
  return auction->high + (auction->turn != auction->may_match);
}


/* May the bid be made over the highest one so far? */
static inline bool is_open(const Auction *auction, int bid) {
  const int *limited = auction->limited;
  return bid != limited[0] ||
         (auction->high >= limited[1] && auction->high <= limited[2]);
}


/* The n-th bid, from 0, that the player in turn may make. */
static inline int nth_bid(const Auction *auction, int n) {
  int bid = least_bid(auction);
  while (!is_open(auction, bid) || n-- > 0)
    bid++;
  return bid;
}


/* May that seat still make the same bid as the highest one? */
static inline bool can_match_top(const Auction *auction) {
  uint8_t seat = auction->may_match;
  return seat != TN_NONE && seat != auction->bidder && !auction->passed[seat] &&
         !(auction->once && auction->spoken[seat]);
}


/* Is nothing left that would be a higher bid? */
static inline bool is_top(const Auction *auction) {
  return auction->high == auction->bids && !can_match_top(auction);
}


/* How many take part, of one side or (TN_NONE) of all. */
static inline int speakers(const tn_Table *table, uint8_t side) {
  int n = 0;
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (side == TN_NONE || table->side_of[seat] == side)
      n += !table->out[seat];
  return n;
}


/* Where one may return, it ends when all others have passed after the last
** word, or all before the first. */
static inline bool all_pass(const Auction *auction, const tn_Table *table) {
  return auction->in_a_row >= speakers(table, TN_NONE) - (auction->high > 0);
}


/* May the player in turn double the highest bid, or the others' double? */
static inline bool may_double(const Auction *auction, const tn_Table *table) {
  return auction->doubles && auction->high > 0 && auction->times == 1 &&
         table->side_of[auction->turn] != table->side_of[auction->bidder];
}


static inline bool may_redouble(const Auction *auction, const tn_Table *table) {
  return auction->redoubles && auction->times == 2 &&
         table->side_of[auction->turn] == table->side_of[auction->bidder];
}


/* A double has closed it: both of the side have passed, or it is redoubled. */
static inline bool is_closed(const Auction *auction) {
  bool ends = auction->times == 4 || !auction->redoubles ||
              auction->in_a_row == auction->partners;
  return auction->closes && auction->times > 1 && ends;
}


static inline bool is_finished(const Auction *auction, const tn_Table *table) {
  if (is_closed(auction))
    return true;
  if (auction->returns)
    return all_pass(auction, table) || (!auction->doubles && is_top(auction));
  if (auction->left == 0 || (auction->left == 1 && auction->high > 0))
    return true;
  if (auction->high == auction->bids)
    return is_top(auction);
  for (uint8_t seat = 0; auction->once && seat < table->players; seat++)
    if (!table->out[seat] && !auction->spoken[seat])
      return false;
  return auction->once;
}


/* Passes the turn to the next player who has a choice. */
static inline void pass_turn(Auction *auction, const tn_Table *table) {
  uint8_t seat = auction->turn;
  if (auction->returns) {
    bool closed = auction->closes && auction->times > 1;
    do
      seat = table->next[seat];
    while (closed && table->side_of[seat] != table->side_of[auction->bidder]);
    auction->turn = seat;
    return;
  }
  do
    seat = table->next[seat];
  while (auction->passed[seat] || (auction->once && auction->spoken[seat]) ||
         (auction->high == auction->bids && seat != auction->may_match));
  auction->turn = seat;
}


/* The player in turn bids, passes or doubles. */
static inline void speak(Auction *auction, const tn_Table *table, int bid) {
  auction->spoken[auction->turn] = true;
  auction->in_a_row = bid == PASS ? auction->in_a_row + 1 : 0;
  if (bid == PASS && !auction->returns) {
    auction->passed[auction->turn] = true;
    auction->left--;
  } else if (bid < PASS) {
    auction->times *= 2;
  } else if (bid > PASS) {
    auction->high = bid;
    auction->bidder = auction->rung[bid].by = auction->turn;
    auction->times = 1;
    auction->partners = speakers(table, table->side_of[auction->turn]);
  }
}

/* An auction with a holder, to whom one after the other bids.  Its arguments
** are at index 2. */
int tnl_duels(lua_State *L, Match *match);

#endif
