/* Positions set up by hand: for asking the rules about them. */
#include "words/words.h"


/* Moves a card from the stock to a pile, if the stock has it. */
static void place(lua_State *L, tn_Table *table, tn_Card card, uint8_t to) {
  if (!tn_pile_has(&table->pile[TN_STOCK], card))
    tnl_raise(L, "more_than_there_are %s", table->deck->name[card]);
  tn_table_move(table, card, TN_STOCK, to);
}


/* Moves the cards of the list at `arg` from the stock to a pile. */
static void place_list(lua_State *L, tn_Table *table, int arg, uint8_t to) {
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, table->deck, arg, cards);
  for (int i = 0; i < n; i++)
    place(L, table, cards[i], to);
}


/* Plays of several cards: the list at index 3 has the text of each. */
static void pose_plays(lua_State *L, tn_Table *table) {
  tn_Card cards[TN_CARDS];
  int plays = (int)luaL_len(L, 3), size = 0;
  tnl_argcheck(L, plays < table->players, 3, "too_many_plays");
  for (int i = 1; i <= plays; i++) {
    lua_rawgeti(L, 3, i);
    int n = tnl_checklist(L, table->deck, -1, cards);
    tn_Format format;
    size = i == 1 ? n : size;
    tnl_argcheck(L, n > 0 && n < TN_PLAY && n == size, 3, "as_many_as_first");
    for (int card = 0; card < n; card++)
      place(L, table, cards[card], tn_hand_pile(table->trick.turn));
    tnl_argcheck(L, i > 1 || tn_format_read(&format, table->order, cards, n), 3,
                 "led_one_suit");
    tn_trick_play_cards(table, cards, n);
    lua_pop(L, 1);
  }
}


/*
** core.pose_trick(match, leader, cards, hand): a trick begun by `leader`, with
** these cards played, or a list of plays; the next player holds this hand.
*/
static int pose_trick(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tn_Table *table = &match->table;
  tn_Card cards[TN_CARDS];
  uint8_t leader = tnl_checkplayer(L, match, 2);
  tnl_present_order(L, 1);
  tnl_present_facts(L, 1);
  tn_trick_begin(table, leader);
  if (table->plays)
    pose_plays(L, table);
  int n = table->plays ? 0 : tnl_checklist(L, table->deck, 3, cards);
  tnl_argcheck(L, n < table->players, 3, "too_many_for_trick");
  for (int i = 0; i < n; i++) {
    place(L, table, cards[i], tn_hand_pile(table->trick.turn));
    tn_trick_play(table, cards[i]);
  }
  place_list(L, table, 4, tn_hand_pile(table->trick.turn));
  return 0;
}


/* core.pose_played(match, cards): they were played to earlier tricks, to those
** of other suits, too */
static int pose_played(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tn_Table *table = &match->table;
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, table->deck, 2, cards);
  for (int i = 0; i < n; i++) {
    place(L, table, cards[i], tn_won_pile(table, 0));
    tn_set_add(&table->played[0], cards[i]);
    table->thrown |= tn_kind(cards[i]);
  }
  table->tricks[0] += n > 0 ? 1 : 0;
  return 0;
}


/* Asks the player in turn what to play. */
static void ask_turn(lua_State *L, Match *match) {
  tn_Table *table = &match->table;
  if (table->plays) {
    int held = table->pile[tn_hand_pile(table->trick.turn)].count;
    int least = table->trick.plays > 0 ? table->lead.cards : 1;
    tnl_argcheck(L, held >= least, 1, "fewer_than_led");
    tn_trick_ask(table);
    return;
  }
  tnl_legal_cards(L, match);
  table->question.kind = TN_ASK_CARD;
}


/* core.pose_question(match): the player in turn is asked what to play */
static int pose_question(lua_State *L) {
  ask_turn(L, tnl_checkmatch(L, 1));
  return 0;
}


/* The hand of the player in turn has the cards of the list at `arg` instead. */
static void change_hand(lua_State *L, tn_Table *table, int arg) {
  tn_Pile *hand = &table->pile[tn_hand_pile(table->trick.turn)];
  tn_Card cards[TN_CARDS];
  int n = tn_pile_list(hand, cards);
  for (int i = 0; i < n; i++)
    tn_pile_take(hand, cards[i]);
  n = tnl_checklist(L, table->deck, arg, cards);
  for (int i = 0; i < n; i++)
    if (!tn_pile_put(hand, cards[i]))
      tnl_raise(L, "more_than_there_are %s", table->deck->name[cards[i]]);
}


/*
** core.suppose(match, hand, played, later): the question for a card, asked
** again of this hand, after the cards `played` have been played to tricks of
** other suits and, if `later`, in a later trick than the first.  It is for a
** copy of a match: cards that were in the hand and are not in this one are
** gone.
*/
static int suppose(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tn_Table *table = &match->table;
  tn_Card cards[TN_CARDS];
  tnl_argcheck(L, table->trick.under_way, 1, "not_begun");
  change_hand(L, table, 2);
  int n = tnl_checklist(L, table->deck, 3, cards);
  for (int i = 0; i < n; i++) {
    tn_set_add(&table->played[table->trick.turn], cards[i]);
    table->thrown |= tn_kind(cards[i]);
  }
  if (lua_toboolean(L, 4))
    table->trick.first = false;
  ask_turn(L, match);
  return 0;
}


/* Has a side won the card? */
static bool is_won(const tn_Table *table, tn_Card card) {
  for (int side = 0; side < table->sides; side++)
    if (tn_pile_has(&table->pile[tn_won_pile(table, side)], card))
      return true;
  return false;
}


/* core.pose_hand(match, player, cards): the player was dealt these as well, and
** has played those that were won */
static int pose_hand(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tn_Table *table = &match->table;
  uint8_t seat = tnl_checkplayer(L, match, 2);
  tn_Card cards[TN_CARDS];
  int n = tnl_checklist(L, table->deck, 3, cards);
  for (int i = 0; i < n; i++) {
    if (is_won(table, cards[i]))
      tn_set_add(&table->played[seat], cards[i]);
    else
      place(L, table, cards[i], tn_hand_pile(seat));
  }
  return 0;
}


/* core.pose_pile(match, pile, cards): they lie in a pile of the game's own */
static int pose_pile(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  place_list(L, &match->table, 3, tnl_checkpile(L, match, 2));
  return 0;
}


/* core.pose_won(match, side, cards): the side has won them in tricks */
static int pose_won(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t won = tn_won_pile(&match->table, tnl_checkside(L, match, 2));
  place_list(L, &match->table, 3, won);
  return 0;
}


/* core.pose_tricks(match, player, n): the player has won `n` tricks */
static int pose_tricks(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = tnl_checkplayer(L, match, 2);
  lua_Integer n = luaL_checkinteger(L, 3);
  tnl_argcheck(L, n >= 0 && n <= UINT16_MAX, 3, "not_won");
  match->table.tricks[seat] = (uint32_t)n;
  return 0;
}


/* core.pose_last(match, last, before): the players who have won the last trick,
** and the one before it */
static int pose_last(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tn_Trick *trick = &match->table.trick;
  trick->leader = trick->best = tnl_checkplayer(L, match, 2);
  trick->turn = tnl_checkplayer(L, match, 3);
  trick->plays = trick->size = match->table.players;
  return 0;
}


/* core.pose_round(match, round, dealer): that round begins, nothing dealt */
static int pose_round(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  lua_Integer round = luaL_checkinteger(L, 2);
  tnl_argcheck(L, round >= 1 && round <= UINT16_MAX, 2, "no_such_round");
  match->table.round = (uint16_t)(round - 1);
  match->next_dealer = tnl_checkplayer(L, match, 3);
  return 0;
}


/*
** core.deciders(match [, from, round]) -> who made each decision in the log, a
** byte each; the list of their rounds; how many events there are; the round
** Begins with event number `from` (0), when `round` (0) was being played.
*/
static int deciders(lua_State *L) {
  const tn_Log *log = &tnl_checkmatch(L, 1)->table.log;
  lua_Integer n = luaL_optinteger(L, 2, 0), round = luaL_optinteger(L, 3, 0);
  lua_Integer decision = 0;
  luaL_argcheck(L, n >= 0, 2, "an event expected");
  if (log->failed)
    return luaL_error(L, "not enough memory");
  lua_settop(L, 1);
  lua_newtable(L);
  luaL_Buffer seats;
  luaL_buffinit(L, &seats);
  for (; n < log->used; n++) {
    const tn_Event *event = &log->events[n];
    if (event->what == TN_ROUND_BEGAN)
      round = event->n;
    if (event->what != TN_DECIDED)
      continue;
    luaL_addchar(&seats, (char)(event->seat + 1));
    lua_pushinteger(L, round);
    lua_rawseti(L, 2, ++decision);
  }
  luaL_pushresult(&seats);
  lua_insert(L, 2);
  lua_pushinteger(L, log->used);
  lua_pushinteger(L, round);
  return 4;
}


/* core.digest(text, before) -> number: FNV-1a over the text, going on from
** `before` */
static int digest(lua_State *L) {
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  uint32_t sum = (uint32_t)luaL_checkinteger(L, 2);
  for (size_t i = 0; i < size; i++)
    sum = (sum ^ (unsigned char)text[i]) * 16777619u;
  lua_pushinteger(L, sum);
  return 1;
}


/* core.mix(seed, n) -> a seed for the n-th of many */
static int mix(lua_State *L) {
  uint64_t seed = (uint64_t)luaL_checkinteger(L, 1);
  uint64_t n = (uint64_t)luaL_checkinteger(L, 2);
  lua_pushinteger(L, (lua_Integer)(tn_mix(seed, n) >> 1));
  return 1;
}


/* core.rounds_finished(match) -> rounds that have been scored */
static int rounds_finished(lua_State *L) {
  lua_pushinteger(L, tnl_checkmatch(L, 1)->finished);
  return 1;
}


static const luaL_Reg functions[] = {
    {"deciders", deciders},
    {"digest", digest},
    {"mix", mix},
    {"pose_hand", pose_hand},
    {"pose_last", pose_last},
    {"pose_pile", pose_pile},
    {"pose_played", pose_played},
    {"pose_question", pose_question},
    {"pose_round", pose_round},
    {"pose_trick", pose_trick},
    {"pose_tricks", pose_tricks},
    {"pose_won", pose_won},
    {"rounds_finished", rounds_finished},
    {"suppose", suppose},
    {NULL, NULL},
};


void tnl_open_pose(lua_State *L) { luaL_setfuncs(L, functions, 0); }
