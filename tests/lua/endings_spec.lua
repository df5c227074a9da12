-- Perfect play inside a search, in the last tricks of a round. What is best is
-- found by trying all lines of play by the rules.

local core = require "tenace.core"
local endings = require "tenace.bots.endings"
local helper = require "game_helper"
local search = require "tenace.bots.search"
local tenace = require "tenace"

-- Two players hold all cards of two suits, so each knows the other's hand.
local FACTS = [[
local g = game "G" {
  players = 2, ranks = "7 8 9 Q K 10 A",
  deck = deck { suits = "C D", ranks = "7 8 9 Q K 10 A" },
  points = { A = 11, ["10"] = 10, K = 4, Q = 3 },
  obligations = { follow_suit },
}
]]

-- The first player scores that.
local function scoring(scored, play, more)
  return FACTS .. [[
function g:round()
  self:deal_each(7)
  local last = self:play_tricks { leader = self:player(1)]] .. (play or "")
    .. [[ }
  local side = self:player(1).side
  local points, tricks = side.won:points(), side.tricks
  if last == self:player(1) then points = points + 10 end
  self:score(1, ]] .. scored .. [[, "taken")
end
]] .. (more or "") .. "\nreturn g"
end

local REACH = scoring "points >= 45 and 3 or points >= 30 and 1 or 0"


--- A match of such a game after three tricks.
local function begin(text, seed)
  local m = tenace.new(helper.file(text), { seed = seed })
  for _ = 1, 6 do m:play(m:moves()[1]) end
  return m
end


--- What the first player scores if nobody makes a mistake. Plays the match on.
-- `low` and `high` are what the players can be sure of already, by other moves
-- before this one: a line that is none the better for them is not followed.
local function value(m, round, low, high)
  local player = m:turn()
  if not player or m:view(1).round > round then return m:scores()[1] end
  low, high = low or -math.huge, high or math.huge
  local moves = m:moves()
  for i, move in ipairs(moves) do
    local one = i < #moves and m:copy() or m
    local won = value(one:play(move), round, low, high)
    if player == 1 then low = math.max(low, won) end
    if player == 2 then high = math.min(high, won) end
    if low >= high then break end
  end
  return player == 1 and low or high
end


--- Are these the same score?
local function near(true_value, found)
  assert.near(true_value, found, 1e-3)
end


--- Compares what a search found in its last world with what is true, where
-- playouts count nothing. Of how many positions has it solved the ending?
local function compare(text, same)
  local usual, positions = endings.weight, 0
  endings.weight = 1e9
  for seed = 1, 12 do
    local m = begin(text, seed)
    m:choose "search:3"
    local thought = m.thought
    for i, card in ipairs(thought.solved > 0 and thought.moves or {}) do
      local true_value = value(m:copy():play(card), 1)
      local found = thought.outcomes[i][3]
      local sign = m:turn() == 1 and 1 or -1;
      (same or near)(sign * true_value, found)
    end
    if thought.solved > 0 then positions = positions + 1 end
  end
  endings.weight = usual
  return positions
end


describe("the ending of a search", function()
  teardown(helper.clean)

  it("goes for what the rules reward", function()
    assert.is_true(compare(REACH) >= 8)
    assert.is_true(compare(scoring "points") >= 8)
  end)

  it("is content with the step that decides most", function()
    local usual, left_open = endings.small_part, false
    endings.small_part = 0
    local text = scoring "points + (points >= 45 and 200 or 0)"
    local solved = compare(text, function(true_value, found)
      assert.equal(math.abs(true_value) > 200, math.abs(found) > 200)
      left_open = left_open or math.abs(true_value - found) > 1
    end)
    endings.small_part = usual
    assert.is_true(solved >= 8 and left_open)
  end)

  it("knows when nothing is left to decide", function()
    local m = begin(scoring "3", 1)
    m:choose "search:3"
    assert.equal(3, m.thought.solved)
    assert.same({ 3, 3, 3 }, m.thought.outcomes[1])
  end)

  it("has more patience where a fixed amount of work decides", function()
    local usual, work = endings.most_nodes, search.work
    endings.most_nodes, search.work = 1, 20000
    local m = begin(REACH, 1)
    m:choose "search"
    endings.most_nodes, search.work = usual, work
    assert.is_true(m.thought.solved > 0)
  end)

  it("counts tricks where cards have no points", function()
    local text = scoring "tricks >= 4 and 1 or 0"
    text = text:gsub("  points = %b{},\n", "")
      :gsub("side%.won:points%(%)", "0")
    assert.is_true(compare(text) > 0)
  end)

  it("takes little where little is rewarded", function()
    assert.is_true(compare(scoring "points < 20 and 1 or 0") >= 8)
  end)

  it("ends with the first trick of a player who wants none", function()
    local text = scoring("tricks == 0 and 1 or 0",
      ", until_wins = self:player(1)")
    for seed = 1, 40 do
      local m = tenace.new(helper.file(text), { seed = seed })
      for _ = 1, 4 do if m:turn() then m:play(m:moves()[1]) end end
      if m:turn() and m:view(1).round == 1 then
        local card = m:choose "search:4"
        local after = m:copy():play(card)
        assert.equal(value(m, 1, 0, 1), value(after, 1, 0, 1))
      end
    end
  end)

  it("leaves games alone in which a step follows each trick", function()
    local text = scoring("points", nil, "function g:after_trick() end")
    assert.equal(0, compare(text))
  end)

  it("leaves games alone whose rules cannot score a claim", function()
    local text = scoring [[(tricks == 7 and last ~= self:player(1)
      and error "they won no trick" or points)]]
    local m = tenace.new(helper.file(text), { seed = 1 })
    m:choose "search:4"
    assert.equal(0, m.thought.solved)
    assert.equal(4, m.thought.worlds)
  end)

  it("gives up where a world takes too many positions", function()
    local usual, plain = endings.most_nodes, endings.most_plain
    endings.most_nodes, endings.most_plain = 1, 9
    local m = tenace.new("whist+rounds=1", { seed = 1 })
    for _ = 1, 16 do m:play(m:moves()[1]) end
    m:choose "search:8"
    endings.most_nodes = usual
    assert.equal(0, m.thought.solved)
    m:choose "search:8"
    endings.most_plain = plain
    assert.is_true(m.thought.solved > 0)
  end)

  it("begins later where cards count no points", function()
    local m, solved = tenace.new("whist+rounds=1", { seed = 1 }), {}
    for _ = 1, 24 do m:play(m:moves()[1]) end
    for left = 7, 6, -1 do
      m:choose "search:8"
      solved[left] = m.thought.solved > 0
      for _ = 1, 4 do m:play(m:moves()[1]) end
    end
    assert.same({ [7] = false, [6] = true }, solved)
  end)

  it("leaves the match as it was", function()
    local m = begin(REACH, 5)
    local tape, first = core.tape(m.core), m:choose "search:4"
    assert.equal(tape, core.tape(m.core))
    assert.equal(first, m:choose "search:4")
  end)
end)
