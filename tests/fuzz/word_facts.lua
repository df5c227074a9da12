-- Decks and facts of random games that call every word: what the list says of
-- a fact and of its parts makes a likely value.

local arguments = require "tests.fuzz.arguments"
local values = require "tests.fuzz.values"
local vocabulary = require "tests.fuzz.vocabulary"

local word_facts = {}

local known = vocabulary.read()
local number = arguments.number


--- What a maker makes, for a place where there is no match: in a fact.
local function outside(c, make, ...)
  local odd, made = values.each_odd, "2"
  values.each_odd = odd * 3
  for _ = 1, 12 do
    local text = make(c, ...)
    local start = text:match "^%s*function%(%.%.%.%)"
    if start then
      made = "function(self, ...) local forms, r " .. text:sub(#start + 1)
      break
    elseif not (" " .. text .. " "):find "[^%w_.\"]self[^%w_]"
      and not text:find "%f[%w_\"']r%f[^%w_]"
      and not text:find "%f[%w_]forms%f[^%w_]" then
      made = text
      break
    end
  end
  values.each_odd = odd
  return made
end


local letters = { "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L" }


--- A deck of so many suits and ranks.
local function plain_deck(c, suits, ranks, more)
  c.suits, c.ranks = table.move(letters, 1, suits, 1, {}), {}
  for i = 1, ranks do c.ranks[i] = tostring(i) end
  return ('deck { suits = "%s", ranks = "%s"%s }'):format(
    table.concat(c.suits, " "), table.concat(c.ranks, " "), more or "")
end


--- Decks at the edges: { suits, ranks, what else } each.
local edges = {
  { 1, 1 }, { 1, 1, ", packs = 16" }, { 1, 2, ', jokers = { "BJ" }' },
  { 4, 16 }, { 5, 13 }, { 8, 16 }, { 8, 16, ", packs = 2" },
  { 12, 10 }, { 10, 20 }, { 5, 24 }, { 2, 2, ", packs = 16" },
  { 4, 4, ", packs = 16" }, { 1, 24 }, { 12, 1 }, { 2, 6, ", packs = 8" },
  { 4, 16, ', jokers = { "BJ" }' }, { 3, 5, ', copies = { ["1"] = 16 }' },
  { 4, 13, ", packs = 4" }, { 4, 12, ", packs = 5" }, { 12, 10, ", packs = 2" },
  { 2, 3, ', tags = { poem = "1A 2B" }' },
}


local function named_deck(c, text, suits, ranks, jokers)
  c.suits, c.ranks = {}, {}
  for word in suits:gmatch "%S+" do c.suits[#c.suits + 1] = word end
  for word in ranks:gmatch "%S+" do c.ranks[#c.ranks + 1] = word end
  c.joker = jokers
  return text
end


--- The deck: its text, and in `c` what cards there are.
local function deck_of(c)
  local all = "2 3 4 5 6 7 8 9 10 J Q K A"
  local sort = c.chance:from(1, 12)
  local more = c.chance:once_in(c.short and 2 or 3) and ", { packs = "
    .. c.chance:one_of { 2, 2, 3, 4 } .. " }" or ""
  if sort <= 5 then
    c.deck = named_deck(c, "french(52" .. more .. ")", "C D H S", all)
  elseif sort <= 7 then
    c.deck = named_deck(c, 'french(52, { packs = ' .. c.chance:from(1, 2)
      .. ', jokers = { "BJ", "BJ" } })', "C D H S", all, "BJ")
  elseif sort == 8 then
    c.deck = named_deck(c, "french(32" .. more .. ")", "C D H S",
      "7 8 9 10 J Q K A")
  elseif sort == 9 then
    c.deck = named_deck(c, "spanish(40" .. more .. ")", "O C E B",
      "A 2 3 4 5 6 7 S C R")
  elseif sort == 10 then
    c.deck = c.chance:once_in(2)
      and named_deck(c, "tarot(78)", "C D H S", "1 2 3 4 5 6 7")
      or named_deck(c, "flower(48)", "R", "1 2")
  else
    local edge = c.chance:one_of(edges)
    c.deck = plain_deck(c, table.unpack(edge))
  end
  c.cards = {}
  for _, rank in ipairs(c.ranks) do
    for _, suit in ipairs(c.suits) do c.cards[#c.cards + 1] = rank .. suit end
  end
  if c.joker then c.cards[#c.cards + 1] = c.joker end
  return c.deck
end


--- Piles of the game's own: always these, so that words find some.
local function piles_of(c)
  c.piles = { { name = "lying" }, { name = "open" }, { name = "dark" },
    { name = "laid", each = "player" } }
  if c.chance:once_in(2) then
    c.piles[#c.piles + 1] = { name = "row[1]" }
    c.piles[#c.piles + 1] = { name = "row" }
  end
  return '{ lying = "all", open = "top", dark = "none", laid = { sees = "all",'
    .. ' each = "player" }, row = { sees = "all", n = 4 } }'
end


local rounds = "{ trump = suit, taker = player, bid = number, told = text, "
  .. "bid_text = text, yes = flag, card = card, list = list }"


local function cards_names(c)
  local list = c.chance:times(1, 4, function()
    return c.chance:one_of(c.chance:once_in(2) and c.ranks or c.cards)
  end)
  if c.joker and c.chance:once_in(3) then list[#list + 1] = c.joker end
  return '"' .. table.concat(list, " ") .. '"'
end


--- One of the words in quotation marks in a text, or any word.
local function quoted_word(c, text)
  local list = {}
  for word in text:gmatch '"([%l%d_ ]+)"' do list[#list + 1] = word end
  if text:find "pile" then return values.odd_or(c, '"lying"', '"open"') end
  if #list == 0 then return values.text(c) end
  return values.odd_or(c, ("%q"):format(c.chance:one_of(list)))
end


-- What each card of a suit or rank counts: up to the most that is allowed.
local usual_points = { "1", "2", "10", "1000000" }


local function points(c)
  local list, same = {}, c.chance:one_of { number, arguments.limit,
    function() return c.chance:one_of(usual_points) end }(c)
  c.each_counts = same
  local names = c.chance:once_in(2) and c.suits or c.ranks
  if c.chance:once_in(3) then
    for i, name in ipairs(names) do
      list[i] = ("[%q] = %s"):format(name, c.chance:once_in(2) and i or same)
    end
  else
    for i, name in ipairs(names) do
      list[i] = ("[%q] = %s"):format(name, same == "nil" and 2 or same)
      if c.chance:once_in(3) then same = number(c) end
    end
  end
  return "{ " .. table.concat(list, ", ") .. " }"
end


--- A number at random rather than a likely one? In a short game, which has few
-- facts, they are mostly right.
local function by_chance(c, once_in)
  return c.chance:once_in(c.short and 4 * once_in or once_in)
end


--- Values of facts and their parts, by the beginning of their text.
local kinds = {
  { "^number, or {", function(c)
    return ("{ %d, %s }"):format(c.chance:from(1, 4), number(c))
  end },
  { "^a number, or {", function(c)
    local low = c.chance:from(1, 4)
    return by_chance(c, 2) and number(c) or ("{ %d, %d }"):format(low,
      low + c.chance:from(0, 12))
  end },
  { "^two numbers", function(c)
    return ("{ %s, %s }"):format(values.number(c, 1, 3), number(c))
  end },
  { "least, most", function(c)
    local low = c.chance:from(1, 4)
    return by_chance(c, 3) and values.number(c, 1, 5)
      or ("{ %d, %d }"):format(low, low + c.chance:from(0, 12))
  end },
  { "^number", function(c)
    return by_chance(c, 3) and number(c) or values.number(c, 1, 4)
  end },
  { "^flag", function(c)
    return values.odd_or(c, "true", "true", "true", "false")
  end },
  { "^text or list", function(c, text)
    if c.short then return values.odd_or(c, '"all"', '{ "x1" }') end
    return c.chance:once_in(2) and quoted_word(c, text)
      or "{ " .. values.text(c) .. ' , "x1" }'
  end },
  { "^text", quoted_word },
  { "^letters of the suits", function(c)
    return '"' .. table.concat(c.suits, " ") .. '"'
  end },
  { "^ranks", arguments.ranks }, { "^cards", cards_names },
  { "^facts", function(c)
    return ("%q"):format(table.concat(c.chance:some_of(known.when, 2), ", "))
  end },
  { "^list of numbers", function(c)
    return "{ " .. number(c) .. ", " .. number(c) .. " }"
  end },
  { "^list of cards", function(c)
    return "{ " .. cards_names(c) .. ", " .. cards_names(c) .. " }"
  end },
  { "^list", values.choices }, { "^function", arguments.func },
  { "^table: card", function()
    return '{ piles = "row", values = "list", owners = "list" }'
  end },
  { "^table", points },
}


local function value_of(c, part)
  if part.name == "suits" then return kinds[9][2](c) end
  for _, kind in ipairs(kinds) do
    if part.text:find(kind[1]) then return kind[2](c, part.text) end
  end
  return arguments.anything(c)
end


--- Some parts of a fact, `name = value` each; marks around the value tell where
-- it is, as it may have to go.
local function parts(c, list, once_in)
  local some = {}
  for _, part in ipairs(c.chance:some_of(list, once_in)) do
    some[#some + 1] = ("%s = \1%s\2%s\3"):format(part.name, part.name,
      outside(c, value_of, part))
  end
  return some
end


-- What a fact has before its parts, and other facts that it needs.
local places = { camps = '"taker", "others"' }
local asked = { "combinations", "points", "obligations" }
local needs = { camps = "points", captures = "points", taking = "melds" }


-- What hardly goes with the other parts of an entry, or with what else is said.
local alone = { cards = true, apart = true, beats = true }


--- Some parts, mostly without those that go with few others.
local function fitting(c, list, once_in)
  local some = {}
  for _, part in ipairs(list) do
    if not (c.short and alone[part.name]) or c.chance:once_in(4) then
      some[#some + 1] = part
    end
  end
  return parts(c, some, once_in)
end


local function entries(c, fact)
  local list = c.chance:times(1, 4, function(i)
    local inner = fitting(c, fact.list, c.chance:one_of { 2, 4, 6 })
    table.insert(inner, 1, ('"x%d"'):format(i[1]))
    i[1] = i[1] + 1
    return "{ " .. table.concat(inner, ", ") .. " }"
  end, { 1 })
  return table.concat(list, ", ")
end


--- A fact that has parts, by what the list says of them; mostly the first.
local function parted(c, fact)
  local list = fitting(c, fact.parts, c.short and 2
    or c.chance:one_of { 2, 3, 5 })
  local first = fact.parts[1]
  if first and not (list[1] or ""):find("^" .. first.name .. " ")
    and not c.chance:once_in(12) then
    list[#list + 1] = ("%s = \1%s\2%s\3"):format(first.name, first.name,
      outside(c, value_of, first))
  end
  list[#list + 1] = places[fact.name]
  if #fact.list > 0 then
    local text = entries(c, fact)
    list[#list + 1] = fact.names and "show = { " .. text .. " }" or text
  end
  return "{ " .. table.concat(list, ", ") .. " }"
end


--- An obligation: one of the engine's, with parts, or a function.
local function obligation(c)
  local sort = c.chance:from(1, 6)
  if sort <= 2 then return c.chance:one_of(known.natives) end
  if sort == 3 then
    return ('obligation "f%d" { says = "no", function(self, hand, player) '
      .. "local r, forms %s return %s end }"):format(c.chance:from(1, 9),
      c.call_statement(c), c.call(c))
  end
  c.must = c.chance:once_in(2) and "play" or "avoid"
  local inner = {}
  local some = c.chance:some_of(known.obligation, 4)
  for _, part in ipairs(known.obligation) do
    if part.name == c.must then some[#some + 1] = part end
  end
  for _, part in ipairs(some) do
    local text = outside(c, value_of, part)
    if part.text:find "names of cards" and c.chance:once_in(2) then
      text = ("%q"):format(c.chance:one_of(known.play))
    end
    inner[#inner + 1] = part.name .. " = " .. text
  end
  inner[#inner + 1] = 'says = "no"'
  return ('obligation "o%d" { %s }'):format(c.chance:from(1, 9),
    table.concat(inner, ", "))
end


--- An obligation, perhaps with a condition around it.
local function conditional(c)
  local text = obligation(c)
  for _, word in ipairs(known.words) do
    local last = word.arguments[#word.arguments]
    if word.group == "obligations" and c.chance:once_in(20) then
      local first = values.odd_or(c, '"stock"', '"leading"', cards_names(c),
        '"taker"', '"card"')
      text = ("%s(%s%s)"):format(word.name, first, #word.arguments == 1 and ""
        or ", " .. (last.name == "caller" and '"taker"' or text))
    end
  end
  return text
end


--- Facts that are not made from their text alone.
local own = {
  obligations = function(c)
    return "{ " .. table.concat(c.chance:times(1, 3, conditional, c), ", ")
      .. " }"
  end,
  sides = function(c)
    if c.players == 2 then return "{ { 1 }, { 2 } }" end
    return c.players % 2 == 0 and '"partners"' or "{ { 1, 2, 3 } }"
  end,
  points = points,
  contracts = function(c)
    return ("{ high = { %s, from = 1, to = 3 }, low = %s }"):format(
      number(c), number(c))
  end,
  plays = function() return '{ throws = true, pairs_over_triple = "one" }' end,
  levels = function(c)
    local all = '"' .. table.concat(c.ranks, " ") .. '"'
    return ("{ of = %s, stops = %s }"):format(values.odd_or(c, all),
      values.odd_or(c, values.rank(c), "nil"))
  end,
  ranks = function(c)
    local all = '"' .. table.concat(c.ranks, " ") .. '"'
    return values.odd_or(c, all)
  end,
  refuses = function(c) return arguments.func(c) end,
  facts = function(c) return "{ own = " .. number(c) .. " }" end,
  keeps = function(c)
    return "{ level = 2, " .. c.chance:one_of { "last_taker = player",
      'high = each_side "2"', "wish = each_player(number)" } .. " }"
  end,
  names_players = function() return '"ask {player}"' end,
  turn = function() return '"anticlockwise"' end,
}

local always = { players = true, deck = true, piles = true, round = true,
  options = true }


--- The facts, a line each: those that every game has, those of its themes, and
-- now and then another.
local function facts_of(c)
  local list = {}
  local function add(name, text)
    list[#list + 1] = { fact = not always[name] and name,
      text = "  " .. name .. " = " .. text .. "," }
  end
  add("players", tostring(c.players))
  add("deck", c.deck)
  add("piles", piles_of(c))
  add("round", rounds)
  add("options", '{ rounds = number { 2, from = 1, to = 9, "rounds" } }')
  for _, fact in ipairs(known.facts) do
    local theme = false
    for _, name in ipairs(c.themes) do theme = theme or name == fact.name end
    if not always[fact.name] and (theme or c.chance:once_in(c.others)) then
      local make = own[fact.name]
      add(fact.name, make and outside(c, make) or #fact.parts + #fact.list > 0
        and parted(c, fact) or outside(c, value_of, fact))
    end
  end
  return list
end


--- What this game is about: up to three facts that have something to them, in
-- a short one mostly one, which the question can be about.
local function themes_of(c)
  local names = {}
  for _, fact in ipairs(known.facts) do
    if own[fact.name] or #fact.parts + #fact.list > 0 then
      names[#names + 1] = fact.name
    end
  end
  local few = c.short and not c.chance:once_in(6)
  local themes = c.chance:times(few and 1 or 0, few and 1 or 3, function()
    return c.chance:one_of(few and not c.chance:once_in(3) and asked or names)
  end)
  for _, name in ipairs(themes) do themes[#themes + 1] = needs[name] end
  return themes
end

word_facts.deck_of, word_facts.facts_of = deck_of, facts_of
word_facts.themes_of, word_facts.parts = themes_of, parts
word_facts.cards_names = cards_names

return word_facts
