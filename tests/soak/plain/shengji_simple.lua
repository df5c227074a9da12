-- A beginner at Shengji, such as anybody would write first. It declares the
-- first suit it may, and never again. It puts its lowest cards away. It leads
-- its highest card, and with it those like it. It wins with the lowest cards
-- that win, even over its partner, or plays its lowest cards. It makes no
-- throws, and cares neither for points nor for pairs.

local cards = dofile "tests/soak/plain/shengji_cards.lua"


--- The lowest n cards of the hand.
local function put_away(view, n)
  local list = cards.list(view.hand)
  table.sort(list, function(a, b)
    local high, other = cards.height(view, a), cards.height(view, b)
    return high < other or high == other and a < b
  end)
  return table.concat(list, " ", 1, n)
end


--- The first single card that may be shown; to pass if there is none, since
-- somebody has declared.
local function declare(moves)
  for _, move in ipairs(moves) do
    if string.match(move, "^declare %w+$") then return move end
  end
  return moves[1]
end


--- A lead: the highest card, with those like it.
local function worth_leading(view, play)
  local kinds, high = cards.format(view, play)
  return (kinds == 1 and 100 or 0) + high + #cards.list(play) / 100
end


--- An answer: the lowest that wins, or the lowest.
local function worth_following(view, play, best)
  local _, high = cards.sums(view, play)
  return (cards.beats(view, play, best) and 10000 or 0) - high
end


--- The best play on the table.
local function winning(view)
  local best = view.table[1].cards
  for _, play in ipairs(view.table) do
    if cards.beats(view, play.cards, best) then best = play.cards end
  end
  return best
end


--- The move of a beginner, of a view and the moves; there are too many to list
-- where cards are put away.
return function(view, moves)
  if not moves then return put_away(view, view.question.n) end
  if view.question.kind == "choice" then return declare(moves) end
  local best = view.table[1] and winning(view)
  local chosen, highest = moves[1], -math.huge
  for _, move in ipairs(moves) do
    local worth = best and worth_following(view, move, best)
      or not best and worth_leading(view, move)
    if worth > highest then chosen, highest = move, worth end
  end
  return chosen
end
