-- What the others are told of the kitty is true: in every deal that a player
-- thinks possible, the declarer kept as many of its cards as in the real deal.

local helper = require "game_helper"
local tenace = require "tenace"


--- A match after the exchange; nil if nobody had a contract at the first deal.
local function exchanged(spec, seed)
  local m = tenace.new(spec, { seed = seed, traced = true })
  for _ = 1, 60 do
    if not m:turn() then return nil end
    if m:view(1).kitty_cards_kept then return m end
    m:play(m:choose "random")
  end
end


describe("how many cards of the kitty stayed", function()
  for _, spec in ipairs { "bid_whist", "bid_whist+show_kitty=false" } do
    it("is the same in all worlds of " .. spec, function()
      local numbers, n = {}, 0
      for seed = 1, 12 do
        local m = exchanged(spec, seed)
        local kept = m and m:view(1).kitty_cards_kept
        for _ = 1, m and 4 or 0 do
          assert.equal(kept, helper.another_world(m):view(1).kitty_cards_kept)
          if m:turn() then m:play(m:choose "random") end
          n = n + 1
        end
        numbers[kept or "none"] = true
      end
      assert.is_true(n > 20)
      numbers.none = nil
      assert.is_truthy(next(numbers, next(numbers)), "always the same number")
    end)
  end
end)
