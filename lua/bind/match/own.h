/* Fields that each side or player has. */
#ifndef tn_own_h
#define tn_own_h

#include "match/match.h"

/* A kit's entry for a field of each side or player: plain numbers or flags. */
typedef struct Own {
  lua_Integer least, most;
  lua_Integer field; /* its number among all fields */
  uint8_t number;    /* and among those that can be open */
  uint8_t owners;
  bool of_side, of_round, flag;
} Own;


/* Does the field take the value at index `arg` as it is? */
static inline bool takes_own(lua_State *L, const Own *own, int arg) {
  if (own->flag)
    return lua_isboolean(L, arg);
  lua_Integer n = lua_tointeger(L, arg);
  return lua_isinteger(L, arg) && n >= own->least && n <= own->most;
}


static inline bool is_open(const Match *match, const Own *own) {
  return match->open >> own->number & 1;
}


/*
** `self` is the index of the match, `entry` that of the field's entry, `name`
** that of the name of its list; `owner` is a number from 0.
*/

/* Opens the field. */
void tnl_begin_own(lua_State *L, int self, int entry);

/* Pushes the value of the owner, by the match's list; nil if it is empty.  The
** field is not open. */
void tnl_push_listed(lua_State *L, int self, int name, int owner);
void tnl_push_closed(lua_State *L, int self, int entry, int owner);

#endif
