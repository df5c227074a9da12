/*
** Parties: players who play together in one round.  Their totals stay apart.
**
** The first party has the players who were named and those who hold certain
** cards; all others who take part are the second.  A holder is known to
** everyone once such a card has been played, or when the player was revealed.
** Who can see where all of these cards are knows all parties.
*/
#include "table/table.h"


/* The seats that hold one of these cards or have played one, a bit each. */
static uint8_t holders(const tn_Table *table, tn_Kinds kinds) {
  unsigned seats = 0;
  for (unsigned seat = 0; seat < table->players; seat++) {
    tn_Kinds held = table->pile[TN_HANDS + seat].set.plane[0] |
                    table->played[seat].plane[0];
    seats |= (held & kinds ? 1u : 0u) << seat;
  }
  return (uint8_t)seats;
}


/* How many cards of a kind a seat sees: played, in its own hand, or in a pile
** of the game's own that it sees into; TN_NONE: how many all see. */
static int seen_by(const tn_Table *table, uint8_t viewer, tn_Card card) {
  int n = 0;
  for (int seat = 0; seat < table->players; seat++)
    n += tn_set_has(&table->played[seat], card);
  if (viewer != TN_NONE)
    n += tn_pile_has(&table->pile[tn_hand_pile(viewer)], card);
  for (int i = TN_HANDS + table->players + table->sides; i < table->piles;
       i++) {
    const tn_Pile *pile = &table->pile[i];
    bool sees = pile->sees == TN_SEES_ALL ||
                (pile->sees == TN_SEES_OWNER && viewer != TN_NONE &&
                 pile->owner == viewer);
    n += sees ? tn_pile_has(pile, card) : 0;
  }
  return n;
}


/* How many of the cards that decide are anywhere, for all that the viewer
** knows.  Whoever was revealed as a holder has one. */
static int left_open(const tn_Table *table, uint8_t viewer) {
  const tn_Parties *parties = &table->parties;
  int n = 0;
  for (tn_Kinds left = parties->kinds; left; left &= left - 1) {
    tn_Card card = tn_kinds_first(left);
    n += table->deck->copies[card] - seen_by(table, viewer, card);
  }
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (parties->shown >> seat & 1 && parties->of[seat] == 1 &&
        seat != viewer && !(parties->named >> seat & 1) &&
        !(table->played[seat].plane[0] & parties->kinds))
      n--;
  return n;
}


uint8_t tn_table_parties_known(const tn_Table *table, uint8_t viewer) {
  if (!is_table(table))
    return 0;
  const tn_Parties *parties = &table->parties;
  uint8_t everyone = (uint8_t)((1u << table->players) - 1);
  if (!parties->formed || (viewer != TN_NONE && viewer >= table->players))
    return 0;
  if (left_open(table, viewer) <= 0)
    return everyone;
  unsigned known = (unsigned)parties->named | parties->shown;
  for (unsigned seat = 0; seat < table->players; seat++)
    if (table->played[seat].plane[0] & parties->kinds)
      known |= 1u << seat;
  return (uint8_t)(known | (viewer == TN_NONE ? 0 : 1u << viewer));
}


/* Logs the party of a seat for those of `seats` who have not been told.
** Whoever sits out has none. */
static void tell(tn_Table *table, uint8_t seat, unsigned seats) {
  if (!table->parties.of[seat])
    return;
  unsigned seen = seats & ~(unsigned)table->parties.told[seat];
  table->parties.told[seat] |= (uint8_t)seats;
  tn_log_add(table, (tn_Event){.what = TN_PARTY,
                               .seat = seat,
                               .from = TN_NONE,
                               .to = TN_NONE,
                               .seen = (uint8_t)seen,
                               .n = table->parties.of[seat]});
}


void tni_parties_tell(tn_Table *table) {
  uint8_t known = tn_table_parties_known(table, TN_NONE);
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (known >> seat & 1 && table->parties.told[seat] != 0xFF)
      tell(table, seat, 0xFF);
}


/* Tells each player what that player knows from the beginning. */
static void tell_first(tn_Table *table) {
  uint8_t all = tn_table_parties_known(table, TN_NONE);
  for (uint8_t seat = 0; seat < table->players; seat++) {
    unsigned seen = all >> seat & 1 ? 0xFF : 0;
    for (uint8_t viewer = 0; viewer < table->players; viewer++)
      seen |= (tn_table_parties_known(table, viewer) >> seat & 1u) << viewer;
    tell(table, seat, seen);
  }
}


bool tn_table_form_parties(tn_Table *table, uint8_t seats, tn_Kinds kinds) {
  if (!is_table(table) || seats >> table->players || kinds & ~table->deck->all)
    return false;
  tn_Parties *parties = &table->parties;
  unsigned first = seats | (kinds ? holders(table, kinds) : 0u);
  *parties = (tn_Parties){.formed = true, .named = seats, .kinds = kinds};
  for (uint8_t seat = 0; seat < table->players; seat++)
    parties->of[seat] = first >> seat & 1 ? 1 : table->out[seat] ? 0 : 2;
  if (table->log.on)
    tell_first(table);
  return true;
}


bool tn_table_reveal_party(tn_Table *table, uint8_t seat) {
  if (!table_has_seat(table, seat) || !table->parties.formed)
    return false;
  tn_Parties *parties = &table->parties;
  uint8_t known = tn_table_parties_known(table, TN_NONE);
  bool holds = table->pile[tn_hand_pile(seat)].set.plane[0] & parties->kinds;
  if (!(known >> seat & 1) && holds == (parties->of[seat] == 1))
    tn_table_holds(table, tn_hand_pile(seat), NULL, parties->kinds, 1);
  parties->shown |= (uint8_t)(1u << seat);
  if (table->log.on)
    tni_parties_tell(table);
  return true;
}
