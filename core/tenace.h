/* Tenace's core: cards, decks, piles, orders, tricks, scores.  MIT licence.
**
** The core knows cards and no game.  It never calls back, prints, opens a
** file or keeps a global: everything lives in objects that the host owns, so
** two matches may run in two threads.  What a host must decide (an answer, a
** rule written in a script) is returned as a `tn_Need`; the host answers and
** calls again.
**
** Conventions.  Seats, sides, suits and ranks count from 0.  A function that
** may run out of memory answers TN_NO_MEMORY (or NULL) and leaves its object
** as it was.  A broken precondition is an assertion.
*/
#ifndef tenace_h
#define tenace_h

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TN_VERSION "1.0.0"

#define TN_KINDS 64  /* different cards in a deck, at most */
#define TN_COPIES 4  /* copies of one card (packs), at most */
#define TN_CARDS 256 /* cards in a deck, at most */
#define TN_SUITS 4   /* suits in a deck, at most */
#define TN_RANKS 16  /* ranks in a suit, at most */
#define TN_SEATS 8   /* players at a table, at most */
#define TN_PILES 64  /* piles at a table, at most */
#define TN_RULES 12  /* obligations of a trick, at most */
#define TN_NAME 8    /* bytes of a card's name, its end included */
#define TN_ANSWER 63 /* one decision has fewer cards */
#define TN_TEXT 1024 /* and fewer bytes of text */

#define TN_NONE 0xFF  /* no card, no seat, no suit, no pile */
#define TN_TRUMPS 4   /* the group of all trumps (after the four suits) */
#define TN_NO_GROUP 5 /* the group of cards that follow nothing, win nothing */
#define TN_GROUPS 6


/*
** Memory.  The shape of Lua's allocator: `size` 0 frees; `block` NULL
** allocates; otherwise the block is resized.  NULL is "no memory", and then
** the old block is still there.
*/
typedef void *(*tn_Alloc)(void *host, void *block, size_t old, size_t size);

typedef struct tn_Memory {
  tn_Alloc alloc;
  void *host; /* handed back to `alloc`; the core never looks at it */
} tn_Memory;


/*
** Random.  SplitMix64: a stream is one 64-bit number, and any stream is
** reached at once from its name.  So the n-th shuffle of a round depends on
** the seed, the round and n alone, and a bot's choice on the decision's
** number, whatever happened in between.
*/
typedef struct tn_Random {
  uint64_t state;
} tn_Random;

/* What a stream is for.  Streams of different purpose never meet. */
typedef enum tn_Purpose {
  TN_SHUFFLE = 1, /* a: round, b: which shuffle of that round */
  TN_BOT,         /* native bots; read by the decision's number */
  TN_DEALER,      /* the first dealer */
  TN_SCRIPT,      /* what a rules file draws; a: round, b: decision */
  TN_WORLDS       /* a: seat, b: decision */
} tn_Purpose;

/* The stream of `seed` for a purpose and two numbers. */
tn_Random tn_random(uint64_t seed, tn_Purpose purpose, uint64_t a, uint64_t b);

/* The next 64 random bits. */
uint64_t tn_random_next(tn_Random *random);

/* A number from 0 to n - 1, each equally likely (bias below n / 2^64). n > 0 */
uint32_t tn_random_below(tn_Random *random, uint32_t n);

/* Puts `n` cards in random order: Fisher and Yates, four draws a word. */
void tn_random_shuffle(tn_Random *random, uint8_t *cards, size_t n);

/* 64 well-mixed bits of a key and a counter: a stream read at any place. */
static inline uint64_t tn_mix(uint64_t key, uint64_t counter) {
  uint64_t x = key + counter * UINT64_C(0x9E3779B97F4A7C15);
  x = (x ^ (x >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  x = (x ^ (x >> 27)) * UINT64_C(0x94D049BB133111EB);
  return x ^ (x >> 31);
}


/*
** Cards.  A card is its kind: suit and rank, or a joker, as an index into its
** deck (suits in the deck's order, ranks low to high, jokers last).  Identical
** cards of several packs have the same kind; how many there are is the
** business of sets and piles.
*/
typedef uint8_t tn_Card;

/* Some kinds, a bit each. */
typedef uint64_t tn_Kinds;

#define tn_kind(card) (UINT64_C(1) << (card))

/* How many kinds there are in `kinds`. */
static inline int tn_kinds_count(tn_Kinds kinds) {
  return __builtin_popcountll(kinds);
}

/* The lowest kind of a set that is not empty. */
static inline tn_Card tn_kinds_first(tn_Kinds kinds) {
  return (tn_Card)__builtin_ctzll(kinds);
}

/* The n-th kind, lowest first, counted from 0; n < tn_kinds_count. */
tn_Card tn_kinds_nth(tn_Kinds kinds, unsigned n);

/* One of the kinds (there are some), each equally likely, by random bits. */
tn_Card tn_kinds_pick(tn_Kinds kinds, uint64_t bits);


/*
** Deck.  A pack described: its suits and ranks, jokers, how many packs.
*/
typedef struct tn_Deck {
  uint8_t kinds;            /* different cards */
  uint8_t packs;            /* most copies of one kind, 1..TN_COPIES */
  uint8_t suits, ranks;     /* jokers belong to none of them */
  uint16_t cards;           /* all cards, copies counted */
  uint8_t suit[TN_KINDS];   /* of each kind; TN_NONE for a joker */
  uint8_t rank[TN_KINDS];   /* of each kind; TN_NONE for a joker */
  uint8_t copies[TN_KINDS]; /* of each kind */
  tn_Kinds of_suit[TN_SUITS];
  tn_Kinds jokers;
  tn_Kinds all;
  char suit_name[TN_SUITS];          /* 'C' */
  char rank_name[TN_RANKS][TN_NAME]; /* "10" */
  char name[TN_KINDS][TN_NAME];      /* "10C", "BJ" */
  tn_Card list[TN_CARDS];            /* every card, in the order of its kind */
} tn_Deck;

/* What is wrong with a deck's description, or with a card's text. */
typedef enum tn_DeckFault {
  TN_DECK_OK,
  TN_DECK_SUITS, /* none, more than TN_SUITS, or one named twice */
  TN_DECK_RANKS, /* none, more than TN_RANKS, or one named twice */
  TN_DECK_KINDS, /* more than TN_KINDS different cards */
  TN_DECK_PACKS, /* not 1..TN_COPIES */
  TN_DECK_CARD,  /* a card to leave out that is not there */
  TN_DECK_EMPTY, /* no card is left */
  TN_DECK_JOKERS /* a joker with a card's name, or with one too long */
} tn_DeckFault;

/*
** Describes a deck.  `suits` are letters ("CDHS"), `ranks` names separated by
** blanks, low to high ("2 3 ... K A"), `jokers` names or "", `out` cards left
** out of every pack ("2O 2C") or "".  One joker of each name a pack; a name
** said twice is two alike.  A fault leaves the deck undefined.
*/
tn_DeckFault tn_deck_init(tn_Deck *deck, const char *suits, const char *ranks,
                          const char *jokers, const char *out, int packs);

/*
** Reads a card: `QS`, `sq`, `10h`, `TH`, a suit's sign before or behind the
** rank.  TN_NONE if `text` (of `size` bytes) names no card of the deck.
*/
tn_Card tn_deck_read(const tn_Deck *deck, const char *text, size_t size);

/* The rank of that name, or TN_NONE. */
uint8_t tn_deck_rank(const tn_Deck *deck, const char *name, size_t size);

/* The suit of that letter, either case, or TN_NONE. */
uint8_t tn_deck_suit(const tn_Deck *deck, char letter);


/*
** Set.  Cards without order, of several packs: plane n holds the kinds of
** which there are more than n.  One pack uses plane 0 alone.
*/
typedef struct tn_Set {
  tn_Kinds plane[TN_COPIES];
} tn_Set;

/* How many cards of that kind. */
int tn_set_has(const tn_Set *set, tn_Card card);

/* How many cards in all. */
int tn_set_count(const tn_Set *set);

/* Puts a card in.  There is room for TN_COPIES of a kind. */
void tn_set_add(tn_Set *set, tn_Card card);

/* Takes a card out.  It is there. */
void tn_set_remove(tn_Set *set, tn_Card card);

/* Is every card of `part` in `set`, copies counted? */
bool tn_set_includes(const tn_Set *set, const tn_Set *part);

/* Writes the cards in the order of their kinds; room for TN_CARDS; how many */
int tn_set_list(const tn_Set *set, tn_Card *cards);


/*
** Order.  Which suit (group) each card counts as, and how high it is in it.
** A card beats another if it is higher in the same group, or a trump and the
** other is not.  Equal heights: the first played is better.
*/
typedef struct tn_Order {
  const tn_Deck *deck;
  uint8_t group[TN_KINDS];  /* a suit, TN_TRUMPS or TN_NO_GROUP */
  uint8_t height[TN_KINDS]; /* trumps stand above all others */
  uint8_t trump_suit;       /* the suit that became trumps, or TN_NONE */
  tn_Kinds of_group[TN_GROUPS];
  tn_Kinds above[TN_KINDS]; /* higher cards of the same group */
  uint8_t place[TN_KINDS];  /* in the group, the lowest 0; equal cards share
                            ** one: neighbours differ by 1 */
} tn_Order;

/* Every suit by the deck's ranks, no trumps, jokers worth nothing. */
void tn_order_init(tn_Order *order, const tn_Deck *deck);

/*
** Ranks from low to high, as indices into the deck's ranks.  Ranks not named
** stay below all the others in the deck's order.
*/
void tn_order_ranks(tn_Order *order, const uint8_t *ranks, int n);

/* A whole suit becomes trumps, by the ranks set so far. */
void tn_order_trump(tn_Order *order, uint8_t suit);

/*
** These cards become the highest trumps, all equal to each other and above
** those made so before.  No card twice.
*/
void tn_order_top(tn_Order *order, tn_Kinds cards);

/* These cards follow no suit and can never win. */
void tn_order_worthless(tn_Order *order, tn_Kinds cards);

/* Works out the masks.  To be called last, before the order is used. */
void tn_order_finish(tn_Order *order);

/* Does `a` beat `b` when the group `led` was led? */
bool tn_order_beats(const tn_Order *order, tn_Card a, tn_Card b, uint8_t led);

/* Which of `n` cards, played in this order, wins (0..n-1). */
int tn_order_winner(const tn_Order *order, const tn_Card *cards, int n);

/*
** The unbroken run of highest trumps, from the top down, that are all among the
** cards held, or all not (`with` says which); equal ones count once.  How many.
*/
int tn_order_run(const tn_Order *order, tn_Kinds held, bool *with);


/*
** Plays: several cards played at once.  The cards of a play count as one suit
** (a group of the order) and are read as components, the largest first:
**
**   width   copies of each card: 1 a single, 2 a pair, 3 a triple, 4 a quad
**   length  so many of them at neighbouring places of the order; of 2 or more
**           pairs a tractor, of triples or quads a bulldozer
**   top     the place of the highest
**
** Cards that can never win (TN_NO_GROUP) are a suit of their own here, all of
** them equal.
**
** One component is a lead of its own; several are a throw.  Reading takes what
** makes most cards first, of as many the wider, then quads, triples, pairs and
** singles, and from the top down.  Where equal cards stand at one place, a run
** takes the kind with the fewest copies that are enough, and of those the one
** that was named first.
**
** Answers.  A play is allowed if it can be divided so that each component of
** the lead, in order, gets the best answer for which the hand, less the cards
** given before, has the cards.  The answers to a component of n widths w, from
** the best to the worst: as many quads as w = 4 asks for, then for each that is
** missing a triple, then for each still missing a pair (two of them if w = 4);
** each number as high as possible before the next counts, and the longest runs
** before shorter ones, none of them longer than n.  Any cards fill it up.
**
** A set of cards is worked on by kinds, in planes, and by the places of a group
** as the bits of a word; subsets are never tried.  What a hand owes to one
** component, and whether it was given, takes a few dozen operations.  For a
** throw with several, its tractors and bulldozers (seldom more than two) are
** given in every way for which the play has room, what led nowhere being
** remembered; its quads, triples and pairs are only counted, by how many kinds
** the hand and the play hold how often: no more work than the square of their
** number.  Of a hand of 52 cards, throws of a dozen components with four runs
** were answered within a quarter of a millisecond.
*/
#define TN_PLAY 63 /* a play has fewer cards */

typedef struct tn_PlayRules { /* all zero: the usual ones */
  bool no_throws;             /* a lead is one component */
  bool any_pairs;             /* a tractor obliges to no shorter tractors */
  uint8_t pairs_first;   /* two neighbouring pairs answer two triples sooner
                          ** than 1: a triple and a pair; 2: two triples */
  bool kills_by_highest; /* the highest card says which kill is higher */
} tn_PlayRules;

typedef struct tn_Component {
  uint8_t width, length, top;
  uint8_t at; /* its first card in the format's list */
} tn_Component;

typedef struct tn_Format {
  uint8_t group;
  uint8_t cards, parts;
  tn_Component part[TN_PLAY]; /* the largest first */
  tn_Card card[TN_PLAY];      /* part by part, each from the top down */
} tn_Format;

/* What is wrong with a play. */
typedef enum tn_PlayFault {
  TN_PLAY_OK,
  TN_PLAY_SUITS,  /* a lead of several suits */
  TN_PLAY_THROWN, /* a lead of several components, where none are allowed */
  TN_PLAY_COUNT,  /* not as many cards as were led */
  TN_PLAY_SUIT,   /* cards of the suit led are left in the hand */
  TN_PLAY_FORMAT  /* the hand could answer the format better */
} tn_PlayFault;

/* Reads `n` cards (1..TN_PLAY - 1) as they were named; false if they are not
** all of one suit. */
bool tn_format_read(tn_Format *format, const tn_Order *order,
                    const tn_Card *cards, int n);

/* May the cards be led? */
tn_PlayFault tn_lead_check(const tn_PlayRules *rules, const tn_Format *format);

/*
** What a hand owes: the best answer to one component of the lead that the play
** did not give, and cards with which the hand could have given it.
*/
typedef struct tn_Owed {
  tn_Component part;         /* of the lead */
  uint8_t tuples[TN_COPIES]; /* [w - 1]: widths w among the answer */
  uint8_t run;               /* longest run of the widest; 0 or 1: none */
  bool sole;                 /* the hand has no others for it */
  uint8_t cards;             /* those of the answer, without what fills up */
  tn_Card card[TN_PLAY];
} tn_Owed;

/* May the play answer the lead?  `owed` (or NULL) says what to TN_PLAY_FORMAT;
** the hand has the play's cards. */
tn_PlayFault tn_follow_check(const tn_Order *order, const tn_PlayRules *rules,
                             const tn_Format *lead, const tn_Set *hand,
                             const tn_Set *play, tn_Owed *owed);

/*
** How high a play that answers a lead is, in a trick where the lead itself has
** the height of its first component's top: -1 if it cannot win.  A kill is
** higher than any card of the suit led.
*/
int tn_play_height(const tn_Order *order, const tn_PlayRules *rules,
                   const tn_Format *lead, const tn_Set *play);

/* Which of `n` plays of lead->cards cards each, one behind the other, wins. */
int tn_plays_winner(const tn_Order *order, const tn_PlayRules *rules,
                    const tn_Card *cards, int size, int n);

/*
** The components of a throw that must be played instead, since another hand has
** a higher one: for each width and length the lowest of those that can be
** beaten.  Their numbers; none if the throw stands.
*/
int tn_throw_forced(const tn_Order *order, const tn_Format *format,
                    const tn_Set *const *hands, int n, uint8_t *parts);

/*
** One of the leads of a hand by random: first its sort (single, pair, triple,
** quad, tractor, bulldozer; one time in twenty a throw), then each of that sort
** equally likely.  `only` says if nothing else can be led.
*/
tn_Set tn_lead_random(const tn_Order *order, const tn_PlayRules *rules,
                      const tn_Set *hand, tn_Random *random, bool *only);

/*
** A random legal answer.  Every legal answer can come up.  All are equally
** likely when the hand runs out of the suit, or when two packs answer one
** component.  `only`: there is no other.
*/
tn_Set tn_follow_random(const tn_Order *order, const tn_PlayRules *rules,
                        const tn_Format *lead, const tn_Set *hand,
                        tn_Random *random, bool *only);

/*
** Writes the leads of one component, single cards first; room for `room` sets.
** How many there are, listed or not; those after ten thousand are not counted.
*/
int tn_leads_list(const tn_Order *order, const tn_Set *hand, tn_Set *list,
                  int room);

/*
** Writes the allowed answers; room for `room` sets.  How many there are, listed
** or not; less than 0: so many, or more.
*/
double tn_follows_list(const tn_Order *order, const tn_PlayRules *rules,
                       const tn_Format *lead, const tn_Set *hand, tn_Set *list,
                       int room);


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
** Ledger.  Points by side, each line with its reason.  It owns its lines and
** copies the reasons.
*/
typedef struct tn_Line {
  int32_t points;
  uint32_t reason; /* where its text starts in `text` */
  uint16_t round;  /* 1... */
  uint8_t side;
} tn_Line;

typedef struct tn_Ledger {
  tn_Line *lines;
  char *text; /* the reasons, each ended by a zero byte */
  uint32_t used, room, text_used, text_room;
  int64_t total[TN_SEATS];
} tn_Ledger;

/* Adds a line; false if there was no memory. */
bool tn_ledger_add(tn_Ledger *ledger, const tn_Memory *memory, int round,
                   int side, int32_t points, const char *reason);

/* Forgets all lines from number `n` on. */
void tn_ledger_cut(tn_Ledger *ledger, uint32_t n);

void tn_ledger_free(tn_Ledger *ledger, const tn_Memory *memory);


/*
** Tape.  The decisions of a match in order, in bytes.  Everything else about
** a match follows from its rules, its seed and these.  A tape is read from
** `at`; at its end the players are asked, and what they answer is added.
*/
typedef enum tn_AnswerKind {
  TN_CARD_ANSWER, /* one card: one byte */
  TN_CARDS_ANSWER,
  TN_TEXT_ANSWER
} tn_AnswerKind;

typedef struct tn_Answer {
  uint8_t kind;      /* tn_AnswerKind */
  bool forced;       /* nothing else was possible; given by the engine */
  uint16_t size;     /* cards or bytes */
  tn_Card card;      /* of a TN_CARD_ANSWER */
  const void *bytes; /* cards or text; inside the tape until that grows */
} tn_Answer;

typedef struct tn_Tape {
  uint8_t *bytes;
  uint32_t used, room; /* bytes */
  uint32_t at;         /* the next decision to be read */
  uint32_t read;       /* decisions before `at` */
  uint32_t limit;      /* decisions allowed before the round is too long */
} tn_Tape;

/* Writes a decision at the end, to be read there.  False: no memory. */
bool tn_tape_write(tn_Tape *tape, const tn_Memory *memory, tn_Answer answer);

/* Writes a decision at the end and counts it as read.  False: no memory. */
bool tn_tape_add(tn_Tape *tape, const tn_Memory *memory, tn_Answer answer);

/* Makes room for `size` bytes more.  False: no memory. */
bool tn_tape_reserve(tn_Tape *tape, const tn_Memory *memory, size_t size);

/* The decision at byte `at`; where the next one starts is left in `next`. */
tn_Answer tn_tape_get(const tn_Tape *tape, uint32_t at, uint32_t *next);

/* Are these bytes whole decisions, as a tape has them? */
bool tn_tape_whole(const void *bytes, size_t size);

/* Puts whole decisions behind the end, unread.  False: no memory. */
bool tn_tape_load(tn_Tape *tape, const tn_Memory *memory, const void *bytes,
                  size_t size);

/* Puts the decisions of another tape, from byte `at` to before byte `end`,
** behind the end, unread.  False: no memory. */
bool tn_tape_copy(tn_Tape *tape, const tn_Memory *memory, const tn_Tape *from,
                  uint32_t at, uint32_t end);

/* Where decision number `n` (from 0) starts, or `used` if there are fewer. */
uint32_t tn_tape_find(const tn_Tape *tape, uint32_t n);

void tn_tape_free(tn_Tape *tape, const tn_Memory *memory);


/*
** Log.  What happened at the table, card by card, for who wants to know: what
** a player has seen and can know is derived from it.  Kept only when switched
** on, since most matches are never looked at.
*/
typedef enum tn_Happening {
  TN_ROUND_BEGAN, /* card: the dealer's seat; kinds: the round's number */
  TN_GATHERED,    /* all cards are in the stock, in a new order */
  TN_MOVED,       /* card went from pile `from` to pile `to` */
  TN_SHOWN,       /* card, in pile `from`, was shown to `seen` */
  TN_LACKED,      /* pile `from` was seen to hold no more than `card` of each
                  ** of `kinds`; mostly none */
  TN_DECIDED,     /* seat `card` made decision number `decision` */
  TN_WON,         /* seat `card` won the trick; `kinds` is the cards in it */
  TN_SCORED,      /* ledger line number `kinds` */
  TN_ROUND_ENDED, /* round number `kinds`; `to`: the match is over */
  TN_NOTED,       /* the host's own note number `kinds` */
  TN_COUNTED,     /* pile `from` was seen to hold `card` cards of `kinds` */
  TN_KEPT,        /* of the cards that had come from pile `to` to pile `from`
                  ** when the last went back, it was seen that `card` stayed */
  TN_THROWN       /* the throw of seat `card` has failed: the `kinds` cards last
                  ** shown were taken back */
} tn_Happening;

typedef struct tn_Event {
  uint8_t what; /* tn_Happening */
  tn_Card card;
  uint8_t from, to;  /* piles */
  uint8_t seen;      /* the seats that saw the card's face, a bit each */
  uint8_t secret;    /* a move made by the last decision before it */
  bool drawn;        /* a move off the top of the stock, as all think: a card
                      ** that was fixed beforehand comes from anywhere */
  uint16_t place;    /* of a card that moved or was shown: where in `from` it
                      ** was, from the bottom; 0 in hands and in the trick */
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
** Melds.  Cards that lie together on the table: a set of one rank, a run of one
** suit, or wild cards alone, with wild cards in them under limits.  Each meld
** is a pile; each belongs to the side that laid it.  What makes a meld, and
** how a turn goes, is told by rules that the host fills in.
*/
#define TN_MELDS 48 /* melds on the table, at most */
#define TN_ROW 20   /* ranks in the row of which runs are made, at most */
#define TN_SORTS 8  /* sorts of wild cards, at most */
#define TN_PARTS 16 /* groups of cards melded in one move, at most */

typedef struct tn_MeldRules {
  const tn_Deck *deck;
  tn_Kinds wild;          /* stand for others */
  tn_Kinds sets, runs;    /* natural cards of which they are made */
  tn_Kinds last;          /* melded only by who goes out with it, no wild */
  tn_Kinds aside;         /* lie down by themselves */
  tn_Kinds freezes;       /* freeze the discard pile while they are in it */
  uint8_t row[TN_ROW];    /* ranks of runs from low to high; one may stand */
  uint8_t row_size;       /* there twice */
  uint8_t least, most;    /* cards in a meld */
  uint8_t naturals;       /* natural cards in a meld, at least, */
  uint8_t per_wild;       /* and for each wild card */
  uint8_t most_wild;      /* wild cards in a meld, at most */
  uint8_t wild_least;     /* cards in a meld of wild cards; 0: there is none */
  uint8_t wild_most;      /* the same, at most */
  uint8_t full;           /* cards that make a meld full; 0: none is */
  uint8_t full_to_go_out; /* full melds that a side needs to go out */
  bool one_of_a_rank;     /* a side has one meld of a rank, and adds to it */
  bool different_suits;   /* no suit twice in a set */
  bool by_all;            /* all add to any meld, not only its side */
  bool whole;             /* the discard pile is taken whole */
  bool before_first;      /* even by a side that has not melded */
  bool keeps_taken;       /* the top card taken is not discarded at once */
  uint8_t discard;        /* the discard pile, or TN_NONE */
  uint8_t place;          /* the pile of the first meld, */
  uint8_t places;         /* and how many there are for melds */
  uint8_t aside_pile;     /* the first side's pile of what lies down itself */
  int32_t points[TN_KINDS];
  tn_Kinds of_rank[TN_RANKS]; /* tn_meld_rules_finish: of `sets` */
  tn_Kinds sort[TN_SORTS];    /* the wild cards, by rank or joker */
  uint8_t sorts;
} tn_MeldRules;

/* What is wrong with rules about melds. */
typedef enum tn_MeldRulesFault {
  TN_MELD_RULES_OK,
  TN_MELD_RULES_SORTS, /* more than TN_SORTS sorts of wild cards */
  TN_MELD_RULES_JOKER, /* a joker among natural cards: it has no rank */
  TN_MELD_RULES_ROW    /* a row of more than TN_ROW ranks, or one of none */
} tn_MeldRulesFault;

/*
** Works out the rest of the rules.  The cards are of the deck.  What is wild is
** no natural card, and what is melded last goes into no set and no run,
** whatever else they are named for.  A fault leaves the rules undefined.
*/
tn_MeldRulesFault tn_meld_rules_finish(tn_MeldRules *rules);

typedef enum tn_MeldKind { TN_NO_MELD, TN_SET, TN_RUN, TN_WILD } tn_MeldKind;

/* A meld as it was judged. */
typedef struct tn_Meld {
  uint8_t kind;           /* tn_MeldKind */
  uint8_t rank;           /* of a set; TN_NONE of others */
  uint8_t suit;           /* of a run; TN_NONE of others */
  uint8_t low;            /* of a run: where in the row it begins */
  uint8_t naturals, wild; /* cards in it */
  bool last;              /* a set of what is melded only last */
} tn_Meld;

/* Why cards are no meld, or a move is not allowed. */
typedef enum tn_MeldFault {
  TN_MELD_GOOD,
  TN_MELD_NO_CARDS,  /* a group has none, or there are too many groups */
  TN_MELD_CARD,      /* `card` is melded in no way */
  TN_MELD_MIXED,     /* neither one rank nor a row */
  TN_MELD_SUITS,     /* a suit twice in a set */
  TN_MELD_FEW,       /* n cards, `need` are a meld */
  TN_MELD_MANY,      /* n cards, `need` at most */
  TN_MELD_ALL_WILD,  /* wild cards alone are none */
  TN_MELD_MOST_WILD, /* n wild cards, `need` at most */
  TN_MELD_NATURALS,  /* n natural cards, `need` at least */
  TN_MELD_PER_WILD,  /* n natural cards, `need` for so many wild ones */
  TN_MELD_LAST_WILD, /* no wild card goes with `card` */
  TN_MELD_NOT_HELD,  /* `card` is not in the hand */
  TN_MELD_NOT_THERE, /* no meld there to which the player may add */
  TN_MELD_NO_ROOM,   /* too many melds on the table */
  TN_MELD_NOT_LAST,  /* `card` is melded only by who goes out with it */
  TN_MELD_OVER,      /* such a meld was the last */
  TN_MELD_FIRST,     /* counts n, the side's first meld must count `need` */
  TN_TAKE_NOTHING,   /* the discard pile is empty */
  TN_TAKE_TOP,       /* its top, `card`, cannot be taken */
  TN_TAKE_FROZEN,    /* frozen, and n naturals of the rank go with the top */
  TN_TAKE_UNOPENED,  /* the side has not melded; n naturals go with the top */
  TN_TAKE_NOT_YET,   /* a side that has not melded may not take it */
  TN_TAKE_WITH,      /* the cards said do not go with the top */
  TN_TAKE_ONE,       /* one card may not be taken for the only one in hand */
  TN_DRAW_NONE,      /* the stock is gone */
  TN_PASS_STOCK,     /* there is a stock to draw from */
  TN_END_FULL,       /* n full melds, `need` to be left without cards */
  TN_END_KEEP,       /* the partner said no: a card must be kept */
  TN_END_OUT,        /* the partner said yes: the player must go out */
  TN_OUT_NOT_ASKED,  /* nobody is there to be asked, or was asked already, or
                      ** it is too late in the turn */
  TN_OUT_NEVER,      /* the player cannot go out in this turn */
  TN_DISCARD_TAKEN,  /* `card` was taken in this turn */
  TN_MOVE_STAGE      /* not the time for such a move */
} tn_MeldFault;

typedef struct tn_MeldWhy {
  uint8_t fault; /* tn_MeldFault */
  tn_Card card;
  uint8_t rank; /* that it is about, or TN_NONE */
  uint8_t wild; /* wild cards in question */
  int n, need;
} tn_MeldWhy;

/* Are the cards a meld?  If not, `why` says what is wrong. */
bool tn_meld_judge(const tn_MeldRules *rules, const tn_Set *cards,
                   tn_Meld *meld, tn_MeldWhy *why);

/* What cards count. */
int32_t tn_meld_points(const tn_MeldRules *rules, const tn_Set *cards);

/*
** Writes a meld's cards as they lie: naturals before wild cards, and in a run
** each where it stands.  Room for TN_CARDS; how many.
*/
int tn_meld_list(const tn_MeldRules *rules, const tn_Set *cards, tn_Card *list);

/* What lies at one place for melds. */
typedef struct tn_MeldPlace {
  uint8_t side;
  uint8_t kind;           /* tn_MeldKind */
  uint8_t naturals, wild; /* cards */
} tn_MeldPlace;

/* What a player may do in a turn, one after the other. */
typedef enum tn_MeldStage {
  TN_NO_STAGE,
  TN_STAGE_DRAW,   /* draw, or take the discard pile */
  TN_STAGE_MELD,   /* meld, until it is done */
  TN_STAGE_DISCARD /* discard a card */
} tn_MeldStage;

typedef enum tn_Leave { TN_UNASKED, TN_LEAVE_YES, TN_LEAVE_NO } tn_Leave;

#define TN_WILD_SLOT TN_RANKS       /* of melds of wild cards, in `at` */
#define TN_LAST_SLOT (TN_RANKS + 1) /* of the last meld */

/* The melds of a table, and the turn of who is melding. */
typedef struct tn_Melding {
  const tn_MeldRules *rules; /* must outlive */
  uint8_t used;              /* places that have a meld */
  uint8_t before;            /* the same, when the turn began */
  uint8_t seat;              /* whose turn it is */
  uint8_t partner;           /* whom that player may ask, or TN_NONE */
  tn_Card taken;             /* into the hand in this turn, or TN_NONE */
  uint8_t leave;             /* tn_Leave: what the partner said */
  uint8_t melded;            /* seats that melded in turns before, a bit each */
  bool melds;                /* the player has melded in this turn, */
  bool adds;                 /* also to melds that lay there before it, */
  bool acts;                 /* otherwise than with the pile taken, */
  bool over;                 /* what may only be the last meld */
  bool opened[TN_SEATS];     /* by side: has melded in this round */
  int16_t first[TN_SEATS];   /* what a side's first meld must count */
  uint8_t full[TN_SEATS];    /* full melds by side */
  uint8_t at[TN_SEATS][TN_RANKS + 2]; /* a side's place for each rank, if it
                                      ** has one of each; TN_NONE: none yet */
  tn_MeldPlace place[TN_MELDS];
} tn_Melding;


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
  TN_ASK_PLAY,  /* from `least` to `most` cards at once, to the trick */
  TN_ASK_FORCED /* which component of a throw that failed is to be led */
} tn_QuestionKind;

typedef struct tn_Question {
  uint8_t kind; /* tn_QuestionKind */
  uint8_t seat;
  uint8_t from; /* pile, or TN_NONE */
  uint8_t to;   /* pile that the cards go to unseen, or TN_NONE */
  int32_t least, most;
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

enum { TN_STOCK, TN_TRICK, TN_HANDS }; /* the first piles; then hands, won */

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
#define tn_own_pile(table, n)                                                  \
  ((uint8_t)(TN_HANDS + (table)->players + (table)->sides + (n)))

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
** another, after cards have gone back there in their place.
*/
void tn_table_kept(tn_Table *table, uint8_t pile, uint8_t other, int n);

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

/*
** The same for a steady bot: they hang on the seed, the round, the seat, what
** is asked (`topic`, any number but 0) and how often that was asked before.
*/
uint64_t tn_steady_bits(const tn_Table *table, uint8_t seat, uint64_t topic,
                        uint32_t before);

/*
** May the player in turn play these cards, where several are played at once?
** TN_PLAY_OK; else what is wrong, and with TN_PLAY_FORMAT what is owed (or
** NULL).  The hand has them.
*/
tn_PlayFault tn_trick_check(const tn_Table *table, const tn_Card *cards, int n,
                            tn_Owed *owed);

/* The cards that component `nth` of those forced consists of; how many. */
int tn_forced_cards(const tn_Table *table, int nth, tn_Card *cards);

/* Sets the question for a play of the player in turn, who has enough cards. */
void tn_trick_ask(tn_Table *table);

/* A play that a random bot would make; `only`: nothing else is allowed. */
tn_Set tn_trick_random(const tn_Table *table, tn_Random *random, bool *only);

/* The player in turn plays some cards of the hand at once, and they are
** allowed; a throw stands. */
void tn_trick_play_cards(tn_Table *table, const tn_Card *cards, int n);

/* Begins a trick led by `leader`; no other has cards in it. */
void tn_trick_begin(tn_Table *table, uint8_t leader);

/*
** The cards that the player in turn may play: `legal`, with the obligation
** that binds in trick.binds.  TN_RULE_DUE if a rule of the host's must be
** asked first (set `named` and `answered`, then call again); else TN_DONE.
*/
tn_Need tn_trick_legal(tn_Table *table, tn_Kinds *legal);

/* What the obligation numbered `rule` names, of all cards; not TN_RULE. */
tn_Kinds tn_trick_names(const tn_Table *table, int rule);

/* The player in turn plays a card of the hand. */
void tn_trick_play(tn_Table *table, tn_Card card);

/* All have played: the winner takes the trick.  The winner's seat. */
uint8_t tn_trick_end(tn_Table *table);

/*
** Sets up `n` tricks led by `leader`, for tn_table_play.  Everyone who takes
** part has as many cards, at least; where several are played at once all have
** the same number.  Whoever moves cards between two tricks keeps it so.  Set
** `until_wins` after that, if no more is played once a seat has won a trick.
*/
void tn_table_lead(tn_Table *table, uint8_t leader, int n);

/* Plays until something is needed.  Called again after each need; after
** TN_THROW_FAILED the hands are as they were. */
tn_Need tn_table_play(tn_Table *table);


/*
** Moves of a turn with melds.
*/
typedef enum tn_MeldVerb {
  TN_DO_DRAW,
  TN_DO_PASS, /* no stock to draw from, and the pile is not taken */
  TN_DO_TAKE, /* part 0 goes with the top card, the others are a first meld */
  TN_DO_MELD,
  TN_DO_DONE,    /* no more melds */
  TN_DO_DISCARD, /* `card` */
  TN_DO_ASK      /* may I go out? */
} tn_MeldVerb;

typedef struct tn_MeldPart {
  tn_Set cards;
  uint8_t place; /* that it is added to, or TN_NONE: as it fits best */
} tn_MeldPart;

typedef struct tn_MeldMove {
  uint8_t verb; /* tn_MeldVerb */
  uint8_t parts;
  tn_Card card;
  tn_MeldPart part[TN_PARTS];
} tn_MeldMove;

/* The turn of a player begins. */
void tn_meld_turn(tn_Table *table, uint8_t seat);

/*
** May the player whose turn it is make the move at this stage?  If so each part
** has been given its place.  If not, `why` says why.
*/
bool tn_meld_allows(const tn_Table *table, tn_MeldStage stage,
                    tn_MeldMove *move, tn_MeldWhy *why);

/* The kinds that may be discarded, if the turn may end so. */
tn_Kinds tn_meld_discards(const tn_Table *table);

/* Makes a move that is allowed; not TN_DO_DRAW, _PASS, _DONE or _ASK. */
void tn_meld_do(tn_Table *table, const tn_MeldMove *move);

/*
** Lists the moves of a stage that are worth telling apart, in a fixed order:
** writes up to `room` of them from number `skip` on, and answers how many there
** are in all.  Those that meld come first.  There may be others: several groups
** at once, and other cards that count the same; a list ends after thousands.
** With `melding`, only those that meld.
*/
int tn_meld_moves(const tn_Table *table, tn_MeldStage stage, bool melding,
                  int skip, tn_MeldMove *moves, int room);

/*
** What lies down by itself goes from a hand to its side's pile; `draw` says
** whether as many cards are drawn.  False: the stock ended so, and the last
** card that was drawn lay down.
*/
bool tn_meld_lay_down(tn_Table *table, uint8_t seat, bool draw);

/* Is the discard pile frozen? */
bool tn_meld_frozen(const tn_Table *table);

/* Can the player whose turn it is go out in it? */
bool tn_meld_can_go_out(const tn_Table *table);

/* Has who just went out melded all in this one turn, a full meld among it? */
bool tn_meld_concealed(const tn_Table *table, uint8_t seat);

/* Adds an event to a log that is on. */
void tn_log_write(tn_Table *table, tn_Event event);

/* Adds an event, if the log is on. */
static inline void tn_log_add(tn_Table *table, tn_Event event) {
  if (table->log.on)
    tn_log_write(table, event);
}


/*
** Knowledge.  What one player can know of the cards, worked out from the log of
** the round: for each card, the piles that it may be in.  And worlds: ways for
** all cards to lie that the player cannot tell from the true one, down to the
** order of the deck and the secret answers, so that the round can be played
** again in that world.
**
** A knowledge depends on nothing that its player has not seen.  It is of the
** moment when it was made, and needs the table no longer, only its deck.
*/
typedef struct tn_Knowledge tn_Knowledge;

/*
** What `seat` knows now; what all know, if it is TN_NONE.  The table's log has
** been on since before the round began, if one has.  NULL: no memory, for this
** or for the log.
*/
tn_Knowledge *tn_knowledge_new(const tn_Table *table, uint8_t seat,
                               const tn_Memory *memory);

void tn_knowledge_free(tn_Knowledge *knowledge);

/* May a card of that kind be in a pile? */
bool tn_knowledge_may(const tn_Knowledge *knowledge, tn_Card card,
                      uint8_t pile);

/* How many cards of that kind are known to be in a pile. */
int tn_knowledge_sure(const tn_Knowledge *knowledge, tn_Card card,
                      uint8_t pile);

/* A card that everyone has seen, and the piles it may be in, a bit each. */
typedef struct tn_Shown {
  tn_Card card;
  uint64_t piles;
} tn_Shown;

/*
** Writes the cards that everyone has been shown, and that are where not all can
** see them now, by kind; room for TN_CARDS; how many.
*/
int tn_knowledge_shown(const tn_Knowledge *knowledge, tn_Shown *shown);

/* What a player answered in secret, as it would be in a world. */
typedef struct tn_Secret {
  uint32_t decision;    /* its number in the round, from 0 */
  uint8_t n;            /* cards */
  const tn_Card *cards; /* in the order in which they went */
} tn_Secret;

/* A world, inside its knowledge until the next is made. */
typedef struct tn_World {
  const tn_Card *order;    /* of the deck, top first, for each shuffle */
  uint32_t orders;         /* for tn_Table's deck_order and deck_orders */
  const uint8_t *where;    /* the pile of each card in deck.list, now */
  const tn_Secret *secret; /* in the order of their decisions */
  uint32_t secrets;
  uint32_t tries; /* beginnings that led nowhere */
} tn_World;

/*
** Makes a world.  Cards that the player cannot tell apart by what was seen are
** equally likely to lie in each other's place.  False if no world was found,
** which means that the log says what cannot be.
*/
bool tn_world_sample(tn_Knowledge *knowledge, tn_Random *random,
                     tn_World *world);

/*
** Writes the world's secret answers over the true ones, on a tape whose next
** decision is the round's first.  False if one of those is no list of as many
** cards; then the host has to replace it.
*/
bool tn_world_write(const tn_World *world, tn_Tape *tape);

/*
** Have the rounds at two tables looked alike to a seat, or to all (TN_NONE)?
** The order of cards that went the same way one after another does not matter;
** what a host's notes say is the host's to compare.
*/
bool tn_seen_alike(const tn_Table *a, const tn_Table *b, uint8_t seat);

#endif
