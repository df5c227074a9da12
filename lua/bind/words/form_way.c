/* Forms: one way to say something, as it comes together card by card; and the
** room in which the forms of a question lie. */
#include "words/words.h"
#include "words/form.h"

/* Where the registry has the room that was made last; each core has its own. */
static const char room_key = 0;


tn_Set tnl_cards_in(const tn_Pile *pile) {
  tn_Card cards[TN_CARDS];
  tn_Set set = {{0}};
  if (!pile->ordered)
    return pile->set;
  for (int n = tn_pile_list(pile, cards); n > 0; n--)
    tn_set_add(&set, cards[n - 1]);
  return set;
}


/* Is there room for the cards of a set?  There is for any in an empty way. */
static bool has_room(const Way *way, const tn_Set *set) {
  return way->cards == 0 || tn_set_count(set) <= TN_CARDS - way->cards;
}


bool tnl_way_add_set(Way *way, int at, const tn_Set *set) {
  if (!has_room(way, set))
    return false;
  int n = tn_set_list(set, way->card + way->cards);
  way->cards += n;
  way->n[at] += n;
  return true;
}


bool tnl_way_add_play(Way *way, int at, const tn_ClimbRules *rules,
                      const tn_Set *set) {
  if (!has_room(way, set))
    return false;
  int n = tn_climb_lay(rules, set, way->card + way->cards);
  way->cards += n;
  way->n[at] += n;
  return true;
}


bool tnl_way_is_long(const tn_Deck *deck, const Form *form, const Way *way) {
  size_t size = 0;
  for (int at = 0; at < form->parts; at++)
    size += form->part[at].kind == PART_WORD ? form->part[at].size + 1 : 0;
  for (int i = 0; i < way->cards; i++)
    size += strlen(deck->name[way->card[i]]) + 1;
  return size > TN_TEXT;
}


Forms *tnl_take_forms(lua_State *L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &room_key);
  Forms *forms = lua_touserdata(L, -1);
  if (!forms || forms->taken) {
    lua_pop(L, 1);
    forms = lua_newuserdatauv(L, sizeof *forms, 2);
    forms->magic = FORMS_MAGIC;
    forms->match = NULL;
    forms->room = NULL;
    forms->values = lua_newthread(L);
    lua_setiuservalue(L, -2, 2);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &room_key);
  }
  forms->taken = true;
  forms->n = 0;
  forms->fishing = NULL;
  forms->verdicts = NULL;
  return forms;
}
