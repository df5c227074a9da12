-- The lessons that come with the program: each can be finished, with each of
-- the moves that it calls right.

local guide = require "tenace.study.guide"
local tenace = require "tenace"


--- All lessons of all games.
local function all_lessons()
  local list = {}
  for _, game in ipairs(tenace.games()) do
    for _, one in ipairs(tenace.lessons(game.name)) do list[#list + 1] = one end
  end
  return list
end


--- Plays a lesson through with its first moves, and at one step with another,
-- unless that card is gone by then.
local function walk(one, at, other)
  local m = guide.reply(one, guide.match(one), 0, 0)
  for i, step in ipairs(one.steps) do
    local before, move = m:decisions(), step.expect[1]
    if i == at then move = m:allows(other) and other or move end
    if not m:allows(move) then move = step.expect[2] or move end
    m:play(move)
    guide.reply(one, m, i, before)
  end
end


describe("a lesson of the program", function()
  local list = all_lessons()

  it("is there for games with a knack", function()
    local of = {}
    for _, one in ipairs(list) do of[one.of] = one.name end
    for _, game in ipairs { "whist", "bid_whist", "canasta", "skat", "tute",
      "shengji", "hearts", "spades", "bridge", "gin_rummy", "cribbage" } do
      assert.is_truthy(of[game], game)
    end
  end)

  it("can be finished, whichever of its right moves is made", function()
    for _, one in ipairs(list) do
      assert.is_nil(one.problem)
      assert.is_true(guide.check(one), one.file)
      for i, step in ipairs(one.steps) do
        for k = 2, #step.expect do
          local done, wrong = pcall(walk, one, i, step.expect[k])
          assert.is_true(done, ("%s, step %d, %s: %s"):format(one.file, i,
            step.expect[k], tostring(wrong)))
        end
      end
    end
  end)

  it("wants moves that the rules allow, and blocks others that they allow",
    function()
      for _, one in ipairs(list) do
        local m = guide.reply(one, guide.match(one), 0, 0)
        for i, step in ipairs(one.steps) do
          for move in pairs(step.blocked or {}) do
            local ok, reason = m:allows(move)
            assert.is_true(ok, ("%s, step %d, %s: %s"):format(one.file, i,
              move, tostring(reason)))
          end
          local before = m:decisions()
          m:play(step.expect[1])
          guide.reply(one, m, i, before)
        end
      end
    end)
end)
