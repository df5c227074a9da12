/*
** What the words that ask share: the tape is asked first, then a native bot,
** and last the player, by a pause.
*/
#ifndef tn_asking_h
#define tn_asking_h

#include <string.h>

#include "host/bindings.h"

/* A random bot's choice among `n`, of which the first `others` are no bids. */
int tnl_ladder_pick(int others, int n, uint64_t bits);


/* What a question is about, for a steady bot: the text at `arg`. */
void tnl_set_topic(lua_State *L, Match *match, int arg);

/* bot_bits of a steady bot. */
uint64_t tnl_steady_bits(Match *match);

/* A steady bot's choice of the `n` texts in the list at `arg`: its number. */
int tnl_steady_choice(lua_State *L, int arg, int n, uint64_t bits);

/* Puts cards into an order that hangs on the bits and on each card alone. */
void tnl_steady_order(tn_Card *cards, int n, uint64_t bits);


/*
** A native bot's choice among `n`, from 0: of the texts in the list at index
** `list`; 0: of yes and no or of numbers.  What is asked is at index 3.
*/
int tnl_native_choice(lua_State *L, Match *match, uint32_t n, int list);

/* Are these cards in the pile, as many as are asked for, and does the condition
** at index 6, if any, accept them? */
bool tnl_possible_cards(lua_State *L, Match *match, const tn_Card *cards,
                        int n);

/* Random cards that the pending question accepts, with its condition at index
** 6; how many. */
int tnl_random_cards(lua_State *L, Match *match, uint64_t bits, tn_Card *cards);

/* The same as a native bot chooses them. */
int tnl_native_cards(lua_State *L, Match *match, tn_Card *cards);

/* A native bot has chosen freely: who is it, and how far has it chosen? */
void tnl_note_choice(Match *match);

/* An answer in a playout may change how the cards are best played; the same of
** the text on top of the stack. */
void tnl_note_answer(Match *match, uint64_t key);
void tnl_note_text(lua_State *L, Match *match);


/* The tape's next decision, not yet taken. */
static inline bool peek(const Match *match, tn_Answer *answer, uint32_t *next) {
  const tn_Tape *tape = &match->table.tape;
  if (tape->at == tape->used)
    return false;
  *answer = tn_tape_get(tape, tape->at, next);
  return true;
}


/* Takes the decision that was looked at. */
static inline void take(lua_State *L, Match *match, uint32_t next) {
  tn_Tape *tape = &match->table.tape;
  if (tape->read - match->table.round_read >= tape->limit)
    tnl_raise_need(L, match, TN_TOO_LONG);
  tape->at = next;
  tape->read++;
  match->table.question.kind = TN_ASK_NOTHING;
  tn_log_add(&match->table, (tn_Event){.what = TN_DECIDED,
                                       .seat = match->table.question.seat});
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
    luaL_error(L, "an answer of more than %d letters: '%s'", TN_TEXT - 1, text);
  decide(L, match,
         (tn_Answer){TN_TEXT_ANSWER, forced, (uint16_t)size, TN_NONE, text});
}


/* A number below `n`, by random bits. */
static inline uint32_t draw(uint64_t bits, uint32_t n) {
  return (uint32_t)(((bits >> 32) * n) >> 32);
}


/* Does a steady bot answer the pending question? */
static inline bool steady(const Match *match) {
  return match->table.bot[match->table.question.seat] == TN_STEADY;
}


/* The random bits of a native bot for the pending question; to be asked for
** once. */
static inline uint64_t bot_bits(Match *match) {
  return steady(match) ? tnl_steady_bits(match)
                       : tn_table_bot_bits(&match->table);
}


/* How many numbers may be answered. */
static inline uint32_t number_range(const tn_Question *question) {
  return (uint32_t)(question->most - question->least) + 1;
}


static inline bool native(const Match *match) {
  return match->table.bot[match->table.question.seat] != TN_ASKED;
}

#endif
