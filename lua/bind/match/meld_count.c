/* Counting the melds on the table. */
#include "match/meld.h"
#include "melds/meld.h"


void tnl_need_melds(lua_State *L, const Match *match, const char *word) {
  if (!match->table.melding)
    tnl_raise(L, "no_fact_melds %s", word);
}


const char *tnl_full_name(const tn_MeldRules *rules, uint8_t kind, int naturals,
                          int wild) {
  if (!rules->full || naturals + wild < rules->full)
    return NULL;
  return kind == TN_WILD ? "wild" : wild > 0 ? "mixed" : "natural";
}


/* The count of some melds. */
typedef struct MeldCount {
  lua_Integer melds, points, natural, mixed, wild, run;
} MeldCount;


/* Counts one more meld. */
static void count_meld(const tn_Melding *melding, uint8_t at,
                       const tn_Set *cards, MeldCount *count) {
  const tn_MeldPlace *place = &melding->place[at];
  const char *full =
      tnl_full_name(melding->rules, place->kind, place->naturals, place->wild);
  count->melds++;
  count->points += tni_meld_worth_at(melding, at, cards);
  count->natural += full && *full == 'n';
  count->mixed += full && *full == 'm';
  count->wild += full && *full == 'w';
  count->run += full && place->kind == TN_RUN;
}


/* Counts those that a side has on the table. */
static void count_laid(const tn_Table *table, uint8_t side, MeldCount *count) {
  const tn_Melding *melding = table->melding;
  for (uint8_t place = 0; place < melding->used; place++) {
    const tn_Set *lying = &table->pile[melding->rules->place + place].set;
    if (melding->place[place].side == side)
      count_meld(melding, place, lying, count);
  }
}


void tnl_push_side_melds(lua_State *L, const Match *match, uint8_t side) {
  tnl_need_melds(L, match, "side.melds");
  MeldCount count = {0};
  count_laid(&match->table, side, &count);
  lua_createtable(L, 0, 6);
  tnl_set_number(L, "melds", count.melds);
  tnl_set_number(L, "points", count.points);
  tnl_set_number(L, "natural", count.natural);
  tnl_set_number(L, "mixed", count.mixed);
  tnl_set_number(L, "wild", count.wild);
  tnl_set_number(L, "run", count.run);
}


void tnl_push_points_laid(lua_State *L, const Match *match, uint8_t seat) {
  tnl_need_melds(L, match, "points_laid");
  if (!match->table.melding->rules->by_all)
    tnl_raise(L, "all_may_add");
  lua_pushinteger(L, match->table.melding->laid[seat]);
}
