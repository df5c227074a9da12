-- Picking by tapping cards and piles: what goes without saying, and where on
-- the table a word acts.

local hints = require "tenace.face.moment.hints"
local moment = require "tenace.face.moment.moment"
local Names = require "tenace.face.moment.names"
local tenace = require "tenace"

local COLUMNS = { "8S", "9D", "10C", "7H", "KH", "KD", "9S" }
local HIDDEN = { "", "2C" }


--- Klondike with these columns.
local function klondike(columns)
  return tenace.new("klondike", { seed = 1,
    deal = { pile = columns, hidden = HIDDEN } })
end


--- What the player to act can pick behind these picks.
local function picks_of(m, ...)
  return moment.of(m, (m:turn()), { picked = { ... } }).picks
end


--- The words that can be picked, each with the pile it acts on.
local function words_of(picks)
  local list = {}
  for i, word in ipairs(picks.words) do
    list[i] = word.id .. (word.at and "@" .. word.at or "") .. (word.n or "")
  end
  return table.concat(list, " ")
end


describe("a card that is moved", function()
  it("goes where it can go, if that is one place", function()
    local picks = picks_of(klondike(COLUMNS), "8S")
    assert.equal("8S to 9D", picks.move)
    assert.is_true(picks.last)
  end)

  it("waits for the card it goes to, if there are several", function()
    local m = klondike { "8S", "9D", "10C", "7H", "KH", "9H", "9S" }
    assert.is_nil(picks_of(m, "8S").move)
    assert.equal("", words_of(picks_of(m, "8S")))
    assert.equal("8S to 9H", picks_of(m, "8S", "9H").move)
  end)

  it("goes to an empty place by its number", function()
    local m = klondike(COLUMNS):play "8S to 9D"
    assert.equal("KH to 1", picks_of(m, "KH").move)
    assert.equal("KH to 1", picks_of(m, "KH", "1").move)
    assert.is_nil(picks_of(m, "KH", "1").refused)
    assert.matches("1@pile1", words_of(picks_of(m)))
  end)

  it("beats the only card of an attack at once", function()
    local m = tenace.new("durak", { seed = 1 }):play "10C"
    assert.equal("take@attack", words_of(picks_of(m)))
    local card = picks_of(m).cards[1]
    for _, one in ipairs(picks_of(m).cards) do
      if one.open and one.at == "hand" then card = one.card end
    end
    assert.equal(card .. " on 10C", picks_of(m, card).move)
  end)
end)


describe("a word", function()
  it("acts on the pile of its name", function()
    local m = klondike { "AS", "2H", "10C", "7H", "KH", "KD", "KC" }
    assert.equal("AS up", picks_of(m, "up", "AS").move)
    assert.matches("up@up", words_of(picks_of(m)))
  end)

  it("acts on the stock, or on the pile whose top card is seen", function()
    local m = tenace.new("gin_rummy", { seed = 1 })
    assert.equal("take@discard pass", words_of(picks_of(m)))
    m:play "take":play(m:moves()[1])
    assert.equal("take@discard draw@stock", words_of(picks_of(m)))
  end)
end)


describe("a hint in a patience", function()
  it("does not give the deal up while there is another move", function()
    local m = tenace.new("klondike", { seed = 1,
      deal = { stock = "", pile = { "2S", "3H" } } })
    m.explain = function()
      return { move = "stop", sentences = { "…" }, alternatives = {} }
    end
    local names = Names.of(m.variant.sides, 1, 1)
    assert.not_equal("stop", hints.hint(m, names).move)
  end)
end)
