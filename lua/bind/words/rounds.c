/*
** What the flow of a match runs: its rounds, one after the other.
**
** A round has stages.  The step `round` may pause to ask a player; when it has
** ended, the flow goes on with the next stage.  Other steps only answer.
*/
#include "words/words.h"
#include "match/trace.h"

typedef enum Stage {
  PREPARE,    /* somebody may have fixed the cards */
  ASK_DEALER, /* the step `next_dealer`, but for the flow's first round */
  BEGIN,
  DEAL_AGAIN, /* as PREPARE, for a deal after one that was thrown in */
  PLAY,       /* the step `round` */
  AFTER,      /* the step `after_round` */
  ASK_OVER,   /* the step `over` */
  END,
  ENDED
} Stage;

/* The upvalues of the flow.  Functions that the variant does not have are
** false. */
enum {
  DEALER = 1, /* tnl_begin_round needs these two names */
  ROUND_NUMBER,
  ROUND,
  AFTER_ROUND,
  OVER,
  NEXT_DEALER,
  BEGIN_KEEPS,
  SAVE_KEEPS,
  PREPARING,   /* what prepares the rounds of a match, by match */
  BEGIN_ROUND, /* core.begin_round, core.end_round: an error that they raise */
  END_ROUND,   /* about what a step has answered names that step */
  UPVALUES = END_ROUND
};

/* The match and what prepares its rounds stay at the bottom of the stack. */
#define BOTTOM 2


static int go_on(lua_State *L, int status, lua_KContext stage);


/* Calls an upvalue, if it is a function, with the match. */
static void call(lua_State *L, int upvalue, int results, Stage next) {
  if (!lua_toboolean(L, lua_upvalueindex(upvalue)))
    return;
  lua_pushvalue(L, lua_upvalueindex(upvalue));
  lua_pushvalue(L, 1);
  lua_callk(L, 1, results, (lua_KContext)next, go_on);
}


/* Asks an upvalue, if it is a function, about the match, which it may not
** change: what it asked or played between rounds would belong to none. */
static void ask(lua_State *L, Match *match, int upvalue, int results) {
  if (!lua_toboolean(L, lua_upvalueindex(upvalue)))
    return;
  lua_pushvalue(L, lua_upvalueindex(upvalue));
  lua_pushvalue(L, 1);
  tnl_call_locked(L, match, upvalue == OVER ? STEP_OVER : STEP_NEXT_DEALER, 1,
                  results);
}


/* Lets the cards of a deal be fixed: of a round, and of which one in it. */
static void prepare(lua_State *L, int round, int thrown_in, Stage next) {
  if (lua_isnil(L, BOTTOM))
    return;
  lua_pushvalue(L, BOTTOM);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, round);
  lua_pushinteger(L, thrown_in);
  lua_callk(L, 3, 0, (lua_KContext)next, go_on);
}


/* Has a step answered?  Then its answer is above the bottom of the stack, and
** an upvalue is called with the match and that. */
static bool hand_on(lua_State *L, int upvalue, int results, Stage next) {
  int answers = lua_gettop(L) - BOTTOM;
  if (answers == 0)
    return false;
  lua_pushvalue(L, lua_upvalueindex(upvalue));
  lua_insert(L, BOTTOM + 1);
  lua_pushvalue(L, 1);
  lua_insert(L, BOTTOM + 2);
  lua_callk(L, answers + 1, results, (lua_KContext)next, go_on);
  return true;
}


static void begin(lua_State *L, Match *match) {
  if (!hand_on(L, BEGIN_ROUND, 0, DEAL_AGAIN))
    tnl_begin_round(L, match);
  call(L, SAVE_KEEPS, 0, DEAL_AGAIN);
}


/* Ends the round.  Answers whether it is to pause here. */
static bool end(lua_State *L, Match *match) {
  match->first = false;
  return !hand_on(L, END_ROUND, 0, ENDED) && tnl_end_round(L, match);
}


/* Goes on at a stage, until the match is over or pauses after a round. */
static int go_on(lua_State *L, int status, lua_KContext stage) {
  (void)status;
  Match *match = lua_touserdata(L, 1);
  for (;;) {
    switch ((Stage)stage) {
      case PREPARE: prepare(L, match->table.round + 1, 0, ASK_DEALER); break;
      case ASK_DEALER:
        if (!match->first)
          ask(L, match, NEXT_DEALER, 1);
        break;
      case BEGIN: begin(L, match); break;
      case DEAL_AGAIN:
        if (match->thrown_in > 0)
          prepare(L, match->table.round, match->thrown_in, PLAY);
        break;
      case PLAY:
        if (match->trace)
          tnl_trace_begin(L, match);
        call(L, ROUND, 0, AFTER);
        break;
      case AFTER:
        match->after_round = true;
        call(L, AFTER_ROUND, 0, ASK_OVER);
        break;
      case ASK_OVER:
        match->after_round = false;
        ask(L, match, OVER, LUA_MULTRET);
        break;
      case END:
        if (end(L, match))
          return lua_yieldk(L, 0, ENDED, go_on);
        break;
      case ENDED:
        match->between = false;
        if (match->over)
          return 0;
        stage = PREPARE;
        continue;
    }
    stage++;
  }
}


/* Where the flow begins: before a round, in one that is dealt again, or where
** one ends at once. */
static Stage first_stage(Match *match) {
  Stage ended = match->ends == 1 ? AFTER : ASK_OVER;
  Stage stage = match->ends ? ended : match->again ? DEAL_AGAIN : PREPARE;
  match->again = false;
  match->ends = 0;
  return stage;
}


/* The rounds of the match. */
static int play_rounds(lua_State *L) {
  Match *match = tnl_checkmatch(L, 1);
  Stage stage = first_stage(match);
  lua_settop(L, 1);
  match->first = true;
  if (match->table.round == 0)
    call(L, BEGIN_KEEPS, 0, PREPARE);
  lua_pushvalue(L, 1);
  lua_rawget(L, lua_upvalueindex(PREPARING));
  return go_on(L, LUA_OK, (lua_KContext)stage);
}


/*
** core.rounds(round, after_round, over, next_dealer, begin_keeps, save_keeps,
** preparing) -> the flow of a match: functions of the match, or false
*/
static int rounds(lua_State *L) {
  lua_settop(L, 7);
  lua_pushliteral(L, "dealer");
  lua_insert(L, 1);
  lua_pushliteral(L, "round_number");
  lua_insert(L, 2);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_pushcclosure(L, play_rounds, UPVALUES);
  return 1;
}


void tnl_open_rounds(lua_State *L) {
  lua_getfield(L, -1, "begin_round");
  lua_getfield(L, -2, "end_round");
  lua_pushcclosure(L, rounds, 2);
  lua_setfield(L, -2, "rounds");
}
