/* Words for tricks. */
#include "words/words.h"
#include "match/ends.h"

#include <string.h>


/* core.left_by(match, n) -> what the n-th obligation alone leaves of the hand
** of the player in turn, as text; empty if it does not bind */
static int core_left_by(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  int rule = (int)tnl_check_range(L, 2, 1, table->rules, "rule") - 1;
  tn_Kinds named = table->rule[rule] == TN_RULE
                       ? tnl_named_by_rule(L, match, rule)
                       : tn_trick_names(table, rule);
  tnl_pushkinds(L, table->deck, tn_trick_left_by(table, rule, named));
  return 1;
}


/* core.forbids(match, card) -> the number of the obligation that forbids the
** card, and what it leaves, as text; nil if none does */
static int core_forbids(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  tn_Card card = tnl_checkcard(L, table->deck, 2);
  tn_Kinds allowed;
  int rule = tn_trick_forbids(table, card, &allowed);
  if (rule == TN_NONE)
    return 0;
  lua_pushinteger(L, rule + 1);
  tnl_pushkinds(L, table->deck, allowed);
  return 2;
}


/* The arguments of `play_tricks`.  Their names are upvalues, so that none has
** to be looked up by its letters. */
static const char *const argument_names[] = {
    "leader", "tricks", "until_wins", "dummy", "played_by", "before", NULL};

enum { LEADER = 1, TRICKS, UNTIL_WINS, DUMMY, PLAYED_BY, BEFORE };


/* Pushes the argument of that name out of the table.  Answers its type. */
static int push_named(lua_State *L, int arg, int name) {
  lua_pushvalue(L, lua_upvalueindex(name));
  return lua_gettable(L, arg);
}


/* The seat that the argument of that name is, or TN_NONE. */
static uint8_t seat_named(lua_State *L, const Match *match, int arg, int name) {
  uint8_t seat = TN_NONE;
  push_named(L, arg, name);
  if (lua_toboolean(L, -1))
    seat = tnl_checkplayer(L, match, -1);
  lua_pop(L, 1);
  return seat;
}


/* The leader that the table of arguments names, or the next in turn after one
** who sits out; otherwise the next after the dealer. */
static uint8_t leader_of(lua_State *L, const Match *match, int arg) {
  const tn_Table *table = &match->table;
  uint8_t leader = table->next[table->dealer];
  if (lua_isnil(L, arg))
    return leader;
  if (push_named(L, arg, LEADER) != LUA_TNIL)
    leader = tnl_checkplayer(L, match, -1);
  lua_pop(L, 1);
  return table->out[leader] ? table->next[leader] : leader;
}


/* The number of tricks to play: as the arguments say, or until the leader's
** hand is empty, where cards drawn on the way count, too. */
static int tricks_of(lua_State *L, Match *match, int arg, uint8_t leader) {
  int held = match->table.pile[tn_hand_pile(leader)].count;
  match->until_empty = true;
  if (lua_isnil(L, arg))
    return held;
  match->until_empty = push_named(L, arg, TRICKS) == LUA_TNIL;
  lua_Integer n = luaL_optinteger(L, -1, held);
  lua_pop(L, 1);
  tnl_argcheck(L, n >= 0 && n <= held, arg, "more_tricks");
  return (int)n;
}


/* Checks that each player has a card for every trick; and as many as the
** others, where several cards are played at once. */
static void check_hands(lua_State *L, const Match *match, int n) {
  const tn_Table *table = &match->table;
  int all = -1;
  for (uint8_t seat = 0; seat < table->players; seat++) {
    int held = table->pile[tn_hand_pile(seat)].count;
    if (table->out[seat])
      continue;
    if (held < n)
      tnl_raise(L, "tricks_to_play %d %d %d", n, seat + 1, held);
    if (n > 0 && table->plays && all >= 0 && held != all)
      tnl_raise(L, "uneven_hands %d %d %d", seat + 1, held, all);
    all = held;
  }
}


/* Checks that a step between two tricks has left no trick of its own. */
static void check_between(lua_State *L, const Match *match) {
  if (match->table.trick.under_way)
    tnl_raise(L, "not_ended");
}


/* Checks that after a failed throw the trick and the hands are as they were. */
static void check_throw(lua_State *L, const Match *match) {
  const tn_Table *table = &match->table;
  const tn_Trick *trick = &table->trick;
  const tn_Format *lead = &table->lead;
  bool same = trick->under_way && trick->plays == 0 && table->forces > 0;
  if (same) {
    tn_Set thrown = {{0}};
    for (int i = 0; i < lead->cards; i++)
      tn_set_add(&thrown, lead->card[i]);
    uint8_t hand = tn_hand_pile(trick->leader);
    same = tn_set_includes(&table->pile[hand].set, &thrown);
  }
  if (!same)
    tnl_raise_changed(L, "throw_failed");
  check_hands(L, match, lead->cards);
}


/* Checks that after a word the trick still waits for a card. */
static void check_word(lua_State *L, const Match *match) {
  const tn_Table *table = &match->table;
  if (!table->trick.under_way || table->question.to != TN_TRICK ||
      table->pile[tn_hand_pile(table->trick.turn)].count < table->to_play)
    tnl_raise_changed(L, "said");
}


static int go_on(lua_State *L, int status, lua_KContext stage);


/* Calls the game's step `throw_failed` with the player who threw. */
static int call_throw_failed(lua_State *L, Match *match) {
  match->only_tricks = false;
  lua_getfield(L, 1, "throw_failed");
  lua_pushvalue(L, 1);
  tnl_pushplayer(L, 1, match->table.trick.leader);
  lua_callk(L, 2, 0, 2, go_on);
  return go_on(L, LUA_OK, 2);
}


/* Calls the game's step `after_trick` with the winner. */
static int call_after_trick(lua_State *L, Match *match) {
  match->only_tricks = false;
  match->hearer = 0;
  pushvalue(L, 1, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_AFTER_TRICK);
  lua_pushvalue(L, 1);
  tnl_pushplayer(L, 1, match->table.trick.best);
  lua_callk(L, 2, 1, 1, go_on);
  return go_on(L, LUA_OK, 1);
}


/* Goes on after the step `after_trick`, whose answer is on the stack: the
** winner, or the step, may end the play; or the step says who leads. */
static void end_step(lua_State *L, Match *match) {
  tn_Table *table = &match->table;
  bool won = table->trick.leader == table->until_wins;
  bool answered = lua_toboolean(L, -1);
  uint8_t leads = answered ? tnl_answered_leader(L, match) : TN_NONE;
  if (leads != TN_NONE)
    table->trick.leader = leads;
  if (won || (answered && leads == TN_NONE))
    table->to_play = 0;
  else if (match->until_empty)
    table->to_play = table->pile[tn_hand_pile(table->trick.leader)].count;
  check_between(L, match);
  check_hands(L, match, table->to_play);
  lua_settop(L, 1);
  if (table->to_play == 0)
    return;
  tnl_present_order(L, 1);
  tnl_present_facts(L, 1);
}


/*
** Plays until a player must be asked (it pauses here and is entered again) or
** all tricks are played.  Stage 1: the answer of `after_trick` is on the stack;
** 2: `throw_failed` was called, 3: `said`.
*/
static int go_on(lua_State *L, int status, lua_KContext stage) {
  (void)status;
  Match *match = lua_touserdata(L, 1);
  tn_Table *table = &match->table;
  if (stage > 0)
    match->only_tricks = match->stepped = true;
  if (stage == 1)
    end_step(L, match);
  if (stage == 2)
    check_throw(L, match);
  if (stage == 3) {
    check_word(L, match);
    tnl_present_order(L, 1);
  }
  lua_settop(L, 1);
  if (match->claim.camp)
    tnl_end_tricks(L, match);
  for (;;) {
    tn_Need need = tn_table_play(table);
    switch (need) {
      case TN_DONE:
        match->only_tricks = false;
        table->stop_after_trick = false;
        table->question.kind = TN_ASK_NOTHING;
        if (match->known)
          tnl_ends_watch(L, 1, match);
        tnl_pushplayer(L, 1, table->trick.leader);
        return 1;
      case TN_ANSWER_DUE:
        table->speech.heard = TN_UNHEARD; /* the answer may be a word */
        return lua_yieldk(L, 0, 0, go_on);
      case TN_RULE_DUE: tnl_ask_rule(L, match); break;
      case TN_WORD_DUE:
        if (!tnl_hear_word(L, match))
          break;
        match->only_tricks = false;
        lua_callk(L, 3, 0, 3, go_on);
        return go_on(L, LUA_OK, 3);
      case TN_WORD_SAID:
        match->only_tricks = false;
        tnl_push_word(L, match);
        lua_callk(L, 3, 0, 3, go_on);
        return go_on(L, LUA_OK, 3);
      case TN_TRICK_OVER:
        if (!hears_trick(match, table->trick.best))
          break;
        return call_after_trick(L, match);
      case TN_THROW_FAILED: return call_throw_failed(L, match);
      default: return tnl_raise_need(L, match, need);
    }
    if (match->order_stale)
      tnl_present_order(L, 1);
  }
}


/* The dummy of the table of arguments, and who plays its cards. */
static void set_dummy(lua_State *L, Match *match, int arg) {
  tn_Table *table = &match->table;
  if (lua_isnil(L, arg))
    return;
  uint8_t dummy = seat_named(L, match, arg, DUMMY);
  uint8_t by = seat_named(L, match, arg, PLAYED_BY);
  tnl_argcheck(L, (dummy == TN_NONE) == (by == TN_NONE), arg, "dummy_alone");
  tnl_argcheck(L, dummy == TN_NONE || dummy != by, arg,
               "played_by: another_player");
  tnl_argcheck(L, dummy == TN_NONE || !table->plays, arg,
               "dummy: one_at_a_time");
  table->dummy = dummy;
  table->dummy_by = by;
  if (dummy == TN_NONE)
    return;
  if (dummy >= match->people)
    table->side_of[dummy] = table->side_of[by];
  lua_getfield(L, arg, "open");
  if (lua_toboolean(L, -1))
    tn_table_open_dummy(table);
  lua_pop(L, 1);
}


/*** self:play_tricks [{ leader =, tricks =, until_wins =, … }] -> player
Plays tricks until the hands are empty, or as many as `tricks` says.  The leader
plays a card, the others follow in turn as the obligations say, the best card
wins, and the winner leads to the next trick.  After each trick the step
`after_trick` is called, if there is one: what it answers can end the play, or
change who leads. Words that `may_say` allows may be said before a card.
@param leader the player who leads to the first trick (the next in turn after
the dealer); if that player sits out, the next in turn leads
@param tricks how many tricks (until no player has cards, even if `after_trick`
lets players draw)
@param until_wins a player who ends the play by winning a trick (nobody)
@param before a function that is called before each card, as in `play_trick`;
then words of `may_say` are not heard, and there is no dummy
@param dummy a player who lays the hand open once the first card has been
played, and decides nothing
@param played_by the player who chooses the dummy's cards, in the dummy's turn.
If the dummy's hand is nobody's, see the fact `dummy_hands`, its tricks are this
player's
@param open true: the dummy's hand lies open before the first card
@return the winner of the last trick
@example self:play_tricks { leader = self.declarer }
@group tricks */
static int word_play_tricks(lua_State *L) {
  Match *match = tnl_changing(L, "play_tricks");
  if (match->in_tricks) {
    match->in_tricks = false;
    return go_on(L, LUA_OK, 0);
  }
  lua_settop(L, 2);
  if (!lua_isnil(L, 2))
    luaL_checktype(L, 2, LUA_TTABLE);
  uint8_t leader = leader_of(L, match, 2);
  int n = tricks_of(L, match, 2, leader);
  tnl_need_no_trick(L, match);
  check_hands(L, match, n);
  tnl_present_order(L, 1);
  tnl_present_facts(L, 1);
  match->table.stop_after_trick = match->hearers > 0;
  memset(match->play_on, 0, sizeof match->play_on);
  tn_table_lead(&match->table, leader, n);
  match->table.until_wins =
      lua_isnil(L, 2) ? TN_NONE : seat_named(L, match, 2, UNTIL_WINS);
  set_dummy(L, match, 2);
  if (!lua_isnil(L, 2) && push_named(L, 2, BEFORE) != LUA_TNIL &&
      tnl_check_before(L, match, 2)) {
    match->table.to_play = 0;
    return tnl_play_by_hand(L, leader, n);
  }
  tnl_begin_tricks(L, match);
  return go_on(L, LUA_OK, 0);
}


uint8_t tnl_check_turn(lua_State *L, const Match *match) {
  const tn_Trick *trick = &match->table.trick;
  uint8_t seat = tnl_checkplayer(L, match, 2);
  tnl_argcheck(L, trick->under_way && trick->plays < trick->size, 1,
               "not_begun");
  tnl_argcheck(L, trick->turn == seat, 2, "others_turn");
  return seat;
}


/* Asks the player in turn for a card, and plays it if `plays`. */
static int ask_card(lua_State *L, int status, lua_KContext plays) {
  (void)status;
  Match *match = lua_touserdata(L, 1);
  tn_Table *table = &match->table;
  tn_Card card;
  tnl_legal_cards(L, match);
  tn_Need need = tn_table_ask_card(table, &card);
  if (need == TN_ANSWER_DUE)
    return lua_yieldk(L, 0, plays, ask_card);
  if (need != TN_DONE)
    return tnl_raise_need(L, match, need);
  table->question.kind = TN_ASK_NOTHING;
  if (plays)
    tn_trick_play(table, card);
  tnl_pushcard(L, table->deck, card);
  return 1;
}


int tnl_ask_card(lua_State *L, Match *match, bool plays) {
  uint8_t seat = tnl_check_turn(L, match);
  tnl_argcheck(L, match->table.pile[tn_hand_pile(seat)].count > 0, 2,
               "no_cards_left");
  tnl_present_order(L, 1);
  tnl_present_facts(L, 1);
  return ask_card(L, LUA_OK, plays);
}


/*** self:let_play(player) -> card
Asks the player in turn which card to play to the trick, out of those that the
obligations allow.  The card is played at once.
@param player the player whose turn it is
@return the card, as text
@error no trick has been begun, or it is another player's turn
@group tricks */
static int word_let_play(lua_State *L) {
  return tnl_ask_card(L, tnl_changing(L, "let_play"), true);
}


/*** self:led() -> suit, n
The suit that must be followed in the present trick; in the step `after_trick`,
the suit that was led to the trick that was just won.
@return a suit's letter, `"trump"` where the trumps are no suit, nil before the
first card; and where several cards are played at once, how many are in the
largest component of the lead to the present trick, or to the last one: 1 for a
single, 2 for a pair, 4 for a tractor of two pairs
@example local leads = self:led() == nil   -- no card has been led
local _, times = self:led()         -- 2: pairs were led
@group tricks */
static int word_led(lua_State *L) {
  const tn_Table *table = &tnl_checklook(L)->table;
  bool shown = table->trick.under_way || table->stop_after_trick;
  if (shown && table->trick.led != TN_NO_GROUP)
    tnl_pushgroup(L, table->order, table->trick.led);
  else
    lua_pushnil(L);
  if (!table->plays)
    return 1;
  tn_Component largest = table->lead.part[0];
  int n = table->lead.parts > 0 ? largest.width * largest.length : 0;
  lua_pushinteger(L, n);
  return 2;
}


/* core.best_card(match) -> card, player: the card that is winning the present
** trick, and who played it; in the step `after_trick`, those that have won it;
** nothing before the first card */
static int best_card(lua_State *L) {
  const tn_Table *table = &tnl_checklook(L)->table;
  const tn_Trick *trick = &table->trick;
  bool shown = trick->under_way || table->stop_after_trick;
  if (!shown || trick->best_card == TN_NONE)
    return 0;
  tnl_pushcard(L, table->deck, trick->best_card);
  tnl_pushplayer(L, 1, trick->best);
  return 2;
}


/*** self:trick() -> text
The cards of the present trick in the order played; in the step `after_trick`,
the cards of the trick that was just won.
@return text, such as `"10C KC"`; empty where no trick is played
@example if self:trick():has "QS" then self:score(winner, -13, "the queen") end
@group tricks */
static int word_trick(lua_State *L) {
  const tn_Table *table = &tnl_checklook(L)->table;
  bool shown = table->trick.under_way || table->stop_after_trick;
  int n = shown ? table->trick.plays * table->trick.width : 0;
  tnl_pushcards(L, table->deck, table->trick.cards, n);
  return 1;
}


/* Adds the cards that the value at `arg` means; a player means all the cards
** held in this round. */
static void read_held(lua_State *L, const Match *match, int arg, Read *read) {
  const Part *pile = tnl_testpart(L, arg, PILE_MAGIC);
  if (tnl_testpart(L, arg, PLAYER_MAGIC))
    read->players |= (uint8_t)(1 << tnl_checkplayer(L, match, arg));
  else if (pile && pile->match == match)
    read->piles |= UINT64_C(1) << pile->number;
  else
    read->kinds |= tnl_checkset(L, match->table.deck, arg).plane[0];
}


/*** self:run_of_trumps(cards…) -> number, with
How many of the highest trumps, from the top down without a gap, are all among
the cards, or all missing.
@param cards text, cards, a pile; a player for all cards held in this round;
several arguments are taken together
@return the number, and true if they are among the cards, false if they are
missing
@example local n, with = self:run_of_trumps(self.declarer, self.kitty)
@group tricks */
static int word_run_of_trumps(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  const tn_Order *order = tnl_present_order(L, 1);
  uint32_t looks = match->deep_looks;
  Read read = {.kind = READ_RUN};
  bool with;
  int top = lua_gettop(L);
  for (int arg = 2; arg <= top; arg++)
    read_held(L, match, arg, &read);
  if (tnl_ends_read(match, &read))
    match->deep_looks = looks;
  else
    tnl_ends_doubt(match);
  tn_Kinds held = tnl_read_kinds(&match->table, &read);
  lua_pushinteger(L, tn_order_run(order, held, &with));
  lua_pushboolean(L, with);
  return 2;
}


static const luaL_Reg words[] = {
    {"led", word_led},
    {"let_play", word_let_play},
    {"run_of_trumps", word_run_of_trumps},
    {"trick", word_trick},
    {NULL, NULL},
};


void tnl_open_tricks(lua_State *L) {
  lua_pushcfunction(L, best_card);
  lua_setfield(L, -2, "best_card");
  lua_pushcfunction(L, core_left_by);
  lua_setfield(L, -2, "left_by");
  lua_pushcfunction(L, core_forbids);
  lua_setfield(L, -2, "forbids");
  tnl_addfunctions(L, "words", words);
  lua_getfield(L, -1, "words");
  for (int i = 0; argument_names[i]; i++)
    lua_pushstring(L, argument_names[i]);
  lua_pushcclosure(L, word_play_tricks, BEFORE);
  lua_setfield(L, -2, "play_tricks");
  lua_pop(L, 1);
}
