-- What the page tells of a puzzle besides its question.

local helper = require "web_helper"

local need = helper.need


describe("a puzzle on the page", function()
  local facts, found

  setup(function()
    helper.keep()
    found = need { call = "puzzle", game = "whist", seed = 7 }
    facts = need { call = "puzzle_facts" }
  end)
  teardown(helper.free)

  it("has what was said and played before", function()
    assert.matches("13 cards each", table.concat(facts.told, "\n"))
    assert.is_true(#facts.told > 2)
  end)

  it("has what is still out", function()
    assert.matches("^Still out: %d+ cards", facts.counts.left[1])
    assert.is_true(#facts.counts.groups > 0)
  end)

  it("has what the rules say of each move, and no answer", function()
    local n = 0
    for _, one in ipairs(facts.rules) do
      local _, more = one.moves:gsub("[♣♦♥♠]+", "")
      n = n + more
      assert.is_string(one.says)
    end
    assert.equal(#found.moves, n)
  end)

  it("is told in the language that is chosen", function()
    need { call = "languages", use = "de" }
    local told = need { call = "puzzle_facts" }.told
    need { call = "languages", use = "en" }
    assert.matches("13 Karten", table.concat(told, " "))
  end)
end)

