/*
** What binding files of all rooms share: names of types, and how tables,
** numbers and errors are written.
*/
#ifndef tnl_host_h
#define tnl_host_h

#include <lauxlib.h>
#include <lua.h>

#include "tenace.h"

#include "host/opens.h"
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

/* These add their parts to the module, which is on top of the stack. */
void tnl_open_folder(lua_State *L);
void tnl_open_disk(lua_State *L);
void tnl_open_disk_write(lua_State *L);

#endif
