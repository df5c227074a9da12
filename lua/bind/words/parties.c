/* Words for parties: players who play together in one round. */
#include "host/bindings.h"

/* The arguments' indices on the stack. */
enum { SELF = 1, ARGS };


/* The seats that the argument `players` names: a player or a list of them. */
static uint8_t named_seats(lua_State *L, const Match *match) {
  unsigned seats = 0;
  int type = lua_getfield(L, ARGS, "players");
  if (type == LUA_TTABLE) {
    lua_Integer n = tnl_list_length(L, -1);
    for (lua_Integer i = 1; i <= n; i++) {
      list_item(L, -1, i);
      seats |= 1u << tnl_checkplayer(L, match, -1);
      lua_pop(L, 1);
    }
  } else if (type != LUA_TNIL) {
    seats = 1u << tnl_checkplayer(L, match, -1);
  }
  lua_pop(L, 1);
  return (uint8_t)seats;
}


/* The kinds of the argument `holds`. */
static tn_Kinds named_kinds(lua_State *L, const Match *match) {
  tn_Kinds kinds = 0;
  if (lua_getfield(L, ARGS, "holds") != LUA_TNIL)
    kinds = tnl_checkset(L, match->table.deck, -1).plane[0];
  lua_pop(L, 1);
  return kinds;
}


/* Keeps the names of the two parties, which the arguments `name` and `others`
** are. */
static void keep_names(lua_State *L) {
  tnl_need_text(L, ARGS, "name", false);
  tnl_need_text(L, ARGS, "others", false);
  lua_createtable(L, PARTIES, 0);
  lua_getfield(L, ARGS, "name");
  lua_rawseti(L, -2, 1);
  lua_getfield(L, ARGS, "others");
  lua_rawseti(L, -2, 2);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, SELF, MATCH_PARTIES);
}


/* Adds a note with the names at the top, and pops them. */
static void note_names(lua_State *L, Match *match) {
  lua_createtable(L, 0, 1);
  lua_insert(L, -2);
  lua_setfield(L, -2, "parties");
  if (match->table.log.on)
    tnl_add_note(L, match, SELF);
}


/*** self:form_parties { name = text, others = text, … }
The players form two parties for this round; totals stay with the players.  The
first party has the players named, and everyone who holds or has played one of
the cards in `holds`; the second has all others who take part.  Everyone knows
the players named.  Each holder is secret until such a card is played, or an
announcement tells; views, stories and bots tell nobody before.  Each player who
takes part has `player.party` from now on, the same for all in it: see there.
@param name the first party, as text for the players
@param others the second party, as text for the players
@param players a player of the first party, or a list of them
@param holds cards, as text: whoever holds one is of the first party, too
@param undecided true: there are no parties yet, and nobody may say what the
fact `announcements` has; the game calls this again when they are decided
@example self:form_parties {
  name = "declarers", players = self.dealer, holds = "AC",
  others = "defenders",
}
@group players */
static int word_form_parties(lua_State *L) {
  Match *match = tnl_changing(L, "form_parties");
  luaL_checktype(L, ARGS, LUA_TTABLE);
  lua_settop(L, ARGS);
  uint8_t seats = named_seats(L, match);
  tn_Kinds kinds = named_kinds(L, match);
  tnl_argcheck(L, seats || kinds, ARGS, "first_party");
  keep_names(L);
  note_names(L, match);
  tn_table_form_parties(&match->table, seats, kinds);
  return 0;
}


/* core.reveal_party(match, player): everyone learns of which party a player is
*/
static int reveal_party(lua_State *L) {
  Match *match = tnl_changing(L, "reveal_party");
  uint8_t seat = tnl_checkplayer(L, match, 2);
  tnl_argcheck(L, match->table.parties.formed, 1, "no_parties");
  tn_table_reveal_party(&match->table, seat);
  return 0;
}


/*** self:party(n) -> party
A party of this round: 1 is the one that `form_parties` names, 2 the others.
`party.won` are the cards that its players have won, `party.points` what these
count, `party.tricks` the number of their tricks, `party.count` what they have
counted, `party.players` the list of them; `self:score` gives each of them
points.
@param n 1 or 2
@return a party; nil if none have been formed
@example self:form_parties { name = "black", others = "red",
  holds = "QC QS" }
local tricks = self:party(1).tricks
self:score(self:party(2), tricks, "tricks of the black queens")
@group players */
static int word_party(lua_State *L) {
  const Match *match = tnl_checkmatch(L, 1);
  lua_Integer n = luaL_checkinteger(L, 2);
  tnl_argcheck(L, n >= 1 && n <= PARTIES, 2, "one_or_two");
  if (!match->table.parties.formed)
    return 0;
  tnl_pushparty(L, 1, (uint8_t)(n - 1));
  return 1;
}


static const luaL_Reg functions[] = {
    {"reveal_party", reveal_party},
    {NULL, NULL},
};

static const luaL_Reg words[] = {
    {"form_parties", word_form_parties},
    {"party", word_party},
    {NULL, NULL},
};


void tnl_open_parties(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "words", words);
}
