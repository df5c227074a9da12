/*
** The core made visible to Lua: what the binding files share.
**
** A match is one userdata, the `self` of rules files.  Its metatable is its
** own: reading a name looks into its fields, then among the steps and words of
** its variant; writing a name checks the value by the declared kind.
*/
#ifndef tn_bindings_h
#define tn_bindings_h

#include <lauxlib.h>
#include <lua.h>

#include "tenace.h"

#include "host/raise.h"

/* The things of the wide core have types of their own, but no names of their
** own: tnl_new_type gives those of the others. */
#define WIDE_TYPE "tenace.wide."
#ifdef TN_WIDE
#define TYPE_NAME(name) WIDE_TYPE name
#else
#define TYPE_NAME(name) "tenace." name
#endif

#define DECK_T TYPE_NAME("deck")
#define ORDER_T TYPE_NAME("order")
#define CARDS_T TYPE_NAME("cards")
#define PLAYER_T TYPE_NAME("player")
#define SIDE_T TYPE_NAME("side")
#define PILE_T TYPE_NAME("pile")
#define PARTY_T TYPE_NAME("party")

/* A match's user values. */
enum {
  MATCH_FIELDS = 1, /* what steps read and write by name */
  MATCH_VARIANT,    /* what the rules files were made into */
  MATCH_FLOW,       /* the coroutine that runs the steps */
  MATCH_ORDER,      /* keeps the present order alive */
  MATCH_ASKED,      /* the pending question's text: { prompt=, list= ... } */
  MATCH_NOTES,      /* what the log's TN_NOTED events mean */
  MATCH_RULES,      /* the functions of the kit's rules, by number */
  MATCH_FIXED,      /* keeps the block of fixed cards alive */
  MATCH_POINTS,     /* keeps the points of cards alive, if they vary */
  MATCH_TALLY,      /* what sides have counted: side, points, reason, ... */
  MATCH_PARTIES,    /* the names of this round's parties */
  MATCH_TRACE,      /* the values of a trace of its rules */
  MATCH_ORIGINS,    /* which lines of the rules made what the log tells */
  MATCH_SAYINGS,    /* by seat, the words that may be said before a card */
  MATCH_SEALED,     /* by seat, what the sealed answer may be, as a list */
  MATCH_PARTS       /* from here on players, sides, and piles */
};

#define PARTIES 2          /* in a round */
#define TN_TOPICS 256      /* two topics may share a place and count together */
#define TN_NUMBERS 1000    /* of a list of numbers to choose from, at most */
#define TNL_POINTS 1000000 /* fewer are scored or counted at once */
#define TALLY 1000         /* entries of a round's tally, at most, */
#define TALLY_ENTRY 2      /* and the values of each in its list */

/*
** A playout for a bot that thinks, while it runs.  Native bots are sober in it:
** they bid only if they must.  It notes what they choose before the first card.
*/
typedef struct Thinking {
  struct Habits *habits; /* how native bots choose, */
  struct Styles *styles; /* and how they play their cards */
  bool by_habit;         /* habit chose the last native answer */
  bool chosen;           /* another side has chosen since `chooser` did */
  uint8_t chooser;       /* the side that chose first, or TN_NONE */
  uint32_t chosen_at;    /* the tape's byte behind the last of its choices */
} Thinking;

/*
** Where a playout goes on in the middle of play_tricks.  Of the tricks before,
** it plays none: when the word is called for the same time as in the playout
** before, the table gets its snapshot.
*/
typedef struct Skip {
  tn_Snapshot snapshot;
  uint32_t nth; /* call of play_tricks in the round; 0: nothing is skipped */
} Skip;

/* What a match of either core begins with. */
typedef struct MatchHead {
  uint64_t magic;          /* tells a match from other userdata */
  struct Account *account; /* of the memory that its rules hold */
  const tn_Tape *tape;     /* of its table */
} MatchHead;

/* The most layers of the step `after_trick`: the game's, and those of house
** rules. */
#define MOST_HEARERS 16

typedef struct Match {
  MatchHead head;
  tn_Table table;
  uint64_t set;        /* fields of the round that were set, a bit each */
  uint64_t open;       /* fields of each side or player that are open, */
  uint64_t copied;     /* and those of which they have copies: see own.c */
  Thinking *thinking;  /* NULL, or the playout this is for */
  const Skip *skip;    /* NULL, or what this playout need not play, */
  struct Trace *trace; /* and NULL, or what it need not run of the rules */
  struct Ends *known;  /* NULL, or what keeps how this playout ends */
  tn_Claim claim;      /* with a camp: the tricks end so when they go on, */
  bool claims_points;  /* and points of cards are counted */
  const tn_Order
      *by_suit[TN_SUITS + 1]; /* orders met so far; the kit holds them */
  const int32_t *points; /* of each card, or NULL; the kit holds them, or the
                         ** match, if they depend on trumps or fields */
  tn_Kinds tops;         /* the highest trumps of most contracts */
  const char *asked;     /* what runs while the table is locked; NULL: a rule */
  uint64_t topic;        /* of the question, for steady bots; 0: by its kind */
  int32_t stop_each;     /* pauses each time after this many rounds; 0: never */
  int32_t finished;      /* rounds that have been scored */
  int32_t target, floor,
      rounds;              /* any of them ends the match; 0: it does not */
  int tallied;             /* entries of the tally */
  int32_t tally[TN_SEATS]; /* what each side counts in this round */
  uint32_t calls;          /* of words and rules: a measure of the work done */
  uint8_t can_say;         /* how often the word is being asked within itself */
  uint32_t tricks_called;  /* calls of play_tricks in the round, in a playout */
  uint32_t looks;          /* of rules at players, sides and piles, */
  uint32_t pile_looks;     /* and of these at piles */
  uint32_t deep_looks;     /* those at more than tricks, points and fields */
  uint32_t sealed[TN_SEATS]; /* the round's decisions up to a seat's sealed
                             ** answer; 0: it has none */
  uint32_t asks_first_at;    /* the number of decisions in the round at which */
  uint8_t asks_first;       /* this seat, less 1, is asked first of all that are
                           ** asked at once; 0: the dealer's left */
  uint8_t order_suit;       /* the suit that the order depends on, if it does:
                      ** TN_SUITS if it is nil, TN_NONE if it is no suit */
  uint16_t idle;            /* rounds in succession without a decision */
  uint8_t posed[TN_TOPICS]; /* how often in this round, by topic and seat */
  uint8_t turn_of;          /* whose turn it is, in each_turn, */
  uint8_t turn_next;  /* who is next in place of the usual one, or TN_NONE, */
  uint8_t turn_skips; /* and how many lose their next turn */
  uint8_t finished_seats;        /* players who have gone out in each_turn, */
  uint8_t finisher[TN_SEATS];    /* in this order */
  bool first;                    /* no round has ended in this flow */
  uint8_t play_on[MOST_HEARERS]; /* sides whose tricks a layer of the step
                                 ** `after_trick` does not hear, a bit each */
  uint8_t hearers;               /* layers of that step: 0 if there is none */
  uint8_t ends;                  /* the round ends at once, and its flow begins
                                 ** anew: 1, with its step `after_round`; 2,
                                 ** without; 0: it goes on */
  uint8_t hearer;                /* the one that runs, from 0 */
  uint8_t winner;                /* winning side, or TN_NONE: a draw */
  uint8_t won_by; /* who has won at the end of this round, or TN_NONE */
  uint8_t people; /* how many seats are a player's, all before the others */
  uint8_t first_dealer, next_dealer; /* seats, or TN_NONE: as usual */
  bool turns_go_on;                  /* when somebody holds no cards */
  bool order_stale;   /* a field that the order may depend on has changed */
  bool over;          /* the last round has been scored */
  bool between;       /* paused between rounds */
  bool again;         /* the round is dealt again: its flow begins anew */
  uint16_t thrown_in; /* deals of this round: how often that was so */
  bool until_empty;   /* tricks are played as long as there are cards */
  bool only_tricks;   /* play_tricks runs, but no step that it has called */
  bool stepped;       /* play_tricks has called a step */
  bool in_tricks;     /* a playout has skipped into play_tricks */
  bool after_round;   /* the step of that name runs */
  bool play_begun;    /* the round's first trick has been led */
  bool points_vary;
  bool has_floor;
  bool lowest;    /* the lowest wins, and not the highest */
  bool ties_draw; /* equal ones at the target are a draw */
  bool by_field;  /* of a field of each side, and not of the totals */
} Match;

/* The player whose turn is after that seat; hands that are nobody's are left
** out. */
static inline uint8_t tnl_next_person(const Match *match, uint8_t seat) {
  do
    seat = match->table.next[seat];
  while (seat >= match->people);
  return seat;
}

/* A kit's values that are needed in every round, by number. */
enum {
  KIT_ORDERS = 1,
  KIT_ORDER_FIELDS,
  KIT_EMPTY,
  KIT_ROUND_NAMES,
  KIT_FIRST, /* names of fields of a round, each with its first value behind;
             ** nil: none has one */
  KIT_RULES,
  KIT_NAMED,
  KIT_NEEDS,
  KIT_SETS, /* what lists of sets consist of, by the list */
  KIT_COUNT_NAME,
  KIT_AFTER_TRICK,
  KIT_SAID, /* the step that hears words before a card */
  KIT_WINS,
  KIT_CLIMB,
  KIT_CAPTURES,
  KIT_CONDITIONS, /* on fields: { name, set of values } */
  KIT_SIDE_HAS,   /* by name, what each side has: the number of the first */
  KIT_PLAYER_HAS, /* pile; the name of a field's list; or, for a field that
                   ** is set in C, its entry.  The same for each player */
  KIT_OWN         /* these entries, by number and by the name of the list */
};

/* The kinds of declared fields, as a kit numbers them. */
enum {
  FIELD_TEXT = 1,
  FIELD_SUIT,
  FIELD_NUMBER,
  FIELD_FLAG,
  FIELD_PLAYER,
  FIELD_SIDE,
  FIELD_CARD,
  FIELD_CARDS,
  FIELD_LIST,
  FIELD_CHECKED /* one of some values: a function of the kit checks */
};

/* What a kit says of a field in one number: its kind, whether each side or
** player has one, whether the order depends on it alone, and its number.  The
** fields of a round have the first numbers, from 1 on. */
enum {
  FIELD_KIND = 0x3F,
  FIELD_EACH = 0x40,
  FIELD_ORDERS = 0x80,
  FIELD_NUMBERS = 0x100
};

#define LAST_FIELD 63 /* from this number on fields are emptied together */


/* The tricks, which wait for a card, end as it was claimed; `points` are those
** of each card, or NULL where tricks were claimed. */
static inline void end_as_claimed(Match *match, const int32_t *points) {
  tn_Claim claim = match->claim;
  claim.card = points;
  match->claim.camp = 0;
  match->claim.worth = tn_table_claim(&match->table, &claim);
}


/* Notes that a field has a value: the round's end empties it. */
static inline void note_set(Match *match, lua_Integer field) {
  match->set |= UINT64_C(1) << (field < LAST_FIELD ? field : LAST_FIELD);
}


/* What tells matches, players, sides and piles from other userdata; and those
** of the wide core from those of the other. */
#define WIDE_MAGIC (UINT64_C(1) << 63)
#ifdef TN_WIDE
#define MAGIC(number) (UINT64_C(number) | WIDE_MAGIC)
#else
#define MAGIC(number) UINT64_C(number)
#endif

#define MATCH_MAGIC MAGIC(0x74656E6163653031)
#define PLAYER_MAGIC MAGIC(0x74656E506C617901)
#define SIDE_MAGIC MAGIC(0x74656E5369646502)
#define CARDS_MAGIC MAGIC(0x74656E4361726404)
#define PILE_MAGIC MAGIC(0x74656E50696C6503)
#define PARTY_MAGIC MAGIC(0x74656E5061727405)

/* User values of a part.  Only players and sides have the second: the table in
** which rules look first for what they have. */
enum { PART_MATCH = 1, PART_LOOK };

/* A player, side or pile of a match. */
typedef struct Part {
  uint64_t magic;
  Match *match;
  uint8_t number; /* seat, side or pile, from 0 */
} Part;

/* Cards outside a match; the user value is their deck. */
typedef struct Cards {
  uint64_t magic;
  const tn_Deck *deck;
  tn_Set set;
} Cards;

/* The cards at `arg`, or NULL if the value is not a cards object. */
const Cards *tnl_testcards(lua_State *L, int arg);

/* The part that is the first argument, of the match whose rules run; anything
** else is an error. */
const Part *tnl_checkpart(lua_State *L, uint64_t magic, const char *type);

/* A number from 1 to `most`, less one.  Anything else is an error that says
** what is expected. */
uint8_t tnl_checknumber(lua_State *L, int arg, int most, const char *noun);

/* The part at `arg`, or NULL if the value is no such part. */
const Part *tnl_testpart(lua_State *L, int arg, uint64_t magic);

/* The match at `arg`.  Anything else is an error that names the argument, and
** so is a match other than the one whose rules run. */
Match *tnl_checkmatch(lua_State *L, int arg);

/* The match at index 1, of which rules see more now than tricks, points and
** fields. */
static inline Match *tnl_checklook(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  match->deep_looks++;
  return match;
}

/* The same for a word that changes the match: an error while a rule is
** answering, or while all players are asked at once. */
Match *tnl_changing(lua_State *L, const char *word);

/* The same for a word that asks a player and changes nothing else. */
Match *tnl_only_asking(lua_State *L, const char *word);

/* Adds the note on top of the stack to those of the match at `arg`, and pops
** it.  Answers its number. */
lua_Integer tnl_keep_note(lua_State *L, int arg);

/* The same, and adds the note to the match's log. */
void tnl_add_note(lua_State *L, Match *match, int arg);

/* Gives the field named at index 2 the value at index 3, and notes it if a log
** is kept. */
void tnl_store_field(lua_State *L, Match *match);

/* What runs while the table is locked.  While an order is worked out, the
** address of its name tells. */
#define A_CONDITION "the condition of a question"
#define STEP_OVER "step 'over'"
#define STEP_NEXT_DEALER "step 'next_dealer'"
extern const char tnl_A_ORDER[];

/* Calls the function on the stack, as lua_call does, while nothing may
** change. */
void tnl_call_locked(lua_State *L, Match *match, const char *asked,
                     int arguments, int results);

/* The same for a function that changes nothing that others look at.  Where no
** rules run yet, it runs under the budgets of rules. */
void tnl_call_rules(lua_State *L, const MatchHead *match, int arguments,
                    int results);

/* Notes that a word did as much work as that many instructions.  Raises an
** error if the rules that called it have none left. */
void tnl_spend_work(lua_State *L, size_t instructions);

/*
** The steps that the core may take for the answer that is being worked out, to
** be handed to whatever goes through many possibilities there: the same budget
** as that of instructions.  What the host asks while no rules run has one of
** its own each time.  Call tnl_check_work when the core has answered: if it has
** ended early, that raises the error that endless rules get, or "interrupted!".
*/
tn_Work *tnl_work(lua_State *L);
void tnl_check_work(lua_State *L);

/* Raises "interrupted!", as the host has said: what runs ends. */
int tnl_raise_interrupted(lua_State *L);

/* Raises it if the host has said so, or if the flow has died of it.  To be
** called now and then by what runs long without Lua. */
void tnl_check_interrupted(lua_State *L, lua_State *flow);

/* Bytes of the longest text made under the account at `arg`. */
size_t tnl_longest_text(lua_State *L, int arg);

/*
** A list of the rules may be read only.  Then its metatable has, at 1, the
** table behind it.  That table takes the list's place at `arg`, where no rules
** can reach it.  False if the list is an ordinary one; it stays.
*/
bool tnl_open_list(lua_State *L, int arg);

/* The length of a list of the rules; and what it has at `n`, which is pushed:
** answers its type.  A list that is read often is opened first. */
lua_Integer tnl_list_length(lua_State *L, int arg);
#define list_item(L, arg, n) lua_geti((L), (arg), (n))

/* The match at `arg`, or NULL if the value is none. */
Match *tnl_testmatch(lua_State *L, int arg);

/* Makes the match at `arg` what it was at its beginning, but for the seed.  Its
** flow still has to be set. */
void tnl_restart(lua_State *L, Match *match, int arg, uint64_t seed);

/* Pushes user value `n` of the match at `arg` . */
#define pushvalue(L, arg, n) lua_getiuservalue((L), (arg), (n))

/* Pushes a player, side or pile object of the match at `arg`. */
void tnl_pushplayer(lua_State *L, int arg, uint8_t seat);
void tnl_pushside(lua_State *L, int arg, uint8_t side);
void tnl_pushpile(lua_State *L, int arg, uint8_t pile);

/* Pushes party number `party` (0 or 1) of the match at `arg`; and the party at
** `arg`, or NULL if the value is none. */
void tnl_pushparty(lua_State *L, int arg, uint8_t party);
const Part *tnl_testparty(lua_State *L, const Match *match, int arg);

/* The only coercions: a player or its number; a side, its number or one of its
** players; a pile, or a player for the hand. */
uint8_t tnl_checkplayer(lua_State *L, const Match *match, int arg);

/* The seat that a table of arguments names; `none` if it names none. */
uint8_t tnl_seat_argument(lua_State *L, const Match *match, int arg,
                          const char *name, uint8_t none);

/* Checks that a table of arguments has a text of that name, or none if it is
** optional. */
void tnl_need_text(lua_State *L, int arg, const char *name, bool optional);
uint8_t tnl_checkside(lua_State *L, const Match *match, int arg);
uint8_t tnl_checkpile(lua_State *L, const Match *match, int arg);

/* A card from its text. */
tn_Card tnl_checkcard(lua_State *L, const tn_Deck *deck, int arg);

/* Cards from text, a list of texts, cards, or a pile; copies counted. */
tn_Set tnl_checkset(lua_State *L, const tn_Deck *deck, int arg);

/* The set of cards that are listed; an error if there are more than the deck
** has. */
tn_Set tnl_set_of(lua_State *L, const tn_Deck *deck, int arg,
                  const tn_Card *cards, int n);

/* The same in the order given; there is room for TN_CARDS.  Answers how many
** there are. */
int tnl_checklist(lua_State *L, const tn_Deck *deck, int arg, tn_Card *cards);

/* Pushes a card's text; several separated by blanks; as a cards object. */
void tnl_pushcard(lua_State *L, const tn_Deck *deck, tn_Card card);
void tnl_pushcards(lua_State *L, const tn_Deck *deck, const tn_Card *cards,
                   int n);
void tnl_pushkinds(lua_State *L, const tn_Deck *deck, tn_Kinds kinds);
void tnl_newcards(lua_State *L, const tn_Deck *deck, const tn_Set *set);

/* The points by card of the match at `arg`, or an error if the game does not
** say. */
const int32_t *tnl_present_points(lua_State *L, int arg);

/* What the cards of pile `n` count; an error if the game does not say. */
lua_Integer tnl_points_in(lua_State *L, int arg, uint8_t n);

/* pile:points(), a method of piles. */
int tnl_pile_points(lua_State *L);

/* The tricks end as it was claimed.  The match is at index 1. */
void tnl_end_tricks(lua_State *L, Match *match);

/* Pushes a group of an order: its suit's letter, "trump", or nil. */
void tnl_pushgroup(lua_State *L, const tn_Order *order, uint8_t group);

/* The kinds that count as that suit (a letter or "trump") in the order. */
tn_Kinds tnl_checkgroup(lua_State *L, const tn_Order *order, int arg);

const tn_Deck *tnl_checkdeck(lua_State *L, int arg);
const tn_Order *tnl_checkorder(lua_State *L, int arg);

/* The order that the match plays by now.  It is worked out anew if a field that
** it may depend on has changed. */
const tn_Order *tnl_present_order(lua_State *L, int arg);

/*
** Fields of each side or player.  `self` and `fields` are the indices of the
** match and of its table of fields.
*/

/* Closes the field whose list's name is on top, and pushes the list, if it is
** open. */
bool tnl_close_own(lua_State *L, int fields);

/* Closes all of them.  Their lists may be replaced then. */
void tnl_close_all_own(lua_State *L, int self);

/* The list of the match at index 1 whose name is at the index `name` has been
** replaced. */
void tnl_replaced_own(lua_State *L, Match *match, int name);

/* Empties those of a round. */
void tnl_forget_own(lua_State *L, int self);

/* From now on, what rules read of a player or a side is looked up by a
** function, until it is kept again. */
void tnl_hide_parts(lua_State *L, int self);

/* Begins the next round.  The match is at index 1; the running function has the
** texts "dealer" and "round_number" as its first upvalues. */
void tnl_begin_round(lua_State *L, Match *match);

/* Ends the round, and the match as it usually ends.  Answers whether the flow
** is to pause here. */
bool tnl_end_round(lua_State *L, Match *match);
/* Finds which facts of duties hold that depend on fields of the match at
** `arg`. */
void tnl_present_facts(lua_State *L, int arg);

/* Begins a word that asks: checks self, player and prompt. */
Match *tnl_asking(lua_State *L, const char *word, int kind);

/* Asks for one of the texts of the list at index 4, with nothing at 6, and
** pushes it.  If it has to pause, `again` goes on afterwards. */
void tnl_choose_text(lua_State *L, lua_KFunction again);

/* Answers the pending question with its only possible answer, unless the tape
** has another. */
bool tnl_only_answer(lua_State *L, Match *match, const char *text);

/* Is there a function `before` among the arguments of play_tricks?  It is on
** top. */
bool tnl_check_before(lua_State *L, const Match *match, int arg);

/* Plays up to `n` tricks with the function on top of the stack before each
** card, and pushes the winner of the last; the match is at index 1. */
int tnl_play_by_hand(lua_State *L, uint8_t leader, int n);

/* The cards that the host's rule of that number names to the player in turn.
** The rule may not change the match, nor pause. */
tn_Kinds tnl_named_by_rule(lua_State *L, Match *match, int rule);

/* TN_RULE_DUE: calls the host's rule that the core waits for, and puts its
** answer into the table. */
void tnl_ask_rule(lua_State *L, Match *match);

/* Works out what the player in turn may play to the trick: question.legal. */
void tnl_legal_cards(lua_State *L, Match *match);

/* Checks that the player at index 2 is due to play to the trick. */
uint8_t tnl_check_turn(lua_State *L, const Match *match);

/* Asks that player for a card, and plays it if `plays`; pushes the card. */
int tnl_ask_card(lua_State *L, Match *match, bool plays);

/*
** TN_WORD_DUE: does the player in turn say a word before the card, by the tape
** or as a native bot?  Then its step `said` and three arguments are pushed.  If
** not, the table knows now that a card follows.
*/
bool tnl_hear_word(lua_State *L, Match *match);

/* TN_WORD_SAID: pushes the step `said` and its arguments. */
void tnl_push_word(lua_State *L, const Match *match);

/* Pushes the word that a random bot says in place of a card.  False: none. */
bool tnl_push_bot_word(lua_State *L, Match *match, uint64_t bits);

/* A solver's memory is the host's: no account of rules is charged for it. */
tn_Memory tnl_solver_memory(void);

/* Lua's allocator, as the core wants it. */
tn_Memory tnl_lua_memory(lua_State *L);

/* Raises the error of a need, which is none of the first four. */
int tnl_raise_need(lua_State *L, const Match *match, tn_Need need);

/*
** Answers the flow in which the function at index `f` will run the match at
** index `arg`.  What ran there before is given up.  Resuming the flow goes on
** until a player must answer, or the round or the match is over.  False: an
** error is on top of the flow, which is dead then.  Raises that memory is short
** if the log has lost something.
*/
lua_State *tnl_set_flow(lua_State *L, int arg, int f);
bool tnl_resume_flow(lua_State *L, Match *match, lua_State *flow);

/* The word play_tricks begins.  In a playout, the first of its tricks may be
** skipped. */
void tnl_begin_tricks(lua_State *L, Match *match);

/* Notes, for what the log tells from now on, which line of the rules has called
** the word under way.  Only where a log is kept. */
void tnl_note_origin(lua_State *L, const Match *match);

/* Pushes the list of these notes: how many events there were, the path of the
** rules file that made those from then on, and the line; and so on. */
void tnl_push_origins(lua_State *L, int arg);

/* Raises that a step has changed what it only hears of. */
void tnl_raise_changed(lua_State *L, const char *step);

/* Raises if a trick on the table would be lost. */
void tnl_need_no_trick(lua_State *L, const Match *match);

/* Is a layer of the step `after_trick` to be called with that winner? */
bool tnl_hears_trick(const Match *match, uint8_t winner);

/* The player whom the step `after_trick`, whose answer is on top of the stack,
** lets lead to the next trick; else TN_NONE. */
uint8_t tnl_answered_leader(lua_State *L, const Match *match);

/* A text's method `find` inside rules: finds a short text in another.  What is
** more than that is left to upvalue 1. */
int tnl_find(lua_State *L);

/* Pushes a function that gives the words of a text, or the cards of a pile, one
** after another, and then nothing.  Later changes of the pile do not matter. */
void tnl_push_loop(lua_State *L, int arg);

/* The call of a text, cards or a pile at 1: if it comes from a loop that begins
** ('for card in player.hand do'), pushes the first item, nil if there is none,
** and lets the loop go on through the rest.  False if it is no such call. */
bool tnl_begin_loop(lua_State *L);

/* A table with the functions, under `name` in the table on top. */
void tnl_addfunctions(lua_State *L, const char *name,
                      const luaL_Reg *functions);

/* Pushes the metatable of a new type, as luaL_newmetatable does. */
void tnl_new_type(lua_State *L, const char *type);

/* Lets the type on top, whose methods are in a table, refuse all other names,
** numbers, and calls but those of a loop.  `list` says how to write a list of
** what it holds. */
void tnl_refuse_others(lua_State *L, const char *noun, const char *list);

/* The whole number at the index, from `least` to `most`.  Anything else is an
** error, which begins with the word and what the number is for it: "ask: n". */
lua_Integer tnl_check_range(lua_State *L, int at, lua_Integer least,
                            lua_Integer most, const char *what);

/* Puts a number under `name` into the table on top. */
void tnl_set_number(lua_State *L, const char *name, lua_Integer n);

/* Pushes a value as text: a table, a function and what else has no text of its
** own by its type alone, never by its address. */
const char *tnl_shown(lua_State *L, int arg, size_t *size);

/* An integer field of the table at `arg`, or `none`. */
lua_Integer tnl_number_field(lua_State *L, int arg, const char *name,
                             lua_Integer none);

/* Adds to what a side has counted in the round; the match is at index 1.  The
** reason is on top and is popped. */
void tnl_add_tally(lua_State *L, Match *match, uint8_t side,
                   lua_Integer points);

/* Has the side counted something for the reason at index `reason`? */
bool tnl_has_tally(lua_State *L, const Match *match, uint8_t side, int reason);

/* Pushes a text that says how a side's count was reached; the match is at
** `arg`. */
void tnl_push_tally_text(lua_State *L, int arg, uint8_t side);

/* The word `show`: shows the cards at 2, or a player's hand, for the reason at
** 3. */
int tnl_show_cards(lua_State *L);

/* self:hand_over where nobody else sees the cards. */
int tnl_give_unseen(lua_State *L);

/* Scores lines of points and reasons for a side: the list at index 3. */
int tnl_score_lines(lua_State *L, Match *match, uint8_t side);

/* Pushes what the melds of a side count, as `side.melds` has it; an error
** if the game has no melds. */
void tnl_push_side_melds(lua_State *L, const Match *match, uint8_t side);

/* Pushes what the cards count that a player has laid in this round, as
** `player.points_laid` has it; an error if not all may add to all melds. */
void tnl_push_points_laid(lua_State *L, const Match *match, uint8_t seat);

#include "host/opens.h"

#endif
