-- A monkey plays at a hosted table: with SOAK for ten minutes, at the tables of
-- several games.

local helper = require "host_helper"
local monkey = require "host_monkey"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local GAMES = { "whist", "canasta", "skat", "euchre" }

-- Deeds in a short run, and seconds at each table in a long one.
local DEEDS, SECONDS = 200, 150


describe("a monkey at a hosted table", function()
  teardown(helper.close)

  for i, game in ipairs(SOAK and GAMES or { "whist" }) do
    it("finds nothing wrong at one of " .. game, function()
      local seed = tonumber(os.getenv "SEED") or SOAK and os.time() + i or i
      math.randomseed(seed)
      local one, start = helper.open { game = game, seed = seed }, os.time()
      local done, wrong = pcall(monkey.run, one, function(n)
        if SOAK then return os.time() - start < SECONDS end
        return n < DEEDS
      end)
      assert.is_true(done, ("seed %d: %s"):format(seed, tostring(wrong)))
      if SOAK then
        print(("ok - %d deeds of %s, %d decisions"):format(wrong, game,
          one.match:decisions()))
      end
    end)
  end
end)
