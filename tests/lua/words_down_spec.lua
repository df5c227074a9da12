-- A discard pile that is taken down to a card, which is melded at once.

local helper = require "game_helper"

local FACTS = [[
  points = { A = 15, ["K Q J 10"] = 10 }, piles = { lying = "all" },
  melds = { sets = "A 2 3 4 5 6 7 8 9 10 J Q K", by = "all",
    runs = "A 2 3 4 5 6 7 8 9 10 J Q K A"%s },
  taking = { pile = "lying", down = true%s },%s
  options = { first_dealer = number { 4, from = 0, to = 4 },
    rounds = number { 2, from = 1, to = 9 } },
]]

local STEPS = [[
  function g:round()
    self:deal_each(7)
    self:draw(self.lying)
    self:play_turns()
  end
]]

-- The dealer is seat 4, and seat 1 begins.
local HAND = "9C 9D JC 3D 4D 6S 7S"


--- A match in which these cards, the lowest first, are the discards.
local function match(how)
  how = how or {}
  local steps = STEPS:gsub("self:draw%(self.lying%)",
    ("self:draw(self.lying) "):rep(how.pile or 5))
  local facts = FACTS:format(how.melds or "", how.taking or "", how.facts or "")
  return helper.match(facts, steps, { seed = how.seed or 1, deal = {
    hands = { how.hand or HAND, how.hands or "*", "*", "*" },
    lying = how.lying or "4C 9H JD 2S KH", stock = how.stock } })
end


--- Plays these moves: "draw" only where there is a choice, and "done" before a
-- discard if there is one.
local function say(m, ...)
  for _, move in ipairs { ... } do
    local _, asked = m:turn()
    if move:find "^discard" and asked.stage == "meld" then m:play "done" end
    if move ~= "draw" or asked.stage == "draw" then m:play(move) end
  end
  return m
end


--- Why the move is refused.
local function refused(m, move)
  local allowed, reason = m:allows(move)
  assert.is_false(allowed, move)
  return reason
end


describe("a pile taken down to a card", function()
  teardown(helper.clean)

  it("lists each card that can be melded, from the top down", function()
    assert.same({ "take 9H: 9C 9D 9H", "draw" }, (match():moves()))
  end)

  it("melds that card, and the others go to the hand", function()
    local m = match():play "take 9H: 9H 9C 9D"
    local view = m:view(1)
    assert.equal("9C 9D 9H", view.melds[1].cards)
    assert.equal("4C", view.lying)
    for _, card in ipairs { "JD", "2S", "KH", "JC" } do
      assert.matches(card, view.hand)
    end
    assert.equal("take 9H: 9C 9D 9H", m:history()[1].move)
  end)

  it("is refused with the reason", function()
    local m = match()
    assert.equal("JD would have to be melded at once, and fits no meld: say "
      .. "with which cards, as in take 9H: 9H 9C 9D", refused(m, "take JD"))
    assert.equal("a meld has at least three cards, and this has two",
      refused(m, "take JD: JD JC"))
    assert.equal("say down to which card of the pile, and how that is melded, "
      .. "as in take 9H: 9H 9C 9D", refused(m, "take"))
    assert.equal("the pile has no 9S", refused(m, "take 9S: 9S 9C 9D"))
    assert.matches("down to which", refused(m, "take 9H: 9H 9C 9D; 3D 4D"))
    assert.equal("you do not hold 9S", refused(m, "take 9H: 9H 9S 9D"))
    assert.equal("these cards are neither of one rank nor in a row",
      refused(m, "take 9H: 9H 9C JC"))
  end)

  it("is not helped by the cards on top", function()
    local m = match { lying = "4C 2D 5D JD JH" }
    assert.matches("at least three", refused(m, "take JD: JD JC"))
    assert.is_false(m:allows "take JD: JD JC JH")
    assert.is_true(m:allows "take 5D: 3D 4D 5D")
    assert.is_true(m:allows "take 2D: 2D 3D 4D")
  end)

  it("is helped by them where rules say so", function()
    local m = match { lying = "4C 2D 5D JD JH",
      taking = ", others_help = true" }
    assert.same({ "take JD: JC JD JH", "take 5D: 3D 4D 5D",
      "take 2D: 2D 3D 4D", "take 2D: 2D 3D 4D 5D", "draw" }, (m:moves()))
    assert.is_false(m:allows "take JH: JD JC JH")
    m:play "take JD: JD JC JH"
    assert.equal("JC JD JH", m:view(1).melds[1].cards)
    assert.equal("4C 2D 5D", m:view(1).lying)
    assert.equal(6, #m:view(1).hand:gsub("%S+ ?", "x"))
  end)

  it("may be melded with nothing but cards on top of it", function()
    local m = match { lying = "4C 9H KC 9S KH", taking = ", others_help = true",
      hand = "9C 2H JC 3D 4D 6S 7S" }
    assert.is_true(m:allows "take 9H: 9H 9S 9C")
    m = match { lying = "8H 9H KC 9S 9D", taking = ", others_help = true",
      hand = "2C 2H JC 3D 4D 6S 7S" }
    assert.same({ "take 9H: 9D 9H 9S", "draw" }, (m:moves()))
    m:play "take 9H: 9H 9S 9D"
    assert.matches("KC", m:view(1).hand)
    assert.equal("8H", m:view(1).lying)
  end)

  it("is not helped where nothing is taken down to a card", function()
    assert.matches("cards on top help only with down = true",
      helper.error(helper.match, FACTS:format("", "", ""):gsub("down = true",
        "others_help = true"), STEPS))
  end)

  it("goes onto anybody's meld, and needs no other card there", function()
    local m = match { hand = "9C 9D JC 3D 4D 5D 7S", lying = "2C 9H 6D KH",
      hands = "2D 3S 5H 7C 8S QD QH", pile = 4 }
    say(m, "draw", "meld 3D 4D 5D", "discard JC")
    assert.equal(2, (m:turn()))
    assert.same({ "take 6D: 6D on 3D", "draw" }, (m:moves()))
    m:play "take 6D"
    assert.equal("take 6D: 6D on 3D", m:history()[5].move)
    assert.equal("3D 4D 5D 6D", m:view(1).melds[1].cards)
    assert.equal("2C 9H", m:view(1).lying)
  end)

  it("keeps the card that is taken alone, where that is free", function()
    local m = match { taking = ", top_free = true, back = false" }
    assert.same({ "take KH", "take 9H: 9C 9D 9H", "draw" }, (m:moves()))
    m:play "take KH"
    assert.equal("you have just taken KH: discard another card",
      refused(m, "discard KH"))
    assert.matches("KH", m:view(1).hand)
  end)

  it("is a wild card, too, and equal cards are told apart", function()
    local steps = STEPS:gsub("self:draw%(self.lying%)",
      ("self:draw(self.lying) "):rep(4))
    local m = helper.match([[
      deck = french(52, { packs = 2, jokers = { "BJ", "BJ" } }),
      piles = { lying = "all" },
      melds = { sets = "A 2 3 4 5 6 7 8 9 10 J Q K", by = "all", wild = "BJ",
        runs = "A 2 3 4 5 6 7 8 9 10 J Q K A", most_wild = 1 },
      taking = { pile = "lying", down = true },
      options = { rounds = number { 2, from = 1, to = 9 },
        first_dealer = number { 4, from = 0, to = 4 } },
    ]], steps, { seed = 1, deal = { lying = "9H BJ KH 9H",
      hands = { "9C 9D 2C 3D 4H 6S 7S", "*", "*", "*" } } })
    assert.is_true(m:allows "take BJ: BJ 9C 9D")
    m:play "take 9H: 9H 9D 9C"
    assert.equal("9H BJ KH", m:view(1).lying)
  end)

  it("leaves a search with worlds that all fit what was played", function()
    for _, more in ipairs { "top_free", "others_help" } do
      local worlds, dropped = helper.search_worlds(function(seed)
        return match { taking = ", " .. more .. " = true", seed = seed }
      end)
      assert.is_true(worlds > 100)
      assert.equal(0, dropped)
    end
  end)

  it("gives moves that are all allowed, and records that replay", function()
    for _, more in ipairs { "top_free", "others_help" } do
      local taken = helper.play_listed(function(seed)
        return helper.match(FACTS:format("", ", " .. more .. " = true", ""),
          STEPS, { seed = seed })
      end, "^take .*:")
      assert.is_true(taken > 100)
    end
  end)
end)


describe("facts about a pile taken down to a card", function()
  teardown(helper.clean)

  local function wrong(taking)
    return helper.error(match, { taking = taking })
  end

  it("exclude a pile that is taken whole or frozen", function()
    local says = "a pile that is taken down to a card is neither taken whole "
      .. "nor frozen"
    assert.matches(says, wrong ", whole = true")
    assert.matches(says, wrong ", frozen_by = '2'")
    assert.matches(says, wrong ", always_frozen = true")
  end)

  it("have at least one card to draw", function()
    assert.matches("'draws' must be number", wrong ", draws = 0")
  end)

  it("are needed for a top that is free", function()
    assert.matches("the top card alone is free only where the pile is taken",
      wrong ", down = false, top_free = true")
  end)
end)


describe("cards that count for whoever lays them", function()
  teardown(helper.clean)

  local STANDING = [[
    function g:standing()
      local list = {}
      for player in self:each_player() do
        list[player.number] = player.points_laid
      end
      return { laid = list }
    end
  ]]

  --- A match of that hand against another, with the points laid in its view.
  local function two(hand, other, melds)
    local facts = FACTS:format((melds or "") .. ", low_counts = 1", "", "")
    return helper.match(facts, STEPS .. STANDING, { seed = 1,
      deal = { hands = { hand, other, "*", "*" }, lying = "9S",
        stock = "8D 8C" } })
  end

  it("count for the player who adds them to another's meld", function()
    local m = two("7H 8H 9H KS JC 2D 4C", "10H JH KD QC 3S 5C 2C")
    say(m, "draw", "meld 7H 8H 9H", "discard KS", "draw", "meld 10H JH on 7H")
    assert.same({ 0, 20, 0, 0 }, m:view(1).laid)
  end)

  it("count another number at the low end", function()
    local m = two("AH 2H 3H QS KS AS 4C", "4H 5H KD QC 3S 5C 2C")
    say(m, "draw", "meld AH 2H 3H")
    assert.same({ 1, 0, 0, 0 }, m:view(1).laid)
    assert.equal(1, m:view(1).melds[1].points)
    m:play "meld QS KS AS"
    assert.same({ 36, 0, 0, 0 }, m:view(1).laid)
    assert.equal(35, m:view(1).melds[2].points)
  end)

  it("count it when they are added there, too", function()
    local m = two("2H 3H 4H AH 9C KC 6C", "10H JH KD QC 3S 5C 2C")
    say(m, "draw", "meld 2H 3H 4H", "meld AH on 2H")
    assert.same({ 1, 0, 0, 0 }, m:view(1).laid)
  end)

  it("need melds to which all may add", function()
    local facts = FACTS:format("", "", ""):gsub('by = "all",', "")
    assert.matches("'points_laid' needs melds to which all may add",
      helper.error(helper.match, facts, (STEPS:gsub("self:play_turns%(%)",
        "local _ = self:player(1).points_laid"))))
  end)

  it("count another number only where a rank is at both ends", function()
    local facts = FACTS:format(", low_counts = 1", "", ""):gsub("Q K A\"%s*,",
      "Q K\",")
    assert.matches("low_counts needs runs with one rank at both ends",
      helper.error(helper.match, facts, STEPS))
  end)
end)


describe("a player who goes out with a discard only", function()
  teardown(helper.clean)

  it("keeps a card for it", function()
    local m = match { melds = ", discard_last = true", pile = 1, lying = "2C",
      hand = "9C 9D 9H 3D 4D 5D 6D", stock = "9S" }
    say(m, "draw", "meld 3D 4D 5D 6D")
    assert.equal("you go out with a discard, so you must keep a card for it",
      refused(m, "meld 9C 9D 9H 9S"))
    for _, move in ipairs(m:moves()) do
      assert.is_true(m:allows(move), move)
    end
    say(m, "meld 9C 9D 9H")
    assert.equal("discard", select(2, m:turn()).stage)
    m:play "discard 9S"
    assert.equal(2, m:view(1).round)
  end)
end)
