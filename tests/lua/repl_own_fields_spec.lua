-- Fields of each player on the screen: who has no value yet is left out.

local Session = require "tenace.face.table.session"
local helper = require "game_helper"
local show = require "tenace.face.say.show"


describe("the fields of each player", function()
  teardown(helper.clean)

  it("are shown of those who have them", function()
    local m = helper.round([[
      self:player(2).bid, self:player(2).blind = 3, true]],
      "round = { bid = each_player(number), blind = each_player(flag) },")
    local text = Session.new { match = m, seat = 1, style = show.plain,
      bots = { "random", "random", "random", "random" },
      bot_names = "random", header = "" }:start()
    assert.matches("Bid +Left: 3", text)
    assert.matches("Blind +Left\n", text)
    assert.is_nil(text:find("false", 1, true))
  end)

  it("are left out while what a match keeps is still zero", function()
    local function text(n)
      local m = helper.round("self.carried = self.carried + " .. n,
        "keeps = { carried = 0 },")
      return Session.new { match = m, seat = 1, style = show.plain,
        bots = { "random", "random", "random", "random" },
        bot_names = "random", header = "" }:start()
    end
    assert.is_nil(text(0):find("Carried", 1, true))
    assert.matches("Carried +7", text(7))
  end)
end)
