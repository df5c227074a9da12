-- Compares the rules file with the second statement of Rummy, decision by
-- decision, under random deals and options.

local beside = require "rules.beside"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local second = require "rules.rummy.second"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local ROUNDS = SOAK and 5000 or 16
local MADE_UP = 3                          -- answers tried beside each question

local VALUES = {
  { "players", 2, 3, 4, 5, 6 }, { "aces", "low", "high", "both" },
  { "turns_over", 2, 0, 1 }, { "rummy", true, false }, { "target", 100, 10 },
  { "rounds", 0, 1, 3 },
}

local random = lists.numbers(1)


local check, sorted = beside.check, beside.sorted


--- Where every card lies, and that there are 52.
local function check_cards(m, model)
  local hands, view, n = m:hands(), m:view(1), 0
  for player, hand in ipairs(model.hands) do
    check(sorted(second.words(hands[player])), sorted(hand), "hand " .. player)
    n = n + #hand
  end
  check(view.stock, #model.stock, "stock")
  check(view.discard, #model.pile, "discards")
  check(view.top, model.pile[#model.pile], "top card")
  check(#view.melds, #model.melds, "melds")
  for i, cards in ipairs(model.melds) do
    local meld, aces = view.melds[i], model.option.aces
    check(sorted(second.words(meld.cards)), sorted(cards), "meld " .. i)
    check(meld.kind, second.kind(cards, aces), "kind of " .. meld.cards)
    check(meld.points, second.points(cards, aces), "points of " .. meld.cards)
    n = n + #cards
  end
  check(n + #model.stock + #model.pile, 52, "cards")
end


--- Some cards of a hand as a group, one to five of them.
local function group(hand)
  local left, cards = table.move(hand, 1, #hand, 1, {}), {}
  local first = left[random(#left)]
  for i = #left, 1, -1 do
    local card = left[i]
    local near = card:sub(1, -2) == first:sub(1, -2)
      or card:sub(-1) == first:sub(-1)
    if card == first or near and random(2) == 1 then
      cards[#cards + 1] = card
    end
  end
  return table.concat(cards, " ")
end


local function made_up(model)
  local hand = model.hands[model.turn]
  if model.stage == "discard" then
    return "discard " .. (model.taken or hand[random(#hand)])
  end
  local text = "meld " .. group(hand)
  local meld = #model.melds > 0 and model.melds[random(#model.melds)]
  if meld and random(2) == 1 then
    text = text .. " on " .. meld[random(#meld)]
  end
  return random(4) == 1 and text .. "; " .. group(hand) or text
end


local function tries(model)
  return model.stage == "draw" and 0 or MADE_UP
end


--- Plays one match on both; how many rounds it took.
local function play(spec, option, seed, rounds)
  local deals, players = {}, option.players or second.DEFAULTS.players
  local each = players == 2 and 10 or players < 5 and 7 or 6
  for n = 1, rounds do
    deals[n] = beside.deal(second.pack(), players, each, random)
  end
  return beside.play(spec, { seed = seed, options = option, deals = deals,
    second = second.match, check_cards = check_cards, made_up = made_up,
    tries = tries, random = random })
end


describe("rummy, stated twice", function()
  it("is the same game over all options", function()
    local rounds, seed = 0, 0
    while rounds < ROUNDS do
      seed = seed + 1
      rounds = rounds + play("rummy", lists.options(VALUES, random), seed, 4)
    end
  end)

  it("is so with any house rules and options", function()
    mixed.each("rummy", { most = 4 }, play)
  end)
end)


describe("a card taken from the discards", function()
  it("is not discarded at once", function()
    local m = tenace.new("rummy", { seed = 1, options = { players = 2 },
      deal = { hands = { "2C 4D 6H 8S 10C QD KH AS 3C 5D",
        "3D 5H 7S 9C JD KC AC 2D 4H 6S" }, stock = "9H" } })
    m:play "take"
    assert.same({ false, "you have just taken 9H: discard another card",
      "back" }, { m:allows "discard 9H" })
    assert.equal(10, #m:moves())
    assert.is_true(m:allows(m:moves()[1]))
  end)
end)


describe("rummy's options", function()
  it("go together, each pair of them, and every match ends", function()
    local seed = 0
    for i, a in ipairs(VALUES) do
      for j = i + 1, #VALUES do
        local b = VALUES[j]
        for x = 2, #a do
          for y = 2, #b do
            seed = seed + 1
            local m = tenace.new("rummy", { seed = seed,
              options = { target = 10, [a[1]] = a[x], [b[1]] = b[y] } })
            m:run("random")
            assert.is_true((m:over()))
          end
        end
      end
    end
  end)
end)
