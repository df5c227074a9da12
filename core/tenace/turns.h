/*
** Turns with melds: the moves that a player can make in a turn, which of them
** are allowed, and making them.
*/
#ifndef tenace_turns_h
#define tenace_turns_h

#include "tenace/state.h"

TN_BEGIN

typedef enum tn_MeldVerb {
  TN_DO_DRAW,
  TN_DO_PASS, /* neither draws (there is no stock) nor takes the pile */
  TN_DO_TAKE, /* part 0 goes with the top card; others make a first meld.  Of
              ** a pile that is taken down to a card: with `card` */
  TN_DO_MELD,
  TN_DO_DONE,    /* no more melds */
  TN_DO_DISCARD, /* `card` */
  TN_DO_ASK,     /* may I go out? */
  TN_DO_KNOCK,   /* discards `card`, and the hand is laid open */
  TN_DO_CLEAR,   /* the same, and nothing is left over */
  TN_DO_ALL,     /* lays the hand open without a discard */
  TN_DO_JOIN     /* joins the side's two sets of the rank of `card` */
} tn_MeldVerb;

typedef struct tn_MeldPart {
  tn_Set cards;
  uint8_t place;    /* where it goes, or TN_NONE: where it fits best */
  tn_Stands stands; /* what its wild cards stand for, at TN_NONE, and with the
                    ** card of a pile that is taken down to it */
} tn_MeldPart;

typedef struct tn_MeldMove {
  uint8_t verb; /* tn_MeldVerb */
  uint8_t parts;
  tn_Card card;
  tn_MeldPart part[TN_PARTS];
} tn_MeldMove;

/* Begins the turn of a player.  False: there is no such seat, or the game has
** no melds.  The functions below answer 0, false or no cards where no turn has
** begun. */
bool tn_meld_turn(tn_Table *table, uint8_t seat);

/* May the player whose turn it is make the move at this stage?  If so, each
** part gets its place.  If not, `why` says why; TN_MOVE_STAGE: it is no
** player's turn, or no such move. */
bool tn_meld_allows(const tn_Table *table, tn_MeldStage stage,
                    tn_MeldMove *move, tn_MeldWhy *why);

/* The kinds that may be discarded, if the turn may end. */
tn_Kinds tn_meld_discards(const tn_Table *table);

/* The kinds of them with which the player can knock, so that no more than
** `most` points are left over. */
tn_Kinds tn_meld_knocks(const tn_Table *table, int32_t most);

/* The kinds in the player's hand that are in none of the melds that it could
** make. */
tn_Kinds tn_meld_loose(const tn_Table *table);

/* Can the player lay all cards out in melds, if rules have a word for that? */
bool tn_meld_lays_all(const tn_Table *table);

/* Makes a move that is allowed; not TN_DO_DRAW, _PASS, _DONE, _ASK or _ALL.
** False, and nothing is moved: cards or places that it names are not there. */
bool tn_meld_do(tn_Table *table, const tn_MeldMove *move);

/*
** Lists the moves of a stage that are worth telling apart, in a fixed order,
** those that meld first.  Writes up to `room` of them, from number `skip` on.
** Answers how many there are in all.  Other moves may be legal: several groups
** at once, or other cards that count the same.  A list ends after some
** thousands, for everybody alike.  With `melding` it has only the moves that
** meld.  Its steps are counted, as are those of all functions here; where a
** knock is looked for, and the work ends, none is found.
*/
int tn_meld_moves(const tn_Table *table, tn_MeldStage stage, bool melding,
                  int skip, tn_MeldMove *moves, int room);

/* How many moves of a stage meld, or `most` if there are as many or more: the
** search stops there. */
int tn_meld_count(const tn_Table *table, tn_MeldStage stage, int most);

/* Picks one of the moves of a stage that meld, by random bits: each is equally
** likely.  Answers how many there are; if there are none, `move` stays. */
int tn_meld_pick(const tn_Table *table, tn_MeldStage stage, uint64_t bits,
                 tn_MeldMove *move);

/* Does each side collect melds of one rank, which grow? */
bool tn_meld_collects(const tn_MeldRules *rules);

/* How a quick bot plays there: the move that it makes at a stage.  False if it
** has none, or if melds are not collected so; then a random bot moves. */
bool tn_meld_collect(const tn_Table *table, tn_MeldStage stage, uint64_t bits,
                     tn_MeldMove *move);

/*
** Lays aside the cards of a hand that must be (`aside` of the rules), on its
** side's pile.  With `draw` the player draws as many.  False if the stock ran
** out, so that a card laid aside was not replaced, or if there is no such
** seat.
*/
bool tn_meld_lay_down(tn_Table *table, uint8_t seat, bool draw);

/* Is the discard pile frozen? */
bool tn_meld_frozen(const tn_Table *table);

/* Can the player whose turn it is go out in it? */
bool tn_meld_can_go_out(const tn_Table *table);

/* Did the player who just went out meld everything in this one turn, a full
** meld among it? */
bool tn_meld_concealed(const tn_Table *table, uint8_t seat);

TN_END

#endif
