/* Words about melds: what they count, whether they are concealed. */
#include "words/words.h"
#include "match/meld.h"
#include "melds/meld.h"

#include <string.h>

#define JUDGED 100 /* instructions that judging one meld counts as */


void tnl_lay_down(Match *match) {
  tn_Table *table = &match->table;
  uint8_t first = table->next[table->dealer], seat = first;
  do {
    tn_meld_lay_down(table, seat, true);
    seat = table->next[seat];
  } while (seat != first);
}


/* core.lay_down(match [, player]): the player, or all in turn, lay aside the
** cards that the fact `laid_down` names, and draw as many, until no hand has
** any */
static int lay_down(lua_State *L) {
  Match *match = tnl_changing(L, "lay_down");
  tnl_need_melds(L, match, "lay_down");
  if (lua_isnoneornil(L, 2))
    tnl_lay_down(match);
  else
    tn_meld_lay_down(&match->table, tnl_checkplayer(L, match, 2), true);
  return 0;
}


/* core.first_meld(match, side, count): how much a side's first melds in this
** round must count at least */
static int first_meld(lua_State *L) {
  Match *match = tnl_changing(L, "first_meld");
  tnl_need_melds(L, match, "first_meld");
  uint8_t side = tnl_checkside(L, match, 2);
  lua_Integer count = luaL_checkinteger(L, 3);
  tnl_argcheck(L, count >= 0 && count <= INT16_MAX, 3, "count_expected");
  match->table.melding->first[side] = (int16_t)count;
  return 0;
}


static void set_text(lua_State *L, const char *name, const char *text) {
  lua_pushstring(L, text);
  lua_setfield(L, -2, name);
}


static const char *const kind_names[] = {"none", "set", "run", "wild"};


/* Adds a field with the cards for which those of a meld stand. */
static void set_as(lua_State *L, const tn_Deck *deck, const tn_Card *as,
                   int n) {
  tnl_pushcards(L, deck, as, n);
  lua_setfield(L, -2, "as");
}


/* Puts the last card of a list first. */
static void last_first(tn_Card *list, int n) {
  tn_Card last = list[n - 1];
  memmove(list + 1, list, (size_t)(n - 1) * sizeof *list);
  list[0] = last;
}


/* Lists the cards of a meld as they lie, and for which they stand.  A card that
** was laid at the low end of a run stays there, even where it would fit the
** high end. */
static int list_meld(const tn_MeldRules *rules, const tn_Set *cards,
                     const tn_Stands *stands, uint8_t place, bool low_end,
                     tn_Card *list, tn_Card *as) {
  static const tn_Stands none;
  int n = tn_meld_list_as(rules, cards, rules->named ? stands : &none, place,
                          list, as);
  if (low_end && n > 1 && rules->deck->rank[as[n - 1]] == rules->row[0]) {
    last_first(list, n);
    last_first(as, n);
  }
  return n;
}


/* Pushes a table about the meld of these cards.  Wild ones stand for others as
** `stands` says of that place. */
static void push_meld(lua_State *L, const tn_MeldRules *rules,
                      const tn_Set *cards, const tn_Stands *stands,
                      uint8_t place, bool low_end) {
  const tn_Deck *deck = rules->deck;
  tn_Card list[TN_CARDS], names[TN_CARDS];
  tn_Set as = *cards;
  tn_Meld meld;
  tn_MeldWhy why;
  tn_stands_put(stands, place, &as);
  tn_meld_judge_as(rules, cards, &as, &meld, &why);
  lua_createtable(L, 0, 9);
  set_text(L, "kind", kind_names[meld.kind]);
  if (meld.kind == TN_SET)
    set_text(L, "rank", deck->rank_name[meld.rank]);
  if (meld.kind == TN_RUN) {
    lua_pushlstring(L, &deck->suit_name[meld.suit], 1);
    lua_setfield(L, -2, "suit");
  }
  int n = list_meld(rules, cards, stands, place, low_end, list, names);
  tnl_pushcards(L, deck, list, n);
  lua_setfield(L, -2, "cards");
  if (rules->named && meld.wild > 0)
    set_as(L, deck, names, n);
  tnl_set_number(L, "size", n);
  tnl_set_number(L, "wild", meld.wild);
  tnl_set_number(L, "points", tn_meld_worth(rules, cards, &as));
  const char *full = tnl_full_name(rules, meld.kind, meld.naturals, meld.wild);
  if (full)
    lua_pushstring(L, full);
  else
    lua_pushboolean(L, 0);
  lua_setfield(L, -2, "full");
}


/* Pushes the meld at a place. */
static void push_laid(lua_State *L, const tn_Table *table, uint8_t place) {
  const tn_Melding *melding = table->melding;
  const tn_Set *lying = &table->pile[melding->rules->place + place].set;
  push_meld(L, melding->rules, lying, &melding->stands, place,
            melding->place[place].low_end);
  tnl_set_number(L, "points", tni_meld_worth_at(melding, place, lying));
  tnl_set_number(L, "side", melding->place[place].side + 1);
}


/* Pushes the list of melds, of one side or of all (TN_NONE), in the order in
** which they were laid. */
static int push_melds(lua_State *L, const tn_Table *table, uint8_t side) {
  const tn_Melding *melding = table->melding;
  lua_newtable(L);
  for (uint8_t place = 0; place < melding->used; place++) {
    if ((side != TN_NONE && melding->place[place].side != side) ||
        melding->place[place].kind == TN_NO_MELD)
      continue;
    tnl_spend_work(L, JUDGED);
    push_laid(L, table, place);
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
  }
  return 1;
}


/* Pushes the melds of the list at index 2, each the text of its cards. */
static int push_told(lua_State *L, const tn_MeldRules *rules) {
  int top = lua_gettop(L);
  lua_newtable(L);
  for (int i = 1; lua_geti(L, 2, i) != LUA_TNIL; i++) {
    tnl_spend_work(L, JUDGED);
    tn_MeldPart part = tnl_check_meld(L, rules, -1);
    tn_Set as = part.cards;
    tn_Meld meld;
    tn_MeldWhy why;
    tn_stands_put(&part.stands, TN_NONE, &as);
    if (!tn_meld_judge_as(rules, &part.cards, &as, &meld, &why))
      tnl_argerror(L, 2, "no_meld %s", tnl_shown(L, -1, NULL));
    push_meld(L, rules, &part.cards, &part.stands, TN_NONE, false);
    lua_rawseti(L, top + 1, i);
    lua_settop(L, top + 1);
  }
  lua_settop(L, top + 1);
  return 1;
}


/*** self:melds([side]) -> list of { side, kind, cards, … }
The melds on the table, in the order in which they were laid.  A list of melds
is read in the same way. `side.melds` has numbers for a side: `melds`, how many
it has; `points`, what their cards count; `natural`, `mixed` and `wild`, how
many full melds are of natural cards, have wild cards among them, or are of wild
cards alone; `run`, how many full melds are runs.
@param side the side; if left out, all sides; or a list of melds, each as the
text of its cards
@return a list of { side = its number, if it lies on the table, kind = "set",
"run" or "wild", rank or suit, cards = text, as = text of the cards for which
they stand, where wild ones are named, size, wild = how many of them are wild,
points, full = false or "natural", "mixed", "wild" }
@error an item of the list is no meld
@example local bonus = 0
for _, meld in ipairs(self:melds(side)) do
  bonus = bonus + meld.size
end
@group melds */
static int word_melds(lua_State *L) {
  const Match *match = tnl_checklook(L);
  tnl_need_melds(L, match, "melds");
  if (lua_istable(L, 2))
    return push_told(L, match->table.melding->rules);
  bool all = lua_isnoneornil(L, 2);
  return push_melds(L, &match->table,
                    all ? TN_NONE : tnl_checkside(L, match, 2));
}


/*** self:is_concealed(player) -> boolean
Did the player who has just gone out meld the whole hand in this one turn?  If
the game has full melds, the player must have laid one; and nothing may have
been added to melds that were there before.
@param player the player whose turn it was
@example if self:is_concealed(player) then
  self:score(player, 100, "concealed")
end
@group melds */
static int word_is_concealed(lua_State *L) {
  const Match *match = tnl_checklook(L);
  tnl_need_melds(L, match, "is_concealed");
  lua_pushboolean(
      L, tn_meld_concealed(&match->table, tnl_checkplayer(L, match, 2)));
  return 1;
}


/* core.melds(match) -> the melds as `self:melds` has them; whether the discard
** pile is frozen; by side what the first meld must count, or false */
static int melds(lua_State *L) {
  const tn_Table *table = &tnl_checkmatch(L, 1)->table;
  const tn_Melding *melding = table->melding;
  if (!melding)
    return 0;
  push_melds(L, table, TN_NONE);
  lua_pushboolean(L,
                  melding->rules->discard != TN_NONE && tn_meld_frozen(table));
  lua_createtable(L, table->sides, 0);
  for (uint8_t side = 0; side < table->sides; side++) {
    if (melding->opened[side])
      lua_pushboolean(L, 0);
    else
      lua_pushinteger(L, melding->first[side]);
    lua_rawseti(L, -2, side + 1);
  }
  return 3;
}


/* core.meld_moves(match, most) -> list of texts; how many there are in all */
static int meld_moves(lua_State *L) {
  enum { SOME = 16 };
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  tn_MeldStage stage = (tn_MeldStage)table->question.stage;
  lua_Integer most = luaL_checkinteger(L, 2);
  tn_MeldMove *some = lua_newuserdatauv(L, SOME * sizeof *some, 0);
  char text[TN_TEXT];
  int all = 1;
  lua_newtable(L);
  tnl_work(L);
  for (int n = 0; n < all && n < most; n += SOME) {
    all = tn_meld_moves(table, stage, false, n, some, SOME);
    tnl_check_work(L);
    for (int i = 0; i < SOME && n + i < all && n + i < most; i++) {
      lua_pushlstring(L, text, tnl_write_move(table, &some[i], text));
      lua_rawseti(L, -2, n + i + 1);
    }
  }
  lua_pushinteger(L, all);
  return 2;
}


static const char *const faults[] = {
    "good",           "meld_no_cards", "meld_card",      "meld_mixed",
    "meld_corner",    "meld_suits",    "meld_few",       "meld_many",
    "meld_unnamed",   "meld_stands",   "meld_all_wild",  "meld_most_wild",
    "meld_naturals",  "meld_per_wild", "meld_with_wild", "meld_more_wild",
    "meld_last_wild", "meld_run_wild", "meld_long",      "meld_rank",
    "meld_no_two",    "meld_not_held", "meld_not_there", "meld_no_room",
    "meld_not_last",  "meld_over",     "meld_first",     "take_nothing",
    "take_top",       "take_frozen",   "take_unopened",  "take_not_yet",
    "take_with",      "take_one",      "take_which",     "take_lacks",
    "take_at_once",   "draw_none",     "pass_stock",     "end_full",
    "end_natural",    "end_mixed",     "end_second",     "end_unasked",
    "end_discard",    "end_keep",      "end_out",        "out_not_asked",
    "out_never",      "discard_taken", "draw_offered",   "take_refused",
    "knock_never",    "knock_left",    "knock_all",      "move_stage"};


/* Pushes nil, the name of what is wrong, and { card, rank, n, need, wild }. */
static int push_why(lua_State *L, const tn_Deck *deck, const tn_MeldWhy *why) {
  lua_pushnil(L);
  lua_pushstring(L, faults[why->fault]);
  lua_createtable(L, 0, 5);
  tnl_set_number(L, "n", why->n);
  tnl_set_number(L, "need", why->need);
  tnl_set_number(L, "wild", why->wild);
  if (why->card != TN_NONE)
    set_text(L, "card", deck->name[why->card]);
  if (why->rank != TN_NONE)
    set_text(L, "rank", deck->rank_name[why->rank]);
  return 3;
}


/* core.meld_read(match, text) -> the move in its usual form; or nil, what is
** wrong, { card, rank, n, need, wild, word } */
static int meld_read(lua_State *L) {
  static const char *const unreadable[] = {"", "move_verb", "no_such_card",
                                           "meld_not_there", "move_too_many"};
  const Match *match = tnl_checkmatch(L, 1);
  const tn_Table *table = &match->table;
  tn_MeldStage stage = (tn_MeldStage)table->question.stage;
  size_t size, length;
  const char *text = luaL_checklstring(L, 2, &size), *word;
  tn_MeldMove move;
  tn_MeldWhy why;
  MoveText wrong = tnl_read_move(match, text, size, &move, &word, &length);
  if (wrong) {
    lua_pushnil(L);
    lua_pushstring(L, unreadable[wrong]);
    lua_createtable(L, 0, 1);
    lua_pushlstring(L, word, length);
    lua_setfield(L, -2, "card");
    return 3;
  }
  tnl_work(L);
  bool allowed = tn_meld_allows(table, stage, &move, &why);
  tnl_check_work(L);
  if (!allowed)
    return push_why(L, table->deck, &why);
  char kept[TN_TEXT];
  lua_pushlstring(L, kept, tnl_write_move(table, &move, kept));
  return 1;
}


/* core.judge_meld(setup, cards) -> { kind, cards, points, … }; or nil, what is
** wrong, { card, rank, n, need, wild } */
static int judge_meld(lua_State *L) {
  const Setup *setup = luaL_checkudata(L, 1, SETUP_T);
  const tn_MeldRules *rules = setup->table.melds;
  tnl_argcheck(L, rules, 1, "no_melds");
  tn_MeldPart part = tnl_check_meld(L, rules, 2);
  tn_Set as = part.cards;
  tn_Meld meld;
  tn_MeldWhy why;
  tn_stands_put(&part.stands, TN_NONE, &as);
  if (!tn_meld_judge_as(rules, &part.cards, &as, &meld, &why))
    return push_why(L, setup->table.deck, &why);
  push_meld(L, rules, &part.cards, &part.stands, TN_NONE, false);
  return 1;
}


/* Moves cards from the stock to a hand, if the stock has them. */
static void pose_cards(lua_State *L, tn_Table *table, const tn_Set *set,
                       uint8_t hand) {
  tn_Card cards[TN_CARDS];
  int n = tn_set_list(set, cards);
  for (int i = 0; i < n; i++) {
    if (!tn_pile_has(&table->pile[TN_STOCK], cards[i]))
      tnl_raise(L, "more_than_there_are %s", table->deck->name[cards[i]]);
    tn_table_move(table, cards[i], TN_STOCK, hand);
  }
}


/*
** core.pose_melds(match, player, melds) -> true; or nil and why, as meld_read
** It is the player's turn, and the side has laid these melds, a list of cards,
** and as many full ones as it needs to go out.
*/
static int pose_melds(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  tn_Table *table = &match->table;
  uint8_t seat = tnl_checkplayer(L, match, 2);
  tnl_need_melds(L, match, "melds");
  tn_meld_turn(table, seat);
  table->melding->full[table->side_of[seat]] = UINT8_MAX / 2;
  for (int i = 1; lua_geti(L, 3, i) != LUA_TNIL; i++) {
    tn_MeldMove move = {.verb = TN_DO_MELD, .parts = 1};
    tn_MeldWhy why;
    move.part[0] = tnl_check_meld(L, table->melding->rules, -1);
    pose_cards(L, table, &move.part[0].cards, tn_hand_pile(seat));
    if (!tn_meld_allows(table, TN_STAGE_MELD, &move, &why))
      return push_why(L, table->deck, &why);
    tn_meld_do(table, &move);
    lua_pop(L, 1);
  }
  tn_meld_turn(table, seat);
  lua_pushboolean(L, 1);
  return 1;
}


/* core.pose_stage(match, stage): asks the player whose turn it is for a move of
** that stage */
static int pose_stage(lua_State *L) {
  static const char *const stages[] = {"", "draw", "meld", "discard", NULL};
  Match *match = tnl_checkmatch(L, 1);
  match->table.question =
      (tn_Question){.kind = TN_ASK_MOVE,
                    .seat = match->table.melding->seat,
                    .from = TN_NONE,
                    .to = TN_NONE,
                    .stage = (uint8_t)luaL_checkoption(L, 2, NULL, stages)};
  return 0;
}


/* core.is_offered(match): is the top card offered, before anybody draws? */
static int is_offered(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  tnl_need_melds(L, match, "is_offered");
  lua_pushboolean(L, match->table.melding->offers > 0);
  return 1;
}


static const luaL_Reg functions[] = {
    {"is_offered", is_offered}, {"judge_meld", judge_meld},
    {"lay_down", lay_down},     {"first_meld", first_meld},
    {"meld_moves", meld_moves}, {"meld_read", meld_read},
    {"melds", melds},           {"pose_melds", pose_melds},
    {"pose_stage", pose_stage}, {NULL, NULL},
};

static const luaL_Reg words[] = {
    {"is_concealed", word_is_concealed},
    {"melds", word_melds},
    {NULL, NULL},
};


void tnl_open_meld(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
