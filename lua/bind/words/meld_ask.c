/* The words of a turn with melds, each of which asks the player. */
#include "words/words.h"
#include "match/ends.h"
#include "match/meld.h"
#include "turns/turn.h"
#include "words/steady.h"

/* Asks the player whose turn it is for a move of a stage. */
static void pose(Match *match, tn_MeldStage stage) {
  match->table.question = (tn_Question){.kind = TN_ASK_MOVE,
                                        .seat = match->table.melding->seat,
                                        .from = TN_NONE,
                                        .to = TN_NONE,
                                        .stage = (uint8_t)stage};
}


/* The tape's move, if it is allowed. */
static void taped_move(lua_State *L, Match *match, tn_MeldStage stage,
                       tn_Answer answer, uint32_t next, tn_MeldMove *move) {
  const char *word;
  size_t length;
  tn_MeldWhy why;
  bool allowed =
      answer.kind == TN_TEXT_ANSWER &&
      !tnl_read_move(match, answer.bytes, answer.size, move, &word, &length) &&
      tn_meld_allows(&match->table, stage, move, &why);
  tnl_check_work(L);
  if (!allowed)
    tnl_raise_need(L, match, TN_REFUSED);
  take(L, match, next);
}


/* Gives cards the meld that their text names, as when it is read from a tape:
** of two melds with that name, the first. */
static void settle_places(const Match *match, tn_MeldStage stage,
                          const char *text, size_t size, tn_MeldMove *move) {
  const char *word;
  size_t length;
  tn_MeldWhy why;
  const tn_MeldRules *rules = match->table.melding->rules;
  bool takes = move->verb == TN_DO_TAKE && (rules->down || rules->by_pair);
  if ((move->verb != TN_DO_MELD && !takes) || rules->one_of_a_rank)
    return;
  tnl_read_move(match, text, size, move, &word, &length);
  tn_meld_allows(&match->table, stage, move, &why);
}


/* Notes a move that is one word, the short way; false if it takes the long
** one. */
static bool say(Match *match, const char word[4], bool forced) {
  match->table.question.kind = TN_ASK_NOTHING;
  return tn_table_say(&match->table, word, forced);
}


/* The move of a quick bot, in a playout.  It need not be known there whether it
** is the only one. */
static bool quick_move(Match *match, tn_MeldStage stage, tn_MeldMove *move,
                       bool *forced) {
  *forced = false;
  return match->thinking && native(match) &&
         tn_meld_collects(match->table.melding->rules) &&
         tn_meld_collect(&match->table, stage, bot_bits(match), move);
}


/* The move that is made now.  False if the player must be asked first. */
static bool next_move(lua_State *L, Match *match, tn_MeldStage stage,
                      tn_MeldMove *move) {
  tn_Answer answer;
  uint32_t next;
  bool forced;
  move->verb = TN_DO_PASS;
  move->card = TN_NONE;
  pose(match, stage);
  if (peek(match, &answer, &next)) {
    taped_move(L, match, stage, answer, next, move);
    return true;
  }
  if (!quick_move(match, stage, move, &forced) &&
      !tnl_random_meld_move(&match->table, stage, native(match),
                            bot_bits(match), move, &forced))
    return false;
  if (match->thinking && !forced && stage == TN_STAGE_DISCARD &&
      match->table.melding->rules->in_hand)
    tnl_quick_end(&match->table, bot_bits(match), move);
  tnl_check_work(L);
  char text[TN_TEXT];
  if (move->verb == TN_DO_DRAW && say(match, "draw", forced))
    return true;
  if (move->verb == TN_DO_DONE && say(match, "done", forced))
    return true;
  size_t size = tnl_write_move(&match->table, move, text);
  settle_places(match, stage, text, size, move);
  decide(L, match,
         (tn_Answer){TN_TEXT_ANSWER, forced, (uint16_t)size, TN_NONE, text});
  return true;
}


/* Begins a word of a turn: the match, its player. */
static Match *begin(lua_State *L, const char *word) {
  Match *match = tnl_changing(L, word);
  tnl_ends_doubt_word(match);
  tnl_need_melds(L, match, word);
  return match;
}


/* What the first stage of a turn has led to. */
typedef enum Begun {
  BEGUN_NOT, /* the player must be asked first */
  BEGUN_NO_TURN,
  BEGUN_PASSED, /* on the top card that is offered */
  BEGUN_DRAW,
  BEGUN_TAKE
} Begun;


/* The player has passed.  That is no turn; while the top card is offered, it is
** then offered to the next one, or all have refused it. */
static Begun pass(tn_Melding *melding) {
  if (melding->offers == 0)
    return BEGUN_NO_TURN;
  melding->refused = --melding->offers == 0;
  return BEGUN_PASSED;
}


/* The player draws as many cards at once as the rules say, or those that the
** stock has.  False if the last of them had to be laid aside. */
static bool draw_cards(tn_Table *table, uint8_t seat) {
  int left = table->melding->rules->draws;
  do {
    tn_table_draw(table, tn_hand_pile(seat));
    if (!tn_meld_lay_down(table, seat, true))
      return false;
  } while (--left > 0 && table->pile[TN_STOCK].count > 0);
  return true;
}


/* The player draws or takes the pile. */
static Begun begin_turn(lua_State *L, Match *match) {
  tn_Table *table = &match->table;
  uint8_t seat = table->melding->seat;
  tn_MeldMove move;
  if (!next_move(L, match, TN_STAGE_DRAW, &move))
    return BEGUN_NOT;
  if (move.verb == TN_DO_PASS)
    return pass(table->melding);
  table->melding->refused = false;
  if (move.verb == TN_DO_TAKE) {
    tni_meld_do(table, &move);
    table->melding->offers = 0;
    table->melding->takes++;
    return BEGUN_TAKE;
  }
  return draw_cards(table, seat) ? BEGUN_DRAW : BEGUN_NO_TURN;
}


/* Pushes how the turn has begun; nothing if there is none. */
static int push_begun(lua_State *L, Begun begun) {
  if (begun == BEGUN_NO_TURN)
    return 0;
  lua_pushstring(L, begun == BEGUN_DRAW ? "draw" : "take");
  return 1;
}


static int draw_or_take(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  Begun begun = begin_turn(L, lua_touserdata(L, 1));
  if (begun == BEGUN_NOT)
    return lua_yieldk(L, 0, 0, draw_or_take);
  return push_begun(L, begun);
}


/* core.draw_or_take(match, player) -> "draw" or "take": begins the player's
** turn; nothing if the player passed, or if the last card of the stock had to
** be laid aside: then there is no turn */
static int core_draw_or_take(lua_State *L) {
  Match *match = begin(L, "draw_or_take");
  tn_meld_turn(&match->table, tnl_checkplayer(L, match, 2));
  return draw_or_take(L, LUA_OK, 0);
}


/* Is the answer that text? */
static bool is_text(const tn_Answer *answer, const char *text) {
  return answer->kind == TN_TEXT_ANSWER && answer->size == strlen(text) &&
         memcmp(answer->bytes, text, answer->size) == 0;
}


/* Asks the partner whether the player may go out.  False: no answer yet. */
static bool ask_partner(lua_State *L, Match *match) {
  tn_Melding *melding = match->table.melding;
  tn_Answer answer;
  uint32_t next;
  bool yes;
  match->table.question = (tn_Question){.kind = TN_ASK_LEAVE,
                                        .seat = melding->partner,
                                        .from = TN_NONE,
                                        .to = TN_NONE};
  if (peek(match, &answer, &next)) {
    yes = is_text(&answer, "yes");
    if (!yes && !is_text(&answer, "no"))
      tnl_raise_need(L, match, TN_REFUSED);
    take(L, match, next);
  } else {
    if (!native(match))
      return false;
    yes = draw(bot_bits(match), 2) == 1;
    decide_text(L, match, yes ? "yes" : "no", false);
  }
  melding->leave = yes ? TN_LEAVE_YES : TN_LEAVE_NO;
  return true;
}


/* Asks for melds until the player is done; the partner first, if `asks`.  False
** if somebody must be asked first. */
static bool meld(lua_State *L, Match *match, bool *asks) {
  tn_Table *table = &match->table;
  const tn_Pile *hand = &table->pile[tn_hand_pile(table->melding->seat)];
  for (;;) {
    tn_MeldMove move;
    if (*asks && !ask_partner(L, match))
      return false;
    *asks = false;
    if (hand->count == 0 && !tni_meld_take_up(table, table->melding->seat))
      return true;
    if (!next_move(L, match, TN_STAGE_MELD, &move))
      return false;
    if (move.verb == TN_DO_DONE)
      return true;
    if (move.verb == TN_DO_ASK)
      *asks = true;
    else
      tni_meld_do(table, &move);
  }
}


static int ask_melds(lua_State *L, int status, lua_KContext before) {
  (void)status;
  bool asks = before != 0;
  if (!meld(L, lua_touserdata(L, 1), &asks))
    return lua_yieldk(L, 0, asks, ask_melds);
  return 0;
}


/* core.ask_melds(match, player [, partner]): the player melds from the hand,
** and may ask the partner once, before anything is melded, "May I go out?" */
static int core_ask_melds(lua_State *L) {
  Match *match = begin(L, "ask_melds");
  tnl_argcheck(L, tnl_checkplayer(L, match, 2) == match->table.melding->seat, 2,
               "others_draw");
  if (lua_toboolean(L, 3))
    match->table.melding->partner = tnl_checkplayer(L, match, 3);
  return ask_melds(L, LUA_OK, 0);
}


/* The player discards: `card`, or TN_NONE from an empty hand.  False if the
** player must be asked first. */
static bool discard(lua_State *L, Match *match, tn_Card *card) {
  tn_Table *table = &match->table;
  tn_MeldMove move;
  *card = TN_NONE;
  if (table->pile[tn_hand_pile(table->melding->seat)].count == 0)
    return true;
  if (!next_move(L, match, TN_STAGE_DISCARD, &move))
    return false;
  table->melding->knocked = move.verb != TN_DO_DISCARD;
  if (move.verb != TN_DO_ALL)
    tni_meld_do(table, &move);
  *card = move.card;
  return true;
}


static int ask_discard(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  Match *match = lua_touserdata(L, 1);
  tn_Card card;
  if (!discard(L, match, &card))
    return lua_yieldk(L, 0, 0, ask_discard);
  if (card == TN_NONE)
    return 0;
  tnl_pushcard(L, match->table.deck, card);
  return 1;
}


/* An error if the game names no pile to discard to. */
static void need_discards(lua_State *L, const Match *match, const char *word) {
  if (match->table.melding->rules->discard == TN_NONE)
    tnl_raise(L, "no_fact_taking %s", word);
}


/* core.ask_discard(match, player) -> card: asks the player for a card of the
** hand and puts it on the discard pile; nothing if the hand is empty */
static int core_ask_discard(lua_State *L) {
  Match *match = begin(L, "ask_discard");
  need_discards(L, match, "ask_discard");
  tnl_argcheck(L, tnl_checkplayer(L, match, 2) == match->table.melding->seat, 2,
               "others_draw");
  return ask_discard(L, LUA_OK, 0);
}


/* Where a turn that pauses goes on: its stage, and in the bits above it whether
** the partner is being asked, and whether the pile was taken; of all turns,
** whether partners may be asked, and whether a function is called before each
** turn; and whether it is to be called now, or has answered. */
enum {
  STAGE = 3,
  ASKS = 4,
  TAKEN = 8,
  PARTNERS = 16,
  HEARS = 32,
  BEFORE = 64,
  ANSWERED = 128
};


/* Plays a turn from a stage on.  BEGUN_NOT: it pauses, and goes on at `at`. */
static Begun turn_from(lua_State *L, Match *match, lua_KContext *at) {
  tn_Card card;
  if ((*at & STAGE) == TN_STAGE_DRAW) {
    Begun begun = begin_turn(L, match);
    if (begun < BEGUN_DRAW)
      return begun;
    bool melds = !match->table.melding->rules->in_hand;
    *at = (*at & (PARTNERS | HEARS)) |
          (melds ? TN_STAGE_MELD : TN_STAGE_DISCARD) |
          (begun == BEGUN_TAKE ? TAKEN : 0);
  }
  if ((*at & STAGE) == TN_STAGE_MELD) {
    bool asks = (*at & ASKS) != 0, done = meld(L, match, &asks);
    *at = (*at & ~ASKS) | (asks ? ASKS : 0);
    if (!done)
      return BEGUN_NOT;
    *at = (*at & ~STAGE) | TN_STAGE_DISCARD;
  }
  if (!discard(L, match, &card))
    return BEGUN_NOT;
  return *at & TAKEN ? BEGUN_TAKE : BEGUN_DRAW;
}


static int play_turn(lua_State *L, int status, lua_KContext at) {
  (void)status;
  Match *match = lua_touserdata(L, 1);
  Begun begun = turn_from(L, match, &at);
  if (begun == BEGUN_NOT)
    return lua_yieldk(L, 0, at, play_turn);
  if (begun == BEGUN_NO_TURN)
    return 0;
  push_begun(L, begun);
  lua_pushboolean(L, match->table.melding->acts);
  return 2;
}


/* core.play_turn(match, player [, partner]) -> "draw" or "take", boolean: a
** turn of play_turns, and whether the player melded in it, apart from what was
** melded with the pile; nothing if there is no turn */
static int core_play_turn(lua_State *L) {
  Match *match = begin(L, "play_turn");
  need_discards(L, match, "play_turn");
  uint8_t seat = tnl_checkplayer(L, match, 2), partner = TN_NONE;
  if (lua_toboolean(L, 3))
    partner = tnl_checkplayer(L, match, 3);
  tn_meld_turn(&match->table, seat);
  match->table.melding->partner = partner;
  return play_turn(L, LUA_OK, TN_STAGE_DRAW);
}


/* The other player of a side, or TN_NONE. */
static uint8_t partner_of(const tn_Table *table, uint8_t seat) {
  for (uint8_t other = 0; other < table->players; other++)
    if (other != seat && table->side_of[other] == table->side_of[seat])
      return other;
  return TN_NONE;
}


/* Begins a turn among many. */
static void next_turn(tn_Table *table, uint8_t seat, lua_KContext at) {
  tn_meld_turn(table, seat);
  if (at & PARTNERS)
    table->melding->partner = partner_of(table, seat);
}


/* Do the turns end, though nobody is out? */
static bool turns_end(const tn_Table *table, Begun begun) {
  tn_Melding *melding = table->melding;
  if (begun <= BEGUN_PASSED)
    return begun == BEGUN_NO_TURN;
  bool acts = begun == BEGUN_DRAW || melding->acts;
  melding->idle = acts ? 0 : (uint16_t)(melding->idle + 1);
  return table->pile[TN_STOCK].count < melding->stock_left ||
         (melding->most_takes > 0 && melding->takes >= melding->most_takes) ||
         (melding->most_idle > 0 && melding->idle >= melding->most_idle);
}


/* Answers that the turns are over, though nobody is out. */
static int push_end(lua_State *L, uint8_t seat) {
  lua_pushnil(L);
  tnl_pushplayer(L, 1, seat);
  return 2;
}


/* Has the turn of that seat ended the round? */
static bool is_out(const tn_Table *table, uint8_t seat) {
  return table->melding->knocked ||
         (table->pile[tn_hand_pile(seat)].count == 0 &&
          tni_meld_second(table, seat) == 0);
}


/* Plays turns until somebody is out or knocks, or the turns end. */
static int play_turns(lua_State *L, int status, lua_KContext at) {
  (void)status;
  Match *match = lua_touserdata(L, 1);
  tn_Table *table = &match->table;
  for (;;) {
    uint8_t seat = table->melding->seat;
    if (at & BEFORE) {
      lua_pushvalue(L, 2);
      lua_pushvalue(L, 1);
      tnl_pushplayer(L, 1, seat);
      at = (at & ~BEFORE) | ANSWERED;
      lua_callk(L, 2, 1, at, play_turns);
    }
    if (at & ANSWERED) {
      bool ends = lua_toboolean(L, 3);
      at &= ~ANSWERED;
      lua_settop(L, 2);
      if (ends)
        return push_end(L, seat);
    }
    Begun begun = turn_from(L, match, &at);
    if (begun == BEGUN_NOT)
      return lua_yieldk(L, 0, at, play_turns);
    if (begun > BEGUN_PASSED && is_out(table, seat)) {
      tnl_pushplayer(L, 1, seat);
      return 1;
    }
    if (turns_end(table, begun))
      return push_end(L, seat);
    at = (at & (PARTNERS | HEARS)) | TN_STAGE_DRAW;
    if (at & HEARS)
      at |= BEFORE;
    next_turn(table, table->next[seat], at);
  }
}


/* A number of core.play_turns, from `least` to `most`. */
static lua_Integer number_at(lua_State *L, int at, lua_Integer least,
                             lua_Integer most) {
  return tnl_check_range(L, at, least, most, "play_turns");
}


/* core.first_melds(match, count): how much the first melds of each side must
** count: a number, or a list of numbers by side */
static int first_melds(lua_State *L) {
  Match *match = tnl_changing(L, "play_turns");
  tnl_need_melds(L, match, "play_turns");
  for (int side = 0; side < match->table.sides; side++) {
    lua_settop(L, 2);
    if (lua_istable(L, 2))
      lua_geti(L, 2, side + 1);
    lua_Integer count = lua_tointeger(L, -1);
    tnl_argcheck(L, lua_isinteger(L, -1) && count >= 0 && count <= INT16_MAX, 2,
                 "first_meld: count_expected");
    match->table.melding->first[side] = (int16_t)count;
  }
  return 0;
}


/*
** core.play_turns(match, before, first, partners, lay_down, offer, stock_left,
** most_taken, idle, knock): the word play_turns, of which `before` is called
** before each turn, if it is no nil.  partners: a text if they must be asked.
** first: a seat, from 1, or nil: the next after the dealer.  stock_left: one
** more than there are left when the turns end, or 0; the others are numbers,
** too, or flags.
*/
static int core_play_turns(lua_State *L) {
  Match *match = begin(L, "play_turns");
  tn_Table *table = &match->table;
  tn_Melding *melding = table->melding;
  need_discards(L, match, "play_turns");
  uint8_t first = table->next[table->dealer];
  if (!lua_isnoneornil(L, 3))
    first = (uint8_t)(number_at(L, 3, 1, table->players) - 1);
  melding->offers = lua_toboolean(L, 6) ? table->players : 0;
  melding->stock_left = (uint8_t)number_at(L, 7, 0, UINT8_MAX);
  melding->most_takes = (uint16_t)number_at(L, 8, 0, UINT16_MAX);
  melding->most_idle = (uint16_t)number_at(L, 9, 0, UINT16_MAX);
  melding->knock = (int16_t)number_at(L, 10, 0, INT16_MAX);
  melding->refused = melding->knocked = false;
  melding->must_ask = lua_isstring(L, 4);
  melding->takes = melding->idle = 0;
  lua_KContext at = TN_STAGE_DRAW | (lua_toboolean(L, 4) ? PARTNERS : 0);
  if (lua_toboolean(L, 5))
    tnl_lay_down(match);
  lua_settop(L, 2);
  if (!lua_isnil(L, 2))
    at |= HEARS | BEFORE;
  next_turn(table, table->out[first] ? table->next[first] : first, at);
  return play_turns(L, LUA_OK, at);
}


static const luaL_Reg functions[] = {
    {"ask_discard", core_ask_discard},
    {"ask_melds", core_ask_melds},
    {"draw_or_take", core_draw_or_take},
    {"first_melds", first_melds},
    {"play_turn", core_play_turn},
    {"play_turns", core_play_turns},
    {NULL, NULL},
};


void tnl_open_meld_ask(lua_State *L) { luaL_setfuncs(L, functions, 0); }
