-- Melds that stay in the hand: knocking, and laying a hand open.

local core = require "tenace.core"
local helper = require "game_helper"
local tenace = require "tenace"

local FACTS = [[
  points = { ["K Q J 10"] = 10, ["9"] = 9, ["8"] = 8, ["7"] = 7, ["6"] = 6,
    ["5"] = 5, ["4"] = 4, ["3"] = 3, ["2"] = 2, A = 1 },
  melds = { sets = "A 2 3 4 5 6 7 8 9 10 J Q K", in_hand = "rest",
    runs = "A 2 3 4 5 6 7 8 9 10 J Q K", clear = "clean", all = "all out" },
  taking = { pile = "lying", back = false }, piles = { lying = "top" },
  round = { knocker = player, last = player, left = number, spare = text },
  options = { first_dealer = number { 4, from = 0, to = 4 },
    rounds = number { 3, from = 1, to = 9 } },
]]

local STEPS = [[
  function g:round()
    self:deal_each(7)
    self:draw(self.lying)
    self.spare = tostring(self:knock_cards("2C 3C 4C 5D 5H 5S 6D KH", 10))
    self.knocker, self.last = self:play_turns { offer = true, knock = 6,
      stock_left = 15, most_taken = 3 }
    if self.knocker then
      self.left = self:lay_open(self.knocker, { "7D 8D 9D" }).points
    end
  end
]]

-- The dealer is seat 4, and seat 1 begins.
local DEAL = { hands = { "2C 3C 4C 5D 5H 6D KH", "*", "*", "*" },
  lying = "5S", stock = "QS" }


describe("a player who knocks", function()
  teardown(helper.clean)

  local function match()
    return helper.match(FACTS, STEPS, { seed = 1, deal = DEAL })
  end

  it("is first offered the top card", function()
    local m = match()
    assert.same({ "take", "pass" }, m:moves())
    assert.equal("the top card of the pile is offered first: take it, or pass",
      select(2, m:allows "draw"))
  end)

  it("must draw when all have passed", function()
    local m = match()
    for _ = 1, 4 do m:play "pass" end
    assert.same({ player = 1, move = "draw" }, (function()
      local last = m:history()[5]
      return { player = last.player, move = last.move }
    end)())
    assert.equal(1, (m:turn()))
  end)

  it("may leave no more than the limit", function()
    local m = match():play "take"
    assert.is_true(m:allows "knock KH")
    local allowed, reason = m:allows "knock 6D"
    assert.is_false(allowed)
    assert.equal("your rest is 10; 6 is the most", reason)
    assert.equal("your rest is 6; 0 is the most",
      select(2, m:allows "clean KH"))
    assert.equal("your rest is 16, and it would have to be 0",
      select(2, m:allows "all out"))
    assert.is_false(m:allows "knock 5S")
    assert.equal("say which card, as in knock KH",
      select(2, m:allows "knock"))
  end)

  it("is told what would be left, where no card will do", function()
    local m = helper.match(FACTS, STEPS, { seed = 1, deal = { lying = "5S",
      hands = { "2C 9C QD 5D 8H 10S KH", "*", "*", "*" } } }):play "take"
    assert.equal("your rest is 49; 6 is the most", select(2, m:allows "knock"))
    assert.equal("say which card, as in discard 2C",
      select(2, m:allows "discard"))
  end)

  it("sees the hand by its melds", function()
    local layout = match():play("take"):view(1).layout
    assert.equal(16, layout.points)
    assert.equal("6D KH", layout.left)
    assert.equal(2, #layout.melds)
  end)

  it("lays the hand open, with cards added to other melds", function()
    local m = match():play "take":play "knock KH"
    local shown
    for _, entry in ipairs(m:story(2)) do
      if entry.what == "shown" then shown = shown or entry.reason end
    end
    assert.equal("2C 3C 4C, 5D 5H 5S, 6D added to 7D 8D 9D: rest 0", shown)
  end)

  it("ends the turns, and so do cards drawn and taken", function()
    local m = match()
    m:play "take"
    m:play "discard KH"
    m:play "take"
    m:play(m:moves()[1])
    m:play "take"
    assert.equal(1, m:view(1).round)
    m:play(m:moves()[1])
    assert.equal(2, m:view(1).round)
  end)

  it("needs one pack, and no wild cards", function()
    local wild = FACTS:gsub('in_hand =', 'wild = "2", in_hand =')
    assert.matches("melds stay in the hand only in games with one pack",
      helper.error(helper.match, wild, STEPS))
  end)

  it("can knock with these cards", function()
    assert.equal("6D KH", match():view(1).spare)
  end)

  it("can knock where enough is melded, in any hand", function()
    local check = [[
      function g:round()
        self:deal_each(11)
        self.spare = tostring(self:knock_cards(self:player(1).hand, 25))
        self:ask(self:player(1), "well?", { "yes", "no" })
      end
    ]]
    local spared = 0
    for seed = 1, 40 do
      local m, list = helper.match(FACTS, check, { seed = seed }), {}
      local hand = tenace.cards(m:hands()[1])
      for _, card in ipairs(hand:list()) do
        if core.layouts(m.core, hand:without(card))[1].points <= 25 then
          list[#list + 1] = card
        end
      end
      assert.equal(table.concat(list, " "), m:view(1).spare)
      spared = spared + #list
    end
    assert.is_true(spared > 0)
  end)
end)
