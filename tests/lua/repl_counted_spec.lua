-- Cards on the table that the screen only counts, and builds.

local Session = require "tenace.face.table.session"
local helper = require "game_helper"
local show = require "tenace.face.say.show"


--- The screen of a match whose player 1 is asked.
local function screen(m)
  return Session.new { match = m, seat = 1, style = show.plain,
    bots = { "", "random", "random", "random" }, bot_names = "random",
    header = "" }:start()
end


--- The screen after cards were laid on piles.
local function laid(piles, statements)
  return screen(helper.round(statements, "piles = { " .. piles .. " },"))
end


describe("a counted pile", function()
  teardown(helper.clean)

  it("has the number of its cards on the screen", function()
    assert.matches("Laid +3\n", laid('laid = { sees = "all", counted = true }',
      "self:move('7S 8S 9S', self.stock, self.laid)"))
  end)

  it("has it for each player", function()
    assert.matches("Laid +Left: 2\n", laid(
      'laid = each_player { sees = "all", counted = true }',
      "self:move('7S 8S', self.stock, self:player(2).laid)"))
  end)

  it("is seen by all, and not sorted", function()
    for _, pile in ipairs { '{ sees = "none", counted = true }',
      '{ sees = "all", counted = 1 }',
      '{ sees = "all", counted = true, sorted = true }' } do
      assert.matches("counted = true is for a pile that all see and that is "
        .. "not sorted", helper.error(laid, "laid = " .. pile, ""))
    end
  end)
end)


describe("cards that all have seen", function()
  teardown(helper.clean)

  it("are left to memory in a pile that nobody sees", function()
    local text = laid('gone = "none", open = "all"', [[
      self:move('7S 8S', self.stock, self.open)
      self:move('7S', self.open, self.gone)]])
    assert.matches("Gone +1\n", text)
    assert.matches("Open +8♠\n", text)
    assert.is_nil(text:find("7♠", 1, true))
  end)
end)


describe("builds on the table", function()
  teardown(helper.clean)

  --- A table with room for two builds.
  local function builds(statements)
    return screen(helper.round(statements, [[
      points = { A = 1, ["2"] = 2 },
      piles = { board = "all", build = { sees = "all", n = 2 } },
      captures = { from = "board", sums = "several", leave = "trail",
        builds = { piles = "build", values = "worth", owners = "whose" } },
      round = { worth = list, whose = list },]]))
  end

  it("take no line while there are none", function()
    local text = builds "self.worth, self.whose = {}, {}"
    assert.is_nil(text:find("Build", 1, true))
  end)

  it("are told with their values and owners", function()
    local text = builds [[
      self:move('AS 2S', self.stock, self.build[2])
      self.worth, self.whose = { 0, 3 }, { 0, 2 }]]
    assert.matches("Build 2 +A♠ 2♠ for 3 %(Left%)\n", text)
    for _, none in ipairs { "Build 1", "Worth", "Whose" } do
      assert.is_nil(text:find(none, 1, true))
    end
  end)
end)
