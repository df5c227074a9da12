/* A match of scripts: its parts, fields, order, flow, log and budgets. */
#ifndef tnl_match_h
#define tnl_match_h

#include "match/kit.h"
#include "nouns/nouns.h"

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

/* What runs while the table is locked.  While an order is worked out, the
** address of its name tells. */
#define A_CONDITION "the condition of a question"
#define STEP_OVER "step 'over'"
#define STEP_NEXT_DEALER "step 'next_dealer'"
extern const char tnl_A_ORDER[];

/* The player whose turn is after that seat; hands that are nobody's are left
** out. */
static inline uint8_t tnl_next_person(const Match *match, uint8_t seat) {
  do
    seat = match->table.next[seat];
  while (seat >= match->people);
  return seat;
}

/* The tricks, which wait for a card, end as it was claimed; `points` are those
** of each card, or NULL where tricks were claimed. */
static inline void end_as_claimed(Match *match, const int32_t *points) {
  tn_Claim claim = match->claim;
  claim.card = points;
  match->claim.camp = 0;
  match->claim.worth = tn_table_claim(&match->table, &claim);
}

/* Is a layer of the step `after_trick` to be called with that winner? */
static inline bool hears_trick(const Match *match, uint8_t winner) {
  uint8_t side = match->table.side_of[winner];
  for (int i = 0; i < match->hearers; i++)
    if (!(match->play_on[i] >> side & 1))
      return true;
  return false;
}

/* Notes that a field has a value: the round's end empties it. */
static inline void note_set(Match *match, lua_Integer field) {
  match->set |= UINT64_C(1) << (field < LAST_FIELD ? field : LAST_FIELD);
}

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

/* Begins a word that asks: checks self, player and prompt. */
Match *tnl_asking(lua_State *L, const char *word, int kind);

/* The part that is the first argument, of the match whose rules run; anything
** else is an error. */
const Part *tnl_checkpart(lua_State *L, uint64_t magic, const char *type);

/* A number from 1 to `most`, less one.  Anything else is an error that says
** what is expected. */
uint8_t tnl_checknumber(lua_State *L, int arg, int most, const char *noun);

/* Adds the note on top of the stack to those of the match at `arg`, and pops
** it.  Answers its number. */
lua_Integer tnl_keep_note(lua_State *L, int arg);

/* The same, and adds the note to the match's log. */
void tnl_add_note(lua_State *L, Match *match, int arg);

/* Gives the field named at index 2 the value at index 3, and notes it if a log
** is kept. */
void tnl_store_field(lua_State *L, Match *match);

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

/* The points by card of the match at `arg`, or an error if the game does not
** say. */
const int32_t *tnl_present_points(lua_State *L, int arg);

/* Pushes the numbers of these obligations, a bit each, as a list. */
void tnl_push_obligations(lua_State *L, const tn_Table *table, unsigned bound);

/* What the cards of pile `n` count; an error if the game does not say. */
lua_Integer tnl_points_in(lua_State *L, int arg, uint8_t n);

/* pile:points(), a method of piles. */
int tnl_pile_points(lua_State *L);

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

/* Finds which facts of duties hold that depend on fields of the match at
** `arg`. */
void tnl_present_facts(lua_State *L, int arg);

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

/* Pushes what the melds of a side count, as `side.melds` has it; an error
** if the game has no melds. */
void tnl_push_side_melds(lua_State *L, const Match *match, uint8_t side);

/* Pushes what the cards count that a player has laid in this round, as
** `player.points_laid` has it; an error if not all may add to all melds. */
void tnl_push_points_laid(lua_State *L, const Match *match, uint8_t seat);

/* These add their parts to the module, which is on top of the stack. */
void tnl_open_count(lua_State *L);
void tnl_open_plain(lua_State *L);
void tnl_open_own(lua_State *L);
void tnl_open_holder(lua_State *L);
void tnl_open_pile(lua_State *L);
void tnl_open_setup(lua_State *L);
void tnl_open_match(lua_State *L);
void tnl_open_matches(lua_State *L);
void tnl_open_field(lua_State *L);
void tnl_open_party(lua_State *L);
void tnl_open_tape(lua_State *L);
void tnl_open_written(lua_State *L);
void tnl_open_state(lua_State *L);
void tnl_open_start(lua_State *L);
void tnl_open_log(lua_State *L);
void tnl_open_numbers(lua_State *L);
void tnl_open_budget(lua_State *L);
void tnl_open_flow(lua_State *L);
void tnl_open_sentence(lua_State *L);

#endif
