-- Which plays of several cards a search thinks about.

local helper = require "game_helper"
local search = require "tenace.bots.search"
local voted = require "tenace.bots.voted"

-- What lies in tricks scores, so quick bots want them. All spades are trumps.
local RULES = [[
deck = french(54, { packs = 2 }), ranks = "2 3 4 5 6 7 8 9 10 J Q K A",
players = 4, sides = "partners", points = { A = 10, K = 10 }, plays = {},
options = { rounds = number { 1, from = 1, to = 1, "rounds" } },]]

local STEPS = [[
function g:order() return { trump = "S", top = "LJ BJ" } end

function g:round()
  self:deal_each(%d)
  self:play_tricks { leader = 1 }
  for side in self:each_side() do
    self:score(side, side.won:points(), "cards")
  end
end]]


--- A match of these rules where each player has n cards.
local function new(n, how)
  return helper.match(RULES, STEPS:format(n), how or { seed = 5 })
end


describe("the plays that a search thinks about", function()
  local usual = voted.worlds
  after_each(function() voted.worlds = usual end)
  teardown(helper.clean)

  it("are at most eight, which quick bots name, and can be played", function()
    local m = new(12)
    assert.is_true(#m:moves() > 8)
    m:choose "search:2"
    assert.is_true(#m.thought.moves <= 8)
    for _, play in ipairs(m.thought.moves) do assert.is_true(m:allows(play)) end
  end)

  it("are more where quick bots name none", function()
    voted.worlds = 0
    local m = new(12)
    m:choose "search:2"
    assert.is_true(#m.thought.moves > 8)
  end)

  it("are more where reasons are wanted for all", function()
    local _, thought = search.move(new(12), 2, nil, true)
    assert.is_true(#thought.moves > 8)
  end)

  it("are not compared where there is only one, but with one asked about",
    function()
      voted.worlds = 1
      local m = new(12)
      local play = m:choose "search:2"
      assert.same({ play }, m.thought.moves)
      assert.equal(0, m.thought.worlds)
      local also = m:moves()[1] == play and m:moves()[2] or m:moves()[1]
      local _, thought = search.move(m, 2, nil, false, also)
      assert.same({ play, also }, thought.moves)
      assert.equal(2, thought.worlds)
    end)

  it("are the same wherever the unseen cards lie", function()
    local m = new(12)
    local other = helper.another_world(m)
    assert.not_same(m:hands(), other:hands())
    m:choose "search:2"
    other:choose "search:2"
    assert.same(m.thought.moves, other.thought.moves)
    assert.same(m.thought.points, other.thought.points)
  end)
end)
