-- What goes through many possibilities in the core counts as instructions of
-- the rules that asked for it.

local helper = require "game_helper"

local without_end = "the rules have run for 10000000 instructions"

-- 52 cards in one hand, and any six along with four of a rank.
local four_with_six = [[
players = 1,
ranks = "3 4 5 6 7 8 9 10 J Q K A 2",
combinations = { suits = "D C H S", { "single" },
  { "four", of = 4, with = 6, with_any = true } },
]]

describe("a question with too many combinations", function()
  teardown(helper.clean)

  local function match(steps)
    return pcall(helper.match, four_with_six,
      "function g:round()\n" .. steps .. "\nend", { seed = 1 })
  end

  it("ends as endless rules do", function()
    local ok, message = match [[
      self:deal_each(52)
      self:ask(1, "x", { { "{cards}", beats = false }, "pass" })
    ]]
    assert.is_false(ok)
    assert.truthy(tostring(message):find(without_end, 1, true), message)
  end)

  it("leaves a match that can be recorded and undone", function()
    local ok, m = match [[
      self:deal_each(52)
      self:choose(1, "first", { "yes", "no" })
      self:ask(1, "x", { { "{cards}", beats = false }, "pass" })
    ]]
    assert.is_true(ok, m)
    local played, message = pcall(m.play, m, "yes")
    assert.is_false(played)
    assert.truthy(tostring(message):find(without_end, 1, true), message)
    assert.truthy(m:record():find("yes", 1, true))
  end)
end)
