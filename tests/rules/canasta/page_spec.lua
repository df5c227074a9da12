-- What Canasta's page says of canastas of wild cards.

local book = require "tenace.face.rulebook.book"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local text = require "tenace.face.rulebook.text"


local function page(game)
  return table.concat(text.lines(book.of(tenace.new(game).variant),
    show.plain), "\n")
end


describe("the page of Canasta", function()
  it("counts canastas of wild cards only where they may be melded", function()
    assert.matches("mixed 300, natural 500\n", page "canasta")
    assert.matches("mixed 300, natural 500, wild 2000\n",
      page "canasta+wild_melds=true")
  end)
end)
