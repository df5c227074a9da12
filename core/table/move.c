/*
** Cards that go from pile to pile: dealt, drawn, moved; and cards that are
** shown and counted where they are.
**
** What a host names is looked for before anything moves: the pile, and the card
** in it.
*/
#include "cards/hold.h"
#include "table/table.h"


/* Moves the next card of the stock to a pile.  `dealing` is false for a card
** that is drawn. */
static tn_Card draw_one(tn_Table *table, uint8_t to, bool dealing) {
  tn_Pile *stock = &table->pile[TN_STOCK];
  tn_Card card = table->fixed ? tni_fixed_next(table, to, dealing)
                              : stock->cards[stock->count - 1];
  if (table->log.on)
    tni_log_draw(table, card, to);
  if (table->fixed)
    pile_take_at(stock, card, pile_find(stock, card));
  else
    stock->count--;
  pile_put(&table->pile[to], card);
  return card;
}


/* The kinds of the cards that one hand gets: the cards of a packet, then of the
** packet `step` cards further down, and so on. */
static inline tn_Kinds every_packet(const tn_Card *top, int packets, int packet,
                                    int step) {
  tn_Kinds kinds = 0;
  for (int nth = 1; nth <= packet; nth++) {
    const tn_Card *card = top - nth;
    for (int left = packets; left > 0; left--, card -= step)
      kinds |= tn_kind(*card);
  }
  return kinds;
}


/*
** The deal where one pack is dealt in even packets, nothing is fixed and
** nothing logged: hand after hand instead of card after card, straight into the
** sets.  Most deals of a simulation are like this.
*/
static void deal_plain(tn_Table *table, int n, int packet) {
  int seats = table->taking;
  tn_Pile *stock = &table->pile[TN_STOCK];
  const tn_Card *top = stock->cards + stock->count;
  uint8_t seat = table->next[table->dealer];
  for (int i = 0; i < seats; i++, seat = table->next[seat]) {
    tn_Pile *hand = &table->pile[tn_hand_pile(seat)];
    hand->set.plane[0] |=
        every_packet(top - i * packet, n / packet, packet, seats * packet);
    hand->count = (uint16_t)(hand->count + n);
    table->last_dealt_to = tn_hand_pile(seat);
  }
  stock->count = (uint16_t)(stock->count - n * seats);
  table->last_dealt = stock->cards[stock->count];
}


/* Deals packet by packet, card by card. */
static void deal_slowly(tn_Table *table, int n, int packet) {
  for (int dealt = 0; dealt < n; dealt += packet) {
    uint8_t first = table->next[table->dealer], seat = first;
    do {
      uint8_t hand = tn_hand_pile(seat);
      for (int i = 0; i < packet && dealt + i < n; i++)
        table->last_dealt = draw_one(table, hand, true);
      table->last_dealt_to = hand;
      seat = table->next[seat];
    } while (seat != first);
  }
}


bool tn_table_deal(tn_Table *table, int n, int packet) {
  if (!is_table(table) || n < 0 || packet <= 0 ||
      n * (int64_t)table->taking > table->pile[TN_STOCK].count)
    return false;
  if (n == 0)
    return true;
  packet = packet < n ? packet : n;
  if (table->deck->packs == 1 && n % packet == 0 && !table->fixed &&
      !table->log.on)
    deal_plain(table, n, packet);
  else
    deal_slowly(table, n, packet);
  return true;
}


tn_Card tn_table_draw(tn_Table *table, uint8_t to) {
  if (!table_has_pile(table, to) || table->pile[TN_STOCK].count == 0)
    return TN_NONE;
  return draw_one(table, to, false);
}


/* Is the exchange still the last thing that happened to its two piles?  Their
** sizes tell. */
static bool is_last(const tn_Table *table, const tn_Exchange *exchange) {
  return exchange->pile != TN_NONE &&
         table->pile[exchange->pile].count == exchange->size[0] &&
         table->pile[exchange->other].count == exchange->size[1];
}


/*
** A card is about to move.  It belongs to the present exchange, or begins
** another: cards come, then some go back, and when more come it is a new one.
*/
static void note_exchange(tn_Table *table, tn_Card card, uint8_t from,
                          uint8_t to) {
  tn_Exchange *now = &table->exchange;
  bool last = is_last(table, now);
  bool back = last && now->pile == from && now->other == to;
  bool on = last && now->pile == to && now->other == from && !now->back;
  if (back) {
    now->back = true;
    if (set_has(&now->came, card))
      set_remove(&now->came, card);
  } else {
    if (!on)
      *now = (tn_Exchange){.pile = to, .other = from};
    set_add(&now->came, card);
  }
}


/* Moves a card that has been logged.  It is at that place. */
static void move_card(tn_Table *table, tn_Card card, int at, uint8_t from,
                      uint8_t to) {
  note_exchange(table, card, from, to);
  pile_take_at(&table->pile[from], card, at);
  pile_put(&table->pile[to], card);
  table->exchange.size[0] = table->pile[table->exchange.pile].count;
  table->exchange.size[1] = table->pile[table->exchange.other].count;
}


/* Moves a card.  `open`: everyone sees which it is. */
static inline bool move(tn_Table *table, tn_Card card, uint8_t from, uint8_t to,
                        bool open) {
  int at = table_card_at(table, card, from);
  if (at < 0 || to >= table->piles)
    return false;
  if (table->log.on && open)
    tni_log_open_move(table, card, from, to);
  else if (table->log.on)
    tni_log_move(table, card, from, to);
  move_card(table, card, at, from, to);
  return true;
}


bool tn_table_move(tn_Table *table, tn_Card card, uint8_t from, uint8_t to) {
  return move(table, card, from, to, false);
}


bool tn_table_hand_over(tn_Table *table, tn_Card card, uint8_t from,
                        uint8_t to) {
  return move(table, card, from, to, true);
}


/* How often that card of the pile was shown by the last events: cards that are
** shown one after another are different ones. */
static int count_shown(const tn_Log *log, tn_Card card, uint8_t pile) {
  int n = 0;
  for (uint32_t i = log->on ? log->used : 0; i-- > log->round;) {
    const tn_Event *event = &log->events[i];
    if (event->what != TN_SHOWN || event->from != pile)
      break;
    n += event->card == card;
  }
  return n;
}


/* The place of a card that is shown, of several alike the next one below those
** that have just been shown. */
static int place_shown(const tn_Table *table, tn_Card card, uint8_t pile,
                       int at) {
  const tn_Pile *lying = &table->pile[pile];
  if (!lying->ordered || table->deck->copies[card] == 1)
    return at;
  int below = at, n = count_shown(&table->log, card, pile);
  while (n > 0 && below > 0)
    n -= lying->cards[--below] == card;
  return n > 0 ? at : below;
}


bool tn_table_show_to(tn_Table *table, tn_Card card, uint8_t pile,
                      uint8_t seats) {
  int at = table_card_at(table, card, pile);
  if (at < 0)
    return false;
  at = place_shown(table, card, pile, at);
  tn_log_add(table, (tn_Event){.what = TN_SHOWN,
                               .card = card,
                               .from = pile,
                               .to = TN_NONE,
                               .seen = seats,
                               .place = (uint16_t)at});
  return true;
}


bool tn_table_show(tn_Table *table, tn_Card card, uint8_t pile) {
  return tn_table_show_to(table, card, pile, 0xFF);
}


int tn_table_count(tn_Table *table, uint8_t pile, tn_Kinds kinds) {
  int n = 0;
  if (!table_has_pile(table, pile))
    return -1;
  for (tn_Kinds left = kinds; left; left &= left - 1)
    n += tn_pile_has(&table->pile[pile], tn_kinds_first(left));
  tn_log_add(table, (tn_Event){.what = TN_COUNTED,
                               .n = (uint32_t)n,
                               .from = pile,
                               .to = TN_NONE,
                               .seen = 0xFF,
                               .kinds = kinds});
  return n;
}


int tn_table_kept(tn_Table *table, uint8_t pile, uint8_t other) {
  if (!table_has_pile(table, pile) || other >= table->piles)
    return -1;
  const tn_Exchange *now = &table->exchange;
  if (now->pile != pile || now->other != other || pile == other ||
      !is_last(table, now))
    return -1;
  int n = set_count(&now->came);
  tn_log_add(table, (tn_Event){.what = TN_KEPT,
                               .n = (uint32_t)n,
                               .from = pile,
                               .to = other,
                               .seen = 0xFF});
  return n;
}
