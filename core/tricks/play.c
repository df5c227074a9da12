/*
** Playing several cards at once: asked for, checked, played.
**
** tni_play_next() makes one play of a trick.  It looks for the answer always in
** the same order: on the tape, then by necessity (only one play is possible),
** then from a native bot.  If none has one, the host must ask a player:
** TN_ANSWER_DUE.
**
** A throw is a lead of several components.  If another hand can beat one of
** them, the throw fails: the cards are shown and go back, and one of the
** components that can be beaten is led instead.  So a throw that fails takes
** two calls of tni_play_next().  The first sets `forces` above 0.  In the
** second, the next player chooses the component, if there are several.
*/
#include "cards/hold.h"
#include "tricks/tricks.h"

#include "plays/plays.h"

#define PLAY_TOPIC 1000 /* of steady bots; the kind of question is added */


static const tn_Set *hand_of(const tn_Table *table, uint8_t seat) {
  return &table->pile[tn_hand_pile(seat)].set;
}


/* The set of some cards that the deck is known to have. */
static tn_Set set_from(const tn_Card *cards, int n) {
  tn_Set set = {{0}};
  for (int i = 0; i < n; i++)
    set_add(&set, cards[i]);
  return set;
}


/* Has the hand in turn these cards, and are there some?  `play` becomes their
** set. */
static bool holds(const tn_Table *table, const tn_Card *cards, int n,
                  tn_Set *play) {
  *play = (tn_Set){{0}};
  if (!cards || n < 1)
    return false;
  for (int i = 0; i < n; i++)
    if (!set_add(play, cards[i]))
      return false;
  return tn_set_includes(hand_of(table, table->trick.turn), play);
}


/* A lead is judged by itself, an answer by the lead and by the whole hand. */
tn_PlayFault tn_trick_check(const tn_Table *table, const tn_Card *cards, int n,
                            tn_Owed *owed) {
  tn_Set play;
  if (!is_play(table) || !holds(table, cards, n, &play))
    return TN_PLAY_NOTHING;
  const tn_Trick *trick = &table->trick;
  if (trick->plays == 0) {
    tn_Format format;
    if (!tn_format_read(&format, table->order, cards, n))
      return TN_PLAY_SUITS;
    return tn_lead_check(table->plays, &format);
  }
  return tn_follow_check(table->order, table->plays, &table->lead,
                         hand_of(table, trick->turn), &play, owed, table->work);
}


int tn_forced_cards(const tn_Table *table, int nth, tn_Card *cards) {
  if (!is_table(table) || nth < 0 || nth >= table->forces || !cards)
    return 0;
  const tn_Component *part = &table->lead.part[table->forced[nth]];
  int n = part->width * part->length;
  for (int i = 0; i < n; i++)
    cards[i] = table->lead.card[part->at + i];
  return n;
}


/* The set of the cards that a tape names.  False if the deck does not have them
** all: a tape may have been written by hand. */
static bool set_of_said(const tn_Table *table, const tn_Card *cards, int n,
                        tn_Set *set) {
  *set = (tn_Set){{0}};
  for (int i = 0; i < n; i++) {
    if (cards[i] >= table->deck->kinds ||
        set_has(set, cards[i]) == table->deck->copies[cards[i]])
      return false;
    set_add(set, cards[i]);
  }
  return true;
}


/* The number of the forced component that consists of these cards, or -1. */
static int forced_of(const tn_Table *table, const tn_Card *cards, int n) {
  tn_Set set;
  if (!set_of_said(table, cards, n, &set))
    return -1;
  for (int i = 0; i < table->forces; i++) {
    tn_Card part[TN_PLAY];
    int size = tn_forced_cards(table, i, part);
    tn_Set forced = set_from(part, size);
    if (size == n && tn_set_includes(&forced, &set))
      return i;
  }
  return -1;
}


/* Does the hand have the cards, and may they be played? */
static bool allowed(const tn_Table *table, const tn_Card *cards, int n) {
  const tn_Question *question = &table->question;
  tn_Set given;
  if (n < question->least || n > question->most ||
      !set_of_said(table, cards, n, &given))
    return false;
  return tn_set_includes(hand_of(table, question->seat), &given) &&
         tn_trick_check(table, cards, n, NULL) == TN_PLAY_OK;
}


/* Reads the tape's next decision, if it is cards that can be played here.
** Nothing is read if it is not: TN_REFUSED. */
static tn_Need taped(tn_Table *table, tn_Card *cards, int *n) {
  tn_Tape *tape = &table->tape;
  uint32_t next;
  tn_Answer answer = tn_tape_get(tape, tape->at, &next);
  const tn_Card *said =
      answer.kind == TN_CARD_ANSWER ? &answer.card : answer.bytes;
  if (answer.kind == TN_TEXT_ANSWER || answer.size == 0)
    return TN_REFUSED;
  *n = answer.size;
  for (int i = 0; i < *n; i++)
    cards[i] = said[i];
  bool yes = table->question.kind == TN_ASK_FORCED
                 ? forced_of(table, cards, *n) >= 0
                 : allowed(table, cards, *n);
  if (!yes)
    return TN_REFUSED;
  tape->at = next;
  tape->read++;
  tn_log_add(table, (tn_Event){.what = TN_DECIDED,
                               .seat = table->question.seat,
                               .place = table->question.kind});
  return TN_DONE;
}


/* Notes the cards that were decided on.  A single card is noted the short
** way. */
static tn_Need note(tn_Table *table, const tn_Card *cards, int n, bool only) {
  if (n == 1)
    return note_card(table, cards[0], only);
  return tn_table_decide(
      table, table->question.seat,
      (tn_Answer){TN_CARDS_ANSWER, only, (uint8_t)n, TN_NONE, cards});
}


/* The stream from which the bot to be asked draws its play.  A steady bot's
** depends on how many cards it has played, not on the decisions of others. */
static tn_Random stream(const tn_Table *table) {
  uint8_t seat = table->question.seat;
  if (table->bot[seat] != TN_STEADY)
    return (tn_Random){tn_table_bot_bits(table)};
  uint32_t before = (uint32_t)set_count(&table->played[seat]);
  return (tn_Random){
      tn_steady_bits(table, seat, PLAY_TOPIC + table->question.kind, before)};
}


/* A lead may have any number of cards, an answer as many as were led. */
static bool ask(tn_Table *table) {
  const tn_Trick *trick = &table->trick;
  uint8_t hand = tn_hand_pile(trick->turn);
  int held = table->pile[hand].count, led = table->lead.cards;
  int most = held < TN_PLAY - 1 ? held : TN_PLAY - 1;
  bool leads = trick->plays == 0;
  if (held == 0 || (!leads && held < led))
    return false;
  table->question = (tn_Question){.kind = TN_ASK_PLAY,
                                  .seat = trick->turn,
                                  .from = hand,
                                  .to = TN_TRICK,
                                  .least = leads ? 1 : led,
                                  .most = leads ? most : led};
  return true;
}


bool tn_trick_ask(tn_Table *table) { return is_play(table) && ask(table); }


/* Finds the play of the player in turn.  The random play also tells whether
** there is a choice at all, so it is drawn even where a player is asked. */
static tn_Need ask_play(tn_Table *table, tn_Card *cards, int *n) {
  const tn_Trick *trick = &table->trick;
  if (!ask(table))
    return TN_IMPOSSIBLE;
  if (table->tape.at < table->tape.used)
    return taped(table, cards, n);
  tn_Random random = stream(table);
  uint8_t bot = table->bot[trick->turn];
  bool only;
  tn_Set play = tn_trick_random(table, &random, &only);
  if (bot == TN_ASKED && (!only || table->asks_all))
    return TN_ANSWER_DUE;
  if (!only && (bot == TN_TAKER || bot == TN_DUCKER))
    play = tni_quick_play(table, &random);
  *n = tn_set_list(&play, cards);
  return note(table, cards, *n, only);
}


/* The player after the leader chooses which component a failed throw leads, if
** there is a choice. */
static tn_Need ask_forced(tn_Table *table, tn_Card *cards, int *n) {
  tn_Question *question = &table->question;
  uint8_t seat = table->next[table->trick.leader];
  *n = tn_forced_cards(table, 0, cards);
  if (table->forces == 1)
    return TN_DONE;
  *question = (tn_Question){.kind = TN_ASK_FORCED,
                            .seat = seat,
                            .from = TN_NONE,
                            .to = TN_NONE,
                            .least = 1,
                            .most = table->lead.cards};
  if (table->tape.at < table->tape.used)
    return taped(table, cards, n);
  if (table->bot[seat] == TN_ASKED)
    return TN_ANSWER_DUE;
  tn_Random random = stream(table);
  uint32_t nth = tn_random_below(&random, table->forces);
  *n = tn_forced_cards(table, (int)nth, cards);
  return note(table, cards, *n, false);
}


/* Moves the cards of the player in turn to the trick. */
static void lay(tn_Table *table, const tn_Card *cards, int n) {
  tn_Trick *trick = &table->trick;
  uint8_t pile = tn_hand_pile(trick->turn);
  tn_Pile *hand = &table->pile[pile];
  for (int i = 0; i < n; i++) {
    if (table->log.on)
      tni_log_move(table, cards[i], pile, TN_TRICK);
    set_remove(&hand->set, cards[i]);
    set_add(&table->played[trick->turn], cards[i]);
    trick->cards[trick->plays * n + i] = cards[i];
  }
  hand->count = (uint16_t)(hand->count - n);
  trick->width = (uint8_t)n;
  trick->plays++;
  table->pile[TN_TRICK].count = (uint16_t)(trick->plays * n);
}


/* Lays a lead.  It is read as components once; all answers are compared with
** them. */
static void lead(tn_Table *table, const tn_Card *cards, int n) {
  tn_Trick *trick = &table->trick;
  tn_format_read(&table->lead, table->order, cards, n);
  table->forces = 0;
  trick->led = table->lead.group;
  trick->best = trick->turn;
  trick->best_card = table->lead.card[0];
  trick->best_height = table->lead.part[0].top;
  if (table->log.on)
    tni_log_unbeaten(table);
  lay(table, cards, n);
}


/*
** Lays an answer.  What it tells of the hand is logged in two parts: what the
** hand lacked while the cards were still in it, and what it lacks without them.
*/
static void follow(tn_Table *table, const tn_Card *cards, int n) {
  tn_Trick *trick = &table->trick;
  tn_Set play = set_from(cards, n);
  uint8_t seat = trick->turn;
  int height = tn_play_height(table->order, table->plays, &table->lead, &play,
                              table->work);
  if (height > trick->best_height) {
    trick->best = seat;
    trick->best_card = cards[0];
    trick->best_height = (int16_t)height;
  }
  if (table->log.on)
    tni_log_lacks(table, &play);
  lay(table, cards, n);
  if (table->log.on)
    tni_log_void(table, seat, &play);
}


static void play_cards(tn_Table *table, const tn_Card *cards, int n) {
  tn_Trick *trick = &table->trick;
  if (trick->plays == 0)
    lead(table, cards, n);
  else
    follow(table, cards, n);
  trick->turn = table->next[trick->turn];
}


/* No question, and no check whether they are allowed: a host may use it to play
** cards itself. */
bool tn_trick_play_cards(tn_Table *table, const tn_Card *cards, int n) {
  tn_Format format;
  tn_Set play;
  if (!is_play(table) || !holds(table, cards, n, &play))
    return false;
  bool leads = table->trick.plays == 0;
  if (leads ? !tn_format_read(&format, table->order, cards, n)
            : n != table->lead.cards)
    return false;
  play_cards(table, cards, n);
  return true;
}


/*
** Does a lead of several components fail?  Those that another hand can beat are
** noted in `forced`.  The cards were shown to all, and what nobody could beat
** tells of the other hands, so both are logged.
*/
static bool throw_fails(tn_Table *table, const tn_Card *cards, int n) {
  const tn_Set *hands[TN_SEATS];
  int others = 0;
  uint8_t leader = table->trick.leader;
  tn_format_read(&table->lead, table->order, cards, n);
  if (table->lead.parts == 1)
    return false;
  for (uint8_t seat = 0; seat < table->players; seat++)
    if (seat != leader && !table->out[seat])
      hands[others++] = hand_of(table, seat);
  table->forces = (uint8_t)tn_throw_forced(table->order, &table->lead, hands,
                                           others, table->forced);
  if (table->forces == 0)
    return false;
  table->failed[leader]++;
  for (int i = 0; table->log.on && i < n; i++)
    tn_table_show(table, table->lead.card[i], tn_hand_pile(leader));
  tn_log_add(table, (tn_Event){.what = TN_THROWN,
                               .seat = leader,
                               .from = tn_hand_pile(leader),
                               .to = TN_NONE,
                               .seen = 0xFF,
                               .n = (uint32_t)n});
  if (table->log.on)
    tni_log_unbeaten(table);
  return true;
}


/* Does a random bot answer a single card, while nobody keeps a log?  Most plays
** are of that sort, and need none of the sets of cards. */
static bool is_plain(const tn_Table *table) {
  const tn_Trick *trick = &table->trick;
  return trick->plays > 0 && table->lead.cards == 1 && !table->log.on &&
         table->tape.at == table->tape.used &&
         table->bot[trick->turn] == TN_RANDOM;
}


/* Moves a single card that answers a single card to the trick. */
static void lay_one(tn_Table *table, tn_Card card) {
  tn_Trick *trick = &table->trick;
  uint8_t seat = trick->turn;
  tn_Pile *hand = &table->pile[tn_hand_pile(seat)];
  int height = card_height(table->order, table->lead.group, card);
  if (height > trick->best_height) {
    trick->best = seat;
    trick->best_card = card;
    trick->best_height = (int16_t)height;
  }
  set_remove(&hand->set, card);
  set_add(&table->played[seat], card);
  hand->count--;
  trick->cards[trick->plays++] = card;
  trick->width = 1;
  table->pile[TN_TRICK].count = trick->plays;
  trick->turn = table->next[seat];
}


/* Draws and plays such a card, as tn_follow_random draws it. */
static tn_Need play_plain(tn_Table *table) {
  const tn_Trick *trick = &table->trick;
  tn_Kinds held = hand_of(table, trick->turn)->plane[0];
  tn_Kinds suit = held & table->order->of_group[table->lead.group];
  tn_Kinds kinds = suit ? suit : held;
  bool only = (kinds & (kinds - 1)) == 0;
  tn_Random random = {tn_table_bot_bits(table)};
  if (!ask(table))
    return TN_IMPOSSIBLE;
  tn_Card card = only ? tn_kinds_first(kinds)
                      : pick_kind(kinds, tn_random_next(&random), false);
  tn_Need need = note_card(table, card, only);
  if (need == TN_DONE)
    lay_one(table, card);
  return need;
}


tn_Need tni_play_next(tn_Table *table) {
  if (table->forces == 0 && is_plain(table))
    return play_plain(table);
  tn_Card cards[TN_PLAY] = {0};
  int n = 0;
  bool forced = table->forces > 0;
  tn_Need need =
      forced ? ask_forced(table, cards, &n) : ask_play(table, cards, &n);
  if (need != TN_DONE)
    return need;
  if (!forced && n > 1 && table->trick.plays == 0 &&
      throw_fails(table, cards, n))
    return table->stop_after_throw ? TN_THROW_FAILED : TN_DONE;
  play_cards(table, cards, n);
  return TN_DONE;
}
