/*
** What a table keeps of its past: the points (ledger), the decisions (tape),
** and everything that happened (log).
*/
#ifndef tenace_history_h
#define tenace_history_h

#include "tenace/cards.h"

TN_BEGIN

/* Ledger.  Points by side, each line with its reason.  The ledger owns its
** lines and copies the reasons. */
typedef struct tn_Line {
  int32_t points;
  uint32_t reason; /* where its text begins in the ledger's `text` */
  uint16_t round;  /* 1... */
  uint8_t side;
} tn_Line;

typedef struct tn_Ledger {
  tn_Line *lines;
  char *text; /* the reasons, each ended by a zero byte */
  uint32_t used, room, text_used, text_room;
  int64_t total[TN_SEATS];
} tn_Ledger;

/* Adds a line.  False: no memory, no such side (TN_SEATS at most), or no
** reason. */
bool tn_ledger_add(tn_Ledger *ledger, const tn_Memory *memory, int round,
                   int side, int32_t points, const char *reason);

/* Forgets all lines from number `n` on. */
void tn_ledger_cut(tn_Ledger *ledger, uint32_t n);

/* Frees the lines; the ledger is empty then. */
void tn_ledger_free(tn_Ledger *ledger, const tn_Memory *memory);


/*
** Tape.  The decisions of a match in order, as bytes.  The rules, the seed and
** the tape determine everything else about a match.  The tape is read from
** `at`.  When it has been read to its end, the players are asked and their
** answers are added.
*/
typedef enum tn_AnswerKind {
  TN_CARD_ANSWER, /* one card: one byte */
  TN_CARDS_ANSWER,
  TN_TEXT_ANSWER
} tn_AnswerKind;

typedef struct tn_Answer {
  uint8_t kind;      /* tn_AnswerKind */
  bool forced;       /* the only possible answer: the engine gave it */
  uint16_t size;     /* cards or bytes */
  tn_Card card;      /* of a TN_CARD_ANSWER */
  const void *bytes; /* cards or text, inside the tape: valid until it grows */
} tn_Answer;

typedef struct tn_Tape {
  uint8_t *bytes;
  uint32_t used, room; /* bytes */
  uint32_t at;         /* the next decision to be read */
  uint32_t read;       /* decisions before `at` */
  uint32_t limit;      /* decisions allowed before the round is too long */
} tn_Tape;

/* Writes a decision at the end, unread.  False: no memory; or it is no answer:
** it has too many cards or bytes, or a card that no deck has. */
bool tn_tape_write(tn_Tape *tape, const tn_Memory *memory, tn_Answer answer);

/* Writes a decision at the end and counts it as read.  False: the same, or a
** decision before it has not been read. */
bool tn_tape_add(tn_Tape *tape, const tn_Memory *memory, tn_Answer answer);

/* Makes room for `size` bytes more.  False: no memory. */
bool tn_tape_reserve(tn_Tape *tape, const tn_Memory *memory, size_t size);

/* The decision that begins at byte `at`.  `next` becomes the byte where the
** following one begins.  If none begins there, it is a text of 0 bytes, which
** are at NULL, and `next` is the tape's end. */
tn_Answer tn_tape_get(const tn_Tape *tape, uint32_t at, uint32_t *next);

/* Are these bytes whole decisions, as a tape has them? */
bool tn_tape_whole(const void *bytes, size_t size);

/* Adds whole decisions at the end, unread.  False: no memory, or they are not
** whole. */
bool tn_tape_load(tn_Tape *tape, const tn_Memory *memory, const void *bytes,
                  size_t size);

/* Adds the decisions of another tape at the end, unread: those from byte `at`
** to before byte `end`.  False: no memory, or no decisions begin and end
** there. */
bool tn_tape_copy(tn_Tape *tape, const tn_Memory *memory, const tn_Tape *from,
                  uint32_t at, uint32_t end);

/* Puts an answer in place of the decision that begins at byte `at`.  False: no
** memory, and the tape may have lost its end; or none begins there. */
bool tn_tape_replace(tn_Tape *tape, const tn_Memory *memory, uint32_t at,
                     tn_Answer answer);

/* The byte where decision number `n` (from 0) begins, or `used` if there are
** fewer decisions. */
uint32_t tn_tape_find(const tn_Tape *tape, uint32_t n);

/* Frees the bytes; the tape is empty then. */
void tn_tape_free(tn_Tape *tape, const tn_Memory *memory);


/*
** Log.  What happened at the table, card by card.  It serves to work out what a
** player has seen and can know.  It is kept only when it is switched on, since
** nobody looks back at most matches.
*/
typedef enum tn_Happening {
  TN_ROUND_BEGAN,  /* round number `n`; `seat` deals */
  TN_GATHERED,     /* all cards are in the stock, in a new order; if `n` is 1
                  ** they are dealt again */
  TN_MOVED,        /* `card` went from pile `from` to pile `to` */
  TN_SHOWN,        /* `card`, in pile `from`, was shown to `seen` */
  TN_LACKED,       /* it was seen that pile `from` holds at most `n` of each
                  ** kind in `kinds`; `n` is mostly 0 */
  TN_DECIDED,      /* `seat` made decision number `decision`; the question was
                   ** of the tn_QuestionKind `place`; `n` is for the host */
  TN_WON,          /* `seat` won the trick, in which there were `n` cards */
  TN_SCORED,       /* ledger line number `n` */
  TN_ROUND_ENDED,  /* round number `n`; `over`: so is the match */
  TN_NOTED,        /* the host's own note number `n` */
  TN_COUNTED,      /* pile `from` was seen to hold `n` cards of `kinds` */
  TN_KEPT,         /* cards had come from pile `to` to pile `from`, and some
                  ** went back: it was seen that `n` stayed */
  TN_MIXED,        /* the cards of the stock are in a new order */
  TN_THROWN,       /* the throw of `seat` failed: the `n` cards shown last
                  ** were taken back */
  TN_TOGETHER,     /* `n` 1: all players are asked at once; nobody sees an
                  ** answer before (`n` 0) all have answered */
  TN_HOLDS,        /* it was told that pile `from` held at least `n` cards of
                  ** `kinds`, the last `place` cards that came left out */
  TN_HOLDS_FEWER,  /* the same, but fewer than `n` */
  TN_CAME,         /* it was told that the last card that came to pile `from` is
                  ** one of `kinds` (`n` 1), or none of them (0) */
  TN_PARTY,        /* those in `seen` learn that `seat` is of party `n` */
  TN_HOLDS_SET,    /* it was told that pile `from` held each of `kinds` `n`
                  ** times, or all that one of the next events says; of those
                  ** told together it is number `place`, from 0 */
  TN_HOLDS_NO_SET, /* it was told that pile `from` did not hold each of `kinds`
                   ** `n` times */
  TN_SAID,         /* `seat` said the host's note number `n` */
  TN_OUTDOES /* it was told that the `place` cards of pile `from` are worth
                   ** more than the `card` cards of pile `to`, or as much
                   ** (`over`), by the host's measure number `n` */
} tn_Happening;

typedef struct tn_Event {
  uint8_t what; /* tn_Happening; it says which other fields count */
  tn_Card card;
  uint8_t seat;
  uint8_t from, to;  /* piles */
  uint8_t seen;      /* the seats that saw the card's face, a bit each */
  uint8_t secret;    /* the last decision made this move; of TN_DECIDED: only
                     ** its seat learns what was decided */
  bool drawn;        /* the card came off the top of the stock, as far as the
                     ** players know; one fixed beforehand may come from
                     ** anywhere */
  uint16_t place;    /* where the card was in `from`, from the bottom; 0 in
                     ** hands and in the trick; or a kind of question */
  bool over;         /* of TN_ROUND_ENDED and TN_OUTDOES */
  uint8_t heard;     /* of TN_DECIDED: the others heard so many bytes of the
                     ** text; 0: all */
  uint32_t n;        /* how many cards; or which round, line or note.  Of
                     ** TN_MOVED: 0, or the number that all moves share which
                     ** happened at the same time */
  uint32_t decision; /* decisions read before it happened */
  tn_Kinds kinds;
} tn_Event;

typedef struct tn_Log {
  bool on;
  bool failed; /* no memory for an event: the log is not complete */
  tn_Event *events;
  uint32_t used, room;
  uint32_t round; /* where the present round starts */
} tn_Log;

TN_END

#endif
