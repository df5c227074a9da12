-- Cards that go away one by one, and cards of a kind that are shown.

local helper = require "game_helper"

local AWAY = { seed = 1, deal = { hands = { "AC KC 2D 3H", "*", "*", "*" } } }


--- A match in which player 1 puts n cards away.
local function away(n)
  return helper.match('piles = { away = "none" },', [[
    function g:round()
      self:deal_each(4)
      self:put_away_singly(self:player(1), "which?", ]] .. n .. [[, self.away,
        { keep = "AC", last = { "KC", "KD" } })
      self:ask_yes_no(1, "go on?")
    end]], AWAY)
end


describe("cards put away singly", function()
  teardown(helper.clean)

  it("go in an order, and some stay", function()
    local m = away(3)
    local ok, reason = m:allows "AC"
    assert.is_false(ok)
    assert.equal("AC may not be put away", reason)
    ok, reason = m:allows "KC"
    assert.is_false(ok)
    assert.equal("KC goes away only if nothing else is left", reason)
    m:play "2D"
    m:play "3H"
    assert.is_true((m:allows "KC"))
    assert.is_false((m:allows "AC"))
    m:play "KC"
    assert.equal("AC", m:view(1).hand)
  end)

  it("show the last ones, and tell what cannot be there", function()
    local m = away(2)
    m:play "2D"
    m:play "3H"
    assert.equal("yes", m:moves()[1])
    m = away(3)
    for card in ("2D 3H KC"):gmatch "%S+" do m:play(card) end
    local shown
    for _, entry in ipairs(m:story(2)) do
      shown = entry.what == "shown" and entry or shown
    end
    assert.equal("KC", shown.cards)
    assert.equal("nothing else was left to put away", shown.reason)
  end)
end)


--- A match in which player 1 may show two or three spades.
local function shows(hand)
  return helper.match("round = { said = list },", [[
    function g:round()
      self:deal_each(4)
      local size, cards = self:ask_to_show(self:player(1), "many spades?", {
        name = "run", cards = cards_of("A K Q J 10", "S"), spare = "2H",
        sizes = { 2, 3 } })
      self.said = { size or 0, cards or "none" }
      self:ask_yes_no(1, "go on?")
    end]], { seed = 1, deal = { hands = { hand, "*", "*", "*" } } })
end


describe("cards of a kind", function()
  teardown(helper.clean)

  it("are shown in the sizes that there are", function()
    local m = shows "AS KS QS 2D"
    assert.is_true((m:allows "run AS KS"))
    assert.is_true((m:allows "run AS KS QS"))
    assert.is_true((m:allows "no run"))
    local ok, reason = m:allows "run AS"
    assert.is_false(ok)
    assert.equal("the number of cards must be 2", reason)
    assert.is_false((m:allows "run AS 2D"))
    m:play "run AS KS QS"
    local size, cards = table.unpack(m:view(1).said)
    assert.equal(2, size)
    assert.equal("AS KS QS", helper.sorted(cards))
  end)

  it("take the spare card only where one is missing", function()
    local m = shows "AS KS 2H 3D"
    assert.is_true((m:allows "run AS KS 2H"))
    assert.is_false((m:allows "run AS 2H"))
    m = shows "AS 4D 2H 3D"
    assert.is_true((m:allows "run AS 2H"))
    m:play "no run"
    assert.same({ 0, "none" }, m:view(1).said)
  end)
end)
