-- The house rules of Whist: what they change, and which do not go together.

local examples = require "tenace.study.examples"
local helper = require "rules_helper"
local at = require "rules_table"

local lib = helper.shipped()

local function refused(spec)
  local v, problem = lib:variant(spec)
  assert.is_nil(v)
  return tostring(problem)
end

describe("whist", function()
  it("has the options of its rules, in their order", function()
    local list = {}
    for i, option in ipairs(lib:variant("whist").option_list) do
      list[i] = option.name .. " " .. tostring(option.default) .. " "
        .. require("tenace.rules.kinds").expected(option)
    end
    assert.same({
      "trump last_card 'last_card', 'rotate' or 'rotate_with_no_trump'",
      "target 5 a number from 1 to 50",
      "rounds 0 a number from 0 to 100",
      "first_dealer 0 a number from 0 to 4",
    }, list)
  end)

  it("has house rules", function()
    assert.same({ "american", "dummy_for_three", "honours", "long_whist",
      "losers_name_trump", "rotating_trumps", "rotating_trumps_with_no_trump",
      "swabbers_pot", "ten_high", "thirty_two", "three_to_the_partner",
      "tournament" }, lib:names "whist")
    assert.equal(7, lib:variant("whist+american").options.target)
    assert.equal(10, lib:variant("whist+long_whist").options.target)
    assert.equal(8, lib:variant("whist+tournament").options.rounds)
    assert.equal("rotate", lib:variant("whist+rotating_trumps").options.trump)
    assert.equal("rotate_with_no_trump",
      lib:variant("whist+rotating_trumps_with_no_trump").options.trump)
  end)

  it("treats honours as a house rule", function()
    assert.equal("'honours' is a house rule: whist+honours",
      refused "whist+honours=true")
  end)

  it("combines what goes together", function()
    for _, spec in ipairs { "whist+tournament+honours",
      "whist+american+honours", "whist+american+rotating_trumps",
      "whist+tournament+rotating_trumps_with_no_trump",
      "whist+long_whist+rotating_trumps", "whist+long_whist+honours" } do
      assert.equal(spec, lib:variant(spec).spec)
    end
  end)

  it("refuses what does not", function()
    local begin = "house rules '%s' and '%s' do not go together: "
    assert.equal(begin:format("rotating_trumps",
      "rotating_trumps_with_no_trump") .. "they set option 'trump' to "
      .. "'rotate' and to 'rotate_with_no_trump'",
      refused "whist+rotating_trumps+rotating_trumps_with_no_trump")
    assert.equal(begin:format("american", "long_whist")
      .. "they set option 'target' to '7' and to '10'",
      refused "whist+american+long_whist")
    for _, other in ipairs { "american", "long_whist" } do
      local text = begin:format("tournament", other) .. "option 'rounds', set "
        .. "by 'tournament', leaves option 'target', set by '" .. other
        .. "', without effect"
      assert.equal(text, refused("whist+tournament+" .. other))
      assert.equal(text, refused("whist+" .. other .. "+tournament"))
    end
  end)

  it("has examples that hold at a table in plain Lua", function()
    for _, spec in ipairs { "whist+long_whist", "whist+rotating_trumps",
      "whist+rotating_trumps_with_no_trump" } do
      local list = examples.run(assert(lib:variant(spec)), lib, at)
      for _, one in ipairs(list) do
        -- that table has no cards to deal
        if not one.name:find "cards each" then assert.is_nil(one.text) end
      end
      assert.is_true(#list > 2)
    end
  end)
end)
