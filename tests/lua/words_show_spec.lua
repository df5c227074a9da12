-- Cards that go away one by one.

local helper = require "game_helper"

local AWAY = { seed = 1, deal = { hands = { "AC KC 2D 3H", "*", "*", "*" } } }


--- A match in which player 1 puts n cards away.
local function away(n, how)
  return helper.match('piles = { away = "none" }, round = { told = text },', [[
    function g:round()
      self:deal_each(4)
      self.told = self:put_away(self:player(1), "which?", ]] .. n .. [[,
        self.away, ]] .. (how or '{ keep = "AC", last = { "KC", "KD" } }')
        .. [[)
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

  it("are the answer of the word", function()
    local m = away(2)
    m:play "2D"
    m:play "3H"
    assert.equal("2D 3H", m:view(1).told)
  end)

  it("need no cards to keep, and none that go last", function()
    local m = away(2, "{}")
    assert.is_true((m:allows "AC"))
    m:play "AC"
    m:play "KC"
    assert.equal("yes", m:moves()[1])
  end)

  it("have no other conditions, and one number", function()
    local text = helper.error(away, 2, '{ kept = "AC" }')
    assert.matches("g.lua:%d+: .*put_away: its table has keep and last, "
      .. "not 'kept'", text)
    assert.matches("bad argument #3 to 'put_away' %(cards one by one need a "
      .. "number%)", helper.error(away, "{ 1, 2 }"))
  end)
end)
