-- A plain player of Shengji: it declares its longest suit, puts low cards of
-- side suits away, leads its highest pairs and cards, wins as cheaply as it
-- can, and gives points to a partner who is winning.

local cards = dofile "tests/soak/plain/shengji_cards.lua"


--- The best play of the trick so far, and whether it is a partner's.
local function winning(view)
  local best = view.table[1]
  for _, play in ipairs(view.table) do
    if cards.beats(view, play.cards, best.cards) then best = play end
  end
  return best.cards, (best.player - view.player) % 2 == 0
end


--- A lead: as many cards as possible, of side suits first, high ones first.
local function worth_leading(view, play)
  local _, high, suit = cards.format(view, play)
  local side = suit == "trumps" and 0 or cards.TRUMP
  return 100 * #cards.list(play) + side + high
end


--- An answer: points for a partner, otherwise a cheap play that wins, or the
-- lowest cards without points.
local function worth_following(view, play, best, ours)
  local counted, high = cards.sums(view, play)
  if ours then return 10 * counted - high end
  return (cards.beats(view, play, best) and 10000 or -10 * counted) - high
end


--- The lowest cards of side suits that do not count.
local function put_away(view, n)
  local list, cost = cards.list(view.hand), {}
  for _, card in ipairs(list) do
    local counted, high = cards.sums(view, card)
    cost[card] = 10 * counted + high + (high > cards.TRUMP and 1000 or 0)
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
  for _, card in ipairs(cards.list(view.hand)) do
    local _, of = cards.rank_and_suit(card)
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
