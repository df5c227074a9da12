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
    pile->cards = set ? NULL : cards;
    if (!set)
      cards += table->deck->cards;
  }
}


/* Works out who is next after each seat.  Those who sit out are skipped, so
** that the loop that plays need not look. */
static void seat_players(tn_Table *table) {
  for (uint8_t seat = 0; seat < table->players; seat++) {
    uint8_t next = seat;
    do
      next = tn_table_seat(table, next, table->reversed ? -1 : 1);
    while (table->out[next] && next != seat);
    table->next[seat] = next;
  }
}


void tn_table_reverse(tn_Table *table) {
  table->reversed = !table->reversed;
  seat_players(table);
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
    tn_meld_clear(table->melding);
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


/* Whatever depends on the setup alone is done here; the rest is a restart. */
bool tn_table_init(tn_Table *table, const tn_Setup *setup,
                   const tn_Memory *memory) {
  assert(setup->players >= 1 && setup->players <= TN_SEATS);
  memset(table, 0, sizeof *table);
  table->memory = *memory;
  table->deck = setup->deck;
  table->seed = setup->seed;
  table->players = setup->players;
  table->sides = setup->sides;
  memcpy(table->side_of, setup->side_of, sizeof table->side_of);
  table->anticlockwise = setup->anticlockwise;
  table->tape.limit = UINT32_MAX;
  table->deposits = deposits_bits();
  int piles = TN_HANDS + setup->players + setup->sides + setup->piles;
  assert(piles <= TN_PILES);
  table->piles = (uint8_t)piles;
  if (!make_block(table, setup))
    return false;
  lay_piles(table, setup);
  table->trick.cards = table->pile[TN_TRICK].cards;
  seat_players(table);
  tn_table_restart(table, setup->seed);
  return true;
}


void tn_table_reseed(tn_Table *table, uint64_t seed) {
  table->seed = seed;
  table->key = tn_random(seed, TN_BOT, 0, 0).state;
}


/* The tape, ledger and log keep their memory. */
void tn_table_restart(tn_Table *table, uint64_t seed) {
  tn_table_reseed(table, seed);
  table->round = 0;
  table->tape.used = table->tape.at = table->tape.read = 0;
  table->round_at = table->round_read = table->round_lines = 0;
  tn_ledger_cut(&table->ledger, 0);
  table->log.used = table->log.round = 0;
  table->log.failed = false;
  leave_round(table);
}


/* `round_at` and the like say how long tape, ledger and log were when the round
** began. */
void tn_table_rewind(tn_Table *table, uint16_t round) {
  tn_Tape *tape = &table->tape;
  table->round = (uint16_t)(round - 1);
  tape->used = tape->at = table->round_at;
  tape->read = table->round_read;
  tn_ledger_cut(&table->ledger, table->round_lines);
  table->log.used = table->log.round;
  leave_round(table);
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
  tn_Tape *tape = &table->tape;
  assert(tape->used == 0 && table->ledger.used == 0);
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
  const tn_Memory *memory = &table->memory;
  if (!memory->alloc)
    return;
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
  int players = table->players;
  int to = seat + (table->anticlockwise ? -n : n);
  if (to < -players || to >= 2 * players)
    to %= players; /* seldom: dividing is slow */
  return (uint8_t)(to < 0 ? to + players : to >= players ? to - players : to);
}


/* Those who sat out in the last round take part again. */
static void everyone_plays(tn_Table *table) {
  if (table->reversed)
    tn_table_reverse(table);
  for (int seat = 0; seat < table->players; seat++)
    if (table->out[seat]) {
      memset(table->out, 0, sizeof table->out);
      seat_players(table);
      return;
    }
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


void tn_table_begin_round(tn_Table *table, uint8_t dealer) {
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
  tn_table_shuffle(table);
}


void tn_table_deal_again(tn_Table *table) {
  table->dealer = table->began_by;
  table->last_dealt = TN_NONE;
  table->parties.formed = false;
  say_nothing(table);
  ask_nothing(table);
  everyone_plays(table);
  shuffle(table, true);
}


void tn_table_shuffle(tn_Table *table) { shuffle(table, false); }


/* A stock that is fixed beforehand is laid from the top on. */
void tn_table_mix(tn_Table *table) {
  tn_Pile *stock = &table->pile[TN_STOCK];
  tn_Random random =
      tn_random(table->seed, TN_SHUFFLE, table->round, table->shuffles++);
  if (table->deck_order)
    arrange(table);
  else
    tn_random_shuffle(&random, stock->cards, stock->count);
  tn_log_add(table, (tn_Event){.what = TN_MIXED});
}


void tn_table_sit_out(tn_Table *table, uint8_t seat) {
  table->out[seat] = true;
  seat_players(table);
}


/* Moves the next card of the stock to a pile.  `dealing` is false for a card
** that is drawn. */
static tn_Card draw_one(tn_Table *table, uint8_t to, bool dealing) {
  tn_Pile *stock = &table->pile[TN_STOCK];
  assert(stock->count > 0);
  tn_Card card = table->fixed ? tn_fixed_next(table, to, dealing)
                              : stock->cards[stock->count - 1];
  if (table->log.on)
    tn_log_draw(table, card, to);
  if (table->fixed)
    tn_pile_take(stock, card);
  else
    stock->count--;
  tn_pile_put(&table->pile[to], card);
  return card;
}


/* The kinds of the cards that one hand gets: the cards of a packet, then of the
** packet `step` cards further down, and so on. */
static inline tn_Kinds every_packet(const tn_Card *top, int packets, int packet,
                                    int step) {
  tn_Kinds kinds = 0;
  for (int nth = 1; nth <= packet; nth++) {
    const tn_Card *card = top - nth;
    for (int left = packets; left > 0; left--, card -= step)
      kinds |= tn_kind(*card);
  }
  return kinds;
}


/*
** The deal where one pack is dealt in even packets, nothing is fixed and
** nothing logged: hand after hand instead of card after card, straight into the
** sets.  Most deals of a simulation are like this.
*/
static void deal_plain(tn_Table *table, int n, int packet) {
  tn_Pile *stock = &table->pile[TN_STOCK];
  const tn_Card *top = stock->cards + stock->count;
  uint8_t first = table->next[table->dealer], seat = first;
  int seats = 0;
  do {
    seats++;
    seat = table->next[seat];
  } while (seat != first);
  for (int i = 0; i < seats; i++, seat = table->next[seat]) {
    tn_Pile *hand = &table->pile[tn_hand_pile(seat)];
    hand->set.plane[0] |=
        every_packet(top - i * packet, n / packet, packet, seats * packet);
    hand->count = (uint16_t)(hand->count + n);
    table->last_dealt_to = tn_hand_pile(seat);
  }
  stock->count = (uint16_t)(stock->count - n * seats);
  table->last_dealt = stock->cards[stock->count];
}


void tn_table_deal(tn_Table *table, int n, int packet) {
  assert(packet > 0);
  if (n <= 0)
    return;
  if (table->deck->packs == 1 && n % packet == 0 && !table->fixed &&
      !table->log.on) {
    deal_plain(table, n, packet);
    return;
  }
  for (int dealt = 0; dealt < n; dealt += packet) {
    uint8_t first = table->next[table->dealer], seat = first;
    do {
      uint8_t hand = tn_hand_pile(seat);
      for (int i = 0; i < packet && dealt + i < n; i++)
        table->last_dealt = draw_one(table, hand, true);
      table->last_dealt_to = hand;
      seat = table->next[seat];
    } while (seat != first);
  }
}


tn_Card tn_table_draw(tn_Table *table, uint8_t to) {
  return draw_one(table, to, false);
}


/* Is the exchange still the last thing that happened to its two piles?  Their
** sizes tell. */
static bool is_last(const tn_Table *table, const tn_Exchange *exchange) {
  return exchange->pile != TN_NONE &&
         table->pile[exchange->pile].count == exchange->size[0] &&
         table->pile[exchange->other].count == exchange->size[1];
}


/*
** A card is about to move.  It belongs to the present exchange, or begins
** another: cards come, then some go back, and when more come it is a new one.
*/
static void note_exchange(tn_Table *table, tn_Card card, uint8_t from,
                          uint8_t to) {
  tn_Exchange *now = &table->exchange;
  bool last = is_last(table, now);
  bool back = last && now->pile == from && now->other == to;
  bool on = last && now->pile == to && now->other == from && !now->back;
  if (back) {
    now->back = true;
    if (tn_set_has(&now->came, card))
      tn_set_remove(&now->came, card);
  } else {
    if (!on)
      *now = (tn_Exchange){.pile = to, .other = from};
    tn_set_add(&now->came, card);
  }
}


/* Moves a card that has been logged. */
static void move_card(tn_Table *table, tn_Card card, uint8_t from, uint8_t to) {
  note_exchange(table, card, from, to);
  tn_pile_take(&table->pile[from], card);
  tn_pile_put(&table->pile[to], card);
  table->exchange.size[0] = table->pile[table->exchange.pile].count;
  table->exchange.size[1] = table->pile[table->exchange.other].count;
}


void tn_table_move(tn_Table *table, tn_Card card, uint8_t from, uint8_t to) {
  if (table->log.on)
    tn_log_move(table, card, from, to);
  move_card(table, card, from, to);
}


void tn_table_hand_over(tn_Table *table, tn_Card card, uint8_t from,
                        uint8_t to) {
  if (table->log.on)
    tn_log_open_move(table, card, from, to);
  move_card(table, card, from, to);
}


void tn_table_show_to(tn_Table *table, tn_Card card, uint8_t pile,
                      uint8_t seats) {
  tn_log_add(table,
             (tn_Event){.what = TN_SHOWN,
                        .card = card,
                        .from = pile,
                        .to = TN_NONE,
                        .seen = seats,
                        .place = tn_pile_find(&table->pile[pile], card)});
}


void tn_table_show(tn_Table *table, tn_Card card, uint8_t pile) {
  tn_table_show_to(table, card, pile, 0xFF);
}


int tn_table_count(tn_Table *table, uint8_t pile, tn_Kinds kinds) {
  int n = 0;
  for (tn_Kinds left = kinds; left; left &= left - 1)
    n += tn_pile_has(&table->pile[pile], tn_kinds_first(left));
  tn_log_add(table, (tn_Event){.what = TN_COUNTED,
                               .n = (uint32_t)n,
                               .from = pile,
                               .to = TN_NONE,
                               .seen = 0xFF,
                               .kinds = kinds});
  return n;
}


int tn_table_kept(tn_Table *table, uint8_t pile, uint8_t other) {
  const tn_Exchange *now = &table->exchange;
  if (now->pile != pile || now->other != other || pile == other ||
      !is_last(table, now))
    return -1;
  int n = tn_set_count(&now->came);
  tn_log_add(table, (tn_Event){.what = TN_KEPT,
                               .n = (uint32_t)n,
                               .from = pile,
                               .to = other,
                               .seen = 0xFF});
  return n;
}


bool tn_table_score(tn_Table *table, int side, int32_t points,
                    const char *reason) {
  if (!tn_ledger_add(&table->ledger, &table->memory, table->round, side, points,
                     reason))
    return false;
  tn_log_add(table, (tn_Event){.what = TN_SCORED, .n = table->ledger.used - 1});
  return true;
}


/* Cards played are still cards that the seat has held. */
int tn_table_held(const tn_Table *table, uint8_t seat, tn_Card *cards) {
  tn_Set held = table->pile[tn_hand_pile(seat)].set;
  tn_Card played[TN_CARDS];
  int n = tn_set_list(&table->played[seat], played);
  for (int i = 0; i < n; i++)
    tn_set_add(&held, played[i]);
  return tn_set_list(&held, cards);
}


int tn_table_side_tricks(const tn_Table *table, int side) {
  uint32_t n = 0;
  for (int seat = 0; seat < table->players; seat++)
    if (table->side_of[seat] == side)
      n += table->tricks[seat];
  return (int)n;
}
