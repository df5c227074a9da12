/*
** Cards: one card, a deck, a set of cards, and the order that says which card
** beats which.
*/
#ifndef tenace_cards_h
#define tenace_cards_h

#include "tenace/base.h"

TN_BEGIN

/*
** Cards.  A card is its kind: suit and rank, or a joker, as an index into its
** deck.  Kinds are numbered suit by suit in the deck's order, within a suit
** from the lowest rank up, jokers last.  Identical cards of several packs have
** the same kind.  Sets and piles say how many of a kind they hold.
*/
typedef uint8_t tn_Card;

/* Some kinds, a bit each.  Hosts need not align memory to 16 bytes. */
#ifdef TN_WIDE
__extension__ typedef unsigned __int128 tn_Kinds __attribute__((aligned(8)));
#else
typedef uint64_t tn_Kinds;
#endif

#define tn_kind(card) ((tn_Kinds)1 << (card))

/* The kinds above the first 64, and those. */
static inline uint64_t tn_kinds_high(tn_Kinds kinds) {
#ifdef TN_WIDE
  return (uint64_t)(kinds >> 64);
#else
  (void)kinds;
  return 0;
#endif
}

static inline uint64_t tn_kinds_low(tn_Kinds kinds) { return (uint64_t)kinds; }

/* How many bits are set.  A compiler that may use no instruction for it would
** call a function. */
static inline int tn_bits_count(uint64_t bits) {
  bits -= bits >> 1 & UINT64_C(0x5555555555555555);
  bits = (bits & UINT64_C(0x3333333333333333)) +
         (bits >> 2 & UINT64_C(0x3333333333333333));
  bits = (bits + (bits >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
  return (int)(bits * UINT64_C(0x0101010101010101) >> 56);
}

/* How many kinds there are in `kinds`. */
static inline int tn_kinds_count(tn_Kinds kinds) {
  int n = tn_bits_count(tn_kinds_low(kinds));
#ifdef TN_WIDE
  n += tn_bits_count(tn_kinds_high(kinds));
#endif
  return n;
}

/* The lowest kind of a set that is not empty. */
static inline tn_Card tn_kinds_first(tn_Kinds kinds) {
  uint64_t low = tn_kinds_low(kinds);
#ifdef TN_WIDE
  if (!low)
    return (tn_Card)(64 + __builtin_ctzll(tn_kinds_high(kinds)));
#endif
  return (tn_Card)__builtin_ctzll(low);
}

/* The n-th kind, counted from 0 and from the lowest; TN_NONE if there are no
** more than n. */
tn_Card tn_kinds_nth(tn_Kinds kinds, unsigned n);

/* One kind of some, by random bits; TN_NONE out of none.  Each is equally
** likely. */
tn_Card tn_kinds_pick(tn_Kinds kinds, uint64_t bits);


/* Deck.  The description of a pack: suits, ranks, jokers, and how many packs
** there are. */
typedef struct tn_Deck {
  uint8_t kinds;            /* different cards */
  uint8_t packs;            /* most copies of one kind, 1..TN_COPIES */
  uint8_t suits, ranks;     /* jokers belong to none of them */
  uint16_t cards;           /* all cards, copies counted */
  uint8_t suit[TN_KINDS];   /* of each kind; TN_NONE for a joker */
  uint8_t rank[TN_KINDS];   /* of each kind; TN_NONE for a joker */
  uint8_t copies[TN_KINDS]; /* of each kind */
  tn_Kinds of_suit[TN_SUITS];
  tn_Kinds of_rank[TN_RANKS];
  tn_Kinds jokers;
  tn_Kinds all;
  char suit_name[TN_SUITS];          /* 'C' */
  char rank_name[TN_RANKS][TN_NAME]; /* "10" */
  char name[TN_KINDS][TN_NAME];      /* "10C", "BJ" */
  uint8_t named[TN_NAMED];           /* a card plus one, by its name */
  tn_Card list[TN_CARDS];            /* every card, in the order of its kind */
  uint8_t tags;
  char tag_name[TN_TAGS][TN_TAG];
  tn_Kinds of_tag[TN_TAGS];
} tn_Deck;

/* What is wrong with a deck's description, or with a card's text. */
typedef enum tn_DeckFault {
  TN_DECK_OK,
  TN_DECK_SUITS, /* none, more than TN_SUITS, or one named twice */
  TN_DECK_RANKS, /* none, more than TN_RANKS, or one named twice */
  TN_DECK_KINDS, /* more than TN_KINDS different cards */
  TN_DECK_PACKS, /* not 1..TN_COPIES */
  TN_DECK_CARD,  /* a card to leave out that is not there */
  TN_DECK_EMPTY, /* no card is left, or there is no deck */
  TN_DECK_JOKERS /* a joker with a card's name, or with one too long */
} tn_DeckFault;

/*
** Describes a deck.  `suits` are letters ("CDHS").  `ranks` are names separated
** by blanks, low to high ("2 3 ... K A").  `jokers` are names or "".  `out`
** are the cards left out of every pack ("2O 2C") or "".  Either may be NULL.
** Each pack has one joker for each name; a name given twice means two identical
** jokers.  After a fault the deck is undefined.
*/
tn_DeckFault tn_deck_init(tn_Deck *deck, const char *suits, const char *ranks,
                          const char *jokers, const char *out, int packs);

/* Sets how many copies of each kind there are, 1..TN_COPIES each; the most may
** be fewer or more than the packs given before. */
tn_DeckFault tn_deck_copies(tn_Deck *deck, const uint8_t *copies);

/* Names something that is printed on these cards.  False: the name is too long
** or there, there are too many, or the deck does not have all these cards. */
bool tn_deck_tag(tn_Deck *deck, const char *name, tn_Kinds kinds);

/* The number of the tag of that name, or TN_NONE. */
uint8_t tn_deck_find_tag(const tn_Deck *deck, const char *name);

/* Reads a card: `QS`, `sq`, `10h`, `TH`, or a suit's sign before or after the
** rank.  `text` has `size` bytes.  TN_NONE if it names no card of the deck. */
tn_Card tn_deck_read(const tn_Deck *deck, const char *text, size_t size);

/* The rank of that name, or TN_NONE. */
uint8_t tn_deck_rank(const tn_Deck *deck, const char *name, size_t size);

/* The suit of that letter, either case, or TN_NONE. */
uint8_t tn_deck_suit(const tn_Deck *deck, char letter);


/* Set.  Cards without order, of one or several packs.  Plane n holds the kinds
** of which there are more than n cards.  A single pack uses plane 0 alone. */
typedef struct tn_Set {
  tn_Kinds plane[TN_COPIES];
} tn_Set;

/* How many cards of that kind; 0 of one that no deck has. */
int tn_set_has(const tn_Set *set, tn_Card card);

/* How many cards in all. */
int tn_set_count(const tn_Set *set);

/* Puts a card in.  False: the set holds TN_COPIES of its kind, or no deck has
** such a card. */
bool tn_set_add(tn_Set *set, tn_Card card);

/* Takes a card out.  False: the set does not hold it. */
bool tn_set_remove(tn_Set *set, tn_Card card);

/* Is every card of `part` in `set`, copies counted? */
bool tn_set_includes(const tn_Set *set, const tn_Set *part);

/* Writes the cards in the order of their kinds; there is room for TN_CARDS, and
** no more are written.  Answers how many were. */
int tn_set_list(const tn_Set *set, tn_Card *cards);


/*
** Order.  It says which group each card counts as (a suit, or trumps), and how
** high the card is in its group.  A card beats another if it is higher in the
** same group, or if it is a trump and the other is not.  Of two equally high
** cards the first one played is better, but for those in `later`.
*/
typedef struct tn_Order {
  const tn_Deck *deck;
  uint8_t group[TN_KINDS];   /* a suit, TN_TRUMPS or TN_NO_GROUP */
  uint8_t height[TN_KINDS];  /* trumps are above all others */
  uint8_t to_beat[TN_KINDS]; /* what must be exceeded to beat the card: its
                             ** height, or for those in `later` 1 less */
  tn_Kinds later;            /* of two as high, the later one wins */
  uint8_t trump_suit;        /* the suit that became trumps, or TN_NONE */
  tn_Kinds of_group[TN_GROUPS];
  tn_Kinds above[TN_KINDS]; /* the higher cards of its group */
  uint8_t place[TN_KINDS];  /* in the group, from 0 for the lowest; equal
                            ** cards share a place, and neighbours differ by
                            ** 1 */
} tn_Order;

/* The plain order: every suit by the deck's ranks, no trumps, jokers worth
** nothing.  False: the deck has no cards.  All functions below answer false,
** and leave the order as it was, if it was not begun so, or if a card, rank or
** suit is not one of its deck. */
bool tn_order_init(tn_Order *order, const tn_Deck *deck);

/* Sets the ranks from low to high, as indices into the deck's ranks.  Ranks
** that are not named stay below all of them, in the deck's order.  False: a
** rank that the deck does not have, or more than TN_RANKS. */
bool tn_order_ranks(tn_Order *order, const uint8_t *ranks, int n);

/* Makes a whole suit trumps, by the ranks set so far. */
bool tn_order_trump(tn_Order *order, uint8_t suit);

/* Makes these cards the highest trumps: above all trumps so far, and equal to
** each other.  No card twice.  Above 120 times the cards are equal to those
** before them. */
bool tn_order_top(tn_Order *order, tn_Kinds cards);

/* Lets these cards, such as jokers, count as the highest of a suit.  False: the
** deck has no such suit. */
bool tn_order_join(tn_Order *order, tn_Kinds cards, uint8_t suit);

/* Makes these cards worthless: they follow no suit and can never win. */
bool tn_order_worthless(tn_Order *order, tn_Kinds cards);

/* Makes these cards the lowest of a suit.  False: the deck has no such suit, or
** it is the trump suit. */
bool tn_order_count_as(tn_Order *order, tn_Kinds cards, uint8_t suit);

/* A card as high as one of these beats it: of two alike the later one wins. */
bool tn_order_later(tn_Order *order, tn_Kinds cards);

/* Works out the masks.  Call it last, before the order is used. */
bool tn_order_finish(tn_Order *order);

/* Does `a` beat `b` when the group `led` was led? */
bool tn_order_beats(const tn_Order *order, tn_Card a, tn_Card b, uint8_t led);

/* Which of `n` cards, played in this order, wins: 0 to n - 1.  -1: there is no
** card, or one that the deck does not have. */
int tn_order_winner(const tn_Order *order, const tn_Card *cards, int n);

/*
** How many trumps there are in an unbroken run from the highest down, all of
** them held or all of them missing.  `with` says which of the two.  Equal
** trumps count once.  0: there are no trumps.
*/
int tn_order_run(const tn_Order *order, tn_Kinds held, bool *with);

TN_END

#endif
