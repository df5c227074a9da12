local decks = require "tenace.rules.decks"

local function wrong(declaration)
  local deck, text, path = decks.check(declaration)
  assert.is_nil(deck)
  return text, path
end

local function size(deck)
  local n = 0
  for _, count in pairs(deck.counts) do n = n + count end
  return n
end

describe("a deck", function()
  it("has a name", function()
    local deck = decks.check(decks.french(52))
    assert.equal("C D H S", deck.suits)
    assert.equal("2 3 4 5 6 7 8 9 10 J Q K A", deck.ranks)
    assert.same({ "", "", 1 }, { deck.jokers, deck.leave_out, deck.packs })
    assert.equal(52, size(deck))
    assert.equal(54, size(decks.check(decks.french(54))))
    assert.equal(32, size(decks.check(decks.french(32))))
    assert.equal(40, size(decks.check(decks.spanish(40))))
    assert.equal(48, size(decks.check(decks.spanish(48))))
  end)

  it("may be several packs with jokers", function()
    local deck = decks.check(
      decks.french(52, { packs = 2, jokers = { "BJ", "BJ" } }))
    assert.equal(108, size(deck))
    assert.equal(4, deck.counts.BJ)
    assert.equal("BJ BJ", deck.jokers)
    assert.equal(216, size(decks.check(decks.french(54, { packs = 4 }))))
  end)

  it("may lack ranks or cards", function()
    local deck = decks.check(decks.spanish(40, { leave_out = "2" }))
    assert.equal("2B 2C 2E 2O", deck.leave_out)
    assert.equal(36, size(deck))
    assert.equal(51, size(decks.check(decks.french(52, {
      leave_out = "2c" }))))
  end)

  it("may be any cards", function()
    local deck = decks.check(decks.deck { name = "toy", suits = "a b",
      ranks = "1 2 3", jokers = "JJ", packs = 2 })
    assert.same({ "A B", "1 2 3", "JJ", "toy" },
      { deck.suits, deck.ranks, deck.jokers, deck.name })
    assert.equal(14, size(deck))
  end)

  it("is refused with the reason", function()
    local text, path = wrong(decks.french(52, { pack = 2 }))
    assert.equal("unknown field 'pack', did you mean 'packs'?", text)
    assert.same({ "pack" }, path)
    assert.equal("there is no french pack of 53 cards, only of '32', '52' or "
      .. "'54'", wrong(decks.french(53)))
    assert.equal("'packs' must be a number from 1 to 4",
      wrong(decks.french(52, { packs = 5 })))
    assert.equal("'2Z' is no card and no rank of the pack",
      wrong(decks.french(52, { leave_out = "2Z" })))
    assert.equal("no card is left in the deck",
      wrong(decks.deck { suits = "C", ranks = "A K", leave_out = "A K" }))
    assert.equal("'jokers' must be names like BJ and LJ",
      wrong(decks.french(52, { jokers = { "?" } })))
    assert.equal("there are more than four cards 'BJ'",
      wrong(decks.french(52, { packs = 4, jokers = "BJ BJ" })))
    assert.equal("'suits' must be text with 1 to 4 names",
      wrong(decks.deck { ranks = "1 2" }))
    assert.equal("'suits' must be text with 1 to 4 names",
      wrong(decks.deck { suits = "A B C D E", ranks = "1 2" }))
    assert.equal("'AB' cannot be one of the suits, or is there twice",
      wrong(decks.deck { suits = "AB", ranks = "1 2" }))
    assert.equal("'1' cannot be one of the ranks, or is there twice",
      wrong(decks.deck { suits = "A B", ranks = "1 1" }))
    assert.equal("it must be a pack: french(52), spanish(40) or deck { … }",
      wrong(52))
    assert.equal("'suits' must be text with 1 to 4 names", wrong(decks.deck()))
  end)

  it("has at most 64 different cards", function()
    assert.equal("there are more than 64 different cards",
      wrong(decks.deck { suits = "A B C D", jokers = "J",
        ranks = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16" }))
  end)

  it("reads cards", function()
    local deck = decks.check(decks.french(52))
    assert.same({ "QS", "10H", "2C" }, decks.read(deck, "qs Th  2C"))
    assert.same({}, decks.read(deck, ""))
    local cards, word = decks.read(deck, "QS 1Z")
    assert.is_nil(cards)
    assert.equal("1Z", word)
  end)
end)
