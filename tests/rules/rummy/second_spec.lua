-- Compares the rules file with the second statement of Rummy, decision by
-- decision, under random deals and options.

local lists = require "rules.lists"
local second = require "rules.rummy.second"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local ROUNDS = SOAK and 5000 or 16
local MADE_UP = 3                          -- answers tried beside each question

local VALUES = {
  { "players", 2, 3, 4, 5, 6 }, { "aces", "low", "high", "both" },
  { "turns_over", 2, 0, 1 }, { "rummy", true, false }, { "target", 100, 10 },
}

local random = lists.numbers(1)


--- A deal; now and then by suits, so that runs come together.
local function random_deal(players)
  local pack = second.pack()
  local few = random(3) == 1
  for i = #pack, 2, -1 do
    local j = few and math.max(1, i + 1 - random(12)) or random(i)
    pack[i], pack[j] = pack[j], pack[i]
  end
  local deal, each = { hands = {} }, players == 2 and 10
    or players < 5 and 7 or 6
  for p = 1, players do
    deal.hands[p] = table.concat(pack, " ", p * each - each + 1, p * each)
  end
  deal.stock = table.concat(pack, " ", players * each + 1)
  return deal
end


local function check(found, expected, what)
  if found ~= expected then
    error(("%s: %s, not %s"):format(what, tostring(found),
      tostring(expected)), 0)
  end
end


local function sorted(cards)
  local list = table.move(cards, 1, #cards, 1, {})
  table.sort(list)
  return table.concat(list, " ")
end


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
  local hand = model.hands[model.player]
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


local function check_answers(m, model)
  local list = m:moves()
  for _, move in ipairs(list) do
    check(model:allows(move), true, "listed: " .. move)
  end
  for _ = 1, model.stage == "draw" and 0 or MADE_UP do
    local move = made_up(model)
    local allowed, reason = m:allows(move)
    check(allowed, model:allows(move), move .. " (" .. tostring(reason) .. ")")
  end
  return list
end


--- Tells the second statement what has happened in the match since.
local function follow(m, model, heard)
  local story = m:story(1, heard)
  for _, entry in ipairs(story) do
    if entry.what == "move" and model.player then
      check(entry.player, model.player, "player")
      check(model:allows(entry.move), true, entry.move)
      model:play(entry.move)
    end
  end
  return heard + #story
end


--- Plays one match on both; how many rounds it took.
local function play(seed, rounds)
  local option, deals = lists.options(VALUES, random), {}
  for n = 1, rounds do deals[n] = random_deal(option.players) end
  local m = tenace.new("rummy", { seed = seed, options = option,
    deal = deals, traced = true })
  local model, heard = second.match(option, deals, m:view(1).dealer), 0
  local ok, wrong = pcall(function()
    heard = follow(m, model, heard)
    while m:turn() and model.round <= rounds do
      check_cards(m, model)
      check((m:turn()), model.player, "player")
      local list = check_answers(m, model)
      m:play(list[random(#list)])
      heard = follow(m, model, heard)
      for player, total in ipairs(m:scores()) do
        check(total, model.score[player], "score of " .. player)
      end
    end
    local over, winner = m:over()
    check(over, model.won_by ~= nil, "over")
    check(winner, model.won_by, "winner")
  end)
  if not ok then error(tostring(wrong) .. "\n"
    .. m:record():gsub("\n|[^\n]*", ""), 0) end
  return model.round - 1
end


describe("rummy, stated twice", function()
  it("is the same game over all options", function()
    local rounds, seed = 0, 0
    while rounds < ROUNDS do
      seed = seed + 1
      rounds = rounds + play(seed, 4)
    end
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
