/* Questions by forms: what is said to them, and those who look at them. */
#include "words/words.h"
#include "words/form.h"
#include "words/steady.h"

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
  lua_pushvalue(L, 4);
  lua_setfield(L, -2, "forms");
  lua_setiuservalue(L, 1, MATCH_ASKED);
  tnl_give_forms(((Asked *)what)->forms);
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
    if (part->marked)
      luaL_addchar(&text, ':');
  }
  luaL_pushresult(&text);
}


/* Notes of the last decision which form the player has said. */
static void note_form(lua_State *L, const Match *match, const Form *form) {
  const tn_Log *log = &match->table.log;
  if (!log->on || log->used == 0)
    return;
  push_pattern(L, form);
  log->events[log->used - 1].n = (uint32_t)tnl_keep_note(L, 1);
}


/* Has the tape an answer already?  Then combinations need not be listed. */
static bool tape_goes_on(const Match *match) {
  return match->table.tape.at != match->table.tape.used;
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


/* Keeps how much of what was said others hear. */
static void keep_heard(lua_State *L, Match *match, const Asked *asked,
                       size_t size) {
  match->table.question.heard =
      tnl_form_heard(L, match, asked->forms, &asked->way, size);
}


/* Cards that others do not see go to their pile. */
static void lay_unseen(Match *match, const Form *form, const Way *way) {
  tn_Table *table = &match->table;
  int last = form->parts - 1;
  if (!form->unseen)
    return;
  table->question.from = tn_hand_pile(table->question.seat);
  table->question.to = (uint8_t)(form->unseen - 1);
  for (int i = 0; i < way->n[last]; i++)
    tn_table_pass(table, way->card[way->first[last] + i], table->question.from,
                  table->question.to);
}


/* Takes the answer on the tape; false if it is none. */
static bool read_said(lua_State *L, Match *match, void *what,
                      tn_Answer answer) {
  Asked *asked = what;
  Missed missed = {0};
  bool said = answer.kind == TN_TEXT_ANSWER &&
              tnl_form_said(L, match, asked->forms, answer.bytes, answer.size,
                            &asked->way, &missed);
  if (said)
    keep_heard(L, match, asked, answer.size);
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
  keep_heard(L, match, asked, size);
  if (match->thinking)
    tnl_note_answer(match, tni_habits_key(asked->text, size));
  return text_answer(L, asked->text, size);
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


/*
** core.pose_form(match, player, prompt, word, plays) -> an empty sheet for the
** question of that word, which it poses; nothing: it is no player, or no text.
** plays: a card that is said is of the hand, for the trick.
*/
static int pose_form(lua_State *L) {
  lua_settop(L, 5);
  Match *match = tnl_only_asking(L, luaL_checkstring(L, 4));
  uint8_t seat = (uint8_t)(tnl_seat_at(L, match, 2) - 1);
  if (seat >= match->table.players || lua_type(L, 3) != LUA_TSTRING)
    return 0;
  bool plays = lua_toboolean(L, 5);
  match->table.question =
      (tn_Question){.kind = TN_ASK_FORM,
                    .seat = seat,
                    .from = plays ? tn_hand_pile(seat) : TN_NONE,
                    .to = plays ? TN_TRICK : TN_NONE};
  tnl_set_topic(L, match, 3);
  tnl_new_sheet(L, match)->said = tape_goes_on(match);
  return 1;
}


/* core.asked_sheet(match, again) -> an empty sheet for the pending question.
** again: its word asks again, after a pause; else somebody looks at it. */
static int asked_sheet(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  bool again = lua_toboolean(L, 2);
  luaL_argcheck(L, match->table.question.kind == TN_ASK_FORM, 1,
                "no such question");
  if (!again)
    match->can_say = 0;
  tnl_new_sheet(L, match)->said = again && tape_goes_on(match);
  return 1;
}


/* core.sheet(match) -> an empty sheet for a question that nobody is asked */
static int new_sheet(lua_State *L) {
  tnl_new_sheet(L, tnl_checkmatch(L, 1));
  return 1;
}


static int say(lua_State *L);


/* After a pause the forms are read again: what the function at 2 writes. */
static int say_again(lua_State *L, int status, lua_KContext stage) {
  (void)status, (void)stage;
  lua_settop(L, SHEET_AT - 1);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 1);
  lua_pushvalue(L, 4);
  lua_call(L, 2, 1);
  return say(L);
}


/*
** core.say(match, write, prompt, forms, sheet) -> the name of the form that the
** player says, and the values of its slots; write: a function of match and
** forms that answers another sheet with the forms
*/
static int say(lua_State *L) {
  static const Answering how = {read_said, is_only, choose_way, keep_question,
                                true};
  Match *match = tnl_checkmatch(L, 1);
  Asked asked;
  Forms *forms = asked.forms = tnl_open_forms(L, match, SHEET_AT);
  memset(&forms->asked, NOT_ASKED, sizeof forms->asked);
  forms->verdicts = &forms->asked;
  if (!forms->fishing)
    count_work(match, forms);
  tnl_way_begin(&asked.way, 0);
  tnl_answer(L, match, &how, &asked, say_again, 0);
  note_form(L, match, &forms->form[asked.way.form]);
  lay_unseen(match, &forms->form[asked.way.form], &asked.way);
  int values = push_said(L, match, forms, &asked.way);
  tnl_give_forms(forms);
  return values;
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


/* core.could_say(match, sheet) -> could the player asked say any of its forms
** now?  Nobody is asked. */
static int core_could_say(lua_State *L) {
  Match *match = tnl_checklook(L);
  bool any = false;
  Forms *forms = tnl_open_forms(L, match, 2);
  tnl_each_way(L, match, forms, found_way, &any);
  tnl_give_forms(forms);
  lua_pushboolean(L, any);
  return 1;
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


/* core.form_moves(match, sheet, most) -> list, whether it is whole, whether
** others may be said, too */
static int form_moves(lua_State *L) {
  lua_Integer most = luaL_checkinteger(L, 3);
  Match *match = tnl_checkmatch(L, 1);
  Forms *forms = tnl_open_forms(L, match, 2);
  lua_newtable(L);
  Listing listing = {match, forms, lua_gettop(L), 0, most};
  bool all = tnl_each_way(L, match, forms, list_way, &listing);
  lua_settop(L, listing.list);
  lua_pushboolean(L, all && listing.n <= most);
  lua_pushboolean(L, tnl_form_others(&match->table, forms));
  tnl_give_forms(forms);
  return 3;
}


/* core.form_patterns(match, sheet) -> those of the forms that can be said; and
** those of the others; and for each of the first whether it is bold, and
** whether it is idle */
static int form_patterns(lua_State *L) {
  int open = 0, closed = 0;
  Forms *forms = tnl_open_forms(L, tnl_checkmatch(L, 1), 2);
  if (forms->fishing)
    tnl_close_captures(L, forms);
  for (int i = 0; i < 4; i++)
    lua_newtable(L);
  int lists = lua_gettop(L) - 3;
  for (int i = 0; i < forms->n; i++) {
    const Form *form = &forms->form[i];
    lua_pushstring(L, form->text);
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


/* core.form_spared(match, sheet) -> a set of the moves with wild cards that
** quick bots do not make */
static int form_spared(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  Forms *forms = tnl_open_forms(L, match, 2);
  tnl_push_spared(L, match, forms);
  tnl_give_forms(forms);
  return 1;
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
  lua_createtable(L, 0, 10);
  tnl_set_number(L, "form", missed->form + 1);
  tnl_set_number(L, "near", missed->near);
  tnl_set_number(L, "known", FORM_KNOWN);
  if (missed->form < 0)
    return;
  const Form *form = &forms->form[missed->form];
  tnl_set_number(L, "miss", missed->miss);
  lua_pushlstring(L, missed->word, missed->size);
  lua_setfield(L, -2, "word");
  tnl_set_number(L, "read", missed->read);
  lua_pushvalue(L, -2);
  lua_setfield(L, -2, "reason");
  bool begins =
      form->part[0].kind == PART_WORD || form->part[0].kind == PART_COUNT;
  lua_pushboolean(L, begins);
  lua_setfield(L, -2, "begins");
  if (missed->part < form->parts && form->part[missed->part].play)
    push_play(L, match, form->part[missed->part].play, missed);
  if (missed->part < form->parts) {
    tnl_set_number(L, "least", form->part[missed->part].least);
    tnl_set_number(L, "most", form->part[missed->part].most);
  }
}


/* core.form_read(match, sheet, text) -> the text as it is kept; or nil and what
** is wrong: { miss, word, read, reason, form, near, known, least, most }; form
** and miss by number; near: how near it is to that form; known: so near is what
** is sure to be meant.  Closed forms are passed over. */
static int form_read(lua_State *L) {
  Way way;
  Missed missed = {0};
  char text[TN_TEXT];
  size_t size;
  const char *said = luaL_checklstring(L, 3, &size);
  Match *match = tnl_checkmatch(L, 1);
  Forms *forms = tnl_open_forms(L, match, 2);
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


/* core.form_move(match, sheet, n) -> what a random bot says, or with n > 0 what
** another draw of the same bot is */
static int form_move(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  uint64_t n = (uint64_t)lua_tointeger(L, 3);
  uint64_t bits = tn_table_bot_bits(&match->table);
  char text[TN_TEXT];
  Way way;
  Forms *forms = tnl_open_forms(L, match, 2);
  tnl_drawn_way(L, match, forms, n > 0 ? tn_mix(bits, n) : bits, false, &way);
  size_t size = tnl_form_text(L, match, forms, &way, text);
  lua_pushlstring(L, text, size);
  tnl_give_forms(forms);
  return 1;
}


static const luaL_Reg functions[] = {
    {"ask_as", core_ask_as},      {"could_say", core_could_say},
    {"asked_sheet", asked_sheet}, {"form_move", form_move},
    {"form_moves", form_moves},   {"form_patterns", form_patterns},
    {"form_read", form_read},     {"form_spared", form_spared},
    {"pose_form", pose_form},     {"say", say},
    {"sheet", new_sheet},         {NULL, NULL},
};


void tnl_open_form_ask(lua_State *L) { luaL_setfuncs(L, functions, 0); }
