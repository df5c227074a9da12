-- Arguments for the words of rules files, as Lua: what the docstring says of a
-- parameter makes a likely one, and now and then it is odd.

local values = require "tests.fuzz.values"

local arguments = {}

--- Lines that a program begins with, for arguments that are odd in a big way.
arguments.header = [[
local function deep(n) local t = {} for _ = 1, n do t = { t } end return t end
local function many(n, x) local t = {} for i = 1, n do t[i] = x end return t end
local function ring() local t = {} t[1] = t t.x = t return t end]]

local odd = {
  "deep(20)", "deep(250)", "ring()", 'many(1000, "AS")', "many(1000, 1)",
  'many(300, { "AS", 1 })', '("x{cards}{card}"):rep(200)', "-0.0", "2^53",
  "1 << 31", "-(1 << 31)", "1 << 62", "r", "{ r }", '"\xff\xfe"',
  "{ n = 1/0 }",
  "{ self.dealer, self.dealer }", "{ self.stock, self.stock }", "99", "-99",
  '{ ["AS"] = 0/0 }', "{ 1, 1, 2, 99 }", "many(40, ('y'):rep(6000))",
  '("{bid}"):rep(90)', "self:side(1)", "self.dealer.hand:cards()",
  "{ { { } } }",
  "{ self.dealer }", '"A A A A"', "many(64, true)", "forms",
}
for _, one in ipairs(odd) do values.odd[#values.odd + 1] = one end

local func


--- A value by name in a table; it may be left out, so it is marked.
local function by(name, text)
  return ("%s = \1%s\2%s\3"):format(name, name, text)
end


-- Numbers at limits: of a deck, of a byte, of 32 and 64 bits, and numbers that
-- pass a limit when a few of them are added, or some cards counted so much.
local limits = { "16", "17", "52", "64", "65", "101", "128", "200", "255",
  "256", "257", "340", "1000", "32768", "65536", "1000000", "10000000",
  "1000000000", "(1 << 31) - 1", "1 << 31", "1 << 32", "(1 << 32) + 1",
  "1 << 33", "1000000000000", "1 << 53", "1 << 62", "-1", "-7", "-128",
  "-(1 << 31)", "-(1 << 31) - 1", "-(1 << 32)", "-(1 << 62)" }


--- A number at a limit.
function arguments.limit(c)
  return c.chance:one_of(limits)
end


--- A number: small, of the size of a deck, or at a limit.
function arguments.number(c)
  local chance = c.chance
  if chance:once_in(6) then
    return values.odd_or(c, arguments.limit(c))
  elseif chance:once_in(4) then
    return values.odd_or(c, tostring(chance:from(5, 60)))
  end
  return values.number(c)
end

local number = arguments.number


--- One number, or the least and the most.
local function how_many(c)
  local low = c.chance:from(0, 4)
  if c.chance:once_in(2) then return number(c) end
  return ("{ %d, %s }"):format(low, c.chance:once_in(4) and number(c)
    or low + c.chance:one_of { 0, 1, 2, 5, 10, 20, 48 })
end


local function either(c)
  return c.chance:once_in(2) and values.player(c) or values.pile(c)
end


--- A list of some results of a function of this file, in braces.
local function list_of(c, low, high, f)
  return "{ " .. table.concat(c.chance:times(low, high, f, c), ", ") .. " }"
end


--- Cards of a pile, texts, lists; now and then a whole deck of them.
local function cards(c)
  if c.chance:once_in(8) then return list_of(c, 1, 9, values.card) end
  if c.chance:once_in(8) then return values.cards_text(c, 5, 40) end
  return values.cards(c)
end


--- Anybody, perhaps nobody; whatever else a maker of arguments is given.
local function player(c)
  return values.player(c)
end


local function players(c)
  if c.chance:once_in(2) then return list_of(c, 0, 4, values.player) end
  return values.odd_or(c, "self:in_turn()", "self:who_has_cards()")
end


--- The deck's ranks, or some of them, as a text.
function arguments.ranks(c)
  local list = not c.chance:once_in(c.short and 5 or 3) and c.ranks
    or c.chance:some_of(c.ranks, c.chance:one_of { 1, 2, 6 })
  return values.odd_or(c, ('"%s"'):format(table.concat(list, " ")))
end


local function rank_values(c)
  local list = {}
  for _, rank in ipairs(c.chance:some_of(c.ranks, 3)) do
    list[#list + 1] = ("[%q] = %s"):format(rank, number(c))
  end
  return "{ " .. table.concat(list, ", ") .. " }"
end


--- Sets as { "cards", value }, runs of points, lines, words with cards.
local function set(c)
  return ("{ %s, %s }"):format(values.cards_text(c, 1, 5), number(c))
end


local function kind(c)
  return ("{ %s, %s = %s }"):format(number(c),
    c.chance:one_of { "run", "same" }, c.chance:once_in(2) and number(c)
    or arguments.ranks(c))
end


local function line(c)
  return ("{ %s, %s }"):format(number(c), values.text(c))
end


local function declaration(c)
  return ("{ %s, %s }"):format(values.text(c), values.cards_text(c, 1, 3))
end


local function packet(c)
  return c.chance:once_in(2) and values.number(c, 1, 4)
    or ("{ %s, %s }"):format(number(c), values.pile(c))
end


--- Words to say, with what their docstring names in backticks.
local function said(c, param)
  if c.chance:once_in(12) then
    return "many(1000, { \"w\" })"
  end
  local list = {}
  for i = 1, c.chance:from(0, 4) do
    local inner = { ('"w%d"'):format(c.chance:from(1, 9) + i) }
    for _, name in ipairs(c.chance:some_of(param.fields, 3)) do
      inner[#inner + 1] = by(name, values.odd_or(c, "true", number(c),
        cards(c), values.text(c)))
    end
    list[#list + 1] = "{ " .. table.concat(inner, ", ") .. " }"
  end
  return "{ " .. table.concat(list, ", ") .. " }"
end


local function choices(c)
  if c.chance:once_in(12) then
    return ('many(%s, ("x"):rep(%d))'):format(c.chance:from(1, 1000),
      c.chance:one_of { 1, 100, 60000 })
  end
  return values.choices(c)
end


--- What some cards count together, where each counts the same.
local function sum(c)
  return values.odd_or(c, ("%d * (%s)"):format(c.chance:one_of { 1, 2, 3, 5, 10,
    15, 20 }, c.each_counts or "1"))
end


--- What a form's table may have beside its slots.
local form_field = {
  n = how_many, from = values.pile, also = rank_values,
  because = values.text, unless = values.text,
  fits = function(c)
    return c.chance:once_in(8) and ("{ [%s] = %s }"):format(number(c),
      values.text(c)) or func(c)
  end,
  adds = function(c)
    return c.chance:once_in(4) and c.chance:one_of { '"card"', '"v"',
      '"cards"' } or c.chance:once_in(3) and number(c) or sum(c)
  end,
  beats = function(c)
    return c.chance:once_in(6) and ("{ %s, %s }"):format(cards(c),
      values.text(c)) or c.chance:once_in(6) and cards(c)
      or values.odd_or(c, "false", "self.dark", values.card_text(c),
        values.pile(c))
  end,
}

local slots = { "cards", "cards", "cards", "card", "card", "suit", "rank",
  "player", "players", "v" }

local slot_value = {
  cards = cards, card = cards, players = players, player = players,
  suit = function(c) return "{ " .. values.suit(c) .. " }" end,
  rank = function(c) return "{ " .. values.rank(c) .. " }" end,
  v = function(c) return list_of(c, 1, 5, number) end,
}


--- A slot; in a short game, which has little else, cards come more often.
local function a_slot(c)
  return c.short and c.chance:once_in(3) and "cards" or c.chance:one_of(slots)
end


--- The pattern of a form: words and up to seven slots. Mostly a word stands
-- between slots, as one must between cards and cards.
local function pattern(c, used)
  local list, between = {}, not c.chance:once_in(4)
  local n = c.chance:once_in(c.short and 2 or 4) and c.chance:from(3, 6)
    or c.chance:from(c.short and 1 or 0, 2)
  if n < 6 and c.chance:once_in(2) then list[1] = "w" .. c.chance:from(1, 5) end
  local same = c.chance:once_in(2) and a_slot(c)
  -- Six pieces are the most that a form has.
  local most = c.chance:once_in(12) and 20 or between and 5 or 6
  for _ = 1, n do
    if #list >= most then break end
    local name = same or a_slot(c)
    if between and #used > 0 then list[#list + 1] = "and" end
    used[#used + 1] = name
    list[#list + 1] = "{" .. name .. "}"
  end
  if #list == 0 or c.chance:once_in(20) then list[#list + 1] = "takes" end
  return table.concat(list, " ")
end


-- What a form mostly has where it takes cards and the game has these facts.
local of_fact = { combinations = { "beats" }, points = { "adds", "adds", "n" },
  obligations = { "plays" } }

arguments.of_fact = of_fact


--- The names of the fields that a form has: each once.
local function fields_of(c, used)
  local list, there = {}, {}
  local function add(name)
    if name == "adds" and c.short and not used:find "cards" then return end
    if not there[name] then list[#list + 1] = name end
    there[name], list[name] = true, true
  end
  for _, name in ipairs(c.themes) do
    if of_fact[name] and used:find "card"
      and not c.chance:once_in(c.short and 6 or 3) then
      add(c.chance:one_of(of_fact[name]))
    end
  end
  if c.short and c.chance:once_in(6) then add "fits" end
  if there.adds and c.chance:once_in(c.lying and 2 or 8) then add "from" end
  if there.adds and c.chance:once_in(3) then add "all" end
  for _, name in ipairs(c.chance:some_of(c.form_fields, c.fewer and 25 or 8)) do
    local rare = name == "beats" and not c.themed.combinations
      or c.short and (name == "unless" or name == "must" or name == "from")
    if not rare or c.chance:once_in(9) then add(name) end
  end
  return list
end


--- A form: { "{card} {suit}", … }, with fields of the docstring of self:ask.
local function form(c)
  local used = {}
  if c.chance:once_in(c.short and 20 or 8) then return '"pass"' end
  local list = { ("%q"):format(pattern(c, used)) }
  for _, name in ipairs(used) do
    if name == "v" or c.chance:once_in(c.short and 8 or 4) then
      list[#list + 1] = by(name, slot_value[name](c))
    end
  end
  local names = fields_of(c, table.concat(used, " "))
  for _, name in ipairs(names) do
    local make = form_field[name]
    if name == "from" and names.adds and not c.chance:once_in(3) then
      make = function() return "self.lying" end
    end
    list[#list + 1] = by(name, make and make(c)
      or values.odd_or(c, "true", "true", "false"))
  end
  return "{ " .. table.concat(list, ", ") .. " }"
end


local function forms(c)
  if c.inside and c.chance:once_in(3) then return "forms" end
  if c.chance:once_in(2) then return "{ " .. form(c) .. ', "pass" }' end
  local most = c.chance:once_in(20) and 40 or 4
  return "{ " .. table.concat(c.chance:times(1, most, form, c), ", ") .. " }"
end


--- A function of whatever the engine gives it; it may call words.
function func(c)
  local before = c.inside
  c.inside = (c.inside or 0) + 1
  local text
  if c.chance:once_in(c.short and 3 or 5) then
    text = "function(...) return " .. c.call_again(c) .. " end"
  elseif c.inside > 2 or c.chance:once_in(2) then
    text = "function(...) r = ... return " .. values.flag(c) .. " end"
  elseif c.chance:once_in(2) then
    text = "function(...) return " .. c.call(c) .. " end"
  else
    text = "function(...) r = ... " .. c.call_statement(c)
      .. " return true, " .. values.text(c) .. " end"
  end
  c.inside = before
  return text
end

arguments.func = func


--- What a parameter takes, by what its docstring says: the first that fits.
local kinds = {
  { "a function", func }, { "true:", values.flag }, { "flag", values.flag },
  { "list of forms", forms }, { "list of what may be said", forms },
  { '{ "cards", value', function(c) return list_of(c, 0, 6, set) end },
  { '{ "word"', said },
  { "points, run =", function(c) return list_of(c, 1, 4, kind) end },
  { '{ points, "reason" }', function(c) return list_of(c, 0, 4, line) end },
  { "what may be declared", function(c)
    return list_of(c, 0, 4, declaration)
  end },
  { "{ number, pile }", function(c) return list_of(c, 1, 4, packet) end },
  { "list of players", players }, { "a table with the reason", rank_values },
  { "each the cards", function(c) return list_of(c, 0, 4, cards) end },
  { "list of their cards", function(c) return list_of(c, 0, 4, cards) end },
  { "what may be bid", choices }, { "the texts to choose", choices },
  { "{ least, most }", how_many },
  { "pile, or a player", either }, { "pile or a player", either },
  { "hand, or a pile", either }, { "or the player who", either },
  { "how many", number }, { "whole number", number }, { "a number", number },
  { "the number", number }, { "^points", number }, { "points ", number },
  { "^text, a list of texts", cards }, { "cards", cards },
  { "the question", values.prompt }, { "^why", values.text },
  { "a list of", choices }, { "a pile", values.pile }, { "piles", values.pile },
  { "a card", values.card }, { "the card", values.card },
  { "a side", values.side }, { "player", player }, { "^who", player },
  { "suit", values.suit },
  { "ranks", arguments.ranks }, { "from low to high", arguments.ranks },
  { "seat", number }, { "number", number }, { "text", values.text },
  { "word", values.text }, { "name", values.text },
}

-- Where the text is not enough.
local by_name = {
  forms = forms, n = number, pile = values.pile,
  card = values.card, cards = cards, text = values.text, list = choices,
  player = player, side = values.side,
  self = function() return "self" end,
}


--- What may be anything at all.
function arguments.anything(c)
  return c.chance:one_of { number, values.text, cards, values.flag,
    values.player, values.pile, choices, forms, func, rank_values }(c)
end


local fill


--- One argument: of a parameter, or a table of several.
local function one(c, param)
  if param.table then return fill(c, param) end
  if c.chance:once_in(4 * values.each_odd) then
    return arguments.anything(c)
  elseif (c.nested or 0) < 1 and c.chance:once_in(25) then
    c.nested = 1
    local text = "(" .. c.call(c) .. ")"
    c.nested = 0
    return text
  end
  for _, rule in ipairs(kinds) do
    local plain = rule[1]:sub(1, 1) ~= "^"
    if param.text:find(rule[1], 1, plain) then
      return rule[2](c, param)
    end
  end
  return (by_name[param.name] or arguments.anything)(c, param)
end

arguments.one = one


--- A table of arguments by name: those that the signature names nearly always.
function fill(c, param)
  local list, named = {}, {}
  for _, name in ipairs(param.named) do named[name] = true end
  for _, field in ipairs(param.table) do
    if not c.chance:once_in(named[field.name] and 12 or 2) then
      list[#list + 1] = by(field.name, one(c, field))
    end
  end
  if #param.table == 0 then list[1] = choices(c) end
  return values.odd_or(c, "{ " .. table.concat(list, ", ") .. " }")
end


--- arguments.of(c, word) -> the arguments of a call of the word, as Lua
function arguments.of(c, word)
  local list = {}
  local n = #word.arguments
  if c.chance:once_in(2) then n = c.chance:from(word.needed, n) end
  if c.chance:once_in(3 * values.each_odd) then n = c.chance:from(0, n) end
  for i = 1, n do
    local param = word.arguments[i]
    list[i] = one(c, param)
    if param.many then
      for _ = 1, c.chance:from(0, 3) do list[#list + 1] = one(c, param) end
    end
  end
  return table.concat(list, ", ")
end


return arguments
