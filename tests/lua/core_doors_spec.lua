-- The functions of tenace.core that take tables of the library check each
-- number that becomes an index: a mistake in Lua never writes past an array.

local core = require "tenace.core"
local tenace = require "tenace"

local deck = core.deck { suits = "C D H S", ranks = "2 3 4" }


--- Why core[name] refuses what it is given.
local function refused(name, ...)
  local done, why = pcall(core[name], ...)
  assert.is_false(done)
  return (why:gsub("^bad argument #%-?%d to '[%w._]+' ", ""))
end


describe("core.setup", function()
  local wrong = {
    { { players = 9 }, "players: a whole number from 1 to 8 expected" },
    { { players = 0 }, "players: a whole number from 1 to 8 expected" },
    { { players = 2, sides = {} },
      "sides: a whole number from 1 to 2 expected" },
    { { players = 2, sides = { { 1 }, { 3 } } },
      "seat: a whole number from 1 to 2 expected" },
    { { players = 2, sides = { { 0 }, { 2 } } },
      "seat: a whole number from 1 to 2 expected" },
    { { players = 2, sides = { { 1 }, { 2 } }, piles = {},
      obligations = { "x" } }, "(invalid option 'x')" },
    { { players = 2, sides = { { 1 }, { 2 } }, piles = {},
      obligations = { "rule" }, once_empty = { 999 } },
      "once_empty: a whole number from 0 to 64 expected" },
  }
  for i, one in ipairs(wrong) do
    it("refuses what it cannot use: " .. i, function()
      one[1].deck = deck
      assert.equal(one[2], refused("setup", one[1]))
    end)
  end
end)


describe("core.climb", function()
  local many = {}
  for i = 1, 257 do many[i] = "2C" end
  local wrong = {
    { { ranks = { "2C" }, row = { 1 }, kinds = {} }, "(no such rank)" },
    { { ranks = { "2C" }, row = { -1 }, kinds = {} }, "(no such rank)" },
    { { ranks = many, row = {}, kinds = {} }, "(too many ranks)" },
    { { ranks = { "2C" }, row = many, kinds = {} }, "(too long a row)" },
    { { ranks = { "2C" }, row = { 0 }, kinds = many }, "(too many kinds)" },
    { { ranks = { "2C" }, row = { 0 }, kinds = { { of = 257 } } },
      "(a small number expected)" },
    { { ranks = { "2C" }, row = { 0 }, kinds = { { run = 1, least = -1 } } },
      "(a small number expected)" },
  }
  for i, one in ipairs(wrong) do
    it("refuses what it cannot use: " .. i, function()
      assert.equal(one[2], refused("climb", deck, one[1]))
    end)
  end
end)


describe("core.left_by", function()
  it("knows the obligations of the match, and no others", function()
    local m = tenace.new("whist", { seed = 1 })
    local why = "rule: a whole number from 1 to 1 expected"
    assert.equal(why, refused("left_by", m.core, 2))
    assert.equal(why, refused("left_by", m.core, 0))
  end)
end)


describe("core.shown", function()
  it("says that a log with a gap does not add up", function()
    local m = tenace.new("whist", { seed = 1, traced = true })
    core.keep_log(m.core, false)
    m:play(m:moves()[1])
    core.keep_log(m.core, true)
    m:play(m:moves()[1]):play(m:moves()[1]):play(m:moves()[1])
    assert.equal("the log of the match does not add up",
      refused("shown", m.core))
  end)
end)
