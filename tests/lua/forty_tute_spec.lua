-- House rules of Tute that real tables play, alone and together: ten for the
-- first trick, the caught three, a free partner's trick, the capote.

local helper = require "forty_helper"
local tenace = require "tenace"

local EARLY = "ten_for_the_first caught_three capote"


--- A match with these hands; seat 3 has dealt, and seat 2 leads. Moves that
-- are forced are not named.
local function played(spec, hands, moves)
  local m = tenace.new(spec, { seed = 1, deal = { hands = hands } })
  for _, move in ipairs(moves) do m:play(move) end
  return m
end


--- What the two sides have counted, as text.
local function counted(m)
  local list = m:view(1).counted or {}
  return (list[1] or "") .. "; " .. (list[2] or "")
end


--- The totals after a round, whose facts are said.
local function scored(spec, facts, how)
  how.step = "score_round"
  return tenace.step(spec, facts, how)
end


-- Coins are trump. Seat 2 takes the first trick with the ace of cups, and the
-- second with the ace of trumps, to which seat 1 must play the three.
local CAUGHT = { "3O 4C 5C 6C 7C AB SC CC 3C 2E",
  "AC AO 4B 5B 6B 7B 2B SB CB 3B", "2C RE SO CO 2O 4O 5O 6O 7O RO",
  "RC 4E 5E 6E 7E SE CE 3E AE RB" }
local CATCHING = { "AC", "4C", "AO", "4E", "2O" }


describe("ten for the first trick", function()
  it("are counted once, before the winner may declare", function()
    local m = played("tute+ten_for_the_first", CAUGHT, { "AC", "4C" })
    assert.same({ 2, "; first trick 10" }, { (m:turn()), counted(m) })
    m = played("tute+ten_for_the_first", CAUGHT, CATCHING)
    assert.equal("; first trick 10", counted(m))
  end)

  it("leave the forty to be declared", function()
    local hands = { "3C 3O 4O 5O 4B 5B 6B 7B 2B AB",
      "AC RC CC RO CO 2C 4C 5C 6C 2E", "7C 4E 5E 6E 7E SE 3E 6O 7O AO",
      "SC SO RE CE 2O AE SB CB RB 3B" }
    local m = played("tute+ten_for_the_first", hands, { "AC" })
    assert.same({ "continue", "declare 40" }, m:moves())
    m:play "declare 40"
    assert.matches("first trick 10, the forty 40", counted(m))
  end)

  it("decide a round of 65 points each", function()
    --- The line of the only round with this seed; nil if nobody has scored.
    local function line(spec, seed)
      local m = tenace.new(spec, { seed = seed })
      return m:run("random", { rounds = 1 }):score_sheet()[1]
    end
    local seed = 251
    while line("tute", seed) do seed = seed + 1 end
    local found = line("tute+ten_for_the_first", seed)
    assert.same({ 1, "first trick 10, card points 65 = 75" },
      { found.points, found.reason })
  end)

  it("are printed", function()
    assert.equal("Cards, declarations and ten points for the first and for the "
      .. "last trick are added up.",
      helper.told "tute+ten_for_the_first"["add up"])
  end)
end)


describe("a three of trumps", function()
  it("caught by the other side's ace is twenty points", function()
    local m = played("tute+caught_three", CAUGHT, CATCHING)
    assert.equal("; the three caught 20", counted(m))
    for _, spec in ipairs(helper.specs("tute", "caught_three any_trick")) do
      assert.equal("; the three caught 20", counted(played(spec, CAUGHT,
        CATCHING)))
    end
  end)

  it("of the partner is not", function()
    local m = played("tute+caught_three", { "4E 5C 6C 7C SC CC RC 3C AC 2E",
      "3O CO SO 7O 6O 5O 4O 2O 2C 4C", "4B 5B 6B 7B SB CB RB 3B AB RO",
      "AO 5E 6E 7E SE CE RE 3E AE 2B" }, { "3O", "2E" })
    assert.equal("; ", counted(m))
  end)

  it("is printed", function()
    assert.matches("takes the three of trumps of the other side",
      helper.told "tute+caught_three"["after trick"])
  end)
end)


describe("a partner's trick", function()
  local trump = { trump = "O" }

  --- The cards of a hand that may be played to a trick, as text.
  local function may(spec, hand, trick)
    local list = tenace.legal(spec, trump, { hand = hand, trick = trick })
    return table.concat(list, " ")
  end

  it("need not be beaten or trumped", function()
    local spec = "tute+partners_trick"
    assert.equal("AC 2C", may(spec, "AC 2C 7O", "RC 4C"))
    assert.equal("7O AE", may(spec, "7O AE", "RC 4C"))
    assert.equal("7O", may(spec, "7O AE", "RC AC"))
    assert.equal("AC", may("tute", "AC 2C 7O", "RC 4C"))
  end)

  it("is free from the duties of Strict, too", function()
    helper.same_in_any_order("tute", "partners_trick strict", function(spec)
      assert.equal("AC 2C", may(spec, "AC 2C 7O", "RC 4C"))
      assert.equal("7O AE", may(spec, "7O AE", "RC 4C"))
      -- the partner has trumped; then an opponent has
      assert.equal("AC 2C", may(spec, "AC 2C", "4C 6O 5C"))
      assert.equal("4O AE", may(spec, "4O AE", "4C 6O 5C"))
      assert.equal("4O", may(spec, "4O AE", "4C 5C 6O"))
      assert.equal("AC", may(spec, "AC 2C", "4C 5C 6O"))
    end)
  end)

  it("is an exception in the rulebook", function()
    local book = helper.book "tute+partners_trick"
    assert.matches("unless the player's side is winning the trick: the best "
      .. "card of the suit led must be beaten", book)
    assert.matches("unless the player's side is winning the trick: a player "
      .. "who cannot follow must play a trump", book)
  end)
end)


describe("a capote", function()
  it("wins three games", function()
    local how = { tricks = { 10, 0 } }
    assert.same({ 3, 0 }, scored("tute+capote", {}, how).scores)
    for _, spec in ipairs(helper.specs("tute", "capote best_of_five")) do
      local came = scored(spec, {}, how)
      assert.same({ true, 1 }, { came.over, came.winner })
    end
  end)

  it("is over with a trick of the other side", function()
    local won = { "AO AC AE AB 3O 3C 3E 3B RO RC RE RB CO CC CE SO SC",
      "CB SE SB 7O" }
    assert.same({ 2, 0 }, scored("tute+capote", {}, { tricks = { 9, 1 },
      won = won, last_won = { 1 } }).scores)
  end)

  it("is less than tute", function()
    assert.same({ 2, 0 }, scored("tute+capote+tute_wins=round+target=5",
      { tute = 1 }, { tricks = { 10, 0 } }).scores)
  end)

  it("is printed", function()
    assert.matches("A side that takes all the tricks wins three games instead",
      helper.told "tute+capote"["score round"])
  end)
end)


describe("three house rules of Tute that hear tricks", function()
  it("go together, and leave the declarations", function()
    helper.same_in_any_order("tute", EARLY, function(spec)
      local m = played(spec, CAUGHT, CATCHING)
      assert.equal("; first trick 10, the three caught 20 = 30", counted(m))
      assert.same({ 3, 0 },
        scored(spec, {}, { tricks = { 10, 0 } }).scores)
    end)
  end)

  it("count a three caught in the first trick before the question", function()
    helper.same_in_any_order("tute", EARLY, function(spec)
      local m = played(spec, { "AO 5C 6C 7C SC CC RC 3C AC 2E",
        "3O CO SO 7O 6O 5O 4O 2O 2C 4C", "4B 5B 6B 7B SB CB RB 3B AB RO",
        "4E 5E 6E 7E SE CE RE 3E AE 2B" }, { "3O", "4E" })
      assert.same({ "continue", "declare cups" }, m:moves())
      assert.matches("= 30; $", counted(m))
    end)
  end)

  it("are nothing that check finds wrong", function()
    helper.fine "tute+ten_for_the_first+caught_three+capote"
    helper.fine "tute+ten_for_the_first+players=2"
    helper.fine "tute+caught_three+any_trick"
    helper.fine "tute+capote+best_of_five+caught_three+partners_trick+strict"
  end)
end)
