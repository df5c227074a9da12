-- Random matches of French Tarot are compared with a second statement of it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tarot = require "rules.tarot.second"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local ROUNDS = SOAK and 20000 or 120


describe("french tarot", function()
  it("is as it was said a second time", function()
    for players = 3, 5 do
      for seed = 1, ROUNDS do
        held.match("tarot", { players = players, rounds = 1, excuse_last =
          seed % 3 == 0 and "with_trick" or "changes_sides" }, seed, Tarot.new)
      end
    end
  end)

  it("is so with any house rules and options", function()
    mixed.play("tarot", Tarot.new)
  end)
end)
