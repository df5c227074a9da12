/*
** What all other headers use: limits, memory, work, chance.
*/
#ifndef tenace_base_h
#define tenace_base_h

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A browser has 64-bit numbers, too, though less memory. */
#if UINTPTR_MAX < UINT64_MAX && !defined(__wasm__)
#error "Tenace needs a 64-bit machine"
#endif

/*
** Around the declarations of each header: C++ may include it, and the library
** shows what is between them, and nothing else. In WebAssembly each function
** that is shown is linked, used or not.
*/
#if defined(__wasm__)
#define TN_BEGIN
#define TN_END
#elif defined(__cplusplus)
#define TN_BEGIN _Pragma("GCC visibility push(default)") extern "C" {
#define TN_END                                                                 \
  }                                                                            \
  _Pragma("GCC visibility pop")
#else
#define TN_BEGIN _Pragma("GCC visibility push(default)")
#define TN_END _Pragma("GCC visibility pop")
#endif

TN_BEGIN

#define TN_VERSION "1.1.0" /* of these headers */

/* The version of the library that the program runs with. */
const char *tn_version(void);


/*
** The core is built twice: for the decks of most games, whose different cards
** are the bits of one word; and with TN_WIDE for all others.  The first pays
** nothing for what the second can.
*/
#define TN_CORE_KINDS 64 /* different cards in a deck, at most */
#define TN_CORE_COPIES 4 /* copies of one card, at most */
#define TN_CORE_SUITS 4  /* suits in a deck, at most */
#define TN_CORE_RANKS 16 /* different ranks in a deck, at most */
#define TN_WIDE_KINDS 128
#define TN_WIDE_COPIES 16
#define TN_WIDE_SUITS 12
#define TN_WIDE_RANKS 32

#ifdef TN_WIDE
#define TN_KINDS TN_WIDE_KINDS
#define TN_COPIES TN_WIDE_COPIES
#define TN_SUITS TN_WIDE_SUITS
#define TN_RANKS TN_WIDE_RANKS
#else
#define TN_KINDS TN_CORE_KINDS
#define TN_COPIES TN_CORE_COPIES
#define TN_SUITS TN_CORE_SUITS
#define TN_RANKS TN_CORE_RANKS
#endif

#define TN_CARDS 256 /* cards in a deck, at most */
#define TN_TAGS 12   /* tags in a deck, at most */
#define TN_TAG 16    /* bytes of a tag's name, its end included */
#define TN_SEATS 8   /* players at a table, at most */
#define TN_PILES 64  /* piles at a table, at most */
#define TN_RULES 12  /* obligations of a trick, at most */
#define TN_NAME 8    /* bytes of a card's name, its end included */
#define TN_NAMED 256 /* places where a card is found by its name */
#define TN_ANSWER 63 /* one decision has fewer cards */
#define TN_TEXT 1024 /* and fewer bytes of text */

#define TN_NONE 0xFF       /* no card, no seat, no suit, no pile */
#define TN_TRUMPS TN_SUITS /* the group of all trumps (after the suits) */
#define TN_NO_GROUP (TN_SUITS + 1) /* of cards that follow and win nothing */
#define TN_GROUPS (TN_SUITS + 2)


/*
** Memory.  A host gives its own allocator, of the same shape as Lua's: `size` 0
** frees `block`; `block` NULL allocates; otherwise the block is resized, and
** `old` is its size so far.  NULL means "no memory"; the old block is then
** unchanged.
*/
typedef void *(*tn_Alloc)(void *host, void *block, size_t old, size_t size);

typedef struct tn_Memory {
  tn_Alloc alloc;
  void *host; /* handed back to `alloc`; the core never looks at it */
} tn_Memory;


/*
** Work.  Whatever goes through many possibilities counts its steps, each of
** some nanoseconds, and ends when there have been enough.  So no deck and no
** rules make a call endless, and the same call ends at the same step on every
** machine.  A host lets several calls share what it grants; it can also stop
** them at any time, from a signal handler or another thread.
**
** A table has a `work`, which all functions use that are given the table; other
** functions have it as an argument.  Where it is NULL, each call grants itself
** TN_WORK steps.  A function that has ended early says so by what it answers.
*/
typedef struct tn_Work {
  int64_t left;             /* steps until the next look at `stop`, */
  int64_t more;             /* and steps after it */
  const volatile int *stop; /* the host's: not 0: stop; NULL: it never says */
  int64_t granted;          /* by the last tn_work_grant */
  const uint32_t *answers;  /* NULL, or a number that grows with each answer,
                            ** such as tape.read: then the steps that were
                            ** granted are there anew for each */
  uint32_t answered;        /* what it was at the last grant */
} tn_Work;

#define TN_WORK 10000000   /* steps of a call for which the host grants none */
#define TN_WORK_LOOK 65536 /* steps between two looks, at most */

/* Grants that many steps, in place of what was left; below 0: none. */
void tn_work_grant(tn_Work *work, int64_t steps);

/* Looks whether there is more; false: the host said stop, or no step is left,
** or there is no `work`.
** Once it is false it stays so until steps are granted, or an answer given. */
bool tn_work_look(tn_Work *work);

/* Takes `steps` steps; false: enough, the call should end. */
static inline bool tn_work_on(tn_Work *work, int64_t steps) {
  work->left -= steps;
  return work->left >= 0 || tn_work_look(work);
}

/* Have there been enough? */
static inline bool tn_work_spent(const tn_Work *work) { return work->left < 0; }


/*
** Random.  The generator is SplitMix64.  A stream is one 64-bit number, and its
** name (the arguments of tn_random) leads to it at once.  So the n-th shuffle
** of a round depends on the seed, the round and n alone.  A bot's choice
** depends on the seed and the number of the decision alone.
*/
typedef struct tn_Random {
  uint64_t state;
} tn_Random;

/* What a stream is for.  Streams of different purpose never meet. */
typedef enum tn_Purpose {
  TN_SHUFFLE = 1, /* a: round, b: which shuffle of that round */
  TN_BOT,         /* native bots; the decision's number says where it is read */
  TN_DEALER,      /* the first dealer */
  TN_SCRIPT,      /* what a rules file draws; a: round, b: decision */
  TN_WORLDS       /* a: seat, b: decision */
} tn_Purpose;

/* The stream of `seed` for a purpose and two numbers. */
tn_Random tn_random(uint64_t seed, tn_Purpose purpose, uint64_t a, uint64_t b);

#define TN_STRIDE UINT64_C(0x9E3779B97F4A7C15) /* from state to state */

/* 64 well-mixed bits from a key and a counter: a stream can be read at any
** place. */
static inline uint64_t tn_mix(uint64_t key, uint64_t counter) {
  uint64_t x = key + counter * TN_STRIDE;
  x = (x ^ (x >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  x = (x ^ (x >> 27)) * UINT64_C(0x94D049BB133111EB);
  return x ^ (x >> 31);
}

/* The next 64 random bits. */
static inline uint64_t tn_random_next(tn_Random *random) {
  random->state += TN_STRIDE;
  return tn_mix(random->state, 0);
}

/* A number from 0 to n - 1; 0 if n is 0.  Each is equally likely (bias below n
** / 2^64). */
uint32_t tn_random_below(tn_Random *random, uint32_t n);

/*
** Puts `n` cards in random order (Fisher and Yates).  Four draws use one word.
** Without a stream, or without cards, it does nothing.
*/
void tn_random_shuffle(tn_Random *random, uint8_t *cards, size_t n);

TN_END

#endif
