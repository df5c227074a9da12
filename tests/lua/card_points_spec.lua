-- The card points that each side has taken: all see them, where cards count
-- something in tricks.

local helper = require "game_helper"

local FACTS = [[
  obligations = { follow_suit },
  round = { contract = choice { of = "high low" } },
]]

local DEAL = { seed = 1, deal = { hands = { "AC 2D 2H", "2C AD 3H",
  "3C 3D 4H", "4C 4D 5H" } } }


--- The match after a trick with an ace for the first player, where the round
-- begins and ends with these statements.
local function after_trick(facts, first, last)
  local m = helper.match(FACTS .. facts, [[
    function g:round()
      self:deal_each(3)
      ]] .. (first or "") .. [[

      self:play_tricks { leader = self:player(1), tricks = 1 }
      ]] .. (last or "") .. [[

      self:ask_yes_no(1, "go on?")
    end
  ]], DEAL)
  m:play "AC"                                    -- the others follow by force
  return m
end


--- What each seat sees of the points taken.
local function seen(...)
  local m, list = after_trick(...), {}
  for seat = 1, 4 do list[seat] = m:view(seat).card_points or false end
  assert.same({ list[1], list[1], list[1] }, { list[2], list[3], list[4] })
  assert.is_nil(m:view(1).problem)
  return list[1]
end


describe("card points taken", function()
  teardown(helper.clean)

  it("are seen by all, by side", function()
    assert.same({ 10, 0, 0, 0 }, seen "points = { A = 10 }")
    assert.same({ 10, 0 }, seen 'points = { A = 10 }, sides = "partners"')
  end)

  it("are whole points where the game counts half points", function()
    assert.same({ 4.5, 0, 0, 0 }, seen "points = { A = 9, halves = true }")
    assert.same({ 4, 0, 0, 0 }, seen "points = { A = 8, halves = true }")
    local ok, text = pcall(after_trick, "points = { A = 9, halves = 2 }")
    assert.is_false(ok)
    assert.matches("halves is true or not there", text, 1, true)
  end)

  it("are not told where the cards in force count nothing", function()
    local points = "points = { contract = { high = { A = 10 } } }"
    assert.same({ 10, 0, 0, 0 }, seen(points, 'self.contract = "high"'))
    assert.is_false(seen(points, 'self.contract = "low"'))
    assert.is_false(seen "")
  end)

  it("are not told twice once the rules have counted them", function()
    assert.is_false(seen("points = { A = 10 }", "", "self:count_cards()"))
  end)

  it("are told by the game's step standing, if it has one", function()
    local m = helper.match(FACTS .. "points = { A = 10 }", [[
      function g:standing() return { ours = self:side(1).won:points() } end
      function g:round()
        self:deal_each(3)
        self:play_tricks { leader = self:player(1) }
      end
    ]], DEAL)
    m:play "AC"
    assert.equal(10, m:view(1).ours)
    assert.is_nil(m:view(1).card_points)
  end)
end)
