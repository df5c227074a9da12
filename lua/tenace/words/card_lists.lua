-- Words that list cards: copies, rows, sets that count, bowers.

local core = require "tenace.core"
local given = require "tenace.words.given"
local sentence = require "tenace.base.sentence"

local card_lists = {}

local split = core.globals.split


--- The words of a text, or the items of a list, as a list: the n-th argument of
-- a word.
local function items_of(items, word, n)
  if type(items) == "string" then return split(items) end
  if type(items) == "table" then return given.texts(word, n, items) end
  error(sentence.of("items_wanted", { word = word, kind = type(items) }), 3)
end


--- copies(n, cards) -> text or list
-- Each card n times, for several packs.
-- @param n the number of times, up to 64
-- @param cards text, words with blanks between; or a list of such texts
-- @return the text, or a list with a text for each
-- @example copies(2, "LJ")             -- "LJ LJ"
-- local pairs_of_tens = copies(2, { "10C", "10D" })   -- "10C 10C", "10D 10D"
-- @group lists
function card_lists.copies(n, cards)
  if not math.tointeger(n) or n < 1 or n > 64 then
    error(sentence.of("copies_number"), 2)
  end
  local list = items_of(cards, "copies", 2)
  local made = {}
  for i, card in ipairs(list) do
    local times = {}
    for k = 1, n do times[k] = sentence.shown(card) end
    made[i] = table.concat(times, " ")
  end
  return type(cards) == "table" and made or table.concat(made, " ")
end


--- rows(ranks, n [, suits]) -> list
-- All rows of n cards of a suit whose ranks follow each other.
-- @param ranks the ranks in a row, low to high: words with blanks between
-- @param n how many cards each row has
-- @param suits their letters; "C D H S", if they are left out
-- @return a list of texts: the rows of the first suit, then those of the next
-- @example local hearts = rows("J Q K A", 3, "H")
-- -- { "JH QH KH", "QH KH AH" }
-- @group lists
function card_lists.rows(ranks, n, suits)
  if not math.tointeger(n) or n < 1 then
    error(sentence.of("rows_number"), 2)
  end
  local row, list = items_of(ranks, "rows", 1), {}
  for _, letter in ipairs(items_of(suits or "C D H S", "rows", 3)) do
    for first = 1, #row - n + 1 do
      local cards = {}
      for i = 1, n do cards[i] = row[first + i - 1] .. letter end
      list[#list + 1] = table.concat(cards, " ")
    end
  end
  return list
end


--- The cards of a suit from one place of a row to another, as text.
local function cards_in_row(row, from, to, letter)
  local cards = row[from] .. letter
  for i = from + 1, to do cards = cards .. " " .. row[i] .. letter end
  return cards
end


--- Adds to a list the sets of one kind: those with a high top card first, and
-- of these the one of the suit `first`.
local function add_sets(list, kind, row, first)
  local n = kind.same and 4 or kind.run
  local many, trumps = sentence.of("set_cards", { n = n }),
    sentence.of "set_in_trumps"
  for top = #row, 1, -1 do
    local sets = {}
    if kind.same and core.globals.among(row[top], kind.same) then
      sets[1] = { table.concat(core.globals.cards_of(row[top]), " "), kind[1],
        many, sentence.of("set_of", { rank = row[top] }), "" }
    elseif kind.run and top >= n then
      local to = sentence.of("set_to", { rank = row[top] })
      for letter in string.gmatch("CDHS", ".") do
        local trump = letter == first
        table.insert(sets, trump and 1 or #sets + 1, {
          cards_in_row(row, top - n + 1, top, letter), kind[1], many, to,
          trump and trumps or "" })
      end
    end
    table.move(sets, 1, #sets, #list + 1, list)
  end
end


--- Is it a kind of sets? Its points are a number or a text.
local function is_set_kind(kind)
  if type(kind) ~= "table" or type(kind[1]) ~= "number"
    and type(kind[1]) ~= "string" then
    return false
  end
  local run = math.tointeger(kind.run)
  return run and run >= 1 or kind.run == nil
    and (type(kind.same) == "string" or type(kind.same) == "table")
end


--- sets_of(kinds, row [, first]) -> list
-- All sets of some kinds, for self:tell_sets and self:best_of: cards of a suit
-- in a row, and all four of a rank. They are in the order of the kinds; within
-- a kind those with the highest top card come first, and of these the one of
-- the suit `first`.
-- @param kinds the best kind first: { points, run = how many in a row } or
-- { points, same = ranks }
-- @param row the ranks in a row, low to high: words with blanks between
-- @param first a suit's letter
-- @return a list of { cards, points, how many cards, the top card, whether it
-- is of that suit }, the last three as text
-- @error a kind is neither of these
-- @example local sets = sets_of({ { 200, same = "J" } }, "10 J Q K A")
-- -- { { "JC JD JH JS", 200, "4 cards", "of J", "" } }
-- @group lists
function card_lists.sets_of(kinds, row, first)
  local list, ranks = {}, items_of(row, "sets_of", 2)
  given.kind("sets_of", 1, "table", kinds)
  for _, kind in ipairs(kinds) do
    if not is_set_kind(kind) then
      given.wrong("sets_of", 1, "set_kinds_expected")
    end
    add_sets(list, kind, ranks, first)
  end
  return list
end


--- Clubs and spades are of one colour, diamonds and hearts of the other.
local SAME_COLOUR = { C = "S", S = "C", D = "H", H = "D" }


--- bowers(trump [, card]) -> list
-- The jacks of the colour of trumps, for `top` of an order: the left bower, and
-- above it the jack of trumps, the right bower.
-- @param trump the letter of a French suit; nil without trumps: no bowers
-- @param card a card above both, such as a joker; false or nil for none
-- @return a list of cards, low to high
-- @error there is no such suit
-- @example bowers("H")         -- { "JD", "JH" }
-- bowers("S", "BJ")   -- { "JC", "JS", "BJ" }
-- bowers(nil, "BJ")   -- { "BJ" }
-- @group lists
function card_lists.bowers(trump, card)
  if trump == nil then return { card or nil } end
  local other = SAME_COLOUR[trump]
  if not other then
    error(sentence.of("bowers_suit", { suit = sentence.shown(trump) }), 2)
  end
  return { "J" .. other, "J" .. trump, card or nil }
end


return card_lists
