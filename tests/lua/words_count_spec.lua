-- What cards are worth: pile:points() and self:points_of(cards).

local tenace = require "tenace"

local folder, files = os.tmpname(), 0
local RULES = [[
-- Worth: what the first player was dealt, counted.

local worth = game "Worth" {
  players = 3,
  deck    = french(54),
  %s
  piles   = { kitty = "none" },
  options = { rounds = number { 1, from = 1, to = 9, "rounds to play" } },
}

function worth:round()
  self:deal_each(2)
  self:draw(self.kitty, 2)
  self:ask_yes_no(1, "go on?")
  self:score(1, self:player(1).hand:points(), "in hand")
  self:score(2, self.kitty:points(), "in the kitty")
  self:score(3, self:points_of("AS 10S BJ"), "as text")
end

return worth
]]


--- A match of the rules with this fact.
local function play(fact, hand, kitty)
  files = files + 1
  local path = folder .. files .. ".lua"
  local file <close> = assert(io.open(path, "w"))
  file:write(RULES:format(fact))
  file:close()
  return tenace.new(path, { seed = 1,
    deal = { hands = { hand, "*", "*" }, kitty = kitty } })
end


describe("points", function()
  teardown(function()
    os.remove(folder)
    for n = 1, files do os.remove(folder .. n .. ".lua") end
  end)

  it("are counted by rank, or by card if the fact names it", function()
    local m = play([[points = { A = 11, ["10"] = 10, QS = 13, BJ = -5 },]],
      "AS QS", "10H QH")
    m:play("yes")
    assert.same({ 24, 10, 16 }, m:scores())
  end)

  it("can be given for several ranks or cards at once", function()
    local m = play([[points = { ["A 10"] = 11, ["QS BJ"] = 13 },]],
      "AS QS", "10H QH")
    m:play "yes"
    assert.same({ 24, 11, 35 }, m:scores())
  end)

  it("are given once for each, and only for existing cards", function()
    local function wrong(points)
      return select(2, pcall(play, points, "AS QS", "10H QH"))
    end
    assert.matches("'K' has its points twice", wrong
      [[points = { ["A K"] = 11, K = 13 },]])
    assert.matches("'X'", wrong [[points = { ["A X"] = 11 },]])
  end)

  it("are nothing for cards that are not named", function()
    local m = play("points = { K = 4 },", "AS QS", "LJ BJ")
    m:play("yes")
    assert.same({ 0, 0, 0 }, m:scores())
  end)

  it("must be given", function()
    local m = play("", "AS QS", "10H QH")
    local ok, wrong = pcall(m.play, m, "yes")
    assert.is_false(ok)
    assert.matches("the game has no fact 'points': what does a card count?",
      tostring(wrong), 1, true)
  end)
end)
