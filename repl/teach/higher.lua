-- Questions about which of two cards is higher, under facts that random rounds
-- have found.

local cited = require "tenace.face.teach.cited"
local orders = require "tenace.face.rulebook.orders"
local phrase = require "tenace.face.say.phrase"
local pose = require "tenace.face.teach.pose"
local show = require "tenace.face.say.show"

local higher = {}


local function cards_of(deck)
  local list = {}
  for card in pairs(deck.counts) do list[#list + 1] = card end
  table.sort(list)
  return list
end


--- Does `a` beat `b`, for somebody who knows only the ranks?
local function by_rank(a, b, ranks)
  local place = {}
  for i, rank in ipairs(show.words(ranks)) do place[rank] = i end
  local x, y = place[a:match "^(.+)%a$"], place[b:match "^(.+)%a$"]
  return x and y and a:sub(-1) == b:sub(-1) and x > y
end


--- Two cards of which one beats the other, whichever was led; preferably a pair
-- for which the ranks alone mislead.
local function pair_of(order, variant, chance)
  local cards, found = cards_of(variant.deck), nil
  for _ = 1, 60 do
    local a, b = cards[chance:number(#cards)], cards[chance:number(#cards)]
    local suit = order:suit(a)
    if a ~= b and suit and suit == order:suit(b)
      and order:beats(a, b) ~= order:beats(b, a) then
      if order:beats(b, a) then a, b = b, a end
      found = found or { a, b }
      if not by_rank(a, b, variant.deck.ranks) then return { a, b } end
    end
  end
  return found
end


--- A question about two cards under such facts; nil if no two cards can be
-- compared.
local function question_of(variant, one, names, chance)
  local pair = pair_of(one.order, variant, chance)
  if not pair then return nil end
  local items = chance:shuffle { pair[1], pair[2] }
  local best = items[1] == pair[1] and 1 or 2
  local trump = one.order:suit(pair[1]) == one.order:trump()
  return {
    topic = "rank", form = "one", asks = phrase "teach.asks.higher",
    rows = pose.facts(variant, one.facts, names), deck = variant.deck,
    groups = { { label = "a", cards = { items[1] } },
      { label = "b", cards = { items[2] } } },
    items = items, right = { best }, reasons = {}, lettered = true,
    because = cited.order(variant, phrase(trump and "teach.higher_trump"
      or "teach.higher", { card = pair[1], other = pair[2] })),
  }
end


--- higher.questions(variant, chance, n) -> up to n questions, each under other
-- facts if possible
function higher.questions(variant, chance, n)
  local done, met = pcall(orders.met, variant)
  local list = {}
  if not done or #met == 0 then return list end
  local cases = chance:some(met, #met)
  for i = 1, 3 * n do
    if #list == n then break end
    list[#list + 1] = question_of(variant, cases[(i - 1) % #cases + 1],
      met.names, chance)
  end
  return list
end


return higher
