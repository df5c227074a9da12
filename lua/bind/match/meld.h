/* Melds in Lua: what the files about them share. */
#ifndef tn_lua_meld_h
#define tn_lua_meld_h

#include "match/asking.h"
#include "match/setup.h"

/* Why the text of a move cannot be read, if it cannot. */
typedef enum MoveText {
  MOVE_READ,
  MOVE_NO_VERB, /* its first word says nothing */
  MOVE_NO_CARD, /* a word is no card */
  MOVE_NO_MELD, /* there is no such meld to add to */
  MOVE_TOO_MANY /* groups, or cards of a kind */
} MoveText;

/* Reads a move of the player whose turn it is.  If it cannot be read, `word`
** and `length` are the wrong word. */
MoveText tnl_read_move(const Match *match, const char *text, size_t size,
                       tn_MeldMove *move, const char **word, size_t *length);

/* Reads the cards of a meld as text at an index of the stack, with those for
** which wild cards stand, as in `4H BJ=5H 6H`; raises what is wrong. */
tn_MeldPart tnl_check_meld(lua_State *L, const tn_MeldRules *rules, int index);

/* Writes the text of a move that is allowed, without a zero; there is room for
** TN_TEXT.  Answers its size. */
size_t tnl_write_move(const tn_Table *table, const tn_MeldMove *move,
                      char *text);

/* Raises that a word is for games with melds, if this game has none. */
void tnl_need_melds(lua_State *L, const Match *match, const char *word);

/* The sort of a full meld; NULL if the meld is not full. */
const char *tnl_full_name(const tn_MeldRules *rules, uint8_t kind, int naturals,
                          int wild);

/* A random bot's move.  `forced` says whether it is the only one.  False if it
** is not forced and no move is `wanted`. */
bool tnl_random_meld_move(const tn_Table *table, tn_MeldStage stage,
                          bool wanted, uint64_t bits, tn_MeldMove *move,
                          bool *forced);

/* How a quick bot ends a turn where players knock: it knocks if it can, and
** else discards a card that is in no meld, of two the one that counts more. */
void tnl_quick_end(const tn_Table *table, uint64_t bits, tn_MeldMove *move);

/* Pushes a random bot's move for the pending question, as text. */
void tnl_push_meld_move(lua_State *L, const Match *match, uint64_t bits);

/* Reads the facts about melds; the deck and the piles have been read. */
void tnl_read_melds(lua_State *L, Setup *setup);

/* All in turn lay aside the cards that the fact `laid_down` names, and draw as
** many. */
void tnl_lay_down(Match *match);

#endif
