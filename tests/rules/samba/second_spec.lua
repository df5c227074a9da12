-- Compares the rules file with the second statement of Samba, decision by
-- decision; and that statement with the worked examples of the rulebook.

local against = require "rules.samba.against"
local cards = require "rules.canasta.counting"
local melds = require "rules.samba.melds"
local mixed = require "rules.mixed"
local second = require "rules.samba.second"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = SOAK and 300 or 4
local ROUNDS = 4                           -- of a match at the most


local function meld(text) return melds.read(cards.words(text)) end


describe("the second statement", function()
  it("knows a meld", function()
    assert.equal("run", meld("5S 6S 7S 8S 9S 10S JS").kind)
    assert.is_nil(meld "5S 6S 2H")
    assert.is_nil(meld "4S 5S 6S 7S 8S 9S 10S JS")
    assert.is_nil(meld "5S 6S 7H")
    assert.is_nil(meld "QS KS AS 2S")
    assert.equal("set", meld("9S 9S 9S 2H BJ").kind)
    assert.is_nil(meld "9S 9S 9S 9H 2H 2D BJ")
    assert.is_nil(meld "9S 2H BJ")
    assert.equal("black", meld("3S 3C 3C").kind)
  end)

  it("counts a round", function()
    local function counts(text, red)
      return second.side_score { melds = { meld(text) }, red = red, left = {} }
    end
    assert.equal(1555, counts("5S 6S 7S 8S 9S 10S JS", 0))
    assert.equal(390 + 1000, counts("9S 9S 9H 9H 9D 2S 2H", 6))
    assert.equal(-1000, second.side_score { melds = {}, red = 6, left = {} })
    assert.same({ 15, 50, 50, 90, 90, 120, 120, 160 }, {
      second.first_count(-5), second.first_count(0), second.first_count(1495),
      second.first_count(1500), second.first_count(2995),
      second.first_count(3000), second.first_count(6995),
      second.first_count(7000) })
  end)
end)


describe("samba, stated twice", function()
  it("is the same game", function()
    local rounds, counted = 0, {}
    for seed = 1, MATCHES do
      rounds = rounds + against.match(seed, nil, ROUNDS, nil, counted)
    end
    assert.is_true(rounds >= MATCHES)
    for _, what in ipairs { "take", "meld", "join" } do
      assert.is_true((counted[what] or 0) > 0, "no " .. what)
    end
    if not SOAK then return end
    for _, what in ipairs { "sambas", "going out", "mixed canastas" } do
      assert.is_true((counted[what] or 0) > 0, "no " .. what)
    end
  end)

  it("is so with any options", function()
    mixed.each("samba", { most = ROUNDS, rounds = 200 },
      function(spec, options, seed, most)
        return (against.match(seed, options, most, spec))
      end)
  end)
end)
