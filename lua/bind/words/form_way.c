/* Forms: one way to say something, as it comes together card by card; and the
** room in which the forms of a question lie. */
#include "words/form.h"

/* The text of that many cards is short, whatever they are called. */
#define SHORT_CARDS (TN_TEXT / 2 / TN_NAME)


void tnl_way_begin(Way *way, int form) {
  way->form = form;
  way->cards = 0;
  for (int at = 0; at < FORM_PARTS; at++)
    way->value[at] = way->first[at] = way->n[at] = 0;
}


void tnl_way_open(Way *way, int at) {
  way->first[at] = way->cards;
  way->n[at] = 0;
}


bool tnl_way_add(Way *way, int at, tn_Card card) {
  if (way->cards == TN_CARDS)
    return false;
  way->card[way->cards++] = card;
  way->n[at]++;
  return true;
}


static bool add_list(Way *way, int at, const tn_Card *list, int n) {
  if (n > TN_CARDS - way->cards)
    return false;
  for (int i = 0; i < n; i++)
    tnl_way_add(way, at, list[i]);
  return true;
}


bool tnl_way_add_set(Way *way, int at, const tn_Set *set) {
  tn_Card list[TN_CARDS];
  return add_list(way, at, list, tn_set_list(set, list));
}


bool tnl_way_add_play(Way *way, int at, const tn_ClimbRules *rules,
                      const tn_Set *set) {
  tn_Card list[TN_CARDS];
  return add_list(way, at, list, tn_climb_lay(rules, set, list));
}


void tnl_way_drop(Way *way, int at) {
  way->cards--;
  way->n[at]--;
}


void tnl_way_close(Way *way, int at) {
  way->cards = way->first[at];
  way->n[at] = 0;
}


bool tnl_way_is_short(const tn_Deck *deck, const Form *form, const Way *way) {
  size_t size = 0;
  if (way->cards <= SHORT_CARDS)
    return true;
  for (int at = 0; at < form->parts; at++)
    size += form->part[at].kind == PART_WORD ? form->part[at].size + 1 : 0;
  for (int i = 0; i < way->cards; i++)
    size += strlen(deck->name[way->card[i]]) + 1;
  return size <= TN_TEXT;
}


/* Under its address the registry has the room that was made last. */
static const char room_key = 0;


Forms *tnl_take_forms(lua_State *L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &room_key);
  Forms *forms = lua_touserdata(L, -1);
  if (!forms || forms->taken) {
    lua_pop(L, 1);
    forms = lua_newuserdatauv(L, sizeof *forms, 1);
    forms->room = NULL;
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &room_key);
  }
  forms->taken = true;
  forms->n = 0;
  forms->fishing = NULL;
  forms->verdicts = NULL;
  return forms;
}
