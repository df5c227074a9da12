-- The rules in force, as a face names them beside the game.

local shown = require "tenace.face.moment.shown"
local tenace = require "tenace"


--- The rules in force of a game, as one text.
local function rules_of(game)
  return table.concat(shown.rules(assert(tenace.variant(game))), ", ")
end


describe("the rules in force", function()
  it("are none where a game is as it comes", function()
    assert.equal("", rules_of "whist")
  end)

  it("are house rules by their titles", function()
    assert.equal("Kontra, Ramsch", rules_of "skat+kontra+ramsch")
  end)

  it("have options that differ from what the rules set", function()
    assert.equal("American whist, target: 10",
      rules_of "whist+american+target=10")
    assert.equal("American whist", rules_of "whist+american+target=7")
  end)

  it("tell words and flags as people say them", function()
    assert.equal("trump: rotate with no trump",
      rules_of "whist+trump=rotate_with_no_trump")
    assert.equal("Ramsch, jungfer doubles: no",
      rules_of "skat+ramsch+jungfer_doubles=false")
  end)
end)
