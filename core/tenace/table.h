/*
** A table: its piles, the trick on it, the question to the player to act, and
** everything else about one match that has to do with cards.
*/
#ifndef tenace_table_h
#define tenace_table_h

#include "tenace/state.h"

TN_BEGIN

/*
** Can there be such a table?  It has 1 to TN_SEATS players, each on one of the
** sides; TN_PILES piles at most, seen by players who are there; a deck with
** cards; and rules for melds, if any, that were finished for this deck, whose
** piles are among those of the game's own.
*/
bool tn_setup_fits(const tn_Setup *setup);

/* Sets a table up: all cards in the stock, unshuffled.  False: no memory, or
** the setup does not fit. */
bool tn_table_init(tn_Table *table, const tn_Setup *setup,
                   const tn_Memory *memory);

/*
** Makes the table as it was before its first round, for another match with the
** same setup and another seed.  Cards fixed beforehand stay fixed.  The table
** uses its memory again.  False: the table was not set up, as in all functions
** below that answer so.
*/
bool tn_table_restart(tn_Table *table, uint64_t seed);

/* From now on players must do this in tricks.  `duty` must outlive the table.
** False: there are too many, or no such obligation or pile, or cards to be
** named and no tn_Duty that names them. */
bool tn_table_obey(tn_Table *table, const tn_Duties *duties);

/* From now on cards beat each other by this order, which must outlive its use;
** NULL: by none.  False: it is not of the table's deck, or not finished. */
bool tn_table_set_order(tn_Table *table, const tn_Order *order);

/* Who answers for a seat from now on; the host, as long as nothing was said.
** False: there is no such seat, or no such bot. */
bool tn_table_set_bot(tn_Table *table, uint8_t seat, tn_Bot bot);

/* Gives the table another seed, for the shuffles and the native bots' choices
** from now on. */
bool tn_table_reseed(tn_Table *table, uint64_t seed);

/*
** Lets a new table begin at round number `round`.  It copies the decisions and
** points that `from` has from before its present round.  False: no memory, or
** the table is not new, or the round is 0; then it is useless until it is
** restarted.
*/
bool tn_table_start_at(tn_Table *table, uint16_t round, const tn_Table *from);

/*
** Makes the table as it was before its present round, which is number `round`.
** The decisions and points before it stay.  So the same round can be played
** over and over.  False: the round is 0.
*/
bool tn_table_rewind(tn_Table *table, uint16_t round);

/* Frees what the table owns.  It may be called right after a failed
** tn_table_init. */
void tn_table_free(tn_Table *table);

/* Begins the next round with this dealer: gathers and shuffles all cards;
** nobody sits out.  False: there is no such seat. */
bool tn_table_begin_round(tn_Table *table, uint8_t dealer);

/* The dealer deals the round again: all cards are in the stock, shuffled anew,
** and everyone takes part.  No trick has been played. */
bool tn_table_deal_again(tn_Table *table);

/* Puts all cards into the stock and shuffles it.  A trick under way is given
** up. */
bool tn_table_shuffle(tn_Table *table);

/* Shuffles the cards that are in the stock. */
bool tn_table_mix(tn_Table *table);

/* Lets a player without cards leave the round: no cards, no turn.  False: the
** player has cards, nobody else is left, or a trick is under way. */
bool tn_table_sit_out(tn_Table *table, uint8_t seat);

/* Lets turns go the other way, until the round ends or they turn again. */
bool tn_table_reverse(tn_Table *table);

/* Lets the players sit in another order until the round ends: turns go from
** each seat of the list to the one behind it.  False: the list does not have
** all seats, or a trick is under way. */
bool tn_table_change_seats(tn_Table *table, const uint8_t *seats);

/* The seat `n` places on from `seat` in turn, sitters-out included.  TN_NONE:
** there is no such seat. */
uint8_t tn_table_seat(const tn_Table *table, uint8_t seat, int n);

/* Deals `n` cards to each player in packets, beginning with the player after
** the dealer.  False, and none is dealt: the stock does not hold enough, or a
** number is below 0, or the packet is of none. */
bool tn_table_deal(tn_Table *table, int n, int packet);

/*
** Moves the stock's top card to a pile and answers it.  TN_NONE: the stock is
** empty, or there is no such pile.
*/
tn_Card tn_table_draw(tn_Table *table, uint8_t to);

/* Moves one card from a pile to another.  False: the first does not hold it, or
** one of them is not there. */
bool tn_table_move(tn_Table *table, tn_Card card, uint8_t from, uint8_t to);

/* The same, and everyone sees which card it is. */
bool tn_table_hand_over(tn_Table *table, tn_Card card, uint8_t from,
                        uint8_t to);

/* Shows a card of a pile to everyone, or to some seats, a bit each.  Cards of
** one kind shown one after another, with nothing in between, are different
** cards.  False: the pile does not hold it. */
bool tn_table_show(tn_Table *table, tn_Card card, uint8_t pile);
bool tn_table_show_to(tn_Table *table, tn_Card card, uint8_t pile,
                      uint8_t seats);

/* The dummy lays the hand open now, before the first card.  False: there is
** none. */
bool tn_table_open_dummy(tn_Table *table);

/* Tells everyone how many cards of these kinds a pile holds, and answers it.
** -1: there is no such pile. */
int tn_table_count(tn_Table *table, uint8_t pile, tn_Kinds kinds);

/* Tells everyone whether a pile holds at least `n` cards of these kinds, and
** answers it.  The cards in `without` are left out, if it is not NULL: the last
** that came to the pile. */
bool tn_table_holds(tn_Table *table, uint8_t pile, const tn_Set *without,
                    tn_Kinds kinds, int n);

/* Does the pile hold all cards of at least one of `n` sets?  Tells everyone the
** answer.  Each card of a set is in it equally often. */
bool tn_table_holds_set(tn_Table *table, uint8_t pile, const tn_Set *sets,
                        int n);

/* Tells everyone whether the card that came to a pile last, which is `card`, is
** of one of these kinds, and answers it. */
bool tn_table_came(tn_Table *table, uint8_t pile, tn_Card card, tn_Kinds kinds);

/* Tells everyone that the cards of a pile are worth more than those of another,
** or as much, by the host's measure number `n`.  False: there is no such
** pile. */
bool tn_table_outdoes(tn_Table *table, uint8_t pile, uint8_t other,
                      bool as_much, uint32_t n);

/*
** The last moves brought cards from `other` to `pile`, and some back again.
** Tells everyone how many of those that came have stayed, and answers it.  -1,
** and nobody is told, if the last moves were not between these two.
*/
int tn_table_kept(tn_Table *table, uint8_t pile, uint8_t other);

/* A seat says the host's note of that number, and everyone hears it.  False:
** there is no such seat. */
bool tn_table_say_note(tn_Table *table, uint8_t seat, uint32_t note);

/* Adds a saying for this round.  False: there are TN_SAYINGS already, or it is
** not about two cards of the deck at least. */
bool tn_table_add_saying(tn_Table *table, tn_Saying saying);

/*
** Forms two parties for the round: the first has the seats in `seats`, a bit
** each, and everyone who holds or has played a card of `kinds`; the second has
** all others who take part.  It replaces earlier parties.  False: there is no
** such seat, or no such card in the deck.
*/
bool tn_table_form_parties(tn_Table *table, uint8_t seats, tn_Kinds kinds);

/* Tells everyone the party of a seat.  False: there are no parties, or no such
** seat. */
bool tn_table_reveal_party(tn_Table *table, uint8_t seat);

/* The seats whose party a seat knows, or all know if it is TN_NONE, a bit
** each; 0: there are no parties, or no such seat. */
uint8_t tn_table_parties_known(const tn_Table *table, uint8_t viewer);

/* Do two seats play together in this round? */
static inline bool tn_table_together(const tn_Table *table, uint8_t a,
                                     uint8_t b) {
  const tn_Parties *parties = &table->parties;
  return parties->formed ? parties->of[a] == parties->of[b]
                         : table->side_of[a] == table->side_of[b];
}

/* Notes points for a side, which may be negative.  False: no memory, no such
** side, or no reason. */
bool tn_table_score(tn_Table *table, int side, int32_t points,
                    const char *reason);

/* Writes the cards that a seat has held in this round, in hand or played, by
** kind; there is room for TN_CARDS.  Answers how many there are; 0: there is no
** such seat. */
int tn_table_held(const tn_Table *table, uint8_t seat, tn_Card *cards);

/*
** A number for how the round stands: the same where two moments of rounds at
** this table differ only in how they came about, and in what will be shuffled.
** 0: the table was not set up.
*/
uint64_t tn_table_digest(const tn_Table *table);

/* The same for how the round stands but for the cards: whose it is, who sits
** where, what was won and scored, who plays with whom. */
uint64_t tn_standing_digest(const tn_Table *table);

/* The same for what decides, besides the cards in hand and those played, which
** cards may be played to tricks and which win.  0 also where no card beats
** another. */
uint64_t tn_tricks_digest(const tn_Table *table);

/* Tricks won this round by a side. */
int tn_table_side_tricks(const tn_Table *table, int side);

TN_END

#endif
