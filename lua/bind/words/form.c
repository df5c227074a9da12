/* Forms: reading what a question's list says. */
#include "words/form.h"

/* The keys of a form's table that are no slots. */
typedef enum Key {
  KEY_ADDS,
  KEY_ALL,
  KEY_ALSO,
  KEY_BEATS,
  KEY_BECAUSE,
  KEY_BOLD,
  KEY_FITS,
  KEY_FROM,
  KEY_IDLE,
  KEY_MUST,
  KEY_N,
  KEY_ONCE,
  KEY_SELDOM,
  KEY_UNLESS,
  KEYS
} Key;

static const char *const keys[] = {"adds", "all",  "also",   "beats", "because",
                                   "bold", "fits", "from",   "idle",  "must",
                                   "n",    "once", "seldom", "unless"};

/* What a form's table has: where the values lie on the stack, 0: nowhere. */
typedef struct Entries {
  int key[KEYS];
  bool said;         /* the player has answered: no combinations are listed */
  tn_ClimbPlay *few; /* room for FORM_FEW of them */
  int slots;
  const char *name[FORM_PARTS];
  int value[FORM_PARTS];
  bool used[FORM_PARTS];
} Entries;


/* The key of that name; KEYS: it is a slot's. */
static int key_of(const char *name) {
  int key = 0;
  while (key < KEYS && (*name != *keys[key] || strcmp(name, keys[key]) != 0))
    key++;
  return key;
}


static int no_such_key(lua_State *L, const char *name) {
  return tnl_raise(L, "ask: form_slot %s", name);
}


/* Reads the keys of the table on top of the stack.  Leaves the values on the
** stack, above the pattern. */
static void read_entries(lua_State *L, Entries *entries) {
  tnl_open_list(L, -1);
  int table = lua_gettop(L);
  lua_rawgeti(L, table, 1);
  lua_pushnil(L);
  while (lua_next(L, table)) {
    if (lua_type(L, -2) != LUA_TSTRING) {
      if (!lua_isinteger(L, -2) || lua_tointeger(L, -2) != 1)
        no_such_key(L, tnl_shown(L, -2, NULL));
      lua_pop(L, 1);
      continue;
    }
    const char *name = lua_tostring(L, -2);
    int key = key_of(name), at = lua_gettop(L) - 1;
    if (key < KEYS) {
      entries->key[key] = at;
    } else if (entries->slots < FORM_PARTS) {
      entries->name[entries->slots] = name;
      entries->value[entries->slots++] = at;
    } else {
      no_such_key(L, name);
    }
    lua_pushvalue(L, -2); /* the value stays in the place of the key */
    lua_copy(L, -2, at);
    lua_replace(L, at + 1);
  }
}


/* Adds a word or a slot to a form. */
static void add_part(lua_State *L, Form *form, const char *text, size_t size) {
  bool slot = size > 2 && text[0] == '{' && text[size - 1] == '}';
  if (form->parts == FORM_PARTS)
    tnl_raise(L, "ask: form_long %d", FORM_PARTS);
  form->part[form->parts++] = (FormPart){
      .name = slot ? text + 1 : text,
      .size = slot ? size - 2 : size,
      .kind = slot ? PART_LIST : PART_WORD,
  };
}


void tnl_read_pattern(lua_State *L, Form *form, const char *pattern) {
  for (;;) {
    size_t size = 0;
    while (*pattern == ' ')
      pattern++;
    while (pattern[size] != '\0' && pattern[size] != ' ')
      size++;
    if (size == 0)
      break;
    add_part(L, form, pattern, size);
    pattern += size;
  }
  if (form->parts == 0)
    tnl_raise(L, "ask: form_empty");
}


static bool is_named(const FormPart *part, const char *name) {
  return part->size == strlen(name) &&
         memcmp(part->name, name, part->size) == 0;
}


/* Puts the words of the text on top into a list in its place. */
static void split_words(lua_State *L) {
  const char *text = lua_tostring(L, -1);
  lua_newtable(L);
  for (int n = 1;; n++) {
    text += strspn(text, " ");
    size_t size = strcspn(text, " ");
    if (size == 0)
      break;
    lua_pushlstring(L, text, size);
    lua_rawseti(L, -2, n);
    text += size;
  }
  lua_remove(L, -2);
}


/* The suits of the deck, said by their words; the value is the letter. */
static void read_suits(lua_State *L, FormPart *part) {
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "suit_letters");
  lua_getfield(L, -2, "suit_words");
  lua_remove(L, -3);
  part->list = lua_gettop(L);
  part->answers = part->list - 1;
  part->n = (int)tnl_list_length(L, part->list);
  part->suits = true;
}


static tn_Set set_of_list(const tn_Card *cards, int n) {
  tn_Set set = {{0}};
  for (int i = 0; i < n; i++)
    tn_set_add(&set, cards[i]);
  return set;
}


/* The cards that one chooses from: those at the index, of the pile `from`,
** which is the hand unless the form says otherwise. */
static void read_cards(lua_State *L, const Match *match, const Form *form,
                       const Entries *entries, FormPart *part, int arg) {
  const tn_Table *table = &match->table;
  uint8_t from = tn_hand_pile(table->question.seat);
  tn_Card cards[TN_CARDS];
  if (entries->key[KEY_FROM] && !part->own)
    from = tnl_form_pile(L, match, form, entries->key[KEY_FROM]);
  const tn_Pile *pile = &table->pile[from];
  tn_Kinds wanted = ~(tn_Kinds)0;
  part->held = from == tn_hand_pile(table->question.seat);
  part->kind = PART_CARDS;
  if (arg != 0)
    wanted = tnl_form_cards(L, table->deck, form, part->name, arg).plane[0];
  if (pile->ordered)
    part->cards = set_of_list(cards, tn_pile_list(pile, cards));
  else
    part->cards = pile->set;
  for (int plane = 0; plane < TN_COPIES; plane++)
    part->cards.plane[plane] &= wanted;
}


/* How many cards a slot takes: one, or what `n` says, or any number. */
static void read_number(lua_State *L, int at, FormPart *part) {
  int held = tn_set_count(&part->cards);
  bool one = is_named(part, "card");
  part->least = 1;
  part->most = one ? 1 : held;
  if (one || at == 0)
    return;
  int top = lua_gettop(L);
  if (lua_istable(L, at)) {
    list_item(L, at, 1);
    list_item(L, at, 2);
  } else {
    lua_pushvalue(L, at);
    lua_pushvalue(L, at);
  }
  bool whole = lua_isinteger(L, top + 1) && lua_isinteger(L, top + 2);
  lua_Integer least = lua_tointeger(L, top + 1);
  lua_Integer most = lua_tointeger(L, top + 2);
  lua_settop(L, top);
  if (!whole || least < 1 || most < least || most >= TN_ANSWER)
    tnl_raise(L, "ask: form_n");
  part->least = (int)least;
  part->most = most < held ? (int)most : held;
}


/* Reads the list of values on top of the stack. */
static void read_list(lua_State *L, FormPart *part) {
  if (lua_type(L, -1) == LUA_TSTRING)
    split_words(L);
  if (!lua_istable(L, -1))
    tnl_raise(L, "ask: form_values %s",
              lua_pushlstring(L, part->name, part->size));
  tnl_open_list(L, -1);
  part->list = lua_gettop(L);
  part->n = (int)lua_rawlen(L, part->list);
}


/* The number of the combination that the text at the index names; -1: none. */
static int kind_named(lua_State *L, const tn_ClimbRules *rules, int at) {
  for (int kind = 0; kind < rules->kinds; kind++) {
    tnl_push_kind(L, kind);
    bool same = lua_rawequal(L, -1, at);
    lua_pop(L, 1);
    if (same)
      return kind;
  }
  return -1;
}


/* Reads what lies on the table, at the index: cards, nothing, or { cards, name
** of the combination }. */
static void read_over(lua_State *L, const Match *match, const Form *form,
                      int at, FormPlay *play) {
  tn_Climb list[TN_CLIMBS];
  int top = lua_gettop(L), kind = -1;
  if (lua_istable(L, at) && list_item(L, at, 2) == LUA_TSTRING)
    kind = kind_named(L, play->rules, top + 1);
  if (kind >= 0) {
    list_item(L, at, 1);
    at = lua_gettop(L);
  }
  tn_Set lying = {{0}};
  if (lua_toboolean(L, at))
    lying = tnl_form_cards(L, match->table.deck, form, "beats", at);
  int n = tn_climb_read(play->rules, &lying, list);
  for (int i = 0; i < n && !play->answers; i++) {
    play->answers = kind < 0 || list[i].kind == kind;
    play->over = list[i];
  }
  if (!play->answers && tn_set_count(&lying) > 0)
    tnl_raise(L, "ask: form_combination");
  lua_settop(L, top);
}


/* Finds the combinations of the hand for a slot: at first a few, and if there
** are more, again with more room.  Keeps them on top of the stack. */
static FormPlay *list_plays(lua_State *L, const tn_Table *table,
                            const FormPlay *asked, const Entries *entries) {
  const tn_Set *hand = &table->pile[tn_hand_pile(table->question.seat)].set;
  const tn_Climb *over = asked->answers ? &asked->over : NULL;
  const tn_Set *must = tn_set_count(&asked->must) > 0 ? &asked->must : NULL;
  tn_Random random = {tn_table_bot_bits(table)};
  tn_ClimbPlay *few = entries->few;
  int n = 0;
  if (!entries->said) {
    n = tn_climb_list(asked->rules, hand, over, must, &random, few, FORM_FEW,
                      tnl_work(L));
    tnl_check_work(L);
  }
  int room = n < FORM_PLAYS ? n : FORM_PLAYS;
  FormPlay *play =
      lua_newuserdatauv(L, sizeof(FormPlay) + (size_t)room * sizeof *few, 0);
  *play = *asked;
  if (n <= FORM_FEW)
    memcpy(play->list, few, (size_t)n * sizeof *few);
  else
    tn_climb_list(asked->rules, hand, over, must, &random, play->list, room,
                  tnl_work(L));
  tnl_check_work(L);
  play->n = n;
  play->listed = n < room ? n : room;
  return play;
}


/* The combinations that one chooses from. */
static void read_plays(lua_State *L, const Match *match, const Form *form,
                       const Entries *entries, FormPart *part) {
  FormPlay asked = {.rules = tnl_climb_rules(L, 1)};
  int must = entries->key[KEY_MUST];
  read_over(L, match, form, entries->key[KEY_BEATS], &asked);
  if (must && lua_toboolean(L, must))
    asked.must = tnl_form_cards(L, match->table.deck, form, "must", must);
  asked.others = !asked.rules->suits;
  part->kind = PART_PLAY;
  part->held = true;
  part->play = list_plays(L, &match->table, &asked, entries);
}


int tnl_play_kind(const FormPlay *play, const tn_Set *cards) {
  tn_Climb list[TN_CLIMBS];
  int n = tn_climb_read(play->rules, cards, list);
  for (int i = 0; i < n; i++)
    if (!play->answers || tn_climb_beats(play->rules, &list[i], &play->over))
      return list[i].kind;
  return -1;
}


void tnl_push_kind(lua_State *L, int kind) {
  pushvalue(L, 1, MATCH_VARIANT);
  lua_getfield(L, -1, "combination_names");
  lua_rawgeti(L, -1, kind + 1);
  lua_replace(L, -3);
  lua_pop(L, 1);
}


/* Where the value of a slot lies; 0: it is not given.  `n` is a slot, too. */
static int slot_value(const FormPart *part, Entries *entries) {
  if (is_named(part, "n") && entries->key[KEY_N])
    return entries->key[KEY_N];
  for (int i = 0; i < entries->slots; i++)
    if (is_named(part, entries->name[i])) {
      entries->used[i] = true;
      return entries->value[i];
    }
  return 0;
}


/* Reads what a slot takes: cards, the deck's suits or ranks, or a list. */
static void read_slot(lua_State *L, const Match *match, Form *form,
                      Entries *entries, FormPart *part) {
  bool hand = is_named(part, "card") || is_named(part, "cards");
  int at = slot_value(part, entries);
  if (form->closed) {
    part->held = hand && !entries->key[KEY_FROM];
    return;
  }
  if (hand && entries->key[KEY_BEATS]) {
    read_plays(L, match, form, entries, part);
  } else if (hand) {
    read_cards(L, match, form, entries, part, at);
    if (entries->key[KEY_ADDS] && is_named(part, "cards"))
      tnl_read_sum(L, match, form, part,
                   &(FormSumAt){.adds = entries->key[KEY_ADDS],
                                .all = entries->key[KEY_ALL],
                                .also = entries->key[KEY_ALSO],
                                .once = entries->key[KEY_ONCE]});
    read_number(L, entries->key[KEY_N], part); /* the cards are known now */
  } else if (at && lua_isuserdata(L, at)) {
    part->kind = PART_CARDS;
    part->least = part->most = 1;
    part->cards = tnl_form_cards(L, match->table.deck, form, part->name, at);
  } else if (!at && is_named(part, "suit")) {
    read_suits(L, part);
  } else if (!at && is_named(part, "rank")) {
    pushvalue(L, 1, MATCH_VARIANT);
    lua_getfield(L, -1, "ranks");
    read_list(L, part);
  } else if (!at && is_named(part, "player")) {
    tnl_read_others(L, match, part);
  } else if (is_named(part, "players")) {
    tnl_read_players(L, match, part, at);
  } else {
    lua_pushnil(L);
    if (at)
      lua_copy(L, at, -1);
    read_list(L, part);
  }
}


/* Reads a form's table, which is on top of the stack. */
static void read_table(lua_State *L, Form *form, Entries *entries) {
  form->table = lua_gettop(L);
  read_entries(L, entries);
  if (lua_type(L, form->table + 1) != LUA_TSTRING)
    tnl_raise(L, "ask: form_begins");
  tnl_read_pattern(L, form, lua_tostring(L, form->table + 1));
  const int *key = entries->key;
  form->closed = key[KEY_UNLESS] && lua_toboolean(L, key[KEY_UNLESS]);
  form->bold = key[KEY_BOLD] && lua_toboolean(L, key[KEY_BOLD]);
  form->idle = key[KEY_IDLE] && lua_toboolean(L, key[KEY_IDLE]);
  form->seldom =
      form->bold || (key[KEY_SELDOM] && lua_toboolean(L, key[KEY_SELDOM]));
  form->condition = key[KEY_FITS];
  if (form->condition && !lua_isfunction(L, form->condition) &&
      !lua_istable(L, form->condition))
    tnl_raise(L, "ask: form_fits");
}


/* A form that takes a card and cards takes the card from the hand, wherever the
** others come from. */
static void mark_own(Form *form) {
  for (int i = 0; i < form->parts; i++)
    for (int k = 0; k < form->parts; k++)
      if (form->part[i].kind == PART_LIST && is_named(&form->part[i], "card") &&
          form->part[k].kind == PART_LIST && is_named(&form->part[k], "cards"))
        form->part[i].own = true;
}


/* An empty form.  Its parts are set when they are added. */
static void begin(Form *form) {
  form->table = form->condition = form->parts = 0;
  form->closed = form->seldom = form->bold = false;
  form->idle = form->adds = false;
}


/* Cards right behind others could not be told apart in what is said. */
static void check_apart(lua_State *L, const Form *form) {
  const FormPart *part = form->part;
  for (int i = 0; i + 1 < form->parts; i++, part++)
    if ((part->kind == PART_PLAY ||
         (part->kind == PART_CARDS && is_named(part, "cards"))) &&
        part[1].kind >= PART_CARDS)
      tnl_raise(L, "ask: form_apart");
}


/* Reads the form on top of the stack. */
static void read_form(lua_State *L, const Match *match, bool said, Forms *forms,
                      Form *form) {
  Entries entries = {.slots = 0, .said = said, .few = forms->few};
  luaL_checkstack(L, 40, "ask");
  begin(form);
  if (lua_type(L, -1) == LUA_TSTRING)
    tnl_read_pattern(L, form, lua_tostring(L, -1));
  else if (lua_istable(L, -1))
    read_table(L, form, &entries);
  else
    tnl_raise(L, "ask: form_kind %s", luaL_typename(L, -1));
  mark_own(form);
  for (int i = 0; i < form->parts; i++)
    if (form->part[i].kind == PART_LIST)
      read_slot(L, match, form, &entries, &form->part[i]);
  check_apart(L, form);
  for (int i = 0; i < entries.slots; i++)
    if (!entries.used[i])
      no_such_key(L, entries.name[i]);
}


void tnl_read_forms(lua_State *L, const Match *match, Forms *forms, bool said) {
  int n = (int)tnl_list_length(L, FORMS_AT);
  for (int i = 1; i <= n; i++) {
    if (list_item(L, FORMS_AT, i) == LUA_TBOOLEAN && !lua_toboolean(L, -1))
      continue;
    if (forms->n == FORMS)
      tnl_raise(L, "ask: form_many %d", FORMS);
    read_form(L, match, said, forms, &forms->form[forms->n++]);
  }
}


void tnl_push_form_name(lua_State *L, const Form *form) {
  const FormPart *part = &form->part[0];
  for (int i = 0; i < form->parts; i++)
    if (form->part[i].kind == PART_WORD) {
      part = &form->part[i];
      break;
    }
  lua_pushlstring(L, part->name, part->size);
}


/* Pushes the value number `n` of a list as it is said: a player by the seat. */
static const char *push_value(lua_State *L, const FormPart *part, int n,
                              size_t *size) {
  lua_rawgeti(L, part->list, n);
  const Part *player = tnl_testpart(L, -1, PLAYER_MAGIC);
  if (player)
    lua_pushinteger(L, player->number + 1);
  const char *text = lua_tolstring(L, -1, size);
  if (!text)
    tnl_raise(L, "ask: form_value_kinds");
  return text;
}


int tnl_push_values(lua_State *L, const Match *match, const Forms *forms,
                    const Way *way) {
  const Form *form = &forms->form[way->form];
  int pushed = 0;
  for (int i = 0; i < form->parts; i++) {
    const FormPart *part = &form->part[i];
    if (part->kind == PART_WORD)
      continue;
    if (part->kind >= PART_CARDS)
      tnl_pushcards(L, match->table.deck, way->card + way->first[i], way->n[i]);
    else if (part->seats)
      tnl_push_seated(L, part, way->value[i]);
    else
      list_item(L, part->answers ? part->answers : part->list, way->value[i]);
    pushed++;
    if (part->kind == PART_PLAY) {
      tnl_push_kind(L, way->value[i]);
      pushed++;
    }
  }
  return pushed;
}


/* Adds letters to a text with room for TN_TEXT. */
static size_t add(lua_State *L, char *text, size_t at, const char *more,
                  size_t size) {
  if (at + size + 2 > TN_TEXT)
    tnl_raise(L, "ask: answer_too_long %d", TN_TEXT - 1);
  if (at > 0)
    text[at++] = ' ';
  memcpy(text + at, more, size);
  return at + size;
}


static size_t add_number(lua_State *L, char *text, size_t at, int n) {
  char digits[24], *end = digits + sizeof digits;
  const char *from = write_number(end, n);
  return add(L, text, at, from, (size_t)(end - from));
}


/* Adds builds by their numbers: `build 1 build 3`. */
static size_t add_builds(lua_State *L, char *text, size_t at, int builds) {
  for (int i = 0; i < TN_BUILDS; i++)
    if (builds >> i & 1) {
      at = add(L, text, at, "build", 5);
      at = add_number(L, text, at, i + 1);
    }
  return at;
}


size_t tnl_form_text(lua_State *L, const Match *match, const Forms *forms,
                     const Way *way, char *text) {
  const Form *form = &forms->form[way->form];
  const tn_Deck *deck = match->table.deck;
  int top = lua_gettop(L);
  size_t at = 0, size;
  for (int i = 0; i < form->parts; i++) {
    const FormPart *part = &form->part[i];
    if (part->kind == PART_WORD)
      at = add(L, text, at, part->name, part->size);
    if (part->kind == PART_LIST) {
      const char *value = push_value(L, part, way->value[i], &size);
      at = add(L, text, at, value, size);
    }
    if (part->kind == PART_NUMBER)
      at = add_number(L, text, at, way->value[i]);
    if (part->kind == PART_BUILDS)
      at = add_builds(L, text, at, way->value[i]);
    for (int k = 0; part->kind >= PART_CARDS && k < way->n[i]; k++) {
      const char *name = deck->name[way->card[way->first[i] + k]];
      at = add(L, text, at, name, strlen(name));
    }
  }
  lua_settop(L, top);
  text[at] = '\0';
  return at;
}
