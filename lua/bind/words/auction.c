/*
** An auction on a ladder of bids, as one word: a list of bids, low to high.  A
** bid is its number in it; what is said besides has numbers from 0 down.
*/
#include "words/auction.h"

static const char *const said_words[] = {"pass", "double", "redouble"};

/* The arguments' indices on the stack. */
enum { SELF = 1, ARGS, PROMPT, BIDS, STATE };

/* Pushes the n-th bid of the ladder, or the word that is no bid. */
static const char *push_bid(lua_State *L, int bid) {
  assert(bid > REFUSED);
  if (bid <= PASS) {
    const Auction *auction = lua_touserdata(L, STATE);
    return lua_pushstring(L, auction->word[-bid]);
  }
  if (lua_geti(L, BIDS, bid) != LUA_TSTRING)
    tnl_argerror(L, ARGS, "bids: texts_expected");
  size_t size;
  const char *text = lua_tolstring(L, -1, &size);
  if (size >= TN_TEXT)
    tnl_argerror(L, ARGS, "bids: choice_too_long %d", TN_TEXT - 1);
  if (strlen(text) != size)
    tnl_argerror(L, ARGS, "bids: choice_zero");
  return text;
}


/* The number of a bid on the ladder, from `least` on; 0 if it is none. */
static int find_bid(lua_State *L, int least, int bids, const char *text,
                    size_t size) {
  for (int bid = least; bid <= bids; bid++) {
    const char *other = push_bid(L, bid);
    bool same = strlen(other) == size && memcmp(other, text, size) == 0;
    lua_pop(L, 1);
    if (same)
      return bid;
  }
  return 0;
}


/* Writes what may be said that is no bid, and answers how much there is. */
static int other_words(const Auction *auction, const tn_Table *table,
                       int said[3]) {
  int n = 0;
  if (auction->passes)
    said[n++] = PASS;
  if (may_double(auction, table))
    said[n++] = DOUBLE;
  if (may_redouble(auction, table))
    said[n++] = REDOUBLE;
  return n;
}


/* Pushes the list of what may be said. */
static void push_choices(lua_State *L, const Auction *auction) {
  const Match *match = lua_touserdata(L, SELF);
  int said[3], others = other_words(auction, &match->table, said);
  lua_newtable(L);
  lua_Integer n = 0;
  for (int i = 0; i < others; i++) {
    push_bid(L, said[i]);
    lua_rawseti(L, -2, ++n);
  }
  for (int bid = least_bid(auction); bid <= auction->bids; bid++) {
    if (!is_open(auction, bid))
      continue;
    push_bid(L, bid);
    lua_rawseti(L, -2, ++n);
  }
}


/* Pushes the prompt, in which the highest bid may be a part. */
static void push_prompt(lua_State *L, const Auction *auction) {
  lua_pushvalue(L, PROMPT);
  if (auction->high == 0)
    return;
  lua_getfield(L, ARGS, auction->times > 2 ? "redoubled" : "doubled");
  if (lua_isnil(L, -1))
    lua_getfield(L, ARGS, "doubled");
  if (auction->times == 1 || lua_isnil(L, -1))
    lua_getfield(L, ARGS, "over");
  if (lua_isnil(L, -1))
    lua_pushvalue(L, PROMPT);
}


/* Keeps the question for those who look, with what a refusal needs to know. */
static void keep_auction(lua_State *L, Match *match, void *what) {
  const Auction *auction = what;
  if (!is_looked_at(match))
    return;
  int top = lua_gettop(L);
  lua_createtable(L, 0, 8);
  push_prompt(L, auction);
  lua_setfield(L, top + 1, "prompt");
  if (auction->high != 0) {
    push_bid(L, auction->high);
    lua_setfield(L, top + 1, "standing");
  }
  lua_settop(L, top + 1);
  push_choices(L, auction);
  lua_setfield(L, top + 1, "list");
  lua_getfield(L, ARGS, "promises"); /* called only if somebody looks */
  lua_setfield(L, top + 1, "promises");
  lua_createtable(L, 0, 6);
  lua_pushvalue(L, BIDS);
  lua_setfield(L, -2, "bids");
  lua_pushboolean(L, auction->doubles);
  lua_setfield(L, -2, "doubles");
  lua_pushstring(L, auction->word[-DOUBLE]);
  lua_setfield(L, -2, "double");
  lua_pushstring(L, auction->word[-REDOUBLE]);
  lua_setfield(L, -2, "redouble");
  lua_pushboolean(L, auction->closes && auction->times > 1);
  lua_setfield(L, -2, "closed");
  lua_getfield(L, ARGS, "only_over");
  lua_setfield(L, -2, "only_over");
  lua_getfield(L, ARGS, "implied");
  lua_setfield(L, -2, "implied");
  push_bid(L, least_bid(auction) > auction->bids ? auction->bids
                                                 : least_bid(auction));
  lua_setfield(L, -2, "least");
  if (auction->high > 0) {
    push_bid(L, auction->high);
    lua_setfield(L, -2, "high");
    tnl_set_number(L, "times", auction->times);
  }
  lua_setfield(L, top + 1, "auction");
  lua_setiuservalue(L, SELF, MATCH_ASKED);
  lua_settop(L, top);
}


/* What the tape says: REFUSED if it is not allowed. */
static int taped_bid(lua_State *L, const Auction *auction, tn_Answer answer) {
  const Match *match = lua_touserdata(L, SELF);
  int said[3], others = other_words(auction, &match->table, said);
  if (answer.kind != TN_TEXT_ANSWER)
    return REFUSED;
  for (int i = 0; i < others; i++) {
    const char *word = auction->word[-said[i]];
    if (answer.size == strlen(word) &&
        memcmp(answer.bytes, word, answer.size) == 0)
      return said[i];
  }
  int bid =
      find_bid(L, least_bid(auction), auction->bids, answer.bytes, answer.size);
  return bid > 0 && is_open(auction, bid) ? bid : REFUSED;
}


/* Sets the question for the player in turn. */
static void pose(Match *match, Auction *auction) {
  bool more = auction->returns
                  ? auction->in_a_row < speakers(&match->table, TN_NONE) - 1
                  : auction->left > 1;
  auction->passes =
      auction->turn != auction->must_bid || auction->high > 0 || more;
  int said[3], others = other_words(auction, &match->table, said);
  match->table.question = (tn_Question){.kind = TN_ASK_BID,
                                        .seat = auction->turn,
                                        .from = TN_NONE,
                                        .to = TN_NONE,
                                        .others = (uint8_t)others};
}


static bool read_bid(lua_State *L, Match *match, void *what, tn_Answer answer) {
  (void)match;
  Auction *auction = what;
  auction->answer = taped_bid(L, auction, answer);
  return auction->answer > REFUSED;
}


/* How many answers there are. */
static int choices(const Auction *auction, int others) {
  int least = least_bid(auction);
  int limited = auction->limited[0];
  bool closed = limited >= least && !is_open(auction, limited);
  return others + auction->bids - least + 1 - closed;
}


static bool only_bid(lua_State *L, Match *match, void *what) {
  (void)L;
  int said[3];
  return choices(what, other_words(what, &match->table, said)) == 1;
}


/* A sober bot passes if it may, or makes the lowest bid. */
static tn_Answer choose_bid(lua_State *L, Match *match, void *what, bool only) {
  Auction *auction = what;
  int said[3], others = other_words(auction, &match->table, said);
  tnl_set_topic(L, match, PROMPT);
  int n =
      only || match->thinking
          ? 1
          : tnl_ladder_pick(others, choices(auction, others), bot_bits(match));
  auction->answer =
      n <= others ? said[n - 1] : nth_bid(auction, n - 1 - others);
  lua_settop(L, STATE);
  const char *bid = push_bid(L, auction->answer);
  return text_answer(L, bid, strlen(bid));
}


/* What a bid names behind its number, such as a suit. */
static const char *named_by(lua_State *L, int bid) {
  const char *text = push_bid(L, bid); /* the ladder holds it */
  lua_pop(L, 1);
  return text + strspn(text, "0123456789 ");
}


/* Who has won: the highest bidder; or the player of that side who was the first
** to name the suit of the bid. */
static uint8_t winner_of(lua_State *L, const Auction *auction) {
  const Match *match = lua_touserdata(L, SELF);
  const uint8_t *side = match->table.side_of;
  for (int bid = 1; auction->named && bid < auction->high; bid++) {
    uint8_t by = auction->rung[bid].by;
    if (by != TN_NONE && side[by] == side[auction->bidder] &&
        strcmp(named_by(L, bid), named_by(L, auction->high)) == 0)
      return by;
  }
  return auction->bidder;
}


/* Goes on until a player must be asked, or the auction is over. */
static int bidding(lua_State *L, int status, lua_KContext stage) {
  static const Answering how = {read_bid, only_bid, choose_bid, keep_auction,
                                false};
  (void)status, (void)stage;
  Match *match = lua_touserdata(L, SELF);
  Auction *auction = lua_touserdata(L, STATE);
  while (!is_finished(auction, &match->table)) {
    pose(match, auction);
    tnl_answer(L, match, &how, auction, bidding, 0);
    speak(auction, &match->table, auction->answer);
    if (!is_finished(auction, &match->table))
      pass_turn(auction, &match->table);
  }
  if (auction->high == 0 && auction->falls_to != TN_NONE) {
    auction->high = auction->lowest;
    auction->bidder = auction->rung[auction->high].by = auction->falls_to;
  }
  if (auction->high == 0)
    return 0;
  push_bid(L, auction->high);
  tnl_pushplayer(L, SELF, winner_of(L, auction));
  if (!auction->doubles)
    return 2;
  lua_pushinteger(L, auction->times);
  return 3;
}


/* The number of the lowest bid allowed. */
static int lowest_argument(lua_State *L, int bids) {
  char digits[24] = "", *end = digits + sizeof digits - 1;
  int bid = 1, top = lua_gettop(L);
  if (lua_getfield(L, ARGS, "lowest") != LUA_TNIL) {
    const char *text = lua_isinteger(L, -1)
                           ? write_number(end, lua_tointeger(L, -1))
                           : tnl_shown(L, -1, NULL);
    bid = find_bid(L, 1, bids, text, strlen(text));
    if (bid == 0)
      tnl_raise(L, "no_lowest_bid %s", text);
  }
  lua_settop(L, top);
  return bid;
}


static bool flag_argument(lua_State *L, const char *name) {
  lua_getfield(L, ARGS, name);
  bool flag = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return flag;
}


/* Pushes the list of texts that is the argument of that name; false if there is
** no such argument. */
static bool push_texts(lua_State *L, const char *name) {
  if (lua_getfield(L, ARGS, name) == LUA_TNIL)
    return false;
  if (lua_istable(L, -1))
    tnl_open_list(L, -1);
  return true;
}


/* Pushes the i-th text of the list on top, the argument of that name. */
static const char *push_text(lua_State *L, const char *name, int i) {
  if (lua_istable(L, -1))
    lua_rawgeti(L, -1, i);
  if (!lua_isstring(L, -1))
    tnl_argerror(L, ARGS, "%s: texts_expected", name);
  return lua_tostring(L, -1);
}


/* The words that double and redouble: as the arguments say, or as usual. */
static void read_words(lua_State *L, Auction *auction) {
  for (int i = 0; i < 3; i++)
    memcpy(auction->word[i], said_words[i], strlen(said_words[i]) + 1);
  int top = lua_gettop(L);
  int words = auction->doubles ? 3 : 1;
  for (int i = 1; i < words && push_texts(L, "doubling"); i++) {
    const char *word = push_text(L, "doubling", i);
    tnl_argcheck(L, *word && strlen(word) < WORD, ARGS,
                 "doubling: doubling_word");
    memcpy(auction->word[i], word, strlen(word) + 1);
    lua_settop(L, top);
  }
  lua_settop(L, top);
}


/* Refuses the text if a bid below that one has it: what is said is all that the
** tape keeps. */
static void check_new(lua_State *L, const Auction *auction, int bid,
                      uint32_t hash, const char *text) {
  for (int lower = 1; lower < bid; lower++) {
    if (auction->rung[lower].hash != hash)
      continue;
    if (strcmp(push_bid(L, lower), text) == 0)
      tnl_argerror(L, ARGS, "bids: bid_twice %s", text);
    lua_pop(L, 1);
  }
}


static uint32_t hash_of(const char *text) {
  uint32_t hash = 0;
  while (*text != '\0')
    hash = (hash + (unsigned char)*text++) * UINT32_C(0x165667B1);
  return hash;
}


/* Compares all bids with each other, and with the words that are no bids. */
static void compare_bids(lua_State *L, Auction *auction) {
  uint64_t seen[16] = {0}; /* by ten bits of the hash: few bids are compared */
  for (int bid = 1; bid <= auction->bids; bid++) {
    const char *text = push_bid(L, bid);
    uint32_t hash = auction->rung[bid].hash = hash_of(text);
    uint64_t *word = &seen[hash >> 28], bit = UINT64_C(1) << (hash >> 22 & 63);
    if (*word & bit)
      check_new(L, auction, bid, hash, text);
    *word |= bit;
    lua_pop(L, 1);
  }
  for (int i = 0; i < (auction->doubles ? 3 : 1); i++) {
    const char *word = auction->word[i];
    check_new(L, auction, auction->bids + 1, hash_of(word), word);
  }
}


/* What a list was checked with, in one number: how many bids there are, and the
** words that are no bids. */
static lua_Integer sign_of(const Auction *auction) {
  uint32_t sign = (uint32_t)auction->bids;
  for (int i = 0; i < (auction->doubles ? 3 : 1); i++)
    sign = (sign ^ hash_of(auction->word[i])) * UINT32_C(0x9E3779B1);
  return (lua_Integer)sign + 1;
}


/* Checks that no two bids are one text, and none is a word that is no bid.  A
** list is looked at once: rules make few, and ask with the same again and
** again.  Upvalue 1 has, by list, what it was checked with. */
static void check_bids(lua_State *L, Auction *auction) {
  lua_Integer sign = sign_of(auction);
  lua_pushvalue(L, BIDS);
  lua_rawget(L, lua_upvalueindex(1));
  bool known = lua_tointeger(L, -1) == sign;
  lua_pop(L, 1);
  if (known)
    return;
  compare_bids(L, auction);
  lua_pushvalue(L, BIDS);
  lua_pushinteger(L, sign);
  lua_rawset(L, lua_upvalueindex(1));
}


/* Notes for each bid the last one that begins with the same word. */
static void find_ends(lua_State *L, Auction *auction) {
  const char *last = "";
  for (int bid = auction->bids, end = bid; bid > 0; bid--) {
    const char *text = push_bid(L, bid); /* the ladder holds it */
    size_t size = strcspn(text, " ");
    if (strcspn(last, " ") != size || strncmp(last, text, size) != 0)
      end = bid;
    last = text;
    auction->rung[bid].end = (uint16_t)end;
    lua_pop(L, 1);
  }
}


/* Reads the argument `only_over`. */
static void read_limited(lua_State *L, Auction *auction) {
  int top = lua_gettop(L);
  for (int i = 0; i < 3 && push_texts(L, "only_over"); i++) {
    const char *text = push_text(L, "only_over", i + 1);
    int bid = find_bid(L, 1, auction->bids, text, strlen(text));
    tnl_argcheck(L, bid > 0, ARGS, "only_over: bids_expected");
    auction->limited[i] = bid;
    lua_settop(L, top);
  }
  lua_settop(L, top);
}


/* Pushes an auction in which nothing was said. */
static Auction *new_auction(lua_State *L) {
  size_t bids = (size_t)tnl_list_length(L, BIDS);
  tnl_argcheck(L, bids > 0 && bids < LADDER, ARGS, "bids: texts_expected");
  size_t size = sizeof(Auction) + (bids + 1) * sizeof(Rung);
  Auction *auction = lua_newuserdatauv(L, size, 0);
  *auction = (Auction){.bids = (int)bids, .bidder = TN_NONE, .times = 1};
  for (size_t bid = 0; bid <= bids; bid++)
    auction->rung[bid] = (Rung){.by = TN_NONE};
  return auction;
}


/* Begins an auction: nobody has spoken, and everyone in the round may. */
static void begin(lua_State *L, const Match *match) {
  const tn_Table *table = &match->table;
  uint8_t first = tnl_next_person(match, table->dealer);
  Auction *auction = new_auction(L);
  auction->lowest = lowest_argument(L, auction->bids);
  auction->turn = tnl_seat_argument(L, match, ARGS, "first", first);
  auction->must_bid = tnl_seat_argument(L, match, ARGS, "must_bid", TN_NONE);
  auction->may_match = tnl_seat_argument(L, match, ARGS, "may_match", TN_NONE);
  auction->falls_to = tnl_seat_argument(L, match, ARGS, "falls_to", TN_NONE);
  tnl_argcheck(L, !table->out[auction->turn], ARGS, "first: sits_out");
  auction->once = flag_argument(L, "once");
  auction->named = flag_argument(L, "first_to_name");
  auction->doubles = flag_argument(L, "doubles");
  auction->returns = auction->doubles || flag_argument(L, "returns");
  auction->closes = auction->doubles && flag_argument(L, "double_closes");
  auction->redoubles = auction->doubles && !flag_argument(L, "no_redouble");
  if (auction->doubles) {
    tnl_need_text(L, ARGS, "doubled", true);
    tnl_need_text(L, ARGS, "redoubled", true);
  }
  read_words(L, auction);
  check_bids(L, auction);
  read_limited(L, auction);
  auction->level = flag_argument(L, "level");
  if (auction->level)
    find_ends(L, auction);
  tnl_argcheck(L, !auction->once || !auction->returns, ARGS,
               "once: once_alone");
  for (uint8_t seat = 0; seat < table->players; seat++) {
    auction->passed[seat] = table->out[seat] || seat >= match->people;
    auction->left = (uint8_t)(auction->left + !auction->passed[seat]);
  }
}


/*** self:auction { bids = list, prompt = text, … } -> bid, player
The players bid in turn, each higher than the last.  A player who passes stays
out.  The auction ends when all others have passed, or at once with the highest
bid of the list.
@param bids what may be bid: a list of texts, low to high, none of them twice
or a word that is no bid
@param prompt the question
@param over the question once there is a bid, which replaces `{bid}` in it
@param promises what bids promise: a function (`self`, a bid) that says it, or
a table of texts, or of the points that each bid counts
@param lowest the lowest bid that may be made (the first of the list)
@param first the player who speaks first (the next in turn after the dealer)
@param once true: each speaks once, and the highest bid wins
@param must_bid a player who may not pass when all others have
@param falls_to a player who has the lowest bid if all pass
@param may_match a player who may make the same bid as the highest one, and then
holds it; even when there is no higher bid
@param returns true: a player who has passed may speak again later; the auction
ends when all others have passed after the last bid
@param doubles true: the last bid of the other side may be answered `double`,
and a double of the own one `redouble`; a higher bid ends both.  Here, too, a
player who has passed may speak again
@param doubling the two words for that, if they are others: { "double",
"redouble" }
@param double_closes true: nobody bids after a double; only the players of the
doubled side speak, in turn, to redouble or to pass
@param no_redouble true: a double is not doubled again
@param only_over a bid that may be made only over some others: { the bid, the
first and the last of those, why it is refused otherwise }
@param implied a word that people may say behind a bid of one word, and that
says nothing more: with "uptown", `4 uptown` is `4`
@param level true: bids that begin with the same word, as `90 clubs` and `90
hearts`, are equally high
@param doubled the question once the bid is doubled (`over`)
@param redoubled the question once it is redoubled (`doubled`)
@param first_to_name true: a bid is a number and a suit, or another word, and of
the highest bidder's side the player has won who was the first to name that
@param holder a player to whom the others bid numbers, one after the other in
turn: the holder says `yes` to a number or passes, until one of the two passes;
the other is the holder for the next one.  `bids` are then all values of the
game's contracts, by its fact `contracts`, or numbers, low to high, as one text;
`prompt` may be left out, and `{bid}` in it is the last number
@param hold the question to the holder (whether to hold the number); `{bid}` in
it is the number
@return the highest bid and the player who has won it; with `doubles`, what it
counts, 1, 2 or 4 times; nothing if all have passed.  With a holder the bid is a
number, nil if there was none, and somebody is always left
@example local bid, player = self:auction {
  bids = { "1", "2", "3" }, prompt = "what do you bid?",
  must_bid = self.dealer,
}
local number, winner = self:auction { holder = self.dealer,
  bids = "18 20 22 23 24", prompt = "what do you bid?", hold = "{bid}?" }
@group questions */
static int word_auction(lua_State *L) {
  Match *match = tnl_changing(L, "auction");
  luaL_checktype(L, ARGS, LUA_TTABLE);
  lua_settop(L, ARGS);
  if (lua_getfield(L, ARGS, "holder") != LUA_TNIL)
    return tnl_duels(L, match);
  lua_settop(L, ARGS);
  tnl_need_text(L, ARGS, "over", true);
  tnl_need_text(L, ARGS, "implied", true);
  lua_getfield(L, ARGS, "prompt");
  tnl_argcheck(L, lua_isstring(L, PROMPT), ARGS, "prompt: text_expected");
  lua_getfield(L, ARGS, "bids");
  tnl_argcheck(L, lua_istable(L, BIDS), ARGS, "bids: list_expected");
  tnl_open_list(L, BIDS);
  begin(L, match);
  return bidding(L, LUA_OK, 0);
}


void tnl_open_auction(lua_State *L) {
  lua_getfield(L, -1, "words");
  lua_newtable(L); /* of the lists that have been checked, with weak keys */
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_pushcclosure(L, word_auction, 1);
  lua_setfield(L, -2, "auction");
  lua_pop(L, 1);
}
