-- The names that people give to cards: names in place of letters, and letters
-- in place of names. Each language has a file text/cards_LANGUAGE.lua.

local card_names = {}

local LANGUAGES = { french = true, german = true, spanish = true }

--- The languages by name. A language is read at its first use.
card_names.sets = setmetatable({}, { __index = function(sets, name)
  if not LANGUAGES[name] then return nil end
  sets[name] = require("tenace.text.cards_" .. name)
  return sets[name]
end })


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


--- The text in lower case, German letters too.
local function lower(text)
  text = string.gsub(string.gsub(text, "Ü", "ü"), "Ö", "ö")
  return string.lower(text)
end


--- The letters for each name of a pack's cards, and the words between them.
local function read_pack(pack)
  local known = { suits = {}, ranks = {}, between = {} }
  for language in next, LANGUAGES do
    local set = card_names.sets[language]
    for _, part in ipairs { "suits", "ranks" } do
      for letter, names in next, set.pack == pack and set[part] or {} do
        for _, name in ipairs(names) do known[part][lower(name)] = letter end
      end
    end
    for _, word in ipairs(set.between) do known.between[word] = true end
  end
  return known
end


local packs = {}


--- The names that fit a deck; nil if its suits are its own.
local function known_of(deck)
  local pack = card_names.pack(table.concat(deck:suits(), " "))
  if pack and not packs[pack] then packs[pack] = read_pack(pack) end
  return packs[pack]
end


--- The card with this spoken rank and suit, if there is one.
local function card_of(deck, known, rank, suit)
  local letter = suit and known.suits[suit]
  if not letter or not rank then return nil end
  return deck:read((known.ranks[rank] or rank) .. letter)
end


--- The card whose name begins at word i, and the number of words in the name.
local function named_at(deck, known, list, i)
  local one, two, three, four = list[i], list[i + 1], list[i + 2], list[i + 3]
  local card = card_of(deck, known, one, two) or card_of(deck, known, two, one)
  if card then return card, 2 end
  if not known.between[two] then return nil end
  card = card_of(deck, known, one, three)
  if card then return card, 3 end
  card = known.between[three] and card_of(deck, known, one, four)
  return card, 4
end


--- card_names.letters(text, deck) -> text
-- The text with letters in place of the cards' names: `CB` for `caballo de
-- bastos`, `JC` for `Eichel-Unter` and `jack of clubs`.
function card_names.letters(text, deck)
  local known = known_of(deck)
  if not known or not string.find(text, "%a%a") then return text end
  local list, out = {}, {}
  for word in string.gmatch(lower(text), "[^%s,%-]+") do
    list[#list + 1] = word
  end
  local i, found = 1, false
  while list[i] do
    local card, n = named_at(deck, known, list, i)
    out[#out + 1] = card or list[i]
    i, found = i + (card and n or 1), found or card ~= nil
  end
  return found and table.concat(out, " ") or text
end


--- card_names.suits(text, deck) -> text
-- The text in lower case with a letter in place of each suit's name. `Eichel`
-- and `clubs` give the same.
function card_names.suits(text, deck)
  local known = known_of(deck)
  if not known then return lower(text) end
  return (string.gsub(lower(text), "[^%s]+", known.suits))
end


return card_names
