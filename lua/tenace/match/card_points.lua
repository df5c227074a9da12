-- What cards count now, where that depends on trumps or on fields.

local core = require "tenace.core"
local points = require "tenace.rules.points"
local sentence = require "tenace.base.sentence"

local card_points = {}


--- The points of every card in an order, with these values of fields.
local function worked_out(k, counts, order, value_of)
  local deck, trump, list = k.deck, order:trump(), {}
  local is_rank = {}
  for _, rank in ipairs(deck:ranks()) do is_rank[rank] = true end
  for card in string.gmatch(tostring(deck), "%S+") do
    local suit, printed = order:suit(card), deck:suit(card)
    list[card] = points.of(counts, card, deck:rank(card),
      not is_rank[printed] and printed, suit ~= nil and suit == trump, value_of)
  end
  return core.card_points(deck, list)
end


--- A function that finds them where only the order counts. The core looks into
-- the kit's `points_by_order` before it asks.
local function by_order(k, counts)
  local known = setmetatable({}, { __mode = "k" })
  k.points_by_order = known
  return function(self)
    local order = k.order_of(self)
    known[order] = known[order] or worked_out(k, counts, order)
    return known[order]
  end
end


--- card_points.finder(k, counts) -> function(self) -> points, for the core
-- The kit keeps what it has worked out, by the order and the values of fields.
function card_points.finder(k, counts)
  if not counts.by_field then return by_order(k, counts) end
  local known = setmetatable({}, { __mode = "k" })
  return function(self)
    local order, key = k.order_of(self), {}
    for i, by in ipairs(counts.by_field or {}) do
      key[i] = tostring(self[by.name])
    end
    key = table.concat(key, "\n")
    local of_order = known[order] or {}
    known[order] = of_order
    if not of_order[key] then
      of_order[key] = worked_out(k, counts, order, function(name)
        return self[name]
      end)
    end
    return of_order[key]
  end
end


--- Counts so much for each trick.
local function count_each(self, worth, says)
  for side in self:each_side() do
    self:count(side, worth * side.tricks, says.each)
  end
end


--- Counts the last trick, and the last but one, for those who have won them.
local function count_last(self, worth, says)
  local last, before = core.last_winners(self, #worth)
  if last then self:count(last, worth[#worth], says.last) end
  if before then self:count(before, worth[1], says.last_but_one) end
end


--- What tricks count now, as a function of the match: each, and the last ones.
local function finder_of_tricks(counts)
  if not counts.by_field then
    local each = points.of_tricks(counts, "trick")[1]
    local last = points.of_tricks(counts, "last_trick")
    return function() return each, last end
  end
  return function(self)
    local function value_of(name) return self[name] end
    return points.of_tricks(counts, "trick", value_of)[1],
      points.of_tricks(counts, "last_trick", value_of)
  end
end


--- card_points.tricks_counter(counts) -> function(self) that counts what tricks
-- are worth; nil if they are worth nothing
function card_points.tricks_counter(counts)
  if not points.count_tricks(counts) then return nil end
  local find, says = finder_of_tricks(counts), {
    each = sentence.of "counted_tricks", last = sentence.of "counted_last",
    last_but_one = sentence.of "counted_last_but_one" }
  return function(self)
    local each, last = find(self)
    if each then count_each(self, each, says) end
    if #last > 0 then count_last(self, last, says) end
  end
end


return card_points
