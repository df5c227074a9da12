/*
** Wild cards that stand for named cards.
**
** Whoever lays such a card says which card it stands for, and that never
** changes.  So a meld is judged as the cards for which its cards stand, and
** keeps the cards themselves for what they count.
*/
#include "cards/hold.h"
#include "melds/meld.h"


bool tn_stands_put(const tn_Stands *stands, uint8_t place, tn_Set *cards) {
  if (!stands || stands->n > TN_STANDS || !cards)
    return false;
  for (int i = 0; i < stands->n; i++) {
    const tn_Stand *stand = &stands->list[i];
    if (stand->place != place)
      continue;
    if (set_has(cards, stand->card) == 0 ||
        set_has(cards, stand->as) == TN_COPIES || stand->as >= TN_KINDS)
      return false;
    set_remove(cards, stand->card);
    set_add(cards, stand->as);
  }
  return true;
}


tn_Set tn_meld_as(const tn_Melding *melding, uint8_t place,
                  const tn_Set *cards) {
  if (!melding || !cards)
    return (tn_Set){{0}};
  tn_Set as = *cards;
  tn_stands_put(&melding->stands, place, &as);
  return as;
}


/* The wild card at that place which stands for a card and has not been written;
** TN_NONE if there is none.  `written` has a bit for each. */
static tn_Card next_for(const tn_Stands *stands, uint8_t place, tn_Card as,
                        uint32_t *written) {
  for (int i = 0; i < stands->n; i++)
    if (stands->list[i].place == place && stands->list[i].as == as &&
        !(*written >> i & 1)) {
      *written |= 1u << i;
      return stands->list[i].card;
    }
  return TN_NONE;
}


/* The order is that of the cards for which they stand. */
int tn_meld_list_as(const tn_MeldRules *rules, const tn_Set *cards,
                    const tn_Stands *stands, uint8_t place, tn_Card *list,
                    tn_Card *as) {
  if (!can_judge(rules, cards) || !stands || stands->n > TN_STANDS || !list ||
      !as)
    return 0;
  tn_Set all = *cards;
  uint32_t written = 0;
  tn_stands_put(stands, place, &all);
  int n = tn_meld_list(rules, &all, as);
  for (int i = 0; i < n; i++) {
    tn_Card card = next_for(stands, place, as[i], &written);
    list[i] = card == TN_NONE ? as[i] : card;
  }
  return n;
}


int32_t tni_meld_worth_at(const tn_Melding *melding, uint8_t place,
                          const tn_Set *cards) {
  const tn_MeldRules *rules = melding->rules;
  tn_Set as = tn_meld_as(melding, place, cards);
  bool low = place < melding->used && melding->place[place].low_end;
  return low && rules->low_apart ? tni_meld_worth_low(rules, cards)
                                 : tn_meld_worth(rules, cards, &as);
}
