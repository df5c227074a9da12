-- Who wins: the highest or the lowest total, or a field that each side keeps.

local helper = require "game_helper"

--- A match of one round, or of the options given, and who has won it.
local function winner(facts, statements, options)
  local m = helper.match(facts .. [[
    options = { rounds = number { 1, from = 0, to = 9, "rounds" },
                target = number { 5, from = 1, to = 9, "points" } }, ]],
    "function g:round()\n" .. statements .. "\nend",
    { seed = 1, options = options })
  return select(2, m:over())
end

local SCORES = "for n = 1, 4 do self:score(n, n, 'n') end"
local LEVELS = [[
  for side in self:each_side() do side.level = LEVELS[side.number] end ]]

--- The round that leaves the sides at these levels.
local function at(levels)
  return (LEVELS:gsub("LEVELS", "({ " .. levels .. " })"))
end

local WORDS = 'keeps = { level = each_side { choice { of = "7 10 A", '
  .. 'default = "7" }, listed = "levels" } }, '
local NUMBERS = "keeps = { level = each_side(5) }, "


describe("who wins", function()
  teardown(helper.clean)

  it("is the side with the highest total", function()
    assert.equal(4, winner("", SCORES))
    assert.equal(4, winner('wins = "highest total", ', SCORES))
  end)

  it("may be the one with the lowest", function()
    local lowest = 'wins = "lowest total", '
    assert.equal(1, winner(lowest, SCORES))
    assert.equal(0, winner(lowest, 'self:score(1, 1, "n")'))
  end)

  it("ends the match at the target all the same", function()
    local scores =
      "for n, points in ipairs { 5, 1, 2, 3 } do self:score(n, points, 'n') end"
    assert.equal(2, winner('wins = "lowest total", ', scores, { rounds = 0 }))
  end)

  it("may be decided by a choice that each side keeps", function()
    local highest = WORDS .. 'wins = "highest level", '
    assert.equal(3, winner(highest, at '"7", "10", "A", "10"'))
    assert.equal(0, winner(highest, at '"7", "A", "A", "10"'))
    assert.equal(4, winner(WORDS .. 'wins = "lowest level", ',
      at '"10", "10", "A", "7"'))
  end)

  it("may be decided by a number that each side keeps", function()
    assert.equal(2, winner(NUMBERS .. 'wins = "highest level", ',
      at "1, 6, 2, 5"))
  end)

  it("is the side that the rules named before", function()
    assert.equal(2, winner('wins = "lowest total", ',
      SCORES .. "; self:end_match(2, true)"))
  end)

  it("is said in words that are known", function()
    local function wrong(facts)
      return helper.error(winner, facts, SCORES)
    end
    assert.matches("field 'wins': it must be \"highest\" or \"lowest\" and "
      .. "what of", wrong 'wins = "most points", ', 1, true)
    assert.matches("no field 'levels' that each side keeps, did you "
      .. "mean 'level'?", wrong(WORDS .. 'wins = "highest levels", '), 1, true)
    assert.matches("'level' must be a number or a choice",
      wrong 'keeps = { level = each_side "2" }, wins = "highest level", ', 1,
      true)
  end)

  it("is what bots play for", function()
    local function chosen(facts)
      local m = helper.match(facts .. [[
        options = { rounds = number { 1, from = 0, to = 9, "rounds" } }, ]], [[
        function g:round()
          self:deal_each(2)
          local said = self:choose(1, "which?", { "more", "less" })
          self:score(1, said == "more" and 3 or 1, "n")
        end ]], { seed = 1 })
      return m:choose "search:20"
    end
    assert.equal("more", chosen "")
    assert.equal("less", chosen 'wins = "lowest total", ')
  end)
end)
