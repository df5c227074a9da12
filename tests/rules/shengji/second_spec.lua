-- The second statement by itself: the examples that the rules give.

local here = debug.getinfo(1, "S").source:match "^@(.*)/[^/]*$"
local second = dofile(here .. "/second.lua")
local split = second.split


local function at(level, trump, more)
  local facts = { level = level, trump = trump }
  for name, value in pairs(more or {}) do facts[name] = value end
  return second.new(facts)
end


-- The sorts that a play is read as: "2x2 1x1" is a tractor and a single.
local function shape(rules, text)
  local list = {}
  for i, component in ipairs(rules:read(split(text))) do
    list[i] = component.unit .. "x" .. component.length
  end
  return table.concat(list, " ")
end


local function allowed(rules, hand, lead, play)
  return rules:allowed(split(hand), split(lead), split(play))
end


local function plays(list)
  local all = {}
  for i, text in ipairs(list) do all[i] = split(text) end
  return all
end


-- What a throw is forced to, as texts; "stands" where it holds.
local function forced(rules, throw, others)
  local list = {}
  for i, cards in ipairs(rules:forced(split(throw), plays(others)) or {}) do
    list[i] = table.concat(cards, " ")
  end
  return #list == 0 and "stands" or table.concat(list, ", ")
end


describe("formats", function()
  local tens = at("10", "S")

  it("knows tractors", function()
    for _, text in ipairs { "2H 2H 3H 3H", "9H 9H JH JH", "2S 2S 3S 3S",
      "9S 9S JS JS", "AS AS 10D 10D", "10C 10C 10S 10S", "10S 10S LJ LJ",
      "LJ LJ BJ BJ" } do
      assert.equal("2x2", shape(tens, text), text)
    end
  end)

  it("knows what is none", function()
    for _, text in ipairs { "9H 9H 10H 10H", "10S 10S JS JS",
      "10D 10D 10C 10C", "9S 9S 10S 10S", "AH AH 2H 2H" } do
      assert.not_equal("2x2", shape(tens, text), text)
    end
  end)

  it("knows them without a trump suit", function()
    local none = at("10")
    for _, pair in ipairs { "10C 10C", "10D 10D", "10H 10H", "10S 10S" } do
      assert.equal("2x2", shape(none, pair .. " LJ LJ"))
      assert.equal("2x1 2x1", shape(none, pair .. " BJ BJ"))
    end
    assert.equal("2x1 2x1", shape(none, "10C 10C 10S 10S"))
  end)

  it("steps over the level", function()
    assert.equal("2x2", shape(at("A", "S"), "KS KS AH AH"))
    assert.equal("2x2", shape(at("2", "S"), "AS AS 2H 2H"))
    assert.equal("2x3", shape(at("5", "S"), "4H 4H 6H 6H 7H 7H"))
  end)

  it("reads the largest first", function()
    assert.equal("3x2", shape(tens, "AH AH AH KH KH KH"))
    assert.equal("4x2 2x1", shape(tens, "2H 2H 2H 2H 3H 3H 3H 3H 4H 4H"))
    assert.equal("2x4 1x1", shape(tens, "2H 2H 3H 3H 3H 4H 4H 5H 5H"))
    assert.equal("2x3 2x1", shape(tens, "AS AS 10D 10D 10C 10C 10S 10S"))
    assert.equal("3x1 2x1 1x1", shape(tens, "AH AH AH QH QH 9H"))
    assert.equal("1x1 1x1", shape(tens, "10D 10C"))
  end)
end)


describe("following", function()
  local tens = at("10", "S")

  it("matches a pair", function()
    assert.same({ "7H 7H" }, tens:legal(split "7H 7H 9H", split "4H 4H"))
    assert.same({ "7H 9H" }, tens:legal(split "7H 9H 2C", split "4H 4H"))
    assert.same({ "2C 7H", "3D 7H" },
      tens:legal(split "7H 2C 3D", split "4H 4H"))
  end)

  it("matches a tractor", function()
    local lead = split "4H 4H 5H 5H"
    assert.same({ "8H 8H 9H 9H" }, tens:legal(split "8H 8H 9H 9H JH", lead))
    assert.same({ "8H 8H JH JH" }, tens:legal(split "8H 8H JH JH QH", lead))
    assert.same({ "8H 8H JH KH", "8H 8H JH QH", "8H 8H KH QH" },
      tens:legal(split "8H 8H JH QH KH", lead))
  end)

  it("plays shorter tractors before loose pairs", function()
    local lead = "4H 4H 5H 5H 6H 6H"
    local hand = "7H 7H 8H 8H JH JH KH KH 2H"
    assert.is_true(allowed(tens, hand, lead, "7H 7H 8H 8H KH KH"))
    assert.is_false(allowed(tens, hand, lead, "7H 7H JH JH KH KH"))
    local easy = at("10", "S", { short_tractors = false })
    assert.is_true(allowed(easy, hand, lead, "7H 7H JH JH KH KH"))
    assert.is_false(allowed(easy, hand, lead, "7H 7H JH JH KH 2H"))
    hand = "7H 7H 8H 8H 9H 9H KH KH"
    assert.is_false(allowed(easy, hand, lead, "7H 7H 8H 8H KH KH"))
  end)

  it("breaks triples and quads", function()
    assert.same({ "7H 7H" }, tens:legal(split "7H 7H 7H 9H 8H", split "4H 4H"))
    assert.same({ "7H 7H 7H" },
      tens:legal(split "7H 7H 7H 7H 9H", split "4H 4H 4H"))
    assert.same({ "7H 7H 8H", "7H 7H 9H" },
      tens:legal(split "7H 7H 8H 9H", split "4H 4H 4H"))
    assert.same({ "7H 7H 8H 8H" },
      tens:legal(split "7H 7H 8H 8H 9H", split "4H 4H 4H 4H"))
    assert.is_true(allowed(tens, "7H 7H 7H 8H 8H", "4H 4H 4H 4H",
      "7H 7H 7H 8H"))
    assert.is_false(allowed(tens, "7H 7H 7H 8H 8H", "4H 4H 4H 4H",
      "7H 7H 8H 8H"))
  end)

  it("has an order of answers to a bulldozer", function()
    local lead = "AH AH AH KH KH KH"
    local hand = "2H 2H 2H 4H 4H 6H 6H 7H 7H 9H JH JH JH"
    local answers = { "2H 2H 2H JH JH JH", "2H 2H 2H 4H 4H 9H",
      "6H 6H 7H 7H 9H 2H" }
    local function those(option)
      local rules, list = at("10", "S", { pairs_over_triple = option }), {}
      for i, play in ipairs(answers) do
        list[i] = allowed(rules, hand, lead, play)
      end
      return list
    end
    assert.same({ true, false, false }, those "no")
    assert.same({ true, false, false }, those "one")
    assert.same({ false, false, true }, those "two")
    hand = hand:gsub(" JH JH JH", "")
    assert.same({ false, true, false }, those "no")
    assert.same({ false, false, true }, those "one")
    assert.same({ false, false, true }, those "two")
  end)
end)


describe("killing and winning", function()
  local tens = at("10", "S")

  it("takes the format of the lead", function()
    assert.equal(2, tens:winner(plays { "4H 4H", "3S 3S" }))
    assert.equal(1, tens:winner(plays { "4H 4H", "3S 5S" }))
    assert.equal(2, tens:winner(plays { "AH KH QH QH", "3S 3S 4S 4S" }))
    assert.equal(1, tens:winner(plays { "AH KH QH QH", "3S 4S 5S 6S" }))
  end)

  it("compares kills by the largest kind of the lead", function()
    local lead = "AH QH QH"
    assert.equal(2, tens:winner(plays { lead, "3S 9S 9S", "4S 4S BJ" }))
    local highest = at("10", "S", { kill_compare = "highest" })
    assert.equal(3, highest:winner(plays { lead, "3S 9S 9S", "4S 4S BJ" }))
    assert.equal(2, tens:winner(plays { "QH QH KH KH AH AH",
      "3S 3S 4S 4S 5S 5S", "6S 6S 7S 7S 9S 9S" }))
  end)

  it("takes the better of two ways to divide a kill", function()
    local lead = "QH QH KH KH AH 9H"
    assert.equal(3, tens:winner(plays { lead, "3S 3S 4S 4S 8S AS",
      "3S 3S 4S 4S 5S 5S" }))
    assert.equal(2, tens:winner(plays { lead, "3S 3S 4S 4S 5S 5S",
      "4S 4S 5S 5S 8S AS" }))
  end)

  it("leaves equals to the first", function()
    assert.equal(1, tens:winner(plays { "10D", "10C", "10H" }))
    assert.equal(4, tens:winner(plays { "10D", "10C", "10H", "10S" }))
    assert.equal(1, tens:winner(plays { "AH", "AH" }))
  end)
end)


describe("throws", function()
  local tens = at("10", "S")

  it("holds what nobody can beat", function()
    assert.equal("stands", forced(tens, "AH AH KH", { "2H KH QH QH" }))
    assert.equal("KH", forced(tens, "AH KH", { "AH 2C", "3H" }))
    assert.equal("4H 4H", forced(tens, "AH 4H 4H", { "6H 6H", "AH" }))
  end)

  it("leaves the choice of several kinds to the next", function()
    assert.equal("QH", forced(tens, "QH 4H 4H", { "KH 5H 6H" }))
    assert.equal("4H 4H", forced(tens, "QH 4H 4H", { "JH JH" }))
    assert.equal("4H 4H, QH", forced(tens, "QH 4H 4H", { "KH", "JH JH" }))
  end)

  it("is forced to the lowest, and of equals to the first", function()
    assert.equal("9H", forced(tens, "KH 9H QH", { "AH" }))
    assert.equal("10C", forced(tens, "10C 10D LJ", { "BJ" }))
    assert.equal("10D", forced(tens, "LJ 10D 10C", { "10S" }))
  end)
end)
