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

  it("say the word that the rules have for a number", function()
    local function text(times)
      local m = helper.round("self:ask_yes_no(1, 'double?') self.times = "
        .. times, [[round = { times = number { from = 2, to = 8,
          names = { [2] = "doubled", [4] = "redoubled" } } },]])
      local session = Session.new { match = m, seat = 1, style = show.plain,
        bots = { "random", "random", "random", "random" },
        bot_names = "random", header = "" }
      session:start()
      return (session:handle "yes")
    end
    assert.matches("\nDoubled%.\n.*\nDoubled +yes\n", text(2))
    assert.matches("\nRedoubled%.\n.*\nRedoubled +yes\n", text(4))
    assert.matches("\nTimes: 8%.\n.*\nTimes +8\n", text(8))
  end)

  it("have words for numbers of their range only", function()
    for _, names in ipairs { '{ [5] = "five" }', "{ [2] = 2 }", '"two"',
      '{ two = "two" }' } do
      local ok, problem = pcall(helper.round, "", "round = { times = "
        .. "number { from = 2, to = 4, names = " .. names .. " } },")
      assert.is_false(ok)
      assert.matches("in a field, its 'names' are texts for numbers of its "
        .. "range", tostring(problem), 1, true)
    end
    assert.is_false(pcall(helper.round, "", "options = { times = number { 2, "
      .. 'from = 2, to = 4, names = { [2] = "two" }, "how often" } },'))
  end)
end)
