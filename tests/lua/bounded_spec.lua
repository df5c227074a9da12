-- What a decision of a search may take at most, whatever the rules do; and what
-- it does where a round hardly ends.
-- In 4 parts.

local effort = require "tenace.bots.effort"
local helper = require "game_helper"
local tenace = require "tenace"


--- What `f` answers while a number of effort.lua is another one.
local function with(name, value, f, ...)
  local usual = effort[name]
  effort[name] = value
  local done, result = pcall(f, ...)
  effort[name] = usual
  assert(done, result)
  return result
end


local function thought_of(m, bot)
  m:choose(bot)
  return m.thought
end


--- A question whose answer takes that many turns of a loop.
local function slow(turns)
  return helper.match("", ([[
    function g:round()
      local way = self:ask(self:player(1), "which way?", { "left", "right" })
      local n = 0
      for i = 1, %d do n = n + i end
      self:score(1, way == "left" and 1 or 0, "a way")
    end
  ]]):format(turns))
end


describe("a search", function()
  teardown(helper.clean)

  it("ends when the rules have taken the steps that it has", function()
    local thought = with("steps", 500000, thought_of, slow(1000000), "search:5")
    assert.is_true(thought.spent)
    assert.equal(0, thought.worlds)
    assert.is_true(thought.steps < 7 * 500000 + 2000)
  end)

  it("counts the same steps each time", function()
    local first = thought_of(slow(20000), "search:5")
    assert.is_false(first.spent)
    assert.is_true(first.steps > 20000)
    assert.equal(first.steps, thought_of(slow(20000), "search:5").steps)
  end)

  it("says that it has thought less", function()
    local found = with("steps", 500000, function()
      return slow(1000000):explain { bot = "search:5" }
    end)
    assert.is_truthy(found.text:find("thought less than it should", 1, true))
  end)

  it("needs few of them at our games", function()
    for _, game in ipairs { "whist", "skat", "canasta", "go_fish" } do
      local thought = thought_of(tenace.new(game, { seed = 1 }), "search:5")
      assert.is_false(thought.spent)
      assert.is_true(thought.steps < effort.steps * 7 / 4, game)
    end
  end)

  it("does less where a round hardly ends, and at last plays any move",
    function()
      local m = tenace.new("whist", { seed = 1 })
      for _ = 1, 20 do m:play(m:choose "random") end
      local whole = thought_of(m, "search:5").work
      local less = with("patience", 10, thought_of, m, "search:5")
      assert.is_true(less.steps < effort.steps * 7 / 2)
      assert.is_true(less.work <= whole)
      local none = with("patience", -2000, thought_of, m, "search:5")
      assert.equal(0, none.worlds)
      assert.is_true(none.spent)
    end)

  it("thinks about no more than a hundred words before a card", function()
    local m = helper.match("", [[
      function g:round()
        self:deal_each(5)
        local list = {}
        for i = 1, 1000 do list[i] = { "word" .. i } end
        for player in self:each_player() do self:may_say(player, list) end
        self:play_tricks { leader = 1 }
      end
      function g:said(player, word) self:score(player, 5, word) end
    ]])
    assert.equal("word1", m:choose "search:5")
    assert.equal(101, #m.thought.moves)
  end)
end)
