-- Random matches of Belote are compared with a second statement of it.

local Belote = require "rules.belote.second"
local held = require "rules.held"
local mixed = require "rules.mixed"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = SOAK and 1000 or 4


describe("belote", function()
  it("is as it was said a second time", function()
    held.matches({ "belote", "belote+declarations", "belote+no_trump",
      "belote+ties_fail" }, { {}, { target = 301, tie = "made" },
      { undertrump = false, partner_free = false, rounds = 5,
        first_dealer = 2 },
      { round_to_ten = true, no_trump = true, declarations = true },
      { no_trump = true, all_trump = "scaled", rounds = 2 } },
      MATCHES, Belote.new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("belote", Belote.new)
  end)
end)
