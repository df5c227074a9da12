/*
** Knowledge: how it is made from the log of a round, and what it answers.
**
** Knowledge is one block of memory.  Its size depends on the log, so the same
** code lays everything out twice: first without a block, to measure it, then in
** the block.  Only the tables of the spreads are apart, since their size is not
** known before the log has been read.
*/
#include "cards/work.h"
#include "knowledge/backwards.h"

#include <string.h>

/* Room that is measured first and given out afterwards. */
typedef struct Room {
  char *block; /* NULL while it is measured */
  size_t used;
} Room;

/* How many of each there can be at most, by the log. */
typedef struct Extent {
  uint32_t stretches, steps, swaps, secrets, facts, choices, tolds;
  uint32_t orders; /* of the stock: gathered or mixed */
} Extent;


/* The next part of the room, for `n` items; NULL while it is measured.  Parts
** begin at multiples of 16 bytes, which suits every type. */
static void *give(Room *room, size_t n, size_t item) {
  size_t at = (room->used + 15) / 16 * 16;
  room->used = at + n * item;
  return room->block ? room->block + at : NULL;
}


/* Counts the events that become stretches, steps, swaps and secret answers. */
static Extent measure(const tn_Table *table) {
  const tn_Log *log = &table->log;
  Extent extent = {0};
  for (uint32_t n = log->round; n < log->used; n++) {
    uint8_t what = log->events[n].what;
    extent.stretches += what == TN_GATHERED;
    extent.orders += what == TN_GATHERED || what == TN_MIXED;
    extent.steps += what == TN_MOVED || what == TN_SHOWN || what == TN_MIXED;
    extent.secrets += what == TN_MOVED && log->events[n].secret;
    extent.facts +=
        what == TN_HOLDS || what == TN_HOLDS_FEWER || what == TN_COUNTED;
    extent.tolds += what == TN_SHOWN;
    extent.choices += what == TN_HOLDS_SET || what == TN_HOLDS_NO_SET;
  }
  extent.tolds += extent.facts;
  extent.orders += extent.stretches == 0;
  extent.stretches += extent.stretches == 0;
  extent.swaps = extent.steps * (table->deck->packs - 1u);
  return extent;
}


/* Lays out one stretch.  The limits by kind are for several packs only. */
static void lay_stretch(Stretch *stretch, Room *room, const tn_Table *table) {
  bool many = table->deck->packs > 1;
  Copies *may = give(room, table->piles, sizeof *may);
  Copies *held = give(room, table->piles, sizeof *held);
  uint8_t *most = give(room, many ? table->piles : 0, TN_KINDS);
  uint8_t *kinds_held = give(room, many ? table->piles : 0, TN_KINDS);
  if (!stretch)
    return;
  stretch->may = may;
  stretch->held = held;
  stretch->most = many ? most : NULL;
  stretch->kinds_held = many ? kinds_held : NULL;
}


/* Lays everything out in the room.  While it is measured there is nothing to
** write to but a fake, whose pointers nobody uses. */
static tn_Knowledge *lay_out(Room *room, const tn_Table *table,
                             const Extent *extent) {
  tn_Knowledge fake, *knowledge = give(room, 1, sizeof fake);
  tn_Knowledge *k = knowledge ? knowledge : &fake;
  size_t cards = table->deck->cards;
  k->stretch = give(room, extent->stretches, sizeof *k->stretch);
  k->step = give(room, extent->steps, sizeof *k->step);
  k->swap = give(room, extent->swaps, sizeof *k->swap);
  k->route = give(room, extent->steps, sizeof *k->route);
  k->fact = give(room, extent->facts, sizeof *k->fact);
  k->slack = give(room, extent->facts, sizeof *k->slack);
  k->told = give(room, extent->tolds, sizeof *k->told);
  k->limit = give(room, extent->facts, sizeof *k->limit);
  k->choice = give(room, extent->choices, sizeof *k->choice);
  k->part = give(room, extent->choices, sizeof *k->part);
  k->secret = give(room, extent->secrets, sizeof *k->secret);
  k->answer = give(room, extent->secrets, sizeof *k->answer);
  k->before = give(room, table->piles, sizeof *k->before);
  k->in = give(room, table->piles, sizeof *k->in);
  k->order = give(room, extent->orders, cards);
  for (uint32_t n = 0; n < extent->stretches; n++)
    lay_stretch(knowledge ? &k->stretch[n] : NULL, room, table);
  k->saved = give(room, tni_saved_size(table, extent->facts), 1);
  return knowledge;
}


/* Which piles are ordered, and who sees them. */
static void look_at_piles(tn_Knowledge *k, const tn_Table *table) {
  k->piles = table->piles;
  for (unsigned n = 0; n < table->piles; n++) {
    const tn_Pile *pile = &table->pile[n];
    bool all = pile->sees == TN_SEES_ALL;
    bool own = pile->sees == TN_SEES_OWNER && pile->owner == k->seat &&
               k->seat != TN_NONE;
    k->ordered |= (uint64_t)pile->ordered << n;
    k->open_to_all |= (uint64_t)all << n;
    k->open |= (uint64_t)(all || own) << n;
  }
}


/* Gives each stretch's spread its table, if it is to have one.  False: no
** memory. */
static bool count_ways(tn_Knowledge *k) {
  for (uint32_t n = 0; n < k->stretches; n++) {
    Spread *spread = &k->stretch[n].spread;
    size_t numbers = tni_spread_plan(spread);
    if (numbers == 0 || !tn_work_on(k->work, (int64_t)numbers * BINS / 8))
      continue;
    double *ways =
        k->memory.alloc(k->memory.host, NULL, 0, numbers * sizeof *ways);
    if (!ways)
      return false;
    tni_spread_count(spread, ways);
  }
  return true;
}


/* Reads the log.  The places in unseen piles need room only while it is read.
** False: no memory. */
static bool learn(tn_Knowledge *k, const tn_Table *table) {
  size_t size = (size_t)k->piles * k->deck->cards * sizeof(Place);
  Place *places = k->memory.alloc(k->memory.host, NULL, 0, size);
  if (!places)
    return false;
  tni_learn(k, table, places);
  k->memory.alloc(k->memory.host, places, size, 0);
  return count_ways(k) && !tn_work_spent(k->work);
}


/* Can anything be known there?  A log that has failed has holes, from which
** nothing certain follows. */
static bool can_know(const tn_Table *table, uint8_t seat,
                     const tn_Memory *memory) {
  return table && table->pile && memory && memory->alloc &&
         (seat == TN_NONE || seat < table->players) && !table->log.failed &&
         tn_log_adds_up(table);
}


tn_Knowledge *tn_knowledge_new(const tn_Table *table, uint8_t seat,
                               const tn_Memory *memory) {
  if (!can_know(table, seat, memory))
    return NULL;
  Room room = {NULL, 0};
  Extent extent = measure(table);
  lay_out(&room, table, &extent);
  size_t size = room.used;
  room = (Room){memory->alloc(memory->host, NULL, 0, size), 0};
  if (!room.block)
    return NULL;
  memset(room.block, 0, size - tni_saved_size(table, extent.facts));
  tn_Knowledge *k = lay_out(&room, table, &extent);
  k->memory = *memory;
  k->size = size;
  k->deck = table->deck;
  k->seat = seat;
  k->round_read = table->round_read;
  k->room_facts = extent.facts;
  uint16_t copy = 0;
  for (tn_Card card = 0; card < k->deck->kinds; card++) {
    k->first[card] = copy;
    copy = (uint16_t)(copy + k->deck->copies[card]);
  }
  look_at_piles(k, table);
  tn_Work own;
  k->given = table->work;
  k->work = work_or_own(k->given, &own);
  bool learnt = learn(k, table);
  k->work = k->given;
  if (learnt)
    return k;
  tn_knowledge_free(k);
  return NULL;
}


void tn_knowledge_free(tn_Knowledge *k) {
  if (!k)
    return;
  for (uint32_t n = 0; n < k->stretches; n++) {
    const Spread *spread = &k->stretch[n].spread;
    size_t numbers = spread->states * (spread->tied + (size_t)1);
    tni_draws_free(k, &k->stretch[n]);
    if (spread->ways)
      k->memory.alloc(k->memory.host, spread->ways,
                      numbers * sizeof *spread->ways, 0);
  }
  tn_Memory memory = k->memory;
  memory.alloc(memory.host, k, k->size, 0);
}


/* The stretch that goes on at present: the last. */
static const Stretch *present(const tn_Knowledge *k) {
  return &k->stretch[k->stretches - 1];
}


/* Cards that everyone sees where they are need no telling. */
int tn_knowledge_shown(const tn_Knowledge *k, tn_Shown *shown) {
  int n = 0;
  if (!k || !shown)
    return 0;
  for (Copies left = k->shown; !copies_none(&left);) {
    unsigned copy = copies_take(&left);
    uint64_t piles = tni_piles_of(k, present(k), copy);
    if (piles & ~k->open_to_all)
      shown[n++] = (tn_Shown){k->deck->list[copy], piles};
  }
  return n;
}


int tn_knowledge_known(const tn_Knowledge *k, tn_Shown *known) {
  if (!k || !known)
    return 0;
  const Stretch *now = present(k);
  int n = 0;
  for (unsigned pile = TN_STOCK + 1; pile < k->piles; pile++) {
    Copies there = copies_and(now->held[pile], now->seen_come);
    there = copies_less(there, k->shown);
    while (!has_pile(k->open, pile) && !copies_none(&there))
      known[n++] = (tn_Shown){k->deck->list[copies_take(&there)], bit(pile)};
  }
  return n;
}


int tn_knowledge_unseen(const tn_Knowledge *k, tn_Shown *unseen) {
  int n = 0;
  if (!k || !unseen)
    return 0;
  for (unsigned copy = 0; copy < k->deck->cards; copy++) {
    uint64_t piles = tni_piles_of(k, present(k), copy);
    if (piles & ~k->open)
      unseen[n++] = (tn_Shown){k->deck->list[copy], piles};
  }
  return n;
}
