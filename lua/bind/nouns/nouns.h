/* Cards, decks and orders of scripts, and what a value is. */
#ifndef tnl_nouns_h
#define tnl_nouns_h

#include "host/values.h"

/* The cards at `arg`, or NULL if the value is not a cards object. */
const Cards *tnl_testcards(lua_State *L, int arg);

/* The part at `arg`, or NULL if the value is no such part. */
const Part *tnl_testpart(lua_State *L, int arg, uint64_t magic);

/*
** A list of the rules may be read only.  Then its metatable has, at 1, the
** table behind it.  That table takes the list's place at `arg`, where no rules
** can reach it.  False if the list is an ordinary one; it stays.
*/
bool tnl_open_list(lua_State *L, int arg);

/* The length of a list of the rules; and what it has at `n`, which is pushed:
** answers its type.  A list that is read often is opened first. */
lua_Integer tnl_list_length(lua_State *L, int arg);
#define list_item(L, arg, n) lua_geti((L), (arg), (n))

/* The match at `arg`, or NULL if the value is none. */
Match *tnl_testmatch(lua_State *L, int arg);

/* A card from its text. */
tn_Card tnl_checkcard(lua_State *L, const tn_Deck *deck, int arg);

/* Cards from text, a list of texts, cards, or a pile; copies counted. */
tn_Set tnl_checkset(lua_State *L, const tn_Deck *deck, int arg);

/* The set of cards that are listed; an error if there are more than the deck
** has. */
tn_Set tnl_set_of(lua_State *L, const tn_Deck *deck, int arg,
                  const tn_Card *cards, int n);

/* The same in the order given; there is room for TN_CARDS.  Answers how many
** there are. */
int tnl_checklist(lua_State *L, const tn_Deck *deck, int arg, tn_Card *cards);

/* Pushes a card's text; several separated by blanks; as a cards object. */
void tnl_pushcard(lua_State *L, const tn_Deck *deck, tn_Card card);
void tnl_pushcards(lua_State *L, const tn_Deck *deck, const tn_Card *cards,
                   int n);
void tnl_pushkinds(lua_State *L, const tn_Deck *deck, tn_Kinds kinds);
void tnl_newcards(lua_State *L, const tn_Deck *deck, const tn_Set *set);

/* Pushes a group of an order: its suit's letter, "trump", or nil. */
void tnl_pushgroup(lua_State *L, const tn_Order *order, uint8_t group);

/* The kinds that count as that suit (a letter or "trump") in the order. */
tn_Kinds tnl_checkgroup(lua_State *L, const tn_Order *order, int arg);

const tn_Deck *tnl_checkdeck(lua_State *L, int arg);
const tn_Order *tnl_checkorder(lua_State *L, int arg);

/* A text's method `find` inside rules: finds a short text in another.  What is
** more than that is left to upvalue 1. */
int tnl_find(lua_State *L);

/* These add their parts to the module, which is on top of the stack. */
void tnl_open_cards(lua_State *L);
void tnl_open_deck(lua_State *L);
void tnl_open_order(lua_State *L);
void tnl_open_climb(lua_State *L);
void tnl_open_split(lua_State *L);

#endif
