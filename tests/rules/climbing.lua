-- What second statements of climbing games share: cards by rank, and the ways
-- to take some of them.

local climbing = {}


--- The deck's order, in which cards are written.
local PLACE = { LJ = 1001, BJ = 1002 }
for s, suit in ipairs { "C", "D", "H", "S" } do
  for r, rank in ipairs { "2", "3", "4", "5", "6", "7", "8", "9", "10", "J",
    "Q", "K", "A" } do
    PLACE[rank .. suit] = 100 * s + r
  end
end


function climbing.rank(card)
  return PLACE[card] > 1000 and card or card:sub(1, -2)
end


--- Cards as the program writes them: those of which there are most first, then
-- by these ranks from low to high.
function climbing.text(cards, ranks)
  local copy, n, height = table.move(cards, 1, #cards, 1, {}), {}, {}
  for i, name in ipairs(ranks) do n[name], height[name] = 0, i end
  for _, card in ipairs(cards) do
    n[climbing.rank(card)] = n[climbing.rank(card)] + 1
  end
  table.sort(copy, function(a, b)
    local x, y = climbing.rank(a), climbing.rank(b)
    if n[x] ~= n[y] then return n[x] > n[y] end
    if x ~= y then return height[x] < height[y] end
    return PLACE[a] < PLACE[b]
  end)
  return table.concat(copy, " ")
end


--- The cards of a hand by rank, a list for each of the ranks; each list in the
-- deck's order.
function climbing.by_rank(hand, ranks)
  local list, place = {}, {}
  for i, name in ipairs(ranks) do list[i], place[name] = {}, i end
  table.sort(hand, function(a, b) return PLACE[a] < PLACE[b] end)
  for _, card in ipairs(hand) do
    table.insert(list[place[climbing.rank(card)]], card)
  end
  return list
end


--- All ways to take n of these cards, from the i-th on, as lists.
function climbing.choices(cards, n, i)
  if n == 0 then return { {} } end
  local list = {}
  for k = i or 1, #cards - n + 1 do
    for _, rest in ipairs(climbing.choices(cards, n - 1, k + 1)) do
      table.insert(rest, 1, cards[k])
      list[#list + 1] = rest
    end
  end
  return list
end


--- Each list of the first joined with each of the second.
function climbing.joined(lists, others)
  local all = {}
  for _, one in ipairs(lists) do
    for _, other in ipairs(others) do
      all[#all + 1] = table.move(other, 1, #other, #one + 1,
        table.move(one, 1, #one, 1, {}))
    end
  end
  return all
end


--- The cards of a pack that are in no hand.
function climbing.left_over(hands, ranks, jokers)
  local all, left = " " .. table.concat(hands, " ") .. " ", {}
  local function look(card)
    if not all:find(" " .. card .. " ", 1, true) then left[#left + 1] = card end
  end
  for _, suit in ipairs { "C", "D", "H", "S" } do
    for i = 1, 13 do look(ranks[i] .. suit) end
  end
  for _, card in ipairs(jokers or {}) do look(card) end
  return table.concat(left, " ")
end


--- Takes the cards of a move out of a hand.
function climbing.take(hand, move)
  for card in move:gmatch "%S+" do
    for i, other in ipairs(hand) do
      if other == card then
        table.remove(hand, i)
        break
      end
    end
  end
end


--- The seat with the most points; 0 if several have as many.
function climbing.best(totals)
  local best, shared = 1, false
  for seat = 2, #totals do
    if totals[seat] > totals[best] then
      best, shared = seat, false
    elseif totals[seat] == totals[best] then
      shared = true
    end
  end
  return shared and 0 or best
end


return climbing
