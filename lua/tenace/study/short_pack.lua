-- Which cards of a pack are enough to keep a game's shape: those that its rules
-- name, jokers, cards of each value in points, high and low ones, in few suits
-- of which some are long enough for a choice.

local kit = require "tenace.match.kit"
local shelf = require "tenace.rules.shelf"
local source = require "tenace.base.source"
local words = require "tenace.words.all"

local short_pack = {}


--- The text of a rules file without its examples.
local function without_examples(text)
  local at = string.find("\n" .. text, '\nexample "', 1, true)
  return at and string.sub(text, 1, at - 1) or text
end


--- The cards that a text names, if it names nothing else.
local function cards_in(text, deck)
  local list = words.split(text)
  for _, word in ipairs(list) do
    if deck:read(word) ~= word then return {} end
  end
  return list
end


--- Notes that a card is named once more.
local function note(list, times, card)
  if not times[card] then list[#list + 1] = card end
  times[card] = (times[card] or 0) + 1
end


--- Notes the jacks of one colour, where bowers are spoken of.
local function note_bowers(deck, list, times)
  for _, card in ipairs { "JC", "JS" } do
    if deck:read(card) == card then note(list, times, card) end
  end
end


--- The list in the order of how often cards are named, then as it is.
local function by_times(list, times)
  local place = {}
  for i, card in ipairs(list) do place[card] = i end
  table.sort(list, function(a, b)
    if times[a] ~= times[b] then return times[a] > times[b] end
    return place[a] < place[b]
  end)
  return list
end


--- short_pack.named(variant [, files]) -> list
-- The cards that the rules of a game name, those that are named most often
-- first, then in the order of the text.
-- @param files the rules files that are read; nil: all
function short_pack.named(variant, files)
  local deck, list, times = kit.of(variant).deck, {}, {}
  for _, file in ipairs(files or variant.files) do
    for _, token in ipairs(source.tokens(without_examples(file.text))) do
      local text = string.match(token.value, "^[\"'](.*)[\"']$") or token.value
      for _, card in ipairs(cards_in(text, deck)) do
        note(list, times, card)
      end
      if token.value == "bowers" then note_bowers(deck, list, times) end
    end
  end
  return by_times(list, times)
end


--- What a card counts as the facts say, if that is a number.
local function points_of(variant, card, rank, suit)
  local points = variant.points or {}
  local n = points[card] or points[rank] or points[suit]
  return type(n) == "number" and n or 0
end


--- The ranks in the order in which they matter: first one of each value in
-- points, the highest value first and the lowest second; then the others, high
-- and low by turns.
local function ranks_of(variant, deck)
  local list, seen, left = {}, {}, {}
  local ranks = words.split(variant.ranks or table.concat(deck:ranks(), " "))
  table.sort(ranks, function(a, b)
    local x, y = points_of(variant, a, a), points_of(variant, b, b)
    if x ~= y then return x > y end
    return short_pack.place(variant, deck, a) > short_pack.place(variant, deck,
      b)
  end)
  for _, rank in ipairs(ranks) do
    local value = points_of(variant, rank, rank)
    table.insert(seen[value] and left or list, rank)
    seen[value] = true
  end
  if #list > 2 then table.insert(list, 2, table.remove(list)) end
  local from, to = 1, #left
  while from <= to do
    list[#list + 1] = left[from]
    if to > from then list[#list + 1] = left[to] end
    from, to = from + 1, to - 1
  end
  return list
end


--- short_pack.place(variant, deck, rank) -> its place, from the lowest up
function short_pack.place(variant, deck, rank)
  local ranks = variant.ranks and words.split(variant.ranks) or deck:ranks()
  for i, one in ipairs(ranks) do
    if one == rank then return i end
  end
  return 0
end


--- How many cards of the longest, the second and the third suit.
local function lengths(n)
  local third = n // 3
  return { third + (n % 3 > 0 and 1 or 0), third + (n % 3 > 1 and 1 or 0),
    third }
end


--- The suits in the order in which they matter: those with cards that the rules
-- name or that count points, then as the deck has them.
local function suits_of(variant, deck, named)
  local weight, list = {}, {}
  for _, card in ipairs(named) do
    local suit = deck:suit(card)
    if suit then weight[suit] = (weight[suit] or 0) + 1 end
  end
  for i, suit in ipairs(deck:suits()) do
    list[i] = suit
    weight[suit] = (weight[suit] or 0) + points_of(variant, suit) * 10 - i / 100
  end
  table.sort(list, function(a, b) return weight[a] > weight[b] end)
  return list
end


--- Puts cards into the pack, one of each, until it has n.
local function add(pack, cards, n)
  for _, card in ipairs(cards) do
    if #pack < n and not pack.has[card] then
      pack[#pack + 1] = card
      pack.has[card] = true
    end
  end
end


--- The cards of a suit in the order in which they matter.
local function of_suit(deck, suit, ranks)
  local list = {}
  for _, rank in ipairs(ranks) do
    local card = deck:read(rank .. suit)
    if card and deck:count(card) > 0 then list[#list + 1] = card end
  end
  return list
end


--- Adds further copies of what is there, in packs that have cards twice.
local function add_copies(pack, deck, n)
  local first = #pack
  for i = 1, first do
    for _ = 2, deck:count(pack[i]) do
      if #pack < n then pack[#pack + 1] = pack[i] end
    end
  end
end


--- short_pack.of(variant, n) -> list of n cards
-- @param n how many cards
function short_pack.of(variant, n)
  local deck = kit.of(variant).deck
  local named, pack = short_pack.named(variant), { has = {} }
  local ranks = ranks_of(variant, deck)
  local double = #deck:cards() > 1.5 * #words.split(tostring(deck))
  add(pack, words.split(variant.deck.jokers), math.max(1, n // 4))
  add(pack, named, math.max(1, n // 2))
  local whole = double and math.ceil(n * 3 / 4) or n
  local length = lengths(whole - #pack)
  for i, suit in ipairs(suits_of(variant, deck, named)) do
    local cards = of_suit(deck, suit, ranks)
    add(pack, cards, math.min(whole, #pack + (length[i] or 0)))
  end
  if double then add_copies(pack, deck, n) end
  for _, suit in ipairs(deck:suits()) do
    add(pack, of_suit(deck, suit, ranks), n)
  end
  add(pack, deck:cards():list(), n)
  add_copies(pack, deck, n)
  pack.has = nil
  return pack
end


--- short_pack.own(variant, pack) -> list of as many cards; or nil
-- Another pack, of cards that an author's own files name before all others; nil
-- if the pack has all of these.
function short_pack.own(variant, pack)
  local files, has, lacks = {}, {}, false
  for _, file in ipairs(variant.files) do
    if not shelf.is_of_program(file.path) then files[#files + 1] = file end
  end
  for _, card in ipairs(pack) do has[card] = true end
  local own = { has = {} }
  add(own, short_pack.named(variant, files), #pack)
  for _, card in ipairs(own) do lacks = lacks or not has[card] end
  if not lacks then return nil end
  add(own, pack, #pack)
  own.has = nil
  return own
end


--- short_pack.left_out(variant, pack) -> list of the other cards
function short_pack.left_out(variant, pack)
  local kept, list = {}, {}
  for _, card in ipairs(pack) do kept[card] = (kept[card] or 0) + 1 end
  for _, card in ipairs(kit.of(variant).deck:cards():list()) do
    if (kept[card] or 0) > 0 then
      kept[card] = kept[card] - 1
    else
      list[#list + 1] = card
    end
  end
  return list
end


return short_pack
