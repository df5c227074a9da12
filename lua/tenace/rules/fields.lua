-- Fields: what a round settles and what a match keeps. How a rules file
-- declares them, and the values that each kind allows.

local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"

local fields = {}

--- Words for the kinds: `round = { declarer = player }`. The word for suits is
-- the library's function `suit`; an option's constructor is allowed too.
fields.words = {
  number = kinds.number, choice = kinds.choice, flag = kinds.flag,
  text = kinds.text, player = ordered.seal {}, side = ordered.seal {},
  card = ordered.seal {}, cards = ordered.seal {}, list = ordered.seal {},
  players = ordered.seal {},
}



--- each_side(what) -> declaration
-- In `round`, `keeps` or `piles`: every side has its own. Rules read and set it
-- as `side.NAME`. The field NAME of the match is the list of all of them by
-- side, for views and examples.
-- @param what the same as for a single one: the word of its kind (`text`,
-- `number`, `flag`, `list`, `players`), a word with braces as for an option, a
-- value to begin with, who sees a pile; or { what, listed = "the name of the
-- list" }. Lists in `keeps` are empty at first
-- @example keeps = { level = each_side "2" }
-- @group options
function fields.words.each_side(what)
  return kinds.declare("each_side", { what = what })
end


--- each_player(what) -> declaration
-- In `round`, `keeps` or `piles`: every player has their own. Rules read and
-- set it as `player.NAME`. The field NAME of the match is the list of all of
-- them by seat, for views and examples.
-- @param what see `each_side`
-- @example round = { bid = each_player(number) }
-- @group options
function fields.words.each_player(what)
  return kinds.declare("each_player", { what = what })
end


--- fields.each(declared) -> "side" or "player", and the declaration of a single
-- one; nil for any other declaration
function fields.each(declared)
  local owner = string.match(kinds.declared(declared) or "", "^each_(.*)$")
  if owner then return owner, kinds.given(declared).what end
end

local kind_of_word = {}
for name, word in next, fields.words do kind_of_word[word] = name end


--- untold(what) -> declaration
-- In `round` or `keeps`: the table does not tell that the field has a new
-- value, and has no line for it, because what has been told already says it, or
-- because only the rules need it. Views have it.
-- @param what the same as for any field: the word of its kind (`text`,
-- `number`, `player`), a word with braces as for an option, or a value to begin
-- with
-- @example round = { last_taker = untold(player) }
-- @group options
function fields.words.untold(what)
  return kinds.declare("untold", { what = what })
end


local of_type = { number = "number", string = "text", boolean = "flag",
  table = "list" }


--- A field that is declared by its default alone.
local function field_of_value(name, value)
  local kind = of_type[type(value)]
  if not kind or kind == "number" and not math.tointeger(value) then
    return nil, sentence.of("field_kind"), {}
  end
  local default, message = value, nil
  if kind == "list" then default, message = ordered.freeze(value) end
  if default == nil then return nil, message, {} end
  return { name = name, kind = kind, default = default }
end


-- The kinds that a field of each side or player may have, and the names that
-- each has anyway.
local simple = { text = true, number = true, flag = true, choice = true,
  list = true, players = true }
local is_list = { list = true, players = true }
local taken = {
  side = { number = true, players = true, tricks = true, count = true,
    score = true, won = true, in_hand = true, melds = true },
  player = { number = true, side = true, hand = true, tricks = true,
    held = true, party = true },
}


--- Reads a field of each side or player: a list, and its items.
local function read_each(name, owner, what, suit_word)
  local listed = name
  if type(what) == "table" and not kinds.declared(what)
    and not kind_of_word[what] then
    listed = what.listed or name
    what = what[1]
  end
  if type(listed) ~= "string" then
    return nil, sentence.of("field_listed"), {}
  elseif taken[owner][name] then
    return nil, sentence.of("field_taken", { owner = owner, name = name }), {}
  end
  local one, message, path = fields.read(name, what, suit_word)
  if not one then return nil, message, path end
  if not simple[one.kind] then return nil, sentence.of("field_each"), {} end
  if next(one.needs or {}) ~= nil then
    return nil, sentence.of("field_each_needs"), {}
  end
  return { name = listed, kind = "list", each = owner, one = one }
end


--- Reads a field that the story does not tell.
local function read_untold(name, what, suit_word)
  local field, message, path = fields.read(name, what, suit_word)
  if field then field.untold = true end
  return field, message, path
end


--- fields.read(name, declared, suit_word) -> field; or nil, message, path
-- Checks the declaration of a field: the word of its kind, a word with braces
-- as for an option, or a value to begin with (text, a number, true or false, a
-- table of them).
-- @param suit_word the library's `suit`, which is also the word of that kind
-- @return { name, kind, default, from, to, values, needs, untold }; for a field
-- of each side or player a list, which also has { each = "side" or "player",
-- one = field }
function fields.read(name, declared, suit_word)
  if declared ~= nil and declared == suit_word then
    return { name = name, kind = "suit" }
  end
  local kind = kind_of_word[declared]
  if kind == "choice" then return nil, sentence.of("field_choice"), {} end
  if kind then return { name = name, kind = kind } end
  if kinds.declared(declared) == "untold" then
    return read_untold(name, kinds.given(declared).what, suit_word)
  end
  local owner, what = fields.each(declared)
  if owner then return read_each(name, owner, what, suit_word) end
  if kinds.declared(declared) then return kinds.field(name, declared) end
  return field_of_value(name, declared)
end


--- The index of a seat or side, given as a number or as the object itself.
local function index(value, n, number_of)
  local i = number_of and number_of(value) or value
  i = type(i) == "number" and math.tointeger(i)
  return i and i >= 1 and i <= n and i or nil
end


--- fields.checks: for each kind of field, function(value, field, table) -> the
-- value in its normal form, or nil. `table` knows the match: `suits` (set of
-- letters), `players`, `sides` (numbers), and functions for the match's own
-- values: `player(value)`, `side(value)` -> number; `card(text)`, `cards(text)`
-- -> text in its normal form; all may answer nil.
fields.checks = {}

local checks = fields.checks


function checks.suit(value, _, at)
  return type(value) == "string" and at.suits[value] and value or nil
end


function checks.text(value)
  return type(value) == "string" and value or nil
end


function checks.flag(value)
  if type(value) == "boolean" then return value end
end


function checks.number(value, field)
  local n = type(value) == "number" and math.tointeger(value)
  if not n or field.from and (n < field.from or n > field.to) then
    return nil
  end
  return n
end


function checks.choice(value, field)
  for _, known in ipairs(field.values) do
    if known == value then return value end
  end
end


function checks.player(value, _, at)
  return index(value, at.players, at.player)
end


function checks.side(value, _, at)
  return index(value, at.sides, at.side)
end


function checks.card(value, _, at)
  return type(value) == "string" and at.card(value) or nil
end


function checks.cards(value, _, at)
  return type(value) == "string" and at.cards(value) or nil
end


function checks.players(value, field, at)
  if type(value) ~= "table" then return nil end
  local list = {}
  for i, one in ipairs(value) do
    local seat = index(one, field.seats)
    list[i] = seat or at and at.player(one)
    if not list[i] then return nil end
  end
  return ordered.freeze(list)
end


function checks.list(value)
  return type(value) == "table" and ordered.freeze(value) or nil
end


--- fields.settle(field, n)
-- Completes a field of n sides or players, once n is known: its default, and
-- the length of its list.
function fields.settle(field, n)
  local list, first = {}, field.one.default
  if first == nil and is_list[field.one.kind] then first = {} end
  for i = 1, n do list[i] = first ~= nil and first end
  field.n = n
  if field.scope == "keeps" or field.one.default ~= nil then
    field.default = ordered.freeze(list)
  end
end


--- fields.first(field, variant) -> value
-- What a match or a round begins with; nil for an empty field. In the first
-- version every field of a round was empty when the round began.
function fields.first(field, variant)
  if field.scope == "keeps" or not variant.early then return field.default end
end


--- fields.seat(field, n)
-- Tells a field, or what each side or player has of it, that the game has n
-- players.
function fields.seat(field, n)
  field.seats = n
  if field.one then field.one.seats = n end
end


--- A list with a value for each: plain data, false for an empty one.
local function check_each(field, value, at)
  local list = {}
  for i = 1, field.n do
    list[i] = value[i] or false
    if list[i] then
      local kept, wrong = fields.check(field.one, list[i], at)
      if kept == nil then return nil, wrong end
      list[i] = kept
    end
  end
  if #value == field.n then return ordered.freeze(list) end
  return nil, sentence.of("field_each_value", field)
end


--- fields.sign(field) -> text
-- What a field is, in one text: two fields with the same text are alike.
function fields.sign(field)
  local list = { field.scope or "", field.name, field.kind,
    tostring(field.untold), tostring(field.each),
    field.one and fields.sign(field.one) or "" }
  for _, name in ipairs { "default", "from", "to", "values", "needs" } do
    local value = field[name]
    if type(value) ~= "table" then value = { value } end
    for key, item in ordered.pairs(value) do
      list[#list + 1] = name .. "." .. tostring(key) .. "=" .. tostring(item)
    end
  end
  return table.concat(list, ";")
end


--- fields.add_choices(field, more)
-- Adds a house rule's choices for a field of the game to the game's.
function fields.add_choices(field, more)
  local known = {}
  for _, value in ipairs(field.values) do known[value] = true end
  for _, value in ipairs(more.values) do
    if not known[value] then field.values[#field.values + 1] = value end
  end
end


--- The values that a field may have, in words.
local function expected(field)
  if field.from or field.values then return kinds.expected(field) end
  return sentence.of("field_" .. field.kind)
end


--- fields.check(field, value, table) -> value; or nil, message
-- Checks a new value of a field. nil empties any field.
function fields.check(field, value, at)
  if value == nil then return nil end
  if field.each and type(value) == "table" then
    return check_each(field, value, at)
  end
  local kept = checks[field.kind](value, field, at)
  if kept ~= nil then return kept end
  local shown = type(value)
  if shown == "string" or shown == "number" or shown == "boolean" then
    shown = sentence.of("quoted", { name = sentence.shown(value) })
  end
  local text = sentence.of("field_value", { name = field.name,
    expected = expected(field), given = shown })
  if not field.values or type(value) ~= "string" then return nil, text end
  return nil, kinds.suggest(field, text, value)
end


--- fields.check_needs(all, values) -> true; or nil, message
-- If a field has a value, others may need certain values. Checks them.
-- @param all the fields, by name
-- @param values their values, by name
function fields.check_needs(all, values)
  for name, field in ordered.pairs(all) do
    local needs = values[name] ~= nil and field.needs or {}
    for other, value in ordered.pairs(needs) do
      if values[other] ~= value then
        return nil, sentence.of("field_needs_other", { name = name,
          other = other, value = sentence.shown(value) })
      end
    end
  end
  return true
end


return fields
