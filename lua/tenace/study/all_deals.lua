-- All deals of a short pack, each with a number. Which cards go where is read
-- off one deal; the order of cards in a hand does not matter, but for the card
-- that was dealt last, nor in a pile that nobody sees; in the stock it does.

local core = require "tenace.core"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"
local short = require "tenace.match.short"
local short_plan = require "tenace.study.short_plan"
local words = require "tenace.words.all"

local all_deals = {}

--- The most deals that have a number: no more are counted.
all_deals.most = 10 ^ 12 // 1 | 0


--- The number of ways to choose k of n cards; in their order, if it matters.
-- From all_deals.most on it is not exact, and not lower.
local function ways(n, k, in_order)
  local count = 1
  for i = 1, k do
    count = count * (n - i + 1)
    if not in_order then count = count // i end
    if count > all_deals.most then return all_deals.most end
  end
  return count
end


--- Takes the cards of choice number `at` out of the list.
local function take(list, k, at, in_order)
  local taken = {}
  if in_order then
    for i = 1, k do
      local n = #list
      taken[i] = table.remove(list, at % n + 1)
      at = at // n
    end
    return taken
  end
  local left, i = k, 1
  while left > 0 do
    local with = ways(#list - i, left - 1)
    if at < with then
      taken[#taken + 1] = table.remove(list, i)
      left = left - 1
    else
      at, i = at - with, i + 1
    end
  end
  return taken
end


--- Do the rules look at the card that was dealt last, or at the order?
local function looks_at_last(variant)
  for _, file in ipairs(variant.files) do
    if string.find(file.text, "last_dealt", 1, true) then return true end
  end
  return false
end


--- Where the cards of a deal go: a list of { pile, n, in_order }, with the last
-- card of a hand for itself where it matters.
local function places_of(dealt, last)
  local list = {}
  for seat, hand in ipairs(dealt.hands) do
    local cards = words.split(hand)
    local apart = last and cards[#cards] == last and #cards > 1
    if #cards > 0 then
      list[#list + 1] = { seat = seat, n = apart and #cards - 1 or #cards }
    end
    if apart then list[#list + 1] = { seat = seat, n = 1 } end
  end
  for name, cards in ordered.pairs(dealt) do
    local n = name ~= "hands" and #words.split(cards) or 0
    if n > 0 and name ~= short.pile then
      list[#list + 1] = { pile = name, n = n, in_order = name == "stock" }
    end
  end
  return list
end


--- all_deals.of(plan, seed) -> { plan, places, count }; or nil, message
-- The count is all_deals.most where there are more.
-- @param plan see short_plan.of
function all_deals.of(plan, seed)
  local m = match.made(plan.variant, { seed = seed, traced = true,
    deal = short_plan.deal(plan) })
  core.ask_always(m.core) -- the deal is seen before rules can fail behind it
  local _, wrong = match.go_on(m)
  local ok, dealt, why = pcall(m.dealt, m)
  if not ok or not dealt then
    return nil, wrong or ok and why or sentence.shown(dealt)
  end
  local last = looks_at_last(plan.variant) and core.last_dealt(m.core)
  local places, count, left = places_of(dealt, last), 1, #plan.pack
  for _, place in ipairs(places) do
    count = math.min(all_deals.most,
      count * ways(left, place.n, place.in_order))
    left = left - place.n
  end
  return { plan = plan, places = places, count = count }
end


--- all_deals.at(self, n) -> { hands = texts by seat, PILE = text … }
-- @param n the number of the deal, from 0
function all_deals.at(self, n)
  local left = table.move(self.plan.pack, 1, #self.plan.pack, 1, {})
  local deal = { hands = {} }
  for _, place in ipairs(self.places) do
    local count = ways(#left, place.n, place.in_order)
    local cards = take(left, place.n, n % count, place.in_order)
    n = n // count
    local into, key = deal, place.pile
    if place.seat then into, key = deal.hands, place.seat end
    local before = into[key]
    into[key] = (before and before .. " " or "") .. table.concat(cards, " ")
  end
  for seat = 1, self.plan.variant.players do
    deal.hands[seat] = deal.hands[seat] or ""
  end
  return deal
end


return all_deals
