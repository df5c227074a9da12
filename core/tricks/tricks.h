/* What the core's files about tricks share. */
#ifndef tn_tricks_h
#define tn_tricks_h

#include "bots/bots.h"
#include "table/table.h"
#include "tenace/tricks.h"

/* Is a trick under way, with an order and players who are there? */
static inline bool is_trick(const tn_Table *table) {
  return is_table(table) && table->order && table->trick.under_way &&
         table->trick.turn < table->players && table->rules <= TN_RULES;
}


/* The same where several cards are played at once. */
static inline bool is_play(const tn_Table *table) {
  return is_trick(table) && table->plays &&
         table->trick.plays < table->trick.size;
}


/* Finds the play of the player in turn, and makes it: one step of a trick where
** several cards are played at once. */
tn_Need tni_play_next(tn_Table *table);

/* Duties by their sort, a bit each: they only demand what they name; they do so
** always, or only of who leads.  All zero: not known yet. */
typedef struct tn_Sorted {
  bool known;
  uint32_t demands, bare;
} tn_Sorted;

/*
** Plays by random bots alone, while nobody looks on, as much as it can: all the
** tricks that are left, or the trick that has just begun, or nothing.  True:
** all have been played and ended.  `sorted` keeps what it has found out of the
** duties for the next trick.
*/
bool tni_play_unseen(tn_Table *table, tn_Sorted *sorted);

/* Logs what a play that answers the lead tells of the hand: while it is still
** in the hand, and when it has left it. */
void tni_log_lacks(tn_Table *table, const tn_Set *play);
void tni_log_void(tn_Table *table, uint8_t seat, const tn_Set *play);

/* Logs what the components of a throw that nobody beats tell of other hands. */
void tni_log_unbeaten(tn_Table *table);


/*
** The card joins the trick: is it the best so far?  Written without jumps,
** since cards are random and a processor would guess them wrong.
*/
static inline void judge(const tn_Order *order, tn_Trick *trick, tn_Card card) {
  uint8_t group = order->group[card];
  trick->led = trick->led == TN_NO_GROUP ? group : trick->led;
  bool stands = (group == trick->led) | (group == TN_TRUMPS);
  stands &= group != TN_NO_GROUP;
  bool better = stands & (order->height[card] > trick->best_height);
  trick->best_height = better ? order->to_beat[card] : trick->best_height;
  trick->best = better ? trick->turn : trick->best;
  trick->best_card = better ? card : trick->best_card;
}


/*
** A card is to be asked for.  May the player in turn say a word before it, and
** has the host not heard yet whether it does?  After a word that was said with
** some cards, one of them follows.
*/
static inline bool word_due(tn_Table *table) {
  tn_Speech *speech = &table->speech;
  tn_Question *question = &table->question;
  uint8_t turn = table->trick.turn, least = speech->least[turn];
  tn_Kinds with = speech->with[turn] & question->legal;
  question->kind = TN_ASK_CARD;
  if (with)
    question->legal = with;
  return least > 0 && speech->heard == TN_UNHEARD && turn != table->dummy &&
         table->pile[tn_hand_pile(turn)].count >= least;
}


/* Does a word go by itself with the card of the player in turn?  Then the card
** waits for it. */
static inline bool word_goes_with(tn_Table *table, tn_Card card) {
  tn_Speech *speech = &table->speech;
  speech->waits = speech->always[table->trick.turn] & tn_kind(card);
  speech->card = card;
  return speech->waits;
}


/* The seat's card is played: the next player may speak. */
static inline void end_speech(tn_Speech *speech, uint8_t seat) {
  speech->heard = TN_UNHEARD;
  speech->waits = false;
  speech->with[seat] = 0;
}


/* tn_table_ask_card, for the loop that plays tricks. */
static inline tn_Need ask_card(tn_Table *table, tn_Card *card) {
  tn_Question *question = &table->question;
  tn_Kinds legal = question->legal;
  if (!legal)
    return TN_IMPOSSIBLE;
  question->kind = TN_ASK_CARD;
  if (table->tape.at < table->tape.used)
    return tni_taped_card(table, card);
  bool forced = (legal & (legal - 1)) == 0 && table->speech.heard != TN_SILENT;
  uint8_t bot = table->bot[question->seat];
  if (bot == TN_ASKED && (!forced || table->asks_all))
    return TN_ANSWER_DUE;
  uint64_t bits = tn_table_bot_bits(table);
  *card = bot > TN_RANDOM && !forced ? tni_quick_card(table, legal, bits)
                                     : pick_kind(legal, bits, table->deposits);
  return note_card(table, *card, forced);
}

#endif
