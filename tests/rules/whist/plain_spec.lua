-- Compares random matches of Whist with a second statement of its rules.

local against = require "rules.whist.against"
local mixed = require "rules.mixed"
local plain = require "rules.whist.plain"
local tenace = require "tenace"

describe("whist", function()
  it("is what the plain rules say, round by round", function()
    assert.is_true(select(2, against.rounds(150, 1)) >= 150)
  end)

  it("is what they say with every house rule and option", function()
    for _, spec in ipairs { "whist", "whist+honours", "whist+long_whist",
      "whist+american", "whist+tournament+honours", "whist+rotating_trumps",
      "whist+rotating_trumps_with_no_trump+rounds=6",
      "whist+honours+target=1", "whist+honours+target=2" } do
      for seed = 1, 4 do against.match(spec, {}, seed) end
    end
  end)

  it("is so with any house rules and options", function()
    mixed.play("whist", plain.new, { without = "dummy_for_three" })
  end)

  it("allows and wins the same in any position", function()
    local order, cards, seed = tenace.order "whist", {}, 1
    local p = plain.new({}, "whist")
    for _, suit in ipairs { "C", "D", "H", "S" } do
      for card in order:of(suit):gmatch "%S+" do cards[#cards + 1] = card end
    end
    local function draw(n)
      seed = seed * 6364136223846793005 + 1442695040888963407
      return (seed >> 33) % n + 1
    end
    for _ = 1, 100 do
      for i = 52, 2, -1 do
        local k = draw(i)
        cards[i], cards[k] = cards[k], cards[i]
      end
      local trump = ({ "C", "D", "H", "S" })[draw(5)]
      local facts, size = { trump = trump }, draw(4)
      local trick = table.move(cards, 1, size, 1, {})
      p.trump = trump
      assert.equal(p:winner(trick),
        (tenace.winner("whist", facts, trick)))
      table.remove(trick)
      local hand = table.move(cards, 20, 20 + draw(9), 1, {})
      local legal = p:follow(hand, trick)
      table.sort(legal)
      local found = tenace.legal("whist", facts, { trick = trick,
        hand = table.concat(hand, " ") })
      table.sort(found)
      assert.same(legal, found)
    end
  end)
end)
