/* Random bots where several cards are played at once: a random lead, or a
** random answer.  The drawing itself is in core/plays. */
#include "table/table.h"
#include "tenace/tricks.h"


tn_Set tn_trick_random(const tn_Table *table, tn_Random *random, bool *only) {
  if (!is_table(table) || table->trick.turn >= table->players || !table->plays)
    return (tn_Set){{0}};
  const tn_Trick *trick = &table->trick;
  const tn_Set *hand = &table->pile[tn_hand_pile(trick->turn)].set;
  if (trick->plays == 0)
    return tn_lead_random(table->order, table->plays, hand, random, only,
                          table->work);
  return tn_follow_random(table->order, table->plays, &table->lead, hand,
                          random, only, table->work);
}
