-- Reads what a learner types as the answer to a question.
--
-- A question has `form`: "cards" (some of its `hand`, all that are right),
-- "items" (some of its `items`, by letter), "one" (one of them), "numbers" or
-- "yes_no". Its `right` is a list of cards, of places in the items, of numbers,
-- or a boolean.

local card_names = require "tenace.base.card_names"
local language = require "tenace.base.language"
local moves = require "tenace.face.table.moves"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local answer = {}


--- answer.words() -> the words { all, none, yes, no } that one types in the
-- present language
function answer.words()
  local words = {}
  for name in pairs(phrase.list "teach.words") do
    words[name] = phrase("teach.words." .. name)
  end
  return words
end


--- Which of those words a text is, typed in the present language or in English;
-- nil if it is none.
local function said(text)
  text = text:lower():match "^%s*(.-)%s*$"
  local english = language.read("tenace.face.text", "en", "teach").words
  for _, words in ipairs { phrase.list "teach.words", english } do
    for name, word in pairs(words) do
      for _, form in pairs(type(word) == "table" and word or { word }) do
        if text == form then return name end
      end
    end
  end
end


--- answer.how(question) -> the sentence that says how to answer
function answer.how(question)
  local parts = answer.words()
  parts.n = question.form == "numbers" and #question.right or 2
  return phrase("teach.how." .. question.form, parts)
end


local function set_of(list)
  local set = {}
  for _, item in ipairs(list) do set[item] = true end
  return set
end


--- The items that one list has beyond another.
local function more(list, than)
  local known, out = set_of(than), {}
  for _, item in ipairs(list) do
    if not known[item] then out[#out + 1] = item end
  end
  return out
end


local function unique(list)
  local out, seen = {}, {}
  for _, item in ipairs(list) do
    if not seen[item] then out[#out + 1], seen[item] = item, true end
  end
  return out
end


--- The verdict on a list: right, or which items are wrong and which are
-- missing.
local function compared(given, right)
  local extra, missing = more(given, right), more(right, given)
  return { right = #extra == 0 and #missing == 0, extra = extra,
    missing = missing }
end


--- The cards of the hand that a suit's name means, `hearts`.
local function of_suit_named(word, question)
  local deck, list = question.deck, {}
  for _, suit in ipairs(show.words(deck.suits)) do
    if show.suit_name(suit, deck) == word:lower() then
      for _, card in ipairs(question.hand) do
        if card:sub(-#suit) == suit and #card > #suit then
          list[#list + 1] = card
        end
      end
      return list
    end
  end
end


--- The cards that a word means; or nil and what is wrong with it.
local function cards_of(word, question)
  local all = said(word)
  if all == "all" then return question.hand end
  if all == "none" then return {} end
  local list = of_suit_named(word, question)
  if list then return list end
  local card = moves.proper(word, question.deck)
  for _, held in ipairs(question.hand) do
    if held == card then return { card } end
  end
  return nil, phrase("teach.not_in_hand", { word = word })
end


local read = {}


function read.cards(text, question)
  local list = {}
  text = said(text) or text
  text = card_names.letters(text, require "tenace".deck(question.deck))
  for word in moves.proper(text, question.deck):gmatch "[^%s,;]+" do
    local cards, wrong = cards_of(word, question)
    if not cards then return nil, wrong end
    table.move(cards, 1, #cards, #list + 1, list)
  end
  return compared(unique(list), unique(question.right))
end


--- The item of that number, as the table takes answers; none where an item is
-- itself a number, such as a bid.
local function numbered(word, question)
  for _, item in ipairs(question.items) do
    if tonumber(item) then return nil end
  end
  local n = math.tointeger(tonumber(word))
  return n and question.items[n] and n or nil
end


--- The item that a word means: by its letter, its text, the name above it or
-- its number.
local function place_of(word, question)
  local at = #word == 1 and word:lower():byte() - 96 or 0
  if question.items[at] then return at end
  local found
  for i, item in ipairs(question.items) do
    local card = moves.proper(word, question.deck)
    if item:lower() == word:lower() or item == card then
      if found then return nil end
      found = i
    end
  end
  return found or numbered(word, question)
end


--- The items that a line names: the whole line as one, word by word, or letters
-- in a row.
local function places_of(text, question)
  local whole = place_of(text, question)
  if whole then return { whole } end
  local list = {}
  for word in text:gmatch "[^%s,;]+" do
    local at = place_of(word, question)
    if not at and word:match "^%a+$" and #word <= #question.items then
      for letter in word:gmatch "." do
        local place = place_of(letter, question)
        if not place then return nil end
        list[#list + 1] = place
      end
    elseif not at then
      return nil
    end
    list[#list + 1] = at
  end
  return unique(list)
end


function read.items(text, question)
  local list = {}
  local all = said(text)
  if all == "all" then
    for i in ipairs(question.items) do list[i] = i end
  elseif all ~= "none" then
    list = places_of(text, question)
    if not list then
      return nil, phrase("teach.type_letters", answer.words())
    end
  end
  return compared(list, question.right)
end


function read.one(text, question)
  local list = places_of(text, question)
  if not list or #list ~= 1 then
    return nil, phrase("teach.type_one",
      { last = string.char(96 + #question.items) })
  end
  return compared(list, question.right)
end


--- The numbers of a text, with fractions as the language writes them; nil if a
-- word is none.
local function numbers_in(text, pattern)
  local list = {}
  for word in text:gmatch(pattern) do
    local n = not word:find "%a" and tonumber(language.undecimal(word))
    if not n then return nil end
    list[#list + 1] = n
  end
  return list
end


function read.numbers(text, question)
  local list, right = numbers_in(text, "[^%s;:]+"), true
  if not list or #list ~= #question.right then
    list = numbers_in(text, "[^%s,;:]+")
  end
  if not list or #list ~= #question.right then
    return nil, phrase("teach.type_numbers", { n = #question.right })
  end
  for i, n in ipairs(question.right) do right = right and list[i] == n end
  return { right = right, extra = {}, missing = {} }
end


function read.yes_no(text, question)
  local word = said(text)
  if word ~= "yes" and word ~= "no" then
    return nil, phrase("teach.type_yes_no", answer.words())
  end
  return { right = (word == "yes") == question.right, extra = {},
    missing = {} }
end


--- answer.read(question, text) -> verdict { right, extra, missing }; or nil and
-- the text that was not understood
function answer.read(question, text)
  text = language.with_digits(text)
  return read[question.form](text, question)
end


local function letters(list)
  local out = {}
  for i, at in ipairs(list) do out[i] = string.char(96 + at) end
  return table.concat(out, " ")
end


--- answer.text(question, style) -> the right answer in words.
function answer.text(question, style)
  local right = question.right
  if question.form == "yes_no" then
    return answer.words()[right and "yes" or "no"]
  end
  if #right == 0 then return phrase "teach.none" end
  if question.form == "cards" then
    if #right == #question.hand then return phrase "teach.all" end
    return show.cards(right, style)
  elseif question.form == "numbers" then
    local list = {}
    for i, n in ipairs(right) do
      list[i] = language.decimal(tostring(n))
    end
    return table.concat(list, " ")
  end
  if #right > 1 then return letters(right) end
  local item = question.items[right[1]]
  return letters(right) .. " (" .. (question.deck.counts[item]
    and show.card(item, style) or item) .. ")"
end


return answer
