/*
** Knowledge.  What one player can know of the cards: for each card, the piles
** that it may be in.  The log of the round says it.  And worlds: ways for all
** cards to lie that the player cannot tell from the true one.  A world includes
** the order of the deck and the secret answers, so that the round can be played
** again in it.
**
** Knowledge depends only on what its player has seen, up to the moment when it
** was made.  It does not need the table afterwards, only its deck.
*/
#ifndef tenace_knowledge_h
#define tenace_knowledge_h

#include "tenace/state.h"

TN_BEGIN

typedef struct tn_Knowledge tn_Knowledge;

/* Can the log of the round at a table be read?  It begins where the cards were
** gathered, and names only what is there. */
bool tn_log_adds_up(const tn_Table *table);

/*
** What `seat` knows now, or what all players know if `seat` is TN_NONE.  The
** table's log must have been on since before the round began, if one has begun.
** NULL: no memory, for this or earlier for the log; the table's work ended
** before the log was read; the log does not add up, as one does not that was
** switched on later; or there is no such seat.  The table's work must outlive
** it, too: it counts the steps of making worlds.
*/
tn_Knowledge *tn_knowledge_new(const tn_Table *table, uint8_t seat,
                               const tn_Memory *memory);

/* Frees it; NULL: nothing. */
void tn_knowledge_free(tn_Knowledge *knowledge);

/*
** A card that everyone has seen, and the piles where it may be now, a bit each.
*/
typedef struct tn_Shown {
  tn_Card card;
  uint64_t piles;
} tn_Shown;

/* Writes the cards that everyone has seen and not everyone sees now, by kind;
** there is room for TN_CARDS.  Answers how many there are. */
int tn_knowledge_shown(const tn_Knowledge *knowledge, tn_Shown *shown);

/* Writes the cards of which the observer has seen where they went, and which
** not everyone has seen, in piles that the observer does not see into;
** likewise.  Cards of the stock are left out. */
int tn_knowledge_known(const tn_Knowledge *knowledge, tn_Shown *known);

/* Writes all cards of which the observer does not see now where they lie;
** likewise. */
int tn_knowledge_unseen(const tn_Knowledge *knowledge, tn_Shown *unseen);

/* What a player answered in secret, as it would be in a world. */
typedef struct tn_Secret {
  uint32_t decision;    /* its number in the round, from 0 */
  uint8_t n;            /* cards */
  const tn_Card *cards; /* in the order in which they moved */
} tn_Secret;

/*
** A world.  Its arrays belong to the knowledge, until the next world is made.
*/
typedef struct tn_World {
  const tn_Card *order;    /* of the stock, top first, for each shuffle; a deck
                           ** apart */
  uint32_t orders;         /* for tn_Table's deck_order and deck_orders */
  const uint8_t *where;    /* the pile of each card in deck.list, now */
  const tn_Secret *secret; /* in the order of their decisions */
  uint32_t secrets;
  uint32_t tries; /* attempts that failed before this one */
  uint64_t looks; /* at facts, in all attempts: a measure of the work, also
                  ** where no world was found */
} tn_World;

/*
** Makes a world.  If the player has no reason to tell two unknown cards apart,
** each is equally likely to lie in the other's place.  False if no world was
** found: then the log contradicts itself, or the work ended, or no stream or no
** room for a world was given.
*/
bool tn_world_sample(tn_Knowledge *knowledge, tn_Random *random,
                     tn_World *world);

/* Says of a world, whose `where` has the pile of each card in deck.list now,
** whether the host takes it.  It must take one sometime. */
typedef bool tn_TakesWorld(void *host, const uint8_t *where);

/*
** The same for a host that takes some of the worlds only.  It is asked as soon
** as the cards lie where they are now.  What led there is worked out for the
** world that it takes; that is most of the work.  The host may be asked again
** after it took one, if nothing can have led there.
*/
bool tn_world_sample_taken(tn_Knowledge *knowledge, tn_Random *random,
                           tn_TakesWorld *takes, void *host, tn_World *world);

/*
** Writes the world's secret answers over the true ones, on a tape whose next
** decision is the first of the round.  False if one of the true answers is not
** a list of as many cards; the host must then replace it.
*/
bool tn_world_write(const tn_World *world, tn_Tape *tape);

/*
** Has a seat seen the same in the rounds at two tables?  TN_NONE: have all?
** The order of cards that moved the same way one after another does not matter.
** The host compares its own notes itself.
*/
bool tn_seen_alike(const tn_Table *a, const tn_Table *b, uint8_t seat);

/* The number of the event in the log of `b` from which on the seat has seen
** something else than at `a`; 0: there is no such seat. */
uint32_t tn_seen_until(const tn_Table *a, const tn_Table *b, uint8_t seat);

/*
** A number for all that a seat, or everyone, has seen and heard in the round
** before event number `until` of the log: the same where tn_seen_alike says so
** and the same words were said.  0: there is no such seat.
*/
uint64_t tn_seen_digest(const tn_Table *table, uint8_t seat, uint32_t until);

TN_END

#endif
