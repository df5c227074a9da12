-- The rows of worked examples in a rulebook: what is a card, a bid, a field.

local examples = require "tenace.face.rulebook.examples"
local helper = require "game_helper"
local tenace = require "tenace"


--- A game with an auction whose bids are spelt as cards are.
local SOURCE = [[
-- G.
local g = game "G" { players = 2, deck = french(52),
  round = { contract = text, declarer = player, trump = suit } }
function g:round()
  self:deal_each(2)
  self.contract, self.declarer =
    self:auction { bids = { "2C", "2S" }, first = 1, prompt = "what?" }
  self.trump = "S"
  self:play_tricks { leader = 1 }
end
example "one" {
  moves = { "2C", "pass" }, allowed = "2C", refused = "3C",
  deal = { hands = { "2C 4C", "3C 5C" } },
  leaves = { contract = "2C", declarer = 1, trump = "S" },
}
example "another" { moves = { "2C" }, allowed = "2S" }
return g]]


--- The rows of the game's n-th example, by label.
local function rows_of(n)
  local variant = assert(tenace.variant(helper.file(SOURCE)))
  local rows = {}
  for _, row in ipairs(examples.rows(variant.examples[n], variant)) do
    rows[row[1]] = row[2]
  end
  return rows
end


describe("an example in a rulebook", function()
  teardown(helper.clean)

  it("marks cards for drawing, but no bid that is spelt as a card", function()
    local played, bid = rows_of(1), rows_of(2)
    assert.equal("2C; pass", played["said and played"])
    assert.equal("{2C}", played["allowed"])
    assert.equal("2C", bid["said and played"])
    assert.equal("2S", bid["allowed"])
  end)

  it("says seats and suits that are left in words, and texts as they are",
    function()
      assert.equal("contract 2C; declarer seat 1; trump spades",
        rows_of(1)["then"])
    end)
end)
