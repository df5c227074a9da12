/*
** A table: its piles, the trick that lies on it, the question that is asked,
** and everything else about one match that is cards.
*/
#ifndef tenace_table_h
#define tenace_table_h

#include "tenace/history.h"
#include "tenace/melds.h"
#include "tenace/plays.h"

/*
** Pile.  Cards with an owner and with who may see them.  Hands are sets; all
** other piles keep their cards in order, the top one last.
*/
typedef enum tn_Sees { TN_SEES_NONE, TN_SEES_OWNER, TN_SEES_ALL } tn_Sees;

typedef struct tn_Pile {
  uint8_t owner;  /* a seat, or TN_NONE */
  uint8_t sees;   /* tn_Sees */
  bool ordered;   /* a sequence (`cards`) or a set (`set`) */
  uint16_t count; /* cards in it */
  tn_Card *cards; /* room for the whole deck; NULL in a set */
  tn_Set set;     /* unused in a sequence */
} tn_Pile;

/* Puts a card on top. */
void tn_pile_put(tn_Pile *pile, tn_Card card);

/* Takes one card of that kind, the topmost; it is there. */
void tn_pile_take(tn_Pile *pile, tn_Card card);

/* Where the topmost card of that kind is, from the bottom; in a set: 0. */
uint16_t tn_pile_find(const tn_Pile *pile, tn_Card card);

/* How many cards of that kind. */
int tn_pile_has(const tn_Pile *pile, tn_Card card);

/* The kinds in it. */
tn_Kinds tn_pile_kinds(const tn_Pile *pile);

/* Writes its cards, bottom first or by kind; room for TN_CARDS; how many. */
int tn_pile_list(const tn_Pile *pile, tn_Card *cards);


/*
** Obligations of a trick, in order.  Each names the cards it would have
** played; the first that the hand can meet binds.
*/
typedef enum tn_Obligation {
  TN_FOLLOW,          /* cards of the suit led */
  TN_BEAT_LED,        /* of the suit led, above its best card so far; nothing
                     ** once a side suit's trick has been trumped */
  TN_BEAT_LED_ALWAYS, /* the same, trumped or not */
  TN_PLAY_TRUMP,      /* trumps */
  TN_OVERTRUMP,       /* trumps above the best trump so far */
  TN_RULE             /* a rule of the host's */
} tn_Obligation;

/* A trick: cards played in turn.  `width` cards make one play. */
typedef struct tn_Trick {
  uint8_t leader, turn; /* seats */
  uint8_t plays, size;  /* plays made, and to be made */
  uint8_t width;        /* cards in each play */
  uint8_t led;          /* the group to follow, TN_NO_GROUP if none yet */
  uint8_t best;         /* seat that is winning */
  tn_Card best_card;    /* TN_NONE: none so far can win */
  int16_t best_height;
  uint8_t rule;  /* obligation being looked at */
  uint8_t binds; /* obligation that binds, TN_NONE if none does */
  bool under_way;
  tn_Card *cards; /* play k is cards[k * width ...]; room for the deck */
} tn_Trick;


/*
** Questions.  What is asked of the player to act.
*/
typedef enum tn_QuestionKind {
  TN_ASK_NOTHING,
  TN_ASK_CARD,   /* one of `legal` */
  TN_ASK_CARDS,  /* from `least` to `most` cards of pile `from` */
  TN_ASK_CHOICE, /* one of a list that the host keeps */
  TN_ASK_NUMBER, /* from `least` to `most` */
  TN_ASK_YES_NO,
  TN_ASK_PLAY,   /* from `least` to `most` cards at once, to the trick */
  TN_ASK_FORCED, /* which component of a throw that failed is to be led */
  TN_ASK_BID,  /* one of a list, low to high; the first `others` are no bids */
  TN_ASK_MOVE, /* a move of a turn with melds, at `stage` */
  TN_ASK_LEAVE /* yes or no: may the player whose turn it is go out? */
} tn_QuestionKind;

typedef struct tn_Question {
  uint8_t kind; /* tn_QuestionKind */
  uint8_t seat;
  uint8_t from; /* pile, or TN_NONE */
  uint8_t to;   /* pile that the cards go to unseen, or TN_NONE */
  int32_t least, most;
  uint8_t others;
  uint8_t stage; /* tn_MeldStage */
  tn_Kinds legal;
} tn_Question;


/*
** Table.  Everything about one match that is cards: who sits where, the
** piles, the trick, the scores, the decisions.
*/
typedef enum tn_Need {
  TN_DONE,         /* the tricks asked for have been played */
  TN_ANSWER_DUE,   /* the player of `question` must be asked */
  TN_RULE_DUE,     /* the host's rule `trick.rule` must be asked */
  TN_TRICK_OVER,   /* a trick was won (only if asked to stop there) */
  TN_THROW_FAILED, /* a throw was shown and taken back (likewise) */
  TN_REFUSED,      /* the tape's next decision is not allowed here */
  TN_TOO_LONG,     /* more decisions in the round than the tape's limit */
  TN_NO_MEMORY
} tn_Need;

typedef enum tn_Bot {
  TN_ASKED,  /* by the host */
  TN_RANDOM, /* answers at once, at random */
  TN_TAKER,  /* the same, but plays so as to take tricks */
  TN_DUCKER, /* ... so as to take none; both for worlds made up, since they
             ** look at all hands */
  TN_STEADY  /* as TN_RANDOM, but no decision depends on how many others were
             ** made: the same deal is played alike under other rules */
} tn_Bot;

/* The first piles.  After the hands come the cards won by each side, then the
** piles of the game's own. */
enum { TN_STOCK, TN_TRICK, TN_HANDS };

typedef struct tn_Setup {
  const tn_Deck *deck; /* must outlive the table */
  uint8_t players, sides;
  uint8_t side_of[TN_SEATS];
  bool anticlockwise;
  const tn_MeldRules *melds; /* NULL, or of the game; must outlive the table */
  uint8_t piles;             /* piles of the game's own */
  const tn_Pile *own; /* their owner and who sees them; the rest unused */
  uint64_t seed;
} tn_Setup;

typedef struct tn_Fixed { /* cards that a pile will be given, in order */
  uint8_t pile;
  uint16_t n, at;
  tn_Card card[TN_CARDS]; /* TN_NONE: any */
} tn_Fixed;

/* The last moves, as long as they go between the same two piles. */
typedef struct tn_Exchange {
  uint8_t pile, other; /* where cards came to, and from */
  uint16_t size[2];    /* of the two after the last of these moves */
  bool back;           /* some have gone back */
  tn_Set came;         /* to `pile`, and have not gone back */
} tn_Exchange;

typedef struct tn_Table {
  tn_Memory memory;
  const tn_Deck *deck;
  const tn_Order *order;     /* NULL until the host sets it; must outlive */
  const tn_PlayRules *plays; /* NULL: cards are played one at a time */
  uint64_t seed;
  uint64_t key; /* the native bots' stream */
  uint8_t players, sides, piles;
  uint8_t side_of[TN_SEATS];
  uint8_t next[TN_SEATS]; /* who is next in turn, sitters-out skipped */
  bool out[TN_SEATS];     /* sits out this round */
  bool anticlockwise;
  bool deposits;             /* the processor picks a bit in one instruction */
  uint8_t bot[TN_SEATS];     /* tn_Bot */
  uint8_t friends[TN_SEATS]; /* for takers and duckers: the sides for which a
                             ** seat plays, a bit each */
  const int32_t *worth;      /* for them: NULL, or what each card counts for
                             ** who takes it; the host's */
  uint8_t dealer;
  uint8_t began_by;          /* who dealt when the round began */
  uint16_t round;            /* 1...; 0 before the first */
  uint32_t shuffles;         /* in this round */
  uint32_t draws;            /* of a script's random numbers in this round */
  uint32_t tricks[TN_SEATS]; /* won this round, by seat */
  tn_Set played[TN_SEATS];   /* to tricks in this round, by seat */
  uint16_t to_play;          /* tricks still to be played by tn_table_play */
  uint8_t until_wins;        /* or until this seat wins one; TN_NONE */
  bool stop_after_trick, stop_after_throw;
  tn_Format lead;            /* what was led to the trick, with `plays` */
  uint8_t forces;            /* of a throw that has failed: so many of its */
  uint8_t forced[TN_PLAY];   /* components can be beaten */
  uint32_t failed[TN_SEATS]; /* throws that failed in this round, by seat */
  bool supposed;  /* a world is played: what the tape says was possible, even if
                 ** it hung on cards that lie elsewhere in this world */
  uint8_t locked; /* > 0: a rule is being asked what is legal */
  uint8_t rules;  /* obligations */
  uint8_t rule[TN_RULES];       /* tn_Obligation */
  uint8_t once_empty[TN_RULES]; /* the pile that must be empty before it
                                ** binds, plus 1; 0: it binds always */
  uint16_t bound; /* obligations that have forbidden a card, a bit each; not
                  ** noted where random bots play all that is left at once */
  tn_Kinds named; /* the host's answer to TN_RULE_DUE */
  tn_Kinds named_by[TN_RULES]; /* what the host's rules answered last */
  bool answered;               /* `named` holds an answer */
  tn_Card last_dealt;
  uint8_t last_dealt_to; /* pile */
  tn_Exchange exchange;
  tn_Trick trick;
  tn_Question question;
  tn_Tape tape;
  tn_Ledger ledger;
  tn_Log log;
  uint32_t round_at;    /* the tape's byte where the round began */
  uint32_t round_read;  /* decisions before the round */
  uint32_t round_lines; /* ledger lines before the round */
  tn_Fixed *fixed;      /* NULL, or `fixes` of them; the host's */
  tn_Melding *melding;  /* NULL: a game without melds */
  uint8_t fixes;
  uint32_t deck_orders;      /* in deck_order, one after another; 0 means 1 */
  const tn_Card *deck_order; /* NULL, or the next shuffle's result, top first */
  tn_Pile *pile;
  void *block; /* one allocation: piles and their cards */
  size_t block_size;
} tn_Table;

/* Sets a table up: all cards in the stock, unshuffled.  False: no memory. */
bool tn_table_init(tn_Table *table, const tn_Setup *setup,
                   const tn_Memory *memory);

/*
** Makes the table as it was before its first round, for another match of the
** same setup with another seed.  What is fixed beforehand stays; the memory it
** has is used again.
*/
void tn_table_restart(tn_Table *table, uint64_t seed);

/* From now on shuffles and native bots' choices are those of another seed. */
void tn_table_reseed(tn_Table *table, uint64_t seed);

/*
** The table, as new, begins at round number `round`: the decisions and points
** before it are those that `from` has before its present round.  False: no
** memory; then the table is of no use until it is restarted.
*/
bool tn_table_start_at(tn_Table *table, uint16_t round, const tn_Table *from);

/*
** Makes the table as it was before its present round, which is number `round`:
** the decisions and points before it stay.  So the same round can be played
** over and over.
*/
void tn_table_rewind(tn_Table *table, uint16_t round);

/* Frees what the table owns; also right after a failed tn_table_init. */
void tn_table_free(tn_Table *table);

/* The pile of a seat's hand, and of a side's won tricks. */
#define tn_hand_pile(seat) ((uint8_t)(TN_HANDS + (seat)))
#define tn_won_pile(table, side)                                               \
  ((uint8_t)(TN_HANDS + (table)->players + (side)))

/* Begins the next round with this dealer: everything gathered, nobody out. */
void tn_table_begin_round(tn_Table *table, uint8_t dealer);

/* Puts all cards into the stock and shuffles it; a trick under way is given
** up. */
void tn_table_shuffle(tn_Table *table);

/* A player who has no cards leaves the round: no cards, no turn.  Somebody else
** is left, and no tricks are being played. */
void tn_table_sit_out(tn_Table *table, uint8_t seat);

/* The seat `n` places on from `seat` in turn, sitters-out included. */
uint8_t tn_table_seat(const tn_Table *table, uint8_t seat, int n);

/*
** Deals `n` cards to each player in packets, from the dealer's left; the
** stock holds enough.
*/
void tn_table_deal(tn_Table *table, int n, int packet);

/* The stock's top card goes to a pile; the stock is not empty. */
tn_Card tn_table_draw(tn_Table *table, uint8_t to);

/* One card goes from a pile to another; it is there. */
void tn_table_move(tn_Table *table, tn_Card card, uint8_t from, uint8_t to);

/*
** A card of a pile is shown to everyone.  Cards of a kind shown one after
** another, with nothing in between, are different cards.
*/
void tn_table_show(tn_Table *table, tn_Card card, uint8_t pile);

/* Everyone is told how many cards of these kinds a pile holds: the answer. */
int tn_table_count(tn_Table *table, uint8_t pile, tn_Kinds kinds);

/*
** Everyone is told how many cards stayed in a pile of those that came from
** another by the last moves, after cards have gone back there: the answer.
** -1, and nothing is told: the last moves were not between these two.
*/
int tn_table_kept(tn_Table *table, uint8_t pile, uint8_t other);

/* Points for a side.  False: no memory. */
bool tn_table_score(tn_Table *table, int side, int32_t points,
                    const char *reason);

/*
** Writes the cards that a seat has held this round, those in hand and those
** played, by kind; room for TN_CARDS; how many.
*/
int tn_table_held(const tn_Table *table, uint8_t seat, tn_Card *cards);

/* Tricks won this round by a side. */
int tn_table_side_tricks(const tn_Table *table, int side);

/*
** Asks `question`: the answer comes from the tape, from necessity, or from a
** native bot; else TN_ANSWER_DUE, and the host adds it to the tape and calls
** again.  Choices are the host's to look up: it calls tn_table_next_answer.
*/
tn_Need tn_table_ask_card(tn_Table *table, tn_Card *card);

/* The tape's next unread decision; false at its end. */
bool tn_table_next_answer(tn_Table *table, tn_Answer *answer);

/* Notes a decision of `seat`: adds it to the tape.  TN_DONE if it is noted. */
tn_Need tn_table_decide(tn_Table *table, uint8_t seat, tn_Answer answer);

/*
** 64 random bits for a native bot's next decision, the same if asked again:
** they hang on the seed and the decision's number.
*/
static inline uint64_t tn_table_bot_bits(const tn_Table *table) {
  return tn_mix(table->key, table->tape.read + (uint64_t)1);
}

/* The stream of those bits, from the next decision on. */
static inline tn_Random tn_table_bot_stream(const tn_Table *table) {
  return (tn_Random){table->key + table->tape.read * TN_STRIDE};
}

/*
** The same for a steady bot: they hang on the seed, the round, the seat, what
** is asked (`topic`, any number but 0) and how often that was asked before.
*/
uint64_t tn_steady_bits(const tn_Table *table, uint8_t seat, uint64_t topic,
                        uint32_t before);

/* Adds an event to a log that is on. */
void tn_log_write(tn_Table *table, tn_Event event);

/* Adds an event, if the log is on. */
static inline void tn_log_add(tn_Table *table, tn_Event event) {
  if (table->log.on)
    tn_log_write(table, event);
}

#endif
