/*
** Deals fixed beforehand: which card of the stock a pile gets next.
**
** The cards of a fixed deal are promised to their piles; all others come off
** the shuffled stock as usual.  So a deal may fix one hand, or two cards of it,
** and chance does the rest.
*/
#include "table/table.h"


/* The list of cards promised to a pile, or NULL if it has had them all. */
static tn_Fixed *list_of(tn_Table *table, uint8_t pile) {
  for (int i = 0; i < table->fixes; i++)
    if (table->fixed[i].pile == pile &&
        table->fixed[i].at < table->fixed[i].n && table->fixed[i].n <= TN_CARDS)
      return &table->fixed[i];
  return NULL;
}


/* How many cards of that kind are still promised to piles. */
static int promised(const tn_Table *table, tn_Card card) {
  int n = 0;
  for (int i = 0; i < table->fixes; i++)
    for (int k = table->fixed[i].at; k < table->fixed[i].n && k < TN_CARDS; k++)
      n += table->fixed[i].card[k] == card;
  return n;
}


/* The topmost card of the stock that is promised to no pile.  If all are, the
** top card. */
static tn_Card free_card(const tn_Table *table) {
  const tn_Pile *stock = &table->pile[TN_STOCK];
  for (int i = stock->count - 1; i >= 0; i--)
    if (tn_pile_has(stock, stock->cards[i]) > promised(table, stock->cards[i]))
      return stock->cards[i];
  return stock->cards[stock->count - 1];
}


/*
** The stock's own list is for cards that are drawn: it says in which order they
** come.  TN_NONE in a list means any free card.  If the stock no longer has the
** card that a list names, a free card takes its place, too.
*/
tn_Card tni_fixed_next(tn_Table *table, uint8_t to, bool dealing) {
  tn_Fixed *list = list_of(table, to);
  if (!list && !dealing)
    list = list_of(table, TN_STOCK);
  tn_Card card = list ? list->card[list->at++] : TN_NONE;
  if (card == TN_NONE || !tn_pile_has(&table->pile[TN_STOCK], card))
    card = free_card(table);
  return card;
}
