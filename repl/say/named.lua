-- Cards by their names: `Eichel Unter`, `caballo de copas`.

local card_names = require "tenace.base.card_names"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local sentence = require "tenace.base.sentence"

local named = {}


--- The suits of a deck without the trumps of a tarot pack.
local function without_trumps(suits)
  return (suits:gsub("%s*%f[%w]T%f[%W]", ""))
end


--- named.set(name, suits) -> the names of the cards of a deck with these suits
-- @param name of a set, or the code of the present language; nil for none
-- @return nil if the set has no names for this deck
function named.set(name, suits)
  local pack = card_names.pack(suits)
  local set = name == language.code and pack and card_names.own(pack)
    or card_names.sets[name]
  return set and pack == set.pack and set or nil
end


--- named.fitting(deck) -> the ways to show its cards, the usual one first
-- @param deck { suits, name }
function named.fitting(deck)
  local pack = card_names.pack(deck.suits)
  local own = pack and card_names.own(pack) and language.code
  if pack == "spanish" then
    local list = { own }
    if deck.name == "italian" then list[#list + 1] = deck.name end
    return table.move({ "spanish", "letters" }, 1, 2, #list + 1, list)
  end
  if pack == "french" then
    return { "signs", "letters", "french", "german", own }
  end
  if card_names.pack(without_trumps(deck.suits)) == "french" then
    return { "signs", "letters" }
  end
  return { "letters" }
end


--- named.suit(letter, set) -> the name of a suit
function named.suit(letter, set)
  local names = set.suits[letter]
  return names and names[1]
end


--- A card's rank and suit, if the set has names for them.
local function split(card, set)
  local rank, suit = card:match "^(%w+)(%u)$"
  local known = suit and set.suits[suit]
    and (set.ranks[rank] or rank:find "^%d+$")
  if known then return rank, suit end
end


--- named.card(card, set) -> its name and the letter of its suit; nil without a
-- set, and for a card without a name
function named.card(card, set)
  if not set then return nil end
  local rank, suit = split(card, set)
  if not rank then return nil end
  local ranks, joined, by_rank = set.ranks[rank], set.joined, set.by_rank
  local pattern = joined and joined[suit] or by_rank and by_rank[rank]
    or set.card
  return sentence.fill(pattern, {
    rank = ranks and ranks[1] or rank, suit = set.suits[suit][1],
  }), suit
end


--- named.short(card, set) -> the letter or number for its rank, and its suit
function named.short(card, set)
  local rank, suit = split(card, set)
  return rank and (set.short[rank] or rank), suit
end


--- named.corners(deck) -> by rank the letter in the corner of drawn cards of
-- such a deck, where the present language has another one than the library; and
-- by joker what stands for it. One word is for jokers that are all alike.
-- @param deck { suits, counts by card or nil }
function named.corners(deck)
  local suits, counts = deck.suits, deck.counts
  local bare = without_trumps(suits)
  local pack = card_names.pack(bare)
  local own, list = pack and card_names.own(pack), {}
  for rank, letter in pairs(own and own.corners or {}) do
    list[rank] = letter
  end
  if pack == "french" and bare == suits then list.N = nil end  -- of tarot
  if list.BJ and counts and not counts.LJ then list.BJ = list.joker end
  list.joker = nil
  return list
end


-- The words of rules files for the suits of a Spanish pack.
local LATIN = { O = "coins", C = "cups", E = "swords", B = "clubs" }


--- The library's words for suits, by the pack.
local function suit_words(set)
  local words = {}
  for letter, word in pairs(set.pack == "spanish" and LATIN or {}) do
    words[word] = set.suits[letter][1]
  end
  for letter, names in pairs(set.suits) do
    words[phrase((set.pack == "spanish" and "spanish_suit." or "suit.")
      .. letter)] = names[1]
  end
  return words
end


--- The cards' names and suits of a sentence, in order, each with what is before
-- it; and what is behind the last. A card behind another is `in_row`.
local function pieces_of(text, set)
  local suits, list, done = suit_words(set), {}, 1
  for from, word, to in text:gmatch "()%f[%w](%w+)()" do
    local card = named.card(word, set)
    local name = card or suits[word]
    if name then
      local before, last = text:sub(done, from - 1), list[#list]
      local in_row = card and last and last.card and before == " "
      list[#list + 1] = { name = name, card = card, in_row = in_row,
        before = in_row and ", " or before }
      done = to
    end
  end
  return list, text:sub(done)
end


--- named.sentence(text, set) -> a sentence with the names of cards and suits in
-- place of the library's words, and commas between cards in a row. A name has
-- the form that the words behind it ask for, as the grammar says.
function named.sentence(text, set)
  local meets = language.grammar().meets
  local list, behind = pieces_of(text, set)
  local rest, row = behind, behind
  for i = #list, 1, -1 do
    local piece, nearest = list[i], list[i + 1]
    if not (nearest and nearest.in_row) then row = rest end
    local name, left = piece.name, nil
    if meets then name, left = meets(name, row) end
    if left and row == rest then rest = left end
    rest = piece.before .. name .. rest
  end
  return rest
end


return named
