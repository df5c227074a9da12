-- Matches of five random bots with a friend to be found, gone through by the
-- second statement of these rules.

local here = debug.getinfo(1, "S").source:match "^@(.*)/[^/]*$"
local friends = dofile(here .. "/friends.lua")
local helper = require "forty_helper"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = tonumber(os.getenv "SITUATIONS") or SOAK and 60 or 1


--- Whole matches, gone through.
local function follow(spec, options, first, seen)
  for seed = first, first + MATCHES - 1 do
    local m = tenace.new(spec, { seed = seed, options = options,
      traced = true })
    local state = friends.follow(m:run "random")
    assert.is_true(state.over)
    assert.equal(m:view(1).levels[1], state.levels[1])
    for kind, n in pairs(state.seen) do seen[kind] = (seen[kind] or 0) + n end
  end
end


describe("matches of five with a friend", function()
  it("go from 2 to A as the rules say", function()
    local seen = {}
    follow("shengji+find_friends", {}, 1, seen)
    follow("shengji+find_friends", { throw_penalty = 20 }, 2, seen)
    follow("shengji+find_friends", { must_play = "5 10", last_level = "Q" }, 3,
      seen)
    follow("shengji+find_friends", { no_trump = false }, 4, seen)
    assert.is_true(seen.friend > 0 and seen.alone > 0 and seen.nobody > 0)
  end)

  it("do so with six, of whom two are friends", function()
    local seen = {}
    follow("shengji+two_friends", { last_level = "5" }, 1, seen)
    follow("shengji+two_friends", { throw_penalty = 20, last_level = "5" }, 2,
      seen)
    for packs = 1, 4 do
      follow("shengji+find_friends", { players = 6, packs = packs,
        last_level = "3" }, packs, seen)
    end
    assert.is_true(seen.two > 0 and seen.friend > 0)
  end)

  it("do so in every order of house rules", function()
    for i, spec in ipairs(helper.specs("shengji",
      "find_friends red_five ten_a_level")) do
      follow(spec, {}, i, {})
    end
  end)

  it("do so with any number of packs", function()
    for packs = 1, 4 do
      follow("shengji+find_friends", { packs = packs, last_level = "4" },
        packs, {})
    end
  end)
end)
