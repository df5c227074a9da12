/* Tenace's core: cards, decks, piles, orders, tricks, scores.  MIT licence.
**
** The core knows cards and no game.  It never calls back, prints, opens a file
** or keeps a global.  The host owns all objects, so two matches may run in two
** threads.  When the host must decide something (a player's answer, a rule
** written in a script), a function returns a `tn_Need`.  The host decides and
** calls the function again.
**
** The nouns, each with the header that has its functions:
**
**   card       a kind of card: an index into its deck       tenace/cards.h
**   deck       which cards there are
**   set        cards without order
**   order      which card beats which
**   play       several cards played at once                 tenace/plays.h
**   climb      combinations of climbing games               tenace/climb.h
**   meld       cards laid down together                     tenace/melds.h
**   capture    a card that takes others from the table      tenace/captures.h
**   layout     how cards go best into melds                 tenace/sets.h
**   ledger     the points of a match, each with its reason  tenace/history.h
**   tape       the decisions of a match: all that a host keeps to play it again
**   log        what happened, card by card, and who saw it
**   pile       cards with an owner: a hand, the stock       tenace/piles.h
**   question   what the player to act must answer           tenace/questions.h
**   answer     what a player decides                        tenace/answers.h
**   party      who plays together, and what players say     tenace/parties.h
**   table      all of these for one match                   tenace/table.h
**   state      what a table is made of                      tenace/state.h
**   snapshot   a table, to be brought back to a moment      tenace/snapshots.h
**   duty       what a player must do in a trick             tenace/duties.h
**   trick      what may be played, and playing it           tenace/tricks.h
**   solver     perfect play, when all cards are seen        tenace/solve.h
**   turn       draw, meld, discard                          tenace/turns.h
**   melding    the melds that lie there, and the turn       tenace/melding.h
**   knowledge  what one player can know of hidden cards     tenace/knowledge.h
**   world      one way for all cards to lie that fits what the player knows
**
** tenace/base.h has the limits (TN_SEATS players at most), memory and chance.
**
** An example.  Hearts are trumps, AS is led and 2H is played.  Who wins?
**
**   tn_Deck deck;
**   tn_Order order;
**   tn_deck_init(&deck, "CDHS", "2 3 4 5 6 7 8 9 10 J Q K A", "", "", 1);
**   tn_order_init(&order, &deck);
**   tn_order_trump(&order, tn_deck_suit(&deck, 'H'));
**   tn_order_finish(&order);
**   tn_Card ace = tn_deck_read(&deck, "AS", 2);
**   tn_Card two = tn_deck_read(&deck, "2H", 2);
**   tn_Card cards[] = {ace, two};
**   int winner = tn_order_winner(&order, cards, 2);  // 1: the second card
**
** doc/embedding.md has a whole program, which deals and plays a round.
**
** Conventions.  Seats, sides, suits and ranks count from 0.  A function that
** runs out of memory answers TN_NO_MEMORY, false or NULL and leaves its object
** as it was.
**
** A function that is given what it cannot use changes nothing and says so: NULL
** where no comment allows it, an object that was never begun, a card, a seat, a
** pile or a number that is not there, a move that cannot be made now.  It
** answers a fault or TN_IMPOSSIBLE if it answers such, or else false, NULL,
** TN_NONE, -1 or 0.  Three things it trusts: a pointer that is not NULL; what a
** function of this library has filled in; and that what the host promises to
** keep does not change.  The inline functions and the macros check nothing, as
** they are for loops.  An assertion is a promise that the core has broken.
*/
#ifndef tenace_h
#define tenace_h

#include "tenace/answers.h"
#include "tenace/base.h"
#include "tenace/captures.h"
#include "tenace/cards.h"
#include "tenace/climb.h"
#include "tenace/duties.h"
#include "tenace/history.h"
#include "tenace/knowledge.h"
#include "tenace/melding.h"
#include "tenace/melds.h"
#include "tenace/parties.h"
#include "tenace/piles.h"
#include "tenace/plays.h"
#include "tenace/questions.h"
#include "tenace/sets.h"
#include "tenace/snapshots.h"
#include "tenace/solve.h"
#include "tenace/state.h"
#include "tenace/table.h"
#include "tenace/tricks.h"
#include "tenace/turns.h"

#endif
