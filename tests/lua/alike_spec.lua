-- Bids that are alike but for their numbers are played out together.

local alike = require "tenace.bots.alike"
local search = require "tenace.bots.search"
local tenace = require "tenace"


--- Thoughts on these moves, the first of which are no bids. A playout is worth
-- the tape on which the move is, and so is what follows it; the rules do not
-- allow the tape `forbidden`.
local function thought_on(moves, others, forbidden)
  local source, tapes, last = {}, {}, nil
  function source:play(tape)
    last = tape
    return tape
  end
  function source:course() return "-after-" .. last, 7 end
  function source:along(tape, seed)
    return tape ~= forbidden and tape .. seed
  end
  for i in ipairs(moves) do tapes[i] = "<" .. i .. ">" end
  local thought = { moves = moves, tapes = tapes, source = source, idle = {} }
  alike.add(thought, others)
  return thought
end


--- What the i-th move is worth, with that answer of the next player.
local function play(thought, i, answer)
  return (alike.play(thought, i, thought.tapes[i] .. (answer or "")))
end


--- The results of a bid in the thoughts of a search, by world.
local function outcomes_of(thought, bid)
  for i, move in ipairs(thought.moves) do
    if move == bid then return thought.outcomes[i] end
  end
end


describe("a bid", function()
  it("goes on as after another bid that differs in its number", function()
    local thought = thought_on({ "pass", "1", "1 low", "2", "2 low" }, 1)
    assert.equal("<2>", play(thought, 2))
    assert.equal("<4>-after-<2>7", play(thought, 4))
    assert.equal("<5>", play(thought, 5))
    assert.equal("<1>", play(thought, 1))
  end)

  it("goes on alike if it gets the same answer", function()
    local thought = thought_on({ "pass", "1S", "2S" }, 1)
    play(thought, 2)
    play(thought, 2, "d")
    assert.equal("<3>d-after-<2>d7", play(thought, 3, "d"))
    assert.equal("<3>r", play(thought, 3, "r"))
  end)

  it("is played out by itself in the next world", function()
    local thought = thought_on({ "pass", "1S", "2S" }, 1)
    play(thought, 2)
    alike.forget(thought)
    assert.equal("<3>", play(thought, 3))
  end)

  it("is played out by itself where the rules do not go on alike", function()
    local thought = thought_on({ "pass", "1S", "7S" }, 1, "<3>-after-<2>")
    play(thought, 2)
    assert.equal("<3>", play(thought, 3))
  end)

  it("is played out by itself where all bids are only numbers", function()
    local thought = thought_on({ "pass", "18", "20" }, 1)
    play(thought, 2)
    assert.equal("<3>", play(thought, 3))
  end)

  it("is the first of its kind where nothing lower is alike", function()
    local thought = thought_on({ "pass", "1", "1 low", "2" }, 1)
    local leads = {}
    for i in ipairs(thought.moves) do leads[i] = alike.leads(thought, i) end
    assert.same({ true, true, true, false }, leads)
    assert.is_true(alike.leads({}, 3))
  end)

  it("is never worth less than a higher one where only more is lost", function()
    local m = tenace.new("bid_whist+rounds=1", { seed = 5 })
    local _, thought = search.move(m, 8)
    local low, high = outcomes_of(thought, "1"), outcomes_of(thought, "2")
    assert.equal(8, #low)
    for world, won in ipairs(low) do assert.is_true(won >= high[world]) end
  end)

  it("is looked at alike where somebody looks on", function()
    local usual = tenace.new("bid_whist", { seed = 3 }):choose "search:8"
    local m = tenace.new("bid_whist", { seed = 3 })
    assert.equal(usual, m:explain({ bot = "search:8" }).move)
  end)
end)
