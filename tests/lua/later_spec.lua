-- Cards of which the later one of two alike wins a trick.

local helper = require "game_helper"
local tenace = require "tenace"

local TEXT = [[
local g = game "G" {
  players = 4, ranks = "9 J Q K 10 A",
  deck = french(52, { packs = 2, leave_out = "2 3 4 5 6 7 8" }),
  obligations = { follow_suit }, round = { trump = suit },
}
function g:order()
  return { trump = "H", top = "QC 10H", later = self.trump and "10H QC" }
end
function g:round()
  self:deal_each(1)
  self.trump = "%s"
  self:play_tricks { leader = self:player(1) }
  self:ask_yes_no(1, "go on?")
end
return g
]]


local function match(trump, hands)
  return tenace.new(helper.file(TEXT:format(trump)), { seed = 1,
    deal = { hands = hands } })
end


--- Who wins the only trick, and why, as everybody is told.
local function won(m)
  for _, entry in ipairs(m:story(1)) do
    if entry.what == "won" or entry.what == "trick" then
      return entry.player or entry.winner, entry.why
    end
  end
end


describe("a card that counts as another suit", function()
  teardown(helper.clean)

  it("follows it, is its lowest, and is no trump", function()
    local m = tenace.new(helper.file((TEXT:format "H"):gsub("return { trump",
      'return { counts_as = self.trump and { S = "QC" }, trump')), { seed = 1,
      deal = { hands = { "QC", "9S", "AC", "AC" } } })
    local seat = won(m)
    assert.equal(2, seat)
    local order = tenace.order(m.variant, { trump = "H" })
    assert.equal("S", order:suit "QC")
    assert.equal("QC 9S JS QS KS 10S AS", order:of "S")
  end)

  it("cannot count as trumps", function()
    local ok, why = pcall(tenace.new, helper.file((TEXT:format "H"):gsub(
      "return { trump", 'return { counts_as = { H = "QC" }, trump')))
    assert.is_false(ok)
    assert.truthy(tostring(why):find("'H' is the trump suit", 1, true))
  end)
end)


describe("of two cards alike", function()
  teardown(helper.clean)

  local tens = { "10H", "AH", "10H", "QC" }

  it("the first one wins", function()
    local seat, why = won(match("none", tens))
    assert.equal(1, seat)
    assert.equal("10H was played before its equal", why)
  end)

  it("the later one wins where the order says so", function()
    local m = match("H", tens)
    local seat, why = won(m)
    assert.equal(3, seat)
    assert.equal("10H was played after its equal", why)
    local order = tenace.order(m.variant, { trump = "H" })
    assert.is_true(order:beats("10H", "10H"))
    assert.is_false(order:beats("AH", "AH"))
    assert.equal(3, order:winner "10H AH 10H QC")
  end)
end)
