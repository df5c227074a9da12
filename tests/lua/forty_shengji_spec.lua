-- House rules of Shengji that people play: on top of each other, and in the
-- rulebook.

local helper = require "forty_helper"
local tenace = require "tenace"

local EIGHTY = "KC KC KD KD KH KH KS KS"
local NOTHING = "2C"


--- The levels that both sides score in a round that side 1 deals, and the
-- levels that they have then.
local function climbed(spec, levels, won)
  local found = tenace.step(spec, { levels = levels, last_trick = 1 },
    { step = "score_round", dealer = 1, won = { "", won }, leaves = true })
  return { found.scores, found.leaves.levels }
end


--- The same in whatever order the house rules are named.
local function climbed_by(names, levels, won)
  return helper.same_in_any_order("shengji", names, function(spec)
    return climbed(spec, levels, won)
  end)
end


describe("Shengji with the jack by hand", function()
  it("stops at J on the way up", function()
    assert.same({ { 1, 0 }, { "J", "2" } },
      climbed("shengji+jack_by_hand", { "10", "2" }, NOTHING))
    assert.same({ { 0, 0 }, { "3", "J" } },
      climbed("shengji+jack_by_hand", { "3", "J" },
        EIGHTY .. " 10C 10C 10D 10D"))
  end)

  it("has the stops of strict levels, too", function()
    local both = "jack_by_hand strict_levels"
    for _, step in ipairs { { "9", "10" }, { "10", "J" }, { "J", "K" } } do
      assert.same({ { step[2] == "K" and 2 or 1, 0 }, { step[2], "2" } },
        climbed_by(both, { step[1], "2" }, NOTHING))
    end
    for _, spec in ipairs(helper.specs("shengji", both)) do
      helper.fine(spec)
    end
  end)

  it("says so", function()
    assert.matches("a rise ends at J and A, and",
      helper.book "shengji+jack_by_hand")
    helper.same_in_any_order("shengji", "jack_by_hand strict_levels",
      helper.book)
    assert.matches("a rise ends at 5 10 J K and A, and",
      helper.book "shengji+jack_by_hand+strict_levels")
  end)
end)


describe("Shengji with ten points a level", function()
  it("counts full tens above, and begun tens below", function()
    local function scored(won)
      return climbed("shengji+ten_a_level", { "2", "2" }, won)[1]
    end
    assert.same({ 0, 2 }, scored(EIGHTY .. " 10C 10C 5C"))
    assert.same({ 0, 0 }, scored(EIGHTY .. " 5C"))
    assert.same({ 0, 1 }, scored(EIGHTY .. " 10C"))
    assert.same({ 0, 0 }, scored(EIGHTY))
    assert.same({ 1, 0 }, scored "KC KC KD KD KH KH KS 5C")
    assert.same({ 1, 0 }, scored "KC KC KD KD KH KH KS")
    assert.same({ 2, 0 }, scored "KC KC KD KD KH KH 5C")
    assert.same({ 4, 0 }, scored "KC KC KD KD")
    assert.same({ 8, 0 }, scored(NOTHING))
  end)

  it("says so, and nothing of the twenties", function()
    local told = helper.told "shengji+ten_a_level"
    assert.matches("a level for each full ten points", told["attackers rise"])
    assert.matches("each ten points, begun or full", told["dealers rise"])
    local book = helper.book "shengji+ten_a_level"
    assert.no.matches("each 20", book)
    assert.no.matches("three at no points", book)
  end)
end)


describe("Shengji with the shaved head", function()
  it("doubles the rise at no points", function()
    assert.same({ { 6, 0 }, { "8", "2" } },
      climbed("shengji+shaved_head", { "2", "2" }, NOTHING))
    assert.same({ { 2, 0 }, { "4", "2" } },
      climbed("shengji+shaved_head", { "2", "2" }, "5C"))
  end)

  it("doubles what ten a level gives, up to A", function()
    local both = "shaved_head ten_a_level"
    assert.same({ { 12, 0 }, { "A", "2" } },
      climbed_by(both, { "2", "2" }, NOTHING))
    assert.same({ { 8, 0 }, { "10", "2" } },
      climbed_by(both, { "2", "2" }, "5C"))
    assert.same({ 16 }, { helper.same_in_any_order("shengji", both,
      function(spec)
        return tenace.step(spec, {}, { step = "dealers_rise",
          with = { 0 } }).gives
      end) })
  end)

  it("ends at the next stop of strict levels", function()
    assert.same({ { 3, 0 }, { "5", "2" } },
      climbed_by("shaved_head strict_levels ten_a_level", { "2", "2" },
        NOTHING))
  end)

  it("says six", function()
    local told = helper.told "shengji+shaved_head"
    assert.matches("six at no points%.$", told["dealers rise"])
    assert.no.matches("three at no points",
      helper.book "shengji+shaved_head")
  end)

  it("says twice as many where others say how many", function()
    local text = helper.same_in_any_order("shengji", "shaved_head ten_a_level",
      function(spec) return helper.told(spec)["dealers rise"] end)
    assert.matches("^With fewer .* each ten points, .*twice as many", text)
    assert.no.matches("six", text)
  end)
end)


describe("Shengji with the red five", function()
  local facts = { level = "10", trump = "S" }

  it("has it above the jokers, a trump", function()
    assert.equal(3, (tenace.winner("shengji+red_five", facts,
      { "AS", "BJ", "5H", "LJ" })))
    assert.same({ "9H" }, tenace.legal("shengji+red_five", facts,
      { trick = { "KH" }, hand = "5H 9H 2C" }))
    local order = tenace.order("shengji+red_five", { level = "5", trump = "D" })
    assert.matches("5C 5S 5D LJ BJ 5H$", order:of "D")
    assert.equal("tractor", tenace.order("shengji+red_five", facts)
      :format("BJ BJ 5H 5H")[1].kind)
  end)

  it("says so, whatever the level is", function()
    local book = helper.book "shengji+red_five"
    assert.matches("The five of hearts on top, then the jokers", book)
    assert.no.matches("Jokers on top", book)
    assert.no.matches("level 10,", book)
  end)

  it("goes with one pack and with other levels", function()
    for _, names in ipairs { "red_five one_pack", "red_five ten_a_level",
      "red_five shaved_head" } do
      helper.same_in_any_order("shengji", names, function(spec)
        return tenace.order(spec, facts):of "S"
      end)
      helper.fine(helper.specs("shengji", names)[1])
    end
  end)
end)


describe("Shengji with a new deal for no points", function()
  local HANDS = { "2S 3S 4S 6S 7S 8S 9S JS QS AS 3H 4H",
    "5S 10S KS 2C 6H 7H 8H 9H 10H JH QH KH",
    "5C 10C KC 3C 4C 6C 7C 8C 9C JC QC AC",
    "5D 10D KD 3D 4D 6D 7D 8D 9D JD QD AD" }

  --- A match in which everybody passes but seat 2, who declares clubs.
  local function drawn(spec, hands)
    local m = tenace.new(spec .. "+packs=1", { seed = 3,
      deal = { hands = hands or HANDS } })
    while m:allows "pass" do
      m:play(m:allows "declare 2C" and "declare 2C" or "pass")
    end
    return m
  end

  it("asks who holds no card that counts", function()
    local m = drawn "shengji+new_deal"
    assert.equal(1, m:turn())
    assert.same({ "yes", "no" }, m:moves())
    assert.equal(2, m:view(1).dealer)
  end)

  it("goes on if nobody asks for it", function()
    local m = drawn "shengji+new_deal"
    m:play "no"
    assert.equal(2, m:turn())
    assert.equal(0, m:view(1).stock)
    assert.equal(18, m:view(1).counts[2])
  end)

  it("shuffles and draws again, with the same dealer and levels", function()
    local m = drawn "shengji+new_deal"
    local before = m:view(1).hand
    m:play "yes"
    assert.equal(1, m:view(1).round)
    assert.equal(2, m:view(1).dealer)
    for _ = 1, 200 do
      if m:view(1).stock == 0 and not m:allows "pass" then break end
      m:play(m:allows "declare 2C" and "declare 2C"
        or m:allows "declare 2S" and "declare 2S" or m:moves()[1])
    end
    assert.equal(2, m:view(1).dealer)
    assert.same({ "2", "2" }, m:view(1).levels)
    assert.not_equal(before, m:view(1).hand)
  end)

  it("asks nobody who has a five", function()
    local hands = table.move(HANDS, 1, 4, 1, {})
    hands[1], hands[2] = hands[1]:gsub("3H", "5H"), hands[2]:gsub("5S", "3H")
    local m = drawn("shengji+new_deal", hands)
    assert.is_false((m:allows "yes"))
  end)

  it("takes a red five for a five, and goes with most others", function()
    local hands = table.move(HANDS, 1, 4, 1, {})
    hands[1] = hands[1]:gsub("3H", "5H")
    helper.same_in_any_order("shengji", "new_deal red_five", function(spec)
      return { (drawn(spec, hands):allows "yes") }
    end)
    helper.fine "shengji+new_deal+red_five"
    helper.fine "shengji+new_deal+ten_a_level"
  end)

  it("is not for duplicate play", function()
    for _, spec in ipairs(helper.specs("shengji", "new_deal duplicate")) do
      local v, problem = tenace.variant(spec)
      assert.is_nil(v)
      assert.matches("do not go together", tostring(problem))
    end
  end)

  it("says so", function()
    local told = helper.told "shengji+new_deal"
    assert.matches("may show the hand and ask for a new deal",
      told["draw and declare"])
    assert.matches("the dealer stays the same", told["choose first dealer"])
  end)
end)


describe("House rules of Shengji", function()
  it("go together", function()
    for _, names in ipairs { "shaved_head ten_a_level",
      "shaved_head strict_levels ten_a_level jack_by_hand" } do
      helper.fine(helper.specs("shengji", names)[1])
    end
  end)
end)
