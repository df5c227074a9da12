-- The names that people give to cards: names in place of letters, and letters
-- in place of names. Each set of names has a file text/cards_NAME.lua; each
-- language also has its own, text/CODE/cards.lua, by pack.

local language = require "tenace.base.language"

local card_names = {}

local SETS = { french = true, german = true, spanish = true, italian = true }

--- The sets by name. A set is read at its first use.
card_names.sets = setmetatable({}, { __index = function(sets, name)
  if not SETS[name] then return nil end
  sets[name] = require("tenace.text.cards_" .. name)
  return sets[name]
end })


-- Those of each language, by pack; false if it has none, as a file that is not
-- there is sought in many places.
local own = {}


--- card_names.own(pack) -> the names of a pack's cards in the present language;
-- nil if it has none
function card_names.own(pack)
  local code = language.code
  if own[code] == nil then
    own[code] = language.read("tenace.text", code, "cards") or false
  end
  return own[code] and own[code][pack] or nil
end


--- card_names.pack(suits) -> "french" or "spanish"; or nil
-- The pack to which these suit letters belong; nil if the letters are a deck's
-- own.
function card_names.pack(suits)
  local pack = string.find(suits, "O", 1, true) and "spanish" or "french"
  local known = card_names.sets[pack].suits
  for suit in string.gmatch(suits, "%S+") do
    if not known[suit] then return nil end
  end
  return pack
end


-- Capital letters of names beyond ASCII, by the small one.
local SMALL = { ["Ü"] = "ü", ["Ö"] = "ö", ["Ä"] = "ä", ["É"] = "é",
  ["È"] = "è", ["Ê"] = "ê", ["Â"] = "â", ["À"] = "à", ["Ç"] = "ç",
  ["Î"] = "î", ["Ô"] = "ô", ["Û"] = "û", ["Á"] = "á", ["Ó"] = "ó",
  ["Í"] = "í", ["Ú"] = "ú", ["Ñ"] = "ñ", ["Œ"] = "œ" }


--- card_names.lower(text) -> the text in lower case, letters with accents too
function card_names.lower(text)
  for capital, small in next, SMALL do
    text = string.gsub(text, capital, small)
  end
  return string.lower(text)
end


local lower = card_names.lower


--- Adds the names of a set to those known.
local function add_set(known, set)
  for _, part in ipairs { "suits", "ranks" } do
    for letter, names in next, set[part] do
      for _, name in ipairs(names) do known[part][lower(name)] = letter end
    end
  end
  for _, word in ipairs(set.between) do known.between[word] = true end
  for _, word in ipairs(set.articles or {}) do known.articles[word] = true end
  for _, word in ipairs(set.elided or {}) do known.elided[word] = true end
  for _, name in ipairs(set.trumps or {}) do known.suits[name] = "T" end
  for letter, rank in next, set.initials and set.initials.ranks or {} do
    known.short_ranks[letter] = rank
  end
  for letter, suit in next, set.initials and set.initials.suits or {} do
    known.short_suits[letter] = suit
  end
  for card, names in next, set.jokers or {} do
    for _, name in ipairs(names) do known.jokers[lower(name)] = card end
  end
end


--- The letters for each name of a pack's cards, and the words between them. The
-- present language is read last: its names hold.
local function read_pack(pack)
  local known = { suits = {}, ranks = {}, between = {}, jokers = {},
    articles = {}, elided = {}, short_ranks = {}, short_suits = {} }
  for name in next, SETS do
    local set = card_names.sets[name]
    if set.pack == pack then add_set(known, set) end
  end
  local set = card_names.own(pack)
  if set then add_set(known, set) end
  return known
end


local packs = {}

language.on_change(function() packs = {} end)


--- The pack of a deck; of a tarot deck, that of its suits without the trumps.
local function pack_of(deck)
  local suits = string.gsub(table.concat(deck:suits(), " "), "%f[%w]T%f[%W]",
    "")
  return card_names.pack(suits)
end


--- The names that fit a deck; nil if its suits are its own.
local function known_of(deck)
  local pack = pack_of(deck)
  if pack and not packs[pack] then packs[pack] = read_pack(pack) end
  return packs[pack]
end


--- The card with this spoken rank and suit, if there is one.
local function card_of(deck, known, rank, suit)
  local letter = suit and known.suits[suit]
  if not letter or not rank then return nil end
  return deck:read((known.ranks[rank] or rank) .. letter)
end


--- Is this a rank: a name, a number, or the letter of a French card?
local function is_rank(known, text)
  return known.ranks[text] or string.find(text, "^%d+$")
    or string.find(text, "^[akqj]$")
end


--- The card that one word names, suit first: `Kreuzbube`, `黑桃Q`.
local function in_one_word(deck, known, word)
  for name in next, known.suits do
    local rank = string.sub(word, #name + 1)
    if string.sub(word, 1, #name) == name and is_rank(known, rank) then
      return card_of(deck, known, rank, name)
    end
  end
end


--- The card with these letters for its rank and suit, of the language or of
-- records.
local function with_letters(deck, known, rank, suit)
  local is_own = known.short_ranks[rank] or known.short_suits[suit]
  return is_own and deck:read((known.short_ranks[rank] or rank)
    .. (known.short_suits[suit] or suit))
end


--- The card that letters of the language name, in either order: `DP` and `PD`.
-- Letters of records are left as they are.
local function by_initials(deck, known, word)
  if deck:read(word) then return nil end
  for i = 1, #word - 1 do
    local one, other = string.sub(word, 1, i), string.sub(word, i + 1)
    local card = with_letters(deck, known, one, other)
      or with_letters(deck, known, other, one)
    if card then return card end
  end
end


--- The joker whose name is at word i, and the number of words in the name.
local function joker_at(deck, known, list, i)
  local two = list[i + 1] and list[i] .. " " .. list[i + 1]
  local card = two and known.jokers[two]
  if card and deck:read(card) then return card, 2 end
  card = known.jokers[list[i]]
  if card and deck:read(card) then return card, 1 end
end


--- The card whose name begins at word i, without an article, and the number of
-- words in the name.
local function bare_at(deck, known, list, i)
  local one, two, three, four = list[i], list[i + 1], list[i + 2], list[i + 3]
  local card, n = joker_at(deck, known, list, i)
  if card then return card, n end
  card = card_of(deck, known, one, two) or card_of(deck, known, two, one)
  if card then return card, 2 end
  card = in_one_word(deck, known, one) or by_initials(deck, known, one)
  if card then return card, 1 end
  if not known.between[two] then return nil end
  card = card_of(deck, known, one, three) or card_of(deck, known, three, one)
  if card then return card, 3 end
  card = known.between[three] and card_of(deck, known, one, four)
  return card, 4
end


--- The card whose name begins at word i, and the number of words in the name.
local function named_at(deck, known, list, i)
  local card, n = bare_at(deck, known, list, i)
  local article = known.articles[list[i]] and list[i + 1]
  if card or not article then return card, n end
  card, n = bare_at(deck, known, list, i + 1)
  return card, card and n + 1
end


--- The text with a minus sign where a hyphen ends a word: `jo−`, and not what
-- joins two words.
local function with_minus(text)
  return (string.gsub(text, "%-%f[%s,;\0]", "−"))
end


--- The words of a text. One that has lost its last letter, such as `d'` and
-- `l'` in French, is a word of its own.
local function words_of(text, known)
  local list = {}
  for word in string.gmatch(with_minus(lower(text)), "[^%s,%-]+") do
    local first, rest = string.match(word, "^(%a+)'(.+)$")
    if not first then first, rest = string.match(word, "^(%a+)’(.+)$") end
    if first and known.elided[first] then
      list[#list + 1], word = first, rest
    end
    list[#list + 1] = word
  end
  return list
end


--- card_names.letters(text, deck) -> text
-- The text with letters in place of the cards' names: `CB` for `caballo de
-- bastos`, `JC` for `Eichel-Unter` and `jack of clubs`.
function card_names.letters(text, deck)
  local known = known_of(deck)
  if not known or not string.find(text, "[%w\x80-\xFF][%a\x80-\xFF]") then
    return text
  end
  local list, out = words_of(text, known), {}
  local i, found = 1, false
  while list[i] do
    local card, n = named_at(deck, known, list, i)
    out[#out + 1] = card or list[i]
    i, found = i + (card and n or 1), found or card ~= nil
  end
  return found and table.concat(out, " ") or text
end


--- card_names.two_ways(text, deck) -> card, other; or nil
-- The two cards that a text may name whose letter of a suit is that of records
-- and that of another suit in the present language: `7c` in French, where C is
-- also cœur.
function card_names.two_ways(text, deck)
  local pack = pack_of(deck)
  local set = pack and card_names.own(pack)
  for letter, suit in next, set and set.other_suit or {} do
    local known, word = known_of(deck), lower(text)
    local rank = string.match(word, "^(%w+)" .. letter .. "$")
      or string.match(word, "^" .. letter .. "(%w+)$")
    rank = rank and (known.short_ranks[rank] or rank)
    local card = rank and deck:read(rank .. letter)
    if card then return card, deck:read(rank .. suit) end
  end
end


--- card_names.suits(text, deck) -> text
-- The text in lower case with a letter in place of each suit's name. `Eichel`
-- and `clubs` give the same.
function card_names.suits(text, deck)
  local known = known_of(deck)
  if not known then return lower(text) end
  return (string.gsub(lower(text), "[^%s]+", known.suits))
end


--- card_names.ranks(text, deck) -> text
-- The text in lower case with a letter in place of each rank's name, and of the
-- letter that the present language has for it: `Bube` and `b` in German give
-- `j`.
function card_names.ranks(text, deck)
  local known = known_of(deck)
  if not known then return lower(text) end
  return (string.gsub(lower(text), "[^%s]+", function(word)
    local rank = known.ranks[word] or known.short_ranks[word]
    return rank and lower(rank)
  end))
end


--- card_names.has_letters(text, deck) -> is a word of the text a card of the
-- deck in its letters, `10H`?
function card_names.has_letters(text, deck)
  for word in string.gmatch(text, "[^%s,]+") do
    if deck:read(word) then return true end
  end
  return false
end


return card_names
