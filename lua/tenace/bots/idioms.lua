-- What players call the card that a bot plays: it draws trumps, ruffs, ducks,
-- finesses. It is said only where a card that does otherwise is surely worse.

local compared = require "tenace.bots.compared"
local core = require "tenace.core"
local known_order = require "tenace.bots.known_order"
local match = require "tenace.match.match"
local ties = require "tenace.bots.ties"
local words = require "tenace.words.all"

local idioms = {}

local HANDS = core.first_piles.hands

--- The own side wins the trick in at least so many per cent where points are
-- given to it; and in no more than the second where a finesse may fail.
idioms.mostly, idioms.surely = 60, 99

--- What is proved wins in at least so many per cent; and where the own side
-- wins in so many, it is not the others who have the trick.
idioms.proved, idioms.half = 99.5, 50


--- The cards of the hidden hands and piles together.
local function hidden_cards(world)
  local list = {}
  for _, text in next, world.places do
    for _, card in ipairs(words.split(text)) do list[#list + 1] = card end
  end
  return list
end


--- Do they play together: on one side, or both against a declarer? Nil where
-- the hands say who does.
local function is_friend(results, seat)
  local side, declarer = results.side_of[seat], results.declarer
  if side == results.side then return true end
  if results.has_parties then return nil end
  local single = #results.variant.sides == results.variant.people
  return single and declarer ~= nil and declarer ~= seat
    and declarer ~= results.seat
end


--- idioms.must_follow(variant) -> boolean
-- Must the suit that is led be followed?
function idioms.must_follow(variant)
  for _, one in ipairs(variant.obligations) do
    if one.native == "follow_suit" then return true end
  end
  return false
end


--- What is known where a card is to be played to a trick; nil where that is not
-- asked. Cards win and lose as the order has it.
local function scene(m, results)
  local asked, trick = match.asked(m), core.trick(m.core)
  local world = results.worlds[1]
  if asked.kind ~= "card" or not trick or not world then return nil end
  local order = known_order(m)
  if not order then return nil end
  local best = ties.winning(order, trick)
  return { order = order, trick = trick, best = best, trump = order:trump(),
    hand = words.split(core.piles(m.core)[HANDS + results.seat]),
    hidden = hidden_cards(world),
    own = best and is_friend(results, best.player),
    avoids = m.variant.facts.wins.lowest,
    for_dummy = asked.dummy ~= nil,
    follows = idioms.must_follow(m.variant),
    last = #trick + 1 == m.variant.players }
end


--- What was found about the cards alone: an announcement may be made instead of
-- a card. Nil if the move is none.
local function of_cards(m, found)
  local counts, list = m.variant.deck.counts, {}
  if not counts[found.move] then return nil end
  for _, one in ipairs(found.alternatives) do
    if counts[one.move] then list[#list + 1] = one end
  end
  return setmetatable({ alternatives = list }, { __index = found })
end


--- Does the card beat the trick so far? A card that is led does.
local function beats(now, card)
  return not now.best or now.order:beats(card, now.best.cards)
end


--- The hidden cards that would win against a card.
local function above(now, card)
  local list = {}
  for _, other in ipairs(now.hidden) do
    if now.order:beats(other, card) then list[#list + 1] = other end
  end
  return list
end


--- Does the card win, whatever the others hold?
local function is_sure(now, card)
  return beats(now, card) and #above(now, card) == 0
end


--- Is there a surely worse card for which `test` answers true? Answers it.
local function worse_one(found, test)
  for i = 2, #found.alternatives do
    local one = found.alternatives[i]
    if one.clear and one.less > 0 and test(one.move) then return one.move end
  end
end


local does = {}


--- A trump to another suit, instead of another card.
function does.trump(now, card, found)
  local led, suit = now.trick.led, now.order:suit(card)
  if not led or not now.trump or suit ~= now.trump or led == now.trump
    or not beats(now, card) then
    return nil
  end
  local other = worse_one(found, function(move)
    return now.order:suit(move) ~= now.trump
  end)
  local over = now.order:suit(now.best.cards) == now.trump
  return other and { what = over and "overtrump" or "trump" }
end


--- A card that nobody can beat, instead of one that somebody can. Who plays
-- last needs no proof; and where the suit of trumps is hidden there is none.
function does.sure(now, card, found)
  local trick = found.alternatives[1].trick
  if now.last or now.avoids or not is_sure(now, card)
    or trick and trick < idioms.proved then
    return nil
  end
  return worse_one(found, function(move) return not is_sure(now, move) end)
    and { what = "sure" }
end


--- The hidden cards of the suit between a card and a higher one of the hand.
local function between(now, card, higher)
  local list, suit = {}, now.order:suit(card)
  for _, other in ipairs(above(now, card)) do
    local same = now.order:suit(other) == suit
    if same and now.order:beats(higher, other) then list[#list + 1] = other end
  end
  return list
end


--- Is no hidden card of its suit higher?
local function is_best(now, card)
  for _, other in ipairs(above(now, card)) do
    if now.order:suit(other) == now.order:suit(card) then return false end
  end
  return true
end


--- A card that wins unless one hand holds a card between it and the best.
function does.finesse(now, card, found)
  local one = found.alternatives[1]
  local trick = one.trick or 0
  if #now.trick == 0 or now.last or not beats(now, card)
    or now.order:suit(card) ~= now.trick.led
    or trick < 100 - idioms.mostly or trick > idioms.surely then
    return nil
  end
  local higher = worse_one(found, function(move)
    return now.order:suit(move) == now.trick.led
      and now.order:beats(move, card) and is_best(now, move)
  end)
  local missing = higher and between(now, card, higher) or {}
  return #missing > 0 and #missing < 3
    and { what = "finesse", cards = table.concat(missing, " ") } or nil
end


--- A card that leaves the trick to the others, or to a partner who plays later,
-- although another would take it.
function does.duck(now, card, found, results)
  if not now.best or now.own ~= false or beats(now, card)
    or now.order:suit(card) ~= now.trick.led then
    return nil
  end
  local other = worse_one(found, function(move) return beats(now, move) end)
  if not other then return nil end
  if (found.alternatives[1].trick or 0) >= idioms.half then
    return not now.for_dummy and { what = "leave" } or nil
  end
  local top = not now.trump and not now.avoids and not results.points_of
    and is_sure(now, other) and now.order:suit(other) == now.trick.led
  return top and { what = "hold_up", card = other } or { what = "duck" }
end


--- A high card under the winner of the own side, instead of a low one.
function does.unblock(now, card, found, results)
  local suit = now.order:suit(card)
  if not now.own or beats(now, card) or results.points_of
    or suit ~= now.trick.led then
    return nil
  end
  local lower = worse_one(found, function(move)
    return now.order:suit(move) == suit and now.order:beats(card, move)
  end)
  return lower and { what = "unblock", suit = suit } or nil
end


--- Points that count, for a trick that the own side mostly wins.
function does.smear(now, card, found, results, m)
  local best = found.alternatives[1]
  if not results.points_of or not now.own or beats(now, card)
    or (best.trick or 0) < idioms.mostly
    or not compared.is_welcome(results, "points", best.place) then
    return nil
  end
  local points = results.points_of(m.core, card)
  local other = worse_one(found, function(move)
    return not beats(now, move) and results.points_of(m.core, move) < points
  end)
  return other and { what = "smear" } or nil
end


--- A high card under a higher one of somebody else, instead of a low one: it
-- would have won later, and should not.
function does.shed(now, card, found)
  local suit = now.order:suit(card)
  if not now.best or not now.avoids or now.own ~= false or beats(now, card)
    or suit ~= now.trick.led then
    return nil
  end
  local over = now.best.cards
  return worse_one(found, function(move)
    return now.order:suit(move) == suit and now.order:beats(card, move)
  end) and now.order:suit(over) == suit and { what = "shed", card = over }
    or nil
end


--- Points that are to be avoided, for a trick that somebody else has so far.
function does.load(now, card, found, results, m)
  if not now.avoids or not results.points_of or now.own ~= false
    or beats(now, card) then
    return nil
  end
  local points = results.points_of(m.core, card)
  return worse_one(found, function(move)
    return results.points_of(m.core, move) < points
  end) and { what = "load" } or nil
end


--- How many of the cards are trumps?
local function trumps_in(now, cards)
  local n = 0
  for _, card in ipairs(cards) do
    n = n + (now.order:suit(card) == now.trump and 1 or 0)
  end
  return n
end


--- A trump that is led from several while others hold trumps and must follow,
-- instead of another suit.
function does.draw(now, card, found, results)
  local against = results.declarer
    and results.side_of[results.declarer] ~= results.side
  if #now.trick > 0 or not now.trump or not now.follows or against
    or now.order:suit(card) ~= now.trump or trumps_in(now, now.hand) < 2
    or trumps_in(now, now.hidden) == 0
    or (found.alternatives[1].trick or 0) < idioms.mostly then
    return nil
  end
  return worse_one(found, function(move)
    return now.order:suit(move) ~= now.trump
  end) and { what = "draw" }
end


--- What is looked for, in this order.
local ALL = { "draw", "trump", "sure", "finesse", "shed", "duck", "unblock",
  "smear", "load" }


--- What is brought less, on average, by what wins more often.
local function plays_safe(results, found)
  if found.unit ~= "chance" then return nil end
  local unit = results.points_of and "points" or "tricks"
  for i = 2, #found.alternatives do
    local one = found.alternatives[i]
    local less = one.clear and one.less > 0
      and compared.more(results, unit, found.alternatives[1].place, one.place)
    if less then
      return { what = "safe", move = one.move, unit = unit, less = less }
    end
  end
end


--- idioms.find(m, results, found) -> { what, card, cards, suit, move, unit,
-- less }; or nil
-- What players call the card, by the cards that do otherwise and are worse:
-- "draw", "trump", "overtrump", "sure", "finesse" (against `cards`), "shed" (a
-- high card under `card`), "hold_up" (of `card`), "duck", "leave" (to a
-- partner), "unblock" (the `suit`), "smear", "load" (with points to be
-- avoided); or "safe", if `move` brings `less` of the `unit` more on average,
-- but does not win as often.
function idioms.find(m, results, found)
  local now, cards = scene(m, results), of_cards(m, found)
  if not now or not cards or #cards.alternatives < 2 then return nil end
  local safe = plays_safe(results, cards)
  if safe then return safe end
  for _, name in ipairs(ALL) do
    local one = does[name](now, found.move, cards, results, m)
    if one then return one end
  end
end


return idioms
