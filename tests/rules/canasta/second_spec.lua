-- Compares the rules file with the second statement of Canasta, decision by
-- decision, under random deals and options; and that statement with the worked
-- examples of the rulebook.

local against = require "rules.canasta.against"
local counting = require "rules.canasta.counting"
local mixed = require "rules.mixed"
local second = require "rules.canasta.second"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local TURNS = SOAK and 20000 or 500
local ROUNDS = 4                           -- of a match at the most


--- Is that text a meld?
local function meld(text, option)
  local cards = second.words(text)
  option = setmetatable(option or {}, { __index = second.DEFAULTS })
  local name, why = counting.rank_of(cards, option)
  if not name then return false, why end
  local good, wrong = counting.is_meld(name, cards, option)
  return good, wrong
end


--- A match at the draw of its first player, whose cards these are.
local function at_pile(hand, pile, option)
  local deal = { hands = { hand, "4C 4D", "", "" },
    stock = pile .. " " .. ("6C "):rep(40) }
  return second.match(option or {}, { deal }, 4)
end


local function first_meld(...)
  local match = at_pile(table.concat({ ... }, " ") .. " 4C 5D", "4S")
  match:play "draw"
  return match:allows("meld " .. table.concat({ ... }, "; "))
end


describe("the second statement", function()
  it("knows a meld", function()
    local classic = { naturals_per_wild = 0 }
    assert.is_true(meld "7S 7H 2D")
    assert.is_false(meld "7S 2D BJ")
    assert.is_false(meld "7S 7H 2D 2C")
    assert.is_true(meld("7S 7H 2D 2C", classic))
    assert.is_false(meld("7S 7H 7D 7C 2D 2C 2H BJ", classic))
    assert.is_false(meld "2D 2C BJ")
    assert.is_true(meld("2D 2C BJ", { wild_melds = true }))
    assert.is_false(meld "7S 7H 8D")
    assert.is_true(meld "9C 9C 9D 9D 9H 2D 2C")
    assert.is_false(meld "9C 9C 9D 9D 9H 2D 2C 2H")
    assert.is_true(meld("9C 9C 9D 9D 9H 2D 2C 2H", classic))
  end)

  it("counts the first meld", function()
    assert.is_false(first_meld "KC KD KH")
    assert.is_true(first_meld "AC AD AH")
    assert.is_true(first_meld "AC AD 2H")
    assert.is_false(first_meld("QC QD QH", "5C 5D 5H"))
    assert.is_true(first_meld("QC QD QH", "8C 8D 8H"))
    assert.same({ 15, 50, 50, 90, 90, 120 }, {
      counting.first_count(-5), counting.first_count(0),
      counting.first_count(1495), counting.first_count(1500),
      counting.first_count(2995), counting.first_count(3000) })
  end)

  it("knows who may take the pile", function()
    local more = " AC AD AH 4C 5D"
    assert.is_true(at_pile("KS KD" .. more, "2C KH")
      :allows "take KS KD; AC AD AH")
    assert.is_false(at_pile("KS 2D" .. more, "2C KH")
      :allows "take KS 2D; AC AD AH")
    assert.is_false(at_pile("KS 2D" .. more, "KH")
      :allows "take KS 2D; AC AD AH")
    assert.is_false(at_pile("KS KD" .. more, "KH")
      :allows "take KS KD")
    assert.is_true(at_pile("KS KD" .. more, "3C KH")
      :allows "take KS KD; AC AD AH")
  end)

  it("counts a round", function()
    local function canasta(text)
      return counting.side_score { melds = { A = second.words(text) }, red = 0,
        left = {} }
    end
    assert.equal(570, canasta "9C 9C 9D 9D 9H 9H 9S")
    assert.equal(390, canasta "9C 9C 9D 9D 9H 2D 2C")
    assert.equal(410, canasta "9C 9C 9D 9D 9H 2D 2C 2H")
    assert.equal(905, counting.side_score {
      melds = { A = second.words "AC AC AD AD AH AH AS" }, red = 2,
      out = "out", left = second.words "AS KC 5D" })
    assert.equal(-800, counting.side_score { melds = {}, red = 4, left = {} })
  end)
end)


describe("canasta, stated twice", function()
  it("is the same game over all options", function()
    local turns, seed = 0, 0
    while turns < TURNS do
      seed = seed + 1
      turns = turns + against.match(seed, seed == 1 and {} or nil, ROUNDS,
        SOAK and 5 or 40)
    end
  end)
end)


describe("canasta, stated twice,", function()
  it("is so with any house rules and options", function()
    mixed.each("canasta", { without = "draw_for_seats", most = ROUNDS,
      rounds = 200 }, function(spec, options, seed, most)
      return select(2, against.match(seed, options, most, SOAK and 5 or 40,
        spec))
    end)
  end)
end)


describe("canasta's options", function()
  it("go together, each pair of them", function()
    local rounds = SOAK and 20 or 1
    local values, seed = against.VALUES, 0
    for i, a in ipairs(values) do
      for j = i + 1, #values do
        local b = values[j]
        for x = 2, #a do
          -- Only partners are asked.
          local apart = a[1] == "ask_partner" and b[1] == "players"
          for y = 2, apart and 1 or #b do
            seed = seed + 1
            local m = tenace.new("canasta", { seed = seed,
              options = { [a[1]] = a[x], [b[1]] = b[y] } })
            m:run("random", { rounds = rounds })
            assert.is_true(m:over() or m:view(1).round > rounds)
          end
        end
      end
    end
  end)
end)
