/*
** Tricks: what may be played, who wins, and the loop that plays them.
**
** "You must follow suit" is decided here.  names() says which cards an
** obligation demands; legal_cards() goes through the obligations of the
** game in their order, and the first that demands a card of the hand binds.
** judge() then says whether a card is the best of its trick so far.
**
** tn_table_play() is the loop.  It returns when a player must answer, when a
** rule of the host's must name its cards, and when all is played.
*/
#include "cards/hold.h"
#include "tricks/duty.h"
#include "tricks/tricks.h"


/* The hand of the player in turn. */
static inline tn_Pile *hand_in_turn(tn_Table *table) {
  return &table->pile[tn_hand_pile(table->trick.turn)];
}


static bool none_was_played(const tn_Table *table) {
  uint32_t won = 0;
  for (int seat = 0; seat < table->players; seat++)
    won += table->tricks[seat];
  return won == table->unplayed;
}


/* Only what a trick needs: the width and size are the same for all tricks of a
** round. */
static inline void begin(tn_Table *table, uint8_t leader) {
  tn_Trick *trick = &table->trick;
  trick->first = table->watched & TN_FIRST_TRICK && none_was_played(table);
  trick->leader = trick->turn = trick->best = leader;
  trick->plays = 0;
  trick->led = TN_NO_GROUP;
  trick->best_card = TN_NONE;
  trick->best_height = -1;
  trick->rule = 0;
  trick->under_way = true;
}


/* As many plays make a trick as players take part.  A throw that has failed and
** a card that waits for its word were of another trick. */
bool tn_trick_begin(tn_Table *table, uint8_t leader) {
  if (!table_has_seat(table, leader) || !table->order || table->out[leader] ||
      table->pile[TN_TRICK].count > 0)
    return false;
  begin(table, leader);
  table->forces = 0;
  table->speech.waits = false;
  table->trick.width = 1;
  table->trick.size = table->taking;
  return true;
}


/* The cards that the host's rule names.  False if the host has not answered
** yet. */
static bool host_names(tn_Table *table, uint8_t rule, tn_Kinds *named) {
  if (!table->answered)
    return false;
  table->answered = false;
  *named = table->named_by[rule] = table->named;
  return true;
}


/*
** `trick->rule` is where it goes on after the host has answered; it is 0 again
** when the cards are known.  An obligation that forbids a card of the hand is
** noted in `bound`, for those who want to know which ones a round has used.
*/
static inline tn_Need legal_cards(tn_Table *table, tn_Kinds *legal) {
  tn_Trick *trick = &table->trick;
  tn_Kinds hand = hand_in_turn(table)->set.plane[0];
  Moment moment = moment_now(table, hand);
  uint8_t rule = trick->rule;
  Walk walk = {table->order, trick, hand, TN_NONE, 0};
  if (rule > 0) {
    walk.left = trick->left;
    walk.binds = trick->binds;
  }
  bool goes_on = true, due = false;
  for (; rule < table->rules && goes_on; rule++) {
    if (is_silent(table, rule, &moment))
      continue;
    const tn_Duty *duty = table_duty(table, rule);
    tn_Kinds named = named_by(table->rule[rule], duty, table->order, trick);
    due = table->rule[rule] == TN_RULE && !host_names(table, rule, &named);
    if (due)
      break;
    goes_on = has_say(&walk, rule, duty, named);
  }
  trick->rule = due ? rule : 0;
  trick->binds = walk.binds;
  trick->left = walk.left;
  table->bound = (uint16_t)(table->bound | walk.bound);
  if (due)
    return TN_RULE_DUE;
  *legal = walk.left;
  return TN_DONE;
}


tn_Need tn_trick_legal(tn_Table *table, tn_Kinds *legal) {
  return is_trick(table) && legal ? legal_cards(table, legal) : TN_IMPOSSIBLE;
}


/* Logs a card and what it tells about the hand. */
static void log_play(tn_Table *table, tn_Card card) {
  tni_log_duties(table, card);
  tni_log_move(table, card, tn_hand_pile(table->trick.turn), TN_TRICK);
}


/* One pack needs no counting, only a bit in plane 0. */
static inline void play_card(tn_Table *table, tn_Card card) {
  tn_Trick *trick = &table->trick;
  tn_Pile *hand = hand_in_turn(table);
  if (table->log.on)
    log_play(table, card);
  tn_Set *played = &table->played[trick->turn];
  if (table->deck->packs == 1) {
    hand->set.plane[0] &= ~tn_kind(card);
    played->plane[0] |= tn_kind(card);
  } else {
    set_remove(&hand->set, card);
    set_add(played, card);
  }
  hand->count--;
  if (table->speech.any)
    end_speech(&table->speech, trick->turn);
  trick->cards[trick->plays++] = card;
  judge(table->order, trick, card);
  if (table->order->group[card] != trick->led)
    table->thrown |= tn_kind(card);
  uint8_t seat = trick->turn;
  trick->turn = table->next[seat];
  if (!table->log.on)
    return;
  if (table->sayings.kinds & tn_kind(card))
    tni_sayings_tell(table, seat, card);
  if (table->parties.formed)
    tni_parties_tell(table);
  if (table->dummy != TN_NONE && !table->dummy_open)
    tn_table_open_dummy(table);
}


bool tn_trick_play(tn_Table *table, tn_Card card) {
  if (!is_trick(table) || table->trick.plays >= table->trick.size ||
      !tn_pile_has(hand_in_turn(table), card))
    return false;
  play_card(table, card);
  table->pile[TN_TRICK].count = table->trick.plays;
  return true;
}


bool tn_trick_judge_again(tn_Table *table) {
  if (!is_trick(table) || table->trick.width != 1)
    return false;
  tn_Trick *trick = &table->trick;
  uint8_t turn = trick->turn;
  trick->turn = trick->best = trick->leader;
  trick->led = TN_NO_GROUP;
  trick->best_card = TN_NONE;
  trick->best_height = -1;
  for (int i = 0; i < trick->plays; i++) {
    judge(table->order, trick, trick->cards[i]);
    trick->turn = table->next[trick->turn];
  }
  trick->turn = turn;
  return true;
}


/* The cards of a trick go to the winner's side, and so says the log. */
static void log_end(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  uint8_t won = tn_won_pile(table, table->side_of[trick->best]);
  int cards = trick->plays * trick->width;
  for (int i = 0; i < cards; i++)
    tni_log_move(table, trick->cards[i], TN_TRICK, won);
  tn_log_add(table, (tn_Event){.what = TN_WON,
                               .seat = trick->best,
                               .from = TN_TRICK,
                               .to = won,
                               .seen = 0xFF,
                               .n = (uint32_t)cards});
}


/* The winner leads the next trick, unless the host says otherwise. */
static inline uint8_t end_trick(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  tn_Pile *won = &table->pile[tn_won_pile(table, table->side_of[trick->best])];
  if (table->log.on)
    log_end(table);
  int cards = trick->plays * trick->width;
  for (int i = 0; i < cards; i++)
    won->cards[won->count++] = trick->cards[i];
  table->pile[TN_TRICK].count = 0;
  table->tricks[trick->best]++;
  trick->leader = trick->best;
  trick->under_way = false;
  return trick->best;
}


uint8_t tn_trick_end(tn_Table *table) {
  if (!is_trick(table) || table->trick.plays != table->trick.size)
    return TN_NONE;
  return end_trick(table);
}


bool tn_table_lead(tn_Table *table, uint8_t leader, int n) {
  if (n < 0 || n > TN_CARDS || !tn_trick_begin(table, leader))
    return false;
  table->to_play = (uint16_t)n;
  table->until_wins = table->dummy = TN_NONE;
  table->dummy_open = false;
  table->trick.under_way = n > 0;
  return true;
}


tn_Need tn_table_ask_card(tn_Table *table, tn_Card *card) {
  if (!is_table(table) || !card || table->question.seat >= table->players ||
      table->question.legal & ~table->deck->all)
    return TN_IMPOSSIBLE;
  return ask_card(table, card);
}


/* Finds the card of the player in turn and plays it. */
static inline tn_Need play_one(tn_Table *table) {
  tn_Question *question = &table->question;
  tn_Card card = table->speech.card;
  if (table->speech.waits) {
    play_card(table, card);
    return TN_DONE;
  }
  tn_Need need = legal_cards(table, &question->legal);
  if (need != TN_DONE)
    return need;
  question->seat = tn_trick_chooser(table);
  question->from = tn_hand_pile(table->trick.turn);
  question->to = TN_TRICK;
  if (table->speech.any && word_due(table))
    return TN_WORD_DUE;
  need = ask_card(table, &card);
  if (need == TN_DONE && word_goes_with(table, card))
    return TN_WORD_SAID;
  if (need == TN_DONE)
    play_card(table, card);
  return need;
}


/* Plays what is left of the trick. */
static inline tn_Need play_trick(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  while (trick->plays < trick->size) {
    tn_Need need = play_one(table);
    if (need != TN_DONE) {
      table->pile[TN_TRICK].count = trick->plays;
      return need;
    }
  }
  return TN_DONE;
}


/* Plays what is left of the trick, several cards at a time. */
static tn_Need play_plays(tn_Table *table) {
  tn_Trick *trick = &table->trick;
  while (trick->plays < trick->size) {
    tn_Need need = tni_play_next(table);
    if (need != TN_DONE)
      return need;
  }
  return TN_DONE;
}


/* How many tricks are left after this one.  Where several cards are played at
** once, there are no more tricks than the leader has cards. */
static uint16_t fewer(const tn_Table *table) {
  uint16_t left = (uint16_t)(table->to_play - 1);
  if (!table->plays)
    return left;
  uint16_t cards = table->pile[tn_hand_pile(table->trick.leader)].count;
  return left < cards ? left : cards;
}


/* Has the table what tricks need, as far as the host sets it?  Whether there is
** a card to play is looked at player by player. */
static bool can_play(const tn_Table *table) {
  return table->order && table->rules <= TN_RULES &&
         (table->dummy == TN_NONE || table->dummy_by < table->players);
}


/* What random bots play alone is played faster, if it can be. */
tn_Need tn_table_play(tn_Table *table) {
  tn_Sorted sorted = {0};
  if (!is_table(table) || (table->to_play > 0 && !can_play(table)))
    return TN_IMPOSSIBLE;
  tn_Trick *trick = &table->trick;
  while (table->to_play > 0) {
    if (!trick->under_way)
      begin(table, trick->leader);
    if (tni_play_unseen(table, &sorted))
      break;
    tn_Need need = table->plays ? play_plays(table) : play_trick(table);
    if (need != TN_DONE)
      return need;
    bool last = end_trick(table) == table->until_wins;
    table->to_play = last ? 0 : fewer(table);
    if (table->stop_after_trick)
      return TN_TRICK_OVER;
  }
  return TN_DONE;
}
