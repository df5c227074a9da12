-- Compares the rules file with the second statement of Rummy 500, decision by
-- decision, under random deals and options.

local beside = require "rules.beside"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local second = require "rules.rummy_500.second"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local ROUNDS = SOAK and 5000 or 40
local MADE_UP = 4                          -- answers tried beside each question

local VALUES = {
  { "players", 2, 3, 4, 5, 6, 7, 8 }, { "target", 500, 200 },
  { "hand_size", 0, 5, 9 }, { "jokers", false, true },
  { "pips", "number", "five" }, { "top_free", false, true },
  { "low_ace", true, false }, { "must_discard", false, true },
  { "taken_help", true, false },
}

local random = lists.numbers(1)


local function some(list) return list[random(#list)] end


local check, sorted = beside.check, beside.sorted


--- The cards of a meld as the view has them, with what they stand for.
local function seen(meld)
  local cards = second.words(meld.cards)
  for i, as in ipairs(second.words(meld.as or meld.cards)) do
    if as ~= cards[i] then cards[i] = cards[i] .. "=" .. as end
  end
  return sorted(cards)
end


--- Where every card lies, and what each player has laid.
local function check_cards(m, model)
  local hands, view = m:hands(), m:view(1)
  for player, hand in ipairs(model.hands) do
    check(sorted(second.words(hands[player])), sorted(hand), "hand " .. player)
    check(view.laid[player], model.laid[player], "laid by " .. player)
  end
  check(view.stock, #model.stock, "stock")
  check(view.discard, table.concat(model.pile, " "), "discards")
  check(#view.melds, #model.melds, "melds")
  for i, cards in ipairs(model.melds) do
    local meld = view.melds[i]
    check(seen(meld), sorted(cards), "meld " .. i)
    check(meld.kind, second.kind(cards, model.option), "kind of " .. i)
    check(meld.points, second.worth(cards, model.option), "points of " .. i)
  end
end


--- Some cards of a hand as a group, a joker mostly with a name.
local function group(hand, first)
  local cards = {}
  for _, card in ipairs(hand) do
    local near = card:sub(1, -2) == first:sub(1, -2)
      or card:sub(-1) == first:sub(-1)
    if card == "BJ" and random(2) == 1 then
      local as = some(second.pack { players = 2 })
      card = random(9) == 1 and card or card .. "="
        .. (random(2) == 1 and first:sub(1, -2) .. as:sub(-1)
          or as:sub(1, -2) .. first:sub(-1))
      near = true
    end
    if near and random(2) == 1 then cards[#cards + 1] = card end
  end
  return table.concat(cards, " ")
end


--- A move that a player might try.
local function made_up(model)
  local hand = model.hands[model.turn]
  if model.stage == "discard" then return "discard " .. some(hand) end
  if model.stage == "draw" then
    local at = random(math.max(1, #model.pile))
    local card, pool = model.pile[at] or "2C", {}
    for i = at + 1, #model.pile do pool[#pool + 1] = model.pile[i] end
    local others = group(table.move(hand, 1, #hand, #pool + 1, pool), card)
    return "take " .. card .. (random(4) == 1 and ""
      or ": " .. card .. " " .. others)
  end
  local text = "meld " .. group(hand, some(hand))
  if #model.melds > 0 and random(2) == 1 then
    local card = some(some(model.melds))
    text = text .. " on " .. (card:match "=(.*)$" or card)
  end
  local more = random(4) == 1 and group(hand, some(hand)) or ""
  return more ~= "" and text .. "; " .. more or text
end


--- Plays one match; how many rounds it took.
local function play(spec, option, seed, rounds)
  local m, deals = tenace.new(spec, { seed = seed, options = option }), {}
  local whole = m.variant.options
  for n = 1, rounds do
    deals[n] = beside.deal(second.pack(whole), whole.players,
      second.hand_size(whole), random)
  end
  return beside.play(spec, { seed = seed, options = option,
    deals = deals, second = second.match, check_cards = check_cards,
    made_up = made_up, tries = function() return MADE_UP end,
    random = random })
end


describe("rummy 500, stated twice", function()
  it("is the same game over all options", function()
    local rounds, seed = 0, 0
    while rounds < ROUNDS do
      seed = seed + 1
      rounds = rounds + play("rummy_500", lists.options(VALUES, random), seed,
        4)
    end
  end)

  it("is so with any house rules and options", function()
    mixed.each("rummy_500", { most = 4 }, play)
  end)
end)


describe("an ace below the two, in rummy 500", function()
  it("counts 1 for good, and a king behind the queen 10", function()
    local deal = { hands = { "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH 4C 6D",
      "KH 2C 3D 5S 7D 9C 10S JD QC KS 8D 6S 4S" }, stock = "5D AH 3C" }
    local m = tenace.new("rummy_500", { seed = 1, deal = { hands = deal.hands,
      discard = "5D", stock = "AH 3C" }, options = { players = 2,
        first_dealer = 2 } })
    local model = second.match({ players = 2 }, { deal }, 2)
    for _, move in ipairs { "draw",
      "meld AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH", "done", "discard 4C",
      "draw", "meld KH on QH" } do
      if m:allows(move) then m:play(move) end
      model:play(move)
    end
    assert.same({ 75, 10 }, model.laid)
    assert.same({ 75, 10 }, m:view(1).laid)
    local meld = m:view(1).melds[1]
    assert.equal(85, meld.points)
    assert.equal(85, second.worth(model.melds[1], model.option))
    assert.equal("AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", meld.cards)
  end)
end)


describe("the stock of rummy 500", function()
  local function wrong(options)
    local ok, message = pcall(tenace.new, "rummy_500",
      { seed = 1, options = options })
    return not ok and tostring(message):match "the deal needs.*"
  end

  it("has ten cards at least, or there is no match", function()
    assert.equal("the deal needs 45 of 52 cards, and ten at least must be "
      .. "left as the stock", wrong { hand_size = 11 })
    assert.equal("the deal needs 45 of 54 cards, and ten at least must be "
      .. "left as the stock", wrong { hand_size = 11, jokers = true })
    assert.equal("the deal needs 97 of 104 cards, and ten at least must be "
      .. "left as the stock", wrong { players = 8, hand_size = 12 })
    for _, options in ipairs { { hand_size = 10 },
      { players = 3, hand_size = 13 }, { players = 7, hand_size = 13 },
      { players = 8, hand_size = 12, jokers = true } } do
      assert.is_false(wrong(options))
    end
  end)
end)
