-- A game may say how many rounds a match has, if the players do not.

local Session = require "tenace.face.table.session"
local helper = require "game_helper"
local show = require "tenace.face.say.show"

local FACTS = [[
  match_rounds = function(option) return option.long and 5 or 3 end,
  options = { rounds = number { 0, from = 0, to = 9, "rounds" },
              long = flag { false, "a long match" } }, ]]


--- How many rounds such a match has, and who has won it.
local function played(options)
  local m = helper.match(FACTS,
    "function g:round() self:score(self.round_number % 2 + 1, 1, 'n') end",
    { seed = 1, options = options })
  return #m:score_sheet(), select(2, m:over())
end


describe("the rounds of a match", function()
  teardown(helper.clean)

  it("may be a fact of the game, and then the highest total wins", function()
    assert.same({ 3, 2 }, { played {} })
    assert.same({ 5, 2 }, { played { long = true } })
  end)

  it("are those of the option where it is not 0", function()
    assert.same({ 1, 2 }, { played { rounds = 1 } })
    assert.same({ 4, 0 }, { played { rounds = 4, long = true } })
  end)

  it("are on the screen", function()
    local m = helper.match(FACTS,
      [[function g:round() self:ask_yes_no(1, "so?") end]])
    assert.matches("Round 1 of 3%. ", Session.new { match = m, seat = 1,
      style = show.plain, bots = {}, bot_names = "", header = "" }:start())
  end)

  it("are a whole number", function()
    assert.matches("match_rounds is a number of rounds",
      helper.error(helper.match, "match_rounds = 0,",
        "function g:round() end"))
  end)
end)
