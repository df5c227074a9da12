-- Marks in the hand: cards that may be said alone; and a patience, where nobody
-- deals.

local Session = require "tenace.face.table.session"
local helper = require "game_helper"
local show = require "tenace.face.say.show"

local DEAL = { hands = { "7S 2C KC" } }


--- The first screen of a match that asks with these forms.
local function seen(facts, forms)
  local m = helper.match(facts, ([[
    function g:round()
      self:deal_each(3)
      self:ask(1, "which card?", { %s })
    end ]]):format(forms), { seed = 1, deal = DEAL })
  return Session.new { match = m, seat = 1, style = show.plain,
    bots = { "", "random", "random", "random" }, bot_names = "random",
    header = "" }:start()
end


describe("the hand at the table", function()
  teardown(helper.clean)

  it("has marks for cards that may be said alone, and numbers for all",
    function()
      assert.matches("Hand +K♣ +%*7♠ +2♣\n +1 +2 +3\n", seen("", [[
        { "{card}", card = "7S" }, { "{card} {suit}", card = "2C KC" } ]]))
    end)

  it("has marks for all, if none may be said alone", function()
    assert.matches("Hand +%*K♣ +7♠ +%*2♣\n +1 +2\n", seen("",
      [[ { "{card} {suit}", card = "2C KC" } ]]))
  end)
end)


describe("a patience at the table", function()
  it("has no dealer", function()
    local m = require "tenace".new("klondike", { seed = 1 })
    local text = Session.new { match = m, seat = 1, style = show.plain,
      bots = {}, bot_names = "random", header = "" }:start()
    assert.matches("\nRound 1%.\n", text)
  end)
end)
