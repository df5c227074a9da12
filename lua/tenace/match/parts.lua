-- A move as data: its form, and what the slots of that take. Here alone the
-- text of a move is taken apart; whoever needs a part of it has it from here.

local suit_words = require "tenace.base.suit_words"

local parts = {}

-- Slots of forms that take exactly one word.
local ONE_WORD = { suit = true, rank = true, value = true, number = true,
  card = true }

-- What is said in a turn with melds.
local TURN = { "draw", "pass", "done", "out?", "take", "take {card}: {groups}",
  "take {groups}", "meld {groups}", "join {rank}", "discard {card}",
  "knock {card}" }


--- The words of a text; a mark behind a card, as in `7H: 8H`, is one too.
local function words_of(text)
  local list = {}
  for word in string.gmatch(string.gsub(text, "[;:]", " %0 "), "%S+") do
    list[#list + 1] = word
  end
  return list
end


--- The words from there to there as text.
local function joined(words, from, to)
  return (string.gsub(table.concat(words, " ", from, to), " ([;:])", "%1"))
end


local function is_number(word) return string.find(word, "^-?%d+$") ~= nil end


local function is_card(variant, word)
  return variant.deck.counts[word] ~= nil
end


--- Is it a card of the pack, perhaps a wild one that stands for another?
local function can_be_melded(variant, word)
  return is_card(variant, string.match(word, "^(.+)=.") or word)
end


--- A piece of a move: its text; of a slot also its name, what it says, and the
-- cards if it is cards.
local function piece(text, slot, value, cards)
  return { text = text, slot = slot, value = value, cards = cards or nil }
end


--- Cards that are melded, in groups: { { cards, on }, … }; nil if some words
-- are none.
local function groups_of(variant, words, from, to)
  local groups, cards, on = {}, {}, nil
  for i = from, to + 1 do
    local word = words[i]
    if i > to or word == ";" then
      groups[#groups + 1] = { cards = table.concat(cards, " "), on = on }
      cards, on = {}, nil
    elseif words[i - 1] == "on" then
      on = word
    elseif can_be_melded(variant, word) then
      cards[#cards + 1] = word
    elseif word ~= "on" then
      return nil
    end
  end
  return groups
end


--- The words from there to there as a list of cards; nil if they are no cards.
local function cards_of(variant, words, from, to)
  for i = from, to do
    if not is_card(variant, words[i]) then return nil end
  end
  return table.move(words, from, to, 1, {})
end


-- By the name of a slot, a function of the variant, words, and from where to
-- where: what the slot says; nil if these words are not for it. Words that it
-- takes are mostly text.
local values = {}

function values.cards(variant, words, from, to)
  if cards_of(variant, words, from, to) then
    return table.concat(words, " ", from, to)
  end
end

values.card = values.cards

function values.players(_, words, from, to)
  local seats = {}
  for i = from, to do
    local seat = math.tointeger(tonumber(words[i]))
    if not seat then return nil end
    seats[#seats + 1] = seat
  end
  return seats
end

function values.player(_, words, from, to)
  return from == to and math.tointeger(tonumber(words[from])) or nil
end

function values.suit(variant, words, from)
  return suit_words.letter(words[from], variant.deck.suits) or words[from]
end

function values.rank(_, words, from) return words[from] end

--- Any other slot: text, or a whole number.
local function any_value(_, words, from, to)
  local text = table.concat(words, " ", from, to)
  return is_number(text) and math.tointeger(tonumber(text)) or text
end


--- Parts of a pattern: { slot } or { words = { … } }, words in a row together;
-- and how many words it has that are no slots.
local function divide(pattern, own)
  local list, n = {}, 0
  for _, word in ipairs(words_of(pattern)) do
    local slot, last = string.match(word, "^{([%a_]+)}$"), list[#list]
    if slot then
      list[#list + 1] = { slot = slot, of = own[slot] or values[slot]
        or any_value }
    elseif last and last.words then
      n = n + 1
      last.words[#last.words + 1] = word
    else
      n = n + 1
      list[#list + 1] = { words = { word } }
    end
  end
  return list, n
end


--- Patterns, divided, those with the most words of their own first.
local function forms_of(patterns, own)
  local forms = {}
  for i, pattern in ipairs(patterns) do
    local list, n = divide(pattern, own)
    forms[i] = { at = i, n = n, parts = list, pattern = pattern }
  end
  table.sort(forms, function(a, b)
    if a.n ~= b.n then return a.n > b.n end
    return a.at < b.at
  end)
  return forms
end


--- Are these the words from there on?
local function has_words(words, at, wanted)
  for i, word in ipairs(wanted) do
    if words[at + i - 1] ~= word then return false end
  end
  return true
end


--- Reads the words from `at` on as the parts from `i` on: a list of pieces in
-- front of the rest; or nil.
local function read_parts(variant, list, i, words, at)
  local part = list[i]
  if not part then return at > #words and {} or nil end
  local first, last = at, ONE_WORD[part.slot] and at or #words
  if part.words then
    if not has_words(words, at, part.words) then return nil end
    first = at + #part.words - 1
    last = first
  end
  for to = first, math.min(last, #words) do
    local value = part.slot and part.of(variant, words, at, to)
    local rest = (part.words or value)
      and read_parts(variant, list, i + 1, words, to + 1)
    if rest then
      table.insert(rest, 1, piece(joined(words, at, to), part.slot,
        value or nil, part.slot and cards_of(variant, words, at, to)))
      return rest
    end
  end
end


--- A move by its pieces. Of two slots with the same name `slots` has the first.
local function made(text, pieces, form)
  local slots, words = {}, {}
  for i, one in ipairs(pieces) do
    local name = one.slot
    words[i] = name and "{" .. name .. "}" or one.text
    if name and slots[name] == nil then slots[name] = one.value end
  end
  return { text = text, form = form or table.concat(words, " "),
    slots = slots, pieces = pieces }
end


--- A move by the first of some forms that it has; nil: it has none.
local function by_forms(variant, forms, text)
  local words = words_of(text)
  for _, form in ipairs(forms) do
    local pieces = read_parts(variant, form.parts, 1, words, 1)
    if pieces then return made(text, pieces, form.pattern) end
  end
end


--- The words behind which a game's answers name players, and the slots.
local function names_of(variant)
  local names = {}
  for _, pattern in ipairs(variant.facts.names_players or {}) do
    local before, slot = string.match(pattern, "^(.-) {(%a+)}$")
    names[before] = slot
  end
  return names
end


--- What a word of a choice is: a number, a suit, a word.
local function plain_piece(variant, word)
  if is_number(word) then
    return piece(word, "number", math.tointeger(tonumber(word)))
  end
  local suit = suit_words.letter(word, variant.deck.suits)
  return suit and piece(word, "suit", suit) or piece(word)
end


--- The piece of a choice that begins with word number `at`, and its last word.
-- Cards in a row are one.
-- @param slot where players are named here, their slot
local function piece_at(variant, words, at, slot)
  local last, word = at, words[at]
  if slot and is_number(word) then
    while slot == "players" and is_number(words[last + 1] or "") do
      last = last + 1
    end
    return piece(joined(words, at, last), slot,
      values[slot](variant, words, at, last)), last
  elseif is_card(variant, word) then
    while is_card(variant, words[last + 1]) do last = last + 1 end
    local text = joined(words, at, last)
    return piece(text, last > at and "cards" or "card", text,
      cards_of(variant, words, at, last)), last
  end
  return plain_piece(variant, word), at
end


--- One of a list of texts: cards, players behind the words that the game has
-- for them, numbers, suits and words.
local function read_choice(variant, text)
  local words, names = words_of(text), names_of(variant)
  local pieces, said, at = {}, "", 1
  while at <= #words do
    local one, last = piece_at(variant, words, at, names[said])
    pieces[#pieces + 1] = one
    said = at == 1 and one.text or said .. " " .. one.text
    at = last + 1
  end
  return made(text, pieces)
end


--- parts.bid(text) -> number, name, what is between; nil if it has no number
-- A bid such as `5 hearts` or `1NT`.
function parts.bid(text)
  local number, between, name = string.match(text, "^(%d+)( *)(.*)$")
  return number, name, between
end


--- A bid, which may look like a card: a number, and a suit or words. What has
-- no number is read as a choice.
local function read_bid(variant, text)
  local number, name, between = parts.bid(text)
  if not number then return read_choice(variant, text) end
  local pieces, suits = { plain_piece(variant, number) }, variant.deck.suits
  for word in string.gmatch(name, "%S+") do
    local letter = #word == 1 and string.find(suits, word, 1, true) and word
    pieces[#pieces + 1] = letter and piece(word, "suit", word)
      or plain_piece(variant, word)
  end
  local bid = made(text, pieces)
  if between == "" then bid.form = string.gsub(bid.form, "} ", "}", 1) end
  return bid
end


-- By what is asked, a function of the variant and a move; else read_choice.
local read = { bid = read_bid }


--- Several cards, or a word that is said in their place.
function read.cards(variant, text)
  local words = words_of(text)
  local cards = cards_of(variant, words, 1, #words)
  return made(text, { cards and piece(text, "cards", text, cards)
    or piece(text) })
end


-- The forms of questions, by the lists of patterns; those of turns, by variant.
local known = setmetatable({}, { __mode = "k" })


--- The forms of a turn with melds.
local function turn_of(variant)
  local melds = variant.facts.melds or {}
  local list = table.move(TURN, 1, #TURN, 1, {})
  if melds.all then list[#list + 1] = melds.all end
  if melds.clear then list[#list + 1] = melds.clear .. " {card}" end
  return forms_of(list, { groups = groups_of })
end


function read.turn(variant, text)
  known[variant] = known[variant] or turn_of(variant)
  return by_forms(variant, known[variant], text) or read_choice(variant, text)
end


--- What is asked, by its name in this file.
local function kind_of(asked)
  if asked.stage and asked.kind == "choice" then return "turn" end
  return asked.others and "bid" or asked.kind
end


--- parts.of(variant, asked, text) -> { form, slots, text, pieces }
-- A move, as m:moves has it, as data: see m:parts.
-- @param asked a question, as question.of has it; or { kind }
function parts.of(variant, asked, text)
  if not asked.forms then
    return (read[kind_of(asked)] or read_choice)(variant, text)
  end
  local forms = known[asked.forms] or forms_of(asked.forms, {})
  known[asked.forms] = forms
  return by_forms(variant, forms, text) or read_choice(variant, text)
end


--- parts.add(variant, asked, item) -> item
-- Adds the form and the slots of its move to something that has one.
-- @param asked what was asked: a question, or its kind as the log has it
function parts.add(variant, asked, item)
  local question = type(asked) == "table" and asked or { kind = asked }
  local move = parts.of(variant, question, item.move)
  item.form, item.slots = move.form, move.slots
  return item
end


return parts
