-- Random whole games and house rules, made of the words of rules files.

local Chance = require "tests.fuzz.chance"
local statements = require "tests.fuzz.statements"
local values = require "tests.fuzz.values"

local games = {}

local french = { suits = { "C", "D", "H", "S" }, ranks = { "2", "3", "4", "5",
  "6", "7", "8", "9", "10", "J", "Q", "K", "A" }, text = "french(52%s)" }
local short = { suits = french.suits, ranks = { "7", "8", "9", "10", "J", "Q",
  "K", "A" }, text = "french(32%s)" }
local jokers = { suits = french.suits, ranks = french.ranks, jokers = true,
  text = 'french(52, { jokers = { "BJ", "BJ" }%s })' }
local spanish = { suits = { "O", "C", "E", "B" }, ranks = { "A", "2", "3", "4",
  "5", "6", "7", "S", "C", "R" }, text = "spanish(40%s)" }
local own = { suits = { "X", "Y" }, ranks = { "1", "2", "3", "4", "5", "6" },
  text = 'deck { suits = "X Y", ranks = "1 2 3 4 5 6"%s }' }


--- The deck: its facts, and in `c` what cards there are.
local function deck_of(c)
  local chance = c.chance
  local deck = chance:one_of { french, french, short, jokers, spanish, own }
  c.suits, c.ranks, c.cards = deck.suits, deck.ranks, {}
  for _, rank in ipairs(deck.ranks) do
    for _, suit in ipairs(deck.suits) do
      c.cards[#c.cards + 1] = rank .. suit
    end
  end
  if deck.jokers then c.cards[#c.cards + 1] = "BJ" end
  c.packs = chance:one_of { 1, 1, 1, 2, 2, 3, 4 }
  if c.packs == 1 then return deck.text:format "" end
  local inner = deck == own or deck == jokers
  return deck.text:format(inner and ", packs = " .. c.packs
    or ", { packs = " .. c.packs .. " }")
end


local sees = { "none", "owner", "all", "top" }


--- Piles of the game's own.
local function piles_of(c)
  local list, text = {}, {}
  for _, name in ipairs(c.chance:some_of({ "discard", "kitty", "drawn",
    "heap", "laid" }, 2)) do
    local each = c.chance:one_of { false, false, "side", "player" }
    local seen = c.chance:one_of(sees)
    if name == "discard" then each, seen = false, "top" end
    if seen == "owner" and not each then seen = "all" end
    list[#list + 1] = { name = name, each = each }
    text[#text + 1] = each and ("%s = { sees = %q, each = %q }"):format(name,
      seen, each) or ("%s = %q"):format(name, seen)
  end
  c.piles = list
  return "{ " .. table.concat(text, ", ") .. " }"
end


--- Some ranks or cards, as a text in quotes.
local function some_ranks(c, once_in)
  local some = c.chance:some_of(c.ranks, once_in)
  if c.chance:once_in(3) then some[#some + 1] = c.chance:one_of(c.cards) end
  if c.chance:once_in(9) then some[#some + 1] = "BJ" end
  if c.chance:once_in(30) then some[#some + 1] = "ZZ" end
  return '"' .. table.concat(some, " ") .. '"'
end


--- A number of a meld's facts; now and then at an edge.
local function limit(c, low, high)
  if c.chance:once_in(15) then
    return c.chance:one_of { "0", "1", "199", "200", "-1", "1.5", '"x"' }
  end
  return tostring(c.chance:from(low, high))
end


local function melds_of(c)
  local list, chance = {}, c.chance
  local function add(name, text, once_in)
    if chance:once_in(once_in) then list[#list + 1] = name .. " = " .. text end
  end
  add("sets", '"' .. table.concat(c.ranks, " ") .. '"', 1)
  add("sets", some_ranks(c, 2), 4)
  add("runs", '"' .. table.concat(c.ranks, " ") .. '"', 3)
  add("wild", some_ranks(c, 6), 2)
  add("least", limit(c, 1, 4), 2)
  add("most", limit(c, 3, 9), 4)
  add("naturals", limit(c, 0, 3), 3)
  add("naturals_per_wild", limit(c, 0, 2), 4)
  add("most_wild", limit(c, 0, 4), 3)
  add("wild_melds", "{ " .. limit(c, 1, 3) .. ", " .. limit(c, 3, 7) .. " }",
    4)
  add("last", some_ranks(c, 8), 5)
  add("one_of_a_rank", tostring(chance:once_in(2)), 3)
  add("different_suits", tostring(chance:once_in(2)), 5)
  add("by", chance:one_of { '"side"', '"all"' }, 3)
  add("full", limit(c, 3, 7), 2)
  add("called", '"canasta"', 4)
  add("full_to_go_out", limit(c, 0, 2), 3)
  add("of_a_rank", limit(c, 0, 3), 4)
  add("natural_runs", "true", 4)
  add("most_run", limit(c, 3, 7), 4)
  add("low_counts", limit(c, 0, 3), 4)
  add("discard_last", "true", 4)
  add("named", "true", 4)
  add("in_hand", '"rest"', 4)
  add("clear", '"clean"', 5)
  add("all", chance:one_of { '"all out"', '"a word too long for this"' }, 6)
  return "{ " .. table.concat(list, ", ") .. " }"
end


local function taking_of(c)
  local list, chance = { 'pile = "discard"' }, c.chance
  if chance:once_in(2) then list[#list + 1] = "whole = true" end
  if chance:once_in(3) then
    list[#list + 1] = "frozen_by = " .. some_ranks(c, 8)
  end
  if chance:once_in(3) then list[#list + 1] = "before_first = false" end
  if chance:once_in(3) then list[#list + 1] = "back = false" end
  if chance:once_in(2) then list[#list + 1] = "down = true" end
  if chance:once_in(4) then list[#list + 1] = "top_free = true" end
  if chance:once_in(4) then list[#list + 1] = "others_help = true" end
  return "{ " .. table.concat(list, ", ") .. " }"
end


local natives = { "follow_suit", "beat_led", "beat_led_always", "play_trump",
  "overtrump" }


--- An obligation of the file's own.
local function own_obligation(c)
  local given = c.chance:one_of {
    "return hand:of_suit(" .. values.suit(c) .. ")",
    "return " .. values.cards_text(c, 1, 4),
    "return hand", "return " .. values.suit(c), "return nil",
    "local led = split(self:trick())[1]\nreturn led and hand:cards():of_rank("
      .. "rank(led))",
    "self.bid = 1", "return " .. c.chance:one_of(values.odd),
  }
  return ('obligation "own %d" { says = %s, function(self, hand) %s end }')
    :format(c.chance:from(1, 3),
    c.chance:one_of { '"so {cards}"', '"{suit} {best} {trump}"', '"{no}"' },
    given)
end


local function obligations_of(c)
  local list = c.chance:some_of(natives, 2)
  if c.chance:once_in(3) then list[#list + 1] = own_obligation(c) end
  if c.chance:once_in(6) and #list > 0 then
    list[#list] = 'once_empty("stock", ' .. list[#list] .. ")"
  end
  return "{ " .. table.concat(list, ", ") .. " }"
end


local function plays_of(c)
  local list, chance = {}, c.chance
  if chance:once_in(3) then list[#list + 1] = "throws = false" end
  if chance:once_in(3) then list[#list + 1] = "short_tractors = false" end
  if chance:once_in(4) then list[#list + 1] = 'owed = "suit"' end
  if chance:once_in(2) then
    list[#list + 1] = "pairs_over_triple = "
      .. chance:one_of { '"no"', '"one"', '"two"' }
  end
  if chance:once_in(2) then
    list[#list + 1] = 'kill_compare = "highest"'
  end
  return "{ " .. table.concat(list, ", ") .. " }"
end


local fields = "round = { trump = suit, taker = player, bid = number, "
  .. "said = text, bid_text = text, yes = flag, card = card, list = list },"
  .. "\n  keeps = { level = 2, last_taker = player },"


--- The options, each declared in a line.
local function options_of(c)
  local list = { 'rounds = number { %d, from = 0, to = 9, "rounds" }' }
  list[1] = list[1]:format(c.chance:from(1, 3))
  if c.chance:once_in(3) then
    list[#list + 1] = 'target = number { 5, from = 1, to = 99, "target" }'
  end
  if c.chance:once_in(4) then
    list[#list + 1] = ('first_dealer = number { %d, from = 1, to = %d, '
      .. '"dealer" }'):format(c.chance:from(1, c.players),
      c.chance:once_in(9) and 300 or c.players)
  end
  if c.chance:once_in(3) then
    list[#list + 1] = 'how = choice { "one", "two", 3, "how" }'
  end
  if c.chance:once_in(5) then
    list[#list + 1] = 'floor = number { -9, from = -99, to = 0, "floor" }'
  end
  return "{ " .. table.concat(list, ", ") .. " }"
end


local function sides_of(c)
  local n = c.players
  if n >= 4 and n % 2 == 0 and c.chance:once_in(2) then return '"partners"' end
  if n == 3 and c.chance:once_in(3) then return "{ { 1, 3 }, { 2 } }" end
end


--- The facts of a game, a line each.
local function facts_of(c)
  local chance, list = c.chance, {}
  c.players = chance:one_of { 1, 2, 2, 3, 4, 4, 5, 6, 8 }
  local function add(name, text)
    if text then list[#list + 1] = "  " .. name .. " = " .. text .. "," end
  end
  add("players", tostring(c.players))
  add("sides", sides_of(c))
  add("deck", deck_of(c))
  add("piles", piles_of(c))
  if chance:once_in(4) then add("turn", '"anticlockwise"') end
  if chance:once_in(3) then
    add("points", ("{ [%q] = 10, [%q] = %s }"):format(c.ranks[1],
      c.ranks[#c.ranks], c.chance:one_of { "4", "-3", "2147483648" }))
  end
  c.melds = chance:once_in(3)
  if c.melds then
    add("melds", melds_of(c))
    if chance:once_in(2) then add("taking", taking_of(c)) end
    if chance:once_in(3) then add("laid_down", some_ranks(c, 9)) end
  end
  if chance:once_in(4) and c.packs > 1 then
    add("plays", plays_of(c))
    c.plays = true
  else
    add("obligations", obligations_of(c))
  end
  if chance:once_in(5) then
    add("contracts", '{ high = { 10, from = 1, to = 3 }, low = 23 }')
    c.contracts = true
  end
  add("options", options_of(c))
  list[#list + 1] = "  " .. fields
  return table.concat(list, "\n")
end


--- The statements of a round: sensible ones in order, and anything in between.
local function round_of(c)
  local chance, list = c.chance, {}
  local function add(text) list[#list + 1] = text end
  local function maybe(once_in)
    if chance:once_in(once_in) then add(statements.one(c)) end
  end
  maybe(6)
  local cards = #c.cards * c.packs // c.players
  if not chance:once_in(12) then
    add(("self:deal_each(%d)"):format(chance:from(1,
      math.max(1, math.min(13, cards - chance:from(0, 3))))))
  end
  maybe(2)
  maybe(2)
  if chance:once_in(2) then add("self.trump = " .. values.suit(c)) end
  maybe(3)
  if c.melds and not chance:once_in(4) then
    if chance:once_in(2) then add "self:draw(self.discard or self.stock)" end
    add(statements.turns(c))
  elseif not chance:once_in(4) then
    add(chance:once_in(3) and statements.words.play_tricks(c)
      or "self:play_tricks()")
  end
  maybe(2)
  maybe(3)
  add(("self:score(%s, %d, \"a round\")"):format(values.player(c, true),
    chance:from(-5, 9)))
  return table.concat(list, "\n")
end


local steps = {}


function steps.after_trick(c)
  return "winner", statements.block(c, 1, 2) .. "\nreturn " .. c.chance:one_of {
    "false", "winner.tricks > 3", "nil", c.chance:one_of(values.odd) }
end


function steps.throw_failed(c)
  return "player", statements.block(c, 1, 2)
end


function steps.order(c)
  local ranks = table.concat(c.ranks, " ")
  return "", "return " .. c.chance:one_of {
    "{ trump = self.trump }", ('{ ranks = "%s" }'):format(ranks),
    ('{ trump = self.trump, top = "%s %s" }'):format(c.cards[1], c.cards[2]),
    ('{ top = "%s = %s" }'):format(c.cards[1], c.cards[3]),
    ('{ worthless = "%s" }'):format(c.cards[1]),
    "{ trump = " .. values.suit(c) .. " }", c.chance:one_of(values.odd),
    "{ ranks = " .. c.chance:one_of(values.odd) .. " }",
    "{ top = " .. values.cards_text(c, 1, 9) .. ", worthless = "
      .. values.cards_text(c, 1, 9) .. " }",
  }
end


function steps.standing(c)
  return "", "return { held = " .. values.number(c) .. ", it = "
    .. values.text(c) .. " }"
end


function steps.value(c)
  return "", "return " .. values.number(c) .. ", " .. values.text(c)
end


function steps.next_dealer(c)
  return "", "return " .. values.player(c)
end


function steps.over(c)
  return "", "return " .. c.chance:one_of { "self.round_number > 2, 1",
    "true, 0", "base.over(self)", values.flag(c) .. ", " .. values.side(c) }
end


local step_names = { "after_trick", "throw_failed", "order", "standing",
  "value", "next_dealer", "over" }


--- Random steps of a definition called g.
local function steps_of(c, once_in)
  local list = {}
  for _, name in ipairs(c.chance:some_of(step_names, once_in)) do
    local arguments, body = steps[name](c)
    list[#list + 1] = ("function g:%s(%s)\n%s\nend"):format(name, arguments,
      body)
  end
  return table.concat(list, "\n\n")
end


--- An example, which may make sense.
local function example_of(c)
  if not c.chance:once_in(4) then return "" end
  return ('\nexample "one" { hand = %s, trick = %s, %s = %s }\n'):format(
    values.cards_text(c, 1, 3), values.cards_text(c, 1, 2),
    c.chance:one_of { "legal", "winner", "value", "meld", "scores" },
    c.chance:one_of { "1", '"AS"', "false", "{ 1, 2 }" })
end


--- games.game(seed) -> the text of a game, g.lua
function games.game(seed)
  local c = { chance = Chance.new(seed) }
  local facts = facts_of(c)
  return ('-- A game of chance, %d.\n\nlocal g = game "Chance" {\n%s\n}\n\n'
    .. "function g:round()\n%s\nend\n\n%s\n%s\nreturn g\n"):format(seed, facts,
    round_of(c), steps_of(c, 5), example_of(c))
end


--- What house rules of the program's own games may use.
games.shipped = {
  bid_whist = { players = 4, deck = french, steps = { "round", "deal" } },
  canasta = { players = 4, deck = french, melds = true, packs = 2,
    steps = { "round", "turn", "deal", "score_round" } },
  rummy = { players = 2, deck = french, melds = true, steps = { "round" } },
  shengji = { players = 4, deck = french, packs = 2, steps = { "round" } },
  skat = { players = 3, deck = short, steps = { "deal", "bidding", "play",
    "score_round", "take_skat", "order" } },
  tute = { players = 4, deck = spanish, steps = { "round" } },
  whist = { players = 4, deck = french, steps = { "deal", "choose_trump",
    "round", "score_round" } },
}

games.names = { "bid_whist", "canasta", "rummy", "shengji", "skat", "tute",
  "whist" }


--- Around what a house rule replaces, or instead of it.
local function replaced(c, name)
  local base = ("local result = base.%s(self, ...)"):format(name)
  local list = { statements.block(c, 1, 2), base, statements.block(c, 0, 2) }
  if c.chance:once_in(4) then table.remove(list, 2) end
  return ("function g.%s(self, ...)\n%s\nreturn result\nend"):format(name,
    "local result\n" .. table.concat(list, "\n"):gsub("local result = ",
    "result = "))
end


--- Facts that a house rule may change.
local function changes_of(c)
  local list = {}
  local function add(once_in, text)
    if c.chance:once_in(once_in) then list[#list + 1] = "  " .. text .. "," end
  end
  add(3, "obligations = " .. obligations_of(c))
  add(5, "piles = " .. piles_of(c))
  add(4, "melds = " .. melds_of(c))
  add(8, "plays = " .. plays_of(c))
  add(8, "deck = " .. deck_of(c))
  add(12, "players = " .. c.chance:from(1, 8))
  add(8, "laid_down = " .. some_ranks(c, 8))
  add(8, "set = { rounds = " .. c.chance:from(1, 3) .. " }")
  return table.concat(list, "\n")
end


--- A text with names of fields that no game has.
local function own_names(text)
  text = text:gsub("self%.([%a_]+)", function(name)
    return fields:find(" " .. name .. " =", 1, true) and "self.x_" .. name
  end)
  return (text:gsub(" ([%a_]+)( = %a+,)", " x_%1%2")
    :gsub("{ ([%a_]+)( = %w+, x_)", "{ x_%1%2")
    :gsub("([%a_]+)( = %a+ })", "x_%1%2"))
end


--- games.house_rule(seed) -> the text of a house rule, and its game
function games.house_rule(seed)
  local chance = Chance.new(seed)
  local game = chance:one_of(games.names)
  local of = games.shipped[game]
  local c = { chance = chance, players = of.players, suits = of.deck.suits,
    ranks = of.deck.ranks, melds = of.melds, packs = of.packs or 1,
    cards = {}, piles = {} }
  for _, rank in ipairs(c.ranks) do
    for _, suit in ipairs(c.suits) do c.cards[#c.cards + 1] = rank .. suit end
  end
  local list = {}
  for _, name in ipairs(chance:some_of(of.steps, 2)) do
    list[#list + 1] = own_names(replaced(c, name))
  end
  return ('-- A house rule of chance, %d.\n\nlocal g = house_rule "Chance" {\n'
    .. '  of = "%s",\n%s\n%s\n}\n\n%s\n\n%s\n%s\nreturn g\n'):format(seed,
    game, changes_of(c), own_names(fields), table.concat(list, "\n\n"),
    own_names(steps_of(c, 9)), example_of(c)), game
end

return games
