/*
** What the player to act is asked, and what a table needs before it goes on.
*/
#ifndef tenace_questions_h
#define tenace_questions_h

#include "tenace/cards.h"

TN_BEGIN

/*
** Questions.  What the player to act must answer.
*/
typedef enum tn_QuestionKind {
  TN_ASK_NOTHING,
  TN_ASK_CARD,   /* one of `legal` */
  TN_ASK_CARDS,  /* from `least` to `most` cards of pile `from` */
  TN_ASK_CHOICE, /* one of a list that the host keeps */
  TN_ASK_NUMBER, /* from `least` to `most` */
  TN_ASK_YES_NO,
  TN_ASK_PLAY,   /* from `least` to `most` cards at once, to the trick */
  TN_ASK_FORCED, /* which component of a failed throw is led */
  TN_ASK_BID,   /* one of a list, low to high; the first `others` are no bids */
  TN_ASK_MOVE,  /* a move of a turn with melds, at `stage` */
  TN_ASK_LEAVE, /* yes or no: may the player whose turn it is go out? */
  TN_ASK_FORM   /* one of the forms that the host keeps: cards or words */
} tn_QuestionKind;

typedef struct tn_Question {
  uint8_t kind; /* tn_QuestionKind */
  uint8_t seat;
  uint8_t from; /* pile, or TN_NONE */
  uint8_t to;   /* pile that the cards go to, or TN_NONE */
  int32_t least, most;
  uint8_t others;
  uint8_t stage; /* tn_MeldStage */
  bool sealed;   /* only its seat learns what is answered */
  uint8_t heard; /* the others hear so many bytes of the text; 0: all */
  tn_Kinds legal;
} tn_Question;


/* Needs.  What a table answers that plays on: why it has stopped. */
typedef enum tn_Need {
  TN_DONE,         /* all tricks of tn_table_lead have been played */
  TN_ANSWER_DUE,   /* the player of `question` must answer */
  TN_RULE_DUE,     /* the host's rule `trick.rule` must name its cards */
  TN_WORD_SAID,    /* a word goes with speech.card, which is played next */
  TN_WORD_DUE,     /* the player of `question` may say a word before the card:
                   ** the host sets speech.heard when it says none */
  TN_TRICK_OVER,   /* a trick was won (only with stop_after_trick) */
  TN_THROW_FAILED, /* a throw failed (only with stop_after_throw) */
  TN_REFUSED,      /* the tape's next decision is not allowed here */
  TN_TOO_LONG,     /* more decisions in the round than the tape's limit */
  TN_NO_MEMORY,
  TN_IMPOSSIBLE /* the numbers cannot be: what the host has said or set does
                ** not fit this table, or somebody lacks a card to play */
} tn_Need;

/* Who answers the questions to a seat. */
typedef enum tn_Bot {
  TN_ASKED,  /* the host asks a player */
  TN_RANDOM, /* answers at once, at random */
  TN_TAKER,  /* the same, but tries to take tricks */
  TN_DUCKER, /* ... tries to take none.  Both look at all hands, so they play
             ** only in made-up worlds */
  TN_STEADY  /* as TN_RANDOM, but no decision depends on how many others came
             ** before: the same deal is played alike under other rules */
} tn_Bot;

TN_END

#endif
