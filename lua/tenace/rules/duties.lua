-- Obligations: the words with which rules files write them, and the check of
-- the fact `obligations`.

local called = require "tenace.rules.called"
local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local parts_of = require "tenace.rules.parts"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"
local suit_words = require "tenace.base.suit_words"

local duties = {}

--- Obligations that are words of the library, and what each requires.
duties.natives = {
  { name = "follow_suit", says = "cards of the suit led" },
  { name = "beat_led", says = "cards of the suit led that beat the best of "
    .. "them so far; it demands nothing once a trump has been played on "
    .. "another suit" },
  { name = "beat_led_always", says = "cards of the suit led that beat the "
    .. "best of them so far, trumped or not" },
  { name = "play_trump", says = "trumps" },
  { name = "overtrump", says = "trumps above the best trump so far" },
}

--- What an obligation of a game's own may have in its braces.
duties.parts = {
  { name = "says", kind = "text", says = "the sentence that refuses a card: "
    .. "`{cards}` are the cards that may be played, `{suit}` the suit led, "
    .. "`{best}` the card that is winning, `{trump}` the value of that field, "
    .. "and so on for any field" },
  { name = "play", kind = "cards", says = "the cards that must be played; "
    .. "names of cards are below, at `play`" },
  { name = "avoid", kind = "cards", says = "cards that a player who has others "
    .. "may not play; the obligations after this one apply, too" },
  { name = "unless_only", kind = "cards", says = "it does not bind a hand that "
    .. "has only such cards" },
  { name = "exempt", kind = "cards", says = "cards that may always be played; "
    .. "a hand that could do its duty with these alone need not do it" },
  { name = "when", kind = "condition",
    says = "it binds only when all of this holds: names of conditions, with "
      .. "commas between, and values of fields or options: { \"leading\", "
      .. "contract = \"solo, misere\" }; an empty field for a suit or a card "
      .. "is \"none\"" },
  { name = "unless", kind = "condition",
    says = "it does not bind when any of this holds" },
  { name = "until_played", kind = "cards",
    says = "it binds until one of these cards has been played to a trick" },
  { name = "until_thrown", kind = "cards", says = "it binds until one of these "
    .. "cards has been played to a trick of another suit" },
  { name = "narrows", kind = "flag", says = "true: the obligations after it "
    .. "choose among the cards that it has left" },
}

--- The conditions on which an obligation can depend.
duties.conditions = {
  { name = "leading", says = "the player leads to the trick" },
  { name = "first trick", says = "no trick has been played in this round" },
  { name = "trump led", says = "trumps were led" },
  { name = "trumped", says = "another suit was led, and a trump is winning" },
  { name = "partner wins", says = "the player's side is winning the trick" },
  { name = "void", says = "the player has no card of the suit led" },
}

--- The names of cards in an obligation, besides cards, ranks, and the letters
-- of suits.
duties.sorts = {
  { name = "suit led", says = "the cards of the suit led" },
  { name = "higher", says = "those of the suit led that beat its best so far" },
  { name = "trumps", says = "all trumps" },
  { name = "higher trumps", says = "trumps above the best trump so far" },
  { name = "lower trumps", says = "trumps below the best trump so far" },
  { name = "J of trumps", says = "the cards of that rank that are trumps" },
}

--- The most values of fields on which the obligations of a game can depend.
duties.most_fields = 8

local is_condition, is_sort = {}, {}
for _, fact in ipairs(duties.conditions) do is_condition[fact.name] = true end
for i = 1, #duties.sorts - 1 do is_sort[duties.sorts[i].name] = true end

local own_parts, own_names = {}, {}
for i, part in ipairs(duties.parts) do
  own_parts[part.name], own_names[i] = true, part.name
end

local wrong = parts_of.wrong


--- Calls `change` on a copy of an obligation, or of each in a list. A text is
-- the name of an obligation that the rules beneath may have.
local function changed(given, key, change)
  if type(given) == "string" then
    given = kinds.declare("obligation", { name = given, amends = true })
  end
  if type(given) == "table" and not kinds.declared(given) then
    local list = {}
    for i, each in ipairs(given) do
      list[i] = each and changed(each, key, change)
    end
    return list
  end
  if kinds.declared(given) ~= "obligation" then problem.raise(key) end
  local parts = {}
  for name, part in next, kinds.given(given) do parts[name] = part end
  change(parts)
  return kinds.declare("obligation", parts)
end


--- Adds what a word says about an obligation, or about each in a list, to what
-- was said before. The part has the name of the word.
local function with_more(given, word, value)
  return changed(given, word .. "_obligation", function(parts)
    local list = {}
    for i, before in ipairs(parts[word] or {}) do list[i] = before end
    list[#list + 1] = value
    parts[word] = list
  end)
end


duties.words = {}


--- once_empty(pile, obligation [, always]) -> obligation
-- An obligation that binds only once a pile is empty. In a list of obligations,
-- all of them wait for the pile.
-- @param pile the name of a pile that all players share: `"stock"`, or one of
-- the game's own
-- @param obligation one, or a list of them
-- @param always the obligation of the list that binds from the start; false:
-- none does
-- @example obligations = { once_empty("stock", follow_suit) }
-- @group obligations
function duties.words.once_empty(pile, given, always)
  local function wait(parts) parts.once_empty = pile end
  if type(given) ~= "table" or kinds.declared(given) then
    return changed(given, "once_empty_obligation", wait)
  end
  local list = {}
  for i, each in ipairs(given) do
    list[i] = each and each ~= always
      and changed(each, "once_empty_obligation", wait) or each
  end
  return list
end


--- when(condition, obligation) -> obligation
-- An obligation, or a list of them, that binds only when the condition holds.
-- @param condition names of conditions with commas between, which must all
-- hold, such as `"leading, first trick"`; or a list of such names, with values
-- of fields or options: `{ "leading", trump = "H" }`
-- @example obligations = { when("trump led", beat_led), follow_suit }
-- @group obligations
function duties.words.when(condition, given)
  return with_more(given, "when", condition)
end


--- unless(condition, obligation) -> obligation
-- An obligation, or a list of them, that does not bind when any of the
-- conditions holds.
-- @param condition see `when`
-- @example obligations = {
--   follow_suit, unless("partner wins", { overtrump, play_trump }),
-- }
-- @example obligations = {    -- of a house rule: those that the game has
--   unless("partner wins", { "overtrump", "play_trump" }),
-- }
-- @group obligations
function duties.words.unless(condition, given)
  return with_more(given, "unless", condition)
end


--- exempt(cards, obligation) -> obligation
-- An obligation, or a list of them, from which some cards are free: they may
-- always be played, and a hand that could do its duty with these cards alone
-- need not do it.
-- @param cards cards, ranks, suits, or `"J of trumps"`, with commas between
-- @example obligations = { exempt("J of trumps", follow_suit) }
-- @group obligations
function duties.words.exempt(cards, given)
  return with_more(given, "exempt", cards)
end


--- The words for the obligations of the library.
function duties.add_natives(words)
  for _, native in ipairs(duties.natives) do
    words[native.name] = kinds.declare("obligation", {
      name = native.name, native = native.name,
    })
  end
end


--- Do all players share this pile?
local function is_pile(name, known)
  if name == "stock" then return true end
  for _, pile in ipairs(known.piles) do
    if pile.name == name then return not pile.each end
  end
end


--- The parts of a text between its commas.
local function between_commas(text)
  local list = {}
  for part in string.gmatch(text, "[^,]+") do
    local word = string.match(part, "^%s*(.-)%s*$")
    if word ~= "" then list[#list + 1] = word end
  end
  return list
end


--- The cards of a deck of that suit or rank; nil if it has no such one.
local function cards_of(deck, letter, of_rank)
  local ranks, list = of_rank and letter or deck.ranks, {}
  for rank in string.gmatch(ranks, "%S+") do
    for suit in string.gmatch(of_rank and deck.suits or letter, "%S+") do
      if deck.counts[rank .. suit] then list[#list + 1] = rank .. suit end
    end
  end
  return list
end


local function has_word(text, word)
  return string.find(" " .. text .. " ", " " .. word .. " ", 1, true) ~= nil
end


--- Adds the cards that a word means to a list: a card, a suit or a rank. False
-- if it means none.
local function add_word(list, word, deck)
  local is_suit = has_word(deck.suits, word)
  local is_rank = has_word(deck.ranks, word)
  if deck.counts[word] then list[#list + 1] = word
  elseif is_suit ~= is_rank then
    local cards = cards_of(deck, word, is_rank)
    table.move(cards, 1, #cards, #list + 1, list)
  else return false end
  return true
end


--- The words of a list in its order, each once.
local function each_once(list)
  local seen, once = {}, {}
  for _, word in ipairs(list) do
    if not seen[word] then seen[word], once[#once + 1] = true, word end
  end
  return once
end


--- Adds one part of a text that names cards to what it names.
local function add_named(named, part, deck)
  local rank = string.match(part, "^(%S+) of trumps$")
  if is_sort[part] then
    named.sorts[#named.sorts + 1] = part
    return true
  elseif rank then
    return add_word(named.if_trump, string.upper(rank), deck)
  end
  for word in string.gmatch(string.upper(part), "%S+") do
    if not add_word(named.cards, word, deck) then return false end
  end
  return true
end


--- Reads a text that names cards: { words, cards, if_trump, sorts }.
local function read_named(text, known, path)
  if type(text) ~= "string" then
    return wrong("fact_obligation_cards", { name = sentence.shown(text) },
      table.unpack(path))
  end
  local named = { words = between_commas(text), cards = {}, if_trump = {},
    sorts = {} }
  for _, part in ipairs(named.words) do
    if not add_named(named, part, known.deck) then
      local letter = suit_words.letter(part, known.deck.suits)
      if letter then
        return wrong("fact_obligation_suit", { name = part, letter = letter },
          table.unpack(path))
      end
      return nil, sentence.missing("fact_obligation_card", { name = part },
        ordered.keys(is_sort)), path
    end
  end
  named.cards = each_once(named.cards)
  named.if_trump = each_once(named.if_trump)
  return named
end


--- The values of a field that a condition names: a list.
local function values_of(value)
  if type(value) == "string" then return between_commas(value) end
  if type(value) ~= "table" then return { value } end
  return table.move(value, 1, #value, 1, {})
end


--- Adds the facts of one condition to a list of facts, or of fields with their
-- values.
local function add_facts(o, way, given, i)
  if type(given) == "string" then given = { given } end
  if type(given) ~= "table" or kinds.declared(given) then
    return wrong("fact_obligation_when", { name = way }, i, way)
  end
  for name, value in ordered.pairs(given) do
    local is_condition_text = math.type(name) == "integer"
    if not is_condition_text then
      table.insert(o.fields, { way = way, name = name, values =
        values_of(value) })
    elseif type(value) ~= "string" then
      return wrong("fact_obligation_when", { name = way }, i, way)
    end
    for _, fact in ipairs(is_condition_text and between_commas(value) or {}) do
      if not is_condition[fact] then
        return nil, sentence.missing("fact_obligation_fact", { name = fact },
          ordered.keys(is_condition)), { i, way }
      end
      table.insert(o[way], fact)
    end
  end
  return true
end


--- Reads the conditions that the braces and the words around an obligation
-- name.
local function read_conditions(o, given, i, known)
  local own = given.given or {}
  for _, way in ipairs { "when", "unless" } do
    local list = table.move(given[way] or {}, 1, #(given[way] or {}), 1, {})
    list[#list + 1] = own[way]
    for _, facts in ipairs(list) do
      local ok, message, path = add_facts(o, way, facts, i)
      if not ok then return nil, message, path end
    end
  end
  local exempt = table.move(given.exempt or {}, 1, #(given.exempt or {}), 1, {})
  exempt[#exempt + 1] = own.exempt
  for _, part in ipairs(exempt) do
    if type(part) ~= "string" then
      return wrong("fact_obligation_cards", { name = sentence.shown(part) }, i)
    end
  end
  local text = #exempt > 0 and table.concat(exempt, ", ")
  local message, path
  if text then o.exempt, message, path = read_named(text, known, { i }) end
  return not message, message, path
end


--- Reads the cards that the braces of an obligation name.
local function read_cards(o, own, i, known)
  local parts = { names = own.play or own.avoid, only = own.unless_only,
    until_played = own.until_played, until_thrown = own.until_thrown }
  for name, text in ordered.pairs(parts) do
    local named, message, path = read_named(text, known, { i })
    if not named then return nil, message, path end
    o[name] = named
    local waits = name == "until_played" or name == "until_thrown"
    if waits and (#named.sorts > 0 or #named.if_trump > 0) then
      return wrong("fact_obligation_until", { name = text }, i)
    end
  end
  return true
end


--- Checks what an obligation of the game's own has in its braces.
local function check_own(o, given, i, known)
  local own = given.given
  for part in ordered.pairs(own) do
    if part ~= 1 and not own_parts[part] then
      return nil, sentence.unknown(part, own_names), { i, part }
    end
  end
  local n = (own.play and 1 or 0) + (own.avoid and 1 or 0)
    + (type(own[1]) == "function" and 1 or 0) + (given.rule and 1 or 0)
  local lacks = n > 1 and "fact_obligation_both"
    or n == 0 and "fact_obligation_parts"
    or type(own.says) ~= "string" and "fact_obligation_says"
  if lacks then return wrong(lacks, { name = given.name }, i) end
  o.says, o.file, o.line = own.says, given.file, given.line
  o.rule = given.rule and called.rule(given.rule) or own[1]
  o.called = given.rule and given.rule[1]
  o.avoids = own.avoid ~= nil
  o.narrows = o.avoids or own.narrows == true
  return read_cards(o, own, i, known)
end


--- Checks one obligation: a word of the library, or one with a name and a
-- sentence.
local function check_one(value, i, known)
  if kinds.declared(value) ~= "obligation" then
    return wrong("fact_obligation", {}, i)
  end
  local given = kinds.given(value)
  local pile = given.once_empty
  if pile ~= nil and not is_pile(pile, known) then
    return wrong("fact_once_empty", { name = sentence.shown(pile) }, i)
  end
  local o = { name = given.name, native = given.native, once_empty = pile,
    amends = given.amends, when = {}, unless = {}, fields = {} }
  local ok, message, path = read_conditions(o, given, i, known)
  if ok and not o.native and not o.amends then
    ok, message, path = check_own(o, given, i, known)
  end
  if not ok then return nil, message, path end
  return o
end


--- Adds the obligations of a list to another list, each with its place. Inner
-- lists are flattened, false is skipped.
local function flatten(list, value, place)
  for i, given in ipairs(value) do
    if type(given) == "table" and not kinds.declared(given) then
      flatten(list, given, place or i)
    elseif given ~= false then
      list[#list + 1] = { given = given, place = place or i }
    end
  end
  return list
end


--- The names of the obligations that a house rule takes away.
local function taken_away(value)
  local without = value.without
  if without == nil then return {} end
  local list = {}
  for i, one in ipairs(type(without) == "table" and without or { without }) do
    local name = one
    if kinds.declared(one) == "obligation" then name = kinds.given(one).name end
    if type(name) ~= "string" then
      return wrong("fact_without", {}, "without")
    end
    list[i] = name
  end
  return list
end


--- duties.check(value, known) -> list of { name, native or says with rule or
-- names, file, line, once_empty, when, unless, fields, … }; or nil, message,
-- path
-- Checks the fact `obligations`. The list has `without`: names that it takes
-- away.
function duties.check(value, known)
  if type(value) ~= "table" or kinds.declared(value) then
    return wrong("fact_obligations")
  end
  for name in ordered.pairs(value) do
    if math.type(name) ~= "integer" and name ~= "without" then
      return wrong("fact_obligations_name", { name = sentence.shown(name) },
        name)
    end
  end
  local list, seen = {}, {}
  for i, one in ipairs(flatten({}, value)) do
    local o, message, path = check_one(one.given, one.place, known)
    if not o then return nil, message, path end
    if seen[o.name] then
      return wrong("fact_obligation_twice", o, one.place)
    end
    list[i], seen[o.name] = o, true
  end
  local without, message, path = taken_away(value)
  if not without then return nil, message, path end
  list.without = without
  return list
end


--- Does an option have one of the values that a condition names?
local function has_value(condition, options)
  for _, value in ipairs(condition.values) do
    if tostring(value) == tostring(options[condition.name]) then return true end
  end
  return false
end


--- duties.chosen(obligations, fields, options) -> list
-- The obligations that the options leave. What an option says is settled once
-- for all, so conditions on options are then gone; the list has the names of
-- those options as the set `options`. A field goes before an option of the same
-- name.
function duties.chosen(obligations, fields, options)
  local list = { without = obligations.without, options = {} }
  for _, o in ipairs(obligations) do
    local left, binds = {}, true
    for _, condition in ipairs(o.fields) do
      if fields[condition.name] or options[condition.name] == nil then
        left[#left + 1] = condition
      else
        local wanted = condition.way == "when"
        list.options[condition.name] = true
        binds = binds and has_value(condition, options) == wanted
      end
    end
    if binds then
      local one = {}
      for part, value in next, o do one[part] = value end
      one.fields = left
      list[#list + 1] = one
    end
  end
  return list
end


--- duties.key(field) -> a condition on a field and its values as one text
function duties.key(field)
  local words = { field.name }
  for i, value in ipairs(field.values) do words[i + 1] = tostring(value) end
  return table.concat(words, ",")
end


--- duties.is_native(name) -> is that an obligation of the library?
function duties.is_native(name)
  for _, native in ipairs(duties.natives) do
    if native.name == name then return true end
  end
  return false
end


--- What distinguishes two forms of one obligation, as text.
local function form_of(o)
  local list = { o.native or "", tostring(o.once_empty) }
  for _, way in ipairs { "when", "unless" } do
    list[#list + 1] = table.concat(o[way], ",")
  end
  for _, field in ipairs(o.fields) do
    list[#list + 1] = field.way .. duties.key(field)
  end
  list[#list + 1] = o.exempt and table.concat(o.exempt.words, ",") or ""
  return table.concat(list, ";")
end


--- duties.same(one, other) -> are they the same word of the library, with the
-- same conditions?
function duties.same(one, other)
  return one.native ~= nil and form_of(one) == form_of(other)
end


--- duties.is_unfit(field) -> is it of a kind on which no obligation can depend?
function duties.is_unfit(field)
  return field.each or field.kind == "list" or field.kind == "player"
    or field.kind == "side"
end


--- duties.wrong_field(obligations, fields) -> what is wrong with the first
-- condition on a field that cannot be, and its obligation; nil if all can be
function duties.wrong_field(obligations, fields)
  local seen, n = {}, 0
  for _, o in ipairs(obligations) do
    for _, field in ipairs(o.fields) do
      n = n + (seen[duties.key(field)] and 0 or 1)
      seen[duties.key(field)] = true
      if n > duties.most_fields then
        return sentence.of("fact_obligation_fields",
          { most = duties.most_fields }), o
      end
      local declared = fields[field.name]
      if not declared then
        return sentence.missing("fact_obligation_field",
          { name = sentence.shown(field.name) }, ordered.keys(fields)), o
      elseif duties.is_unfit(declared) then
        return sentence.of("fact_obligation_field_kind", field), o
      end
    end
  end
end


return duties
