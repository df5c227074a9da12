/*
** An auction on a ladder of bids, as one word.  It knows whose turn it is, what
** may be bid, and who has won.  The ladder is a list of bids, low to high; a
** bid is its number in the list.
*/
#include "match/asking.h"

/* The arguments' indices on the stack. */
enum { SELF = 1, ARGS, PROMPT, BIDS, STATE };

typedef struct Auction {
  int bids;    /* on the ladder */
  int lowest;  /* the lowest bid allowed, from 1 */
  int high;    /* the highest bid so far; 0: none */
  bool once;   /* each player speaks once */
  bool passes; /* the player in turn may pass */
  uint8_t turn, bidder;
  uint8_t must_bid, may_match; /* seats, or TN_NONE */
  uint8_t left;                /* players who have not passed */
  bool passed[TN_SEATS], spoken[TN_SEATS];
} Auction;


/* The lowest bid open to the player in turn. */
static int least_bid(const Auction *auction) {
  if (auction->high == 0)
    return auction->lowest;
  return auction->high + (auction->turn != auction->may_match);
}


/* May that seat still make the same bid as the highest one? */
static bool can_match_top(const Auction *auction) {
  uint8_t seat = auction->may_match;
  return seat != TN_NONE && seat != auction->bidder && !auction->passed[seat] &&
         !(auction->once && auction->spoken[seat]);
}


static bool is_finished(const Auction *auction, const tn_Table *table) {
  if (auction->left == 0 || (auction->left == 1 && auction->high > 0))
    return true;
  if (auction->high == auction->bids)
    return !can_match_top(auction);
  for (uint8_t seat = 0; auction->once && seat < table->players; seat++)
    if (!table->out[seat] && !auction->spoken[seat])
      return false;
  return auction->once;
}


/* Passes the turn to the next player who has a choice. */
static void pass_turn(Auction *auction, const tn_Table *table) {
  uint8_t seat = auction->turn;
  do
    seat = table->next[seat];
  while (auction->passed[seat] || (auction->once && auction->spoken[seat]) ||
         (auction->high == auction->bids && seat != auction->may_match));
  auction->turn = seat;
}


/* The player in turn bids, or passes (0). */
static void speak(Auction *auction, int bid) {
  auction->spoken[auction->turn] = true;
  if (bid == 0) {
    auction->passed[auction->turn] = true;
    auction->left--;
  } else {
    auction->high = bid;
    auction->bidder = auction->turn;
  }
}


/* Three sorts of answers are equally likely: to pass, to bid the next bid, to
** bid a higher one. */
int tnl_ladder_pick(int others, int n, uint64_t bits) {
  int bids = n - others;
  int kinds = others + (bids > 2 ? 2 : bids);
  int kind = (int)draw(bits, (uint32_t)kinds);
  if (kind <= others)
    return kind + 1;
  uint64_t higher = (bits & UINT32_MAX) * (uint64_t)(bids - 1);
  return others + 2 + (int)(higher >> 32);
}


/* Pushes the n-th bid of the ladder, or the word for passing. */
static const char *push_bid(lua_State *L, int bid) {
  if (bid == 0)
    lua_pushliteral(L, "pass");
  else if (lua_geti(L, BIDS, bid) != LUA_TSTRING)
    luaL_argerror(L, ARGS, "bids: a list of texts expected");
  return lua_tostring(L, -1);
}


/* The number of a bid on the ladder; 0 if it is no bid. */
static int find_bid(lua_State *L, int bids, const char *text, size_t size) {
  for (int bid = 1; bid <= bids; bid++) {
    const char *other = push_bid(L, bid);
    bool same = strlen(other) == size && memcmp(other, text, size) == 0;
    lua_pop(L, 1);
    if (same)
      return bid;
  }
  return 0;
}


/* Pushes the list of what may be said. */
static void push_choices(lua_State *L, const Auction *auction) {
  lua_newtable(L);
  lua_Integer n = 0;
  if (auction->passes) {
    push_bid(L, 0);
    lua_rawseti(L, -2, ++n);
  }
  for (int bid = least_bid(auction); bid <= auction->bids; bid++) {
    push_bid(L, bid);
    lua_rawseti(L, -2, ++n);
  }
}


/* Pushes the prompt, with the highest bid in it. */
static void push_prompt(lua_State *L, const Auction *auction) {
  lua_pushvalue(L, PROMPT);
  if (auction->high == 0 || lua_getfield(L, ARGS, "over") == LUA_TNIL)
    return;
  const char *bid = push_bid(L, auction->high);
  luaL_gsub(L, lua_tostring(L, -2), "{bid}", bid);
}


/* Keeps the question for those who look, with what a refusal needs to know. */
static void keep_auction(lua_State *L, const Auction *auction) {
  int top = lua_gettop(L);
  lua_createtable(L, 0, 8);
  push_prompt(L, auction);
  lua_setfield(L, top + 1, "prompt");
  lua_settop(L, top + 1);
  push_choices(L, auction);
  lua_setfield(L, top + 1, "list");
  lua_getfield(L, ARGS, "promises"); /* called only if somebody looks */
  lua_setfield(L, top + 1, "promises");
  lua_createtable(L, 0, 4);
  lua_pushvalue(L, BIDS);
  lua_setfield(L, -2, "bids");
  push_bid(L, least_bid(auction) > auction->bids ? auction->bids
                                                 : least_bid(auction));
  lua_setfield(L, -2, "least");
  if (auction->high > 0) {
    push_bid(L, auction->high);
    lua_setfield(L, -2, "high");
  }
  lua_setfield(L, top + 1, "auction");
  lua_setiuservalue(L, SELF, MATCH_ASKED);
  lua_settop(L, top);
}


/* The bid on the tape, 0 to pass; -1 if it is not allowed. */
static int taped_bid(lua_State *L, const Auction *auction, tn_Answer answer) {
  if (answer.kind != TN_TEXT_ANSWER)
    return -1;
  if (answer.size == 4 && memcmp(answer.bytes, "pass", 4) == 0)
    return auction->passes ? 0 : -1;
  int bid = find_bid(L, auction->bids, answer.bytes, answer.size);
  return bid > 0 && bid >= least_bid(auction) ? bid : -1;
}


/* Sets the question for the player in turn. */
static void pose(Match *match, Auction *auction) {
  auction->passes = auction->turn != auction->must_bid || auction->high > 0 ||
                    auction->left > 1;
  match->table.question = (tn_Question){.kind = TN_ASK_BID,
                                        .seat = auction->turn,
                                        .from = TN_NONE,
                                        .to = TN_NONE,
                                        .others = auction->passes};
}


/* Notes what a native bot says, or a player without a choice. */
static int decide_bid(lua_State *L, Match *match, const Auction *auction,
                      int choices) {
  tnl_set_topic(L, match, PROMPT);
  int n = choices == 1 || match->thinking
              ? 1
              : tnl_ladder_pick(auction->passes, choices, bot_bits(match));
  int bid =
      n <= auction->passes ? 0 : least_bid(auction) + n - 1 - auction->passes;
  decide_text(L, match, push_bid(L, bid), choices == 1);
  lua_pop(L, 1);
  return bid;
}


/* What the player in turn says: a bid, 0 to pass; -1 if the tape's is not
** allowed, -2 if the player must be asked. */
static int next_bid(lua_State *L, Match *match, const Auction *auction) {
  int choices = auction->passes + auction->bids - least_bid(auction) + 1;
  tn_Answer answer;
  uint32_t next;
  if (!peek(match, &answer, &next))
    return choices > 1 && !native(match)
               ? -2
               : decide_bid(L, match, auction, choices);
  int bid = taped_bid(L, auction, answer);
  if (bid >= 0)
    take(L, match, next);
  return bid;
}


/* Goes on until a player must be asked, or the auction is over. */
static int bidding(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  Match *match = lua_touserdata(L, SELF);
  Auction *auction = lua_touserdata(L, STATE);
  while (!is_finished(auction, &match->table)) {
    pose(match, auction);
    int bid = next_bid(L, match, auction);
    if (bid < 0) {
      keep_auction(L, auction);
      return bid == -1 ? tnl_raise_need(L, match, TN_REFUSED)
                       : lua_yieldk(L, 0, 0, bidding);
    }
    speak(auction, bid);
    if (!is_finished(auction, &match->table))
      pass_turn(auction, &match->table);
  }
  if (auction->high == 0)
    return 0;
  push_bid(L, auction->high);
  tnl_pushplayer(L, SELF, auction->bidder);
  return 2;
}


/* The number of the lowest bid allowed. */
static int lowest_argument(lua_State *L, int bids) {
  size_t size;
  int bid = 1;
  if (lua_getfield(L, ARGS, "lowest") != LUA_TNIL) {
    const char *text = luaL_tolstring(L, -1, &size);
    bid = find_bid(L, bids, text, size);
    if (bid == 0)
      luaL_error(L, "the lowest bid '%s' is not among the bids", text);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return bid;
}


/* Begins an auction: nobody has spoken, and everyone in the round may. */
static void begin(lua_State *L, const Match *match, Auction *auction) {
  const tn_Table *table = &match->table;
  uint8_t first = table->next[table->dealer];
  *auction = (Auction){.bids = (int)luaL_len(L, BIDS), .bidder = TN_NONE};
  luaL_argcheck(L, auction->bids > 0 && auction->bids < 1000, ARGS,
                "bids: a list of texts expected");
  auction->lowest = lowest_argument(L, auction->bids);
  auction->turn = tnl_seat_argument(L, match, ARGS, "first", first);
  auction->must_bid = tnl_seat_argument(L, match, ARGS, "must_bid", TN_NONE);
  auction->may_match = tnl_seat_argument(L, match, ARGS, "may_match", TN_NONE);
  luaL_argcheck(L, !table->out[auction->turn], ARGS,
                "first: the player sits out");
  lua_getfield(L, ARGS, "once");
  auction->once = lua_toboolean(L, -1);
  lua_pop(L, 1);
  for (uint8_t seat = 0; seat < table->players; seat++) {
    auction->passed[seat] = table->out[seat];
    auction->left = (uint8_t)(auction->left + !table->out[seat]);
  }
}


/*** self:auction { bids = list, prompt = text, … } -> bid, player
The players bid in turn, each higher than the last.  A player who passes stays
out.  The auction ends when all others have passed, or at once with the highest
bid of the list.
@param bids what may be bid: a list of texts, low to high
@param prompt the question
@param over the question once there is a bid, which replaces `{bid}` in it
@param promises a function (`self`, a bid) that says what a bid promises
@param lowest the lowest bid that may be made (the first of the list)
@param first the player who speaks first (the next in turn after the dealer)
@param once true: each speaks once, and the highest bid wins
@param must_bid a player who may not pass when all others have
@param may_match a player who may make the same bid as the highest one, and then
holds it; even when there is no higher bid
@return the highest bid and the player who made it; nothing if all have passed
@example local bid, player = self:auction {
  bids = { "1", "2", "3" }, prompt = "what do you bid?",
  must_bid = self.dealer,
}
@group questions */
static int word_auction(lua_State *L) {
  Match *match = tnl_changing(L, "auction");
  luaL_checktype(L, ARGS, LUA_TTABLE);
  lua_settop(L, ARGS);
  tnl_need_text(L, ARGS, "over", true);
  lua_getfield(L, ARGS, "prompt");
  luaL_argcheck(L, lua_isstring(L, PROMPT), ARGS, "prompt: a text expected");
  lua_getfield(L, ARGS, "bids");
  luaL_argcheck(L, lua_istable(L, BIDS), ARGS, "bids: a list expected");
  begin(L, match, lua_newuserdatauv(L, sizeof(Auction), 0));
  return bidding(L, LUA_OK, 0);
}


static const luaL_Reg words[] = {
    {"auction", word_auction},
    {NULL, NULL},
};


void tnl_open_auction(lua_State *L) { tnl_addfunctions(L, "words", words); }
