-- Every worked example that a rulebook or a lesson shows as true is true under
-- exactly the rules that it is shown for.
-- In 8 parts.

local Chance = require "tenace.face.teach.chance"
local every_variant = require "every_variant"
local helper = require "game_helper"
local rulebook = require "tenace.face.rulebook.book"
local study = require "tenace.study.examples"
local tenace = require "tenace"
local turn = require "turn"
local worked = require "tenace.face.teach.worked"

--- Of a game whose turn it is, one in so many of its variants is looked at.
local EACH = turn.soak and 1 or 60


--- What the examples of a variant give when they are run under it, by name:
-- true or false.
local function results_of(variant)
  local list = {}
  for i, one in ipairs(variant.examples) do
    list[i] = setmetatable({ home = variant.spec }, { __index = one })
  end
  local here = setmetatable({ examples = list }, { __index = variant })
  local held = {}
  for _, result in ipairs(study.run(here, tenace.library)) do
    held[result.name] = result.ok
  end
  return held
end


--- The names of the examples that a variant's rulebook shows, as a set.
local function shown_by(variant)
  local names = {}
  for _, block in ipairs(rulebook.of(variant).blocks) do
    if block.kind == "example" then names[block.name] = true end
  end
  return names
end


--- Asserts that no example is shown that is false.
local function check(variant, n)
  local held, shown = results_of(variant), shown_by(variant)
  for name in pairs(shown) do
    assert.is_true(held[name], variant.spec .. " shows " .. name)
  end
  for i, one in ipairs(variant.examples) do
    if i % EACH == n % EACH then
      for _, question in ipairs(worked.of(one, variant, Chance.of(1))) do
        local named = question.name
        assert.is_true(not named or held[named], variant.spec .. " asks "
          .. tostring(named))
        assert.is_true(not named or shown[one.name] or false, variant.spec)
      end
    end
  end
end


describe("worked examples under exactly these rules are true in", function()
  for _, game in ipairs(turn.some(tenace.library:names(), 3)) do
    it(game, function()
      local n, some = 0, turn.some(every_variant.of(game), EACH)
      for i, spec in ipairs(some) do
        local variant = tenace.variant(spec) -- nil: rules that exclude another
        if variant then
          check(variant, i + turn.number)
          n = n + 1
        end
      end
      assert.is_true(n > 0 or not turn.soak)
    end)
  end
end)


--- A game with an example that an option makes false.
local GAME = [[
local g = game "G" { players = 2, deck = french(52),
  options = { twice = flag { false, "all counts twice" } } }
function g:round() self:deal_each(1) end
function g:worth() return self.option.twice and 2 or 1 end
example "a round counts one" { step = "worth", gives = 1 }
example "or two where it is said" { twice = true, step = "worth", gives = 2 }
return g]]


describe("a worked example", function()
  teardown(helper.clean)

  it("that an option makes false is left out", function()
    local file = helper.file(GAME)
    local first, second = "a round counts one", "or two where it is said"
    assert.same({ [first] = true, [second] = true },
      (shown_by(assert(tenace.variant(file)))))
    assert.same({ [second] = true },
      (shown_by(assert(tenace.variant(file, { twice = true })))))
  end)

  it("that a house rule makes false is left out", function()
    local plain = shown_by(assert(tenace.variant "canasta"))
    local classic = shown_by(assert(tenace.variant "canasta+classic"))
    assert.is_true(plain["two wild cards need four naturals"])
    assert.is_nil(classic["two wild cards need four naturals"])
    assert.is_true(classic["going out counts 100, and the others' cards count "
      .. "against them"])
  end)

  it("is left out where the pack lacks the cards that it refuses", function()
    local name = "the king of trumps had to follow"
    assert.is_true(shown_by(assert(tenace.variant "bid_whist"))[name])
    for _, spec in ipairs { "bid_whist+whist_52", "bid_whist+no_jokers" } do
      assert.is_nil(shown_by(assert(tenace.variant(spec)))[name])
    end
  end)

  it("has no name in a lesson where it is false", function()
    local strict = assert(tenace.variant "tute+strict")
    for _, one in ipairs(strict.examples) do
      if one.name == "a lower trump is not forced" then
        local question = worked.of(one, strict, Chance.of(1))[1]
        assert.is_nil(question.name)
        assert.same({ "4O" }, question.right)
      end
    end
  end)
end)


describe("a rulebook", function()
  --- The rows of facts of a variant's rulebook, by label.
  local function rows_of(spec)
    local rows = {}
    for _, block in ipairs(rulebook.of(assert(tenace.variant(spec))).blocks) do
      for _, row in ipairs(block.kind == "facts" and block.rows or {}) do
        rows[row[1]] = row[2]
      end
    end
    return rows
  end

  it("names ranks that take the whole table, and cards that announce",
    function()
      assert.matches(": A$", rows_of "scopa+ace_takes_all"["the whole table"])
      assert.matches("{AD} {AD}", rows_of "doppelkopf+pigs".pigs)
    end)
end)
