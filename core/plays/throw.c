/*
** Throws: several components led at once, each of which must be unbeatable.
**
** If another hand can beat one, the throw fails and one of the components that
** can be beaten is led instead: for each width and length the lowest.
*/
#include "cards/hold.h"
#include "plays/plays.h"


/* Has one of the hands a higher component of the same width and length?  In a
** run, only the highest place counts. */
static bool beaten(const tn_Order *order, const tn_Format *format,
                   tn_Component part, const tn_Set *const *hands, int n) {
  tn_Kinds group = order->of_group[format->group];
  for (int i = 0; i < n; i++) {
    tn_Set held = set_of(hands[i], group);
    Places starts = runs_in(order, &held, part.width, part.length);
    if (starts && highest(starts) + part.length - 1 > part.top)
      return true;
  }
  return false;
}


/*
** Components alike in width and length are neighbours in the format, from the
** highest down: `first` is the first of them.  A later one that can be beaten
** takes the place of the one before it.
*/
int tn_throw_forced(const tn_Order *order, const tn_Format *format,
                    const tn_Set *const *hands, int n, uint8_t *parts) {
  if (!is_order(order) || !is_lead(format) || (n > 0 && !hands) || !parts)
    return 0;
  for (int i = 0; i < n; i++)
    if (!hands[i])
      return 0;
  const tn_Component *part = format->part;
  int forced = 0;
  for (int i = 0, first = 0; i < format->parts; i++) {
    bool like = part[first].width == part[i].width &&
                part[first].length == part[i].length;
    first = like ? first : i;
    if (!beaten(order, format, part[i], hands, n))
      continue;
    const tn_Component *last = forced > 0 ? &part[parts[forced - 1]] : NULL;
    if (!last || parts[forced - 1] < first)
      parts[forced++] = (uint8_t)i;
    else if (part[i].top < last->top)
      parts[forced - 1] = (uint8_t)i;
  }
  return forced;
}
