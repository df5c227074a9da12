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
#ifndef tenace_knowledge_h
#define tenace_knowledge_h

#include "tenace/table.h"

typedef struct tn_Knowledge tn_Knowledge;

/*
** What `seat` knows now; what all know, if it is TN_NONE.  The table's log has
** been on since before the round began, if one has.  NULL: no memory, for this
** or for the log.
*/
tn_Knowledge *tn_knowledge_new(const tn_Table *table, uint8_t seat,
                               const tn_Memory *memory);

void tn_knowledge_free(tn_Knowledge *knowledge);

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
