-- Questions about which of two cards is higher, under facts that random rounds
-- have found.

local cited = require "tenace.face.teach.cited"
local orders = require "tenace.face.rulebook.orders"
local phrase = require "tenace.face.say.phrase"
local pose = require "tenace.face.teach.pose"

local higher = {}


local function cards_of(deck)
  local list = {}
  for card in pairs(deck.counts) do list[#list + 1] = card end
  table.sort(list)
  return list
end


-- How high the pictures look to somebody who knows no order of the game. Cards
-- without a rank, as jokers, look highest.
local LOOKS = { J = 11, Q = 12, K = 13, A = 14, S = 11, C = 12, R = 13 }


local function looks(card)
  local rank = card:match "^(.+)%a$"
  return LOOKS[rank] or tonumber(rank) or 15
end


--- The card that beats the other whichever was led, and the other; nil if none
-- does.
local function ordered(order, a, b)
  local x, y, trump = order:suit(a), order:suit(b), order:trump()
  if not x or not y or x ~= y and x ~= trump and y ~= trump then return nil end
  if order:beats(a, b) == order:beats(b, a) then return nil end
  if order:beats(a, b) then return a, b end
  return b, a
end


--- Two cards of which one beats the other, whichever was led, and true if the
-- ranks alone mislead; preferably such a pair.
local function pair_of(order, variant, chance)
  local cards, found = cards_of(variant.deck), nil
  for _ = 1, 60 do
    local best, other = ordered(order, cards[chance:number(#cards)],
      cards[chance:number(#cards)])
    if best and best ~= other then
      found = found or { best, other }
      if looks(best) <= looks(other) then
        return { best, other }, true
      end
    end
  end
  return found, false
end


--- A question about two cards under such facts; nil if no two cards can be
-- compared.
local function question_of(variant, one, names, chance)
  local pair, misleads = pair_of(one.order, variant, chance)
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
  }, misleads
end


-- The most questions whose answer the printed ranks tell.
local MOST_EASY = 1


--- higher.questions(variant, chance, n) -> up to n questions, each under other
-- facts if possible, and only one that the printed ranks answer
function higher.questions(variant, chance, n)
  local done, met = pcall(orders.met, variant)
  local list, easy = {}, 0
  if not done or #met == 0 then return list end
  local cases = chance:some(met, #met)
  for i = 1, 3 * n do
    if #list == n then break end
    local question, misleads = question_of(variant,
      cases[(i - 1) % #cases + 1], met.names, chance)
    if question and (misleads or easy < MOST_EASY) then
      list[#list + 1] = question
      easy = easy + (misleads and 0 or 1)
    end
  end
  return list
end


return higher
