-- Why one move does better than another: the fact about hidden cards that
-- tells best, from world to world, which of the two does better.

local core = require "tenace.core"
local known_order = require "tenace.bots.known_order"
local words = require "tenace.words.all"

local causes = {}

--- A cause explains at least this part of the variance of the difference, and
-- the means with it and without it are so many standard errors apart: with the
-- hundred facts that are tried, chance hardly ever does that.
causes.part, causes.errors = 0.01, 5

--- It is true in at least this part of the worlds, and untrue in as many.
causes.rare = 0.15

--- In fewer worlds than these chance makes up causes. A fact with which it
-- hardly matters is rather the exception; it must be true in this part of them.
causes.least, causes.often = 60, 0.3

--- Of facts that tell about as much the plainest is taken: what each sort of
-- fact counts beside who holds a card.
causes.plain = { holds = 1, void = 0.95, even = 0.95, lies = 0.95,
  length = 0.9 }

local HANDS = core.first_piles.hands


--- The cards of a world by place, counted: `{ [pile] = { [card] = n } }`.
local function counted(places)
  local list = {}
  for n, text in next, places do
    local cards = {}
    for _, card in ipairs(words.split(text)) do
      cards[card] = (cards[card] or 0) + 1
    end
    list[n] = cards
  end
  return list
end


--- A fact that is looked at, with the number of each world in which it is true.
local function fact_at(facts, key, fact)
  if not facts[key] then
    fact.worlds, fact.key, facts[key] = {}, key, fact
    facts[#facts + 1] = fact
  end
  return facts[key].worlds
end


--- Adds who holds a card.
local function add_holders(facts, n, w, cards, players)
  local player = n <= HANDS + players and n - HANDS or nil
  for card in next, cards do
    local key = n .. " " .. card
    fact_at(facts, key, { what = player and "holds" or "lies", pile = n,
      player = player, card = card })[w] = true
  end
end


--- The number of cards of each suit in a hand.
local function by_suit(order, cards, suits)
  local list = {}
  for _, suit in ipairs(suits) do list[suit] = 0 end
  for card, n in next, cards do
    local suit = order:suit(card)
    if suit and list[suit] then list[suit] = list[suit] + n end
  end
  return list
end


--- Adds how many cards of each suit a player has.
local function add_lengths(facts, player, w, lengths, suits)
  for _, suit in ipairs(suits) do
    local length = lengths[suit]
    if length == 0 then
      fact_at(facts, player .. " no " .. suit,
        { what = "void", player = player, suit = suit })[w] = true
    end
    for n = 2, math.min(length, 6) do
      fact_at(facts, player .. " " .. n .. suit, { what = "length",
        player = player, suit = suit, n = n })[w] = true
    end
  end
end


--- Adds whether a suit lies evenly in the hands of two opponents.
local function add_splits(facts, w, lengths, opponents, suits)
  local one, two = lengths[opponents[1] ], lengths[opponents[2] ]
  if #opponents ~= 2 or not one or not two then return end
  for _, suit in ipairs(suits) do
    local sum = one[suit] + two[suit]
    if sum > 1 and math.abs(one[suit] - two[suit]) <= 1 then
      fact_at(facts, "even " .. suit, { what = "even", suit = suit,
        player = opponents[1], other = opponents[2] })[w] = true
    end
  end
end


--- The suits of an order: those of the deck, and trumps that are no suit.
local function suits_of(order, variant)
  local list, seen = {}, {}
  for card in next, variant.deck.counts do
    local suit = order:suit(card)
    if suit and not seen[suit] then
      seen[suit], list[#list + 1] = true, suit
    end
  end
  return list
end


--- The seats of other sides than the player's.
local function opponents_of(results)
  local list = {}
  for seat = 1, results.variant.players do
    if results.side_of[seat] ~= results.side then list[#list + 1] = seat end
  end
  return list
end


--- All facts about the hidden cards, with the worlds in which they are true.
local function facts_of(m, results, worlds)
  local facts, players = {}, m.variant.players
  local order = known_order(m)
  local suits = order and suits_of(order, m.variant) or {}
  local opponents = opponents_of(results)
  for w, world in ipairs(worlds) do
    local lengths = {}
    for n, cards in next, counted(world.places) do
      add_holders(facts, n, w, cards, players)
      if n <= HANDS + players and order then
        lengths[n - HANDS] = by_suit(order, cards, suits)
        add_lengths(facts, n - HANDS, w, lengths[n - HANDS], suits)
      end
    end
    add_splits(facts, w, lengths, opponents, suits)
  end
  return facts
end


--- Adds to a fact how the difference is with it and without it, and how much of
-- the variance that explains.
local function judge(fact, list, all)
  local n, sum = 0, 0
  for w, less in ipairs(list) do
    if fact.worlds[w] then n, sum = n + 1, sum + less end
  end
  local others = #list - n
  fact.share = n / #list
  if fact.share < causes.rare or fact.share > 1 - causes.rare then return end
  fact.with, fact.without = sum / n, (all.sum - sum) / others
  local apart = fact.with - fact.without
  fact.part = fact.share * (1 - fact.share) * apart * apart / all.variance
  local left = all.variance * math.max(0, 1 - fact.part)
  fact.errors = math.abs(apart) / (left / n + left / others) ^ 0.5
end


--- The sum of a list and its variance.
local function spread_of(list)
  local sum, squares = 0, 0
  for _, x in ipairs(list) do sum, squares = sum + x, squares + x * x end
  local mean = sum / #list
  return { sum = sum, mean = mean, variance = squares / #list - mean * mean }
end


--- Does one fact tell more than another? Of equals it is always the same.
local function tells_more(one, other)
  if not other then return true end
  local more = one.part * causes.plain[one.what]
    - other.part * causes.plain[other.what]
  if math.abs(more) > 1e-9 then return more > 0 end
  return one.key < other.key
end


--- Does a fact only name an exception, with which it hardly matters?
local function is_exception(fact)
  return fact.share < causes.often
    and math.abs(fact.with) < math.abs(fact.without) / 5
end


--- Does a fact tell the difference clearly? Either with it or without it less
-- than a third of the difference is left.
local function is_clear(fact, all)
  return fact.part and fact.part >= causes.part
    and fact.errors >= causes.errors
    and math.min(fact.with, fact.without) < all.mean / 3
    and not is_exception(fact)
end


--- causes.find(m, results, list, worlds) -> { what, player, card, suit, n,
-- pile, share, with, without }; or nil
-- The fact that tells best when the one move does better than the other.
-- @param list by how much it does better in each of the worlds
function causes.find(m, results, list, worlds)
  local all, best = spread_of(list), nil
  if #list < causes.least or all.variance <= 0 then return nil end
  for _, fact in ipairs(facts_of(m, results, worlds)) do
    judge(fact, list, all)
    if is_clear(fact, all) and tells_more(fact, best) then best = fact end
  end
  if best then best.worlds, best.key = nil, nil end
  return best
end


return causes
