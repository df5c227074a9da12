-- The worked examples of a rulebook, in words.

local amount = require "tenace.face.say.amount"
local asked = require "tenace.face.rulebook.asked"
local example = require "tenace.rules.example"
local in_words = require "tenace.face.rulebook.in_words"
local language = require "tenace.base.language"
local parts = require "tenace.face.rulebook.parts"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local examples = {}


-- By name, functions that put a value into words.
local say = {}


--- The cards played, several at once or one by one.
local function plays_of(body)
  return show.words(body.trick or "")
end


function say.winner(n, body, deck)
  return in_words.with_cards(plays_of(body)[n] or tostring(n), deck)
end


--- A side's name: the seat where all play for themselves.
local function side_name(side, variant)
  local kind = variant.facts.sides and "side" or "seat"
  return phrase("rulebook." .. kind, { [kind] = side })
end


function say.won_by(side, _, _, variant)
  if not side then return phrase "rulebook.nobody_yet" end
  if side == 0 then return phrase "rulebook.nobody" end
  return side_name(side, variant)
end


local function by_seat(values)
  local list = {}
  for seat, n in ipairs(values) do
    list[seat] = phrase("rulebook.of_seat", { seat = seat, cards = n })
  end
  return language.list(list)
end


local function by_side(values, _, _, variant)
  if not variant.facts.sides then return by_seat(values) end
  local list = {}
  for side, value in ipairs(values) do
    list[side] = phrase("rulebook.of_side", { side = side, value = value })
  end
  return language.list(list)
end


--- A move, or a list of them. A word that can be said is no card, though it may
-- be spelt as one is: 2H in an auction.
-- @param said set of words that can be said at that moment; nil for none
local function moves_text(moves, said, deck)
  if type(moves) ~= "table" then moves = { moves } end
  local list = {}
  for i, move in ipairs(moves) do
    list[i] = said and said[move] and language.worded(move)
      or in_words.text(move, deck)
  end
  return language.groups(list)
end


function say.moves(moves, _, deck, _, said)
  local list = {}
  for i, move in ipairs(moves) do
    list[i] = moves_text(move, said and said[i], deck)
  end
  if #list == 0 then return phrase "rulebook.nothing" end
  return language.groups(list)
end


--- What may be done after the example's moves.
local function say_next(moves, _, deck, _, said)
  return moves_text(moves, said and said[#said], deck)
end

say.legal, say.allowed, say.refused = say_next, say_next, say_next


--- Points and totals, as the game writes them.
local function totals(values, _, _, variant)
  return by_side(amount.all(values, variant), nil, nil, variant)
end


say.before, say.scores = totals, totals


function say.tricks(values, _, _, variant)
  local sides = #values == #variant.sides
  return (sides and by_side or by_seat)(values, nil, nil, variant)
end


say.counted = say.tricks


local function list_of_seats(seats)
  local list = {}
  for i, seat in ipairs(seats) do
    list[i] = phrase("rulebook.seat", { seat = seat })
  end
  return language.list(list)
end


say.party, say.last_won = list_of_seats, list_of_seats


function say.by_round(values, _, deck)
  local list = {}
  for _, word in ipairs(show.words(values)) do
    list[#list + 1] = show.suit_name(word, deck)
      or language.worded(word)
  end
  return language.list(list)
end


--- A field's value, in the words for its kind.
local function of_field(value, field, deck, variant)
  if field.kind == "suit" and type(value) == "string" then
    return show.suit_name(value, deck)
  end
  if field.kind == "text" then return language.worded(tostring(value)) end
  if math.type(value) ~= "integer" then return nil end
  if field.kind == "player" then
    return phrase("rulebook.seat", { seat = value })
  elseif field.kind == "side" then
    return side_name(value, variant)
  end
end


--- The label of a row. A word that a player may say has another label than a
-- card.
local function label_of(name, body)
  if name == "legal" and body.moves then
    return phrase "rulebook.example.possible"
  end
  return phrase("rulebook.example." .. name)
end


-- What each side has, that is no field.
local among_sides = { counted = true, tricks = true }

--- What is so afterwards: a field, a pile, or a value for each player or side.
local function left_text(name, value, deck, variant)
  local field = variant.fields[name]
  if name == "dealer" or name == "next_dealer" and value ~= "none" then
    return phrase("rulebook.seat", { seat = value })
  end
  if among_sides[name] and type(value) == "table" then
    return by_side(value, nil, nil, variant)
  end
  if type(value) ~= "table" then
    return field and of_field(value, field, deck, variant)
      or in_words.text(value, deck)
  end
  local list = {}
  for i, item in ipairs(value) do
    if type(item) == "table" then return in_words.text(value, deck) end
    list[i] = in_words.text(item, deck)
  end
  return language.list(list)
end


function say.leaves(values, _, deck, variant)
  local list = {}
  for i, name in ipairs(in_words.names(values)) do
    list[i] = phrase("rulebook.part.left", { name = parts.label(name, variant),
      value = left_text(name, values[name], deck, variant) })
  end
  return language.groups(list)
end


function say.dealer(seat) return phrase("rulebook.seat", { seat = seat }) end


function say.meld(kind)
  if not kind then return phrase "rulebook.no" end
  return phrase("rulebook.is_meld." .. kind)
end


function say.because(rule) return language.rule(rule) end


--- The order of the rows: given parts first, expected ones last. Facts of the
-- round, which are not in the vocabulary, come before all.
local function places()
  local vocabulary, place = require "tenace.rules.example", {}
  for _, list in ipairs { vocabulary.given, vocabulary.expected } do
    for i, word in ipairs(list) do
      place[word.name] = i + (list == vocabulary.expected and 100 or 0)
    end
  end
  place.hand, place.round_number = place.trick + 0.5, 0.5
  return place
end

local PLACES = places()


local function names_in_order(body)
  local names = {}
  for name in pairs(body) do names[#names + 1] = name end
  table.sort(names, function(a, b)
    local x, y = PLACES[a] or 0, PLACES[b] or 0
    if x ~= y then return x < y end
    return a < b
  end)
  return names
end


--- A row: words of the vocabulary have labels; fields and options have their
-- own names.
-- @param said sets of words that can be said at each move; nil if unknown
local function row_of(name, value, body, variant, said)
  local deck, known = variant.deck, PLACES[name] ~= nil
  local label = known and label_of(name, body) or parts.label(name, variant)
  if say[name] and known then
    return { label, say[name](value, body, deck, variant, said) }
  end
  local field = variant.fields[name]
  return { label, parts.value(name, value, variant)
    or field and of_field(value, field, deck, variant)
    or in_words.text(value, deck) }
end


--- The words that can be said at each of an example's moves and after them; nil
-- without moves or if the rules refuse them.
local function words_said(one, variant)
  if not one.body.moves then return nil end
  local done, said = pcall(function()
    return asked.words(asked.under(one, variant))
  end)
  return done and said or nil
end


--- Why the first refused move is refused.
local function refusal(case)
  local ok, reason = asked.allows(case, example.list(case.body.refused)[1])
  return ok, reason
end


--- The question whose answer has a reason.
local function reasoned(body)
  return body.winner ~= nil and asked.winner
    or body.value ~= nil and asked.value
    or body.meld == false and asked.meld or body.refused and refusal
end


--- Why it is true, in the words of the rules.
local function why_of(one, variant)
  local answer = reasoned(one.body)
  if not answer then return nil end
  local done, _, why = pcall(function()
    return answer(asked.under(one, variant))
  end)
  return done and type(why) == "string" and why or nil
end


local GROUPS = { "options", "fields" }


--- Rows of the options and fields in tables of their own.
local function grouped_rows(body, variant)
  local rows = {}
  for _, group in ipairs(GROUPS) do
    for _, name in ipairs(in_words.names(body[group] or {})) do
      local value = body[group][name]
      local field = variant.fields[name]
      rows[#rows + 1] = { parts.label(name, variant, group == "options"),
        parts.value(name, value, variant, group == "options") or field
          and of_field(value, field, variant.deck, variant)
          or in_words.text(value, variant.deck) }
    end
  end
  return rows
end


-- Lists with a value for each side or player; each value gets a row.
local EACH = { won = side_name, held = function(seat)
  return phrase("rulebook.seat", { seat = seat })
end }


--- Adds a row for each side or player: `taken by side 1`. Of a hand without
-- cards it does not matter what was dealt.
local function add_each(rows, name, list, variant)
  local deck = variant.deck
  for i, cards in ipairs(list) do
    local label = phrase("rulebook.example_each", {
      what = phrase("rulebook.example." .. name),
      whose = EACH[name](i, variant) })
    if cards ~= "" then
      rows[#rows + 1] = { label, in_words.text(cards, deck) }
    elseif name ~= "held" then
      rows[#rows + 1] = { label, phrase "rulebook.nothing" }
    end
  end
end


--- Adds the deal: a row for each fixed hand, and for each pile.
local function add_deal(rows, deal, variant)
  local deck = variant.deck
  for i, cards in ipairs(deal.hands or {}) do
    if cards ~= "*" then
      local fixed, others = cards:gsub("%s*%*", "")
      local text = in_words.text(fixed, deck)
      rows[#rows + 1] = { phrase("rulebook.hand_of", { seat = i }), others > 0
        and phrase("rulebook.with_others", { cards = text }) or text }
    end
  end
  for _, name in ipairs(in_words.names(deal)) do
    if name ~= "hands" then
      rows[#rows + 1] = { parts.label(name, variant),
        in_words.text(deal[name], deck) }
    end
  end
end


-- The parts of an example that tell a step of the rules file, in one row.
local OF_STEPS = { step = true, with = true, gives = true }


--- Adds the row for the step that the example runs.
local function add_step(rows, body, variant)
  local label, text = parts.step(body, variant, function(value)
    return in_words.text(value, variant.deck)
  end)
  if label then
    rows[#rows + 1] = { label, text, name = "step",
      follows = body.gives ~= nil }
  end
end


--- Is it a suit without a name? Trumps that are no suit of the pack have none.
local function says_nothing(name, body, variant)
  local field, value, deck = variant.fields[name], body[name], variant.deck
  return field ~= nil and field.kind == "suit" and type(value) == "string"
    and #value == 1 and not show.suit_name(value, deck)
end


--- The wanted rows of an example, its fields and options among them.
local function rows_of(one, variant, wanted)
  local body, said = one.body, words_said(one, variant)
  local rows, told = grouped_rows(body, variant), false
  for _, name in ipairs(names_in_order(body)) do
    local group = name == "fields" or name == "options" or name == "by_itself"
    if name == "deal" then
      local deals = body.deal[1] and body.deal or { body.deal }
      for _, deal in ipairs(deals) do add_deal(rows, deal, variant) end
    elseif EACH[name] then
      add_each(rows, name, body[name], variant)
    elseif OF_STEPS[name] then
      if wanted(name) and not told then add_step(rows, body, variant) end
      told = told or wanted(name)
    elseif not group and wanted(name) and not says_nothing(name, body, variant)
    then
      rows[#rows + 1] = row_of(name, body[name], body, variant, said)
      rows[#rows].name, rows[#rows].follows = name, (PLACES[name] or 0) > 100
    end
  end
  return rows
end


--- examples.given(one, variant) -> rows of the given parts as a learner sees
-- them, without the conclusions
function examples.given(one, variant)
  return rows_of(one, variant, function(name)
    return (PLACES[name] or 0) < 100 and not OF_STEPS[name]
  end)
end


-- The first words of names that go on from the example before.
local JOINING = {}
for _, word in ipairs(show.words [[or and nor but not then also even it they
which unless less more though without as if where]]) do
  JOINING[word] = true
end


--- examples.goes_on(one) -> true if the example's name goes on from that of the
-- one before, as "but not 36" does, and says little alone
function examples.goes_on(one)
  return JOINING[one.name:lower():match "^%a+"] == true
end


--- examples.rows(one, variant) -> rows of label and text, with the `name` of a
-- part of the example, and `follows` if it is no given one; cards in braces.
-- A refusal's reason stands for the name of the rule.
function examples.rows(one, variant)
  local why = why_of(one, variant)
  local rows = rows_of(one, variant, function(name)
    return name ~= "because" or not why
  end)
  if why then
    rows[#rows + 1] = { phrase "rulebook.example.why",
      language.told(variant.texts, why), follows = true }
  end
  return rows
end


-- Answers that need no label.
local PERMITS = { allowed = true, refused = true }


--- The rules' answer to one thing that an example expects.
local function answer_text(case, name, variant)
  local deck = variant.deck
  local found, why = asked.answer(case, name)
  if found == nil or PERMITS[name] then return found end
  local text = say[name] and name ~= "winner" and say[name](found, case.body,
    deck, variant) or in_words.text(found, deck)
  text = phrase("rulebook.answer",
    { label = label_of(name, case.body), text = text })
  if type(why) ~= "string" then return text end
  return phrase("rulebook.answer_why", { text = text, why = why })
end


--- A variant's answers to everything that an example expects, by name; empty if
-- the variant cannot be asked.
local function answers_of(one, home)
  local answers = {}
  local done = pcall(function()
    local case = asked.under(one, home)
    for _, item in ipairs(require "tenace.study.examples".expects(one.body)) do
      answers[item.name] = answer_text(case, item.name, home)
    end
  end)
  return done and answers or {}
end


--- The examples of two variants; those of both only once.
local function of_both(one, other)
  local list, seen = {}, {}
  for _, variant in ipairs { one, other } do
    for _, one_of in ipairs(variant.examples) do
      local key = one_of.file .. ":" .. one_of.line
      if not seen[key] then list[#list + 1], seen[key] = one_of, true end
    end
  end
  return list
end


--- The answers that differ, as a text for each variant; nil if none does.
local function parted(one, before, after)
  local was, is = {}, {}
  for _, item in ipairs(require "tenace.study.examples".expects(one.body)) do
    local a, b = before[item.name], after[item.name]
    if a ~= b then was[#was + 1], is[#is + 1] = a, b end
  end
  if #was + #is == 0 then return nil end
  local join = phrase "rulebook.rank.part"
  return table.concat(was, join), table.concat(is, join)
end


--- examples.changed(one, other) -> list of { label, before, after }: examples
-- of either variant to which the two give different answers, or only one has
-- an answer
function examples.changed(one, other)
  local list = {}
  for _, case in ipairs(of_both(one, other)) do
    local was, is = parted(case, answers_of(case, one),
      answers_of(case, other))
    if was then
      list[#list + 1] = { label = case.name, before = was, after = is }
    end
  end
  return list
end


return examples
