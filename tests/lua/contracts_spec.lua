-- The fact `contracts`: what contracts are worth, and how cards rank in them.

local helper = require "rules_helper"
local tenace = require "tenace"

local FIELD = "round = { contract = text }, "


--- The problem with a game of these facts.
local function wrong(facts)
  return helper.wrong(helper.game("  " .. facts, ""))
end


--- A game of these contracts.
local function game(facts, house)
  local lib = helper.library(helper.game("  " .. FIELD .. facts, ""), house)
  return lib
end


describe("contracts", function()
  local GROUPS = [[contracts = {
    { hearts = 10, ["7 spades"] = 11, from = 2, to = 4, trump = true,
      top = "JH JS" },
    { low = 5, ranks = "A K Q J 10 9 8 7 6 5 4 3 2" },
    grand = { 24, from = 2, to = 3, top = "JH JS" }, plain = 7,
    own = { 8, trump = "C" }, free = { trump = "D" } }, ]]

  it("are worth what the fact says, one by one or several together", function()
    local variant = assert(game(GROUPS):variant "g")
    assert.same({ hearts = 10, ["7 spades"] = 11, low = 5, grand = 24,
      plain = 7, own = 8 }, (function()
      local list = {}
      for name, n in pairs(variant.facts.contracts) do list[name] = n end
      return list
    end)())
    assert.equal(4, variant.contracts["7 spades"].to)
    assert.is_nil(variant.contracts.low.from)
  end)

  it("say how cards rank", function()
    local variant = assert(game(GROUPS):variant "g")
    local function order(contract)
      return tenace.order(variant, { contract = contract })
    end
    assert.equal("H", order "hearts":trump())
    assert.is_true(order "hearts":beats("JS", "AH", "H"))
    assert.equal("S", order "7 spades":trump())
    assert.is_true(order "low":beats("2C", "AC", "C"))
    assert.equal("C", order "own":trump())
    assert.is_true(order "grand":beats("JH", "AC", "C"))
    assert.is_nil(order "plain":trump())
    assert.equal("D", order "free":trump())
    assert.is_true(order(nil):beats("AC", "2C", "C"))
  end)

  it("keep what a house rule does not say anew", function()
    local lib = game(GROUPS, { h = "return house_rule 'H' { of = 'g', "
      .. "contracts = { hearts = 20, grand = { top = 'JD' }, low = { 6, "
      .. "ranks = '2 3 4 5 6 7 8 9 10 J Q K A' } } }" })
    local variant = assert(lib:variant "g+h")
    assert.equal(20, variant.contracts.hearts.value)
    assert.equal(24, variant.contracts.grand.value)
    assert.is_true(tenace.order(variant, { contract = "grand" }):beats("JD",
      "JS", "S"))
    assert.equal("H", tenace.order(variant, { contract = "hearts" }):trump())
    assert.is_true(tenace.order(variant, { contract = "low" }):beats("AC", "2C",
      "C"))
  end)

  it("are what base.order answers in a house rule", function()
    local lib = game(GROUPS, { h = [[
local h = house_rule "H" { of = "g" }
function h:order()
  if self.contract == "plain" then return { trump = "D" } end
  return base.order(self)
end
return h]] })
    local variant = assert(lib:variant "g+h")
    assert.equal("D", tenace.order(variant, { contract = "plain" }):trump())
    assert.equal("H", tenace.order(variant, { contract = "hearts" }):trump())
  end)

  it("are refused where they cannot be", function()
    for facts, said in pairs {
      ["contracts = { a = { 5, trump = true } }"] =
        "'trump' of contract 'a' must be trump of the deck, as text",
      ["contracts = { a = { 5, trump = 'X' } }"] = "'trump' of contract 'a'",
      ["contracts = { a = { 5, top = 'JX' } }"] = "'top' of contract 'a'",
      ["contracts = { a = { 5, ranks = '' } }"] = "'ranks' of contract 'a'",
      ["contracts = { a = { 5, form = 2 } }"] =
        "unknown field 'form', did you mean 'from'?",
      ["contracts = { a = { from = 2, to = 3, trump = 'C' } }"] =
        "the value of 'a' must be a whole number",
      ["contracts = { a = { from = 2, to = 3 } }"] =
        "the value of 'a' must be a whole number",
      ["contracts = { { a = 'b' } }"] =
        "the value of 'a' must be a whole number",
      ["contracts = { 5 }"] = "the value of '1' must be a whole number",
      ["contracts = { { 5 } }"] = "unknown field '1'",
    } do
      assert.matches(said, wrong(FIELD .. facts .. ","), 1, true)
    end
    assert.matches("contracts say how the cards rank, so 'round' needs a field "
      .. "'contract'", wrong "contracts = { hearts = { 5, trump = true } },", 1,
      true)
    assert.is_truthy(helper.library(helper.game("  contracts = { a = 5 },",
      "")):variant "g")
  end)
end)
