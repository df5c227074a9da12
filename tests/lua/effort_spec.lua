-- How much a search in a number of worlds does: not more than a fixed amount of
-- work. Where all moves in all worlds would be more, it leaves moves behind.

local effort = require "tenace.bots.effort"
local helper = require "game_helper"
local tenace = require "tenace"


--- What a search has thought at the start of a game, if it may do so much work
-- for each world; and its move.
local function thought_with(world, game, bot)
  local usual = effort.world
  effort.world = world
  local m = tenace.new(game, { seed = 1 })
  local done, move = pcall(m.choose, m, bot)
  effort.world = usual
  assert(done, move)
  return m.thought, move
end


--- How many moves were tried in that many worlds.
local function tried_in(thought, worlds)
  local n = 0
  for _, tried in ipairs(thought.tried) do
    if tried == worlds then n = n + 1 end
  end
  return n
end


--- What a search does where a question has so many forms beside two.
local function work_with(forms)
  local m = helper.match("", ([[
    function g:round()
      self:ask(self:player(1), "which way?", { "left", "right"%s })
      self:score(1, 1, "a way")
    end
  ]]):format(string.rep(', { "up", unless = "there is no stair" }', forms)))
  m:choose "search:4"
  return m.thought.work
end


describe("a search in a number of worlds", function()
  teardown(helper.clean)

  it("tries all moves in all worlds if that is little work", function()
    local thought = thought_with(effort.world, "whist", "search:10")
    assert.equal(13, tried_in(thought, 10))
  end)

  it("leaves moves behind rather than do more work than it may", function()
    local whole = thought_with(math.huge, "go_fish", "search:10")
    assert.equal(#whole.moves, tried_in(whole, 10))
    local part = whole.work / 20
    local thought = thought_with(part, "go_fish", "search:10")
    local kept = tried_in(thought, 10)
    assert.is_true(kept >= 2 and kept < #thought.moves)
    assert.is_true(thought.work < 1.2 * 10 * part)
    assert.equal(10, thought.worlds)
  end)

  it("makes fewer worlds if there is work for no more", function()
    local thought = thought_with(1, "go_fish", "search:10")
    assert.equal(1, thought.worlds)
    assert.equal(#thought.moves, tried_in(thought, 1))
  end)

  it("counts the forms of a question as work", function()
    assert.is_true(work_with(10) > work_with(0))
  end)

  it("comes to the same move with the same seed", function()
    local _, first = thought_with(20000, "go_fish", "search:10")
    local _, second = thought_with(20000, "go_fish", "search:10")
    assert.equal(first, second)
  end)

  it("also ends sooner where it looks for good sets of cards", function()
    local few = thought_with(1, "hearts", "search:2")
    assert.is_true(few.worlds < thought_with(1e9, "hearts", "search:2").worlds)
  end)
end)
