/* Random moves of a turn with melds. */
#include "words/words.h"
#include "match/meld.h"


static bool allows(const tn_Table *table, tn_MeldVerb verb) {
  tn_MeldMove move;
  tn_MeldWhy why;
  move.verb = (uint8_t)verb;
  move.parts = 0;
  return tn_meld_allows(table, TN_STAGE_MELD, &move, &why);
}


/* Takes the pile, if there is a way, or draws: both equally likely. */
static bool random_draw(const tn_Table *table, bool wanted, uint64_t bits,
                        tn_MeldMove *move, bool *forced) {
  bool takes = tn_meld_count(table, TN_STAGE_DRAW, 1) > 0;
  bool stock = table->pile[TN_STOCK].count > 0 && table->melding->offers == 0;
  *forced = !takes;
  if (takes && !wanted)
    return false;
  if (takes && bits & 1)
    tn_meld_pick(table, TN_STAGE_DRAW, bits, move);
  else
    move->verb = stock ? TN_DO_DRAW : TN_DO_PASS;
  return true;
}


/* Picks one of the kinds of moves that there are. */
static void pick_kind(const tn_Table *table, bool melds, bool done, bool asks,
                      uint64_t bits, tn_MeldMove *move) {
  tn_MeldVerb kinds[3];
  uint32_t found = 0;
  if (melds)
    kinds[found++] = TN_DO_MELD;
  if (done)
    kinds[found++] = TN_DO_DONE;
  if (asks)
    kinds[found++] = TN_DO_ASK;
  if (found == 0) /* only in a made-up world where nobody can go out */
    kinds[found++] = TN_DO_DONE;
  move->verb = (uint8_t)kinds[draw(bits << 32, found)];
  if (move->verb == TN_DO_MELD)
    tn_meld_pick(table, TN_STAGE_MELD, bits, move);
}


/* Melds, is done, or asks the partner: all equally likely.  It is quick to see
** whether there is a meld; they are counted only if one is to be chosen. */
static bool random_meld(const tn_Table *table, bool wanted, uint64_t bits,
                        tn_MeldMove *move, bool *forced) {
  bool done = allows(table, TN_DO_DONE);
  bool asks = table->melding->partner != TN_NONE && allows(table, TN_DO_ASK);
  uint32_t others = (uint32_t)done + asks;
  bool melds = wanted && others > 0 && draw(bits << 32, others + 1) == 0;
  int n = melds ? tn_meld_pick(table, TN_STAGE_MELD, bits, move)
                : tn_meld_count(table, TN_STAGE_MELD, others ? 1 : 2);
  *forced = n > 0 ? n == 1 && others == 0 : others == 1;
  if (!(melds && n > 0) && (*forced || wanted))
    pick_kind(table, n > 0, done, asks, bits, move);
  return *forced || wanted;
}


/* One of the moves with which a turn ends where players knock: all are equally
** likely. */
static void random_end(const tn_Table *table, tn_Kinds kinds, uint64_t bits,
                       tn_MeldMove *move) {
  const tn_Melding *melding = table->melding;
  tn_Kinds by[] = {kinds, tn_meld_knocks(table, melding->knock), 0};
  static const tn_MeldVerb verbs[] = {TN_DO_DISCARD, TN_DO_KNOCK, TN_DO_CLEAR};
  if (by[1] && *melding->rules->clear)
    by[2] = tn_meld_knocks(table, 0);
  uint32_t n = (uint32_t)tn_meld_lays_all(table), nth;
  for (int i = 0; i < 3; i++)
    n += (uint32_t)tn_kinds_count(by[i]);
  nth = draw(bits, n);
  move->verb = TN_DO_ALL;
  for (int i = 0; i < 3; i++) {
    uint32_t of = (uint32_t)tn_kinds_count(by[i]);
    if (nth < of) {
      move->verb = (uint8_t)verbs[i];
      move->card = tn_kinds_nth(by[i], nth);
      return;
    }
    nth -= of;
  }
}


/* Could the player knock?  Looked at only where the hand has one sort of card;
** others have a choice anyway. */
static bool can_knock(const tn_Table *table) {
  const tn_Melding *melding = table->melding;
  return melding->rules->in_hand &&
         (tn_meld_knocks(table, melding->knock) || tn_meld_lays_all(table));
}


static bool random_discard(const tn_Table *table, bool wanted, uint64_t bits,
                           tn_MeldMove *move, bool *forced) {
  tn_Kinds kinds = tn_meld_discards(table);
  *forced = !(kinds & (kinds - 1)) && !can_knock(table);
  if (!*forced && !wanted)
    return false;
  move->verb = TN_DO_DISCARD;
  move->card = tn_kinds_pick(kinds, bits);
  if (table->melding->rules->in_hand)
    random_end(table, kinds, bits, move);
  return true;
}


void tnl_quick_end(const tn_Table *table, uint64_t bits, tn_MeldMove *move) {
  const tn_MeldRules *rules = table->melding->rules;
  tn_Kinds knocks = tn_meld_knocks(table, table->melding->knock);
  tn_Kinds kinds = tn_meld_discards(table),
           loose = kinds & tn_meld_loose(table);
  if (knocks) {
    tn_Kinds clear = tn_meld_knocks(table, 0);
    move->verb = TN_DO_KNOCK;
    move->card = tn_kinds_pick(clear ? clear : knocks, bits);
    return;
  }
  tn_Card one = tn_kinds_pick(loose ? loose : kinds, tn_mix(bits, 1));
  tn_Card two = tn_kinds_pick(loose ? loose : kinds, tn_mix(bits, 2));
  move->verb = TN_DO_DISCARD;
  move->card = rules->points[two] > rules->points[one] ? two : one;
}


bool tnl_random_meld_move(const tn_Table *table, tn_MeldStage stage,
                          bool wanted, uint64_t bits, tn_MeldMove *move,
                          bool *forced) {
  move->parts = 0;
  move->card = TN_NONE;
  switch (stage) {
    case TN_STAGE_DRAW: return random_draw(table, wanted, bits, move, forced);
    case TN_STAGE_MELD: return random_meld(table, wanted, bits, move, forced);
    default: return random_discard(table, wanted, bits, move, forced);
  }
}


void tnl_push_meld_move(lua_State *L, const Match *match, uint64_t bits) {
  const tn_Question *question = &match->table.question;
  tn_MeldMove move;
  bool forced;
  char text[TN_TEXT];
  tnl_random_meld_move(&match->table, (tn_MeldStage)question->stage, true, bits,
                       &move, &forced);
  lua_pushlstring(L, text, tnl_write_move(&match->table, &move, text));
}
