/* Worlds: a round of moves, then what each player knows of it. */
#include "fuzz.h"

#define MOVES 120

typedef struct Round {
  tn_Deck deck;
  tn_Table table;
  tn_Memory memory;
  Bytes bytes;
} Round;


static void begin(Round *round) {
  Bytes *bytes = &round->bytes;
  tn_Pile own[4] = {{0}};
  next_deck(bytes, &round->deck);
  tn_Setup setup = {.deck = &round->deck, .own = own, .seed = next_byte(bytes)};
  setup.players = (uint8_t)(1 + below(bytes, 5));
  setup.sides = (uint8_t)(1 + below(bytes, setup.players));
  for (uint8_t seat = 0; seat < setup.players; seat++)
    setup.side_of[seat] = seat % setup.sides;
  setup.piles = (uint8_t)below(bytes, 5);
  for (int n = 0; n < setup.piles; n++) {
    own[n].sees = (uint8_t)below(bytes, 3);
    own[n].owner =
        one_in(bytes, 2) ? (uint8_t)below(bytes, setup.players) : TN_NONE;
  }
  must(tn_table_init(&round->table, &setup, &round->memory));
  round->table.log.on = true;
  tn_table_begin_round(&round->table, (uint8_t)below(bytes, setup.players));
}


/* A pile that scripts can name: any but the trick. */
static uint8_t next_pile(Round *round) {
  uint8_t pile = (uint8_t)below(&round->bytes, round->table.piles);
  return pile == TN_TRICK ? TN_STOCK : pile;
}


/* A card of a pile, or TN_NONE if it is empty. */
static tn_Card next_card(Round *round, uint8_t pile) {
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(&round->table.pile[pile], cards);
  return n > 0 ? cards[below(&round->bytes, (uint32_t)n)] : TN_NONE;
}


static void move(Round *round, uint8_t from, uint8_t to) {
  tn_Card card = next_card(round, from);
  if (card != TN_NONE)
    tn_table_move(&round->table, card, from, to);
}


/* A player puts some cards of a pile away, unseen by the others. */
static void put_away(Round *round) {
  tn_Table *table = &round->table;
  tn_Card cards[4];
  uint8_t seat = (uint8_t)below(&round->bytes, table->players);
  uint8_t from =
      one_in(&round->bytes, 4) ? next_pile(round) : tn_hand_pile(seat);
  uint8_t to = next_pile(round), n = 0;
  table->question = (tn_Question){.seat = seat, .from = from, .to = to};
  tn_Set left = {{0}};
  tn_Card held[TN_CARDS];
  for (int i = tn_pile_list(&table->pile[from], held); i > 0; i--)
    tn_set_add(&left, held[i - 1]);
  n = (uint8_t)draw_cards(&round->bytes, &left, 3, cards);
  must(tn_table_decide(
           table, seat,
           (tn_Answer){TN_CARDS_ANSWER, false, n, TN_NONE, cards}) == TN_DONE);
  for (int i = 0; i < n; i++)
    tn_table_move(table, cards[i], from, to);
  if (one_in(&round->bytes, 2))
    table->question.from = table->question.to = TN_NONE;
}


static void turn_over(Round *round, uint8_t pile) {
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(&round->table.pile[pile], cards);
  for (int i = n - 2; i >= 0; i--)
    tn_table_move(&round->table, cards[i], pile, TN_STOCK);
}


/* A seat is seen to lack some kinds, as when it does not follow suit. */
static void lack(Round *round, uint8_t seat) {
  tn_Table *table = &round->table;
  tn_Kinds held = tn_pile_kinds(&table->pile[tn_hand_pile(seat)]);
  tn_log_add(table, (tn_Event){.what = TN_LACKED,
                               .from = tn_hand_pile(seat),
                               .to = TN_NONE,
                               .seen = 0xFF,
                               .kinds = next_kinds(&round->bytes, table->deck) &
                                        ~held});
}


static void tell(Round *round) {
  tn_Table *table = &round->table;
  uint8_t pile = next_pile(round), other = next_pile(round);
  uint8_t seat = (uint8_t)below(&round->bytes, table->players);
  switch (below(&round->bytes, 4)) {
    case 0:
      tn_table_count(table, pile, next_kinds(&round->bytes, table->deck));
      break;
    case 1: tn_table_kept(table, pile, other); break;
    case 2: lack(round, seat); break;
    default:
      if (table->pile[pile].count > 0)
        tn_table_show(table, next_card(round, pile), pile);
  }
}


static void deal(Round *round) {
  tn_Table *table = &round->table;
  uint32_t in = 0;
  for (int seat = 0; seat < table->players; seat++)
    in += !table->out[seat];
  uint32_t most = in ? table->pile[TN_STOCK].count / in : 0;
  uint32_t n = below(&round->bytes, 8);
  if (n > 0 && n <= most)
    tn_table_deal(table, (int)n, 1 + (int)below(&round->bytes, n));
}


static void happen(Round *round) {
  tn_Table *table = &round->table;
  Bytes *bytes = &round->bytes;
  uint8_t pile = next_pile(round), to = next_pile(round);
  switch (below(bytes, 10)) {
    case 0: deal(round); break;
    case 1:
      if (table->pile[TN_STOCK].count > 0)
        tn_table_draw(table, to);
      break;
    case 2: put_away(round); break;
    case 3: turn_over(round, pile); break;
    case 4:
    case 5: tell(round); break;
    case 6:
      if (one_in(bytes, 8))
        tn_table_shuffle(table);
      break;
    default: move(round, pile, to); break;
  }
}


/* The world has every card once, and piles as large as the true ones. */
static void check_world(const tn_Table *table, const tn_World *world) {
  unsigned count[TN_PILES] = {0};
  size_t cards = table->deck->cards;
  for (size_t i = 0; i < cards; i++) {
    must(world->where[i] < table->piles);
    count[world->where[i]]++;
  }
  for (int pile = 0; pile < table->piles; pile++)
    must(count[pile] == table->pile[pile].count);
  tn_Set deck = whole_deck(table->deck);
  for (size_t n = 0; n < world->orders; n++) {
    tn_Set order = set_from(world->order + n * cards, (int)cards);
    must(memcmp(&order, &deck, sizeof deck) == 0);
  }
}


static void think(Round *round, uint8_t seat) {
  const tn_Table *table = &round->table;
  tn_Shown shown[TN_CARDS];
  tn_Knowledge *k = tn_knowledge_new(table, seat, &round->memory);
  tn_Random random = {next_byte(&round->bytes)};
  tn_World world;
  must(k != NULL);
  must(tn_knowledge_shown(k, shown) <= table->deck->cards);
  for (int i = 0; i < 3; i++) {
    if (!tn_world_sample(k, &random, &world))
      break;
    check_world(table, &world);
    tn_Tape tape = {.limit = UINT32_MAX};
    const tn_Tape *from = &table->tape;
    must(tn_tape_load(&tape, &round->memory, from->bytes, from->used));
    tn_world_write(&world, &tape);
    tn_tape_free(&tape, &round->memory);
  }
  tn_knowledge_free(k);
}


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Round *round = calloc(1, sizeof *round);
  must(round != NULL);
  round->bytes = (Bytes){data, size};
  round->memory = fuzz_memory();
  begin(round);
  for (int n = 0; round->bytes.left > 3 && n < MOVES; n++)
    happen(round);
  keeps_all_cards(&round->table);
  think(round, TN_NONE);
  for (uint8_t seat = 0; seat < round->table.players; seat++)
    think(round, seat);
  must(tn_seen_alike(&round->table, &round->table, 0));
  tn_table_free(&round->table);
  free(round);
  return 0;
}
