/*
** Declarations: what a player may say because of the cards in hand.
**
** The player and then the partners are asked in turn, whatever they hold.
** Where one cannot say anything the engine answers `continue`, so a question
** tells nothing about a hand.  What each entry of the list takes is worked out
** once, and kept by the kit if the list cannot change.
*/
#include "words/words.h"
#include "match/asking.h"

#include <string.h>

#define NOTHING "continue"
#define MOST 32 /* entries of a list, at most */

/* The indices of what the word works on, beside those of choose_text. */
enum {
  PLAYER = 2,
  CHOICES = 4,
  CONDITION,
  ENTRIES = 7,
  LIST,
  WITHOUT,
  LASTING
};

/* The parts of an entry of the list. */
enum { WORDS = 1, CARDS, POINTS, REASON };


/* What each entry of the list takes, worked out once for all players. */
typedef struct Needs {
  int n; /* entries; -1: not worked out */
  tn_Kinds kinds[MOST];
} Needs;


/* The hand of the player to answer, without the cards that do not count. */
static tn_Set hand_of(lua_State *L, const Match *match) {
  const tn_Table *table = &match->table;
  tn_Set hand = table->pile[tn_hand_pile(table->question.seat)].set;
  tn_Card cards[TN_CARDS];
  if (lua_isnil(L, WITHOUT))
    return hand;
  for (int n = tnl_checklist(L, table->deck, WITHOUT, cards); n > 0; n--)
    if (tn_set_has(&hand, cards[n - 1]))
      tn_set_remove(&hand, cards[n - 1]);
  return hand;
}


/* Does the player to answer hold the cards of the text on top of the stack? */
static bool holds(lua_State *L, const Match *match) {
  tn_Set hand = hand_of(L, match);
  tn_Set set = tnl_checkset(L, match->table.deck, -1);
  return tn_set_includes(&hand, &set);
}


/* Has the player's side counted the entry on top already? */
static bool has_counted(lua_State *L, const Match *match) {
  uint8_t side = match->table.side_of[match->table.question.seat];
  bool counted = lua_rawgeti(L, -1, REASON) == LUA_TSTRING &&
                 tnl_has_tally(L, match, side, -1);
  lua_pop(L, 1);
  return counted;
}


/* Pushes what may be said, as far as it is known, as one text. */
static void push_others(lua_State *L, bool found) {
  lua_pushliteral(L, "");
  for (int i = 2; found && lua_rawgeti(L, CHOICES, i) == LUA_TSTRING; i++) {
    const char *before = lua_tostring(L, -2);
    lua_pushfstring(L, "%s%s%s", before, *before ? ", " : "",
                    lua_tostring(L, -1));
    lua_replace(L, -3);
    lua_pop(L, 1);
  }
  if (found)
    lua_pop(L, 1);
}


/* Does the condition, if any, accept the words below the cards on top?
** `found`: others that can be said were found before. */
static bool accepted(lua_State *L, Match *match, bool found) {
  if (lua_isnil(L, CONDITION))
    return true;
  int cards = lua_gettop(L);
  lua_pushvalue(L, CONDITION);
  lua_pushvalue(L, 1);
  tnl_pushplayer(L, 1, match->table.question.seat);
  lua_pushvalue(L, cards - 1);
  lua_pushvalue(L, cards);
  push_others(L, found);
  tnl_call_locked(L, match, A_CONDITION, 5, 1);
  bool yes = lua_toboolean(L, -1);
  lua_settop(L, cards);
  return yes;
}


/* Pushes the lists of what may be said and of its entries, both empty. */
static void begin_choices(lua_State *L) {
  lua_createtable(L, 2, 0);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_rawseti(L, -2, 1);
  lua_replace(L, CHOICES);
  lua_createtable(L, 2, 0);
  lua_pushboolean(L, false);
  lua_rawseti(L, -2, 1);
  lua_replace(L, ENTRIES);
}


/* Adds the entry on top of the stack with its words and cards above it, unless
** other cards already allow the same words. */
static void add_choice(lua_State *L) {
  lua_Integer n = (lua_Integer)lua_rawlen(L, CHOICES);
  for (lua_Integer i = 1; i <= n; i++) {
    lua_rawgeti(L, CHOICES, i);
    if (lua_rawequal(L, -1, -3))
      return;
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  lua_rawseti(L, CHOICES, n + 1);
  lua_rawseti(L, ENTRIES, n + 1);
}


/* Pushes an entry of the list, its words and cards; false at its end. */
static bool push_entry(lua_State *L, int i) {
  if (lua_rawgeti(L, LIST, i) == LUA_TNIL)
    return false;
  tnl_open_list(L, -1);
  bool two = lua_istable(L, -1) && lua_rawgeti(L, -1, WORDS) == LUA_TSTRING &&
             lua_rawgeti(L, -2, CARDS) == LUA_TSTRING;
  tnl_argcheck(L, two, CHOICES, "needs_expected");
  return true;
}


/* Reads what the entry on top takes.  False if it may change.  An entry that is
** false takes cards that nobody has. */
static bool read_entry(lua_State *L, const Match *match, Needs *needs,
                       int known) {
  tnl_argcheck(L, needs->n < MOST, CHOICES, "too_many_entries");
  if (lua_isboolean(L, -1)) {
    needs->kinds[needs->n++] = ~(tn_Kinds)0;
    return true;
  }
  bool lasting = tnl_open_list(L, -1);
  if (lua_rawgeti(L, -1, CARDS) != LUA_TSTRING)
    push_entry(L, needs->n + 1); /* raises what is wrong */
  needs->kinds[needs->n++] = tnl_kinds_named(L, match->table.deck, known);
  return lasting;
}


/* Is the next entry pushed a list, or false? */
static bool push_next(lua_State *L, int i) {
  int type = lua_rawgeti(L, LIST, i);
  return type == LUA_TTABLE || (type == LUA_TBOOLEAN && !lua_toboolean(L, -1));
}


/* Works out what the entries take; false if one of them may change. */
static bool read_needs(lua_State *L, const Match *match, Needs *needs) {
  int known = lua_gettop(L) + 1;
  bool lasting = true;
  pushvalue(L, 1, MATCH_VARIANT);
  lua_rawgeti(L, known, KIT_NAMED);
  lua_replace(L, known);
  needs->n = 0;
  while (push_next(L, needs->n + 1)) {
    lasting &= read_entry(L, match, needs, known);
    lua_settop(L, known);
  }
  if (!lua_isnil(L, -1))
    push_entry(L, needs->n + 1);
  lua_settop(L, known - 1);
  return lasting;
}


/* The same, once and for all if the list cannot change: the kit keeps it. */
static void find_needs(lua_State *L, const Match *match, Needs *needs) {
  int top = lua_gettop(L);
  pushvalue(L, 1, MATCH_VARIANT);
  lua_rawgeti(L, -1, KIT_NEEDS);
  lua_pushvalue(L, LIST);
  lua_rawget(L, -2);
  const Needs *kept = lua_touserdata(L, -1);
  if (kept) {
    *needs = *kept;
  } else if (read_needs(L, match, needs) && lua_toboolean(L, LASTING)) {
    lua_pushvalue(L, LIST);
    memcpy(lua_newuserdatauv(L, sizeof *needs, 0), needs, sizeof *needs);
    lua_rawset(L, top + 2);
  }
  lua_settop(L, top);
}


/* The entries whose cards the player to answer may have, a bit each.  With one
** pack the player does have them. */
static uint32_t entries_held(lua_State *L, const Match *match, Needs *needs) {
  tn_Kinds held = hand_of(L, match).plane[0];
  uint32_t entries = 0;
  if (needs->n < 0)
    find_needs(L, match, needs);
  for (int i = 0; i < needs->n; i++)
    entries |= (uint32_t) !(needs->kinds[i] & ~held) << i;
  return entries;
}


/* Does the entry below its words and cards wait for another that can be
** said? */
static bool gives_way(lua_State *L, bool found) {
  bool waits = false;
  int top = lua_gettop(L);
  if (lua_getfield(L, top - 2, "unless") == LUA_TSTRING && found)
    for (int i = 2; lua_rawgeti(L, CHOICES, i) == LUA_TSTRING; i++)
      waits |= lua_rawequal(L, -1, top + 1);
  lua_settop(L, top);
  return waits;
}


/* Finds out what the player to answer may say.  Is there anything? */
static bool find_choices(lua_State *L, Match *match, Needs *needs) {
  int top = lua_gettop(L);
  bool found = false, one_pack = match->table.deck->packs == 1;
  uint32_t entries = entries_held(L, match, needs);
  for (int i = 1; entries; entries >>= 1, i++) {
    if (!(entries & 1))
      continue;
    lua_rawgeti(L, LIST, i);
    tnl_open_list(L, -1);
    bool counted = has_counted(L, match);
    lua_settop(L, top);
    if (counted)
      continue;
    push_entry(L, i);
    if ((one_pack || holds(L, match)) && !gives_way(L, found) &&
        accepted(L, match, found)) {
      if (!found)
        begin_choices(L);
      found = true;
      add_choice(L);
    }
    lua_settop(L, top);
  }
  return found;
}


/* The next player of the side after `seat`; TN_NONE when all have been
** asked. */
static uint8_t next_partner(const Match *match, uint8_t first, uint8_t seat) {
  const tn_Table *table = &match->table;
  do
    seat = tnl_next_person(match, seat);
  while (seat != first && table->side_of[seat] != table->side_of[first]);
  return seat == first ? TN_NONE : seat;
}


/* Tells everyone whether the player holds all the cards on top, without those
** that do not count. */
static void tell_held(lua_State *L, Match *match) {
  tn_Table *table = &match->table;
  tn_Set set = tnl_checkset(L, table->deck, -1), without;
  bool some = !lua_isnil(L, WITHOUT);
  if (some)
    without = tnl_checkset(L, table->deck, WITHOUT);
  tn_table_holds(table, tn_hand_pile(table->question.seat),
                 some ? &without : NULL, set.plane[0], tn_set_count(&set));
}


/*
** What was said, with its entry on top, is said only where something else
** cannot be said.  If the rules would have accepted that, its cards are not
** there.
*/
static void tell_unless(lua_State *L, Match *match) {
  int entry = lua_gettop(L);
  bool waits = lua_getfield(L, entry, "unless") == LUA_TSTRING;
  if (!match->table.log.on || match->table.deck->packs > 1 || !waits) {
    lua_settop(L, entry);
    return;
  }
  for (int i = 1; lua_rawgeti(L, LIST, i) != LUA_TNIL; i++) {
    bool list = lua_istable(L, -1);
    lua_settop(L, entry + 1);
    if (!list)
      continue;
    push_entry(L, i);
    if (lua_rawequal(L, -2, entry + 1)) {
      lua_pushvalue(L, entry + 2);
      bool counted = has_counted(L, match);
      lua_pop(L, 1);
      if (!counted && accepted(L, match, false))
        tell_held(L, match);
    }
    lua_settop(L, entry + 1);
  }
  lua_settop(L, entry);
}


/* Counts what was said, with the entry on top: it is shown and noted.  The
** cards that are shown have not just come. */
static void count_entry(lua_State *L, Match *match) {
  int entry = lua_gettop(L);
  if (lua_rawgeti(L, entry, REASON) == LUA_TSTRING) {
    if (!lua_isnil(L, WITHOUT)) {
      lua_rawgeti(L, entry, CARDS);
      tell_held(L, match);
      lua_pop(L, 1);
    }
    uint8_t seat = match->table.question.seat;
    lua_rawgeti(L, entry, POINTS);
    lua_Integer points = lua_tointeger(L, -1);
    lua_pop(L, 1);
    lua_pushcfunction(L, tnl_show_cards);
    lua_pushvalue(L, 1);
    lua_rawgeti(L, entry, CARDS);
    lua_rawgeti(L, entry, REASON);
    lua_call(L, 3, 0);
    tnl_add_tally(L, match, match->table.side_of[seat], points);
  }
  lua_settop(L, entry);
}


/* Answers what was said, which is on top of the stack, with its cards and the
** player who said it. */
static int answer(lua_State *L, Match *match) {
  int said = lua_gettop(L), i = 2;
  while (lua_rawgeti(L, CHOICES, i) == LUA_TSTRING &&
         !lua_rawequal(L, -1, said)) {
    lua_settop(L, said);
    i++;
  }
  lua_settop(L, said);
  lua_rawgeti(L, ENTRIES, i);
  tell_unless(L, match);
  count_entry(L, match);
  lua_rawgeti(L, -1, CARDS);
  lua_replace(L, -2);
  tnl_pushplayer(L, 1, match->table.question.seat);
  return 3;
}


/* Asks the player, where there is a choice.  True if nothing is said. */
static bool says_nothing(lua_State *L, Match *match, lua_KFunction again,
                         bool choice) {
  if (!choice && tnl_only_answer(L, match, NOTHING))
    return true;
  if (!choice)
    begin_choices(L);
  tnl_choose_text(L, again);
  return lua_rawequal(L, -1, lua_upvalueindex(1));
}


/* Asks the player, who can say something if `choice`, and then the partners. */
static int ask_side(lua_State *L, Match *match, Needs *needs, bool choice);


static int go_on(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  Needs needs = {.n = -1};
  return ask_side(L, lua_touserdata(L, 1), &needs, true);
}


static int ask_side(lua_State *L, Match *match, Needs *needs, bool choice) {
  tn_Table *table = &match->table;
  uint8_t first = tnl_checkplayer(L, match, PLAYER),
          seat = table->question.seat;
  while (says_nothing(L, match, go_on, choice)) {
    seat = next_partner(match, first, seat);
    if (seat == TN_NONE)
      return 0;
    lua_settop(L, LASTING);
    table->question = (tn_Question){
        .kind = TN_ASK_CHOICE, .seat = seat, .from = TN_NONE, .to = TN_NONE};
    choice = find_choices(L, match, needs);
  }
  return answer(L, match);
}


/*** self:declare(player, prompt, list [, …]) -> words, cards, player
Asks the player to declare one of several things, each of which takes certain
cards in hand, or to say `continue`.  If the player declares nothing, the
partners are asked in turn.  All are asked whatever they hold, so that a
question tells nothing about a hand: the engine answers for those who can
declare nothing.  The cards stay where they are: see `show` and `move`.  An
entry of the list may also have points and a reason, `{ "hearts", "KH QH", 20,
"a marriage" }`.  Then its cards are shown, the points count for the side (see
`count`), and a side can declare it once in a round.  `unless = "spades"` in an
entry: it can be declared only by a player who cannot declare `spades`, which
comes before it in the list; who declares it tells everyone so.
@param player the player who is asked first
@param prompt the question; `{name}` is replaced by a field of the match
@param list what may be declared: `{ { "hearts", "KH QH" }, … }`; false entries
are left out
@param condition a function that says whether an entry may be declared; it gets
self, a player who holds the cards, the words, the cards, and the words of the
entries before it that can be declared (as one text)
@param without cards that do not count as held, such as those just drawn
@return the words declared, the cards that they take, and the player; nothing if
nobody declared anything
@example local said, cards, who = self:declare(player, "a marriage?", {
  { "hearts", "KH QH" }, { "spades", "KS QS" },
})
if said then self:show(cards, "a marriage") end
@group questions */
static int word_declare(lua_State *L) {
  Match *match = tnl_asking(L, "declare", TN_ASK_CHOICE);
  luaL_checktype(L, CHOICES, LUA_TTABLE);
  lua_settop(L, WITHOUT);
  lua_copy(L, CONDITION + 1, WITHOUT);
  lua_copy(L, CHOICES, LIST);
  lua_pushboolean(L, tnl_open_list(L, LIST)); /* LASTING */
  if (!lua_isnil(L, CONDITION))
    luaL_checktype(L, CONDITION, LUA_TFUNCTION);
  lua_pushnil(L);
  lua_replace(L, CONDITION + 1);
  Needs needs = {.n = -1};
  bool choice = find_choices(L, match, &needs);
  return ask_side(L, match, &needs, choice);
}


void tnl_open_declare(lua_State *L) {
  lua_getfield(L, -1, "words");
  lua_pushliteral(L, NOTHING);
  lua_pushcclosure(L, word_declare, 1);
  lua_setfield(L, -2, "declare");
  lua_pop(L, 1);
}
