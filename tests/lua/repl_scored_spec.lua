-- When points are told at the table.

local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local helper = require "game_helper"
local sheet = require "tenace.face.table.sheet"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- A narrator of Cribbage for seat 1.
local function narrator()
  local variant = tenace.new("cribbage", { seed = 1 }).variant
  return Narrator.new(Names.of(variant.sides, variant.players, 1), variant,
    show.plain)
end


describe("points", function()
  local pair = { what = "score", side = 2, points = 2, reason = "a pair" }

  it("are told before what happens next", function()
    local teller = narrator()
    teller:tell { what = "round", round = 1, dealer = 1 }
    assert.is_nil(teller:tell(pair))
    local told = teller:tell { what = "shuffled" }
    assert.equal("Opponent scores 2: a pair.", told:match "^[^\n]*")
    assert.is_nil(teller:scored_since())
  end)

  it("are told before the end of the round, if hands are counted one by one",
    function()
      local teller = narrator()
      teller:tell { what = "round", round = 1, dealer = 1 }
      for _, name in ipairs { "the hand", "the crib" } do
        teller:tell { what = "shown", cards = "KH KD", reason = name }
        teller:tell(pair)
      end
      local told = teller:tell { what = "round_over", round = 1,
        scores = { 0, 4 } }
      assert.matches("^Opponent scores 2: a pair%.\n\nRound 1 is over%.", told)
    end)

  it("are told after it, if nothing was counted before", function()
    local teller = narrator()
    teller:tell { what = "round", round = 1, dealer = 1 }
    teller:tell { what = "shown", cards = "KH KD", reason = "the hand" }
    teller:tell(pair)
    local told = teller:tell { what = "round_over", round = 1,
      scores = { 0, 2 } }
    assert.matches("Round 1 is over%.\nOpponent scores 2", told)
  end)

  it("are told when somebody is asked, and then not again", function()
    local teller = narrator()
    teller:tell { what = "round", round = 1, dealer = 1 }
    teller:tell(pair)
    assert.equal("Opponent scores 2: a pair.", teller:scored_since())
    local told = teller:tell { what = "round_over", round = 1,
      scores = { 0, 2 } }
    assert.is_nil(told:find("scores 2", 1, true))
    assert.is_nil(told:find("Nobody scores", 1, true))
  end)

  it("are in the summary of the round that they end", function()
    local teller = narrator()
    teller:tell { what = "round", round = 1, dealer = 1 }
    teller:tell(pair)
    assert.truthy(teller:tell({ what = "round_over", round = 1,
      scores = { 0, 2 } }):find("Opponent scores 2: a pair.", 1, true))
  end)

  it("for three reasons or more are told in one sentence", function()
    local teller = narrator()
    local function score(side, points, reason)
      teller:tell { what = "score", side = side, points = points,
        reason = reason }
    end
    score(2, 1, "last card")
    score(1, 2, "fifteen 5D KS")
    score(1, 2, "fifteen 5D QS")
    score(1, 1, "his nobs")
    score(1, -2, "a fine")
    assert.equal("Opponent scores 1: last card.\n"
      .. "You score 5: 2 for fifteen 5♦ K♠, 2 for fifteen 5♦ Q♠, "
      .. "1 for his nobs.\nYou lose 2: a fine.",
      teller:scored_since())
  end)
end)


describe("the score sheet at the end of a match", function()
  teardown(helper.clean)

  --- The sheet of two rounds with four reasons each.
  local function lines(rows)
    local m = helper.match("match_rounds = 2,", [[
      function g:round()
        for i = 1, 4 do self:score(self:side(1), i, "reason " .. i) end
        self:score(self:side(2), self.round_number - 1, "the round")
      end
    ]])
    local style = show.style { rows = rows, width = 80 }
    return sheet.at_end(m, Names.of(m.variant.sides, 4, 1), style)
  end

  it("has the reasons, if the screen has room", function()
    assert.equal(11, #lines(15))
    assert.matches("reason 4", lines(nil)[5])
  end)

  it("else has one line for each round", function()
    assert.same({ "round  You  Left  Across  Right", "1      +10",
      "2      +10    +1", "total   20     1       0      0" }, lines(14))
  end)
end)
