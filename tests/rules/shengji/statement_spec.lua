-- Whole matches of random bots, gone through by the second statement of the
-- rules: every draw, declaration, play, trick and level.

local here = debug.getinfo(1, "S").source:match "^@(.*)/[^/]*$"
local helper = require "game_helper"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local statement = dofile(here .. "/statement.lua")
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""

-- Options, each with values other than the default.
local VALUES = {
  { "packs", 1, 3, 4 }, { "no_trump", false }, { "throw", "forbidden" },
  { "throw_penalty", 10 }, { "hole", "by_format" },
  { "pairs_over_triple", "one", "two" },
  { "declaring", "after_draw", "fixed" }, { "fixed_dealer", 3 },
  { "fixed_levels", "10 K", "A A" }, { "fixed_trump", "H", "none" },
  { "short_tractors", false }, { "kill_compare", "highest" },
  { "must_play", "5 10 K", "2 3" }, { "last_level", "3", "6" },
}


--- Goes through a match that is over.
local function go_through(m)
  local stories = {}
  for player = 1, 4 do stories[player] = m:story(player) end
  local done, state, n = pcall(statement.follow, m.variant.options, stories,
    m.variant.spec)
  if not done then
    error(m.variant.spec .. ", seed " .. m.seed .. ": " .. state, 0)
  end
  assert.is_true(state.over)
  return state, n, m
end


--- Plays a match and goes through it.
local function follow(options, seed, rounds)
  local given = {}
  for name, value in pairs(options) do given[name] = value end
  if rounds then given.rounds = rounds end
  local m = tenace.new("shengji", { seed = seed, options = given,
    traced = true })
  return go_through(m:run "random")
end


describe("matches of Shengji", function()
  it("go from 2 to A as the rules say", function()
    for seed = 1, SOAK and 60 or 1 do
      local state, rounds = follow({}, seed)
      assert.is_truthy(state.won)
      assert.equal("A", state.levels[state.won])
      assert.is_true(rounds > 4)
    end
  end)

  it("are so under each option, and under each two", function()
    local n = 0
    for i, one in ipairs(VALUES) do
      for j = i, #VALUES do
        local other = VALUES[j]
        for a = 2, SOAK and #one or 2 do
          for b = 2, SOAK and #other or 2 do
            n = n + 1
            follow({ [other[1]] = other[b], [one[1]] = one[a] }, n,
              SOAK and 3 or 1)
          end
        end
      end
    end
  end)

  it("are so with all options at random", function()
    local random = lists.numbers(7)
    for seed = 1, SOAK and 600 or 4 do
      local options = {}
      for _, value in ipairs(VALUES) do
        local n = random(#value + 1)
        if n > 1 and n <= #value then options[value[1]] = value[n] end
      end
      follow(options, seed, 4)
    end
  end)

  it("are so with any house rules and options", function()
    mixed.each("shengji", { without = "find_friends two_friends", values = {
      rounds = { 1, 2, 3, 4 } } }, function(spec, options, seed)
      local m = tenace.new(spec, { seed = seed, options = options,
        traced = true })
      return (select(2, go_through(m:run "random")))
    end)
  end)

  it("are so where hands without points are dealt again", function()
    for seed = 1, SOAK and 100 or 4 do
      for _, how in ipairs { "while_drawing", "after_draw", "fixed" } do
        go_through(tenace.new("shengji+new_deal", { seed = seed, traced = true,
          options = { packs = 1, declaring = how, rounds = 4 } }):run "random")
      end
    end
  end)

  it("that were recorded are played again", function()
    for _, name in ipairs { "plain", "three_packs" } do
      local text = helper.read(here .. "/" .. name .. ".record")
      local m = assert(tenace.replay(text))
      go_through(m)
    end
  end)

  it("are the same for the same seed", function()
    local _, _, one = follow({}, 5, 3)
    local _, _, other = follow({}, 5, 3)
    assert.equal(one:record(), other:record())
    local replayed = assert(tenace.replay(one:record()))
    assert.same(one:scores(), replayed:scores())
  end)
end)
