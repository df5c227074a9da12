/* The worlds of a bot that thinks: what the files about them share. */
#ifndef tnl_worlds_h
#define tnl_worlds_h

#include "match/ends.h"
#include "match/measure.h"
#include "match/trace.h"
#include "think/beliefs.h"
#include "think/habits.h"
#include "think/styles.h"
#include "think/trend.h"

#define WORLDS_T TYPE_NAME("worlds")

/* The work of a decision where several cards are played; of others it is 1. */
#define AT_ONCE 6

#define toworlds(L) ((Worlds *)luaL_checkudata(L, 1, WORLDS_T))

/* User values. */
enum { WORLDS_MATCH = 1, WORLDS_SCRATCH, WORLDS_FLOW, WORLDS_TRACE };

typedef struct Worlds {
  const Match *match; /* the true one, waiting for an answer of `seat` */
  Match *scratch;
  tn_Knowledge *knowledge;
  tn_Knowledge *common; /* of all players; NULL until it is needed */
  tn_Memory memory;
  tn_Random random;
  tn_World world;
  Skip skip;        /* of the tricks in the present world, */
  Trace trace;      /* and of the rules before them, */
  Ends ends;        /* and after them */
  tn_Tape tape;     /* the round so far, as it is in the world */
  tn_Tape plan;     /* a move and the choices that go best with it */
  tn_Tape course;   /* all decisions after the bid that was played last, */
  uint64_t courses; /* and the seed of that playout */
  bool apart;       /* each discard has plans of its own */
  uint64_t chance;  /* the world's seed from the move on */
  uint64_t work;    /* done so far */
  int64_t left;     /* steps that all of it may still take */
  uint32_t runs;    /* how often the rules have run, */
  bool heavy;       /* and they have taken long */
  uint32_t made;    /* worlds so far */
  bool trusts;      /* not every world is compared with what was seen, */
  bool compared;    /* but the present one was */
  Styles styles;    /* how quick bots play their cards, */
  Beliefs beliefs;  /* what others' choices tell of their hands */
  bool believes;    /* it has been learnt */
  int told;         /* facts about the worth of cards, */
  Outdone outdone[OUTDONE]; /* with which worlds must agree */
  Habits habits;            /* and how they choose */
  Trend trend;              /* how results go with what is taken */
  int64_t points[TN_SEATS]; /* of the last playout, see margin() */
  Thinking thinking;        /* of the playout that was last */
  uint8_t took[TN_SEATS];   /* tricks of the seats in that playout, */
  bool says_took;           /* which others say in the next one */
  lua_State *flow;          /* of the scratch match */
  bool failed;              /* an error is on top of the flow */
  bool found;               /* a world was found at the last attempt, */
  bool reached;             /* and the question has been reached in it */
  uint8_t seat;
} Worlds;

/* Prepares the round in the world, with the first `size` bytes of its decisions
** as they were. */
void tnl_begin_again(lua_State *L, Worlds *worlds, uint32_t size);

/* Goes on in the scratch match until a player must answer or the round ends.
** False: an error is on top of the flow. */
bool tnl_go_on(lua_State *L, Worlds *worlds);

/* Plays the round so far in the world.  Does it reach the question? */
bool tnl_play_so_far(lua_State *L, Worlds *worlds);

/* Is a round's end worth remembering?  The rules must do the same before the
** tricks in all worlds, as far as is known. */
bool tnl_may_remember(const Worlds *worlds);

/* May a playout do without the rules, if it is known what they score? */
bool tnl_may_skip_rules(lua_State *L, const Worlds *worlds);

/* The round so far without the rules, if it may do without them: only the
** tricks can go on from there. */
void tnl_skip_so_far(lua_State *L, Worlds *worlds);

/* Answers false, and after an error also the error and the dead flow. */
int tnl_failure(lua_State *L, Worlds *worlds);

/* Makes another world that fits what all players have seen, and looks at the
** hands in it.  Where they have changed since the choices, the world also fits
** what the player alone has seen.  False: none was found, or its choices cannot
** be made. */
bool tnl_worlds_common(lua_State *L, Worlds *worlds);

/* What a seat knows, or what all know (TN_NONE).  Raises where memory or the
** budget does not suffice, or where the log does not add up. */
tn_Knowledge *tnl_know(lua_State *L, const Match *match, uint8_t seat,
                       const tn_Memory *memory);

/* Methods of worlds: see there. */
int tnl_worlds_again(lua_State *L);
int tnl_worlds_believe(lua_State *L);
int tnl_worlds_chosen(lua_State *L);
int tnl_worlds_doubt(lua_State *L);
int tnl_worlds_ignore(lua_State *L);
int tnl_worlds_look(lua_State *L);
int tnl_worlds_next(lua_State *L);
int tnl_worlds_quick(lua_State *L);
int tnl_worlds_reach(lua_State *L);
int tnl_worlds_same(lua_State *L);

#endif
