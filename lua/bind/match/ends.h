/*
** What rounds score, by what their tricks have brought; see ends.c.
**
** The worlds of a bot that thinks own it (worlds.h).  A match has it while a
** playout goes on from the tricks to the end of the round.
*/
#ifndef tn_ends_h
#define tn_ends_h

#include "match/match.h"

#define ENDS 2048 /* that are remembered; a power of two */
#define READS 4   /* at most */

/* What the rules look at once the tricks are over. */
typedef enum ReadKind {
  READ_POINTS,      /* what cards count, */
  READ_RUN,         /* the run of trumps among them, */
  READ_HOLDER,      /* and who has held them all; */
  READ_LAST_BUT_ONE /* or who has won the last trick but one */
} ReadKind;

typedef struct Read {
  ReadKind kind;
  uint8_t players; /* all that these seats have held, a bit each, */
  uint64_t piles;  /* what lies in these, */
  tn_Kinds kinds;  /* and these */
} Read;

/* How a round ended. */
typedef struct End {
  uint64_t key;             /* what its tricks brought; 0: none */
  int64_t points[TN_SEATS]; /* of each side, as a playout counts them */
  uint32_t calls;           /* of words and rules until then */
} End;

typedef struct Ends {
  End end[ENDS];
  uint64_t key;     /* of the round under way; 0: its tricks are not over */
  uint32_t looks;   /* at the table, before the rules went on */
  bool off;         /* something else than the key decides what is scored */
  bool changed;     /* the key of the round under way lacks a read */
  Read read[READS]; /* these are parts of the key */
  uint32_t reads;
  const tn_Order *order; /* of the cards, and what they count, before */
  const int32_t *points; /* the rules went on */
} Ends;

/* What the tricks have brought, and what these reads come to, as a key. */
uint64_t tnl_ends_key(const Ends *ends, const Match *match);

/* The kinds of card that a read is about. */
tn_Kinds tnl_read_kinds(const tn_Table *table, const Read *read);

/* The first player in turn after the dealer who has held all of these cards in
** this round, or TN_NONE. */
uint8_t tnl_holder_of(const tn_Table *table, const tn_Set *cards);

/* The rules read that.  If their match is watched, rounds are told apart by it
** from now on.  False if they cannot be. */
bool tnl_ends_read(const Match *match, const Read *read);

/* How a round with this key ended; NULL if none did. */
const End *tnl_ends_find(const Ends *ends, uint64_t key);

/* The tricks of the match at `arg` are over.  From now on it is watched what
** the rules look at. */
void tnl_ends_watch(lua_State *L, int arg, Match *match);

/* The round of the match at `arg` has ended with these points, or NULL: it has
** failed.  It is remembered if the rules have looked at nothing else. */
void tnl_ends_keep(lua_State *L, int arg, Match *match, const int64_t *points);

/* Do cards count now what they counted when the tricks were over?  Rounds are
** told apart by that. */
static inline bool tnl_ends_count(const Match *match) {
  const Ends *ends = match->known;
  return !ends || ends->key == 0 || match->points == ends->points;
}

/* A word that rules read before the tricks is called: who knows what it looks
** at. */
static inline void tnl_ends_doubt(const Match *match) {
  if (match->known)
    match->known->off = true;
}

/* A word in Lua is called, or a question is asked: once the tricks are over,
** nobody knows what that looks at, or what is answered. */
static inline void tnl_ends_doubt_word(const Match *match) {
  if (match->known && match->known->key)
    tnl_ends_doubt(match);
}

#endif
