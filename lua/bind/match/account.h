/* What rules hold and use up: the budget of a state, and the accounts to which
** its memory is charged. */
#ifndef tn_lua_account_h
#define tn_lua_account_h

#include <signal.h>
#include <string.h>

#include "match/match.h"
#include "host/owners.h"
#include "host/pool.h"

#define EACH 1000                    /* instructions between two looks */
#define LIGHT 160                    /* bytes of a block that costs nothing */
#define TEXT_MOST 65536              /* letters of one text that rules make */
#define STACK_MOST ((size_t)1 << 18) /* bytes of calls and values at once */

/* What tidies up after an interruption, or says that it was one, has so many
** instructions. */
#define GRACE 20000000

/*
** Memory that belongs together: what the rules of one match have made; or those
** of one variant while its files were loaded; or everything of the host's.  A
** block is charged to the account under which it was made until it is freed.
*/
typedef struct Account {
  size_t used, most; /* bytes; above `most` rules are stopped */
  size_t longest;    /* bytes of the longest text that was made */
  size_t deepest;    /* bytes of the stack at its deepest */
  bool closed;       /* freed with its last block */
  struct Account *next, **link;
} Account;

/* Why rules will be stopped at their next instruction. */
typedef enum Stop {
  STOP_NOT,
  STOP_MEMORY, /* if they hold too much even after a collection */
  STOP_TEXT,
  STOP_STACK
} Stop;

/* What ran before rules began: restored when they end. */
typedef struct Entry {
  lua_State *running;
  Account *account;
  const tn_Tape *tape;
} Entry;

struct tn_Budget {
  Pool pool;        /* over the allocator that was there */
  size_t small;     /* blocks up to this come from the pool */
  void *last;       /* the main state's block: freed last */
  Owners owners;    /* of blocks, where they have no heads */
  Account host;     /* everything that is not of rules */
  Account *first;   /* of the others */
  Account *account; /* the one charged now */
  bool core;        /* the core asks, not Lua */
  lua_State *main;
  lua_State *volatile running; /* the thread that runs rules, or NULL */
  volatile sig_atomic_t turn;  /* counts the answers begun by rules */
  volatile sig_atomic_t seen;  /* `turn` at the last tick */
  volatile sig_atomic_t ticking;
  volatile int interrupted; /* the core looks at it, too */
  bool insists;             /* what goes on is interrupted again, */
  int64_t grace;            /* after so many instructions; 0: nothing was */
  uint32_t seen_read;       /* decisions of `tape` at the last tick */
  lua_Integer instructions; /* allowed for one answer */
  tn_Work work;             /* what is left of them; the core takes from it */
  int64_t charged;     /* that, when the bot that thinks last paid for it */
  int64_t *thought;    /* what it has left; NULL: no bot thinks */
  int ticks;           /* since these rules of its began */
  bool counted;        /* all their instructions are counted */
  const tn_Tape *tape; /* the decisions of the match that runs, or NULL */
  size_t share;        /* bytes that one account of rules may hold */
  Stop stop;
  bool patient;        /* a record is replayed: it gets more of everything */
  bool always;         /* the hook is armed from the start */
  void (*start)(void); /* the host's: begin to tick */
};

/* The match whose decisions these are runs from now on, or none. */
static inline void budget_follow(tn_Budget *budget, const tn_Tape *tape) {
  budget->tape = tape;
  budget->work.answers = tape ? &tape->read : NULL;
}

/* Do rules of another match run, in its flow?  They should not hold anything of
** this one. */
static inline bool is_foreign(lua_State *L, const Match *match) {
  const tn_Budget *budget;
  memcpy(&budget, lua_getextraspace(L), sizeof budget);
  return budget->tape && budget->tape != &match->table.tape;
}

/* A new account in the state, empty; raises an error for want of memory. */
Account *tnl_account_new(lua_State *L);

/* Closes an account: it is charged no more, and freed with its last block. */
void tnl_account_close(lua_State *L, Account *account);

/* Bytes of all accounts. */
size_t tnl_account_total(const tn_Budget *budget);

/* Puts the budget between the state and its allocator, once. */
void tnl_account_install(lua_State *L);

/* Takes instructions off the budget.  When none are left the rules are stopped
** at their next one.  False: none are left. */
bool tnl_spend(tn_Budget *budget, size_t instructions);

/* Lets the thread stop every `each` instructions for a look. */
void tnl_budget_arm(lua_State *L, int each);

/* From now on, until the rules that run next end, a bot thinks that has `left`
** steps.  All instructions of those rules are counted, or only what else they
** do, and instructions where they take long. */
void tnl_budget_think(tn_Budget *budget, int64_t *left, bool counted);

/* Fills the budget again. */
void tnl_budget_refill(tn_Budget *budget);

/* How many answers the match that runs has had. */
uint32_t tnl_budget_decisions(const tn_Budget *budget);

/* Has what was interrupted gone on for too long?  Takes instructions off the
** time that it has for that. */
bool tnl_must_stop(tn_Budget *budget, int64_t instructions);

/* Stops the rules at their next instruction. */
void tnl_stop_soon(tn_Budget *budget, Stop why);

/* Begins to run rules in a thread; and ends, or pauses, running them.  The
** account may be NULL where rules run already. */
Entry tnl_enter_rules(tn_Budget *budget, lua_State *thread, Account *account,
                      const tn_Tape *tape);
void tnl_leave_rules(tn_Budget *budget, lua_State *thread, Entry before);

#endif
