-- The pages of a patience: one player, and a score of one number.

local phrase = require "tenace.face.say.phrase"
local tenace = require "tenace"
local text = require "tenace.face.rulebook.text"


describe("the rulebook of a patience", function()
  local rulebook = require "tenace.face.rulebook.book"
  local book = rulebook.of(tenace.new "klondike".variant)
  local lines = table.concat(text.lines(book,
    require "tenace.face.say.show".plain), "\n")

  it("names one player and no turn", function()
    assert.matches("players +1\n", lines)
    assert.is_nil(lines:find("clockwise", 1, true))
  end)

  it("has the ace as the lowest rank", function()
    assert.matches("low to high +A 2 3", lines)
  end)
end)


describe("a question for a score", function()
  it("asks for one number of one side", function()
    assert.equal("What is the score then?", phrase("teach.asks.scores",
      { n = 1 }))
  end)
end)
