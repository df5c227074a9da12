/* What the words that ask a player share.  The answer comes from the tape; else
** from a native bot; else the match pauses for the player. */
#ifndef tn_asking_h
#define tn_asking_h

#include <string.h>

#include "match/match.h"
#include "host/writing.h"

/*
** How a kind of question is answered.  `what` is whatever its word knows of the
** question, and where it finds the answer afterwards.
*/
typedef struct Answering {
  /* Takes the tape's answer; false if it is not allowed. */
  bool (*read)(lua_State *L, Match *match, void *what, tn_Answer answer);
  /* Is only one answer possible?  NULL: there always are several. */
  bool (*only)(lua_State *L, Match *match, void *what);
  /* What a native bot answers; or the only answer.  Its text stays where it is
  ** until it is on the tape. */
  tn_Answer (*choose)(lua_State *L, Match *match, void *what, bool only);
  /* Keeps the question for those who look, as it pauses or the tape's answer is
  ** refused.  NULL: there is nothing to keep. */
  void (*keep)(lua_State *L, Match *match, void *what);
  bool learned; /* playouts learn from the choices of native bots */
} Answering;

/*
** Answers the pending question: from the tape; else, if only one answer is
** possible, that is it; else by a native bot; else the match pauses, and
** `again` goes on with `stage` when the answer is on the tape.
*/
void tnl_answer(lua_State *L, Match *match, const Answering *how, void *what,
                lua_KFunction again, lua_KContext stage);

/* The same, but it neither pauses nor raises that the tape's answer is not
** allowed: it answers so.  Nothing is kept for those who look. */
typedef enum Answered { TNL_ANSWERED, TNL_WAITS, TNL_REFUSED } Answered;
Answered tnl_try_answer(lua_State *L, Match *match, const Answering *how,
                        void *what);

/* The same as a function of the core does it: 0, or how many values it returns,
** which are nil and whether the tape's answer is not allowed, for a word in Lua
** that shows the question.  Where nobody looks at it, it raises, or pauses:
** then the function begins again. */
int tnl_ask_here(lua_State *L, Match *match, const Answering *how, void *what);

/* The seat, from 1, of the player at `arg`, or a seat; 0 if it is neither. */
lua_Integer tnl_seat_at(lua_State *L, const Match *match, int arg);

/* A random bot's choice among `n`, of which the first `others` are no bids. */
int tnl_ladder_pick(int others, int n, uint64_t bits);

/* The kinds that the text on top of the stack names.  The kit keeps those of
** texts met before, at index `known`. */
tn_Kinds tnl_kinds_named(lua_State *L, const tn_Deck *deck, int known);

/* A native bot's choice among `n`, from 0.  They are the texts in the list at
** index `list`; 0: yes and no, or numbers.  The prompt is at index 3. */
int tnl_native_choice(lua_State *L, Match *match, uint32_t n, int list);

/* A native bot's choice among `n` numbers, from 0. */
uint32_t tnl_native_number(lua_State *L, Match *match, uint32_t n);

/* May these cards be chosen?  They must be in the pile, as many as the question
** demands, and the condition at index 6, if any, must accept them. */
bool tnl_possible_cards(lua_State *L, Match *match, const tn_Card *cards,
                        int n);

/* Does habit decide here, among `n` answers? */
bool tnl_by_habit(Match *match, uint32_t n);

/* What is known of single cards that may answer the pending question, while a
** bot draws several times. */
typedef struct Singles {
  tn_Kinds tried, possible; /* put to the condition, and accepted */
  tn_Kinds valued;          /* of which `worth` says how well they are put */
  int worth[TN_KINDS];      /* away */
} Singles;

/* Random cards that the pending question accepts, with its condition at index
** 6.  Answers how many there are.  `singles` may be NULL. */
int tnl_random_cards(lua_State *L, Match *match, uint64_t bits, tn_Card *cards,
                     Singles *singles);

/* Does the pending question put many cards away before the tricks? */
bool tnl_puts_many_away(const Match *match);

/* The same, but cards that are put away are sensible ones. */
int tnl_sensible_cards(lua_State *L, Match *match, uint64_t bits,
                       tn_Card *cards);

/* The cards that a native bot chooses, likewise. */
int tnl_native_cards(lua_State *L, Match *match, tn_Card *cards);

/* Notes that a native bot has chosen freely: its side, and how far the
** tape is. */
void tnl_note_choice(Match *match);

/* Notes an answer in a playout, by its key or by the text on top of the stack:
** it may change how the cards are best played. */
void tnl_note_answer(Match *match, uint64_t key);
void tnl_note_text(lua_State *L, Match *match);


/* The tape's next decision, which is not taken yet. */
static inline bool peek(const Match *match, tn_Answer *answer, uint32_t *next) {
  const tn_Tape *tape = &match->table.tape;
  if (tape->at == tape->used)
    return false;
  *answer = tn_tape_get(tape, tape->at, next);
  return true;
}


/* Takes the decision that was peeked at. */
static inline void take(lua_State *L, Match *match, uint32_t next) {
  tn_Tape *tape = &match->table.tape;
  if (tape->read - match->table.round_read >= tape->limit)
    tnl_raise_need(L, match, TN_TOO_LONG);
  tape->at = next;
  tape->read++;
  tn_log_add(&match->table, (tn_Event){.what = TN_DECIDED,
                                       .seat = match->table.question.seat,
                                       .secret = match->table.question.sealed,
                                       .heard = match->table.question.heard,
                                       .place = match->table.question.kind});
  match->table.question.kind = TN_ASK_NOTHING;
}


/* Notes a decision that was made here. */
static inline void decide(lua_State *L, Match *match, tn_Answer answer) {
  tn_Need need =
      tn_table_decide(&match->table, match->table.question.seat, answer);
  match->table.question.kind = TN_ASK_NOTHING;
  if (need != TN_DONE)
    tnl_raise_need(L, match, need);
}


/* Notes a text that was chosen here. */
static inline void decide_text(lua_State *L, Match *match, const char *text,
                               bool forced) {
  size_t size = strlen(text);
  if (size >= TN_TEXT)
    tnl_raise(L, "answer_was_too_long %d %s", TN_TEXT - 1, text);
  decide(L, match,
         (tn_Answer){TN_TEXT_ANSWER, forced, (uint16_t)size, TN_NONE, text});
}


/* A text as an answer. */
static inline tn_Answer text_answer(lua_State *L, const char *text,
                                    size_t size) {
  if (size >= TN_TEXT)
    tnl_raise(L, "answer_was_too_long %d %s", TN_TEXT - 1, text);
  return (tn_Answer){TN_TEXT_ANSWER, false, (uint16_t)size, TN_NONE, text};
}


/* Is the answer that text? */
static inline bool says(tn_Answer answer, const char *text, size_t size) {
  return answer.kind == TN_TEXT_ANSWER && answer.size == size &&
         memcmp(answer.bytes, text, size) == 0;
}


/* A number below `n`, by random bits. */
static inline uint32_t draw(uint64_t bits, uint32_t n) {
  return (uint32_t)(((bits >> 32) * n) >> 32);
}


/* Does a steady bot answer the pending question? */
static inline bool steady(const Match *match) {
  return match->table.bot[match->table.question.seat] == TN_STEADY;
}


/* How many different numbers can answer the question. */
static inline uint32_t number_range(const tn_Question *question) {
  return (uint32_t)(question->most - question->least) + 1;
}


static inline bool native(const Match *match) {
  return match->table.bot[match->table.question.seat] != TN_ASKED;
}


/* Does anybody look at what the pending question says?  In a made-up world it
** is mostly answered at once: its text and its list of answers need not be
** made. */
static inline bool is_looked_at(const Match *match) {
  return !match->table.supposed || match->looked;
}

#endif
