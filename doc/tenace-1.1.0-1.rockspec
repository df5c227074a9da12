-- The library as a rock, for a plain Lua. From the top folder:
--
--   luarocks make doc/tenace-1.1.0-1.rockspec

rockspec_format = "3.0"
package = "tenace"
version = "1.1.0-1"
source = { url = "." }
description = {
  summary = "Card games by their rules: play, check, simulate, compare",
  license = "MIT",
}
dependencies = { "lua >= 5.4, < 5.5" }

-- What make is told, to build and to install.
local variables = {
  BUILD = "build/rock",
  CFLAGS = "$(CFLAGS)",
  LUA_FLAGS = "-I$(LUA_INCDIR)",
  LUA_LIBS = "none: the Lua that loads the library has them",
  LINE_LIBS = "none: nothing is typed",
  DATADIR = "$(PREFIX)",
  LUADIR = "$(LUADIR)",
  LUALIBDIR = "$(LIBDIR)",
}

build = {
  type = "make",
  build_target = "plain",
  build_variables = variables,
  install_target = "install-lua",
  install_variables = variables,
}
