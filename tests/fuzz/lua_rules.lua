-- Rules files. An input that begins with a zero byte makes one: the bytes say
-- which facts it has and which words its steps say, with which arguments.
-- Any other input is a rules file itself.

local harness = require "lua_harness"
local tenace = require "tenace"

local files_of = tenace["library_of"]

harness.shut()

local facts = {
  'deck = french(52)', 'deck = french(32)', 'deck = french(54, { packs = 2 })',
  'deck = french(52, { packs = 4 })', 'deck = spanish(40)',
  'deck = french(52, { jokers = { "BJ", "BJ" } })',
  'piles = { heap = "none" }', 'piles = { heap = "all", kitty = "none" }',
  'piles = { heap = "top" }', 'points = { A = 11, K = 4, ["10"] = -3 }',
  'ranks = "2 3 4 5 6 7 8 9 10 J Q K A"', 'sides = "partners"',
  'melds = { sets = "7 8 BJ" }',
  'melds = { sets = "7 8 9 A", wild = "2 BJ", one_of_a_rank = true }',
  'melds = { sets = "7 8 9 A", runs = "7 8 9 10 J", wild = "BJ 2" }',
  'melds = { sets = "7 8 9", last = "A", full = 4, full_to_go_out = 1 }',
  'taking = { pile = "heap", whole = true, frozen_by = "2" }',
  'taking = { pile = "heap", down = true, top_free = true }',
  'taking = { pile = "heap" }', 'laid_down = "3D 3H"',
  'obligations = { follow_suit, play_trump, overtrump }',
  'obligations = { beat_led }', 'plays = { throws = true }',
  'plays = { throws = false, short_tractors = true }',
  'round = { trump = suit, who = player, n = number, some = cards }',
  'keeps = { level = { 2, 2 } }', 'turn = "anticlockwise"', 'players = 2',
  'players = 3', 'players = 8', 'order = { trump = "trump" }',
}

local values = {
  "1", "2", "3", "4", "0", "-1", "13", "52", "math.maxinteger", "2^40",
  "math.mininteger", "65536", "255", "256", "nil", "true", "{}", "1.5",
  '""', '"AS"', '"AS KS QS"', '"BJ"', '"7C 7D 7H"', '"2C 2C"', '"H"',
  '"trump"', '"heap"', '"a b"', '("x"):rep(3000)', "self.stock", "self.heap",
  "self.kitty", "self.dealer", "self:player(1)", "self:player(2)",
  "self:player(1).hand", "self:player(2).hand", "self:side(1)",
  "self:side(2).won", "self.stock:cards()", "self:player(1).hand:cards()",
  "self.stock:top()", '{ "a", "b" }', '{ 1, 2 }', '{ "AS", "KS" }',
  '{ leader = 1, tricks = 2 }', '{ until_wins = 2 }', "self.n", "self.trump",
  "self:player(1).hand:cards():list()[1]",
}

local words = {
  "deal_each", "draw", "move", "turn_over", "show",
  "sit_out", "random", "play_tricks", "play_on", "begin_trick",
  "end_trick", "let_play", "led", "trick",
  "run_of_trumps", "melds",
  "is_concealed", "play_turn",
  "make_dealer", "score", "choose", "ask_cards", "ask_number", "ask_yes_no",
  "put_away", "play_turns", "knock_cards", "lay_open",
  "largest_led", "partner_of", "left_of",
  "each_player", "player", "side", "tally", "tell", "count_on", "auction",
  "declare", "deal_out", "split", "note", "exchange", "order",
  "draw_all", "declare_in_draw", "tricks", "value", "next_dealer",
}

local the_words = require "tenace.words.all"
for name in pairs(the_words.on_self or {}) do words[#words + 1] = name end
table.sort(words)


--- Reads the input byte by byte.
local function reader(bytes)
  local at = 1
  local function next_byte(n)
    at = at + 1
    return (bytes:byte(at) or 0) % n
  end
  return next_byte, function() return at <= #bytes end
end


local function statement(next_byte)
  local list = {}
  for i = 1, next_byte(5) do list[i] = values[next_byte(#values) + 1] end
  local call = "self:" .. words[next_byte(#words) + 1] .. "("
    .. table.concat(list, ", ") .. ")"
  local how = next_byte(8)
  if how == 0 then return "self.n = " .. call end
  if how == 1 then return "for _ = 1, 3 do local _ = " .. call .. " end" end
  if how == 2 then
    return "if #self.stock > 3 then local _ = " .. call .. " end"
  end
  return "local _ = " .. call
end


local function step(next_byte, name, parameters)
  local list = { "function g:" .. name .. "(" .. parameters .. ")" }
  for i = 1, next_byte(8) do list[i + 1] = "  " .. statement(next_byte) end
  list[#list + 1] = "end\n"
  return table.concat(list, "\n")
end


--- A game made from the bytes.
local function made(bytes)
  local next_byte = reader(bytes)
  local list = { 'local g = game "G" {' }
  local has = {}
  for _ = 1, 2 + next_byte(8) do
    local fact = facts[next_byte(#facts) + 1]
    local name = fact:match "^%a+"
    if not has[name] then list[#list + 1] = "  " .. fact .. "," end
    has[name] = true
  end
  if not has.deck then list[#list + 1] = "  deck = french(52)," end
  if not has.players then list[#list + 1] = "  players = 4," end
  list[#list + 1] = "  options = { rounds = number { 2, from = 1, to = 9, "
    .. '"rounds" } },\n}'
  list[#list + 1] = step(next_byte, "round", "")
  if next_byte(3) == 0 then
    list[#list + 1] = step(next_byte, "after_trick", "winner")
  end
  if next_byte(4) == 0 then
    list[#list + 1] = step(next_byte, "throw_failed", "player")
  end
  return table.concat(list, "\n") .. "\nreturn g\n"
end


--- Plays a match of the variant: at random, with a search now and then.
local function play(variant)
  local m = tenace.new(variant, { seed = 1, traced = true,
    most_decisions = 60 })
  for n = 1, 40 do
    if not m:turn() then break end
    m:play(m:choose(n % 10 == 3 and "search:2" or "random"))
    m:view(1)
  end
  m:record()
end


return function(bytes)
  local text = bytes
  if bytes:byte(1) == 0 then text = made(bytes) end
  local _, variant = harness.try(function()
    return files_of { { name = "g", path = "g.lua", text = text } }
      :variant "g"
  end)
  if type(variant) ~= "table" or not variant.steps then return end
  harness.try(play, variant)
end
