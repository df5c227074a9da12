/* Forms: what was said, as values and as text. */
#include "words/words.h"
#include "words/form.h"


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


/* Pushes the list of players that the text number `n` of a slot means. */
static void push_seated(lua_State *L, const Match *match, const FormPart *part,
                        int n) {
  int i = 0;
  lua_rawgeti(L, part->list, n);
  lua_newtable(L);
  const char *seat = lua_tostring(L, -2);
  for (; seat && *seat; seat++)
    if (*seat >= '1' && *seat < '1' + match->table.players) {
      tnl_pushplayer(L, 1, (uint8_t)(*seat - '1'));
      lua_rawseti(L, -2, ++i);
    }
  lua_remove(L, -2);
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
    else if (part->kind == PART_COUNT)
      lua_pushinteger(L, way->value[i]);
    else if (part->seats)
      push_seated(L, match, part, way->value[i]);
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


static size_t add_colon(lua_State *L, char *text, size_t at) {
  if (at + 2 > TN_TEXT)
    tnl_raise(L, "ask: answer_too_long %d", TN_TEXT - 1);
  text[at] = ':';
  return at + 1;
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
    if (part->kind == PART_NUMBER || part->kind == PART_COUNT)
      at = add_number(L, text, at, way->value[i]);
    if (part->kind == PART_BUILDS)
      at = add_builds(L, text, at, way->value[i]);
    for (int k = 0; part->kind >= PART_CARDS && k < way->n[i]; k++) {
      const char *name = deck->name[way->card[way->first[i] + k]];
      at = add(L, text, at, name, strlen(name));
    }
    if (part->marked)
      at = add_colon(L, text, at);
  }
  lua_settop(L, top);
  text[at] = '\0';
  return at;
}


/* Adds a word or a slot to a form. */
static void add_part(lua_State *L, Form *form, const char *text, size_t size) {
  bool marked = size > 3 && text[size - 2] == '}' && text[size - 1] == ':';
  size -= marked;
  bool slot = size > 2 && text[0] == '{' && text[size - 1] == '}';
  if (form->parts == FORM_PARTS)
    tnl_raise(L, "ask: form_long %d", FORM_PARTS);
  form->part[form->parts++] = (FormPart){
      .name = slot ? text + 1 : text,
      .size = slot ? size - 2 : size,
      .kind = slot ? PART_LIST : PART_WORD,
      .marked = marked,
  };
}


void tnl_read_pattern(lua_State *L, Form *form, const char *pattern) {
  form->text = pattern;
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
