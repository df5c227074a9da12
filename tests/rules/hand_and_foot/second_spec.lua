-- Compares the rules file with the second statement of Hand and Foot, decision
-- by decision; and that statement with the worked examples of the rulebook.

local against = require "rules.hand_and_foot.against"
local cards = require "rules.canasta.counting"
local mixed = require "rules.mixed"
local second = require "rules.hand_and_foot.second"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = SOAK and 300 or 4
local ROUNDS = 4                           -- of a match at the most


local function meld(text, option)
  return second.is_meld(cards.words(text),
    setmetatable(option or {}, { __index = second.DEFAULTS }))
end


describe("the second statement", function()
  it("knows a meld", function()
    assert.is_true(meld "9S 9S 9H 9H 2S 2H 2D")
    assert.is_false(meld "9S 9S 9H 2S 2H 2D 2C")
    assert.is_false(meld "KS KH 2S")
    assert.is_true(meld("KS KH 2S", { wild_after = 2 }))
    assert.is_false(meld("KS KH 2S 2H", { wild_after = 2 }))
    assert.is_false(meld "3S 3C 3C")
    assert.is_false(meld "9S 9S 9S 9H 9H 9H 9D 9D")
  end)

  it("counts a round", function()
    local function counts(text, option)
      return second.side_score({ melds = { { cards = cards.words(text) } },
        red = 2, left = {} }, option)
    end
    assert.equal(590, counts("9S 9S 9H 9H 9D 2S 2H", { red_threes = "bonus" }))
    assert.equal(190,
      counts("9S 9S 9H 9H 9D 2S 2H", { red_threes = "penalty" }))
  end)
end)


describe("hand and foot, stated twice", function()
  it("is the same game over all options", function()
    local rounds, outs = 0, 0
    for seed = 1, MATCHES do
      local played, out = against.match(seed, seed == 1 and {} or nil, ROUNDS)
      rounds, outs = rounds + played, outs + out
    end
    assert.is_true(rounds >= MATCHES)
    assert.is_true(not SOAK or outs > rounds // 20, outs .. " went out")
  end)

  it("is so with any house rules and options", function()
    mixed.each("hand_and_foot", { most = ROUNDS, rounds = 200 },
      function(spec, options, seed, most)
        return (against.match(seed, options, most, spec))
      end)
  end)
end)
