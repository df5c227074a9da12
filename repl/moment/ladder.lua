-- Bids as a ladder: the steps from the lowest up and, where bids have a number
-- and a name, `3 hearts`, the numbers and the names.

local language = require "tenace.base.language"

local ladder = {}

-- From so many steps on, bids are a ladder.
local LEAST = 4


--- The number and the name of a bid, `80 clubs`, `1NT`; nil for other words.
local function parts_of(bid)
  local first, rest = bid.pieces[1], {}
  if not first or first.slot ~= "number" then return nil end
  for i = 2, #bid.pieces do rest[i - 1] = bid.pieces[i].text end
  return first.value, table.concat(rest, " ")
end


--- Where the steps begin in a list of answers, and how many of the bids from
-- there on have numbers.
local function first_step(list)
  local first, n = nil, 0
  for i, bid in ipairs(list) do
    if parts_of(bid) then
      first, n = first or i, n + 1
    end
  end
  return first, n
end


--- Are these answers bids on a ladder: have most of them a number?
local function is_one(list)
  local first, n = first_step(list)
  return first ~= nil and n >= LEAST and n * 2 > #list - first
end


--- Adds to a list what it does not have yet.
local function note(list, seen, item)
  if seen[item] then return end
  list[#list + 1], seen[item] = item, true
end


--- One step of the ladder.
local function step_of(move, promises, open)
  local level, name = parts_of(move)
  local bid, last = move.text, move.pieces[2]
  local suit = last and not move.pieces[3] and last.slot == "suit"
    and last.value or nil
  return { id = bid, label = language.worded(bid), level = level, suit = suit,
    name = name ~= "" and name or nil, open = open[bid] or false,
    name_label = name and name ~= "" and language.worded(name) or nil,
    promise = promises and promises[bid]
      and language.worded(promises[bid]) or nil }
end


--- ladder.of(list, bids, promises) -> the ladder, the other answers; nil if the
-- answers are no ladder
-- The ladder is { steps = the bids from the lowest up: { id, label, level,
-- name, name_label, suit = its letter if the name is a suit, promise, open = it
-- can be said now }, lowest = the number of the first step that is open, levels
-- = the numbers, names = the names of bids in their order, both only where bids
-- have two parts }.
-- @param list what can be said now, as match:parts has it
-- @param bids all bids of the auction, also those that are too low now; or nil
-- @param promises the promise of each bid, or nil
function ladder.of(list, bids, promises)
  if not is_one(bids or list) then return nil end
  local open, others = {}, {}
  for _, bid in ipairs(list) do open[bid.text] = true end
  if not bids then
    bids = table.move(list, (first_step(list)), #list, 1, {})
  end
  local steps, levels, names, seen, is_bid = {}, {}, {}, {}, {}
  for i, bid in ipairs(bids) do
    steps[i], is_bid[bid.text] = step_of(bid, promises, open), true
    if steps[i].level then note(levels, seen, steps[i].level) end
    if steps[i].name and steps[i].level then note(names, seen, steps[i].name)
    end
  end
  for _, move in ipairs(list) do
    if not is_bid[move.text] then others[#others + 1] = move.text end
  end
  local lowest
  for i, step in ipairs(steps) do
    lowest = lowest or step.open and i or nil
  end
  if #others == #list then return nil end
  return { steps = steps, lowest = lowest,
    levels = #names > 0 and levels or nil,
    names = #names > 0 and names or nil }, others
end


return ladder
