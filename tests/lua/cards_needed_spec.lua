-- Options that no deal can meet are refused when the match is made.

local helper = require "game_helper"
local tenace = require "tenace"

describe("options", function()
  teardown(helper.clean)

  it("that need more cards than the pack has are refused", function()
    assert.equal("the deal needs 36 cards, and the pack has 32",
      helper.error(tenace.new, "mau_mau", { seed = 1,
        options = { players = 5, hand_size = 7 } }))
    assert.truthy(tenace.new("mau_mau", { seed = 1,
      options = { players = 5, hand_size = 7, pack = "52" } }))
  end)

  it("that are all right need whole numbers of cards", function()
    assert.matches("cards_needed is a number of cards",
      helper.error(helper.match, "cards_needed = 0,",
        "function g:round() end"))
  end)
end)
