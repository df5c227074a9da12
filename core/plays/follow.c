/*
** Following: may a play answer a lead, and what does the hand owe?
**
** The checks come from the cheapest to the dearest: the number of cards, then
** the suit, then the format.  Few plays get as far as the format.
*/
#include "cards/hold.h"
#include "plays/division.h"


/* Components are sorted with the widest first, so singles are at the end. */
int tni_parts_asking(const tn_PlayRules *rules, const tn_Format *lead) {
  int parts = rules->suit_only ? 0 : lead->parts;
  while (parts > 0 && lead->part[parts - 1].width == 1)
    parts--;
  return parts;
}


/*
** Both sets are of the suit led, and the hand has more of it than was led.  A
** single component needs no memory of failures.  What is owed is worked out in
** a second run, without that memory, since only a refused play needs it.  A
** search that gave up (MOST_STEPS) allows the play.
*/
static bool answers(const tn_Order *order, const tn_PlayRules *rules,
                    const tn_Format *lead, const tn_Set *hand,
                    const tn_Set *play, tn_Owed *owed, tn_Work *work) {
  Failure failures[FAILURES];
  Division division = {order, rules, lead, tni_parts_asking(rules, lead),
                       NULL,  NULL,  NULL, NULL,
                       {{0}}, 0};
  if (division.parts > 1) {
    memset(failures, 0, sizeof failures);
    division.failures = failures;
  }
  bool divides = tni_divides(&division, 0, hand, play);
  count_steps(&division, work);
  if (divides || !owed)
    return divides;
  division.failures = NULL;
  division.owed = owed;
  division.steps = 0;
  tni_divides(&division, 0, hand, play);
  count_steps(&division, work);
  return division.steps > MOST_STEPS;
}


tn_PlayFault tn_follow_check(const tn_Order *order, const tn_PlayRules *rules,
                             const tn_Format *lead, const tn_Set *hand,
                             const tn_Set *play, tn_Owed *owed, tn_Work *work) {
  if (!is_order(order) || !rules || !is_lead(lead) ||
      !tn_set_includes(hand, play))
    return TN_PLAY_NOTHING;
  tn_Kinds group = order->of_group[lead->group];
  tn_Set held = set_of(hand, group), given = set_of(play, group);
  if (set_count(play) != lead->cards)
    return TN_PLAY_COUNT;
  int follow = set_count(&held);
  if (set_count(&given) < (follow < lead->cards ? follow : lead->cards))
    return TN_PLAY_SUIT;
  if (follow <= lead->cards || tni_parts_asking(rules, lead) == 0 ||
      answers(order, rules, lead, &held, &given, owed, work))
    return TN_PLAY_OK;
  return TN_PLAY_FORMAT;
}
