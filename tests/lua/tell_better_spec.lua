-- Whose cards are worth more is told to all; what bots make of it.

local helper = require "game_helper"
local search = require "tenace.bots.search"

local DEAL = { seed = 1, deal = {
  hands = { "2C 3C 7C 7D", "4C 5C 7H 8S", "6C 8C 9C KS", "2D 3D 4D QS" } } }

local ROW = "2 3 4 5 6 7 8 9 10 J Q K A"

-- In rules: three players, and a measure: the highest card counts.
local HIGHEST = [[
  local one, three, four = self:player(1), self:player(3), self:player(4)
  local function highest(cards)
    local n = 0
    for card in cards do
      n = math.max(n, place("]] .. ROW .. [[", rank(card)))
    end
    return n
  end
]]


--- A match whose round is these statements, after a deal of four each; player 1
-- is asked last.
local function told(statements, facts)
  return helper.kept.round("self:deal_each(4)\n" .. HIGHEST .. statements,
    facts, DEAL)
end


--- The place of a hand's highest card.
local function highest(hand)
  local most, n = 0, 0
  for rank in ROW:gmatch "%S+" do
    n = n + 1
    if hand:find(" " .. rank .. "%u") then most = n end
  end
  return most
end


--- Calls f with the hands as they were dealt, in worlds of the player to act;
-- answers how many were found.
local function each_world(m, f)
  local source, dealer, found = search.worlds(m), m:view(1).dealer, 0
  for _ = 1, 60 do
    if source:next() then
      local hands, n = { "", "", "", "" }, 0
      for card in source:deal():gmatch "%S+" do
        local player = (dealer + n) % 4 + 1
        n = n + 1
        if n <= 16 then hands[player] = hands[player] .. " " .. card end
      end
      f(hands)
      found = found + 1
    end
  end
  return found
end


describe("tell_better", function()
  teardown(helper.clean)

  it("answers whether the cards of one are worth more", function()
    local m = told([[
      self.said = { tostring(self:tell_better(three, four, highest)),
        tostring(self:tell_better(four, three, highest)),
        tostring(self:tell_better(one, one, highest)) }
    ]], "round = { said = list },")
    assert.same({ "true", "false", "false" }, m:view(1).said)
  end)

  it("tells it to bots, who imagine no other hands", function()
    local m = told "self:tell_better(three, four, highest)"
    assert.equal(60, each_world(m, function(hands)
      assert.is_true(highest(hands[3]) > highest(hands[4]))
    end))
  end)

  it("lets them imagine equal ones where nobody has more", function()
    local m, equal = told "self:tell_better(four, three, highest)", 0
    each_world(m, function(hands)
      assert.is_true(highest(hands[3]) >= highest(hands[4]))
      if highest(hands[3]) == highest(hands[4]) then equal = equal + 1 end
    end)
    assert.is_true(equal > 0)
  end)

  it("is told of cards that all go elsewhere, too", function()
    local m = told([[
      self:tell_better(three, four, highest)
      self:sit_out(four, self.away)
      self:move(three.hand, three, self.gone)
    ]], 'piles = { away = "none", gone = "none" },')
    assert.equal(60, each_world(m, function(hands)
      assert.is_true(highest(hands[3]) > highest(hands[4]))
    end))
  end)

  it("drops worlds against it where cards no longer lie together", function()
    local m = told([[
      self:tell_better(three, four, highest)
      self:move("QS", four, self.away)
    ]], 'piles = { away = "all" },')
    assert.is_true(each_world(m, function(hands)
      assert.is_true(highest(hands[3]) > highest(hands[4]))
    end) > 20)
  end)

  it("shows nobody a card", function()
    local m = told "self:tell_better(three, four, highest)"
    assert.is_nil(m:view(1).known)
    assert.same({}, m:view(1).shown)
    for _, entry in ipairs(m:story(1)) do
      assert.is_true(entry.what ~= "shown")
    end
  end)

  it("takes a function that answers a whole number", function()
    local function says(measure)
      return helper.wrong("self:deal_each(4)\nself:tell_better(self:player(3), "
        .. "self:player(4), " .. measure .. ")")
    end
    local number = "bad argument #3 to 'tell_better' %(what cards are worth is "
      .. "a whole number%)"
    assert.matches(number, says 'function() return "high" end')
    assert.matches(number, says "function() return 1.5 end")
    assert.matches("bad argument #3 to 'tell_better'", says "5")
    assert.matches("'draw'", says "function() return #self:draw(1) end")
  end)
end)
