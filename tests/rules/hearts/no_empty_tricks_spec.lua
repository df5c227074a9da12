-- A house rule of Hearts ends the round when no card that counts is left.

local core = require "tenace.core"
local tenace = require "tenace"


--- A card that counts, if one may be played; else one by the numbers.
local function card(moves, seed, n)
  for _, move in ipairs(moves) do
    if string.find("QS JD", move) or string.find(move, "H") then return move end
  end
  return moves[1 + core.mix(core.mix(seed, n), 1) % #moves]
end


--- Plays a round with cards drawn from the seed: its scores and decisions.
local function play(game, seed)
  local m, n = tenace.new(game, { seed = seed }), 0
  while m:turn() do
    m:play(card(m:moves(), seed, n))
    n = n + 1
  end
  return m:scores(), n
end


describe("the rule that no empty tricks are played", function()
  for _, options in ipairs { "", "+omnibus" } do
    it("leaves all scores as they are: hearts" .. options, function()
      local shorter = 0
      for seed = 1, 20 do
        local game = "hearts+rounds=1+pass=0" .. options
        local all, played = play(game, seed)
        local scores, fewer = play(game .. "+no_empty_tricks", seed)
        assert.same(all, scores)
        shorter = shorter + (fewer < played and 1 or 0)
      end
      assert.is_true(shorter > 10)
    end)
  end
end)
