-- Options: how a rules file writes them, the values that they allow, and how
-- such a value is read from text.

local engine_options = require "tenace.rules.engine_options"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"

local kinds = {}

-- The arguments of a constructor, until it is known which option it makes. They
-- are behind the declaration, where rules cannot change them.
local Declared = { __name = "declaration", __metatable = false }
local behind = setmetatable({}, { __mode = "k" })

-- The number of declarations made so far.
local made = 0

function Declared.__newindex(_, name)
  error(sentence.of("frozen", { name = sentence.shown(name) }), 2)
end


--- The most values in the tables of one declaration.
local MOST_VALUES = 1000


--- kinds.declare(kind, given) -> declaration
-- Wraps what a rules file wrote. It is checked once its place is known.
-- @error it has too many values
function kinds.declare(kind, given)
  if ordered.count(given, MOST_VALUES) > MOST_VALUES then
    problem.raise("too_many", { what = "values", most = MOST_VALUES })
  end
  local declaration = setmetatable({}, Declared)
  made = made + 1
  behind[declaration] = { kind = kind, given = ordered.copy(given), at = made }
  return declaration
end


--- kinds.made() -> the number of declarations made so far
function kinds.made() return made end


--- kinds.at(declaration) -> its number, in the order of making
function kinds.at(declaration)
  return behind[declaration].at
end


--- kinds.declared(value) -> its kind; nil if the value is no declaration
function kinds.declared(value)
  local said = behind[value]
  return said and said.kind
end


--- kinds.given(declaration) -> the constructor's argument
function kinds.given(declaration)
  return behind[declaration].given
end


--- number { 5, from = 1, to = 50, "points that win the game" }
-- An option or field that is a whole number: its default, its range, and its
-- meaning. A field needs only the range, `number(0, 13)`; `number` alone allows
-- any whole number. In a field, `names` are the words that the table says for
-- some of its numbers.
-- @example options = { target = number { 5, from = 1, to = 50, "points" } },
-- round = { tricks = number(0, 13), bid = number,
--   doubled = number { from = 2, to = 4,
--     names = { [2] = "doubled", [4] = "redoubled" } } }
-- @group options
function kinds.number(given, to)
  if type(given) == "number" and to then given = { from = given, to = to } end
  return kinds.declare("number", given)
end


--- choice { "last_card", "rotate", "where trump comes from" }
-- An option or field that is one of several words or numbers. The first is the
-- default, and the last text is the meaning. With `of` the words are those of a
-- text or a list; `from` leaves out the words before that one, and `default`
-- may name another than the first. A field needs only the words, `choice "up
-- down"`; a house rule's words for a field of the game are added to the game's.
-- A field may need certain values in others: `choice { of = "small grand",
-- needs = { bold = true } }`.
-- @example options = {
--   lead = choice { "dealer", "left", "who leads" },
--   last = choice { of = "J Q K A", default = "A", "the last level" },
-- },
-- round = { direction = choice "uptown downtown" }
-- @group options
function kinds.choice(given)
  if type(given) == "string" then given = { of = given } end
  return kinds.declare("choice", given)
end


--- flag { false, "honours are scored" }
-- An option or field that is true or false: its default and its meaning.
-- @example options = { honours = flag { false, "honours are scored" } }
-- @group options
function kinds.flag(given) return kinds.declare("flag", given) end


--- text { "", "levels that may not be skipped" }
-- An option or field that is any text: its default and its meaning. With `of`
-- the text consists of these words, with blanks or commas between; `count` is
-- their number. Without `count` the words that several house rules set are put
-- together.
-- @example options = {
--   stakes = text { "none", "what is played for" },
--   double = text { "", of = "J Q K A", "ranks that count double" },
-- }
-- @group options
function kinds.text(given) return kinds.declare("text", given) end


-- The names that the table of each constructor may have, besides its items.
local parts = {
  number = { from = true, to = true, silences = true, needs = true,
    names = true },
  choice = { of = true, from = true, default = true, silences = true,
    needs = true },
  flag = { silences = true, needs = true },
  text = { of = true, count = true, silences = true, needs = true },
}


--- A message about one part of a declaration, and the path to it.
local function wrong(path, key, details)
  return nil, sentence.of(key, details), path
end


--- Checks that a declaration has only the parts of its kind.
local function check_parts(kind, given, stands)
  if type(given) ~= "table" then
    return wrong({}, "declaration_table", { kind = kind })
  end
  for key in ordered.pairs(given) do
    if math.type(key) ~= "integer" and not parts[kind][key]
      and not (stands and key == "name") then
      return nil, sentence.unknown(key, ordered.keys(parts[kind])), { key }
    end
  end
  return true
end


--- The items of a declaration, and the sentence after them.
local function split_items(kind, given)
  local items = table.move(given, 1, #given, 1, {})
  local says = items[#items]
  if type(says) == "string" and (#items > 1 or kind == "number"
    or given.of and kind == "choice") then
    return items, table.remove(items)
  end
  return items, nil
end


--- Checks that a declaration has only a default besides its sentence. A field
-- may do without a default.
local function one_item(kind, items, is_field)
  if #items == 1 or is_field and #items == 0 then return true end
  return wrong({}, "items_too_many", { kind = kind })
end


--- Names as a list, whether written as one text or as a list.
local function name_list(value)
  if type(value) == "string" then
    local names = {}
    for name in string.gmatch(value, "%S+") do names[#names + 1] = name end
    return names
  end
  return value or {}
end

kinds.name_list = name_list


local read = {}


--- Are its names texts, each for a number of its range?
local function are_names(given)
  if type(given.names) ~= "table" then return false end
  for n, name in ordered.pairs(given.names) do
    local inside = math.type(n) == "integer" and n >= given.from
      and n <= given.to
    if not inside or type(name) ~= "string" then return false end
  end
  return true
end


function read.number(option, given, items, is_field)
  for _, part in ipairs { "default", "from", "to" } do
    local value = option[part]
    local left_out = value == nil and is_field and part == "default"
    if math.type(value) ~= "integer" and not left_out then
      return wrong({ part }, "number_part", { part = part })
    end
  end
  if option.from > option.to then
    return wrong({ "from" }, "number_range", option)
  elseif given.names ~= nil and not (is_field and are_names(given)) then
    return wrong({ "names" }, "number_names", {})
  end
  option.names = given.names
  return one_item("number", items, option.default ~= nil or is_field)
end


--- Adds the items of a list, and of the lists in it, to another list.
local function flat(list, all)
  for _, item in ipairs(list) do
    if type(item) == "table" and not kinds.declared(item) then flat(item, all)
    else all[#all + 1] = item end
  end
  return all
end


--- Checks that the values of a choice are distinct words and numbers.
local function check_choices(values)
  local seen = {}
  for i, value in ipairs(values) do
    local plain = type(value) == "string" or math.type(value) == "integer"
    if not plain or seen[sentence.shown(value)] then
      return wrong({ i }, "choice_value", { value = sentence.shown(value) })
    end
    seen[sentence.shown(value)] = true
  end
  return true
end


--- The words of a choice with `of`: all, or from one of them on.
local function choice_words(given, items)
  local of, from = given.of, given.from
  if type(of) ~= "string" and (type(of) ~= "table" or kinds.declared(of)) then
    return wrong({ "of" }, "choice_words", {})
  end
  if #items > 0 then return wrong({ 1 }, "choice_of", {}) end
  local list = flat(name_list(of), {})
  if from == nil then return list end
  for i, word in ipairs(list) do
    if word == from then return table.move(list, i, #list, 1, {}) end
  end
  return wrong({ "from" }, "choice_from", {})
end


function read.choice(option, given, items, is_field)
  if given.of ~= nil then
    local message, path
    items, message, path = choice_words(given, items)
    if not items then return nil, message, path end
  elseif given.from ~= nil then
    return wrong({ "from" }, "choice_from", {})
  end
  option.values, option.default = items, given.default
  if option.default == nil and not (is_field and given.of) then
    option.default = items[1]
  end
  if #items < (is_field and 1 or 2) then
    return wrong({}, is_field and "field_choice" or "choice_values", {})
  end
  return check_choices(items)
end


function read.flag(option, _, items, is_field)
  option.default = items[1]
  return one_item("flag", items, is_field)
end


function read.text(option, given, items, is_field)
  option.default, option.of, option.count = items[1], given.of, given.count
  if option.of ~= nil and type(option.of) ~= "string" then
    return wrong({ "of" }, "text_of", {})
  elseif option.count ~= nil and math.type(option.count) ~= "integer" then
    return wrong({ "count" }, "number_part", { part = "count" })
  end
  return one_item("text", items, is_field)
end



--- Is it a list of texts?
local function is_names(list)
  if type(list) ~= "table" then return false end
  for _, name in ipairs(list) do
    if type(name) ~= "string" then return false end
  end
  return true
end


--- Takes from the usual option what a declaration does not say.
local function take_usual(option, given, default, usual)
  option.default = default
  if default == nil then option.default = usual.default end
  option.silences = name_list(given.silences
    or default == nil and usual.silences)
  if option.kind ~= "number" then return end
  option.from, option.to = given.from or usual.from, given.to or usual.to
end


--- Checks a constructor's arguments. A field needs no sentence, nor does an
-- option whose meaning the library knows; an option in place of a part of a
-- fact may have a name of its own.
local function read_declared(name, declaration, is_field, stands, part, usual)
  local kind = kinds.declared(declaration)
  if not kind or not parts[kind] then return wrong({}, "option_kind", {}) end
  local given = kinds.given(declaration)
  local ok, message, path = check_parts(kind, given, stands)
  if not ok then return nil, message, path end
  local items, says = split_items(kind, given)
  local option = { name = name, kind = kind, says = says,
    needs = given.needs or {} }
  take_usual(option, given, items[1], kind == "number" and usual or {})
  if not is_names(option.silences) then
    return wrong({ "silences" }, "option_silences", {})
  elseif type(option.needs) ~= "table" then
    return wrong({ "needs" }, "option_needs", {})
  end
  if not says and not is_field then
    local known = engine_options.sentence(option, part)
    option.says = known or usual and usual.says
    option.known_as = known and part or usual and usual.known_as
    if not option.says then return wrong({}, "option_sentence", {}) end
  end
  ok, message, path = read[kind](option, given, items, is_field)
  if not ok then return nil, message, path end
  if option.default == nil and is_field then return option end
  if kinds.value(option, option.default) == nil then
    return wrong({}, "default_value", { expected = kinds.expected(option),
      given = sentence.shown(option.default) })
  end
  return option
end


--- kinds.option(name, declaration, stands, part, usual) -> option; or nil,
-- message, path
-- Checks a constructor's arguments.
-- @param stands true for an option in place of a part of a fact
-- @param part the name of that part, or of the option
-- @param usual what a number has that its declaration leaves out, or nil
-- @return { name, kind, default, from, to, values, says, known_as, silences,
-- needs }; or nil, a message, and the path to the wrong part. `known_as` is
-- what the library calls it if the sentence is the library's; `silences` names
-- the options that have no effect unless this one has its default; `needs` has
-- the values that others must have then.
function kinds.option(name, declaration, stands, part, usual)
  return read_declared(name, declaration, false, stands, part, usual)
end


--- kinds.widen(option, more) -> true; nil if the two are not of one kind
-- An option takes the values of another one, too; it has the other's default
-- and sentence.
function kinds.widen(option, more)
  if option.kind ~= more.kind or option.kind == "text" then return nil end
  option.default, option.says = more.default, more.says
  option.known_as = more.known_as
  if option.kind == "number" then
    option.from = math.min(option.from, more.from)
    option.to = math.max(option.to, more.to)
  end
  for _, value in ipairs(more.values or {}) do
    if not ordered.has(option.values, value) then
      option.values[#option.values + 1] = value
    end
  end
  return true
end


--- kinds.narrows(option, known) -> does it take a part of another's values?
function kinds.narrows(option, known)
  if option.kind == "number" then
    return option.from >= known.from and option.to <= known.to
      and option.to - option.from < known.to - known.from
  end
  for _, value in ipairs(option.values or {}) do
    if not ordered.has(known.values or {}, value) then return false end
  end
  return option.values ~= nil and #option.values < #known.values
end


--- kinds.field(name, declaration) -> field; or nil, message, path
-- The same for a field. It needs no sentence, and some kinds need no default.
-- `needs` has the values that other fields must have if this one has a value.
function kinds.field(name, declaration)
  return read_declared(name, declaration, true)
end


--- kinds.expected(option) -> text
-- The values that an option allows, in words.
function kinds.expected(option)
  if option.kind == "choice" then return sentence.list(option.values) end
  local key = "expected_" .. option.kind
  if option.of then
    key = key .. (option.count and "_count" or "_of")
  end
  return sentence.of(key, option)
end


local from_text = {}

local flags = { ["true"] = true, yes = true, on = true,
  ["false"] = false, no = false, off = false }


function from_text.number(option, given)
  if type(given) == "string" then
    given = string.match(given, "^[-+]?%d+$") and tonumber(given)
  end
  local n = type(given) == "number" and math.tointeger(given)
  if n and n >= option.from and n <= option.to then return n end
end


function from_text.choice(option, given)
  for _, value in ipairs(option.values) do
    if value == given then return value end
  end
  for _, value in ipairs(option.values) do
    if string.lower(sentence.shown(value))
      == string.lower(sentence.shown(given)) then
      return value
    end
  end
end


function from_text.flag(_, given)
  if type(given) == "boolean" then return given end
  return flags[string.lower(sentence.shown(given))]
end


--- kinds.is_list(option) -> is it a list of names, as many as one likes?
function kinds.is_list(option)
  return option.kind == "text" and option.of ~= nil and option.count == nil
end


--- kinds.joined(option, one, other) -> text
-- The names of two such lists, in the order in which the option knows them.
function kinds.joined(option, one, other)
  local there, list = {}, {}
  for _, name in ipairs(name_list(one .. " " .. other)) do
    there[name] = true
  end
  for _, name in ipairs(name_list(option.of)) do
    if there[name] then list[#list + 1] = name end
  end
  return table.concat(list, " ")
end


--- A text made of certain words, as the option writes them.
local function words_of(option, given)
  local list, known = {}, {}
  for _, word in ipairs(name_list(option.of)) do
    known[string.lower(word)] = word
  end
  for word in string.gmatch(string.lower(given), "[^%s,]+") do
    list[#list + 1] = known[word]
    if not known[word] then return nil end
  end
  if option.count and #list ~= option.count then return nil end
  return table.concat(list, " ")
end


function from_text.text(option, given)
  if type(given) ~= "string" then return nil end
  return option.of and words_of(option, given) or not option.of and given
    or nil
end


--- kinds.suggest(option, text, given) -> text
-- The message about a wrong value of a choice, with the nearest right one.
function kinds.suggest(option, text, given)
  local names = {}
  for i, name in ipairs(option.values) do names[i] = sentence.shown(name) end
  return sentence.suggest(text, given, names)
end


--- kinds.value(option, given) -> value; or nil, message
-- Reads a value of an option: text ("5", "true", "last_card"), or the value
-- itself.
function kinds.value(option, given)
  local value = from_text[option.kind](option, given)
  if value ~= nil then return value end
  local text = sentence.of("option_value", {
    name = option.name, expected = kinds.expected(option),
    given = sentence.shown(given),
  })
  if option.kind ~= "choice" or type(given) ~= "string" then
    return nil, text
  end
  return nil, kinds.suggest(option, text, given)
end


return kinds
