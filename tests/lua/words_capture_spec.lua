-- Cards that take others from the table: the fact `captures` and its question.

local core = require "tenace.core"
local helper = require "game_helper"

local FACTS = [[
  players = 2, ranks = "A 2 3 4 5 6 7 8 9 10 J Q K",
  points = { A = 1, ["2"] = 2, ["3"] = 3, ["4"] = 4, ["5"] = 5, ["6"] = 6,
    ["7"] = 7, ["8"] = 8, ["9"] = 9, ["10"] = 10 },
  piles = { board = "all", build = { sees = "all", n = 3 } },
  round = { values = list, owners = list, card = card, taken = cards,
    said = text },
]]

local STEPS = [[
  function g:round()
    self:deal_each(3)
    self:draw(self.board, %d)
    self.said, self.card, self.taken =
      self:ask_capture(self:player(1), "which card?")
    self:ask_yes_no(self:player(2), "is it seen?")
  end
]]


--- A match in which seat 1 holds some cards, and others lie there.
local function fishing(captures, hand, board, facts)
  local n = select(2, board:gsub("%S+", ""))
  return helper.match(FACTS .. (facts or "deck = french(52),")
    .. "captures = { from = \"board\", " .. captures .. " },", STEPS:format(n),
    { seed = 1, deal = { hands = { hand, "* * *" }, board = board } })
end


--- The moves, sorted.
local function moves(m)
  local list = m:moves()
  table.sort(list)
  return list
end


--- Why a move is refused.
local function refusal(m, move)
  local allowed, reason = m:allows(move)
  assert.is_false(allowed)
  return reason
end


--- What a fact is refused with.
local function wrong(captures)
  local _, message = pcall(fishing, captures, "8H 2C KC", "5D 3S")
  return message.message
end


describe("self:ask_capture", function()
  teardown(helper.clean)

  it("takes one set that adds up, or lays the card down", function()
    local m = fishing("", "8H 2C KC", "8C 5D 3S AS KH")
    assert.same({ "2C", "8H", "8H takes 3S 5D", "8H takes 8C", "KC",
      "KC takes KH" }, moves(m))
    assert.equal("a card takes one of its value, or else a sum of that value",
      refusal(m, "8H takes 8C 5D 3S"))
    assert.equal("KC takes one card of its rank, and nothing else",
      refusal(m, "KC takes 8C"))
  end)

  it("takes several sets at once, if the fact says so", function()
    local m = fishing("sums = \"several\"", "8H 2C KC", "8C 5D 3S AS 5C")
    assert.same({ "2C", "8H", "8H takes 5C 3S", "8H takes 5C 8C 3S",
      "8H takes 5D 3S", "8H takes 8C", "8H takes 8C 5D 3S", "KC" }, moves(m))
    assert.equal("these cards do not add up", refusal(m, "8H takes 8C 5D"))
  end)

  it("reads the cards in any order, and writes them in one", function()
    local m = fishing("", "8H 2C KC", "5D 3S AS")
    m:play "8H takes 5D 3S"
    assert.equal("8H takes 3S 5D", m:history()[1].move)
    assert.equal("takes", core.fields(m.core).said)
    assert.equal("8H", core.fields(m.core).card)
    assert.equal("3S 5D", core.fields(m.core).taken)
  end)

  it("takes a single card first, and must take", function()
    local m = fishing("one_first = true, must = true", "8H 2C KC",
      "8C 5D 3S AS")
    assert.same({ "2C", "8H takes 8C", "KC" }, moves(m))
    assert.equal("it can take something, so it has to", refusal(m, "8H"))
  end)

  it("takes all, if it must", function()
    local m = fishing("sums = \"several\", all = true, leave = \"trail\"",
      "8H 2C KC", "8C 5D 3S 5C")
    assert.same({ "8H takes 5C 8C 3S", "8H takes 8C 5D 3S", "trail 2C",
      "trail 8H", "trail KC" }, moves(m))
    assert.equal("these cards are not all that add up",
      refusal(m, "8H takes 8C"))
  end)

  it("takes all of its rank", function()
    local m = fishing("rank = \"all\"", "8H 2C KC", "KD KH 3S")
    assert.same({ "2C", "8H", "KC", "KC takes KD KH" }, moves(m))
    assert.equal("KC takes all cards of its rank, and nothing else",
      refusal(m, "KC takes KD"))
  end)

  it("takes the whole table", function()
    local m = fishing("must = true, whole = \"2\"", "8H 2C KC", "KD KH 3S")
    assert.same({ "2C takes KD KH 3S", "8H", "KC takes KD", "KC takes KH" },
      moves(m))
    assert.equal("2C takes the whole table, or nothing",
      refusal(m, "2C takes KD"))
  end)

  it("counts a rank in two ways", function()
    local m = fishing("also = { A = 14 }", "AH 2C KC", "10D 4H AS 5S")
    assert.same({ "2C", "AH", "AH takes 4H 10D", "AH takes AS", "KC" },
      moves(m))
  end)

  it("names cards that are alike once", function()
    local m = fishing("sums = \"several\"", "8H 2C KC", "5D 5D 3S 3S",
      "deck = french(52, { packs = 2 }),")
    assert.same({ "2C", "8H", "8H takes 5D 3S", "8H takes 5D 5D 3S 3S",
      "KC" }, moves(m))
  end)

  it("needs the fact", function()
    local m = [[
      self:deal_each(3)
      self:ask_capture(self:player(1), "which card?")
    ]]
    assert.matches("the game has no captures: declare the fact 'captures'",
      helper.wrong(m), 1, true)
  end)
end)


describe("the fact captures", function()
  teardown(helper.clean)

  it("names what is wrong", function()
    assert.matches("'sums' in captures is a text, as its help says",
      wrong("sums = \"two\""), 1, true)
    assert.matches("'must' in captures is a flag", wrong("must = 1"), 1, true)
    for _, word in ipairs { "a\\0", "{x}", ("a"):rep(24) } do
      assert.matches("'leave' in captures is a text",
        wrong(("leave = \"%s\""):format(word)), 1, true)
    end
    assert.matches("unknown field 'sum', did you mean 'sums'?",
      wrong("sum = \"one\""), 1, true)
    assert.matches("must be a whole number", wrong("also = { A = 0 }"),
      1, true)
    assert.matches("'Z' is no rank", wrong("also = { Z = 14 }"), 1, true)
    assert.matches("'X' is no rank", wrong("whole = \"X\""), 1, true)
    assert.matches("it must name a row of piles and two fields",
      wrong("builds = { piles = \"board\" }"), 1, true)
  end)
end)
