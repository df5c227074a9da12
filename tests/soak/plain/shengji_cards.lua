-- What the players of Shengji here know of its cards: how high they are, what
-- they count, and which play beats another.

local cards = {}

local places = { BJ = 17, LJ = 16, A = 14, K = 13, Q = 12, J = 11 }
local points = { K = 10, ["10"] = 10, ["5"] = 5 }

--- How much higher a trump is than other cards.
cards.TRUMP = 20


--- The cards of a text, as a list.
function cards.list(text)
  local list = {}
  for card in string.gmatch(text, "%w+") do list[#list + 1] = card end
  return list
end


--- The rank and the suit of a card; a joker has no suit.
function cards.rank_and_suit(card)
  if card == "BJ" or card == "LJ" then return card, "" end
  return string.match(card, "^(.-)(.)$")
end


--- How high a card is, and its suit or "trumps".
function cards.height(view, card)
  local rank, suit = cards.rank_and_suit(card)
  local place = places[rank] or tonumber(rank)
  if rank == view.level then place = suit == view.trump and 15.5 or 15 end
  local trumps = place >= 15 or suit == view.trump
  if trumps then return cards.TRUMP + place, "trumps" end
  return place, suit
end


--- Sums over the cards of a play: points, and heights.
function cards.sums(view, play)
  local counted, high = 0, 0
  for _, card in ipairs(cards.list(play)) do
    counted = counted + (points[(cards.rank_and_suit(card))] or 0)
    high = high + cards.height(view, card)
  end
  return counted, high
end


--- The number of different cards, the height of the lowest, and the suit; nil
-- if the cards are of several suits.
function cards.format(view, play)
  local seen, kinds, lowest, suit = {}, 0, math.huge, nil
  for _, card in ipairs(cards.list(play)) do
    local high, of = cards.height(view, card)
    if suit and of ~= suit then return nil end
    suit, lowest = of, math.min(lowest, high)
    kinds = kinds + (seen[card] and 0 or 1)
    seen[card] = true
  end
  return kinds, lowest, suit
end


--- Would the play beat the best so far? It needs as many pairs, and the same
-- suit or trumps.
function cards.beats(view, play, best)
  local kinds, high, suit = cards.format(view, play)
  local best_kinds, best_high, best_suit = cards.format(view, best)
  return kinds == best_kinds and high > best_high
    and (suit == best_suit or suit == "trumps")
end


return cards
