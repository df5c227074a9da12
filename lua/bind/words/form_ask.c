/* The word that asks for cards or words, by forms. */
#include "words/form.h"

#include "think/habits.h"

#define PLAYS 8   /* so many combinations listed are as much work as a call */
#define CAN_SAY 8 /* times that can_say may be asked within itself */


/* A question by forms, and what is said to it. */
typedef struct Asked {
  Forms *forms;
  Way way;
  char text[TN_TEXT];
} Asked;


/* Keeps the question for those who look. */
static void keep_question(lua_State *L, Match *match, void *what) {
  (void)match;
  lua_createtable(L, 0, 2);
  lua_pushvalue(L, 3);
  lua_setfield(L, -2, "prompt");
  lua_pushvalue(L, FORMS_AT);
  lua_setfield(L, -2, "forms");
  lua_setiuservalue(L, 1, MATCH_ASKED);
  tnl_give_forms(((Asked *)what)->forms);
}


/* Pushes what else the cards of a lead can be, if the form takes combinations
** and nothing lies there.  Answers how many values. */
static int push_readings(lua_State *L, const Form *form, const Way *way) {
  const FormPlay *play = NULL;
  tn_Set said = {{0}};
  for (int i = 0; i < form->parts; i++)
    if (form->part[i].kind == PART_PLAY) {
      play = form->part[i].play;
      for (int n = 0; n < way->n[i]; n++)
        tn_set_add(&said, way->card[way->first[i] + n]);
    }
  if (!play || play->answers)
    return 0;
  tnl_push_readings(L, play->rules, &said);
  return 1;
}


/* Pushes what was said: the form's name and the values of its slots. */
static int push_said(lua_State *L, const Match *match, const Forms *forms,
                     const Way *way) {
  tnl_push_form_name(L, &forms->form[way->form]);
  if (forms->fishing)
    return 1 + tnl_push_capture(L, match, forms, way);
  int values = tnl_push_values(L, match, forms, way);
  return 1 + values + push_readings(L, &forms->form[way->form], way);
}


/* Takes the answer on the tape; false if it is none. */
static bool read_said(lua_State *L, Match *match, void *what,
                      tn_Answer answer) {
  Asked *asked = what;
  Missed missed = {0};
  bool said = answer.kind == TN_TEXT_ANSWER &&
              tnl_form_said(L, match, asked->forms, answer.bytes, answer.size,
                            &asked->way, &missed);
  if (said && match->thinking)
    tnl_note_answer(match, tni_habits_key(answer.bytes, answer.size));
  return said;
}


static bool is_only(lua_State *L, Match *match, void *what) {
  Asked *asked = what;
  return tnl_count_ways(L, match, asked->forms, &asked->way) == 1;
}


/* What a native bot says, or all that can be said; and what it is read as. */
static tn_Answer choose_way(lua_State *L, Match *match, void *what, bool only) {
  Asked *asked = what;
  if (!only)
    tnl_native_way(L, match, asked->forms, &asked->way);
  size_t size = tnl_form_text(L, match, asked->forms, &asked->way, asked->text);
  tnl_form_reread(L, match, asked->forms, asked->text, size, &asked->way);
  if (match->thinking)
    tnl_note_answer(match, tni_habits_key(asked->text, size));
  return text_answer(L, asked->text, size);
}


/* Reads the forms of the question. */
static void read_forms(lua_State *L, Match *match, Forms *forms, bool said) {
  if (lua_isboolean(L, FORMS_AT))
    tnl_read_captures(L, match, forms);
  else
    tnl_write_sheet(L, match, forms, said);
}


/* Reading a form is as much work as a call, with what the rules do to make it.
** Listing combinations is work, too. */
static void count_work(Match *match, const Forms *forms) {
  match->calls += (uint32_t)forms->n;
  for (int i = 0; i < forms->n; i++)
    for (int at = 0; at < forms->form[i].parts; at++)
      if (forms->form[i].part[at].kind == PART_PLAY)
        match->calls += (uint32_t)forms->form[i].part[at].play->listed / PLAYS;
}


static int ask_on(lua_State *L, int status, lua_KContext stage) {
  static const Answering how = {read_said, is_only, choose_way, keep_question,
                                true};
  Match *match = lua_touserdata(L, 1);
  const tn_Tape *tape = &match->table.tape;
  Asked asked;
  (void)status, (void)stage;
  lua_settop(L, FORMS_AT);
  Forms *forms = asked.forms = tnl_take_forms(L);
  read_forms(L, match, forms, tape->at != tape->used);
  memset(&forms->asked, NOT_ASKED, sizeof forms->asked);
  forms->verdicts = &forms->asked;
  if (!forms->fishing)
    count_work(match, forms);
  tnl_way_begin(&asked.way, 0);
  tnl_answer(L, match, &how, &asked, ask_on, 0);
  int values = push_said(L, match, forms, &asked.way);
  tnl_give_forms(forms);
  return values;
}


int tnl_ask_forms(lua_State *L) { return ask_on(L, LUA_OK, 0); }


/*** self:ask(player, prompt, forms) -> name, values…
Asks the player to say one of several things: words, cards, or both.  Each is a
form, `{ "{card} {suit}", … }`: a pattern of words and, in braces, slots.  What
a slot takes has its name in the form's table: a list of texts, numbers or
players; or cards.  `{card}` and `{cards}` are cards of the player's hand: all
of them, or those of the hand that `card = cards` names.  A word must stand
between `{cards}` and further cards.  `{suit}` takes the suits of the deck and
`{rank}` its ranks, if nothing else is said.  `{player}` takes one of a list of
players, and `{players}` one or several, which its value lists; of all others if
there is no list.  A form without slots may be a text alone, and forms that are
false are left out.
Beside the slots a form may have:
`n`, how many cards `{cards}` takes, a number or `{ least, most }`; `from`, a
pile in place of the hand (but a `{card}` beside `{cards}` is of the hand);
`adds`, what `{cards}` add up to by the fact `points`, in one set or in several:
a number or the name of a slot that says it (with `"card"` each set counts as
much as that card, else that card is in the sets); `once`, true: in one set
only; `all`, true: of the other cards there none add up; `also`, a second value
that ranks may have then, `{ A = 14 }`; `fits`, a function of the values that
says whether they go together: true, or false and the reason; or a table of
reasons, by the first value, why some may not be said; `seldom`, true: random
bots say it once in twenty times; `bold`, true: the same, and bots that think
say it only if it surely does better than the usual answer; `idle`, true: bots
that think say it only if it clearly does better than the rest, as where a
player may draw a card instead of playing one; `because`, what to say of a card
that the slot does not take, with `{card}` for it, or of another value where the
form begins with a word; `unless`, why nobody can say this form now, or false.
In these texts the name of a field in braces is
its value.  `because`, `unless`, and the reason that `fits` gives, may be a
table that has further parts: `{ "{suit} or a {rank}", suit = "S", rank = "Q"
}`.
@param player the player who answers
@param prompt the question; `{name}` is replaced by a field of the match
@param forms a list of what may be said
@return the name of the form that was said, which is its first word or, without
words, its first slot; and the value of each slot: cards as text, a suit as its
letter, others as the list has them.  Behind cards that beat those on the table,
by the fact `combinations`, comes the name of their combination; and behind
those of a lead a list of all that they can be, without those that another one
beats: `beats = { cards, name }` then asks for answers to one of these
@error nothing can be said
@example local said, card = self:ask(player, "play a card, or draw?", {
  { "{card}", card = player.hand:of_suit("S"), because = "{card} is no spade" },
  { "draw", unless = #self.stock == 0 and "the stock is empty" },
  "pass",
})
@group questions */
static int word_ask(lua_State *L) {
  tnl_asking(L, "ask", TN_ASK_FORM);
  luaL_checktype(L, FORMS_AT, LUA_TTABLE);
  return tnl_ask_forms(L);
}


static bool found_way(lua_State *L, const Way *way, void *data) {
  (void)L, (void)way;
  return *(bool *)data = true;
}


/* core.ask_as(match, seat, begins) -> the seat that was asked: until that ends
** (`begins` is false) it is as if this one were asked */
static int core_ask_as(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint8_t seat = tnl_checknumber(L, 2, match->table.players, "player");
  bool begins = lua_toboolean(L, 3);
  if (begins && match->can_say == CAN_SAY)
    tnl_raise(L, "can_say: form_can_say");
  if (begins)
    match->can_say++;
  else if (match->can_say > 0)
    match->can_say--;
  lua_pushinteger(L, match->table.question.seat + 1);
  match->table.question.seat = seat;
  return 1;
}


/* core.could_say(match, forms) -> could the player asked say any of these forms
** now?  Nobody is asked. */
static int core_could_say(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  bool any = false;
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  lua_settop(L, FORMS_AT - 1);
  lua_pushvalue(L, 2);
  Forms *forms = tnl_take_forms(L);
  tnl_write_sheet(L, match, forms, false);
  tnl_each_way(L, match, forms, found_way, &any);
  tnl_give_forms(forms);
  lua_pushboolean(L, any);
  return 1;
}


/* Reads the forms of the pending question, to which the match at 1 waits.  They
** are to be given back. */
static Forms *read_asked(lua_State *L, int top) {
  Match *match = tnl_checkmatch(L, 1);
  luaL_argcheck(L, match->table.question.kind == TN_ASK_FORM, 1,
                "no such question");
  lua_settop(L, top);
  lua_settop(L, FORMS_AT - 1);
  pushvalue(L, 1, MATCH_ASKED);
  lua_getfield(L, -1, "forms");
  lua_replace(L, FORMS_AT);
  lua_settop(L, FORMS_AT);
  match->can_say = 0;
  Forms *forms = tnl_take_forms(L);
  read_forms(L, match, forms, false);
  return forms;
}


typedef struct Listing {
  Match *match;
  const Forms *forms;
  int list, n;
  lua_Integer most;
} Listing;


static bool list_way(lua_State *L, const Way *way, void *data) {
  Listing *listing = data;
  char text[TN_TEXT];
  if (listing->n++ >= listing->most)
    return true;
  size_t size = tnl_form_text(L, listing->match, listing->forms, way, text);
  lua_pushlstring(L, text, size);
  lua_rawseti(L, listing->list, listing->n);
  return false;
}


/* core.form_moves(match, most) -> list, whether it is whole, whether others may
** be said, too */
static int form_moves(lua_State *L) {
  lua_Integer most = luaL_checkinteger(L, 2);
  Forms *forms = read_asked(L, 2);
  Match *match = lua_touserdata(L, 1);
  lua_newtable(L);
  Listing listing = {match, forms, lua_gettop(L), 0, most};
  bool all = tnl_each_way(L, match, forms, list_way, &listing);
  lua_settop(L, listing.list);
  lua_pushboolean(L, all && listing.n <= most);
  lua_pushboolean(L, tnl_form_others(&match->table, forms));
  tnl_give_forms(forms);
  return 3;
}


static void push_pattern(lua_State *L, const Form *form) {
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  for (int at = 0; at < form->parts; at++) {
    const FormPart *part = &form->part[at];
    bool slot = part->kind != PART_WORD;
    if (at > 0)
      luaL_addchar(&text, ' ');
    luaL_addlstring(&text, part->name - slot, part->size + slot * (size_t)2);
  }
  luaL_pushresult(&text);
}


/* core.form_patterns(match) -> those of the forms that can be said; and those
** of the others; and for each of the first whether it is bold, and whether it
** is idle */
static int form_patterns(lua_State *L) {
  int open = 0, closed = 0;
  Forms *forms = read_asked(L, 1);
  if (forms->fishing)
    tnl_close_captures(L, forms);
  for (int i = 0; i < 4; i++)
    lua_newtable(L);
  int lists = lua_gettop(L) - 3;
  for (int i = 0; i < forms->n; i++) {
    const Form *form = &forms->form[i];
    push_pattern(L, form);
    if (tnl_form_open(form)) {
      lua_rawseti(L, lists, ++open);
      lua_pushboolean(L, form->bold);
      lua_rawseti(L, lists + 2, open);
      lua_pushboolean(L, form->idle);
      lua_rawseti(L, lists + 3, open);
    } else {
      lua_rawseti(L, lists + 1, ++closed);
    }
  }
  tnl_give_forms(forms);
  return 4;
}


/* core.form_spared(match) -> a set of the moves with wild cards that quick bots
** do not make */
static int form_spared(lua_State *L) {
  Forms *forms = read_asked(L, 1);
  tnl_push_spared(L, lua_touserdata(L, 1), forms);
  tnl_give_forms(forms);
  return 1;
}


/* core.form_misses: the names of what can be wrong, by number; `known`: so near
** is what is sure to be meant. */
static void push_misses(lua_State *L) {
  static const char *const misses[] = {
      [MISS_WORD] = "word",       [MISS_VALUE] = "value",
      [MISS_NO_CARD] = "no_card", [MISS_END] = "end",
      [MISS_EXTRA] = "extra",     [MISS_CARD] = "card",
      [MISS_HELD] = "held",       [MISS_SUM] = "sum",
      [MISS_COUNT] = "count",     [MISS_CONDITION] = "condition",
      [MISS_NO_PLAY] = "play",    [MISS_LOWER] = "lower",
      [MISS_MUST] = "must",       [MISS_CLOSED] = "closed",
  };
  lua_newtable(L);
  for (int miss = MISS_WORD; miss <= MISS_CLOSED; miss++) {
    lua_pushstring(L, misses[miss]);
    lua_rawseti(L, -2, miss);
  }
  tnl_set_number(L, "known", FORM_KNOWN);
}


/* Sets what a combination must be, in the table on top. */
static void push_play(lua_State *L, const Match *match, const FormPlay *play,
                      const Missed *missed) {
  tn_Card cards[TN_CARDS];
  int n = tn_set_list(&play->must, cards);
  tnl_pushcards(L, match->table.deck, cards, n);
  lua_setfield(L, -2, "cards");
  if (!play->answers)
    return;
  tnl_set_number(L, "size", play->over.cards);
  tnl_set_number(L, "rank", play->over.rank);
  tnl_set_number(L, "suit", play->over.suit);
  tnl_push_kind(L, play->over.kind);
  lua_setfield(L, -2, "combination");
  tnl_push_kind(L, missed->kind);
  lua_setfield(L, -2, "kind");
}


/* Pushes a table of what is wrong; the reason is on top. */
static void push_missed(lua_State *L, const Match *match, const Forms *forms,
                        const Missed *missed) {
  lua_createtable(L, 0, 9);
  tnl_set_number(L, "form", missed->form + 1);
  tnl_set_number(L, "near", missed->near);
  if (missed->form < 0)
    return;
  const Form *form = &forms->form[missed->form];
  tnl_set_number(L, "miss", missed->miss);
  lua_pushlstring(L, missed->word, missed->size);
  lua_setfield(L, -2, "word");
  tnl_set_number(L, "read", missed->read);
  lua_pushvalue(L, -2);
  lua_setfield(L, -2, "reason");
  lua_pushboolean(L, form->part[0].kind == PART_WORD);
  lua_setfield(L, -2, "begins");
  if (missed->part < form->parts && form->part[missed->part].play)
    push_play(L, match, form->part[missed->part].play, missed);
  if (missed->part < form->parts) {
    tnl_set_number(L, "least", form->part[missed->part].least);
    tnl_set_number(L, "most", form->part[missed->part].most);
  }
}


/* core.form_read(match, text) -> the text as it is kept; or nil and what is
** wrong: { miss, word, read, reason, form, near, least, most }; form and miss
** by number; near: how near it is to that form.  Closed forms are passed over.
*/
static int form_read(lua_State *L) {
  Way way;
  Missed missed = {0};
  char text[TN_TEXT];
  size_t size;
  const char *said = luaL_checklstring(L, 2, &size);
  Forms *forms = read_asked(L, 2);
  Match *match = lua_touserdata(L, 1);
  bool can = tnl_form_said(L, match, forms, said, size, &way, &missed);
  if (can) {
    size = tnl_form_text(L, match, forms, &way, text);
    lua_pushlstring(L, text, size);
  } else {
    lua_pushnil(L);
    lua_insert(L, -2);
    push_missed(L, match, forms, &missed);
    lua_remove(L, -2);
  }
  tnl_give_forms(forms);
  return can ? 1 : 2;
}


void tnl_push_form_move(lua_State *L, uint64_t bits) {
  char text[TN_TEXT];
  Forms *forms = read_asked(L, 1);
  Match *match = lua_touserdata(L, 1);
  Way way;
  tnl_drawn_way(L, match, forms, bits, false, &way);
  size_t size = tnl_form_text(L, match, forms, &way, text);
  lua_pushlstring(L, text, size);
  tnl_give_forms(forms);
}


static const luaL_Reg functions[] = {
    {"ask_as", core_ask_as},
    {"could_say", core_could_say},
    {"form_moves", form_moves},
    {"form_patterns", form_patterns},
    {"form_read", form_read},
    {"form_spared", form_spared},
    {NULL, NULL},
};

static const luaL_Reg words[] = {
    {"ask", word_ask},
    {NULL, NULL},
};


void tnl_open_form_ask(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  push_misses(L);
  lua_setfield(L, -2, "form_misses");
  tnl_addfunctions(L, "words", words);
}
