/* Texts as lists of words. */
#include "nouns/nouns.h"

#include <string.h>

#define BLANKS " \t\n\v\f\r"
#define MOST 100000 /* items that `combine` and `join` make */
#define SHORT 64    /* letters of a text that is put together quickly */
#define FEW 32 /* letters of texts that are compared without being charged */


/*** split(text) -> list
The words of a text, as a list.
@example local suits = split "H D S C"   -- suits[1] is "H"
@group lists */
static int split(lua_State *L) {
  const char *text = luaL_checkstring(L, 1);
  lua_createtable(L, 2, 0);
  for (lua_Integer n = 1; *(text += strspn(text, BLANKS)) != '\0'; n++) {
    size_t size = strcspn(text, BLANKS);
    lua_pushlstring(L, text, size);
    lua_rawseti(L, -2, n);
    text += size;
  }
  return 1;
}


static bool is_blank(char letter) {
  return letter == ' ' || (letter >= '\t' && letter <= '\r');
}


/* Adds the items of the list at `arg` to the list at `list`, or the value there
** alone, unless it is nil or false. */
static void add_items(lua_State *L, int list, int arg) {
  lua_Integer n = (lua_Integer)lua_rawlen(L, list);
  if (!lua_toboolean(L, arg))
    return;
  if (!lua_istable(L, arg)) {
    lua_pushvalue(L, arg);
    lua_rawseti(L, list, n + 1);
    return;
  }
  for (lua_Integer i = 1; lua_geti(L, arg, i) != LUA_TNIL; i++) {
    tnl_argcheck(L, n + i <= MOST, arg, "too_many_items");
    lua_rawseti(L, list, n + i);
  }
  lua_pop(L, 1);
}


/*** join(items…) -> list
One list of the items of several, in their order.
@param items… lists, or single items; nil and false are left out
@return a new list
@example local high = join({ "BJ", "LJ" }, cards_of("2 A", "S H"), "KS")
@group lists */
static int join(lua_State *L) {
  int n = lua_gettop(L);
  lua_newtable(L);
  for (int arg = 1; arg <= n; arg++)
    add_items(L, n + 1, arg);
  return 1;
}


/* words(text): the loop of the first version of the words.  Loops have gone
** through a text or a pile itself since then. */
static int words(lua_State *L) {
  if (lua_type(L, 1) != LUA_TUSERDATA)
    luaL_checkstring(L, 1);
  tnl_push_loop(L, 1);
  return 1;
}


/* Replaces a text at `arg` by the list of its words. */
static void check_words(lua_State *L, int arg) {
  if (lua_type(L, arg) != LUA_TSTRING) {
    luaL_checktype(L, arg, LUA_TTABLE);
    return;
  }
  lua_pushcfunction(L, split);
  lua_pushvalue(L, arg);
  lua_call(L, 1, 1);
  lua_replace(L, arg);
}


/* Pushes the text of place `n` of the list at `arg`. */
static const char *push_word(lua_State *L, int arg, lua_Integer n,
                             size_t *size) {
  list_item(L, arg, n);
  tnl_argcheck(L, lua_isstring(L, -1), arg, "text_or_texts_expected");
  return lua_tolstring(L, -1, size);
}


/* Pushes a word and another behind it; with `apart`, a blank between. */
static void push_joined(lua_State *L, const char *word, size_t size, bool apart,
                        const char *other, size_t other_size) {
  char text[SHORT];
  size_t all = size + apart + other_size;
  if (all > SHORT) {
    luaL_Buffer long_text;
    luaL_buffinit(L, &long_text);
    luaL_addlstring(&long_text, word, size);
    luaL_addlstring(&long_text, " ", apart);
    luaL_addlstring(&long_text, other, other_size);
    luaL_pushresult(&long_text);
    return;
  }
  memcpy(text, word, size);
  if (apart)
    text[size] = ' ';
  memcpy(text + size + apart, other, other_size);
  lua_pushlstring(L, text, all);
}


/*** combine(words, more) -> list
Each of some words followed by each of others, with a blank between.
@param words a text, or a list of texts
@param more the same; with the text "" the first word is alone
@example local bids = combine("1 2 3", { "", "no trump" })
-- { "1", "1 no trump", "2", "2 no trump", "3", "3 no trump" }
@group lists */
static int combine(lua_State *L) {
  lua_Integer n = 0;
  lua_settop(L, 2);
  check_words(L, 1);
  check_words(L, 2);
  lua_Integer words = tnl_list_length(L, 1);
  lua_Integer others = tnl_list_length(L, 2);
  tnl_argcheck(L, words <= 1000 && others <= 1000 && words * others <= MOST, 1,
               "too_many_words");
  lua_createtable(L, (int)(words * others), 0);
  for (lua_Integer i = 1; i <= words; i++) {
    size_t size, other_size;
    const char *word = push_word(L, 1, i, &size);
    for (lua_Integer j = 1; j <= others; j++) {
      const char *other = push_word(L, 2, j, &other_size);
      push_joined(L, word, size, size > 0 && other_size > 0, other, other_size);
      lua_rawseti(L, 3, ++n);
      lua_settop(L, 4);
    }
    lua_settop(L, 3);
  }
  return 1;
}


/* Does the text begin with the word, and go on with a blank? */
static bool begins(const char *text, size_t length, const char *word,
                   size_t size) {
  return size < length && text[size] == ' ' && memcmp(text, word, size) == 0;
}


/* Pushes the word of the text at index 2 that another text begins with, and
** says how long it is; false if there is none. */
static bool push_first_word(lua_State *L, const char *text, size_t length,
                            size_t *size) {
  const char *word = lua_tostring(L, 2);
  for (;; word += *size) {
    while (is_blank(*word))
      word++;
    for (*size = 0; word[*size] != '\0' && !is_blank(word[*size]);)
      ++*size;
    if (*size == 0)
      return false;
    if (begins(text, length, word, *size)) {
      lua_pushlstring(L, word, *size);
      return true;
    }
  }
}


/* The same with the items of the list at index 2. */
static bool push_first_item(lua_State *L, const char *text, size_t length,
                            size_t *size) {
  tnl_open_list(L, 2);
  for (lua_Integer n = 1; list_item(L, 2, n) != LUA_TNIL; n++) {
    tnl_argcheck(L, lua_type(L, -1) == LUA_TSTRING, 2,
                 "text_or_texts_expected");
    const char *word = lua_tolstring(L, -1, size);
    if (begins(text, length, word, *size))
      return true;
    lua_pop(L, 1);
  }
  return false;
}


/*** part(text, words) -> word, rest
Takes apart what `combine` has put together: the first word, and the rest.
@param text such as a bid
@param words the words that the text may begin with: a text, words with blanks
between; or a list of texts
@return the word, and the rest if there is one; the whole text if it begins
with none of the words
@example local number, kind = part("4 no trump", "3 4 5")
-- "4", "no trump"
@group lists */
static int part(lua_State *L) {
  size_t length, size = 0;
  int type = lua_type(L, 2);
  if (lua_type(L, 1) != LUA_TSTRING)
    return tnl_raise(L, "part: text_not %s", luaL_typename(L, 1));
  if (type != LUA_TSTRING && type != LUA_TTABLE)
    return tnl_raise(L, "part: words_expected %s", luaL_typename(L, 2));
  const char *text = lua_tolstring(L, 1, &length);
  bool found = type == LUA_TSTRING ? push_first_word(L, text, length, &size)
                                   : push_first_item(L, text, length, &size);
  if (!found) {
    lua_settop(L, 1);
    return 1;
  }
  lua_pushlstring(L, text + size + 1, length - size - 1);
  return 2;
}


/* The words of a text, or the items of a list, that are gone through. */
typedef struct Items {
  int arg;          /* where the list is */
  const char *text; /* what is left of the text; NULL: it is a list */
  lua_Integer n;    /* items of the list so far */
} Items;


/* The items of the value at `arg`; neither a text nor a list is an error. */
static Items open_items(lua_State *L, int arg, const char *word) {
  Items items = {.arg = arg};
  int type = lua_type(L, arg);
  if (type != LUA_TSTRING && type != LUA_TTABLE)
    tnl_raise(L, "%s: words_expected %s", word, luaL_typename(L, arg));
  if (type == LUA_TSTRING)
    items.text = lua_tostring(L, arg);
  else
    tnl_open_list(L, arg);
  return items;
}


/* The next item as it is shown; NULL behind the last.  One of a list is on the
** stack. */
static const char *next_item(lua_State *L, Items *items, size_t *size) {
  if (items->text) {
    const char *word = items->text + strspn(items->text, BLANKS);
    *size = strcspn(word, BLANKS);
    items->text = word + *size;
    return *size > 0 ? word : NULL;
  }
  int type = list_item(L, items->arg, ++items->n);
  if (type == LUA_TNIL)
    return NULL;
  if (type != LUA_TSTRING && type != LUA_TNUMBER && type != LUA_TBOOLEAN)
    lua_pushstring(L, luaL_typename(L, -1));
  return luaL_tolstring(L, -1, size);
}


/*** cards_of(ranks [, suits]) -> list
The cards of one rank or several, in one suit or several.
@param ranks a text, or a list
@param suits their letters; "C D H S", if they are left out
@example cards_of("2")                 -- { "2C", "2D", "2H", "2S" }
local honours = cards_of("A K Q J", "H")   -- { "AH", "KH", "QH", "JH" }
@group lists */
static int cards_of(lua_State *L) {
  const char *rank, *suit;
  size_t size, suit_size;
  lua_Integer cards = 0;
  lua_settop(L, 2);
  if (!lua_toboolean(L, 2)) {
    lua_pushliteral(L, "C D H S");
    lua_replace(L, 2);
  }
  Items ranks = open_items(L, 1, "cards_of");
  const Items all_suits = open_items(L, 2, "cards_of");
  lua_createtable(L, 4, 0);
  while ((rank = next_item(L, &ranks, &size))) {
    int top = lua_gettop(L);
    Items suits = all_suits;
    while ((suit = next_item(L, &suits, &suit_size))) {
      push_joined(L, rank, size, false, suit, suit_size);
      lua_rawseti(L, 3, ++cards);
      lua_settop(L, top);
    }
    lua_settop(L, 3);
  }
  lua_settop(L, 3);
  return 1;
}


/* Is argument `arg` a text of at most `most` letters? */
static const char *short_text(lua_State *L, int arg, size_t most,
                              size_t *size) {
  if (lua_type(L, arg) != LUA_TSTRING)
    return NULL;
  const char *text = lua_tolstring(L, arg, size);
  return *size <= most ? text : NULL;
}


int tnl_find(lua_State *L) {
  size_t size, wanted;
  const char *text = short_text(L, 1, FEW, &size);
  const char *what = short_text(L, 2, FEW, &wanted);
  if (!text || !what || wanted == 0 || !lua_isnone(L, 3)) {
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
    return lua_gettop(L);
  }
  for (size_t at = 0; at + wanted <= size; at++)
    if (text[at] == *what && memcmp(text + at, what, wanted) == 0) {
      lua_pushinteger(L, (lua_Integer)at + 1);
      lua_pushinteger(L, (lua_Integer)at + (lua_Integer)wanted);
      return 2;
    }
  lua_pushnil(L);
  return 1;
}


/* core.trimmed(text) -> text without the blanks at its end, which a pattern
** finds less fast where they are many */
static int trimmed(lua_State *L) {
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  while (size > 0 && text[size - 1] != '\0' &&
         strchr(BLANKS, text[size - 1]) != NULL)
    size--;
  lua_pushlstring(L, text, size);
  return 1;
}


static const luaL_Reg functions[] = {
    {"trimmed", trimmed},
    {NULL, NULL},
};

static const luaL_Reg globals[] = {
    {"cards_of", cards_of}, {"combine", combine}, {"part", part},
    {"join", join},         {"split", split},     {"words", words},
    {NULL, NULL},
};


void tnl_open_split(lua_State *L) {
  luaL_setfuncs(L, functions, 0);
  tnl_addfunctions(L, "globals", globals);
}
