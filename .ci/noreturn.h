/* Tells clang-tidy which of Lua's functions never return. */
struct lua_State;
int lua_error(struct lua_State *L) __attribute__((noreturn));
int luaL_error(struct lua_State *L, const char *form, ...)
    __attribute__((noreturn));
int luaL_argerror(struct lua_State *L, int arg, const char *why)
    __attribute__((noreturn));
int luaL_typeerror(struct lua_State *L, int arg, const char *type)
    __attribute__((noreturn));
