-- A trump that is made in the middle of a trick counts for the cards that lie
-- there already.

local helper = require "game_helper"


--- A match of one trick, in which trump is made before seat 3 plays.
local function match_of(trump)
  return helper.match([[
    obligations = { follow_suit }, round = { trump = suit },
  ]], ([[
    function g:round()
      self:deal_each(2)
      local won = self:play_trick(1, function(self, player)
        if player.number == 3 then self.trump = %q end
      end)
      self:score(won, 1, "won")
      self:end_round()
    end
  ]]):format(trump), { seed = 1, deal = {
    { hands = { "10H 9H", "7S 8S", "JC QC", "KH QH" } } } })
end


describe("a trump made in the middle of a trick", function()
  teardown(helper.clean)

  it("wins where it was played before", function()
    local m = match_of "S"
    m:play "10H" m:play "7S" m:play "JC" m:play "KH"
    assert.same({ 0, 1, 0, 0 }, m:scores())
  end)

  it("loses to a higher one that comes later", function()
    local m = match_of "C"
    m:play "10H" m:play "7S" m:play "JC" m:play "KH"
    assert.same({ 0, 0, 1, 0 }, m:scores())
  end)

  it("makes the suit led the trumps", function()
    local m = match_of "H"
    m:play "10H" m:play "7S" m:play "JC" m:play "KH"
    assert.same({ 0, 0, 0, 1 }, m:scores())
  end)
end)


describe("an obligation that waits for a field", function()
  teardown(helper.clean)

  it("binds a card that is asked for by hand", function()
    local m = helper.match([[
      obligations = { follow_suit, when({ opened = true }, play_trump) },
      round = { trump = suit, opened = flag },
    ]], [[
      function g:round()
        self:deal_each(2)
        self:begin_trick(1)
        for player in self:each_player(1) do
          if player.number == 2 then self.trump, self.opened = "S", true end
          self:let_play(player)
        end
        self:end_trick()
      end
    ]], { seed = 1, deal = {
      { hands = { "10H 9H", "7S 8D", "JC QC", "KH QH" } } } })
    m:play "10H"
    assert.same({ "JC", "QC" }, m:moves())
    assert.equal("2 7S", m:view(1).table[2].player .. " "
      .. m:view(1).table[2].cards)
  end)
end)
