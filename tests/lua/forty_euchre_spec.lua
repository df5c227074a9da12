-- House rules of Euchre that real tables play: the lone defender, alone and
-- with others.

local helper = require "forty_helper"
local tenace = require "tenace"

local LONE = "euchre+lone_defender"


--- Who leads when seat 2 has made trump and plays alone, and the defenders have
-- answered so.
local function leader(spec, dealer, answers)
  local m = tenace.new(spec .. "+first_dealer=" .. dealer, { seed = 5 })
  while m:turn() ~= 2 do m:play "pass" end
  m:play "order up alone"
  while m:moves()[1] ~= "yes" do m:play(m:moves()[1]) end
  for _, answer in ipairs(answers) do m:play(answer) end
  return m:turn(), m
end


describe("against a player alone", function()
  it("the maker's left leads, whoever has dealt", function()
    for dealer = 1, 4 do
      assert.equal(3, (leader(LONE, dealer, { "no", "no" })))
      assert.equal(3, (leader(LONE, dealer, { "yes" })))
    end
  end)

  it("the next who takes part, if the left one does not", function()
    local player, m = leader(LONE, 4, { "no", "yes" })
    assert.equal(1, player)
    assert.equal(0, m:view(1).counts[3])
  end)

  it("a lone defender wins four points", function()
    helper.same_in_any_order("euchre", "lone_defender stick_the_dealer british",
      function(spec)
        assert.same({ 4, 0 }, tenace.step(spec, { maker = 2, alone = true,
          defender = 3, trump = "S" }, { step = "score_round",
          tricks = { 3, 2 } }).scores)
      end)
  end)
end)


describe("eleven points", function()
  local function over(spec, before)
    local came = tenace.step(spec, { maker = 1, trump = "S" },
      { step = "score_round", tricks = { 3, 2 }, scores = { before, 0 } })
    return came.over
  end

  it("win", function()
    assert.is_false(over(LONE, 9))
    assert.is_true(over(LONE, 10))
    assert.is_true(over("euchre", 9))
  end)

  it("win with a joker, too", function()
    helper.same_in_any_order("euchre", "lone_defender british", function(spec)
      assert.is_false(over(spec, 9))
      assert.equal(2, tenace.winner(spec, { trump = "H" }, "JH BJ AH 9H"))
    end)
  end)
end)


describe("the rulebook of a lone defender", function()
  it("tells who leads, and how far", function()
    local told = helper.told(LONE)
    assert.matches("Against a player alone the maker's left leads", told.round)
    assert.matches("Against a maker alone one defender may play alone, too%.",
      told["let play alone"])
    assert.matches("reaches 11;", helper.book(LONE))
    assert.no.matches("Against a player", helper.told "euchre".round)
    assert.no.matches("one defender may", helper.told
      "euchre"["let play alone"])
  end)

  it("is nothing that check finds wrong", function()
    helper.fine "euchre+lone_defender+stick_the_dealer"
    helper.fine "euchre+lone_defender+british"
  end)
end)
