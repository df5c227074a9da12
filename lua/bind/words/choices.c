/* Choices that the rules give as a list: texts, lists of texts, and what is
** false, which is no choice. */
#include "match/asking.h"

#define LIST 4 /* the index of the list on the stack */


/* A search among choices, for number `n` or for a text; `n` counts the choices
** passed. */
typedef struct Search {
  int wanted;
  const char *text; /* or NULL */
  size_t size;
  int n;
} Search;


/* Checks that a record can keep the choice. */
static void check_choice(lua_State *L, const char *text, size_t size) {
  if (size >= TN_TEXT)
    tnl_raise(L, "choice_too_long %d", TN_TEXT - 1);
  if (strlen(text) != size)
    tnl_raise(L, "choice_zero");
}


/* Is the choice on top what is looked for? */
static bool is_found(lua_State *L, Search *search) {
  size_t size;
  const char *text = lua_tolstring(L, -1, &size); /* numbers become texts */
  tnl_argcheck(L, text, 4, "choices_are_texts");
  check_choice(L, text, size);
  return ++search->n == search->wanted ||
         (search->text && size == search->size &&
          memcmp(text, search->text, size) == 0);
}


/* Goes through the choices of the list on top, those of lists in it included.
** What is false is no choice.  True: the choice found is on top. */
static bool find_choice(lua_State *L, Search *search, bool nested) {
  tnl_open_list(L, -1);
  int list = lua_gettop(L);
  lua_Integer n = (lua_Integer)lua_rawlen(L, list);
  bool before = search->wanted == 0 || search->n + n < search->wanted;
  if (nested && before && !search->text) {
    search->n += (int)n; /* it is not among these */
    return false;
  }
  for (lua_Integer i = 1; i <= n; i++) {
    int type = lua_rawgeti(L, list, i);
    bool into = type == LUA_TTABLE && !nested;
    if (into ? find_choice(L, search, true)
             : (type == LUA_TSTRING || lua_toboolean(L, -1)) &&
                   is_found(L, search))
      return true;
    lua_settop(L, list);
  }
  return false;
}


/* Pushes the choice found in the list at index 4, if it is there. */
static bool push_choice(lua_State *L, Search *search) {
  int top = lua_gettop(L);
  lua_pushvalue(L, LIST);
  bool found = find_choice(L, search, false);
  if (found)
    lua_replace(L, top + 1);
  lua_settop(L, found ? top + 1 : top);
  return found;
}


bool tnl_find_choice(lua_State *L, const char *text, size_t size) {
  Search search = {.text = text, .size = size};
  return push_choice(L, &search);
}


Choices tnl_count_choices(lua_State *L) {
  Choices choices;
  Search all = {.wanted = 0};
  lua_pushvalue(L, LIST);
  tnl_open_list(L, -1);
  int list = lua_gettop(L);
  choices.items = (int)lua_rawlen(L, list);
  for (int i = 0; i < choices.items; i++) {
    int type = lua_rawgeti(L, list, i + 1);
    if (type == LUA_TTABLE)
      find_choice(L, &all, true);
    else if (type == LUA_TSTRING || lua_toboolean(L, -1))
      is_found(L, &all);
    if (i < CHOICE_ITEMS)
      choices.until[i] = all.n;
    lua_settop(L, list);
  }
  lua_settop(L, list - 1);
  choices.n = all.n;
  return choices;
}


/* Pushes the n-th choice as it is counted, wherever it is. */
static void search_nth(lua_State *L, int n) {
  Search search = {.wanted = n};
  push_choice(L, &search);
}


/* Replaces a list on top by its n-th item, if that is a choice. */
static bool open_item(lua_State *L, int n) {
  size_t size;
  tnl_open_list(L, -1);
  if (lua_rawgeti(L, -1, n) != LUA_TSTRING)
    return false;
  const char *text = lua_tolstring(L, -1, &size);
  check_choice(L, text, size);
  lua_replace(L, -2);
  return true;
}


/* Pushes the n-th choice. */
static void push_nth(lua_State *L, const Choices *choices, int n) {
  int i = 0, top = lua_gettop(L);
  while (i < CHOICE_ITEMS && i < choices->items && choices->until[i] < n)
    i++;
  if (i < CHOICE_ITEMS && i < choices->items) {
    lua_pushvalue(L, LIST);
    tnl_open_list(L, -1);
    int type = lua_rawgeti(L, -1, i + 1);
    if (type != LUA_TTABLE ||
        open_item(L, n - (i > 0 ? choices->until[i - 1] : 0))) {
      lua_replace(L, top + 1);
      return;
    }
    lua_settop(L, top);
  }
  search_nth(L, n);
}


void tnl_push_choice(lua_State *L, const Choices *choices, int n) {
  push_nth(L, choices, n);
  lua_tolstring(L, -1, NULL); /* numbers become texts */
}


/* A list of texts that is being made. */
typedef struct Copy {
  int to, n;            /* where it is on the stack, and how many it has */
  const Keeper *keeper; /* or NULL: all are kept */
} Copy;


/* Moves the text on top to the end of the list, if it is to be kept; false if
** it is none. */
static bool append_text(lua_State *L, Copy *copy) {
  size_t size;
  if (lua_type(L, -1) != LUA_TSTRING)
    return false;
  const char *text = lua_tolstring(L, -1, &size);
  check_choice(L, text, size);
  if (copy->keeper && !copy->keeper->keeps(L, copy->keeper->data))
    lua_pop(L, 1);
  else
    lua_rawseti(L, copy->to, ++copy->n);
  return true;
}


/* Appends those items of the list on top that are kept, if the keeper knows
** the list. */
static bool append_known(lua_State *L, Copy *copy, int items) {
  int list = lua_gettop(L);
  const Keeper *keeper = copy->keeper;
  const tn_Kinds *kinds = keeper->knows(L, items, keeper->data);
  for (int i = 0; kinds && i < items; i++)
    if (kinds[i] & keeper->held) {
      lua_rawgeti(L, list, i + 1);
      lua_rawseti(L, copy->to, ++copy->n);
    }
  return kinds != NULL;
}


/* Appends all items of the list on top, if they are texts. */
static bool append_list(lua_State *L, Copy *copy) {
  bool lasting = tnl_open_list(L, -1);
  int list = lua_gettop(L), items = (int)lua_rawlen(L, list);
  if (lasting && copy->keeper && append_known(L, copy, items))
    return true;
  for (int i = 1; i <= items; i++) {
    lua_rawgeti(L, list, i);
    if (!append_text(L, copy))
      return false;
  }
  return true;
}


/* Copies the choices to the list on top, if all are texts or lists of texts. */
static bool copy_texts(lua_State *L, const Keeper *keeper) {
  Copy copy = {.to = lua_gettop(L), .keeper = keeper};
  lua_pushvalue(L, LIST);
  tnl_open_list(L, -1);
  int list = lua_gettop(L), items = (int)lua_rawlen(L, list);
  bool all = true;
  for (int i = 1; all && i <= items; i++) {
    int type = lua_rawgeti(L, list, i);
    if (type == LUA_TTABLE)
      all = append_list(L, &copy);
    else
      all = !lua_toboolean(L, -1) || append_text(L, &copy);
    lua_settop(L, list);
  }
  lua_settop(L, copy.to);
  return all;
}


void tnl_push_choices(lua_State *L) {
  Choices choices = tnl_count_choices(L);
  lua_createtable(L, choices.n, 0);
  if (copy_texts(L, NULL))
    return;
  for (int i = 1; i <= choices.n; i++) {
    tnl_push_choice(L, &choices, i);
    lua_rawseti(L, -2, i);
  }
}


void tnl_push_choices_kept(lua_State *L, const Keeper *keeper) {
  int list = lua_gettop(L) + 1;
  lua_createtable(L, CHOICE_ITEMS, 0);
  if (copy_texts(L, keeper))
    return;
  lua_settop(L, list - 1);
  lua_newtable(L);
  tnl_push_choices(L);
  int all = (int)lua_rawlen(L, list + 1), kept = 0;
  for (int i = 1; i <= all; i++) {
    lua_rawgeti(L, list + 1, i);
    if (keeper->keeps(L, keeper->data))
      lua_rawseti(L, list, ++kept);
    lua_settop(L, list + 1);
  }
  lua_settop(L, list);
}
