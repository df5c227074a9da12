/*
** Cards: one card, a deck, a set of cards, and the order that says which card
** beats which.
*/
#ifndef tenace_cards_h
#define tenace_cards_h

#include "tenace/base.h"

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

#endif
