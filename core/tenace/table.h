/*
** A table: its piles, the trick on it, the question to the player to act, and
** everything else about one match that has to do with cards.
*/
#ifndef tenace_table_h
#define tenace_table_h

#include "tenace/duties.h"
#include "tenace/history.h"
#include "tenace/melds.h"
#include "tenace/plays.h"

/* Pile.  Cards, their owner, and who may see them.  Hands and melds are sets.
** All other piles keep their cards in order, the top one last. */
typedef enum tn_Sees { TN_SEES_NONE, TN_SEES_OWNER, TN_SEES_ALL } tn_Sees;

typedef struct tn_Pile {
  uint8_t owner;  /* a seat, or TN_NONE */
  uint8_t sees;   /* tn_Sees */
  bool ordered;   /* true: a sequence (`cards`); false: a set (`set`) */
  uint16_t count; /* cards in it */
  uint16_t room;  /* for cards in a sequence: the whole deck */
  tn_Card *cards; /* NULL in a set */
  tn_Set set;     /* unused in a sequence */
} tn_Pile;

/* Puts a card on top.  False: there is no room for it.  The cards of a table
** are as many as its deck has: whoever puts one down has taken it up before. */
bool tn_pile_put(tn_Pile *pile, tn_Card card);

/* Takes one card of that kind out, the topmost.  False: the pile has none. */
bool tn_pile_take(tn_Pile *pile, tn_Card card);

/* The place of the topmost card of that kind, from the bottom; 0 in a set.  -1:
** the pile has none. */
int tn_pile_find(const tn_Pile *pile, tn_Card card);

/* How many cards of that kind. */
int tn_pile_has(const tn_Pile *pile, tn_Card card);

/* The kinds in it. */
tn_Kinds tn_pile_kinds(const tn_Pile *pile);

/* Writes its cards, bottom first or by kind; there is room for TN_CARDS.
** Answers how many there are. */
int tn_pile_list(const tn_Pile *pile, tn_Card *cards);


/* A trick: cards played in turn.  `width` cards make one play. */
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
  tn_Kinds legal;
} tn_Question;


/*
** Table.  Everything about one match that has to do with cards: who sits where,
** the piles, the trick, the scores, the decisions.
*/
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

typedef enum tn_Bot {
  TN_ASKED,  /* the host asks a player */
  TN_RANDOM, /* answers at once, at random */
  TN_TAKER,  /* the same, but tries to take tricks */
  TN_DUCKER, /* ... tries to take none.  Both look at all hands, so they play
             ** only in made-up worlds */
  TN_STEADY  /* as TN_RANDOM, but no decision depends on how many others came
             ** before: the same deal is played alike under other rules */
} tn_Bot;

/* The first piles.  The hands follow, then the cards won by each side, then the
** piles of the game's own. */
enum { TN_STOCK, TN_TRICK, TN_HANDS };

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

/* Parties: players who play together in this round. */
typedef struct tn_Parties {
  bool formed;
  uint8_t of[TN_SEATS]; /* 1 or 2, by seat; 0: sits out */
  uint8_t named; /* seats of the first party that all know from the start */
  uint8_t shown; /* seats that were revealed */
  uint8_t told[TN_SEATS]; /* by seat: those whom the log has told its party */
  tn_Kinds kinds; /* whoever held one of these is of the first party, too */
} tn_Parties;

/* Words that players may say before a card, in tricks.  The host keeps them. */
typedef enum tn_Heard {
  TN_UNHEARD,    /* the host has not heard the player in turn yet */
  TN_SPEECHLESS, /* there is no word to be said now: a card follows */
  TN_SILENT      /* there are words, but a card follows */
} tn_Heard;

typedef struct tn_Speech {
  bool any;                  /* somebody has words */
  uint8_t least[TN_SEATS];   /* by seat: the fewest cards in hand with which a
                           ** word is still in time; 0: there is none */
  uint8_t heard;             /* tn_Heard */
  tn_Kinds with[TN_SEATS];   /* by seat: 0, or a word was said with one of these
                             ** cards, which follows */
  tn_Kinds always[TN_SEATS]; /* cards with which the host says a word */
  bool waits;                /* it does so with `card`, which is played next */
  tn_Card card;
} tn_Speech;

/* Sayings: cards of which whoever holds all of them says so when playing them
** to tricks.  They are kept only while there is a log, as they change
** nothing. */
#define TN_SAYINGS 8

typedef struct tn_Saying {
  tn_Kinds kinds;       /* two or more, each once in the deck */
  uint32_t first, last; /* the host's notes that are said with the first and
                        ** with the last of the cards; 0: nothing */
} tn_Saying;

typedef struct tn_Sayings {
  uint8_t n;
  tn_Kinds kinds; /* of all of them */
  tn_Saying of[TN_SAYINGS];
} tn_Sayings;

/*
** A table has two parts.  The second is the position: all that a snapshot
** brings back.  A field that is new goes to the one or to the other, and is
** listed in tests/core/snapshot.c.
*/
typedef struct tn_Table {
  tn_Memory memory;
  const tn_Deck *deck;
  const tn_Order *order; /* NULL until the host sets it; it must outlive */
  uint64_t seed;
  uint64_t key;         /* of the native bots' stream */
  tn_Work *work;        /* the host's, or NULL: see tn_Work */
  const int32_t *worth; /* for takers and duckers: NULL, or what each card
                        ** counts for the side that takes it; the host's */
  tn_Melding *melding;  /* NULL: a game without melds; in the block */
  tn_Pile *pile;        /* in the block */
  void *block;          /* one allocation: piles, melds and their cards */
  size_t block_size;
  tn_Ledger ledger;
  tn_Log log;
  tn_Together together;
  tn_Tape tape; /* the position has how far it was read */
  uint8_t players, sides, piles;
  uint8_t side_of[TN_SEATS];
  bool anticlockwise;
  bool deposits;         /* the processor can pick a bit in one instruction */
  uint8_t bot[TN_SEATS]; /* tn_Bot */
  uint8_t friends[TN_SEATS]; /* for takers and duckers: the sides that a seat
                             ** plays for, a bit each */

  /* The position begins here, with `plays`, and goes on to the end. */
  const tn_PlayRules *plays; /* NULL: cards are played one at a time */
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
  uint8_t rule[TN_RULES];       /* tn_Obligation */
  const tn_Duty *duty;          /* NULL, or `rules` of them; the host's */
  uint16_t watched;             /* facts on which any of them depends */
  uint16_t host_facts;          /* the host's facts that hold now */
  tn_Kinds thrown;              /* played to tricks of another suit in this
                                ** round */
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

/*
** Can there be such a table?  It has 1 to TN_SEATS players, each on one of the
** sides; TN_PILES piles at most, seen by players who are there; a deck with
** cards; and rules for melds, if any, that were finished for this deck, whose
** piles are among those of the game's own.
*/
bool tn_setup_fits(const tn_Setup *setup);

/* Sets a table up: all cards in the stock, unshuffled.  False: no memory, or
** the setup does not fit. */
bool tn_table_init(tn_Table *table, const tn_Setup *setup,
                   const tn_Memory *memory);

/*
** Makes the table as it was before its first round, for another match with the
** same setup and another seed.  Cards fixed beforehand stay fixed.  The table
** uses its memory again.  False: the table was not set up, as in all functions
** below that answer so.
*/
bool tn_table_restart(tn_Table *table, uint64_t seed);

/* Gives the table another seed, for the shuffles and the native bots' choices
** from now on. */
bool tn_table_reseed(tn_Table *table, uint64_t seed);

/*
** Lets a new table begin at round number `round`.  It copies the decisions and
** points that `from` has from before its present round.  False: no memory, or
** the table is not new, or the round is 0; then it is useless until it is
** restarted.
*/
bool tn_table_start_at(tn_Table *table, uint16_t round, const tn_Table *from);

/*
** Makes the table as it was before its present round, which is number `round`.
** The decisions and points before it stay.  So the same round can be played
** over and over.  False: the round is 0.
*/
bool tn_table_rewind(tn_Table *table, uint16_t round);

/*
** A snapshot: a table in the middle of a round, its cards with it.  The same
** table can be brought back to it when it plays the same round of the same
** decisions again, so that what came before need not be played again.
*/
typedef struct tn_Snapshot {
  tn_Table table;
  void *block; /* a copy of the table's; NULL: none was made yet */
} tn_Snapshot;

/* Makes a snapshot, or makes one anew.  False: no memory, or no table. */
bool tn_snapshot_take(tn_Snapshot *snapshot, const tn_Table *table);

/* Brings the table back to a snapshot of itself.  The bytes of its tape, its
** ledger, its log, its order, its seed and the bots stay as they are now.
** False: it is no snapshot of that table. */
bool tn_snapshot_restore(const tn_Snapshot *snapshot, tn_Table *table);

/*
** Lays other cards into a snapshot: each card of the deck's list into the pile
** that `where` says.  Cards lie as they did in a pile whose cards stay the
** same; the order of others means nothing.  False if a pile would have another
** number of cards, or is not there, or if the order of cards in the stock might
** matter.
*/
bool tn_snapshot_lay(tn_Snapshot *snapshot, const uint8_t *where);

/* Frees what the snapshot owns.  The table may be gone. */
void tn_snapshot_free(tn_Snapshot *snapshot);

/* Frees what the table owns.  It may be called right after a failed
** tn_table_init. */
void tn_table_free(tn_Table *table);

/* The pile of a seat's hand, and of a side's won tricks. */
#define tn_hand_pile(seat) ((uint8_t)(TN_HANDS + (seat)))
#define tn_won_pile(table, side)                                               \
  ((uint8_t)(TN_HANDS + (table)->players + (side)))

/* Begins the next round with this dealer: gathers and shuffles all cards;
** nobody sits out.  False: there is no such seat. */
bool tn_table_begin_round(tn_Table *table, uint8_t dealer);

/* The dealer deals the round again: all cards are in the stock, shuffled anew,
** and everyone takes part.  No trick has been played. */
bool tn_table_deal_again(tn_Table *table);

/* Puts all cards into the stock and shuffles it.  A trick under way is given
** up. */
bool tn_table_shuffle(tn_Table *table);

/* Shuffles the cards that are in the stock. */
bool tn_table_mix(tn_Table *table);

/* Lets a player without cards leave the round: no cards, no turn.  False: the
** player has cards, nobody else is left, or a trick is under way. */
bool tn_table_sit_out(tn_Table *table, uint8_t seat);

/* Lets turns go the other way, until the round ends or they turn again. */
bool tn_table_reverse(tn_Table *table);

/* Lets the players sit in another order until the round ends: turns go from
** each seat of the list to the one behind it.  False: the list does not have
** all seats, or a trick is under way. */
bool tn_table_change_seats(tn_Table *table, const uint8_t *seats);

/* The seat `n` places on from `seat` in turn, sitters-out included.  TN_NONE:
** there is no such seat. */
uint8_t tn_table_seat(const tn_Table *table, uint8_t seat, int n);

/* Deals `n` cards to each player in packets, beginning with the player after
** the dealer.  False, and none is dealt: the stock does not hold enough, or a
** number is below 0, or the packet is of none. */
bool tn_table_deal(tn_Table *table, int n, int packet);

/*
** Moves the stock's top card to a pile and answers it.  TN_NONE: the stock is
** empty, or there is no such pile.
*/
tn_Card tn_table_draw(tn_Table *table, uint8_t to);

/* Moves one card from a pile to another.  False: the first does not hold it, or
** one of them is not there. */
bool tn_table_move(tn_Table *table, tn_Card card, uint8_t from, uint8_t to);

/* The same, and everyone sees which card it is. */
bool tn_table_hand_over(tn_Table *table, tn_Card card, uint8_t from,
                        uint8_t to);

/* Shows a card of a pile to everyone, or to some seats, a bit each.  Cards of
** one kind shown one after another, with nothing in between, are different
** cards.  False: the pile does not hold it. */
bool tn_table_show(tn_Table *table, tn_Card card, uint8_t pile);
bool tn_table_show_to(tn_Table *table, tn_Card card, uint8_t pile,
                      uint8_t seats);

/* The dummy lays the hand open now, before the first card.  False: there is
** none. */
bool tn_table_open_dummy(tn_Table *table);

/* Tells everyone how many cards of these kinds a pile holds, and answers it.
** -1: there is no such pile. */
int tn_table_count(tn_Table *table, uint8_t pile, tn_Kinds kinds);

/* Tells everyone whether a pile holds at least `n` cards of these kinds, and
** answers it.  The cards in `without` are left out, if it is not NULL: the last
** that came to the pile. */
bool tn_table_holds(tn_Table *table, uint8_t pile, const tn_Set *without,
                    tn_Kinds kinds, int n);

/* Does the pile hold all cards of at least one of `n` sets?  Tells everyone the
** answer.  Each card of a set is in it equally often. */
bool tn_table_holds_set(tn_Table *table, uint8_t pile, const tn_Set *sets,
                        int n);

/* Tells everyone whether the card that came to a pile last, which is `card`, is
** of one of these kinds, and answers it. */
bool tn_table_came(tn_Table *table, uint8_t pile, tn_Card card, tn_Kinds kinds);

/*
** The last moves brought cards from `other` to `pile`, and some back again.
** Tells everyone how many of those that came have stayed, and answers it.  -1,
** and nobody is told, if the last moves were not between these two.
*/
int tn_table_kept(tn_Table *table, uint8_t pile, uint8_t other);

/* A seat says the host's note of that number, and everyone hears it.  False:
** there is no such seat. */
bool tn_table_say_note(tn_Table *table, uint8_t seat, uint32_t note);

/* Adds a saying for this round.  False: there are TN_SAYINGS already, or it is
** not about two cards of the deck at least. */
bool tn_table_add_saying(tn_Table *table, tn_Saying saying);

/*
** Forms two parties for the round: the first has the seats in `seats`, a bit
** each, and everyone who holds or has played a card of `kinds`; the second has
** all others who take part.  It replaces earlier parties.  False: there is no
** such seat, or no such card in the deck.
*/
bool tn_table_form_parties(tn_Table *table, uint8_t seats, tn_Kinds kinds);

/* Tells everyone the party of a seat.  False: there are no parties, or no such
** seat. */
bool tn_table_reveal_party(tn_Table *table, uint8_t seat);

/* The seats whose party a seat knows, or all know if it is TN_NONE, a bit
** each; 0: there are no parties, or no such seat. */
uint8_t tn_table_parties_known(const tn_Table *table, uint8_t viewer);

/* Do two seats play together in this round? */
static inline bool tn_table_together(const tn_Table *table, uint8_t a,
                                     uint8_t b) {
  const tn_Parties *parties = &table->parties;
  return parties->formed ? parties->of[a] == parties->of[b]
                         : table->side_of[a] == table->side_of[b];
}

/*
** All players are asked at once from here on.  The answers follow each other on
** the tape, those of each player after tn_table_answers_begin.  tn_table_pass
** moves a card of an answer, in secret, when all have answered
** (tn_table_all_answered); at any other time it moves the card at once.  False:
** no memory; a pile that is not there, or without the card; or, of the last,
** not all players are being asked.
*/
bool tn_table_ask_all(tn_Table *table);
bool tn_table_answers_begin(tn_Table *table);
bool tn_table_pass(tn_Table *table, tn_Card card, uint8_t from, uint8_t to);
bool tn_table_all_answered(tn_Table *table);

/* Notes points for a side, which may be negative.  False: no memory, no such
** side, or no reason. */
bool tn_table_score(tn_Table *table, int side, int32_t points,
                    const char *reason);

/* Writes the cards that a seat has held in this round, in hand or played, by
** kind; there is room for TN_CARDS.  Answers how many there are; 0: there is no
** such seat. */
int tn_table_held(const tn_Table *table, uint8_t seat, tn_Card *cards);

/* Tricks won this round by a side. */
int tn_table_side_tricks(const tn_Table *table, int side);

/*
** Finds the answer to `question`, a card.  It comes from the tape, from
** necessity, or from a native bot.  Otherwise the result is TN_ANSWER_DUE: the
** host adds the answer to the tape and calls again.  TN_IMPOSSIBLE: the
** question has no seat or no card of the deck.  For choices the host calls
** tn_table_next_answer and judges the answer itself.
*/
tn_Need tn_table_ask_card(tn_Table *table, tn_Card *card);

/* The tape's next unread decision; false at its end. */
bool tn_table_next_answer(tn_Table *table, tn_Answer *answer);

/*
** Adds a decision of `seat` to the tape.  TN_DONE, TN_TOO_LONG, TN_NO_MEMORY;
** or TN_IMPOSSIBLE: there is no such seat, or tn_tape_add would say no.
*/
tn_Need tn_table_decide(tn_Table *table, uint8_t seat, tn_Answer answer);

/* The same for a word of four letters, as quickly as it can be.  False, with
** nothing added, if that takes tn_table_decide: there is no room, somebody
** keeps a log, or the tape has not been read to its end. */
bool tn_table_say(tn_Table *table, const char word[4], bool forced);

/* 64 random bits for a native bot's next decision.  They depend on the seed and
** the decision's number, so a second call gives the same bits. */
static inline uint64_t tn_table_bot_bits(const tn_Table *table) {
  return tn_mix(table->key, table->tape.read + (uint64_t)1);
}

/* The stream of these bits, from the next decision on. */
static inline tn_Random tn_table_bot_stream(const tn_Table *table) {
  return (tn_Random){table->key + table->tape.read * TN_STRIDE};
}

/*
** The same for a steady bot.  They depend on the seed, the round, the seat, the
** sort of question (`topic`, any number but 0), and how many such questions the
** seat has answered before.
*/
uint64_t tn_steady_bits(const tn_Table *table, uint8_t seat, uint64_t topic,
                        uint32_t before);

/* Adds an event to a log that is on.  False: it is not, or there is no
** memory. */
bool tn_log_write(tn_Table *table, tn_Event event);

/* Adds an event, if the log is on. */
static inline void tn_log_add(tn_Table *table, tn_Event event) {
  if (table->log.on)
    tn_log_write(table, event);
}

#endif
