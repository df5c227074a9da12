/* What the C files of the page's engine share. */
#ifndef tnf_web_engine_h
#define tnf_web_engine_h

#include <lua.h>

#include <stddef.h>

/* Pushes the table of all files: a text for each path. */
void tnf_web_files(lua_State *L);

/* Makes the globals that Lua's own libraries of the system would make. */
void tnf_web_system(lua_State *L);

/* Adds the searcher that finds the program's modules among the files. */
void tnf_web_modules(lua_State *L);

#ifdef __EMSCRIPTEN__
#define FROM_PAGE(name) __attribute__((import_module("env"), import_name(name)))
#define FOR_PAGE(name) __attribute__((export_name(name)))
#else
#define FROM_PAGE(name)
#define FOR_PAGE(name)
#endif

/* The page's part, in loader.js: it is told how far the work has come. */
FROM_PAGE("tell") void tnf_web_tell(const char *text, size_t size);

/*
** The page's way in: loader.js calls these.  A text is its address and its
** size.  The page takes room for a text by `room` and gives it back by `free`.
*/
FOR_PAGE("room") void *tnf_web_room(size_t size);
FOR_PAGE("free") void tnf_web_free(void *room);

/* Keeps a file: modules, rules, texts.  Zero: there is no memory. */
FOR_PAGE("put")
int tnf_web_put(const char *path, size_t path_size, const char *text,
                size_t text_size);

/* Answers a call; both texts are JSON.  NULL: there is no memory.  The answer
** stays until the next call. */
FOR_PAGE("answer") const char *tnf_web_answer(const char *call, size_t size);
FOR_PAGE("answer_size") size_t tnf_web_answer_size(void);

#endif
