-- The rest of a board after a claim: cards by which declarer's side comes to as
-- many tricks as it claimed.

local compass = require "tenace.study.compass"

local claim = {}

--- So many cards a hand are few enough to try all their lines.
claim.few = 4

local ORDER = "23456789TJQKA"


local function suit_of(card) return string.sub(card, -1) end


local function height(card)
  return string.find(ORDER, string.sub(compass.written(card), 2), 1, true)
end


--- claim.beats(card, best, trump) -> does a card beat the best one so far?
function claim.beats(card, best, trump)
  if suit_of(card) ~= suit_of(best) then return suit_of(card) == trump end
  return height(card) > height(best)
end


--- The cards of a hand that may be played to a suit, or to lead.
local function allowed(hand, led)
  local list = {}
  for _, card in ipairs(hand) do
    if suit_of(card) == led then list[#list + 1] = card end
  end
  return #list > 0 and list or hand
end


local function without(hand, card)
  local list = {}
  for _, one in ipairs(hand) do
    if one ~= card then list[#list + 1] = one end
  end
  return list
end


local trick


--- Plays on from the beginning of a trick.
-- @param at { hands = by seat, leader, wanted = tricks that the seats of
-- `side`, 0 or 1, still want, trump, line }
local function next_trick(at)
  local left = #at.hands[at.leader]
  if at.wanted < 0 or at.wanted > left then return nil end
  if left == 0 then return at.line end
  return trick(at, at.leader, at.leader, nil, nil, 1)
end


--- Plays on in a trick: `seat` is next, `best` of seat `winner` wins so far.
function trick(at, seat, winner, led, best, n)
  local hand = at.hands[seat]
  for _, card in ipairs(allowed(hand, led)) do
    local is_best = not best or claim.beats(card, best, at.trump)
    local won = is_best and seat or winner
    at.hands[seat], at.line[#at.line + 1] = without(hand, card), card
    local line
    if n < 4 then
      line = trick(at, compass.next(seat), won, led or suit_of(card),
        is_best and card or best, n + 1)
    else
      local taken = won % 2 == at.side and 1 or 0
      line = next_trick(setmetatable({ leader = won,
        wanted = at.wanted - taken }, { __index = at }))
    end
    if line then return line end
    at.hands[seat], at.line[#at.line] = hand, nil
  end
end


--- claim.line(hands, leader, wanted, contract) -> the cards to the end; or nil
-- @param hands by seat a list of cards, as many each
-- @param wanted the tricks of them that declarer's side shall take
function claim.line(hands, leader, wanted, contract)
  local trump = #contract.bid == 2 and suit_of(contract.bid) or nil
  return next_trick { hands = hands, leader = leader, wanted = wanted,
    side = contract.declarer % 2, trump = trump, line = {} }
end


return claim
