/* Tables: rounds of tricks with answers from the input, from bots, or both. */
#include "fuzz.h"

#define NEEDS 600 /* of one input, at most */

typedef struct Game {
  tn_Deck deck;
  tn_Order order;
  tn_PlayRules plays;
  tn_Memory memory;
  tn_Table table;
  Bytes bytes;
} Game;


static void set_up(Game *game) {
  Bytes *bytes = &game->bytes;
  tn_Pile own = {.owner = TN_NONE, .sees = TN_SEES_NONE};
  next_deck(bytes, &game->deck);
  next_order(bytes, &game->order, &game->deck);
  tn_Setup setup = {.deck = &game->deck, .own = &own, .piles = 1};
  setup.players = (uint8_t)(1 + below(bytes, TN_SEATS));
  setup.sides = (uint8_t)(1 + below(bytes, setup.players));
  setup.anticlockwise = one_in(bytes, 2);
  setup.seed = next_byte(bytes);
  for (uint8_t seat = 0; seat < setup.players; seat++)
    setup.side_of[seat] = seat % setup.sides;
  must(tn_table_init(&game->table, &setup, &game->memory));
  tn_Table *table = &game->table;
  table->rules = (uint8_t)below(bytes, 4);
  for (int i = 0; i < table->rules; i++) {
    table->rule[i] = (uint8_t)below(bytes, TN_RULE + 1);
    table->once_empty[i] = one_in(bytes, 4);
  }
  for (int seat = 0; seat < setup.players; seat++)
    table->bot[seat] = (uint8_t)below(bytes, TN_STEADY + 1);
  memset(table->friends, 1, sizeof table->friends);
  table->log.on = one_in(bytes, 2);
  table->tape.limit = one_in(bytes, 4) ? 20 : UINT32_MAX;
  table->plays = one_in(bytes, 2) ? &game->plays : NULL;
  game->plays.pairs_first = next_byte(bytes) % 3;
}


/* Writes what a player or a record might say, right or wrong. */
static void answer(Game *game) {
  Bytes *bytes = &game->bytes;
  tn_Table *table = &game->table;
  const tn_Question *asked = &table->question;
  tn_Card cards[TN_ANSWER];
  tn_Answer said = {TN_CARD_ANSWER, one_in(bytes, 3), 1, 0, cards};
  if (asked->kind == TN_ASK_CARD) {
    uint32_t kinds = (uint32_t)tn_kinds_count(asked->legal);
    said.card = one_in(bytes, 30)
                    ? (tn_Card)below(bytes, TN_KINDS)
                    : tn_kinds_nth(asked->legal, below(bytes, kinds));
  } else if (one_in(bytes, 4)) {
    said.kind = TN_CARDS_ANSWER;
    said.size = (uint16_t)below(bytes, 6);
    for (int i = 0; i < said.size; i++)
      cards[i] = (tn_Card)below(bytes, table->deck->kinds);
  } else {
    tn_Random random = {next_byte(bytes)};
    bool only;
    tn_Set play = tn_trick_random(table, &random, &only);
    said.kind = TN_CARDS_ANSWER;
    said.size = (uint16_t)tn_set_list(&play, cards);
  }
  must(tn_tape_write(&table->tape, &game->memory, said));
}


/* Plays the tricks of a round.  False if an answer was refused, or too many
** were given. */
static bool play(Game *game) {
  tn_Table *table = &game->table;
  for (int n = 0; n < NEEDS; n++) {
    tn_Need need = tn_table_play(table);
    if (need == TN_DONE)
      return true;
    if (need == TN_REFUSED || need == TN_TOO_LONG)
      return false;
    must(need != TN_NO_MEMORY);
    if (need == TN_ANSWER_DUE)
      answer(game);
    if (need == TN_RULE_DUE) {
      table->named = next_kinds(&game->bytes, table->deck);
      table->answered = true;
    }
  }
  return false;
}


/* One round; whoever takes part has as many cards as the others. */
static bool play_round(Game *game) {
  tn_Table *table = &game->table;
  Bytes *bytes = &game->bytes;
  tn_table_begin_round(table, (uint8_t)below(bytes, table->players));
  table->order = &game->order;
  if (table->players > 2 && one_in(bytes, 3))
    tn_table_sit_out(table, (uint8_t)below(bytes, table->players));
  uint32_t in = 0;
  for (int seat = 0; seat < table->players; seat++)
    in += !table->out[seat];
  must(in > 0);
  uint32_t most = table->deck->cards / in;
  uint32_t n = below(bytes, most + 1);
  if (n > 0)
    tn_table_deal(table, (int)n, 1 + (int)below(bytes, n));
  if (n > 0 && one_in(bytes, 4))
    tn_table_show(table, table->last_dealt, table->last_dealt_to);
  table->stop_after_trick = one_in(bytes, 4);
  tn_table_lead(table, table->next[table->dealer], (int)below(bytes, n + 1));
  if (one_in(bytes, 4))
    table->until_wins = (uint8_t)below(bytes, table->players);
  bool whole = play(game);
  keeps_all_cards(table);
  return whole;
}


static void know(Game *game) {
  tn_World world;
  tn_Random random = {next_byte(&game->bytes)};
  if (!game->table.log.on)
    return;
  uint8_t seat = (uint8_t)below(&game->bytes, game->table.players);
  tn_Knowledge *k = tn_knowledge_new(&game->table, seat, &game->memory);
  must(k != NULL);
  tn_world_sample(k, &random, &world);
  tn_knowledge_free(k);
}


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Game *game = calloc(1, sizeof *game);
  must(game != NULL);
  game->bytes = (Bytes){data, size};
  game->memory = fuzz_memory();
  set_up(game);
  for (int n = 0; n < 3 && play_round(game); n++)
    if (one_in(&game->bytes, 3))
      tn_table_rewind(&game->table, game->table.round);
  know(game);
  tn_table_restart(&game->table, 1);
  keeps_all_cards(&game->table);
  tn_table_free(&game->table);
  free(game);
  return 0;
}
