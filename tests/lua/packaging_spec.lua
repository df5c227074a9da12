-- What packages need: the sources as one file, man pages, an installation that
-- only copies.

local names = require "tenace.face.command.names"

local BUILD = os.getenv "BUILD" or "build"
local MAKE = "make -s MAKELEVEL=1 BUILD='" .. BUILD .. "' "


local function output(command)
  local pipe = assert(io.popen(command))
  local out = pipe:read "a"
  local _, _, status = pipe:close()
  return out, status
end


local folder

setup(function()
  folder = os.tmpname()
  os.remove(folder)
  os.execute("mkdir " .. folder)
end)

teardown(function() os.execute("rm -r " .. folder) end)


describe("the sources as one file", function()
  setup(function()
    for _, name in ipairs { "one", "two" } do
      output(("%s dist DIST=%s/%s"):format(MAKE, folder, name))
    end
  end)

  it("have the same bytes each time", function()
    local _, status = output(("cmp %s/one %s/two"):format(folder, folder))
    assert.equal(0, status)
  end)

  it("are named by the version alone", function()
    local tenace = require "tenace"
    local name = output(MAKE .. "-n dist | tail -1")
    assert.matches("/tenace-" .. tenace.version .. ".tar.gz\n", name, 1, true)
  end)

  it("can be built: nothing that make needs is missing", function()
    local list = output(("tar -tzf %s/one"):format(folder))
    for _, name in ipairs { "Makefile", "README.md", "core/tenace.h",
      "lua/tenace.lua", "rules/whist.lua", "rules/examples/skat.lua",
      "repl/web/web.mk", ".ci/setup" } do
      assert.matches("/" .. name .. "\n", list, 1, true)
    end
    assert.not_matches("/build/", list, 1, true)
  end)
end)


describe("man pages", function()
  it("are there for the program and each command", function()
    for _, place in ipairs { "", "/hi", "/zh" } do
      local path = "build/man" .. place .. "/man1/tenace"
      assert.is_truthy(io.open(path .. ".1"))
      for _, name in ipairs(names) do
        assert.is_truthy(io.open(("%s-%s.1"):format(path, name)), name)
      end
    end
  end)

  it("say what --help says", function()
    local file = assert(io.open "build/man/man1/tenace-simulate.1")
    local page = file:read "a"
    file:close()
    assert.matches("plays many matches between bots", page, 1, true)
    assert.matches(".B \\-\\-part I/N\nDoes only the I\\-th of N parts", page,
      1, true)
  end)
end)


describe("setup", function()
  --- What it says where a program of that name fails.
  local function told(name)
    local bin = folder .. "/bin"
    output(("mkdir -p %s; printf '#!/bin/sh\nexit 1\n' >%s/%s; chmod +x %s/*")
      :format(bin, bin, name, bin))
    return output(("PATH=%s:$PATH .ci/setup play --tell 2>&1"):format(bin))
  end

  it("says what is missing, in the names of packages", function()
    local text, status = told "pkg-config"
    assert.equal(1, status)
    assert.matches("^setup: missing: lua%-5%.4%-headers", text)
    if output "command -v apt-get" ~= "" then
      assert.matches("\nsetup: packages of apt%-get: liblua5%.4%-dev", text)
    end
  end)

  it("is what make does where Lua is missing", function()
    local text = output(("PATH=%s/bin:$PATH make -s MAKELEVEL=1 BUILD=%s/empty "
      .. "TENACE=%s/tenace 2>&1"):format(folder, folder, folder))
    assert.matches("setup: missing: lua%-5%.4%-headers", text)
    assert.not_matches("denied", text, 1, true)
  end)
end)


-- What is built with sanitizers is not installed.
local test = BUILD:find "sanitize" and pending or it

describe("make install", function()
  test("copies all of it, and compiles nothing", function()
    local told, status = output(MAKE .. "install DESTDIR=" .. folder)
    assert.equal(0, status)
    assert.is_nil(told:match "cc [%w_/]+%.c")
    assert.is_nil(told:match "ldconfig:")
    for _, path in ipairs { "bin/tenace", "lib/libtenace_core.so.2",
      "lib/lua/5.4/tenace/core.so", "share/man/man1/tenace.1",
      "share/man/de/man1/tenace-play.1", "share/applications/tenace.desktop",
      "share/bash-completion/completions/tenace",
      "share/tenace/rules/skat.lua", "share/tenace/rules/examples/skat.lua",
      "share/tenace/rules/text/hi/skat.po",
      "share/tenace/repl/text/hi/words.po" } do
      assert.is_truthy(io.open(folder .. "/usr/local/" .. path), path)
    end
  end)

  test("lets each link of the pages lead to a file that it copies", function()
    local pages = output(("find %s/usr/local/share/doc/tenace -name '*.md'")
      :format(folder))
    local n = 0
    for page in pages:gmatch "[^\n]+" do
      local text = io.open(page):read "a":gsub("```.-```", "")
      for link in text:gmatch "%]%(([^)#%s]+)[^)%s]*%)" do
        if not link:find "^%a+:" then
          n = n + 1
          local path = page:match "^(.*/)" .. link
          assert.is_truthy(io.open(path), page .. ": " .. link)
        end
      end
    end
    assert.is_true(n > 100)
  end)
end)
