-- Frozen piles, counts of first melds and the question to the partner also work
-- in a game that is not canasta: sets of three to four without wild cards.

local core = require "tenace.core"
local match = require "tenace.match.match"
local tenace = require "tenace"

local RULES = [[
-- Fours: sets of a rank, for two against two.

local fours = game "Fours" {
  players = 4,
  sides   = "partners",
  deck    = french(52),
  points  = { A = 11, ["K Q J"] = 10, ["5"] = 5 },
  piles   = { discard = "top" },
  melds   = { sets = "2 3 4 5 6 7 8 9 10 J Q K A", one_of_a_rank = true },
  taking  = { pile = "discard", whole = true, frozen_by = "J",
              before_first = true },
  options = { rounds = number { 1, from = 1, to = 9, "rounds" } },
}

function fours:turn(player)
  self:draw_or_take(player)
  self:ask_melds(player, self:partner_of(player))
  self:ask_discard(player)
end

function fours:round()
  self:deal_each(5)
  self:draw(self.discard)
  self:first_meld(1, 15)
  self:turn(self:player(1))
  self:turn(self:player(1))
end

return fours
]]


--- A match where player 1 holds a hand, and two cards of the stock are known.
local function new(hand, discard, stock)
  local library = tenace.library_of {
    { name = "fours", path = "fours.lua", text = RULES } }
  return tenace.new(assert(library:variant "fours"), { seed = 1, deal = {
    hands = { hand, "*", "*", "*" }, discard = discard, stock = stock } })
end


--- Why a move is refused.
local function refused(m, move)
  local ok, why = pcall(m.play, m, move)
  assert.is_false(ok)
  return tostring(why)
end


--- Player 1 melds fives and discards the last of them: what comes next?  A
-- question
--- with one possible answer is answered at once.
local function stage_after_fives(discard)
  local m = new("5C 5D 5H 5S 8C", discard, "9S 9H")
  m:play "meld 5C 5D 5H" m:play "done" m:play "5S"
  return select(2, m:turn()).stage
end


describe("a game of sets", function()
  it("may freeze its pile: the top alone does not take it", function()
    assert.equal("draw", stage_after_fives "QC")
    assert.equal("discard", stage_after_fives "JC")
  end)

  it("may demand more of a first meld", function()
    local m = new("4C 4D 4H KC KD", "QC", "KH 9H")
    assert.matches("first meld.* 15", refused(m, "meld 4C 4D 4H"))
    m:play "meld KC KD KH"
    assert.same({ "meld 4C 4D 4H", "done" }, (m:moves()))
  end)

  it("lets a partner say whether to go out", function()
    for answer, melds in pairs { yes = 2, no = 1 } do
      local m = new("5C 5D 5H KC KD", "QC", "KH 9H")
      m:play "out?"
      assert.equal(3, (m:turn()))
      m:play(answer)
      m:play "meld 5C 5D 5H"
      assert.equal(melds, #m:view(1).melds)
    end
  end)

  it("lets a partner say yes or no, and nothing that is as long", function()
    for _, word in ipairs { "yep", "so", "YES", "" } do
      local m = new("5C 5D 5H KC KD", "QC", "KH 9H")
      m:play "out?"
      core.answer(m.core, "text", word)
      assert.equal("refused", select(2, match.go_on(m)).kind)
    end
  end)
end)
