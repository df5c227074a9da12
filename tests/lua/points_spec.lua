-- What cards count where it depends on trumps, on a suit, or on a field.

local helper = require "game_helper"
local points = require "tenace.face.rulebook.points"
local rules = require "rules_helper"
local tenace = require "tenace"

local FACTS = [[
  deck = french(32), ranks = "7 8 9 J Q K 10 A",
  round = { trump = suit, contract = choice { of = { "suit", "high" } } },
  options = { target = number { 99, from = 9, to = 999, "points" } },
  points = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2, H = 1, ["7S"] = 5,
    trumps = { J = 20, ["9"] = 14 },
    contract = { high = { A = 19, J = 0, trumps = { J = 7 } } } },]]

local ROUND = [[
  function g:round()
    self:deal_each(8)
    self.trump = "S"
    self.contract = self:choose(1, "what?", { "suit", "high" })
    self:play_tricks()
    for side in self:each_side() do
      self:score(side, side.won:points(), "cards")
      self:score(side, self:points_of("JS 9S 9C"), "the jack and nines")
    end
  end]]

local function game(more)
  return (helper.text(FACTS, ROUND .. (more or "")):gsub("deck = french%(52%),",
    ""))
end


describe("points", function()
  teardown(helper.clean)

  it("are those of trumps, of a field's value, of cards, ranks and suits",
    function()
      local more = [[
        example "as a suit" { trump = "S", contract = "suit",
          cards = "JS 9S AS JH 9C 7S 8H AH", points = 64 }
        example "as high" { trump = "S", contract = "high",
          cards = "JS 9S AS JH 8H", points = 41 }
        example "without trumps" { cards = "JS 9S 7S", points = 7 }]]
      local path = helper.file(game(more))
      assert.same({}, (tenace.check(path)))
      local wrong = helper.file((game(more):gsub("points = 64", "points = 63")))
      assert.equal("example 'as a suit': points should be '63', but is '64'",
        tenace.check(wrong)[1].text)
    end)

  it("change with the field in the middle of a match", function()
    for answer, most in pairs { suit = 3 * 34, high = 3 * 21 } do
      local m = tenace.new(helper.file(game()), { seed = 2 })
      assert(m:play(answer))
      m:run("random", { rounds = 1 })
      local jacks = 0
      for _, line in ipairs(m:score_sheet()) do
        if line.reason:find "jack" then jacks = jacks + line.points end
      end
      assert.equal(most // 3, jacks // 4)
    end
  end)

  it("are refused where they depend on what is not", function()
    local function wrong(text)
      return rules.wrong(rules.game("round = { c = choice 'a b' }, points = {"
        .. text .. "},"))
    end
    assert.matches("points depend on 'd', which is no field",
      wrong "A = 1, d = { a = { A = 2 } }")
    assert.matches("'c' cannot be x", wrong "A = 1, c = { x = { A = 2 } }")
    assert.matches("'Z' is no card, rank or suit", wrong "trumps = { Z = 1 }")
    assert.matches("a table with the points", wrong "c = { a = 3 }")
    assert.matches("a table with the points", wrong "c = { a = { c = {} } }")
  end)

  it("are rows of the rulebook", function()
    local v = assert(tenace.variant(helper.file(game())))
    local rows = points.rows(v)
    assert.equal(8, #rows[1].cells)
    for _, row in ipairs(rows) do row.cells = nil end
    assert.same({
      { "card points",
        "J: 2; Q: 3; K: 4; 10: 10; A: 11; hearts: 1; {7S}: 5; the "
          .. "others: 0" },
      { "points of trumps", "9: 14; J: 20" },
      { "points if contract is high", "J: 0; A: 19" },
      { "points of trumps if contract is high", "J: 7" },
    }, rows)
    assert.same({}, points.rows(assert(tenace.variant "whist")))
  end)
end)


describe("a letter that is a rank and a suit", function()
  teardown(helper.clean)

  it("means the rank", function()
    for _, more in ipairs { "", "trumps = { R = 9 }," } do
      local path = helper.file(([[
        local g = game "G" { players = 2, deck = spanish(40),
          points = { C = 3, E = 1, MORE } }
        function g:round() self:score(1, 1, "x") end
        example "cups" { cards = "4C CO 4E", points = 4 }
        return g]]):gsub("MORE", more))
      local text = tenace.check(path)[1].text
      assert.matches("no match has ended", text)
    end
  end)
end)
