/*
** What a playout need not run again of the rules; see trace.c.
**
** The worlds of a bot that thinks own a trace (worlds.h): the struct, and a
** list of values, which is also the user value MATCH_TRACE of the match in
** which they are played.  The match has the trace only while it plays the round
** so far.  A trace is dropped in the next world, unless it is shared, and when
** the rules do something else than they did while it was recorded.
*/
#ifndef tn_trace_h
#define tn_trace_h

#include "match/match.h"

#define TRACE_STEPS 128

/* In MATCH_TRACE: the values of the steps from 1 on, and these. */
enum {
  TRACE_NAMES = -1,   /* the names of all fields, */
  TRACE_BEFORE = -2,  /* their values when the round begins, */
  TRACE_CHANGED = -3, /* and names and values of those that have changed */
  TRACE_TALLY = -4,   /* what sides have counted, */
  TRACE_LINES = -5,   /* and scored: side, points and reason of each line */
  TRACE_SAYINGS = -6, /* the words that may be said before a card */
  TRACE_USER = -7     /* from here down, user values that rules change */
};

typedef enum TraceMode {
  TRACE_OFF,
  TRACE_RECORDS,
  TRACE_WAITS, /* until the tricks that are being played have ended */
  TRACE_SKIPS
} TraceMode;

/* What the rules did with their match. */
typedef enum TraceStep {
  READ_VALUE,  /* read something by name, */
  READ_METHOD, /* a function; */
  ENDED_CALL,  /* called a function, which has answered, */
  OPEN_CALL,   /* or which has not answered yet; */
  SAW_TABLE    /* or did something that has to be done again */
} TraceStep;

typedef struct Trace {
  uint8_t wanted;    /* TraceMode for the next round, */
  uint8_t mode;      /* and that of now */
  bool usable;       /* a playout can skip to the tricks */
  uint8_t vain;      /* recordings that were of no use */
  bool differs;      /* in two worlds the traces were not the same */
  bool peeks;        /* the rules have looked into piles */
  uint8_t alike;     /* worlds with the same trace as the one before */
  uint32_t piles;    /* looks into piles before the recording */
  uint64_t sign;     /* of the last trace: equal if all of it is equal */
  int n, at, tricks; /* steps; the next one; the call of play_tricks */
  int fields;        /* that have changed when the tricks begin */
  uint32_t looks;    /* at the table, as far as they are noted */
  uint32_t calls;    /* the match's, before play_tricks */
  uint8_t step[TRACE_STEPS];
  uint8_t results[TRACE_STEPS]; /* of a call that has ended */
  Match match;                  /* as it is in the tricks */
} Trace;

/* Have the rules done the same in so many worlds that they do it in all?  Those
** that look into piles need more worlds to show it. */
static inline bool trace_is_shared(const Trace *trace) {
  return !trace->differs && trace->alike >= (trace->peeks ? 24 : 8);
}

/* Is each look of the rules at players and sides to be noted? */
static inline bool trace_records(const Match *match) {
  return match->trace && match->trace->mode == TRACE_RECORDS;
}

/* Will the rules skip to the tricks in the round that begins?  Then its table
** need not be prepared. */
static inline bool trace_skips(const Match *match) {
  return match->trace && match->trace->wanted == TRACE_SKIPS;
}

/* The step `round` begins in the match at index 1 of its flow. */
void tnl_trace_begin(lua_State *L, Match *match);

/* Its tricks begin. */
void tnl_trace_tricks(lua_State *L, Match *match);

/* The match at `arg`, which pauses, lets go of its trace. */
void tnl_trace_end(lua_State *L, int arg, Match *match);

/* Keeps the values that the fields of the match at `arg` have when the round
** begins; and when it has let go of the trace, all that playouts need to skip
** to the tricks that are being played. */
void tnl_trace_keep_fields(lua_State *L, int arg);
void tnl_trace_keep(lua_State *L, int arg, const Match *match, Trace *trace);

/* Gives the match at `self`, whose trace has its list at the index `list`, what
** had been counted and scored, and the words that may be said. */
void tnl_trace_put_counts(lua_State *L, int self, int list, Match *match);

/* The user values of a match that rules change before the tricks; 0 ends
** them. */
extern const int tnl_trace_user_values[];

#endif
