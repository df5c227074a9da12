-- Every pair of options of Whist is played, with and without honours.

local invariants = require "rules.whist.invariants"
local tenace = require "tenace"

local values = {
  { "trump", "last_card", "rotate", "rotate_with_no_trump" },
  { "target", 1, 5, 50 },
  { "rounds", 0, 1, 7, 100 },
  { "first_dealer", 0, 1, 4 },
}

describe("whist", function()
  for i = 1, #values do
    for k = i + 1, #values do
      local one, two = values[i][1], values[k][1]
      it("plays every " .. one .. " with every " .. two, function()
        for a = 2, #values[i] do
          for b = 2, #values[k] do
            for _, game in ipairs { "whist", "whist+honours" } do
              local result = tenace.simulate(game, { rounds = 200, seed = a * b,
                options = { [one] = values[i][a], [two] = values[k][b] } })
              assert.equal(200, result.rounds)
              assert.equal(200 * 52, result.decisions)
            end
          end
        end
      end)
    end
  end

  it("loses no card and no point, over many rounds", function()
    assert.equal(3000, invariants.rounds("whist", 3000, 1))
    assert.equal(1000, invariants.rounds("whist+rotating_trumps", 1000, 2))
    assert.equal(1000, invariants.rounds("whist+honours", 1000, 3))
  end)

  it("is an error if an option has an impossible value", function()
    for spec, message in pairs {
      ["whist+trump=high"] = "option 'trump' must be 'last_card', 'rotate' or "
        .. "'rotate_with_no_trump', not 'high'",
      ["whist+target=0"] =
        "option 'target' must be a number from 1 to 50, not '0'",
      ["whist+rounds=101"] =
        "option 'rounds' must be a number from 0 to 100, not '101'",
      ["whist+first_dealer=5"] =
        "option 'first_dealer' must be a number from 0 to 4, not '5'",
      ["whist+rouns=3"] =
        "no option 'rouns' in whist, did you mean 'rounds'?",
      ["whist+amercan"] =
        "no house rule 'amercan' for whist, did you mean 'american'?",
    } do
      local ok, wrong = pcall(tenace.new, spec)
      assert.is_false(ok)
      assert.equal(message, tostring(wrong))
    end
  end)
end)
