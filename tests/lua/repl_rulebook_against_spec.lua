-- What a rulebook says of a game beside another one, and of house rules.
-- In 4 parts.

local difference = require "tenace.face.rulebook.difference"
local rulebook = require "tenace.face.rulebook.book"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local text = require "tenace.face.rulebook.text"


local function against(one, other)
  return text.lines(rulebook.against(tenace.variant(one),
    tenace.variant(other)), show.plain)
end


describe("the difference from another game", function()
  it("names orders, steps, options and examples", function()
    local all = table.concat(against("skat", "skat+pub_skat"), "\n")
    assert.matches("    - contract grand\n    + contract grand or ramsch", all,
      1, true)
    assert.matches("  The play\n    + House rule Kontra: Each opponent", all, 1,
      true)
    assert.matches("re doubles again\n    + worth 96 (with 1, game 2", all, 1,
      true)
    assert.is_nil(all:find("take skat", 1, true))
  end)

  it("shows a move that only one game refuses", function()
    local all = table.concat(against("tute", "tute+strict"), "\n")
    assert.matches("- may be played 4O AE; AE is allowed", all, 1, true)
    assert.matches("AE is refused: you have no copas but hold 4O", all, 1, true)
  end)

  it("shows only the new part of a longer text", function()
    local function book(words)
      return { blocks = { { kind = "heading", key = "a", text = "A" },
        { kind = "step", name = "deal", text = words } } }
    end
    assert.same({ { key = "a", title = "A", changes = {
      { label = "deal", after = "And more." } } } },
      difference.of(book "Cards.", book "Cards. And more."))
    assert.same({}, difference.of(book "Cards.", book "Cards."))
  end)
end)


describe("house rules in a rulebook", function()
  it("say what they change in the game beneath", function()
    local book = rulebook.of(tenace.variant "skat+pub_skat")
    local lines = text.lines(book, show.plain)
    local all = table.concat(lines, "\n")
    assert.matches([[
  Ramsch: When nobody bids, the players play a ramsch: everyone avoids points.
    How it is played, When nobody bids
      - Nobody scores, and the next dealer deals.
      + A ramsch is played, each for oneself. Only jacks are trumps, as in]],
      all, 1, true)
    assert.matches("Pub skat: Skat as pubs play it", all, 1, true)
  end)

  it("fit a terminal", function()
    for _, game in ipairs { "skat+pub_skat", "bid_whist+whist_52", "tute" } do
      local book = rulebook.of(tenace.variant(game))
      for _, line in ipairs(text.lines(book, show.plain)) do
        assert.is_true(show.width(line) <= 80, line)
      end
    end
  end)
end)
