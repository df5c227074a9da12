/*
** Cards drawn one at a time, with declarations in between.  A player who holds
** certain cards may show them after a draw if they are stronger than those
** shown last.  What may be shown is a ladder, read once for the whole drawing.
** So a draw after which nothing can be declared costs next to nothing.
*/
#include "match/asking.h"

#define MOST 40 /* declarations on a ladder, at most */
#define SAID "declare"

/* The arguments' indices on the stack. */
enum { SELF = 1, ARGS, PROMPT, RUNGS, STATE };

/* Some cards of one kind.  The higher its rung, the stronger it is. */
typedef struct Declaration {
  tn_Card card;
  uint8_t copies;
  uint16_t rung;
} Declaration;

typedef struct Drawing {
  Declaration list[MOST];
  int n;
  tn_Kinds kinds[TN_COPIES]; /* by copies less one: those in declarations that
                             ** are stronger than the present one */
  int standing;              /* the present declaration, or -1 */
  uint8_t holder;            /* who made it */
  int to_draw;               /* cards */
  bool at_end;               /* nobody declares before the last card is drawn */
  bool has_drawn;  /* the player in turn has drawn, and is asked next */
  uint8_t turn;    /* a seat */
  uint8_t speaker; /* speaks first when all cards are drawn */
  uint8_t passes;  /* in succession since then */
} Drawing;

/* Why a declaration cannot be made. */
typedef enum Fault { FINE, NOT_STRONGER, NOT_HELD, OWN_STANDS } Fault;


/* May the player in turn declare that?  FINE, or why not. */
static Fault fault_of(const Drawing *drawing, const tn_Table *table, int n) {
  const Declaration *new = &drawing->list[n];
  if (drawing->standing >= 0) {
    const Declaration *old = &drawing->list[drawing->standing];
    if (new->rung <= old->rung)
      return NOT_STRONGER;
    if (drawing->turn == drawing->holder && new->card != old->card)
      return OWN_STANDS;
  }
  const tn_Set *hand = &table->pile[tn_hand_pile(drawing->turn)].set;
  bool held = hand->plane[new->copies - 1] >> new->card & 1;
  return held ? FINE : NOT_HELD;
}


/* Does the player in turn hold the cards of a stronger declaration? */
static inline bool has_stronger(const Drawing *drawing, const tn_Table *table) {
  const tn_Set *hand = &table->pile[tn_hand_pile(drawing->turn)].set;
  tn_Kinds held = 0;
  for (int copies = 0; copies < TN_COPIES; copies++)
    held |= hand->plane[copies] & drawing->kinds[copies];
  return held != 0;
}


/* What the player in turn may declare, a bit for each. */
static uint64_t possible(const Drawing *drawing, const tn_Table *table) {
  uint64_t open = 0;
  for (int n = 0; n < drawing->n; n++)
    if (fault_of(drawing, table, n) == FINE)
      open |= UINT64_C(1) << n;
  return open;
}


/* The number of the `i`-th of these declarations, from 0. */
static int nth(uint64_t open, int i) {
  while (i-- > 0)
    open &= open - 1;
  return __builtin_ctzll(open);
}


/* Pushes the cards of a declaration, after a word if there is one. */
static const char *push_cards(lua_State *L, const tn_Deck *deck,
                              const Declaration *declaration,
                              const char *before) {
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  if (before)
    luaL_addstring(&text, before);
  for (int i = 0; i < declaration->copies; i++) {
    if (before || i > 0)
      luaL_addchar(&text, ' ');
    luaL_addstring(&text, deck->name[declaration->card]);
  }
  luaL_pushresult(&text);
  return lua_tostring(L, -1);
}


/* The same as players say it; -1 is to pass. */
static const char *push_said(lua_State *L, const Match *match,
                             const Drawing *drawing, int n) {
  if (n >= 0)
    return push_cards(L, match->table.deck, &drawing->list[n], SAID);
  lua_pushliteral(L, "pass");
  return lua_tostring(L, -1);
}


static void add(lua_State *L, Drawing *drawing, tn_Card card, int copies,
                int rung) {
  tnl_argcheck(L, drawing->n < MOST, ARGS, "ladder: too_many_declarations");
  drawing->kinds[copies - 1] |= tn_kind(card);
  drawing->list[drawing->n++] = (Declaration){
      .card = card, .copies = (uint8_t)copies, .rung = (uint16_t)rung};
}


/* Adds a declaration of the cards on top of the stack. */
static void add_declaration(lua_State *L, const tn_Deck *deck, Drawing *drawing,
                            int rung) {
  tnl_argcheck(L, lua_type(L, -1) == LUA_TSTRING, ARGS,
               "ladder: declaration_cards");
  tn_Set set = tnl_checkset(L, deck, -1);
  tnl_argcheck(L, tn_kinds_count(set.plane[0]) == 1, ARGS,
               "ladder: declaration_alike");
  add(L, drawing, tn_kinds_first(set.plane[0]), tn_set_count(&set), rung);
}


/* Reads the declarations of a rung, on top of the stack: a text or a list;
** false has none. */
static void read_rung(lua_State *L, const tn_Deck *deck, Drawing *drawing,
                      int rung) {
  int top = lua_gettop(L);
  if (lua_isboolean(L, top) && !lua_toboolean(L, top))
    return;
  if (!lua_istable(L, top)) {
    add_declaration(L, deck, drawing, rung);
    return;
  }
  for (int i = 1; list_item(L, top, i) != LUA_TNIL; i++) {
    add_declaration(L, deck, drawing, rung);
    lua_settop(L, top);
  }
}


/* Adds declarations of more copies than the ladder names.  More copies beat
** fewer; of as many, the higher on the ladder is stronger. */
static void add_copies(lua_State *L, const tn_Deck *deck, Drawing *drawing) {
  Drawing least = *drawing;
  drawing->n = 0;
  memset(drawing->kinds, 0, sizeof drawing->kinds);
  for (int copies = 1; copies <= TN_COPIES; copies++)
    for (int i = 0; i < least.n; i++) {
      tn_Card card = least.list[i].card;
      if (copies >= least.list[i].copies && copies <= deck->copies[card])
        add(L, drawing, card, copies, copies * MOST + least.list[i].rung);
    }
}


static void read_ladder(lua_State *L, const Match *match, Drawing *drawing) {
  tnl_argcheck(L, !lua_toboolean(L, RUNGS) || lua_istable(L, RUNGS), ARGS,
               "ladder: list_expected");
  int rungs = lua_istable(L, RUNGS) ? (int)tnl_list_length(L, RUNGS) : 0;
  tnl_argcheck(L, rungs <= MOST, ARGS, "ladder: too_many_declarations");
  for (int i = 1; i <= rungs; i++) {
    list_item(L, RUNGS, i);
    read_rung(L, match->table.deck, drawing, i);
    lua_settop(L, STATE);
  }
  lua_getfield(L, ARGS, "more_copies");
  if (lua_toboolean(L, -1))
    add_copies(L, match->table.deck, drawing);
  lua_pop(L, 1);
}


/* Notes the prompt, and the present declaration, which may be a part of it, in
** the table on top. */
static void add_prompt(lua_State *L, const Match *match,
                       const Drawing *drawing) {
  int to = lua_gettop(L);
  lua_pushvalue(L, PROMPT);
  if (drawing->standing >= 0) {
    push_cards(L, match->table.deck, &drawing->list[drawing->standing], NULL);
    lua_setfield(L, to, "standing");
    if (lua_getfield(L, ARGS, "over") == LUA_TNIL)
      lua_pop(L, 1);
  }
  lua_setfield(L, to, "prompt");
  lua_settop(L, to);
}


/* Notes why a declaration cannot be made, by its words, in the table on top. */
static void add_refusal(lua_State *L, const Match *match,
                        const Drawing *drawing, int n) {
  static const char *const keys[] = {"", "not_stronger", "declare_not_held",
                                     "own_declaration"};
  Fault fault = fault_of(drawing, &match->table, n);
  if (fault == FINE)
    return;
  push_said(L, match, drawing, n);
  lua_createtable(L, 0, 3);
  lua_pushstring(L, keys[fault]);
  lua_setfield(L, -2, "key");
  push_cards(L, match->table.deck, &drawing->list[n], NULL);
  lua_setfield(L, -2, "cards");
  if (drawing->standing >= 0) {
    push_cards(L, match->table.deck, &drawing->list[drawing->standing], NULL);
    lua_setfield(L, -2, "standing");
  }
  lua_rawset(L, -3);
}


/* Keeps the question for those who look, with what a refusal needs to know. */
static void keep_drawing(lua_State *L, const Match *match,
                         const Drawing *drawing, uint64_t open) {
  int top = lua_gettop(L);
  if (!is_looked_at(match))
    return;
  lua_createtable(L, 0, 4);
  lua_pushboolean(L, true);
  lua_setfield(L, top + 1, "drawing");
  add_prompt(L, match, drawing);
  lua_newtable(L);
  push_said(L, match, drawing, -1);
  lua_rawseti(L, -2, 1);
  for (int i = 2; open; open &= open - 1, i++) {
    push_said(L, match, drawing, nth(open, 0));
    lua_rawseti(L, -2, i);
  }
  lua_setfield(L, top + 1, "list");
  lua_newtable(L);
  for (int n = 0; n < drawing->n; n++)
    add_refusal(L, match, drawing, n);
  lua_setfield(L, top + 1, "refusals");
  lua_setiuservalue(L, SELF, MATCH_ASKED);
  lua_settop(L, top);
}


/* What is on the tape: a declaration, -1 to pass, -2 if it is not allowed. */
static int taped(lua_State *L, const Match *match, const Drawing *drawing,
                 uint64_t open, tn_Answer answer) {
  if (answer.kind != TN_TEXT_ANSWER)
    return -2;
  if (answer.size == 4 && memcmp(answer.bytes, "pass", 4) == 0)
    return -1;
  for (; open; open &= open - 1) {
    size_t size;
    push_said(L, match, drawing, nth(open, 0));
    const char *said = lua_tolstring(L, -1, &size);
    bool same = size == answer.size && memcmp(said, answer.bytes, size) == 0;
    lua_pop(L, 1);
    if (same)
      return nth(open, 0);
  }
  return -2;
}


/* What a native bot says.  A sober one declares only at the end, and only if
** nobody else has. */
static int bot_says(Match *match, const Drawing *drawing, uint64_t open) {
  if (match->thinking)
    return drawing->to_draw == 0 && drawing->standing < 0 ? nth(open, 0) : -1;
  int n = tnl_ladder_pick(1, 1 + tn_kinds_count(open), bot_bits(match));
  return n == 1 ? -1 : nth(open, n - 2);
}


/* What the player in turn says: the same, or -3 if the player must be asked. */
static int answer_of(lua_State *L, Match *match, const Drawing *drawing,
                     uint64_t open) {
  tn_Answer answer;
  uint32_t next;
  if (peek(match, &answer, &next)) {
    int n = taped(L, match, drawing, open, answer);
    if (n >= -1)
      take(L, match, next);
    return n;
  }
  if (!open) {
    decide_text(L, match, "pass", true);
    return -1;
  }
  if (!native(match))
    return -3;
  tnl_set_topic(L, match, PROMPT);
  int n = bot_says(match, drawing, open);
  decide_text(L, match, push_said(L, match, drawing, n), false);
  lua_pop(L, 1);
  return n;
}


/* The player in turn shows the cards of a declaration, which becomes the
** present one. */
static void declare(Match *match, Drawing *drawing, int n) {
  const Declaration *declaration = &drawing->list[n];
  for (int i = 0; i < declaration->copies; i++)
    tn_table_show(&match->table, declaration->card,
                  tn_hand_pile(drawing->turn));
  drawing->standing = n;
  memset(drawing->kinds, 0, sizeof drawing->kinds);
  for (int i = 0; i < drawing->n; i++) {
    const Declaration *other = &drawing->list[i];
    if (other->rung > declaration->rung)
      drawing->kinds[other->copies - 1] |= tn_kind(other->card);
  }
  drawing->holder = drawing->turn;
  drawing->passes = 0;
}


/* The player in turn has passed. */
static inline bool passed(Drawing *drawing) {
  if (drawing->to_draw == 0)
    drawing->passes++;
  return true;
}


/* Asks the player in turn what to declare.  False: there is no answer yet. */
static bool ask_for(lua_State *L, Match *match, Drawing *drawing,
                    uint64_t open) {
  match->table.question = (tn_Question){.kind = TN_ASK_BID,
                                        .seat = drawing->turn,
                                        .from = TN_NONE,
                                        .to = TN_NONE,
                                        .others = 1};
  int n = answer_of(L, match, drawing, open);
  if (n < -1) {
    keep_drawing(L, match, drawing, open);
    if (n == -2)
      tnl_raise_need(L, match, TN_REFUSED);
    return false;
  }
  if (n < 0)
    return passed(drawing);
  declare(match, drawing, n);
  return true;
}


/* Notes that the player in turn passes, the long way. */
static void pass(lua_State *L, Match *match, const Drawing *drawing) {
  static const tn_Answer said = {TN_TEXT_ANSWER, true, 4, TN_NONE, "pass"};
  tn_Need need = tn_table_decide(&match->table, drawing->turn, said);
  if (need != TN_DONE)
    tnl_raise_need(L, match, need);
}


/* The same; who can declare nothing passes at once, unless the tape says
** more. */
static inline bool ask(lua_State *L, Match *match, Drawing *drawing) {
  tn_Table *table = &match->table;
  uint64_t open = has_stronger(drawing, table) ? possible(drawing, table) : 0;
  if (open || table->tape.at < table->tape.used)
    return ask_for(L, match, drawing, open);
  if (!tn_table_say(table, "pass", true))
    pass(L, match, drawing);
  return passed(drawing);
}


/* The player in turn draws a card and may declare.  False: there is no answer
** yet. */
static bool draw_one(lua_State *L, Match *match, Drawing *drawing) {
  tn_Table *table = &match->table;
  if (!drawing->has_drawn)
    tn_table_draw(table, tn_hand_pile(drawing->turn));
  drawing->has_drawn = true;
  if (drawing->n > 0 && !drawing->at_end && !ask(L, match, drawing))
    return false;
  drawing->has_drawn = false;
  drawing->turn =
      --drawing->to_draw > 0 ? table->next[drawing->turn] : drawing->speaker;
  return true;
}


/* How many players take part in the round. */
static uint8_t players_in(const tn_Table *table) {
  uint8_t n = 0;
  for (int seat = 0; seat < table->players; seat++)
    n = (uint8_t)(n + !table->out[seat]);
  return n;
}


/* Tells the log that the drawing begins or ends. */
static void note_drawing(lua_State *L, Match *match, bool begins) {
  if (!match->table.log.on)
    return;
  int top = lua_gettop(L);
  lua_createtable(L, 0, 1);
  lua_pushboolean(L, begins);
  lua_setfield(L, -2, "drawing");
  tnl_add_note(L, match, SELF);
  lua_settop(L, top);
}


/* Goes on drawing and asking until a player must answer, or all have passed. */
static int drawing_on(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  Match *match = lua_touserdata(L, SELF);
  Drawing *drawing = lua_touserdata(L, STATE);
  while (drawing->to_draw > 0)
    if (!draw_one(L, match, drawing))
      return lua_yieldk(L, 0, 0, drawing_on);
  uint8_t players = players_in(&match->table);
  while (drawing->n > 0 && drawing->passes < players) {
    if (!ask(L, match, drawing))
      return lua_yieldk(L, 0, 0, drawing_on);
    drawing->turn = match->table.next[drawing->turn];
  }
  note_drawing(L, match, false);
  if (drawing->standing < 0)
    return 0;
  push_cards(L, match->table.deck, &drawing->list[drawing->standing], NULL);
  tnl_pushplayer(L, SELF, drawing->holder);
  return 2;
}


/* The seat of the player that an argument names, who takes part; `none` if it
** is not given. */
static uint8_t taking_part(lua_State *L, const Match *match, const char *name,
                           uint8_t none) {
  uint8_t seat = tnl_seat_argument(L, match, ARGS, name, none);
  tnl_argcheck(L, !match->table.out[seat], ARGS, "who_sits_out");
  return seat;
}


static void begin(lua_State *L, const Match *match, Drawing *drawing) {
  const tn_Table *table = &match->table;
  *drawing = (Drawing){.standing = -1, .holder = TN_NONE};
  drawing->turn = taking_part(L, match, "first", table->next[table->dealer]);
  drawing->speaker = drawing->turn;
  if (lua_getfield(L, ARGS, "at_end") != LUA_TBOOLEAN)
    drawing->speaker = taking_part(L, match, "at_end", drawing->turn);
  drawing->at_end = lua_toboolean(L, -1);
  drawing->speaker = taking_part(L, match, "speaker", drawing->speaker);
  lua_getfield(L, ARGS, "cards");
  lua_Integer cards = lua_tointeger(L, -1);
  tnl_argcheck(L, cards >= 1 && cards <= TN_CARDS, ARGS,
               "cards: at_least_1_card");
  drawing->to_draw = (int)cards * players_in(table);
  if (drawing->to_draw > table->pile[TN_STOCK].count)
    tnl_argerror(L, ARGS, "cards: stock_has_only %d",
                 table->pile[TN_STOCK].count);
  lua_pop(L, 2);
  read_ladder(L, match, drawing);
}


/*** self:draw_each { cards = number, … } -> cards, player
Each player in turn draws a card, until all have as many as `cards` says.  With
a ladder of declarations, the player who has drawn may make a stronger one than
the last, or passes.  When all cards are drawn everyone may declare in turn,
until all have passed in succession.  All are asked whatever they hold, so that
a question tells nothing about a hand: the engine answers for those who can
declare nothing.  Declarations are shown.  The player who made the last one may
only add further copies of the same card to it.
@param cards how many each player draws
@param first the player who draws first (the next in turn after the dealer)
@param ladder what may be declared, low to high: a list of cards of one kind, as
text; or of lists of such cards, which are equally strong; false is left out
@param more_copies true: players may declare more copies than the ladder names;
more cards beat fewer, and of as many the higher on the ladder wins
@param prompt the question
@param over the question once there is a declaration, which replaces `{cards}`
in it
@param at_end true: nobody declares before the last card is drawn; or the player
who is then asked first
@param speaker the player who is asked first when all cards are drawn (the one
who drew first)
@return the cards of the last declaration, as text, and the player who made it;
nothing if there is none
@error the stock has not enough cards
@example local cards, player = self:draw_each {
  cards = 5, first = self.dealer, prompt = "declare trumps?",
  ladder = { { "2C", "2D" }, { "2H", "2S" }, "AS" },
}
@group dealing */
static int word_draw_each(lua_State *L) {
  Match *match = tnl_changing(L, "draw_each");
  luaL_checktype(L, ARGS, LUA_TTABLE);
  lua_settop(L, ARGS);
  tnl_need_text(L, ARGS, "over", true);
  lua_getfield(L, ARGS, "prompt");
  lua_getfield(L, ARGS, "ladder");
  tnl_argcheck(L, lua_isstring(L, PROMPT) || !lua_toboolean(L, RUNGS), ARGS,
               "prompt: text_expected");
  begin(L, match, lua_newuserdatauv(L, sizeof(Drawing), 0));
  note_drawing(L, match, true);
  return drawing_on(L, LUA_OK, 0);
}


static const luaL_Reg words[] = {
    {"draw_each", word_draw_each},
    {NULL, NULL},
};


void tnl_open_drawing(lua_State *L) { tnl_addfunctions(L, "words", words); }
