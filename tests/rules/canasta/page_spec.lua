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

  it("says on top whose rules it has, and points to the usual ones", function()
    local top = page("canasta"):sub(1, 400):gsub("%s+", " ")
    assert.matches("by the rules of a Hindi document: a meld needs two natural "
      .. "cards for each wild one, and a black three freezes the pile; "
      .. "canasta+classic has the rules of most books.", top, 1, true)
    for _, spec in ipairs { "canasta+classic", "canasta+black_three=blocks" } do
      assert.not_matches("Hindi", page(spec))
    end
  end)
end)
