-- Wild cards that stand for the card that is named with them.

local helper = require "game_helper"
local tenace = require "tenace"

local FACTS = [[
  deck = french(52, { packs = %d, jokers = { "BJ", "RJ" } }),
  points = { A = 15, ["K Q J 10"] = 10, ["BJ RJ"] = 15 },
  piles = { lying = "all" },
  melds = { sets = "A 2 3 4 5 6 7 8 9 10 J Q K", by = "all",
    runs = "A 2 3 4 5 6 7 8 9 10 J Q K A", wild = "BJ RJ", low_counts = 1,
    naturals = 1, named = true, %s },
  taking = { pile = "lying", down = true, top_free = true },
  options = { first_dealer = number { 4, from = 0, to = 4 },
    rounds = number { 2, from = 1, to = 9 } },
]]

local STEPS = [[
  function g:round()
    self:deal_each(7)
    self:draw(self.lying)
    self:draw(self.lying)
    self:play_turns()
  end
  function g:standing()
    local list = {}
    for player in self:each_player() do
      list[player.number] = player.points_laid
    end
    return { laid = list }
  end
]]


--- A match in which seat 1 begins with that hand; `how.packs` is 1, with no
-- suit twice in a set, or 2.
local function match(hand, how)
  how = how or {}
  local packs = how.packs or 1
  local facts = FACTS:format(packs,
    how.melds or packs == 1 and "different_suits = true" or "")
  return helper.match(facts, STEPS, { seed = how.seed or 1, deal = hand and {
    hands = { hand, "*", "*", "*" }, lying = how.lying or "2D 8S",
    stock = how.stock or "KD" } or nil })
end


--- The same after seat 1 has drawn a card.
local function drawn(hand, how)
  local m = match(hand, how)
  if select(2, m:turn()).stage == "draw" then m:play "draw" end
  return m
end


--- Why the move is refused.
local function refused(m, move)
  local allowed, reason = m:allows(move)
  assert.is_false(allowed, move)
  return reason
end


--- The moves that begin so.
local function moves(m, beginning)
  local list = {}
  for _, move in ipairs(m:moves()) do
    if move:sub(1, #beginning) == beginning then list[#list + 1] = move end
  end
  return list
end


describe("a wild card that is named", function()
  teardown(helper.clean)

  it("stands for that card, and counts what it counts itself", function()
    local m = drawn "4H 6H 9C 9D BJ RJ QS"
    m:play "meld 4h bj=5h 6h"
    assert.equal("meld 4H 6H BJ=5H", m:history()[2].move)
    local meld = m:view(1).melds[1]
    assert.equal("4H BJ 6H", meld.cards)
    assert.equal("4H 5H 6H", meld.as)
    assert.same({ "run", 1, 15 }, { meld.kind, meld.wild, meld.points })
  end)

  it("is refused without a name, or with one that does not fit", function()
    local m = drawn "4H 6H 9C 9D BJ RJ QS"
    assert.equal("say for which card BJ stands, as in BJ=5H",
      refused(m, "meld 4H BJ 6H"))
    assert.equal("say for which card RJ stands, as in RJ=5H",
      refused(m, "meld 4H BJ=5H 6H RJ"))
    assert.equal("these cards are neither of one rank nor in a row",
      refused(m, "meld 4H BJ=5S 6H"))
    assert.equal("no suit may be in a meld twice",
      refused(m, "meld 9C 9D BJ=9C"))
    assert.equal("no wild card can stand for RJ here",
      refused(m, "meld 4H BJ=RJ 6H"))
    assert.equal("'4H=5H' is no card of this deck",
      refused(m, "meld 4H=5H 6H BJ=7H"))
    assert.equal("'BJ=ZZ' is no card of this deck",
      refused(m, "meld 4H BJ=ZZ 6H"))
    assert.equal("wild cards alone are no meld: say to which they are added, "
      .. "as in meld 2D on K", refused(m, "meld BJ=4H RJ=5H"))
  end)

  it("does not change: nothing else takes its place", function()
    local m = drawn("4H 6H 5H 7H BJ 9C QS", { packs = 2 })
    m:play "meld 4H BJ=5H 6H"
    assert.is_false(m:allows "meld 5H on 4H")
    assert.is_true(m:allows "meld 7H on 5H")
    m:play "meld 7H on 4H"
    assert.equal("4H BJ 6H 7H", m:view(1).melds[1].cards)
    assert.equal("4H 5H 6H 7H", m:view(1).melds[1].as)
  end)

  it("is added at either end of a run, and to a set", function()
    local m = drawn("4H 5H 6H 9C 9D 9S BJ", { stock = "7H" })
    m:play "meld 4H 5H 6H"
    m:play "meld 9C 9D 9S"
    assert.same({ "meld 7H on 4H", "meld 7H BJ=8H on 4H", "meld BJ=3H on 4H",
      "meld BJ=9H on 9" }, moves(m, "meld"))
    m:play "meld BJ=9H on 9"
    assert.equal("9C 9D 9H 9S", m:view(1).melds[2].as)
    assert.equal("9C 9D BJ 9S", m:view(1).melds[2].cards)
  end)

  it("needs to be said: a group without cards is added to nothing", function()
    local m = drawn("4H 5H 6H 9C 9D 9S BJ", { stock = "7H" })
    m:play "meld 4H 5H 6H"
    assert.equal("say which cards, as in meld 7S 7H 7D",
      refused(m, "meld on 4H"))
  end)

  it("may be any suit of a set where suits make no difference", function()
    local m = drawn("9C 9D 3H 4S 10S QC BJ", { packs = 2 })
    assert.same({ "meld 9C 9D BJ=9C" }, moves(m, "meld"))
    assert.is_true(m:allows "meld 9C 9D BJ=9H")
  end)

  it("is each missing suit in turn where suits must differ", function()
    local m = drawn("9C 9D 3H 4S 10S QC BJ")
    assert.same({ "meld 9C 9D BJ=9H", "meld 9C 9D BJ=9S" }, moves(m, "meld"))
  end)

  it("is an ace at the low end, which it does not count as", function()
    local m = drawn("2H 3H 9C 9D BJ RJ QS")
    m:play "meld BJ=AH 2H 3H"
    assert.same({ 15, 0, 0, 0 }, m:view(1).laid)
    assert.equal("a run does not go round the corner",
      refused(m, "meld RJ=KH on 2H"))
  end)

  it("leaves a natural ace at the low end what that counts", function()
    local m = drawn("AH 3H 9C 9D BJ RJ QS")
    m:play "meld AH BJ=2H 3H"
    assert.same({ 16, 0, 0, 0 }, m:view(1).laid)
  end)

  it("is taken from a pile and named at once", function()
    local m = match("4H 6H 9C 9D JC 2S QS", { lying = "BJ 8S" })
    assert.equal("say for which card BJ stands, as in BJ=5H",
      refused(m, "take BJ: BJ 9C 9D"))
    m:play "take bj: 9c 9d bj=9h"
    assert.equal("take BJ: 9C 9D BJ=9H", m:history()[1].move)
    assert.equal("9C 9D 9H", m:view(1).melds[1].as)
    assert.matches("8S", m:view(1).hand)
  end)

  it("keeps its name where two sorts lie in one meld", function()
    local m = drawn "4H 7H 9C 9D BJ RJ QS"
    m:play "meld 4H RJ=5H BJ=6H 7H"
    assert.equal("4H RJ BJ 7H", m:view(1).melds[1].cards)
    assert.equal("4H 5H 6H 7H", m:view(1).melds[1].as)
  end)

  it("gives moves that are all allowed, and records that replay", function()
    local named = helper.play_listed(function(seed)
      return match(nil, { seed = seed, packs = 1 + seed % 2 })
    end, "=")
    assert.is_true(named > 100)
  end)

  it("leaves a search with worlds that all fit what was played", function()
    local worlds, dropped = helper.search_worlds(function(seed)
      return match(nil, { seed = seed, packs = 1 })
    end)
    assert.is_true(worlds > 100)
    assert.equal(0, dropped)
  end)
end)


describe("facts about wild cards that are named", function()
  teardown(helper.clean)

  local function wrong(packs, melds)
    return helper.error(match, nil, { packs = packs, melds = melds })
  end

  it("need wild cards that are not melded alone", function()
    local says = "named needs wild cards; these are not melded alone, and a "
      .. "side may have several melds of a rank"
    assert.matches(says, wrong(1, "wild_melds = { 3, 7 }"))
    assert.matches(says, wrong(1, "one_of_a_rank = true, runs = nil"))
    assert.matches(says, wrong(1, "wild = nil"))
  end)

  it("allow eight of them", function()
    assert.matches("at most 8 wild cards may be named, and the deck has 10",
      wrong(1, 'wild = "BJ RJ 2 3"'))
    assert.is_truthy(match(nil, { melds = 'wild = "BJ RJ 2"' }))
  end)
end)


describe("cards with a wild one that is named", function()
  teardown(helper.clean)

  local function meld(cards)
    return { tenace.meld(match().variant, {}, cards) }
  end

  it("are a meld as what they stand for", function()
    assert.same({ true, "run", 15 }, meld "4H BJ=5H 6H")
    assert.same({ true, "set", 30 }, meld "9H BJ=9S RJ=9D")
    assert.same({ false, "say for which card BJ stands, as in BJ=5H", "named" },
      meld "4H BJ 6H")
    assert.same({ false, "a run does not go round the corner", "runs" },
      meld "KH BJ=AH 2H")
    assert.matches("no card 'BJ=XX' for a meld", helper.error(meld,
      "4H BJ=XX 6H"))
  end)
end)
