-- Several melds may have a card of the same name, or the same rank: cards go to
-- the first meld that they fit, and each move is written to mean just that.

local tenace = require "tenace"

local TEXT = [[
-- Two packs, sets and runs, jokers.
local packs = game "Packs" {
  players = 3,
  deck    = french(32, { packs = 2, jokers = { "BJ" } }),
  points  = { BJ = 20, A = 11, K = 10 },
  melds   = { sets = "7 8 9 10 J Q K A", runs = "7 8 9 10 J Q K A",
              wild = "BJ", most_wild = 1, different_suits = true },
  taking  = { pile = "discard" },
  piles   = { discard = "top" },
  options = { rounds = number { 1, from = 1, to = 9, "rounds" } },
}

function packs:round()
  self:deal_each(13)
  self:draw(self.discard)
  local player = self.dealer
  repeat
    player = self:left_of(player)
    local plays = self:draw_or_take(player)
    if plays then
      self:ask_melds(player)
      self:ask_discard(player)
    end
  until not plays or #player.hand == 0
end

return packs
]]

local files = { { name = "packs", path = "packs.lua", text = TEXT } }
local variant = assert(tenace.library_of(files):variant "packs")


describe("a meld named by a card", function()
  it("is the first one that the cards fit", function()
    local added = 0
    for seed = 1, 12 do
      local m = tenace.new(variant, { seed = seed })
      while m:turn() do
        for _, move in ipairs(m:moves()) do
          assert.is_true(m:allows(move), move)
          added = added + (move:find " on " and 1 or 0)
        end
        m:play(m:choose "random")
      end
    end
    assert.is_true(added > 100)
  end)

  it("is the same when the match is played again", function()
    for seed = 1, 20 do
      local m = tenace.new(variant, { seed = seed })
      m:run "random"
      local again = assert(tenace.replay(m:record()))
      assert.same(m:view(1).melds, again:view(1).melds)
    end
  end)
end)
