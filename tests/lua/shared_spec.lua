-- The core as a shared library: what it exports, and how others find it.

local BUILD = os.getenv "BUILD" or "build"
local LIBRARY = BUILD .. "/libtenace_core.so.2"
local MAKE = "make -s MAKELEVEL=1 BUILD='" .. BUILD .. "' "

local PROGRAM = [[
#include <tenace.h>
#include <stdio.h>

int main(void) {
  tn_Deck deck;
  bool wrong = tn_deck_init(&deck, "CDHS", "7 8 9", "", "", 1);
  printf("%s %d\n", TN_VERSION, wrong ? 0 : deck.kinds);
}
]]


local function output(command, ...)
  local pipe = assert(io.popen(command:format(...)))
  local out = pipe:read "a"
  pipe:close()
  return out
end


-- A library with sanitizers needs a program with them.
local test = BUILD:find "sanitize" and pending or it


describe("the shared library", function()
  it("exports names with our prefix, in one version, and no others", function()
    local names = 0
    for name in output("nm -D --defined-only %s", LIBRARY):gmatch "%S+\n" do
      if name ~= "TENACE_2\n" then
        names = names + 1
        assert.matches("^tn_%w+[%w_]*@@TENACE_2\n$", name)
      end
    end
    assert.is_true(names > 100)
  end)

  it("has its number in its own name", function()
    assert.matches("SONAME%s+libtenace_core%.so%.2\n",
      output("objdump -p %s", LIBRARY))
  end)

  test("is found by pkg-config once it is installed", function()
    local folder = os.tmpname()
    os.remove(folder)
    os.execute("mkdir " .. folder)
    local file = assert(io.open(folder .. "/small.c", "w"))
    file:write(PROGRAM)
    file:close()
    assert(os.execute(MAKE .. "install-core DESTDIR=" .. folder
      .. " >/dev/null"))
    local settings = ("cd %s && export PKG_CONFIG_SYSROOT_DIR=%s "
      .. "PKG_CONFIG_PATH=%s/usr/local/lib/pkgconfig && "):format(folder,
      folder, folder)
    local version = output(settings .. "pkg-config --modversion tenace")
    local out = output(settings .. "cc -std=c11 small.c $(pkg-config --cflags "
      .. "--libs tenace) -o small && LD_LIBRARY_PATH=usr/local/lib ./small; "
      .. "echo $?")
    os.execute("rm -r " .. folder)
    assert.equal(version:match "%S+" .. " 12\n0\n", out)
  end)

  test("serves a program in C++, and says its version", function()
    local path = os.tmpname()
    local file = assert(io.open(path .. ".cc", "w"))
    file:write [[
#include "tenace.h"
#include <cstdio>
int main() {
  tn_Deck deck;
  tn_deck_init(&deck, "CDHS", "7 8 9", "", "", 1);
  std::printf("%d %s %s\n", deck.kinds, tn_version(), TN_VERSION);
}
]]
    file:close()
    local out = output("c++ -std=c++17 -Wall -Wextra -pedantic -Werror -Icore "
      .. "%s.cc %s/libtenace_core.a -o %s 2>&1 && %s", path, BUILD, path, path)
    os.remove(path .. ".cc")
    os.remove(path)
    local version = out:match "^12 (%S+) "
    assert.equal(("12 %s %s\n"):format(version, version), out)
  end)

  it("has headers of which C++ may include any alone", function()
    local names = 0
    for name in output("ls core/tenace"):gmatch "%S+" do
      assert.equal("0\n", output("echo '#include \"tenace/%s\"' | c++ -Icore "
        .. "-Wall -Wextra -pedantic -Werror -x c++ -fsyntax-only - 2>&1; "
        .. "echo $?", name))
      names = names + 1
    end
    assert.is_true(names > 20)
  end)

  it("keeps the core's own functions from a library that links it", function()
    local seen = { tn = "DEFAULT", tni = "HIDDEN" }
    local checked = 0
    for sight, name in output("readelf -sW %s/libtenace_core.a", BUILD)
      :gmatch "FUNC%s+GLOBAL%s+(%u+)%s+%d+%s+(tn%w*)_" do
      assert.equal(seen[name], sight)
      checked = checked + 1
    end
    assert.is_true(checked > 200)
    for name in output("nm -D --defined-only %s/plain/tenace/core.so", BUILD)
      :gmatch "(%S+)\n" do
      assert.is_truthy(name:find "^luaopen_tenace_" or name:find "^tn_lua_")
    end
  end)

  it("has its declarations for other languages", function()
    local text = output("cat %s/declarations.h", BUILD)
    assert.matches("#define TN_SOLVABLE 64\n", text, 1, true)
    assert.matches("typedef struct tn_Table {", text, 1, true)
    assert.not_matches("static inline", text, 1, true)
    assert.not_matches("__attribute__", text, 1, true)
  end)
end)
