-- Numbers in the sentences of a game that a house rule makes wrong: "thirteen
-- tricks" where eight are played now.

local core = require "tenace.core"
local coverage = require "tenace.study.coverage"
local effect = require "tenace.study.effect"
local games = require "tenace.rules.games"
local match = require "tenace.match.match"

local outdated = {}

local WORDS = {}
for n, word in ipairs { "one", "two", "three", "four", "five", "six", "seven",
  "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen",
  "sixteen", "seventeen", "eighteen", "nineteen", "twenty" } do
  WORDS[word] = n
end

local NOUNS = { cards = true, tricks = true, players = true }

-- The rounds that are played to count tricks.
local ROUNDS = 4


--- Adds the numbers of cards, tricks and players in a text: { step, said, n,
-- noun }. There may be a word between a number and what it counts.
local function add_numbers(list, step, text)
  local words = {}
  for word in string.gmatch(text, "[%w]+") do words[#words + 1] = word end
  for i, word in ipairs(words) do
    local n = WORDS[string.lower(word)] or math.tointeger(word)
    local behind = NOUNS[words[i + 1]] and 1 or NOUNS[words[i + 2]] and 2
    if n and behind then
      list[#list + 1] = { step = step, n = n, noun = words[i + behind],
        said = table.concat(words, " ", i, i + behind) }
    end
  end
end


--- The numbers that the game says where no house rule says it otherwise.
local function numbers_of(variant, game)
  local list = {}
  if variant.sentence == game.sentence then
    add_numbers(list, "opening", variant.sentence)
  end
  for _, one in ipairs(effect.told(variant)) do
    add_numbers(list, one.step, one.text)
  end
  return list
end


--- The number of cards that everybody has got when the first question is asked;
-- nil if some have more than others.
local function hand_of(variant)
  local m = match.new(variant, { seed = 1 })
  local left = core.cards_left(m.core)
  for _, n in ipairs(left) do
    if n ~= left[1] then return nil end
  end
  return left[1] or nil
end


--- The number of tricks of a round; nil if rounds differ.
local function tricks_of(variant)
  local watched, found = coverage.watch(coverage.new(), variant), nil
  for seed = 1, ROUNDS do
    local n = coverage.play(watched, seed, 1, function(m)
      return select(2, core.cards_left(m.core))
    end)
    if n == nil or found and n ~= found then return nil end
    found = n
  end
  return found
end


--- What a game has of each: by noun, lists in the same order.
local function measured(variant)
  local cards = 0
  for _, n in next, variant.deck.counts do cards = cards + n end
  return { cards = { cards, hand_of(variant) or false },
    tricks = { tricks_of(variant) or false }, players = { variant.people } }
end


--- The value that is in the place of that number now; nil if the number holds.
local function value_now(n, was, is)
  local now
  for i, value in ipairs(is) do
    if value == n then return nil end
    if was[i] == n and value then now = now or value end
  end
  return now
end


--- The game without house rules, under the same options.
local function game_of(variant)
  local values, plain = {}, games.library:variant(variant.name)
  for _, option in ipairs(plain and plain.option_list or {}) do
    values[option.name] = variant.options[option.name]
  end
  return plain and games.library:variant(variant.name, values)
end


--- outdated.of(variant) -> list of { step, said, now }
-- The numbers of cards, tricks or players in the game's sentences that are no
-- longer true with the house rules.
function outdated.of(variant)
  local game = #variant.house > 0 and game_of(variant)
  local list, numbers = {}, game and numbers_of(variant, game) or {}
  if #numbers == 0 then return list end
  local was, is = measured(game), measured(variant)
  for _, one in ipairs(numbers) do
    one.now = value_now(one.n, was[one.noun], is[one.noun])
    if one.now then list[#list + 1] = one end
  end
  return list
end


return outdated
