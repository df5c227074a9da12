/*
** The table: seats, piles, rounds, deals, and asking.
**
** The piles and their cards are one block of memory.  Pile 0 is the stock.  The
** trick, the hands, and what the sides have won follow, then the piles of the
** game's own, places for melds among them.  Hands and melds are sets, since
** their order means nothing.  All others are sequences, bottom first.  The
** tape, the ledger and the log own their memory, as they grow.
**
** All decisions at a table are on its tape, and a question looks there first.
** So to play a round again is to play it with a tape that is full.
*/
#include "cards/hold.h"
#include "table/table.h"

#include "melds/meld.h"

#include <string.h>


/* Is it a pile for a meld?  Those are sets, as hands are. */
static bool is_meld(const tn_MeldRules *melds, uint8_t pile) {
  return melds && pile >= melds->place && pile < melds->place + melds->places;
}


/*
** Gives the piles their owners, who may see them, and their part of the block.
** Hands are seen by their owner, the stock by nobody, the trick and what is won
** by all.  The game says it of its own piles.
*/
static void lay_piles(tn_Table *table, const tn_Setup *setup) {
  uint8_t *cards = (uint8_t *)(table->pile + table->piles);
  if (setup->melds)
    cards += sizeof(tn_Melding);
  for (uint8_t n = 0; n < table->piles; n++) {
    tn_Pile *pile = &table->pile[n];
    int seat = n - TN_HANDS;
    int own = seat - table->players - table->sides;
    bool hand = seat >= 0 && seat < table->players;
    bool set = hand || is_meld(setup->melds, n);
    *pile = own >= 0 ? setup->own[own] : (tn_Pile){.owner = TN_NONE};
    if (hand)
      pile->owner = (uint8_t)seat;
    if (own < 0)
      pile->sees = hand            ? TN_SEES_OWNER
                   : n == TN_STOCK ? TN_SEES_NONE
                                   : TN_SEES_ALL;
    pile->ordered = !set;
    pile->count = 0;
    pile->room = set ? 0 : table->deck->cards;
    pile->cards = set ? NULL : cards;
    if (!set)
      cards += table->deck->cards;
  }
}


/* Works out who is next after each seat.  Those who sit out are skipped, so
** that the loop that plays need not look. */
static void seat_players(tn_Table *table) {
  table->taking = 0;
  for (uint8_t seat = 0; seat < table->players; seat++) {
    uint8_t next = seat;
    table->taking = (uint8_t)(table->taking + !table->out[seat]);
    do
      next = tn_table_seat(table, next, table->reversed ? -1 : 1);
    while (table->out[next] && next != seat);
    table->next[seat] = next;
  }
}


bool tn_table_reverse(tn_Table *table) {
  if (!is_table(table))
    return false;
  table->reversed = !table->reversed;
  seat_players(table);
  return true;
}


/* Lets the players sit in the order of the list; without one, by number. */
static void sit(tn_Table *table, const uint8_t *seats) {
  for (uint8_t i = 0; i < table->players; i++) {
    uint8_t seat = seats ? seats[i] : i;
    bool back = seats && table->anticlockwise;
    uint8_t place = back ? (uint8_t)(table->players - 1 - i) : i;
    table->sitting[place] = seat;
    table->place[seat] = place;
  }
  seat_players(table);
}


bool tn_table_change_seats(tn_Table *table, const uint8_t *seats) {
  bool there[TN_SEATS] = {false};
  if (!is_table(table) || !seats || table->trick.under_way)
    return false;
  for (uint8_t i = 0; i < table->players; i++) {
    if (seats[i] >= table->players || there[seats[i]])
      return false;
    there[seats[i]] = true;
  }
  sit(table, seats);
  return true;
}


/* Does everyone sit at the place of the own number? */
static bool sits_by_number(const tn_Table *table) {
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (table->place[seat] != seat)
      return false;
  return true;
}


/* All cards into the stock, in the deck's order, and whatever depends on where
** cards are is forgotten. */
static void gather(tn_Table *table) {
  for (uint8_t n = 0; n < table->piles; n++) {
    table->pile[n].count = 0;
    memset(&table->pile[n].set, 0, sizeof(tn_Set));
  }
  memset(table->played, 0, sizeof table->played);
  table->thrown = 0;
  table->exchange.pile = table->exchange.other = TN_NONE;
  table->trick.under_way = false;
  table->trick.plays = 0;
  table->forces = 0;
  tn_Pile *stock = &table->pile[TN_STOCK];
  memcpy(stock->cards, table->deck->list, table->deck->cards);
  stock->count = table->deck->cards;
  if (table->melding)
    tni_meld_clear(table->melding);
}


/* No question is open, so no move is the answer to one. */
static void ask_nothing(tn_Table *table) {
  table->question = (tn_Question){.from = TN_NONE, .to = TN_NONE};
}


/* Nobody has a word to say. */
static void say_nothing(tn_Table *table) {
  if (table->speech.any)
    table->speech = (tn_Speech){0};
  table->sayings.n = 0;
  table->sayings.kinds = 0;
}


/* Forgets a round under way, its order of cards with it. */
static void leave_round(tn_Table *table) {
  table->answered = false;
  ask_nothing(table);
  table->trick.under_way = false;
  table->to_play = 0;
  table->forces = 0;
  table->dummy = TN_NONE;
  table->parties.formed = false;
  say_nothing(table);
  table->locked = 0;
  table->at_once = false;
  table->order = NULL;
  gather(table);
}


/* Gets the block for the piles, the melds (if the game has them), and the cards
** of all piles that are sequences.  False: no memory. */
static bool make_block(tn_Table *table, const tn_Setup *setup) {
  const tn_MeldRules *melds = setup->melds;
  int sets = setup->players + (melds ? melds->places : 0);
  size_t size = table->piles * sizeof(tn_Pile) +
                (melds ? sizeof(tn_Melding) : 0) +
                (size_t)(table->piles - sets) * table->deck->cards;
  table->block = table->memory.alloc(table->memory.host, NULL, 0, size);
  if (!table->block)
    return false;
  table->block_size = size;
  table->pile = table->block;
  if (melds) {
    table->melding = (tn_Melding *)(table->pile + table->piles);
    table->melding->rules = melds;
  }
  return true;
}


/* Are there so many players, each on a side? */
static bool good_seats(const tn_Setup *setup) {
  if (setup->players < 1 || setup->players > TN_SEATS ||
      setup->sides > TN_SEATS)
    return false;
  for (int seat = 0; seat < setup->players; seat++)
    if (setup->side_of[seat] >= setup->sides)
      return false;
  return true;
}


/* How many piles there will be. */
static int count_piles(const tn_Setup *setup) {
  return TN_HANDS + setup->players + setup->sides + setup->piles;
}


/* Are the game's own piles seen by somebody who sits there? */
static bool good_piles(const tn_Setup *setup) {
  if (count_piles(setup) > TN_PILES || (setup->piles > 0 && !setup->own))
    return false;
  for (int i = 0; i < setup->piles; i++) {
    const tn_Pile *pile = &setup->own[i];
    if (pile->sees > TN_SEES_ALL ||
        (pile->owner != TN_NONE && pile->owner >= setup->players))
      return false;
  }
  return true;
}


/* Are the piles that the melds need among the game's own, and not the same
** ones? */
static bool good_melds(const tn_Setup *setup) {
  const tn_MeldRules *melds = setup->melds;
  int all = count_piles(setup), own = all - setup->piles;
  if (!melds)
    return true;
  if (!melds->finished || melds->deck != setup->deck ||
      melds->places > TN_MELDS)
    return false;
  if (melds->places > 0 &&
      (melds->place < own || melds->place + melds->places > all))
    return false;
  if (melds->aside &&
      (melds->aside_pile < own || melds->aside_pile + setup->sides > all))
    return false;
  return melds->discard == TN_NONE ||
         (melds->discard >= own && melds->discard < all &&
          !is_meld(melds, melds->discard));
}


bool tn_setup_fits(const tn_Setup *setup) {
  return setup && setup->deck && setup->deck->cards > 0 && good_seats(setup) &&
         good_piles(setup) && good_melds(setup);
}


/* Whatever depends on the setup alone is done here; the rest is a restart. */
bool tn_table_init(tn_Table *table, const tn_Setup *setup,
                   const tn_Memory *memory) {
  if (!table)
    return false;
  memset(table, 0, sizeof *table);
  if (!memory || !memory->alloc || !tn_setup_fits(setup))
    return false;
  table->memory = *memory;
  table->deck = setup->deck;
  table->seed = setup->seed;
  table->players = setup->players;
  table->sides = setup->sides;
  memcpy(table->side_of, setup->side_of, sizeof table->side_of);
  table->anticlockwise = setup->anticlockwise;
  table->tape.limit = UINT32_MAX;
  table->deposits = deposits_bits();
  table->piles = (uint8_t)count_piles(setup);
  if (!make_block(table, setup)) {
    memset(table, 0, sizeof *table);
    return false;
  }
  lay_piles(table, setup);
  table->trick.cards = table->pile[TN_TRICK].cards;
  sit(table, NULL);
  tn_table_restart(table, setup->seed);
  return true;
}


bool tn_table_reseed(tn_Table *table, uint64_t seed) {
  if (!is_table(table))
    return false;
  table->seed = seed;
  table->key = tn_random(seed, TN_BOT, 0, 0).state;
  return true;
}


/* The tape, ledger and log keep their memory. */
bool tn_table_restart(tn_Table *table, uint64_t seed) {
  if (!tn_table_reseed(table, seed))
    return false;
  table->round = 0;
  table->tape.used = table->tape.at = table->tape.read = 0;
  table->round_at = table->round_read = table->round_lines = 0;
  tn_ledger_cut(&table->ledger, 0);
  table->log.used = table->log.round = 0;
  table->log.failed = false;
  leave_round(table);
  return true;
}


/* `round_at` and the like say how long tape, ledger and log were when the round
** began. */
bool tn_table_rewind(tn_Table *table, uint16_t round) {
  if (!is_table(table) || round == 0)
    return false;
  tn_Tape *tape = &table->tape;
  table->round = (uint16_t)(round - 1);
  tape->used = tape->at = table->round_at;
  tape->read = table->round_read;
  tn_ledger_cut(&table->ledger, table->round_lines);
  table->log.used = table->log.round;
  leave_round(table);
  return true;
}


/* Copies the ledger's lines of the rounds before the present one. */
static bool copy_lines(tn_Table *table, const tn_Table *from) {
  for (uint32_t n = 0; n < from->round_lines; n++) {
    const tn_Line *line = &from->ledger.lines[n];
    if (!tn_ledger_add(&table->ledger, &table->memory, line->round, line->side,
                       line->points, from->ledger.text + line->reason))
      return false;
  }
  return true;
}


bool tn_table_start_at(tn_Table *table, uint16_t round, const tn_Table *from) {
  if (!is_table(table) || !is_table(from) || round == 0 ||
      table->tape.used > 0 || table->ledger.used > 0)
    return false;
  tn_Tape *tape = &table->tape;
  if (!copy_lines(table, from) ||
      !tn_tape_copy(tape, &table->memory, &from->tape, 0, from->round_at))
    return false;
  table->round = (uint16_t)(round - 1);
  tape->at = table->round_at = tape->used;
  tape->read = table->round_read = from->round_read;
  table->round_lines = from->round_lines;
  return true;
}


void tn_table_free(tn_Table *table) {
  if (!table || !table->memory.alloc)
    return;
  const tn_Memory *memory = &table->memory;
  tn_tape_free(&table->tape, memory);
  tn_ledger_free(&table->ledger, memory);
  memory->alloc(memory->host, table->log.events,
                table->log.room * sizeof(tn_Event), 0);
  memory->alloc(memory->host, table->block, table->block_size, 0);
  if (table->together.passed)
    memory->alloc(memory->host, table->together.passed,
                  table->deck->cards * sizeof *table->together.passed, 0);
  memset(table, 0, sizeof *table);
}


/* Seats are next to each other in nearly all calls, so it adds or subtracts
** once. */
uint8_t tn_table_seat(const tn_Table *table, uint8_t seat, int n) {
  if (!table || seat >= table->players)
    return TN_NONE;
  int players = table->players;
  if ((n < -players || n > players) && players > 0)
    n %= players; /* seldom: dividing is slow */
  int to = table->place[seat] + (table->anticlockwise ? -n : n);
  to = to < 0 ? to + players : to >= players ? to - players : to;
  return table->sitting[to];
}


/* Those who sat out in the last round take part again, and all sit by number
** again. */
static void everyone_plays(tn_Table *table) {
  if (table->reversed)
    tn_table_reverse(table);
  if (table->taking == table->players && sits_by_number(table))
    return;
  memset(table->out, 0, sizeof table->out);
  sit(table, NULL);
}


/* Lays the stock as `deck_order` says, whose first card is the top.  The next
** order, if any, is for the next shuffle. */
static void arrange(tn_Table *table) {
  tn_Pile *stock = &table->pile[TN_STOCK];
  for (int i = 0; i < stock->count; i++)
    stock->cards[stock->count - 1 - i] = table->deck_order[i];
  bool more = table->deck_orders > 1;
  table->deck_order = more ? table->deck_order + table->deck->cards : NULL;
  table->deck_orders = more ? table->deck_orders - 1 : 0;
}


/* The stream is that of the round and the number of the shuffle in it.  What
** came before has no influence, so a round can be played alone. */
static void shuffle(tn_Table *table, bool again) {
  tn_Random random =
      tn_random(table->seed, TN_SHUFFLE, table->round, table->shuffles++);
  gather(table);
  if (table->deck_order)
    arrange(table);
  else
    tn_random_shuffle(&random, table->pile[TN_STOCK].cards, table->deck->cards);
  tn_log_add(table, (tn_Event){.what = TN_GATHERED, .n = again});
}


bool tn_table_begin_round(tn_Table *table, uint8_t dealer) {
  if (!table_has_seat(table, dealer))
    return false;
  table->round++;
  table->shuffles = table->draws = 0;
  table->dealer = table->began_by = dealer;
  table->last_dealt = TN_NONE;
  table->round_at = table->tape.at;
  table->round_read = table->tape.read;
  table->round_lines = table->ledger.used;
  table->trick.under_way = false;
  table->trick.plays = 0;
  memset(table->tricks, 0, sizeof table->tricks);
  table->unplayed = 0;
  memset(table->failed, 0, sizeof table->failed);
  table->forces = 0;
  table->dummy = TN_NONE;
  table->parties.formed = false;
  say_nothing(table);
  ask_nothing(table);
  everyone_plays(table);
  table->log.round = table->log.used;
  tn_log_add(
      table,
      (tn_Event){.what = TN_ROUND_BEGAN, .seat = dealer, .n = table->round});
  shuffle(table, false);
  return true;
}


bool tn_table_deal_again(tn_Table *table) {
  if (!is_table(table))
    return false;
  table->dealer = table->began_by;
  table->last_dealt = TN_NONE;
  table->parties.formed = false;
  say_nothing(table);
  ask_nothing(table);
  everyone_plays(table);
  shuffle(table, true);
  return true;
}


bool tn_table_shuffle(tn_Table *table) {
  if (!is_table(table))
    return false;
  shuffle(table, false);
  return true;
}


/* A stock that is fixed beforehand is laid from the top on. */
bool tn_table_mix(tn_Table *table) {
  if (!is_table(table))
    return false;
  tn_Pile *stock = &table->pile[TN_STOCK];
  tn_Random random =
      tn_random(table->seed, TN_SHUFFLE, table->round, table->shuffles++);
  if (table->deck_order)
    arrange(table);
  else
    tn_random_shuffle(&random, stock->cards, stock->count);
  tn_log_add(table, (tn_Event){.what = TN_MIXED});
  return true;
}


bool tn_table_sit_out(tn_Table *table, uint8_t seat) {
  if (!table_has_seat(table, seat) || table->taking < 2 ||
      table->pile[tn_hand_pile(seat)].count > 0 || table->trick.under_way)
    return false;
  table->out[seat] = true;
  seat_players(table);
  return true;
}


bool tn_table_score(tn_Table *table, int side, int32_t points,
                    const char *reason) {
  if (!table || side >= table->sides)
    return false;
  if (!tn_ledger_add(&table->ledger, &table->memory, table->round, side, points,
                     reason))
    return false;
  tn_log_add(table, (tn_Event){.what = TN_SCORED, .n = table->ledger.used - 1});
  return true;
}


/* Cards played are still cards that the seat has held. */
int tn_table_held(const tn_Table *table, uint8_t seat, tn_Card *cards) {
  if (!table_has_seat(table, seat) || !cards)
    return 0;
  tn_Set held = table->pile[tn_hand_pile(seat)].set;
  tn_Card played[TN_CARDS];
  int n = tn_set_list(&table->played[seat], played);
  for (int i = 0; i < n; i++)
    set_add(&held, played[i]);
  return tn_set_list(&held, cards);
}


int tn_table_side_tricks(const tn_Table *table, int side) {
  uint32_t n = 0;
  if (!table)
    return 0;
  for (int seat = 0; seat < table->players; seat++)
    if (table->side_of[seat] == side)
      n += table->tricks[seat];
  return (int)n;
}
