/* Melds: rules, cards that are judged, turns that are played. */
#include "fuzz.h"

#define LISTED 20

typedef struct Game {
  tn_Deck deck;
  tn_MeldRules rules;
  tn_Memory memory;
  tn_Table table;
  Bytes bytes;
} Game;


static void next_row(Bytes *bytes, const tn_Deck *deck, tn_MeldRules *rules) {
  rules->runs = deck->all & ~deck->jokers;
  rules->row_size = (uint8_t)below(bytes, TN_ROW + 1);
  uint8_t first = next_byte(bytes);
  for (int i = 0; i < rules->row_size; i++)
    rules->row[i] = (uint8_t)((first + i) % deck->ranks);
}


/* Rules that the facts could give; false if the input gives none. */
static bool next_rules(Bytes *bytes, const tn_Deck *deck, tn_MeldRules *rules) {
  uint8_t flags = next_byte(bytes), more = next_byte(bytes);
  *rules = (tn_MeldRules){.deck = deck,
                          .sets = next_kinds(bytes, deck),
                          .one_of_a_rank = flags & 1,
                          .different_suits = flags & 2,
                          .by_all = flags & 4,
                          .whole = flags & 8,
                          .before_first = flags & 16,
                          .keeps_taken = flags & 32};
  if (flags & 64)
    rules->wild = deck->jokers | next_kinds(bytes, deck);
  if (flags & 128)
    rules->sets |= deck->all & ~deck->jokers;
  if (more & 1)
    rules->last = next_kinds(bytes, deck);
  if (more & 2)
    rules->aside = next_kinds(bytes, deck);
  if (more & 4)
    rules->freezes = next_kinds(bytes, deck);
  if (!rules->one_of_a_rank && more & 8)
    next_row(bytes, deck, rules);
  rules->least = (uint8_t)below(bytes, 5);
  rules->most = more & 16 ? UINT8_MAX : (uint8_t)below(bytes, 200);
  rules->naturals = (uint8_t)below(bytes, 4);
  rules->per_wild = (uint8_t)below(bytes, 4);
  rules->most_wild = more & 32 ? UINT8_MAX : (uint8_t)below(bytes, 6);
  if (more & 64)
    rules->wild_least = (uint8_t)(1 + below(bytes, 4));
  rules->discard_last = rules->by_all && more & 16;
  rules->low_apart = rules->by_all && more & 64;
  rules->down = !rules->whole && more & 128;
  rules->top_free = rules->down && rules->keeps_taken;
  rules->others_help = rules->down && more & 64;
  rules->named = !rules->one_of_a_rank && !rules->wild_least && more & 2;
  rules->wild_most = (uint8_t)(rules->wild_least + below(bytes, 4));
  rules->full = (uint8_t)below(bytes, 8);
  rules->full_to_go_out = (uint8_t)below(bytes, 3);
  for (tn_Card card = 0; card < deck->kinds; card++)
    rules->points[card] = next_byte(bytes) - 100;
  rules->most_run = (uint8_t)below(bytes, 9);
  rules->natural_runs = next_byte(bytes) & 1;
  rules->by_pair = rules->whole && next_byte(bytes) & 1;
  if (!rules->one_of_a_rank && !rules->different_suits && !rules->by_all &&
      !rules->named && !rules->wild_least)
    rules->of_a_rank = (uint8_t)below(bytes, 4);
  return tn_meld_rules_finish(rules) == TN_MELD_RULES_OK;
}


static void set_up(Game *game) {
  Bytes *bytes = &game->bytes;
  tn_Pile own[TN_PILES] = {{0}};
  tn_Setup setup = {.deck = &game->deck, .own = own, .melds = &game->rules};
  setup.players = (uint8_t)(1 + below(bytes, 4));
  setup.sides = (uint8_t)(1 + below(bytes, setup.players));
  for (uint8_t seat = 0; seat < setup.players; seat++)
    setup.side_of[seat] = seat % setup.sides;
  int others = TN_HANDS + setup.players + setup.sides;
  game->rules.discard = one_in(bytes, 8) ? TN_NONE : (uint8_t)others;
  game->rules.aside_pile = (uint8_t)(others + 1);
  game->rules.place = (uint8_t)(others + 1 + setup.sides);
  game->rules.places = (uint8_t)below(bytes, 30);
  setup.piles = (uint8_t)(1 + setup.sides + game->rules.places);
  for (int n = 0; n < setup.piles; n++)
    own[n] = (tn_Pile){.owner = TN_NONE, .sees = TN_SEES_ALL};
  must(tn_table_init(&game->table, &setup, &game->memory));
  game->table.log.on = one_in(bytes, 2);
  for (int side = 0; side < setup.sides; side++)
    game->table.melding->first[side] = (int16_t)(4 * next_byte(bytes));
}


/* The same with a wild card that stands for another: it keeps its number. */
static void judge_named(Game *game, const tn_Set *set) {
  tn_Kinds wild = set->plane[0] & game->rules.wild;
  tn_Card cards[TN_CARDS], names[TN_CARDS];
  tn_Set as = *set;
  if (!wild || !game->rules.named)
    return;
  tn_Card card = (tn_Card)below(&game->bytes, game->deck.kinds);
  tn_Stands stands = {1, {{tn_kinds_first(wild), card, 0}}};
  if (!tn_stands_put(&stands, 0, &as))
    return;
  tn_Meld meld;
  tn_MeldWhy why;
  bool good = tn_meld_judge_as(&game->rules, set, &as, &meld, &why);
  must(good == (why.fault == TN_MELD_GOOD));
  int n = tn_meld_list_as(&game->rules, set, &stands, 0, cards, names);
  tn_Set listed = set_from(cards, n), named = set_from(names, n);
  must(memcmp(&listed, set, sizeof listed) == 0);
  must(memcmp(&named, &as, sizeof named) == 0);
}


/* Some cards of the deck: are they a meld, and does listing keep them? */
static void judge(Game *game) {
  tn_Set deck = whole_deck(&game->deck);
  tn_Card cards[TN_CARDS];
  tn_Meld meld;
  tn_MeldWhy why;
  int n = draw_cards(&game->bytes, &deck, (int)below(&game->bytes, 9), cards);
  tn_Set set = set_from(cards, n);
  bool good = tn_meld_judge(&game->rules, &set, &meld, &why);
  must(good == (why.fault == TN_MELD_GOOD));
  must(!good || meld.naturals + meld.wild == n);
  must(tn_meld_list(&game->rules, &set, cards) == n);
  tn_Set listed = set_from(cards, n);
  must(memcmp(&listed, &set, sizeof set) == 0);
  judge_named(game, &set);
  tn_meld_points(&game->rules, &set);
}


/* Names cards for some of a part's wild cards, or for others. */
static void name_some(Game *game, tn_MeldPart *part) {
  tn_Card cards[TN_CARDS];
  int n = tn_set_list(&part->cards, cards);
  for (int i = 0; i < n && part->stands.n < TN_STANDS; i++)
    if (game->rules.wild & tn_kind(cards[i]) || one_in(&game->bytes, 9)) {
      tn_Card as = (tn_Card)below(&game->bytes, game->deck.kinds);
      part->stands.list[part->stands.n++] = (tn_Stand){cards[i], as, TN_NONE};
    }
}


/* A move that a person or a record might say. */
static void next_move(Game *game, tn_MeldMove *move) {
  Bytes *bytes = &game->bytes;
  const tn_Table *table = &game->table;
  uint8_t seat = table->melding->seat;
  tn_Set hand = table->pile[tn_hand_pile(seat)].set;
  *move = (tn_MeldMove){.verb = (uint8_t)below(bytes, TN_DO_ASK + 1)};
  if (game->rules.of_a_rank > 1 && one_in(bytes, 6))
    move->verb = TN_DO_JOIN;
  move->card = (tn_Card)below(bytes, game->deck.kinds);
  move->parts = (uint8_t)below(bytes, one_in(bytes, 8) ? TN_PARTS : 3);
  for (int i = 0; i < move->parts; i++) {
    tn_Card cards[TN_CARDS];
    int n = draw_cards(bytes, &hand, (int)below(bytes, 6), cards);
    uint8_t used = table->melding->used;
    uint8_t place = used ? (uint8_t)below(bytes, used) : TN_NONE;
    move->part[i].cards = set_from(cards, n);
    move->part[i].place = one_in(bytes, 3) ? place : TN_NONE;
    if (game->rules.named && !one_in(bytes, 4))
      name_some(game, &move->part[i]);
  }
}


static void make_move(Game *game, const tn_MeldMove *move) {
  tn_Table *table = &game->table;
  uint8_t seat = table->melding->seat;
  switch ((tn_MeldVerb)move->verb) {
    case TN_DO_DRAW:
      tn_table_draw(table, tn_hand_pile(seat));
      tn_meld_lay_down(table, seat, true);
      break;
    case TN_DO_TAKE:
    case TN_DO_MELD:
    case TN_DO_JOIN:
    case TN_DO_DISCARD: tn_meld_do(table, move); break;
    case TN_DO_ASK:
      table->melding->leave =
          one_in(&game->bytes, 2) ? TN_LEAVE_YES : TN_LEAVE_NO;
      break;
    default: break;
  }
}


/* A listed move is allowed. */
static void check_listed(Game *game, tn_MeldStage stage,
                         const tn_MeldMove *list, int n) {
  for (int i = 0; i < n; i++) {
    tn_MeldMove move = list[i];
    tn_MeldWhy why;
    must(tn_meld_allows(&game->table, stage, &move, &why));
  }
}


/* One of the moves listed is made, or something else is tried. */
static void move(Game *game, tn_MeldStage stage) {
  tn_Table *table = &game->table;
  tn_MeldMove list[LISTED], one;
  tn_MeldWhy why;
  int all = tn_meld_moves(table, stage, false, 0, NULL, 0);
  int n = tn_meld_moves(table, stage, false, 0, list, LISTED);
  must(n == all && n >= 0);
  n = n < LISTED ? n : LISTED;
  check_listed(game, stage, list, n);
  if (n > 0 && !one_in(&game->bytes, 3))
    one = list[below(&game->bytes, (uint32_t)n)];
  else
    next_move(game, &one);
  if (tn_meld_allows(table, stage, &one, &why))
    make_move(game, &one);
}


static void take_turn(Game *game) {
  tn_Table *table = &game->table;
  uint8_t seat = (uint8_t)below(&game->bytes, table->players);
  tn_meld_turn(table, seat);
  if (one_in(&game->bytes, 4))
    table->melding->partner = (uint8_t)below(&game->bytes, table->players);
  move(game, TN_STAGE_DRAW);
  for (uint32_t n = below(&game->bytes, 5); n > 0; n--)
    move(game, TN_STAGE_MELD);
  if (game->rules.discard != TN_NONE)
    move(game, TN_STAGE_DISCARD);
  tn_meld_can_go_out(table);
  tn_meld_concealed(table, seat);
  keeps_all_cards(table);
}


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Game *game = calloc(1, sizeof *game);
  must(game != NULL);
  game->bytes = (Bytes){data, size};
  game->memory = fuzz_memory();
  next_deck(&game->bytes, &game->deck);
  if (next_rules(&game->bytes, &game->deck, &game->rules)) {
    set_up(game);
    judge(game);
    tn_table_begin_round(&game->table, 0);
    uint32_t each = game->deck.cards / (game->table.players + 1u);
    uint32_t n = below(&game->bytes, each + 1);
    if (n > 0)
      tn_table_deal(&game->table, (int)n, 1);
    for (int turn = 0; game->bytes.left > 3 && turn < 20; turn++)
      take_turn(game);
    tn_table_free(&game->table);
  }
  free(game);
  return 0;
}
