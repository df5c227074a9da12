-- A plain player of Shengji: it declares its longest suit, puts low cards of
-- side suits away, leads its highest pairs and cards, wins as cheaply as it
-- can, and gives points to a partner who is winning.

local places = { BJ = 17, LJ = 16, A = 14, K = 13, Q = 12, J = 11 }
local points = { K = 10, ["10"] = 10, ["5"] = 5 }

-- Trumps are above all other cards.
local TRUMP = 20


local function cards_of(text)
  local list = {}
  for card in string.gmatch(text, "%w+") do list[#list + 1] = card end
  return list
end


local function rank_and_suit(card)
  if card == "BJ" or card == "LJ" then return card, "" end
  return string.match(card, "^(.-)(.)$")
end


--- How high a card is, and its suit or "trumps".
local function height(view, card)
  local rank, suit = rank_and_suit(card)
  local place = places[rank] or tonumber(rank)
  if rank == view.level then place = suit == view.trump and 15.5 or 15 end
  if place >= 15 or suit == view.trump then return TRUMP + place, "trumps" end
  return place, suit
end


--- Sums over the cards of a play: points, and heights.
local function sums(view, play)
  local counted, high = 0, 0
  for _, card in ipairs(cards_of(play)) do
    counted = counted + (points[(rank_and_suit(card))] or 0)
    high = high + height(view, card)
  end
  return counted, high
end


--- The number of different cards, the height of the lowest, and the suit; nil
-- if the cards are of several suits.
local function format(view, play)
  local seen, kinds, lowest, suit = {}, 0, math.huge, nil
  for _, card in ipairs(cards_of(play)) do
    local high, of = height(view, card)
    if suit and of ~= suit then return nil end
    suit, lowest = of, math.min(lowest, high)
    kinds = kinds + (seen[card] and 0 or 1)
    seen[card] = true
  end
  return kinds, lowest, suit
end


--- Would the play beat the best so far? It needs as many pairs, and the same
-- suit or trumps.
local function beats(view, play, best)
  local kinds, high, suit = format(view, play)
  local best_kinds, best_high, best_suit = format(view, best)
  return kinds == best_kinds and high > best_high
    and (suit == best_suit or suit == "trumps")
end


--- The best play of the trick so far, and whether it is a partner's.
local function winning(view)
  local best = view.table[1]
  for _, play in ipairs(view.table) do
    if beats(view, play.cards, best.cards) then best = play end
  end
  return best.cards, (best.player - view.player) % 2 == 0
end


--- A lead: as many cards as possible, of side suits first, high ones first.
local function worth_leading(view, play)
  local _, high, suit = format(view, play)
  return 100 * #cards_of(play) + (suit == "trumps" and 0 or TRUMP) + high
end


--- An answer: points for a partner, otherwise a cheap play that wins, or the
-- lowest cards without points.
local function worth_following(view, play, best, ours)
  local counted, high = sums(view, play)
  if ours then return 10 * counted - high end
  return (beats(view, play, best) and 10000 or -10 * counted) - high
end


--- The lowest cards of side suits that do not count.
local function put_away(view, n)
  local list, cost = cards_of(view.hand), {}
  for _, card in ipairs(list) do
    local counted, high = sums(view, card)
    cost[card] = 10 * counted + high + (high > TRUMP and 1000 or 0)
  end
  table.sort(list, function(a, b)
    return cost[a] < cost[b] or cost[a] == cost[b] and a < b
  end)
  return table.concat(list, " ", 1, n)
end


--- How good it is to declare this: the cards of the suit in the hand.
local function worth_declaring(view, move)
  local suit = string.match(move, "^declare %d*%u?(%u)$")
  if not suit then return 0 end
  local held = { C = 0, D = 0, H = 0, S = 0 }
  for _, card in ipairs(cards_of(view.hand)) do
    local _, of = rank_and_suit(card)
    if held[of] then held[of] = held[of] + 1 end
  end
  local longest = math.max(held.C, held.D, held.H, held.S)
  return held[suit] == longest and longest or 0
end


--- The move of a plain player, of a view and the moves; there are too many to
-- list where cards are put away.
return function(view, moves)
  if not moves then return put_away(view, view.question.n) end
  local best, most, ours
  if view.table[1] then best, ours = winning(view) end
  local chosen, highest = moves[1], -math.huge
  for _, move in ipairs(moves) do
    if view.question.kind == "choice" then most = worth_declaring(view, move)
    elseif best then most = worth_following(view, move, best, ours)
    else most = worth_leading(view, move) end
    if most > highest then chosen, highest = move, most end
  end
  return chosen
end
