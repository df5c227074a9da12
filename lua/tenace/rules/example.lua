-- The vocabulary of worked examples: what an example may give, what it may
-- expect, and whether it makes sense, which is checked when its file is loaded.

local decks = require "tenace.rules.decks"
local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local parts_of = require "tenace.rules.parts"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"

local example = {}

--- What an example may give.
example.given = {
  { name = "fields", kind = "table",
    says = "fields of the round, as the steps would have set them; they may "
      .. "also stand in the example itself" },
  { name = "options", kind = "table",
    says = "values of options, where they are not the default" },
  { name = "hand", kind = "cards", says = "the player's hand" },
  { name = "trick", kind = "plays",
    says = "the plays to the trick so far, first to last; a list where "
      .. "players play several cards at once" },
  { name = "played", kind = "cards", says = "cards played to earlier tricks; "
    .. "they count as played to tricks of other suits, too; without `played` "
    .. "it is the first trick" },
  { name = "others", kind = "list of cards",
    says = "the other players' cards, from the next player on" },
  { name = "cards", kind = "cards", says = "cards of a meld" },
  { name = "deal", kind = "table",
    says = "a fixed deal: `hands`, a list, and piles by name" },
  { name = "moves", kind = "list of moves",
    says = "the moves from the start of the match" },
  { name = "seed", kind = "number",
    says = "the seed of the match, 1 if it is not given" },
  { name = "step", kind = "text",
    says = "the step to carry out; with `scores`, `score_round` need not be "
      .. "named" },
  { name = "with", kind = "list",
    says = "the arguments of the step besides the match; `player 1` and "
      .. "`side 1` name a player and a side" },
  { name = "before", kind = "list of numbers",
    says = "totals by side at the start of the round" },
  { name = "tricks", kind = "list of numbers",
    says = "tricks won, by side; where a side has several players, they may "
      .. "also be by player" },
  { name = "held", kind = "list of cards",
    says = "cards that each player was dealt, as far as they matter" },
  { name = "won", kind = "list of cards",
    says = "cards that each side has won, as far as they matter" },
  { name = "last_won", kind = "list of seats",
    says = "the seat that has won the last trick; or two seats: who has won "
      .. "the last trick but one, and the last" },
  { name = "party", kind = "list of seats",
    says = "the seats of the first party; all others are the second" },
  { name = "round_number", kind = "number", says = "the number of the round" },
  { name = "dealer", kind = "number", says = "the dealer's seat" },
  { name = "counted", kind = "list of numbers",
    says = "what each side has counted before the step" },
  { name = "by_itself", kind = "flag",
    says = "true: the example holds only where no other house rule is played" },
}

--- What an example may expect. It must also give one of the names in `needs`.
example.expected = {
  { name = "legal", kind = "moves", needs = { "hand", "moves" },
    says = "all allowed moves; a list if a move has several words" },
  { name = "allowed", kind = "moves", needs = { "hand", "moves" },
    says = "moves that are allowed, others may be too" },
  { name = "refused", kind = "moves", needs = { "hand", "moves" },
    says = "moves that are not allowed" },
  { name = "because", kind = "text", needs = { "refused" },
    says = "the name of the rule that refuses them, or its sentence" },
  { name = "forced", kind = "cards", needs = { "refused" },
    says = "the cards that must be led instead of a throw that fails" },
  { name = "winner", kind = "number", needs = { "trick" },
    says = "which of the plays wins the trick: 1 is the first" },
  { name = "value", kind = "number", needs = {},
    says = "what the result counts, by the step `value`" },
  { name = "meld", kind = "text or flag", needs = { "cards" },
    says = "the kind of meld that the cards are; false: none" },
  { name = "points", kind = "number", needs = { "cards" },
    says = "the points of the meld; without `meld` those of the cards" },
  { name = "scores", kind = "list of numbers", needs = {},
    says = "totals by side after the step" },
  { name = "won_by", kind = "number or flag", needs = {},
    says = "the side that has then won the match; 0: a draw; false: the match "
      .. "goes on" },
  { name = "gives", kind = "value", needs = { "step" },
    says = "the step's answer; \"none\" for nil, `player 1` or `side 1` for a "
      .. "player or a side" },
  { name = "by_round", kind = "words", needs = { "step" },
    says = "the step's answers in round 1, 2, …" },
  { name = "leaves", kind = "table", needs = { "step", "moves", "scores" },
    says = "fields after the step or the moves: players and sides by number, "
      .. "\"none\" if empty; piles and the stock: the number of cards, or the "
      .. "cards, bottom first; where there are several piles of a name, a "
      .. "list; `counts`: the number in each hand; `dealer`; `next_dealer`: "
      .. "whom `pass_deal_to` has named; `counted`: what each side has "
      .. "counted; `tricks`: how many each side has won, by seat where each "
      .. "plays alone" },
  { name = "settings", kind = "table", needs = {},
    says = "by the names of options and fields: the value of an option if "
      .. "nobody sets it; for a number, a list of the lowest, the usual and "
      .. "the highest; for a field with a range, a list of the lowest and the "
      .. "highest" },
}

-- The parts that describe a round in which a step runs. A match that is played
-- by moves starts without them.
local of_a_step = { "fields", "hand", "trick", "played", "others", "cards",
  "step", "with", "before", "tricks", "held", "won", "last_won", "party",
  "round_number", "counted" }

local names, is_word = {}, {}
for _, list in ipairs { example.given, example.expected } do
  for _, word in ipairs(list) do
    names[#names + 1], is_word[word.name] = word.name, word
  end
end

local wrong = parts_of.wrong


--- A text with blanks, or a list of texts, as a list; nil for anything else.
local function list_of(value)
  if type(value) == "string" then return kinds.name_list(value) end
  if type(value) ~= "table" then return nil end
  for _, item in ipairs(value) do
    if type(item) ~= "string" then return nil end
  end
  return table.move(value, 1, #value, 1, {})
end

example.list = list_of


--- Checks for whole numbers; for `n` of them if n is given.
local function numbers(value, n)
  if type(value) ~= "table" or n and #value ~= n then return nil end
  for _, item in ipairs(value) do
    if math.type(item) ~= "integer" then return nil end
  end
  return true
end


local check = {}

function check.table(value) return type(value) == "table" end
function check.text(value) return type(value) == "string" end
function check.number(value) return math.type(value) == "integer" end
function check.flag(value) return type(value) == "boolean" end
function check.words(value) return list_of(value) ~= nil end
function check.value(value) return type(value) ~= "table" end
function check.plays(value) return list_of(value) ~= nil end
function check.moves(value) return list_of(value) ~= nil end
function check.list(value) return type(value) == "table" end
check["list of moves"] = check.moves
check["list of cards"] = check.table
check.cards = check.text


check["text or flag"] = function(value)
  return type(value) == "string" or type(value) == "boolean"
end


check["number or flag"] = function(value)
  return value == false or math.type(value) == "integer"
end


-- With options of its own an example may have another number of sides.
check["list of numbers"] = function(value, v, body)
  local as_usual = next(example.options(body, v)) == nil
  return numbers(value, as_usual and #v.sides)
    or value == body.tricks and numbers(value, v.players)
end


-- With options of its own an example may have more players.
check["list of seats"] = function(value, v, body)
  local as_usual = next(example.options(body, v)) == nil
  if type(value) ~= "table" or #value == 0 then return nil end
  for _, seat in ipairs(value) do
    if math.type(seat) ~= "integer" or seat < 1
      or as_usual and seat > v.players then
      return nil
    end
  end
  return true
end


--- Has the game a pile of its own of this name?
local function is_pile(name, v)
  for _, pile in ipairs(v.facts.piles) do
    if pile.name == name then return true end
  end
end


--- Calls `look` on the parts of an example until it refuses one. If several are
-- wrong, the message names the first in the alphabet; only then are they
-- sorted.
local function each_part(body, v, look)
  local fine = true
  for name, value in next, body do
    fine = fine and look(name, value, v, body)
  end
  if fine then return true end
  for name, value in ordered.pairs(body) do
    local ok, message, path = look(name, value, v, body)
    if not ok then return nil, message, path end
  end
end


--- Checks that a name is a word of examples, a field, a pile or an option, and
-- that a word's value has the right kind. What a result is worth depends on
-- fields: there a word that is one, too, would leave the field empty.
local function check_name(name, value, v, body)
  local word = is_word[name]
  if word and not check[word.kind](value, v, body) then
    local key = word.kind == "list of numbers" and "example_numbers"
      or "example_kind"
    return wrong(key, { name = name, kind = word.kind, sides = #v.sides }, name)
  elseif word and body.value ~= nil and v.fields[name] then
    return wrong("example_field", { name = name }, name)
  elseif not word and not v.fields[name] and v.options[name] == nil
    and not is_pile(name, v) then
    local known = table.move(names, 1, #names, 1, {})
    for field in next, v.fields do known[#known + 1] = field end
    return nil, sentence.unknown(name, known), { name }
  end
  return true
end


local function check_names(body, v)
  return each_part(body, v, check_name)
end


--- Does the example give one of these names, or are there none?
local function meets(body, needs)
  for _, need in ipairs(needs) do
    if body[need] ~= nil then return true end
  end
  return #needs == 0
end


--- Checks that the example expects something, and gives what that needs. A line
-- of play to try need not expect anything.
local function check_needs(body, _, try)
  local any = false
  for _, word in ipairs(example.expected) do
    if body[word.name] ~= nil then
      any = true
      if not meets(body, word.needs) then
        return wrong("example_needs", {
          name = word.name, needs = sentence.list(word.needs),
        }, word.name)
      end
    end
  end
  if body.seed ~= nil and not body.moves then
    return wrong("example_needs", { name = "seed", needs = "moves" }, "seed")
  end
  if any or try then return true end
  return wrong("example_empty")
end


--- Checks that an example with moves gives only what a match can start with.
local function check_moves(body, v)
  if body.moves == nil then return true end
  for _, name in ipairs(of_a_step) do
    if body[name] ~= nil then
      return wrong("example_moves", { name = name }, name)
    end
  end
  for name in ordered.pairs(body) do
    if not is_word[name] and (v.fields[name] or is_pile(name, v)) then
      return wrong("example_moves", { name = name }, name)
    end
  end
  return true
end


--- Takes cards out of the deck; `left` counts those that remain. Refuses cards
-- that are not there any more. In a meld BJ=5H is the joker.
local function take(deck, left, text, name)
  if type(text) ~= "string" then
    return wrong("example_cards", { name = name }, name)
  end
  local drawn = name == "cards" and string.gsub(text, "=%S*", "") or text
  local cards, other = decks.read(deck, drawn)
  if not cards then return wrong("example_no_card", { card = other }, name) end
  for _, card in ipairs(cards) do
    left[card] = (left[card] or deck.counts[card]) - 1
    if left[card] < 0 then
      return wrong("card_too_often", { card = card }, name)
    end
  end
  return true
end


-- Which of an example's cards are different ones. Those that a player was dealt
-- may have been won.
local of_cards = { { "hand", "trick", "played", "others", "won", "cards" },
  { "held" } }


--- Checks that the deck has the cards of an example, each as often as the
-- example uses it. Where options decide about the deck, the cards of an example
-- that sets options are checked when it runs.
local function check_cards(body, v)
  if v.deck_varies and next(example.options(body, v)) then return true end
  for _, together in ipairs(of_cards) do
    local left = {}
    for _, name in ipairs(together) do
      local texts = body[name]
      if type(texts) == "string" then texts = { texts } end
      for _, text in ipairs(texts or {}) do
        local ok, message, path = take(v.deck, left, text, name)
        if not ok then return nil, message, path end
      end
    end
  end
  return true
end


--- Is it cards as text, or a list of such texts?
local function is_cards(value)
  if type(value) ~= "table" then return type(value) == "string" end
  for _, text in next, value do
    if type(text) ~= "string" then return false end
  end
  return true
end


--- Checks that the piles of a deal, or of each deal of a list, are cards as
-- text.
local function check_deal(body)
  local deal = body.deal
  if not deal then return true end
  for _, one in ipairs(type(deal[1]) == "table" and deal or { deal }) do
    for pile, cards in ordered.pairs(type(one) == "table" and one or {}) do
      if not is_cards(cards) then
        return wrong("example_deal", { pile = sentence.shown(pile) }, "deal",
          pile)
      end
    end
  end
  return true
end


--- Checks that settings are of options that exist.
local function check_settings(body, v)
  if not body.settings then return true end
  for name in ordered.pairs(body.settings) do
    local field = v.fields[name]
    if v.options[name] == nil and not (field and field.from) then
      return nil, sentence.missing("no_such_option",
        { name = sentence.shown(name) }, ordered.keys(v.options)),
        { "settings" }
    end
  end
  return true
end


--- Checks that the winner is one of the plays, and a step one of the game's.
local function check_places(body, v)
  local plays = body.trick and #list_of(body.trick) or 0
  if body.winner and (body.winner < 1 or body.winner > plays) then
    return wrong("example_winner", { plays = plays }, "winner")
  end
  local as_usual = next(example.options(body, v)) == nil
  if body.held and as_usual and #body.held ~= v.players then
    return wrong("example_held", { players = v.players }, "held")
  end
  local step = example.step(body)
  if step and not v.steps[step] then
    return nil, sentence.missing("no_such_step", { name = step },
      ordered.keys(v.steps)), { body.step and "step" or "scores" }
  end
  return true
end


--- example.step(body) -> the step that an example runs, or nil
function example.step(body)
  if body.step then return body.step end
  local counts = body.scores ~= nil or body.won_by ~= nil
  return counts and not body.moves and "score_round" or nil
end


--- example.facts(body, v) -> table
-- The facts of an example: fields of the round, and the options beside them.
-- `none` means an empty field, unless it is a choice that has the word.
function example.facts(body, v)
  local facts = {}
  for name, value in next, body do
    if not is_word[name] and (v.fields[name] or is_pile(name, v)) then
      facts[name] = value
    end
  end
  for name, value in next, body.fields or {} do facts[name] = value end
  for name, value in next, facts do
    local field = value == "none" and v.fields[name]
    if field and not ordered.has(field.values or {}, value) then
      facts[name] = nil
    end
  end
  return facts
end


--- example.options(body, v) -> table
-- The options that an example sets, by name.
function example.options(body, v)
  local options = {}
  for name, value in next, body do
    if not is_word[name] and not v.fields[name] and not is_pile(name, v) then
      options[name] = value
    end
  end
  for name, value in next, body.options or {} do options[name] = value end
  return options
end


--- Checks that a part of an example is data, and that a word's value has its
-- kind.
local function check_sound(name, value, v, body)
  local word = is_word[name]
  if not ordered.plain(value) then
    local plain, message = ordered.freeze(value)
    if plain == nil then return nil, message, { name } end
  end
  if type(name) ~= "string" then
    return nil, sentence.unknown(name, names), { name }
  end
  local numbered = word and word.kind == "list of numbers"
  if numbered and type(value) ~= "table"
    or word and not numbered and not check[word.kind](value, v, body) then
    return wrong("example_kind", { name = name, kind = word.kind }, name)
  end
  return true
end


--- example.sound(body, v) -> true; or nil, message, path
-- Is an example made of data, and do its words have values of their kinds? Then
-- it can be shown under any variant.
function example.sound(body, v)
  local ok, message, path = each_part(body, v, check_sound)
  if not ok then return nil, message, path end
  return check_deal(body)
end


local looks = { check_names, check_needs, check_moves, check_cards,
  check_settings, check_places }


--- example.check(body, v [, try]) -> true; or nil, message, path
-- Does an example make sense in that variant?
-- @param try true if it is a line of play to try
function example.check(body, v, try)
  for _, look in ipairs(looks) do
    local ok, message, path = look(body, v, try)
    if not ok then return nil, message, path or {} end
  end
  return true
end


--- example.told(one, text) -> what is wrong with an example, or with a line of
-- play to try, with its name
function example.told(one, text)
  return sentence.of(one.try and "of_try" or "of_example",
    { name = one.name, text = text })
end


--- example.fault(one, text, v) -> problem; nil if there is none
-- What is wrong with an example in a variant, at its line.
-- @param one { name, file, line, body }
-- @param text that of its file
-- @param look what looks at it; example.check, if nothing is given
function example.fault(one, text, v, look)
  local ok, message, path = (look or example.check)(one.body, v, one.try)
  if ok then return nil end
  local outline = source.outline(text, one.line)
  return problem.rules(one.file, source.line(outline, path),
    example.told(one, message))
end


return example
