/*
** What rules hold and what they may use up: the budget of a state, and the
** accounts to which its memory is charged.
*/
#ifndef tn_lua_account_h
#define tn_lua_account_h

#include <signal.h>
#include <string.h>

#include "host/bindings.h"
#include "host/owners.h"
#include "host/pool.h"

#define EACH 1000                    /* instructions between two looks */
#define LIGHT 160                    /* bytes of a block that costs nothing */
#define TEXT_MOST 65536              /* letters of one text that rules make */
#define STACK_MOST ((size_t)1 << 18) /* bytes of calls and values at once */

/*
** Memory that belongs together: what the rules of one match have made, or those
** of one variant while its files were loaded; or all that is the host's.  A
** block is charged to the account under which it was made until it is freed.
*/
typedef struct Account {
  size_t used, most; /* bytes; above `most` the rules are stopped */
  size_t longest;    /* bytes of the longest text that was made */
  size_t deepest;    /* bytes of the stack at its deepest */
  bool closed;       /* it goes with its last block */
  struct Account *next, **link;
} Account;

/* Why rules are to be stopped at their next instruction. */
typedef enum Stop {
  STOP_NOT,
  STOP_MEMORY, /* if what they hold is too much after a collection, too */
  STOP_TEXT,
  STOP_STACK
} Stop;

/* How rules came to run: restored when they end. */
typedef struct Entry {
  lua_State *running;
  Account *account;
  const tn_Tape *tape;
} Entry;

struct tn_Budget {
  Pool pool;        /* over the allocator that was there */
  size_t small;     /* blocks up to this come from the pool */
  void *last;       /* the main state's block: freed when all else is */
  Owners owners;    /* of blocks, where they have no heads */
  Account host;     /* all that is no rules' */
  Account *first;   /* of the others */
  Account *account; /* that is charged now */
  bool core;        /* the core asks, not Lua */
  lua_State *main;
  lua_State *volatile running; /* the thread that runs rules, or NULL */
  volatile sig_atomic_t turn;  /* counts the answers that rules began */
  volatile sig_atomic_t seen;  /* `turn` at the last tick */
  volatile sig_atomic_t ticking, interrupted;
  uint32_t seen_read;       /* decisions of `tape` at the last tick */
  lua_Integer instructions; /* allowed for one answer */
  lua_Integer left;         /* of them */
  const tn_Tape *tape;      /* the decisions of the match that runs, or NULL */
  uint32_t mark;            /* of them, when `left` was filled */
  size_t share;             /* bytes that an account of rules may hold */
  Stop stop;
  bool patient;        /* a record is played again: it gets more of all */
  bool always;         /* the hook is armed from the start */
  void (*start)(void); /* the host's: begin to tick */
};

/* Do rules of another match run, in its flow?  What they hold of this match
** they cannot have come by. */
static inline bool is_foreign(lua_State *L, const Match *match) {
  const tn_Budget *budget;
  memcpy(&budget, lua_getextraspace(L), sizeof budget);
  return budget->tape && budget->tape != &match->table.tape;
}

/* A new account in the state, empty; raises an error for want of memory. */
Account *tnl_account_new(lua_State *L);

/* It is not charged any more, and goes with its last block. */
void tnl_account_close(lua_State *L, Account *account);

/* Bytes of all accounts. */
size_t tnl_account_total(const tn_Budget *budget);

/* Puts the budget between the state and its allocator, once. */
void tnl_account_install(lua_State *L);

/* Takes instructions off the budget; without any left, the rules are stopped at
** their next one.  False: there are none left. */
bool tnl_spend(tn_Budget *budget, size_t instructions);

/* The thread is stopped to look every `each` instructions from now on. */
void tnl_budget_arm(lua_State *L, int each);

/* All instructions are there again. */
void tnl_budget_refill(tn_Budget *budget);

/* How many answers the match that runs has had. */
uint32_t tnl_budget_decisions(const tn_Budget *budget);

/* Rules are stopped at their next instruction. */
void tnl_stop_soon(tn_Budget *budget, Stop why);

/* Rules begin to run in a thread, and end or pause.  The account may be NULL
** where rules run already. */
Entry tnl_enter_rules(tn_Budget *budget, lua_State *thread, Account *account,
                      const tn_Tape *tape);
void tnl_leave_rules(tn_Budget *budget, lua_State *thread, Entry before);

#endif
