local decks = require "tenace.rules.decks"
local ordered = require "tenace.base.ordered"

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
    assert.equal("'packs' must be a number from 1 to 16",
      wrong(decks.french(52, { packs = 17 })))
    assert.equal("'2Z' is no card and no rank of the pack",
      wrong(decks.french(52, { leave_out = "2Z" })))
    assert.equal("no card is left in the deck",
      wrong(decks.deck { suits = "C", ranks = "A K", leave_out = "A K" }))
    assert.equal("'jokers' must be names like BJ and LJ",
      wrong(decks.french(52, { jokers = { "?" } })))
    assert.equal("there are more than 16 cards 'BJ'",
      wrong(decks.french(52, { packs = 4, jokers = "BJ BJ BJ BJ BJ" })))
    assert.equal("'suits' must be text with 1 to 12 names",
      wrong(decks.deck { ranks = "1 2" }))
    assert.equal("'suits' must be text with 1 to 12 names",
      wrong(decks.deck { suits = "A B C D E F G H I J K L M", ranks = "1 2" }))
    assert.equal("'AB' cannot be one of the suits, or is there twice",
      wrong(decks.deck { suits = "AB", ranks = "1 2" }))
    assert.equal("'1' cannot be one of the ranks, or is there twice",
      wrong(decks.deck { suits = "A B", ranks = "1 1" }))
    assert.equal("it must be a pack: french(52), spanish(40) or deck { … }",
      wrong(52))
    assert.equal("'suits' must be text with 1 to 12 names", wrong(decks.deck()))
  end)

  it("has at most 128 different cards, 256 in all", function()
    assert.equal("there are more than 128 different cards",
      wrong(decks.deck { suits = "A B C D E F G H I", jokers = "X",
        ranks = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16" }))
    assert.equal("there are 260 cards; a deck has at most 256",
      wrong(decks.french(52, { packs = 5 })))
    assert.equal("'ranks' must be text with 1 to 24 names",
      wrong(decks.deck { suits = "A", ranks = "1 2 3 4 5 6 7 8 9 10 11 12 13 "
        .. "14 15 16 17 18 19 20 21 22 23 24 25" }))
  end)

  it("is for the wide core only where it must be", function()
    assert.is_false(decks.check(decks.french(54, { packs = 4 })).wide)
    assert.is_true(decks.check(decks.french(52, { jokers = "1 2 3 4 5 6 7 8 "
      .. "9 10 11 12 13" })).wide)
    assert.is_true(decks.check(decks.deck { suits = "A B C D E",
      ranks = "1" }).wide)
    assert.is_true(decks.check(decks.deck { suits = "A", ranks = "1",
      packs = 5 }).wide)
  end)

  it("may have ranks of its own in a suit", function()
    local deck = decks.check(decks.deck { suits = "S T", packs = 2,
      ranks = { "1 2 K", t = "1 2 3" } })
    assert.equal("1 2 K 3", deck.ranks)
    assert.equal("3S KT", deck.leave_out)
    assert.same({ "1S", "1T", "2S", "2T", "3T", "KS" },
      ordered.keys(deck.counts))
    local text, path = wrong(decks.deck { suits = "S", ranks = { "1", X = "2" }
      })
    assert.equal("'X' is no suit of the pack", text)
    assert.same({ "ranks", "X" }, path)
  end)

  it("may have different numbers of cards", function()
    local deck = decks.check(decks.deck { suits = "A B", ranks = "1 2 3",
      packs = 2, jokers = "J", copies = { B = 2, ["1"] = 3, ["1A 3B"] = 4,
        J = 5 } })
    assert.same({ ["1A"] = 8, ["2A"] = 2, ["3A"] = 2, ["1B"] = 6, ["2B"] = 4,
      ["3B"] = 8, J = 10 }, deck.counts)
    local text, path = wrong(decks.deck { suits = "A", ranks = "1",
      copies = { ["2A"] = 2 } })
    assert.equal("'2A' is no card and no rank of the pack", text)
    assert.same({ "copies", "2A" }, path)
    assert.equal("'packs' must be a number from 1 to 16",
      wrong(decks.deck { suits = "A", ranks = "1", copies = { A = 17 } }))
  end)

  it("may be of flowers, or for tarot", function()
    local flower = decks.check(decks.flower(48))
    assert.same({ 48, false, 3, 2, 1 }, { size(flower), flower.wide,
      flower.counts["12P"], flower.counts["1P"], flower.counts["11P"] })
    assert.is_nil(flower.counts["2L"])
    local tarot = decks.check(decks.tarot(78))
    assert.same({ 78, true, 1 }, { size(tarot), tarot.wide,
      tarot.counts["21T"] })
    assert.is_nil(tarot.counts["KT"])
    assert.equal("1T 21T EX", tarot.tags.oudler)
  end)

  it("tells the ranks of cards", function()
    local tenace = require "tenace"
    local cards = tenace.cards "QS QH 7C 7D 7H KD"
    assert.same({ "7", "Q", "K" }, cards:ranks())
    assert.same({ "Q" }, cards:ranks(2))
    assert.same({}, cards:ranks(4))
  end)

  it("has as many tags as fit, with names that fit", function()
    local tags = {}
    for i = 1, 13 do tags["t" .. i] = "1A" end
    for _, given in ipairs { tags, { [("t"):rep(16)] = "1A" }, { [""] = "" },
      { ["a\0b"] = "1A" } } do
      assert.equal("a deck has at most 12 tags, with names of at most 15 "
        .. "letters", wrong(decks.deck { suits = "A B", ranks = "1 2",
        tags = given }))
    end
  end)

  it("may have tags", function()
    local deck = decks.check(decks.deck { suits = "A B", ranks = "1 2",
      tags = { red = "1a 2B" } })
    assert.same({ red = "1A 2B" }, deck.tags)
    assert.equal("'3A' is no card and no rank of the pack",
      wrong(decks.deck { suits = "A B", ranks = "1 2", tags = { red = "3A" } }))
    assert.equal("'tags' must be a table of cards by name: { poem = "
      .. "\"1R 2R\" }",
      wrong(decks.deck { suits = "A B", ranks = "1 2", tags = "red" }))
  end)

  it("reads cards", function()
    local deck = decks.check(decks.french(52))
    assert.same({ "QS", "10H", "2C" }, decks.read(deck, "qs Th  2C"))
    assert.same({}, decks.read(deck, ""))
    assert.same({ "QS" }, decks.read(deck, "sq"))
    local jokers = decks.check(decks.french(52, { jokers = "T1 Z1" }))
    assert.same({ "T1", "Z1", "10H" }, decks.read(jokers, "t1 z1 th"))
    local cards, word = decks.read(deck, "QS 1Z")
    assert.is_nil(cards)
    assert.equal("1Z", word)
  end)
end)
