-- Every possible game of Skat: its value by the formula, compared with the
-- value by the rules file.

local statement = require "rules.skat.statement"
local tenace = require "tenace"

local CONTRACTS = { "diamonds", "hearts", "spades", "clubs", "grand" }
local BIDS = { 18, 36, 60, 120, 264 }

-- Points of the declarer, the skat with them, and tricks.
local RESULTS = { { 0, 0 }, { 22, 0 }, { 4, 1 }, { 30, 3 }, { 31, 3 },
  { 60, 5 }, { 61, 5 }, { 89, 7 }, { 90, 7 }, { 116, 9 }, { 120, 9 },
  { 120, 10 } }

-- Hand and what is announced.
local SAID = { { false }, { true }, { true, "schneider" }, { true, "schwarz" },
  { true, "ouvert" } }


--- Cards that have, or lack, the n highest trumps, and no run beyond.
local function cards_with(contract, n, with)
  local trumps, list = statement.trumps(contract), {}
  for i, card in ipairs(trumps) do
    local held = with and i <= n or not with and i == n + 1
    if held then list[#list + 1] = card end
  end
  list[#list + 1] = contract == "spades" and "KH" or "KS"
  return table.concat(list, " ")
end


--- Each game as the formula wants it, with the facts for the rules.
local function each_game(f)
  for _, contract in ipairs(CONTRACTS) do
    for n = 1, #statement.trumps(contract) do
      for _, with in ipairs { true, false } do
        local cards = cards_with(contract, n, with)
        for _, said in ipairs(SAID) do
          for _, result in ipairs(RESULTS) do
            f { contract = contract, cards = cards, matadors = n,
              hand = said[1], announced = said[2], points = result[1],
              tricks = result[2] }
          end
        end
      end
    end
  end
end


local function facts_of(g)
  return { contract = g.contract, cards = g.cards, hand = g.hand,
    announced = g.announced, points = g.points, tricks = g.tricks,
    bid = g.bid }
end


local function compare(variant, g, overbid)
  local found, says = tenace.value(variant, facts_of(g))
  local expected = statement.value(g, overbid)
  if found == expected then return end
  error(("%s with %s, %d points, %d tricks, bid %d: %d, not %d (%s)"):format(
    g.contract, g.cards, g.points, g.tricks, g.bid, found, expected, says))
end


describe("the value of a game of skat", function()
  for _, overbid in ipairs { "least_multiple", "base" } do
    it("is as the formula says: overbid=" .. overbid, function()
      local variant = tenace.variant("skat+overbid=" .. overbid)
      local n = 0
      each_game(function(g)
        g.bid = BIDS[n % #BIDS + 1]
        n = n + 1
        compare(variant, g, overbid)
      end)
      assert.equal(96 * 5 * 12, n)
    end)
  end

  it("is fixed in a null game", function()
    local variant = tenace.variant "skat"
    for _, contract in ipairs { "null", "null ouvert" } do
      for _, hand in ipairs { true, false } do
        for tricks = 0, 10 do
          compare(variant, { contract = contract, cards = "7S", hand = hand,
            points = 0, tricks = tricks, bid = 18 })
        end
      end
    end
  end)

  it("is of what has been taken, where a step of a match asks", function()
    local function asked(won)
      return tenace.step("skat", { declarer = 1, contract = "diamonds",
        cards = "JC JH AD", skat = "7C KC" }, { step = "value",
        tricks = { 5, 3, 2 }, won = { won } }).gives
    end
    assert.equal(-54, asked "AC AS")
    assert.equal(-36, asked "AC AS AH 10C 10S")
    assert.equal(18, asked "AC AS AH 10C 10S JC JD")
  end)

  it("follows a house rule that says another worth, and so do bids", function()
    local path = os.tmpname() .. ".lua"
    local file <close> = assert(io.open(path, "w"))
    file:write('return house_rule "Old grand" { of = "skat", '
      .. "contracts = { grand = { 20, from = 2, to = 11 } } }")
    file:close()
    local game = "skat+" .. path
    assert.equal(40, (tenace.value(game, { contract = "grand",
      cards = "JC JH", points = 70, tricks = 6, bid = 40 })))
    local m = tenace.new(game, { seed = 1 })
    local promises = select(2, m:turn()).promises
    os.remove(path)
    assert.equal("grand × 11", promises["220"])
    assert.is_nil(promises["264"])
  end)

  it("says how it comes about", function()
    local function says(facts)
      return (select(2, tenace.value("skat", facts)))
    end
    assert.equal("with 2, game 3, hand 4, schneider 5, × clubs 12 = 60", says {
      contract = "clubs", cards = "JC JS AC", hand = true, points = 95,
      tricks = 8, bid = 20 })
    assert.equal("against 1, game 2, × hearts 10 = 20, lost with 44, "
      .. "twice 20", says {
      contract = "hearts", cards = "JS AH", points = 44, tricks = 4, bid = 20 })
    assert.equal("with 4, game 5, hand 6, schneider 7, announced 8, schwarz 9, "
      .. "announced 10, open 11, × grand 24 = 264", says {
      contract = "grand", cards = "JC JS JH JD", hand = true,
      announced = "ouvert", points = 120, tricks = 10, bid = 18 })
    assert.equal("with 1, game 2, × spades 11 = 22, overbid at 33, "
      .. "twice 33", says {
      contract = "spades", cards = "JC JH AS", points = 70, tricks = 6,
      bid = 33 })
    assert.equal("null ouvert hand 59", says {
      contract = "null ouvert", hand = true, tricks = 0, bid = 59 })
    assert.equal("null 23, lost, twice 23",
      says { contract = "null", tricks = 1 })
  end)
end)
