-- Options that a beginner would choose: answers that a rule refuses, nearest to
-- those that it allows.

local show = require "tenace.face.say.show"

local near = {}

-- Answers to nearly every question: they do not make two questions alike.
local COMMON = { pass = true, yes = true, no = true, continue = true,
  done = true }


--- near.set(list) -> the set of its items
function near.set(list)
  local set = {}
  for _, item in ipairs(list) do set[item] = true end
  return set
end


--- near.akin(moves, set) -> true if two questions with these answers are the
-- same one, asked at different times
function near.akin(moves, set)
  for _, move in ipairs(moves) do
    if set[move] and not COMMON[move] then return true end
  end
  return false
end


--- The first cards that a move names: those of the hand.
local function own_cards(move)
  local list = {}
  for word in move:gmatch "[^%s;:]+" do
    if show.is_card(word) then
      list[#list + 1] = word
    elseif #list > 0 then
      break
    end
  end
  return list
end


--- near.names_cards(move) -> true if it names a card
function near.names_cards(move) return #own_cards(move) > 0 end


--- near.can_be_held(move, hand) -> false if it names a card that the learner
-- sees to be missing in the hand
function near.can_be_held(move, hand)
  if #hand == 0 then return true end
  local held = {}
  for _, card in ipairs(hand) do held[card] = (held[card] or 0) + 1 end
  for _, card in ipairs(own_cards(move)) do
    held[card] = (held[card] or 0) - 1
    if held[card] < 0 then return false end
  end
  return true
end


--- How far a place is from the nearest one that has the mark.
local function distance(marked, at, n)
  for d = 1, n do
    if marked[at - d] or marked[at + d] then return d end
  end
  return n
end


--- near.border(list, set) -> the items that are not in the set, those nearest
-- to one of the set first
-- @param list the answers to a question, in its order: bids from low to high
function near.border(list, set)
  local marked, rest, far = {}, {}, {}
  for i, item in ipairs(list) do marked[i] = set[item] or false end
  for i, item in ipairs(list) do
    if not marked[i] then
      rest[#rest + 1] = item
      far[item] = distance(marked, i, #list) * (#list + 1) + i
    end
  end
  table.sort(rest, function(a, b) return far[a] < far[b] end)
  return rest
end


--- near.exchanged(cards, hand, chance) -> the cards with one of them exchanged
-- for another one of the hand, sorted
function near.exchanged(cards, hand, chance)
  local rest, left = {}, {}
  for _, card in ipairs(cards) do left[card] = (left[card] or 0) + 1 end
  for _, card in ipairs(hand) do
    if (left[card] or 0) > 0 then
      left[card] = left[card] - 1
    else
      rest[#rest + 1] = card
    end
  end
  local new = table.move(cards, 1, #cards, 1, {})
  if #new > 0 and #rest > 0 then
    new[chance:number(#new)] = rest[chance:number(#rest)]
  end
  table.sort(new)
  return new
end


return near
