-- Hands divided into runs and sets, where cards are wild in the round.

local core = require "tenace.core"
local tenace = require "tenace"

local ROW <const> = "A 2 3 4 5 6 7 8 9 10 J Q K A"
local SIXES <const> = "6C 6D 6H 6S"

local m = tenace.new("indian_rummy", { seed = 1 })


--- What is left over, and what it counts; false if it cannot be done.
local function left(cards, how)
  how.row = how.row or ROW
  local way = core.words.divide_cards(m.core, cards, how)
  if not way then return false end
  return way.left, way.points, way.lots
end


describe("cards that are divided", function()
  it("lie in runs and sets, and least is left over", function()
    local cards, points, lots = left("7H 8H 9H 9C 9D KS", {})
    assert.equal("7H 8H KS", cards)
    assert.equal(25, points)
    assert.same({ "9C 9D 9H" }, lots)
  end)

  it("may be wild, and stand for others", function()
    assert.equal("", (left("7H 8H 6C KC KD 6D", { wild = SIXES })))
    assert.equal(46, select(2, left("7H 8H 6C KC KD 5S", {})))
  end)

  it("are no pure run with a card that stands for another", function()
    local how = { wild = SIXES, runs = 1, pure = true }
    assert.equal("", (left("6H 7H 8H", how)))
    assert.is_false(left("6C 7H 8H", how))
  end)

  it("are in no set twice", function()
    assert.equal(24, select(2, left("8S 8S 8H", {})))
  end)

  it("need as many runs, and one as long, as is said", function()
    assert.is_false(left("7H 8H 9H KC KD KS", { runs = 2 }))
    assert.is_false(left("7H 8H 9H", { longest = 4 }))
    assert.equal("", (left("7H 8H 9H 10H", { longest = 4 })))
  end)

  it("have few wild ones in a lot, if that is said", function()
    local how = { wild = SIXES, most_wild = 1 }
    assert.equal(10, select(2, left("KC BJ 6C", how)))
    assert.equal(0, select(2, left("KC BJ 6C", { wild = SIXES })))
  end)

  it("may be pure runs alone", function()
    assert.equal("9C 9D 9S",
      (left("7H 8H 9H 9C 9D 9S", { pure_alone = true })))
  end)

  it("leave no more than is said", function()
    assert.is_false(left("7H 8H 9H KC", { most = 9 }))
    assert.equal("KC", (left("7H 8H 9H KC", { most = 10 })))
  end)

  it("are refused where they cannot be divided", function()
    assert.has_error(function() left("7H", { line = ROW }) end,
      "divide_cards: there is no 'line' in what a division takes")
    assert.has_error(function() left("7H", { row = "A B" }) end,
      "divide_cards: the deck has no such row of ranks")
    local many = ("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC "):rep(2)
    assert.has_error(function() left(many, {}) end,
      "divide_cards: 24 cards can be divided at most")
  end)
end)


describe("cards that can go", function()
  it("close a hand", function()
    local cards = core.words.closing_cards(m.core, "7H 8H 9H 10H KS",
      { row = ROW })
    assert.equal("KS", tostring(cards))
  end)

  it("are none if the others cannot be divided", function()
    local cards = core.words.closing_cards(m.core, "7H 8H 9H QS KS",
      { row = ROW })
    assert.equal(0, #cards)
  end)
end)


describe("cards that can be spared", function()
  local function loose(cards)
    return tostring(core.words.loose_cards(m.core, cards,
      { row = ROW, wild = SIXES }))
  end

  it("fit no other", function()
    assert.equal("KS", loose "7H 9H KS 2C AC 6D")
  end)

  it("are those left over if all fit another", function()
    assert.equal("2C AC", loose "7H 8H 9H AC 2C")
  end)

  it("are all where nothing is left over, but no wild ones", function()
    assert.equal("7H 8H 9H", loose "7H 8H 9H 6C")
  end)
end)
