-- A record may come from anybody. Reading it costs no more than its size
-- explains, opens no file, and ends with a match or with a message that names a
-- line.
--
-- The spec counts instructions of Lua, not time. But a pattern that took time
-- in the square of the size would not end here.

local helper = require "game_helper"
local tenace = require "tenace"

local head = "tenace record 1\nrules whist\nseed 7\n"


--- How many instructions a record takes, in hundreds, and the result.
local function cost(text)
  local n = 0
  debug.sethook(function() n = n + 1 end, "", 100)
  local m, why = tenace.replay(text)
  debug.sethook()
  return n, m, why
end


--- The error of a record; finding it costs a million instructions at most.
local function refused(text)
  local n, m, why = cost(text)
  assert.is_nil(m)
  assert.is_true(n < 10000, "instructions: " .. n .. "00")
  return why
end


--- Ten times the input takes at most fifteen times the instructions.
local function check_linear(name, make, n)
  cost(make(n)) -- rules that have been loaded are kept
  local one, ten = cost(make(n)), cost(make(10 * n))
  assert.is_true(ten <= 15 * one,
    name .. ": " .. one .. "00 and " .. ten .. "00 instructions")
end


--- A record of n rounds.
local function played(rounds)
  return tenace.new("whist+rounds=" .. rounds, { seed = 3, traced = true })
    :run("random"):record()
end


describe("reading a record", function()
  local rep = string.rep
  for name, make in pairs {
    ["blanks in a line"] = function(n) return head .. rep(" ", n) .. "x\n" end,
    ["blanks at the end"] = function(n)
      return head .. "begin\n1: 4C" .. rep(" ", n) .. "\n"
    end,
    ["blanks before a check"] = function(n)
      return head .. "begin\n1: 4C" .. rep(" ", n) .. "~1234\n"
    end,
    ["blanks in a move"] = function(n)
      return head .. "begin\n1: 4C" .. rep(" ", n) .. "x ~1234\n"
    end,
    ["blanks between"] = function(n)
      return head .. "begin\n1: " .. rep("x  ", n) .. "\n"
    end,
    ["empty lines"] = function(n) return head .. rep("\n", n) .. "x" end,
    ["comments"] = function(n) return head .. rep("# \n", n) .. "x" end,
    ["a comment"] = function(n) return head .. "#" .. rep(" #", n) end,
    ["returns"] = function(n) return head .. rep("\r", n) .. "x" end,
    ["lines of rules"] = function(n)
      return head .. "file rules/whist.lua whist\n" .. rep("| \n", n)
    end,
    ["a line of rules"] = function(n)
      return head .. "file rules/whist.lua whist\n|" .. rep(" ", n) .. "\n"
    end,
    ["words of a file"] = function(n)
      return head .. "file " .. rep("a of ", n) .. "-\n"
    end,
    ["a name of a file"] = function(n)
      return head .. "file " .. rep("a", n) .. " \n"
    end,
    ["quotes"] = function(n) return head .. 'file "' .. rep("\\0a", n) end,
    ["quotes of a move"] = function(n)
      return head .. 'begin\n1 : "' .. rep("\\0a", n) .. '"\n'
    end,
    ["a pile's name"] = function(n)
      return head .. "deal 1 " .. rep("a ", n) .. "\nbegin"
    end,
    ["cards of a deal"] = function(n)
      return head .. "deal 1 hand 1: " .. rep("* ", n) .. "\nbegin"
    end,
    ["checks in a line"] = function(n)
      return head .. "begin\n1: 4C" .. rep(" ~1234", n)
    end,
    ["digits of a seat"] = function(n)
      return head .. "begin\n" .. rep("1", n) .. ": 4C\n"
    end,
    ["digits of a seed"] = function(n)
      return "tenace record 1\nseed " .. rep("1", n) .. "\n"
    end,
    ["words of a move"] = function(n)
      return head .. "begin\n1: " .. rep("4C ", n) .. "\n"
    end,
    ["words of rules"] = function(n)
      return "tenace record 1\nseed 1\nrules whist" .. rep("+a", n) .. "\n"
    end,
    ["results"] = function(n)
      return head .. "begin\n" .. rep("result 1: 3 0\n", n)
    end,
    ["decisions"] = function(n)
      return head .. "begin\n" .. rep("1: 4C\n", n)
    end,
  } do
    it("takes time in proportion to its size: " .. name, function()
      check_linear(name, make, 12000)
    end)
  end

  it("takes time in proportion to its size: a match", function()
    check_linear("a match", played, 9)
  end)
end)


describe("keeping a record", function()
  --- The instructions for n decisions, with a record made after each.
  local function kept(traced)
    return function(rounds)
      local m, n = tenace.new("whist+rounds=" .. rounds,
        { seed = 3, traced = traced }), 0
      debug.sethook(function() n = n + 1 end, "", 100)
      while m:turn() do
        m:play(m:moves()[1])
        m:record()
      end
      debug.sethook()
      return n
    end
  end

  for name, traced in pairs { ["with a log"] = true, without = false } do
    it("costs in proportion to its length: " .. name, function()
      local count = kept(traced)
      local one, ten = count(2), count(20)
      assert.is_true(ten <= 15 * one, one .. "00 and " .. ten .. "00")
    end)
  end
end)


describe("a record that is too large", function()
  teardown(helper.clean)

  it("is refused with its line", function()
    local rep = string.rep
    for text, message in pairs {
      [head .. "deal 999999999999 hand 1: AS\nbegin\n"] =
        "line 4: cards are fixed in 10000 rounds at the most",
      [head .. "deal " .. rep("9", 400) .. " hand 1: AS\nbegin\n"] =
        "line 4: deal cannot be '" .. rep("9", 60) .. "…'",
      [head .. "deal 1 hand 9: AS\nbegin\n"] =
        "line 4: deal: there is no seat 9",
      [head .. "\ndeal 1 hand 1: AS\ndeal 2 hand 1: AS XX\nbegin\n"] =
        "line 6: deal: 'XX' is no card of this deck",
      [head .. "deal 1 hand 1: AS\ndeal 1 hand 1: AS\n"] =
        "line 5: a second hand 1",
      [head .. "deal 1 hand 1: " .. rep("* ", 53) .. "\nbegin\n"] =
        "line 4: deal: there are only 52 cards",
      [head .. "deal 1 hands: AS\n"] = "line 4: deal cannot be '1 hands: AS'",
      [head .. "deal 1 attic: AS\n"] = "line 4: deal: there is no pile 'attic'",
      [head .. rep("file rules/whist.lua whist\n", 50000)] =
        "line 104: a record has 100 rules files at the most",
      ["tenace record 1\nrules " .. rep("w+", 2000) .. "w\nseed 1\nbegin\n"] =
        "line 2: the rules in the record are in error: there are at most 1000 "
          .. "words",
      [head .. "file rules/whist.lua whist\n" .. rep("| \n", 20000)] =
        "line 10005: rules in a record have 10000 lines at the most",
      [head .. rep("x", 8 << 20)] =
        "line 1: a record of more than 8 million bytes is not read",
      ["tenace record 1\nrules " .. rep("w", 10001) .. "\nseed 1\n"] =
        "line 2: rules cannot be '" .. rep("w", 60) .. "…'",
      [head .. rep("y", 100000)] = "line 4: '" .. rep("y", 60)
        .. "…' is not known here",
    } do
      assert.equal(message, refused(text))
    end
  end)

  it("has too many decisions", function()
    local _, why = tenace.replay(head .. "begin\n" .. ("1: 4C\n"):rep(500001))
    assert.equal("line 500005: a record has 500000 decisions at the most", why)
  end)

  it("has rules that are too large", function()
    local function with(text)
      return refused("tenace record 1\nrules deep\nseed 1\n"
        .. "file rules/deep.lua deep\n| return " .. text .. "\nbegin\n")
    end
    assert.is_truthy(with(("("):rep(5000)):find "^line 2: ")
    assert.is_truthy(with(("{"):rep(5000)):find "^line 2: ")
    assert.is_truthy(with(("-"):rep(5000)):find "^line 2: ")
  end)
end)


describe("a record opens no file", function()
  local open

  setup(function() open = io.open end)
  teardown(function() rawset(io, "open", open) end)

  --- The error of a record; reading opens no file but the program's own.
  local function wrong(text)
    local opened = {}
    rawset(io, "open", function(path, ...)
      opened[#opened + 1] = path
      return open(path, ...)
    end)
    local m, why = tenace.replay(text)
    rawset(io, "open", open)
    assert.is_nil(m)
    for _, path in ipairs(opened) do
      assert.is_nil(path:find "passwd", path)
      assert.is_nil(path:find "^/dev", path)
    end
    return why
  end

  local g = "file rules/g.lua g\n| return game 'G' {}\n"

  it("that its rules name", function()
    for _, path in ipairs { "/etc/passwd", "/dev/zero", "./passwd.lua" } do
      assert.equal("line 2: a record opens no file, so its rules must be in "
        .. "it: " .. path,
        wrong("tenace record 1\nrules " .. path .. "\nseed 1\nbegin\n"))
      assert.is_truthy(wrong("tenace record 1\nrules " .. path .. "\nseed 1\n"
        .. g .. "begin\n"):find("^line 2: .*no game '"))
      assert.is_truthy(wrong("tenace record 1\nrules g+" .. path
        .. "\nseed 1\n" .. g .. "begin\n"):find("^line 2: "))
    end
  end)

  it("that a house rule in it belongs to", function()
    assert.equal("line 2: the rules in the record are in error: rules/h.lua:1: "
      .. "house rule 'H': '/etc/passwd' must be a name, not a path",
      wrong("tenace record 1\nrules h\nseed 1\nfile rules/h.lua h\n"
        .. "| return house_rule 'H' { of = '/etc/passwd' }\nbegin\n"))
  end)

  it("that its rules require", function()
    for _, name in ipairs { "/etc/passwd", "whist" } do
      assert.is_truthy(wrong("tenace record 1\nrules h\nseed 1\n"
        .. "file rules/h.lua h\n| require '" .. name .. "'\nbegin\n")
        :find "^line 2: ")
    end
  end)
end)
