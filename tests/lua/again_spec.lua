-- `make again` skips a test if all that it has looked at is as it was when it
-- passed.

local HERE = io.popen("pwd"):read "l"
local LUA = os.getenv "LUA" or "lua5.4"

-- What a test did, as strace tells it.
local TRACE = [[
7 execve("/bin/true", ["true"], 0x7ffc /* 9 vars */) = 0
7 openat(AT_FDCWD<{here}>, "a.lua", O_RDONLY|O_CLOEXEC) = 3<{here}/a.lua>
7 newfstatat(AT_FDCWD<{here}>, "./sub/../b.lua", 0x7ffd, 0) = 0
8 openat(AT_FDCWD<{here}>, "none.lua", O_RDONLY) = -1 ENOENT (No such file)
8 getdents64(3<{here}/rules>, 0x5581 /* 3 entries */, 32768) = 72
8 getdents64(4</proc>, 0x5581 /* 90 entries */, 32768) = 720
8 openat(3<{here}/rules>, "c.lua", O_RDONLY <unfinished ...>
8 openat(AT_FDCWD<{here}>, "out", O_WRONLY|O_CREAT|O_TRUNC, 0666) = 4
8 access("d.lua", R_OK) = 0
8 openat(AT_FDCWD<{here}>, "/tmp/passing", O_RDONLY) = 3</tmp/passing>
]]

describe("a test that has passed", function()
  local folder

  --- Runs lines of shell in the folder; what they print.
  local function shell(lines)
    local pipe = io.popen(("cd %s; export AGAIN_CACHE=%s/cache; %s"):format(
      folder, folder, lines))
    local text = pipe:read "a"
    pipe:close()
    return text
  end

  --- Notes that it has passed; `mark` is as old as the test's beginning.
  local function pass(age)
    shell(("touch -d %s mark; %s %s/tests/again.lua keep tests/t trace mark")
      :format(age or "2100-01-01", LUA, HERE))
  end

  --- Is it skipped after these lines of shell?
  local function skipped(lines)
    return shell(("%s; echo tests/t | %s %s/tests/again.lua pending"):format(
      lines or ":", LUA, HERE)) == ""
  end

  before_each(function()
    folder = os.tmpname()
    os.remove(folder)
    os.execute("mkdir -p " .. folder .. "/rules " .. folder .. "/cache")
    shell "for f in a b d e rules/c; do echo $f >$f.lua; done"
    local file = assert(io.open(folder .. "/trace", "w"))
    local here = shell "pwd -P":match "[^\n]+"
    file:write((TRACE:gsub("{here}", here)))
    file:close()
  end)
  after_each(function() os.execute("rm -r " .. folder) end)

  it("runs if nobody knows that", function()
    assert.is_false(skipped())
  end)

  it("is skipped while nothing changes that it looked at", function()
    pass()
    assert.is_true(skipped "touch a.lua; echo new >e.lua; echo new >out")
  end)

  for what, lines in pairs {
    ["a file that it read"] = "echo new >a.lua",
    ["a file that it only asked about"] = "echo new >b.lua",
    ["a file in a folder"] = "echo new >rules/c.lua",
    ["a file by another call"] = "rm d.lua",
    ["a file that it sought in vain"] = "echo new >none.lua",
    ["a folder that it listed"] = "echo new >rules/f.lua",
    ["the environment"] = "export TENACE=other",
  } do
    it("runs again after a change of " .. what, function()
      pass()
      assert.is_false(skipped(lines))
    end)
  end

  it("is not known to have passed with files that changed meanwhile", function()
    pass()
    pass "2000-01-01"
    assert.is_false(skipped())
  end)
end)


describe("a spec in parts", function()
  local names = { "one", "two", "three", "four", "five" }
  local path

  --- The names of the tests that run, in this part or in all.
  local function run(part)
    local pipe = io.popen(("%s run tests/busted.lua %s%s"):format(
      os.getenv "TENACE" or "./tenace", path, part))
    local list = {}
    for line in pipe:lines() do
      list[#list + 1] = line:match "^ok %d+ %- (.*)"
    end
    pipe:close()
    return list
  end

  local function write(head, body)
    local file = assert(io.open(path, "w"))
    file:write(head, "\nfor _, n in ipairs { '", table.concat(names, "', '"),
      "' } do\n", body, "\nend\n")
    file:close()
  end

  --- In which parts each test runs.
  local function parts_of(n)
    local found = {}
    for i = 1, n do
      for _, name in ipairs(run((":%d/%d"):format(i, n))) do
        found[name] = (found[name] and found[name] .. " " or "") .. i
      end
    end
    return found
  end

  before_each(function() path = os.tmpname() .. ".lua" end)
  after_each(function() os.remove(path) os.remove(path:sub(1, -5)) end)

  it("runs each test in one of them, and all without them", function()
    write("-- In 3 parts.", "it(n, function() end)")
    local found = parts_of(3)
    for _, name in ipairs(names) do assert.matches("^%d$", found[name]) end
    assert.same(names, run "")
  end)

  it("keeps the tests of a describe together if it says so", function()
    write("-- In 3 parts of whole describes.", "describe(n, function()\n"
      .. "it('a', function() end) it('b', function() end) end)")
    local found = parts_of(3)
    for _, name in ipairs(names) do
      assert.matches("^%d$", found[name .. " a"])
      assert.equal(found[name .. " a"], found[name .. " b"])
    end
    assert.equal(10, #run "")
  end)

  it("is a list of tests for make again", function()
    local pipe = io.popen "AGAIN=yes tests/run --list"
    local list = pipe:read "a"
    pipe:close()
    for part = 1, 24 do
      assert.truthy(list:find(("tests/lua/check_spec.lua:%d/24\n"):format(part),
        1, true))
    end
    assert.is_nil(list:find("tests/lua/check_spec.lua\n", 1, true))
  end)
end)
